"""`sortilege play`: a game at the keyboard."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sortilege.cli.example import UserFault, WithExample, typed_again
from sortilege.cli.options import named_options

if TYPE_CHECKING:
    from sortilege.bots import Player
    from sortilege.cli.armies import Meeting
    from sortilege.cli.terminal.session import Session
    from sortilege.kernel import Fairness, Game

TITLES = {"duel": "the duel", "confrontation": "Confrontation", "arcane": "The Arcane"}
"""What can be played, and what it is called."""

INTERRUPTED = 130
"""What a shell expects of a program that was ended by Ctrl-C."""


@click.command(cls=WithExample, example="sortilege play --against sparring --magicians aurelie,morrow --seed 7")
@click.option(
    "--game",
    "name",
    type=click.Choice(list(TITLES)),
    default="duel",
    show_default=True,
    help="The duel of two magicians, Confrontation with two armies, or The Arcane with two bands.",
)
@click.option(
    "--against",
    type=click.Choice(["sparring", "random", "person"]),
    default="sparring",
    show_default=True,
    help="Who plays the other side: the sparring partner, the computer at random, or another person at this keyboard.",
)
@click.option(
    "--as", "seat", type=click.Choice(["1", "2"]), default="1", show_default=True, help="Which side is yours."
)
@click.option(
    "--magicians", default="", metavar="A,B", help="Who duels; the shipped pack has aurelie, morrow and others."
)
@click.option(
    "--armies", default="", metavar="A,B", help="Which armies meet in Confrontation, such as bell_watch,ashen_column."
)
@click.option(
    "--army",
    "lists",
    multiple=True,
    metavar="FILE|ID",
    help="The list of an army or a band: yours, and with a second one the other side's.",
)
@click.option("--unchecked", is_flag=True, help="Let armies meet that break rules of army building.")
@click.option("--bands", default="", metavar="A,B", help="Which bands meet in The Arcane: lantern_court, hollow_choir.")
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the rules; may be repeated."
)
@click.option(
    "--seed", default=None, metavar="TEXT", help="Makes the dice repeatable, for tests; else they are secret."
)
@click.option("--word", "words", multiple=True, metavar="TEXT", help="A word of yours that is mixed into the dice.")
@click.option("--save", "save", type=click.Path(dir_okay=False, path_type=Path), help="Where the record is kept.")
@click.option(
    "--resume", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Go on with a game that was saved."
)
@click.option("--dice", type=click.Choice(["fair", "physical"]), default="fair", help="physical: you throw real dice.")
def play(
    name: str,
    against: str,
    seat: str,
    magicians: str,
    armies: str,
    bands: str,
    lists: tuple[str, ...],
    unchecked: bool,
    options: tuple[str, ...],
    seed: str | None,
    words: tuple[str, ...],
    save: Path | None,
    resume: Path | None,
    dice: str,
) -> None:
    """Play at the keyboard: the duel of two magicians, Confrontation with two armies, or The Arcane with two bands.

    The table is drawn in characters. Every question says which rule asks it, and ? explains what can be typed.
    The record of the game is kept, so that anybody can check every roll afterwards.
    """
    if save is not None and save.exists() and save != resume:
        raise UserFault(f"{save} is there already. Go on with it by --resume, or name another file.")
    if resume is not None:
        if magicians or armies or bands or lists or options or words or seed is not None or dice == "physical":
            raise UserFault("--resume goes on with the game as it was begun: its magicians, options and dice stay.")
        game, fairness = _go_on(resume)
    else:
        named = {"magicians": magicians, "armies": armies, "bands": bands}
        if lists:
            name, setup, built_for = _of_lists(lists, named, unchecked=unchecked)
            options = (*(f"{option}={value}" for option, value in built_for.items()), *options)
        else:
            setup = _setup(name, named)
        game, fairness = _begin(name, setup, options, seed, words, dice)
    _run(game, fairness, _players(against, int(seat) - 1), save or resume, resume is not None, against, seat)


def _begin(
    name: str,
    setup: dict[str, Any],
    options: tuple[str, ...],
    seed: str | None,
    words: tuple[str, ...],
    dice: str,
) -> "tuple[Game[Any], Fairness | None]":
    """A new game with the dice that were asked for."""
    from secrets import token_hex

    from sortilege.kernel import Fairness, Game
    from sortilege.rules import ruleset

    if dice == "physical" and (words or seed is not None):
        raise UserFault("--word and --seed are for the dice of the computer, not for real ones.")
    chosen = named_options(options)
    try:
        fairness = None if dice == "physical" else Fairness(seed or token_hex(32), words)
        return Game(ruleset(name), setup, fairness.chance() if fairness else None, chosen), fairness
    except ValueError as error:
        raise UserFault(f"The game cannot begin: {error}.") from None


def _of_lists(lists: tuple[str, ...], named: dict[str, str], *, unchecked: bool) -> "Meeting":
    """The armies of lists; their rule system is the game's."""
    from sortilege.cli.armies import meeting

    if any(named.values()):
        raise UserFault("--army takes the place of --armies, --bands and --magicians.")
    return meeting(lists, unchecked=unchecked)


