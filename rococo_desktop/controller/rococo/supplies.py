"""The supplies of each kind of piece: employees, dresses, tiles, and those of expansions."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.qt import Property, QmlUncreatable
from rococo_desktop.controller.rococo.faces import Faces, bales, capital
from rococo_desktop.controller.rows import Rows
from rococo_desktop.rules.rococo.components.models import SILK_COLORS
from rococo_desktop.rules.rococo.remaining import (
    Remaining,
    dresses_remaining,
    employees_remaining,
    tiles_remaining,
)
from rococo_desktop.rules.rococo.view import View
from rococo_desktop.texts import Catalogue
from rococo_desktop.words.rococo.pieces import ROMAN

QML_IMPORT_NAME = "Rococo.Game"
QML_IMPORT_MAJOR_VERSION = 1


class SupplyRow(NamedTuple):
    """The numbers of a kind of piece by place; ``sign`` is its icon, ``silk`` its bales."""

    key: str
    name: str
    sign: str
    silk: list[str]
    total: int
    toCome: int
    onDisplay: int
    inUse: int
    rest: int
    summary: str


class PileRow(NamedTuple):
    """A face-down pile beside those of the base game: the sort of pieces and their number."""

    key: str
    sign: str
    label: str
    value: str


class Supply(NamedTuple):
    """All kinds of one sort of pieces; ``key`` is the key of the sort's words.

    The ``pile`` is shown with those of the base game; None if it is shown elsewhere.
    """

    key: str
    rows: Sequence[SupplyRow]
    pile: PileRow | None = None


class SupplyTableRow(NamedTuple):
    """A sort of pieces: the words above its columns, its rows, and a note on the rest."""

    key: str
    heading: str
    kind: str
    places: list[str]
    rows: Rows
    note: str


@QmlElement
@QmlUncreatable("The supplies come from the program.")
class Supplies(QObject):
    """The pieces that are still to come, as far as the person at the screen may know."""

    turned = Signal()

    def __init__(self, faces: Faces, parent: QObject) -> None:
        super().__init__(parent)
        self._faces = faces
        self._rows: dict[str, Rows] = {}
        self._tables = Rows(SupplyTableRow, self)
        self._piles = Rows(PileRow, self)
        self._page = "employees"
        tiles = faces.rules.resources.values()
        self._silks = {"-".join(bales(tile.silk)): tile.silk for tile in tiles}

    @Property(Rows, constant=True)
    def tables(self) -> Rows:
        return self._tables

    @Property(Rows, constant=True)
    def piles(self) -> Rows:
        """The piles that expansions add to those of the base game."""
        return self._piles

    @Property(str, notify=turned)
    def page(self) -> str:
        """The sort of pieces shown."""
        return self._page

    @Slot(str)
    def turn(self, page: str) -> None:
        """Show a sort of pieces."""
        if page:
            self._page = page
            self.turned.emit()

    @Slot(str, result=str)
    def summary(self, sort: str) -> str:
        """Return the pieces of a sort that are still to come in words, a line for each kind."""
        return summary_of(self.rows_of(sort))

    def rows_of(self, sort: str) -> Sequence[SupplyRow]:
        """Return the rows of a sort of pieces; empty if it is not in the game."""
        return self._rows[sort].rows if sort in self._rows else ()

    def refresh(self, view: View, added: Iterable[Supply]) -> None:
        """Show the supplies known from ``view``, and those of expansions."""
        texts = self._faces.catalogue
        supplies = [*self._base(view), *added]
        for supply in supplies:
            self._rows.setdefault(supply.key, Rows(SupplyRow, self)).show(supply.rows)
        self._tables.show([self._table(supply.key, texts) for supply in supplies])
        self._piles.show([supply.pile for supply in supplies if supply.pile is not None])

    def _table(self, key: str, texts: Catalogue) -> SupplyTableRow:
        words = f"window.supplies.{key}"
        places = [texts.text(f"{words}.{each}") for each in PLACES if f"{words}.{each}" in texts]
        heading, kind = texts.text(f"{words}.heading"), texts.text(f"{words}.kind")
        note = texts.text(f"{words}.note") if f"{words}.note" in texts else ""
        return SupplyTableRow(key, heading, kind, places, self._rows[key], note)

    def _base(self, view: View) -> Iterable[Supply]:
        rules, wording, texts = self._faces.rules, self._faces.wording, self._faces.catalogue
        yield Supply(
            "employees",
            [
                supply_row(texts, "employees", each, ROMAN[int(each.kind)])
                for each in employees_remaining(rules, view)
            ],
        )
        names = {color: capital(wording.color(color)) for color in SILK_COLORS}
        yield Supply(
            "dresses",
            [
                supply_row(texts, "dresses", each, names[color], f"silk-{color}")
                for color, each in zip(SILK_COLORS, dresses_remaining(rules, view), strict=True)
            ],
        )
        yield Supply(
            "tiles",
            [self._tile_row(each) for each in tiles_remaining(rules, view)],
        )

    def _tile_row(self, each: Remaining) -> SupplyRow:
        name = self._faces.wording.silk(self._silks[each.kind])
        row = supply_row(self._faces.catalogue, "tiles", each, name)
        return row._replace(silk=each.kind.split("-"))


def summary_of(rows: Iterable[SupplyRow]) -> str:
    """Return the pieces that are still to come in words, a line for each kind."""
    return "\n".join(row.summary for row in rows if row.toCome)


PLACES = ("to_come", "on_display", "in_use", "rest")
"""The columns, by place; a sort without words for a place omits its column."""


def supply_row(
    texts: Catalogue, sort: str, each: Remaining, name: str, sign: str = ""
) -> SupplyRow:
    """Return the row of a kind of piece, with a summary in words."""
    summary = texts.text(f"window.supplies.{sort}.row", **{**each._asdict(), "kind": name})
    counts = (each.total, each.to_come, each.on_display, each.in_use, each.rest)
    return SupplyRow(each.kind, name, sign, [], *counts, summary)
