"""A reader of position documents, without trust, for the values that final scoring needs."""

from typing import Annotated, Literal

from pydantic import Field

from rococo_desktop.cli import positions
from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.patisserie.check import check_table
from rococo_desktop.rules.patisserie.components.models import Components
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.model import Mentor, State
from rococo_desktop.rules.patisserie.model import Player as PlayerState
from rococo_desktop.rules.placed import PositionError
from rococo_desktop.session.journal.save_document import Version1

Owned = Annotated[dict[positions.Id, positions.Seat], Field(max_length=200)]


class PlayerPart(positions.SeatPart):
    """A player; a null value is hidden, and such a document cannot be scored."""

    coins: int
    flour: int
    sugar: int
    butter: int
    prestige: int
    hand: positions.Pieces | None
    unused: positions.Pieces | None
    used: positions.Pieces
    recipes: positions.Pieces
    ingredients: positions.Pieces
    racks: positions.Places
    toppings: positions.Places
    decorations: positions.Pieces


class DishPart(positions.Part):
    """A dish on a table."""

    space: positions.Id
    dish: positions.Id
    owner: positions.Seat


class MentorPart(positions.Part):
    """The Mentor's gains in final scoring."""

    inventory_prestige: int = 0
    supplies: int = 0


class PositionDocument(positions.Part):
    """A position as far as it affects the score."""

    format: Literal["patisserie-position"]
    version: Version1
    setup: positions.SetupPart
    round: int = 1
    phase: Literal["prepare", "select", "act", "income", "final", "over"] = "over"
    start_player: positions.Seat
    players: Annotated[list[PlayerPart], Field(max_length=10)]
    dishes: Annotated[list[DishPart], Field(max_length=200)]
    posts: Owned
    hosts: Owned
    table_bonuses: Annotated[dict[positions.Id, positions.Id], Field(max_length=20)]
    special_bonuses: Annotated[dict[positions.Id, list[positions.Seat]], Field(max_length=20)]
    mentor: MentorPart | None = None


def read_position(value: Json, components: Components, file: str) -> tuple[Patisserie, State]:
    """Return the match and the state of a position document; raises UsageError."""
    with positions.reading(file):
        document = PositionDocument.model_validate(value)
        setup = document.setup
        match = Patisserie(Setup(setup.players, setup.edition, tuple(setup.expansions)), components)
        state = _state(document, match)
        check_table(match.rules, state)
        return match, state


def _state(document: PositionDocument, match: Patisserie) -> State:
    rules = match.rules
    dishes: dict[str, tuple[str, int]] = {}
    for dish in document.dishes:
        if dish.space in dishes:
            raise PositionError(f"dishes: {dish.space!r} is there twice")
        dishes[dish.space] = (dish.dish, dish.owner)
    mentor = document.mentor or MentorPart()
    return State(
        seed=0,
        edition=match.setup.edition,
        board=rules.board_name,
        expansions=list(document.setup.expansions),
        round=document.round,
        phase=document.phase,
        start_player=document.start_player,
        players=[_player(player, seat) for seat, player in enumerate(document.players)],
        hire=[None] * len(rules.board.hire),
        ingredients=[[None] * rules.board.columns for _ in rules.board.ingredient_rows],
        recipes=[None] * len(rules.board.recipe_prices),
        table_bonuses=document.table_bonuses,
        special_bonuses=document.special_bonuses,
        dishes=dishes,
        posts=document.posts,
        hosts=document.hosts,
        mentor=Mentor(**mentor.model_dump()),
    )


def _player(player: PlayerPart, seat: int) -> PlayerState:
    positions.check_player(player, seat, ("hand", "unused"))
    return PlayerState(
        **player.model_dump(exclude={"seat"}),
        since=dict.fromkeys((*(player.hand or ()), *(player.unused or ())), 0),
    )