def _setup(name: str, named: dict[str, str]) -> dict[str, Any]:
    """Who meets whom: those named, or the first two that are shipped."""
    from sortilege.content.shipped import shipped

    here = shipped(name)
    for called in (called for called, sides in named.items() if sides and called != here.called):
        raise UserFault(f"--{called} is for {_title_of(called)}; {TITLES[name]} has --{here.called}.")
    known = list(here.sides())
    sides = [side.strip().casefold() for side in named[here.called].split(",")] if named[here.called] else known[:2]
    if len(sides) != 2:
        raise UserFault(f"Two {here.called} meet: --{here.called} A,B. There are {', '.join(known)}.")
    for side in sides:
        if side not in known:
            raise UserFault(f"{side!r} is none of the {here.called}; there are {', '.join(known)}.")
    return here.setup(*sides, choose=True)


def _title_of(called: str) -> str:
    """The game whose sides are called so."""
    from sortilege.content.shipped import shipped

    return next(title for name, title in TITLES.items() if shipped(name).called == called)


def _go_on(path: Path) -> "tuple[Game[Any], Fairness | None]":
    from sortilege.cli.saves import read_record, resumed
    from sortilege.kernel import RecordError
    from sortilege.rules import ruleset

    try:
        record = read_record(path)
        game, fairness = resumed(record, ruleset(record.header.ruleset))
    except (RecordError, ValueError) as error:
        raise UserFault(f"{path} cannot be gone on with: {error}.") from None
    if game.over:
        raise UserFault(f"The game in {path} is over. Read it with: {typed_again()} replay {path}")
    return game, fairness


def _players(against: str, seat: int) -> "dict[int, Player | None]":
    from sortilege.bots import player

    if against == "person":
        return {0: None, 1: None}
    return {seat: None, 1 - seat: player(against, seed=seat)}


def _run(
    game: "Game[Any]",
    fairness: "Fairness | None",
    players: "dict[int, Player | None]",
    save: Path | None,
    goes_on: bool,
    against: str,
    seat: str,
) -> None:
    """Play to the end, or until the player leaves; either way the game is kept."""
    from sortilege.cli.saves import new_save
    from sortilege.cli.terminal.asking import Left
    from sortilege.cli.terminal.opening import closing, opening
    from sortilege.cli.terminal.paper import Paper
    from sortilege.cli.terminal.session import Session

    paper = Paper()
    session = Session(game, players, fairness, save or new_save(game.ruleset.name), paper)
    if not session.save():  # better to know before the game than after it
        raise SystemExit(1)
    _leave_when_told_to_end()
    opening(session, against, goes_on=goes_on)
    try:
        session.play()
    except Left:
        _leave(session, against, seat)
    except EOFError:
        paper.say("")
        paper.say(session.speaker.texts.say("input-ended"))
        _leave(session, against, seat)
    except KeyboardInterrupt:
        paper.say("")
        _leave(session, against, seat)
        raise SystemExit(INTERRUPTED) from None
    except BaseException:
        session.save()  # whatever went wrong, the game is not lost
        raise
    else:
        closing(session)


def _leave(session: "Session", against: str, seat: str) -> None:
    """Save, and say how the game is gone on with."""
    from shlex import quote

    from sortilege.bots.player import BEST

    say = session.speaker.texts.say
    if not session.save():
        raise SystemExit(1)
    options = f" --against {against}" if against != BEST else ""
    options += f" --as {seat}" if seat != "1" else ""
    session.paper.say(say("saved", file=str(session.save_path)))
    file = quote(str(session.save_path))
    session.paper.say(say("saved-go-on", command=typed_again(), file=file, options=options))


def _leave_when_told_to_end() -> None:
    """A closed window or a shutdown ends the program by way of Python, so that the game is saved."""
    import signal

    for name in ("SIGHUP", "SIGTERM"):
        if number := getattr(signal, name, None):
            signal.signal(number, lambda number, _frame: sys.exit(128 + number))
