"""Cards of one name that are told of in one turn: whatever is not the first is the other one."""

from collections.abc import Callable

from rococo_desktop.texts.nouns import Noun


class Namesakes:
    """The names that were told, each with the first card that has it."""

    def __init__(self, other: Callable[[Noun], Noun]) -> None:
        self._other = other
        self._first: dict[str, str] = {}

    def __call__(self, card: str, name: Noun) -> Noun:
        """Return the name of a card, or of the other card that has it."""
        return name if self._first.setdefault(str(name), card) == card else self._other(name)

    def later(self) -> "Namesakes":
        """Return the names up to here, to be followed by those of what comes next."""
        copy = Namesakes(self._other)
        copy._first = dict(self._first)
        return copy
