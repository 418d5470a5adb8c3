"""A reader of position documents, without trust, for the values that final scoring needs."""

from collections import Counter
from typing import Annotated, Literal, cast

from pydantic import Field

from rococo_desktop.cli import positions
from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.placed import PositionError
from rococo_desktop.rules.rococo.check import check_table
from rococo_desktop.rules.rococo.components.models import Components
from rococo_desktop.rules.rococo.model import Player as PlayerState
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import Rococo
from rococo_desktop.session.journal.save_document import Version1


class SetupOfRococo(positions.SetupPart):
    """The set-up, with the side of the board."""

    board: Literal["small", "large"] | None = None


class PlayerPart(positions.SeatPart):
    """A player; a null value is hidden, and such a document cannot be scored."""

    livre: int
    thread: int
    lace: int
    prestige: int | None
    hand: positions.Pieces | None
    supply: positions.Pieces | None
    discard: positions.Pieces
    played: positions.Id | None = None
    resources: positions.Pieces | None = Field(default_factory=list)


class GuestPart(positions.Part):
    """A dress at the ball."""

    space: positions.Id
    dress: positions.Id
    owner: positions.Seat


class MarketPart(positions.Part):
    """The three displays."""

    workshop: positions.Places = Field(default_factory=list)
    warehouse: Annotated[list[positions.Places], Field(max_length=20)] = Field(default_factory=list)
    hire: positions.Places = Field(default_factory=list)


class PositionDocument(positions.Part):
    """A position as far as it affects the score."""

    format: Literal["rococo-position"]
    version: Version1
    setup: SetupOfRococo
    round: int = 1
    phase: Literal["prepare", "select", "act", "income", "final", "over"] = "over"
    start_player: positions.Seat = 0
    favor: positions.Seat | None
    players: Annotated[list[PlayerPart], Field(max_length=10)]
    guests: Annotated[list[GuestPart], Field(max_length=200)]
    decorations: Annotated[dict[positions.Id, positions.Seat], Field(max_length=200)]
    all_halls: Annotated[list[positions.Seat | None], Field(max_length=10)]
    market: MarketPart = MarketPart()
    removed_employees: positions.Pieces = Field(default_factory=list)


def read_position(value: Json, components: Components, file: str) -> tuple[Rococo, State]:
    """Return the match and the state of a position document; raises UsageError."""
    with positions.reading(file):
        document = PositionDocument.model_validate(value)
        setup = document.setup
        match = Rococo(Setup(setup.players, setup.edition, tuple(setup.expansions)), components)
        state = _state(document, match)
        for documents in match.rules.documents:
            documents.read(match.rules, cast("dict[str, Json]", value), state)
        check_table(match.rules, state)
        return match, state


def _state(document: PositionDocument, match: Rococo) -> State:
    board = match.rules.board
    spaces = Counter(guest.space for guest in document.guests)
    twice = [space for space, number in spaces.items() if number > 1]
    if twice:
        raise PositionError(f"guests: {twice[0]!r} is there twice")
    empty_warehouse: list[positions.Places] = [
        [None] * board.warehouse_spaces
    ] * board.warehouse_segments
    market = document.market
    return State(
        seed=0,
        edition=match.setup.edition,
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
        raise PositionError(f"all_halls: has {places} places, not {len(seats)}")
    taken = [seat for seat in seats if seat is not None]
    if seats[: len(taken)] != taken:
        raise PositionError("all_halls: has a seat after an empty place")
    return taken


def _player(player: PlayerPart, seat: int, match: Rococo) -> PlayerState:
    positions.check_player(player, seat, ("prestige", "hand", "supply", "resources"))
    return PlayerState(**player.model_dump(exclude={"seat"}), slots=match.rules.new_player_slots())
