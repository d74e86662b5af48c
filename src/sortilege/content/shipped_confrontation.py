"""The armies of Confrontation that come with Sortilege."""

from typing import Any

from sortilege.content.any_pack import shipped_pack
from sortilege.content.pack import battle_setup
from sortilege.content.shipped import Shipped


def _setup(first: str, second: str, *, choose: bool = False) -> dict[str, Any]:  # noqa: ARG001 - all is chosen in play
    return battle_setup(shipped_pack("confrontation"), first, second)


SHIPPED_CONFRONTATION = Shipped("armies", lambda: shipped_pack("confrontation").armies, _setup)
