"""C2-8.4.2 Being afraid."""

from typing import Any

import msgspec

from sortilege.kernel import Game, Refusal, Rule
from sortilege.kernel.moment import instead
from sortilege.rules.confrontation.abilities import acting_on
from sortilege.rules.confrontation.competencies import willing
from sortilege.rules.confrontation.fear.events import Frightened, Rallied
from sortilege.rules.confrontation.space import engaged_with
from sortilege.rules.confrontation.state import Afraid, ModelId, Skirmish


def frighten(game: Game[Any], model: ModelId, source: ModelId, difficulty: int, rule: str) -> Rule[None]:
    """C2-8.4.2.1a A model is afraid; C2-R38 a newer fear takes the place of an older one."""
    state: Skirmish = game.state
    state.models[model] = msgspec.structs.replace(state.models[model], afraid=Afraid(source, difficulty))
    game.tell(Frightened(model, source, difficulty, rule))
    yield from stand_fast(game, model)


def stand_fast(game: Game[Any], model: ModelId) -> Rule[bool]:
    """C2-R83 Whether a skill keeps an afraid model from fleeing, now and until it is next activated."""
    state: Skirmish = game.state
    acting = yield from willing(game, "stands_fast", acting_on(state, model))
    stands: bool = yield from instead("stands_fast", acting, _does_not_stand, game)
    here = state.models[model]
    if here.afraid is not None:
        afraid = msgspec.structs.replace(here.afraid, stands=stands)
        state.models[model] = msgspec.structs.replace(here, afraid=afraid)
    return stands


def _does_not_stand() -> Rule[bool]:
    yield from ()
    return False


def take_heart(game: Game[Any], model: ModelId, rule: str) -> None:
    """C2-8.4.4c A model is no longer afraid."""
    state: Skirmish = game.state
    state.models[model] = msgspec.structs.replace(state.models[model], afraid=None)
    game.tell(Rallied(model, rule))


def may_flee(state: Skirmish, model: ModelId) -> bool:
    """Whether an afraid model flees from the creature that it fears as this comes upon it."""
    here = state.models[model]
    if here.afraid is None or here.afraid.stands or engaged_with(state, model):  # C2-8.4.2.1c
        return False
    return here.paralysed or not here.has_moved  # C2-8.4.2.1b, C2-8.4.2.2b


def why_not_face(state: Skirmish, model: ModelId, target: ModelId) -> Refusal | None:
    """C2-12.1.14c Who is afraid and acts all the same may neither charge nor engage what frightened it."""
    here = state.models[model]
    if here.afraid is not None and here.afraid.source == target:
        return Refusal("fanatic_afraid", "C2-12.1.14c", model=model, target=target)
    return None
