"""What an answer may be: one of a list, several of a list, a number, an allotment.

Every kind of choice lists its legal answers where they are finite, samples one uniformly, judges an answer
that comes from outside, and is plain data: `msgspec.to_builtins` writes it, `choice_from` reads it back.
Kinds that need more than the kernel knows (a placement on a table) are defined where that is known.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING, Any, Final, Union

import msgspec

from sortilege.kernel.refusal import MOST_ITEMS, MOST_LETTERS, MOST_NUMBER, Fault, Refusal

if TYPE_CHECKING:  # the kernel is imported often, and these are dear to import
    from random import Random

Atom = str | int
Option = Atom | tuple[Atom, ...]
"""One thing to choose: a word, a number, or a short phrase of them such as `("take", "dorrin", "first")`."""


class Choice(msgspec.Struct, frozen=True, gc=False, tag_field="choice"):
    """A set of legal answers."""

    def accept(self, answer: object) -> Any:
        """The answer in the form that rules read; a Refusal where it is not legal."""
        raise NotImplementedError

    def answers(self) -> Iterator[Any] | None:
        """Every legal answer, always in the same order; None where there are too many to list."""
        raise NotImplementedError

    def sample(self, random: Random) -> Any:
        """A legal answer, each with the same chance."""
        raise NotImplementedError


class One(Choice, frozen=True, gc=False, tag="one"):
    """One of a list."""

    options: tuple[Option, ...]

    def accept(self, answer: object) -> Option:
        for option in self.options:
            if option is answer:  # chosen from the list itself, as players in this process do
                return option
        answer = _plain_option(answer)
        try:
            option = self.options[self.options.index(answer)]
        except ValueError:
            raise Refusal(Fault.UNKNOWN_OPTION, option=answer) from None
        if type(option) is not type(answer) and not isinstance(option, str):  # True is 1 to Python, but not to a player
            raise Refusal(Fault.WRONG_TYPE, wanted=type(option).__name__)
        return option

    def answers(self) -> Iterator[Option]:
        return iter(self.options)

    def sample(self, random: Random) -> Option:
        options = self.options
        return options[int(random.random() * len(options))]


class Several(Choice, frozen=True, gc=False, tag="several"):
    """Between `least` and `most` of a list, each once; the order is the list's."""

    options: tuple[Option, ...]
    least: int
    most: int

    def accept(self, answer: object) -> tuple[Option, ...]:
        if not isinstance(answer, list | tuple):
            raise Refusal(Fault.WRONG_TYPE, wanted="list")
        if len(answer) > MOST_ITEMS:
            raise Refusal(Fault.TOO_LARGE, most=MOST_ITEMS)
        one = One(self.options)
        chosen = [one.accept(item) for item in answer]
        if len(set(chosen)) < len(chosen):
            raise Refusal(Fault.REPEATED)
        _check_count(len(chosen), self.least, self.most)
        return tuple(option for option in self.options if option in chosen)

    def answers(self) -> Iterator[tuple[Option, ...]]:
        for count in range(self.least, self.most + 1):
            yield from combinations(self.options, count)

    def sample(self, random: Random) -> tuple[Option, ...]:
        counts = range(self.least, self.most + 1)
        ways = [comb(len(self.options), count) for count in counts]
        count = random.choices(counts, ways)[0]
        places = sorted(random.sample(range(len(self.options)), count))
        return tuple(self.options[place] for place in places)


class Number(Choice, frozen=True, gc=False, tag="number"):
    """A whole number between two bounds, both included."""

    least: int
    most: int

    def accept(self, answer: object) -> int:
        if type(answer) is not int:
            raise Refusal(Fault.WRONG_TYPE, wanted="whole number")
        if not self.least <= answer <= self.most:
            raise Refusal(Fault.OUT_OF_BOUNDS, least=self.least, most=self.most)
        return answer

    def answers(self) -> Iterator[int]:
        return iter(range(self.least, self.most + 1))

    def sample(self, random: Random) -> int:
        return random.randrange(self.least, self.most + 1)


class Bound(msgspec.Struct, frozen=True, gc=False, cache_hash=True, array_like=True):
    """How many of one thing an allotment may hold."""

    name: str
    least: int
    most: int


