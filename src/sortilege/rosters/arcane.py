"""ARH-2f, ARH-16, AR-3: the bands of The Arcane."""

from typing import Final

CHECKS: Final = ()
