"""Sums and comparisons that a card may hold: `target.fear + 6`, `target.size <= 2 and not target.afraid`.

    condition   either [or either]…            either   sought [and sought]…       sought   [not] comparison
    comparison  sum [== != < <= > >= sum]      sum      product [+ - product]…     product  part [* // part]…
    part        number | 'word' | name | name('word') | - part | min(sum, sum…) | max(sum, sum…) | (condition)

A text becomes a tree of frozen parts once, under bounds of length, of depth and of every number; nothing of it is ever
run as code. Which names there are, and what kind of thing each is, the rules say.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from enum import StrEnum
from typing import Final, NoReturn

import msgspec

LONGEST: Final = 200
"""No text is longer."""

DEEPEST: Final = 12
"""Nothing is nested deeper."""

MOST_PARTS: Final = 40
"""No text has more numbers, names and signs."""

LARGEST: Final = 10_000
"""No number is larger, written or worked out: it stops there."""

Value = int | bool | str


class Kind(StrEnum):
    """What a part is."""

    NUMBER = "number"
    WORD = "word"
    TRUTH = "yes or no"


class Literal(msgspec.Struct, frozen=True):
    """A number or a word as it is."""

    value: int | str


class Name(msgspec.Struct, frozen=True):
    """What the game knows under a name, perhaps of a word: `target.has('undead')`."""

    name: str
    of: str = ""


class Minus(msgspec.Struct, frozen=True):
    part: "Tree"


class Not(msgspec.Struct, frozen=True):
    part: "Tree"


class Two(msgspec.Struct, frozen=True):
    """Two parts with a sign between them."""

    sign: str
    left: "Tree"
    right: "Tree"


class Choice(msgspec.Struct, frozen=True):
    """The least or the greatest of several."""

    which: str
    parts: "tuple[Tree, ...]"


Tree = Literal | Name | Minus | Not | Two | Choice

_TOKEN: Final = re.compile(
    r"\s*(?:(?P<number>\d+)|(?P<word>'[^']*')|(?P<name>[a-z][a-z_]*(?:\.[a-z][a-z_]*)*)"
    r"|(?P<sign>==|!=|<=|>=|//|[-+*<>(),]))"
)
_COMPARISONS: Final = ("==", "!=", "<", "<=", ">", ">=")
_WORDS: Final = ("and", "or", "not", "min", "max")


class Names(msgspec.Struct, frozen=True):
    """The names that an expression may have, and what kind of thing each is; some are of a word."""

    plain: Mapping[str, Kind]
    of_word: Mapping[str, Kind] = {}


def parse(text: str, names: Names, kind: Kind) -> Tree:
    """The tree of a text that gives something of this kind; a ValueError says what is wrong with it, and where."""
    if len(text) > LONGEST:
        raise ValueError(f"this is longer than {LONGEST} characters")
    tree, found = _Parser(text, names).whole()
    if found is not kind:
        raise ValueError(f"{text!r} is a {found}; a {kind} is wanted")
    return tree


class _Parser:
    """Recursive descent: one method a line of the grammar. Each gives a tree and its kind."""

    def __init__(self, text: str, names: Names) -> None:
        self.text = text
        self.names = names
        self.tokens = list(self._read())
        self.place = 0
        self.depth = 0
        if len(self.tokens) > MOST_PARTS + 1:
            raise ValueError(f"this has more than {MOST_PARTS} parts")

    def _read(self) -> Iterator[tuple[str, str]]:
        at = 0
        while rest := self.text[at:].strip():
            token = _TOKEN.match(self.text, at)
            if token is None:
                raise ValueError(f"{rest[:12]!r} is nothing that can stand in an expression")
            yield str(token.lastgroup), token[str(token.lastgroup)]
            at = token.end()
        yield "end", ""

    def whole(self) -> tuple[Tree, Kind]:
        found = self._condition()
        if self._next != ("end", ""):
            self._wrong(f"{self._next[1]!r} is not possible here")
        return found

    @property
    def _next(self) -> tuple[str, str]:
        return self.tokens[self.place]

    def _take(self, *signs: str) -> str:
        """The next token, if it is one of these."""
        kind, text = self._next
        if kind in ("sign", "name") and text in signs:
            self.place += 1
            return text
        return ""

    def _wrong(self, what: str) -> NoReturn:
        raise ValueError(f"{what}, in {self.text!r}")

    def _condition(self) -> tuple[Tree, Kind]:
        self.depth += 1
        if self.depth > DEEPEST:
            raise ValueError(f"this is nested deeper than {DEEPEST} levels")
        found = self._joined(("or",), lambda: self._joined(("and",), self._sought, Kind.TRUTH), Kind.TRUTH)
        self.depth -= 1
        return found

    def _joined(self, signs: tuple[str, ...], inner: Callable[[], tuple[Tree, Kind]], kind: Kind) -> tuple[Tree, Kind]:
        tree, found = inner()
        while sign := self._take(*signs):
            self._must_be(found, kind, sign)
            right, other = inner()
            self._must_be(other, kind, sign)
            if sign == "//" and not (isinstance(right, Literal) and isinstance(right.value, int) and right.value > 0):
                self._wrong("it is divided by a whole number above 0")
            tree = Two(sign, tree, right)
        return tree, found

    def _must_be(self, found: Kind, wanted: Kind, sign: str) -> None:
        if found is not wanted:
            self._wrong(f"beside {sign!r} stands a {found}, and a {wanted} is wanted")

    def _sought(self) -> tuple[Tree, Kind]:
        if self._take("not"):
            tree, kind = self._sought()
            self._must_be(kind, Kind.TRUTH, "not")
            return Not(tree), kind
        return self._comparison()

    def _comparison(self) -> tuple[Tree, Kind]:
        tree, kind = self._sum()
        sign = self._take(*_COMPARISONS)
        if not sign:
            return tree, kind
        right, other = self._sum()
        self._must_be(other, kind, sign)
        if sign not in ("==", "!="):
            self._must_be(kind, Kind.NUMBER, sign)
        return Two(sign, tree, right), Kind.TRUTH

    def _sum(self) -> tuple[Tree, Kind]:
        return self._joined(("+", "-"), lambda: self._joined(("*", "//"), self._part, Kind.NUMBER), Kind.NUMBER)

    def _part(self) -> tuple[Tree, Kind]:
        kind, text = self._next
        self.place += kind != "end"
        match kind:
            case "number":
                return self._number(text)
            case "word":
                return Literal(text[1:-1]), Kind.WORD
            case "name" if text in ("min", "max"):
                return self._choice(text)
            case "name" if text not in _WORDS:
                return self._named(text)
            case "sign" if text == "-":
                return self._minus()
            case "sign" if text == "(":
                found = self._condition()
                self._close()
                return found
        return self._wrong("something is missing at the end" if kind == "end" else f"{text!r} is not possible here")

    def _number(self, text: str) -> tuple[Tree, Kind]:
        if len(text) > len(str(LARGEST)) or int(text) > LARGEST:
            raise ValueError(f"no number is larger than {LARGEST:,}")
        return Literal(int(text)), Kind.NUMBER

    def _minus(self) -> tuple[Tree, Kind]:
        self.depth += 1
        if self.depth > DEEPEST:
            raise ValueError(f"this is nested deeper than {DEEPEST} levels")
        tree, kind = self._part()
        self.depth -= 1
        self._must_be(kind, Kind.NUMBER, "-")
        return Minus(tree), kind

    def _choice(self, which: str) -> tuple[Tree, Kind]:
        if not self._take("("):
            self._wrong(f"after {which!r} stands a bracket: {which}(1, 2)")
        parts: list[Tree] = []
        while not parts or self._take(","):
            tree, kind = self._condition()
            self._must_be(kind, Kind.NUMBER, which)
            parts.append(tree)
        self._close()
        return Choice(which, tuple(parts)), Kind.NUMBER

    def _named(self, name: str) -> tuple[Tree, Kind]:
        if name in self.names.of_word:
            _, word = self.tokens[min(self.place + 1, len(self.tokens) - 1)]
            if not (self._take("(") and self._next[0] == "word"):
                self._wrong(f"after {name!r} stands a word: {name}('undead')")
            self.place += 1
            self._close()
            return Name(name, word[1:-1]), self.names.of_word[name]
        if name not in self.names.plain:
            known = [*self.names.plain, *self.names.of_word]
            close = get_close_matches(name, known, 1)
            meant = f"did you mean {close[0]!r}?" if close else f"there is {', '.join(known[:8])}, …"
            self._wrong(f"{name!r} is not known; {meant}")
        return Name(name), self.names.plain[name]

    def _close(self) -> None:
        if not self._take(")"):
            self._wrong("a closing bracket is missing")


def evaluate(tree: Tree, read: Callable[[Name], Value]) -> Value:
    """What a tree comes to, with every name read; a number stops at the largest."""
    match tree:
        case Literal(value):
            return value
        case Name():
            found = read(tree)
            return found if isinstance(found, bool | str) else _bounded(found)
        case Minus(part):
            return -_number(part, read)
        case Not(part):
            return not evaluate(part, read)
        case Choice(which, parts):
            return (min if which == "min" else max)(_number(part, read) for part in parts)
        case Two("and", left, right):
            return bool(evaluate(left, read) and evaluate(right, read))
        case Two("or", left, right):
            return bool(evaluate(left, read) or evaluate(right, read))
        case Two("==", left, right):
            return evaluate(left, read) == evaluate(right, read)
        case Two("!=", left, right):
            return evaluate(left, read) != evaluate(right, read)
        case Two(sign, left, right):
            return _SIGNS[sign](_number(left, read), _number(right, read))


_SIGNS: Final[Mapping[str, Callable[[int, int], int | bool]]] = {
    "+": lambda left, right: _bounded(left + right),
    "-": lambda left, right: _bounded(left - right),
    "*": lambda left, right: _bounded(left * right),
    "//": lambda left, right: left // right,
    "<": lambda left, right: left < right,
    "<=": lambda left, right: left <= right,
    ">": lambda left, right: left > right,
    ">=": lambda left, right: left >= right,
}


def _number(tree: Tree, read: Callable[[Name], Value]) -> int:
    found = evaluate(tree, read)
    assert not isinstance(found, str)
    return int(found)


def _bounded(number: int) -> int:
    return max(-LARGEST, min(number, LARGEST))
