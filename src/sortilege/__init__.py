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
    from sortilege.kernel.chance import Fairness
    from sortilege.kernel.game import Game
    from sortilege.rules import ruleset

    fairness = Fairness(_secret() if seed is None else str(seed), words)
    chosen = default_setup(name) if setup is None else setup
    return Game(ruleset(name), chosen, fairness.chance(), options, keeps=keeps)


def _secret() -> str:
    from secrets import token_hex

    return token_hex(32)


def default_setup(name: str = "duel") -> dict[str, Any]:
    """The first two sides (magicians, bands) that are shipped for a rule system."""
    from sortilege.content.shipped import shipped

    return shipped(name).first_setup()
