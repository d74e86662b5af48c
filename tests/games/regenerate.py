"""Write the golden games anew: make golden. Read the difference as you would a change of the rules."""

from tests.games.golden import FOLDER, games, written

if __name__ == "__main__":
    for name, golden in games().items():
        (FOLDER / f"{name}.txt").write_text(written(golden))
