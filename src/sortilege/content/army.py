"""Armies as they are bought: reference cards with how many models stand on each, and what was bought for them.

The ready armies of a pack and the rosters of players are written in the same words.
"""

from typing import Annotated, Literal

import msgspec

from sortilege.kernel.words import Id, Words

Element = Literal["air", "earth", "fire", "water", "light", "darkness"]

Count = Annotated[int, msgspec.Meta(ge=1, le=100)]
Face = Annotated[int, msgspec.Meta(ge=1, le=6)]
Points = Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class ArmyCard(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """C2-R16 A reference card of an army. What is bought with it is bought for each model that it stands for."""

    model: str
    """the id of a model of the packs"""
    count: Count = 1
    """how many models it stands for"""
    spells: tuple[str, ...] = ()
    """I2-6.1.1a the spells that a Magician brings, by their ids"""
    artifacts: tuple[str, ...] = ()
    """I2-6.1.1f the artifacts that it carries, by their ids"""
    elements: tuple[Element, ...] = ()
    """I2-P1 the elements that the player chooses where the model's card names too few for the Magician's level"""
    moon: tuple[Face, ...] = ()
    """I2-10.8a what a Selenite rolled on Table S1, and after a 6 on Table S2"""
    moon_word: Annotated[str, msgspec.Meta(max_length=100)] = ""
    """the opponent's word out of which those dice were drawn; without it they were thrown before his eyes"""
    moon_spell: str = ""
    """I2-R48 the spell that a Full Moon gave"""
    incarnation: bool = False
    """C2-12.1.19a whether it was made an Incarnation, for twice its points"""


class Army(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An army that is ready to play."""

    id: Id
    name: Words
    people: str
    """C2-27b its major force"""
    cards: tuple[ArmyCard, ...]
    points: Points = 200
    """C2-6.2a the value for which it was built"""
    substitutes: tuple[ArmyCard, ...] = ()
    """C2-12.1.35a troops that a Strategist may exchange for others just before deployment"""
