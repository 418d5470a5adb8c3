"""The page of the printed values and their sources: known, reconstructed or the owner's."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.face import Face
from rococo_desktop.controller.files.values import Values
from rococo_desktop.controller.pages.correcting import Correcting, FieldWords
from rococo_desktop.controller.pages.ledger import KindRow, Ledger, Piece
from rococo_desktop.controller.pages.lines import Line, Lister
from rococo_desktop.controller.pages.sharing import Sharing
from rococo_desktop.controller.qt import InQml, Property, Value
from rococo_desktop.controller.rows import RowsOf
from rococo_desktop.games import GAMES, with_game_name
from rococo_desktop.session.teaching.reference import Index, Weighted, weighed
from rococo_desktop.texts import Catalogue, languages

if TYPE_CHECKING:
    from rococo_desktop.session.files.owner_file import EntryPath

OWNER = "owner"
"""The source of what an owner has entered."""


class SourceRow(NamedTuple):
    """A printed value, or a heading with the number of those that are entered."""

    key: str
    name: str
    values: str
    source: str
    heading: bool
    sign: str
    face: Face | None


@InQml("Table.Program")
class Sources(QObject):
    """All components of a game with their values and sources; the game lists them."""

    changed = Signal()

    lister: ClassVar[type[Lister]] = Lister
    words: ClassVar[type[FieldWords]] = FieldWords

    rows = RowsOf(SourceRow)
    """The components, or those that the search finds."""
    form = Value(Correcting)
    sharing = Value(Sharing)
    ledger = Value(Ledger)
    file = Value(str)
    problem = Value(str, notify=changed)
    query = Value(str, notify=changed)
    entered = Value(str, notify=changed)
    """How many of all values the owner has entered."""
    origin = Value(str, notify=changed)
    """Who entered the values in the form, if it was not the owner."""
    face = Value(Face, notify=changed)
    """The face of the piece in the form; None for anything else."""

    def __init__(self, game: str, catalogue: Catalogue, values: Values, parent: QObject) -> None:
        super().__init__(parent)
        correctable = GAMES[game].correctable
        assert correctable is not None
        words = self.words(catalogue, f"{self.lister.scope}-correct", GAMES[game].editions[0])
        self.catalogue = catalogue
        self._game = game
        self.file = str(values.file(game))
        self.form = Correcting(words, correctable, values.file(game), values.clerk, parent)
        self.ledger = Ledger(self.form, catalogue, self)
        self.sharing = Sharing(game, catalogue, values, self.form.worded, self)
        self.sharing.learned.connect(self._tell_again)
        self._components: Any = None
        self._lister = self.lister(catalogue)
        self._all: list[SourceRow] = []
        self._index: Index | None = None
        self._entries: dict[str, EntryPath] = {}
        self._names: dict[EntryPath, str] = {}
        self.form.name(self._names)

    @Property(str, notify=changed)
    def title(self) -> str:
        title = self.catalogue.text("window-sources-title")
        return with_game_name(self.catalogue, self._game, title)

    def tell(self, components: Any, problem: str) -> None:
        """List the components; ``problem`` is that of the owner's file, or empty."""
        self.problem, self._components, self._index = problem, components, None
        lister = self.lister(self.catalogue)
        lines = list(lister.listed(components))
        self._entries.clear()
        self._names.clear()
        self._entries.update({line.key: line.entry for line in lines if line.entry})
        self._names.update({line.entry: line.name for line in lines if line.entry})
        self.sharing.names, self.sharing.kinds = self._names, _kinds(lines)
        self._all = [*self._counted(lines)]
        self._tell_ledger()
        self._filter()
        self._lister = lister  # the faces of the former one are no longer shown
        shown = (key for key, entry in self._entries.items() if entry == self.form.entry)
        self.correct(next(shown, ""))  # its name tells its values, which may be others now
        self.changed.emit()

    def begin(self) -> None:
        """List everything, and discard unsaved corrections."""
        self.query = ""
        self._filter()
        self.face = None
        self.ledger.begin()
        self.form.begin()
        self.sharing.begin()
        self.changed.emit()

    def learn_again(self) -> None:
        """Read the owner's files again after one of them was written."""
        if not self.form.unkept:
            self.form.reread()
        self.sharing.learn()

    @Slot(str)
    def search(self, query: str) -> None:
        """List what some words find, in any language, with its headings; all for no words."""
        self.query = query
        self._filter()
        self.changed.emit()

    @Slot(str)
    def correct(self, key: str) -> None:
        """Show the values of a row in the form."""
        if key in self._entries:
            row = next(row for row in self._all if row.key == key)
            self.face = row.face
            self.form.choose(self._entries[key], row.name)
            came = self.sharing.origin(self._entries[key])
            self.origin = "" if came is None else self.sharing.told(came)
            self.changed.emit()

    def _counted(self, lines: list[Line]) -> Iterator[SourceRow]:
        """Yield the rows of lines; a heading counts what is entered below it."""
        entered: dict[str, int] = {}
        numbers: dict[str, int] = {}
        heading = ""
        for line in lines:
            if not line.entry:
                heading = line.key
            else:
                numbers[heading] = numbers.get(heading, 0) + 1
                entered[heading] = entered.get(heading, 0) + (line.source == OWNER)
        self.entered = self._count(sum(entered.values()), sum(numbers.values()))
        for line in lines:
            if line.entry:
                source = self._source(line)
            else:
                source = self._count(entered.get(line.key, 0), numbers.get(line.key, 0))
            yield SourceRow(
                key=line.key,
                name=line.name,
                values=line.values,
                source=source,
                heading=not line.entry,
                sign=line.sign,
                face=line.face(),
            )

    def _tell_ledger(self) -> None:
        """Tell the table the kinds and their pieces."""
        kinds: list[KindRow] = []
        pieces: dict[str, list[Piece]] = {}
        for row in self._all:
            if row.heading:
                kinds.append(KindRow(row.key, row.name, row.source))
                pieces[row.key] = []
            elif kinds:
                entry = self._entries[row.key]
                pieces[kinds[-1].key].append(Piece(row.key, entry, row.name, row.sign, row.face))
        self.ledger.show(kinds, pieces)

    def _source(self, line: Line) -> str:
        """Return in words whence an entry is."""
        came = self.sharing.origin(line.entry)
        if line.source != OWNER or came is None:
            return self.catalogue.text(f"window-sources-source-{line.source}")
        if not came.by:
            return self.catalogue.text("window-sources-source-imported")
        return self.catalogue.text("window-sources-source-by", by=came.by)

    @Slot()
    def _tell_again(self) -> None:
        """Tell again whence the values are."""
        if self._components is not None:
            self.tell(self._components, self.problem)

    def _count(self, entered: int, number: int) -> str:
        return self.catalogue.text("window-sources-entered", entered=entered, number=number)

    def _filter(self) -> None:
        wanted = self.query.strip()
        if not wanted:
            self.rows.show(self._all)
            return
        found = {key for key, entry in self._entries.items() if entry[-1] == wanted.casefold()}
        if not found:
            if self._index is None:
                self._index = self._indexed()
            found = set(self._index.find(wanted))
        self.rows.show(self._with_headings(found))

    def _with_headings(self, found: set[str]) -> Iterator[SourceRow]:
        heading: SourceRow | None = None
        for row in self._all:
            if row.heading:
                heading = row
            elif row.key in found:
                if heading is not None:
                    yield heading
                    heading = None
                yield row

    def _indexed(self) -> Index:
        """Return the index of all names, values, sources and ids, in every language."""
        documents: dict[str, list[Weighted]] = {key: [] for key in self._entries}
        for language in languages():
            catalogue = Catalogue(language)
            heading = ""
            for line in self.lister(catalogue).listed(self._components):
                if not line.entry:
                    heading = line.name
                    continue
                source = catalogue.text(f"window-sources-source-{line.source}")
                terms = " ".join((*line.entry, heading, source, line.values))
                documents[line.key] += weighed(line.name, terms, "")
        return Index(documents)


def _kinds(lines: list[Line]) -> "dict[EntryPath, str]":
    """Return the heading above each entry."""
    kinds: dict[EntryPath, str] = {}
    heading = ""
    for line in lines:
        if line.entry:
            kinds[line.entry] = heading
        else:
            heading = line.name
    return kinds
