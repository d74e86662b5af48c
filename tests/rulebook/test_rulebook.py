"""The rulebook as the project's own specifications fill it. Ids are looked up as a person types them."""

import re
from collections import Counter
from pathlib import Path

import pytest

from sortilege import rulebook
from sortilege.rulebook import Entry, UnknownId, closest, entries, find, known, rules, search
from sortilege.rulebook.texts import checkout

README = (checkout() / "docs" / "rules" / "README.md").read_text(encoding="utf-8")

RULES = {
    "C2": 415,
    "I2": 190,
    "I1": 81,
    "IN": 227,
    "I3H": 142,
    "I3": 167,
    "AR": 91,
    "ARH": 129,
    "MK": 160,
    "MKH": 95,
}


def column_of_readme(number: int) -> dict[str, int]:
    """What README.md counts of each specification: its second column names the systems."""
    rows = [line.split("|") for line in README.splitlines() if re.match(r"\| `\w[\w-]*\.md` \| `", line)]
    return {row[2].split("`")[1]: sum(map(int, row[number].split("+"))) for row in rows if row[number].strip()}


def kinds(system: str) -> Counter[str]:
    hosted = {"AR": ("AR", "ARH"), "MK": ("MK", "MKH")}.get(system, (system,))
    return Counter(entry.kind for prefix in hosted for entry in entries(prefix))


@pytest.mark.parametrize("prefix", RULES)
def test_rules_are_counted_as_the_readme_says(prefix: str) -> None:
    assert len(rules(prefix)) == RULES[prefix]
    assert len(set(rules(prefix))) == RULES[prefix]


@pytest.mark.parametrize(("number", "counted"), [(4, "ruling"), (5, "option"), (6, "refusal")])
def test_the_other_kinds_are_counted_as_the_readme_says(number: int, counted: str) -> None:
    for system, said in column_of_readme(number).items():
        assert kinds(system)[counted] == said, system


def test_examples_and_exact_probabilities_are_counted_together_as_the_readme_says() -> None:
    for system, said in column_of_readme(7).items():
        assert kinds(system)["example"] + kinds(system)["probability"] == said, system


def test_every_prefix_has_a_count_here() -> None:
    assert set(rulebook.PREFIXES) == set(RULES)


def test_a_rule_is_its_words_without_its_id() -> None:
    rule = find("i2-6.7.1a")
    assert rule.id == rules("I2")[rules("I2").index(rule.id)]
    assert (rule.kind, rule.system, rule.file) == ("rule", "I2", "incantation2.md")
    assert rule.heading == "§6.7 Counter-magic"
    assert rule.text.startswith("To absorb, he spends as many gems as the caster spent on that casting")


def test_the_line_is_where_it_is_defined() -> None:
    for entry in entries():
        if entry.kind == "section" or entry.kind == "step" or " Table " in entry.id:
            continue
        line = (checkout() / "docs" / "rules" / entry.file).read_text(encoding="utf-8").splitlines()[entry.line - 1]
        assert entry.kind == "row" or entry.id in line, entry.id


