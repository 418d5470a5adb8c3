"""The meaning of a click, key or drag on a piece of Rococo's table."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from rococo_desktop.controller.input.gestures import Gestures
from rococo_desktop.controller.qt import InQml
from rococo_desktop.controller.rococo.faces import Faces
from rococo_desktop.controller.rococo.foresight import RococoForesight
from rococo_desktop.controller.rococo.market import CardRow, card_row
from rococo_desktop.controller.table.marks import Marks
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.rococo.gestures import Path


@InQml("Rococo.Game")
class RococoGestures(Gestures):
    """The interpreter of gestures at this table."""

    def __init__(self, faces: Faces, foresight: RococoForesight, parent: QObject) -> None:
        super().__init__(faces.catalogue, CardRow, parent)
        self._faces = faces
        self._foresight = foresight

    def going_to(self, aim: str) -> list[str]:
        """Return the pieces that can go to a place."""
        reach = self._foresight.reach
        return [each for each in reach.options if reach.paths(each, aim)]

    def paths(self, piece: str, goal: str) -> Sequence[Path]:
        """Return the paths of a piece to its goal, or to the piece itself if that is empty."""
        return self._foresight.reach.paths(piece, goal)

    def can_choose(self, piece: str) -> bool:
        """Return whether a click on a piece that is not asked about yet chooses it."""
        return piece in self._foresight.reach.options

    def is_goal(self, piece: str) -> bool:
        """Return whether a dress can be rented to a place."""
        return piece in self._foresight.reach.ends

    def why_not(self, piece: str, goal: str) -> str:
        """Return why a piece cannot go to a goal."""
        obstacle = self._foresight.reach.obstacle(piece, goal)
        return super().why_not(piece, goal) if obstacle is None else self._foresight.why(obstacle)

    def is_card(self, answer: str) -> bool:
        """Return whether an answer is an employee."""
        return answer in self._faces.rules.employees

    def card_rows(self, asked: Decision, answers: Sequence[str]) -> Sequence[CardRow]:
        """Return the rows of employees."""
        marks = Marks(asked)
        return [card_row(self._faces, card, card, marks) for card in answers]

    def word_of(self, asked: Decision, answer: str) -> str:
        """Return an answer in words."""
        return self._faces.wording.option(asked, answer)
