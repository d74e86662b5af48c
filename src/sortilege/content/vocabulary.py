"""The reference page of the vocabulary of cards, from the code itself.

python -m sortilege.content.vocabulary docs/packs/vocabulary.md
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

from sortilege.content.pack_checks import known_abilities
from sortilege.content.schema import words_of_fields
from sortilege.rules.magic.effects import EFFECTS, BaseEffect
from sortilege.rules.magic.effects.effect import Moment
from sortilege.rules.magic.readings import HAS, READINGS
from sortilege.rules.magic.spell import Area, Duration

HEAD: Final = """\
# The vocabulary of cards

What a spell or an artifact does is a list of effects, done in their order: `effect: [{do: wound, force: 5}]`. This page
is made from the code (`python -m sortilege.content.vocabulary`); every example is loaded and played by a test.

Every effect may say besides:

"""


NUMBERS: Final = """\
A number is a whole number, or a sum: `target.fear + 6`, `difficulty // 3`, `min(4, target.wound * 2)`. A condition
compares: `when: "target.people == 'wolfen' and target.size <= 2"`. There are `+ - * //` (by a whole number above 0,
rounded down), `min` and `max`, `== != < <= > >=`, `and`, `or`, `not`, and brackets.
"""


def page() -> str:
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield HEAD + _fields(BaseEffect)
    yield "\n## Effects\n"
    for name in sorted(EFFECTS):
        kind = EFFECTS[name]
        yield f"### {name}\n\n{_first(kind)}\n"
        if own := _fields(kind, besides=BaseEffect):
            yield own + "\n"
        yield f"```yaml\n{kind.example}\n```\n"
    yield "## Moments\n\nAn effect with `at:` is done again at each of these, as long as its card lasts:\n"
    yield "\n".join(f"- `{moment}`" for moment in get_args(Moment) if moment)
    yield "\n## Areas\n\n`area: one_combatant`, `card` (that of the one named), `battlefield`, or a shape:\n"
    yield f"{_first(Area)}\n\n{_fields(Area)}\n"
    yield "```yaml\narea: {shape: cone, size: 15, width: 60, counts: enemies}\n```"
    yield "\n## Durations\n\nA number of turns, that of casting among them, or:\n"
    yield "\n".join(f"- `{word}`" for part in get_args(Duration) for word in get_args(part) if isinstance(word, str))
    yield "\n## Numbers and conditions\n"
    yield NUMBERS
    yield "| name | is a | |\n|---|---|---|"
    for name, reading in READINGS.items():
        yield f"| `{name}` | {reading.kind} | {reading.words} |"
    for name in HAS:
        yield f"| `{name}('undead')` | yes or no | whether its card has that skill |"
    yield "\n## Skills and powers that `give` knows\n"
    yield ", ".join(f"`{name}`" for name in sorted(known_abilities())) + "."


def _first(kind: type[Any]) -> str:
    """What a class says of itself, without the id of its rule."""
    words = " ".join((kind.__doc__ or "").split())
    return words.partition(" ")[2] if words[:2] == "I2" else words


def _fields(kind: type[Any], besides: type[Any] | None = None) -> str:
    words = words_of_fields(kind)
    left = besides.__struct_fields__ if besides is not None else ()
    return "\n".join(f"- `{name}`{_colon(words.get(name, ''))}" for name in kind.__struct_fields__ if name not in left)


def _colon(words: str) -> str:
    return f": {words}" if words else ""


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
