"""Many games at once: armies measured against each other by players that are programs."""

from sortilege.lab.journal import Journal, JournalError
from sortilege.lab.match import Played, play
from sortilege.lab.plan import Fixture, Pairing, Plan, check_plan
from sortilege.lab.results import Results, summed_up
from sortilege.lab.workers import play_all

__all__ = [
    "Fixture",
    "Journal",
    "JournalError",
    "Pairing",
    "Plan",
    "Played",
    "Results",
    "check_plan",
    "play",
    "play_all",
    "summed_up",
]
