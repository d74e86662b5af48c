"""How things are said."""

import pytest

import sortilege
from sortilege.kernel import Allotment, Ask, Bound, One, Refusal
from sortilege.messages import Names, Speaker
from sortilege.rules.confrontation import events
from sortilege.rules.confrontation.reckoning import Part
from sortilege.rules.magic.elements import Gems
from sortilege.rules.magic.events import GemsSpent, SpellAnnounced, SpellStopped


@pytest.fixture(scope="module")
def speaker() -> Speaker:
    return Speaker("en", Names.of_setup(sortilege.default_setup()))


def test_models_and_spells_have_their_names(speaker: Speaker) -> None:
    announced = SpellAnnounced("aurelie", "second_dawn", "morrow", 9)
    assert speaker.event(announced) == "Aurélie announces Second Dawn at Morrow, difficulty 9."
    assert speaker.full_name("aurelie") == "Aurélie of the Morning Bell"


def test_gems_are_counted_and_none_is_not_said(speaker: Speaker) -> None:
    spent = GemsSpent("aurelie", "sunlance", Gems(light=2), Gems(air=1), Gems())
    assert speaker.event(spent) == "Aurélie spends 2 Light on Sunlance, 1 Air for more dice."


def test_an_answer_to_a_spell(speaker: Speaker) -> None:
    ask = Ask(
        1, "cast.answer", "I2-6.7a", One(("pass", ("absorb", "morrow", "fire", "fire"), ("dispel", "morrow", "air")))
    )
    assert isinstance(ask.choice, One)
    told = [speaker.option(ask, option) for option in ask.choice.options]
    assert told == ["pass", "Morrow absorbs with 2 Fire", "Morrow dispels with 1 Air"]
    stopped = SpellStopped("aurelie", "gust", "morrow", "absorb", "I2-6.7f")
    assert speaker.event(stopped) == "Morrow absorbs Gust of Aurélie."


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (Refusal("I2-F31", "I2-10.5c", magician="morrow"), "A Warrior-Mage cannot go into a trance."),
        (Refusal("I2-F31", "I2-7.3a", magician="morrow"), "A trance is declared on activation."),
        (Refusal("I2-F39", "I2-6.7e"), "The spell has already been answered."),
        (Refusal("I2-F37", "I2-6.7.1d", n=1), "Exactly 1 gem absorbs this spell."),
        (Refusal("I2-F37", "I2-6.7.1d", n=3), "Exactly 3 gems absorb this spell."),
        (Refusal("I2-F23", "I2-3.7b", spell="high_noon", n=1, span="game"), "High Noon has been cast once this game."),
        (Refusal("too_far", cost=1234, most=1000), "That is 12.3 cm of way; 10 cm is the most."),
        (Refusal("overlap", by="grave_double:figure_of_ash@morrow"), "The base would lie upon figure of ash."),
        (Refusal("never heard of"), "That is refused (never heard of)."),
    ],
)
def test_refusals(speaker: Speaker, refusal: Refusal, sentence: str) -> None:
    assert speaker.refusal(refusal) == sentence


def test_a_question_knows_its_bounds(speaker: Speaker) -> None:
    ask = Ask(0, "any.lose_gems", "I2-3.8a", Allotment((Bound("air", 0, 3),), 2, 2), {"magician": "aurelie"})
    assert speaker.ask(ask) == "Which 2 gems does Aurélie lose?"


PIM = {"name": {"en": "Pim"}}


def test_twins_are_told_apart() -> None:
    setup = {
        "models": [
            {"id": name, "seat": seat, "card": {"name": {"en": "Pim"}}} for seat, name in enumerate(("pim", "pim_2"))
        ]
    }
    names = Names.of_setup(setup)
    assert [names.model("pim"), names.model("pim_2")] == ["Pim (1)", "Pim (2)"]


def test_a_setup_of_another_time_still_has_names() -> None:
    names = Names.of_setup({"models": [{"id": "somebody"}, "rubbish"], "table": 3})
    assert names.model("somebody") == "somebody"
    assert names.model("never_met") == "never met"
    assert names.spell("never_learnt", "en") == "never learnt"


def test_prowess_is_told_in_its_decimals(speaker: Speaker) -> None:
    event = events.Tested(
        "aurelie", "prowess", 2, 640, 600, (), True, (Part(440, "movement", "C2-8.2b"),), (2,), "C2-8.2.2.2a"
    )
    assert "6.4 in all, enough for 6." in speaker.event(event)
