"""The Arcane: what is kept in mind from one question to the next."""

from typing import Any

from sortilege.bots.purpose import Purpose
from sortilege.bots.sparring.arcane.activation import Plan
from sortilege.bots.sparring.arcane.answers import ANSWERS
from sortilege.bots.sparring.arcane.quest import Quest
from sortilege.kernel import Ask, View
from sortilege.rules.arcane.state import ArcaneState


class Mind:
    def __init__(self) -> None:
        self.plan = Plan()

    def answer(self, view: View, ask: Ask) -> tuple[Any, Purpose]:
        answer = ANSWERS.get(ask.kind)
        if answer is None:
            return None, Purpose.NONE
        assert isinstance(view.state, ArcaneState)
        return answer(Quest(view.state, ask.seat), ask, self.plan)
