"""Whatever a game can tell, ask or refuse has words in English."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from random import Random
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest

import sortilege
from sortilege.bots import RandomPlayer
from sortilege.bots.purpose import Purpose
from sortilege.content.any_pack import shipped_pack
from sortilege.content.pack import duel_setup
from sortilege.kernel import Ask, Dice, Event, Fault, One, Refusal
from sortilege.kernel.event import kinds_of_event
from sortilege.messages import Names, Speaker
from sortilege.messages.speaker import KINDS_OF_GEM
from sortilege.rules import RULESETS, ruleset
from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.reckoning import Part
from sortilege.rules.confrontation.state import Phase, Wound
from sortilege.rules.incantation2.magicians import SPELLS_A_TURN
from sortilege.rules.magic.elements import KINDS, Gems
from sortilege.rules.magic.state import CastSpeed
from sortilege.table.placed import Misplaced

SOURCES = Path(sortilege.__file__).parent
DUELS = 300
KIND = re.compile(r"[a-z]+\.[a-z_]+")


@pytest.fixture(scope="module")
def speaker() -> Speaker:
    for name in RULESETS:
        ruleset(name)  # its events make themselves known
    return Speaker("en", Names.of_setup(sortilege.default_setup()))


def ours() -> list[type[Event]]:
    return [kind for kind in kinds_of_event() if kind.__module__.startswith("sortilege.")]


def fillings(kind: type[Event]) -> Iterator[Event]:
    """An event of a kind with every field filled, and one with whatever may be absent absent."""
    hints = get_type_hints(kind)
    for absent in (False, True):
        yield kind(**{name: filling(hints[name], absent=absent) for name in kind.__struct_fields__})


def filling(hint: Any, *, absent: bool) -> Any:
    if get_origin(hint) in (Union, UnionType):
        return None if absent and type(None) in get_args(hint) else filling(get_args(hint)[0], absent=absent)
    if get_origin(hint) is tuple:
        parts = [part for part in get_args(hint) if part is not Ellipsis]
        return tuple(filling(part, absent=absent) for part in parts)
    plain: dict[Any, Any] = {
        int: 3,
        bool: not absent,
        str: "" if absent else "aurelie",
        Gems: Gems() if absent else Gems(air=2),
        Part: Part(1, "card", "C2-4a"),
    }
    return plain[hint]


def test_every_event_has_a_sentence(speaker: Speaker) -> None:
    kinds = ours()
    assert len(kinds) > 30
    for kind in kinds:
        for event in fillings(kind):
            said = speaker.event(event)
            assert said, kind
            assert not said.startswith("("), f"{kind.__name__}: {said}"


def test_every_event_is_taken_from_a_record_as_well(speaker: Speaker) -> None:
    assert speaker.event({"event": "turn_start", "turn": 3, "rule": "C2-7a"}) == "Turn 3 begins."
    assert speaker.event({"event": "of_the_future", "what": [1]}) == "(of the future)"
    assert speaker.event({"event": "turn_start", "round": 3}) == "(turn start)"


@pytest.fixture(scope="module")
def asked() -> dict[tuple[str, str], Ask]:
    """Every question of many random duels, under several options: one of each kind and of each first word."""
    pack = shipped_pack("duel")
    names = list(pack.models)
    random = Random(1)
    seen: dict[tuple[str, str], Ask] = {}
    options: tuple[dict[str, str], ...] = (
        {},
        {"i2.six_reroll": "optional", "i2.counter_timing": "before_roll"},
        {"i2.dispel_extra_gems": "on"},
    )
    for seed in range(DUELS):
        first, second = random.sample(names, 2)
        setup = duel_setup(pack, first, second, turns=3)
        game = sortilege.new("duel", setup, seed=seed, options=options[seed % len(options)], keeps=False)
        player = RandomPlayer(seed)
        while (ask := game.ask) is not None:
            for option in getattr(ask.choice, "options", ("",)):
                seen.setdefault((ask.kind, str(option[0] if isinstance(option, tuple) else option)), ask)
            game.answer(player.choose(game.view(ask.seat), ask))
    return seen


def test_every_question_and_every_answer_has_words(speaker: Speaker, asked: dict[tuple[str, str], Ask]) -> None:
    assert len({kind for kind, _ in asked}) >= 15
    for ask in asked.values():
        assert speaker.ask(ask) != f"{ask.kind}?", ask.kind
        assert speaker.hint(ask) != "Choose one of the answers.", ask.kind
        options = ask.choice.options if isinstance(ask.choice, One) else ()
        told = [speaker.option(ask, option) for option in options]
        assert len(set(told)) == len(told), f"{ask.kind}: {told}"
        for option, said in zip(options, told, strict=True):
            plain = " ".join(map(str, option)) if isinstance(option, tuple) else str(option)
            assert said != plain or plain in ("pass", "stay", "walk", "no"), f"{ask.kind}: {said}"


def test_every_question_in_the_source_has_words(speaker: Speaker) -> None:
    kinds = {word for call in calls("Ask", "allot", "gain_gems") for word in words_in(call) if KIND.fullmatch(word)}
    assert len(kinds) > 15
    assert {kind for kind in kinds if f"ask-{kind.replace('.', '-')}" not in speaker.texts} == set()


def test_every_roll_in_the_source_has_words(speaker: Speaker) -> None:
    kinds = {word for call in calls("roll", "throw", "power_test", "characteristic_test") for word in words_in(call)}
    kinds = {kind for kind in kinds if re.fullmatch(r"[a-z_]+", kind)}
    assert len(kinds) >= 5
    named = {kind for kind in kinds if f"roll-{kind}" in speaker.texts or f"roll-{kind}_test" in speaker.texts}
    assert kinds - named == set()


def test_every_source_of_a_number_has_words(speaker: Speaker) -> None:
    sources = {word for call in calls("Part") for word in words_in(call) if re.fullmatch(r"[a-z_]+", word)}
    assert len(sources) > 20
    named = {name for name in sources if f"source-{name}" in speaker.texts or f"ability-{name}" in speaker.texts}
    assert sources - named == set()


def test_dice_are_asked_of_people_too(speaker: Speaker) -> None:
    assert speaker.ask(Ask(-1, "casting", "I2-6.3.2a", Dice(2), {"by": 0})).startswith("Aurélie rolls 2 dice (casting)")


def test_every_refusal_in_the_source_has_a_sentence(speaker: Speaker) -> None:
    found = [call for call in calls("Refusal") if call.args and isinstance(call.args[0], ast.Constant)]
    codes = {str(call.args[0].value) for call in found if isinstance(call.args[0], ast.Constant)}
    assert len(codes) > 25
    for call in found:
        code, rule = (str(arg.value) if isinstance(arg, ast.Constant) else "" for arg in (*call.args, call.args[0])[:2])
        facts = {keyword.arg: 2 if keyword.arg == "n" else "air" for keyword in call.keywords if keyword.arg}
        said = speaker.refusal(Refusal(code, rule, **facts))
        assert said != speaker.texts.say("refusal-unknown", code=code), code


def test_every_finding_in_a_roster_has_words_and_says_what_would_mend_it(speaker: Speaker) -> None:
    keywords = [keyword for call in calls("Fault", "Caution") for keyword in call.keywords if keyword.arg == "code"]
    codes = {str(keyword.value.value) for keyword in keywords if isinstance(keyword.value, ast.Constant)}
    assert len(codes) >= 4
    lacking = {code for code in codes if f"roster-{code}" not in speaker.texts}
    assert lacking == set()
    text = (files("sortilege.messages") / "en" / "rosters.ftl").read_text(encoding="utf-8")
    assert text.count("\nroster-") == text.count("\n    .mend =")


FACTS: dict[str, dict[str, Any]] = {
    "too_far": {"cost": 1234, "most": 1000},
    "blocked": {"by": "wall", "leg": 0},
    "overlap": {"by": "morrow"},
    "impassable": {"by": "wall"},
    "too_near": {"by": "morrow", "gap": 10},
    "wrong_type": {"wanted": "whole number"},
    "out_of_bounds": {"least": 1, "most": 4},
    "too_few": {"least": 2},
    "too_many": {"most": 2},
}


@pytest.mark.parametrize("code", [*Fault, *Misplaced])
def test_every_fault_has_a_sentence(speaker: Speaker, code: str) -> None:
    assert code not in speaker.refusal(Refusal(code, "", **FACTS.get(code, {})))


def test_every_word_is_known(speaker: Speaker) -> None:
    lists = {
        "wound": Wound,
        "result": Wound,
        "phase": Phase,
        "speed": CastSpeed,
        "gem": KINDS,
        "level": SPELLS_A_TURN,
        "ability": abilities.names(),
        "purpose": [purpose for purpose in Purpose if purpose],
    }
    lacking = [f"{of}-{word}" for of, words in lists.items() for word in words if f"{of}-{word}" not in speaker.texts]
    assert lacking == []
    assert KINDS_OF_GEM == KINDS
    assert len({speaker.gem_letter(kind) for kind in KINDS}) == len(KINDS)


def test_a_language_without_a_message_says_it_in_english() -> None:
    assert Speaker("fr").event({"event": "turn_start", "turn": 3, "rule": "C2-7a"}) == "Turn 3 begins."


def calls(*names: str) -> Iterator[ast.Call]:
    """Every call of some names in the source."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                yield node


def words_in(call: ast.Call) -> Iterator[str]:
    return (arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str))


def test_every_message_is_said_once() -> None:
    """Of two messages with one name only the first would ever be heard."""
    folder = files("sortilege.messages") / "en"
    texts = [part.read_text(encoding="utf-8") for part in folder.iterdir() if part.name.endswith(".ftl")]
    names = Counter(name for text in texts for name in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    assert {name for name, times in names.items() if times > 1} == set()
