"""What is chosen before a game: who plays each seat, how the players look, the policy of undo."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, TypeVar, get_args

from rococo_desktop.engine.reading import UnfitError
from rococo_desktop.engine.reasons import Reason, because
from rococo_desktop.rules.foreign import is_legible
from rococo_desktop.session.plain import Allowed, Limits, as_problem, read, written

if TYPE_CHECKING:
    from pydantic_core.core_schema import CoreSchema

HUMAN = "human"
RIVAL = "rival"
"""The kind of the seat of an automatic rival; these seats come last."""
MAX_NAME = 24
MAX_SEED = 2**53 - 1
"""The largest seed: every JSON reader keeps integers up to this one exact."""

UndoPolicy = Literal["free", "fair"]
SeatColour = Literal["red", "blue", "green", "purple", "orange"]
Emblem = Literal["sun", "lily", "rose", "swan", "key"]
Portrait = Literal[
    "bun",
    "crop",
    "curls",
    "tricorne",
    "bonnet",
    "goatee",
    "straw",
    "wig",
    "kerchief",
    "turban",
    "tower",
    "beard",
]

SEAT_COLOURS: tuple[SeatColour, ...] = get_args(SeatColour)
EMBLEMS: tuple[Emblem, ...] = get_args(Emblem)
PORTRAITS: tuple[Portrait, ...] = get_args(Portrait)

T = TypeVar("T")


def illegible(name: str) -> Reason | None:
    """Return the reason why nobody can be called so; None if it can be read in one line."""
    return None if is_legible(name) else because("wrong-printable")


Kind = Annotated[str, Limits(0, 40)]
"""Who plays a seat; only a set-up says of which game, and so which ones there are."""


@dataclass(frozen=True, kw_only=True)
class Before:
    """The player of a seat until its first handover, ``after`` that many answers."""

    kind: Kind
    after: Annotated[int, Limits(0, MAX_SEED)]


class HandOver(NamedTuple):
    """The player of a seat from a moment on, ``after`` that many answers."""

    seat: int
    kind: str
    after: int


@dataclass(frozen=True, kw_only=True)
class SeatPlan:
    """A seat's player: a person, or a bot by its name; the look is optional."""

    kind: Kind
    name: Annotated[str, Limits(1, MAX_NAME), Allowed(illegible)]
    colour: SeatColour | None = None
    emblem: Emblem | None = None
    portrait: Portrait | None = None
    before: Before | None = None

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: Any) -> "CoreSchema":
        """Return how pydantic reads and writes a seat in its documents."""
        from pydantic_core import core_schema

        return core_schema.no_info_plain_validator_function(
            _checked, serialization=core_schema.plain_serializer_function_ser_schema(written)
        )


def _checked(seat: object) -> SeatPlan:
    from rococo_desktop.rules.validation import refused

    try:
        return read(SeatPlan, written(seat) if isinstance(seat, SeatPlan) else seat)
    except UnfitError as error:
        place, reason = as_problem(error)
        raise refused(reason, place) from None


class Look(NamedTuple):
    """How a player looks at the table; only people are seen in the portrait."""

    colour: SeatColour
    emblem: Emblem
    portrait: Portrait


def looks(seats: Sequence[SeatPlan]) -> tuple[Look, ...]:
    """Return the look of each seat: its choice, or the first free one; no two are alike."""
    colours = _distinct([seat.colour for seat in seats], SEAT_COLOURS)
    emblems = _distinct([seat.emblem for seat in seats], EMBLEMS)
    portraits = _distinct([seat.portrait for seat in seats], PORTRAITS)
    return tuple(Look(*each) for each in zip(colours, emblems, portraits, strict=True))


def _distinct(choices: Sequence[T | None], things: Sequence[T]) -> list[T]:
    granted = [
        choice if choice is not None and choice not in choices[:seat] else None
        for seat, choice in enumerate(choices)
    ]
    free = iter([thing for thing in things if thing not in granted])
    return [next(free) if choice is None else choice for choice in granted]
