"""C2-10.3.3f Parries, C2-10.4 sustained defence, and the dice that parries earn."""

from typing import Any, Final

from msgspec.structs import replace

from sortilege.kernel import Allotment, Ask, Atom, Bound, Game, One, Rule
from sortilege.rules.confrontation.abilities import acting_on
from sortilege.rules.confrontation.characteristic_test import Test, take_test
from sortilege.rules.confrontation.competencies import weigh_at_will
from sortilege.rules.confrontation.melee.combat import Blow
from sortilege.rules.confrontation.melee.events import DiceEarned, Parried, ParryFailed
from sortilege.rules.confrontation.melee.fighting import change_fight, change_fighter, fight_of, next_of
from sortilege.rules.confrontation.personalities.counter_attack import HARDER, announce_counter_attack
from sortilege.rules.confrontation.personalities.extra_actions import hindrance
from sortilege.rules.confrontation.reckoning import Part
from sortilege.rules.confrontation.state import ModelId

STOP: Final = "stop"


def set_dice(game: Game[Any]) -> Rule[None]:
    """C2-10.3.3f A model's unused defence dice are set against hits on it, before any of them is rolled (C2-R51)."""
    model = next_of(game)
    fight = fight_of(game)
    hits, dice = fight.hits_on(model), fight.fighters[model].parries
    choice = Allotment(tuple(Bound(str(number + 1), 0, dice) for number in range(len(hits))), 0, dice)
    seat = game.state.models[model].seat
    answer: dict[str, int] = yield Ask(seat, "melee.parry", "C2-10.3.3f", choice, _about(model, hits, dice))
    change_fighter(game, model, parries=dice - sum(answer.values()))
    for number, count in answer.items():
        change_hit(game, place_of(game, model, int(number)), parries=count)
    if answer:
        yield from announce_counter_attack(game, model)


def _about(model: ModelId, hits: tuple[Blow, ...], dice: int) -> dict[str, Atom | tuple[Atom, ...]]:
    attackers, difficulties = tuple(hit.attacker for hit in hits), tuple(hit.difficulty for hit in hits)
    return {"model": model, "dice": dice, "attackers": attackers, "difficulties": difficulties}


def place_of(game: Game[Any], model: ModelId, number: int) -> int:
    """Where a hit stands among all hits, by its number among those on a model."""
    places = [place for place, hit in enumerate(fight_of(game).hits) if hit.target == model]
    return places[number - 1]


def change_hit(game: Game[Any], place: int, **fields: Any) -> None:
    hits = fight_of(game).hits
    change_fight(game, hits=(*hits[:place], replace(hits[place], **fields), *hits[place + 1 :]))


def defend(game: Game[Any]) -> Rule[None]:
    """C2-P12 steps 4.4 and 4.5, for one model: the dice that were set, then sustained defence, then what is earned."""
    model = next_of(game)
    harder = HARDER if fight_of(game).fighters[model].counter_attacks else 0  # C2-11.1.2c
    parried = 0
    for place in range(len(fight_of(game).hits)):
        if fight_of(game).hits[place].target == model:
            parried += yield from _dice_against(game, place, harder)
    if parried and not (yield from sustain(game, model)):  # C2-10.4h
        yield from earn(game, model, parried)


def _dice_against(game: Game[Any], place: int, harder: int) -> Rule[bool]:
    """C2-R51 The dice that are set against one hit: one success is enough, and a second would earn nothing."""
    for _ in range(fight_of(game).hits[place].parries):
        if (yield from _parry(game, place, harder, "C2-11.1.2c")):
            return True
    return False


def _parry(game: Game[Any], place: int, harder: int, rule: str) -> Rule[bool]:
    """C2-10.3.3g A DEF test against the difficulty of the hit; success cancels it."""
    hit = fight_of(game).hits[place]
    test = Test(
        hit.target,
        "defense",
        "C2-10.3.3g",
        difficulty=hit.difficulty + harder,
        difficulty_parts=_made_of(hit, harder, rule),
        modifiers=hindrance(game, hit.target, "defense"),
        against=(hit.attacker,),
    )
    total = yield from take_test(game, test)
    if total is None or not test.passed(total):
        why = "C2-10.3.3h" if total is None else "C2-10.3.3g"
        game.tell(ParryFailed(hit.target, hit.attacker, hit.difficulty + harder, total, why))
        return False
    change_hit(game, place, parried=True)
    game.tell(Parried(hit.target, hit.attacker, hit.difficulty + harder, total, "C2-10.3.3g"))
    return True


def _made_of(hit: Blow, harder: int, rule: str) -> tuple[Part, ...]:
    named = Part(hit.difficulty, "attack", "C2-10.3.3b")
    return (named, Part(harder, "harder", rule)) if harder else ()


def sustain(game: Game[Any], model: ModelId) -> Rule[bool]:
    """C2-10.4a One die that has parried goes on against other hits; whether it was rolled on is returned."""
    if why_not_sustain(game, model):
        return False
    harder = 0
    while open_hits := _unparried(game, model):
        harder += HARDER  # C2-10.4c
        about = {**_about(model, fight_of(game).hits_on(model), 1), "harder": harder}
        seat = game.state.models[model].seat
        answer = yield Ask(seat, "melee.sustain", "C2-10.4b", One((*open_hits, STOP)), about)
        if answer == STOP:
            return harder > HARDER
        if not (yield from _parry(game, place_of(game, model, answer), harder, "C2-10.4c")):
            return True  # C2-10.4d
    return harder > 0


def why_not_sustain(game: Game[Any], model: ModelId) -> tuple[str, str] | None:
    """The refusal and its rule."""
    fight = fight_of(game)
    fighter = fight.fighters[model]
    if len(fight.opponents(model)) == 1:
        return "not_outnumbered", "C2-10.4e"
    if fighter.attack > fighter.defense:
        return "sustain_dice", "C2-10.4g"
    return ("no_mix", "C2-10.4h") if fighter.counter_attacks else None


def _unparried(game: Game[Any], model: ModelId) -> tuple[int, ...]:
    """The numbers of the hits on a model that stand."""
    hits = fight_of(game).hits_on(model)
    return tuple(number for number, hit in enumerate(hits, 1) if not hit.parried)


def earn(game: Game[Any], model: ModelId, parried: int) -> Rule[None]:
    """C2-11.1.2d A counter-attack earns a die for each success; otherwise C2-R54 whatever a skill gives."""
    each, rule = 1, "C2-11.1.2d"
    if not fight_of(game).fighters[model].counter_attacks:
        rule = "C2-R50"
        each = yield from weigh_at_will(game, "parry_earns", acting_on(game.state, model), 0)
    if each:
        change_fighter(game, model, earned=fight_of(game).fighters[model].earned + each * parried)
        game.tell(DiceEarned(model, each * parried, rule))
