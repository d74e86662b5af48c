"""C2-P10 A wound: the roll, the tables, the skills in the order of C2-R53, and what is already there.

Skills act at these moments of the roll: `wound_dice` of the striker (how many dice, of which two are kept), and, of the
one who is struck, `wound_roll_against` (what is added to it), `wound_row` (the row of the table), `wound_result` (what
the tables gave), `killed_by_the_tables` and `wound_about_to_apply` (both may take the place of the step), and
`about_to_be_killed` (may take the place of its removal).
"""

from itertools import combinations
from typing import Any, Final

import msgspec

from sortilege.kernel import Ask, Game, One, Rule, Seat
from sortilege.kernel.moment import Acting, instead, weigh
from sortilege.rules.confrontation.abilities import acting_on
from sortilege.rules.confrontation.characteristics import characteristic, weighed_parts
from sortilege.rules.confrontation.competencies import weigh_at_will, willing
from sortilege.rules.confrontation.damage.removal import remove
from sortilege.rules.confrontation.damage.tables import CRITICAL_HITS, DAMAGE, PLACES, row_of
from sortilege.rules.confrontation.dice import roll
from sortilege.rules.confrontation.events import Wounded, WoundRolled
from sortilege.rules.confrontation.reckoning import Part
from sortilege.rules.confrontation.reckoning import total as total_of
from sortilege.rules.confrontation.state import ModelId, Skirmish, Wound

PAIR: Final = 2


def wound_roll(
    game: Game[Any],
    model: ModelId,
    force: int,
    by: Seat,
    cause: str,
    *,
    place: str = "",
    striker: ModelId | None = None,
    further: tuple[Part, ...] = (),
) -> Rule[None]:
    """C2-P10 One wound: two dice, the tables, and what is already there. A rule or a card may fix the place, and a rule
    may add further parts to the dice."""
    first, second = yield from throw_wound_dice(game, model, by, cause, striker)
    acting = acting_on(game.state, model)
    if first == second:  # C2-9.2c, C2-10.3.4b
        wound = CRITICAL_HITS[first]
        game.tell(WoundRolled(model, None, "", wound, (first, second), (), "C2-9.2c"))
    else:
        parts = damage_parts(game.state, model, force, further)
        total = first + second + total_of(parts)
        place = place or PLACES[min(first, second)]
        wound = read_for(acting, total, place)
        game.tell(WoundRolled(model, total, place, wound, (first, second), parts, "C2-9.2a"))
    yield from suffer(game, model, wound, cause, striker)


def suffer(game: Game[Any], model: ModelId, wound: Wound, cause: str, striker: ModelId | None = None) -> Rule[None]:
    """C2-R53 A result of the tables, or a wound that a rule gives, as the skills of the one struck leave it."""
    acting = acting_on(game.state, model)
    wound = weigh("wound_result", acting, wound)
    if wound is Wound.KILLED:
        saving = yield from willing(game, "killed_by_the_tables", acting)
        wound = yield from instead("killed_by_the_tables", saving, _killed, game)
    if wound is not Wound.NONE:
        yield from instead(
            "wound_about_to_apply", acting, lambda: apply_wound(game, model, wound, cause, striker), game
        )


def damage_parts(state: Skirmish, model: ModelId, force: int, further: tuple[Part, ...]) -> tuple[Part, ...]:
    """C2-9.2a What is added to the dice, and what is taken away."""
    resistance = Part(-characteristic(state, model, "resistance"), "resistance", "C2-9.2a")
    return Part(force, "force", "C2-9.2a"), *further, resistance, *weighed_parts("wound_roll_against", state, model)


def throw_wound_dice(
    game: Game[Any], model: ModelId, by: Seat, cause: str, striker: ModelId | None
) -> Rule[tuple[int, int]]:
    """C2-9.2a Two dice; C2-10.3.4c they are no test, and a 6 is not rolled again. Of more, two are kept."""
    acting = acting_on(game.state, striker) if striker and striker in game.state.models else ()
    dice = yield from weigh_at_will(game, "wound_dice", acting, PAIR, game, model, cause)
    faces = yield from roll(game, "wound_roll", "C2-9.2a", dice, by)
    pairs = tuple(dict.fromkeys(combinations(sorted(faces), PAIR)))
    if len(pairs) == 1:
        return pairs[0]
    about: dict[str, Any] = {"model": model, "striker": striker or ""}
    kept: tuple[int, int] = yield Ask(by, "dice.keep_two", "C2-P10", One(pairs), about)
    return kept


def read_for(acting: tuple[Acting, ...], total: int, place: str) -> Wound:
    """C2-T16, in the row that the skills of the one struck leave."""
    row = row_of(total)
    return DAMAGE[weigh("wound_row", acting, row, DAMAGE[row][place])][place]


def _killed() -> Rule[Wound]:
    yield from ()
    return Wound.KILLED


def apply_wound(
    game: Game[Any], model: ModelId, wound: Wound, cause: str, striker: ModelId | None = None
) -> Rule[None]:
    """C2-9.2d A wound comes on top of the wound that is there."""
    state: Skirmish = game.state
    before = state.models[model]
    now = combined(before.wound, wound, stun_escalates=game.options["c2.stun_escalates"] == "on")
    kept = before.wound if now is Wound.KILLED else now  # it may be that it acts before it is removed
    state.models[model] = msgspec.structs.replace(before, wound=kept, wounded_this_turn=True)
    if now is Wound.KILLED:
        acting = acting_on(state, model)
        yield from instead("about_to_be_killed", acting, lambda: _kill(game, model, cause, striker), game, cause)
    elif now is before.wound:
        game.tell(Wounded(model, now, cause, "C2-R47"))
    else:
        game.tell(Wounded(model, now, cause, "C2-9.2f" if now is wound else "C2-9.2g"))


def _kill(game: Game[Any], model: ModelId, cause: str, striker: ModelId | None) -> Rule[None]:
    remove(game, model, cause, "C2-9.2d", striker)
    yield from ()


def combined(present: Wound, new: Wound, *, stun_escalates: bool = True) -> Wound:
    """C2-9.2f A worse wound takes the place of the present one; C2-9.2g any other raises it by one level."""
    if new.severity > present.severity:
        return new
    if new is Wound.STUN and not stun_escalates:
        return present  # C2-R47
    return present.worse()  # C2-9.2h for the critical one
