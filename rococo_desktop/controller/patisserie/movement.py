"""The flights of pieces over the table, made from the events that the viewer sees."""

from collections.abc import Iterable

from PySide6.QtCore import QObject

from rococo_desktop.controller.patisserie.faces import Faces
from rococo_desktop.controller.patisserie.ways import Ways
from rococo_desktop.controller.table.movement import MOST, Movement
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.events import RoundBegan
from rococo_desktop.rules.patisserie.view import View


class PatisserieMovement(Movement):
    """The flights of one game."""

    def __init__(self, faces: Faces, parent: QObject) -> None:
        super().__init__(parent)
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
        ways = Ways(self._faces, before, view, carried=carried).of(seen)
        rounds = [each.round for each in seen if isinstance(each, RoundBegan)]
        steps = [way._replace(order=step) for step, way in enumerate(ways[:MOST])]
        self.start(steps, rounds[-1] if rounds else 0)
