"""The state of a game of La Pâtisserie Rococo: plain ids and numbers.

Ids name the definitions in ``rococo_desktop.rules.patisserie.components``. The last item of a bag,
a deck or a pile is the next one drawn, or its top.
"""

from dataclasses import dataclass, field
from typing import Annotated

from rococo_desktop.engine.record import Record
from rococo_desktop.engine.sight import Counted, Open, Own, Private, Sight, Told
from rococo_desktop.rules.patisserie.components.models import Good
from rococo_desktop.rules.state import TableState

TRAYS = ("a", "b")


@dataclass(slots=True)
class Player(Record):
    """One player's belongings.

    ``used`` is the face-up pile, with the card of the current turn on top. ``hired`` are the cards
    in the hand that everybody saw when they were hired. ``set_aside`` are the cards that left the
    game face down, in order. ``fresh`` are the cards, wherever they lie face down, that no other
    player has seen; ``since`` says for each face-down card how many cards had been set aside when
    it came face down, so that everybody knows which set-aside cards it may be. ``toppings`` lie
    above the racks; ``declined`` are the special bonuses that were declined in this turn.
    """

    coins: Open[int] = 0
    flour: Open[int] = 0
    sugar: Open[int] = 0
    butter: Open[int] = 0
    prestige: Open[int] = 0
    hand: Own[list[str]] = field(default_factory=list)
    unused: Own[list[str]] = field(default_factory=list)
    used: Open[list[str]] = field(default_factory=list)
    hired: Told[list[str]] = field(default_factory=list)
    set_aside: Own[list[str]] = field(default_factory=list)
    fresh: Private[list[str]] = field(default_factory=list)
    since: Private[dict[str, int]] = field(default_factory=dict)
    recipes: Open[list[str]] = field(default_factory=list)
    ingredients: Open[list[str]] = field(default_factory=list)
    racks: Open[list[str | None]] = field(default_factory=list)
    toppings: Open[list[str | None]] = field(default_factory=list)
    decorations: Open[list[str]] = field(default_factory=list)
    star: Open[bool] = False
    declined: Open[list[str]] = field(default_factory=list)

    def inventory(self) -> list[str]:
        """Return the staff inventory: unused and used staff, and the hand (rulebook, "Setup")."""
        return self.unused + self.hand + self.used

    def staff_size(self) -> int:
        """Return the number of cards in the staff inventory."""
        return len(self.unused) + len(self.hand) + len(self.used)

    def stock(self, good: Good) -> int:
        """Return the units of a good."""
        if good == "flour":
            return self.flour
        return self.sugar if good == "sugar" else self.butter

    def goods(self) -> int:
        """Return the units of all goods together."""
        return self.flour + self.sugar + self.butter

    def dishes(self) -> list[str]:
        """Return the dishes in the cooling racks, from the top."""
        return [dish for dish in self.racks if dish is not None]


@dataclass(slots=True)
class Mentor(Record):
    """The solo cards: four sets not used yet, the hand, the used pile, and the decision deck.

    ``spent`` are the decision cards revealed since the deck was made. ``inventory_prestige`` and
    ``supplies`` are the prestige gained in final scoring for the staff inventory and for leftover
    tiles and goods.
    """

    sets: Annotated[list[list[str]], Sight(count="set_sizes")] = field(default_factory=list)
    hand: Counted[list[str]] = field(default_factory=list)
    used: Open[list[str]] = field(default_factory=list)
    deck: Counted[list[str]] = field(default_factory=list)
    spent: Open[list[str]] = field(default_factory=list)
    inventory_prestige: Open[int] = 0
    supplies: Open[int] = 0


@dataclass(slots=True)
class State(TableState):
    """Everything on the table.

    ``ingredients`` are the rows of the display from the top, ``table_bonuses`` the tile of each
    table, ``special_bonuses`` the seats on each special bonus, the most valuable space first.
    ``dishes`` maps a table space to the dish and its owner's seat, ``posts`` and ``hosts`` a space
    to the owner's seat. ``removed`` are the staff cards that left the game face up.
    """

    edition: Open[str] = "2025"
    players: Told[list[Player]] = field(default_factory=list)
    staff_deck: Counted[list[str]] = field(default_factory=list)
    tray_a: Told[list[str]] = field(default_factory=list)
    tray_b: Told[list[str]] = field(default_factory=list)
    hire: Open[list[str | None]] = field(default_factory=list)
    stars: Open[list[str]] = field(default_factory=list)
    removed: Open[list[str]] = field(default_factory=list)
    ingredient_bag: Counted[list[str]] = field(default_factory=list)
    ingredient_discard: Open[list[str]] = field(default_factory=list)
    ingredients: Open[list[list[str | None]]] = field(default_factory=list)
    recipe_bag: Counted[list[str]] = field(default_factory=list)
    recipe_discard: Open[list[str]] = field(default_factory=list)
    recipes: Open[list[str | None]] = field(default_factory=list)
    table_bonuses: Open[dict[str, str]] = field(default_factory=dict)
    special_bonuses: Open[dict[str, list[int]]] = field(default_factory=dict)
    dishes: Open[dict[str, tuple[str, int]]] = field(default_factory=dict)
    posts: Open[dict[str, int]] = field(default_factory=dict)
    hosts: Open[dict[str, int]] = field(default_factory=dict)
    mentor: Told[Mentor] = field(default_factory=Mentor)

    def tray(self, tray: str) -> list[str]:
        """Return the cards on baking tray ``a`` or ``b``."""
        return self.tray_a if tray == "a" else self.tray_b
