"""`sortilege rule`: a rule by its id, or by words."""

import re
from typing import TYPE_CHECKING, Any

import click

from sortilege.cli.example import UserFault, WithExample

if TYPE_CHECKING:
    from sortilege.cli.terminal.paper import Paper
    from sortilege.messages import Texts
    from sortilege.rulebook import Entry

MOST_FOUND = 20
MOST_CITING = 24
LIGHTS = {
    "obeyed and tested": ("●", "green"),
    "code only": ("◐", "yellow"),
    "tests only": ("◑", "blue"),
    "none": ("○", "red"),
}


@click.command(cls=WithExample, example="sortilege rule I2-R5")
@click.argument("words", nargs=-1, metavar="[ID | WORDS…]")
@click.option("--coverage", metavar="PREFIX", help="Every rule of a system with its code and its tests, such as I2.")
@click.option("--json", "as_json", is_flag=True, help="Write what is found as JSON.")
def rule(words: tuple[str, ...], coverage: str | None, as_json: bool) -> None:
    """Print a rule of the specifications with its section and what cites it, or search them by words."""
    from sortilege.messages import Texts

    texts, typed = Texts(), " ".join(words)
    if coverage is not None:
        _coverage(coverage.upper(), texts, as_json)
    elif not typed:
        _systems(texts, as_json)
    else:
        _find_or_search(typed, texts, as_json)


def _find_or_search(typed: str, texts: "Texts", as_json: bool) -> None:
    from sortilege import rulebook

    try:
        entry = rulebook.find(typed)
    except rulebook.UnknownId as unknown:
        found = rulebook.search(typed)
        is_id = re.match(r"(?i)(c2|i\d?h?|in|arh?|mkh?)-", typed)
        if found and not is_id:
            _list(found, texts, as_json)
            return
        closest = texts.say("rule-closest", closest=", ".join(unknown.closest)) if unknown.closest else ""
        said = texts.say("rule-near" if is_id else "rule-unknown", typed=typed, closest=closest)
        raise UserFault(said.strip()) from None
    _print(entry, texts, as_json)


def _print(entry: "Entry", texts: "Texts", as_json: bool) -> None:
    """One entry, whole."""
    import msgspec

    from sortilege.cli.citing import cited_by, places_in

    by, (code, tests) = cited_by(entry.id), places_in(entry.id)
    if as_json:
        written = {**msgspec.to_builtins(entry), "cited_by": by, "code": code, "tests": tests}
        click.echo(msgspec.json.format(msgspec.json.encode(written)).decode())
        return
    from rich.text import Text

    from sortilege.cli.terminal.paper import Paper

    paper = Paper()
    head = Text(entry.id, style="bold")
    head.append(f"  {entry.heading}", style="yellow")
    paper.say(head)
    _print_text(paper, entry.text)
    if by:
        more = ", …" if len(by) > MOST_CITING else ""
        paper.say(Text(texts.say("rule-cited-by", ids=", ".join(by[:MOST_CITING]) + more), style="dim"))
    for message, places in (("rule-code", code), ("rule-tests", tests)):
        if places:
            paper.say(Text(f"{texts.say(message)} {_places(places)}", style="dim"))
    paper.say(Text(texts.say("rule-place", file=f"docs/rules/{entry.file}", line=str(entry.line)), style="dim"))


def _places(places: list[Any]) -> str:
    shown = [f"{place.file}:{place.line} {place.name}" for place in places[:6]]
    return ", ".join(shown) + (", …" if len(places) > len(shown) else "")


def _print_text(paper: "Paper", text: str) -> None:
    """The words of a rule; what the specification marks as strong is shown so, and its tables are drawn."""
    from sortilege.cli.terminal.markdown import blocks

    for block in blocks(text):
        paper.show(block)


def _list(found: "list[Entry]", texts: "Texts", as_json: bool) -> None:
    import msgspec

    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
        return
    from rich.text import Text

    from sortilege.cli.terminal.markdown import shortened
    from sortilege.cli.terminal.paper import Paper

    paper = Paper()
    for entry in found[:MOST_FOUND]:
        line = Text(entry.id, style="bold")
        line.append(f"  {shortened(entry.text, 160)}", style="not bold")
        paper.say(line)
    paper.say(Text(texts.say("rule-found", count=len(found), shown=min(len(found), MOST_FOUND)), style="dim"))


def _systems(texts: "Texts", as_json: bool) -> None:
    """The rule systems, by the prefixes of their ids."""
    from sortilege.rulebook.ids import FILE_OF
    from sortilege.rulebook.texts import lines_of

    titles = {prefix: lines_of(file)[0].lstrip("# ") for prefix, file in FILE_OF.items()}
    if as_json:
        import msgspec

        click.echo(msgspec.json.format(msgspec.json.encode(titles)).decode())
        return
    click.echo(texts.say("rule-systems"))
    for prefix, title in titles.items():
        click.echo(f"  {prefix:<4} {title}")


def _coverage(prefix: str, texts: "Texts", as_json: bool) -> None:
    """The index of one system: each rule with its light, its code and its tests."""
    from sortilege import rulebook
    from sortilege.rulebook.coverage import coverage
    from sortilege.rulebook.texts import NoCheckout

    if prefix not in rulebook.PREFIXES:
        raise UserFault(texts.say("rule-no-system", prefix=prefix, prefixes=", ".join(rulebook.PREFIXES)))
    try:
        rows = coverage(prefix)
    except NoCheckout as error:
        raise UserFault(f"{str(error)[:1].upper()}{str(error)[1:]}.") from None
    if as_json:
        import msgspec

        written = [{**msgspec.to_builtins(row), "light": row.light} for row in rows]
        click.echo(msgspec.json.format(msgspec.json.encode(written)).decode())
    else:
        _print_coverage(prefix, rows, texts)


def _print_coverage(prefix: str, rows: list[Any], texts: "Texts") -> None:
    from rich.text import Text

    from sortilege.cli.terminal.paper import Paper

    paper = Paper()
    for row in rows:
        sign, style = LIGHTS[row.light]
        line = Text(f"{sign} " if paper.can_draw(sign) else f"{row.light:<18}", style=style)
        line.append(f"{row.id:<12}", style="bold")
        places = ", ".join(place.name for place in (*row.code[:2], *row.tests[:2]))
        line.append(f"{row.sentence[:90]}" + (f"  {places}" if places else ""), style="not bold")
        paper.say(line)
    counted = {light: sum(row.light == light for row in rows) for light in LIGHTS}
    tested, code, tests, none = counted.values()
    total = texts.say(
        "rule-coverage-total", count=len(rows), prefix=prefix, tested=tested, code=code, tests=tests, none=none
    )
    paper.say(Text(total, style="bold"))
