"""The components as frozen models: tiles, cards, the two sides of the board, and constants."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from rococo_desktop.rules.entries import (
    Count,
    Entry,
    Positive,
    Section,
    Source,
    Strict,
    digest,
    side_for,
)

from .bonuses import AnyBonus, Condition, DishFilter

Good = Literal["flour", "sugar", "butter"]
GOODS: tuple[Good, ...] = ("flour", "sugar", "butter")
"""The goods, each with a track on the player board."""

Ingredient = Literal["honey", "nuts", "egg"]
INGREDIENTS: tuple[Ingredient, ...] = ("honey", "nuts", "egg")
"""The ingredients, which lie on ingredient tiles."""
NEEDS = (*GOODS, *INGREDIENTS)
"""All that recipes need."""

Training = Literal["chef", "assistant"]
"""The training level of a staff card, which decides the main actions that it allows."""

BoardName = Literal["small", "large"]
"""The two sides of the board: for 1 to 3 players, for 4 and 5 players."""

Level = Literal["1", "2", "3", "4"]
"""The levels of the numbered staff cards."""

Grade = Literal["buttery", "savory", "extra_crunchy"]
"""How hard the Mentor is to beat."""

TableId = Literal["top", "left", "middle", "right", "bottom"]
"""The five presentation tables by their place on the board."""


class Amounts(NamedTuple):
    """Numbers of honey, nuts and egg."""

    honey: Count = 0
    nuts: Count = 0
    egg: Count = 0

    def __add__(self, other: object) -> Amounts:
        if not isinstance(other, Amounts):
            return NotImplemented
        return Amounts(self.honey + other.honey, self.nuts + other.nuts, self.egg + other.egg)

    def covers(self, needed: Amounts) -> bool:
        return self.honey >= needed.honey and self.nuts >= needed.nuts and self.egg >= needed.egg


class Recipe(Entry):
    """A recipe tile: what its dish needs, whether only a chef bakes it (P), and its prestige."""

    set: str
    flour: Count
    sugar: Count
    butter: Count
    honey: Count
    nuts: Count
    egg: Count
    chef: bool
    prestige: Positive

    @cached_property
    def ingredients(self) -> Amounts:
        return Amounts(self.honey, self.nuts, self.egg)

    def good(self, good: Good) -> int:
        return {"flour": self.flour, "sugar": self.sugar, "butter": self.butter}[good]


class IngredientTile(Entry):
    """An ingredient tile; one with a topping may decorate a dish instead."""

    set: str
    honey: Count
    nuts: Count
    egg: Count
    topping: bool

    @cached_property
    def ingredients(self) -> Amounts:
        """Return its honey, nuts and egg in units."""
        return Amounts(self.honey, self.nuts, self.egg)


Deck = Literal["start", "numbered", "star"]


class Staff(Entry):
    """A staff card. Every player has a copy of each start card; only a numbered card has a level.

    A ✦ card (`star`) has a condition for hiring it.
    """

    set: str
    deck: Deck
    level: Annotated[int, Field(strict=True, ge=1, le=4)] | None = None
    training: Training
    bonus: AnyBonus
    condition: Condition | None = None


class Gain(Strict):
    """The immediate gain from a space or a tile.

    `draw_ingredient` comes from the bag, `ingredient` and `recipe` are chosen from the displays;
    `coins_by_posts` are the coins for each of the player's service posts beside the table.
    """

    gain: Literal[
        "coins",
        "coins_by_posts",
        "draw_ingredient",
        "ingredient",
        "recipe",
        "flour",
        "sugar",
        "butter",
    ]
    amount: Positive = 1


class TableBonus(Entry):
    """A table bonus tile: the dishes that match it, and the reward."""

    set: str
    dishes: DishFilter
    reward: Gain


class SpecialBonus(Entry):
    """A special bonus tile: its condition, and the prestige of its spaces on each of its sides.

    The side is that of the board; the most valuable space comes first.
    """

    set: str
    condition: Condition
    prestige: dict[BoardName, Annotated[tuple[Positive, ...], Field(min_length=1)]]


class Decision(Strict):
    """The decision box of a solo card.

    `recipe` is the space of the recipe display that its arrow points to, from the left, and
    `column` that of the ingredient display, both from 0; a dish goes to `table`, to the free space
    nearest to (`near`) or farthest from (`far`) the table bonus; a marker goes to `place`, a
    service area or a noble host.
    """

    recipe: Count
    column: Count
    table: TableId
    end: Literal["near", "far"]
    place: str


class SoloAction(Strict):
    """An action of a solo card.

    `order` lists the recipes (bake) or racks (decorate) in the order in which they are tried, from
    0; `start` is the end at which the search for toppings (`first` or `last` tile) or cards
    (`first` is the left end of a display) begins.
    """

    action: Literal[
        "acquire_recipes", "acquire_ingredients", "bake", "decorate", "deliver", "hire", "place"
    ]
    order: tuple[Count, ...] = ()
    start: Literal["first", "last"] = "first"


class SoloCard(Entry):
    """A solo card: its one to three actions from left to right, and its decision box."""

    set: str
    actions: Annotated[tuple[SoloAction, ...], Field(min_length=1, max_length=3)]
    decision: Decision


class TableSpace(Entry):
    """A space for a dish, with its placement bonus if it has one."""

    bonus: Gain | None = None


class Table(Strict):
    """A presentation table: its majority points, and its spaces from the table bonus outwards."""

    id: TableId
    first: Count
    second: Count
    spaces: tuple[TableSpace, ...]
    source: Source


class Post(Entry):
    """A service staff space: it gives prestige in final scoring, or something at once."""

    cost: Count
    prestige: Count = 0
    bonus: Gain | None = None


class ServiceArea(Entry):
    """A service staff area between two tables, with its two spaces; the left one has prestige."""

    tables: tuple[TableId, TableId]
    left: Post
    right: Post

    @property
    def posts(self) -> tuple[Post, Post]:
        return (self.left, self.right)


class Host(Entry):
    """A noble host space."""

    cost: Count
    prestige: Count


class IngredientRow(Entry):
    """A row of the ingredient display; `prices` are those with 1, 2, 3 ... tiles left in it.

    Tiles of a row with `clears` are removed at the beginning of a round.
    """

    prices: tuple[Count, ...]
    clears: bool = False


class Board(Strict):
    """One side of the board; the rows of the ingredient display are listed from the top."""

    players: tuple[int, ...]
    recipe_prices: tuple[Count, ...]
    """The price of each recipe space from left to right."""
    ingredient_rows: tuple[IngredientRow, ...]
    hire: tuple[Count, ...]
    """The price of a card with 1, 2, 3, 4 cards left in the display."""
    tables: tuple[Table, ...]
    areas: tuple[ServiceArea, ...]
    hosts: tuple[Host, ...]
    sources: dict[str, Source]
    """The sources of `recipe_prices` and `hire`."""

    @cached_property
    def spaces(self) -> dict[str, TableSpace]:
        """Return all spaces for dishes by id, table by table."""
        return {space.id: space for table in self.tables for space in table.spaces}

    @cached_property
    def table_of(self) -> dict[str, Table]:
        return {space.id: table for table in self.tables for space in table.spaces}

    @cached_property
    def table(self) -> dict[str, Table]:
        return {table.id: table for table in self.tables}

    @cached_property
    def posts(self) -> dict[str, Post]:
        return {post.id: post for area in self.areas for post in area.posts}

    @cached_property
    def area_of(self) -> dict[str, ServiceArea]:
        return {post.id: area for area in self.areas for post in area.posts}

    @cached_property
    def host(self) -> dict[str, Host]:
        return {host.id: host for host in self.hosts}

    @cached_property
    def columns(self) -> int:
        return len(self.ingredient_rows[0].prices)


class GoodsTrack(Section):
    """A goods track: where it starts, its end, and the total price of 1, 2, 3 ... units."""

    start: Count
    maximum: Positive
    prices: Annotated[tuple[Count, ...], Field(min_length=1)]


class DecorationIncome(Strict):
    """The income of a successful decoration space."""

    coins: Count = 0
    prestige: Count = 0


class Constants(Strict):
    """The numbers of the rules that are not on a tile, a card or the board."""

    rounds: Positive
    start_coins: Count
    """The coins of the start player; each next player has one more."""
    hand_size: Positive
    """The number of cards that players select from their own staff."""
    tray_extra: Positive
    """The number of cards on a tray beyond the number of players."""
    recipe_storage: Positive
    racks: Positive
    minimum_staff: Positive
    refill_recipes: Positive
    """The number of empty recipe spaces at which the display is refilled after a turn."""
    cleared_recipes: Count
    """The number of recipe spaces, from the right, that are cleared at the start of a round."""
    assistant_notice: Count
    chef_notice: Count
    sale_coins: Positive
    """The coins for each prestige point of a sold dish."""
    service_coins: Positive
    """The price of one prestige point at a player's service post beside the table."""
    base_income: Count
    host_income: Count
    decoration_income: tuple[DecorationIncome, ...]
    coins_per_prestige: Positive
    second_place_players: Positive
    """The minimum number of players for which second places score."""
    one_post_players: Count
    """The maximum number of players for which one space of a service area stays free."""
    mentor_prestige: Count
    """The prestige of the Mentor for a card of which no action is possible."""
    mentor_sets: dict[Grade, tuple[Positive, ...]]
    """The sizes of the Mentor's sets of solo cards by grade, that of the first round first."""
    level_cards: dict[Level, Positive]
    """The number of cards of each level, times (players + 2)."""


class Pieces(Strict):
    """All components but the boards."""

    recipes: dict[str, Recipe]
    ingredients: dict[str, IngredientTile]
    staff: dict[str, Staff]
    table_bonuses: dict[str, TableBonus]
    special_bonuses: dict[str, SpecialBonus]
    solo: dict[str, SoloCard]
    goods: dict[Good, GoodsTrack]
    constants: Constants


class Components(Pieces):
    """All components; which of them are used depends on the set-up."""

    boards: dict[BoardName, Board]
    corrected: tuple[str, ...] = ()
    """The paths of the fields corrected by the owner."""

    @cached_property
    def fingerprint(self) -> str:
        """Return a hash of all values, for saves and bug reports."""
        # Without what was no component when the first games were saved, and nobody can correct.
        document = self.model_dump(
            mode="json", exclude={"corrected": True, "constants": {"mentor_sets"}}
        )
        return digest(document)

    def board_name(self, players: int) -> BoardName:
        """Return the board's side for a number of players; raise ValueError if there is none."""
        return side_for(self.boards, players)