@pytest.mark.parametrize(
    ("identifier", "kind", "heading", "words"),
    [
        ("C2-T16", "table", "Damage (2d6 + FOR − RES, place by the lower die)", "| g | doubles | read C2-T17 |"),
        ("C2-T16c", "row", "Damage (2d6 + FOR − RES, place by the lower die)", "head (4, 5): critical"),
        ("C2-P7.1", "procedure", "C2-P7 Fear", "**Courage test.** (a) Find whether"),
        ("C2-E44", "probability", "8.3 Exact probabilities (by enumeration)", "| ≥ 18 | 1 | 1 | 1 | 1 | 19 | 13 |"),
        ("C2-E1", "example", "8.1 The source's own", "9. Tharn: −1 to INI"),
        ("no_counter", "refusal", "6. Refusals", "A magician cannot counter-attack."),
        ("I2-P5", "procedure", "Casting one spell", "| roll a 6 again | caster's player |"),
        ("I2-F24", "refusal", "6. Refusals", "was already aimed at this target this turn"),
        ("I2-R5", "ruling", "7. Rulings", "When is counter-magic announced?"),
        ("I2-E1", "erratum", "8.1 The source's own examples", "It proves that a 1 spoils one die"),
        ("I2-Q7", "probability", "8.3 Probabilities", "85/216"),
        ("I2 Table 5", "table", "4. Tables", "| Virtuoso | 0 | 3 | 5 | 7 | 9 | 11 | 13 |"),
        ("i2-5.5.4a", "rule", "4. Tables", "college: Telluric Magic"),
        ("I1-X2", "example", "8.1 The project's examples", "*1.* Dorrin casts Thornmail"),
        ("ar-13d", "rule", "AR-13 Arcane Instability Test", "*Critical success*"),
        ("AR-13", "section", "Arcane Instability Test", "the total is the sum of n dice"),
        ("AR-T1", "table", "Result of the AI test (n dice; AR-13)", "`possessed`"),
        ("AR-PR2", "procedure", "AI test", "No player decides anything here."),
        ("AR-P1", "probability", "8.3 Exact probabilities", "| 10 | 0 / 5/6 / 1/6 / 0 |"),
        ("arh-10c", "rule", "ARH-10 Areas", "`circle:R`"),
        ("mk-17b", "rule", "17 Order of Sorcery — Ley Harmony (not optional)", "*X* is BROWSE_ACTION"),
        ("mkh-1a", "rule", "MKH-1 Players and armies", "*sure* Two or more players"),
        ("MK-C-WAND", "refusal", "6. Refusals", "Counter spell needs the wand attack type."),
        ("MK-D01", "divergence", "4.5 Divergences between the five versions", "taken: both"),
        ("MK-R02", "ruling", "7. Rulings", "`action_to_token` | `token_to_end`"),
        ("in-26.1.1.6a", "rule", "26.1.1.6 Followers", "A follower is a warrior who is no Personality"),
        ("IN-D12", "format", "4.16 Conditions and exploits", "The engine keeps one counter"),
        ("IN-P04.2", "step", "Table", "Sides: each d6, higher chooses"),
        ("IN-P01.4a", "step", "Begin a quest", "who: adversary"),
        ("IN-E23", "example", "8.3 A complete adventure (IN-E23)", "**Game 8.**"),
        ("exp.raven_eyed", "card", "10.1 Experience cards", "recuperation: 4"),
        ("i3-ta", "rule", "T. The characteristic test (project's own", "A Power test's final result"),
        ("I3-EX-S1", "example", "8.1 The source's own", "outcome: starts with 5 gems"),
        ("I3-EX-S16", "example", "8.1 The source's own", "| 14 | afterwards |"),
        ("I3-EX-P12", "probability", "8.3 Probabilities", "| 9 | 11/54 |"),
        ("I3-ERR1", "erratum", "8.1 The source's own", "they are 2L+1E"),
        ("i3h-1a", "rule", "1. Order of the rules", "C2 holds as I3H-TAB1 says"),
        ("I3H-TAB6", "table", "Options", ""),
        ("i2.six_reroll", "option", "Expert options", "values: `optional`, `mandatory`"),
    ],
)
def test_entries_of_every_kind(identifier: str, kind: str, heading: str, words: str) -> None:
    entry = find(identifier)
    assert entry.kind == kind
    assert entry.heading.startswith(heading)
    assert words in entry.text


def test_a_definition_ends_where_the_next_begins() -> None:
    assert "C2-T17 Critical" not in find("C2-T16").text
    assert "I2-P6" not in find("I2-P5").text.splitlines()[-1]
    assert "Rally" not in find("C2-P7.1").text
    assert "AR-P3" not in find("AR-P2").text
    assert "Errata of the source" not in find("I3-EX-S16").text
    assert not any(entry.text.endswith("---") for entry in entries())


