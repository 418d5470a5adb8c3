"""A table on which a test lays out exactly what a rule is about, and plays it.

``Table(players=3)`` is a game of the base rules (and of ``expansions``) whose displays are empty,
whose bags and stacks are full, and in which nobody holds a card. A test puts pieces where it wants
them, invents pieces whose numbers matter (``new_dress``, ``new_tile``, ``new_card``), changes the
board (``board=``), plays a card with ``turn`` and answers by option id. Seat 0 plays unless stated.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.score import PlayerScore, Score
from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.entries import Strict
from rococo_desktop.rules.rococo.base.turns import PlayCard
from rococo_desktop.rules.rococo.book import Context
from rococo_desktop.rules.rococo.components.bonuses import Bonus, Final, SilkColor
from rococo_desktop.rules.rococo.components.models import (
    Board,
    Components,
    Decoration,
    Dress,
    Employee,
    GuestSpace,
    Hall,
    Notions,
    Resource,
    Reward,
    Silk,
)
from rococo_desktop.rules.rococo.model import Player, State
from rococo_desktop.rules.rococo.rulebook import LIBRARY, Rococo, rivals_of
from rococo_desktop.rules.rococo.score import score
from rococo_desktop.rules.rococo.view import View
from rococo_desktop.rules.state import ACT
from tests.base_game import load, view

M = TypeVar("M", bound=Strict)
E = TypeVar("E", bound=Event)

COMPONENTS = load()
ME, LEFT, RIGHT = 0, 1, 2
"""Seats: the player whose turn it is, and the others of a table of three, clockwise."""

CHOOSE = Notions(mode="choose", thread=1, lace=1)
PLAIN = ("master", "journeyman", "apprentice")
"""Ids of cards without a bonus, one of each type, which every table has."""


def changed(model: M, **fields: Any) -> M:
    """Return a component with other values; unlike a copy it has computed nothing yet."""
    old = {name: getattr(model, name) for name in type(model).model_fields}
    return cast("M", type(model).model_construct(**old | fields))


def invented(kind: type[M], id: str, **fields: Any) -> M:
    """Return an invented component, checked but for its id, which may be one short word here."""
    checked = kind.model_validate({"id": "test-id", "source": "owner"} | fields)
    return checked.model_copy(update={"id": id})


def cards(level: int | None, effect: str) -> list[str]:
    """Return the cards of a level (None: the start cards) with a bonus or a crown of this kind."""
    return [
        card.id
        for card in COMPONENTS.employees.values()
        if card.level == level
        and effect in (card.bonus and card.bonus.effect, card.scoring and card.scoring.final)
    ]


def card(level: int | None, effect: str) -> str:
    """Return the one card of a level with a bonus or a crown of this kind."""
    (found,) = cards(level, effect)
    return found


class Table:
    """A game to lay out and play; see the module."""

    def __init__(
        self,
        players: int = 3,
        *,
        edition: str = "deluxe",
        expansions: tuple[str, ...] = (),
        board: Callable[[Board], Board] | None = None,
        seed: int = 1,
    ) -> None:
        name = COMPONENTS.board_name(players + len(rivals_of(expansions)))
        side = COMPONENTS.boards[name]
        components = changed(
            LIBRARY.load(),
            dresses=dict(COMPONENTS.dresses),
            resources=dict(COMPONENTS.resources),
            employees=dict(COMPONENTS.employees),
            boards=COMPONENTS.boards | {name: side if board is None else board(side)},
        )
        self.match = Rococo(Setup(players, edition, expansions), components)
        self.rules = self.match.rules
        self.components: Components = self.rules.components
        self.board = self.match.rules.board
        self.state: State = self.match.start(seed).state
        self.events: list[Event] = []
        self._clear()
        for type_ in PLAIN:
            self.new_card(type_, type=type_)

    def _clear(self) -> None:
        state = self.state
        state.employee_stack += [card for card in reversed(state.hire) if card is not None]
        state.resource_bag += [tile for part in state.warehouse for tile in part if tile]
        state.dress_bag += [dress for dress in state.workshop if dress is not None]
        state.hire = [None] * len(state.hire)
        state.warehouse = [[None] * len(part) for part in state.warehouse]
        state.workshop = [None] * len(state.workshop)
        for player in state.players:
            player.supply, player.hand = sorted(player.supply + player.hand), []
        state.start_player = ME
        state.phase = ACT
        self.ask()

    # -- pieces ------------------------------------------------------------------------------------

    def new_dress(
        self,
        id: str = "dress",
        *,
        color: SilkColor = "yellow",
        silk: Silk | None = None,
        thread: int = 0,
        lace: int = 0,
        value: int = 10,
        prestige: int = 2,
        master: bool = False,
    ) -> str:
        """Invent a dress; it costs one bale of its colour unless stated."""
        self.components.dresses[id] = invented(
            Dress,
            id,
            set="test",
            color=color,
            silk=Silk(**{color: 1}) if silk is None else silk,
            thread=thread,
            lace=lace,
            value=value,
            prestige=prestige,
            master=master,
        )
        return id

    def new_tile(self, id: str, silk: Silk, notions: Notions = CHOOSE) -> str:
        """Invent a resource tile; its lower half is a thread or a lace unless stated."""
        self.components.resources[id] = invented(
            Resource, id, set="test", silk=silk, notions=notions
        )
        return id

    def new_card(
        self,
        id: str,
        *,
        type: str,
        bonus: Bonus | None = None,
        scoring: Final | None = None,
    ) -> str:
        """Invent an employee."""
        self.components.employees[id] = invented(
            Employee,
            id,
            set="test",
            type=type,
            bonus=bonus,
            scoring=scoring,
        )
        return id

    def tile(self, silk: Silk, mode: str = "choose") -> str:
        """Return a real tile with this silk and this kind of lower half."""
        return next(
            tile.id
            for tile in COMPONENTS.resources.values()
            if tile.silk == silk and tile.notions.mode == mode
        )

    def lift(self, piece: str) -> str:
        """Take a piece from wherever it is, to put it elsewhere."""
        state = self.state
        piles = [state.employee_stack, state.resource_bag, state.dress_bag]
        piles += [state.resource_discard, state.dress_discard]
        for pile in piles:
            if piece in pile:
                pile.remove(piece)
        displays = [state.workshop, state.hire, *state.warehouse]
        for display in displays:
            if piece in display:
                display[display.index(piece)] = None
        return piece

    # -- laying out --------------------------------------------------------------------------------

    @property
    def players(self) -> list[Player]:
        return self.state.players

    @property
    def me(self) -> Player:
        return self.state.players[ME]

    def staff(self, *cards: str, seat: int = ME) -> None:
        """Make these cards the player's whole deck, all of them in the supply."""
        someone = self.players[seat]
        someone.supply = [self.lift(card) for card in cards]
        someone.hand, someone.discard = [], []

    def staff_of(self, number: int, seat: int = ME) -> None:
        """Give the player a deck of this many cards; nothing else about them matters."""
        self.staff(*[self.new_card(f"staff-{i}", type="apprentice") for i in range(number)])

    def workshop(self, *dresses: str | None) -> None:
        """Show dresses in the rightmost windows, from left to right."""
        hidden = (None,) * (len(self.state.workshop) - len(dresses))
        self.state.workshop = [*hidden, *(dress and self.lift(dress) for dress in dresses)]

    def segment(self, *tiles: str, number: int = 0) -> None:
        """Show tiles in a segment of the warehouse."""
        shown = [self.lift(tile) for tile in tiles]
        spaces = self.board.warehouse_spaces
        self.state.warehouse[number] = [*shown, *[None] * (spaces - len(shown))]

    def for_hire(self, *cards: str) -> None:
        """Show employees for hire."""
        shown = [self.lift(card) for card in cards]
        self.state.hire = [*shown, *[None] * (len(self.board.hire) - len(shown))]

    def rack(self, *tiles: str, seat: int = ME) -> None:
        """Lay tiles on the player's rack."""
        self.players[seat].resources += [self.lift(tile) for tile in tiles]

    def design(self, dress: str) -> str:
        """Show a single dress in the free window, and give the player everything it needs."""
        tile = self.components.dresses[dress]
        self.workshop(dress)
        self.rack(self.new_tile(f"silk-for-{dress}", tile.silk))
        self.me.thread, self.me.lace = tile.thread, tile.lace
        return dress

    def rent(self, seat: int, space: str, dress: str | None = None) -> None:
        """Put a player's dress on a guest space; an invented one if it does not matter which."""
        if dress is None:
            dress = self.new_dress(f"dress-at-{space}")
        self.state.guests[space] = (self.lift(dress), seat)

    def rent_colors(self, seat: int, *colors: str) -> None:
        """Put a player's dresses of these colours on any free guest spaces outside hall 1."""
        for number, color in enumerate(colors):
            space = next(
                space.id
                for hall in self.board.halls[1:]
                for space in hall.spaces
                if space.id not in self.state.guests
            )
            name = f"{color}-{seat}-{number}"
            self.rent(seat, space, self.new_dress(name, color=cast("SilkColor", color)))

    def decorate(self, seat: int, *decorations: str) -> None:
        """Put the player's markers on decorations."""
        for decoration in decorations:
            self.state.decorations[decoration] = seat

    def decorate_any(self, seat: int, number: int) -> None:
        """Put this many of the player's markers on any free decorations outside the fountain."""
        groups = ("musician", "statue", "fireworks")
        free = [d.id for d in self.board.decorations.values() if d.group in groups]
        self.decorate(seat, *[d for d in free if d not in self.state.decorations][:number])

    # -- the board ---------------------------------------------------------------------------------

    def hall(self, number: int) -> Hall:
        """Return hall 1 to 5."""
        return self.board.halls[number - 1]

    def spaces(self, hall: int, *, master: bool = False) -> list[str]:
        """Return the Master guest spaces of a hall, or its other ones."""
        return [space.id for space in self.hall(hall).spaces if space.master == master]

    # -- playing -----------------------------------------------------------------------------------

    def ask(self, *frames: Frame) -> None:
        """Make ``frames`` everything still to happen, the last one first."""
        self.state.frames = list(frames)
        self.events += self.match.kernel.start(self.state).events

    def run(self, step: Callable[[Context], None]) -> None:
        """Run a step of the round."""
        self.state.frames = []
        step(Context(self.rules, self.state, self.events))
        self.events += self.match.kernel.start(self.state).events

    def turn(self, card: str, *answers: str, seat: int = ME) -> None:
        """Let the player take a turn with this card of theirs (or a new one), and answer."""
        someone = self.players[seat]
        for cards in (someone.supply, someone.discard, someone.hand):
            if card in cards:
                cards.remove(card)
        someone.hand.insert(0, self.lift(card))
        self.ask(PlayCard(seat))
        self.answer(card, *answers)

    def answer(self, *options: str) -> None:
        """Answer the pending decisions, one after another."""
        for option in options:
            assert self.state.pending is not None, f"nothing is asked: {option}"
            decision = self.state.pending.id
            self.state, events = self.match.kernel.apply(self.state, option, decision)
            self.events += events

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

    def view(self, viewer: int | None) -> View:
        return view(self.state, viewer)

    def score(self) -> Score:
        return score(self.rules, self.state)

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


def with_hall(number: int = 1, **fields: Any) -> Callable[[Board], Board]:
    """Return a change of the board: other points or other spaces in a hall."""

    def change(board: Board) -> Board:
        halls = list(board.halls)
        halls[number - 1] = changed(halls[number - 1], **fields)
        return changed(board, halls=tuple(halls))

    return change


def space(
    id: str, hall: str = "hall2", *, master: bool = False, kind: str | None = None, amount: int = 1
) -> GuestSpace:
    """Return an invented guest space; ``kind`` is that of its reward, for example ``"livre"``."""
    reward = kind and Reward.model_validate({"kind": kind, "amount": amount})
    return invented(GuestSpace, id, hall=hall, master=master, reward=reward or None)


def decoration(id: str, group: str = "statue", **fields: Any) -> Decoration:
    """Return an invented decoration; it costs 10 Livre and brings no points unless said."""
    return invented(Decoration, id, **{"group": group, "cost": 10, "prestige": 0} | fields)
