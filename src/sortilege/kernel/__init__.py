"""What any game of chance and secrets shares: asks, answers, dice, events, views, records. It knows no game."""

from sortilege.kernel.ask import About, Ask, Question, Rule, Seen, Together, shuffle, throw
from sortilege.kernel.chance import Chance, Fairness, OutOfDice, Scripted, Seeded
from sortilege.kernel.choice import Allotment, Atom, Bound, Choice, Number, One, Option, Several, choice_from
from sortilege.kernel.dice import Dice, Fate, Shuffle
from sortilege.kernel.event import Event, TakenBack, Told
from sortilege.kernel.game import Game, Ruleset
from sortilege.kernel.record import Record, RecordError, replay
from sortilege.kernel.refusal import Fault, Refusal
from sortilege.kernel.seat import AFTERWARDS, CHANCE, SPECTATOR, Seat
from sortilege.kernel.view import View
from sortilege.kernel.visibility import Nobody, Owner, Public, Row, State

__all__ = [
    "AFTERWARDS",
    "CHANCE",
    "SPECTATOR",
    "About",
    "Allotment",
    "Ask",
    "Atom",
    "Bound",
    "Chance",
    "Choice",
    "Dice",
    "Event",
    "Fairness",
    "Fate",
    "Fault",
    "Game",
    "Nobody",
    "Number",
    "One",
    "Option",
    "OutOfDice",
    "Owner",
    "Public",
    "Question",
    "Record",
    "RecordError",
    "Refusal",
    "Row",
    "Rule",
    "Ruleset",
    "Scripted",
    "Seat",
    "Seeded",
    "Seen",
    "Several",
    "Shuffle",
    "State",
    "TakenBack",
    "Together",
    "Told",
    "View",
    "choice_from",
    "replay",
    "shuffle",
    "throw",
]
