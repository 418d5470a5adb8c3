"""Sharing of component values: a file that is written, looked at, imported and taken back."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.files.file_names import FORBIDDEN
from rococo_desktop.controller.files.values import Values
from rococo_desktop.controller.qt import InQml, Property, Value
from rococo_desktop.controller.rows import RowsOf
from rococo_desktop.games import GAMES
from rococo_desktop.session.errors import MessageError
from rococo_desktop.session.files.files import named_file, newest
from rococo_desktop.session.files.places import VALUES_SUFFIX
from rococo_desktop.texts import Catalogue

if TYPE_CHECKING:
    from rococo_desktop.session.files.origins import Origin, Origins
    from rococo_desktop.session.files.owner_file import EntryPath, Field
    from rococo_desktop.session.files.shared_values import Comparison, Shared

    Difference = tuple[Field, Field]

CLOSED, EXPORT, IMPORT, PREVIEW = "", "export", "import", "preview"
LONGEST = 40
"""The most letters of an owner's name in the name of a file."""


class ValuesFile(NamedTuple):
    """A file of shared values in the folder for documents."""

    key: str
    name: str


class Told(NamedTuple):
    """A sentence about a file of shared values."""

    key: str
    text: str


class Known(NamedTuple):
    """What the files say about what is entered."""

    origins: "Origins"
    entered: "Mapping[EntryPath, Mapping[str, object]]"


class Found(NamedTuple):
    """A shared file, compared with what is entered; the differing fields by entry."""

    shared: "Shared"
    compared: "Comparison"
    differences: "Mapping[EntryPath, list[Difference]]"


