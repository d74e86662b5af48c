"""What an edition says of its own where both share a rule."""

from typing import Any, Protocol

import msgspec

from sortilege.kernel import Game
from sortilege.kernel.moment import Acting
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.magic.state import MagicState


class Rules(msgspec.Struct, frozen=True):
    """The rules that both editions have, each by its own id."""

    set_out: str
    """so many gems at the start"""
    set_out_of: str
    """of which elements"""
    announce: str
    free_difficulty: str
    spent: str
    """the gems of a casting leave the reserve"""
    cast: str
    """a spell takes effect"""
    cap: str
    """gems beyond it are lost"""
    out_of_range: str
    measure: str
    answer: str
    absorb: str
    absorbed: str
    dispel: str
    dispel_roll: str
    dispelled: str
    further_gems: str
    """gems that give a dispeller more dice"""
    sacrifice: str
    """a model may be sacrificed"""
    devoted: str
    """the gems that it gives"""
    removed: str
    turn: str
    """who may act when"""
    lacking: tuple[str, str]
    """the refusal of gems that are not there, and its rule; so are the three that follow"""
    no_devotion: tuple[str, str]
    no_contact: tuple[str, str]
    full: tuple[str, str]


class Terms(Protocol):
    """An edition's own."""

    @property
    def rules(self) -> Rules: ...

    @property
    def all_within_range(self) -> bool:
        """Whether a spell on all reaches only those within its range."""

    @property
    def needs_capacity(self) -> bool:
        """I1-16.3a Whether an artifact's minimum capacity counts."""

    def option(self, game: Game[Any], name: str) -> str:
        """How an option that both editions have is taken in this one."""

    def reserve_cap(self, game: Game[Any], magician: ModelId) -> int:
        """The most gems that a reserve holds."""

    def gem_kinds(self, state: MagicState, magician: ModelId) -> tuple[str, ...]:
        """The kinds of gems that a Magician sets out and recovers."""

    def devoted_gems(self, act: Acting) -> int:
        """How many gems a sacrificed model gives."""

    def devoted_kinds(self, game: Game[Any], magician: ModelId) -> tuple[str, ...]:
        """Of which kinds they are."""

    def lowered(self, game: Game[Any], model: ModelId, name: str, before: int, by: ModelId) -> None:
        """A spell has changed a characteristic of a model: it may be killed by that."""
