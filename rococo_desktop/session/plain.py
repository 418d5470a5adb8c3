"""Frozen values of plain types, read from documents strictly by their declarations.

They are for what is needed at once: pydantic takes longer to import than the menu to appear.
"""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from functools import cache
from typing import Any, NamedTuple, TypeVar, cast, get_type_hints

from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.reading import Path, Reader, UnfitError, as_table, check_names
from rococo_desktop.engine.reasons import Problem, Reason, because
from rococo_desktop.rules.foreign import displayable, instead

T = TypeVar("T")


class Tolerant:
    """The base of classes that drop unknown fields, which a later version may have written."""


class Limits(NamedTuple):
    """The least and the most of a whole number, or of the length of anything else."""

    least: int
    most: int

    def problem(self, value: Any) -> Reason | None:
        """Return the reason why a value is outside; None if it is not."""
        few, many = (
            ("wrong-at_least", "wrong-at_most")
            if isinstance(value, int)
            else ("wrong-too_short", "wrong-too_long")
            if isinstance(value, str)
            else ("wrong-too_few", "wrong-too_many")
        )
        size = value if isinstance(value, int) else len(value)
        if size < self.least:
            return because(few, n=self.least)
        return because(many, n=self.most) if size > self.most else None


class Allowed(NamedTuple):
    """A condition that a value must meet."""

    problem: Callable[[Any], Reason | None]
    """Returns the reason why a value does not; None if it does."""


def read(kind: type[T], document: object) -> T:
    """Return a frozen dataclass from a document; raises UnfitError.

    Fields with defaults may be missing, but unless it is Tolerant no other field may be there.
    """
    return cast("T", _READER.instance(kind, document, ()))


def read_leniently(kind: type[T], document: Mapping[str, object]) -> tuple[T, list[Problem]]:
    """Return a frozen dataclass whose fields all have defaults, and what is wrong in a document.

    A field with a problem keeps its default, and an unknown one is dropped.
    """
    good, problems = {}, []
    for name, hint in _hints(kind).items():  # type: ignore[arg-type] # mypy#11470
        if name in document:
            try:
                good[name] = _READER.value(hint, document[name], (name,))
            except UnfitError as error:
                problems.append(as_problem(error))
    return kind(**good), problems


def as_problem(error: UnfitError) -> Problem:
    """Return the place of a value that is not of its declared type, and the reason."""
    return ".".join(map(str, error.path)), instead(error.reason, error.found)


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


class _PlainReader(Reader):
    def value(self, hint: Any, document: Any, path: Path) -> Any:
        value = super().value(hint, document, path)
        if isinstance(value, str) and value != displayable(value):
            raise UnfitError(path, because("wrong-text"), value)
        return value

    def instance(self, cls: type, document: Any, path: Path) -> Any:
        table, hints = as_table(document, path), _hints(cls)
        needed = [f.name for f in fields(cls) if f.default is f.default_factory is MISSING]
        check_names(needed, table, path, "wrong-missing")
        if not issubclass(cls, Tolerant):
            check_names(table, hints, path, "wrong-unknown_field")
        known = [name for name in table if name in hints]
        return cls(**{name: self.value(hints[name], table[name], (*path, name)) for name in known})


_READER = _PlainReader()


@cache
def _hints(cls: type) -> Mapping[str, Any]:
    """Return the type of each field of a dataclass, with its conditions."""
    return get_type_hints(cls, include_extras=True)
