"""A reader of position documents, without trust, for the values that final scoring needs."""

from collections import Counter
from typing import Annotated, Literal, cast

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from rococo_desktop.cli.errors import UsageError
from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.match import InvalidStateError, Setup, SetupError
from rococo_desktop.rules.rococo.book import PositionError
from rococo_desktop.rules.rococo.check import check_table
from rococo_desktop.rules.rococo.components.models import Components
from rococo_desktop.rules.rococo.model import Player as PlayerState
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import Rococo
from rococo_desktop.session.reasons import message_at, validation_message
from rococo_desktop.session.save_document import Version1

Id = Annotated[str, Field(max_length=64)]
Pieces = Annotated[list[Id], Field(max_length=500)]
Places = Annotated[list[Id | None], Field(max_length=100)]
Seat = Annotated[int, Field(ge=0, le=9)]


class _Model(BaseModel):
    """A part of the document; types are exact, and unknown keys are ignored as irrelevant."""

    model_config = ConfigDict(strict=True, extra="ignore")


class SetupPart(_Model):
    """The number of players, and the set-up."""

    players: int
    board: Literal["small", "large"] | None = None
    edition: str = "deluxe"
    expansions: Annotated[list[str], Field(max_length=20)] = []


class PlayerPart(_Model):
    """A player; a null value is hidden, and such a document cannot be scored."""

    seat: Seat
    livre: int
    thread: int
    lace: int
    prestige: int | None
    hand: Pieces | None
    supply: Pieces | None
    discard: Pieces
    played: Id | None = None
    resources: Pieces | None = []


class GuestPart(_Model):
    """A dress at the ball."""

    space: Id
    dress: Id
    owner: Seat


class MarketPart(_Model):
    """The three displays."""

    workshop: Places = []
    warehouse: Annotated[list[Places], Field(max_length=20)] = []
    hire: Places = []


class PositionDocument(_Model):
    """A position as far as it affects the score."""

    format: Literal["rococo-position"]
    version: Version1
    setup: SetupPart
    round: int = 1
    phase: Literal["prepare", "select", "act", "income", "final", "over"] = "over"
    start_player: Seat = 0
    favor: Seat | None
    players: Annotated[list[PlayerPart], Field(max_length=10)]
    guests: Annotated[list[GuestPart], Field(max_length=200)]
    decorations: Annotated[dict[Id, Seat], Field(max_length=200)]
    all_halls: Annotated[list[Seat | None], Field(max_length=10)]
    market: MarketPart = MarketPart()
    removed_employees: Pieces = []


def read_position(value: Json, components: Components, file: str) -> tuple[Rococo, State]:
    """Return the match and the state of a position document; raises UsageError."""
    try:
        document = PositionDocument.model_validate(value)
    except ValidationError as error:
        raise UsageError(f"{file}: {validation_message(error)}") from None
    setup = document.setup
    try:
        match = Rococo(Setup(setup.players, setup.edition, tuple(setup.expansions)), components)
        state = _state(document, match)
        for documents in match.rules.documents:
            documents.read(match.rules, cast("dict[str, Json]", value), state)
        check_table(match.rules, state)
    except SetupError as error:
        raise UsageError(f"{file}: {message_at(f'setup.{error.field}', error.reason)}") from None
    except InvalidStateError as error:
        raise UsageError(f"{file}: {message_at(error.path, error.reason)}") from None
    except (_PlaceError, PositionError) as error:
        raise UsageError(f"{file}: {error}") from None
    return match, state


class _PlaceError(Exception):
    """A place in the document, and what is wrong there."""


def _state(document: PositionDocument, match: Rococo) -> State:
    board = match.rules.board
    spaces = Counter(guest.space for guest in document.guests)
    twice = [space for space, number in spaces.items() if number > 1]
    if twice:
        raise _PlaceError(f"guests: {twice[0]!r} is there twice")
    empty_warehouse: list[Places] = [[None] * board.warehouse_spaces] * board.warehouse_segments
    market = document.market
    return State(
        seed=0,
        edition=document.setup.edition,
        board=document.setup.board or match.rules.board_name,
        expansions=list(document.setup.expansions),
        round=document.round,
        phase=document.phase,
        start_player=document.start_player,
        favor=document.favor,
        players=[_player(player, seat, match) for seat, player in enumerate(document.players)],
        hire=market.hire or [None] * len(board.hire),
        removed=document.removed_employees,
        warehouse=market.warehouse or empty_warehouse,
        workshop=market.workshop or [None] * len(board.workshop),
        guests={guest.space: (guest.dress, guest.owner) for guest in document.guests},
        decorations=document.decorations,
        all_halls=_all_halls(document.all_halls, len(board.all_halls)),
        slots=match.rules.new_slots(),
    )


def _all_halls(seats: list[int | None], places: int) -> list[int]:
    """Return the seats with the All Halls bonus, the first one first; null places follow them."""
    if len(seats) > places:
        raise _PlaceError(f"all_halls: has {places} places, not {len(seats)}")
    taken = [seat for seat in seats if seat is not None]
    if seats[: len(taken)] != taken:
        raise _PlaceError("all_halls: has a seat after an empty place")
    return taken


def _player(player: PlayerPart, seat: int, match: Rococo) -> PlayerState:
    if player.seat != seat:
        raise _PlaceError(f"players[{seat}].seat: must be {seat}, not {player.seat}")
    for name in ("prestige", "hand", "supply", "resources"):
        if getattr(player, name) is None:
            raise _PlaceError(
                f"players[{seat}].{name}: is hidden; only a whole position can be scored"
            )
    return PlayerState(
        livre=player.livre,
        thread=player.thread,
        lace=player.lace,
        prestige=player.prestige or 0,
        hand=player.hand or [],
        supply=player.supply or [],
        discard=player.discard,
        played=player.played,
        resources=player.resources or [],
        slots=match.rules.new_player_slots(),
    )
