"""A band of The Arcane on paper."""

from collections.abc import Iterator
from typing import Any, Final

from sortilege.content.arcane_pack import ArcanePack
from sortilege.content.army import ArmyCard
from sortilege.rosters.printing.sheet import Card, Line, Pair, Sheet, Track, Tracker, divided
from sortilege.rosters.printing.wording import Texts, in_words, listed, number, signed, spelt_out, word
from sortilege.rosters.roster import Roster
from sortilege.rules.arcane.cards import Profile, Weapon
from sortilege.rules.arcane.guildhall import known_spells
from sortilege.rules.arcane.spell import Area, Effect, Spell

ROUNDS: Final = 5
"""ARH-2g"""

MOST_TORMENT: Final = 12


def sheet_of(roster: Roster, pack: ArcanePack, texts: Texts) -> Sheet:
    """A band in words."""
    say = texts.say
    known = [card for card in roster.cards if card.model in pack.models]
    fighters = sum(card.count for card in known)
    return Sheet(
        name=roster.name,
        language=texts.locale,
        facts=tuple(_facts(roster, fighters, texts)),
        heads=(say("print-head-count"), say("print-head-card"), "", ""),
        lines=tuple(_line(card, roster, pack, texts) for card in known),
        total=(say("print-fighters"), str(fighters)),
        turn=say("print-round"),
        turns=ROUNDS,
        spaces=(say("print-objective"), say("print-notes")),
        trackers=tuple(_tracker(card, pack, texts) for card in known),
        trackers_head=say("print-trackers"),
        legend="",
        cards=tuple(_cards(known, roster, pack, texts)),
    )


def _facts(roster: Roster, fighters: int, texts: Texts) -> Iterator[Pair]:
    say = texts.say
    yield say("print-ruleset"), say("print-ruleset-arcane")
    yield say("print-fighters"), str(fighters)
    if roster.guildhall:
        yield say("print-guildhall"), listed(texts, "print-guildhall", roster.guildhall)


def _line(card: ArmyCard, roster: Roster, pack: ArcanePack, texts: Texts) -> Line:
    profile = pack.models[card.model].card
    spells = [in_words(texts, spell.name) for spell in _spells(profile, roster, pack)]
    return Line(
        card.count, in_words(texts, profile.name), listed(texts, "print-tag", profile.tags), bought=tuple(spells)
    )


def _spells(profile: Profile, roster: Roster, pack: ArcanePack) -> list[Spell]:
    return [
        pack.spells[spell] for spell in known_spells(profile, roster.guildhall, pack.spells) if spell in pack.spells
    ]


def _tracker(card: ArmyCard, pack: ArcanePack, texts: Texts) -> Tracker:
    """Wounds up to its MIGHT, Heroic Wounds, Torment, for each fighter."""
    profile = pack.models[card.model].card
    tracks: list[Track] = []
    for fighter in range(1, card.count + 1):
        mark = f"{fighter} " if card.count > 1 else ""
        tracks.append(Track(mark + texts.say("print-wounds"), ("",) * profile.might))
        if profile.heroism:
            tracks.append(Track(mark + texts.say("print-heroism"), ("",) * profile.heroism))
        if profile.arcanist:
            tracks.append(Track(mark + texts.say("print-torment"), ("",) * MOST_TORMENT))
    return Tracker(in_words(texts, profile.name), tuple(tracks))


def _cards(known: list[ArmyCard], roster: Roster, pack: ArcanePack, texts: Texts) -> Iterator[Card]:
    for card in known:
        profile = pack.models[card.model].card
        owner = in_words(texts, profile.name)
        cards = [_model(card, profile, roster, pack, texts)]
        cards += [_spell(spell, owner, texts) for spell in _spells(profile, roster, pack)]
        yield from (part for one in cards for part in divided(one))


def single_card(pack: ArcanePack, name: str, texts: Texts) -> Card | None:
    """A card of a pack that nobody has bought."""
    if name in pack.models:
        roster = Roster(1, name, "arcane")
        return _model(ArmyCard(name), pack.models[name].card, roster, pack, texts)
    return _spell(pack.spells[name], texts.say("print-ruleset-arcane"), texts) if name in pack.spells else None


