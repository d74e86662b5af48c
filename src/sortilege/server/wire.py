"""What goes over the wire, both ways. The browser's types and the published schemas are made from this."""

from typing import Annotated, Any, Literal

import msgspec

MOST_NAME = 40
MOST_WORD = 200

Count = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
"""What is counted from outside: no browser or database needs larger numbers."""


class Closed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From outside: what is not known is refused."""


# Tables and seats, over HTTP


class Side(Closed, frozen=True):
    """Who fights for a seat: a ready side by its id, or an army list as text."""

    ready: str = ""
    roster: str = ""


class NewTable(Closed, frozen=True):
    """A game to be played."""

    ruleset: str
    sides: tuple[Side, Side] = (Side(), Side())
    table: str = ""
    options: dict[str, str] = {}
    players: tuple[str, str] = ("person", "person")
    """for each seat: person, or the name of a program"""


class SeatLink(msgspec.Struct, frozen=True):
    """What opens a seat."""

    seat: int
    secret: str


class Created(msgspec.Struct, frozen=True):
    id: str
    commitment: str
    """SHA-256 of the secret of the dice"""
    seats: tuple[SeatLink, ...]


class SitDown(Closed, frozen=True):
    """Who takes a seat, and the word that he mixes into the dice."""

    name: str
    colour: str = ""
    word: str = ""

    def __post_init__(self) -> None:
        if not self.name.strip() or len(self.name) > MOST_NAME or not self.name.isprintable():
            raise ValueError(f"a name has 1 to {MOST_NAME} letters that can be printed")
        if len(self.colour) > MOST_NAME or len(self.word) > MOST_WORD or not (self.colour + self.word).isprintable():
            raise ValueError(f"a word is one line of at most {MOST_WORD} letters that can be printed")


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits, as everybody may know."""

    seat: int
    player: str
    name: str
    colour: str
    taken: bool
    online: bool = False


class TableInfo(msgspec.Struct, frozen=True):
    """A table, as everybody may know."""

    id: str
    ruleset: str
    options: dict[str, str]
    commitment: str
    seats: tuple[SeatInfo, ...]
    begun: bool


class Problem(msgspec.Struct, frozen=True):
    """Why something that was asked over HTTP is not given."""

    error: str


class Health(msgspec.Struct, frozen=True):
    """Whether all is well: games can be kept."""

    well: bool


class RuleText(msgspec.Struct, frozen=True):
    """A rule as the project words it."""

    id: str
    heading: str
    text: str


class Given(Closed, frozen=True):
    """The answer of a program to the question with this number."""

    ask: Count
    answer: Any


class SideInfo(msgspec.Struct, frozen=True):
    """A ready side."""

    id: str
    name: str
    points: int = 0


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of the rules: the first value is the default."""

    name: str
    values: tuple[str, ...]
    text: str


class GameInfo(msgspec.Struct, frozen=True):
    """A rule system that can be played."""

    ruleset: str
    title: str
    about: str
    sides: tuple[SideInfo, ...]
    lists: bool
    """whether a player may bring a list of his own"""
    options: tuple[OptionInfo, ...]
    program: str
    """the best opponent that there is"""


class StartInfo(msgspec.Struct, frozen=True):
    """What the first page offers."""

    games: tuple[GameInfo, ...]


# From the browser


class Hello(Closed, frozen=True, tag="hello", tag_field="say"):
    """The first message: who it is (nobody: a spectator), in which language, and what it has heard."""

    secret: str = ""
    locale: str = "en"
    since: Count = 0


class Answer(Closed, frozen=True, tag="answer", tag_field="say"):
    """The answer to one question."""

    ask: Count
    answer: Any


class Try(Closed, frozen=True, tag="try", tag_field="say"):
    """Would this answer be taken? Nothing changes."""

    ask: Count
    answer: Any
    id: Count = 0


class Undo(Closed, frozen=True, tag="undo", tag_field="say"):
    """Take back my last answer; where that needs it, ask the other player."""


class Consent(Closed, frozen=True, tag="consent", tag_field="say"):
    """The other player may take back, or may not."""

    agrees: bool


class Hurry(Closed, frozen=True, tag="hurry", tag_field="say"):
    """Programs need not take the time that a person would."""

    on: bool


class Past(Closed, frozen=True, tag="past", tag_field="say"):
    """The state as it was when so much had been told."""

    number: Count


FromClient = Hello | Answer | Try | Undo | Consent | Hurry | Past


# To the browser


class Sentence(msgspec.Struct, frozen=True):
    """What happened, as this viewer hears it."""

    number: int
    event: Any
    text: str


class OptionText(msgspec.Struct, frozen=True):
    """One answer that can be chosen."""

    option: Any
    text: str


class Question(msgspec.Struct, frozen=True):
    """What a seat is asked."""

    ask: int
    seat: int
    kind: str
    rule: str
    text: str
    hint: str
    about: Any
    choice: Any
    """the kind of choice with its bounds; a place without the table, which is in the state"""
    options: tuple[OptionText, ...] = ()


class WaitingFor(msgspec.Struct, frozen=True):
    """A question to somebody else, as far as it is public."""

    seat: int
    kind: str
    text: str = ""


class Names(msgspec.Struct, frozen=True):
    """What things are called, and what does not change while the game lasts."""

    unit: str
    models: dict[str, str]
    cards: dict[str, Any]
    lines: dict[str, str]
    """a model's characteristics in a line"""
    seats: dict[str, int]
    """whose a model is at the beginning"""


class Welcome(msgspec.Struct, frozen=True, tag="welcome", tag_field="say"):
    """The answer to a hello."""

    table: TableInfo
    seat: int
    """-2: a spectator"""
    names: Names


class Update(msgspec.Struct, frozen=True, tag="update", tag_field="say"):
    """What is new. `state` is the whole state as this viewer may see it, or a merge patch (RFC 7396) to the last."""

    number: int
    """how much this viewer has heard in all"""
    told: tuple[Sentence, ...]
    whole: bool
    state: Any
    question: Question | None
    waiting: tuple[WaitingFor, ...]
    over: bool


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="say"):
    """An answer that was not taken. Nothing has changed."""

    code: str
    rule: str
    text: str
    facts: Any = {}


class Judged(msgspec.Struct, frozen=True, tag="judged", tag_field="say"):
    """Whether an answer would be taken."""

    id: int
    refused: Refused | None
    way: tuple[tuple[int, int], ...] = ()
    """the corners of the way there, where something moves"""
    cost: int = 0
    """what that way costs, in hundredths of the unit"""


class PastState(msgspec.Struct, frozen=True, tag="past", tag_field="say"):
    """How it was."""

    number: int
    state: Any


class Seats(msgspec.Struct, frozen=True, tag="seats", tag_field="say"):
    """Who sits at the table and who is there."""

    table: TableInfo


class AsksConsent(msgspec.Struct, frozen=True, tag="asks_consent", tag_field="say"):
    """Another player would like to take back his last answer."""

    seat: int


class Thinks(msgspec.Struct, frozen=True, tag="thinks", tag_field="say"):
    """What a program is about, in a word."""

    seat: int
    about: str


class Fault(msgspec.Struct, frozen=True, tag="fault", tag_field="say"):
    """A message that could not be understood, or not now."""

    code: Literal["bad_message", "bad_secret"]
    text: str


FromServer = Welcome | Update | Refused | Judged | PastState | Seats | AsksConsent | Thinks | Fault
