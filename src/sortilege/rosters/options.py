"""The options that a roster is built under: those of its ruleset, and those that act on army building alone."""

from collections.abc import Mapping
from typing import Final

from sortilege.rosters.roster import Roster
from sortilege.rules import ruleset

Options = Mapping[str, tuple[str, ...]]

BUILDING: Final[dict[str, Options]] = {
    "confrontation": {
        "c2.points_cap": ("off", "on"),
        "c2.drune_allies": ("faction", "undead_skill"),
        "i2.cynwall_college": ("card_only", "light"),
        "i2.akkyshan_primary": ("earth", "darkness"),
        "i2.keltois_elements": ("by_level", "all_four"),
        "i2.veteran_artifacts": ("1", "2"),
        "i2.artifact_rank": ("best", "magic_level", "troop_rank"),
        "i1.cynwall_college": ("card_only", "light"),
        "i1.master_elements": ("3", "2"),
    },
    "arcane": {},
}
"""By ruleset; `docs/rules/options.md` says what each changes. The default comes first."""


def options_of(name: str) -> Options:
    """Every option that a roster of a ruleset may name."""
    return {**ruleset(name).options, **BUILDING[name]}


def option(roster: Roster, name: str) -> str:
    """The value of an option: the roster's, or the default."""
    return roster.options.get(name) or options_of(roster.ruleset)[name][0]


def options_in_play(roster: Roster) -> dict[str, str]:
    """Those of a roster's options that its ruleset has."""
    known = ruleset(roster.ruleset).options
    return {name: value for name, value in roster.options.items() if name in known}


def fault_of_options(roster: Roster) -> tuple[str, str] | None:
    """The first option that there is not, or that cannot be so, and what is wrong with it."""
    known = options_of(roster.ruleset)
    for name, value in roster.options.items():
        if name not in known:
            return name, f"{roster.ruleset} has no option {name!r}"
        if value not in known[name]:
            return name, f"{name} cannot be {value!r}; it is one of {', '.join(known[name])}"
    return None
