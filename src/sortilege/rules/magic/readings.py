"""I2-3.3b What the numbers and the conditions of a card can read."""

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from sortilege.kernel.expressions import LONGEST, Kind, Name, Names, Tree, Value, evaluate, parse
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.space import engaged_with
from sortilege.rules.confrontation.state import Model

if TYPE_CHECKING:
    from sortilege.rules.magic.state import MagicState


class Facts(msgspec.Struct, frozen=True):
    """What is read from: the state, who has cast or uses the card, and the model concerned."""

    state: "MagicState"
    caster: str
    seat: int
    target: str
    power: int = 0
    """of the caster, when he announced the spell"""
    difficulty: int = 0
    """as effects read it (I2-R28)"""
    strength: int = 0
    """how many gems strengthen the effect"""


class Reading(msgspec.Struct, frozen=True):
    """A name, what kind of thing it is, and how it is read."""

    kind: Kind
    words: str
    read: Callable[[Facts], Value]


CHARACTERISTICS: Final = (
    *("initiative", "attack", "force", "defense", "resistance", "shooting"),
    *("courage", "fear", "discipline", "power"),
)


def _of_model(who: str, read: Callable[[Facts, Model], Value], none: Value) -> Callable[[Facts], Value]:
    """Something of the caster or of the target; of one who has left play, nothing."""

    def found(facts: Facts) -> Value:
        model = facts.state.models.get(getattr(facts, who))
        return none if model is None else read(facts, model)

    return found


def _characteristic(who: str, name: str) -> Reading:
    words = "as it is now; 0 where the card has none"
    if (who, name) == ("caster", "power"):
        return Reading(Kind.NUMBER, "as it was when he announced the spell", lambda facts: facts.power)
    return Reading(
        Kind.NUMBER, words, _of_model(who, lambda facts, model: characteristic(facts.state, model.id, name), 0)
    )


def _readings(who: str) -> dict[str, Reading]:
    number, word, truth = Kind.NUMBER, Kind.WORD, Kind.TRUTH
    told: dict[str, tuple[Kind, str, Callable[[Facts, Model], Value], Value]] = {
        "pa": (number, "the points of its card", lambda _, model: model.card.pa, 0),
        "size": (number, "1 small, 2 medium, 3 large, 4 extra large", lambda _, model: model.card.size.rank, 0),
        "wound": (number, "0 none, 1 stun, 2 light, 3 serious, 4 critical", lambda _, one: one.wound.severity, 0),
        "gems": (number, "how many its reserve holds", lambda facts, model: _gems(facts, model), 0),
        "people": (word, "such as 'alahan'", lambda _, model: model.card.people, ""),
        "rank": (word, "such as 'veteran'", lambda _, model: model.card.rank, ""),
        "level": (word, "of a Magician, such as 'adept'", lambda _, model: model.card.level, ""),
        "magician": (truth, "it has Power", lambda _, model: model.card.power is not None, False),
        "character": (truth, "it has a proper name", lambda _, model: model.card.character, False),
        "mounted": (truth, "it rides", lambda _, model: model.card.rides, False),
        "afraid": (truth, "it is afraid", lambda _, model: model.afraid is not None, False),
        "charged": (truth, "it was charged", lambda _, model: model.charged, False),
        "engaged": (truth, "it touches an enemy", lambda facts, one: any(engaged_with(facts.state, one.id)), False),
        "enemy": (truth, "it is not on the caster's side", lambda facts, model: model.seat != facts.seat, False),
    }
    return {
        **{f"{who}.{name}": _characteristic(who, name) for name in CHARACTERISTICS},
        **{
            f"{who}.{name}": Reading(kind, words, _of_model(who, read, none))
            for name, (kind, words, read, none) in told.items()
        },
    }


def _gems(facts: Facts, model: Model) -> int:
    mage = facts.state.magicians.get(model.id)
    return 0 if mage is None else mage.reserve.total


READINGS: Final[dict[str, Reading]] = {
    "difficulty": Reading(Kind.NUMBER, "of the casting, as it was named", lambda facts: facts.difficulty),
    "effect_gems": Reading(Kind.NUMBER, "how many gems strengthen the effect", lambda facts: facts.strength),
    "turn": Reading(Kind.NUMBER, "the number of the turn", lambda facts: facts.state.turn),
    **_readings("target"),
    **_readings("caster"),
}
"""Every name that stands alone."""

HAS: Final = {"target.has": "target", "caster.has": "caster"}
"""The names that stand with a word: whether the model's card has that skill."""

NAMES: Final = Names({name: reading.kind for name, reading in READINGS.items()}, dict.fromkeys(HAS, Kind.TRUTH))


@lru_cache(maxsize=1024)
def amount_of(text: str) -> Tree:
    """The tree of a number; a ValueError says what is wrong with it."""
    return parse(text, NAMES, Kind.NUMBER)


@lru_cache(maxsize=1024)
def condition_of(text: str) -> Tree:
    """The tree of a condition; a ValueError says what is wrong with it."""
    return parse(text, NAMES, Kind.TRUTH)


def difficulty_or_free(text: str) -> None:
    """A ValueError says what is wrong with a difficulty."""
    if text != "free":
        amount_of(text)


Amount = int | Annotated[str, msgspec.Meta(max_length=LONGEST, extra={"reads": amount_of})]
"""A number, or what it is worked out from: `target.fear + 6`."""

Difficulty = int | Annotated[str, msgspec.Meta(max_length=LONGEST, extra={"reads": difficulty_or_free})]
"""A number, what it is worked out from, or `free`: the caster's player names it."""

Condition = Annotated[str, msgspec.Meta(max_length=LONGEST, extra={"reads": condition_of})]
"""What must hold: `target.people == 'orc' and target.size <= 2`."""


def amount(number: Amount, facts: Facts) -> int:
    """A number as it is, or worked out now."""
    if not isinstance(number, str):
        return number
    found = evaluate(amount_of(number), lambda name: _read(name, facts))
    assert isinstance(found, int)
    return found


def holds(condition: Condition, facts: Facts) -> bool:
    """Whether a condition is met now; none always is."""
    return not condition or bool(evaluate(condition_of(condition), lambda name: _read(name, facts)))


def _read(name: Name, facts: Facts) -> Value:
    if name.name in HAS:
        model = facts.state.models.get(getattr(facts, HAS[name.name]))
        return model is not None and name.of in model.card.skill_names
    return READINGS[name.name].read(facts)


def reads_target(number: Amount) -> bool:
    """Whether a number depends on a target."""
    return isinstance(number, str) and number != "free" and any(one.startswith("target.") for one in _names(number))


def _names(text: str) -> list[str]:
    found: list[str] = []
    evaluate_names(amount_of(text), found)
    return found


def evaluate_names(tree: Tree, found: list[str]) -> None:
    """Every name of a tree."""
    if isinstance(tree, Name):
        found.append(tree.name)
    for part in msgspec.structs.astuple(tree):
        for inner in part if isinstance(part, tuple) else (part,):
            if isinstance(inner, msgspec.Struct):
                evaluate_names(inner, found)  # type: ignore[arg-type]
