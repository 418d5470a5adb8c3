"""The form of an entry in a component file: exact types, an id, and the source of its values."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from inspect import get_annotations
from typing import Annotated, Literal, NamedTuple, Protocol, TypeVar, cast

from pydantic import BaseModel, ConfigDict, Field

from rococo_desktop.engine.events import kind_of

M = TypeVar("M", bound="Strict")
N = TypeVar("N", bound=str)

Count = Annotated[int, Field(strict=True, ge=0, le=1000)]
"""A number printed on a component, 0 or more."""

Positive = Annotated[int, Field(strict=True, ge=1, le=1000)]
"""A number printed on a component, 1 or more."""

Source = Literal["rulebook", "reconstructed", "owner"]
"""The source of an entry: a rulebook's text, our reconstruction, or an owner's correction."""


class Strict(BaseModel):
    """The common settings of components and documents: frozen, exact types, no unknown field."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


def named_by_class(cls: type[Strict], field: str) -> None:
    """Let a field of a model have one value: its class in words, ``gain_coins`` of ``GainCoins``.

    To be called where the class is made, before its fields are read.
    """
    kind = kind_of(cls)
    setattr(cls, field, kind)
    cls.__annotations__ = {field: Literal[kind], **get_annotations(cls)}


class Entry(Strict):
    """The common fields of all table entries: an id and the source of the values.

    An id contains a hyphen, so that it never equals an option that is a word.

    `designed` names the fields that are reconstructed although a rulebook describes the piece.
    """

    id: Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)+$", max_length=60)]
    source: Source
    designed: tuple[str, ...] = ()


class Section(Strict):
    """A part of a board, or a track, with its own source; `designed` as in `Entry`."""

    source: Source
    designed: tuple[str, ...] = ()


Price = Annotated[int, Field(strict=True, ge=0, le=20)]
"""A price on a board, in the game's money."""


class PriceTable(Section):
    """A row of prices."""

    prices: Annotated[tuple[Price, ...], Field(min_length=1, max_length=20)]


class MajorityTable(Section):
    """The points for the most pieces in a place, and for the second most."""

    first: Count
    second: Count


def plain(model: type[M], entry: M) -> M:
    """Return an entry, which was read as an instance of a subclass, as one of ``model``."""
    return cast("M", model.model_construct(**dict(entry)))


class Step(NamedTuple):
    """One line of a table: numbers from `start` up to the next line are worth `amount`."""

    start: Count
    amount: Count


Steps = Annotated[tuple[Step, ...], Field(min_length=1)]
"""A table in rising order of `start`; numbers below the first line are worth nothing."""


def step_amount(steps: tuple[Step, ...], number: int) -> int:
    """Return the amount for a number: that of the last line with a start up to it, or 0."""
    return next((step.amount for step in reversed(steps) if step.start <= number), 0)


class Side(Protocol):
    """One side of a board."""

    @property
    def players(self) -> tuple[int, ...]:
        """Return the numbers of players for which it is used."""


def side_for(boards: Mapping[N, Side], players: int) -> N:
    """Return the name of the board's side for a number of players; ValueError if there is none."""
    for name, board in boards.items():
        if players in board.players:
            return name
    raise ValueError(f"no board for {players} players")


def digest(document: object) -> str:
    """Return a hash of all values of a plain document, for saves and bug reports."""
    return sha256(json.dumps(document, sort_keys=True).encode()).hexdigest()[:16]
