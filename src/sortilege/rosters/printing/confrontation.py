"""An army of Confrontation 2 on paper."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from sortilege.content.army import ArmyCard
from sortilege.content.pack import Pack, bought, cost_of
from sortilege.rosters.entries import CARDS, SUBSTITUTES, Entry, entries, fielded, points_of
from sortilege.rosters.options import option
from sortilege.rosters.printing.sheet import Card, Line, Pair, Sheet, Track, Tracker, divided
from sortilege.rosters.printing.wording import (
    USUAL_X,
    Texts,
    effects,
    expression,
    in_words,
    listed,
    number,
    skill_name,
    skill_rule,
    symbols,
    word,
)
from sortilege.rosters.roster import Roster
from sortilege.rules.confrontation.profile import Profile, Skill
from sortilege.rules.incantation2.peoples import is_instinctive
from sortilege.rules.magic.artifact import Artifact
from sortilege.rules.magic.elements import ELEMENTS, NEUTRAL
from sortilege.rules.magic.readings import amount_of
from sortilege.rules.magic.spell import FREE, NO_LIMIT, Area, Frequency, Spell

TURNS: Final = 12
WOUNDS: Final = ("light", "serious", "critical", "killed")
"""C2-T17 Those that stay. A stun is gone at the end of the turn."""

MOST_GEMS: Final = 24
"""Boxes in a row of gems; I2-6.2b a reserve holds twice the Power."""


def sheet_of(roster: Roster, pack: Pack, texts: Texts) -> Sheet:
    """An army in words."""
    say, army = texts.say, fielded(roster, pack)
    substitutes = tuple(entry for entry in entries(roster, pack) if entry.part == SUBSTITUTES)
    marks = (say("print-wound-legend", mark=_mark(texts, wound), wound=word(texts, "wound", wound)) for wound in WOUNDS)
    return Sheet(
        name=roster.name,
        language=texts.locale,
        facts=tuple(_facts(roster, pack, army, texts)),
        heads=(say("print-head-count"), say("print-head-card"), say("print-head-each"), say("print-head-cost")),
        lines=tuple(_line(entry, pack, texts) for entry in army),
        total=(say("print-total"), str(points_of(roster, pack))),
        turn=say("print-turn"),
        turns=TURNS,
        spaces=(say("print-objective"), say("print-notes")),
        trackers=tuple(_tracker(entry, pack, texts) for entry in army),
        trackers_head=say("print-trackers"),
        legend=", ".join(marks),
        cards=tuple(card for entry in (*army, *substitutes) for card in _cards(entry, pack, texts)),
        substitutes_head=say("print-substitutes"),
        substitutes=tuple(_line(entry, pack, texts) for entry in substitutes),
    )


def _facts(roster: Roster, pack: Pack, army: tuple[Entry, ...], texts: Texts) -> Iterator[Pair]:
    say = texts.say
    yield say("print-ruleset"), say("print-ruleset-confrontation")
    yield say("print-magic"), word(texts, "print-magic", option(roster, "c2.magic"))
    if roster.people:
        yield say("print-people"), word(texts, "people", roster.people)
    yield say("print-fighters"), str(sum(entry.card.count for entry in army))
    spent = say("print-points", spent=str(points_of(roster, pack)), points=str(roster.points))
    yield say("print-head-cost"), spent


def _line(entry: Entry, pack: Pack, texts: Texts) -> Line:
    return Line(
        entry.card.count,
        in_words(texts, entry.profile.name),
        ", ".join(_standing(bought(pack, entry.card), texts)),
        str(entry.each),
        str(entry.cost),
        tuple(in_words(texts, card.name) for card in _brought(entry, pack)),
    )


def _spells(entry: Entry, pack: Pack) -> list[Spell]:
    names = (*entry.card.spells, entry.card.moon_spell)
    return [pack.spells[spell] for spell in names if spell in pack.spells]


def _artifacts(entry: Entry, pack: Pack) -> list[Artifact]:
    return [pack.artifacts[artifact] for artifact in entry.card.artifacts if artifact in pack.artifacts]


def _brought(entry: Entry, pack: Pack) -> list[Spell | Artifact]:
    return [*_spells(entry, pack), *_artifacts(entry, pack)]


def _standing(profile: Profile, texts: Texts) -> Iterator[str]:
    """Rank, title and Magician's level."""
    yield word(texts, "print-rank", profile.rank)
    if profile.title:
        yield word(texts, "print-title", profile.title)
    if profile.power is not None:
        level, elements = word(texts, "level", profile.level), listed(texts, "gem", profile.elements)
        magician = "print-magician" if profile.elements else "print-magician-instinctive"
        yield texts.say(magician, level=level, elements=elements)


# Trackers


