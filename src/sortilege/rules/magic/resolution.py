"""I2-6.5d The effects of a spell that is cast and not countered apply at once, in the order of its card."""

from typing import Any

from sortilege.kernel import Game, Rule
from sortilege.kernel.moment import Acting
from sortilege.rules.confrontation.magic import magic
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.magic.attempt import Casting
from sortilege.rules.magic.deed import Deed
from sortilege.rules.magic.effects import Effect, LastingEffect
from sortilege.rules.magic.effects.effect import Given
from sortilege.rules.magic.readings import holds
from sortilege.rules.magic.reserve import lose_excess
from sortilege.rules.magic.spell import Spell
from sortilege.rules.magic.state import MagicState
from sortilege.rules.magic.targets import reached


def resolve(game: Game[Any], casting: Casting) -> Rule[None]:
    """Each effect of the card on each model that it reaches."""
    within = casting.terms.all_within_range
    models = reached(game.state, casting.caster, casting.seat, casting.spell, casting.target, all_within_range=within)
    for place, effect in enumerate(casting.spell.effect):
        for model in affected(casting, effect, models):
            if model in game.state.models:
                yield from apply(game, casting, effect, model, place)
    yield from lose_excess(game, casting.terms)


def affected(casting: Casting, effect: Effect, models: list[ModelId]) -> list[ModelId]:
    """Whom of those that a spell reaches an effect means: its caster, where it is upon him."""
    return [casting.caster] if effect.needs_place or effect.whom == "caster" else models


def apply(game: Game[Any], casting: Casting, effect: Effect, model: ModelId, place: int) -> Rule[None]:
    """One effect upon one model, if its condition is met; what is done again at a moment waits for it."""
    deed = Deed(game, casting, model, part_of(casting.spell, place))
    if effect.at:
        deed.begin(Given(abilities=(f"again/{place}",)))
    elif holds(effect.when, deed.facts):
        yield from effect.done(deed)


def part_of(spell: Spell, place: int) -> str:
    """What an effect of a card is called among those that last: two alike are told apart by their place."""
    names = [name_of(effect) for effect in spell.effect]
    name = names[place]
    return f"{name}+{place}" if name in names[:place] else name


def name_of(effect: Effect) -> str:
    if effect.at:
        return effect.at
    return effect.part if isinstance(effect, LastingEffect) else ""


def act_again(game: Game[Any], act: Acting, moment: str) -> Rule[None]:
    """An effect that lasts is done again, if this is its moment and its condition is met now."""
    state: MagicState = game.state
    lasting = state.lasting.get(act.source)
    spell = None if lasting is None else card_of(state, lasting.by, lasting.source)
    if lasting is None or spell is None or act.bearer not in state.models:
        return
    effect = spell.effect[int(act.x)]
    seat = state.models[lasting.by].seat if lasting.by in state.models else act.seat
    casting = Casting(magic(game).terms, lasting.by, seat, spell, act.bearer)
    deed = Deed(game, casting, act.bearer, part_of(spell, int(act.x)))
    if effect.at == moment and holds(effect.when, deed.facts):
        yield from effect.done(deed)
        yield from lose_excess(game, casting.terms)


def card_of(state: MagicState, by: ModelId, name: str) -> Spell | None:
    """The spell, or the artifact, that somebody has cast or wears."""
    mage = state.magicians.get(by) or state.fallen_magicians.get(by)
    if mage is not None and name in mage.spells:
        return mage.spells[name]
    carried = state.carried.get(by)
    return carried.artifacts[name].as_spell if carried is not None and name in carried.artifacts else None
