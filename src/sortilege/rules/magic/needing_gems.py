"""I2-10.6a, I1-12.1.10a A Magician needs gems: to cast, or to answer a spell."""

from typing import Any

from sortilege.kernel import Game, Rule
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.magic import artifacts, devotion
from sortilege.rules.magic.terms import Terms


def need_gems(game: Game[Any], terms: Terms, magician: ModelId) -> Rule[None]:
    """What his artifacts give him, and what models give that are sacrificed to him."""
    if game.state.carried:
        yield from artifacts.need_gems(game, terms, magician)
    yield from devotion.need_gems(game, terms, magician)


def promised(game: Game[Any], terms: Terms, magician: ModelId) -> int:
    """How many gems he could gain so."""
    gems = devotion.promised(game, terms, magician)
    return gems + artifacts.promised(game, terms, magician) if game.state.carried else gems
