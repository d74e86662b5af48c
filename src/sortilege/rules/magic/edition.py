"""What both editions of the magic do alike in a whole skirmish. What is an edition's own its module says."""

from collections.abc import Callable
from typing import Any

from sortilege.kernel import Game, Rule, Seen
from sortilege.rules.confrontation.state import ModelId, deciding_order
from sortilege.rules.magic import artifacts
from sortilege.rules.magic.announcing import secret_of_spells
from sortilege.rules.magic.reserve import come_back, set_out_reserve
from sortilege.rules.magic.simultaneity import effects_due, is_frozen
from sortilege.rules.magic.state import MagicState
from sortilege.rules.magic.terms import Terms


class Edition:
    def __init__(
        self,
        terms: Terms,
        cast: Callable[[Game[Any]], Rule[None]],
        recover: Callable[[Game[Any], ModelId], Rule[None]],
    ) -> None:
        self.terms = terms
        self.cast = cast
        self.recover = recover

    def set_out(self, game: Game[Any]) -> Rule[None]:
        """I2-P2, I1-P2 Each Magician on the table sets out his reserve."""
        for mage in sorted(game.state.magicians.values(), key=lambda mage: mage.seat):
            yield from set_out_reserve(game, self.terms, mage.id)

    def returned(self, game: Game[Any], model: ModelId) -> Rule[None]:
        """I2-P2, I1-P2 A Magician who comes back sets out his reserve anew; what a model wore it wears again."""
        artifacts.put_on(game, model)
        return come_back(game, self.terms, model)

    def before_moving(self, game: Game[Any], model: ModelId) -> Rule[None]:
        """What a model's artifacts can do when it is activated."""
        return artifacts.on_activation(game, self.terms, model)

    def has_acted(self, game: Game[Any], model: ModelId) -> bool:
        """C2-R73, I2-R60 Casting and answering a spell are actions; so is using an artifact."""
        mage = game.state.magicians.get(model)
        cast = mage is not None and (mage.cast_this_turn or mage.countered_this_turn)
        return cast or artifacts.used_this_turn(game.state, model)

    to_use = staticmethod(artifacts.to_use)

    def at_any_time(self, game: Game[Any]) -> Rule[bool]:
        return artifacts.at_any_time(game, self.terms)

    def reached(self, game: Game[Any]) -> None:
        """A Magician who may not cast now may not later in the turn."""

    def under_way(self, game: Game[Any]) -> Rule[None] | None:
        """A spell that is about to be announced, or what a group has cast."""
        return self.cast(game) if game.state.announcing is not None else effects_due(game, self.terms)

    def seen(self, game: Game[Any]) -> Seen:
        return secret_of_spells(game, self.terms)

    def is_frozen(self, game: Game[Any]) -> bool:
        return is_frozen(game, self.terms)

    def recoveries(self, game: Game[Any]) -> Rule[None]:
        """I2-P9, I1-P6 Each Magician, in the order of C2-R4."""
        state: MagicState = game.state
        for seat in deciding_order(state):
            for magician in [mage.id for mage in state.magicians.values() if mage.seat == seat]:
                yield from self.recover(game, magician)

    def forget_the_turn(self, state: MagicState) -> None:
        """What Magicians did, and which artifacts were used, counts no longer but for what counts all game."""
        for mage in list(state.magicians.values()):
            state.magicians[mage.id] = mage.in_a_new_turn()
        artifacts.in_a_new_turn(state)

    def option(self, game: Game[Any], name: str) -> str:
        return self.terms.option(game, name)
