"""The end of the festival: the dishes are served table by table, then a toast to the winners."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject

from rococo_desktop.controller.patisserie.faces import Faces
from rococo_desktop.controller.qt import InQml
from rococo_desktop.controller.rows import RowsOf
from rococo_desktop.controller.table.finale import Finale, GroupRow
from rococo_desktop.engine.score import Score
from rococo_desktop.rules.patisserie.view import View
from rococo_desktop.texts import capital


class DishRow(NamedTuple):
    """A dish that is served at a ``stage``, in a ``place`` on its table."""

    key: str
    picture: str
    owner: int
    stage: int
    table: str
    place: int


@InQml("Patisserie.Game")
class Festival(Finale):
    """The dishes on the five tables."""

    dishes = RowsOf(DishRow)

    def __init__(self, faces: Faces, portraits: Sequence[str], parent: QObject) -> None:
        super().__init__(portraits, parent)
        self._faces = faces

    def refresh(self, view: View, score: Score) -> None:
        """Show the dishes of ``view``; tables without one are skipped."""
        faces = self._faces
        served = {
            table.id: [space.id for space in table.spaces if space.id in view.dishes]
            for table in faces.rules.board.tables
        }
        served = {table: spaces for table, spaces in served.items() if spaces}
        groups = [
            GroupRow(
                table,
                capital(str(faces.wording.table(table))),
                sorted(view.dishes[space][1] for space in spaces),
            )
            for table, spaces in served.items()
        ]
        self.dishes.show(
            DishRow(
                key=space,
                picture=faces.dish(view.dishes[space][0]).picture,
                owner=view.dishes[space][1],
                stage=stage,
                table=table,
                place=place,
            )
            for stage, (table, spaces) in enumerate(served.items())
            for place, space in enumerate(spaces)
        )
        self.celebrate(groups, score, self._best(view))

    def _best(self, view: View) -> dict[int, str]:
        """Return the picture of each player's dish with the most prestige."""
        dishes = [(self._faces.topped(dish), owner) for dish, owner in view.dishes.values()]
        dishes.sort(key=lambda dish: dish[0].prestige)
        return {owner: face.picture for face, owner in dishes}