def _model(card: ArmyCard, profile: Profile, roster: Roster, pack: ArcanePack, texts: Texts) -> Card:
    say = texts.say
    return Card(
        "model",
        in_words(texts, profile.name),
        say("print-model-count", count=str(card.count)) if card.count > 1 else "",
        ", ".join((listed(texts, "print-tag", profile.tags), say("print-base-round", width=number(profile.base)))),
        (),
        tuple(_stats(profile, texts)),
        (),
        tuple(_rules(profile, roster, pack, texts)),
        say("print-ruleset-arcane"),
    )


def _stats(profile: Profile, texts: Texts) -> Iterator[Pair]:
    say = texts.say
    might, deflection = str(profile.might), str(profile.deflection)
    yield say("print-stat-might"), say("print-might-regenerates", might=might) if profile.regeneration else might
    yield say("print-stat-dex"), str(profile.dex)
    yield say("print-stat-will"), str(profile.will)
    yield say("print-stat-def"), say("print-def-shield", **{"def": deflection}) if profile.shield else deflection
    yield say("print-stat-heroism"), say("print-stat-none") if profile.heroism is None else str(profile.heroism)


def _rules(profile: Profile, roster: Roster, pack: ArcanePack, texts: Texts) -> Iterator[Pair]:
    for weapon in profile.weapons:
        yield spelt_out(weapon.name), _weapon(weapon, texts)
    for name in ("resistance", "weakness", "invulnerability"):
        if against := getattr(profile, name):
            yield texts.say(f"print-strong-{name}"), listed(texts, "print-wound-type", against)
    if profile.abilities:
        yield texts.say("print-abilities"), listed(texts, "skill", profile.abilities)
    if profile.domains:
        yield texts.say("print-domains"), listed(texts, "domain", profile.domains)
    if spells := _spells(profile, roster, pack):
        yield texts.say("print-spells"), ", ".join(in_words(texts, spell.name) for spell in spells)


def _weapon(weapon: Weapon, texts: Texts) -> str:
    kind = word(texts, "print-wound-type", weapon.type)
    if weapon.melee:
        return texts.say("print-weapon-melee", attack=str(weapon.attack), type=kind)
    least, most = number(weapon.least_range), number(weapon.range)
    return texts.say("print-weapon-ranged", attack=str(weapon.attack), type=kind, least=least, most=most)


def _spell(spell: Spell, owner: str, texts: Texts) -> Card:
    say = texts.say
    facts = [(say("print-fact-rank"), str(spell.rank)), (say("print-fact-target"), say(f"print-target-{spell.target}"))]
    if spell.dice:
        against = say(f"print-against-{spell.against}")
        facts.append((say("print-fact-dice"), say("print-dice", dice=str(spell.dice), against=against)))
    if spell.range:
        facts.append((say("print-fact-range"), say("print-range-in", n=number(spell.range))))
    if spell.area is not None:
        facts.append((say("print-fact-area"), _area(spell.area, texts)))
    return Card(
        "spell",
        in_words(texts, spell.name),
        "",
        word(texts, "domain", spell.domain),
        (),
        (),
        tuple(facts),
        tuple(_spell_rules(spell, texts)),
        owner,
        in_words(texts, spell.text) if spell.text else "",
    )


def _area(area: Area, texts: Texts) -> str:
    return texts.say(f"print-area-{area.shape}", size=number(area.size))


def _spell_rules(spell: Spell, texts: Texts) -> Iterator[Pair]:
    yield "", _effects(spell.effect, texts)
    stronger = [_effects(spell.empowered.effect, texts)] if spell.empowered.effect else []
    if spell.empowered.target:
        stronger.append(texts.say(f"print-target-{spell.empowered.target}"))
    if spell.empowered.area is not None:
        stronger.append(_area(spell.empowered.area, texts))
    if stronger:
        yield texts.say("print-empowered"), " ".join(stronger)


def _effects(effects: tuple[Effect, ...], texts: Texts) -> str:
    return " ".join(_effect(effect, texts) for effect in effects)


def _effect(effect: Effect, texts: Texts) -> str:
    facts = {name: _fact(name, getattr(effect, name), texts) for name in effect.__struct_fields__}
    return texts.say(f"print-arcane-{effect.__struct_config__.tag}", **facts)


def _fact(name: str, value: Any, texts: Texts) -> Any:
    """A part of an effect in words."""
    match name:
        case "successes":
            return int(value)
        case "condition":
            return word(texts, "condition", value)
        case "type":
            return word(texts, "print-wound-type", value)
        case "only":
            return value or "all"
        case "by":
            return signed(value)
    return number(value)
