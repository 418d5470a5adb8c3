"""The supplies of each kind of piece: what is still to come, in one table for each sort."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.face import Face
from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.rows import Rows, RowsOf
from rococo_desktop.rules.remaining import Remaining
from rococo_desktop.texts import Catalogue


class SupplyRow(NamedTuple):
    """The numbers of a kind of piece by place; ``signs`` are shown for it.

    In pictures, a ``face`` stands for the signs if all of the kind look like it, and the ``mark``
    is a number on it.
    """

    key: str
    name: str
    signs: list[str]
    total: int
    toCome: int
    onDisplay: int
    inUse: int
    rest: int
    summary: str
    face: Face | None = None
    mark: str = ""


class PictureRow(NamedTuple):
    """The kinds that look alike in pictures, and the number of those that are still to come."""

    key: str
    face: Face | None
    signs: list[str]
    mark: str
    number: int


class PileRow(NamedTuple):
    """A face-down pile: the sort of pieces, their number, and in ``kinds`` that of each kind.

    The ``value`` is both that number and that of the ``discarded`` ones, if they have a place.
    """

    key: str
    sign: str
    label: str
    number: str
    value: str
    discarded: str = ""
    kinds: str = ""


class Supply(NamedTuple):
    """All kinds of one sort of pieces; ``key`` is the key of the sort's words.

    The ``pile`` is None if there is none, or the game orders its piles itself. If the rows are
    ``pictured``, signs say what a kind is, and its name is only told.
    """

    key: str
    rows: Sequence[SupplyRow]
    pile: PileRow | None = None
    pictured: bool = False


class SupplyTableRow(NamedTuple):
    """A sort of pieces: the words above its columns, its rows, and a note on the rest."""

    key: str
    heading: str
    kind: str
    places: list[str]
    rows: Rows
    pictures: Rows
    note: str
    pictured: bool


@InQml("Table.Program")
class Supplies(QObject):
    """The pieces that are still to come, as far as the person at the screen may know."""

    turned = Signal()
    asked = Signal()
    """Emitted when they are to be shown."""

    tables = RowsOf(SupplyTableRow)
    piles = RowsOf(PileRow)
    page = Value(str, notify=turned)
    """The sort of pieces shown."""

    def __init__(self, catalogue: Catalogue, page: str, parent: QObject) -> None:
        """Show the sort of pieces ``page`` first."""
        super().__init__(parent)
        self._catalogue = catalogue
        self._rows = defaultdict[str, Rows](lambda: Rows(SupplyRow, self))
        self._pictures = defaultdict[str, Rows](lambda: Rows(PictureRow, self))
        self.page = page

    @Slot(str)
    def turn(self, page: str) -> None:
        if page:
            self.page = page
            self.turned.emit()

    @Slot(str)
    def ask(self, page: str) -> None:
        """Show all supplies, beginning with a sort of pieces; the last one if it is empty."""
        self.turn(page)
        self.asked.emit()

    def refresh(self, supplies: Sequence[Supply], piles: Iterable[PileRow] = ()) -> None:
        """Show all sorts of pieces, and ``piles`` before those of the supplies."""
        for supply in supplies:
            self._rows[supply.key].show(supply.rows)
            self._pictures[supply.key].show(pictures_of(supply))
        self.tables.show(self._table(supply) for supply in supplies)
        kinds = {supply.key: kinds_of(self._catalogue, supply) for supply in supplies}
        added = (supply.pile for supply in supplies if supply.pile is not None)
        self.piles.show(pile._replace(kinds=kinds[pile.key]) for pile in (*piles, *added))

    def _table(self, supply: Supply) -> SupplyTableRow:
        key = supply.key
        texts, words = self._catalogue, f"window-supplies-{key}"
        places = [texts.text(f"{words}-{each}") for each in PLACES if f"{words}-{each}" in texts]
        heading, kind = texts.text(f"{words}-heading"), texts.text(f"{words}-kind")
        note = texts.text(f"{words}-note") if f"{words}-note" in texts else ""
        return SupplyTableRow(
            key=key,
            heading=heading,
            kind=kind,
            places=places,
            rows=self._rows[key],
            pictures=self._pictures[key],
            note=note,
            pictured=supply.pictured,
        )


def pictures_of(supply: Supply) -> Iterator[PictureRow]:
    """Yield a picture for each kind that is still to come; kinds that look alike have one."""
    alike = defaultdict[tuple[Face | None, tuple[str, ...], str], list[SupplyRow]](list)
    for row in supply.rows:
        if row.toCome:
            alike[row.face, tuple(row.signs), row.mark].append(row)
    for (face, signs, mark), rows in alike.items():
        yield PictureRow(rows[0].key, face, [*signs], mark, sum(row.toCome for row in rows))


def kinds_of(texts: Catalogue, supply: Supply) -> str:
    """Return the number of each kind that is still to come as a sentence; empty for none."""
    kinds = [
        texts.text("window-supplies-kind", kind=row.name, n=row.toCome)
        for row in supply.rows
        if row.toCome
    ]
    if not kinds:
        return ""
    return texts.text(
        "window-supplies-left",
        heading=texts.text(f"window-supplies-{supply.key}-heading"),
        place=texts.text(f"window-supplies-{supply.key}-to_come"),
        kinds=texts.details(kinds),
    )


PLACES = ("to_come", "on_display", "in_use", "rest")
"""The columns, by place; a sort without words for a place omits its column."""


def pile_row(
    sort: str, sign: str, label: str, number: int, discarded: int | None = None
) -> PileRow:
    """Return a bag or deck, with the number that lies there, and what is discarded beside it."""
    if discarded is None:
        return PileRow(sort, sign, label, str(number), str(number))
    return PileRow(sort, sign, label, str(number), f"{number} ({discarded})", str(discarded))


def supply_row(
    texts: Catalogue,
    sort: str,
    each: Remaining,
    name: str,
    *signs: str,
    face: Face | None = None,
    mark: str = "",
) -> SupplyRow:
    """Return the row of a kind of piece, with a summary in words."""
    summary = texts.text(f"window-supplies-{sort}-row", **{**each._asdict(), "kind": name})
    counts = (each.total, each.to_come, each.on_display, each.in_use, each.rest)
    return SupplyRow(each.kind, name, [*signs], *counts, summary, face, mark)
