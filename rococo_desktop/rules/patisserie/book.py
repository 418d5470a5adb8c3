"""The rule book of one game: its components, its board, its seats, and the options in play."""

from rococo_desktop.engine.context import Context as AnyContext
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.patisserie.components.models import Components, Set
from rococo_desktop.rules.patisserie.model import State

PROMOS: tuple[Set, ...] = (
    "promo_special_bonuses",
    "promo_table_bonuses",
    "promo_staff",
    "promo_start_staff",
)
"""The four promos, each a set of components."""

FIRST_GAME = "first_game"
"""The variant for a first game, without baking trays."""

MENTOR = "mentor"
SAVORY = "savory"
EXTRA_CRUNCHY = "extra_crunchy"
GRADES: dict[str, tuple[int, ...]] = {
    "": (5, 5, 5, 5),
    SAVORY: (5, 5, 6, 6),
    EXTRA_CRUNCHY: (6, 6, 6, 6),
}
"""The sizes of the Mentor's sets by grade, the first round first; Buttery has no key."""

OPTIONS: tuple[str, ...] = (*PROMOS, FIRST_GAME, MENTOR, SAVORY, EXTRA_CRUNCHY)
"""Everything that can be switched on."""


def has_mentor(setup: Setup) -> bool:
    """Return whether the Mentor plays: always with one person, and by choice with two."""
    return setup.players == 1 or MENTOR in setup.expansions


class RuleBook:
    """The rules of one game with its components laid out for its number of seats."""

    def __init__(self, setup: Setup, components: Components) -> None:
        """Choose the pieces and the side of the board that a valid set-up uses."""
        self.people = range(setup.players)
        """The seats of people; the Mentor has the seat after them."""
        self.mentor: int | None = setup.players if has_mentor(setup) else None
        self.seats = setup.players + (self.mentor is not None)
        self.is_solo = setup.players == 1
        self.first_game = FIRST_GAME in setup.expansions
        self.grade = next((key for key in GRADES if key and key in setup.expansions), "")
        self.promo_start_staff = "promo_start_staff" in setup.expansions

        self.components = components
        self.constants = components.constants
        self.one_post = self.seats <= self.constants.one_post_players
        """Whether only one of the two service staff spaces of an area is ever used."""
        self.second_places = self.seats >= self.constants.second_place_players
        """Whether the second place at a table scores."""
        self.goods = components.goods
        self.board_name = components.board_name(self.seats)
        self.board = components.boards[self.board_name]
        sets = {"base", "start", *(promo for promo in PROMOS if promo in setup.expansions)}
        self.recipes = {i: e for i, e in components.recipes.items() if e.set in sets}
        self.ingredients = {i: e for i, e in components.ingredients.items() if e.set in sets}
        self.staff = {i: e for i, e in components.staff.items() if e.set in sets}
        self.table_bonuses = {i: e for i, e in components.table_bonuses.items() if e.set in sets}
        self.special_bonuses = {
            i: e for i, e in components.special_bonuses.items() if e.set in sets
        }
        self.solo = components.solo
        self.start_staff = tuple(card.id for card in self.staff.values() if card.deck == "start")

    def after(self, seat: int) -> int:
        """Return the next seat clockwise."""
        return (seat + 1) % self.seats

    def from_seat(self, first: int) -> tuple[int, ...]:
        """Return all seats clockwise, beginning with one."""
        return tuple((first + offset) % self.seats for offset in range(self.seats))


class Context(AnyContext[State]):
    """A state that the rules may change, with the rule book of its game."""

    __slots__ = ("rules",)

    def __init__(self, rules: RuleBook, state: State, events: list[Event] | None) -> None:
        self.rules = rules
        self.state = state
        self.events = events
