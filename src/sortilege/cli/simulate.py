"""`sortilege simulate`: many games at once."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sortilege.cli.example import UserFault, WithExample, typed_again
from sortilege.cli.options import named_options
from sortilege.cli.play import INTERRUPTED, TITLES

if TYPE_CHECKING:
    from sortilege.cli.simulating import Simulation
    from sortilege.lab import Plan, Results

FIXED = ("sides", "all_sides", "name", "seed", "player", "players", "tables", "options", "mirrors", "journal")
"""What a simulation keeps from its beginning."""


@click.command(cls=WithExample, example="sortilege simulate aurelie morrow --game duel --games 4 --seed 7")
@click.argument("sides", nargs=-1, metavar="A B…")
@click.option(
    "--all", "all_sides", is_flag=True, help="Everybody who is shipped for the game; those of equal points meet."
)
@click.option(
    "--game",
    "name",
    type=click.Choice(list(TITLES)),
    default="confrontation",
    show_default=True,
    help="Whose armies, bands or magicians they are.",
)
@click.option("--games", type=click.IntRange(1), default=None, metavar="N", help="Games of each pair; 100 by default.")
@click.option("--seed", default="1", show_default=True, metavar="TEXT", help="The same seed, the same games.")
@click.option(
    "--workers", type=click.IntRange(1, 256), default=None, metavar="W", help="Processes; by default one a processor."
)
@click.option("--player", default=None, help="By whom both sides are played; by default the best who knows the game.")
@click.option("--players", default=None, metavar="P,Q", help="By whom the first and the second of a pair are played.")
@click.option("--table", "tables", multiple=True, metavar="ID", help="A table; several are played on in turn.")
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the rules; may be repeated."
)
@click.option("--mirrors", is_flag=True, help="Each meets itself as well.")
@click.option("--csv", "csv_file", type=click.Path(dir_okay=False, path_type=Path), help="A line a game.")
@click.option("--json", "json_file", type=click.Path(dir_okay=False, path_type=Path), help="All results.")
@click.option(
    "--markdown",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The tables as Markdown, put between the marks <!-- balance --> and <!-- /balance --> of a page.",
)
@click.option("--journal", type=click.Path(dir_okay=False, path_type=Path), help="Where every game is written down.")
@click.option(
    "--continue",
    "go_on",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Go on with a simulation that was interrupted, by its journal; with --games, to so many games.",
)
@click.pass_context
def simulate(ctx: click.Context, /, **given: Any) -> None:
    """Play two armies against each other many times, or every pair of several, and print how often who wins.

    Each is named as it is shipped, by the pack that has it (mine.yaml:red_watch), or by the file of a roster.

    Both sides of the table are taken in turn. A game depends on the seed, the two who meet and its number alone, so
    the result is the same whatever the number of workers. Every game is written into a journal when it is over:
    Ctrl-C loses none.
    """
    from sortilege.cli.simulated import tell
    from sortilege.cli.simulating import Simulation
    from sortilege.lab.workers import WorkersDie

    try:
        if given["go_on"] is not None:
            _refuse_fixed(ctx)
            simulation = Simulation.go_on(given["go_on"], given["games"])
        else:
            simulation = Simulation.begin(_plan(given), given["journal"])
    except (OSError, ValueError) as error:
        raise UserFault(f"The simulation cannot begin: {error}.") from None
    _end_alike_when_told_to()
    try:
        simulation.play(given["workers"] or os.cpu_count() or 1)
    except KeyboardInterrupt:
        tell(simulation.results())
        _tell_how_to_go_on(simulation.path)
        raise SystemExit(INTERRUPTED) from None
    except WorkersDie as error:
        _tell_how_to_go_on(simulation.path)
        raise UserFault(f"The simulation cannot go on: {error}.") from None
    results = simulation.results()
    tell(results)
    _write_files(simulation, results, given)
    if simulation.is_temporary:
        simulation.path.unlink()
    raise SystemExit(1 if results.faults else 0)


def _end_alike_when_told_to() -> None:
    """A shutdown is an interruption like Ctrl-C, also where that is ignored, as behind a shell's `&`."""
    import signal

    def interrupt(_number: int, _frame: object) -> None:
        raise KeyboardInterrupt

    for name in ("SIGTERM", "SIGHUP"):
        if number := getattr(signal, name, None):
            signal.signal(number, interrupt)


def _refuse_fixed(ctx: click.Context) -> None:
    for parameter in FIXED:
        if ctx.get_parameter_source(parameter) is click.core.ParameterSource.COMMANDLINE:
            raise UserFault("--continue goes on with a simulation as it was begun; --games may raise its number.")


def _plan(given: dict[str, Any]) -> "Plan":
    from sortilege.lab import Plan
    from sortilege.rosters.sides import sides_of

    name = given["name"]
    if given["all_sides"] == bool(given["sides"]):
        raise UserFault(f"Name who meets, or take --all. There are {', '.join(sides_of(name))}.")
    return Plan(
        name,
        sides_of(name) if given["all_sides"] else given["sides"],
        given["games"] or 100,
        given["seed"],
        _players(given["player"], given["players"]),
        given["tables"],
        named_options(given["options"]),
        given["mirrors"],
        equals=given["all_sides"],
    )


def _players(player: str | None, players: str | None) -> tuple[str, str]:
    from sortilege.bots.player import BEST

    if players is None:
        return (player or BEST,) * 2
    named = [each.strip() for each in players.split(",")]
    if player is not None or len(named) != 2:
        raise UserFault("Both are played by one --player, or each by one of two --players P,Q.")
    return named[0], named[1]


def _tell_how_to_go_on(journal: Path) -> None:
    from shlex import quote

    from sortilege.messages.texts import Texts

    say = Texts().say
    click.echo(say("simulate-interrupted", file=str(journal)), err=True)
    click.echo(say("simulate-continue", command=typed_again(), file=quote(str(journal))), err=True)


def _write_files(simulation: "Simulation", results: "Results", given: dict[str, Any]) -> None:
    from sortilege.cli.simulated import write_page
    from sortilege.lab.tables import as_csv, as_json

    if path := given["csv_file"]:
        path.write_text(as_csv(simulation.plan, simulation.played), encoding="utf-8")
    if path := given["json_file"]:
        path.write_bytes(as_json(results))
    if path := given["markdown"]:
        write_page(path, results, _command(simulation.plan, path))


def _command(plan: "Plan", page: Path) -> str:
    """The command that makes a page again."""
    from shlex import join

    from sortilege.rosters.sides import sides_of

    words = ["sortilege", "simulate"]
    words += ["--all"] if plan.sides == sides_of(plan.ruleset) else plan.sides
    words += ["--game", plan.ruleset, "--games", str(plan.games), "--seed", plan.seed]
    words += ["--players", ",".join(plan.players)]
    words += [word for table in plan.tables for word in ("--table", table)]
    words += [word for name, value in plan.options.items() for word in ("--option", f"{name}={value}")]
    return join([*words, *(["--mirrors"] if plan.mirrors else []), "--markdown", str(page)])