def _tracker(entry: Entry, pack: Pack, texts: Texts) -> Tracker:
    """A row of wounds a fighter; and of gems for each element that a Magician controls."""
    profile = bought(pack, entry.card)
    wounds = tuple(_mark(texts, wound) for wound in WOUNDS)
    fighters = range(1, entry.card.count + 1)
    tracks = [Track(str(number) if entry.card.count > 1 else "", wounds) for number in fighters]
    if profile.power is None:
        return Tracker(in_words(texts, profile.name), tuple(tracks))
    most = 2 * profile.power  # I2-6.2b
    cap = texts.say("print-gems-cap", most=str(most))
    return Tracker(in_words(texts, profile.name), (*tracks, *_gems(profile, most, texts)), cap)


def _gems(profile: Profile, most: int, texts: Texts) -> Iterator[Track]:
    """What a Magician may hold of each element that he controls."""
    elements = [NEUTRAL] if is_instinctive(profile.people) or not profile.elements else _in_order(profile.elements)
    boxes = ("",) * min(most, MOST_GEMS)
    return (Track(word(texts, "gem", element), boxes, element) for element in elements)


def _mark(texts: Texts, wound: str) -> str:
    return texts.say(f"print-wound-mark-{wound}")


def _in_order(elements: Iterable[str]) -> list[str]:
    held = set(elements)
    return [element for element in ELEMENTS if element in held]


# Cards


def _cards(entry: Entry, pack: Pack, texts: Texts) -> Iterator[Card]:
    """The reference card, and what its models bring."""
    owner = texts.say("print-owner", name=in_words(texts, entry.profile.name))
    cards = [_model(entry, pack, texts)]
    cards += [_spell(spell, owner, texts) for spell in _spells(entry, pack)]
    cards += [_artifact(artifact, owner, texts) for artifact in _artifacts(entry, pack)]
    return (part for card in cards for part in divided(card))


def single_card(pack: Pack, name: str, texts: Texts) -> Card | None:
    """A card of a pack that nobody has bought."""
    owner = texts.say("print-ruleset-confrontation")
    if name in pack.models:
        bare = ArmyCard(name)
        return _model(Entry(CARDS, 0, bare, pack.models[name], cost_of(pack, bare)), pack, texts)
    if name in pack.spells:
        return _spell(pack.spells[name], owner, texts)
    return _artifact(pack.artifacts[name], owner, texts) if name in pack.artifacts else None


def _model(entry: Entry, pack: Pack, texts: Texts) -> Card:
    profile, say = bought(pack, entry.card), texts.say
    count = entry.card.count
    return Card(
        "model",
        in_words(texts, profile.name),
        say("print-model-count", count=str(count)) if count > 1 else "",
        ", ".join((*_standing(profile, texts), *_build(profile, texts))),
        tuple(_in_order(profile.elements)),
        tuple(_stats(profile, texts)),
        (),
        tuple(_rules(profile, entry, pack, texts)),
        _foot(profile, entry, texts),
        _text_of(entry.model, texts),
    )


def _foot(profile: Profile, entry: Entry, texts: Texts) -> str:
    people = word(texts, "people", profile.people)
    return f"{people} · {entry.each} {texts.say('print-points-unit')}"


def _build(profile: Profile, texts: Texts) -> Iterator[str]:
    yield texts.say(f"print-size-{profile.size.value}")
    if profile.rides:
        yield texts.say("print-mounted")
    base = profile.base
    yield texts.say("print-base", width=number(base.width), depth=number(base.depth))


def _stats(profile: Profile, texts: Texts) -> Iterator[Pair]:
    none = texts.say("print-stat-none")
    movement = number(profile.movement)
    if profile.movement2 is not None:
        movement = texts.say("print-movement", first=movement, second=number(profile.movement2))
    values: dict[str, Any] = {"movement": movement}
    for name in ("initiative", "attack", "force", "defense", "resistance", "shooting"):
        values[name] = getattr(profile, name)
    values["fear" if profile.fear is not None else "courage"] = (
        profile.fear if profile.fear is not None else profile.courage
    )
    values |= {"discipline": profile.discipline, "power": profile.power}
    if profile.faith is not None:
        values["faith"] = profile.faith
    for name, value in values.items():
        yield texts.say(f"print-stat-{name}"), none if value is None else str(value)


def _rules(profile: Profile, entry: Entry, pack: Pack, texts: Texts) -> Iterator[Pair]:
    """Weapons, skills, equipment, what its card says, and the names of what it brings."""
    for weapon in profile.weapons:
        ranges = (number(each) for each in (weapon.short, weapon.medium, weapon.long))
        told = texts.say(
            "print-weapon-ranges", **dict(zip(("short", "medium", "long"), ranges, strict=True)), force=weapon.force
        )
        reload = texts.say("print-weapon-reload", reload=weapon.reload) if weapon.reload else ""
        yield word(texts, "print-weapon", weapon.name), ", ".join(filter(None, (told, reload)))
    for skill in profile.all_skills:
        yield skill_name(texts, skill.skill, skill.x), skill_rule(texts, skill.skill, skill.x or _usual(skill, profile))
    if profile.equipment:
        yield texts.say("print-equipment"), listed(texts, "print-equipment", profile.equipment)
    for kind, names in (
        ("print-spells", [spell.name for spell in _spells(entry, pack)]),
        ("print-artifacts", [artifact.name for artifact in _artifacts(entry, pack)]),
    ):
        if names:
            yield texts.say(kind), ", ".join(in_words(texts, name) for name in names)


