"""Lists that people typed, read as rosters.

Every line is a part of the head (`people: alahan`, `200 points`) or a card: how many, which model, and what was bought
for it. The words of `text` are read, and much else that people write: `Lancer x3`, `- 3 Lancers (39 pts)`, `Maelys with
Noonbeam and Cold Bell`, without capitals and accents.
"""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from sortilege.content.any_pack import AnyPack
from sortilege.content.army import ArmyCard
from sortilege.content.faults import FileError
from sortilege.content.pack import Pack, cost_of
from sortilege.content.plain_text import check_text
from sortilege.rosters.calling import PLAIN_ID, Called, Calls, calls_of, folded
from sortilege.rosters.options import fault_of_options
from sortilege.rosters.packs import packs_if_here
from sortilege.rosters.roster import FORMAT, Roster
from sortilege.rules.confrontation.alliances import PEOPLES, is_mercenary, people_of

LONGEST_LINE: Final = 5_000

HEAD: Final = re.compile(r"(ruleset|people|points|packs|options|guildhall)\s*[:=]\s*(.*)", re.IGNORECASE)
POINTS: Final = re.compile(r"(\d{1,6})\s*(?:pts?|points?|pa)\.?", re.IGNORECASE)
TOTAL: Final = re.compile(r"total\b.*|[-=_*~#\s]*", re.IGNORECASE)
SUBSTITUTES: Final = re.compile(r"substitutes\W*", re.IGNORECASE)
QUOTED: Final = re.compile(r'"(?:[^"\\]|\\.)*"')
HIDDEN: Final = re.compile("\ue000(\\d+)\ue001")
"""where a quoted word was"""

BULLET: Final = re.compile(r"[-*•–—·>#]+\s*")
COUNT: Final = re.compile(r"(\d{1,4})(?:\s*[x×*]\s*|\s+)(?=\S)")
COUNT_AFTER: Final = re.compile(r"\s+[x×*]\s*(\d{1,4})$")
PRICE: Final = re.compile(r"\[[^\]]*\]|\(\s*\d[^)]*\)|[-–—=,]?\s+\d+\s*(?:pts?|points?|pa)\b\.?(?:\s*each)?$", re.I)
BEFORE_BOUGHT: Final = re.compile(r"\s*(?:[+:(]|\bwith\b)\s*", re.IGNORECASE)
BETWEEN_BOUGHT: Final = re.compile(r"\s*(?:[+,;)&]|\band\b)\s*", re.IGNORECASE)


class TextError(ValueError):
    """What could not be read, line by line."""

    def __init__(self, faults: list[tuple[int, str]]) -> None:
        super().__init__("\n".join(f"line {line}: {wrong}" for line, wrong in faults))
        self.faults = faults


class Line(NamedTuple):
    """A line, with its quoted words apart."""

    number: int
    text: str
    quotes: tuple[str, ...]

    def said(self, token: str) -> str | None:
        """The quoted word that a token stands for."""
        found = HIDDEN.fullmatch(token)
        return self.quotes[int(found[1])] if found else None

    def word(self, token: str) -> str:
        """A word, quoted or not."""
        said = self.said(token)
        return token if said is None else said


def is_name(text: str, calls: Calls) -> bool:
    """Whether a first line is read as the name of the list."""
    if not text.isprintable() or text != text.strip() or '"' in text or len(text) > 200:
        return False
    other = HEAD.fullmatch(text) or POINTS.fullmatch(text) or TOTAL.fullmatch(text) or SUBSTITUTES.fullmatch(text)
    begins = BULLET.match(text) or COUNT.match(text)
    return not (other or begins or calls.models.find_whole(BEFORE_BOUGHT.split(_without_count(text)[1])[0]))


def card_of_text(text: str, pack: AnyPack | None) -> ArmyCard:
    """One card as somebody typed it; a ValueError says what is wrong with it."""
    faults: list[tuple[int, str]] = []
    cards = _read(lambda line: _card_of(line, calls_of(pack)), list(_lines_of(text, faults)), faults)
    if faults or not cards:
        raise ValueError(faults[0][1] if faults else "this is no card")
    return msgspec.convert(cards[0], ArmyCard)


