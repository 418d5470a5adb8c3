"""The form in which an owner of the box corrects the printed values."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.files.file_clerk import FileClerk
from rococo_desktop.controller.qt import InQml, Property, Value
from rococo_desktop.controller.rows import RowsOf
from rococo_desktop.engine.reasons import Problem
from rococo_desktop.kinds.kind import Correctable
from rococo_desktop.rules.component_files import ComponentsError
from rococo_desktop.session.errors import MessageError
from rococo_desktop.session.reasons import doubt_message, message_at
from rococo_desktop.texts import Catalogue

if TYPE_CHECKING:
    from rococo_desktop.session.files.owner_file import EntryPath, Field, OwnerFile

FLAGS = ("false", "true")


class FieldRow(NamedTuple):
    """A value to correct: written if ``typed``, chosen if it has ``choices``, otherwise stepped."""

    key: str
    label: str
    text: str
    ours: str
    typed: bool
    choices: list[str]
    hasLess: bool


@dataclass(frozen=True)
class FieldWords:
    """The names of a game's values; a game overrides those that differ."""

    catalogue: Catalogue
    scope: str
    """The beginning of the keys of the game's messages."""
    edition: str

    def label(self, name: tuple[str, ...]) -> str:
        return self.catalogue.variant(f"{self.scope}-field-{name[-1]}", self.edition)

    def choice(self, name: tuple[str, ...], value: str) -> str:
        """Return a possible value of a field that is chosen."""
        return self.catalogue.text(f"{self.scope}-{name[-1]}-{value}")


