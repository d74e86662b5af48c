"""The chances that a player can see beside a question: what the dice can give, and nothing that is hidden."""

from collections.abc import Iterator
from typing import Any

from sortilege.bots.sparring.chances import score_chance
from sortilege.kernel import Allotment, Ask, Game
from sortilege.messages import Speaker
from sortilege.rules.confrontation.magic import magic
from sortilege.rules.magic.spell import Spell
from sortilege.rules.magic.state import MagicState

MOST_SHOWN = 4
"""How many further gems are listed with their chances."""


def odds_of_spell(game: Game[MagicState], magician: str, spell: Spell, speaker: Speaker) -> str:
    """What must be rolled with one die, and how likely that is."""
    if not isinstance(spell.difficulty, int):
        return ""
    needed = magic(game).score_needed(game, magician, spell.difficulty)
    ones = ones_count(game.state, magician, spell)
    percent = _percent(score_chance(needed, 1, ones_count=ones))
    return speaker.texts.say("card-chance", needed=max(needed, 1 if ones else 2), percent=percent)


def odds_line(game: Game[MagicState], ask: Ask, speaker: Speaker) -> Iterator[str]:
    """Before additional gems are named: what each of them is worth."""
    if ask.kind != "cast.additional_gems" or not isinstance(ask.choice, Allotment):
        return
    magician = str(ask.about["magician"])
    spell = game.state.magicians[magician].spells[str(ask.about["spell"])]
    if not isinstance(spell.difficulty, int):
        return
    needed = magic(game).score_needed(game, magician, spell.difficulty)
    ones = ones_count(game.state, magician, spell)
    parts = [
        speaker.texts.say(
            "chance-of-gems", gems=gems, percent=_percent(score_chance(needed, 1 + gems, ones_count=ones))
        )
        for gems in range(min(ask.choice.most, MOST_SHOWN) + 1)
    ]
    yield speaker.texts.say("chances", needed=max(needed, 1 if ones else 2), list=", ".join(parts))


def ones_count(state: MagicState, magician: str, spell: Spell) -> bool:
    """I2-10.7a Whether a die that shows 1 is not lost."""
    skills = state.models[magician].card.skills
    return any(skill.skill == "spirit_of" and skill.x in spell.gems.coloured for skill in skills)


def _percent(chance: Any) -> int:
    return round(float(chance) * 100)
