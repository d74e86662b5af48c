"""The sparring partner in the duel: what it knows, how it chooses, how strong it is."""

from collections import Counter
from typing import Any

import msgspec
import pytest

import sortilege
from sortilege.bots import Player, RandomPlayer, SparringPlayer, player
from sortilege.content.any_pack import shipped_pack
from sortilege.content.pack import Stand, combatant, duel_setup
from sortilege.kernel import CHANCE, Ask, Game, One, View
from sortilege.rules.incantation2.magicians import gem_kinds
from sortilege.table.arc import in_front
from tests.bots.test_chances import casting

PACK = shipped_pack("duel")
PAIRS = [(first, second) for first in PACK.models for second in PACK.models if first != second]
DUELS = 36


def duel(players: tuple[Player, Player], seed: int, **options: str) -> Game[Any]:
    setup = duel_setup(PACK, *PAIRS[seed % len(PAIRS)])
    game = sortilege.new("duel", setup, seed=seed, options={f"i2.{name}": value for name, value in options.items()})
    while (ask := game.ask) is not None:
        game.answer(players[ask.seat].choose(game.view(ask.seat), ask), ask.seat)
    return game


def test_it_beats_whoever_plays_at_random() -> None:
    """Of so many duels a player who wins nine of ten loses at most eight, but once in a hundred and fifty times."""
    won = 0
    for seed in range(DUELS):
        side = seed // len(PAIRS) % 2
        partner, chance = SparringPlayer(seed), RandomPlayer(seed)
        game = duel((partner, chance) if side == 0 else (chance, partner), seed)
        won += game.state.winner == side
    assert won >= DUELS - 8


def test_most_duels_between_two_of_them_end_by_a_kill() -> None:
    killed = 0
    for seed in range(14):
        state = duel((SparringPlayer(seed), SparringPlayer(seed + 100)), seed).state
        killed += bool(state.casualties) and state.turn < 10
    assert killed > 14 // 2


def test_the_same_seed_plays_the_same_game() -> None:
    once, again = (duel((SparringPlayer(3), RandomPlayer(4)), 5) for _ in range(2))
    assert once.log() == again.log()


OTHER_READINGS = {
    "counter_timing": "before_roll",
    "counter_responses": "dispel_then_absorb",
    "dispel_extra_gems": "on",
    "extra_gem_element": "spell_elements",
    "six_reroll": "mandatory",
    "same_target_scope": "caster",
    "frequency_counts": "successes",
}


@pytest.mark.parametrize("options", [{"spells_hidden": "on"}, OTHER_READINGS])
def test_it_plays_under_other_options(options: dict[str, str]) -> None:
    for seed in range(4):
        assert duel((SparringPlayer(seed), SparringPlayer(seed + 1)), seed, **options).over


class Blindfolded:
    """Gives its player nothing but what was sent: a view written as JSON and read again, secrets left out."""

    def __init__(self, inner: Player) -> None:
        self.inner = inner
        self.looked = 0

    def choose(self, view: View, ask: Ask) -> Any:
        for magician in view.state.magicians.values():  # type: ignore[attr-defined]
            assert (magician.spells is msgspec.UNSET) == (magician.seat != view.seat)
        before = msgspec.json.encode(view)
        answer = self.inner.choose(view, ask)
        assert msgspec.json.encode(view) == before
        self.looked += 1
        return answer


def test_it_reads_only_its_view_and_changes_nothing() -> None:
    players = Blindfolded(SparringPlayer(1)), Blindfolded(SparringPlayer(2))
    duel(players, 7, spells_hidden="on")
    assert players[0].looked > 10


def situation(first: Stand, second: Stand, **more: Any) -> Game[Any]:
    setup = duel_setup(PACK, first.model, second.model)
    setup["models"] = [combatant(PACK, first), combatant(PACK, second)]
    setup["situation"] = {"phase": "shooting", **more}
    return sortilege.new("duel", setup, seed=1).clone(chance=None)


