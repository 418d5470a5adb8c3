"""The division of a game's record into rounds, phases, and turns of one card each."""

from collections.abc import Sequence

from rococo_desktop.controller.rococo.faces import Faces
from rococo_desktop.controller.rococo.scenes import Scene
from rococo_desktop.engine.events import Event, kind_of
from rococo_desktop.rules.events import RoundBegan
from rococo_desktop.rules.rococo.events import LivreGained
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.state import ACT, SELECT
from rococo_desktop.session.tree import Moment

PHASES = {"card_taken": "select", "supply_turned": "select", "item_scored": "final"}
"""The phases by the events that indicate them; a turn is indicated by the played card."""

IN_TURNS = frozenset({"supply_turned"})
"""Events that begin their phase, but may also occur in a turn."""


class RococoChapters:
    """The chapters of one game."""

    def __init__(self, faces: Faces, scenes: Sequence[Scene]) -> None:
        self._scenes = scenes
        self._catalogue = faces.catalogue
        self._wording = faces.wording

    def sign(self, event: Event) -> str:
        """Return the sign of an event; expansions take precedence over the base game."""
        signs = (scene.log_sign(event) for scene in reversed(self._scenes))
        return next(filter(None, signs), "")

    def begins_round(self, event: Event) -> bool:
        return isinstance(event, RoundBegan)

    def phase(self, event: Event, phase: str) -> str:
        """Return the phase of an event that follows one in ``phase``."""
        if isinstance(event, RoundBegan):
            return "prepare"
        if event.opens_turn:
            return ACT
        if isinstance(event, LivreGained) and event.reason == "income":
            return "income"
        kind = kind_of(type(event))
        return phase if phase == ACT and kind in IN_TURNS else PHASES.get(kind, phase)

    def heading(self, phase: str, seat: int) -> str:
        """Return the name of the player whose turn it is, or of a phase."""
        return self._wording.name(seat) if phase == ACT else self._wording.phase(phase)

    def title(self, moment: Moment[State]) -> str:
        """Return the title of a past moment: its round and its place in the round."""
        entry, shown = moment.entry, moment.state
        assert entry is not None
        assert shown.pending is not None
        before, turn = entry.before, entry.seat
        if shown.phase == SELECT:
            key = "select"
        elif (before.round, before.phase) != (shown.round, shown.phase):
            key = "before"
            turn = shown.pending.seat
        else:
            key = "after" if shown.players[turn].played is None else "during"
        return self._catalogue.text(
            f"window.past.{key}", round=shown.round, player=self._wording.name(turn)
        )
