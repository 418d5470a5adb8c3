"""Plain JSON values, read strictly as values of declared types."""

from abc import ABC, abstractmethod
from collections.abc import Container, Iterable
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from rococo_desktop.engine.reasons import Reason, because

Path = tuple[str | int, ...]
"""The names in tables and the numbers in lists that lead to a value in a document."""

_PLAIN = {int: "wrong-whole_number", str: "wrong-text", bool: "wrong-flag"}
"""The key of the reason if a value is not of a plain type."""


class UnfitError(Exception):
    """A value that is not of its declared type: its path, the reason, and what was found."""

    def __init__(self, path: Path, reason: Reason, found: object = None) -> None:
        super().__init__(path, reason.key)
        self.path = path
        self.reason = reason
        self.found = found


class Reader(ABC):
    """A reader of values by their types; a subclass says how classes stand in its documents.

    A type may be annotated with conditions, each with a method ``problem`` that returns the reason
    why a value does not meet it, or None. Every method raises UnfitError for the first wrong place.
    """

    @abstractmethod
    def instance(self, cls: type, document: Any, path: Path) -> Any:
        """Return the instance of a class that is no plain type."""

    def value(self, hint: Any, document: Any, path: Path) -> Any:
        if hint in _PLAIN:
            if type(document) is not hint:
                raise UnfitError(path, because(_PLAIN[hint]), document)
            return document
        if isinstance(hint, type):
            return self.instance(hint, document, path)
        origin, arguments = get_origin(hint), get_args(hint)
        if origin is Annotated:
            value = self.value(arguments[0], document, path)
            for condition in arguments[1:]:
                if reason := condition.problem(value):
                    raise UnfitError(path, reason, document)
            return value
        if origin in (Union, UnionType):
            if document is None and NoneType in arguments:
                return None
            (inner,) = (argument for argument in arguments if argument is not NoneType)
            return self.value(inner, document, path)
        if origin is Literal:
            if document not in arguments:
                names = ", ".join(map(str, arguments))
                raise UnfitError(path, because("wrong-one_of", names=names), document)
            return document
        if origin is list:
            return self._list(arguments[0], document, path)
        if origin is tuple:
            return self._tuple(arguments, document, path)
        return self.table(arguments[0], arguments[1], document, path)

    def table(self, name: Any, item: Any, document: Any, path: Path) -> dict[str, Any]:
        """Return a table, given the types of its names and of its items."""
        return {
            self.value(name, key, (*path, key)): self.value(item, each, (*path, key))
            for key, each in as_table(document, path).items()
        }

    def _list(self, item: Any, document: Any, path: Path) -> list[Any]:
        if not isinstance(document, list):
            raise UnfitError(path, because("wrong-list"), document)
        return [self.value(item, each, (*path, i)) for i, each in enumerate(document)]

    def _tuple(self, items: tuple[Any, ...], document: Any, path: Path) -> tuple[Any, ...]:
        if len(items) == 2 and items[1] is Ellipsis:
            return tuple(self._list(items[0], document, path))
        if not isinstance(document, list) or len(document) != len(items):
            raise UnfitError(path, because("wrong-list_of", number=len(items)), document)
        pairs = enumerate(zip(items, document, strict=True))
        return tuple(self.value(item, each, (*path, i)) for i, (item, each) in pairs)


def as_table(document: Any, path: Path) -> dict[str, Any]:
    """Return a document that is a table; raises UnfitError."""
    if not isinstance(document, dict):
        raise UnfitError(path, because("wrong-table"), document)
    return document


def check_names(names: Iterable[str], among: Container[str], path: Path, key: str) -> None:
    """Raise UnfitError, with the key of its reason, for the first name that is not among others."""
    for name in names:
        if name not in among:
            raise UnfitError((*path, name), because(key))
