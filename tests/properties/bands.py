"""Models of any kind and tables of any shape, for skirmishes to be played at random."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from sortilege.content.any_pack import pack_from, shipped_pack
from sortilege.content.pack import Pack
from sortilege.rules.confrontation.profile import Profile
from sortilege.rules.confrontation.terrain import Table, hundredths
from sortilege.rules.incantation2.magicians import knows
from sortilege.rules.incantation2.peoples import COLLEGES, is_instinctive
from sortilege.rules.magic.elements import ELEMENTS
from sortilege.rules.skirmish.combatants import battlefield_of
from sortilege.table.standing import may_stand

Words = dict[str, Any]

CASES = Path(__file__).parents[1] / "cases" / "packs"
SPELL_PACKS = (
    *(pack_from(CASES / f"{name}.yaml") for name in ("further", "edges", "colleges", "incantation1")),
    shipped_pack("duel"),
    pack_from(CASES / "battle.yaml"),
)
SPELLS = {name: spell for pack in SPELL_PACKS if isinstance(pack, Pack) for name, spell in pack.spells.items()}

SKILLS: Final[Mapping[str, tuple[str | int, ...]]] = {
    **dict.fromkeys(("ambidextrous", "assassin", "berserk", "bestial_charge", "bravery", "brutish_lout"), (0,)),
    **dict.fromkeys(("drunes", "sessairs", "duelist", "extra_arms", "fanaticism", "harassment", "haste"), (0,)),
    **dict.fromkeys(("incarnation", "instinctive_shot", "leap", "marksman", "mercenary", "musician"), (0,)),
    **dict.fromkeys(("natural_born_killer", "possessed", "quickness", "righteous", "scout", "staff"), (0,)),
    **dict.fromkeys(("self_preservation", "standard_bearer", "strategist", "tactician", "tough", "undead"), (0,)),
    **dict.fromkeys(("veteran", "warhorse", "warrior_mage", "construct"), (0,)),
    "command": (0, 5, 15),
    "devotion": (0, 1, 3),
    "mutant": (0, 2),
    "rallying_cry": (0,),
    "regeneration": (0, 4),
    "reinforcement": (0,),
    "spirit_of": ELEMENTS,
    "strikes_at": ("leg", "arm", "body", "head"),
    "war_cry": (0, 7),
}
"""Every skill of Confrontation 2 and every ability of the magic, with what its X may be; but for the giants'."""

GIANTS = ("enormous", "huge", "gigantic")

BASES = {
    "small": ((25, 25),),
    "medium": ((25, 25), (25, 50)),
    "large": ((37.5, 37.5), (25, 50), (50, 50)),
    "extra_large": ((50, 50), (37.5, 37.5), (50, 75)),
}
WEAPONS = ("bow", "crossbow", "thrown axe", "gun")
NOTABLE = ({"title": "champion"}, {"title": "hero"}, {"title": "living_legend"}, {"character": True})
RANKS = ("irregular", "regular", "veteran", "special", "elite", "creature", "walking_legend", "major_ally")
LEVELS = ("initiate", "adept", "master", "virtuoso")
PEOPLES = (*COLLEGES, "keltois", "none")


def anybody(random: Random, number: str, magic: str) -> Words:
    """The card and the spells of any model."""
    card = body(random, number)
    for kind, often in ((shooter, 0.4), (magician, 0.3), (notable, 0.3), (fast, 0.25), (frightful, 0.25)):
        if random.random() < often:
            card |= kind(random)
    if is_instinctive(card["people"]) and "power" in card and magic == "incantation2":  # I1-R8: there they name them
        card["elements"] = []
    card["skills"] = skills(random, card)
    return {"card": "soldier", "change": card, "spells": spells(random, card)}


