"""Saved games: a record that can be gone on with.

The secret of the dice stands in a record only when the game is over. A game that is saved before must go on with the
dice that it was committed to, so its save holds the secret as well, in the same place as a finished record. In a game
at one keyboard this gives nobody anything: whoever can read the file could as well have read the running program.
The file can be read by its owner alone; who sends it away before the game is over shows the dice to come, which
`sortilege verify` says.
"""

import os
from errno import EISDIR
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from sortilege.kernel import Fairness, Game, Record, RecordError, Ruleset, replay
from sortilege.kernel.record import LARGEST, chance_after


def saved_record(game: Game[Any], fairness: Fairness | None) -> Record:
    """The record of a game as it stands, with the secret that it needs to go on."""
    record = Record.of(game, fairness)
    if fairness is None or record.end is None or record.end.secret:
        return record
    return msgspec.structs.replace(record, end=msgspec.structs.replace(record.end, secret=fairness.secret))


def write_save(path: Path, record: Record) -> None:
    """Written beside it first, so that a full disk cannot cost the last save."""
    if not path.name or path.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".part")
    with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        file.write(record.dumps())
    beside.replace(path)


def read_record(path: Path) -> Record:
    """A record from a file; a RecordError says what is wrong with it."""
    try:
        with path.open(encoding="utf-8") as file:
            return Record.loads(file.read(LARGEST + 1))  # of a file without end no more than shows that it is too large
    except OSError as error:
        raise RecordError(1, f"{path} cannot be read", error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise RecordError(1, f"{path} is not a record", "a record is text in UTF-8") from None


def resumed(record: Record, ruleset: Ruleset[Any]) -> tuple[Game[Any], Fairness | None]:
    """The game of a save, ready to go on with the dice that it was committed to."""
    if record.header.dice == "physical":
        return replay(record, ruleset), None
    if record.end is None or not record.end.secret:
        raise RecordError(len(record.lines) + 2, "the save has no secret", "without it the dice cannot go on")
    fairness = Fairness(record.end.secret, record.header.words)
    if fairness.commitment != record.header.commitment:
        raise RecordError(1, "the secret is not the one that was committed to", "the dice would be others")
    return replay(record, ruleset, chance_after(record, fairness)), fairness


def games_folder() -> Path:
    """Where games are kept when nobody says where."""
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if home else Path.home() / ".local" / "share") / "sortilege" / "games"


def new_save(ruleset: str) -> Path:
    """A name by the time of day that no game has yet."""
    from datetime import datetime

    name = f"{ruleset}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    named = (games_folder() / f"{name}{f'-{number}' if number > 1 else ''}.jsonl" for number in count(1))
    return next(path for path in named if not path.exists())
