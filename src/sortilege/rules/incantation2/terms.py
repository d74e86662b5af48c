"""What Incantation 2 says of its own where both editions share a rule."""

from typing import Any, Final

from sortilege.kernel import Game
from sortilege.kernel.moment import Acting
from sortilege.rules.confrontation.damage.removal import check_resistance
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.incantation2.magicians import gem_kinds, reserve_cap
from sortilege.rules.incantation2.options import IN_MELEE, OPTIONS
from sortilege.rules.magic.terms import Rules

NAMES: Final = {name.removeprefix("i2."): name for name in OPTIONS | IN_MELEE}
"""the options by what both editions call them"""

WITHOUT_X: Final = 3
"""I2-R46: what an old card without X counts."""


class _Terms:
    rules = Rules(
        set_out="I2-3.1b",
        set_out_of="I2-3.1c",
        announce="I2-6.3a",
        free_difficulty="I2-3.3c",
        spent="I2-6.3b",
        cast="I2-6.5d",
        cap="I2-6.2b",
        out_of_range="I2-6.5a",
        measure="I2-6.5g",
        answer="I2-6.7a",
        absorb="I2-6.7.1a",
        absorbed="I2-6.7.1e",
        dispel="I2-6.7.2a",
        dispel_roll="I2-6.7.2b",
        dispelled="I2-6.7.2c",
        further_gems="I2-R4",
        sacrifice="I2-10.6a",
        devoted="I2-10.6b",
        removed="I2-10.6c",
        turn="I2-6.1.2b",
        lacking=("I2-F20", "I2-6.3b"),
        no_devotion=("I2-F40", "I2-10.6a"),
        no_contact=("I2-F41", "I2-10.6a"),
        full=("I2-F42", "I2-10.6a"),
    )

    all_within_range = False  # I2-3.5a the whole battlefield
    needs_capacity = False

    def option(self, game: Game[Any], name: str) -> str:
        return game.options[NAMES[name]]

    reserve_cap = staticmethod(reserve_cap)
    gem_kinds = staticmethod(gem_kinds)

    def devoted_gems(self, act: Acting) -> int:
        """I2-10.6b X gems."""
        return int(act.x) or WITHOUT_X

    def devoted_kinds(self, game: Game[Any], magician: ModelId) -> tuple[str, ...]:
        """I2-R46 Those that he controls."""
        return gem_kinds(game.state, magician)

    def lowered(self, game: Game[Any], model: ModelId, _name: str, _before: int, by: ModelId) -> None:
        """I2-6.5e Of all characteristics only Resistance kills."""
        check_resistance(game, model, "spell", by)


TERMS: Final = _Terms()
