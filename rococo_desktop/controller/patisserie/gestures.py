"""The meaning of a click, a key or a drag on a piece before a question asks about it."""

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.game_table import Gesture
from rococo_desktop.controller.gestures import Gestures
from rococo_desktop.controller.patisserie.carry import DISCARD
from rococo_desktop.controller.patisserie.faces import Faces
from rococo_desktop.controller.patisserie.foresight import PatisserieForesight
from rococo_desktop.controller.qt import QmlUncreatable
from rococo_desktop.engine.state import Decision

QML_IMPORT_NAME = "Patisserie.Game"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("Gestures come from the program.")
class PatisserieGestures(Gestures):
    """The interpreter of gestures; a place that is clicked first waits for its piece."""

    found = Signal(object)
    """Emitted with the answers of a ``Gesture``."""
    mentioned = Signal(str)
    """Emitted with why a gesture has no meaning, or with a request to name the next piece."""

    def __init__(self, faces: Faces, foresight: PatisserieForesight, parent: QObject) -> None:
        super().__init__(parent)
        self._faces = faces
        self._foresight = foresight
        self._decision: Decision | None = None

    def refresh(self, decision: Decision | None) -> None:
        """Cancel any gesture for an earlier question."""
        self._decision = decision
        self._aim = ""
        self.changed.emit()

    def going_to(self, aim: str) -> list[str]:
        """Return the pieces that can go to a place."""
        reach = self._foresight.reach
        return [piece for piece in reach.goals_from if aim in reach.goals(piece)]

    def take(self, piece: str) -> None:
        """Choose a piece, or name a place for the next piece."""
        aim, self._aim = self._aim, ""
        if aim and piece in self.going_to(aim):
            self.say(piece, aim)
        elif self._foresight.reach.path(piece):
            self.say(piece, "")
        elif aim != piece and self.going_to(piece):
            self._aim = piece
            self.mentioned.emit(self._faces.text("aim"))

    def say(self, piece: str, goal: str) -> bool:
        """Move a piece to its goal, or choose it if that is empty; return whether it is legal."""
        reach = self._foresight.reach
        answers = reach.goals(piece).get(goal, ()) if goal else ()
        if goal == DISCARD and piece in reach.discards:
            answers = (piece,)
        if not goal and self._decision is not None and piece in self._decision.options:
            answers = (piece,)
            if piece in reach.discards and reach.path(piece):
                answers = reach.path(piece)
        elif not goal:
            answers = reach.path(piece)
        if not answers:
            self.mentioned.emit(self._faces.text("nothing"))
            return False
        self.found.emit(Gesture(answers))
        return True

    @Slot(result=bool)
    def drop(self) -> bool:
        """Withdraw the named place; return whether there was one."""
        if not self._aim:
            return False
        self._aim = ""
        self.changed.emit()
        return True