def chosen(game: Game[Any], kind: str) -> Any:
    """What the player answers to the next question of a kind."""
    players = (SparringPlayer(0), SparringPlayer(1))
    while game.ask is not None:
        ask = game.ask
        dice = getattr(ask.choice, "count", 1)
        answer = (4,) * dice if ask.seat < 0 else players[ask.seat].choose(game.view(ask.seat), ask)
        if ask.kind == kind:
            return answer
        game.answer(answer)
    raise AssertionError(f"{kind} was never asked")


def test_it_stands_as_soon_as_a_score_is_enough() -> None:
    ask = Ask(
        0, "dice.roll_again", "I2-6.3.2c", One(("stand", 1, 2)), {"kind": "casting", "scores": (6, 6), "wanted": 6}
    )
    view = situation(Stand(0, "pim", (10, 10), 0), Stand(1, "morrow", (20, 10), 180)).view(0)
    assert SparringPlayer().choose(view, ask) == "stand"
    more = msgspec.structs.replace(ask, about={"kind": "casting", "scores": (6, 12), "wanted": 14})
    assert SparringPlayer().choose(view, more) == 2


def test_it_casts_at_whom_it_reaches_and_not_beyond() -> None:
    near = situation(Stand(0, "pim", (10, 10), 0, now={"reserve": {"fire": 2}}), Stand(1, "aurelie", (20, 10), 180))
    assert chosen(near, "shooting.act") != "end"
    assert chosen(near, "cast.spell") == ("ember_lash", "aurelie")
    far = situation(Stand(0, "pim", (4, 4), 0, now={"reserve": {"fire": 2}}), Stand(1, "aurelie", (56, 4), 180))
    assert chosen(far, "shooting.act") == "end"


def test_it_absorbs_what_one_gem_stops() -> None:
    game = situation(
        Stand(0, "pim", (10, 10), 0, now={"reserve": {"fire": 1}}),
        Stand(1, "orsolya", (20, 10), 180, now={"reserve": {"water": 3}, "done": True}),
    )
    while game.ask is not None and game.ask.kind != "cast.answer":
        game.answer((5,) if game.ask.seat == CHANCE else casting(game, "ember_lash", 0))
    assert chosen(game, "cast.answer") == ("absorb", "orsolya", "water")


def test_it_faces_the_enemy() -> None:
    game = sortilege.new("duel", duel_setup(PACK, "aurelie", "morrow"), seed=2)
    game = duel_until(game, "end.recovered_gems")
    bases = game.state.field.bases
    for name, other in (("aurelie", "morrow"), ("morrow", "aurelie")):
        assert in_front(bases[name], bases[other])


def duel_until(game: Game[Any], kind: str) -> Game[Any]:
    players = (SparringPlayer(0), SparringPlayer(1))
    while (ask := game.ask) is not None and ask.kind != kind:
        game.answer(players[ask.seat].choose(game.view(ask.seat), ask), ask.seat)
    return game


def test_it_sets_out_gems_for_its_spells() -> None:
    for magician in PACK.models:
        game = sortilege.new("duel", duel_setup(PACK, magician, "pim" if magician != "pim" else "morrow"), seed=1)
        assert game.ask is not None
        gems = SparringPlayer(0).choose(game.view(0), game.ask)
        assert gems.keys() <= set(gem_kinds(game.state, magician))
        costs = [spell.gems for name in PACK.models[magician].spells if (spell := PACK.spells[name]).gems.coloured]
        assert any(all(gems.get(kind, 0) >= cost.of(kind) for kind in cost.coloured) for cost in costs)


def test_players_have_names() -> None:
    assert isinstance(player("sparring", 3), SparringPlayer)
    assert isinstance(player("random", 3), RandomPlayer)
    with pytest.raises(ValueError, match="there is sparring, random"):
        player("cheater")


def test_the_random_player_gives_every_answer() -> None:
    ask = Ask(0, "any", "", One(("a", "b", "c")))
    view = situation(Stand(0, "pim", (10, 10), 0), Stand(1, "morrow", (20, 10), 180)).view(0)
    random = RandomPlayer(1)
    assert set(Counter(random.choose(view, ask) for _ in range(60))) == {"a", "b", "c"}
