"""Skirmishes to be played at random, and what must be true of them at any moment."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from sortilege.cases.situations.confrontation import confrontation_setup
from sortilege.content.any_pack import pack_from, shipped_pack
from sortilege.kernel import Ask, Fairness, Game, One
from sortilege.rules import ruleset
from sortilege.rules.confrontation.characteristics import characteristic, characteristic_parts
from sortilege.rules.confrontation.end_of_game import PLAY_ON
from sortilege.rules.confrontation.movement.water import deep_water, standing_on
from sortilege.rules.confrontation.prowess.surfaces import footing
from sortilege.rules.confrontation.space import in_melee
from sortilege.rules.confrontation.state import Phase, Wound
from sortilege.rules.magic.elements import KINDS
from sortilege.rules.magic.state import MagicState
from sortilege.table.standing import barred
from tests.properties import bands

CONFRONTATION = ruleset("confrontation")
PACKS = (pack_from(Path(__file__).parents[1] / "cases" / "packs" / "skirmish.yaml"), shipped_pack("duel"))
PACES = (pack_from(Path(__file__).parents[1] / "cases" / "packs" / "paces.yaml"),)
MOST_ANSWERS = 20_000
SETTING_UP = (Phase.OBJECTIVE, Phase.SIDES, Phase.APPROACH, Phase.DEPLOY)


def skirmish(models: Mapping[str, Any], table: Any = "field", **given: Any) -> dict[str, Any]:
    """A set-up as a case gives it."""
    return confrontation_setup({"models": models, "table": table, **given}, PACKS)


class Battle(NamedTuple):
    """A game to be played: how it begins, its readings, its dice."""

    setup: Mapping[str, Any]
    options: Mapping[str, str]
    seed: int

    def begun(self, *, keeps: bool = False) -> Game[Any]:
        return Game(CONFRONTATION, self.setup, Fairness.of_seed(self.seed).chance(), self.options, keeps=keeps)


def mixed(seed: int) -> Battle:
    """A skirmish of any readings, bands and ground: from its objective, from deployment or from the middle."""
    random = Random(seed)
    options = any_readings(seed) if seed % 4 else {}
    table = bands.ground(random, wide=seed % 5 > 2 and random.random() < 0.9)
    magic = options.get("c2.magic", "incantation2")
    most, turns = (6, 4) if seed % 7 == 0 else (4, 2)
    names = {f"{side}{number}": side for side in (0, 1) for number in range(random.randint(1, most))}
    models = _mustered(random, magic, names)
    given: dict[str, Any] = {"turns": turns}
    match seed % 5:
        case 0 | 1 | 2:
            models = bands.placed(random, table, models, (0.15, 0.3, 0.45)[seed % 5])
            in_the_middle = {name: bands.in_the_middle(random, model["change"]) for name, model in models.items()}
            models = {name: {**model, **in_the_middle[name]} for name, model in models.items()}
            given |= {"phase": "turn_start"}
        case 3:
            given |= {"phase": random.choice(("sides", "approach")), "tactical_winner": random.randint(0, 1)}
        case 4:
            given |= {"substitutes": _mustered(random, magic, {"0x": 0, "0y": 0, "1x": 1})}
    return Battle(
        confrontation_setup({"models": models, "table": table, **given}, (*PACKS, *bands.SPELL_PACKS)), options, seed
    )


def any_readings(seed: int) -> dict[str, str]:
    """One of each option; a new option leaves the others, and the game of a seed, as they are."""
    return {name: Random(f"{seed} {name}").choice(values) for name, values in CONFRONTATION.options.items()}


def _mustered(random: Random, magic: str, seats: Mapping[str, int]) -> dict[str, Any]:
    """A model of any kind for each name; one in four shares its card with the one before it."""
    models: dict[str, Any] = {}
    last: dict[str, Any] = {}
    for name, seat in seats.items():
        if last.get("seat") == seat and random.random() < 0.25 and not last["change"].get("character"):
            last.setdefault("group", f"band {name}")
            models[name] = {**last}
        else:
            models[name] = last = {"seat": seat, **bands.anybody(random, name, magic)}
    return models


def moving(seed: int) -> Battle:
    """A skirmish in a narrow place of those who run fast, leap, fly and swim, some of them on common cards."""
    random = Random(seed)
    names = [name for pack in PACES for name in pack.models]
    models: dict[str, Any] = {}
    for side in (0, 1):
        shared = random.choice(names)
        for number in range(5):
            card = {"card": shared, "group": f"band{side}"} if number < 3 else {"card": random.choice(names)}
            x = (25, 42)[side] + random.randint(-40, 40) / 10
            models[f"{side}{number}"] = {"seat": side, "at": [x, 24 + 8 * number], **card}
    given = {"models": models, "table": random.choice(["field", "walled", "ground"]), "turns": 2, "phase": "turn_start"}
    return Battle(confrontation_setup(given, (*PACKS, *PACES)), {}, seed)


EAGER = ("charge", "engage", "fly", "heroic_charge", "shoot", "cast", "harass", "leap", "climb", "swim", "jump")
"""What brings models together: the first words of such options."""


def any_answer(ask: Ask, random: Random) -> Any:
    """Any answer; but to end the game is seldom agreed, and models come to grips where they may."""
    match ask.choice:
        case One(options=options) if ask.kind in ("move.move", "shooting.act") and random.random() < 0.6:
            eager = [option for option in options if (option[0] if isinstance(option, tuple) else option) in EAGER]
            return random.choice(eager or options)
    answer = ask.choice.sample(random)
    return PLAY_ON if ask.kind == "any.agree_to_end" and random.random() < 0.7 else answer


def played(battle: Battle) -> tuple[Game[Any], int]:
    """A skirmish played to its end, and how many answers it took; whatever goes wrong is raised."""
    game, random = battle.begun(), Random(battle.seed)
    answers = 0
    while (ask := game.ask) is not None:
        if ask.kind in ("move.next_model", "move.move", "shooting.act", "melee.allot"):
            assert not list(faults(game.state)), list(faults(game.state))
        game.answer(any_answer(ask, random))
        answers += 1
        assert answers < MOST_ANSWERS, f"no end within {MOST_ANSWERS} answers"
    assert game.state.phase is Phase.OVER
    assert not list(faults(game.state)), list(faults(game.state))
    return game, answers


def faults(state: MagicState) -> Iterator[str]:
    """What cannot be while no model does anything."""
    for kind in (_places, _characteristics, _cards, _magicians, _flags, _combats):
        yield from kind(state)


def _places(state: MagicState) -> Iterator[str]:
    if strangers := state.field.bases.keys() - state.models.keys() - state.markers.keys():
        yield f"on the table and not in play: {sorted(strangers)}"
    if state.phase not in SETTING_UP and (absent := state.models.keys() - state.field.bases.keys()):
        yield f"in play and not on the table: {sorted(absent)}"
    water = frozenset(each.id for each in deep_water(state))  # whoever swims is in it
    for name, base in state.field.bases.items():
        if name not in state.models:
            continue
        hangs_on = frozenset() if footing(state, name).holds else frozenset(each.id for each in state.field.terrain)
        if bar := barred(state.field, name, base, over=standing_on(state, name) | water | hangs_on):
            yield f"{name} stands where it cannot: {bar.bar} {bar.by}"
        if state.models[name].hidden and in_melee(state, name):
            yield f"{name} is hidden and engaged"


def _characteristics(state: MagicState) -> Iterator[str]:
    for name in state.models:
        for read in ("initiative", "attack", "resistance", "discipline"):
            parts = sum(part.amount for part in characteristic_parts(state, name, read))
            if characteristic(state, name, read) != parts:
                yield f"the {read} of {name} is read as {characteristic(state, name, read)}, its parts say {parts}"


def _cards(state: MagicState) -> Iterator[str]:
    """C2-R14, C2-R16"""
    if (state.deck_size, state.scout_deck_size) != (len(state.deck), len(state.scout_deck)):
        yield "the decks are not as large as they say"
    if any(hand.size != len(hand.cards) for hand in state.hands):
        yield "a hand is not as large as it says"
    if any(state.cards[card].seat != hand.seat for hand in state.hands for card in hand.cards):
        yield "a card in the other player's hand"
    out = [*state.deck, *state.scout_deck, *(card for hand in state.hands for card in hand.cards)]
    if len(set(out)) < len(out):
        yield f"a card twice in {out}"
    if dead := [card for card in out if not any(model in state.models for model in state.cards[card].models)]:
        yield f"cards of nobody: {dead}"
    if state.activation and not {*state.activation.left} <= state.models.keys():
        yield "somebody to be activated who is not in play"


def _magicians(state: MagicState) -> Iterator[str]:
    if strangers := state.magicians.keys() - state.models.keys():
        yield f"Magicians who are not in play: {sorted(strangers)}"
    for name, magician in state.magicians.items():
        card = state.models[name].card
        if magician.reserve.total > 2 * (card.power or 0):  # I2-6.2b
            yield f"{name} holds {magician.reserve.total} gems at Power {card.power}"
        if any(magician.reserve.of(kind) < 0 for kind in KINDS):
            yield f"{name} owes gems"
        if not magician.spells_shown.keys() <= magician.spells.keys():
            yield f"{name} has shown spells that are not his"


def _flags(state: MagicState) -> Iterator[str]:
    if state.turn_limit is not None and state.turn > state.turn_limit:
        yield f"turn {state.turn} of {state.turn_limit}"
    if twice := state.models.keys() & ({*state.set_aside} | {gone.model for gone in state.exited}):
        yield f"in play and out of it: {sorted(twice)}"
    for name, model in state.models.items():
        if model.wound is Wound.KILLED and name not in state.falling:
            yield f"{name} is killed and in play"
        if model.did_charge and model.did_engage and not model.pursued:
            yield f"{name} has charged and entered melee without a charge"
        if min(model.kills, model.rage, model.spent) < 0:
            yield f"{name} has less than none of something"


def _combats(state: MagicState) -> Iterator[str]:
    fighting = [name for combat in state.combats for name in combat.models]
    if len(set(fighting)) < len(fighting):
        yield f"in two combats at once: {fighting}"
    if strangers := {*fighting} - state.models.keys():
        yield f"in a combat and not in play: {sorted(strangers)}"
    if strangers := {*(state.falling)} - state.models.keys():
        yield f"to be removed and not in play: {sorted(strangers)}"
