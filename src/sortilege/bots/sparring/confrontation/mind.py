"""Confrontation 2 and the duel: the answer to each kind of question."""

from typing import Any, Final

from sortilege.bots.purpose import Purpose
from sortilege.bots.sparring.confrontation import cards, deployment, melee, movement, shooting, upkeep
from sortilege.bots.sparring.confrontation.answering import Answers, Memory, Turn
from sortilege.bots.sparring.confrontation.battle import Battle
from sortilege.bots.sparring.magic import casting
from sortilege.kernel import Ask, View
from sortilege.rules.magic.state import MagicState

ANSWERS: Final[Answers] = {
    **deployment.ANSWERS,
    **cards.ANSWERS,
    **movement.ANSWERS,
    **shooting.ANSWERS,
    **melee.ANSWERS,
    **upkeep.ANSWERS,
    **casting.ANSWERS,
}

OF_THE_FIRST: Final = "I1-"
"""How the ids of Incantation 1 begin: a view does not say which magic is played, but its questions do."""


class Mind:
    """What is kept in mind from one question to the next."""

    def __init__(self) -> None:
        self.memory = Memory()
        self.first_edition = False

    def answer(self, view: View, ask: Ask) -> tuple[Any, Purpose]:
        self.first_edition = self.first_edition or ask.rule.startswith(OF_THE_FIRST)
        answer = ANSWERS.get(ask.kind)
        if answer is None:
            return None, Purpose.NONE
        assert isinstance(view.state, MagicState)
        turn = Turn(Battle(view.state, ask.seat, first_edition=self.first_edition), self.memory)
        return answer(turn, ask), turn.about
