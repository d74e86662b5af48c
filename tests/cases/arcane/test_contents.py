"""AR 9.3, AR 9.4 and the tables: what is shipped as data, number by number beside the specification."""

import re
from typing import Any, get_args

import msgspec
import pytest

from sortilege.cases.situations.arcane import arcane_case_setup
from sortilege.content.any_pack import shipped_arcane_pack
from sortilege.kernel.words import said
from sortilege.rulebook import find
from sortilege.rulebook.texts import checkout
from sortilege.rules import ruleset
from sortilege.rules.arcane import cards, guildhall
from sortilege.rules.arcane.demon import PLANAR_DEMON
from sortilege.rules.arcane.engagement import gap
from sortilege.rules.arcane.options import OPTIONS

TEXT = (checkout() / "docs/rules/arcane.md").read_text(encoding="utf-8")
PACK = shipped_arcane_pack()
NOBODYS = ("-", "=", "")


def block(name: str) -> dict[str, dict[str, str]]:
    """A normative block of the specification: its rows by their ids."""
    (found,) = re.findall(rf"```{name}\n(.*?)```", TEXT, re.DOTALL)
    head, *lines = (line.split(";") for line in found.strip().splitlines())
    return {line[0]: dict(zip(head, line, strict=True)) for line in lines}


def word(text: str) -> str:
    return text.strip().lower().replace(" ", "_")


def named(text: str) -> list[str]:
    return [] if text in NOBODYS else [word(part) for part in text.split(",")]


def plain(value: object) -> Any:
    return msgspec.to_builtins(value)


# Spells

SPELLS = block("spells")


def effects(text: str, *, successes: int = 0, only: str = "") -> dict[str, dict[str, Any]]:
    """The entries of `ops`, as a pack has them, by what an Empowered form would put in their place."""
    found: dict[str, dict[str, Any]] = {}
    for op in text.split(" + "):
        name, _, rest = op.partition(":")
        if name in ("if1", "if2"):
            found |= effects(rest, successes=int(name[2]))
        elif name == "alt":
            heroic, _, regular = rest.partition("/")
            found |= effects(heroic, only="heroic") | effects(regular, only="regular")
        else:
            key, entry = effect(name, rest)
            found[key] = {
                **entry,
                **({"successes": successes} if successes else {}),
                **({"only": only} if only else {}),
            }
    return found


def effect(name: str, rest: str) -> tuple[str, dict[str, Any]]:
    match name:
        case "wound":
            return name, {"do": "wound", "type": rest.lower()}
        case "cond":
            condition, _, count = rest.partition(":")
            return rest.partition(":")[0], {"do": "give", "condition": condition, "count": int(count)}
        case "clear":
            return f"clear {rest}", {"do": "clear", "condition": rest}
        case "push":
            return name, {"do": name, "inches": int(rest)}
        case "def":
            return name, {"do": name, "by": int(rest)}
    return name, {"do": name, "count": int(rest)}


def area(text: str) -> dict[str, Any] | None:
    if text in NOBODYS:
        return None
    shape, _, counts = text.partition("!")
    name, *sizes = shape.split(":")
    numbers = [int(size) for size in sizes]
    size, width = (numbers[1], numbers[0]) if name == "cone" else (numbers[0], numbers[1] if len(numbers) > 1 else 0)
    return {"shape": name, "size": size, "width": width, "counts": counts or "all"}


def printed_area(found: Any) -> dict[str, Any] | None:
    return None if found is None else {name: getattr(found, name) for name in ("shape", "size", "width", "counts")}


def counted(entry: dict[str, Any]) -> dict[str, Any]:
    """An entry with what stands for itself where a pack leaves it out."""
    least: dict[str, Any] = {"wound": {"type": "physical"}, "give": {"count": 1}, "torment": {"count": 1}}
    return {**least.get(entry["do"], {}), **entry}


def test_every_spell_is_shipped() -> None:
    assert list(SPELLS) == list(PACK.spells)
    assert len(SPELLS) == 24


@pytest.mark.parametrize("name", SPELLS)
def test_a_spell(name: str) -> None:
    """AR-3a, AR-5c"""
    row, spell = SPELLS[name], PACK.spells[name]
    assert spell.name["en"] == row["name"]
    assert (spell.domain, spell.rank, spell.dice) == (word(row["domain"]), int(row["rank"]), int(row["dice"]))
    assert spell.against == ("" if row["vs"] == "-" else row["vs"].lower())
    assert (spell.range, spell.target) == (int(row["range"]), row["target"])
    assert printed_area(spell.area) == area(row["area"])
    assert [counted(entry) for entry in plain(spell.effect)] == list(effects(row["ops"]).values())


@pytest.mark.parametrize("name", SPELLS)
def test_its_empowered_form(name: str) -> None:
    """AR-10c, AR-10d"""
    row, form = SPELLS[name], PACK.spells[name].empowered_form()
    said = row["emp"].removeprefix("replace ")
    target, shape, found = row["target"], area(row["area"]), effects(row["ops"])
    if said.startswith("target "):
        target = said.removeprefix("target ")
    elif said.startswith("circle"):
        shape = area(said)
    elif said not in NOBODYS:
        found |= effects(said)
    assert form.dice == (int(row["dice"]) + 1 if int(row["dice"]) else 0)
    assert (form.target, printed_area(form.area)) == (target, shape)
    assert [counted(entry) for entry in plain(form.effect)] == list(found.values())


@pytest.mark.parametrize("name", SPELLS)
def test_the_words_of_its_scroll(name: str) -> None:
    ((text,),) = [re.findall(rf"\| {re.escape(SPELLS[name]['name'])} \| ([^|]+) \|\n", TEXT)]
    assert PACK.spells[name].text["en"] == re.sub(r"(\d+)\"", r"\1 inches", text)


