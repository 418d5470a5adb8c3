"""The printed values of a game, line by line: names, values, sources and pictures of the pieces."""

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeVar

from PySide6.QtCore import QObject

from rococo_desktop.controller.face import Face
from rococo_desktop.rules.entries import Entry
from rococo_desktop.texts import Catalogue
from rococo_desktop.texts.nouns import Noun

if TYPE_CHECKING:
    from rococo_desktop.session.files.owner_file import EntryPath


E = TypeVar("E", bound=Entry)


def no_face() -> None:
    """Draw nothing."""


class Line(NamedTuple):
    """An entry of the components, or a heading above some; a heading has no entry."""

    entry: "EntryPath"
    key: str
    name: str
    values: str = ""
    source: str = ""
    """The key of its source."""
    sign: str = ""
    """The sign of an entry that is no piece."""
    face: Callable[[], Face | None] = no_face
    """Makes the face of the very piece."""


class Lister:
    """Lists all components of a game in the language of a catalogue; each game says how."""

    scope: ClassVar[str] = "window"
    """The beginning of the keys of the game's messages."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self._books: list[QObject] = []

    def listed(self, components: Any) -> Iterator[Line]:
        """Yield all components of the game: headings, entries and single lines."""
        raise NotImplementedError

    def keep(self, book: QObject) -> None:
        """Keep the owner of faces as long as these may be shown."""
        self._books.append(book)

    def heading(self, key: str, text: str = "") -> Line:
        """Return a heading; without a text it is the message with this key."""
        return Line((), key, text or self.catalogue.text(f"{self.scope}-sources-{key}"))

    def entries(
        self,
        place: "EntryPath",
        entries: Iterable[E],
        name: Callable[[str], str | Noun],
        values: Callable[[E], str] = lambda _: "",
        sign: Callable[[E], str] = lambda _: "",
        face: Callable[[str], Face | None] = lambda _: None,
    ) -> Iterator[Line]:
        """Yield the lines of entries at one place of the owner's file."""
        for each in entries:

            def draw(id: str = each.id) -> Face | None:
                return face(id)

            path = (*place, each.id)
            yield self.line(path, str(name(each.id)), values(each), each.source, sign(each), draw)

    def line(
        self,
        entry: "EntryPath",
        name: str,
        values: str,
        source: str,
        sign: str = "",
        face: Callable[[], Face | None] = no_face,
    ) -> Line:
        name = name[0].upper() + name[1:]
        return Line(entry, "-".join(entry), name, values, source, sign, face)


def prices(numbers: Iterable[int]) -> str:
    """Return printed numbers, in their order."""
    return " / ".join(map(str, numbers))
