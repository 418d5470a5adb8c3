"""The meaning of a click, key or drag on a piece, and the choice if it is ambiguous.

A piece goes to its goal at once if only one card or action leads there. If several do, the player
chooses among them beside the pointer. If a place is named first, the next piece goes there.
"""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.gestures import Gestures
from rococo_desktop.controller.marks import Marks
from rococo_desktop.controller.qt import Property, QmlUncreatable
from rococo_desktop.controller.rococo.faces import Faces
from rococo_desktop.controller.rococo.foresight import RococoForesight
from rococo_desktop.controller.rococo.market import CardRow, card_row
from rococo_desktop.controller.rows import Rows
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.rococo.gestures import Path

QML_IMPORT_NAME = "Rococo.Game"
QML_IMPORT_MAJOR_VERSION = 1


class WayRow(NamedTuple):
    """A path that is offered in words."""

    key: str
    label: str


@QmlElement
@QmlUncreatable("Gestures come from the program.")
class RococoGestures(Gestures):
    """The interpreter of gestures, which asks if there is more than one path."""

    choosingChanged = Signal()
    found = Signal(object)
    """Emitted with the ``Path`` of the gesture."""
    mentioned = Signal(str)
    """Emitted with the reason why a gesture has no meaning, or a request to name the next piece."""

    def __init__(self, faces: Faces, foresight: RococoForesight, parent: QObject) -> None:
        super().__init__(parent)
        self._faces = faces
        self._foresight = foresight
        self._paths: Sequence[Path] = ()
        self._step = 0
        self._cards = Rows(CardRow, self)
        self._words = Rows(WayRow, self)

    @Property(bool, notify=choosingChanged)
    def choosing(self) -> bool:
        """Whether paths are offered."""
        return bool(self._paths)

    @Property(Rows, constant=True)
    def cards(self) -> Rows:
        """The offered employees."""
        return self._cards

    @Property(Rows, constant=True)
    def words(self) -> Rows:
        """The other offered answers."""
        return self._words

    def going_to(self, aim: str) -> list[str]:
        """Return the pieces that can go to a place."""
        reach = self._foresight.reach
        return [each for each in reach.options if reach.paths(each, aim)]

    def take(self, piece: str) -> None:
        """Choose a piece, or name a place for the next piece."""
        reach = self._foresight.reach
        aim, self._aim = self._aim, ""
        if aim and aim != piece and reach.paths(piece, aim):
            self.say(piece, aim)
        elif piece in reach.options:
            self.say(piece, "")
        elif aim != piece and piece in reach.ends:
            self._aim = piece
            self.mentioned.emit(self._faces.catalogue.text("window.gesture.aim"))

    @Slot(str, str, result=bool)
    def say(self, piece: str, goal: str) -> bool:
        """Move a piece to its goal, or choose it if that is empty; return whether it is legal."""
        paths = self._foresight.reach.paths(piece, goal)
        if not paths:
            self.mentioned.emit(self._why_not(piece, goal))
            return False
        self._follow(paths, 0)
        return True

    @Slot(str)
    def pick(self, answer: str) -> None:
        """Choose one of the offered answers."""
        paths = [path for path in self._paths if path.answers[self._step] == answer]
        if paths:
            self._follow(paths, self._step + 1)

    @Slot(result=bool)
    def drop(self) -> bool:
        """Withdraw the offer, or else the named place; return whether there was either."""
        if self._paths:
            self._offer((), 0)
        elif self._aim:
            self._aim = ""
            self.changed.emit()
        else:
            return False
        return True

    def refresh(self) -> None:
        """Cancel any gesture for an earlier question."""
        self._aim = ""
        self._offer((), 0)

    def _follow(self, paths: Sequence[Path], step: int) -> None:
        """Follow a single path, or offer the answers at which the paths diverge."""
        if len(paths) == 1:
            self._aim = ""
            self._offer((), 0)
            self.found.emit(paths[0])
            return
        while len({path.answers[step] for path in paths}) == 1:
            step += 1
        self._offer(paths, step)

    def _offer(self, paths: Sequence[Path], step: int) -> None:
        was_choosing = self.choosing
        self._paths, self._step = paths, step
        answers = dict.fromkeys(path.answers[step] for path in paths)
        employees = self._faces.rules.employees
        cards = [answer for answer in answers if answer in employees]
        marks = Marks(paths[0].asked[step] if paths else None)
        self._cards.show([card_row(self._faces, card, card, marks) for card in cards])
        self._words.show(
            [
                WayRow(answer, self._label(paths[0].asked[step], answer))
                for answer in answers
                if answer not in employees
            ]
        )
        self.changed.emit()
        if self.choosing or was_choosing:  # other ways may be offered now
            self.choosingChanged.emit()

    def _why_not(self, piece: str, goal: str) -> str:
        obstacle = self._foresight.reach.obstacle(piece, goal)
        if obstacle is None:
            return self._faces.catalogue.text("window.gesture.nothing")
        return self._foresight.why(obstacle)

    def _label(self, asked: Decision, answer: str) -> str:
        return self._faces.wording.option(asked, answer)
