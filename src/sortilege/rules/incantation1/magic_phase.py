"""I1 §19.2 and I1-P3: what Magicians do in the countdown of the Shooting phase."""

from collections.abc import Sequence
from typing import Any

import msgspec

from sortilege.kernel import Game, Option, Seat
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.shooting.actors import Candidate
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.incantation1.who_may_cast import announcements, bar_to_casting
from sortilege.rules.magic.state import Announcing, MagicState

CAST = "cast"


def pending(game: Game[Any]) -> list[Candidate]:
    """I1-19.2a Every Magician who may cast and has not let it go by, at his Initiative."""
    state: MagicState = game.state
    found = []
    for mage in state.magicians.values():
        if not mage.done and bar_to_casting(game, state.models[mage.id]) is None:
            value = characteristic(state, mage.id, "initiative")
            found.append(Candidate(mage.id, mage.seat, CAST, value, value))
    return found


def acts(game: Game[Any], members: Sequence[Candidate]) -> tuple[bool, tuple[Option, ...]]:
    """What the owner of a group can let its Magicians do; no reason to ask him where nobody can cast.

    While spells are hidden he is asked even where nobody can cast: that he is not asked would tell (I2-R54).
    """
    mages = [one.id for one in members if one.way == CAST]
    able = tuple((CAST, magician) for magician in mages if can_announce(game, magician))
    hidden = bool(mages) and game.options["i1.spells_hidden"] == "on"
    return bool(able) or hidden, able


def can_announce(game: Game[Any], magician: ModelId) -> bool:
    """Whether there is any spell that a Magician can announce now."""
    return next(announcements(game, magician), None) is not None


def act(game: Game[Any], seat: Seat, magician: ModelId) -> None:
    """I1-20.1c One spell; he may cast as many as his gems pay for."""
    game.state.announcing = Announcing(seat, magician, tuple(announcements(game, magician)))


def let_go_by(game: Game[Any], members: Sequence[Candidate]) -> None:
    """I1-20.2c Whoever has not cast by now has let it go by: nobody is obliged to."""
    state: MagicState = game.state
    for one in members:
        if one.way == CAST:
            state.magicians[one.id] = msgspec.structs.replace(state.magicians[one.id], done=True)
