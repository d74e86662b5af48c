"""AR-14 and AR-15 Dispel (AR-PR3)."""

from typing import Any, Final

from sortilege.kernel import Ask, Atom, Game, Number, One, Refusal, Rule
from sortilege.kernel.moment import weigh
from sortilege.rules.arcane.abilities import acting_on
from sortilege.rules.arcane.attempt import Cast
from sortilege.rules.arcane.cards import HUNDREDTHS
from sortilege.rules.arcane.characteristics import will
from sortilege.rules.arcane.dice import roll
from sortilege.rules.arcane.engagement import gap
from sortilege.rules.arcane.events import DefianceRolled, DispelDeclared, DispelRolled
from sortilege.rules.arcane.reactions import may_react, pay_fatigue
from sortilege.rules.arcane.sides import are_enemies, decider
from sortilege.rules.arcane.state import ArcaneState, ModelId
from sortilege.rules.arcane.torment import gain_torment
from sortilege.rules.arcane.vision import in_vision, point_in_vision
from sortilege.table.distance import distance_to_point
from sortilege.table.measure import within

PASS: Final = "pass"
DISPEL_RANGE: Final = 24 * HUNDREDTHS  # AR-15b
MOST_DICE: Final = 12
"""AR-R12 Under `ar.dispel_cap` = `none`."""


def dispelled(game: Game[Any], attempt: Cast) -> Rule[bool]:
    """AR-15a The window after the spell roll: each Arcanist of the enemy may try once (AR-R17)."""
    if not attempt.rolls and not attempt.spell.diceless:
        return False
    tried: tuple[ModelId, ...] = ()
    while able := [model for model in game.state.models if why_not_dispel(game, attempt, model, tried) is None]:
        seat = 1 - attempt.seat
        about = about_spell(game, attempt, tried=tried)
        dispeller: str = yield Ask(seat, "cast.dispel", "AR-15a", One((PASS, *able)), about)
        if dispeller == PASS:
            return False
        tried = (*tried, dispeller)
        if (yield from attempt_dispel(game, attempt, dispeller)):
            return True
        if game.options["ar.dispel_tries"] == "one":
            return False
    return False


def why_not_dispel(game: Game[Any], attempt: Cast, model: ModelId, tried: tuple[ModelId, ...]) -> Refusal | None:
    """AR-F16 to AR-F25: why a model cannot dispel this spell."""
    state: ArcaneState = game.state
    here = state.models[model]
    if not here.in_game or not here.card.arcanist:
        return Refusal("AR-F16", "AR-2c", model=model)
    if not are_enemies(state, attempt.caster, model):
        return Refusal("AR-F17", "AR-15a", model=model)  # AR-R19, AR-R21
    if here.silenced:
        return Refusal("AR-F18", "AR-15l", model=model)
    if here.fatigue:
        return Refusal("AR-F19", "ARH-11a", model=model)
    if not weigh("may_react", acting_on(state, model), True):
        return Refusal("AR-F20", "ARH-12h", model=model)
    if refusal := _why_not_reach(state, attempt, model):
        return refusal
    if most_dice(game, model) < 1:
        return Refusal("AR-F23", "AR-15d", model=model)
    if model in tried:
        return Refusal("AR-F25", "AR-15a", model=model)
    return None if may_react(game, here) else Refusal("AR-F17", "AR-14a", model=model)


def _why_not_reach(state: ArcaneState, attempt: Cast, model: ModelId) -> Refusal | None:
    """AR-15b, AR-15c The spell's target, model or point, is near enough to the dispeller and In Vision of it."""
    stands = bool(attempt.target) and state.models[attempt.target].in_game  # AR-R13: a dispeller may have left
    target = attempt.target if stands else ""
    far = gap(state, model, target) if target else distance_to_point(state.field.bases[model], attempt.point)
    if not within(far, DISPEL_RANGE):
        return Refusal("AR-F21", "AR-15b", model=model, cost=round(far))
    sees = in_vision(state, model, target) if target else point_in_vision(state.field, model, attempt.point)
    return None if sees else Refusal("AR-F22", "AR-15c", model=model)


def most_dice(game: Game[Any], model: ModelId) -> int:
    """AR-15d, AR-R12 As many as there is room for Torment; or the engine's limit."""
    if game.options["ar.dispel_cap"] == "none":
        return MOST_DICE
    state: ArcaneState = game.state
    return min(will(state, model) - state.models[model].torment, MOST_DICE)


def attempt_dispel(game: Game[Any], attempt: Cast, dispeller: ModelId) -> Rule[bool]:
    """AR-PR3 steps 3 to 7."""
    state: ArcaneState = game.state
    seat = decider(state, dispeller)
    if game.options["ar.diceless_order"] == "roll_first":
        yield from roll_defiance(game, attempt)
    about = about_spell(game, attempt, dispeller=dispeller)
    dice: int = yield Ask(seat, "cast.dispel_dice", "AR-15d", Number(1, most_dice(game, dispeller)), about)
    game.tell(DispelDeclared(dispeller, attempt.spell.id, dice))
    pay_fatigue(game, dispeller)  # AR-14b
    yield from gain_torment(game, dispeller, dice, "AR-15d")
    yield from roll_defiance(game, attempt)
    here = state.models[dispeller]
    if not here.in_game:  # AR-R13
        return False
    own = 1 if attempt.spell.domain in here.card.domains else 0  # AR-14d
    faces = yield from roll(game, "dispel", "AR-15e", dice + own, seat)
    to_beat = caster_sum(game, attempt)
    assert to_beat is not None
    beaten = sum(faces) > to_beat  # AR-15g
    rule = "AR-15i" if beaten else "AR-15j"
    game.tell(DispelRolled(dispeller, attempt.spell.id, faces, sum(faces), to_beat, beaten, rule))
    return beaten


def about_spell(game: Game[Any], attempt: Cast, **more: Atom | tuple[Atom, ...]) -> dict[str, Atom | tuple[Atom, ...]]:
    """What a question about a Dispel is about: the spell, where it is aimed, the sum to beat as far as it is known."""
    x, y = attempt.point
    known = {"model": attempt.caster, "spell": attempt.spell.id, "target": attempt.target, "x": x, "y": y, **more}
    to_beat = caster_sum(game, attempt)
    return known if to_beat is None else {**known, "sum": to_beat}


def roll_defiance(game: Game[Any], attempt: Cast) -> Rule[None]:
    """AR-15f Two dice for each rank of a diceless spell, once for all attempts (AR-R16)."""
    if not attempt.spell.diceless or attempt.defiance is not None:
        return
    more = attempt.empowered and game.options["ar.diceless_empower"] == "on"
    faces = yield from roll(game, "defiance", "AR-15f", 2 * attempt.spell.rank + more, attempt.seat)
    attempt.defiance = sum(faces)
    game.tell(DefianceRolled(attempt.caster, attempt.spell.id, faces))


def caster_sum(game: Game[Any], attempt: Cast) -> int | None:
    """AR-15h All dice of the roll; AR-15m of an area the one target's with the highest sum. None: not yet known."""
    if attempt.spell.diceless:
        return attempt.defiance
    sums = [sum(each.faces) for each in attempt.rolls]
    match game.options["ar.aoe_dispel"]:  # AR-R15
        case "first":
            return sums[0]
        case "all":
            return sum(sums)
    return max(sums)
