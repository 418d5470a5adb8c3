"""Values whose modules are imported when they are needed, so that the menu waits for no game."""

from collections.abc import Callable, Iterator, MutableMapping
from typing import TypeVar

T = TypeVar("T")


class Imported(MutableMapping[str, T]):
    """A mapping whose values come from functions that import them."""

    def __init__(self, **importers: Callable[[], T]) -> None:
        self._importers = importers
        self._there: dict[str, T] = {}

    def fetch(self, key: str) -> None:
        """Import a value, unless it is there."""
        if key not in self._there:
            self._there[key] = self._importers[key]()

    def is_there(self, key: str) -> bool:
        return key in self._there

    def __getitem__(self, key: str) -> T:
        self.fetch(key)
        return self._there[key]

    def __setitem__(self, key: str, value: T) -> None:
        self._importers[key] = lambda: value
        self._there[key] = value

    def __delitem__(self, key: str) -> None:
        del self._importers[key]
        self._there.pop(key, None)

    def __contains__(self, key: object) -> bool:
        return key in self._importers

    def __iter__(self) -> Iterator[str]:
        return iter(self._importers)

    def __len__(self) -> int:
        return len(self._importers)
