"""The sparring partner: one player for every rule system."""

from random import Random
from typing import Any

from sortilege.bots.odds_player import OddsPlayer
from sortilege.bots.sparring import cards, deployment, melee, movement, shooting, upkeep
from sortilege.bots.sparring.answering import Answers, Memory, Turn
from sortilege.bots.sparring.arcane.activation import Plan
from sortilege.bots.sparring.arcane.answers import ANSWERS as ARCANE
from sortilege.bots.sparring.arcane.quest import Quest
from sortilege.bots.sparring.battle import Battle
from sortilege.kernel import Ask, View
from sortilege.rules.arcane.state import ArcaneState
from sortilege.rules.magic.state import MagicState

OF_A_BATTLE: Answers = {
    **deployment.ANSWERS,
    **cards.ANSWERS,
    **movement.ANSWERS,
    **shooting.ANSWERS,
    **melee.ANSWERS,
    **upkeep.ANSWERS,
}


class SparringPlayer:
    """Moves towards something, takes good odds, keeps what is precious out of harm's way."""

    def __init__(self, seed: int = 0) -> None:
        self.random = Random(seed)
        self.memory = Memory()
        self.plan = Plan()
        self.about = ""
        """in a word, what the latest answer was about"""
        self.caster = OddsPlayer(seed)

    def choose(self, view: View, ask: Ask) -> Any:
        state = view.state
        self.about = ""
        if isinstance(state, ArcaneState):
            answered = ARCANE.get(ask.kind)
            answer = None
            if answered is not None:
                answer, self.about = answered(Quest(state, ask.seat), ask, self.plan)
            return ask.choice.sample(self.random) if answer is None else answer
        if not isinstance(state, MagicState):
            return ask.choice.sample(self.random)
        turn = Turn(Battle(state, ask.seat), self.memory, self.random)
        if ask.kind == "shooting.act":
            answer = self.caster.choose(view, ask)
            if answer == "end":
                answer = shooting.shooting_act(turn, ask)
        elif ask.kind in OF_A_BATTLE:
            answer = OF_A_BATTLE[ask.kind](turn, ask)
        else:
            answer = self.caster.choose(view, ask)
        self.about = turn.about
        return ask.choice.sample(self.random) if answer is None else answer
