"""Three rulesets that exist only for tests. They also show how a ruleset is written.

`Relics` is a game of secrets: a hidden deck, hands, bids given together, a thief of whom nobody may know.
`Pit` is a fight in the open: dice, lasting effects, abilities that act at moments.
`Chapters` is no game at all: loose procedures, entered one after another.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from sortilege.kernel import (
    Allotment,
    Ask,
    Bound,
    Event,
    Game,
    Nobody,
    Number,
    One,
    Owner,
    Public,
    Refusal,
    Row,
    Rule,
    Seat,
    Seen,
    Several,
    State,
    Together,
    shuffle,
    throw,
)
from sortilege.kernel.moment import Abilities, Ability, Acting, Lasting, Modifier, current, instead, offer, weigh

# Relics


class Hand(Row, frozen=True):
    seat: Public[Seat]
    purse: Public[int]
    size: Public[int]
    cards: Owner[tuple[str, ...]]


class Vault(State):
    phase: Public[str]
    lots: Public[int]
    hands: Public[dict[Seat, Hand]]
    deck: Nobody[tuple[str, ...]]
    prize: Nobody[str]


class Dealt(Event, frozen=True):
    reveals = True
    seat: Seat
    cards: tuple[str, ...]
    rule: str = "TOY-1"


class DealtUnseen(Event, frozen=True):
    seat: Seat
    size: int
    rule: str = "TOY-1"


class Peeked(Event, frozen=True):
    reveals = True
    seat: Seat
    card: str
    rule: str = "TOY-2"


class BidsRevealed(Event, frozen=True):
    reveals = True
    bids: tuple[int, ...]
    rule: str = "TOY-3"


class Won(Event, frozen=True):
    reveals = True
    seat: Seat
    card: str
    rule: str = "TOY-3"


class WonUnseen(Event, frozen=True):
    seat: Seat
    rule: str = "TOY-3"


class Stolen(Event, frozen=True):
    reveals = True
    seat: Seat
    card: str
    rule: str = "TOY-4"


class Buried(Event, frozen=True):
    seat: Seat
    cards: tuple[str, ...]
    rule: str = "TOY-5"


class BuriedUnseen(Event, frozen=True):
    reveals = True
    seat: Seat
    size: int
    rule: str = "TOY-5"


class HandsShown(Event, frozen=True):
    reveals = True
    cards: tuple[tuple[str, ...], ...]
    rule: str = "TOY-6"


THIEF = "thief"


class Relics:
    """Cards are won by secret bids. A thief in the loser's hand may steal what was won; then he is known."""

    name = "relics"
    version = "1"
    seats = 2
    options: Mapping[str, tuple[str, ...]] = {}

    def begin(self, setup: Mapping[str, Any], options: Mapping[str, str]) -> Vault:  # noqa: ARG002  it has none
        cards = tuple(setup["cards"])
        if len(cards) < 4 + setup["lots"]:
            raise ValueError("there are too few cards for two hands and every lot")
        hands = {seat: Hand(seat, setup["purse"], 0, ()) for seat in range(self.seats)}
        return Vault("deal", setup["lots"], hands, cards, "")

    def proceed(self, game: Game[Vault]) -> Rule[None] | None:
        match game.state.phase:
            case "deal":
                return deal(game)
            case "auction":
                return auction(game)
            case "burial":
                return burial(game)
        return None

    def reason(self, game: Game[Vault], ask: Ask, answer: object) -> Refusal | None:
        if ask.kind == "auction.bid" and type(answer) is int and answer > game.state.hands[ask.seat].purse:
            return Refusal("purse_too_light", "TOY-3", purse=game.state.hands[ask.seat].purse)
        return None


def deal(game: Game[Vault]) -> Rule[None]:
    """TOY-1 The deck is shuffled, and each seat takes two cards."""
    order = yield shuffle("deal.shuffle", "TOY-1", len(game.state.deck))
    game.state.deck = tuple(game.state.deck[place] for place in order)
    for seat in game.state.hands:
        cards, game.state.deck = game.state.deck[:2], game.state.deck[2:]
        hold(game, seat, cards)
        game.tell_only((seat,), Dealt(seat, cards), others=DealtUnseen(seat, len(cards)))
    game.state.phase = "auction"