def roster_of_text(text: str, folder: Path | None = None) -> Roster:
    """The roster that somebody typed; a TextError says of every line why it could not be read."""
    try:
        check_text("", text)
    except FileError as error:
        raise TextError([(error.line, error.wrong)]) from None
    faults: list[tuple[int, str]] = []
    lines = [line for line in _lines_of(text, faults) if line.text]
    head = _read(_head_of, [line for line in lines if _is_head(line)], faults)
    roster = _with_head(dict(head), faults)
    pack = packs_if_here(roster, folder)
    read = _with_cards(roster, [line for line in lines if not _is_head(line)], calls_of(pack), faults)
    if faults:
        raise TextError(sorted(faults))
    return read if "people" in dict(head) else msgspec.structs.replace(read, people=_own_people(read, pack))


def _lines_of(text: str, faults: list[tuple[int, str]]) -> Iterator[Line]:
    for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), 1):
        if len(line) > LONGEST_LINE:
            faults.append((number, f"the line is longer than {LONGEST_LINE} letters"))
            continue
        words = re.sub("[\ue000\ue001]", " ", line) if '"' not in line else line
        try:
            quotes = tuple(str(json.loads(found[0])) for found in QUOTED.finditer(words))
        except ValueError:
            faults.append((number, "what stands in quotes cannot be read"))
            continue
        places = iter(range(len(quotes)))
        yield Line(number, QUOTED.sub(lambda _: f"\ue000{next(places)}\ue001", words).strip(), quotes)  # noqa: B023


def _is_head(line: Line) -> bool:
    return bool(HEAD.fullmatch(line.text) or POINTS.fullmatch(line.text))


def _read(part: Callable[[Line], Any], lines: list[Line], faults: list[tuple[int, str]]) -> list[Any]:
    """What each line says; the faults of those that say nothing are noted."""
    found = []
    for line in lines:
        try:
            found.append(part(line))
        except ValueError as error:
            faults.append((line.number, str(error)))
    return found


def _head_of(line: Line) -> tuple[str, Any]:
    """A part of the head: its name, and its value."""
    if points := POINTS.fullmatch(line.text):
        return "points", int(points[1])
    found = HEAD.fullmatch(line.text)
    assert found is not None
    name, value = found[1].casefold(), found[2].strip()
    match name:
        case "points":
            return name, _number(value)
        case "packs" | "guildhall":
            return name, [line.word(word.strip()) for word in value.split(",") if word.strip()]
        case "options":
            return name, dict(_option(line, part) for part in value.split(",") if part.strip())
        case "people":
            return name, line.word(value) if line.said(value) is not None else _people(value)
    return name, line.word(value)


def _number(value: str) -> int:
    found = re.match(r"\d{1,6}(?=\D|$)", value)
    if found is None:
        raise ValueError(f"{value!r} is no number of points")
    return int(found[0])


def _option(line: Line, part: str) -> tuple[str, str]:
    name, sign, value = part.partition("=")
    if not sign:
        raise ValueError(f"an option is written name = value; {part.strip()!r} is not")
    return line.word(name.strip()), line.word(value.strip())


def _people(typed: str) -> str:
    """A people by its id, however it is written."""
    plain = folded(typed).replace(" ", "_").replace("-", "_")
    return plain if plain in PEOPLES or PLAIN_ID.fullmatch(plain) else typed


def _with_head(head: dict[str, Any], faults: list[tuple[int, str]]) -> Roster:
    """A roster without cards, with what stands above them."""
    try:
        roster = msgspec.convert({"roster": FORMAT, "name": "", **head}, Roster)
    except msgspec.ValidationError as error:
        faults.append((1, str(error)))
        return Roster(FORMAT, "")
    if fault := fault_of_options(roster):
        faults.append((1, fault[1]))
    return roster


