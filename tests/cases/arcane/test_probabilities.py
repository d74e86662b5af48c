"""AR 8.3: every chance that the specification quotes, counted by playing under every throw of the dice.

The figures are read where they are quoted: in the specification.
"""

import re
from collections.abc import Callable, Hashable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from typing import Any, TypeVar

import pytest

from sortilege.cases.situations.arcane import arcane_case_setup
from sortilege.content.any_pack import shipped_arcane_pack
from sortilege.kernel import Event, Game
from sortilege.kernel.enumeration import chances
from sortilege.rulebook import entries, find
from sortilege.rules import ruleset
from sortilege.rules.arcane import events
from sortilege.rules.arcane.abilities import DOOM_NAMES

R = TypeVar("R", bound=Hashable)
Situation = Mapping[str, Any]

PACKS = [shipped_arcane_pack()]
RANKS = (1, 2, 3)
MANY = 20  # more MIGHT, WILL or Torment than any of these rolls can use up


# What the specification quotes


def table(name: str) -> dict[str, list[str]]:
    """The cells of a quoted table, row by row, by the words in the first column."""
    lines = [line.strip("|").split("|") for line in find(name).text.splitlines() if line.startswith("|")]
    rows = [[cell.strip() for cell in line] for line in lines[2:]]
    return {first: cells for first, *cells in rows}


def fractions(text: str) -> list[Fraction]:
    """The fractions in a text, those that are whole numbers only where they stand alone."""
    return [Fraction(found) for found in re.findall(r"(?<![\w.])\d+(?:/\d+)?(?![\w/])", text)]


def least(row: str) -> int:
    """The number that a row is about; of `7+` the 7."""
    return int(re.findall(r"\d+", row)[0])


# Situations


def spell(name: str, **fields: Any) -> dict[str, Any]:
    plain = {"id": name, "name": {"en": name}, "domain": "animancy", "rank": 1, "range": 12, "target": "enemy"}
    return {**plain, "effect": [], **fields}


def of_rank(rank: int) -> dict[str, Any]:
    return spell(f"rank{rank}", rank=rank, dice=1, against="def", effect=[{"do": "wound"}])


def with_dice(dice: int, against: str, effect: Mapping[str, Any]) -> dict[str, Any]:
    return spell(f"dice{dice}", dice=dice, against=against, effect=[effect])


def diceless(rank: int) -> dict[str, Any]:
    return spell(f"diceless{rank}", rank=rank, effect=[{"do": "calm", "count": 1}])


def game(models: Mapping[str, Situation], spells: tuple[Any, ...] = (), options: Any = None, **more: Any) -> Game[Any]:
    """The dice are asked for; the caster's free activation has begun, unless something else is said."""
    given = {"models": models, "activation": "caster", **more}
    setup = arcane_case_setup(given, PACKS)
    return Game(ruleset("arcane"), {**setup, "spells": [*setup["spells"], *spells]}, None, options)


def arcanist(*spells: str, will: int = MANY, seat: int = 0, **now: Any) -> dict[str, Any]:
    """An Arcanist who knows these spells."""
    change = {"will": will, "domains": ["animancy", "elemental_manipulation"], "spells": list(spells), "weapons": []}
    return {"card": "ilvane", "seat": seat, "at": [15, 15], "change": change, **now}


def target(**change: Any) -> dict[str, Any]:
    """A model that does not react and does not fall."""
    return {"card": "slinger", "seat": 1, "at": [15, 20], "change": {"might": MANY, "weapons": [], **change}}


def dispeller(domains: tuple[str, ...] = ("necromancy",)) -> dict[str, Any]:
    change = {"will": MANY, "domains": list(domains), "spells": [], "weapons": []}
    return {"card": "sepphra", "seat": 1, "at": [20, 15], "change": change}


# Counting


def told(line: Game[Any]) -> Iterator[Event]:
    return (event for step in line.steps_since(0) for event in step.told if isinstance(event, Event))


def first(line: Game[Any], kind: type[Event]) -> Any:
    return next((event for event in told(line) if isinstance(event, kind)), None)


