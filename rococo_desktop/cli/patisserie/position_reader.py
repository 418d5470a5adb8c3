"""A reader of position documents, without trust, for the values that final scoring needs."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from rococo_desktop.cli.errors import UsageError
from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.match import InvalidStateError, Setup, SetupError
from rococo_desktop.rules.patisserie.check import check_table
from rococo_desktop.rules.patisserie.components.models import Components
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.model import Mentor, State
from rococo_desktop.rules.patisserie.model import Player as PlayerState
from rococo_desktop.session.reasons import message_at, validation_message
from rococo_desktop.session.save_document import Version1

Id = Annotated[str, Field(max_length=64)]
Pieces = Annotated[list[Id], Field(max_length=500)]
Places = Annotated[list[Id | None], Field(max_length=100)]
Seat = Annotated[int, Field(ge=0, le=9)]
Owned = Annotated[dict[Id, Seat], Field(max_length=200)]


class _Model(BaseModel):
    """A part of the document; types are exact, and unknown keys are ignored as irrelevant."""

    model_config = ConfigDict(strict=True, extra="ignore")


class SetupPart(_Model):
    """The number of players, and the set-up."""

    players: int
    edition: str = ""
    expansions: Annotated[list[str], Field(max_length=20)] = []


class PlayerPart(_Model):
    """A player; a null value is hidden, and such a document cannot be scored."""

    seat: Seat
    coins: int
    flour: int
    sugar: int
    butter: int
    prestige: int
    hand: Pieces | None
    unused: Pieces | None
    used: Pieces
    recipes: Pieces
    ingredients: Pieces
    racks: Places
    toppings: Places
    decorations: Pieces


class DishPart(_Model):
    """A dish on a table."""

    space: Id
    dish: Id
    owner: Seat


class MentorPart(_Model):
    """The Mentor's gains in final scoring."""

    inventory_prestige: int = 0
    supplies: int = 0


class PositionDocument(_Model):
    """A position as far as it affects the score."""

    format: Literal["patisserie-position"]
    version: Version1
    setup: SetupPart
    round: int = 1
    phase: Literal["prepare", "select", "act", "income", "final", "over"] = "over"
    start_player: Seat
    players: Annotated[list[PlayerPart], Field(max_length=10)]
    dishes: Annotated[list[DishPart], Field(max_length=200)]
    posts: Owned
    hosts: Owned
    table_bonuses: Annotated[dict[Id, Id], Field(max_length=20)]
    special_bonuses: Annotated[dict[Id, list[Seat]], Field(max_length=20)]
    mentor: MentorPart | None = None


def read_position(value: Json, components: Components, file: str) -> tuple[Patisserie, State]:
    """Return the match and the state of a position document; raises UsageError."""
    try:
        document = PositionDocument.model_validate(value)
    except ValidationError as error:
        raise UsageError(f"{file}: {validation_message(error)}") from None
    setup = document.setup
    try:
        match = Patisserie(Setup(setup.players, setup.edition, tuple(setup.expansions)), components)
        state = _state(document, match)
        check_table(match.rules, state)
    except SetupError as error:
        raise UsageError(f"{file}: {message_at(f'setup.{error.field}', error.reason)}") from None
    except InvalidStateError as error:
        raise UsageError(f"{file}: {message_at(error.path, error.reason)}") from None
    except _PlaceError as error:
        raise UsageError(f"{file}: {error}") from None
    return match, state


class _PlaceError(Exception):
    """A place in the document, and what is wrong there."""


def _state(document: PositionDocument, match: Patisserie) -> State:
    rules = match.rules
    dishes: dict[str, tuple[str, int]] = {}
    for dish in document.dishes:
        if dish.space in dishes:
            raise _PlaceError(f"dishes: {dish.space!r} is there twice")
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
        mentor=Mentor(
            inventory_prestige=mentor.inventory_prestige,
            supplies=mentor.supplies,
        ),
    )


def _player(player: PlayerPart, seat: int) -> PlayerState:
    if player.seat != seat:
        raise _PlaceError(f"players[{seat}].seat: must be {seat}, not {player.seat}")
    if player.hand is None or player.unused is None:
        name = "hand" if player.hand is None else "unused"
        raise _PlaceError(f"players[{seat}].{name}: is hidden; only a whole position can be scored")
    return PlayerState(
        coins=player.coins,
        flour=player.flour,
        sugar=player.sugar,
        butter=player.butter,
        prestige=player.prestige,
        hand=player.hand,
        unused=player.unused,
        used=player.used,
        since=dict.fromkeys((*player.hand, *player.unused), 0),
        recipes=player.recipes,
        ingredients=player.ingredients,
        racks=player.racks,
        toppings=player.toppings,
        decorations=player.decorations,
    )
