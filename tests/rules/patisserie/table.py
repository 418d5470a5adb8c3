"""A table on which a test lays out exactly what a rule is about, and plays it.

``Table(players=3)`` is a game (with ``expansions``) whose displays are empty, whose bags and decks
are full, and in which nobody holds a card; all have 10 coins, 2 flour, 1 sugar and 1 butter. No
table bonus ever matches and no special bonus lies there until a test says so, and each presentation
table has one more space, without a placement bonus, at its far end. A test puts pieces where it
wants them, invents pieces whose numbers matter (``new_recipe``, ``new_tile``, ``new_card``), plays
a card with ``turn`` and answers by option id. Seat 0 plays unless stated; the Mentor sits after the
people.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.score import PlayerScore, Score
from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.entries import Strict
from rococo_desktop.rules.patisserie.book import Context
from rococo_desktop.rules.patisserie.components.load import LIBRARY
from rococo_desktop.rules.patisserie.components.models import (
    Board,
    Components,
    IngredientTile,
    Recipe,
    SoloCard,
    SpecialBonus,
    Staff,
    TableBonus,
    TableSpace,
)
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.mentor.turn import RevealCard
from rococo_desktop.rules.patisserie.model import Player, State
from rococo_desktop.rules.patisserie.turns import PlayCard
from rococo_desktop.rules.state import ACT

M = TypeVar("M", bound=Strict)
E = TypeVar("E", bound=Event)

COMPONENTS = LIBRARY.load()
ME, LEFT, RIGHT = 0, 1, 2
"""Seats: the player whose turn it is, and the others of a table of three, clockwise."""

NO_BONUS = {"effect": "prestige_by_tables", "steps": [[1000, 1]]}
"""A bonus that never does anything."""

NEVER = {"kind": "any", "lowest": 999}
"""The dishes of a table bonus that no dish matches."""

CHEF, ASSISTANT = "chef", "assistant"
"""Ids of cards without a bonus, one of each training, which every table has."""


def changed(model: M, **fields: Any) -> M:
    """Return a component with other values; unlike a copy it has computed nothing yet."""
    old = {name: getattr(model, name) for name in type(model).model_fields}
    return cast("M", type(model).model_construct(**old | fields))


def invented(kind: type[M], id: str, **fields: Any) -> M:
    """Return an invented component, checked but for its id, which may be one short word here."""
    checked = kind.model_validate({"id": "test-id", "source": "owner"} | fields, strict=False)
    return checked.model_copy(update={"id": id})


def with_plain_spaces(board: Board) -> Board:
    """Return a board with one more space at the far end of each table, without a bonus."""
    tables = tuple(
        changed(
            table,
            spaces=(*table.spaces, invented(TableSpace, f"{table.id}-plain")),
        )
        for table in board.tables
    )
    return changed(board, tables=tables)


class Table:
    """A game to lay out and play; see the module."""

    def __init__(
        self,
        players: int = 3,
        *,
        expansions: tuple[str, ...] = (),
        board: Callable[[Board], Board] | None = None,
        seed: int = 1,
    ) -> None:
        boards = {
            name: with_plain_spaces(side if board is None else board(side))
            for name, side in COMPONENTS.boards.items()
        }
        solo = dict(COMPONENTS.solo)
        components: Components = changed(COMPONENTS, boards=boards, solo=solo)
        self.match = Patisserie(Setup(players, "", expansions), components)
        self.rules = self.match.rules
        self.board = self.rules.board
        self.constants = self.rules.constants
        self.state: State = self.match.start(seed).state
        self.events: list[Event] = []
        self._clear()
        for training in (CHEF, ASSISTANT):
            self.new_card(training, training=training)

    def _clear(self) -> None:
        state = self.state
        state.staff_deck += [*state.tray_b, *state.tray_a, *filter(None, state.hire)]
        state.tray_a, state.tray_b, state.hire = [], [], [None] * len(state.hire)
        state.ingredient_bag += [tile for row in state.ingredients for tile in row if tile]
        state.ingredients = [[None] * len(row) for row in state.ingredients]
        state.recipe_bag += [recipe for recipe in state.recipes if recipe]
        state.recipes = [None] * len(state.recipes)
        nothing = self.new_table_bonus("nothing", dishes=NEVER, reward={"gain": "coins"})
        state.table_bonuses = dict.fromkeys(state.table_bonuses, nothing)
        state.special_bonuses = {}
        for seat, player in enumerate(state.players):
            player.coins, player.hand, player.fresh = 10, [], []
            player.unused = list(self.rules.start_staff) if seat in self.rules.people else []
            player.since = dict.fromkeys(player.unused, 0)
        state.mentor.used += state.mentor.hand
        state.mentor.hand = []
        state.start_player = ME
        state.phase = ACT
        self.ask()

    # -- pieces ------------------------------------------------------------------------------------

    def new_recipe(self, id: str = "cake", **fields: Any) -> str:
        """Invent a recipe; it needs nothing and is worth 4 prestige unless stated."""
        needs = dict.fromkeys(("flour", "sugar", "butter", "honey", "nuts", "egg"), 0)
        usual = {"set": "base", "chef": False, "prestige": 4}
        self.rules.recipes[id] = invented(Recipe, id, **needs | usual | fields)
        return id

    def new_tile(self, id: str, **fields: Any) -> str:
        """Invent an ingredient tile; it has no ingredient and no topping unless stated."""
        usual = {"set": "base", "honey": 0, "nuts": 0, "egg": 0, "topping": False}
        self.rules.ingredients[id] = invented(IngredientTile, id, **usual | fields)
        return id

    def new_card(self, id: str = "card", **fields: Any) -> str:
        """Invent a staff card; it is an assistant of level 1 without a bonus unless stated."""
        usual = {"set": "base", "deck": "numbered", "training": ASSISTANT, "bonus": NO_BONUS}
        self.rules.staff[id] = invented(Staff, id, **{"level": 1, **usual, **fields})
        self.match.levels[id] = 1
        return id

    def new_star(self, id: str, condition: dict[str, Any]) -> str:
        """Invent a ✦ card and show it."""
        self.new_card(id, deck="star", level=None, condition=condition)
        self.state.stars.append(id)
        return id

    def new_table_bonus(self, id: str, **fields: Any) -> str:
        """Invent a table bonus tile."""
        self.rules.table_bonuses[id] = invented(TableBonus, id, set="base", **fields)
        return id

    def new_special(self, id: str, *prestige: int, condition: dict[str, Any]) -> str:
        """Invent a special bonus tile, the same on both sides, and lay it out."""
        sides = {"small": list(prestige), "large": list(prestige)}
        self.rules.special_bonuses[id] = invented(
            SpecialBonus, id, set="base", condition=condition, prestige=sides
        )
        self.state.special_bonuses[id] = []
        return id

    def new_solo(self, id: str, *actions: dict[str, Any], **decision: Any) -> str:
        """Invent a solo card with actions and a decision box."""
        usual = {"recipe": 0, "column": 0, "table": "top", "end": "near", "place": "host-1"}
        self.rules.solo[id] = invented(
            SoloCard,
            id,
            set="base",
            actions=actions or [{"action": "deliver"}],
            decision=usual | decision,
        )
        return id

    def lift(self, piece: str) -> str:
        """Take a piece from wherever it is, to put it elsewhere."""
        state = self.state
        piles = [state.staff_deck, state.ingredient_bag, state.recipe_bag]
        piles += [state.ingredient_discard, state.recipe_discard]
        for pile in piles:
            if piece in pile:
                pile.remove(piece)
        return piece

    # -- laying out --------------------------------------------------------------------------------

    @property
    def players(self) -> list[Player]:
        return self.state.players

    @property
    def me(self) -> Player:
        return self.state.players[ME]

    @property
    def mentor(self) -> Player:
        assert self.rules.rival is not None
        return self.state.players[-1]

    def staff(self, *cards: str, seat: int = ME) -> None:
        """Make these cards the player's whole staff inventory, all of them unused."""
        someone = self.players[seat]
        someone.unused = [self.lift(card) for card in cards]
        someone.hand, someone.used = [], []
        someone.since = dict.fromkeys(cards, 0)

    def staff_of(self, number: int, seat: int = ME) -> None:
        """Give the player a staff inventory of this many cards; nothing else about them matters."""
        self.staff(*[self.new_card(f"staff-{seat}-{i}") for i in range(number)], seat=seat)

    def show_recipes(self, *recipes: str | None) -> None:
        """Show recipes in the rightmost spaces, from left to right."""
        spaces: list[str | None] = [recipe and self.lift(recipe) for recipe in recipes]
        self.state.recipes = [*[None] * (len(self.state.recipes) - len(spaces)), *spaces]

    def show_tiles(self, *tiles: str, row: int = 0) -> None:
        """Show ingredient tiles in a row of the display, from the left."""
        shown = [self.lift(tile) for tile in tiles]
        self.state.ingredients[row] = [*shown, *[None] * (self.board.columns - len(shown))]

    def fill_ingredients(self) -> None:
        """Fill the whole ingredient display from the bag."""
        for row in range(len(self.state.ingredients)):
            self.show_tiles(*self.state.ingredient_bag[-self.board.columns :], row=row)

    def for_hire(self, *cards: str) -> None:
        """Show staff cards for hire."""
        shown = [self.lift(card) for card in cards]
        self.state.hire = [*shown, *[None] * (len(self.board.hire) - len(shown))]

    def store(self, *recipes: str, seat: int = ME) -> None:
        """Store recipes above the player board."""
        self.players[seat].recipes += [self.lift(recipe) for recipe in recipes]

    def tiles(self, *tiles: str, seat: int = ME) -> None:
        """Lay ingredient tiles beside the player board."""
        self.players[seat].ingredients += [self.lift(tile) for tile in tiles]

    def rack(self, *dishes: str, seat: int = ME) -> None:
        """Put finished dishes into the free cooling racks, from the top."""
        racks = self.players[seat].racks
        for dish in dishes:
            racks[racks.index(None)] = self.lift(dish)

    def top(self, dish: str, tile: str | None = None, seat: int = ME) -> str:
        """Put a topping above a dish in a rack; an invented tile unless stated."""
        tile = tile or self.new_tile(f"topping-of-{dish}", topping=True)
        player = self.players[seat]
        player.toppings[player.racks.index(dish)] = self.lift(tile)
        return tile

    def present(self, seat: int, *spaces: str, **fields: Any) -> None:
        """Put a player's dishes on spaces; their kind does not matter unless stated."""
        for space in spaces:
            dish = self.new_recipe(f"dish-at-{space}", **fields)
            self.state.dishes[space] = (dish, seat)

    def decorations(self, number: int, seat: int = ME) -> None:
        """Give the player this many successful decorations."""
        tiles = [self.new_tile(f"decoration-{seat}-{i}", topping=True) for i in range(number)]
        self.players[seat].decorations = tiles

    def spaces(self, table: str) -> list[str]:
        """Return the spaces of a table, the nearest to its table bonus first."""
        return [space.id for space in self.board.table[table].spaces]

    def plain_space(self, table: str = "top") -> str:
        """Return the space of a table without a placement bonus that every test table has."""
        return f"{table}-plain"

    def bonus_space(self, gain: str, amount: int | None = None) -> str:
        """Return an empty space with a placement bonus of a kind."""
        return next(
            id
            for id, space in self.board.spaces.items()
            if space.bonus and space.bonus.gain == gain and amount in (None, space.bonus.amount)
        )

    # -- playing -----------------------------------------------------------------------------------

    def ask(self, *frames: Frame) -> None:
        """Make ``frames`` everything still to happen, the last one first."""
        self.state.frames = list(frames)
        self.events += self.match.kernel.start(self.state).events

    def run(self, step: Callable[[Context], object]) -> None:
        """Run a step of the round, and everything that follows automatically."""
        self.state.frames = []
        step(Context(self.rules, self.state, self.events))
        self.events += self.match.kernel.start(self.state).events

    @property
    def context(self) -> Context:
        return Context(self.rules, self.state, self.events)

    def turn(self, card: str, *answers: str, seat: int = ME) -> None:
        """Let the player take a turn with this card of theirs (or a new one), and answer."""
        someone = self.players[seat]
        for cards in (someone.unused, someone.used, someone.hand):
            if card in cards:
                cards.remove(card)
        someone.hand.insert(0, self.lift(card))
        someone.since[card] = 0
        self.ask(PlayCard(seat))
        self.answer(card, *answers)

    def bonus(self, bonus: dict[str, Any], *answers: str, training: str = ASSISTANT) -> None:
        """Play a card with this bonus, forfeit its main action, use the bonus, and answer."""
        self.turn(self.new_card("bonus-card", training=training, bonus=bonus), "forfeit")
        if answers:
            assert self.asked == "use_bonus", "the bonus does nothing"
            self.answer(*answers)

    def answer(self, *options: str) -> None:
        """Answer the pending decisions, one after another."""
        for option in options:
            assert self.state.pending is not None, f"nothing is asked: {option}"
            decision = self.state.pending.id
            self.state, events = self.match.kernel.apply(self.state, option, decision)
            self.events += events

    def mentor_turn(self, *actions: dict[str, Any] | str, decisions: tuple[str, ...] = ()) -> None:
        """Let the Mentor reveal a card with these actions; the decision cards come in order."""
        mentor = self.state.mentor
        plain = [{"action": each} if isinstance(each, str) else each for each in actions]
        mentor.hand.append(self.new_solo("mentor-card", *plain))
        mentor.deck += reversed(decisions)
        assert self.rules.rival is not None
        self.ask(RevealCard(len(self.rules.people)))
        self.answer("reveal")

    @property
    def options(self) -> tuple[str, ...]:
        """The possible answers now."""
        return () if self.state.pending is None else self.state.pending.options

    @property
    def asked(self) -> str | None:
        """The kind of the pending decision, or None when the turn is over."""
        return None if self.state.pending is None else self.state.pending.kind

    def events_of(self, kind: type[E]) -> list[E]:
        """The events of one kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    # -- looking -----------------------------------------------------------------------------------

    def score(self) -> Score:
        return self.match.score(self.state)

    def sheet(self, seat: int = ME) -> PlayerScore:
        return self.score().players[seat]

    def points(self, item: str, seat: int = ME) -> int:
        """Return the player's points for an item in final scoring."""
        (found,) = (line for line in self.sheet(seat).items if line.item == item)
        return found.points

    def parts(self, item: str, seat: int = ME) -> dict[str, int]:
        """Return the parts of an item: points by their reason."""
        (found,) = (line for line in self.sheet(seat).items if line.item == item)
        return {part.subject: part.points for part in found.parts}