def auction(game: Game[Vault]) -> Rule[None]:
    """TOY-2 and TOY-3: one seat peeks at the next card, both bid for it, and the higher bid takes it."""
    state = game.state
    state.prize, state.deck = state.deck[0], state.deck[1:]
    peeking = state.lots % 2
    game.tell_only((peeking,), Peeked(peeking, state.prize))
    bids = yield Together(tuple(bid(seat, hand.purse) for seat, hand in state.hands.items()))
    game.tell(BidsRevealed(bids))
    winner = bids.index(max(bids))
    if bids[0] == bids[1]:
        (face,) = yield throw("auction.tie", "TOY-3", by=peeking)
        winner = face % 2
    pay(game, winner, bids[winner])
    hold(game, winner, (state.prize,))
    game.tell_only((winner,), Won(winner, state.prize), others=WonUnseen(winner))
    yield from steal(game, thief=1 - winner, victim=winner)
    state.lots -= 1
    state.phase = "auction" if state.lots else "burial"


def bid(seat: Seat, purse: int) -> Ask:
    return Ask(seat, "auction.bid", "TOY-3", Number(0, purse), {"purse": purse}, Seen.SEALED)


def steal(game: Game[Vault], thief: Seat, victim: Seat) -> Rule[None]:
    """TOY-4 Who holds the thief may show him and take what was won. That he is asked is a secret."""
    if THIEF not in game.state.hands[thief].cards:
        return
    answer = yield Ask(thief, "thief.steal", "TOY-4", One(("steal", "wait")), seen=Seen.HIDDEN)
    if answer == "steal":
        card = game.state.prize
        lose(game, victim, (card,))
        lose(game, thief, (THIEF,))
        hold(game, thief, (card,))
        game.tell(Stolen(thief, card))


def burial(game: Game[Vault]) -> Rule[None]:
    """TOY-5 and TOY-6: each seat may bury cards for a coin each, unseen; then the hands are shown."""
    for seat, hand in tuple(game.state.hands.items()):
        choice = Several(hand.cards, 0, min(2, len(hand.cards)))
        cards = yield Ask(seat, "burial.cards", "TOY-5", choice, seen=Seen.SEALED)
        lose(game, seat, cards)
        pay(game, seat, -len(cards))
        game.tell_only((seat,), Buried(seat, cards), others=BuriedUnseen(seat, len(cards)))
    game.tell(HandsShown(tuple(hand.cards for hand in game.state.hands.values())))
    game.state.phase = "over"


def hold(game: Game[Vault], seat: Seat, cards: tuple[str, ...]) -> None:
    hand = game.state.hands[seat]
    game.state.hands[seat] = Hand(seat, hand.purse, hand.size + len(cards), hand.cards + cards)


def lose(game: Game[Vault], seat: Seat, cards: tuple[str, ...]) -> None:
    hand = game.state.hands[seat]
    left = tuple(card for card in hand.cards if card not in cards)
    game.state.hands[seat] = Hand(seat, hand.purse, len(left), left)


def pay(game: Game[Vault], seat: Seat, coins: int) -> None:
    hand = game.state.hands[seat]
    game.state.hands[seat] = Hand(seat, hand.purse - coins, hand.size, hand.cards)


# Pit


class Fighter(Row, frozen=True):
    id: Public[str]
    seat: Public[Seat]
    strength: Public[int]
    health: Public[int]
    abilities: Public[tuple[str, ...]] = ()


class Sand(State):
    turn: Public[int]
    last_turn: Public[int]
    fighters: Public[dict[str, Fighter]]
    lasting: Public[dict[str, Lasting]]


class Rested(Event, frozen=True):
    seat: Seat
    rule: str = "TOY-11"


class Struck(Event, frozen=True):
    striker: str
    struck: str
    hits: int
    rule: str = "TOY-12"


class Hurt(Event, frozen=True):
    fighter: str
    health: int
    rule: str = "TOY-13"


class Used(Event, frozen=True):
    fighter: str
    ability: str
    rule: str


ABILITIES = Abilities()


