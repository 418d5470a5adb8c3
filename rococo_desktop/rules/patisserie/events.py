"""The events of a game of La Pâtisserie Rococo, for the log, the animations and the accounts.

``reason`` is the account entry's word: an action, the id of a card or a space, ``income`` and so
on. ``docs/formats-patisserie.md`` lists all events and reasons as documents write them: there
``seat`` is ``player``.
"""

from dataclasses import replace
from typing import Self

from rococo_desktop.engine.events import Event
from rococo_desktop.rules.event_shapes import (
    OfAmount,
    OfCard,
    OfRefill,
    OfSeat,
    OfTile,
    OfTiles,
    OfUnseenCard,
)


class IngredientsDiscarded(Event):
    """Ingredient tiles left the lower part of their display."""

    tiles: tuple[str, ...]


class IngredientsRevealed(Event):
    """New ingredient tiles were laid out."""

    reveals = True
    tiles: tuple[str, ...]


class IngredientBagRefilled(OfRefill):
    """The discarded ingredient tiles were put back into the bag."""


class RecipesDiscarded(Event):
    """Recipes left the two rightmost spaces of their display."""

    recipes: tuple[str, ...]


class RecipesRevealed(Event):
    """New recipes were laid out."""

    reveals = True
    recipes: tuple[str, ...]


class RecipeBagRefilled(OfRefill):
    """The discarded recipes were put back into the bag."""


class StaffTurned(OfSeat):
    """A player's used staff became the new unused staff."""


class TrayFilled(OfSeat):
    """Cards were dealt face down to a baking tray, which a player took up."""

    reveals = True
    tray: str
    count: int


class CardDrafted(OfSeat):
    """A player kept a card of a baking tray; it is hidden from the others."""

    reveals = True
    tray: str
    card: str | None

    def seen_by(self, viewer: int | None) -> Self:
        return self if viewer == self.seat else replace(self, card=None)


class StaffForHire(Event):
    """Staff cards were laid out for hire."""

    reveals = True
    cards: tuple[str, ...]


class CardSetAside(OfUnseenCard):
    """A player discarded a card face down out of the game; it is hidden from the others."""


class BonusForfeited(OfCard):
    """A player forfeited the bonus of a card."""


class BonusCopied(OfCard):
    """A player used the bonus of another player's card."""


class CoinsGained(OfAmount):
    """A player gained coins."""


class CoinsPaid(OfAmount):
    """A player paid coins."""


class GoodsGained(OfSeat):
    """A player gained units of a good."""

    good: str
    amount: int
    reason: str


class GoodLost(OfSeat):
    """A player could not keep a unit of a good, because the track was at its end."""

    good: str


class GoodsSpent(OfSeat):
    """A player spent goods for baking."""

    flour: int
    sugar: int
    butter: int


class RecipeAcquired(OfSeat):
    """A player took a recipe of the display, or kept one of the bag."""

    recipe: str


class RecipesDrawn(OfSeat):
    """A player drew recipes from the bag."""

    reveals = True
    recipes: tuple[str, ...]


class RecipeDiscarded(OfSeat):
    """A player discarded a recipe."""

    recipe: str


class IngredientTaken(OfTile):
    """A player took an ingredient tile of the display, or kept one of the bag."""


class IngredientsDrawn(OfSeat):
    """A player drew ingredient tiles from the bag."""

    reveals = True
    tiles: tuple[str, ...]


class IngredientsSpent(OfTiles):
    """A player discarded ingredient tiles, for baking or because another was kept."""


class DishBaked(OfSeat):
    """A player baked a dish, which lies in a cooling rack (0 is the topmost)."""

    recipe: str
    rack: int


class DishDecorated(OfSeat):
    """A player put a topping above a dish."""

    recipe: str
    tile: str


class DishSold(OfSeat):
    """A player sold a dish."""

    recipe: str


class DishPresented(OfSeat):
    """A player presented a dish on a table."""

    recipe: str
    space: str


class DishMoved(OfSeat):
    """A player moved a dish to another table."""

    recipe: str
    space: str


class TableBonusGained(OfSeat):
    """A presented dish matched the table bonus."""

    bonus: str


class DecorationSucceeded(OfTile):
    """The topping of a delivered dish became a successful decoration."""


class ToppingDiscarded(OfTile):
    """The topping of a delivered dish was discarded, because all spaces were full."""


class StaffHired(OfCard):
    """A player hired a staff card."""

    cost: int


class NoticeGiven(OfCard):
    """A player gave notice to a staff card, which left the game."""


class PostPlaced(OfSeat):
    """A player placed service staff."""

    post: str


class HostPlaced(OfSeat):
    """A player placed a noble host."""

    host: str


class SpecialClaimed(OfSeat):
    """A player claimed a space of a special bonus."""

    bonus: str
    prestige: int


class SpecialDeclined(OfSeat):
    """A player did not claim a special bonus."""

    bonus: str


class StaffRemoved(Event):
    """Staff cards that were not hired left the game."""

    cards: tuple[str, ...]


class SoloCardRevealed(OfCard):
    """The Mentor revealed the top hand card."""

    reveals = True
    opens_turn = True


class DecisionRevealed(OfCard):
    """A decision card was revealed for an action of the Mentor."""

    reveals = True
    action: str


class DecisionsShuffled(OfRefill):
    """A new decision deck was shuffled."""


class MentorCardGained(OfSeat):
    """The Mentor put a card of the decision deck onto the hand, unseen."""


class InventoryRevealed(OfCard):
    """A card of the Mentor's staff inventory was revealed in final scoring."""

    reveals = True


class SuppliesScored(OfSeat):
    """The Mentor gained prestige for half of the leftover tiles and goods."""

    prestige: int


class ItemScored(OfSeat):
    """A player gained prestige for an item of final scoring."""

    item: str
    points: int


class GameEnded(Event):
    """The game is over."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
