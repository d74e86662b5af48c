"""C2-10.3.4 Each hit that is left makes a wound roll."""

from typing import Any

from sortilege.kernel import Game, Rule
from sortilege.kernel.moment import weigh
from sortilege.rules.confrontation.abilities import acting_on
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.damage.wound import wound_roll
from sortilege.rules.confrontation.melee.combat import Blow
from sortilege.rules.confrontation.melee.fighting import change_fight, fight_of
from sortilege.rules.confrontation.personalities.blood_rage import commit_markers
from sortilege.rules.confrontation.reckoning import Part
from sortilege.rules.confrontation.state import Skirmish


def next_wound(game: Game[Any]) -> Rule[None]:
    """C2-10.3.4a One hit: the attacker's Force."""
    state: Skirmish = game.state
    hit, *others = fight_of(game).hits
    change_fight(game, hits=tuple(others))
    rage = yield from commit_markers(game, hit.attacker, "wound_roll")
    yield from wound_roll(
        game,
        hit.target,
        characteristic(state, hit.attacker, "force"),
        state.models[hit.attacker].seat,
        "melee",
        place=weigh("place_struck", acting_on(state, hit.attacker), ""),
        striker=hit.attacker,
        further=(*_of_a_master_stroke(hit), *rage),
    )


def _of_a_master_stroke(hit: Blow) -> tuple[Part, ...]:
    """C2-11.1.3c Its difficulty is added to the wound roll."""
    return (Part(hit.difficulty, "master_stroke", "C2-11.1.3c"),) if hit.master_stroke else ()
