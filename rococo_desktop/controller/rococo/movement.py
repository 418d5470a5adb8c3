"""The flights of pieces over the table of Rococo, made from the events that the viewer sees."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject

from rococo_desktop.controller.rococo.faces import Faces
from rococo_desktop.controller.rococo.ways import Teller, Ways
from rococo_desktop.controller.table.movement import Movement
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.events import RoundBegan
from rococo_desktop.rules.rococo.view import View


class RococoMovement(Movement):
    """The flights of one game."""

    def __init__(self, faces: Faces, parent: QObject, tellers: Sequence[Teller]) -> None:
        super().__init__(parent)
        self._tellers = tellers
        self._faces = faces
        self._shown: View | None = None

    def refresh(self, view: View, events: Iterable[Event]) -> None:
        """Animate the change to ``view`` by ``events``, or jump to it if there are none."""
        before, self._shown = self._shown, view
        carried = self.take_carried()
        viewer = next(iter(view.eyes), None)
        seen = [each for event in events if (each := event.seen_by(viewer)) is not None]
        if before is None or not self.on or not seen:
            self.skip()
            return
        ways = Ways(self._faces, before, view, seen, carried=carried, tellers=self._tellers)
        rounds = [event.round for event in seen if isinstance(event, RoundBegan)]
        self.start(ways.in_sequence(), rounds[-1] if rounds else 0)
