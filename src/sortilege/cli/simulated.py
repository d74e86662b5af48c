"""What a simulation has found, in words: on the terminal, and as Markdown for a page."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from shlex import quote
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table

from sortilege.cli.example import UserFault
from sortilege.cli.terminal.paper import Paper
from sortilege.lab.match import MOST_ANSWERS
from sortilege.lab.results import PairResult, Results, Score, Spread
from sortilege.messages.texts import Texts

WIDE: Final = 240
"""A pipe has no width of its own: no line of a table is folded there."""

MOST_TOLD: Final = 3
"""So many pairs are told one by one."""

MOST_FAULTS: Final = 10
BEGIN, END = "<!-- balance -->", "<!-- /balance -->"

Rows = list[list[str]]


def tell(results: Results) -> None:
    """Everything, on the terminal."""
    paper, texts = Paper(), Texts()
    paper.say(_title(results, texts), style="bold")
    _show(paper, pair_rows(results, texts), numbers_from=2)
    if len(results.plan.sides) > 2:
        paper.say("")
        paper.say(texts.say("simulate-matrix"))
        _show(paper, matrix(results, texts), numbers_from=1)
    for line in _remarks(results, texts):
        paper.say(line)
    if len(results.pairings) <= MOST_TOLD:
        for pair in results.pairings:
            _tell_pair(paper, pair, texts)
    for line in _faults(results, texts):
        paper.say(line, style="red")


def write_page(path: Path, results: Results, command: str) -> None:
    """The tables as Markdown, between the marks of a page; a page that is not there yet has nothing else."""
    old = path.read_text(encoding="utf-8") if path.exists() else f"{BEGIN}\n{END}\n"
    head, begin, rest = old.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not (begin and end):
        raise UserFault(f"{path} has no {BEGIN} and {END} between which the tables could be put.")
    path.write_text(f"{head}{begin}\n{page(results, command)}\n{end}{tail}", encoding="utf-8")


def page(results: Results, command: str) -> str:
    """The tables as Markdown."""
    texts = Texts()
    plan = results.plan
    parts = [texts.say("balance-command", command=command, games=plan.games, players=_players(results, texts))]
    if len(plan.sides) > 2:
        parts += [texts.say("simulate-matrix"), _markdown(matrix(results, texts))]
    parts += [_markdown(pair_rows(results, texts)), *_remarks(results, texts), *_faults(results, texts)]
    return "\n\n".join(parts)


# Tables


def pair_rows(results: Results, texts: Texts) -> Rows:
    """A row a pair, under its headings."""
    columns = ("first", "second", "games", "wins", "draws", "losses", "rate", "interval", "first_seat")
    lengths = ("turns", "answers", "turning")
    heads = [texts.say(f"simulate-column-{column}") for column in (*columns, *lengths)]
    return [heads, *(_pair_row(pair, texts) for pair in results.pairings)]


def _pair_row(pair: PairResult, texts: Texts) -> list[str]:
    score = pair.score
    return [
        pair.first,
        pair.second,
        *map(str, (score.games, score.wins, score.draws, score.losses)),
        percent(score.rate, texts),
        _interval(score, texts),
        percent(pair.first_seat.rate, texts),
        *(_spread(spread, texts) for spread in (pair.turns, pair.answers, pair.turning_points)),
    ]


def matrix(results: Results, texts: Texts) -> Rows:
    """The rate of each row against each column."""
    rates: dict[tuple[str, str], float] = {}
    for pair in results.pairings:
        if pair.first == pair.second:
            rates[pair.first, pair.first] = pair.first_seat.rate
        else:
            rates[pair.first, pair.second] = pair.score.rate
            rates[pair.second, pair.first] = 1 - pair.score.rate
    sides = results.plan.sides
    nothing = texts.say("simulate-nothing")
    cells = [
        [percent(rates[row, column], texts) if (row, column) in rates else nothing for column in sides] for row in sides
    ]
    return [["", *sides], *([row, *line] for row, line in zip(sides, cells, strict=True))]


def _show(paper: Paper, rows: Rows, numbers_from: int) -> None:
    table = Table(box=box.SIMPLE_HEAD if paper.is_terminal else None, pad_edge=False)
    for place, head in enumerate(rows[0]):
        table.add_column(head, justify="right" if place >= numbers_from else "left", no_wrap=not paper.is_terminal)
    for row in rows[1:]:
        table.add_row(*row)
    if paper.is_terminal:
        paper.show(table)
    else:
        Console(width=WIDE, highlight=False, markup=False, emoji=False).print(table)


def _markdown(rows: Rows) -> str:
    head, *body = rows
    return "\n".join(map(_markdown_row, (head, ["---"] * len(head), *body)))


def _markdown_row(cells: Sequence[str]) -> str:
    return "".join(f"| {cell} " if cell else "| " for cell in cells) + "|"


# Words


def _title(results: Results, texts: Texts) -> str:
    return texts.say(
        "simulate-title",
        played=results.played,
        planned=results.planned,
        ruleset=results.plan.ruleset,
        players=_players(results, texts),
        seed=results.plan.seed,
    )


def _players(results: Results, texts: Texts) -> str:
    first, second = results.plan.players
    if first == second:
        return texts.say("simulate-player-both", player=first)
    return texts.say("simulate-player-each", first=first, second=second)


def _remarks(results: Results, texts: Texts) -> Iterator[str]:
    """What the tables mean, and what holds over all of them."""
    yield texts.say("simulate-legend")
    if len(results.pairings) > 1:
        score = results.first_seat
        yield texts.say("simulate-seats", rate=percent(score.rate, texts), interval=_interval(score, texts))
    first, second = results.plan.players
    if first != second:
        score = results.overall
        yield texts.say(
            "simulate-overall",
            first=first,
            second=second,
            rate=percent(score.rate, texts),
            interval=_interval(score, texts),
            wins=score.wins,
            draws=score.draws,
            losses=score.losses,
        )
    if unfinished := sum(pair.unfinished for pair in results.pairings):
        yield texts.say("simulate-unfinished", games=unfinished, most=MOST_ANSWERS)


def _tell_pair(paper: Paper, pair: PairResult, texts: Texts) -> None:
    """How the games of one pair end, and how they get there."""
    paper.say("")
    paper.say(texts.say("simulate-pair", first=pair.first, second=pair.second), style="bold")
    said = [texts.say("simulate-ending", ending=_ending(name, texts), games=n) for name, n in pair.endings.items()]
    paper.say(texts.say("simulate-endings", endings=", ".join(said) or texts.say("simulate-nothing")))
    paper.say(texts.say("simulate-losses"))
    turns = range(1, len(pair.lost_by_turn) + 1)
    rows = [["", *(texts.say("simulate-losses-turn", turn=turn) for turn in turns)]]
    for side, name in enumerate((pair.first, pair.second)):
        rows.append([name, *(percent(lost[side], texts) for lost in pair.lost_by_turn)])
    _show(paper, rows, numbers_from=1)


def _ending(name: str, texts: Texts) -> str:
    return texts.say(f"ending-{name}") if f"ending-{name}" in texts else name.replace("_", " ")


def _faults(results: Results, texts: Texts) -> Iterator[str]:
    faults = results.faults
    if faults:
        yield texts.say("simulate-failed", games=len(faults))
    for fault in faults[:MOST_FAULTS]:
        words = "".join(f" --word {quote(word)}" for word in fault.words)
        yield texts.say(
            "simulate-fault",
            first=fault.first,
            second=fault.second,
            number=str(fault.number),
            fault=fault.fault,
            seed=quote(results.plan.seed),
            words=words,
        )
    if len(faults) > MOST_FAULTS:
        yield texts.say("simulate-more-faults", games=len(faults) - MOST_FAULTS)


def percent(share: float, texts: Texts) -> str:
    return texts.say("simulate-percent", share=f"{100 * share:.1f}")


def _interval(score: Score, texts: Texts) -> str:
    return texts.say("simulate-interval", least=f"{100 * score.least:.1f}", most=f"{100 * score.most:.1f}")


def _spread(spread: Spread, texts: Texts) -> str:
    return texts.say("simulate-spread", mean=f"{spread.mean:.1f}", low=f"{spread.low:g}", high=f"{spread.high:g}")
