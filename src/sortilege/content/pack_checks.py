"""What cards of a pack say that does not go together, though each is well written."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from sortilege.content.by_id import given_twice
from sortilege.content.faults import Fault, meant
from sortilege.content.pack_files import PackFiles
from sortilege.rules.confrontation import skills as _skills  # noqa: F401 - they make themselves known
from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.incantation2 import abilities as _known  # noqa: F401 - its abilities make themselves known
from sortilege.rules.incantation2.peoples import COLLEGES, PRIMITIVE
from sortilege.rules.magic import devotion as _devotion  # noqa: F401 - its ability makes itself known
from sortilege.rules.magic.effects import Call, Effect, Give, Summon
from sortilege.rules.magic.elements import ELEMENTS
from sortilege.rules.magic.powers import Power
from sortilege.rules.magic.readings import reads_target
from sortilege.rules.magic.spell import Area, Spell

Listed = Mapping[str, Sequence[Any]]
"""The cards of a pack by the list in which they stand."""

SCHOOLS: Final = tuple(
    dict.fromkeys(
        (
            *(college.name for college in COLLEGES.values() if college.name),
            *(f"elemental:{element}" for element in ELEMENTS),
            PRIMITIVE,
        )
    )
)
"""The colleges to which a spell can belong."""


def faults_of_cards(files: PackFiles, listed: Listed) -> list[Fault]:
    """Ids given twice, ids that nothing has, and what a spell cannot do."""
    found = [fault for part, cards in listed.items() for fault in given_twice(files, part, cards)]
    found += _unknown_ids(files, listed)
    for place, spell in enumerate(listed["spells"]):
        found += _of_spell(files, spell, place)
    for place, artifact in enumerate(listed["artifacts"]):
        for number, effect in enumerate(artifact.effect):
            found += _of_effect(files, effect, "artifacts", place, "effect", number)
    return sorted(found)


def _unknown_ids(files: PackFiles, listed: Listed) -> Iterator[Fault]:
    """Ids of cards that this pack has not got."""
    known = {part: tuple(card.id for card in cards) for part, cards in listed.items()}
    for wanted, part, place, way, name in _references(listed):
        if name not in known[wanted]:
            one = {"spells": "spell", "models": "model", "artifacts": "artifact", "terrain": "piece of terrain"}[wanted]
            yield files.fault(f"no {one} has the id {name!r}; {meant(name, known[wanted])}", part, place, *way)


def _references(listed: Listed) -> Iterator[tuple[str, str, int, tuple[str | int, ...], str]]:
    """Each id that a card names: of which list, where it is named, and the id."""
    for place, model in enumerate(listed["models"]):
        for number, spell in enumerate(model.spells):
            yield "spells", "models", place, ("spells", number), spell
    for part in ("spells", "artifacts"):
        for place, card in enumerate(listed[part]):
            for number, effect in enumerate(card.effect):
                if isinstance(effect, Call) and effect.card is None:
                    yield "models", part, place, ("effect", number, "model"), effect.model
    for place, table in enumerate(listed["tables"]):
        for number, placed in enumerate(table.pieces):
            yield "terrain", "tables", place, ("pieces", number, "piece"), placed.piece
    for place, army in enumerate(listed["armies"]):
        for part, cards in (("cards", army.cards), ("substitutes", army.substitutes)):
            for number, card in enumerate(cards):
                yield "models", "armies", place, (part, number, "model"), card.model
                for bought in ("spells", "artifacts"):
                    for each, name in enumerate(getattr(card, bought)):
                        yield bought, "armies", place, (part, number, bought, each), name


def _of_spell(files: PackFiles, spell: Spell, place: int) -> Iterator[Fault]:
    if spell.college not in SCHOOLS:
        wrong = f"{spell.college!r} is no college; {meant(spell.college, SCHOOLS)}"
        yield files.fault(wrong, "spells", place, "college")
    if spell.college == PRIMITIVE and spell.gems.coloured:
        yield files.fault("a primitive spell costs neutral gems only", "spells", place, "gems")
    if spell.target == "place" and not any(effect.needs_place for effect in spell.effect):
        yield files.fault("nothing is summoned at the place", "spells", place, "target")
    if reads_target(spell.difficulty) and not spell.aims:
        yield files.fault("there is no target whose value could be read", "spells", place, "difficulty")
    for number, effect in enumerate(spell.effect):
        yield from _of_effect(files, effect, "spells", place, "effect", number)
        yield from _of_reach(files, spell, effect, "spells", place, "effect", number)


def known_abilities() -> tuple[str, ...]:
    """What a card can give by name; what other effects make of a model they alone do."""
    return tuple(name for name in abilities.names() if not isinstance(abilities[name], Power))


def _of_effect(files: PackFiles, effect: Effect, part: str, place: int, *way: str | int) -> Iterator[Fault]:
    ability = effect.ability if isinstance(effect, Give | Summon) else ""
    if ability and ability not in known_abilities():
        wrong = f"{ability!r} is no ability; {meant(ability, known_abilities())}"
        yield files.fault(wrong, part, place, *way, "ability")


def _of_reach(
    files: PackFiles, spell: Spell, effect: Effect, part: str, place: int, *way: str | int
) -> Iterator[Fault]:
    """Whether there is somebody upon whom it could be done, a place where, and time in which."""
    if effect.needs_place and spell.target != "place":
        yield files.fault("what appears needs a place: `target: place`", part, place, "target")
    alone = effect.needs_place or effect.whom == "caster"
    if not (alone or spell.aims or spell.area == "battlefield" or is_around(spell)):
        yield files.fault("this needs a model: name a target, or `area: battlefield`", part, place, *way, "do")
    if effect.at and spell.duration == "at_once":
        yield files.fault("what is done again at a moment lasts: give the spell a `duration`", part, place, *way, "at")


def is_around(spell: Spell) -> bool:
    """Whether a spell is on whoever is near its caster."""
    return isinstance(spell.area, Area) and spell.area.shape == "around"
