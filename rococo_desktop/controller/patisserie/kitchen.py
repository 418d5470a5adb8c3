"""The kitchen at the edge of the table: cards, recipes, racks, pantry, goods and decorations."""

from collections.abc import Collection
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from rococo_desktop.controller.patisserie.faces import Faces
from rococo_desktop.controller.patisserie.spots import NO_PRICE, SpotRow, spot
from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.rows import NOBODY, Rows, RowsOf, told_apart
from rococo_desktop.controller.table.game_table import Owner
from rococo_desktop.controller.table.marks import Marks
from rococo_desktop.rules.patisserie.actions.bake import needs_obstacle
from rococo_desktop.rules.patisserie.components.models import GOODS, Good
from rococo_desktop.rules.patisserie.income import income_of
from rococo_desktop.rules.patisserie.model import TRAYS
from rococo_desktop.rules.patisserie.view import PlayerView, View
from rococo_desktop.rules.state import SELECT


class TrackRow(NamedTuple):
    """A goods track; its spots are its steps from 1 on, ``held`` is where the marker stands.

    ``about`` gives its prices and its end.
    """

    key: str
    name: str
    held: int
    about: str
    spots: Rows


@InQml("Patisserie.Game")
class Kitchen(QObject):
    """The belongings of the person at the screen, or of a player who is watched."""

    changed = Signal()

    hand = RowsOf(SpotRow)
    unused = RowsOf(SpotRow)
    used = RowsOf(SpotRow)
    recipes = RowsOf(SpotRow)
    racks = RowsOf(SpotRow)
    tiles = RowsOf(SpotRow)
    tracks = RowsOf(TrackRow)
    decorations = RowsOf(SpotRow)
    seat = Value(int, notify=changed)
    """Whose kitchen it is; -1 for nobody's."""
    watched = Value(str, notify=changed)
    """The name of the player, if it is not the person at the screen; else empty."""
    backs = Value(int, notify=changed)
    """The number of that player's hand cards, which lie face down."""
    coins = Value(int, notify=changed)
    prestige = Value(int, notify=changed)
    owned = Value(str, notify=changed)
    """The coins and the prestige so far in words."""
    income = Value(str, notify=changed)
    """The gains of the next income phase, in words."""
    usual = Value(int)
    """The number of cards that are selected for a hand, to which those of the trays come."""
    coming = Value(int, notify=changed)
    """The number of cards that a hand will have with those of the trays while staff is selected."""
    longest = Value(int)
    """The number of steps of the longest goods track."""

    def __init__(self, faces: Faces, parent: QObject) -> None:
        super().__init__(parent)
        self._faces = faces
        self.usual = faces.rules.constants.hand_size
        self.longest = max(track.maximum for track in faces.rules.goods.values())
        self._steps = {good: Rows(SpotRow, self) for good in GOODS}
        self.seat = NOBODY

    def refresh(self, owner: Owner[View] | None, marks: Marks, discards: Collection[str]) -> None:
        """Show a kitchen; the recipes in ``discards`` can be discarded now.

        The cards of one that is only watched lie face down; the winner's whole staff lies open.
        """
        self.seat = NOBODY if owner is None else owner.seat
        self.watched, self.backs, self.coming = "", 0, 0
        if owner is None:
            empty = (self.hand, self.unused, self.used, self.recipes, self.racks)
            for rows in (*empty, self.tiles, self.tracks, self.decorations):
                rows.show([])
            self.changed.emit()
            return
        player, faces = owner.view.players[owner.seat], self._faces
        if owner.watched:
            self.watched, self.backs = faces.wording.name(owner.seat), player.hand_size
        elif owner.view.phase == SELECT:
            self.coming = self.usual + len(TRAYS)
        self.coins, self.prestige = player.coins, player.prestige
        wording = faces.wording
        self.owned = faces.catalogue.listed(
            [wording.coins(player.coins), wording.prestige(player.prestige)]
        )
        for rows, cards in (
            (self.hand, _staff_of(player) if owner.watched else player.hand or ()),
            (self.unused, player.unused or ()),
            (self.used, player.used),
        ):
            spots = (spot(faces.card(card), card, marks) for card in cards)
            rows.show(told_apart(spots, faces.catalogue))
        self.recipes.show(told_apart(self._stored(player, marks, discards), faces.catalogue))
        self.racks.show(told_apart(self._rack_rows(player, marks), faces.catalogue))
        tiles = (spot(faces.tile(tile), tile, marks) for tile in player.ingredients)
        self.tiles.show(told_apart(tiles, faces.catalogue))
        self.tracks.show(self._track(player, marks, good) for good in GOODS)
        self.decorations.show(self._decoration_rows(player))
        self.income = self._income_of(owner.view, player)
        self.changed.emit()

    def _stored(self, player: PlayerView, marks: Marks, discards: Collection[str]) -> list[SpotRow]:
        faces = self._faces
        places = range(len(player.recipes), faces.rules.constants.recipe_storage)
        kept = (
            (recipe, faces.recipe(recipe), self._has_all_for(player, recipe))
            for recipe in player.recipes
        )
        return [
            *(
                SpotRow(
                    key=recipe,
                    label=faces.text("ready", recipe=face.about) if ready else face.about,
                    choice=recipe,
                    legal=marks.legal(recipe) and recipe not in discards,
                    reason=marks.reason(recipe),
                    face=face,
                    discard=faces.text("discard", recipe=face.name) if recipe in discards else "",
                    ready=ready,
                )
                for recipe, face, ready in kept
            ),
            *(SpotRow(f"free:{place}", faces.text("storage_free")) for place in places),
        ]

    def _has_all_for(self, player: PlayerView, recipe: str) -> bool:
        """Return whether there are the goods, the ingredients and the rack for a recipe."""
        rules = self._faces.rules
        needed = [rules.recipes[recipe]]
        return None in player.racks and needs_obstacle(rules, player, needed, "") is None

    def _rack_rows(self, player: PlayerView, marks: Marks) -> list[SpotRow]:
        faces = self._faces
        rows = []
        pairs = zip(player.racks, player.toppings, strict=True)
        for place, (dish, topping) in enumerate(pairs):
            if dish is None:
                rows.append(SpotRow(str(place), faces.text("rack_free", n=place + 1)))
                continue
            face = faces.baked(dish, topping)
            label = faces.text("rack" if topping is None else "rack_topped", recipe=face.about)
            above = None if topping is None else faces.topping(topping)
            row = SpotRow(str(place), label, *marks.choice(dish), face=face, topping=above)
            rows.append(row)
        return rows

    def _track(self, player: PlayerView, marks: Marks, good: Good) -> TrackRow:
        faces, track = self._faces, self._faces.rules.goods[good]
        held = {"flour": player.flour, "sugar": player.sugar, "butter": player.butter}[good]
        prices = faces.catalogue.listed(
            faces.text("track_price", n=number, price=price)
            for number, price in enumerate(track.prices, 1)
        )
        about = faces.text("track", prices=prices, most=track.maximum)
        spots = []
        for step in range(1, track.maximum + 1):
            bought = step - held
            choice, price = "", NO_PRICE
            label = faces.wording.good(good, step)
            if 0 < bought <= len(track.prices):
                choice, price = f"{good}-{bought}", track.prices[bought - 1]
                goods = faces.wording.good(good, bought)
                label = faces.text("buy", goods=goods, coins=faces.wording.coins(price))
            spots.append(SpotRow(str(step), label, *marks.choice(choice), about=about, price=price))
        self._steps[good].show(spots)
        name = faces.wording.good(good, held)
        return TrackRow(key=good, name=name, held=held, about=about, spots=self._steps[good])

    def _decoration_rows(self, player: PlayerView) -> list[SpotRow]:
        faces = self._faces
        rows = []
        for place, income in enumerate(faces.rules.constants.decoration_income):
            coins = income.coins > 0
            gain = faces.wording.coins(income.coins)
            if not coins:
                gain = faces.wording.prestige(income.prestige)
            made = place < len(player.decorations)
            label = faces.text("decoration" if made else "decoration_free", gain=gain)
            rows.append(
                SpotRow(
                    str(place),
                    label,
                    about=faces.text("about-decorations"),
                    face=faces.topping(player.decorations[place]) if made else None,
                    gain="coin" if coins else "prestige-now",
                    amount=income.coins or income.prestige,
                )
            )
        return rows

    def _income_of(self, view: View, player: PlayerView) -> str:
        wording = self._faces.wording
        income = income_of(self._faces.rules, view, player.seat)
        parts = [wording.coins(income.coins)]
        if income.prestige:
            parts.append(wording.prestige(income.prestige))
        return self._faces.catalogue.added(parts)


def _staff_of(player: PlayerView) -> tuple[str, ...]:
    """Return all cards of a player, if they lie open."""
    if player.hand is None or player.unused is None:
        return ()
    return (*player.hand, *player.unused, *player.used)
