"""`sortilege replay`: a recorded game, told step by step."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sortilege.cli.example import UserFault, WithExample
from sortilege.cli.steps import AFTERWARDS, game_at, heard

if TYPE_CHECKING:
    from sortilege.kernel import Record
    from sortilege.messages import Speaker


@click.command(cls=WithExample, example="sortilege replay duel.jsonl --step 20")
@click.argument("record", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--step", type=click.IntRange(0), help="Only this step, with the table as it stood then.")
@click.option("--seat", type=click.Choice(["1", "2"]), help="As one player heard and saw it.")
@click.option("--json", "as_json", is_flag=True, help="Write the steps as JSON.")
def replay(record: Path, step: int | None, seat: str | None, as_json: bool) -> None:
    """Tell a recorded game, each sentence with the rule that made it happen, or show the table at one step.

    A record of another version is told from what it says itself.
    """
    from sortilege.cli.saves import read_record
    from sortilege.kernel import RecordError
    from sortilege.messages import Names, Speaker

    try:
        read = read_record(record)
    except RecordError as error:
        raise UserFault(f"{record} is not a record that can be read: {error}.") from None
    speaker = Speaker(names=Names.of_setup(read.header.setup, read.header.ruleset))
    if step is not None and step >= len(read.lines):
        raise UserFault(speaker.texts.say("replay-no-step", step=str(step), last=str(len(read.lines) - 1)))
    viewer = AFTERWARDS if seat is None else int(seat) - 1
    if as_json:
        _write_json(read, step, viewer, speaker)
    else:
        _tell(read, step, viewer, speaker)


def _tell(record: "Record", step: int | None, viewer: int, speaker: "Speaker") -> None:
    from sortilege.cli.terminal.paper import Paper

    paper, say = Paper(), speaker.texts.say
    header = record.header
    facts = {"version": header.version, "ruleset": header.ruleset}
    paper.say(say("replay-title", first=speaker.seat(0), second=speaker.seat(1), steps=len(record.lines) - 1, **facts))
    _tell_version(record, paper, speaker)
    for line in record.lines if step is None else record.lines[step : step + 1]:
        for number, event in enumerate(heard(line, viewer)):
            _tell_event(paper, speaker, line.step if not number else None, event)
    if step is not None:
        _show_table(record, step, viewer, paper, speaker)
    elif record.end is None or not record.end.over:
        paper.say(say("replay-end-open"), style="yellow")


def _tell_version(record: "Record", paper: Any, speaker: "Speaker") -> None:
    from sortilege.cli.verifying import plays_here, version_here

    if not plays_here(record):
        header, now = record.header, version_here(record)
        message = "replay-other-version" if now else "replay-other-ruleset"
        said = speaker.texts.say(message, version=header.version, ruleset=header.ruleset, now=now)
        paper.say(said, style="yellow")


STRONG = {"turn_start", "round_start", "killed", "vanquished", "game_over", "quest_over"}


def _tell_event(paper: Any, speaker: "Speaker", step: int | None, event: dict[str, Any]) -> None:
    """A sentence beside the number of its step."""
    from rich.text import Text

    kind = event.get("event")
    if kind in ("turn_start", "round_start"):
        paper.say("")
    line = Text(f"{'' if step is None else step:>5}  ", style="dim")
    line.append(speaker.event(event), style="bold" if kind in STRONG else "not dim")
    if event.get("rule"):
        line.append(f" [{event['rule']}]", style="dim")
    paper.say(line)


def _show_table(record: "Record", step: int, viewer: int, paper: Any, speaker: "Speaker") -> None:
    from sortilege.cli.terminal.faces import face_of
    from sortilege.cli.terminal.scene import show_scene
    from sortilege.cli.verifying import plays_here

    say, header = speaker.texts.say, record.header
    if not plays_here(record):
        paper.say(say("replay-no-table", version=header.version, ruleset=header.ruleset), style="yellow")
        return
    show_scene(paper, face_of(header.ruleset), game_at(record, step).view(viewer).state, speaker)


def _write_json(record: "Record", step: int | None, viewer: int, speaker: "Speaker") -> None:
    import msgspec

    from sortilege.cli.verifying import plays_here

    lines = record.lines if step is None else record.lines[step : step + 1]
    written: dict[str, Any] = {
        "ruleset": record.header.ruleset,
        "version": record.header.version,
        "plays_here": plays_here(record),
        "steps": [_json_step(line, viewer, speaker) for line in lines],
    }
    if step is not None and plays_here(record):
        written["state"] = game_at(record, step).view(viewer).state
    click.echo(msgspec.json.format(msgspec.json.encode(written)).decode())


def _json_step(line: Any, viewer: int, speaker: "Speaker") -> dict[str, Any]:
    """A step: what was asked and answered only for whoever sees everything."""
    told = [{**event, "sentence": speaker.event(event)} for event in heard(line, viewer)]
    if viewer != AFTERWARDS:
        return {"step": line.step, "events": told}
    return {"step": line.step, "seat": line.seat, "ask": line.ask, "answer": line.answer, "events": told}
