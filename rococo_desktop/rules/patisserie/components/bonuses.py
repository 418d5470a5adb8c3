"""The bonuses of staff cards as data: one model for each effect, with its parameters.

The rules implement the effects (:mod:`rococo_desktop.rules.patisserie.bonuses`); these models only
define their parameters, so that an invalid one is rejected with the name of the field. Each
docstring is the sentence of the rulebook, "Staff Card Bonuses".
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field

from rococo_desktop.rules.entries import Count, Positive, Steps, Strict, named_by_class

DishKind = Literal[
    "any",
    "honey",
    "nuts",
    "egg",
    "butter",
    "no_honey",
    "no_nuts",
    "no_egg",
    "plain",
    "chef",
    "assistant",
    "topped",
    "untopped",
]
"""A kind of pastry dish: `plain` has no honey, nuts or egg; `chef` is marked (P).

`topped` and `untopped` only apply to a dish that is being delivered, because its topping then
leaves it.
"""

ActionId = Literal[
    "acquire_recipes",
    "acquire_ingredients",
    "buy_goods",
    "bake",
    "decorate",
    "deliver",
    "hire",
    "give_notice",
    "place",
]


class DishFilter(Strict):
    """Dishes of one kind, with printed prestige from `lowest` to `highest`."""

    kind: DishKind = "any"
    lowest: Count = 0
    highest: Count = 1000


class Bonus(Strict):
    """The bonus of a card, used after the main action; ``effect`` names its code in the rules.

    If it gives more the more a player has of something, ``counts`` says of what, as in `Holding`.
    """

    effect: str = ""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        named_by_class(cls, "effect")


class GainCoins(Bonus):
    """Gain the specified number of coins."""

    amount: Positive


class BuyGoods(Bonus):
    """Perform the Buy Goods action once and pay the normal cost."""


class AcquireIngredient(Bonus):
    """Perform the Acquire Ingredients action once and pay the normal cost."""


class PayForAction(Bonus):
    """Pay X coins once to perform the illustrated action at the normal cost."""

    cost: Positive
    action: ActionId


class PrestigeByTable(Bonus):
    """Gain prestige by the number of your dishes on one table of your choice."""

    counts: ClassVar[str] = "table"
    steps: Steps


class MoveDish(Bonus):
    """Move one of your dishes to another table, without placement bonus, reward or service."""


class BuyButter(Bonus):
    """Pay coins once and gain one butter."""

    cost: Positive


class CoinsByMarkers(Bonus):
    """Gain coins for each of your service posts and noble hosts."""

    counts: ClassVar[str] = "markers"
    amount: Positive


class CoinsByTables(Bonus):
    """Gain coins for each table with at least one of your dishes."""

    counts: ClassVar[str] = "tables"
    amount: Positive


class CopyBonus(Bonus):
    """Use the bonus of another player's top used card, as if by your assistant."""


class CoinsByTable(Bonus):
    """Gain coins for each of your dishes on one table of your choice."""

    counts: ClassVar[str] = "table"
    amount: Positive


class DrawRecipes(Bonus):
    """Draw recipes from the bag, keep one and discard the others face up."""

    number: Positive


class BakeSaving(Bonus):
    """Bake one recipe with one flour less or one honey less."""


class CoinsByDecorations(Bonus):
    """Gain coins for each of your successful decorations."""

    counts: ClassVar[str] = "decorations"
    amount: Positive


class DecorateOne(Bonus):
    """Pay coins to decorate one dish."""

    cost: Count


class CoinsByStaff(Bonus):
    """Gain coins by the number of cards in the staff inventory."""

    counts: ClassVar[str] = "staff"
    steps: Steps


class DeliverOne(Bonus):
    """Deliver one dish."""


class AcquireRecipe(Bonus):
    """Acquire one recipe at the normal cost."""


class PrestigeByDishes(Bonus):
    """Gain prestige by the number of your dishes of a kind on all tables."""

    dishes: DishFilter
    steps: Steps


class PlaceCheaper(Bonus):
    """Place a service post or noble host for some coins less than indicated."""

    discount: Count


class TakeRecipe(Bonus):
    """Gain one recipe of your choice from the display for free."""


class PrestigeByTables(Bonus):
    """Gain prestige by the number of tables with at least one of your dishes."""

    counts: ClassVar[str] = "tables"
    steps: Steps


class CoinsByDishes(Bonus):
    """Gain coins for each of your dishes on the tables."""

    counts: ClassVar[str] = "dishes"
    amount: Positive


class PrestigeForCoins(Bonus):
    """Pay coins up to a number of times, each time for one prestige."""

    cost: Positive
    times: Positive


class PrestigeByDecorations(Bonus):
    """Gain prestige by the number of your successful decorations."""

    counts: ClassVar[str] = "decorations"
    steps: Steps


class DrawIngredients(Bonus):
    """Draw ingredient tiles from the bag, keep one and discard the others face up."""

    number: Positive


class TakeIngredient(Bonus):
    """Gain one ingredient tile of your choice from the display for free."""


class GainPrestige(Bonus):
    """Gain the specified number of prestige points."""

    amount: Positive


AnyBonus = Annotated[
    GainCoins
    | BuyGoods
    | AcquireIngredient
    | PayForAction
    | PrestigeByTable
    | MoveDish
    | BuyButter
    | CoinsByMarkers
    | CoinsByTables
    | CopyBonus
    | CoinsByTable
    | DrawRecipes
    | BakeSaving
    | CoinsByDecorations
    | DecorateOne
    | CoinsByStaff
    | DeliverOne
    | AcquireRecipe
    | PrestigeByDishes
    | PlaceCheaper
    | TakeRecipe
    | PrestigeByTables
    | CoinsByDishes
    | PrestigeForCoins
    | PrestigeByDecorations
    | DrawIngredients
    | TakeIngredient
    | GainPrestige,
    Field(discriminator="effect"),
]
"""All bonuses; `effect` determines the model. Drawing one ingredient is `draw_ingredients` of 1."""


class Holding(Strict):
    """At least a number of something that a player holds or has achieved.

    `markers` are service posts and noble hosts, `tables` those with a dish of the player, `table`
    the player's dishes on one table, `goods` the units of flour, sugar and butter, `types` the
    different goods and ingredients in stock.
    """

    condition: Literal[
        "ingredients",
        "recipes",
        "goods",
        "coins",
        "prestige",
        "decorations",
        "tables",
        "table",
        "posts",
        "hosts",
        "markers",
        "staff",
    ]
    number: Positive


class Dishes(Strict):
    """At least a number of the player's dishes of a kind on the tables."""

    condition: Literal["dishes"]
    number: Positive
    dishes: DishFilter = DishFilter()


class Bare(Strict):
    """Neither any goods nor any unused ingredient tiles."""

    condition: Literal["bare"]


Condition = Annotated[Holding | Dishes | Bare, Field(discriminator="condition")]
"""The condition of a ✦ card or of a special bonus."""
