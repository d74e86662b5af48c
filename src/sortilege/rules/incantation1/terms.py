"""What Incantation 1 says of its own where both editions share a rule."""

from typing import Any, Final

from sortilege.kernel import Game
from sortilege.kernel.moment import Acting
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.damage.removal import check_resistance, remove
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.magic.elements import ELEMENTS
from sortilege.rules.magic.magicians import power
from sortilege.rules.magic.state import MagicState
from sortilege.rules.magic.terms import Rules

GEMS_OF_DEVOTION: Final = 3


class _Terms:
    rules = Rules(
        set_out="I1-20.1a",
        set_out_of="I1-20.5.1a",
        announce="I1-20.5.2a",
        free_difficulty="I1-20.5.3.1a",
        spent="I1-20.5.2b",
        cast="I1-20.5.6a",
        cap="I1-20.6.4a",
        out_of_range="I1-16.1.2a",
        measure="I1-20.5.2a",
        answer="I1-20.5.4a",
        absorb="I1-20.5.4.1a",
        absorbed="I1-20.5.4.1a",
        dispel_roll="I1-20.5.4.2a",
        dispel="I1-20.5.4.2a",
        further_gems="I1-20.5.4.2b",
        dispelled="I1-20.5.4.2c",
        sacrifice="I1-12.1.10a",
        devoted="I1-12.1.10b",
        removed="I1-12.1.10c",
        turn="I1-19.2a",
        lacking=("I1-F5", "I1-20.1b"),
        no_devotion=("I1-F18", "C2-12.1.10a"),
        no_contact=("I1-F18", "I1-12.1.10a"),
        full=("I1-F17", "I1-20.6.4a"),
    )

    all_within_range = True  # I1 Table 5
    needs_capacity = True  # I1-16.3a

    def option(self, game: Game[Any], name: str) -> str:
        return game.options[f"i1.{name}"]

    def reserve_cap(self, game: Game[Any], magician: ModelId) -> int:
        """I1-20.6.4a Twice his Power."""
        return max(2 * power(game.state, magician), 0)

    def gem_kinds(self, state: MagicState, magician: ModelId) -> tuple[str, ...]:
        """I1-20.5.1a, I1-R25 The elements that he controls."""
        return state.models[magician].card.elements

    def devoted_gems(self, _act: Acting) -> int:
        """I1-12.1.10b Three gems."""
        return GEMS_OF_DEVOTION

    def devoted_kinds(self, game: Game[Any], magician: ModelId) -> tuple[str, ...]:
        """I1-R22 Any elements, also such as he does not control."""
        if game.options["i1.devotion_elements"] == "controlled":
            return self.gem_kinds(game.state, magician)
        return ELEMENTS

    def lowered(self, game: Game[Any], model: ModelId, name: str, before: int, by: ModelId) -> None:
        """I1-20.3a, I1-R11 A model one of whose characteristics a spell brings from above 0 to 0 or less is killed."""
        kills = name == "resistance" or game.options["i1.zero_kills"] == "any"
        if kills and characteristic(game.state, model, name) <= 0 < before:
            remove(game, model, "spell", "I1-20.3a", by)
        else:
            check_resistance(game, model, "spell", by)


TERMS: Final = _Terms()
