"""AR-8 Spell roll, and AR-9 what it is rolled against."""

from typing import Any

from sortilege.kernel import Game, Rule
from sortilege.kernel.moment import at
from sortilege.rules.arcane.abilities import acting_on
from sortilege.rules.arcane.attack import succeeds
from sortilege.rules.arcane.attempt import Cast, Rolled
from sortilege.rules.arcane.characteristics import characteristic
from sortilege.rules.arcane.dice import roll, roll_failed
from sortilege.rules.arcane.events import SpellRolled
from sortilege.rules.arcane.state import ArcaneState, ModelId


def spell_roll(game: Game[Any], attempt: Cast) -> Rule[None]:
    """AR-8a, AR-8f The dice of each target, one after another; AR-8g a diceless spell has none."""
    spell = attempt.spell
    if spell.diceless or not attempt.rolls:
        return
    for each in attempt.rolls:
        yield from roll_for(game, attempt, each)
    if not any(successes(game.state, attempt, each) for each in attempt.rolls):
        yield from roll_failed(game, attempt.caster)


def roll_for(game: Game[Any], attempt: Cast, each: Rolled) -> Rule[None]:
    """AR-10c The dice already count the one of Empowering; ARH-12n a Doom may have them rolled once more."""
    state: ArcaneState = game.state
    faces = yield from roll(game, "spell", "AR-8a", attempt.spell.dice, attempt.seat)
    for act in at("dice_again", acting_on(state, attempt.caster)):
        fresh = set(range(len(faces)))
        faces, _ = yield from act.ability.dice_again(act, game, faces, fresh)  # type: ignore[attr-defined]
    each.faces = faces
    each.value = value_against(state, attempt, each.target)
    count = len(successes(state, attempt, each))
    against = characteristic_against(attempt)
    game.tell(SpellRolled(attempt.caster, attempt.spell.id, each.target, faces, against, each.value, count))


def value_against(state: ArcaneState, attempt: Cast, target: ModelId) -> int:
    """AR-8a, AR-9b The DEF or the WILL of a target, as it is now."""
    return characteristic(state, target, characteristic_against(attempt))


def characteristic_against(attempt: Cast) -> str:
    return "deflection" if attempt.spell.against == "def" else "will"


def successes(state: ArcaneState, attempt: Cast, each: Rolled) -> list[int]:
    """AR-8b The dice that equal or beat the value; AR-9d of a spell that does no damage the highest die only."""
    faces = each.faces if attempt.spell.wounds else (max(each.faces),)
    return [face for face in faces if succeeds(state, attempt.caster, face, each.value)]
