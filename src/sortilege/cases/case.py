"""The form of a case file: a situation, a script of answers, the dice, and what must come out."""

from typing import Any

import msgspec

Paths = dict[str, Any]
"""What must be found: a path into the state (`magicians.tamsin.reserve`), and its value in plain form."""

Pattern = dict[str, Any]
"""An event as far as it matters: its name under `event`, and any of its fields."""


class Look(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What one seat sees and hears."""

    seat: int
    """0, 1, …; -2 is a spectator"""
    expect: Paths = {}
    """what it sees: paths into its view, such as `state.turn` or `ask.kind`"""
    hidden: tuple[str, ...] = ()
    """paths into its view that are kept from it"""
    hears: tuple[Pattern, ...] = ()
    """what it hears because of this step's answer, in this order"""
    not_hears: tuple[Pattern, ...] = ()
    """what it does not hear because of this step's answer"""


class Step(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One step of a script. Its parts are done in this order, whatever the order in which they are written."""

    until: str = ""
    """first let the `auto` answers lead to the next question of this kind"""
    ask: str = ""
    """the kind of question that is open now, such as `cast.spell`"""
    seat: int | None = None
    """the seat that is asked, and that answers"""
    rule: str = ""
    """the rule under which it is asked"""
    about: dict[str, Any] = {}
    """what the question is about, as far as it matters"""
    offered: tuple[Any, ...] = ()
    """answers that are legal now, perhaps among others"""
    not_offered: tuple[Any, ...] = ()
    """answers that are not legal now"""
    legal: tuple[Any, ...] | None = None
    """all legal answers, in any order"""
    refused: Any = msgspec.UNSET
    """an answer that is tried and refused; the state stays as it was"""
    by: str = ""
    """the id of the refusal"""
    under: str = ""
    """the rule that the refusal names"""
    facts: dict[str, Any] = {}
    """what the refusal says besides, as far as it matters"""
    answer: Any = msgspec.UNSET
    """the answer given"""
    dice: tuple[int, ...] = ()
    """the dice that fall because of it, one after another; all of them must be used before the next question"""
    events: tuple[Pattern, ...] = ()
    """what is told because of it, in this order, perhaps with other events between"""
    not_events: tuple[Pattern, ...] = ()
    """what is not told because of it"""
    expect: Paths = {}
    """the state after it"""
    absent: tuple[str, ...] = ()
    """paths that lead nowhere after it"""
    views: tuple[Look, ...] = ()
    """what seats see after it"""


class Chance(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, rename={"is_": "is"}):
    """An exact chance, counted over every throw of the dice from where the script ends."""

    is_: str | int
    """a fraction such as `5/36`, or a whole number"""
    of: tuple[Pattern, ...]
    """the outcome: one of these events is told"""
    until: tuple[Pattern, ...] = ()
    """the end of a line of play in which the outcome has not come: one of these events is told; without it, the next
    question that has no `auto` answer"""
    mean: str = ""
    """a field of the outcome's event whose mean is meant, instead of the outcome's chance"""
    play: str = "enough"
    """how dice are rolled on: `enough` as long as no score reaches what is wanted; `best` whenever that is better for
    the seat asked; `never`; `always`"""
    best_for: int = 0
    """with `best`: the seat to which the outcome is welcome"""
    most: int = 1
    """with `best`: neither the chance nor the mean can be more"""
    least: str = "1/100000"
    """lines of play less likely than this are not followed; what they leave open is allowed for"""


class Case(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One case. Without a script and without a chance it only states what follows from its situation."""

    case: str
    """what it shows, in a sentence; its name"""
    rules: tuple[str, ...] = ()
    """the ids of the rules without which it would come out otherwise"""
    options: dict[str, str] = {}
    """options of the ruleset, over those of the file"""
    given: dict[str, Any] = {}
    """the situation, over that of the file: single fields of single entries may be changed; `null` removes"""
    auto: dict[str, Any] = {}
    """answers to kinds of questions that do not matter here, over those of the file; a step that names the kind in
    its `ask` answers itself"""
    first: tuple[str, ...] = ()
    """kinds of questions answered with the first legal answer: where a model may stay, it stays"""
    script: tuple[Step, ...] = ()
    """the steps, one after another"""
    expect: Paths = {}
    """the state at the end"""
    absent: tuple[str, ...] = ()
    """paths that lead nowhere at the end"""
    chance: Chance | None = None
    """a chance counted from where the script ends"""


class CaseFile(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A file of cases that share a ruleset, packs, and as much of their situation as they like."""

    ruleset: str
    """the rule system by name, such as `duel`"""
    cases: tuple[Case, ...]
    """the cases, each run by itself"""
    packs: tuple[str, ...] = ()
    """packs whose cards the situations name: files, found from this file's folder; a later one wins"""
    options: dict[str, str] = {}
    """options of the ruleset"""
    given: dict[str, Any] = {}
    """the situation that the cases share; its form is the ruleset's own"""
    auto: dict[str, Any] = {}
    """answers to kinds of questions that do not matter in any of them"""
    first: tuple[str, ...] = ()
    """kinds of questions answered with the first legal answer"""
