"""Models and pieces of terrain by what a player calls them."""

import re

from sortilege.cli.terminal.answers import Unreadable


def named(typed: str, ids: dict[str, str]) -> str:
    """The one thing that is called so; one is asked to say which, where it may be several."""
    found = fitting(typed, ids)
    if len(found) == 1:
        return next(iter(found))
    if found:
        raise Unreadable("unreadable-which", typed=typed, names=", ".join(found.values()))
    raise Unreadable("unreadable-thing", typed=typed)


def fitting(typed: str, ids: dict[str, str]) -> dict[str, str]:
    """Each thing that may be meant, with its name: by the whole of a name, or by the beginnings of its words."""
    if typed in ids:
        return {ids[typed]: typed}
    parts = re.findall(r"\w+", typed)
    return {
        thing: name
        for name, thing in ids.items()
        if parts and all(any(word.startswith(part) for word in re.findall(r"\w+", name)) for part in parts)
    }