class Pit:
    """Fighters strike each other by turns until one side has fallen or time is up."""

    name = "pit"
    version = "2"
    seats = 2
    options: Mapping[str, tuple[str, ...]] = {"wounds": ("light", "heavy")}

    def begin(self, setup: Mapping[str, Any], options: Mapping[str, str]) -> Sand:  # noqa: ARG002  read when one is hurt
        fighters = {}
        for name, (seat, strength, health, *abilities) in setup["fighters"].items():
            if unknown := [ability for ability in abilities if ability not in ABILITIES]:
                raise ValueError(f"{name} has unknown abilities: {', '.join(unknown)}")
            fighters[name] = Fighter(name, seat, strength, health, tuple(abilities))
        return Sand(0, setup["turns"], fighters, {})

    def proceed(self, game: Game[Sand]) -> Rule[None] | None:
        sides = {fighter.seat for fighter in game.state.fighters.values()}
        return activation(game) if len(sides) == 2 and game.state.turn < game.state.last_turn else None

    def reason(self, game: Game[Sand], ask: Ask, answer: object) -> Refusal | None:
        match answer:
            case ["strike", str(), str(struck)] if ask.kind == "activation":
                if struck not in game.state.fighters:
                    return Refusal("fallen_or_unknown", "TOY-11", fighter=struck)
                if game.state.fighters[struck].seat == ask.seat:
                    return Refusal("own_side", "TOY-11", fighter=struck)
        return None


def activation(game: Game[Sand]) -> Rule[None]:
    """TOY-11 One of a seat's fighters strikes, or all rest."""
    seat = game.state.turn % 2
    own = [fighter.id for fighter in game.state.fighters.values() if fighter.seat == seat]
    foes = [fighter.id for fighter in game.state.fighters.values() if fighter.seat != seat]
    strikes = tuple(("strike", striker, struck) for striker in own for struck in foes)
    answer = yield Ask(seat, "activation", "TOY-11", One((*strikes, "rest")))
    if answer == "rest":
        game.tell(Rested(seat))
    else:
        yield from strike(game, *answer[1:])
    game.state.turn += 1
    for source, effect in tuple(game.state.lasting.items()):
        if effect.last_turn is not None and effect.last_turn < game.state.turn:
            del game.state.lasting[source]


def strike(game: Game[Sand], striker: str, struck: str) -> Rule[None]:
    """TOY-12 Three dice between force and guard; dice of force that reach the aim are hits. Then come reactions."""
    seat = game.state.fighters[striker].seat
    uses = Allotment((Bound("force", 1, 3), Bound("guard", 0, 2)), 3, 3)
    dice = yield Ask(seat, "strike.dice", "TOY-12", uses, {"striker": striker})
    aim = yield Ask(seat, "strike.aim", "TOY-12", One((4, 5, 6)))
    faces = yield throw("strike.roll", "TOY-12", seat, dice["force"])
    strength = current(game.state.lasting, striker, "strength", game.state.fighters[striker].strength)
    hits = sum(face + strength >= aim for face in faces) - current(game.state.lasting, struck, "guard", 0)
    hits = weigh("count_hits", acting(game), max(0, hits), game, striker)
    game.tell(Struck(striker, struck, hits))
    if guard := dice.get("guard", 0):
        last(game, striker, striker, "TOY-12", Modifier("guard", guard))
    if hits:
        yield from instead("is_hurt", acting(game), lambda: hurt(game, struck, aim - 3), game, struck)
    yield from offer("after_blow", acting(game), (1 - seat, seat), "TOY-14", game, striker, struck)


def hurt(game: Game[Sand], fighter: str, wounds: int) -> Rule[None]:
    """TOY-13 Who has no health left falls."""
    wounds *= 2 if game.options["wounds"] == "heavy" else 1
    before = game.state.fighters[fighter]
    health = max(0, before.health - wounds)
    if health:
        game.state.fighters[fighter] = Fighter(fighter, before.seat, before.strength, health, before.abilities)
    else:
        del game.state.fighters[fighter]
    game.tell(Hurt(fighter, health))
    yield from ()


def last(game: Game[Sand], source: str, bearer: str, rule: str, modifier: Modifier) -> None:
    key = f"{source} {rule} {game.state.turn}"
    game.state.lasting[key] = Lasting(source, bearer, source, rule, game.state.turn + 1, (modifier,))


def acting(game: Game[Sand]) -> Iterator[Acting]:
    for fighter in game.state.fighters.values():
        for name in fighter.abilities:
            yield Acting(ABILITIES[name], fighter.id, fighter.seat, "card")


@ABILITIES.add
class Fury(Ability):
    """TOY-21 Who has one health left hits once more."""

    name = "fury"
    rule = "TOY-21"

    def count_hits(self, act: Acting, hits: int, game: Game[Sand], striker: str) -> int:
        return hits + (act.bearer == striker and game.state.fighters[striker].health == 1)


