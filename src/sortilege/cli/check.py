"""`sortilege check`: rules cases."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from sortilege.cli.example import UserFault, WithExample

if TYPE_CHECKING:
    from sortilege.cases import Outcome, ReadCase, Results


@click.command(cls=WithExample, example="sortilege check tests/cases -k absorb")
@click.argument("paths", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path), metavar="FILE|FOLDER…")
@click.option(
    "-k", "words", metavar="WORDS", default="", help="Only cases with all these words in file, name or rules."
)
@click.option("--json", "as_json", is_flag=True, help="Write every outcome as JSON.")
def check(paths: tuple[Path, ...], words: str, as_json: bool) -> None:
    """Run rules cases: a situation, a script of answers, the dice, and what must come out.

    Each failure is shown with its first difference. The exit code is 0 if every case comes out as it says.
    """
    from sortilege.cases import json_report, text_report

    results = _run(paths, words.casefold().split(), quietly=as_json)
    if not results.outcomes:
        raise UserFault("There are no cases" + (" with these words." if words else "."))
    click.echo(json_report(results).decode() if as_json else text_report(results))
    raise SystemExit(0 if results.passed else 1)


def _run(paths: tuple[Path, ...], words: list[str], *, quietly: bool) -> "Results":
    """Run the cases that have the words; on a terminal a line shows how far it is."""
    from sortilege.cases import Results, find_case_files

    files = find_case_files(paths)
    outcomes: list[Outcome] = []
    shows = not quietly and sys.stderr.isatty()
    for number, file in enumerate(files, 1):
        if shows:
            click.echo(f"\r\033[K{number}/{len(files)} {file}", nl=False, err=True)
        outcomes += _outcomes(file, words)
    if shows:
        click.echo("\r\033[K", nl=False, err=True)
    return Results(tuple(outcomes))


def _outcomes(file: Path, words: list[str]) -> "list[Outcome]":
    from sortilege.cases import read_cases, read_file, run_cases, run_file
    from sortilege.content.faults import FileError

    if not words:
        return run_file(file)
    try:
        cases = list(read_cases(read_file(file)))
    except FileError:
        return run_file(file)  # what is wrong with the file is its outcome
    return list(run_cases(case for case in cases if _has(file, case, words)))


def _has(file: Path, read: "ReadCase", words: list[str]) -> bool:
    text = " ".join((str(file), read.case.case, *read.case.rules)).casefold()
    return all(word in text for word in words)