# Models

MODELS = block("models")


def weapon(text: str) -> dict[str, Any]:
    ((name, dice, kind, ranges),) = re.findall(r"(.+) (\d) ATK (?:\((\w+)\) )?([\d-]+)", text)
    least, _, most = ranges.rpartition("-")
    return {
        "name": word(name),
        "attack": int(dice),
        "type": kind.lower() or "physical",
        "least_range": int(least or 0),
        "range": int(most),
    }


def affinity(row: dict[str, str], name: str) -> list[str]:
    words = [part.split() for part in row["rw"].split(",") if part != "-"]
    return [{"Terror": "terrified"}.get(what, what.lower()) for kind, what in words if kind == name]


def test_every_model_is_shipped() -> None:
    assert list(MODELS) == list(PACK.models)
    assert len(MODELS) == 10


@pytest.mark.parametrize("name", MODELS)
def test_a_model(name: str) -> None:
    """AR-3b, AR-3c"""
    row, card = MODELS[name], PACK.models[name].card
    assert said(card.name) == row["name"]
    assert list(card.tags) == named(row["tags"])
    assert [card.base, card.dex, card.will] == [int(row["base_mm"]), int(row["dex"]), int(row["will"])]
    assert f"{card.might}{'(R)' * card.regeneration}" == row["might"]
    assert f"{card.deflection}{'(S)' * card.shield}" == row["def"]
    assert card.heroism == (None if row["heroism"] == "-" else int(row["heroism"]))
    assert (list(card.domains), list(card.spells)) == (named(row["domains"]), named(row["known"]))
    fields = ("name", "attack", "type", "least_range", "range")
    assert [{field: getattr(each, field) for field in fields} for each in card.weapons] == [
        weapon(text) for text in row["weapons"].split("|")
    ]
    found = {kind: list(getattr(card, kind.lower())) for kind in ("Resistance", "Weakness", "Invulnerability")}
    assert found == {kind: affinity(row, kind) for kind in found}
    assert card.abilities == ()


def test_the_bands() -> None:
    for band in PACK.bands.values():
        title = band.name["en"].removeprefix("The ")
        own = {name: int(row["n"]) for name, row in MODELS.items() if row["band"] == title}
        assert {card.model: card.count for card in band.cards} == own
        ((arcanum,),) = [re.findall(rf"{title} – (\w+) Arcanum", TEXT)]
        assert band.arcanum.startswith(word(arcanum))


def test_the_demon() -> None:
    """AR-T5"""
    cells = [cell.strip() for cell in find("AR-T5").text.splitlines()[-1].strip("|").split("|")]
    demon = PLANAR_DEMON
    numbers = [str(number) for number in (demon.might, demon.dex, demon.will, demon.deflection)]
    assert cells[:8] == ["planar_demon", "Demon, Monster", *numbers, "none", f"{demon.base:g}"]
    assert demon.heroism is None
    assert [each.lower() for each in cells[1].split(", ")] == list(demon.tags)
    assert [(each.name, each.attack, each.range) for each in demon.weapons] == [("demon_claw", 4, 0)]
    assert cells[8] == 'Demon Claw, 4 ATK, 0"'


# Tables

HALL = [
    [cell.strip() for cell in line.strip("|").split("|")] for line in find("AR-T7").text.splitlines() if "|" in line
]


def test_the_guildhall_cards() -> None:
    """ARH-16a, ARH-16c, AR-5a Those of the duel, with the slots that they give."""
    used = {word(card): effect for card, _, effect, duel in HALL[2:] if duel != "no"}
    names = {card.replace("elemental_arcanum", "elemental_manipulation_arcanum"): card for card in used}
    assert set(names) == set(guildhall.SLOTS)
    for name, card in names.items():
        assert guildhall.SLOTS[name] == guildhall.Slots(slots(used[card], "Hero"), slots(used[card], "Infantry"))


def slots(effect_text: str, kind: str) -> int:
    return sum(map(int, re.findall(rf"(\d) {kind} slot", effect_text)))


def test_the_domains() -> None:
    """AR-3a"""
    ((said,),) = [re.findall(r"There are four domains: (.*?)\. Each", find("AR-3a").text)]
    assert [word(part) for part in said.split(", ")] == list(cards.DOMAINS)


def test_the_types_of_wounds() -> None:
    """ARH-7f"""
    ((said,),) = [re.findall(r"Types here: physical \(no type named\), (.*?)\.", find("ARH-7f").text)]
    assert ("physical", *(word(part) for part in said.split(", "))) == get_args(cards.WoundType)


def test_the_options() -> None:
    """AR-T8"""
    registry = (checkout() / "docs/rules/options.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(ar\.\w+)` \| ([^|]+) \|", registry, re.MULTILINE)
    assert {name: tuple(re.findall(r"`([^`]+)`", values)) for name, values in rows} == OPTIONS


# Bases

STANDS = {"ilvane": (3, 5), "gorrun": (15, 5), "quillon": (15, 29)}


@pytest.mark.parametrize(
    ("one", "other", "inches"),
    [("ilvane", "gorrun", 10.583), ("gorrun", "quillon", 22.583), ("ilvane", "quillon", 25.573)],
)
def test_the_gaps_of_an_example_are_those_between_the_bases(one: str, other: str, inches: float) -> None:
    """AR-X24, to the hundredth of an inch in which bases are kept."""
    models = {name: {"seat": int(name == "gorrun"), "at": list(at)} for name, at in STANDS.items()}
    arcane = ruleset("arcane")
    options = {name: values[0] for name, values in arcane.options.items()}
    state = arcane.begin(arcane_case_setup({"models": models}, [PACK]), options)
    assert gap(state, one, other) / 100 == pytest.approx(inches, abs=0.01)
