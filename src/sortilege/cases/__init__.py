"""Cases: small files that state a situation, a script of answers, the dice, and what must come out.

    results = run_paths(["tests/cases"])
    print(text_report(results))
    results.passed

`docs/cases.md` explains the format, `docs/schema/case.schema.json` is its schema.
"""

from sortilege.cases.finding import find_case_files
from sortilege.cases.outcome import Difference, Outcome, Results
from sortilege.cases.reading import ReadCase, read_cases, read_file
from sortilege.cases.report import failure, json_report, summary, text_report
from sortilege.cases.running import run_case, run_cases, run_file, run_paths

__all__ = [
    "Difference",
    "Outcome",
    "ReadCase",
    "Results",
    "failure",
    "find_case_files",
    "json_report",
    "read_cases",
    "read_file",
    "run_case",
    "run_cases",
    "run_file",
    "run_paths",
    "summary",
    "text_report",
]
