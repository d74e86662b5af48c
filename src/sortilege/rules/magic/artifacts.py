"""Artifacts in play: who may use one, when, how often, and what comes of it."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from sortilege.kernel import Ask, Game, One, Option, Refusal, Rule, Seat, Seen
from sortilege.kernel.moment import Lasting
from sortilege.rules.confrontation.any_time import NOT_THIS_PHASE, PHASES
from sortilege.rules.confrontation.profile import Profile
from sortilege.rules.confrontation.state import ModelId, deciding_order
from sortilege.rules.magic.artifact import Artifact, is_open_to
from sortilege.rules.magic.attempt import Casting
from sortilege.rules.magic.devotion import is_full
from sortilege.rules.magic.effects import Effect, LastingEffect
from sortilege.rules.magic.effects.effect import Given
from sortilege.rules.magic.elements import KINDS
from sortilege.rules.magic.events import ArtifactUsed
from sortilege.rules.magic.magicians import power
from sortilege.rules.magic.measuring import out_of_range
from sortilege.rules.magic.reserve import gain_gems, lose_excess, spend
from sortilege.rules.magic.resolution import part_of, resolve
from sortilege.rules.magic.state import WORN, Carried, MagicState
from sortilege.rules.magic.targets import eligible, in_view
from sortilege.rules.magic.terms import Terms

USE, NO = "use", "no"
ASKED: Final = "any.artifact"


# What is worn


def worn(artifacts: Iterable[Artifact], bearer: ModelId, card: Profile) -> dict[str, Lasting]:
    """I2-2b What the artifacts that a model wears make of it, as long as it is in play."""
    found = {}
    for artifact in artifacts:
        if artifact.use == "worn" and why_never_his(bearer, card, artifact) is None:
            for place, effect in enumerate(artifact.effect):
                key = f"{artifact.id}:{part_of(artifact.as_spell, place)}@{bearer}"
                found[key] = _lasting(artifact.id, bearer, effect, place)
    return found


def _lasting(artifact: str, bearer: ModelId, effect: Effect, place: int) -> Lasting:
    given = Given(abilities=(f"again/{place}",))
    if isinstance(effect, LastingEffect) and not effect.at:
        given = effect.given(lambda number: number if isinstance(number, int) else 0)
    return Lasting(artifact, bearer, bearer, WORN, None, given.modifiers, given.abilities)


def put_on(game: Game[Any], model: ModelId) -> None:
    """A model that comes back into play wears again what it wore."""
    state: MagicState = game.state
    if model in state.carried:
        artifacts = state.carried[model].artifacts.values()
        state.lasting.update(worn(artifacts, model, state.models[model].card))


# Who may use one


def why_never_his(bearer: ModelId, card: Profile, artifact: Artifact) -> Refusal | None:
    """I2-2c, I2-3.11d Why a model cannot use an artifact at all."""
    if not is_open_to(artifact.reserved_to, bearer, card.called, card.people):
        return Refusal("I2-F8", "I2-2c", artifact=artifact.id)
    if not artifact.uses <= card.controlled:
        return Refusal("I2-F8", "I2-3.11d", artifact=artifact.id)
    return None


def why_not_use(game: Game[Any], terms: Terms, bearer: ModelId, name: str) -> Refusal | None:
    """Why a model cannot use an artifact now, if it is the time for it."""
    state: MagicState = game.state
    carried = state.carried.get(bearer)
    if carried is None or name not in carried.artifacts or bearer not in state.models:
        return Refusal("no_artifact", "I2-6.1.1f", model=bearer, artifact=name)
    artifact = carried.artifacts[name]
    if refusal := why_never_his(bearer, state.models[bearer].card, artifact):
        return refusal
    if terms.needs_capacity and power(state, bearer) < artifact.min_capacity:  # I1-R9
        return Refusal("I1-F7", "I1-16.3a", card=name, n=artifact.min_capacity)
    if carried.used_up(artifact):
        n, rule, span = artifact.frequency.limit
        return Refusal("artifact_used_up", rule, artifact=name, n=n, span=span)
    return why_not_pay(state, bearer, artifact)


def why_not_pay(state: MagicState, bearer: ModelId, artifact: Artifact) -> Refusal | None:
    """The gems that its card asks for must be there."""
    if not artifact.gems.total:
        return None
    mage = state.magicians.get(bearer)
    if mage is not None and mage.reserve.holds(artifact.gems):
        return None
    lacking = [
        kind
        for kind in KINDS
        if artifact.gems.of(kind) and (mage is None or mage.reserve.of(kind) < artifact.gems.of(kind))
    ]
    return Refusal("I2-F20", "I2-6.3b", magician=bearer, gems=tuple(lacking))


def usable(game: Game[Any], terms: Terms, bearer: ModelId, when: str) -> Iterator[Artifact]:
    """The artifacts that a model can use at such a moment."""
    carried: Carried | None = game.state.carried.get(bearer)
    for artifact in carried.artifacts.values() if carried else ():
        if artifact.use == when and why_not_use(game, terms, bearer, artifact.id) is None:
            yield artifact


def uses(game: Game[Any], terms: Terms, bearer: ModelId, when: str) -> Iterator[Option]:
    """Every use that a model can make of its artifacts now: `(use, model, artifact)`, perhaps with a target."""
    state: MagicState = game.state
    for artifact in usable(game, terms, bearer, when):
        if not artifact.as_spell.aims or artifact.target == "self":
            yield USE, bearer, artifact.id
            continue
        for target in eligible(state, bearer, artifact.as_spell):
            if in_view(state, bearer, target):
                yield USE, bearer, artifact.id, target


# When


def to_use(game: Game[Any]) -> bool:
    """Whether anybody may have an artifact to use now: before the next act, but not between two parts of one.

    All combats of the Melee phase are one, from the moment when melees are split.
    """
    state: MagicState = game.state
    if not state.carried or state.phase not in PHASES:
        return False
    return state.announcing is None and state.melees is None and not (state.hits or state.unresolved)


def at_any_time(game: Game[Any], terms: Terms) -> Rule[bool]:
    """C2-R67, C2-R70 Whoever has an artifact that may be used at any time, before an act of the turn.

    Whether one was used: that was an act, and others may follow it.
    """
    for seat in deciding_order(game.state):
        if (yield from offer_use(game, terms, seat, list(game.state.carried), "any_time")):
            return True
    return False


def on_activation(game: Game[Any], terms: Terms, model: ModelId) -> Rule[None]:
    """Those that are used when their bearer is activated, one after another."""
    seat = game.state.models[model].seat
    while model in game.state.carried:
        if not (yield from offer_use(game, terms, seat, [model], "activation")):
            return


def offer_use(game: Game[Any], terms: Terms, seat: Seat, bearers: list[ModelId], when: str) -> Rule[bool]:
    """One use, if its player likes."""
    state: MagicState = game.state
    now = f"{state.turn} {state.phase}"
    mine = [model for model in bearers if state.carried[model].seat == seat and state.carried[model].hushed != now]
    options = [option for model in mine if model in state.models for option in uses(game, terms, model, when)]
    if not options:
        return False
    ways: tuple[Option, ...] = (NO, NOT_THIS_PHASE) if when == "any_time" else (NO,)
    answer: Any = yield Ask(seat, ASKED, "I2-6.1.1g", One((*ways, *options)), {"when": when}, seen(game, terms))
    if answer == NOT_THIS_PHASE:
        hush(state, seat, now)
    if isinstance(answer, str):
        return False
    yield from use(game, terms, *answer[1:])
    return True


def hush(state: MagicState, seat: Seat, phase: str) -> None:
    """A player does not want to be asked again in this phase."""
    for carried in list(state.carried.values()):
        if carried.seat == seat:
            state.carried[carried.id] = msgspec.structs.replace(carried, hushed=phase)


def seen(game: Game[Any], terms: Terms) -> Seen:
    """I2-R54 While artifacts are hidden, so is that somebody has one to use."""
    return Seen.HIDDEN if terms.option(game, "spells_hidden") == "on" else Seen.OPEN


# What comes of it


def use(game: Game[Any], terms: Terms, bearer: ModelId, name: str, target: ModelId = "") -> Rule[None]:
    """I2-3.8a An artifact does what its card says, like a spell that nobody can answer."""
    state: MagicState = game.state
    artifact = state.carried[bearer].artifacts[name]
    count_use(game, bearer, artifact, target)
    if artifact.gems.total:
        spend(game, bearer, artifact.gems)
    casting = Casting(terms, bearer, state.models[bearer].seat, artifact.as_spell, target or bearer)
    casting.power = power(state, bearer)
    if target and out_of_range(game, casting):
        return
    yield from resolve(game, casting)


def count_use(game: Game[Any], bearer: ModelId, artifact: Artifact, target: ModelId = "") -> None:
    """I2-3.7d It is used once more, and both know of it (I2-R54)."""
    state: MagicState = game.state
    carried, name = state.carried[bearer], artifact.id
    state.carried[bearer] = msgspec.structs.replace(
        carried,
        artifacts_shown={**carried.artifacts_shown, name: artifact},
        artifacts_used_turn={**carried.artifacts_used_turn, name: carried.artifacts_used_turn.get(name, 0) + 1},
        artifacts_used_game={**carried.artifacts_used_game, name: carried.artifacts_used_game.get(name, 0) + 1},
    )
    game.tell(ArtifactUsed(bearer, name, target))


def need_gems(game: Game[Any], terms: Terms, magician: ModelId) -> Rule[None]:
    """A Magician needs gems: an artifact of his may give them, within the cap (I2-6.2b)."""
    state: MagicState = game.state
    while magician in state.carried and not is_full(game, terms, magician):
        ready = tuple((USE, magician, artifact.id) for artifact in usable(game, terms, magician, "gems_needed"))
        if not ready:
            return
        seat = state.magicians[magician].seat
        about = {"when": "gems_needed"}
        answer: Any = yield Ask(seat, ASKED, "I2-6.1.1g", One((NO, *ready)), about, seen(game, terms))
        if answer == NO:
            return
        artifact = state.carried[magician].artifacts[answer[2]]
        count_use(game, magician, artifact)
        kinds = terms.gem_kinds(state, magician)
        yield from gain_gems(game, magician, artifact.gives, kinds, "any.artifact_gems", "I2-3.1d")
        yield from lose_excess(game, terms)


def promised(game: Game[Any], terms: Terms, magician: ModelId) -> int:
    """How many gems a Magician's artifacts could give him."""
    if magician not in game.state.carried or is_full(game, terms, magician):
        return 0
    return sum(artifact.gives for artifact in usable(game, terms, magician, "gems_needed"))


def in_a_new_turn(state: MagicState) -> None:
    """I2-3.7a What is counted by the turn is counted anew."""
    for carried in list(state.carried.values()):
        state.carried[carried.id] = carried.in_a_new_turn()


def used_this_turn(state: MagicState, model: ModelId) -> bool:
    """I2-R60 Using an artifact is an action, as casting is."""
    return model in state.carried and bool(state.carried[model].artifacts_used_turn)
