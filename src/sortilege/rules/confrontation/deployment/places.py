"""C2-6.5.2d, C2-6.5.2e Where a model may be deployed, and C2-12.1.30c, C2-12.1.30d where one may come back."""

from sortilege.rules.confrontation.space import effect_of
from sortilege.table.arc import in_front
from sortilege.table.base import Base
from sortilege.table.distance import distance
from sortilege.table.measure import LONGEST_EQUAL, longer, within
from sortilege.table.placed import Misplaced
from sortilege.table.placement import Placement
from sortilege.table.places import has_contact_place
from sortilege.table.reach import reach
from sortilege.table.sight import Sight, sight


class Deployment(Placement, frozen=True, dict=True, gc=True, tag="deployment"):
    """A place that is judged by the enemies that stand on the table already, the `foes`."""

    foes: tuple[str, ...] = ()
    charge: int | None = None
    """C2-R15 how far the model could charge: no foe may be within it"""
    flies: bool = False
    front: bool = False
    """C2-R25 whether only what is in front can be charged"""
    models_hide: str = "any"
    """C2-R24 whether models hide those that are larger"""
    charges: dict[str, int] = {}
    """C2-R15 how far each foe could charge, where it may not reach the model"""
    further: int | None = None
    """every foe must be further away than this"""
    near: int | None = None
    """some foe must be as near as this"""

    def _cannot_stand(self, place: Base) -> tuple[Misplaced, dict[str, object]] | None:
        return super()._cannot_stand(place) or self._too_near(place) or self._too_far(place)

    def _too_near(self, place: Base) -> tuple[Misplaced, dict[str, object]] | None:
        far = max(self.further or 0, self.charge or 0, *self.charges.values())
        near = self.battlefield.near(place.x, place.y, place.block[2] + far + LONGEST_EQUAL)
        for foe in self.foes:
            if foe not in near:
                continue
            gap = distance(place, near[foe])
            if self.further is not None and not longer(gap, self.further):
                return Misplaced.TOO_NEAR, {"by": foe, "gap": self.further}
            if self._could_charge(place, foe, gap):
                return Misplaced.TOO_NEAR, {"by": foe, "gap": self.charge}  # C2-R19 not how far it is
            if self._could_be_charged(place, foe, gap):
                return Misplaced.TOO_NEAR, {"by": foe, "gap": self.charges[foe]}
        return None

    def _too_far(self, place: Base) -> tuple[Misplaced, dict[str, object]] | None:
        if self.near is None or any(
            within(distance(place, self.battlefield.bases[foe]), self.near) for foe in self.foes
        ):
            return None
        return Misplaced.OUTSIDE_AREA, {}

    def _could_charge(self, place: Base, foe: str, gap: float) -> bool:
        """C2-R15 It would see the foe, and reach a free place in contact with it."""
        if self.charge is None or not within(gap, self.charge):
            return False
        if self.front and not in_front(place, self.battlefield.bases[foe]):
            return False
        return self._reaches(place, self.mover, foe, self.charge, flies=self.flies)

    def _could_be_charged(self, place: Base, foe: str, gap: float) -> bool:
        """C2-R15, the other reading: the foe would see it, and reach it."""
        far = self.charges.get(foe)
        return far is not None and within(gap, far) and self._reaches(place, foe, self.mover, far)

    def _reaches(self, place: Base, charger: str, target: str, far: int, *, flies: bool = False) -> bool:
        field = self.battlefield.with_base(self.mover, place)
        if sight(field, charger, target, effect=effect_of(self.models_hide)) is Sight.NONE:
            return False
        if not flies and reach(field, charger, target, limit=far) is None:
            return False
        return has_contact_place(field, charger, target)
