"""Records: plain mutable dataclasses that are copied according to their field declarations.

A field may be a scalar, an immutable tuple, a record, or a list or a dict of these. Immutable
values are shared between copies, mutable ones are copied. Because the plan is made from the
declarations, no field can be forgotten.
"""

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple, Self, get_args, get_origin, get_type_hints

Copier = Callable[[Any], Any]


class _Plan(NamedTuple):
    """A plan for copying a record: a getter of its field values, and copiers by position."""

    values: Callable[[Any], tuple[Any, ...]]
    mutable: tuple[tuple[int, Copier], ...]


def _copier(hint: Any) -> Copier | None:
    """Return the function that copies a value declared as ``hint``; None if it is shared."""
    origin = get_origin(hint)
    if isinstance(hint, type) and issubclass(hint, Record):
        return Record.copy
    if origin is list:
        return _list_copier(_copier(get_args(hint)[0]))
    if origin is dict:
        return _dict_copier(_copier(get_args(hint)[1]))
    return None


def _list_copier(item: Copier | None) -> Copier:
    return list.copy if item is None else lambda values: [item(value) for value in values]


def _dict_copier(item: Copier | None) -> Copier:
    return dict.copy if item is None else lambda table: {k: item(v) for k, v in table.items()}


@cache
def _plan(cls: type[Any], shared: frozenset[str] = frozenset()) -> _Plan:
    hints = get_type_hints(cls)
    names = [field.name for field in fields(cls)]
    copiers = [None if name in shared else _copier(hints[name]) for name in names]
    mutable = tuple((index, copier) for index, copier in enumerate(copiers) if copier is not None)
    return _Plan(attrgetter(*names), mutable)


class Record:
    """The base of the mutable parts of a state; subclasses are ``@dataclass(slots=True)``."""

    __slots__ = ()

    def copy(self, shared: frozenset[str] = frozenset()) -> Self:
        """Return an independent copy; immutable parts and the fields ``shared`` are shared."""
        cls = type(self)
        plan = _plan(cls, shared)  # type: ignore[arg-type] # mypy#11470: classes do hash
        values = list(plan.values(self))
        for index, copier in plan.mutable:
            values[index] = copier(values[index])
        return cls(*values)


def is_record_type(hint: Any) -> bool:
    """Return whether ``hint`` is a record class."""
    return isinstance(hint, type) and issubclass(hint, Record) and is_dataclass(hint)
