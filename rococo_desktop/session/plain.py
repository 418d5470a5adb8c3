"""Frozen values of plain types, read from documents strictly by their declarations.

They are for what is needed at once: pydantic takes longer to import than the menu to appear.
"""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.reasons import Problem, Reason, because
from rococo_desktop.rules.foreign import instead

T = TypeVar("T")

_PLAIN = {int: "wrong.whole_number", str: "wrong.text", bool: "wrong.flag"}
"""The key of the reason if a value is not of a plain type."""


class Limits(NamedTuple):
    """The least and the most of a whole number, or of the length of anything else."""

    least: int
    most: int

    def problem(self, value: Any) -> Reason | None:
        """Return the reason why a value is outside; None if it is not."""
        few, many = (
            ("wrong.at_least", "wrong.at_most")
            if isinstance(value, int)
            else ("wrong.too_short", "wrong.too_long")
            if isinstance(value, str)
            else ("wrong.too_few", "wrong.too_many")
        )
        size = value if isinstance(value, int) else len(value)
        if size < self.least:
            return because(few, n=self.least)
        return because(many, n=self.most) if size > self.most else None


class Allowed(NamedTuple):
    """A condition that a value must meet."""

    problem: Callable[[Any], Reason | None]
    """Returns the reason why a value does not; None if it does."""


class UnfitError(Exception):
    """A value that is not of its declared type: the path within it, and the reason."""

    def __init__(self, place: str, reason: Reason) -> None:
        self.place = place
        self.reason = reason
        super().__init__(place, reason.key)


def read(kind: type[T], document: object) -> T:
    """Return a frozen dataclass from a document; raises UnfitError.

    Fields with defaults may be missing, but no other field may be there.
    """
    return cast("T", _value(kind, document, ""))


def read_leniently(kind: type[T], document: Mapping[str, object]) -> tuple[T, list[Problem]]:
    """Return a frozen dataclass whose fields all have defaults, and what is wrong in a document.

    A field with a problem keeps its default, and an unknown one is dropped.
    """
    good, problems = {}, []
    for name, (hint, _) in _declared(kind).items():  # type: ignore[arg-type] # mypy#11470
        if name in document:
            try:
                good[name] = _value(hint, document[name], name)
            except UnfitError as error:
                problems.append((error.place, error.reason))
    return kind(**good), problems


def written(value: object) -> Json:
    """Return a value as plain JSON values; a field that is None is left out."""
    match value:
        case tuple():
            return [written(each) for each in value]
        case dict():
            return {name: written(each) for name, each in value.items()}
        case None | bool() | int() | str():
            return value
    names = (field.name for field in fields(cast("Any", value)))
    given = {name: getattr(value, name) for name in names}
    return {name: written(each) for name, each in given.items() if each is not None}


@cache
def _declared(kind: type) -> Mapping[str, tuple[Any, bool]]:
    """Return the type of each field of a dataclass, and whether it must be given."""
    hints = get_type_hints(kind, include_extras=True)
    return {
        each.name: (hints[each.name], each.default is each.default_factory is MISSING)
        for each in fields(cast("Any", kind))
    }


def _value(hint: Any, document: Any, place: str) -> Any:
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        value = _value(arguments[0], document, place)
        for condition in arguments[1:]:
            if reason := condition.problem(value):
                raise _unfit(place, reason, document)
        return value
    if hint in _PLAIN:
        if type(document) is not hint:
            raise _unfit(place, because(_PLAIN[hint]), document)
        return document
    if isinstance(hint, type) and is_dataclass(hint):
        return _fields(hint, document, place)
    if origin is Literal:
        if document not in arguments:
            raise _unfit(place, because("wrong.one_of", names=", ".join(arguments)), document)
        return document
    if origin in (Union, UnionType):
        inner = (each for each in arguments if each is not NoneType)
        return None if document is None else _value(next(inner), document, place)
    if origin is tuple:
        if not isinstance(document, list | tuple):
            raise _unfit(place, because("wrong.list"), document)
        return tuple(
            _value(arguments[0], each, f"{place}.{number}") for number, each in enumerate(document)
        )
    table = _table(document, place)
    return {
        _value(arguments[0], name, f"{place}.{name}"): _value(arguments[1], each, f"{place}.{name}")
        for name, each in table.items()
    }


def _fields(kind: type, document: object, place: str) -> object:
    table, declared = _table(document, place), _declared(kind)
    start = f"{place}." if place else ""
    for name, (_, needed) in declared.items():
        if needed and name not in table:
            raise UnfitError(f"{start}{name}", because("wrong.missing"))
    for name in table:
        if name not in declared:
            raise UnfitError(f"{start}{name}", because("wrong.unknown_field"))
    return kind(
        **{name: _value(declared[name][0], each, f"{start}{name}") for name, each in table.items()}
    )


def _table(document: object, place: str) -> dict[str, Any]:
    if not isinstance(document, dict):
        raise _unfit(place, because("wrong.table"), document)
    return document


def _unfit(place: str, reason: Reason, found: object) -> UnfitError:
    return UnfitError(place, instead(reason, found))