def count(
    begun: Game[Any], until: Callable[[Game[Any]], R | None], answers: Situation | None = None
) -> dict[R, Fraction]:
    """The chance of every result. The seats answer by the kind of question, or what is offered first."""

    def decide(line: Game[Any]) -> object:
        assert line.ask is not None
        known = answers or {}
        return known[line.ask.kind] if line.ask.kind in known else next(iter(line.ask.choice.answers() or ()))

    results, unexplored = chances(begun, decide, until)
    assert not unexplored
    assert sum(results.values()) == 1
    return results


def field(kind: type[Event], name: str) -> Callable[[Game[Any]], Any]:
    """The result is what the first event of a kind says."""

    def until(line: Game[Any]) -> Any:
        event = first(line, kind)
        return None if event is None else getattr(event, name)

    return until


def acts_again(line: Game[Any]) -> bool:
    """Whether what was declared is over, and the activation goes on or the next card's begins."""
    return line.ask is not None and line.ask.kind.startswith("activation.")


def chance(results: Mapping[Any, Fraction], *wanted: Any) -> Fraction:
    return sum((results.get(each, Fraction(0)) for each in wanted), Fraction(0))


def expected(results: Mapping[int, Fraction]) -> Fraction:
    return sum((result * part for result, part in results.items()), Fraction(0))


# The Arcane Instability test


def at_the_brink(dice: int, will: int, how: str = "cast", options: Any = None) -> Game[Any]:
    """A test of so many dice is due: by the rank alone, or by a rank less Empowered."""
    rank = dice if how == "cast" else dice - 1
    caster = arcanist(f"rank{rank}", will=will, torment=will - 1)
    begun = game({"caster": caster, "target": target()}, (of_rank(rank),), options)
    begun.answer((how, f"rank{rank}"))
    return begun


def ways(dice: int) -> list[str]:
    return [how for how, rank in (("cast", dice), ("empower", dice - 1)) if rank in RANKS]


@pytest.mark.parametrize("will", table("AR-P1"))
def test_the_outcome_of_an_instability_test(will: str) -> None:
    """AR-P1"""
    for dice, cell in enumerate(table("AR-P1")[will], 1):
        for how in ways(dice):
            found = count(at_the_brink(dice, int(will), how), field(events.InstabilityTested, "result"))
            outcomes = [chance(found, result) for result in ("critical", "success", "failure", "possessed")]
            assert outcomes == [Fraction(part) for part in cell.split(" / ")], (dice, how)


def goes_on(line: Game[Any]) -> bool | None:
    if first(line, events.Silenced):
        return False
    return True if line.ask is not None and line.ask.kind == "cast.target" else None


@pytest.mark.parametrize("will", table("AR-P2"))
def test_a_cast_goes_on(will: str) -> None:
    """AR-P2"""
    for dice, cell in enumerate(table("AR-P2")[will], 1):
        for how in ways(dice):
            assert chance(count(at_the_brink(dice, int(will), how), goes_on), True) == Fraction(cell), (dice, how)


QUOTED_ONES = [tuple(fractions(part)) for part in find("AR-P3").text.partition("** ")[2].split(";")]


@pytest.mark.parametrize(("dice", "one", "two"), QUOTED_ONES)
@pytest.mark.parametrize("will", [2, 7, 10])
def test_natural_ones(dice: int, one: Fraction, two: Fraction, will: int) -> None:
    """AR-P3 The rule that an instability test was decided by says how many 1s there were."""
    found = count(at_the_brink(int(dice), will), field(events.InstabilityTested, "rule")) if dice < 4 else None
    found = found or count(at_the_brink(int(dice), will, "empower"), field(events.InstabilityTested, "rule"))
    assert chance(found, "AR-13g", "AR-13i") == one
    assert chance(found, "AR-13i") == two


MORE_CRITICALS = {int(will): Fraction(part) for will, part in re.findall(r"WILL (\d+): ([\d/]+)", find("AR-P13").text)}


def gained(dice: int, will: int) -> tuple[Fraction, Fraction]:
    """How much likelier a critical success and a failure are under the option."""
    other, usual = (
        count(at_the_brink(dice, will, options={"ar.ai_one": reading}), field(events.InstabilityTested, "result"))
        for reading in ("match_saves", "fail")
    )
    return chance(other, "critical") - chance(usual, "critical"), chance(other, "failure") - chance(usual, "failure")


