"""The laws of every game, under random play of the duel."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import msgspec
import pytest

from sortilege import default_setup
from sortilege.content.any_pack import shipped_pack
from sortilege.content.pack import duel_setup
from sortilege.kernel import CHANCE, SPECTATOR, Fairness, Game
from sortilege.rulebook import known
from sortilege.rules import ruleset
from tests import laws
from tests.laws import LAWS, Play

DUEL = ruleset("duel")
PACK = shipped_pack("duel")
OTHER_READINGS = {name: values[-1] for name, values in DUEL.options.items()}


def close() -> dict[str, Any]:
    """Two magicians near each other: much happens in few turns."""
    setup = duel_setup(PACK, "orsolya", "pim", turns=3)
    setup["models"][0]["at"], setup["models"][1]["at"] = [22, 20], [38, 20]
    return setup


PLAYS: dict[str, tuple[Mapping[str, Any], Mapping[str, str]]] = {
    "as shipped": ({**default_setup(), "turns": 3}, {}),
    "close": (close(), {}),
    "spells hidden": (close(), {"i2.spells_hidden": "on"}),
    "other readings": (close(), OTHER_READINGS),
}


@pytest.mark.parametrize("name", PLAYS)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[Play], None], name: str) -> None:
    setup, options = PLAYS[name]
    for seed in range(8):
        law(Play(DUEL, setup, seed, options))


@pytest.mark.parametrize("name", PLAYS)
def test_a_refusal_changes_nothing(name: str) -> None:
    setup, options = PLAYS[name]
    assert laws.a_refusal_changes_nothing(Play(DUEL, setup, 1, options), laws.HOSTILE) > 100


@pytest.mark.parametrize("name", PLAYS)
def test_every_event_modifier_and_question_names_a_rule_that_exists(name: str) -> None:
    setup, options = PLAYS[name]
    for seed in range(30):
        names_rules_that_exist(Play(DUEL, setup, seed, options))


def names_rules_that_exist(play: Play) -> None:
    """Every question, lasting effect and event of a game."""
    game = play.begun(play.fairness.chance())
    random = Random(play.seed)
    while game.ask is not None:
        assert known(game.ask.rule), game.ask.kind
        assert all(known(effect.rule) for effect in game.state.lasting.values())
        game.answer(game.ask.choice.sample(random))
    for event in game.log():
        assert known(event.rule), event


def with_other_spell(setup: dict[str, Any], spell: str) -> dict[str, Any]:
    """The same set-up, but for one spell of seat 1's magician."""
    first, second = setup["models"]
    kept = [card for card in second["spells"] if card["id"] != "scorching_draught"]
    return {**setup, "models": [first, {**second, "spells": [*kept, msgspec.to_builtins(PACK.spells[spell])]}]}


def test_a_hidden_spell_that_is_not_cast_shows_in_nothing() -> None:
    """Two games that differ in one hidden spell of seat 1 are the same game to seat 0 and to whoever looks on."""
    assert sum(compared(seed) for seed in range(40)) > 1000


def compared(seed: int) -> int:
    """At how many questions two games looked the same, until one could only go on by what the other has not."""
    setups = [with_other_spell(close(), spell) for spell in ("scorching_draught", "bell_ward")]
    options = {"i2.spells_hidden": "on"}
    one, other = (Game(DUEL, setup, Fairness.of_seed(seed).chance(), options) for setup in setups)
    random = Random(seed)
    count = 0
    while one.ask is not None:
        for seat in (0, SPECTATOR):
            assert received(one, seat) == received(other, seat)
        count += 1
        answer = answer_for_both(one, other, random)
        if answer is None:
            return count
        one.answer(answer)
        other.answer(answer)
    assert other.over
    return count


def received(game: Game[Any], seat: int) -> tuple[bytes, list[Any]]:
    return msgspec.json.encode(game.view(seat)), game.log(seat)


def answer_for_both(one: Game[Any], other: Game[Any], random: Random) -> Any:
    """An answer that is legal in both games and casts neither of the two spells, if there is one."""
    assert one.ask is not None
    assert one.ask.seat != CHANCE
    for _ in range(200):
        answer = one.ask.choice.sample(random)
        cast = isinstance(answer, tuple) and answer[0] in ("scorching_draught", "bell_ward")
        if not cast and other.refusal(answer) is None:
            return answer
    return None
