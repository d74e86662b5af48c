"""I2-3.8a What a spell does is what its card says, in this vocabulary. `resolution` carries it out."""

from typing import Literal

import msgspec


class Formula(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A number that depends on something: of × times ÷ divided_by (rounded down) + plus."""

    of: Literal["difficulty", "effect_gems", "caster.power", "target.fear", "target.power", "target.resistance"]
    times: int = 1
    divided_by: int = 1
    plus: int = 0

    def __post_init__(self) -> None:
        if self.divided_by < 1:
            raise ValueError("a formula is divided by a whole number above 0")


Amount = int | Formula


class WoundRoll(
    msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="do", tag="wound"
):
    """The target takes a wound roll of this force."""

    force: Amount


class Modify(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="do", tag="modify"):
    """A characteristic changes while the spell lasts."""

    characteristic: Literal[
        "movement", "initiative", "attack", "force", "defense", "resistance", "courage", "fear", "discipline", "power"
    ]
    by: Amount


class Give(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="do", tag="give"):
    """The target has an ability while the spell lasts."""

    ability: str


class Summon(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="do", tag="summon"):
    """A marker stands at the place named while the spell lasts; it blocks the way and the view."""

    marker: str
    base: float = 25
    """the side of its base in millimetres"""
    size: int = 2
    ability: str = ""
    """what its caster can do while it stands"""


class Move(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="do", tag="move"):
    """The target (or the caster) is moved by the caster's player, so many centimetres at most."""

    distance: float
    whom: Literal["target", "caster"] = "target"


class LoseGems(
    msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="do", tag="lose_gems"
):
    """The target loses gems of its reserve; its own player says which."""

    count: Amount


class Heal(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="do", tag="heal"):
    """The target's wound becomes so many levels lighter."""

    levels: Amount


Effect = WoundRoll | Modify | Give | Summon | Move | LoseGems | Heal
