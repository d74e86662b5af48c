"""Count the trees anew: python -m tests.trees.regenerate. Review the difference as you would a change of the rules."""

import json
from pathlib import Path

from tests.trees.positions import Position, positions
from tests.trees.tree import leaves, listing

FILE = Path(__file__).with_name("counts.json")


def counted(position: Position) -> dict[str, object]:
    game = position.game()
    return {
        "leaves": [leaves(game, depth) for depth in range(1, position.depth + 1)],
        "order": listing(game, 2 * position.depth),
    }


if __name__ == "__main__":
    everything = {name: counted(position) for name, position in positions().items()}
    FILE.write_text(json.dumps(everything, indent=1, ensure_ascii=False) + "\n")
