"""The ball at the end of the game: guests come to the palace in their dresses, hall by hall."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject

from rococo_desktop.controller.qt import InQml
from rococo_desktop.controller.rococo.faces import Faces, PictureFace
from rococo_desktop.controller.rows import RowsOf
from rococo_desktop.controller.table.finale import Finale, GroupRow
from rococo_desktop.engine.score import Score
from rococo_desktop.rules.rococo.view import View
from rococo_desktop.texts import capital

BACK, MIDDLE, FRONT = range(3)
"""The rows of guests before the palace; those of the King's hall stand in front."""
HALLS_IN_BACK = 2


class GuestRow(NamedTuple):
    """A guest, who comes at a ``stage`` and stands in a ``row``, in a ``place`` of ``many``.

    No two of all guests are in the same place, and the rows take turns, so that nobody is hidden.
    """

    key: str
    picture: str
    pin: str
    owner: int
    stage: int
    row: int
    place: int = 0
    many: int = 0


@InQml("Rococo.Game")
class Ball(Finale):
    """The guests in their dresses, hall by hall: the King's hall last."""

    guests = RowsOf(GuestRow)

    def __init__(self, faces: Faces, portraits: Sequence[str], parent: QObject) -> None:
        super().__init__(portraits, parent)
        self._faces = faces

    def refresh(self, view: View, score: Score, pin: Callable[[str], PictureFace | None]) -> None:
        """Show the guests of ``view``; ``pin`` returns the ornament worn with a dress."""
        board = self._faces.rules.board
        order = list(reversed(board.halls))
        coming = [
            (hall, [space.id for space in hall.spaces if space.id in view.guests]) for hall in order
        ]
        coming = [(hall, spaces) for hall, spaces in coming if spaces]
        halls = [
            GroupRow(
                hall.id,
                capital(str(self._faces.wording.hall(hall.id))),
                sorted(view.guests[space][1] for space in spaces),
            )
            for hall, spaces in coming
        ]
        rows: list[list[GuestRow]] = [[], [], []]
        for stage, (hall, spaces) in enumerate(coming):
            row = self._row(order.index(hall), len(order))
            for space in spaces:
                dress, owner = view.guests[space]
                worn = pin(dress)
                picture = f"guest/{self._faces.dress(dress).picture}"
                jewel = "" if worn is None else worn.picture
                rows[row].append(GuestRow(space, picture, jewel, owner, stage, row))
        spread = sorted(
            ((n + 0.5) / len(row), guest.row, guest) for row in rows for n, guest in enumerate(row)
        )
        placed = [
            guest._replace(place=place, many=len(spread))
            for place, (_, _, guest) in enumerate(spread)
        ]
        self.guests.show(sorted(placed, key=lambda guest: (guest.row, guest.place)))
        self.celebrate(halls, score)

    def _row(self, place: int, halls: int) -> int:
        """Return the row of a hall's guests, by its place in the order of coming."""
        if place == halls - 1:
            return FRONT
        return BACK if place < HALLS_IN_BACK else MIDDLE