@ABILITIES.add
class StoneSkin(Ability):
    """TOY-22 Once, the skin breaks instead of the fighter."""

    name = "stone_skin"
    rule = "TOY-22"

    def is_hurt(self, act: Acting, _usual: object, game: Game[Sand], struck: str) -> Rule[None] | None:
        return self.breaks(game, struck) if act.bearer == struck else None

    def breaks(self, game: Game[Sand], struck: str) -> Rule[None]:
        before = game.state.fighters[struck]
        abilities = tuple(name for name in before.abilities if name != self.name)
        game.state.fighters[struck] = Fighter(struck, before.seat, before.strength, before.health, abilities)
        game.tell(Used(struck, self.name, self.rule))
        yield from ()


@ABILITIES.add
class Riposte(Ability):
    """TOY-23 Who was struck and stands may strike back: 5 or more wounds the striker."""

    name = "riposte"
    rule = "TOY-23"

    def after_blow(self, act: Acting, game: Game[Sand], striker: str, struck: str) -> Rule[None] | None:
        standing = game.state.fighters.keys() >= {striker, struck}
        return self.strikes_back(act, game, striker) if act.bearer == struck and standing else None

    def strikes_back(self, act: Acting, game: Game[Sand], striker: str) -> Rule[None]:
        if (yield Ask(act.seat, "riposte", self.rule, One(("yes", "no")))) == "no":
            return
        game.tell(Used(act.bearer, self.name, self.rule))
        (face,) = yield throw("riposte.roll", self.rule, by=act.seat)
        if face >= 5:
            yield from hurt(game, striker, 1)


@ABILITIES.add
class Curse(Ability):
    """TOY-24 Who was struck, standing or fallen in between, curses the striker: two less strength for a while."""

    name = "curse"
    rule = "TOY-24"

    def after_blow(self, act: Acting, game: Game[Sand], striker: str, struck: str) -> Rule[None] | None:
        return self.curses(act, game, striker) if act.bearer == struck and striker in game.state.fighters else None

    def curses(self, act: Acting, game: Game[Sand], striker: str) -> Rule[None]:
        last(game, act.bearer, striker, self.rule, Modifier("strength", -2))
        game.tell(Used(act.bearer, self.name, self.rule))
        yield from ()


# Chapters


class Page(State):
    chapter: Public[int]
    notes: Public[tuple[Any, ...]]


Chapter = Callable[[Game[Page]], Rule[None]]


class Noted(Event, frozen=True):
    note: Any
    rule: str = ""


class Chapters:
    """Loose procedures, entered one after another; between them lie checkpoints."""

    name = "chapters"
    version = "1"
    options: Mapping[str, tuple[str, ...]] = {"pace": ("slow", "quick")}

    def __init__(self, *chapters: Chapter, seats: int = 2) -> None:
        self.chapters = chapters
        self.seats = seats

    def begin(self, setup: Mapping[str, Any], options: Mapping[str, str]) -> Page:  # noqa: ARG002  they change nothing
        return Page(0, tuple(setup.get("notes", ())))

    def proceed(self, game: Game[Page]) -> Rule[None] | None:
        place = game.state.chapter
        return self._chapter(game, self.chapters[place]) if place < len(self.chapters) else None

    def _chapter(self, game: Game[Page], chapter: Chapter) -> Rule[None]:
        yield from chapter(game)
        game.state.chapter += 1

    def reason(self, game: Game[Page], ask: Ask, answer: object) -> Refusal | None:  # noqa: ARG002
        return None


def note(game: Game[Page], answer: Any) -> None:
    """Remember an answer in the state, and tell it."""
    game.state.notes = (*game.state.notes, answer)
    game.tell(Noted(answer))


def asks_for(*asks: Ask | Together) -> Chapter:
    """A chapter that asks some questions one after another and notes the answers."""

    def chapter(game: Game[Page]) -> Rule[None]:
        for ask in asks:
            note(game, (yield ask))

    return chapter


def number(seat: Seat, most: int = 9, seen: Seen = Seen.OPEN) -> Ask:
    return Ask(seat, "number", "", Number(0, most), seen=seen)


# What they are played with

RELICS = {"cards": ["thief", "amulet", "blade", "crown", "drum", "egg", "fan"], "lots": 3, "purse": 3}

PIT = {
    "turns": 16,
    "fighters": {
        "ogre": [0, 2, 4, "fury", "stone_skin"],
        "imp": [0, 0, 2, "curse"],
        "knight": [1, 1, 3, "riposte", "curse"],
        "squire": [1, 0, 2, "fury"],
    },
}
