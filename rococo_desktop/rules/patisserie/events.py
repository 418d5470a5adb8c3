"""The events of a game of La Pâtisserie Rococo, for the log, the animations and the accounts.

``reason`` is the account entry's word: an action, the id of a card or a space, ``income`` and so
on. ``docs/formats-patisserie.md`` lists all events and reasons as documents write them: there
``seat`` is ``player``.
"""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from rococo_desktop.engine.events import Event


@dataclass(frozen=True, slots=True)
class IngredientsDiscarded(Event):
    """Ingredient tiles left the lower part of their display."""

    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class IngredientsRevealed(Event):
    """New ingredient tiles were laid out."""

    reveals: ClassVar[bool] = True
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class IngredientBagRefilled(Event):
    """The discarded ingredient tiles were put back into the bag."""

    reveals: ClassVar[bool] = True
    count: int


@dataclass(frozen=True, slots=True)
class RecipesDiscarded(Event):
    """Recipes left the two rightmost spaces of their display."""

    recipes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RecipesRevealed(Event):
    """New recipes were laid out."""

    reveals: ClassVar[bool] = True
    recipes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RecipeBagRefilled(Event):
    """The discarded recipes were put back into the bag."""

    reveals: ClassVar[bool] = True
    count: int


@dataclass(frozen=True, slots=True)
class StaffTurned(Event):
    """A player's used staff became the new unused staff."""

    seat: int


@dataclass(frozen=True, slots=True)
class TrayFilled(Event):
    """Cards were dealt face down to a baking tray, which a player took up."""

    reveals: ClassVar[bool] = True
    seat: int
    tray: str
    count: int


@dataclass(frozen=True, slots=True)
class CardDrafted(Event):
    """A player kept a card of a baking tray; it is hidden from the others."""

    reveals: ClassVar[bool] = True
    seat: int
    tray: str
    card: str | None

    def seen_by(self, viewer: int | None) -> Self:
        """Hide the card from other players."""
        return self if viewer == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class StaffForHire(Event):
    """Staff cards were laid out for hire."""

    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardSetAside(Event):
    """A player discarded a card face down out of the game; it is hidden from the others."""

    seat: int
    card: str | None

    def seen_by(self, viewer: int | None) -> Self:
        """Hide the card from other players."""
        return self if viewer == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class BonusForfeited(Event):
    """A player forfeited the bonus of a card."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class BonusCopied(Event):
    """A player used the bonus of another player's card."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CoinsGained(Event):
    """A player gained coins."""

    seat: int
    amount: int
    reason: str


@dataclass(frozen=True, slots=True)
class CoinsPaid(Event):
    """A player paid coins."""

    seat: int
    amount: int
    reason: str


@dataclass(frozen=True, slots=True)
class GoodsGained(Event):
    """A player gained units of a good."""

    seat: int
    good: str
    amount: int
    reason: str


@dataclass(frozen=True, slots=True)
class GoodLost(Event):
    """A player could not keep a unit of a good, because the track was at its end."""

    seat: int
    good: str


@dataclass(frozen=True, slots=True)
class GoodsSpent(Event):
    """A player spent goods for baking."""

    seat: int
    flour: int
    sugar: int
    butter: int


@dataclass(frozen=True, slots=True)
class RecipeAcquired(Event):
    """A player took a recipe of the display, or kept one of the bag."""

    seat: int
    recipe: str


@dataclass(frozen=True, slots=True)
class RecipesDrawn(Event):
    """A player drew recipes from the bag."""

    reveals: ClassVar[bool] = True
    seat: int
    recipes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RecipeDiscarded(Event):
    """A player discarded a recipe."""

    seat: int
    recipe: str


@dataclass(frozen=True, slots=True)
class IngredientTaken(Event):
    """A player took an ingredient tile of the display, or kept one of the bag."""

    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class IngredientsDrawn(Event):
    """A player drew ingredient tiles from the bag."""

    reveals: ClassVar[bool] = True
    seat: int
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class IngredientsSpent(Event):
    """A player discarded ingredient tiles, for baking or because another was kept."""

    seat: int
    tiles: tuple[str, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class DishBaked(Event):
    """A player baked a dish, which lies in a cooling rack (0 is the topmost)."""

    seat: int
    recipe: str
    rack: int


@dataclass(frozen=True, slots=True)
class DishDecorated(Event):
    """A player put a topping above a dish."""

    seat: int
    recipe: str
    tile: str


@dataclass(frozen=True, slots=True)
class DishSold(Event):
    """A player sold a dish."""

    seat: int
    recipe: str


@dataclass(frozen=True, slots=True)
class DishPresented(Event):
    """A player presented a dish on a table."""

    seat: int
    recipe: str
    space: str


@dataclass(frozen=True, slots=True)
class DishMoved(Event):
    """A player moved a dish to another table."""

    seat: int
    recipe: str
    space: str


@dataclass(frozen=True, slots=True)
class TableBonusGained(Event):
    """A presented dish matched the table bonus."""

    seat: int
    bonus: str


@dataclass(frozen=True, slots=True)
class DecorationSucceeded(Event):
    """The topping of a delivered dish became a successful decoration."""

    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class ToppingDiscarded(Event):
    """The topping of a delivered dish was discarded, because all spaces were full."""

    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class StaffHired(Event):
    """A player hired a staff card."""

    seat: int
    card: str
    cost: int


@dataclass(frozen=True, slots=True)
class NoticeGiven(Event):
    """A player gave notice to a staff card, which left the game."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class PostPlaced(Event):
    """A player placed service staff."""

    seat: int
    post: str


@dataclass(frozen=True, slots=True)
class HostPlaced(Event):
    """A player placed a noble host."""

    seat: int
    host: str


@dataclass(frozen=True, slots=True)
class SpecialClaimed(Event):
    """A player claimed a space of a special bonus."""

    seat: int
    bonus: str
    prestige: int


@dataclass(frozen=True, slots=True)
class SpecialDeclined(Event):
    """A player did not claim a special bonus."""

    seat: int
    bonus: str


@dataclass(frozen=True, slots=True)
class StaffRemoved(Event):
    """Staff cards that were not hired left the game."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SoloCardRevealed(Event):
    """The Mentor revealed the top hand card."""

    reveals: ClassVar[bool] = True
    opens_turn: ClassVar[bool] = True
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class DecisionRevealed(Event):
    """A decision card was revealed for an action of the Mentor."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str
    action: str


@dataclass(frozen=True, slots=True)
class DecisionsShuffled(Event):
    """A new decision deck was shuffled."""

    reveals: ClassVar[bool] = True
    count: int


@dataclass(frozen=True, slots=True)
class MentorCardGained(Event):
    """The Mentor put a card of the decision deck onto the hand, unseen."""

    seat: int


@dataclass(frozen=True, slots=True)
class InventoryRevealed(Event):
    """A card of the Mentor's staff inventory was revealed in final scoring."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class SuppliesScored(Event):
    """The Mentor gained prestige for half of the leftover tiles and goods."""

    seat: int
    prestige: int


@dataclass(frozen=True, slots=True)
class ItemScored(Event):
    """A player gained prestige for an item of final scoring."""

    seat: int
    item: str
    points: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
