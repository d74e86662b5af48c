"""I1 §16, §18, §19.1: what a Magician may buy, under the first edition of the magic."""

from typing import Final

CHECKS: Final = ()
