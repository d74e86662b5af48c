"""What both editions of the magic ask of whoever buys artifacts: the checks that differ by their ids alone."""

from collections.abc import Iterator

from sortilege.content.pack import Pack
from sortilege.rosters.finding import Caution, Fault, Way
from sortilege.rosters.magicians import Buyer, buyers
from sortilege.rosters.roster import Roster
from sortilege.rules.magic.artifact import Artifact, is_open_to


def artifacts_of(buyer: Buyer, pack: Pack) -> Iterator[tuple[Way, Artifact]]:
    """Those that an entry buys and a pack has, with the way to each."""
    for place, artifact in enumerate(buyer.entry.card.artifacts):
        if artifact in pack.artifacts:
            yield buyer.entry.way("artifacts", place), pack.artifacts[artifact]


def artifacts_are_there(roster: Roster, pack: Pack) -> Iterator[Fault]:
    """C2-4b An artifact is on a card of the packs."""
    for buyer in buyers(roster, pack):
        for place, artifact in enumerate(buyer.entry.card.artifacts):
            if artifact not in pack.artifacts:
                way = buyer.entry.way("artifacts", place)
                yield Fault(rule="C2-4b", code="no_such_artifact", at=way, facts={"artifact": artifact})


def is_his_own(buyer: Buyer, artifact: Artifact) -> bool:
    """I2-9b Whether its card names him as its owner."""
    return artifact.reserved_to in (buyer.entry.model.id, buyer.card.called)


def may_carry(buyer: Buyer, artifact: Artifact, *, magicians: bool) -> bool:
    """I2-R41 A personality, unless its card opens it to others; in the first edition any Magician is one."""
    wide = artifact.carried_by == "anyone" or is_his_own(buyer, artifact)
    mage = buyer.is_magician and (magicians or artifact.carried_by == "magicians")
    return wide or mage or (buyer.card.personality and not magicians)


def counted(buyer: Buyer, pack: Pack) -> int:
    """I2-9b How many of its artifacts take a place: not such as any troop may carry, or name him."""
    found = [artifact for _, artifact in artifacts_of(buyer, pack)]
    bound = [artifact for artifact in found if artifact.carried_by != "anyone" and artifact.counts]
    return sum(not is_his_own(buyer, artifact) for artifact in bound)


def carriers(roster: Roster, pack: Pack, rule: str, *, magicians: bool = False) -> Iterator[Fault]:
    """Who may carry an artifact at all."""
    for buyer in buyers(roster, pack):
        for way, artifact in artifacts_of(buyer, pack):
            if not may_carry(buyer, artifact, magicians=magicians):
                facts = {"artifact": artifact.id, "model": buyer.entry.model.id, "who": artifact.carried_by}
                yield Fault(rule=rule, code="not_a_carrier", at=way, facts=facts)


def artifacts_reserved(roster: Roster, pack: Pack, rule: str) -> Iterator[Fault]:
    """An artifact reserved for a people, or a model, is for these alone."""
    for buyer in buyers(roster, pack):
        for way, artifact in artifacts_of(buyer, pack):
            if not is_open_to(artifact.reserved_to, buyer.entry.model.id, buyer.card.called, buyer.card.people):
                facts = {"artifact": artifact.id, "owner": artifact.reserved_to}
                yield Fault(rule=rule, code="I2-F8", at=way, facts=facts)


def artifacts_controlled(roster: Roster, pack: Pack, rule: str) -> Iterator[Fault]:
    """Its bearer controls every element that it uses."""
    for buyer in buyers(roster, pack):
        for way, artifact in artifacts_of(buyer, pack):
            for element in sorted(artifact.uses - buyer.card.controlled):
                facts = {"model": buyer.entry.model.id, "element": element, "artifact": artifact.id}
                yield Fault(rule=rule, code="artifact_element", at=way, facts=facts)


def unique_come_once(roster: Roster, pack: Pack, rule: str) -> Iterator[Fault]:
    """A card's text goes before the rules: some say that an army has them once."""
    seen: set[str] = set()
    for buyer in buyers(roster, pack):
        for way, artifact in artifacts_of(buyer, pack):
            if artifact.unique and (artifact.id in seen or buyer.entry.card.count > 1):
                yield Fault(rule=rule, code="artifact_unique", at=way, facts={"artifact": artifact.id})
            seen.add(artifact.id)


def gems_can_be_held(roster: Roster, pack: Pack, rule: str) -> Iterator[Caution]:
    """What gives or costs gems is of no use to whom has no reserve."""
    for buyer in buyers(roster, pack):
        for way, artifact in artifacts_of(buyer, pack):
            if not buyer.is_magician and (artifact.gives or artifact.gems.total):
                facts = {"artifact": artifact.id, "model": buyer.entry.model.id}
                yield Caution(rule=rule, code="artifact_useless", at=way, facts=facts)
