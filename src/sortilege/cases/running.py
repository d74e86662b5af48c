"""Running cases."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from time import perf_counter
from traceback import extract_tb

from sortilege.cases.chances import check_chance
from sortilege.cases.finding import find_case_files
from sortilege.cases.outcome import Difference, Outcome, Results, Unlike
from sortilege.cases.patterns import check_patterns
from sortilege.cases.playing import Play, begun
from sortilege.cases.reading import ReadCase, read_cases, read_file
from sortilege.cases.scripts import check_state, take_step
from sortilege.cases.situations.misstated import Misstated
from sortilege.content.faults import FileError


def run_paths(paths: Iterable[Path | str]) -> Results:
    """Every case of the files named and of the folders named."""
    return Results(tuple(outcome for path in find_case_files(paths) for outcome in run_file(path)))


def run_file(path: Path | str) -> list[Outcome]:
    """The cases of a file, each by itself; one outcome without a name where the file cannot be read."""
    started = perf_counter()
    try:
        cases = read_cases(read_file(Path(path)))
    except FileError as error:
        difference = Difference(error.line, error.wrong)
        return [Outcome(str(path), error.line, "", (), False, difference, perf_counter() - started)]
    return list(run_cases(cases))


def run_cases(cases: Iterable[ReadCase]) -> Iterator[Outcome]:
    return map(run_case, cases)


def run_case(read: ReadCase) -> Outcome:
    """One case. Whatever goes wrong in it is its failure, and nobody else's."""
    started = perf_counter()
    difference = _first_difference(read)
    passed = difference is None
    seconds = perf_counter() - started
    return Outcome(read.file.name, read.line_of("case"), read.case.case, read.case.rules, passed, difference, seconds)


def _first_difference(read: ReadCase) -> Difference | None:
    at: list[int] = []
    try:
        _run(read, at)
    except Unlike as unlike:
        step = ("script", at[-1]) if at else ()
        line = read.line_of(*step, *unlike.way)
        return Difference(line, unlike.what, unlike.expected, unlike.actual, at[-1] + 1 if at else None)
    except Misstated as fault:
        return Difference(read.line_of_given(*fault.way), fault.wrong)
    except FileError as error:
        return Difference(error.line, f"{error.file}:{error.line}: {error.wrong}")
    except Exception as error:  # the rules, or a situation that somebody made up, may break anywhere
        where = extract_tb(error.__traceback__)[-1]
        what = f"it broke: {error!r} ({Path(where.filename).name}:{where.lineno})"
        return Difference(read.line_of(*(("script", at[-1]) if at else ())), what, step=at[-1] + 1 if at else None)
    return None


def _run(read: ReadCase, at: list[int]) -> None:
    """Situation, script, end. `at` is left holding the step in which a difference was found."""
    case = read.case
    play = Play(read, begun(read))
    check_patterns(case)
    for number, step in enumerate(case.script):
        at[:] = [number]
        following = case.script[number + 1] if number + 1 < len(case.script) else None
        take_step(play, step, following)
    at.clear()
    check_state(play.game.state, case.expect, case.absent)
    if case.chance is not None:
        check_chance(read, play, case.chance)
