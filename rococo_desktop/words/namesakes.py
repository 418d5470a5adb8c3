"""Cards of one name that are told of in one turn: whatever is not the first is told apart.

One that does not lie where it could be looked for is told with its place.
"""

from collections.abc import Callable

from rococo_desktop.texts.nouns import Noun


class Namesakes:
    """The names that were told, each with the first card that has it."""

    def __init__(
        self,
        apart: Callable[[str, Noun], Noun],
        placed: Callable[[str, Noun], Noun] = lambda _, name: name,
    ) -> None:
        self._apart = apart
        self._placed = placed
        self._first: dict[str, str] = {}

    def __call__(self, card: str, name: Noun) -> Noun:
        """Return the name of a card, or what tells it from the first that has this name."""
        first = self._first.setdefault(str(name), card) == card
        return self._placed(card, name if first else self._apart(card, name))

    def later(self) -> "Namesakes":
        """Return the names up to here, to be followed by those of what comes next."""
        copy = Namesakes(self._apart, self._placed)
        copy._first = dict(self._first)
        return copy
