"""List models whose rows are named tuples; a refresh changes only the rows that differ."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, Self, TypeVar

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from rococo_desktop.controller.qt import InQml, Made, Property
from rococo_desktop.rules.foreign import displayable
from rococo_desktop.texts import Catalogue

if TYPE_CHECKING:
    from rococo_desktop.controller.qt import Readable

Index = QModelIndex | QPersistentModelIndex

NOBODY = -1
"""Instead of a seat."""

_FIRST_ROLE = Qt.ItemDataRole.UserRole + 1
_ROOT = QModelIndex()


@cache
def _roles(row_type: type[NamedTuple]) -> dict[int, QByteArray]:
    """Return the fields of a class of rows as roles, once for all its models."""
    return {_FIRST_ROLE + i: QByteArray(name.encode()) for i, name in enumerate(row_type._fields)}


@InQml("Table.Program")
class Rows(QAbstractListModel):
    """Rows of one named tuple class; its fields are the roles, its first field is the key."""

    countChanged = Signal()

    def __init__(self, row_type: type[NamedTuple], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = _roles(row_type)
        self._rows: list[Any] = []

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:
        return self._names

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or role not in self._names:
            return None
        value = self._rows[index.row()][role - _FIRST_ROLE]
        return displayable(value) if isinstance(value, str) else value

    @Property(int, notify=countChanged)
    def count(self) -> int:
        return len(self._rows)

    @property
    def rows(self) -> Sequence[Any]:
        return self._rows

    def show(self, rows: Iterable[Any]) -> None:
        """Show ``rows``, and notify views of what came, went, moved or changed; keys are unique."""
        rows = list(rows)
        before = {row[0] for row in self._rows}
        kept = {row[0] for row in rows}
        for place in range(len(self._rows) - 1, -1, -1):
            if self._rows[place][0] not in kept:
                self.beginRemoveRows(_ROOT, place, place)
                del self._rows[place]
                self.endRemoveRows()
        for place, row in enumerate(rows):
            if place >= len(self._rows) or self._rows[place] != row:
                self._settle(place, row)
        # Even if as many came as went: whoever read the count in between read another number.
        if before != kept:
            self.countChanged.emit()

    def _settle(self, place: int, row: Any) -> None:
        if place == len(self._rows) or self._rows[place][0] != row[0]:
            old = self._place_of(row[0], place)
            if old is None:
                self.beginInsertRows(_ROOT, place, place)
                self._rows.insert(place, row)
                self.endInsertRows()
                return
            self.beginMoveRows(_ROOT, old, old, _ROOT, place)
            self._rows.insert(place, self._rows.pop(old))
            self.endMoveRows()
        shown = self._rows[place]
        if any(now is None and was is not None for was, now in zip(shown, row, strict=True)):
            self._replace(place, row)
        elif shown != row:
            self._rows[place] = row
            changed = [
                _FIRST_ROLE + i
                for i, (was, now) in enumerate(zip(shown, row, strict=True))
                if was != now
            ]
            index = self.index(place)
            self.dataChanged.emit(index, index, changed)

    def _replace(self, place: int, row: Any) -> None:
        """Make views create the row again.

        In QML a required property of an object type keeps its object when the role becomes null.
        """
        self.beginRemoveRows(_ROOT, place, place)
        del self._rows[place]
        self.endRemoveRows()
        self.beginInsertRows(_ROOT, place, place)
        self._rows.insert(place, row)
        self.endInsertRows()

    def _place_of(self, key: object, start: int) -> int | None:
        for place in range(start, len(self._rows)):
            if self._rows[place][0] == key:
                return place
        return None


class PieceRow(Protocol):
    """The row of a piece, or of an empty place, which is no choice."""

    @property
    def label(self) -> str: ...

    @property
    def choice(self) -> str: ...

    def _replace(self, *, label: str) -> Self: ...


P = TypeVar("P", bound=PieceRow)


def told_apart(rows: Iterable[P], catalogue: Catalogue) -> list[P]:
    """Return rows of pieces that lie together, with those numbered that are called alike."""
    rows = list(rows)
    alike = Counter(row.label for row in rows if row.choice)
    if len(alike) == len(rows):
        return rows
    met: Counter[str] = Counter()
    for place, row in enumerate(rows):
        if row.choice and alike[row.label] > 1:
            met[row.label] += 1
            numbers = {"n": met[row.label], "most": alike[row.label]}
            text = catalogue.text("window-table-alike", piece=row.label, **numbers)
            rows[place] = row._replace(label=text)
    return rows


def RowsOf(row_type: type[NamedTuple]) -> "Readable[Rows]":
    """Keep rows of a named tuple class for QML; they are made when they are first read."""
    return Made(Rows, lambda owner: Rows(row_type, owner))
