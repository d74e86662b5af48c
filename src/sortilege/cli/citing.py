"""What cites a rule: other rules, and in a checkout the code and the tests."""

from pathlib import Path

from sortilege.rulebook import entries, known
from sortilege.rulebook.coverage import Citation, citations_in, citing_files
from sortilege.rulebook.ids import cited
from sortilege.rulebook.texts import NoCheckout, checkout


def cited_by(identifier: str) -> list[str]:
    """The entries of the specifications that cite an id; whole sections only repeat their rules."""
    found = [
        entry.id
        for entry in entries()
        if entry.kind != "section" and entry.id != identifier and identifier in entry.text
        if any(_meant(readings) == identifier for readings in cited(entry.text))
    ]
    return list(dict.fromkeys(found))


def _meant(readings: tuple[str, ...]) -> str:
    return next((reading for reading in readings if known(reading)), readings[0])


def places_in(identifier: str) -> tuple[list[Citation], list[Citation]]:
    """Where the code and where the tests cite an id; nothing where only the package is here."""
    try:
        root = checkout()
    except NoCheckout:
        return [], []
    code, tests = (_places(identifier, root, folder) for folder in ("src", "tests"))
    return code, tests


def _places(identifier: str, root: Path, folder: str) -> list[Citation]:
    found: dict[tuple[str, str], Citation] = {}
    for path in citing_files(root / folder):
        text = path.read_text(encoding="utf-8")
        if identifier not in text:
            continue
        for cites, place in citations_in(text, path.relative_to(root).as_posix()):
            if cites == identifier:
                found.setdefault((place.file, place.name), place)
    return list(found.values())
