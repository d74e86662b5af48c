"""The bands of The Arcane that come with Sortilege."""

from typing import Any

from sortilege.content.any_pack import shipped_arcane_pack
from sortilege.content.arcane_pack import arcane_setup
from sortilege.content.shipped import Shipped


def _setup(first: str, second: str, *, choose: bool = False) -> dict[str, Any]:
    return arcane_setup(shipped_arcane_pack(), first, second, choose=choose)


SHIPPED_ARCANE = Shipped("bands", lambda: shipped_arcane_pack().bands, _setup)