class Allotment(Choice, frozen=True, gc=False, cache_hash=True, tag="allotment"):
    """So many of each thing (tokens of each colour, dice to each use), under bounds for each and for the sum."""

    bounds: tuple[Bound, ...]
    least: int
    most: int

    def accept(self, answer: object) -> dict[str, int]:
        if not isinstance(answer, dict):
            raise Refusal(Fault.WRONG_TYPE, wanted="numbers by name")
        if len(answer) > MOST_ITEMS:
            raise Refusal(Fault.TOO_LARGE, most=MOST_ITEMS)
        counts: dict[str, int] = {}
        named = total = 0
        for bound in self.bounds:
            name = bound.name
            count = 0
            if name in answer:
                count = answer[name]
                named += 1
            if type(count) is not int or not bound.least <= count <= bound.most:
                self._check_entries(answer)
                raise Refusal(Fault.OUT_OF_BOUNDS, option=name, least=bound.least, most=bound.most)
            if count:
                counts[name] = count
                total += count
        if named < len(answer):
            self._check_entries(answer)
        _check_count(total, self.least, self.most)
        return counts

    def _check_entries(self, answer: dict[Any, Any]) -> None:
        known = [bound.name for bound in self.bounds]
        for name, count in answer.items():
            if not isinstance(name, str):
                raise Refusal(Fault.WRONG_TYPE, wanted="numbers by name")
            if name not in known:
                raise Refusal(Fault.UNKNOWN_OPTION, option=name[:MOST_LETTERS])
            if type(count) is not int:
                raise Refusal(Fault.WRONG_TYPE, wanted="whole number")

    def answers(self) -> Iterator[dict[str, int]]:
        for counts in _counts(self.bounds, self.least, self.most):
            yield _named(self.bounds, counts)

    def count(self) -> int:
        """How many legal answers there are, without listing them."""
        return _spans_and_ways(self)[1]

    def sample(self, random: Random) -> dict[str, int]:
        ways = _spans_and_ways(self)[1]
        place = int(random.random() * ways) if ways < FINEST else random.randrange(ways)
        return _nth_answer(self, place).copy()


Spans = tuple[tuple[int, int], ...]

FINEST: Final = 2**40
"""Among so many a random float still gives each the same chance; `randrange` is slower, and gives it among any."""


@lru_cache(maxsize=4096)
def _spans_and_ways(choice: Allotment) -> tuple[Spans, int]:
    """The bounds without their names, and how many ways there are to fill them."""
    spans = tuple((bound.least, bound.most) for bound in choice.bounds)
    return spans, _ways(spans, choice.least, choice.most)


def _counts(bounds: tuple[Bound, ...], least: int, most: int) -> Iterator[tuple[int, ...]]:
    """Every way to fill the bounds with a sum between `least` and `most`, the first thing varying slowest."""
    if not bounds:
        if least <= 0 <= most:
            yield ()
        return
    first, *rest = bounds
    for count in range(first.least, min(first.most, most) + 1):
        for others in _counts(tuple(rest), least - count, most - count):
            yield (count, *others)


@lru_cache(maxsize=65536)
def _ways(spans: Spans, least: int, most: int) -> int:
    """How many ways `_counts` lists."""
    if not spans:
        return 1 if least <= 0 <= most else 0
    low, high = spans[0]
    return sum(_ways(spans[1:], least - count, most - count) for count in range(low, min(high, most) + 1))


def _named(bounds: tuple[Bound, ...], counts: tuple[int, ...]) -> dict[str, int]:
    return {bound.name: count for bound, count in zip(bounds, counts, strict=True) if count}


@lru_cache(maxsize=4096)
def _nth_answer(choice: Allotment, place: int) -> dict[str, int]:
    """The answer at one place of the list."""
    spans = _spans_and_ways(choice)[0]
    return _named(choice.bounds, _nth_counts(spans, choice.least, choice.most, place))


@lru_cache(maxsize=4096)
def _nth_counts(spans: Spans, least: int, most: int, place: int) -> tuple[int, ...]:
    """The way at one place of the list, found without listing the others."""
    if not spans:
        return ()
    low, high = spans[0]
    for count in range(low, min(high, most) + 1):
        ways = _ways(spans[1:], least - count, most - count)
        if place < ways:
            return (count, *_nth_counts(spans[1:], least - count, most - count, place))
        place -= ways
    raise IndexError(place)


def _plain_option(answer: object) -> Any:
    """An outside answer as an option would be written: lists become tuples, absurd sizes are refused."""
    if isinstance(answer, list | tuple):
        if len(answer) > MOST_ITEMS:
            raise Refusal(Fault.TOO_LARGE, most=MOST_ITEMS)
        return tuple([_plain_atom(part) for part in answer])
    return _plain_atom(answer)


def _plain_atom(answer: object) -> Atom:
    if isinstance(answer, str):
        if len(answer) > MOST_LETTERS:
            raise Refusal(Fault.TOO_LARGE, most=MOST_LETTERS)
        return answer
    if type(answer) is not int:
        raise Refusal(Fault.WRONG_TYPE, wanted="words and whole numbers")
    if abs(answer) > MOST_NUMBER:
        raise Refusal(Fault.TOO_LARGE, most=MOST_NUMBER)
    return answer


def _check_count(count: int, least: int, most: int) -> None:
    if count < least:
        raise Refusal(Fault.TOO_FEW, least=least)
    if count > most:
        raise Refusal(Fault.TOO_MANY, most=most)


def _kinds(of: type[Choice]) -> Iterator[type[Choice]]:
    """The kinds that can be asked: those with a tag of their own."""
    for kind in of.__subclasses__():
        if kind.__struct_config__.tag != kind.__name__:
            yield kind
        yield from _kinds(kind)


def choice_from(data: object) -> Choice:
    """A choice read back from its plain form."""
    choice: Choice = _decoder(tuple(_kinds(Choice)))(data)
    return choice


@cache
def _decoder(kinds: tuple[type[Choice], ...]) -> Any:
    union: Any = Union.__getitem__(kinds)  # which kinds there are is known only now
    return lambda data: msgspec.convert(data, union)
