"""A simple opponent for the duel that plays by the odds. It reads its view and its question, and nothing else."""

from collections.abc import Callable, Iterable
from math import cos, radians, sin
from random import Random
from typing import Any

from sortilege.bots.chances import score_chance
from sortilege.bots.plans import WORTHWHILE, Plan, plan_for, plans
from sortilege.bots.positions import MOVES, best_position, facing_foe
from sortilege.bots.reading import Reading
from sortilege.bots.worth import GEM
from sortilege.kernel import Allotment, Ask, One, Option, Refusal, View
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.incantation2.recovery import recovered
from sortilege.rules.magic.elements import Gems
from sortilege.rules.magic.state import MagicState
from sortilege.table.placed import Placed
from sortilege.table.placement import Placement

STAND, PASS, END, NO = "stand", "pass", "end", "no"
HASTE = 0.25
"""The chance of a kill for which it is worth to cast fast."""

BEHIND = (300, 400, 600, 800)
"""How far from its maker a marker is put, in hundredths of a centimetre."""


class OddsPlayer:
    """Chooses by exact chances where there are any, and by a simple judgement of worth elsewhere."""

    def __init__(self, seed: int = 0) -> None:
        self.random = Random(seed)
        self.plan: Plan | None = None
        """the casting that is under way"""

    def choose(self, view: View, ask: Ask) -> Any:
        state = view.state
        if not isinstance(state, MagicState):
            return ask.choice.sample(self.random)
        answer = self._answers.get(ask.kind, OddsPlayer._any)(self, Reading(state, ask.seat), ask)
        return ask.choice.sample(self.random) if answer is None else answer

    def _any(self, _reading: Reading, _ask: Ask) -> Any:
        return None

    # Gems

    def _gems_to_have(self, reading: Reading, ask: Ask) -> Any:
        """The gems that make the best reserve."""
        name = str(ask.about["magician"])
        held = reading.state.magicians[name].reserve
        return self._best_gems(ask, lambda gems: reading.reserve_worth(name, held + gems))

    def _gems_to_give(self, reading: Reading, ask: Ask) -> Any:
        """The gems that one misses least."""
        name = str(ask.about["magician"])
        held = reading.state.magicians[name].reserve
        return self._best_gems(ask, lambda gems: reading.reserve_worth(name, held - gems))

    def _best_gems(self, ask: Ask, worth: Callable[[Gems], float]) -> Any:
        choice = ask.choice
        assert isinstance(choice, Allotment)
        return max(choice.answers(), key=lambda counts: worth(Gems(**counts)))

    def _so_many_gems(self, reading: Reading, ask: Ask, count: int) -> Any:
        """So many gems, those that one misses least."""
        choice = ask.choice
        assert isinstance(choice, Allotment)
        exactly = min(max(count, choice.least), choice.most)
        narrowed = Ask(ask.seat, ask.kind, ask.rule, Allotment(choice.bounds, exactly, exactly), ask.about)
        return self._gems_to_give(reading, narrowed)

    def _additional_gems(self, reading: Reading, ask: Ask) -> Any:
        return self._so_many_gems(reading, ask, self.plan.additional if self.plan else 0)

    def _effect_gems(self, reading: Reading, ask: Ask) -> Any:
        return self._so_many_gems(reading, ask, self.plan.effect if self.plan else 0)

    # Moving

    def _trance(self, reading: Reading, ask: Ask) -> Any:
        """I2-7.3a It costs nothing, and helps whoever does not act."""
        name = str(ask.about["magician"])
        place = best_position(reading, name, MOVES)
        mage = reading.state.magicians[name]
        acts = (
            place.move != "stay"
            or reading.spending(name, mage.reserve, tuple(foe.id for foe in reading.foes(name))) > GEM * 2
        )
        return NO if acts else "declare"

    def _move(self, reading: Reading, ask: Ask) -> Any:
        return best_position(reading, str(ask.about["model"]), MOVES).move

    def _place(self, reading: Reading, ask: Ask) -> Any:
        return best_position(reading, str(ask.about["model"]), (str(ask.about["move"]),)).placed

    # Casting

    def _speed(self, reading: Reading, ask: Ask) -> Any:
        """I2-6.4.1a Hasten only to strike down somebody who would otherwise act first."""
        assert isinstance(ask.choice, One)
        for speed, name in _pairs(ask.choice.options):
            if speed == "fast" and reading.comes_too_late(name) and reading.kills(name, harder=1) >= HASTE:
                return (speed, name)
        return PASS

    def _act(self, reading: Reading, ask: Ask) -> Any:
        assert isinstance(ask.choice, One)
        for act, name in _pairs(ask.choice.options):
            if act == "cast" and (found := plans(reading, name)) and found[0].worth > WORTHWHILE:
                if ("prolonged", name) in ask.choice.options and self._gains_by_waiting(reading, name, found[0]):
                    return ("prolonged", name)
                return (act, name)
        return END

    def _gains_by_waiting(self, reading: Reading, name: ModelId, plan: Plan) -> bool:
        """I2-6.4.2a One easier, and the enemy may have spent his gems; unless he acts in between and has them."""
        spell = next(spell for spell in reading.spells(name) if spell.id == plan.spell)
        now = reading.success(name, spell, 1 + plan.additional, plan.named)
        needed = reading.needed(name, spell, plan.named) - 1
        later = float(score_chance(needed, 1 + plan.additional, ones_count=reading.ones_count(name, spell)))
        pending = any(
            mage.seat != reading.seat and not mage.done and mage.reserve.total > 1
            for mage in reading.state.magicians.values()
        )
        return later - now > (0.15 if pending else 0.02)

    def _spell(self, reading: Reading, ask: Ask) -> Any:
        assert isinstance(ask.choice, One)
        name = str(ask.about["magician"])
        spells = {spell.id: spell for spell in reading.spells(name)}
        found = [
            (plan_for(reading, name, spells[str(option[0])], str(option[1]) if len(option) > 1 else ""), option)
            for option in ask.choice.options
            if isinstance(option, tuple)
        ]
        self.plan, option = max(found, key=lambda pair: pair[0].worth)
        return option

    def _free_difficulty(self, _reading: Reading, _ask: Ask) -> Any:
        return max(1, self.plan.named if self.plan else 1)

    def _cast_place(self, reading: Reading, ask: Ask) -> Any:
        """A marker stands behind or beside its maker, where it hides nothing from him."""
        assert isinstance(ask.choice, Placement)
        base = reading.state.field.bases[str(ask.about["magician"])]
        tries = (
            _beside(base.x, base.y, base.facing + turn, far)
            for far in BEHIND
            for turn in (18000, 13500, 22500, 9000, 27000, 4500, 31500, 0)
        )
        return _first_legal(ask.choice, tries)

    def _cast_move(self, reading: Reading, ask: Ask) -> Any:
        """An enemy is turned away; a friend is turned towards the enemy."""
        assert isinstance(ask.choice, Placement)
        name = str(ask.about["model"])
        base = reading.state.field.bases[name]
        as_it_stands = Placed(base.x, base.y, base.facing)
        if reading.state.models[name].seat == ask.seat:
            return _first_legal(ask.choice, [facing_foe(reading, name, base.x, base.y), as_it_stands])
        facing = (facing_foe(reading, name, base.x, base.y).facing + 18000) % 36000
        return _first_legal(ask.choice, [Placed(base.x, base.y, facing), as_it_stands])

    # Answering

    def _answer(self, reading: Reading, ask: Ask) -> Any:
        """I2-6.7 Absorb where it is cheap, dispel where the odds are good, else let it come."""
        assert isinstance(ask.choice, One)
        caster = str(ask.about["magician"])
        shown = reading.state.magicians[caster].spells_shown
        spell = shown[str(ask.about["spell"])]
        spent, result = ask.about["spent"], ask.about["result"]
        assert isinstance(spent, tuple)
        assert isinstance(result, int)
        more = max(0, len(spent) - spell.gems.total)
        hurt = max(
            reading.worth(caster, spell, target, more if spell.effect_gems else 0)
            for target in self._targets_of(reading, spell, caster)
        )
        return max(ask.choice.options, key=lambda option: self._answer_worth(reading, option, hurt, result))

    def _targets_of(self, reading: Reading, spell: Any, caster: ModelId) -> list[ModelId]:
        """The target that was announced last, or every one that it could have."""
        if not spell.aims:
            return [""]
        aimed = [aim.target for aim in reading.state.targets_tried if (aim.spell, aim.caster) == (spell.id, caster)]
        return aimed[-1:] or [""]

    def _answer_worth(self, reading: Reading, option: Option, hurt: float, result: int) -> float:
        if not isinstance(option, tuple):
            return -hurt
        how, name, *gems = (str(word) for word in option)
        held = reading.state.magicians[name].reserve
        left = held - Gems(**{kind: gems.count(kind) for kind in set(gems)})
        price = reading.reserve_worth(name, held) - reading.reserve_worth(name, left)
        if how == "absorb":
            return -price
        wanted = result - characteristic(reading.state, name, "power")
        return -price - hurt * (1 - float(score_chance(wanted, len(gems))))

    # Dice

    def _again(self, reading: Reading, ask: Ask) -> Any:
        """Stand as soon as the score is enough; who has nothing to lose rolls on."""
        assert isinstance(ask.choice, One)
        scores = ask.about.get("scores")
        if not isinstance(scores, tuple):
            return STAND  # a characteristic test: a 1 would lose what a 6 has won
        score, wanted = max(int(each) for each in scores), int(str(ask.about["wanted"]))
        if score >= wanted:
            return STAND
        if ask.about["kind"] == "recovery" and not self._recovers_more(reading, ask.seat, score):
            return STAND
        ready = [option for option in ask.choice.options if isinstance(option, int)]
        if not ready:
            return next(option for option in ask.choice.options if option != STAND)  # one die alone
        return max(ready, key=lambda place: int(scores[place - 1]))

    def _recovers_more(self, reading: Reading, seat: int, score: int) -> bool:
        """I2-7.1a Whether rolling on gives more gems than standing, by the table."""
        names = reading.magicians(seat)
        if len(names) != 1:
            return False
        state, name = reading.state, names[0]
        mage, level = state.magicians[name], state.models[name].card.level
        total = characteristic(state, name, "power") - (0 if reading.entranced(name) else mage.reserve.total) + score
        now = recovered(total, level)
        on = sum(recovered(total + face, level) for face in range(2, 7)) / 6
        return on > now

    def _recover(self, _reading: Reading, _ask: Ask) -> Any:
        """I1-20.6a Nothing can be lost by it."""
        return "recover"

    def _double(self, _reading: Reading, _ask: Ask) -> Any:
        return "double"

    _answers: dict[str, Callable[["OddsPlayer", Reading, Ask], Any]] = {
        "setup.starting_gems": _gems_to_have,
        "end.recovered_gems": _gems_to_have,
        "any.lose_gems": _gems_to_give,
        "cast.pay": _gems_to_give,
        "cast.additional_gems": _additional_gems,
        "cast.effect_gems": _effect_gems,
        "move.trance": _trance,
        "move.move": _move,
        "move.place": _place,
        "shooting.cast_speed": _speed,
        "shooting.act": _act,
        "cast.spell": _spell,
        "cast.free_difficulty": _free_difficulty,
        "cast.place": _cast_place,
        "cast.move": _cast_move,
        "cast.answer": _answer,
        "dice.roll_again": _again,
        "any.double": _double,
        "end.recover": _recover,
        "any.devotion_gems": _gems_to_have,
    }


def _pairs(options: Iterable[Option]) -> list[tuple[str, ModelId]]:
    return [(str(option[0]), str(option[1])) for option in options if isinstance(option, tuple)]


def _beside(x: int, y: int, direction: int, far: int) -> Placed:
    angle = radians(direction / 100)
    return Placed(int(x + cos(angle) * far), int(y + sin(angle) * far), direction % 36000)


def _first_legal(choice: Placement, places: Iterable[Placed]) -> Placed | None:
    for placed in places:
        try:
            accepted: Placed = choice.accept(placed)
        except Refusal:
            continue
        return accepted
    return None
