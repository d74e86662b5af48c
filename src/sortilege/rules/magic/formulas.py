"""I2-3.3b Numbers that depend on something."""

from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.magic.attempt import Casting
from sortilege.rules.magic.effects import Amount, Formula
from sortilege.rules.magic.state import MagicState


def difficulty_of(state: MagicState, casting: Casting) -> int:
    difficulty = casting.spell.difficulty
    assert not isinstance(difficulty, str)
    return amount(state, difficulty, casting, casting.named, casting.target)


def amount(state: MagicState, number: Amount, casting: Casting, difficulty: int, model: ModelId) -> int:
    """A number as it is, or its formula worked out now for a model reached, with the difficulty that effects read."""
    if not isinstance(number, Formula):
        return number
    return _read(state, number, casting, difficulty, model) * number.times // number.divided_by + number.plus


def _read(state: MagicState, formula: Formula, casting: Casting, difficulty: int, model: ModelId) -> int:
    match formula.of.split("."):
        case ["difficulty"]:
            return difficulty
        case ["effect_gems"]:
            return casting.paid.strength
        case ["caster", _]:
            return casting.power
        case [_, name]:
            return characteristic(state, model, name)
    raise AssertionError(formula.of)
