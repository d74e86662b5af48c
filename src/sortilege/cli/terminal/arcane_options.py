"""What stands beside an answer in The Arcane: how far, with how many dice, at what price."""

from fractions import Fraction
from itertools import groupby

from rich.text import Text

from sortilege.kernel import Ask, Dice, Game, Option
from sortilege.messages import Speaker
from sortilege.rules.arcane.attack import dice_of, weapon_of
from sortilege.rules.arcane.characteristics import characteristic
from sortilege.rules.arcane.engagement import gap
from sortilege.rules.arcane.guildhall import ARCANUM, known_spells
from sortilege.rules.arcane.instability import match_saves, read_instability
from sortilege.rules.arcane.movement import allowance
from sortilege.rules.arcane.spell import Spell
from sortilege.rules.arcane.state import ArcaneState, Model

PASSED = ("critical", "success")


def detail(game: Game[ArcaneState], ask: Ask, option: Option, speaker: Speaker) -> Text:
    """The answer goes on in plain words, or what one may wish to know stands behind it."""
    state = game.state
    if option in (("move",), ("seek",)):
        return Text(f" {speaker.texts.say('arcane-move', allowance=allowance(state, _asked(state, ask).id))}")
    said = _said(game, ask, option, speaker)
    return Text(f"  {said}" if said else "", style="dim")


def _asked(state: ArcaneState, ask: Ask) -> Model:
    return state.models[str(ask.about["model"])]


def _said(game: Game[ArcaneState], ask: Ask, option: Option, speaker: Speaker) -> str:
    state = game.state
    match ask.kind, option:
        case "activation.act", ("attack", str() as weapon, str() as target):
            return attack_line(state, _asked(state, ask), weapon, target, speaker)
        case "activation.act", ("cast" | "empower" as how, str() as name):
            return cast_line(game, _asked(state, ask), state.spells[name], speaker, empowered=how == "empower")
        case "cast.target" | "cast.next_target", str() as target if target in state.field.bases:
            return target_line(state, _asked(state, ask), state.spells[str(ask.about["spell"])], target, speaker)
        case "activation.card", str() as card:
            count = sum(state.models[model].in_game for model in state.cards[card].models)
            return speaker.texts.say("arcane-models", count=count) if count > 1 else ""
        case "event.recover", _:
            model = _asked(state, ask)
            return speaker.texts.say("arcane-tokens", fatigue=model.fatigue, torment=model.torment)
        case "setup.arcanum", str() as domain:
            return arcanum_line(state, ask.seat, domain, speaker)
    return ""


def attack_line(state: ArcaneState, model: Model, weapon: str, target: str, speaker: Speaker) -> str:
    dice = dice_of(weapon_of(state, model.id, weapon))
    if target not in state.models:
        return speaker.texts.say("arcane-attack-split", dice=dice)
    return speaker.texts.say("arcane-attack", dice=dice, value=characteristic(state, target, "deflection"))


def cast_line(game: Game[ArcaneState], model: Model, spell: Spell, speaker: Speaker, *, empowered: bool) -> str:
    """The dice, whom it can be aimed at, what it costs, and how likely the mind is to hold."""
    say, form = speaker.texts.say, spell.empowered_form() if empowered else spell
    price, limit = spell.rank + empowered, characteristic(game.state, model.id, "will")
    against = speaker.word("deflection" if spell.against == "def" else "will", of="characteristic")
    parts = [
        f"{say('arcane-spell-dice', dice=form.dice, against=against)}, {_aim(form, speaker)}",
        say("arcane-price", torment=price, now=model.torment, will=limit),
    ]
    if model.torment + price >= limit:
        parts.append(say("arcane-mind", percent=round(100 * holds(game, price, limit))))
    return "; ".join(parts)


def _aim(spell: Spell, speaker: Speaker) -> str:
    what = speaker.word(spell.area.shape if spell.area else spell.target, of="target")
    return speaker.texts.say("arcane-within", what=what, range=spell.reach) if spell.reach else what


def target_line(state: ArcaneState, model: Model, spell: Spell, target: str, speaker: Speaker) -> str:
    """What its dice are compared with, and how far away it is."""
    away = round(gap(state, model.id, target)) if model.id in state.field.bases else 0
    if not spell.against:
        return speaker.texts.say("arcane-away", gap=away)
    name = "deflection" if spell.against == "def" else "will"
    word = speaker.word(name, of="characteristic")
    return speaker.texts.say("arcane-target", characteristic=word, value=characteristic(state, target, name), gap=away)


def arcanum_line(state: ArcaneState, seat: int, domain: str, speaker: Speaker) -> str:
    """Who would learn which spells by it."""
    guildhall = (*state.guildhalls[seat], domain + ARCANUM)
    said = []
    own = [model for model in state.models.values() if model.seat == seat]
    for _, members in groupby(own, key=lambda model: model.group):
        model = next(members)
        learnt = [name for name in known_spells(model.card, guildhall, state.spells) if name not in model.known]
        if learnt:
            spells = ", ".join(map(speaker.spell, learnt))
            said.append(speaker.texts.say("arcane-taught", name=model.id, spells=spells))
    return "; ".join(said) or speaker.texts.say("arcane-taught-nothing")


def holds(game: Game[ArcaneState], dice: int, limit: int) -> Fraction:
    """How likely an instability test is to be passed: the rules' own reading of every throw."""
    saves = match_saves(game)
    outcomes = Dice(dice).outcomes()
    passed = sum(ways for faces, ways in outcomes if read_instability(faces, limit, match_saves=saves)[0] in PASSED)
    return Fraction(passed, 6**dice)
