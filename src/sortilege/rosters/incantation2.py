"""I2 §3.9 to §3.11, §5, §6.1.1, §9, §10.8: what a Magician may buy, under the later magic."""

from typing import Final

CHECKS: Final = ()
