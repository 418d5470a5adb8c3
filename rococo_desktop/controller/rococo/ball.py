"""The ball at the end of the game: the guests come to the palace in their dresses, hall by hall."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.qt import Property, QmlUncreatable
from rococo_desktop.controller.rococo.faces import Faces, PictureFace, capital
from rococo_desktop.controller.rows import Rows
from rococo_desktop.engine.score import Score
from rococo_desktop.rules.rococo.view import View

QML_IMPORT_NAME = "Rococo.Game"
QML_IMPORT_MAJOR_VERSION = 1

BACK, MIDDLE, FRONT = range(3)
"""The rows of guests before the palace; those of the King's hall stand in front."""
HALLS_IN_BACK = 2


class HallRow(NamedTuple):
    """A hall with guests; ``owners`` are the seats of their dresses' owners, one for each."""

    key: str
    name: str
    owners: list[int]


class GuestRow(NamedTuple):
    """A guest, who comes at a ``stage`` and stands in a ``place`` of ``many`` in a ``row``."""

    key: str
    picture: str
    pin: str
    owner: int
    stage: int
    row: int
    place: int
    many: int


@QmlElement
@QmlUncreatable("The ball comes from the program.")
class Ball(QObject):
    """The guests in their dresses, and the winners, for whom the fireworks are."""

    changed = Signal()

    def __init__(self, faces: Faces, names: tuple[str, ...], parent: QObject) -> None:
        super().__init__(parent)
        self._faces = faces
        self._names = names
        self._halls = Rows(HallRow, self)
        self._guests = Rows(GuestRow, self)
        self._winners: list[int] = []

    @Property(Rows, constant=True)
    def halls(self) -> Rows:
        """The halls with guests, in the order in which the guests come: the King's hall last."""
        return self._halls

    @Property(Rows, constant=True)
    def guests(self) -> Rows:
        return self._guests

    @Property("QVariantList", notify=changed)
    def winners(self) -> list[int]:
        """The seats of the winners."""
        return self._winners

    @Property(str, notify=changed)
    def winnerNames(self) -> str:
        return ", ".join(self._names[seat] for seat in self._winners)

    def refresh(self, view: View, score: Score, pin: Callable[[str], PictureFace | None]) -> None:
        """Show the guests of ``view``; ``pin`` returns the ornament worn with a dress."""
        board = self._faces.rules.board
        order = list(reversed(board.halls))
        coming = [
            (hall, [space.id for space in hall.spaces if space.id in view.guests]) for hall in order
        ]
        coming = [(hall, spaces) for hall, spaces in coming if spaces]
        self._halls.show(
            [
                HallRow(
                    hall.id,
                    capital(self._faces.wording.hall(hall.id)),
                    sorted(view.guests[space][1] for space in spaces),
                )
                for hall, spaces in coming
            ]
        )
        rows: list[list[GuestRow]] = [[], [], []]
        for stage, (hall, spaces) in enumerate(coming):
            row = rows[self._row(order.index(hall), len(order))]
            for space in spaces:
                dress, owner = view.guests[space]
                worn = pin(dress)
                picture = f"guest/{self._faces.dress(dress).picture}"
                jewel = "" if worn is None else worn.picture
                row.append(GuestRow(space, picture, jewel, owner, stage, 0, len(row), 0))
        self._guests.show(
            [
                guest._replace(row=number, many=len(row))
                for number, row in enumerate(rows)
                for guest in row
            ]
        )
        self._winners = list(score.winners)
        self.changed.emit()

    def _row(self, place: int, halls: int) -> int:
        """Return the row of a hall's guests, by its place in the order of coming."""
        if place == halls - 1:
            return FRONT
        return BACK if place < HALLS_IN_BACK else MIDDLE
