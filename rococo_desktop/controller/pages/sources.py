"""The page of the printed values and their sources: known, reconstructed or the owner's."""

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.files.values import Values
from rococo_desktop.controller.pages.correcting import Correcting, FieldWords
from rococo_desktop.controller.qt import InQml, Property, Value
from rococo_desktop.controller.rows import RowsOf
from rococo_desktop.games import GAMES, with_game_name
from rococo_desktop.rules.entries import Entry
from rococo_desktop.texts import Catalogue

if TYPE_CHECKING:
    from rococo_desktop.session.files.owner_file import EntryPath


E = TypeVar("E", bound=Entry)


class SourceRow(NamedTuple):
    """A printed value, or a heading."""

    key: str
    name: str
    values: str
    source: str
    heading: bool


@InQml("Table.Program")
class Sources(QObject):
    """All components of a game with their values and sources; the game lists them."""

    changed = Signal()

    scope: ClassVar[str] = "window"
    """The beginning of the keys of the game's messages."""
    words: ClassVar[type[FieldWords]] = FieldWords

    rows = RowsOf(SourceRow)
    form = Value(Correcting)
    file = Value(str)
    problem = Value(str, notify=changed)

    def __init__(self, game: str, catalogue: Catalogue, values: Values, parent: QObject) -> None:
        super().__init__(parent)
        correctable = GAMES[game].correctable
        assert correctable is not None
        words = self.words(catalogue, f"{self.scope}.correct", GAMES[game].editions[0])
        self.catalogue = catalogue
        self._game = game
        self.file = str(values.file(game))
        self.form = Correcting(words, correctable, values.file(game), values.clerk, parent)
        self._entries: dict[str, EntryPath] = {}
        self._names: dict[EntryPath, str] = {}
        self.form.name(self._names)

    @Property(str, notify=changed)
    def title(self) -> str:
        title = self.catalogue.text("window.sources.title")
        return with_game_name(self.catalogue, self._game, title)

    def listed(self, components: Any) -> Iterator[SourceRow]:
        """Yield all components of the game, by :meth:`heading`, :meth:`entries` and :meth:`row`."""
        raise NotImplementedError

    def tell(self, components: Any, problem: str) -> None:
        """List the components; ``problem`` is that of the owner's file, or empty."""
        self.problem = problem
        self._entries.clear()
        self._names.clear()
        self.rows.show(self.listed(components))
        shown = (key for key, entry in self._entries.items() if entry == self.form.entry)
        self.correct(next(shown, ""))  # its name tells its values, which may be others now
        self.changed.emit()

    @Slot(str)
    def correct(self, key: str) -> None:
        """Show the values of a row in the form."""
        if key in self._entries:
            name = next(row.name for row in self.rows.rows if row.key == key)
            self.form.choose(self._entries[key], name)

    def heading(self, key: str, text: str = "") -> SourceRow:
        """Return a heading; without a text it is the message with this key."""
        text = text or self.catalogue.text(f"{self.scope}.sources.{key}")
        return SourceRow(key=key, name=text, values="", source="", heading=True)

    def entries(
        self,
        place: "EntryPath",
        entries: Iterable[E],
        name: Callable[[str], str],
        values: Callable[[E], str] = lambda _: "",
    ) -> Iterator[SourceRow]:
        """Yield the rows of entries at one place of the owner's file."""
        for each in entries:
            yield self.row((*place, each.id), name(each.id), values(each), each.source)

    def row(self, entry: "EntryPath", name: str, values: str, source: str) -> SourceRow:
        """Return an entry, which the form can show from now on."""
        key = "-".join(entry)
        self._entries[key] = entry
        self._names[entry] = name[0].upper() + name[1:]
        text = self.catalogue.text(f"window.sources.source.{source}")
        return SourceRow(
            key=key, name=self._names[entry], values=values, source=text, heading=False
        )


def prices(numbers: Iterable[int]) -> str:
    """Return printed numbers, in their order."""
    return " / ".join(map(str, numbers))
