"""`sortilege explain`: why a step of a game went as it did, or why an answer would be refused."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sortilege.cli.example import UserFault, WithExample

if TYPE_CHECKING:
    from sortilege.cli.explaining import Explained, Explanation, Reason
    from sortilege.cli.terminal.paper import Paper
    from sortilege.kernel import Record
    from sortilege.messages import Speaker


@click.command(cls=WithExample, example="sortilege explain duel.jsonl 9")
@click.argument("record", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument("step", type=click.IntRange(0))
@click.option(
    "--answer", metavar="JSON", help="Instead of the answer that was given: would this one be taken, and if not, why?"
)
@click.option("--json", "as_json", is_flag=True, help="Write the explanation as JSON.")
def explain(record: Path, step: int, answer: str | None, as_json: bool) -> None:
    """Say why a step went as it did: what was asked by which rule, and each number with its source and rule.

    `sortilege replay` lists the steps. With --answer the question of that step is answered otherwise, to see why an
    answer is refused and which ones are taken.
    """
    from sortilege.cli.saves import read_record
    from sortilege.kernel import RecordError
    from sortilege.messages import Names, Speaker

    try:
        read = read_record(record)
    except RecordError as error:
        raise UserFault(f"{record} is not a record that can be read: {error}.") from None
    speaker = Speaker(names=Names.of_setup(read.header.setup, read.header.ruleset))
    if step >= len(read.lines):
        raise UserFault(speaker.texts.say("replay-no-step", step=str(step), last=str(len(read.lines) - 1)))
    explanation = _of_answer(read, step, answer, speaker) if answer is not None else _of_step(read, step, speaker)
    if as_json:
        import msgspec

        click.echo(msgspec.json.format(msgspec.json.encode(explanation)).decode())
    else:
        _tell(explanation, speaker)


def _of_step(record: "Record", step: int, speaker: "Speaker") -> "Explanation":
    from sortilege.cli.explaining import explain_step
    from sortilege.cli.steps import AFTERWARDS, game_at, heard
    from sortilege.cli.verifying import plays_here

    line = record.lines[step]
    before = game_at(record, step - 1) if step and line.back_to is None and plays_here(record) else None
    return explain_step(step, before, line, list(heard(line, AFTERWARDS)), speaker)


def _of_answer(record: "Record", step: int, answer: str, speaker: "Speaker") -> "Explanation":
    import msgspec

    from sortilege.cli.explaining import explain_answer
    from sortilege.cli.steps import game_at
    from sortilege.cli.verifying import plays_here

    seat = record.lines[step].seat
    if seat is None or not plays_here(record):
        raise UserFault(speaker.texts.say("explain-nothing-asked", step=str(step)))
    try:
        wanted: Any = msgspec.json.decode(answer)
    except msgspec.DecodeError:
        wanted = answer  # a word need not stand in quotation marks
    return explain_answer(step, game_at(record, step - 1), wanted, seat, speaker)


def _tell(explanation: "Explanation", speaker: "Speaker") -> None:
    from sortilege.cli.terminal.paper import Paper

    paper, say = Paper(), speaker.texts.say
    quoted: set[str] = set()
    if explanation.asked:
        paper.sentence(explanation.asked, explanation.asked_by, "bold")
        _quote(paper, explanation.says, quoted)
    if explanation.answer:
        paper.say(say("explain-answer", answer=explanation.answer))
    for event in explanation.events:
        paper.sentence(event.sentence, event.rule, "", indent="   ")
        _quote(paper, event.says, quoted)
        _tell_numbers(paper, event, speaker)
    if explanation.legal:
        paper.say(say("explain-taken"), style="green")
    if refused := explanation.refused:
        paper.sentence(say("refused", sentence=refused.sentence), refused.rule, "red")
        _quote(paper, refused.says, quoted)
        paper.say(say("explain-legal"))
        for line in refused.legal:
            paper.say(f"  · {line}")


def _quote(paper: "Paper", text: str, quoted: set[str]) -> None:
    """A rule in its own words, once."""
    if text and text not in quoted:
        quoted.add(text)
        paper.say(f"      {text}", style="dim")


def _tell_numbers(paper: "Paper", event: "Explained", speaker: "Speaker") -> None:
    say = speaker.texts.say
    for part in event.parts:
        _tell_part(paper, part)
    if event.dice:
        paper.say(f"      {say('explain-dice', dice=' + '.join(map(str, event.dice)))}")
    if event.total is not None:
        paper.say(f"      {say('explain-total', total=event.total)}")
    if event.difficulty is not None:
        paper.say(f"      {say('explain-difficulty', difficulty=event.difficulty)}")
        for part in event.against:
            _tell_part(paper, part)


def _tell_part(paper: "Paper", part: "Reason") -> None:
    sign = f"+{part.amount}" if part.amount >= 0 else f"−{-part.amount}"
    paper.sentence(f"{sign:>4}  {part.source}", part.rule, "", indent="      ")
