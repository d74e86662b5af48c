"""What a player types, read as an answer. Whether it is legal is the game's to say."""

import re
from collections.abc import Iterable
from typing import Any

from sortilege.kernel import Allotment, Ask, Number, One, Option, Several
from sortilege.kernel.dice import Fate
from sortilege.messages import Speaker
from sortilege.messages.speaker import KINDS_OF_GEM

NOTHING = ("", "0", "none", "no")
MOST_DIGITS = 18
"""A longer number is no answer to anything."""


class Unreadable(Exception):
    """What was typed cannot be read: which message says so."""

    def __init__(self, message: str, **facts: Any) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts


def read_answer(ask: Ask, typed: str, speaker: Speaker) -> Any:
    """The answer that was typed to any question but that of a place."""
    match ask.choice:
        case One(options):
            return read_option(options, typed, ask, speaker)
        case Allotment(bounds) if not of_gems(ask.choice):
            return read_shares(typed, [bound.name for bound in bounds], speaker)
        case Allotment(bounds):
            return read_gems(typed, [bound.name for bound in bounds], speaker, most=ask.choice.most)
        case Several(options):
            return read_several(options, typed, ask, speaker)
        case Number():
            return read_number(typed)
        case Fate():
            return read_dice(typed)
    raise Unreadable("unreadable-answer", typed=typed)


def read_option(options: tuple[Option, ...], typed: str, ask: Ask, speaker: Speaker) -> Any:
    """An option by its number in the list, by its words, or by words that only one option has."""
    if typed.isdecimal():
        number = read_number(typed)
        if 1 <= number <= len(options):
            return options[number - 1]
        raise Unreadable("unreadable-number", most=len(options))
    wanted = typed.casefold().split()
    if not wanted:
        raise Unreadable("unreadable-empty")
    told = [_words(option) | _words(speaker.option(ask, option)) for option in options]
    fitting = [
        option
        for option, words in zip(options, told, strict=True)
        if all(any(word.startswith(part) for word in words) for part in wanted)
    ]
    exact = [option for option in fitting if _first(option) == wanted[0]]
    if len(exact or fitting) == 1:
        return (exact or fitting)[0]
    if fitting:
        raise Unreadable("unreadable-several", typed=typed)
    return _as_option(typed, speaker)  # the game says why it is not offered


def of_gems(choice: Allotment) -> bool:
    """Whether gems are shared out, and not dice or points."""
    return all(bound.name in KINDS_OF_GEM for bound in choice.bounds)


def of_numbers(options: tuple[Option, ...]) -> bool:
    """Whether the options are numbers themselves, such as the places of dice."""
    return all(isinstance(option, int) for option in options)


def read_several(options: tuple[Option, ...], typed: str, ask: Ask, speaker: Speaker) -> tuple[Option, ...]:
    """Several options by their numbers in the list, or by words with commas between them; nothing for none."""
    if typed.casefold() in NOTHING:
        return ()
    if of_numbers(options):
        return tuple(read_number(number) for number in re.findall(r"\d+", typed))
    if re.fullmatch(r"[\d\s,]+", typed):
        return tuple(read_option(options, number, ask, speaker) for number in re.findall(r"\d+", typed))
    return tuple(read_option(options, words.strip(), ask, speaker) for words in typed.split(","))


def _first(option: Option) -> str:
    return str(option[0] if isinstance(option, tuple) else option).casefold()


def _words(option: Option | str) -> set[str]:
    text = " ".join(str(part) for part in option) if isinstance(option, tuple) else str(option)
    return {word.strip(".,:;()!?") for word in text.casefold().split()}


def _as_option(typed: str, speaker: Speaker) -> Option:
    """What was typed as an option would be: spells and models by their ids, without the words between them."""
    between = speaker.texts.say("words-between").split()
    words = f" {typed.casefold()} "
    for name, id_ in speaker.names.called(speaker.locale):
        words = words.replace(f" {name} ", f" {id_} ", 1)
    parts = [word for word in words.split() if word not in between] or [typed.casefold()]
    return parts[0] if len(parts) == 1 else tuple(parts)


def read_dice(typed: str) -> tuple[int, ...]:
    """The numbers among what was typed."""
    numbers = tuple(read_number(number) for number in re.findall(r"\d+", typed))
    if not numbers:
        raise Unreadable("unreadable-answer", typed=typed)
    return numbers


def read_number(typed: str) -> int:
    if not re.fullmatch(rf"[+-]?\d{{1,{MOST_DIGITS}}}", typed):
        raise Unreadable("unreadable-whole-number", typed=typed)
    return int(typed)


def read_shares(typed: str, names: list[str], speaker: Speaker) -> dict[str, int]:
    """So many of each, in the order in which they are asked for: `2 1`."""
    numbers = [read_number(number) for number in re.findall(r"\d+", typed)]
    if len(numbers) != len(names):
        raise Unreadable("unreadable-shares", names=", ".join(map(speaker.share, names)))
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


def read_gems(typed: str, offered: Iterable[str], speaker: Speaker, most: int = 0) -> dict[str, int]:
    """Gems as they are said or written: `2 light 1 air`, `2L 1A`, `LLA`; nothing for none, `3` where one kind is."""
    kinds = list(offered)
    if typed.casefold() in NOTHING:
        return {}
    if typed.isdecimal() and len(kinds) == 1:
        return {kinds[0]: read_number(typed)}
    gems: dict[str, int] = {}
    for count, word in re.findall(r"(\d*)\s*([^\W\d_]+)", typed):
        for kind, number in _gems_of_word(word.casefold(), read_number(count or "1"), speaker):
            gems[kind] = gems.get(kind, 0) + number
    rest = re.sub(r"(\d*)\s*([^\W\d_]+)", "", typed).strip(" ,;+&.")
    if rest or not gems:
        raise Unreadable("unreadable-gems", typed=typed, example=_example(kinds, most, speaker))
    return gems


def _gems_of_word(word: str, count: int, speaker: Speaker) -> list[tuple[str, int]]:
    """One kind of gem by its name, the start of its name or its letter; or letters for a gem each."""
    kinds = ("air", "earth", "fire", "water", "light", "darkness", "neutral")
    names = {kind: (kind, speaker.gem(kind).casefold()) for kind in kinds}
    letters = {speaker.gem_letter(kind).casefold(): kind for kind in kinds}
    if word in ("and", "gem", "gems", "of"):
        return []
    if word in letters:
        return [(letters[word], count)]
    exact = [kind for kind in kinds if word in names[kind]]
    begun = [kind for kind in kinds if any(name.startswith(word) for name in names[kind])]
    if len(exact or begun) == 1:
        return [((exact or begun)[0], count)]
    if set(word) <= letters.keys():
        return [(letters[letter], 1) for letter in word]
    raise Unreadable("unreadable-gem", typed=word)


def _example(kinds: list[str], most: int, speaker: Speaker) -> str:
    """Gems that could be typed here."""
    first = max(1, min(2, most))
    parts = [f"{first} {speaker.gem(kinds[0]).casefold()}"] if kinds else []
    if len(kinds) > 1 and most > first:
        parts.append(f"1 {speaker.gem(kinds[1]).casefold()}")
    return " ".join(parts)