@pytest.mark.parametrize("will", MORE_CRITICALS)
def test_a_matching_total_saves(will: int) -> None:
    """AR-P13"""
    assert gained(2, will) == (MORE_CRITICALS[will], -MORE_CRITICALS[will])


@pytest.mark.parametrize("will", range(1, 11))
def test_a_matching_total_of_one_die_saves_at_a_will_of_1_only(will: int) -> None:
    """AR-P13"""
    assert "n = 1 none unless WILL 1" in find("AR-P13").text
    assert (gained(1, will)[0] > 0) is (will == 1)


# Dispel


def resisted(cast: Mapping[str, Any], dispels: Situation | None = None, options: Any = None) -> Game[Any]:
    """The spell's target is declared; its dice, if it has any, are about to be thrown, or else to be dispelled."""
    models = {"caster": arcanist(cast["id"]), "target": target(), "dispeller": dispels or dispeller()}
    begun = game(models, (cast,), {"ar.reactions": "dispel_only", **(options or {})})
    begun.answer(("cast", cast["id"]))
    begun.answer("target")
    return begun


def dispelling(dice: int) -> dict[str, Any]:
    return {"cast.dispel": "dispeller", "cast.dispel_dice": dice}


@cache
def beats(dice: int, to_beat: int) -> Fraction:
    """The chance that so many dice of a Dispel beat a sum that the caster has rolled."""
    if to_beat <= 24:
        begun = resisted(with_dice(-(-to_beat // 6), "def", {"do": "wound"}))
        begun.answer(faces_of(to_beat, -(-to_beat // 6)))
        begun.answer("dispeller")
        begun.answer(dice)
    else:
        begun = resisted(diceless(3))
        begun.answer("dispeller")
        begun.answer(dice)
        begun.answer(faces_of(to_beat, 6))
    return chance(count(begun, field(events.DispelRolled, "dispelled")), True)


def faces_of(total: int, dice: int) -> tuple[int, ...]:
    """A throw of so many dice with this sum."""
    return tuple(total // dice + (place < total % dice) for place in range(dice))


@pytest.mark.parametrize("to_beat", table("AR-P4"))
def test_a_dispel_against_a_sum_that_is_known(to_beat: str) -> None:
    """AR-P4"""
    for dice, cell in enumerate(table("AR-P4")[to_beat], 1):
        assert beats(dice, int(to_beat)) == Fraction(cell), dice


def sums(begun: Game[Any]) -> dict[int, Fraction]:
    """The caster's sums with their chances, before a Dispel is rolled."""

    def until(line: Game[Any]) -> int | None:
        if line.ask is not None and line.ask.kind == "cast.dispel" and "sum" in line.ask.about:
            known: Any = line.ask.about["sum"]
            return int(known)
        rolled = first(line, events.DefianceRolled)
        return sum(rolled.faces) if rolled else None

    return count(begun, until, dispelling(1))


UNSEEN = {int(number): [Fraction(cell) for cell in cells] for number, cells in table("AR-P5").items()}
ROLLS = {
    **{(number, "with dice"): with_dice(number, "def", {"do": "wound"}) for number in UNSEEN if number <= 4},
    **{(2 * rank, "diceless"): diceless(rank) for rank in RANKS},
}


@pytest.mark.parametrize(("number", "kind"), ROLLS)
def test_a_dispel_against_dice_that_are_not_yet_seen(number: int, kind: str) -> None:
    """AR-P5 Throws of one sum are alike to a Dispel, and are counted together; the next test does without that."""
    spread = sums(resisted(ROLLS[number, kind]))
    for dice, quoted in enumerate(UNSEEN[number], 1):
        assert sum(part * beats(dice, total) for total, part in spread.items()) == quoted, dice


@pytest.mark.parametrize(("number", "dice"), [(2, 1), (2, 2), (2, 3), (4, 1), (6, 1)])
@pytest.mark.parametrize("order", ["declare_first", "roll_first"])
def test_a_dispel_of_a_diceless_spell_throw_by_throw(number: int, dice: int, order: str) -> None:
    """AR-P5"""
    begun = resisted(ROLLS[number, "diceless"], options={"ar.diceless_order": order})
    found = count(begun, field(events.DispelRolled, "dispelled"), dispelling(dice))
    assert chance(found, True) == UNSEEN[number][dice - 1]


QUOTED_EXAMPLE = [(int(dice), Fraction(part)) for dice, part in re.findall(r"(\d) dice ([\d/]+)", find("AR-P6").text)]


@pytest.mark.parametrize(("dice", "quoted"), QUOTED_EXAMPLE)
@pytest.mark.parametrize("own", [0, 1], ids=["of another domain", "of the spell's domain"])
def test_the_source_s_example_of_a_dispel(dice: int, quoted: Fraction, own: int) -> None:
    """AR-P6 AR-14d The die for the domain is rolled with those that were declared."""
    begun = resisted(with_dice(3, "def", {"do": "wound"}), dispeller(("animancy",) if own else ("necromancy",)))
    begun.answer((3, 4, 6))
    found = count(begun, field(events.DispelRolled, "dispelled"), dispelling(dice - own))
    assert chance(found, True) == quoted


# Spell rolls and attacks

TOKEN = {"do": "give", "condition": "immobilized"}


def at_target(dice: int, against: str, value: int, effect: Mapping[str, Any], how: str = "cast") -> Game[Any]:
    """So many dice are about to be thrown at a DEF or a WILL: those of the spell, or one of them by Empowering."""
    spelled = dice if how == "cast" else dice - 1
    cast = with_dice(spelled, against, effect)
    aimed = target(**{"deflection" if against == "def" else "will": value})
    begun = game({"caster": arcanist(cast["id"]), "target": aimed}, (cast,))
    begun.answer((how, cast["id"]))
    begun.answer("target")
    return begun


def got_token(line: Game[Any]) -> bool | None:
    if first(line, events.ConditionGained):
        return True
    return False if acts_again(line) else None


@pytest.mark.parametrize("row", table("AR-P7"))
def test_an_effect_spell_succeeds(row: str) -> None:
    """AR-P7"""
    values = [(against, least(row)) for against in ("def", "will") if against == "will" or least(row) <= 6]
    values += [("will", 9)] if row.endswith("+") else []
    for dice, cell in enumerate(table("AR-P7")[row], 1):
        for against, value in values:
            for how in ("cast", "empower") if dice > 1 else ("cast",):
                found = count(at_target(dice, against, value, TOKEN, how), got_token)
                assert chance(found, True) == Fraction(cell), (dice, against, value, how)


def wounds(line: Game[Any]) -> int | None:
    return (
        sum(event.wounds for event in told(line) if isinstance(event, events.WoundsTaken)) if acts_again(line) else None
    )


def attacking(dice: int, value: int) -> Game[Any]:
    striker = {
        "card": "maerid",
        "seat": 0,
        "at": [15, 18.5],
        "change": {"weapons": [{"name": "blade", "attack": dice}]},
    }
    begun = game({"caster": striker, "target": target(deflection=value)})
    begun.answer(("attack", "blade", "target"))
    return begun


@pytest.mark.parametrize("row", table("AR-P8"))
def test_the_wounds_of_a_damage_spell(row: str) -> None:
    """AR-P8 and ARH-7: an attack does the same."""
    against, value = row.split()[0].lower(), least(row)
    for dice, cell in enumerate(table("AR-P8")[row], 1):
        begun = [at_target(dice, against, value, {"do": "wound"})]
        if against == "def":
            begun.append(attacking(dice, value))
        if row.endswith("+"):
            begun.append(at_target(dice, against, value + 2, {"do": "wound"}))
        for each in begun:
            found = count(each, wounds)
            assert [1 - chance(found, 0), expected(found)] == fractions(cell.replace("mean ", "")), dice


@pytest.mark.parametrize("value", [2, 3, 4, 5])
def test_a_will_of_2_to_5_is_as_good_as_such_a_deflection(value: int) -> None:
    """AR-P8"""
    assert "WILL 2 to 5 have the same figures as DEF 2 to 5" in find("AR-P8").text
    for dice in (1, 2, 3):
        alike = [count(at_target(dice, against, value, {"do": "wound"}), wounds) for against in ("will", "def")]
        assert alike[0] == alike[1]


def test_the_wounds_of_a_frost_bolt() -> None:
    """AR-P8"""
    quoted = {int(number): Fraction(part) for number, part in re.findall(r"(\d) wounds ([\d/]+)", find("AR-P8").text)}
    begun = game({"caster": arcanist("frost_bolt"), "target": target(deflection=5)})
    begun.answer(("cast", "frost_bolt"))
    begun.answer("target")
    assert count(begun, wounds) == quoted


# Tests of characteristics, shields


QUOTED_TESTS = {
    int(value): Fraction(part) for value, part in re.findall(r"(\d)(?: or more)?: ([\d/]+)", find("AR-P9").text)
}


def will_test(value: int, **now: Any) -> Game[Any]:
    """A Terrified model at the start of its activation."""
    model = {**target(will=value), "conditions": {"terrified": 1}, **now}
    activation = {"card": "caster", "model": "caster"}
    return game({"caster": model, "enemy": {"card": "maerid", "seat": 0, "at": [5, 5]}}, activation=activation)


def dex_test(value: int) -> Game[Any]:
    """An Engaged model that Disengages."""
    begun = game({"caster": target(dex=value), "enemy": {"card": "maerid", "seat": 0, "at": [15, 21.5]}})
    begun.answer(("disengage",))
    return begun


def deflection_test(value: int) -> Game[Any]:
    """A Hero with a shield that was hit, and blocks."""
    hero = {"card": "maerid", "seat": 1, "at": [15, 20], "change": {"deflection": value}}
    striker = {"card": "maerid", "seat": 0, "at": [15, 18.5]}
    begun = game({"caster": striker, "target": hero})
    for answer in (("attack", "long_sword", "target"), (6, 6, 6, 6), (1,), "block"):
        begun.answer(answer)
    return begun


@pytest.mark.parametrize("value", [*QUOTED_TESTS, 7, 9])
def test_a_characteristic_test(value: int) -> None:
    """AR-P9"""
    tests = [will_test(value), dex_test(value)] + ([deflection_test(value)] if 2 <= value <= 6 else [])
    for begun in tests:
        found = count(begun, field(events.Tested, "passed"))
        assert chance(found, True) == QUOTED_TESTS[min(value, 6)]


def test_a_shield_roll() -> None:
    """AR-P9"""
    begun = game({"caster": {"card": "maerid", "seat": 0, "at": [15, 18.5]}, "target": target(shield=True)})
    begun.answer(("attack", "long_sword", "target"))
    begun.answer((6, 6, 6, 6))
    (quoted,) = re.findall(r"Shield Roll: ([\d/]+)", find("AR-P9").text)
    assert chance(count(begun, field(events.ShieldRolled, "ignored")), 1) == Fraction(quoted)


QUOTED_FEARFUL = {int(will): Fraction(part) for will, part in re.findall(r"WILL (\d): ([\d/]+)", find("AR-P11").text)}


@pytest.mark.parametrize("will", QUOTED_FEARFUL)
def test_a_will_test_of_a_fearful_model(will: int) -> None:
    """AR-P11"""
    begun = will_test(will, doom=8)
    assert chance(count(begun, field(events.Tested, "passed")), True) == QUOTED_FEARFUL[will]


# Dooms

DOOMS = {int(number): cells for number, cells in table("AR-T3").items() if number.isdigit()}
QUOTED_DOOMS = {number: Fraction(cells[0]) for number, cells in DOOMS.items()}


def dooms_of_a_failed_test() -> dict[int, Fraction]:
    begun = at_the_brink(1, 6)
    begun.answer((1,))
    return count(begun, field(events.DoomGained, "doom"))


def test_a_random_doom() -> None:
    """AR-T3, AR-P10"""
    found = dooms_of_a_failed_test()
    assert found == QUOTED_DOOMS
    ((lowest, highest, useful),) = re.findall(r"useful Doom \((\d+) to (\d+)\): ([\d/]+)", find("AR-P10").text)
    assert chance(found, *range(int(lowest), int(highest) + 1)) == Fraction(useful)
    (death,) = re.findall(r"Permanent Death: ([\d/]+)", find("AR-P10").text)
    assert chance(found, 2) == Fraction(death)


def test_the_dooms_have_the_names_of_the_table() -> None:
    """AR-T3"""
    named = {number: re.sub(r"\W+", "_", cells[1].replace("'", "").lower()) for number, cells in DOOMS.items()}
    assert named == DOOM_NAMES


def same_again(doom: int) -> Fraction:
    """The chance that a model with a Doom is events.Vanquished by the next."""
    cast = spell("despair", dice=1, against="will", effect=[{"do": "torment", "count": MANY}])
    doomed = {"card": "maerid", "seat": 1, "at": [15, 20], "doom": doom}
    begun = game({"caster": arcanist("despair"), "target": doomed}, (cast,), {"ar.reactions": "dispel_only"})
    for answer in (("cast", "despair"), "target", (6,)):
        begun.answer(answer)

    def until(line: Game[Any]) -> str | None:
        fallen = first(line, events.Vanquished)
        return fallen.rule if fallen else "stays" if acts_again(line) else None

    return chance(count(begun, until), "ARH-12f")


def test_the_same_doom_again() -> None:
    """AR-P10 By the number the chance of that number; on average over the Dooms that one can live with."""
    again = {doom: same_again(doom) for doom in DOOMS if doom != 2}
    assert again == {doom: QUOTED_DOOMS[doom] for doom in again}
    quoted = re.findall(r"with ([\d/]+) on average \(by number: p itself, e.g. (\d+): ([\d/]+)\)", find("AR-P10").text)
    ((average, doom, part),) = quoted
    assert again[int(doom)] == Fraction(part)
    lived_with = {doom: part for doom, part in dooms_of_a_failed_test().items() if doom in again}
    mean = sum(part * again[doom] for doom, part in lived_with.items()) / sum(lived_with.values())
    assert mean == Fraction(average)


# A whole cast


def hurt(line: Game[Any]) -> bool | None:
    if first(line, events.WoundsTaken):
        return True
    return False if first(line, events.SpellLost) or first(line, events.Silenced) or acts_again(line) else None


@pytest.mark.parametrize("declared", [1, 2])
def test_a_whole_cast(declared: int) -> None:
    """AR-P12"""
    quoted = re.findall(
        r"probability ([\d/]+): the test goes on with ([\d/]+), .* with ([\d/]+)\.", find("AR-P12").text
    )
    ((whole, test, roll),) = [[Fraction(part) for part in parts] for parts in quoted]
    opposing = dispeller(("necromancy",) if declared == 2 else ("elemental_manipulation",))
    aimed = target(deflection=5)
    for torment, parts in ((5, whole), (0, roll)):
        caster = arcanist("frost_bolt", will=6, torment=torment)
        begun = game({"caster": caster, "target": aimed, "dispeller": opposing})
        begun.answer(("cast", "frost_bolt"))
        answers = {"cast.target": "target", **dispelling(declared)}
        if torment:
            assert chance(count(begun, goes_on), True) == test
        assert chance(count(begun, hurt, answers), True) == parts


SIZES = {"AR-P1": (9, 4), "AR-P2": (9, 4), "AR-P4": (23, 6), "AR-P5": (5, 6), "AR-P7": (6, 4), "AR-P8": (7, 3)}


@pytest.mark.parametrize("name", SIZES)
def test_every_cell_of_a_table_is_read(name: str) -> None:
    assert [len(cells) for cells in table(name).values()] == [SIZES[name][1]] * SIZES[name][0]


def test_every_figure_in_a_sentence_is_read() -> None:
    read = (QUOTED_ONES, QUOTED_EXAMPLE, QUOTED_TESTS, QUOTED_DOOMS, QUOTED_FEARFUL, MORE_CRITICALS)
    assert [len(figures) for figures in read] == [4, 4, 6, 11, 5, 5]


def test_every_chance_of_the_specification_is_counted_here() -> None:
    quoted = {entry.id for entry in entries("AR") if re.fullmatch(r"AR-P\d+", entry.id)}
    counted = {
        name for text in (function.__doc__ or "" for function in _tests()) for name in re.findall(r"AR-P\d+", text)
    }
    assert quoted == counted


def _tests() -> list[Callable[..., object]]:
    return [value for name, value in globals().items() if name.startswith("test_")]
