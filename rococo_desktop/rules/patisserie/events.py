"""The events of a game of La Pâtisserie Rococo, for the log, the animations and the accounts.

``reason`` is the account entry's word: an action, the id of a card or a space, ``income`` and so
on. ``docs/formats-patisserie.md`` lists all events and reasons as documents write them: there
``seat`` is ``player``.
"""

from dataclasses import dataclass, replace
from typing import Self

from rococo_desktop.engine.events import Event
from rococo_desktop.rules.event_shapes import (
    OfAmount,
    OfCard,
    OfSeat,
    OfTile,
    OfTiles,
    OfUnseenCard,
)


@dataclass(frozen=True, slots=True)
class IngredientsDiscarded(Event):
    """Ingredient tiles left the lower part of their display."""

    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class IngredientsRevealed(Event):
    """New ingredient tiles were laid out."""

    reveals = True
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class IngredientBagRefilled(Event):
    """The discarded ingredient tiles were put back into the bag."""

    reveals = True
    count: int


@dataclass(frozen=True, slots=True)
class RecipesDiscarded(Event):
    """Recipes left the two rightmost spaces of their display."""

    recipes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RecipesRevealed(Event):
    """New recipes were laid out."""

    reveals = True
    recipes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RecipeBagRefilled(Event):
    """The discarded recipes were put back into the bag."""

    reveals = True
    count: int


class StaffTurned(OfSeat):
    """A player's used staff became the new unused staff."""


@dataclass(frozen=True, slots=True)
class TrayFilled(OfSeat):
    """Cards were dealt face down to a baking tray, which a player took up."""

    reveals = True
    tray: str
    count: int


@dataclass(frozen=True, slots=True)
class CardDrafted(OfSeat):
    """A player kept a card of a baking tray; it is hidden from the others."""

    reveals = True
    tray: str
    card: str | None

    def seen_by(self, viewer: int | None) -> Self:
        return self if viewer == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class GoodsGained(OfSeat):
    """A player gained units of a good."""

    good: str
    amount: int
    reason: str


@dataclass(frozen=True, slots=True)
class GoodLost(OfSeat):
    """A player could not keep a unit of a good, because the track was at its end."""

    good: str


@dataclass(frozen=True, slots=True)
class GoodsSpent(OfSeat):
    """A player spent goods for baking."""

    flour: int
    sugar: int
    butter: int


@dataclass(frozen=True, slots=True)
class RecipeAcquired(OfSeat):
    """A player took a recipe of the display, or kept one of the bag."""

    recipe: str


@dataclass(frozen=True, slots=True)
class RecipesDrawn(OfSeat):
    """A player drew recipes from the bag."""

    reveals = True
    recipes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RecipeDiscarded(OfSeat):
    """A player discarded a recipe."""

    recipe: str


class IngredientTaken(OfTile):
    """A player took an ingredient tile of the display, or kept one of the bag."""


@dataclass(frozen=True, slots=True)
class IngredientsDrawn(OfSeat):
    """A player drew ingredient tiles from the bag."""

    reveals = True
    tiles: tuple[str, ...]


class IngredientsSpent(OfTiles):
    """A player discarded ingredient tiles, for baking or because another was kept."""


@dataclass(frozen=True, slots=True)
class DishBaked(OfSeat):
    """A player baked a dish, which lies in a cooling rack (0 is the topmost)."""

    recipe: str
    rack: int


@dataclass(frozen=True, slots=True)
class DishDecorated(OfSeat):
    """A player put a topping above a dish."""

    recipe: str
    tile: str


@dataclass(frozen=True, slots=True)
class DishSold(OfSeat):
    """A player sold a dish."""

    recipe: str


@dataclass(frozen=True, slots=True)
class DishPresented(OfSeat):
    """A player presented a dish on a table."""

    recipe: str
    space: str


@dataclass(frozen=True, slots=True)
class DishMoved(OfSeat):
    """A player moved a dish to another table."""

    recipe: str
    space: str


@dataclass(frozen=True, slots=True)
class TableBonusGained(OfSeat):
    """A presented dish matched the table bonus."""

    bonus: str


class DecorationSucceeded(OfTile):
    """The topping of a delivered dish became a successful decoration."""


class ToppingDiscarded(OfTile):
    """The topping of a delivered dish was discarded, because all spaces were full."""


@dataclass(frozen=True, slots=True)
class StaffHired(OfCard):
    """A player hired a staff card."""

    cost: int


class NoticeGiven(OfCard):
    """A player gave notice to a staff card, which left the game."""


@dataclass(frozen=True, slots=True)
class PostPlaced(OfSeat):
    """A player placed service staff."""

    post: str


@dataclass(frozen=True, slots=True)
class HostPlaced(OfSeat):
    """A player placed a noble host."""

    host: str


@dataclass(frozen=True, slots=True)
class SpecialClaimed(OfSeat):
    """A player claimed a space of a special bonus."""

    bonus: str
    prestige: int


@dataclass(frozen=True, slots=True)
class SpecialDeclined(OfSeat):
    """A player did not claim a special bonus."""

    bonus: str


@dataclass(frozen=True, slots=True)
class StaffRemoved(Event):
    """Staff cards that were not hired left the game."""

    cards: tuple[str, ...]


class SoloCardRevealed(OfCard):
    """The Mentor revealed the top hand card."""

    reveals = True
    opens_turn = True


@dataclass(frozen=True, slots=True)
class DecisionRevealed(OfCard):
    """A decision card was revealed for an action of the Mentor."""

    reveals = True
    action: str


@dataclass(frozen=True, slots=True)
class DecisionsShuffled(Event):
    """A new decision deck was shuffled."""

    reveals = True
    count: int


class MentorCardGained(OfSeat):
    """The Mentor put a card of the decision deck onto the hand, unseen."""


class InventoryRevealed(OfCard):
    """A card of the Mentor's staff inventory was revealed in final scoring."""

    reveals = True


@dataclass(frozen=True, slots=True)
class SuppliesScored(OfSeat):
    """The Mentor gained prestige for half of the leftover tiles and goods."""

    prestige: int


@dataclass(frozen=True, slots=True)
class ItemScored(OfSeat):
    """A player gained prestige for an item of final scoring."""

    item: str
    points: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
