"""The texts of a game's reference and guide, in the words of each of its editions."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Protocol

from rococo_desktop.controller.face import Face
from rococo_desktop.games import GAMES
from rococo_desktop.session.teaching.reference import (
    Entry,
    Reference,
    Weighted,
    read_reference,
    weighed,
)
from rococo_desktop.texts import Catalogue

Keys = Callable[[], Mapping[str, str]]
"""Returns the keys for each action of the program, as people write them."""
Gallery = Callable[[str], Face | None]
"""Returns a piece of the game for a picture; None for a sign."""


class ReferenceWords(Protocol):
    """The texts of a reference in the words of one edition."""

    def text(self, id: str, /) -> str:
        """Return a message with everything filled in."""


class Teller:
    """Describes a game with all its expansions; each game says how, and draws its pieces."""

    guide: ClassVar[str] = "guide"
    """The beginning of the keys of the guide's messages."""

    def __init__(
        self, game: str, catalogue: Catalogue, components: Callable[[], Any], keys: Keys
    ) -> None:
        """``components`` returns those of the game, as they are printed."""
        self.catalogue = catalogue
        self._game = game
        self._components = components
        self._keys = keys
        self._editions = GAMES[game].editions
        self._edition = self._editions[0]
        self._spoken: tuple[str, ...] = ()
        self._words: dict[str, ReferenceWords] = {}
        self._gallery: Gallery | None = None

    def words_of(self, edition: str, keys: Mapping[str, str]) -> ReferenceWords:  # noqa: ARG002
        """Return the texts in the words of an edition."""
        return self.catalogue

    def gallery_of(self, edition: str) -> Gallery:  # noqa: ARG002
        """Return examples of the pieces of an edition."""
        return lambda _: None

    @property
    def reference(self) -> Reference:
        """Return the reference, which is empty if the game has none; it is read when needed."""
        return read_reference(self._game)

    def forget(self) -> None:
        """Reword everything with other values of the components."""
        self._spoken = ()

    def speak(self, edition: str) -> tuple[str, ...]:
        """Use the words of an edition in the current language, and the keys as they are now set.

        Return a mark that changes when the words do.
        """
        self._edition = edition if edition in self._editions else self._editions[0]
        keys = self._keys()
        spoken = (self.catalogue.language, self._edition, *keys.values())
        if spoken != self._spoken:
            self._spoken = spoken
            self._words = {each: self.words_of(each, keys) for each in self._editions}
            self._gallery = None
        return spoken

    def text(self, id: str, /) -> str:
        """Return a message in the words of the edition."""
        return self._words[self._edition].text(id)

    def expansion(self, key: str) -> str:
        return self.catalogue.text(f"expansion-{key}-name")

    def parts(self, entry: Entry) -> Sequence[Weighted]:
        """Return all texts in which an entry is found, in the words of every edition."""
        keys = (entry.titled, entry.message("terms"), entry.message("text"))
        return [part for words in self._words.values() for part in weighed(*map(words.text, keys))]

    def face(self, picture: str) -> Face | None:
        """Return a piece to draw for a picture; None if it is a sign."""
        if self._gallery is None:
            self._gallery = self.gallery_of(self._edition)
        return self._gallery(picture)
