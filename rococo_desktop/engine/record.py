"""Records: plain mutable dataclasses that are copied according to their field declarations.

A field may be a scalar, an immutable tuple, a record, or a list or a dict of these. Immutable
values are shared between copies, mutable ones are copied. Because the plan is made from the
declarations, no field can be forgotten. Each declaration also says who sees the field
(``rococo_desktop.engine.sight``), as in ``hand: Own[list[str]]``.
"""

from collections.abc import Callable, Iterable
from dataclasses import fields, is_dataclass
from functools import cache
from inspect import get_annotations
from operator import attrgetter
from typing import Any, NamedTuple, Self, get_args, get_origin, get_type_hints

Copier = Callable[[Any], Any]


class Plan(NamedTuple):
    """A plan for reading some fields of an object: a getter, and copiers by position."""

    names: tuple[str, ...]
    values: Callable[[Any], tuple[Any, ...]]
    mutable: tuple[tuple[int, Copier], ...]

    @classmethod
    def of(cls, fields: Iterable[tuple[str, Copier | None]]) -> Self:
        """Return the plan for fields with their copiers; None if the value is shared."""
        names, copiers = zip(*fields, strict=True)
        mutable = tuple((index, copier) for index, copier in enumerate(copiers) if copier)
        if len(names) == 1:
            return cls(names, lambda source: (getattr(source, names[0]),), mutable)
        return cls(names, attrgetter(*names), mutable)

    def read(self, source: Any) -> list[Any]:
        """Return the values of the fields, copied."""
        values = list(self.values(source))
        for index, copier in self.mutable:
            values[index] = copier(values[index])
        return values


def copier(hint: Any, flat: Copier = list.copy, part: Copier | None = None) -> Copier | None:
    """Return the function that copies a value declared as ``hint``; None if it is shared.

    A list is copied by ``flat``, a record by ``part``; without it, by its own method.
    """
    if isinstance(hint, type) and issubclass(hint, Record):
        return part or Record.copy
    if get_origin(hint) is list:
        item = copier(get_args(hint)[0], flat, part)
        return flat if item is None else lambda values: flat([item(value) for value in values])
    if get_origin(hint) is dict:
        each = copier(get_args(hint)[1], flat, part)
        return dict.copy if each is None else lambda table: {k: each(v) for k, v in table.items()}
    return None


@cache
def _plan(cls: type[Any], shared: frozenset[str] = frozenset()) -> Plan:
    hints = get_type_hints(cls)
    names = [field.name for field in fields(cls)]
    return Plan.of((name, None if name in shared else copier(hints[name])) for name in names)


class Record:
    """The base of the mutable parts of a state; subclasses are ``@dataclass(slots=True)``."""

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        """Raise TypeError for a field that does not say who sees it."""
        for name, hint in get_annotations(cls).items():
            if not hasattr(hint, "__metadata__"):
                raise TypeError(f"{cls.__name__}.{name} does not say who sees it")

    def copy(self, shared: frozenset[str] = frozenset()) -> Self:
        """Return an independent copy; immutable parts and the fields ``shared`` are shared."""
        cls = type(self)
        return cls(*_plan(cls, shared).read(self))  # type: ignore[arg-type] # mypy#11470


def is_record_type(hint: Any) -> bool:
    """Return whether ``hint`` is a record class."""
    return isinstance(hint, type) and issubclass(hint, Record) and is_dataclass(hint)
