"""C2-9.1.1, C2-9.3.1 Weapons: their ranges, and whether they are loaded."""

from typing import Any, Final

import msgspec

from sortilege.kernel import Game
from sortilege.rules.confrontation.profile import Weapon
from sortilege.rules.confrontation.state import ModelId, Skirmish
from sortilege.rules.confrontation.terrain import hundredths
from sortilege.table.measure import within

SHORT, MEDIUM, LONG, BEYOND = "short", "medium", "long", "beyond"

FURTHER: Final = {SHORT: MEDIUM, MEDIUM: LONG}
"""C2-8.3.2e"""

RATE_OF_FIRE: Final = {  # C2-T20
    "bow": 0,
    "javelin": 0,
    "crossbow": 1,
    "wolfen crossbow": 1,
    "gun": 1,
    "blunderbuss": 1,
    "musket": 2,
    "arquebus": 2,
}


def range_band(weapon: Weapon, distance: float) -> str | None:
    """C2-9.1.1a The range in which a distance lies; None: out of range (C2-9.1h)."""
    bands = ((SHORT, weapon.short), (MEDIUM, weapon.medium), (LONG, weapon.long))
    return next((band for band, reach in bands if within(distance, hundredths(reach))), None)


def one_further(game: Game[Any], band: str) -> str | None:
    """C2-8.3.2e Against a dodging model; C2-R33 beyond long range the shot fails, or what the option says."""
    if band in FURTHER:
        return FURTHER[band]
    return {"miss": None, "long": LONG, "13": BEYOND}[game.options["c2.dodge_long"]]


def loaded(game: Game[Any], model: ModelId) -> tuple[Weapon, ...]:
    """The weapons with which a model can shoot this turn."""
    here = game.state.models[model]
    return tuple(weapon for weapon in here.card.weapons if game.state.turn > here.reload_until.get(weapon.name, 0))


def begin_to_reload(game: Game[Any], model: ModelId, weapon: Weapon) -> None:
    """C2-9.3.1a, C2-R46 A shot in turn t: no other with that weapon in the turns t + 1 to t + n."""
    turns = weapon.reload or RATE_OF_FIRE.get(weapon.name.lower(), 0)
    if turns and game.options["c2.rate_of_fire"] == "on":
        state: Skirmish = game.state
        here = state.models[model]
        until = {**here.reload_until, weapon.name: state.turn + turns}
        state.models[model] = msgspec.structs.replace(here, reload_until=until)
