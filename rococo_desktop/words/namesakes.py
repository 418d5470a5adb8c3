"""Cards of one name that are told of in one turn: whatever is not the first is told apart."""

from collections.abc import Callable

from rococo_desktop.texts.nouns import Noun


class Namesakes:
    """The names that were told, each with the first card that has it."""

    def __init__(self, apart: Callable[[str, Noun], Noun]) -> None:
        self._apart = apart
        self._first: dict[str, str] = {}

    def __call__(self, card: str, name: Noun) -> Noun:
        """Return the name of a card, or what tells it from the first that has this name."""
        return name if self._first.setdefault(str(name), card) == card else self._apart(card, name)

    def later(self) -> "Namesakes":
        """Return the names up to here, to be followed by those of what comes next."""
        copy = Namesakes(self._apart)
        copy._first = dict(self._first)
        return copy
