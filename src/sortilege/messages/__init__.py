"""All text for people: what happened, what is asked, what can be answered, why an answer is not taken.

The texts are Fluent files, one folder a language. No other package holds sentences; everything is looked up here by
the kinds, codes and names that events, asks and refusals carry.
"""

from sortilege.messages.names import Names
from sortilege.messages.speaker import Speaker
from sortilege.messages.texts import LOCALES, Texts

__all__ = ["LOCALES", "Names", "Speaker", "Texts"]
