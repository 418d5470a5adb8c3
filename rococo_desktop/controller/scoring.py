"""The final scoring as a table: a row for each item, a column for each player, and the parts."""

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.qt import Property, QmlUncreatable
from rococo_desktop.controller.rows import Rows
from rococo_desktop.rules.rococo.score import Score
from rococo_desktop.session.wording import Wording
from rococo_desktop.texts import Catalogue

QML_IMPORT_NAME = "Rococo.Game"
QML_IMPORT_MAJOR_VERSION = 1


class CellRow(NamedTuple):
    """A number of the table, under a player."""

    key: int
    points: int
    best: bool


class ItemRow(NamedTuple):
    """An item of the score sheet with every player's points."""

    key: str
    name: str
    cells: Rows


class PartRow(NamedTuple):
    """A summand of the chosen item; ``seat`` is whose it is."""

    key: str
    seat: int
    text: str


class StandingRow(NamedTuple):
    """A player's result; ``tieBreak`` says what money was left where that decided."""

    key: int
    name: str
    total: int
    livreLeft: int
    winner: bool


@QmlElement
@QmlUncreatable("The score comes from the program.")
class ScoreSheet(QObject):
    """The score of a finished game."""

    changed = Signal()

    def __init__(
        self,
        catalogue: Catalogue,
        wording: Wording,
        names: tuple[str, ...],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._wording = wording
        self._names = names
        self._items = Rows(ItemRow, self)
        self._cells: dict[str, Rows] = {}
        self._standings = Rows(StandingRow, self)
        self._parts = Rows(PartRow, self)
        self._chosen = ""
        self._score: Score | None = None

    @Property(Rows, constant=True)
    def items(self) -> Rows:
        return self._items

    @Property(Rows, constant=True)
    def standings(self) -> Rows:
        return self._standings

    @Property(Rows, constant=True)
    def parts(self) -> Rows:
        return self._parts

    @Property(str, notify=changed)
    def chosen(self) -> str:
        return self._chosen

    @Property(str, notify=changed)
    def chosenName(self) -> str:
        return self._wording.item(self._chosen) if self._chosen else ""

    @Property(str, notify=changed)
    def verdict(self) -> str:
        """Who won, in a sentence; what was left of the money decides between equal totals."""
        if self._score is None:
            return ""
        sheets, winners = self._score.players, self._score.winners
        names = ", ".join(self._names[seat] for seat in winners)
        best = sheets[winners[0]]
        level = sum(sheet.total == best.total for sheet in sheets)
        if len(winners) > 1:
            key = "window.score.shared"
        else:
            key = "window.score.tie_broken" if level > 1 else "window.score.won"
        return self._catalogue.text(key, names=names, total=best.total, livre=best.livre_left)

    @Slot(str)
    def choose(self, item: str) -> None:
        """Show the parts of one item."""
        self._chosen = item
        self._parts.show(list(self._part_rows()))
        self.changed.emit()

    def refresh(self, score: Score) -> None:
        """Show a score."""
        self._score = score
        names = [item.item for item in score.players[0].items]
        for place, item in enumerate(names):
            cells = self._cells.setdefault(item, Rows(CellRow, self))
            points = [sheet.items[place].points for sheet in score.players]
            most = max(points)
            cells.show([CellRow(seat, each, 0 < each == most) for seat, each in enumerate(points)])
        self._items.show(
            [ItemRow(item, self._wording.item(item), self._cells[item]) for item in names]
        )
        self._standings.show(
            [
                StandingRow(
                    seat, self._names[seat], sheet.total, sheet.livre_left, seat in score.winners
                )
                for seat, sheet in enumerate(score.players)
            ]
        )
        self.choose(self._chosen or names[0])

    def _part_rows(self) -> list[PartRow]:
        if self._score is None:
            return []
        return [
            PartRow(f"{seat}:{number}", seat, self._wording.part(part))
            for seat, sheet in enumerate(self._score.players)
            for item in sheet.items
            if item.item == self._chosen
            for number, part in enumerate(item.parts)
        ]
