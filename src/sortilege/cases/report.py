"""Results in words, and as JSON for tools."""

import msgspec

from sortilege.cases.outcome import Difference, Outcome, Results

WIDEST = 600
"""No value is shown at greater length than this."""


def text_report(results: Results) -> str:
    """Every failure with its first difference, and how many cases there were."""
    return "\n".join([*map(failure, results.failures), summary(results)])


def summary(results: Results) -> str:
    ran, failed = len(results.outcomes), len(results.failures)
    cases = "1 case" if ran == 1 else f"{ran} cases"
    files = "1 file" if results.files == 1 else f"{results.files} files"
    verdict = f"{failed} failed" if failed else "all as they should be"
    return f"{cases} in {files}: {verdict} ({results.seconds:.1f} s)"


def failure(outcome: Outcome) -> str:
    """One failure: the line to look at, the case, what differs."""
    difference = outcome.difference or Difference(outcome.line, "it failed")
    step = f", step {difference.step}" if difference.step is not None else ""
    rules = f" [{', '.join(outcome.rules)}]" if outcome.rules else ""
    name = f" {outcome.name}{rules}{step}" if outcome.name else ""
    lines = [f"{outcome.file}:{difference.line}:{name}", f"    {difference.what}"]
    if difference.expected is not None or difference.actual is not None:
        lines += [f"    expected  {_shown(difference.expected)}", f"    actual    {_shown(difference.actual)}"]
    return "\n".join(lines)


def _shown(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= WIDEST else text[:WIDEST] + " …"


class JsonReport(msgspec.Struct, frozen=True):
    """What `--json` writes."""

    passed: bool
    cases: int
    failed: int
    outcomes: tuple[Outcome, ...]


def json_report(results: Results) -> bytes:
    report = JsonReport(results.passed, len(results.outcomes), len(results.failures), results.outcomes)
    return msgspec.json.format(msgspec.json.encode(report))
