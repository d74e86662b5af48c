"""A list built step by step at the keyboard: what is in it, what may still be bought, and what is wrong with it."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from msgspec.structs import replace

from sortilege.cli.example import UserFault
from sortilege.cli.roster.lists import pack_of, printable, speaker_of, title
from sortilege.cli.roster.new_roster import typed_card
from sortilege.cli.roster.show_roster import table
from sortilege.content.army import ArmyCard
from sortilege.content.pack import Pack, cost_of
from sortilege.rosters.building import (
    add,
    artifacts_to_add,
    change,
    models_to_add,
    remove,
    spells_to_add,
    with_artifact,
    with_spell,
)
from sortilege.rosters.checking import check
from sortilege.rosters.finding import Fault
from sortilege.rosters.roster import Roster
from sortilege.rosters.sources import Sheet
from sortilege.rules.confrontation.alliances import PEOPLES, is_mercenary, people_of

if TYPE_CHECKING:
    from sortilege.cli.terminal.paper import Paper

LEAVE, DONE = "quit", "done"
PROMPT = "roster > "


class Bench:
    """Where a list is built: what is typed changes it, and it is shown again."""

    def __init__(self, roster: Roster, paper: "Paper") -> None:
        self.roster = roster
        self.paper = paper
        self.pack = pack_of(Sheet("the list", roster, Path()))
        self.speaker = speaker_of(self.pack)
        self.offered: tuple[str, ...] = ()
        """the models to choose from, by their numbers"""

    def say(self, message: str, **facts: Any) -> None:
        self.paper.say(self.speaker.texts.say(message, **facts))

    def read(self) -> str:
        return self.paper.read(PROMPT)

    def show(self) -> None:
        """The list with its total, its faults, and what may still be bought."""
        self.paper.say("")
        self.paper.say(title(self.roster, self.pack, self.speaker), style="bold")
        if self.roster.cards:
            self.paper.show(table(self.roster, self.pack, self.speaker))
        for finding in check(self.roster, self.pack):
            if isinstance(finding, Fault):
                said = printable(self.speaker.finding(finding.code, finding.facts))
                self.paper.sentence(said, finding.rule, style="red", indent="  ")
        self.offer()

    def offer(self) -> None:
        """What may still be bought, numbered."""
        if not isinstance(self.pack, Pack):
            return
        self.offered = models_to_add(self.roster, self.pack)
        self.say("list-offered" if self.offered else "list-nothing-offered")
        for number, model in enumerate(self.offered, 1):
            cost = cost_of(self.pack, ArmyCard(model))
            self.say("list-offer", number=number, model=model, cost=cost)

    def take(self, typed: str) -> None:
        """One step: a number of what is offered, a card as one types it, or a word with the number of a card."""
        word, _, rest = typed.partition(" ")
        steps: dict[str, Callable[[str], None]] = {
            "remove": self.remove,
            "count": self.count,
            "spells": self.spells,
            "artifacts": self.artifacts,
        }
        if word.casefold() in steps:
            steps[word.casefold()](rest)
        elif found := re.fullmatch(r"(\d+)(?:\s*x\s*(\d+))?", typed):
            self.roster = add(self.roster, _one_of(self.offered, found[1]), _count(found[2] or "1"))
        else:
            card = typed_card(typed, self.pack)
            self.roster = replace(self.roster, cards=(*self.roster.cards, card))

    def remove(self, rest: str) -> None:
        self.roster = remove(self.roster, _place(rest))

    def count(self, rest: str) -> None:
        """`count 2 5`: five models on the second card."""
        place, _, number = rest.partition(" ")
        self.roster = change(self.roster, _place(place), count=_count(number))

    def spells(self, rest: str) -> None:
        """The spells that a card may still have, and those that are chosen."""
        self.buy(_place(rest), spells_to_add, with_spell, "spells")

    def artifacts(self, rest: str) -> None:
        self.buy(_place(rest), artifacts_to_add, with_artifact, "artifacts")

    def buy(
        self,
        place: int,
        legal: Callable[[Roster, int, Pack], tuple[str, ...]],
        bought: Callable[[Roster, int, str], Roster],
        kind: Literal["spells", "artifacts"],
    ) -> None:
        """What a card may still have of a kind, and what is chosen of it."""
        if not isinstance(self.pack, Pack):
            return
        offered, cards = legal(self.roster, place, self.pack), getattr(self.pack, kind)
        for number, card in enumerate(offered, 1):
            self.say("list-offer-card", number=number, card=card, cost=cards[card].pa)
        self.say("list-which-cards" if offered else "list-no-cards")
        for typed in self.read().replace(",", " ").split() if offered else ():
            self.roster = bought(self.roster, place, _one_of(offered, typed))


def build(roster: Roster, given: dict[str, Any]) -> tuple[Roster, Path] | None:
    """The list that was built, and where it is to be kept; nothing if it is given up."""
    from sortilege.cli.terminal.paper import Paper

    bench = Bench(roster, Paper())
    try:
        _begin(bench, given)
        bench.say("list-help")
        while True:
            bench.show()
            typed = bench.read()
            if typed.casefold() == LEAVE:
                return None
            if typed.casefold() == DONE:
                return bench.roster, _file(bench)
            _taken(bench, typed)
    except (EOFError, KeyboardInterrupt):
        return None


def _taken(bench: Bench, typed: str) -> None:
    """One step, or why it cannot be."""
    try:
        if typed:
            bench.take(typed)
        else:
            bench.say("list-help")
    except UserFault as fault:
        bench.paper.say(printable(fault.message), style="yellow")
    except ValueError as error:
        bench.paper.say(printable(f"{error}."), style="yellow")


def _begin(bench: Bench, given: dict[str, Any]) -> None:
    """What the options have not said: the people, and the name."""
    if given["people"] is None and isinstance(bench.pack, Pack):
        cards = [model.card for model in bench.pack.models.values()]
        here = {people_of(card) for card in cards if not is_mercenary(card)}
        peoples = [people for people in PEOPLES if people in here]
        for number, people in enumerate(peoples, 1):
            bench.say("list-people", number=number, people=people)
        bench.say("list-which-people")
        bench.roster = replace(bench.roster, people=_chosen(bench, peoples))
    if given["name"] is None:
        bench.say("list-which-name")
        bench.roster = replace(bench.roster, name=bench.read()[:200])


def _chosen(bench: Bench, peoples: Sequence[str]) -> str:
    while True:
        typed = bench.read()
        if typed in peoples:
            return typed
        try:
            return _one_of(peoples, typed)
        except ValueError as error:
            bench.paper.say(f"{error}.", style="yellow")


def _file(bench: Bench) -> Path:
    """Where it is kept: a file that is not there yet."""
    word = re.sub(r"[^a-z0-9]+", "_", bench.roster.name.casefold()).strip("_") or "army"
    usual = f"{word}.roster.yaml"
    bench.say("list-which-file", file=usual)
    while (path := Path(bench.read() or usual)).exists():
        bench.say("list-file-exists", file=str(path))
    return path


def _one_of(offered: Sequence[str], number: str) -> str:
    if not (number.isdecimal() and 1 <= int(number) <= len(offered)):
        raise ValueError(f"{number!r} is none of the numbers from 1 to {len(offered)}")
    return offered[int(number) - 1]


def _place(number: str) -> int:
    if not number.strip().isdecimal():
        raise ValueError(f"{number!r} is no number of a card")
    return int(number) - 1


def _count(number: str) -> int:
    if not (number.strip().isdecimal() and 1 <= int(number) <= 100):
        raise ValueError(f"{number!r} is no number of models from 1 to 100")
    return int(number)
