"""Which files hold cases."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from sortilege.content.plain_text import LARGEST

ENDINGS = {".yaml", ".yml"}
_PACK = re.compile(rb"^pack:", re.MULTILINE)


def find_case_files(paths: Iterable[Path | str]) -> list[Path]:
    """The files named, and in folders every YAML file that is not a pack. What is hidden by a dot is passed over."""
    return [file for path in map(Path, paths) for file in _within(path)]


def _within(path: Path) -> Iterator[Path]:
    if not path.is_dir():
        yield path
        return
    for file in sorted(path.rglob("*")):
        hidden = any(part.startswith(".") for part in file.relative_to(path).parts)
        if file.suffix in ENDINGS and not hidden and file.is_file() and not _is_pack(file):
            yield file


def _is_pack(file: Path) -> bool:
    try:
        with file.open("rb") as opened:
            return bool(_PACK.search(opened.read(LARGEST)))
    except OSError:
        return False  # whoever reads it says what is wrong
