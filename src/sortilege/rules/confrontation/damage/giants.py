"""C2-R52 Models that must be killed more than once: Enormous, Huge, Gigantic."""

from collections.abc import Callable
from typing import Any, ClassVar

import msgspec

from sortilege.kernel import Event, Game, Rule
from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.state import Skirmish, Wound
from sortilege.rules.confrontation.wounds import PENALTY


class StaysInPlay(Event, frozen=True, gc=False):
    """A model was killed, and is not yet dead."""

    model: str
    kills: int
    wound: str
    """the wound whose effect it has from then on"""
    rule: str


class Giant(Ability):
    """It ignores wounds, and each time it is killed it has the effect of the next wound of its track."""

    track: ClassVar[tuple[Wound, ...]]

    def wound_penalty(self, act: Acting, usual: int, game: Game[Any]) -> int:
        """Of ordinary wounds none, of the wounds of the track theirs; or, by the option, ordinary from then on."""
        kills = game.state.models[act.bearer].kills
        if not kills:
            return 0
        return usual if game.options["c2.giant_track"] == "set" else PENALTY[self.track[kills - 1]]

    def about_to_be_killed(
        self, act: Acting, _usual: Callable[[], Rule[None]], game: Game[Any], _cause: str
    ) -> Rule[None] | None:
        return self._stay(act, game) if game.state.models[act.bearer].kills < len(self.track) else None

    def _stay(self, act: Acting, game: Game[Any]) -> Rule[None]:
        state: Skirmish = game.state
        here = state.models[act.bearer]
        effect = self.track[here.kills]
        wound = effect if game.options["c2.giant_track"] == "set" else Wound.NONE
        state.models[act.bearer] = msgspec.structs.replace(here, kills=here.kills + 1, wound=wound)
        game.tell(StaysInPlay(act.bearer, here.kills + 1, effect, self.rule))
        yield from ()