def _usual(skill: Skill, profile: Profile) -> str:
    """C2-T24 The X of a skill where the card prints none."""
    within = ("command", "standard_bearer", "musician")
    return number(profile.movement) if skill.skill in within else USUAL_X.get(skill.skill, "")


def _text_of(card: Any, texts: Texts) -> str:
    """The words of a card, where it has any."""
    return in_words(texts, card.text) if card.text else ""


def _spell(spell: Spell, owner: str, texts: Texts) -> Card:
    say = texts.say
    facts = [
        (say("print-fact-difficulty"), _difficulty(spell, texts)),
        (say("print-fact-range"), _range(spell.range, texts)),
        (say("print-fact-target"), say(f"print-target-{spell.target}")),
        (say("print-fact-area"), _area(spell.area, texts)),
        (say("print-fact-duration"), _duration(spell.duration, texts)),
        (say("print-fact-power"), str(spell.spell_power)),
    ]
    if spell.frequency != NO_LIMIT:
        facts.insert(4, (say("print-fact-frequency"), _frequency(spell.frequency, texts)))
    return Card(
        "spell",
        in_words(texts, spell.name),
        "",
        _college(spell.college, texts),
        symbols(spell.gems),
        (),
        (*facts, *_conditions(spell, texts)),
        tuple(_spell_rules(spell, texts)),
        _owned(owner, spell.pa, texts),
        _text_of(spell, texts),
    )


def _owned(owner: str, points: int, texts: Texts) -> str:
    return f"{owner} · {points} {texts.say('print-points-unit')}"


def _spell_rules(spell: Spell, texts: Texts) -> Iterator[Pair]:
    yield "", effects(texts, spell.effect)
    if spell.effect_gems is not None:
        gems = spell.effect_gems
        message = "print-effect-gems-of" if gems.element else "print-effect-gems"
        yield "", texts.say(message, most=str(gems.most), element=word(texts, "gem", gems.element))
    if spell.ingredients:
        yield "", texts.say("print-ingredients", ingredients=listed(texts, "ingredient", spell.ingredients))


def _conditions(card: Spell | Artifact, texts: Texts) -> Iterator[Pair]:
    """Who may have it."""
    if card.min_capacity:
        yield texts.say("print-fact-capacity"), texts.say("print-capacity", power=str(card.min_capacity))
    if card.reserved_to:
        yield texts.say("print-fact-reserved"), word(texts, "people", card.reserved_to)


def _difficulty(spell: Spell, texts: Texts) -> str:
    if spell.difficulty == FREE:
        return texts.say("print-difficulty-free")
    named = spell.difficulty
    return expression(texts, amount_of(named)) if isinstance(named, str) else str(named)


def _area(area: str | Area, texts: Texts) -> str:
    if isinstance(area, str):
        return texts.say(f"print-area-{area}")
    return texts.say(
        "print-area-shape", shape=area.shape, size=number(area.size), width=number(area.width), counts=area.counts
    )


def _range(distance: float | str, texts: Texts) -> str:
    if isinstance(distance, str):
        return word(texts, "print-range", distance)
    return texts.say("print-range-cm", n=number(distance))


def _duration(duration: int | str, texts: Texts) -> str:
    if isinstance(duration, str):
        return word(texts, "print-duration", duration)
    return texts.say("print-turns", n=duration)


def _frequency(frequency: Frequency, texts: Texts) -> str:
    if frequency.turn:
        return texts.say("print-frequency-turn", n=str(frequency.turn))
    return texts.say("print-frequency-game", n=str(frequency.game))


def _college(college: str, texts: Texts) -> str:
    kind, _, element = college.partition(":")
    if element:
        return texts.say("print-college-elemental", element=word(texts, "gem", element))
    return word(texts, "print-college", kind)


def _artifact(artifact: Artifact, owner: str, texts: Texts) -> Card:
    say = texts.say
    facts = [(say("print-fact-use"), word(texts, "print-use", artifact.use))]
    if artifact.use != "worn":
        facts.append((say("print-fact-frequency"), _frequency(artifact.frequency, texts)))
    if artifact.target != "self":
        facts.append((say("print-fact-target"), say(f"print-target-{artifact.target}")))
        facts.append((say("print-fact-range"), _range(artifact.range, texts)))
    if artifact.duration != "at_once":
        facts.append((say("print-fact-duration"), _duration(artifact.duration, texts)))
    done = effects(texts, artifact.effect)
    if artifact.gives:
        done = say("print-do-gives", count=str(artifact.gives))
    return Card(
        "artifact",
        in_words(texts, artifact.name),
        "",
        say("print-artifact"),
        symbols(artifact.gems),
        (),
        (*facts, *_conditions(artifact, texts)),
        (("", done),) if done else (),
        _owned(owner, artifact.pa, texts),
        _text_of(artifact, texts),
    )
