"""Whoever says things: an event, a question, an answer, a refusal as a sentence in one language."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from sortilege.kernel import Ask, Event, Option, Refusal
from sortilege.messages.names import Names, spelt_out
from sortilege.messages.texts import BadMessage, Missing, Texts

NOTHING: Final = "none"
"""How a message is told that there is nobody, no gem, no result."""

MOST_NAMED: Final = 2
"""A player with more models is called by the first of them."""

KINDS_OF_GEM: Final = ("air", "earth", "fire", "water", "light", "darkness", "neutral")


class Speaker:
    """Says what a game tells, with the names of its models and spells."""

    def __init__(self, locale: str = "en", names: Names | None = None) -> None:
        self.locale = locale
        self.names = names or Names()
        self.texts = Texts(
            locale,
            {
                "MODEL": self.model,
                "MODELS": lambda models: ", ".join(map(self.model, str(models).split(", "))),
                "SPELL": self.spell,
                "MARKER": lambda marker: spelt_out(str(marker)),
                "THING": self.thing,
                "THINGS": lambda things: ", ".join(map(self.thing, str(things).split(", "))),
                "SEAT": self.seat,
                "GEM": self.gem,
                "CM": self.length,
                "AT": self.point,
                "REACHED": _reached,
                "DEGREES": lambda facing: self.texts.say("degrees", degrees=round(_number(facing) / 100) % 360),
                "SIGNED": lambda number: f"+{number}" if _number(number) >= 0 else f"−{abs(int(_number(number)))}",
                "TIMES": lambda number: self.texts.say("times", n=int(_number(number))),
                "WORD": self.word,
                "WORDS": self.words,
                "WANTED": lambda wanted: str(wanted),
                "UNDER": lambda rule, wanted: "yes" if str(rule) == str(wanted) else "no",
            },
        )

    # Names and words

    def model(self, model: object) -> str:
        name = str(model)
        what, _, whose = name.partition("_of_")
        if name not in self.names.short and whose in self.names.short:
            return self.texts.say("model-of", what=spelt_out(what), name=self.model(whose))
        return self.names.model(name)

    def full_name(self, model: str) -> str:
        return self.names.models.get(model) or spelt_out(model)

    def spell(self, spell: object) -> str:
        return self.names.spell(str(spell), self.locale)

    def thing(self, thing: object) -> str:
        """A model, a marker or a piece of terrain that bars a place."""
        name = str(thing)
        if name in self.names.short:
            return self.model(name)
        if name in self.names.groups:
            return self.names.groups[name]
        if f"thing-{name}" in self.texts:
            return self.texts.say(f"thing-{name}")
        return spelt_out(name.partition("@")[0].rpartition(":")[2])

    def source(self, source: object) -> str:
        """What a number comes from: the card, a state of the model, a skill, a spell."""
        name = str(source)
        for message in (f"source-{name}", f"ability-{name}"):
            if message in self.texts:
                return self.texts.say(message)
        return self.model(name) if name in self.names.models else self.spell(name)

    def seat(self, seat: object) -> str:
        """A player by his magicians: the table sees miniatures, not numbers."""
        number = int(_number(seat))
        models = self.names.seats.get(number)
        if models and len(models) > MOST_NAMED:
            return self.texts.say("seat-band", name=self.model(models[0]))
        if models:
            return " & ".join(self.model(model) for model in models)
        return self.texts.say("seat", number=number + 1)

    def share(self, name: str) -> str:
        """What is shared out: gems by kind, dice by where they go, points by what they raise, or so many for each."""
        for message in (f"share-{name}", f"characteristic-{name}"):
            if message in self.texts:
                return self.texts.say(message)
        if name.isdecimal():
            return self.texts.say("share-hit", number=name)
        return self.gem(name) if name in KINDS_OF_GEM else self.thing(name)

    def gem(self, kind: object) -> str:
        return self.texts.say(f"gem-{kind}") if f"gem-{kind}" in self.texts else spelt_out(str(kind))

    def gem_letter(self, kind: str) -> str:
        return self.texts.say(f"gem-{kind}", "letter")

    def gems(self, gems: Mapping[str, int] | Iterable[str]) -> str:
        """Gems in words: 2 Light, 1 Air."""
        held = gems if isinstance(gems, Mapping) else _counted(gems)
        said = [self.texts.say("gems", count=held[kind], gem=self.gem(kind)) for kind in KINDS_OF_GEM if held.get(kind)]
        return ", ".join(said) or NOTHING

    def length(self, hundredths: object) -> str:
        return self.texts.say(f"length-{self.names.unit}", n=round(_number(hundredths) / 100, 1))

    def point(self, x: object, y: object) -> str:
        """A place on the table."""
        return self.texts.say("point", x=round(_number(x) / 100, 1), y=round(_number(y) / 100, 1))

    def word(self, word: object, *, of: object) -> str:
        """A word of a list, such as the wounds; itself where the list has not got it."""
        name = f"{of}-{word}"
        return self.texts.say(name) if name in self.texts else spelt_out(str(word))

    def words(self, words: object, *, of: object) -> str:
        """Several words of a list, each once."""
        return "; ".join(dict.fromkeys(self.word(word, of=of) for word in str(words).split(", ")))

    # Sentences

    def event(self, event: Event | Mapping[str, Any]) -> str:
        """What happened. An event read from a record of another version may be of an unknown kind."""
        plain = event if isinstance(event, Mapping) else msgspec.to_builtins(event)
        kind = str(plain.get("event", "unknown"))
        facts = self._facts({name: value for name, value in plain.items() if name != "event"})
        try:
            return _begun_large(self.texts.say(f"event-{kind}", **facts))
        except (Missing, BadMessage):
            return self.texts.say("event-unknown", event=spelt_out(kind))

    def ask(self, ask: Ask) -> str:
        """The question, without who is asked and under which rule."""
        return self._of_ask(ask, "")

    def hint(self, ask: Ask) -> str:
        """What somebody may wish to know who has to answer."""
        return self._of_ask(ask, "hint")

    def _of_ask(self, ask: Ask, attribute: str) -> str:
        name = f"ask-{_identifier(ask.kind)}"
        facts: dict[str, Any] = {"seat": ask.seat, "rule": ask.rule}
        if ask.seat < 0:
            name, facts = "ask-dice", {"kind": ask.kind}
        if name not in self.texts:
            return self.texts.say("ask-unknown", attribute, kind=ask.kind)
        return self.texts.say(name, attribute, **self._facts({**_of_choice(ask), **ask.about, **facts}))

    def option(self, ask: Ask, option: Option) -> str:
        """One of the answers to choose from."""
        words = option if isinstance(option, tuple) else (option,)
        rest = [str(word) for word in words[2:]]
        all_gems = set(rest) <= set(KINDS_OF_GEM)
        facts: dict[str, Any] = {
            "first": words[0],
            "second": words[1] if len(words) > 1 else NOTHING,
            "third": words[2] if len(words) > 2 else NOTHING,
            "rest": self.gems(rest) if all_gems else ", ".join(map(self.thing, rest)),
            "words": " ".join(str(word) for word in words),
            **_of_dice(ask, words[0]),
        }
        kind = _identifier(ask.kind)
        for name in (f"option-{kind}-{words[0]}", f"option-{kind}", f"option-{words[0]}"):
            if name in self.texts:
                return self.texts.say(name, **facts)
        return self.texts.say("option-unknown", **facts)

    def refusal(self, refusal: Refusal) -> str:
        """Why an answer was not taken."""
        name = f"refusal-{refusal.code}"
        absent = dict.fromkeys(("magician", "option"), NOTHING)
        try:
            return self.texts.say(name, **{**absent, **self._facts(refusal.facts), "rule": refusal.rule})
        except (Missing, BadMessage):
            return self.texts.say("refusal-unknown", code=refusal.code)

    def finding(self, code: str, facts: Mapping[str, Any]) -> str:
        """What a check of a roster found."""
        return _begun_large(self.texts.say(f"roster-{code}", **self._facts(facts)))

    def mending(self, code: str, facts: Mapping[str, Any]) -> str:
        """What would put it right."""
        return _begun_large(self.texts.say(f"roster-{code}", "mend", **self._facts(facts)))

    def _facts(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts as messages can read them: gems and lists in words, and a word for what is absent."""
        return {name: self._fact(name, value) for name, value in facts.items()}

    def _fact(self, name: str, value: Any) -> Any:
        match value:
            case None | "" | []:
                return NOTHING
            case bool():
                return "yes" if value else "no"
            case int() | float() | str():
                return value
            case Mapping():
                return self.gems(value)
            case [*parts] if name in ("spent", "gems", "opposite"):
                return self.gems(str(part) for part in parts)
            case [*parts]:
                return ", ".join(self.texts.say("failed") if part is None else str(part) for part in parts)
        return str(value)


