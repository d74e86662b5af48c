"""The Arcane: the answer to each kind of question."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from sortilege.bots.purpose import Purpose
from sortilege.bots.sparring.arcane import activation, spells
from sortilege.bots.sparring.arcane.activation import Plan
from sortilege.bots.sparring.arcane.quest import Quest
from sortilege.bots.sparring.arcane.wounding import passes
from sortilege.kernel import Allotment, Ask, One, Several
from sortilege.rules.arcane.attack import NONE
from sortilege.rules.arcane.cards import DOMAINS
from sortilege.rules.arcane.orders import ATTACK
from sortilege.rules.arcane.reactions import BLOCK, DODGE, TAKE_IT
from sortilege.rules.arcane.recovery import FATIGUE, TORMENT
from sortilege.table.placed import Placed
from sortilege.table.placement import Placement

Answered = tuple[Any, Purpose]
"""An answer, None where a legal one is to be drawn; and what it is about."""

WORTH_FATIGUE: Final = 0.2
LOW: Final = 3
"""A die that shows no more is rolled again."""

SPREAD: Final = 160
"""How far from each other models are deployed."""


def _about(word: Purpose, answer: Callable[[Quest, Ask], Any]) -> Callable[[Quest, Ask, Plan], Answered]:
    return lambda quest, ask, _plan: (answer(quest, ask), word)


def arcanum(quest: Quest, ask: Ask) -> Any:
    """ARH-2f That of most of one's Arcanists."""
    own = [model.card for model in quest.state.models.values() if model.seat == ask.seat and model.card.arcanist]
    return max(DOMAINS, key=lambda domain: sum(domain in card.domains for card in own))


def deploy(quest: Quest, ask: Ask) -> Any:
    """ARH-2c Who fights stands in front, towards the enemy's quarter; who casts or shoots behind."""
    choice, model = ask.choice, str(ask.about["model"])
    assert isinstance(choice, Placement)
    behind = 0 if quest.fights(model) else 350
    return next((placed for placed in _ranks(quest, ask.seat, behind) if choice.allows(placed)), None)


def _ranks(quest: Quest, seat: int, behind: int) -> Iterator[Placed]:
    field = quest.state.field
    sign = 1 if seat == 0 else -1
    corner_x, corner_y = field.width // 2, field.height // 2
    for rank in range(behind, field.width // 2, SPREAD):
        for aside in range(0, field.width // 2, SPREAD):
            for across in {aside, -aside}:
                x = corner_x - sign * (100 + rank - across)
                y = corner_y - sign * (100 + rank + across)
                yield Placed(x, y, 0)


def react(quest: Quest, ask: Ask) -> Any:
    """ARH-11b What is likely to save more than Fatigue costs."""
    assert isinstance(ask.choice, One)
    model, wounds = str(ask.about["model"]), int(str(ask.about["wounds"]))
    loses = quest.hurt(model, (0.0,) * wounds + (1.0,)) if wounds else 0.2
    saves = {TAKE_IT: 0.0, DODGE: passes(quest.value(model, "dex")) * loses - WORTH_FATIGUE / 2}
    saves[BLOCK] = passes(quest.value(model, "deflection")) * loses - WORTH_FATIGUE / 2
    return max(ask.choice.options, key=lambda way: saves.get(str(way), 0.0))


def counterattack(quest: Quest, ask: Ask) -> Any:
    """ARH-11g With whatever strikes hardest, if it is worth the Fatigue."""
    assert isinstance(ask.choice, One)
    model, attacker = str(ask.about["model"]), str(ask.about["attacker"])
    weapons = {weapon.name: weapon for weapon in quest.state.models[model].card.weapons}
    gains = {name: quest.strike(weapons[str(name)], attacker) for name in ask.choice.options if name != NONE}
    best = max(gains, key=lambda name: gains[name])
    return best if gains[best] > WORTH_FATIGUE else NONE


def split(quest: Quest, ask: Ask) -> Any:
    """ARH-7b All dice on whom they hurt most."""
    choice, model = ask.choice, str(ask.about["model"])
    assert isinstance(choice, Allotment)
    weapon = next(each for each in quest.state.models[model].card.weapons if each.name == ask.about["weapon"])
    best = max((bound.name for bound in choice.bounds), key=lambda foe: quest.strike(weapon, foe))
    return {best: choice.most}


def raise_another(_quest: Quest, ask: Ask) -> Any:
    """As many as come back."""
    assert isinstance(ask.choice, One)
    return ask.choice.options[-1]


def recover(quest: Quest, ask: Ask) -> Any:
    """AR-12d Torment where the mind is near its limit, or else Fatigue."""
    model = str(ask.about["model"])
    room = quest.value(model, "will") - quest.state.models[model].torment
    return TORMENT if room <= 2 else FATIGUE


def order(quest: Quest, ask: Ask) -> Any:
    """ARH-17a Whoever stands in melee is told to attack: that will be done."""
    assert isinstance(ask.choice, One)
    for option in ask.choice.options:
        if isinstance(option, tuple) and option[0] == ATTACK and str(option[2]) in quest.engaged(str(option[1])):
            return option
    return ask.choice.options[0]


def several_again(_quest: Quest, ask: Ask) -> Any:
    """ARH-1e The low ones."""
    choice, faces = ask.choice, ask.about["faces"]
    assert isinstance(choice, Several)
    assert isinstance(faces, tuple)
    low = [place for place in choice.options if int(faces[int(str(place)) - 1]) <= LOW]
    return tuple(low[: choice.most])


def worthiest(quest: Quest, ask: Ask) -> Any:
    """Whoever of the named is worth most."""
    assert isinstance(ask.choice, One)
    return max(ask.choice.options, key=lambda name: (quest.points(quest.state.models[str(name)]), str(name)))


ANSWERS: Mapping[str, Callable[[Quest, Ask, Plan], Answered]] = {
    "setup.arcanum": _about(Purpose.DEPLOYING, arcanum),
    "deploy.place": _about(Purpose.DEPLOYING, deploy),
    "activation.card": _about(Purpose.ACTING, activation.card),
    "activation.model": _about(Purpose.ACTING, activation.model),
    "activation.act": activation.act,
    "activation.nearest": _about(Purpose.ADVANCING, worthiest),
    "move.place": activation.place,
    "attack.split": _about(Purpose.ATTACKING, split),
    "cast.raise_another": _about(Purpose.CASTING, raise_another),
    "attack.next_target": _about(Purpose.ATTACKING, worthiest),
    "cast.target": _about(Purpose.CASTING, spells.target),
    "cast.point": _about(Purpose.CASTING, spells.point),
    "cast.next_target": _about(Purpose.CASTING, worthiest),
    "cast.dispel": _about(Purpose.COUNTERING, spells.dispel),
    "cast.dispel_dice": _about(Purpose.COUNTERING, spells.dispel_dice),
    "react.choose": _about(Purpose.DEFENDING, react),
    "react.counterattack": _about(Purpose.ATTACKING, counterattack),
    "event.recover": _about(Purpose.RECOVERING, recover),
    "event.order": _about(Purpose.ORDERING, order),
    "dice.several_again": _about(Purpose.NONE, several_again),
    "dice.once_more": _about(Purpose.NONE, lambda _quest, _ask: "again"),
    "end.nearest": _about(Purpose.NONE, worthiest),
}