@InQml("Table.Program")
class Sharing(QObject):
    """The export and the import of what owners of a game have entered."""

    changed = Signal()
    taken = Signal(str)
    """The owner's file is another one now, with a sentence about that."""
    learned = Signal()
    """It is known whence the values came."""

    way = Value(str, notify=changed)
    """What is open: the export, the import, the preview of a file, or nothing."""
    by = Value(str, notify=changed)
    box = Value(str, notify=changed)
    remark = Value(str, notify=changed)
    problem = Value(str, notify=changed)
    done = Value(str, notify=changed)
    """Where a file was written."""
    title = Value(str, notify=changed)
    """The name of the file in the preview."""
    files = RowsOf(ValuesFile)
    folder = Value(str)
    origins = RowsOf(Told)
    counts = RowsOf(Told)
    conflicts = RowsOf(Told)
    theirs = Value(bool, notify=changed)
    """Whether an import replaces what the owner has entered otherwise."""
    imported = Value(str, notify=changed)
    """The name of the file whose import can be taken back; empty for none."""

    def __init__(
        self,
        game: str,
        catalogue: Catalogue,
        values: Values,
        worded: "Callable[[Field], tuple[str, str]]",
        parent: QObject,
    ) -> None:
        """``worded`` returns the name of a field and its value in words."""
        super().__init__(parent)
        self._worded = worded
        self._game = game
        self._catalogue = catalogue
        self._clerk = values.clerk
        self._file = values.file(game)
        self._documents = values.documents
        self.folder = str(values.documents)
        self._known: Known | None = None
        self._found: Found | None = None
        self.kinds: Mapping[EntryPath, str] = {}
        """The heading above each entry."""
        self.names: Mapping[EntryPath, str] = {}

    @Property(bool, notify=changed)
    def canTake(self) -> bool:
        """Whether the import would change anything."""
        if self._found is None or self.problem:
            return False
        compared = self._found.compared
        return bool(compared.new or (self.theirs and compared.differing))

    def begin(self) -> None:
        """Close everything, and read whence the values came."""
        self.close()
        self.learn()

    def learn(self) -> None:
        """Read again whence the values came."""
        self._clerk.ask(self._read, self._know, lambda _: None)

    def origin(self, entry: "EntryPath") -> "Origin | None":
        """Return whence an entry came; None if its owner has entered it."""
        if self._known is None or entry not in self._known.entered:
            return None
        return self._known.origins.of(entry, dict(self._known.entered[entry]))  # type: ignore[arg-type]

    @Slot(str)
    def ask(self, way: str) -> None:
        """Open the export or the import."""
        self.close()
        self.way = way
        if way == IMPORT:
            self._clerk.ask(self._list, self.files.show, self._refuse)
        self.changed.emit()

    @Slot()
    def close(self) -> None:
        self.way, self.problem, self.done, self.title = CLOSED, "", "", ""
        self._found, self.theirs = None, False
        self.changed.emit()

    @Slot(str, str, str)
    def export(self, by: str, box: str, remark: str) -> None:
        """Write a file of all that is entered, with its origin."""
        from rococo_desktop.session.files import shared_values  # slow to import, seldom needed

        self.by, self.box, self.remark = (each.strip() for each in (by, box, remark))
        self.problem = self.done = ""
        try:
            own = shared_values.today(self.by, self.box, self.remark)
        except MessageError as error:
            self._refuse(error)
            return
        write = partial(
            shared_values.export, self._documents, self._name(), self._file, self._game, own
        )
        self._clerk.ask(write, self._note_written, self._refuse)
        self.changed.emit()

    @Slot(str)
    def look(self, name: str) -> None:
        """Look at a file, named by its path or its address; what is wrong with it is said here."""
        from rococo_desktop.session.files.shared_values import read_shared

        self.problem = ""
        file = named_file(name.strip())
        self._clerk.ask(partial(read_shared, file), self._look_at, self._refuse)
        self.changed.emit()

    def _look_at(self, shared: "Shared") -> None:
        if shared.game == self._game:
            self.show(shared)
        else:
            label = self._catalogue.text(f"window-game-{shared.game}-label")
            self.problem = self._text("other_game", file=shared.file.name, game=label)
            self.changed.emit()

    def show(self, shared: "Shared") -> None:
        """Show what the import of a file would change."""
        self.close()
        self.way, self.title = PREVIEW, shared.file.name
        self._clerk.ask(partial(self._compare, shared), self._preview, self._refuse)
        self.changed.emit()

    @Slot(bool)
    def prefer(self, theirs: bool) -> None:
        """Decide between what is entered and what the file has instead."""
        self.theirs = theirs
        self.changed.emit()

    @Slot()
    def take(self) -> None:
        """Import the file."""
        from rococo_desktop.session.files import shared_values

        if self._found is None or not self.canTake:
            return
        work = partial(shared_values.take, self._found.shared, self._file, theirs=self.theirs)
        told = self._text("taken", file=self.title)
        self._clerk.ask(work, lambda _: self._note_taken(told), self._refuse)

    @Slot()
    def undo(self) -> None:
        """Put back what the last import has replaced."""
        from rococo_desktop.session.files import shared_values

        told = self._text("undone", file=self.imported)
        work = partial(shared_values.undo, self._file, self._game)
        self._clerk.ask(work, lambda _: self._note_taken(told), self._refuse)

    def _text(self, key: str, **values: str | int) -> str:
        return self._catalogue.text(f"window-sharing-{key}", **values)

    def _name(self) -> str:
        """Return the name of the file to write: the game, and who has entered its values."""
        by = "".join(sign for sign in self.by[:LONGEST] if sign not in FORBIDDEN).strip(" .")
        game = self._catalogue.text(f"window-game-{self._game}-label")
        return f"{game} {by}".strip()

    def _read(self) -> Known:
        from rococo_desktop.rules.component_files import ComponentsError
        from rococo_desktop.session.files.origins import read_origins
        from rococo_desktop.session.files.owner_file import OwnerFile

        correctable = GAMES[self._game].correctable
        assert correctable is not None
        origins = read_origins(self._file)
        if not origins.came:
            return Known(origins, {})
        try:
            return Known(origins, OwnerFile(self._file, correctable).entered())
        except ComponentsError:
            return Known(origins, {})

    def _know(self, known: Known) -> None:
        told_before = self._known is not None and bool(self._known.origins.came)
        self._known = known
        self.imported = known.origins.imported
        if known.origins.own is not None and not self.by:
            own = known.origins.own
            self.by, self.box, self.remark = own.by, own.box, own.remark
        self.changed.emit()
        if told_before or known.origins.came:
            self.learned.emit()

    def _list(self) -> list[ValuesFile]:
        found = (path for _, path in newest(self._documents, VALUES_SUFFIX))
        return [ValuesFile(str(path), path.name.removesuffix(VALUES_SUFFIX)) for path in found]

    def _compare(self, shared: "Shared") -> Found:
        from rococo_desktop.rules.component_files import ComponentsError
        from rococo_desktop.session.files.owner_file import OwnerFile
        from rococo_desktop.session.files.shared_values import compare
        from rococo_desktop.session.reasons import file_message

        correctable = GAMES[self._game].correctable
        assert correctable is not None
        try:
            mine, other = (OwnerFile(self._file, correctable) for _ in range(2))
        except ComponentsError as error:
            raise file_message(error, GAMES[self._game].editions[0]) from None
        compared = compare(shared, mine)
        differences: dict[EntryPath, list[Difference]] = {}
        for entry in compared.differing:
            other.take(entry, shared.values[entry].fields)
            theirs = {field.name: field for field in other.fields(entry)}
            differences[entry] = [
                (field, theirs[field.name])
                for field in mine.fields(entry)
                if field.name in theirs and theirs[field.name].value != field.value
            ]
        return Found(shared, compared, differences)

    def _preview(self, found: Found) -> None:
        self._found = found
        told = dict.fromkeys(came.origin for came in found.shared.values.values())
        self.origins.show(
            Told(str(number), self.told(origin)) for number, origin in enumerate(told)
        )
        self.counts.show(self._counted(found.compared))
        self.conflicts.show(
            Told("-".join(entry), self._conflict(entry, pairs))
            for entry, pairs in found.differences.items()
        )
        self.changed.emit()

    def _counted(self, compared: "Comparison") -> list[Told]:
        """Return for each kind of pieces how many are new, known, or entered otherwise."""
        counts: dict[str, list[str]] = {}
        for key, entries in compared._asdict().items():
            numbers: dict[str, int] = {}
            for entry in entries:
                kind = self.kinds.get(entry, entry[0])
                numbers[kind] = numbers.get(kind, 0) + 1
            for kind, number in numbers.items():
                counts.setdefault(kind, []).append(self._text(key, n=number))
        return [
            Told(
                kind,
                self._catalogue.text("wrong-at", place=kind, problem=self._catalogue.listed(parts)),
            )
            for kind, parts in counts.items()
        ]

    def _conflict(self, entry: "EntryPath", pairs: "list[Difference]") -> str:
        name = self.names.get(entry, ".".join(entry))
        parts = []
        for mine, theirs in pairs:
            label, own = self._worded(mine)
            parts.append(
                self._text("differs", field=label, mine=own, theirs=self._worded(theirs)[1])
            )
        return self._catalogue.text(
            "wrong-at", place=name, problem=self._catalogue.details(parts) or "="
        )

    def told(self, origin: "Origin") -> str:
        """Return in words who entered values, from which copy, and when."""
        by = origin.by or self._text("somebody")
        key = "origin_of" if origin.box else "origin"
        told = self._text(key, by=by, box=origin.box, date=origin.made)
        return f"{told} {origin.remark}".strip()

    def _note_written(self, path: Path) -> None:
        self.done = self._text("written", file=str(path))
        self.changed.emit()

    def _note_taken(self, told: str) -> None:
        self.close()
        self.taken.emit(told)

    def _refuse(self, error: MessageError) -> None:
        self.problem = error.text(self._catalogue)
        self.changed.emit()
