"""Who can meet, and how a game of two of them is set up.

A side is named by what is shipped (`bell_watch`), by a pack and an id (`mine.yaml:red_watch`), or by the file of a
roster (`watch.roster.yaml`).
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from sortilege.content.arcane_pack import ArcanePack, Band, BandCard, arcane_setup
from sortilege.content.faults import FileError
from sortilege.content.pack import Pack, battle_between, duel_setup, plain_table
from sortilege.content.shipped import shipped
from sortilege.rosters.file import read_roster
from sortilege.rosters.packs import merged, pack_named, packs_of
from sortilege.rosters.roster import Roster

MOST_KEPT = 256
"""So many set-ups are kept at once."""


class Side(NamedTuple):
    """Somebody who can meet others, with the cards of his own pack."""

    name: str
    pack: Any
    army: Any

    @property
    def points(self) -> int:
        """C2-6.2a For how many points it was built; 0 where there are none."""
        return getattr(self.army, "points", 0)


class Kind(NamedTuple):
    """How the sides of a rule system are found, and how two of them meet."""

    armies: Callable[[Any], Mapping[str, Any]]
    """those of a pack"""
    of_roster: Callable[[Roster], Any] | None
    """None: there are no rosters"""
    meet: Callable[[Any, Side, Side, str], Mapping[str, Any]]
    """the set-up on a table of the pack that is shipped"""


def _duel(tables: Pack, first: Side, second: Side, table: str) -> Mapping[str, Any]:
    """I2 Two Magicians of any packs; where both packs have an id, what the second has under it counts."""
    pack = replace(merged([first.pack, second.pack]), tables=tables.tables)
    return duel_setup(pack, first.army.id, second.army.id, table)


def _battle(tables: Pack, first: Side, second: Side, table: str) -> Mapping[str, Any]:
    return battle_between((first.pack, first.army), (second.pack, second.army), plain_table(tables, table))


def _quest(tables: ArcanePack, first: Side, second: Side, table: str) -> Mapping[str, Any]:
    pack = merged([first.pack, second.pack])
    pack = replace(pack, tables=tables.tables, bands={first.name: first.army, second.name: second.army})
    return arcane_setup(pack, first.name, second.name, table)


def _band(roster: Roster) -> Band:
    cards = tuple(BandCard(card.model, card.count) for card in roster.cards)
    return Band(roster.name, {"en": roster.name}, roster.guildhall, cards)


KINDS: Final = {
    "duel": Kind(lambda pack: pack.models, None, _duel),
    "confrontation": Kind(lambda pack: pack.armies, lambda roster: roster.army, _battle),
    "arcane": Kind(lambda pack: pack.bands, _band, _quest),
}


def has_rosters(ruleset: str) -> bool:
    """Whether there are army lists for a rule system."""
    return KINDS[ruleset].of_roster is not None


def side_of_roster(roster: Roster, pack: Any, name: str) -> Side:
    """The side that a roster is, with its pack."""
    of_roster = KINDS[roster.ruleset].of_roster
    if of_roster is None:
        raise ValueError(f"{roster.ruleset} has no rosters")
    return Side(name, pack, of_roster(roster))


def meet(ruleset: str, first: Side, second: Side, table: str = "") -> dict[str, Any]:
    """The set-up of a game of two sides, on a table that is shipped: the one named, or the first."""
    if table and table not in tables_of(ruleset):
        raise ValueError(f"there is no table {table!r} for {ruleset}; there is {', '.join(tables_of(ruleset))}")
    return dict(KINDS[ruleset].meet(_shipped_pack(ruleset), first, second, table))


def setup_between(first: tuple[Roster, Any], second: tuple[Roster, Any]) -> dict[str, Any]:
    """The set-up of a game of two rosters, each with its pack, on the first table that is shipped."""
    (mine, my_pack), (theirs, their_pack) = first, second
    one, other = side_of_roster(mine, my_pack, f"{mine.name} 0"), side_of_roster(theirs, their_pack, f"{theirs.name} 1")
    return meet(mine.ruleset, one, other)


def sides_of(ruleset: str) -> tuple[str, ...]:
    """Everybody who is shipped for a rule system."""
    return tuple(shipped(ruleset).sides())


def tables_of(ruleset: str) -> tuple[str, ...]:
    return tuple(_shipped_pack(ruleset).tables)


@lru_cache(maxsize=MOST_KEPT)
def setup_of(ruleset: str, first: str, second: str, table: str) -> Mapping[str, Any]:
    """The set-up of a game; whoever is named first has the first seat."""
    return KINDS[ruleset].meet(_shipped_pack(ruleset), side(ruleset, first), side(ruleset, second), table)


@lru_cache(maxsize=MOST_KEPT)
def side(ruleset: str, name: str) -> Side:
    """A side by its name; a ValueError says why there is none."""
    kind = KINDS[ruleset]
    pack_name, colon, army = name.rpartition(":")
    if colon:
        return _in_pack(ruleset, name, pack_name, army)
    armies = kind.armies(_shipped_pack(ruleset))
    if name in armies:
        return Side(name, _shipped_pack(ruleset), armies[name])
    if not Path(name).is_file():
        raise ValueError(f"there is no side {name!r} for {ruleset}; there is {', '.join(armies)}, or a roster's file")
    return _in_roster(ruleset, Path(name))


def _in_pack(ruleset: str, name: str, pack_name: str, army: str) -> Side:
    try:
        pack = pack_named(pack_name, Path())
    except LookupError as error:
        raise ValueError(str(error)) from None
    armies = KINDS[ruleset].armies(pack) if isinstance(pack, type(_shipped_pack(ruleset))) else {}
    if army not in armies:
        raise ValueError(f"there is no side {name!r} for {ruleset}; the pack has {', '.join(armies) or 'none'}")
    return Side(name, pack, armies[army])


def _in_roster(ruleset: str, path: Path) -> Side:
    kind = KINDS[ruleset]
    try:
        roster = read_roster(path)
        if kind.of_roster is None or roster.ruleset != ruleset:
            raise ValueError(f"{path} is a roster of {roster.ruleset}, not of {ruleset}")
        return Side(str(path), packs_of(roster, path.parent), kind.of_roster(roster))
    except (FileError, LookupError) as error:
        raise ValueError(str(error)) from None


@lru_cache
def _shipped_pack(ruleset: str) -> Any:
    shipped(ruleset)  # a ValueError, where there is none
    return pack_named(ruleset, None)
