"""`sortilege verify`: every roll of a record, from the record alone."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from sortilege.cli.example import WithExample

if TYPE_CHECKING:
    from sortilege.cli.terminal.paper import Paper
    from sortilege.cli.verifying import Verdict
    from sortilege.messages import Speaker


@click.command(cls=WithExample, example="sortilege verify duel.jsonl")
@click.argument("record", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Write the verdict as JSON.")
def verify(record: Path, as_json: bool) -> None:
    """Check a record of a game: the commitment of the dice, every roll, and that the rules lead to the same game.

    The exit code is 0 if all of it holds, and 1 if something is wrong or cannot be checked.
    docs/verify_record.py makes the same check of the dice without Sortilege.
    """
    from sortilege.cli.saves import read_record
    from sortilege.cli.verifying import verdict_on
    from sortilege.kernel import RecordError

    try:
        verdict = verdict_on(read_record(record))
    except RecordError as error:
        _unsound(record, str(error), as_json)
        raise SystemExit(1) from None
    if as_json:
        import msgspec

        click.echo(msgspec.json.format(msgspec.json.encode(verdict)).decode())
    else:
        _tell(record, verdict)
    raise SystemExit(0 if verdict.verified else 1)


def _unsound(record: Path, fault: str, as_json: bool) -> None:
    """The record cannot even be read."""
    from sortilege.messages import Speaker

    if as_json:
        import msgspec

        click.echo(msgspec.json.encode({"verified": False, "fault": fault}).decode())
    else:
        speaker = Speaker()
        click.echo(f"{record}: {speaker.texts.say('verify-unreadable', fault=fault)}")
        click.echo(speaker.texts.say("verify-failed"))


def _tell(record: Path, verdict: "Verdict") -> None:
    from sortilege.cli.terminal.paper import Paper
    from sortilege.messages import Speaker

    paper, speaker = Paper(), Speaker()
    say = speaker.texts.say
    paper.say(say("verify-file", file=str(record), ruleset=verdict.ruleset, steps=verdict.steps))
    _tell_dice(paper, speaker, verdict)
    _tell_rules(paper, speaker, verdict)
    if verdict.verified:
        paper.say(say("verify-honest"), style="bold green")
    elif verdict.honest_dice and verdict.replayed is None:
        paper.say(say("verify-dice-alone"), style="bold yellow")
    else:
        paper.say(say("verify-failed"), style="bold red")


def _tell_dice(paper: "Paper", speaker: "Speaker", verdict: "Verdict") -> None:
    say = speaker.texts.say
    if not verdict.commitment:
        paper.say(say("verify-commitment-none"), style="yellow")
    elif verdict.commitment_kept is None:
        paper.say(_why_unchecked(verdict, speaker), style="yellow")
    elif not verdict.commitment_kept:
        paper.say(say("verify-commitment-broken"), style="red")
    else:
        paper.say(say("verify-commitment-kept", commitment=verdict.commitment))
        if not verdict.over:
            paper.say(say("verify-unfinished"), style="yellow")
        _tell_rolls(paper, speaker, verdict)


def _why_unchecked(verdict: "Verdict", speaker: "Speaker") -> str:
    if verdict.fault:
        return speaker.texts.say("verify-unreadable", fault=verdict.fault)
    return speaker.texts.say("verify-cut-off" if verdict.cut_off else "verify-no-secret")


def _tell_rolls(paper: "Paper", speaker: "Speaker", verdict: "Verdict") -> None:
    say, wrong = speaker.texts.say, verdict.dishonest
    if wrong is not None:
        kind = speaker.word(wrong.kind, of="roll")
        shown, due = (", ".join(map(str, faces)) for faces in (wrong.shown, wrong.due))
        paper.say(say("verify-dishonest", line=str(wrong.line), kind=kind, shown=shown, due=due), style="red")
    elif verdict.fault:
        paper.say(say("verify-unreadable", fault=verdict.fault), style="red")
    else:
        paper.say(say("verify-rolls", count=verdict.rolls))


def _tell_rules(paper: "Paper", speaker: "Speaker", verdict: "Verdict") -> None:
    from sortilege.rules import RULESETS, ruleset

    say = speaker.texts.say
    if verdict.replayed:
        paper.say(say("verify-replayed"))
    elif verdict.replayed is False:
        paper.say(say("verify-other-game", fault=verdict.other_game), style="red")
    elif verdict.ruleset in RULESETS:
        now = ruleset(verdict.ruleset).version
        paper.say(
            say("verify-other-version", version=verdict.version, ruleset=verdict.ruleset, now=now), style="yellow"
        )
    else:
        paper.say(say("verify-other-ruleset", ruleset=verdict.ruleset), style="yellow")
