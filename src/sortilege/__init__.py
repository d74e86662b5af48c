"""Sortilege: miniature games in which magic and dice decide battles.

game = sortilege.new("duel", seed=7)
while (ask := game.ask) is not None:
    game.answer(players[ask.seat].choose(game.view(ask.seat), ask))
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sortilege.kernel.game import Game

__version__ = "0.1.0"


def new(
    name: str,
    setup: Mapping[str, Any] | None = None,
    *,
    options: Mapping[str, str] | None = None,
    seed: int | str | None = None,
    words: tuple[str, ...] = (),
    keeps: bool = True,
) -> "Game[Any]":
    """A new game of a ruleset. Without a set-up it is that of the shipped content, without a seed a secret one."""
    from secrets import token_hex

    from sortilege.kernel.chance import Fairness
    from sortilege.kernel.game import Game
    from sortilege.rules import ruleset

    fairness = Fairness(token_hex(32) if seed is None else str(seed), words)
    chosen = default_setup(name) if setup is None else setup
    return Game(ruleset(name), chosen, fairness.chance(), options, keeps=keeps)


def default_setup(name: str = "duel") -> dict[str, Any]:
    """The first two magicians, or the first two bands, of the shipped pack on its first table."""
    if name == "arcane":
        return _first_bands()
    from sortilege.content.any_pack import shipped_pack
    from sortilege.content.pack import duel_setup

    pack = shipped_pack("duel")
    first, second, *_ = pack.models
    return duel_setup(pack, first, second)


def _first_bands() -> dict[str, Any]:
    from sortilege.content.any_pack import shipped_arcane_pack
    from sortilege.content.arcane_pack import arcane_setup

    pack = shipped_arcane_pack()
    first, second, *_ = pack.bands
    return arcane_setup(pack, first, second)