def test_a_section_holds_its_rules_and_those_of_its_own_sections() -> None:
    absorption = find("I2-6.7.1")
    assert absorption.kind == "section"
    assert absorption.text in find("I2-6.7").text
    assert find("i2-6.7.1b").text in absorption.text


def test_every_entry_says_something_and_every_id_is_defined_once() -> None:
    names = Counter(entry.id.casefold() for entry in entries())
    assert [name for name, times in names.items() if times > 1] == []
    assert [entry.id for entry in entries() if not entry.text] == []


def test_an_id_is_found_however_it_is_cased_but_known_only_as_it_is_written() -> None:
    assert find("  i2-r5 ") == find("I2-R5")
    assert known("I2-R5")
    assert not known("i2-r5")


def nearest(identifier: str) -> tuple[str, ...]:
    with pytest.raises(UnknownId) as caught:
        find(identifier)
    return caught.value.closest


@pytest.mark.parametrize(
    ("wrong", "meant"),
    [
        ("i2-6.7.1z", "I2-6.7.1"),
        ("i2.six_rerol", "i2.six_reroll"),
        ("mk-gangup", "MK-GANG-UP"),
        ("no_countr", "no_counter"),
        ("c2-t16z", "C2-T16"),
    ],
)
def test_a_near_miss_suggests_what_may_be_meant(wrong: str, meant: str) -> None:
    assert nearest(wrong)[0] == meant


def test_a_wrong_letter_suggests_the_rules_of_its_section() -> None:
    assert [name.lower() for name in nearest("i2-6.7.1z")] == ["i2-6.7.1", "i2-6.7.1a", "i2-6.7.1b"]


def test_what_is_like_nothing_suggests_nothing() -> None:
    assert nearest("xyzzy") == ()
    assert closest("xyzzy") == ()


def ids(found: list[Entry]) -> list[str]:
    return [entry.id for entry in found]


def test_every_word_must_occur() -> None:
    found = search("absorb darkness")
    assert "i2.darkness_absorbs_darkness" in ids(found)
    for entry in found:
        assert {"absorb", "darkness"} <= set(re.findall("absorb|darkness", f"{entry} {entry.text}".casefold()))
    assert len(search("absorb")) > len(found)


def test_the_beginning_of_an_id_comes_first_then_the_heading_then_the_text() -> None:
    assert ids(search("C2-T16"))[0] == "C2-T16"
    assert search("devotion", "I2")[0].heading == "Devotion"
    headings = [entry.heading.lower() for entry in search("mana recovery", "I2")]
    assert "mana recovery" in headings[0]
    assert "mana recovery" not in headings[-1]


def test_accents_and_capitals_do_not_matter() -> None:
    assert ids(search("ACHERON necromancy")) == ids(search("achéron necromancy")) != []


def test_a_search_can_keep_to_one_system() -> None:
    assert {entry.system for entry in search("dice", "ar")} == {"AR"}
    assert search("dice", "ZZ") == []
    assert search("   ") == []


def test_only_the_file_that_the_prefix_names_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    from sortilege.rulebook import lookup

    read: list[str] = []

    def lines_of(file: str) -> list[str]:
        read.append(file)
        return []

    monkeypatch.setattr(lookup, "lines_of", lines_of)
    lookup._entries_of.cache_clear()
    lookup._index_of.cache_clear()
    try:
        with pytest.raises(UnknownId):
            find("MKH-SLOTS")
    finally:
        lookup._entries_of.cache_clear()
        lookup._index_of.cache_clear()
    assert read == ["sorcery.md"]


def test_the_wheels_copy_is_read_where_there_is_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from sortilege.rulebook import texts

    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "options.md").write_text("the copy", encoding="utf-8")
    monkeypatch.setattr(texts, "files", lambda _package: tmp_path)
    monkeypatch.setattr(texts, "CHECKOUT", tmp_path)
    texts.folder.cache_clear()
    try:
        assert texts.lines_of("options.md") == ["the copy"]
        with pytest.raises(texts.NoCheckout, match="needs a checkout"):
            texts.checkout()
    finally:
        texts.folder.cache_clear()
