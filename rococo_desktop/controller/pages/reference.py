"""The reference of a game: its contents, the search, and the entry about one thing."""

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.face import Face
from rococo_desktop.controller.pages.teller import Teller
from rococo_desktop.controller.qt import InQml, Property, Value
from rococo_desktop.controller.rows import RowsOf
from rococo_desktop.session.teaching.reference import Entry, Index

FIRST_PAGE = ""
"""The key of the first page, which is not an entry."""


class PictureRow(NamedTuple):
    """A picture of an entry: a piece, or else a sign."""

    key: str
    sign: str
    face: Face | None


class TitleRow(NamedTuple):
    """The title of an entry, with the expansion to which it belongs, if any."""

    key: str
    title: str
    expansion: str


def titled(teller: Teller, key: str) -> TitleRow:
    """Return the title of an entry, or of the first page."""
    if key == FIRST_PAGE:
        return TitleRow(key, teller.text("window-reference-first"), "")
    expansion = teller.reference.expansions.get(key)
    title = teller.text(teller.reference.entries[key].titled)
    return TitleRow(key, title, teller.expansion(expansion) if expansion else "")


@InQml("Table.Program")
class Article(QObject):
    """One entry of the reference, for reading."""

    changed = Signal()

    pictures = RowsOf(PictureRow)
    links = RowsOf(TitleRow)
    """The entries to read next."""
    key = Value(str, notify=changed)
    """The key of the entry, or of the first page without one."""
    title = Value(str, notify=changed)
    expansion = Value(str, notify=changed)
    """The name of the expansion to which it belongs; empty if it is of the game itself."""
    text = Value(str, notify=changed)
    ruling = Value(str, notify=changed)
    """The program's ruling if the book is silent; otherwise empty."""
    lesson = Value(str, notify=changed)
    """The key of a lesson that shows it; empty if there is none."""
    canGoBack = Value(bool, notify=changed)
    """Whether a link from another entry led here."""

    def __init__(self, teller: Teller, lessons: set[str], parent: QObject) -> None:
        super().__init__(parent)
        self._teller = teller
        self._lessons = lessons
        self._entry: Entry | None = None
        self._read: list[Entry] = []
        self.key = FIRST_PAGE

    @Slot(str)
    def follow(self, key: str) -> None:
        before = [] if self._entry is None else [self._entry]
        self._turn_to(self._teller.reference.entries.get(key), [*self._read, *before])

    @Slot()
    def goBack(self) -> None:
        """Return to the entry from which a link led here."""
        *read, last = self._read
        self._turn_to(last, read)

    def show(self, entry: Entry | None, further: Sequence[Entry] = ()) -> None:
        """Show an entry, or nothing; the links to ``further`` entries come before its own."""
        self._turn_to(entry, [], [each.id for each in further])

    def say_again(self) -> None:
        """Repeat the entry in other words."""
        self._turn_to(self._entry, self._read)

    def _turn_to(self, entry: Entry | None, read: list[Entry], further: Sequence[str] = ()) -> None:
        self._entry, self._read, self.canGoBack = entry, read, bool(read)
        self.key, self.title, self.expansion = FIRST_PAGE, "", ""
        self.text = self.ruling = self.lesson = ""
        pictures: Sequence[str] = ()
        links: Iterable[str] = ()
        if entry is not None:
            self.key, self.title, self.expansion = titled(self._teller, entry.id)
            self.text = self._teller.text(entry.message("text"))
            if entry.rulings:
                self.ruling = self._teller.text(entry.message("ruling"))
            if entry.lesson in self._lessons:
                self.lesson = entry.lesson
            pictures, links = entry.pictures, dict.fromkeys((*further, *entry.links))
        self.pictures.show([])  # the same sign may stand for another piece now
        self.pictures.show([*map(self._picture, pictures)])
        self.links.show(titled(self._teller, link) for link in links if link != self.key)
        self.changed.emit()

    def _picture(self, picture: str) -> PictureRow:
        face = self._teller.face(picture)
        return PictureRow(picture, "" if face else picture.partition(":")[0], face)


