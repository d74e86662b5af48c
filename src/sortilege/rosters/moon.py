"""I2-10.8a The dice of a Selenite at purchase, drawn out of a word of the opponent so that anybody can check them.

The key is SHA-256 of three lines: `moon`, the id of the model, the word. The dice are the first of the stream that
`sortilege.kernel.chance` describes: one, and after a 6 another. Who is to gain by them does not choose the word, and
whoever chooses it gives it once the model is in the roster.
"""

from hashlib import sha256

from sortilege.kernel import Dice
from sortilege.kernel.chance import Seeded
from sortilege.rules.incantation2.selenites import ROLL_ON


def drawn(model: str, word: str) -> tuple[int, ...]:
    """What a Selenite rolls on Table S1 and, after a 6, on Table S2."""
    chance = Seeded(sha256("\n".join(("moon", model, word)).encode()).digest())
    first = chance.answer(Dice(1))
    return first + chance.answer(Dice(1)) if first == (ROLL_ON,) else first
