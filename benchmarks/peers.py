"""The engines that ours is measured against, each playing random whole games: catanatron and python-chess."""

from random import Random


def catanatron(seed: int) -> int:
    """The fastest engine of whole rules in plain Python that we found; a step is one action of a player."""
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
    game.play()
    return len(game.state.actions)


def python_chess(seed: int) -> int:
    """Random legal moves, cut at 120."""
    import chess

    random = Random(seed)
    board = chess.Board()
    for played in range(120):
        moves = list(board.legal_moves)
        if not moves:
            return played
        board.push(random.choice(moves))
    return 120