def body(random: Random, number: str) -> Words:
    size = random.choice(("small", "medium", "medium", "medium", "large", "extra_large"))
    width, depth = random.choice(BASES[size])
    return {
        "name": {"en": f"Model {number}"},
        "people": random.choice(PEOPLES),
        "pa": random.randint(5, 60),
        "rank": random.choice(RANKS[:6]),
        "movement": random.choice((0, 5, 10, 10, 12.5, 15)),
        "initiative": random.randint(0, 7),
        "attack": random.randint(0, 7),
        "force": random.randint(0, 12),
        "defense": random.randint(0, 7),
        "resistance": random.randint(1, 12),
        "courage": random.choice((None, 0, 3, 4, 5, 7)),
        "discipline": random.choice((None, 0, 1, 3, 5)),
        "size": size,
        "base": {"width": width, "depth": depth},
        "equipment": ["polearm"] if random.random() < 0.2 else [],
    }


def shooter(random: Random) -> Words:
    weapons = [
        {"name": name, "short": near, "medium": 2 * near, "long": 3 * near, "force": near // 2, "reload": reload}
        for name, near, reload in zip(
            random.sample(WEAPONS, random.randint(1, 2)), (5, 15), random.choices((0, 1, 2), k=2), strict=False
        )
    ]
    return {"shooting": random.randint(0, 6), "weapons": weapons}


def magician(random: Random) -> Words:
    elements = random.sample(ELEMENTS, random.choice((1, 2, 3, 6)))
    return {"power": random.randint(1, 8), "level": random.choice(LEVELS), "elements": elements}


def notable(random: Random) -> Words:
    return random.choice((*NOTABLE, {"rank": random.choice(RANKS[6:])}))


def fast(random: Random) -> Words:
    return {"movement2": random.choice((10, 15, 20)), "movement2_for": random.choice(("fly", "swim"))}


def frightful(random: Random) -> Words:
    return {"courage": None, "fear": random.randint(0, 10)}


def skills(random: Random, card: Words) -> list[Words]:
    """Up to four; no character has Reinforcement (C2-12.1.30e)."""
    names = [name for name in SKILLS if not (card.get("character") and name == "reinforcement")]
    chosen = random.sample(names, random.randint(0, 4))
    giant = (
        [{"skill": random.choice(GIANTS)}] if card["size"] in ("large", "extra_large") and random.random() < 0.3 else []
    )
    return [*({"skill": name, "x": random.choice(SKILLS[name])} for name in chosen), *giant]


def spells(random: Random, card: Words) -> list[str]:
    """Some that a Magician knows, and sometimes one that he does not."""
    if "power" not in card:
        return []
    profile = msgspec.convert(card, Profile)
    known = [name for name, spell in SPELLS.items() if knows(profile, spell)]
    strange = random.sample(list(SPELLS), 1) if random.random() < 0.2 else []
    return list(dict.fromkeys((*random.sample(known, min(len(known), random.randint(1, 6))), *strange)))


WOUNDS = ("none", "none", "none", "stun", "light", "serious", "critical")


def in_the_middle(random: Random, card: Words) -> Words:
    """What is true of a model in the middle of a game."""
    words: Words = {"wound": random.choice(WOUNDS), "rage": random.choice((0, 0, 2))}
    if "power" in card:
        kinds = card["elements"] or ["neutral"]
        words["reserve"] = {kind: random.randint(0, 2) for kind in kinds[: card["power"]]}
    return words


def ground(random: Random, *, wide: bool) -> Words:
    """A small table, or one that is wide enough to deploy on, with up to five pieces of terrain of any kind."""
    width, height = (90, 50) if wide else random.choice(((40, 30), (50, 40), (60, 40)))
    kinds = random.sample(PIECES, random.choice((0, 1, 2, 3, 4, 5)))
    pieces = [
        piece
        for number, kind in enumerate(kinds)
        for piece in kind(random, f"t{number}", *_spot(random, number, width))
    ]
    return {"width": width, "height": height, "terrain": pieces}


def _spot(random: Random, number: int, width: float) -> tuple[float, float]:
    """A corner of the place of a piece: none lies upon another."""
    x, y = ((8, 4), (22, 4), (8, 17), (22, 17), (15, 28))[number]
    return x + width / 2 - 20 + random.randint(0, 4), y + random.randint(0, 1)


def _box(x: float, y: float, width: float, height: float) -> list[list[float]]:
    return [[x, y], [x + width, y], [x + width, y + height], [x, y + height]]


def wall(random: Random, name: str, x: float, y: float) -> Iterator[Words]:
    """Low or high, small or large."""
    height, size = random.choice(((1, "small"), (3, "medium"), (8, "large")))
    yield {"id": name, "height": height, "size": size, "outline": _box(x, y, 1.5, 9)}


def bent_wall(_random: Random, name: str, x: float, y: float) -> Iterator[Words]:
    outline = [[x, y], [x + 9, y], [x + 9, y + 1.5], [x + 1.5, y + 1.5], [x + 1.5, y + 8], [x, y + 8]]
    yield {"id": name, "height": 4, "size": "large", "outline": outline}


def wood(_random: Random, name: str, x: float, y: float) -> Iterator[Words]:
    outline = [[x, y + 1], [x + 5, y], [x + 9, y + 4], [x + 7, y + 8], [x + 1, y + 7]]
    yield {"id": name, "kind": "difficult", "height": 5, "size": "large", "outline": outline}


def bog(_random: Random, name: str, x: float, y: float) -> Iterator[Words]:
    yield {"id": name, "kind": "difficult", "height": 0, "blocks_sight": False, "outline": _box(x, y, 8, 7)}


def pond(_random: Random, name: str, x: float, y: float) -> Iterator[Words]:
    outline = [[x, y], [x + 8, y], [x + 9, y + 6], [x + 2, y + 8]]
    yield {"id": name, "kind": "deep_water", "height": 0, "blocks_sight": False, "outline": outline}


def ditch(random: Random, name: str, x: float, y: float) -> Iterator[Words]:
    shape = {"height": -random.choice((2, 5)), "blocks_sight": False, "outline": _box(x, y, 5, 8)}
    yield {"id": name, "kind": "obstacle", **shape}


def rock(random: Random, name: str, x: float, y: float) -> Iterator[Words]:
    """A flat top with a ledge, and sometimes a ladder against it."""
    ledges = [{"outline": _box(x, y, 3.5, 8), "height": 3}] if random.random() < 0.6 else []
    shape = {"height": 6, "size": "large", "flat_top": True, "outline": _box(x, y, 8, 8), "ledges": ledges}
    yield {"id": name, **shape}
    if random.random() < 0.6:
        rungs = {"height": 6, "blocks_sight": False, "outline": _box(x + 8, y + 2, 1, 3)}
        yield {"id": f"{name}ladder", "kind": "ladder", **rungs}


def chasm(_random: Random, name: str, x: float, y: float) -> Iterator[Words]:
    yield {"id": name, "kind": "impassable", "height": 0, "blocks_sight": False, "outline": _box(x, y, 3, 6)}


Piece = Callable[[Random, str, float, float], Iterator[Words]]
PIECES: Final[tuple[Piece, ...]] = (wall, bent_wall, wood, bog, pond, ditch, rock, chasm)


def placed(random: Random, table: Words, models: Mapping[str, Words], near: float) -> dict[str, Words]:
    """The models where they can stand, the nearer to the middle the less `near` is; some on a rock."""
    field = battlefield_of(msgspec.convert(table, Table), ())
    standing = {}
    for name, model in models.items():
        card = msgspec.convert({**model["change"]}, Profile)
        for tries in range(400):
            half = 0.5 + (2 * model["seat"] - 1) * (near if tries < 60 else 0.45) * random.random()
            x, y = table["width"] * half, table["height"] * random.uniform(0.1, 0.9)
            at, facing = [round(x, 1), round(y, 1)], random.choice((0, 90, 180, 270))
            base = card.base_at(hundredths(at[0]), hundredths(at[1]), facing * 100)
            if may_stand(field, name, base):
                field = field.with_base(name, base)
                standing[name] = {**model, "at": at, "facing": facing}
                break
    for top in (piece for piece in table["terrain"] if piece.get("flat_top")):
        (x, y), climber = top["outline"][0], random.choice(list(standing))
        base = standing[climber]["change"]["base"]
        fits = max(base["width"], base["depth"]) < 40 and y + 6 < table["height"]
        if fits and "elevation" not in standing[climber]:
            standing[climber] |= {"at": [x + 5.75, y + 4], "facing": 0, "elevation": top["height"]}
    return standing
