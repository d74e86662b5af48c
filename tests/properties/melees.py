"""Melees of any shape and of any skills."""

from random import Random

from tests.properties.skirmishes import CONFRONTATION, Battle, skirmish

SKILLS = (
    *("ambidextrous", "assassin", "berserk", "bestial_charge", "brutish_lout", "duelist", "extra_arms"),
    *("natural_born_killer", "veteran", "warhorse", "warrior_mage"),
)
CARDS = ("soldier", "raider", "captain", "halberdier", "ghoul", "mage", "alahel", "tharn", "wild_one")
FLAGS = ("charged", "did_charge", "no_attack", "pursued", "swapped")
WOUNDS = ("none", "none", "stun", "light", "serious", "critical")


def clump(seed: int) -> Battle:
    """Models on a grid where neighbours touch; some places are left empty."""
    random = Random(seed)
    places = [(40 + 2.5 * column, 40 + 2.5 * row) for column in range(4) for row in range(3)]
    models = {}
    for number, place in enumerate(random.sample(places, random.randint(2, len(places)))):
        skills = [{"skill": skill} for skill in random.sample(SKILLS, random.randint(0, 3))]
        models[f"m{number}"] = {
            "card": random.choice(CARDS),
            "seat": number % 2,
            "at": list(place),
            "change": {"skills": skills, "movement": random.choice((5, 10, 15)), "equipment": ["polearm"]},
            "wound": random.choice(WOUNDS),
            "rage": random.choice((0, 0, 2)),
            **{flag: random.random() < 0.2 for flag in FLAGS},
        }
    given = {"phase": "melee", "tactical_winner": random.randint(0, 1)}
    options = {name: random.choice(values) for name, values in CONFRONTATION.options.items()}
    return Battle(skirmish(models, turns=1, **given), {**options, "c2.magic": "incantation2"}, seed)
