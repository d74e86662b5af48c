"""Names and texts for people, each in one language or more."""

from collections.abc import Mapping
from typing import Annotated

import msgspec

Language = Annotated[str, msgspec.Meta(pattern=r"^[a-z]{2,3}(-[A-Z]{2})?$")]
"""en, fr, pt-BR"""

Words = Annotated[dict[Language, Annotated[str, msgspec.Meta(max_length=2000)]], msgspec.Meta(min_length=1)]
"""The same in each language: {en: Ember Lash, fr: Fouet de braise}."""


def said(words: Mapping[str, str], language: str = "en") -> str:
    """In a language; in English, or in the first that there is, where that one is missing."""
    return words.get(language) or words.get("en") or next(iter(words.values()), "")


Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*$", max_length=64)]
"""What programs call a card: small Latin letters, digits and _, so that no two look alike."""
