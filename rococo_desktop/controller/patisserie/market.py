"""The displays: recipes, ingredients, staff for hire and ✦ cards."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from rococo_desktop.controller.patisserie.faces import Faces
from rococo_desktop.controller.patisserie.spots import NO_PRICE, SpotRow, gap, spot
from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.rows import Rows, RowsOf, told_apart
from rococo_desktop.controller.table.marks import Marks
from rococo_desktop.rules.patisserie.view import View


class ShelfRow(NamedTuple):
    """A row of the ingredient display; ``price`` is that of its next tile, -1 if it is empty.

    ``cost`` says the price, ``terms`` what it depends on, and whether the row is cleared.
    """

    key: str
    cost: str
    terms: str
    price: int
    clears: bool
    spots: Rows


@InQml("Patisserie.Game")
class Displays(QObject):
    """The displays."""

    changed = Signal()

    recipes = RowsOf(SpotRow)
    shelf = RowsOf(ShelfRow)
    hire = RowsOf(SpotRow)
    stars = RowsOf(SpotRow)
    hirePrice = Value(int, notify=changed)
    hireCost = Value(str, notify=changed)
    """What a card costs, in words."""
    hireTerms = Value(str)
    """What that depends on."""
    cleared = Value(int)
    """The number of recipes, from the right, that leave the display when a round begins."""
    across = Value(int, notify=changed)
    """The number of places in a row of the ingredients."""

    def __init__(self, faces: Faces, parent: QObject) -> None:
        super().__init__(parent)
        self._faces = faces
        self.cleared = faces.rules.constants.cleared_recipes
        self._rows = [Rows(SpotRow, self) for _ in faces.rules.board.ingredient_rows]
        self._merits: Sequence[str] = ()
        """The cards that are hired by merit in the order of their places, also hired ones."""
        self.hirePrice, self.hireCost = NO_PRICE, ""
        self.hireTerms = self._terms("hire", faces.rules.board.hire)
        self._row_terms = [
            faces.catalogue.sentences(
                (
                    self._terms("row", row.prices),
                    faces.text("about-row_clears") if row.clears else "",
                )
            )
            for row in faces.rules.board.ingredient_rows
        ]

    def refresh(self, view: View, marks: Marks) -> None:
        faces, board = self._faces, self._faces.rules.board
        empty = faces.text("empty")

        def priced(place: int, piece: str | None, price: int, gap: str = "") -> SpotRow:
            face = faces.of(piece) if piece else None
            if face is None:
                return SpotRow(str(place), empty, about=gap)
            label = faces.priced(face.about or face.name, price)
            return SpotRow(str(place), label, *marks.choice(piece), face=face)

        prices = board.recipe_prices
        gaps = faces.text("about-recipe_gap", **faces.wording.numbers)
        recipes = (
            priced(place, recipe, prices[place], gaps)._replace(price=prices[place])
            for place, recipe in enumerate(view.recipes)
        )
        self.recipes.show(told_apart(recipes, faces.catalogue))
        shelf = []
        spots: list[SpotRow] = []
        printed = zip(view.ingredients, board.ingredient_rows, self._rows, strict=True)
        for number, (tiles, row, rows) in enumerate(printed):
            count = len(tiles) - tiles.count(None)
            price = row.prices[count - 1] if count else NO_PRICE
            spots += (priced(place, tile, price) for place, tile in enumerate(tiles))
            cost = self._cost("row", price) if count else faces.text("row_empty")
            terms = self._row_terms[number]
            shelf.append(ShelfRow(str(number), cost, terms, price, row.clears, rows))
        apart = iter(told_apart(spots, faces.catalogue))
        for tiles, rows in zip(view.ingredients, self._rows, strict=True):
            rows.show(islice(apart, len(tiles)))
        self.shelf.show(shelf)
        self.across = max(map(len, view.ingredients))
        cards = [card for card in view.hire if card is not None]
        self.hirePrice = board.hire[len(cards) - 1] if cards else NO_PRICE
        self.hireCost = self._cost("hire", self.hirePrice) if cards else ""
        staff = (
            SpotRow(str(place), empty)
            if card is None
            else spot(faces.card(card), card, marks, str(place))._replace(
                label=faces.priced(faces.card(card).name, self.hirePrice)
            )
            for place, card in enumerate(view.hire or (None,) * len(board.hire))
        )
        self.hire.show(told_apart(staff, faces.catalogue))
        self.stars.show(self._merited(view.stars, marks))
        self.changed.emit()

    def _merited(self, cards: Sequence[str], marks: Marks) -> Iterator[SpotRow]:
        """Yield the cards that are hired by merit; the place of a hired one stays, and is empty."""
        if not {*cards} <= {*self._merits}:
            hired = self._faces.rules.seats + 1 - len(cards)
            self._merits = [*cards, *(f"hired-{place}" for place in range(hired))]
        for card in self._merits:
            if card in cards:
                yield spot(self._faces.card(card), card, marks)
            else:
                yield gap(self._faces, card)

    def _cost(self, display: str, price: int) -> str:
        """Return what a piece of a display costs."""
        return self._faces.text(f"{display}_price", coins=self._faces.wording.coins(price))

    def _terms(self, display: str, prices: Sequence[int]) -> str:
        """Return what the price in a display depends on; ``prices`` with 1, 2, 3, ... pieces."""
        steps = (
            self._faces.text("price_left", n=left, price=price)
            for left, price in enumerate(prices, start=1)
        )
        return self._faces.text(
            f"about-prices_{display}", prices=self._faces.catalogue.listed(steps)
        )