@InQml("Table.Program")
class Correcting(QObject):
    """The values of one entry while they are being corrected, and whether they are valid."""

    changed = Signal()
    kept = Signal()

    title = Value(str, notify=changed)
    fields = RowsOf(FieldRow)
    problem = Value(str, notify=changed)
    doubt = Value(str, notify=changed)
    """A warning that does not prevent saving: a deviation from our assumptions."""

    def __init__(
        self, words: FieldWords, game: Correctable, file: Path, clerk: FileClerk, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._catalogue = words.catalogue
        self._edition = words.edition
        self._game = game
        self._file = file
        self._clerk = clerk
        self._owner: OwnerFile | None = None
        self._found: ComponentsError | tuple[Problem, ...] = ()
        """What is wrong or doubtful in the corrections."""
        self._broken = ""
        """Why there are no corrections to show; empty also until the file has been read."""
        self._names: Mapping[EntryPath, str] = {}
        self.entry: EntryPath = ()
        """The path of the entry on show; empty if there is none."""
        self._touched = self._keeping = False

    @Property(bool, notify=changed)
    def canKeep(self) -> bool:
        return self._touched and not self.problem and not self._keeping

    @Property(bool, notify=changed)
    def unkept(self) -> bool:
        """Whether a correction has not been written yet."""
        return self._touched or self._keeping

    @Property(bool, notify=changed)
    def entered(self) -> bool:
        """Whether the owner has entered anything of the entry, even if it is the built-in value."""
        return self._owner is not None and bool(self.entry) and self._owner.has(self.entry)

    @Property(bool, notify=changed)
    def canConfirm(self) -> bool:
        """Whether all values of the entry can be entered as they are."""
        return self.fields.count > 0 and not self.entered

    def begin(self) -> None:
        """Read the owner's file again, and discard unsaved corrections."""
        self.entry, self.title, self._touched = (), "", False
        self._owner, self._broken = None, ""
        self._show()
        self._clerk.ask(self._read, self._take, self._refuse)

    def reread(self) -> None:
        """Read the owner's file again; what is on show stays there."""
        self._clerk.ask(self._read, self._take, self._refuse)

    def name(self, entries: "Mapping[EntryPath, str]") -> None:
        """Call the entries by these names from now on; the mapping may change later."""
        self._names = entries

    def choose(self, entry: "EntryPath", title: str) -> None:
        self.entry, self.title = entry, title
        self._show()

    @Slot(str, int)
    def step(self, key: str, by: int) -> None:
        field = self._field_of(self.entry, key)
        if field is not None:
            self._correct(self.entry, field, str(max(0, int(field.value) + by)))

    @Slot(str, int)
    def pick(self, key: str, place: int) -> None:
        self.pick_in(self.entry, key, place)

    def pick_in(self, entry: "EntryPath", key: str, place: int) -> None:
        """Choose a value of any entry by its place among the choices."""
        field = self._field_of(entry, key)
        if field is not None:
            self._correct(entry, field, _choices(field)[place])

    def put(self, entry: "EntryPath", key: str, text: str) -> bool:
        """Set a value of any entry to a written text; return whether it is one."""
        field = self._field_of(entry, key)
        return field is not None and self._correct(entry, field, text)

    def rows_of(self, entry: "EntryPath") -> list[FieldRow]:
        """Return the values of any entry; none until the owner's file has been read."""
        fields = () if self._owner is None else self._owner.fields(entry)
        return [self._row(field) for field in fields]

    def fault(self) -> "tuple[EntryPath, str, str] | None":
        """Return the entry and the key of a value that is wrong, and why; None if none is."""
        if self._owner is None or not isinstance(self._found, ComponentsError):
            return None
        parts = tuple(self._found.field.split("."))
        entry = next((each for each in self._names if each == parts[: len(each)]), None)
        if entry is None:
            return None
        rest = parts[len(entry) :]
        names = (field.name for field in self._owner.fields(entry))
        name = next((each for each in names if each == rest[: len(each)]), rest)
        problem = message_at("", self._found.reason, self._edition, spelled=False)
        return entry, ".".join(name), problem.text(self._catalogue)

    @Slot(str, str)
    def write(self, key: str, text: str) -> None:
        """Set a value to a written text; an invalid text leaves it unchanged."""
        self.put(self.entry, key, text)

    @Slot()
    def confirm(self) -> None:
        """Enter the values of the entry as they are: so they are printed."""
        if self._owner is not None and self.canConfirm:
            self._owner.confirm(self.entry)
            self._touched = True
            self._show()

    @Slot()
    def restore(self) -> None:
        if self._owner is not None:
            self._owner.restore(self.entry)
            self._touched = True
            self._show()

    @Slot()
    def keep(self) -> None:
        """Write the corrections, which apply from the next game on."""
        if self._owner is None or not self.canKeep:
            return
        self._touched, self._keeping = False, True
        self._clerk.ask(self._owner.keeping(), self._note_kept, self._note_failed)
        self.changed.emit()

    def _note_kept(self, _: None) -> None:
        self._keeping = False
        self.changed.emit()
        self.kept.emit()

    def _note_failed(self, error: MessageError) -> None:
        self._touched, self._keeping = True, False
        self.problem = error.text(self._catalogue)
        self.changed.emit()

    def _read(self) -> "OwnerFile | None":
        """Return the owner's corrections, in the files' thread; None if they cannot be read."""
        from rococo_desktop.session.files.owner_file import (
            OwnerFile,  # slow to import, seldom needed
        )

        try:
            return OwnerFile(self._file, self._game)
        except ComponentsError:
            return None

    def _take(self, owner: "OwnerFile | None") -> None:
        self._owner = owner
        if owner is None:
            self._broken = self._catalogue.text("window-correct-broken")
        self._show()

    def _refuse(self, error: MessageError) -> None:
        self._broken = error.text(self._catalogue)
        self._show()

    def _field_of(self, entry: "EntryPath", key: str) -> "Field | None":
        if self._owner is None:
            return None
        fields = self._owner.fields(entry)
        return next((field for field in fields if ".".join(field.name) == key), None)

    def _correct(self, entry: "EntryPath", field: "Field", text: str) -> bool:
        """Set a field to a text unless it has it already; return whether it is a value."""
        if self._owner is None or text.strip() == field.value:
            return True
        valid = self._owner.correct(entry, field.name, text)
        self._touched = self._touched or valid
        self._show()
        return valid

    def _show(self) -> None:
        fields: tuple[Field, ...] = ()
        self.problem, self.doubt = self._broken, ""
        if self._owner is not None:
            fields = self._owner.fields(self.entry) if self.entry else ()
            found = self._found = self._owner.findings()
            if isinstance(found, ComponentsError):
                place = self._placed(found.field)
                problem = message_at(place, found.reason, self._edition, spelled=False)
                self.problem = problem.text(self._catalogue)
            elif found:
                self.doubt = self._doubt_text(found)
            elif self.entry and not fields:
                self.doubt = self._catalogue.text("window-correct-in_the_file")
        self.fields.show(self._row(field) for field in fields)
        self.changed.emit()

    def _doubt_text(self, doubts: Sequence[Problem]) -> str:
        """Return a doubt, preferably about the chosen entry, with the number of others."""
        entry = ".".join(self.entry)
        path, why = min(doubts, key=lambda doubt: not doubt[0].startswith(entry))
        message = doubt_message((self._placed(path), why), self._edition, spelled=False)
        if len(doubts) > 1:
            message = MessageError("wrong-more", problem=message, n=len(doubts) - 1)
        return message.text(self._catalogue)

    def _placed(self, path: str) -> str:
        """Return a place in the owner's file as the form names it, if it has such a place."""
        parts = tuple(path.split("."))
        entry = next((each for each in self._names if each == parts[: len(each)]), None)
        if entry is None or self._owner is None:
            return path
        rest = parts[len(entry) :]
        fields = (field.name for field in self._owner.fields(entry))
        label = next((self._words.label(each) for each in fields if each == rest[: len(each)]), "")
        if entry == self.entry and label:
            return label
        return self._catalogue.listed(filter(None, (self._names[entry], label)))

    def worded(self, field: "Field") -> tuple[str, str]:
        """Return the name of a field and its value, in words."""
        return self._words.label(field.name), self._shown(field, field.value)

    def _row(self, field: "Field") -> FieldRow:
        return FieldRow(
            key=".".join(field.name),
            label=self._words.label(field.name),
            text=self._shown(field, field.value),
            ours=self._shown(field, field.ours),
            typed=field.kind == "numbers",
            choices=[self._shown(field, each) for each in _choices(field)],
            hasLess=field.value != "0",
        )

    def _shown(self, field: "Field", value: str) -> str:
        if field.kind in ("choice", "flag"):
            return self._words.choice(field.name, value)
        return value


def _choices(field: "Field") -> tuple[str, ...]:
    """Return the choices of a field; empty for a number."""
    return FLAGS if field.kind == "flag" else field.choices
