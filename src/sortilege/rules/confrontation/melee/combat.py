"""C2-10.2, C2-10.3: melees, the combats into which they are split, and the combat that is being fought."""

from enum import StrEnum

from sortilege.kernel import Public, Row, Seat

Sides = tuple[tuple[str, ...], tuple[str, ...]]
"""The models of both seats; one side of a combat is a single model."""


class Melee(Row, frozen=True):
    """C2-P11 step 1: models that are connected by contact, and not yet split."""

    models: Public[tuple[str, ...]]
    entered: Public[bool] = False
    """C2-10.5f by pursuit: its combats come next"""


class Combat(Row, frozen=True):
    """C2-10.2a One against one, or several against one: still to be fought."""

    sides: Public[Sides]
    entered: Public[bool] = False

    @property
    def models(self) -> tuple[str, ...]:
        return self.sides[0] + self.sides[1]

    @property
    def named(self) -> tuple[str, ...]:
        """How it is named in a question: the single model, and those that it fights."""
        one, other = self.sides
        return one + other if len(one) == 1 else other + one


class Stage(StrEnum):
    """C2-P12 Where a combat stands."""

    INITIATIVE = "initiative"
    ALLOT = "allot"
    ATTACK = "attack"
    """targets and difficulties are declared"""
    STRIKE = "strike"
    """the attack dice are rolled"""
    PARRY = "parry"
    """the defence dice are set against hits"""
    DEFEND = "defend"
    """the defence dice are rolled"""
    WOUND = "wound"
    OVER = "over"
    PURSUE = "pursue"


class Fighter(Row, frozen=True):
    """A model in the combat: its dice."""

    attack: Public[int] = 0
    """dice allotted to attack"""
    defense: Public[int] = 0
    """dice allotted to defence"""
    parries: Public[int] = 0
    """those of them that have not been rolled"""
    earned: Public[int] = 0
    """C2-R50 attack dice for its side's next step"""
    declared: Public[int] = 0
    """attack dice of this step that have been aimed, or left unused"""
    extra_actions: Public[int] = 0
    berserk: Public[bool] = False
    counter_attacks: Public[bool] = False
    """in this step"""


class Blow(Row, frozen=True):
    """An attack die: at whom, how hard, and how many defence dice are set against it once it has hit."""

    attacker: Public[str]
    target: Public[str]
    difficulty: Public[int]
    master_stroke: Public[bool] = False
    parries: Public[int] = 0
    parried: Public[bool] = False


class Fight(Row, frozen=True):
    """The combat that is being fought."""

    sides: Public[Sides]
    began: Public[tuple[int, int]]
    """how many stood on each side when it began"""
    fighters: Public[dict[str, Fighter]]
    stage: Public[Stage] = Stage.INITIATIVE
    winner: Public[Seat] = 0
    """of the Initiative test"""
    step: Public[int] = 0
    """C2-R50: A, B, C …"""
    left: Public[tuple[str, ...]] = ()
    """those who have still to do what the stage is about"""
    blows: Public[tuple[Blow, ...]] = ()
    """declared and not yet rolled"""
    hits: Public[tuple[Blow, ...]] = ()

    @property
    def attacking(self) -> Seat:
        """C2-R50 The winner in the steps A, C …, the loser in B, D …"""
        return self.winner if self.step % 2 == 0 else 1 - self.winner

    @property
    def reprisal_is_over(self) -> bool:
        """Only earned dice are left (C2-P12 step 6)."""
        return self.step > 1

    def dice_of(self, model: str) -> int:
        """The attack dice of a model in this step: those allotted, while it is the step for them, and those earned."""
        fighter = self.fighters[model]
        return fighter.earned + (0 if self.reprisal_is_over else fighter.attack)

    def opponents(self, model: str) -> tuple[str, ...]:
        return self.sides[1] if model in self.sides[0] else self.sides[0]

    def friends(self, model: str) -> tuple[str, ...]:
        """The model's own side, itself among them."""
        return self.sides[0] if model in self.sides[0] else self.sides[1]

    def hits_on(self, model: str) -> tuple[Blow, ...]:
        return tuple(hit for hit in self.hits if hit.target == model)
