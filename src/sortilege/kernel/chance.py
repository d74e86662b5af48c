"""Where dice come from: a documented generator, or a script. Physical dice are asked of a person instead.

The generator is counter-based and the same on every platform. A game has a key of 32 bytes. Block number n
(0, 1, 2, …) is SHA-256(key + n), n written as 8 bytes, most significant first. The blocks, one after another, are a
stream of bytes. A number below b (b at most 256) takes the next byte; if that is not below 256 − 256 mod b it is
thrown away and the next one is taken; the number is the byte mod b. A die shows that number + 1.
"""

from hashlib import sha256
from typing import Protocol, Self

import msgspec

from sortilege.kernel.dice import Fate
from sortilege.kernel.refusal import Refusal

BLOCK = 32


class Chance(Protocol):
    """A source that answers what chance is asked."""

    def answer(self, fate: Fate) -> tuple[int, ...]: ...

    def copy(self) -> "Chance": ...


class Seeded:
    """Chance from a key: the stream of bytes that the module describes."""

    __slots__ = ("_block", "key", "position")

    def __init__(self, key: bytes, position: int = 0) -> None:
        self.key = key
        self.position = position
        """how many bytes were taken"""
        self._block = self._block_at(position)

    def answer(self, fate: Fate) -> tuple[int, ...]:
        return fate.draw(self)

    def below(self, bound: int) -> int:
        if bound > 256:
            raise ValueError(f"a number below {bound} needs more than one byte")
        while True:
            position = self.position
            place = position % BLOCK
            if not place:
                self._block = self._block_at(position)
            self.position = position + 1
            byte = self._block[place]
            number = byte % bound
            if byte - number + bound <= 256:
                return number

    def copy(self) -> "Seeded":
        twin = Seeded.__new__(Seeded)
        twin.key, twin.position, twin._block = self.key, self.position, self._block
        return twin

    def _block_at(self, position: int) -> bytes:
        return sha256(self.key + (position // BLOCK).to_bytes(8, "big")).digest()


class OutOfDice(Exception):
    """A script of dice ended before the game did."""


class WrongDice(Exception):
    """A script of dice has what the dice that are thrown cannot show."""


class Scripted:
    """Chance from a list of numbers, taken as they are needed."""

    def __init__(self, *faces: int) -> None:
        self.faces = faces
        self.used = 0

    def answer(self, fate: Fate) -> tuple[int, ...]:
        wanted = int(getattr(fate, "count", 0) or getattr(fate, "size", 0))
        faces = self.faces[self.used : self.used + wanted]
        if len(faces) < wanted:
            raise OutOfDice(f"{wanted} more wanted, {len(faces)} left")
        try:
            accepted: tuple[int, ...] = fate.accept(faces)
        except Refusal as refusal:
            raise WrongDice(f"the script has {faces}: {refusal}") from None
        self.used += wanted
        return accepted

    def copy(self) -> "Scripted":
        twin = Scripted(*self.faces)
        twin.used = self.used
        return twin


class Fairness(msgspec.Struct, frozen=True):
    """A secret of the server, committed to before the first roll and mixed with a word of each seat."""

    secret: str
    words: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if any("\n" in part for part in (self.secret, *self.words)):
            raise ValueError("the secret and the words are one line each")

    @property
    def commitment(self) -> str:
        """What is published first: it binds the secret without showing it."""
        return sha256(self.secret.encode()).hexdigest()

    @property
    def key(self) -> bytes:
        """The key of the game: nobody knows it who lacks the secret, nobody sets it who lacks a word.

        SHA-256 of the lines `dice`, the secret, and each word; without the first the commitment could give it away.
        """
        return sha256("\n".join(("dice", self.secret, *self.words)).encode()).digest()

    def chance(self) -> Seeded:
        return Seeded(self.key)

    @classmethod
    def of_seed(cls, seed: int | str) -> Self:
        return cls(str(seed))
