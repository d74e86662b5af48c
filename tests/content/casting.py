"""One casting of a shipped spell by the first Magician who can know it, with everything at hand that it may need."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final, NamedTuple

from sortilege.cases.situations.confrontation import confrontation_setup
from sortilege.content.any_pack import shipped_pack
from sortilege.content.pack import ModelCard
from sortilege.kernel import Ask, Fairness, Game, One
from sortilege.rules import ruleset
from sortilege.rules.confrontation.end_of_game import PLAY_ON
from sortilege.rules.confrontation.events import Healed, WoundRolled
from sortilege.rules.incantation2.magicians import knows
from sortilege.rules.incantation2.peoples import is_instinctive
from sortilege.rules.magic.effects import (
    Call,
    Effect,
    Heal,
    LastingEffect,
    LoseGems,
    Modify,
    Move,
    Summon,
    WoundRoll,
)
from sortilege.rules.magic.effects.gems import EndSpells
from sortilege.rules.magic.effects.places import Push, SetDown
from sortilege.rules.magic.events import Called, GemsLost, Moved, SpellCast, SpellEnded, Summoned
from sortilege.rules.magic.spell import Spell
from sortilege.rules.magic.state import MagicState

PACK: Final = shipped_pack("confrontation")
CONFRONTATION: Final = ruleset("confrontation")

CURSE: Final = "leaden_hours"
"""what the enemy has cast upon the friend before"""

TOLD: Final[dict[type[Effect], type]] = {
    WoundRoll: WoundRolled,
    Heal: Healed,
    LoseGems: GemsLost,
    Move: Moved,
    Push: Moved,
    SetDown: Moved,
    Summon: Summoned,
    Call: Called,
}
"""What is told when an effect is done; of others the state shows it."""


class Cast(NamedTuple):
    """A game after a casting, and its state before."""

    game: Game[Any]
    before: Mapping[str, Any]

    def told(self, kind: type) -> bool:
        return any(isinstance(event, kind) for event in self.game.log())

    @property
    def state(self) -> MagicState:
        state: MagicState = self.game.state
        return state


def knowing(spell: Spell) -> ModelCard:
    """The first Magician who can know a spell."""
    return next(model for model in PACK.models.values() if model.card.power and knows(model.card, spell))


def situation(spell: Spell) -> dict[str, Any]:
    """He in the middle; a friend and an enemy beside him, both feared, wounded, and Magicians."""
    caster = knowing(spell)
    kinds = ("neutral",) if is_instinctive(caster.card.people) else caster.card.elements
    friend_at = (30, 42.5) if spell.range == "contact" else (30, 52)
    everything = {"courage": None, "fear": 4, "power": 4, "elements": ["earth"], "resistance": 9, "force": 5}
    shared = {"card": "harrow", "wound": "serious", "reserve": {"earth": 3}}
    models = {
        "caster": {
            "card": caster.id,
            "seat": 0,
            "at": [30, 40],
            "spells": [spell.id],
            "reserve": dict.fromkeys(kinds, 8),
            "change": {"power": 16, "initiative": 5, "level": "virtuoso"},
        },
        "friend": {**shared, "seat": 0, "at": [*friend_at], "change": {**everything, "character": False}},
        "enemy": {**shared, "seat": 1, "at": [44, 40], "change": {**everything, "character": False}},
    }
    return {
        "models": models,
        "table": {"width": 90, "height": 80},
        "phase": "shooting",
        "clock": 5,
        "slot": "first_group",
        "lasting": {
            "curse": {"source": CURSE, "bearer": "friend", "by": "enemy", "rule": "I2-3.6a", "last_turn": 9},
        },
    }


def cast(spell: Spell) -> Cast:
    """The spell cast with the first dice with which it succeeds."""
    setup = confrontation_setup(situation(spell), [PACK])
    for seed in range(20):
        game = Game(CONFRONTATION, setup, Fairness.of_seed(seed).chance())
        before = dict(game.state.magicians)
        if _announced(game, spell, seed):
            return Cast(game, before)
    raise AssertionError(f"{spell.id} is never cast")


def _announced(game: Game[Any], spell: Spell, seed: int) -> bool:
    """Whether it was cast; the game stands at the next act, or at its end."""
    random = Random(seed)
    while (ask := game.ask) is not None and not ask.kind.startswith(("turn.", "melee.", "end.")):
        if game.log() and ask.kind.startswith("shooting."):
            break
        game.answer(_answer(ask, spell, random))
    return any(isinstance(event, SpellCast) for event in game.log())


def _answer(ask: Ask, spell: Spell, random: Random) -> Any:
    match ask.kind, ask.choice:
        case "shooting.act", _:
            return ("cast", "caster")
        case "cast.spell", One(options=options):
            liked = "friend" if spell.target == "friend" else "enemy"
            return (spell.id, liked) if (spell.id, liked) in options else options[0]
        case "cast.free_difficulty", _:
            return 9
        case "cast.effect_gems", _:
            return ask.choice.sample(random)
        case "cast.additional_gems", _:
            return {}
        case "cast.answer", _:
            return "pass"
        case "any.agree_to_end", _:
            return PLAY_ON
    return ask.choice.sample(random)


def is_seen(effect: Effect, spell: Spell, cast: Cast) -> bool:
    """Whether what an effect of a card should bring about has come about."""
    state = cast.state
    lasting = [each for each in state.lasting.values() if each.source == spell.id]
    match effect:
        case Modify(characteristic=name):
            return any(one.characteristic == name and one.amount for each in lasting for one in each.modifiers)
        case LastingEffect():
            given = effect.given(lambda number: int(number)).abilities
            return bool(given) and any(set(given) <= set(each.abilities) for each in lasting)
        case EndSpells():
            return cast.told(SpellEnded) and not any(each.source == CURSE for each in state.lasting.values())
    return cast.told(TOLD[type(effect)])
