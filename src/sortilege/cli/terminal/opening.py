"""How a game at the keyboard begins and how it ends."""

from shlex import quote

from sortilege.cli.example import typed_again
from sortilege.cli.terminal.session import Session


def opening(session: Session, against: str, *, goes_on: bool) -> None:
    """Who plays whom, and what the dice are committed to."""
    say, paper, seat = session.speaker.texts.say, session.paper, session.speaker.seat
    ruleset = session.game.ruleset.name
    paper.say(say(f"play-title-{ruleset}"), style="bold yellow")
    who = {number: "person" if player is None else against for number, player in session.players.items()}
    paper.say(
        say(
            f"play-seats-{ruleset}",
            first=seat(0),
            who_first=say(f"who-{who[0]}"),
            second=seat(1),
            who_second=say(f"who-{who[1]}"),
            turns=int(session.game.setup.get("turns") or session.game.setup.get("rounds", 5)),
        )
    )
    if session.fairness is None:
        paper.say(say("play-physical"))
    else:
        paper.say(say("play-commitment", commitment=session.fairness.commitment))
        paper.say(say("play-commitment-why"), style="dim")
    if goes_on:
        session.begins_after = session.game.number
        paper.say(say(f"play-resumed-{ruleset}", turn=session.face.turn(session.game.state)))
    paper.say(say("play-help"), style="dim")
    if (legend := f"play-legend-{ruleset}") in session.speaker.texts:
        paper.say(say(legend), style="dim")


def closing(session: Session) -> None:
    """The record, and how it can be checked."""
    say, paper, path = session.speaker.texts.say, session.paper, session.save_path
    command = typed_again()
    if session.fairness is not None:
        paper.say(say("over-secret", secret=session.fairness.secret))
    if session.save():
        paper.say(say("saved", file=str(path)))
        if session.fairness is not None:
            paper.say(say("over-verify", command=command, file=quote(str(path))), style="bold")
        paper.say(say("over-replay", command=command, file=quote(str(path))))
