"""The flights of pieces over the table, made from the events that the viewer sees."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from rococo_desktop.controller.patisserie.faces import Faces
from rococo_desktop.controller.patisserie.ways import Ways
from rococo_desktop.controller.table.movement import MOST, Movement, Way
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.patisserie.view import View


class PatisserieMovement(Movement):
    """The flights of one game."""

    def __init__(self, faces: Faces, parent: QObject) -> None:
        super().__init__(parent)
        self._faces = faces

    def ways(
        self, before: View, after: View, events: Sequence[Event], *, carried: bool
    ) -> Sequence[Way]:
        ways = Ways(self._faces, before, after, carried=carried).of(events)
        return [way._replace(order=step) for step, way in enumerate(ways[:MOST])]
