"""The documents of a game, and what those of the games have in common."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Annotated, Any, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from rococo_desktop.cli.output import Document, UsageError
from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.match import AnyMatch, InvalidStateError, SetupError
from rococo_desktop.engine.score import Score
from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.book import AnyRuleBook
from rococo_desktop.rules.placed import PositionError
from rococo_desktop.rules.view import TableView
from rococo_desktop.session.document_errors import problem_of
from rococo_desktop.session.reasons import message_at

Id = Annotated[str, Field(max_length=64)]
Pieces = Annotated[list[Id], Field(max_length=500)]
Places = Annotated[list[Id | None], Field(max_length=100)]
Seat = Annotated[int, Field(ge=0, le=9)]


class GameDocuments(NamedTuple):
    """The writers of a game's documents, and a reader of its position documents."""

    position_format: str
    """The ``format`` of the position documents."""
    components: Callable[[Any, str, tuple[str, ...]], Document]
    """Returns all printed values for an edition and expansions; raises SetupError."""
    position: Callable[[Any, Any, Sequence[str]], Document]
    """Returns the position in a view of a match; the third argument is the kinds of the seats."""
    read_position: Callable[[Json, Any, str], tuple[AnyMatch, Any]]
    """Returns the match and the state of a position document, for scoring only.

    It takes the document, the components, and a file name for errors; it raises UsageError.
    """
    score: Callable[[Any, Any], Document]
    """Returns the result of final scoring in a state of a match."""
    subject: Callable[[Frame], Document] = lambda frame: {}  # noqa: ARG005
    """Returns further keys of a question, which name the pieces that it is about, if any."""


class Part(BaseModel):
    """A part of a position document; types are exact, and unknown keys are irrelevant."""

    model_config = ConfigDict(strict=True, extra="ignore")


class SetupPart(Part):
    """The number of players, and the set-up."""

    players: int
    edition: str = ""
    expansions: Annotated[list[str], Field(max_length=20)] = []


class SeatPart(Part):
    """What belongs to a seat."""

    seat: Seat


@contextmanager
def reading(file: str) -> Iterator[None]:
    """Let whatever is wrong with a position document be a UsageError that names its file."""
    try:
        yield
        return
    except (ValidationError, InvalidStateError) as error:
        problem = str(problem_of(error))
    except SetupError as error:
        problem = str(message_at(f"setup.{error.field}", error.reason))
    except PositionError as error:
        problem = str(error)
    raise UsageError(f"{file}: {problem}")


def check_player(player: SeatPart, seat: int, whole: Sequence[str]) -> None:
    """Raise PositionError unless a player has that seat, and none of the ``whole`` is hidden."""
    if player.seat != seat:
        raise PositionError(f"players[{seat}].seat: must be {seat}, not {player.seat}")
    for name in whole:
        if getattr(player, name) is None:
            raise PositionError(
                f"players[{seat}].{name}: is hidden; only a whole position can be scored"
            )


def head(form: str, rules: AnyRuleBook, seen: TableView, seats: Sequence[str]) -> Document:
    """Return the first keys of a position document; ``seats`` are the kinds of the seats."""
    return {
        "format": form,
        "version": 1,
        "setup": {
            "players": len(rules.people),
            "board": seen.board,
            "edition": seen.edition,
            "expansions": seen.expansions,
            "seats": seats,
        },
        "round": seen.round,
        "phase": seen.phase,
        "start_player": seen.start_player,
    }


def question(
    seen: TableView,
    subject: Callable[[Frame], Document] = lambda frame: {},  # noqa: ARG005
) -> Document | None:
    """Return who is asked what, and the ``subject`` of the question; None if the game is over."""
    asked = seen.asked
    if asked is None:
        return None
    return {"id": asked.id, "player": asked.seat, "kind": asked.kind, **subject(seen.frames[-1])}


def shown(view: NamedTuple, names: Mapping[str, str | None]) -> Document:
    """Return what a view shows, in its order; a size is called a count.

    ``names`` are the fields that have another name in documents; None leaves a field out.
    """
    found = {
        names.get(name, name.replace("_size", "_count")): value
        for name, value in view._asdict().items()
    }
    return {name: value for name, value in found.items() if name is not None}


def result_of(score: Score, form: str, left: str) -> Document:
    """Return the first keys of a score document; ``left`` is that of what breaks ties."""
    return {
        "format": form,
        "version": 1,
        "players": [
            {
                "seat": seat,
                "items": {item.item: item.points for item in sheet.items},
                "total": sheet.total,
                left: sheet.left,
                "parts": {
                    item.item: [part._asdict() for part in item.parts] for item in sheet.items
                },
            }
            for seat, sheet in enumerate(score.players)
        ],
        "winners": score.winners,
    }
