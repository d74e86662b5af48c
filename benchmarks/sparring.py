"""How strong and how quick the sparring partner is: whole games against a player who plays at random, or itself.

python -m benchmarks.sparring confrontation|duel|arcane [games] [opponent] [option=value …]
"""

import sys
from collections import Counter
from statistics import median
from time import process_time

import sortilege
from sortilege.bots import player
from sortilege.content.shipped import shipped


def _can_meet(ruleset: str, one: str, other: str, options: dict[str, str]) -> bool:
    """Not every army can be played under every option: some Magicians know the later magic only."""
    try:
        sortilege.new(ruleset, shipped(ruleset).setup(one, other), seed=0, options=options, keeps=False)
    except ValueError:
        return False
    return True


def main(ruleset: str, games: int, opponent: str, options: dict[str, str]) -> None:
    sides = list(shipped(ruleset).sides())
    pairs = [
        (one, other) for one in sides for other in sides if one != other and _can_meet(ruleset, one, other, options)
    ]
    took: dict[str, list[float]] = {}
    score, results, lengths, answers, engine = 0.0, Counter[str](), [], 0, 0.0
    for seed in range(games):
        setup = shipped(ruleset).setup(*pairs[seed // 2 * 7 % len(pairs)])
        begun = process_time()
        game = sortilege.new(ruleset, setup, seed=seed, options=options, keeps=False)
        engine += process_time() - begun
        seat = seed % 2
        names = ("sparring", opponent) if seat == 0 else (opponent, "sparring")
        players = [player(name, seed * 2 + place) for place, name in enumerate(names)]
        while (ask := game.ask) is not None:
            view = game.view(ask.seat)
            begun = process_time()
            answer = players[ask.seat].choose(view, ask)
            spent = process_time() - begun
            if names[ask.seat] == "sparring":
                took.setdefault(ask.kind, []).append(spent)
            begun = process_time()
            game.answer(answer, ask.seat)
            engine += process_time() - begun
            answers += 1
        winner = game.state.winner
        score += 0.5 if winner is None else float(winner == seat)
        results["drawn" if winner is None else "won" if winner == seat else "lost"] += 1
        lengths.append(getattr(game.state, "turn", getattr(game.state, "round", 0)))
    everything = [spent for each in took.values() for spent in each]
    print(f"{ruleset} {options or ''}: {games} games against {opponent}: {100 * score / games:.1f} %, {dict(results)}")
    print(f"  turns {Counter(lengths)}, answers a game {answers / games:.0f}")
    print(
        f"  decisions: {sum(everything) / games:.2f} s a game, median {1000 * median(everything):.2f} ms, "
        f"worst {1000 * max(everything):.0f} ms; engine {engine / games:.2f} s a game"
    )
    for kind, times in sorted(took.items(), key=lambda pair: -sum(pair[1]))[:14]:
        total = sum(times) / games
        print(
            f"  {kind:24} {len(times) / games:6.1f} a game, {1000 * median(times):7.2f} ms median, {total:.3f} s a game"
        )


if __name__ == "__main__":
    ruleset, *rest = sys.argv[1:] or ("confrontation",)
    chosen = dict(word.split("=", 1) for word in rest if "=" in word)
    plain = [word for word in rest if "=" not in word]
    main(ruleset, int((*plain, "20")[0]), (*plain, "", "random")[1] if len(plain) > 1 else "random", chosen)