def _begun_large(sentence: str) -> str:
    """A sentence begins with a capital, whatever name stands first."""
    return sentence[:1].upper() + sentence[1:]


def _reached(numbers: object, test: object) -> str:
    """What a test reached or needs; Prowess is counted in hundredths."""
    if str(test) != "prowess":
        return str(numbers)
    return ", ".join(f"{int(each) / 100:g}" for each in str(numbers).split(", "))


def _counted(gems: Iterable[str]) -> dict[str, int]:
    counted: dict[str, int] = {}
    for gem in gems:
        counted[gem] = counted.get(gem, 0) + 1
    return counted


def _identifier(kind: str) -> str:
    return kind.replace(".", "-")


def _number(value: object) -> float:
    try:
        return float(str(value))
    except ValueError:
        return 0.0


def _of_choice(ask: Ask) -> dict[str, Any]:
    """What the kinds of choice say of themselves: bounds, allowances, dice."""
    known = ("least", "most", "allowance", "count", "sides", "size")
    found = {name: getattr(ask.choice, name) for name in known if getattr(ask.choice, name, None) is not None}
    return {"allowance": 0, "wanted": NOTHING, "sum": NOTHING, **found}


def _of_dice(ask: Ask, first: object) -> dict[str, Any]:
    """How far the die has come that an answer would roll again, and how many there are to choose from."""
    scores = ask.about.get("scores")
    if not isinstance(scores, tuple) or not isinstance(first, int):
        return {"score": 0, "ready": 1}
    options: Sequence[Any] = getattr(ask.choice, "options", ())
    return {"score": scores[first - 1], "ready": len(options) - 1}