def _with_cards(roster: Roster, lines: list[Line], calls: Calls, faults: list[tuple[int, str]]) -> Roster:
    name = ""
    if lines and (lines[0].said(lines[0].text) is not None or is_name(lines[0].text, calls)):
        name, lines = lines[0].word(lines[0].text), lines[1:]
    cards, substitutes = _divided([line for line in lines if not TOTAL.fullmatch(line.text)])
    plain = msgspec.to_builtins(roster) | {
        "name": name,
        "cards": _read(lambda line: _card_of(line, calls), cards, faults),
        "substitutes": _read(lambda line: _card_of(line, calls), substitutes, faults),
    }
    try:
        return msgspec.convert(plain, Roster)
    except msgspec.ValidationError as error:
        faults.append((1, str(error)))
        return roster


def _divided(lines: list[Line]) -> tuple[list[Line], list[Line]]:
    """The cards, and the substitutes that stand below their title."""
    for place, line in enumerate(lines):
        if SUBSTITUTES.fullmatch(line.text):
            return lines[:place], lines[place + 1 :]
    return lines, []


def _card_of(line: Line, calls: Calls) -> dict[str, Any]:
    """A card: how many, which model, and what was bought for it."""
    count, text = _without_count(BULLET.sub("", line.text, count=1) if BULLET.match(line.text) else line.text)
    model, *bought = BEFORE_BOUGHT.split(PRICE.sub("", text).strip(), maxsplit=1)
    card: dict[str, Any] = {"model": _meant(line, model.strip(), calls.models, "model"), "count": count}
    for part in BETWEEN_BOUGHT.split(bought[0] if bought else ""):
        if part:
            _buy(card, line, part.strip(), calls)
    try:
        return dict(msgspec.to_builtins(msgspec.convert(card, ArmyCard)))
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from None


def _without_count(text: str) -> tuple[int, str]:
    """How many there are, and the rest."""
    if found := COUNT.match(text):
        return int(found[1]), text[found.end() :]
    if found := COUNT_AFTER.search(text):
        return int(found[1]), text[: found.start()]
    return 1, text


def _buy(card: dict[str, Any], line: Line, part: str, calls: Calls) -> None:
    """Something bought with a card."""
    kind, _, rest = part.partition(" ")
    match folded(kind), folded(rest):
        case "incarnation", "":
            card["incarnation"] = True
        case "element", element:
            card.setdefault("elements", []).append(element)
        case "moon", face if face.isdecimal():
            card.setdefault("moon", []).append(int(face))
        case "moon", word if word.startswith("word "):
            card["moon_word"] = line.word(rest.partition(" ")[2])
        case "moon", spell if spell.startswith("spell "):
            card["moon_spell"] = _meant(line, rest.partition(" ")[2], calls.spells, "spell")
        case "artifact", _:
            card.setdefault("artifacts", []).append(_meant(line, rest, calls.artifacts, "artifact"))
        case "spell", _:
            card.setdefault("spells", []).append(_meant(line, rest, calls.spells, "spell"))
        case _ if line.said(part) is None and calls.spells.find(part) is None and calls.artifacts.find(part):
            card.setdefault("artifacts", []).append(_meant(line, part, calls.artifacts, "artifact"))
        case _:
            card.setdefault("spells", []).append(_meant(line, part, calls.spells, "spell or artifact"))


def _meant(line: Line, typed: str, kind: Called, what: str) -> str:
    """The id of a card; a ValueError says what may have been meant."""
    if (said := line.said(typed)) is not None:
        return said
    if found := kind.find(typed):
        return found
    near = kind.near(typed)
    meant = f"; perhaps {' or '.join(near)}" if near else ""
    raise ValueError(f"{typed!r} is no {what} of these packs{meant}")


def _own_people(roster: Roster, pack: AnyPack | None) -> str:
    """The people for which most points are spent, where the list does not name it."""
    if not isinstance(pack, Pack):
        return ""
    spent: Counter[str] = Counter()
    for card in roster.cards:
        if card.model in pack.models and not is_mercenary(pack.models[card.model].card):
            spent[people_of(pack.models[card.model].card)] += cost_of(pack, card) * card.count
    return spent.most_common(1)[0][0] if spent else ""
