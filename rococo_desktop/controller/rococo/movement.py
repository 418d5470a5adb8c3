"""The flights of pieces over the table of Rococo, made from the events that the viewer sees."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from rococo_desktop.controller.rococo.faces import Faces
from rococo_desktop.controller.rococo.ways import Teller, Ways
from rococo_desktop.controller.table.movement import Movement, Way
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.rococo.view import View


class RococoMovement(Movement):
    """The flights of one game."""

    def __init__(self, faces: Faces, parent: QObject, tellers: Sequence[Teller]) -> None:
        super().__init__(parent)
        self._tellers = tellers
        self._faces = faces

    def ways(
        self, before: View, after: View, events: Sequence[Event], *, carried: bool
    ) -> Sequence[Way]:
        ways = Ways(self._faces, before, after, events, carried=carried, tellers=self._tellers)
        return ways.in_sequence()
