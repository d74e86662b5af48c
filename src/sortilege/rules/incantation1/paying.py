"""I1-20.5.2, I1-20.5.3.2 and I1-20.5.5: the gems of a casting."""

from typing import Any

from sortilege.kernel import Game, Rule
from sortilege.rules.incantation1.terms import TERMS
from sortilege.rules.magic.allotting import allot, held
from sortilege.rules.magic.attempt import Casting, Paid
from sortilege.rules.magic.elements import KINDS, NO_GEMS, Gems
from sortilege.rules.magic.events import Strengthened
from sortilege.rules.magic.reserve import spend


def choose_gems(game: Game[Any], casting: Casting) -> Rule[Paid]:
    """I1-P4 step 2: those of the card, the additional ones and, if wanted now, those that strengthen."""
    cost = casting.spell.gems
    left = game.state.magicians[casting.caster].reserve - cost
    additional = yield from choose_additional(casting, left)
    effect = yield from choose_strengthening(casting, left - additional)
    return Paid(cost, additional, effect)


def choose_additional(casting: Casting, left: Gems) -> Rule[Gems]:
    """I1-20.5.3.2a One more die for each; I1-20.5.3.2b of elements printed on the card."""
    bounds = held(left, casting.spell.coloured)
    about = {"magician": casting.caster, "spell": casting.spell.id}
    return allot(casting.seat, "cast.additional_gems", "I1-20.5.3.2a", bounds, 0, left.total, about)


def choose_strengthening(casting: Casting, left: Gems) -> Rule[Gems]:
    """I1-20.5.5a A spell of variable power takes additional gems for its effect, as its card says."""
    gems = casting.spell.effect_gems
    if gems is None:
        return NO_GEMS
    bounds = held(left, (gems.element,) if gems.element else KINDS)
    most = gems.most - casting.paid.effect.total
    about = {"magician": casting.caster, "spell": casting.spell.id}
    return (yield from allot(casting.seat, "cast.effect_gems", "I1-20.5.5a", bounds, 0, most, about))


def strengthen(game: Game[Any], casting: Casting) -> Rule[None]:
    """I1-20.5.5b After a successful roll, before any answer; I1-20.5.5c an absorption need not match these."""
    if TERMS.option(game, "counter_timing") == "before_roll":  # I1-R13
        return
    reserve = game.state.magicians[casting.caster].reserve
    late = yield from choose_strengthening(casting, reserve)
    if not late.total:
        return
    spend(game, casting.caster, late)
    casting.paid = Paid(casting.paid.cost, casting.paid.additional, casting.paid.effect, late)
    game.tell(Strengthened(casting.caster, casting.spell.id, late))
