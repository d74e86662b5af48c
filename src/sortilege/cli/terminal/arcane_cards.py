"""The cards of The Arcane: what is printed of each model, and the scrolls that an Arcanist knows."""

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from sortilege.messages import Speaker
from sortilege.rules.arcane.cards import DOMAINS, GUILDMASTER, HUNDREDTHS, Profile, Weapon
from sortilege.rules.arcane.state import ArcaneState, Model

NUMBERS = ("might", "dex", "will", "deflection")


def model_table(state: ArcaneState, speaker: Speaker) -> Table:
    """One line for each card, whoever stands on it."""
    say = speaker.texts.say
    table = _table(say("cards-of-models"))
    table.add_column(say("column-model"), overflow="fold")
    for name in NUMBERS:
        table.add_column(speaker.word(name, of="characteristic"))
    for head in ("heroism", "weapons", "further"):
        table.add_column(say(f"column-{head}"), overflow="fold")
    seen = {model.group or model.id: model for model in reversed(state.models.values())}
    for group, model in reversed(seen.items()):
        table.add_row(Text(speaker.thing(group), style="bold"), *_row(model.card, speaker))
    return table


def _row(card: Profile, speaker: Speaker) -> Iterator[str]:
    yield f"{card.might} (R)" if card.regeneration else str(card.might)
    yield str(card.dex)
    yield str(card.will)
    yield f"{card.deflection} (S)" if card.shield else str(card.deflection)
    yield str(card.heroism) if card.heroism else "–"
    yield ", ".join(_weapon(weapon, speaker) for weapon in card.weapons)
    yield "; ".join(_further(card, speaker))


def _weapon(weapon: Weapon, speaker: Speaker) -> str:
    """Its name, its ATK dice, the type of its wounds, how far it reaches."""
    said = f"{speaker.word(weapon.name, of='weapon')} {weapon.attack}"
    if weapon.type != "physical":
        said += f" {speaker.word(weapon.type, of='wound-type')}"
    if weapon.melee:
        return said
    return f"{said} {weapon.least_range:g}–{speaker.length(weapon.range * HUNDREDTHS)}"


def _further(card: Profile, speaker: Speaker) -> Iterator[str]:
    """What else is to be known of it."""
    if GUILDMASTER in card.tags:
        yield speaker.texts.say("card-guildmaster")
    if card.domains:
        yield ", ".join(speaker.word(domain, of="domain") for domain in card.domains)
    for why, names in (
        ("weakness", card.weakness),
        ("resistance", card.resistance),
        ("invulnerability", card.invulnerability),
    ):
        if names:
            yield f"{speaker.word(why, of='why')}: {', '.join(_against(name, speaker) for name in names)}"


def _against(name: str, speaker: Speaker) -> str:
    """A type of wounds, a domain, all spells, or a condition."""
    lists = ("wound-type", "condition")
    kind = "domain" if name in DOMAINS else next((of for of in lists if f"{of}-{name}" in speaker.texts), "card")
    return speaker.word(name, of=kind)


def spell_tables(state: ArcaneState, speaker: Speaker) -> Iterator[Table]:
    """The scrolls that each Arcanist knows."""
    for model in state.models.values():
        if model.known:
            yield _scrolls(state, model, speaker)


def _scrolls(state: ArcaneState, model: Model, speaker: Speaker) -> Table:
    say = speaker.texts.say
    table = _table(say("spells-of", name=speaker.full_name(model.id)))
    for head in ("spell", "rank", "dice", "range", "text"):
        table.add_column(say(f"column-{head}"), overflow="fold")
    for name in model.known:
        spell = state.spells[name]
        dice = f"{spell.dice} ({spell.against.upper()})" if spell.dice else "–"
        text = spell.text.get(speaker.locale) or spell.text.get("en", "")
        reach = speaker.length(spell.reach) if spell.range else "–"
        table.add_row(Text(speaker.spell(name), style="bold"), str(spell.rank), dice, reach, text)
    return table


def _table(title: str) -> Table:
    table = Table(title=title, title_justify="left", pad_edge=False)
    table.box = None
    return table
