"""The state of a game of La Pâtisserie Rococo: plain ids and numbers.

Ids name the definitions in ``rococo_desktop.rules.patisserie.components``. The last item of a bag,
a deck or a pile is the next one drawn, or its top.
"""

from dataclasses import dataclass, field

from rococo_desktop.engine.record import Record
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

    coins: int = 0
    flour: int = 0
    sugar: int = 0
    butter: int = 0
    prestige: int = 0
    hand: list[str] = field(default_factory=list)
    unused: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    hired: list[str] = field(default_factory=list)
    set_aside: list[str] = field(default_factory=list)
    fresh: list[str] = field(default_factory=list)
    since: dict[str, int] = field(default_factory=dict)
    recipes: list[str] = field(default_factory=list)
    ingredients: list[str] = field(default_factory=list)
    racks: list[str | None] = field(default_factory=list)
    toppings: list[str | None] = field(default_factory=list)
    decorations: list[str] = field(default_factory=list)
    star: bool = False
    declined: list[str] = field(default_factory=list)

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

    sets: list[list[str]] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)
    inventory_prestige: int = 0
    supplies: int = 0


@dataclass(slots=True)
class State(TableState):
    """Everything on the table.

    ``ingredients`` are the rows of the display from the top, ``table_bonuses`` the tile of each
    table, ``special_bonuses`` the seats on each special bonus, the most valuable space first.
    ``dishes`` maps a table space to the dish and its owner's seat, ``posts`` and ``hosts`` a space
    to the owner's seat. ``removed`` are the staff cards that left the game face up.
    """

    edition: str = "2025"
    players: list[Player] = field(default_factory=list)
    staff_deck: list[str] = field(default_factory=list)
    tray_a: list[str] = field(default_factory=list)
    tray_b: list[str] = field(default_factory=list)
    hire: list[str | None] = field(default_factory=list)
    stars: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    ingredient_bag: list[str] = field(default_factory=list)
    ingredient_discard: list[str] = field(default_factory=list)
    ingredients: list[list[str | None]] = field(default_factory=list)
    recipe_bag: list[str] = field(default_factory=list)
    recipe_discard: list[str] = field(default_factory=list)
    recipes: list[str | None] = field(default_factory=list)
    table_bonuses: dict[str, str] = field(default_factory=dict)
    special_bonuses: dict[str, list[int]] = field(default_factory=dict)
    dishes: dict[str, tuple[str, int]] = field(default_factory=dict)
    posts: dict[str, int] = field(default_factory=dict)
    hosts: dict[str, int] = field(default_factory=dict)
    mentor: Mentor = field(default_factory=Mentor)

    def tray(self, tray: str) -> list[str]:
        """Return the cards on baking tray ``a`` or ``b``."""
        return self.tray_a if tray == "a" else self.tray_b
