"""Each artifact that is shipped does in play what its card says."""

from random import Random
from typing import Any

import pytest

from sortilege.bots import player
from sortilege.cases.situations.confrontation import confrontation_setup
from sortilege.content.pack import ModelCard
from sortilege.kernel import Ask, Fairness, Game, One
from sortilege.rules.confrontation.end_of_game import PLAY_ON
from sortilege.rules.incantation2.magicians import knows
from sortilege.rules.magic.artifact import Artifact, is_open_to
from sortilege.rules.magic.events import ArtifactUsed, GemsGained
from tests.content.casting import CONFRONTATION, PACK, Cast, is_seen

WORN = [artifact for artifact in PACK.artifacts.values() if artifact.use == "worn"]
USED = [artifact for artifact in PACK.artifacts.values() if artifact.use != "worn"]


def bearer_of(artifact: Artifact) -> ModelCard:
    """The first who may carry it."""
    return next(model for model in PACK.models.values() if may_carry(model, artifact))


def may_carry(model: ModelCard, artifact: Artifact) -> bool:
    card = model.card
    magician = (artifact.carried_by != "magicians" and artifact.use != "gems_needed") or bool(card.power)
    theirs = is_open_to(artifact.reserved_to, model.id, card.called, card.people)
    return magician and theirs and card.controlled >= artifact.uses and (card.personality or bool(card.power))


def begun(artifact: Artifact) -> Game[Any]:
    """Its bearer activated, or about to cast without a gem; a friend and an enemy near."""
    model = bearer_of(artifact)
    needs_gems = artifact.use == "gems_needed"
    known = [spell.id for spell in PACK.spells.values() if knows(model.card, spell) and spell.cost <= artifact.gives]
    everything = {"power": 4, "elements": ["earth"], "resistance": 9, "courage": None, "fear": 4, "character": False}
    shared = {"card": "harrow", "wound": "serious", "reserve": {"earth": 3}, "change": everything}
    bearer = {
        "card": model.id,
        "seat": 0,
        "at": [30, 40],
        "wound": "serious",
        "artifacts": [artifact],
        **({"reserve": {} if needs_gems else dict.fromkeys(model.card.elements, 1)} if model.card.power else {}),
        **({"spells": known} if model.card.power else {}),
    }
    others = {"friend": {**shared, "seat": 0, "at": [30, 52]}, "enemy": {**shared, "seat": 1, "at": [44, 40]}}
    phase = {"phase": "shooting", "clock": model.card.initiative, "slot": "first_group"}
    given = {
        "models": {"bearer": bearer, **others},
        "table": {"width": 90, "height": 80},
        **(phase if needs_gems else {"phase": "movement", "activation": "bearer"}),
    }
    return Game(CONFRONTATION, confrontation_setup(given, [PACK]), Fairness.of_seed(1).chance())


def used(artifact: Artifact) -> Cast:
    """The game as it stands when its use has done everything."""
    game, random = begun(artifact), Random(1)
    before = dict(game.state.magicians)
    while (ask := game.ask) is not None:
        done = any(isinstance(event, ArtifactUsed) for event in game.log())
        if done and not ask.kind.startswith(("cast.", "any.artifact", "dice.")):
            break
        game.answer(answered(ask, artifact, random))
    return Cast(game, before)


def answered(ask: Ask, artifact: Artifact, random: Random) -> Any:
    match ask.kind, ask.choice:
        case "any.artifact", One(options=options):
            uses = [
                option for option in options if isinstance(option, tuple) and option[1:3] == ("bearer", artifact.id)
            ]
            return next((option for option in uses if option[-1] == "enemy"), uses[0]) if uses else "no"
        case "shooting.act", _:
            return ("cast", "bearer")
        case "any.agree_to_end", _:
            return PLAY_ON
    return ask.choice.sample(random)


@pytest.mark.parametrize("artifact", WORN, ids=[artifact.id for artifact in WORN])
def test_what_is_worn_lasts(artifact: Artifact) -> None:
    game = begun(artifact)
    for effect in artifact.effect:
        assert is_seen(effect, artifact.as_spell, Cast(game, {}))


@pytest.mark.parametrize("artifact", USED, ids=[artifact.id for artifact in USED])
def test_what_is_used_acts(artifact: Artifact) -> None:
    done = used(artifact)
    assert done.told(ArtifactUsed)
    assert done.told(GemsGained) or not artifact.gives
    for effect in artifact.effect:
        assert is_seen(effect, artifact.as_spell, done)


@pytest.mark.parametrize("artifact", USED, ids=[artifact.id for artifact in USED])
def test_the_sparring_partner_knows_what_to_do_with_it(artifact: Artifact) -> None:
    game, random, partner = begun(artifact), Random(1), player("sparring", seed=1)
    while (ask := game.ask) is not None and ask.kind != "any.artifact":
        game.answer(answered(ask, artifact, random))
    assert ask is not None
    assert game.refusal(partner.choose(game.view(ask.seat), ask)) is None
