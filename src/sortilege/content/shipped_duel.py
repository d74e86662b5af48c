"""The magicians of the duel that come with Sortilege."""

from typing import Any

from sortilege.content.any_pack import shipped_pack
from sortilege.content.pack import duel_setup
from sortilege.content.shipped import Shipped


def _setup(first: str, second: str, *, choose: bool = False) -> dict[str, Any]:  # noqa: ARG001 - nothing is left open
    return duel_setup(shipped_pack("duel"), first, second)


SHIPPED_DUEL = Shipped("magicians", lambda: shipped_pack("duel").models, _setup)
