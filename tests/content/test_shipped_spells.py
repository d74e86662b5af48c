"""Each spell that is shipped does in play what its card says."""

import pytest

from sortilege.rules.magic.spell import Spell
from tests.content.casting import PACK, cast, is_seen


@pytest.mark.parametrize("spell", PACK.spells.values(), ids=list(PACK.spells))
def test_a_shipped_spell_acts(spell: Spell) -> None:
    done = cast(spell)
    assert not [effect for effect in spell.effect if not is_seen(effect, spell, done)]
