"""The division of a game's record into rounds, phases, and turns of one card each."""

from collections.abc import Sequence
from typing import ClassVar

from rococo_desktop.controller.rococo.faces import Faces
from rococo_desktop.controller.rococo.scenes import Scene
from rococo_desktop.controller.table.chapters import Chapters
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.rococo.events import SupplyTurned
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.state import ACT, FINAL, SELECT
from rococo_desktop.session.tree import Moment


class RococoChapters(Chapters[State]):
    """The chapters of one game."""

    phases: ClassVar = {
        "card_taken": SELECT,
        "supply_turned": SELECT,
        "item_scored": FINAL,
        "game_ended": FINAL,
    }

    def __init__(self, faces: Faces, scenes: Sequence[Scene]) -> None:
        self._scenes = scenes
        self._catalogue = faces.catalogue
        self._wording = faces.wording

    def sign(self, event: Event) -> str:
        """Return the sign of an event; expansions take precedence over the base game."""
        signs = (scene.log_sign(event) for scene in reversed(self._scenes))
        return next(filter(None, signs), "")

    def phase(self, event: Event, phase: str) -> str:
        """Return the phase of an event; a supply may be turned in a turn, too."""
        turned = phase == ACT and isinstance(event, SupplyTurned)
        return phase if turned else super().phase(event, phase)

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
            f"window-past-{key}", round=shown.round, player=self._wording.name(turn)
        )