@InQml("Table.Program")
class ReferenceBook(QObject):
    """The contents of the reference, its search, and the questions about a thing."""

    changed = Signal()
    lessonAsked = Signal(str)
    """Somebody wants to see something in the lesson with this key."""

    article = Value(Article)
    """The entry being read in the reference; without one, its first page is."""
    answer = Value(Article)
    """The entry about the thing that was asked about."""
    titles = RowsOf(TitleRow)
    """The contents, or the search results."""
    query = Value(str, notify=changed)

    def __init__(self, teller: Teller, parent: QObject) -> None:
        super().__init__(parent)
        self._teller = teller
        self._lessons: set[str] = set()
        self.article = Article(self._teller, self._lessons, self)
        self.answer = Article(self._teller, self._lessons, self)
        self._words: tuple[str, ...] | None = None
        self._index: Index | None = None

    @Property(bool, constant=True)
    def empty(self) -> bool:
        """Whether the game has no reference."""
        return not self._teller.reference.entries

    @Slot(str, result=int)
    def placeOf(self, key: str) -> int:
        """Return the place of an entry among the titles; -1 if it is not among them."""
        return next((n for n, row in enumerate(self.titles.rows) if row.key == key), -1)

    @Slot(str)
    def search(self, query: str) -> None:
        """List the entries found by some words, the best first; all entries for no words."""
        self.query = query
        entries = self._teller.reference.entries
        if not query.strip():
            self._list([FIRST_PAGE, *entries])
        else:
            found = self._prepare().find(query)
            self._list(found)
            if found and self.article.key != found[0]:
                self.article.show(entries[found[0]])
        self.changed.emit()

    @Slot(str)
    def read(self, key: str) -> None:
        """Read an entry, or the first page."""
        if key != self.article.key or key == FIRST_PAGE:
            self.article.show(self._teller.reference.entries.get(key))

    @Slot(str, str, str, result=bool)
    def ask(self, topic: str, cause: str, edition: str) -> bool:
        """Find the entry about a thing; return whether there is one.

        The ``cause`` is why it cannot be chosen, if so; a link leads there.
        """
        about = self._teller.reference.about
        found = [entry for entry in (about(topic), about(cause)) if entry is not None]
        if found:
            self.speak(edition)
            self.answer.show(found[0], further=found[1:])
        return bool(found)

    def contents(self, edition: str) -> list[tuple[str, str]]:
        """Return the keys and titles of all entries, in the words of an edition from now on."""
        self.speak(edition)
        rows = (titled(self._teller, key) for key in self._teller.reference.entries)
        return [(row.key, row.title) for row in rows]

    def found(self, query: str) -> list[str]:
        """Return the keys of the entries found by some words, the best first."""
        return self._prepare().find(query)

    def key_of(self, topic: str) -> str:
        """Return the key of the entry about a thing; empty if there is none."""
        entry = self._teller.reference.about(topic)
        return "" if entry is None else entry.id

    def sentences(self, key: str) -> str:
        """Return what an entry says."""
        return self._teller.text(self._teller.reference.entries[key].message("text"))

    def teach(self, lessons: Collection[str]) -> None:
        """Offer the lessons that exist."""
        self._lessons |= set(lessons)
        self.article.say_again()
        self.answer.say_again()

    def open(self, edition: str) -> None:
        """Open the reference at its first page, in the words of an edition."""
        self.speak(edition)
        self.article.show(None)
        self.search("")
        self._prepare()

    def speak(self, edition: str) -> None:
        """Use the words of an edition, in the current language."""
        words = self._teller.speak(edition)
        if words != self._words:
            self._words, self._index = words, None
            self.article.say_again()
            self.answer.say_again()

    def _prepare(self) -> Index:
        """Return the index of the words used now, made before the first search needs it."""
        if self._index is None:
            entries = self._teller.reference.entries
            self._index = Index({key: self._teller.parts(each) for key, each in entries.items()})
        return self._index

    def _list(self, keys: Iterable[str]) -> None:
        self.titles.show(titled(self._teller, key) for key in keys)
