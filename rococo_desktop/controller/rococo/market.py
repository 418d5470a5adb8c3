"""The displays beside the palace: workshop, warehouse, employees for hire and the favor."""

from itertools import chain, islice
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QObject, Signal

from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.rococo.faces import CardFace, DressFace, Faces, Part, TileFace, bales
from rococo_desktop.controller.rows import NOBODY, Rows, RowsOf, told_apart
from rococo_desktop.controller.table.marks import Marks
from rococo_desktop.rules.rococo.base.favor import CLAIM_FAVOR
from rococo_desktop.rules.rococo.base.silk import surplus
from rococo_desktop.rules.rococo.components.models import Silk
from rococo_desktop.rules.rococo.questions import PaidInSilk
from rococo_desktop.rules.rococo.view import View
from rococo_desktop.texts import capital

NO_PRICE = -1


class WindowRow(NamedTuple):
    """A window of the workshop.

    A bonus saves the bales in ``omitted``; ``less`` says so, or which of several it may save.
    """

    key: int
    label: str
    price: int
    dress: DressFace | None
    choice: str
    legal: bool
    reason: str
    omitted: list[str]
    less: str


class TileRow(NamedTuple):
    """A place for a resource tile; ``picked`` marks a tile that is about to be discarded."""

    key: str
    label: str
    tile: TileFace | None
    choice: str
    legal: bool
    reason: str
    picked: bool = False


class SegmentRow(NamedTuple):
    """A segment of the warehouse; ``price`` is that of its next tile, -1 if it is empty."""

    key: int
    price: int
    tiles: Rows


class CardRow(NamedTuple):
    """An employee card, in the display or of the player.

    One that another player lends has that ``owner``, the ``lender`` by name.
    """

    key: str
    label: str
    card: CardFace | None
    choice: str
    legal: bool
    reason: str
    owner: int = NOBODY
    lender: str = ""


Priced = TypeVar("Priced", TileRow, CardRow)


@InQml("Rococo.Game")
class Market(Part):
    """The displays and the favor."""

    changed = Signal()

    windows = RowsOf(WindowRow)
    segments = RowsOf(SegmentRow)
    hire = RowsOf(CardRow)
    hirePrice = Value(int, notify=changed)
    favor = Value(int, notify=changed)
    favorName = Value(str, notify=changed)
    favorReason = Value(str, notify=changed)
    """The reason why the favor cannot be claimed."""
    noDress = Value(str, notify=changed)
    """The explanation of when an empty window is filled again."""
    noTile = Value(str, notify=changed)
    """The explanation of when an empty place for a tile is filled again."""
    noEmployee = Value(str, notify=changed)
    """The explanation of when an empty place for an employee is filled again."""
    workshopName = Value(str)
    warehouseName = Value(str)
    favorAction = Value(str)
    """The main action that claims the favor."""

    def __init__(self, faces: Faces, parent: QObject) -> None:
        super().__init__(faces, parent)
        self.workshopName = capital(faces.wording.term("workshop"))
        self.warehouseName = capital(faces.wording.term("warehouse"))
        self.favorAction = CLAIM_FAVOR.id
        self._tiles = [Rows(TileRow, self) for _ in range(faces.rules.board.warehouse_segments)]
        self.hirePrice = NO_PRICE
        self.favor = NOBODY

    def refresh(self, view: View, marks: Marks) -> None:
        board = self._faces.rules.board
        self.windows.show(
            self._window(place, price, dress, marks)
            for place, (price, dress) in enumerate(zip(board.workshop, view.workshop, strict=True))
        )
        drawers = [
            [
                self._priced(tile_row(self._faces, str(place), tile, marks), price)
                for place, tile in enumerate(segment)
            ]
            for segment in view.warehouse
            for price in (_price(board.acquire, segment),)
        ]
        tiles = iter(told_apart(chain.from_iterable(drawers), self._faces.catalogue))
        for drawer, rows in zip(drawers, self._tiles, strict=True):
            rows.show(islice(tiles, len(drawer)))
        self.segments.show(
            SegmentRow(place, _price(board.acquire, segment), rows)
            for place, (segment, rows) in enumerate(zip(view.warehouse, self._tiles, strict=True))
        )
        self.hirePrice = _price(board.hire, view.hire)
        self.hire.show(
            told_apart(
                (
                    self._priced(card_row(self._faces, str(place), card, marks), self.hirePrice)
                    for place, card in enumerate(view.hire)
                ),
                self._faces.catalogue,
            )
        )
        self.favor = NOBODY if view.favor is None else view.favor
        self.favorName = "" if view.favor is None else self._faces.wording.name(view.favor)
        self.favorReason = marks.reason(CLAIM_FAVOR.id)
        empty = self._faces.hints.about_empty
        last = view.round == self._faces.rules.constants.rounds
        self.noDress = empty("dress", last=last)
        self.noTile = empty("tile", last=last)
        self.noEmployee = empty("employee", last=last)
        self.changed.emit()

    def _priced(self, row: Priced, price: int) -> Priced:
        """Return a row of a display with its price, if something is there."""
        if not row.choice:
            return row
        text = self._faces.catalogue.text("window-piece-window", price=price, dress=row.label)
        return row._replace(label=text)

    def _window(self, place: int, price: int, dress: str | None, marks: Marks) -> WindowRow:
        face = None if dress is None else self._faces.dress(dress)
        name = self._faces.catalogue.text(
            "window-piece-empty_window" if face is None else "window-piece-window",
            price=price,
            dress="" if face is None else face.name,
        )
        saved = self._saved(dress, marks)
        return WindowRow(
            place,
            capital(name),
            price,
            face,
            *marks.choice(dress),
            omitted=bales(saved[0]) if len(saved) == 1 else [],
            less=self._faces.catalogue.text(
                "window-piece-omitted", silk=self._faces.wording.either(saved)
            )
            if saved
            else "",
        )

    def _saved(self, dress: str | None, marks: Marks) -> list[Silk]:
        """Return the bales of a dress that a bonus saves, one entry for each way to save some."""
        if dress is None or not isinstance(marks.frame, PaidInSilk):
            return []
        rules = self._faces.rules
        printed = rules.dresses[dress].silk
        taken = marks.frame.payment(dress).needs(rules)
        return [surplus(printed, [each]) for each in taken if each != printed]


def _price(prices: tuple[int, ...], display: tuple[str | None, ...]) -> int:
    """Return the price by the number of pieces left in a display, or ``NO_PRICE`` for none."""
    left = [piece for piece in display if piece is not None]
    return prices[len(left) - 1] if left else NO_PRICE


def tile_row(
    faces: Faces, key: str, tile: str | None, marks: Marks, *, picked: bool = False
) -> TileRow:
    """Return the row of a tile, or of an empty place if that is None."""
    face = None if tile is None else faces.tile(tile)
    name = faces.catalogue.text("window-piece-empty") if face is None else face.name
    return TileRow(key, capital(name), face, *marks.choice(tile), picked)


def card_row(faces: Faces, key: str, card: str | None, marks: Marks) -> CardRow:
    """Return the row of a card, of an unseen card if empty, or of an empty place if None."""
    face = faces.card(card) if card else None
    empty = "window-piece-empty" if card is None else "window-piece-unseen"
    name = faces.catalogue.text(empty) if face is None else face.name
    return CardRow(key, capital(name), face, *marks.choice(card))
