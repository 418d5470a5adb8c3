"""The printed values of a kind of pieces in a table: a row for a piece, a cell for a value."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.face import Face
from rococo_desktop.controller.pages.correcting import Correcting, FieldRow
from rococo_desktop.controller.qt import InQml, Property, Value
from rococo_desktop.controller.rows import RowsOf
from rococo_desktop.texts import Catalogue

if TYPE_CHECKING:
    from rococo_desktop.session.files.owner_file import EntryPath

BETWEEN = "\n"
"""What stands between the names of columns."""


class CellRow(NamedTuple):
    """A value: chosen if it has ``choices``, otherwise written."""

    key: str
    label: str
    text: str
    ours: str
    choices: list[str]
    problem: str


@InQml("Table.Program")
class Cells(QObject):
    """The cells of one piece."""

    cells = RowsOf(CellRow)


class KindRow(NamedTuple):
    """A kind of pieces, with the number of those that are entered."""

    key: str
    label: str
    entered: str


class PieceRow(NamedTuple):
    """A piece in the table; ``columns`` are the names of its values, one in each line."""

    key: str
    name: str
    columns: str
    sign: str
    face: Face | None
    line: Cells
    problem: str


class Piece(NamedTuple):
    """A piece that the table may show."""

    key: str
    entry: "EntryPath"
    name: str
    sign: str
    face: Face | None


@InQml("Table.Program")
class Ledger(QObject):
    """All values of one kind of pieces while they are being entered; all are kept, or none."""

    changed = Signal()

    kinds = RowsOf(KindRow)
    rows = RowsOf(PieceRow)
    kind = Value(str, notify=changed)
    open = Value(bool, notify=changed)
    """Whether the table is shown instead of the list."""
    columns = Value(str, notify=changed)
    """The names of the columns if all rows have the same; otherwise empty."""
    problem = Value(str, notify=changed)

    def __init__(self, form: Correcting, catalogue: Catalogue, parent: QObject) -> None:
        super().__init__(parent)
        self._form = form
        self._catalogue = catalogue
        self._kinds: list[KindRow] = []
        self._pieces: dict[str, list[Piece]] = {}
        self._lines: dict[str, Cells] = {}
        self._entries: dict[str, EntryPath] = {}
        self._drafts: dict[tuple[str, str], str] = {}
        """What was written into cells that cannot hold it."""
        form.changed.connect(self._refresh)

    @Property(bool, notify=changed)
    def canKeep(self) -> bool:
        return self._form.canKeep and not self._drafts

    @Property(bool, notify=changed)
    def unkept(self) -> bool:
        """Whether something was written that is not kept yet."""
        return self._form.unkept or bool(self._drafts)

    def show(self, kinds: Iterable[KindRow], pieces: dict[str, list[Piece]]) -> None:
        """Show these kinds, and the pieces of each."""
        self._pieces = pieces
        self._entries = {each.key: each.entry for of in pieces.values() for each in of}
        self._kinds = list(kinds)
        self._list_kinds()
        self._refresh()

    @Slot(bool)
    def turn(self, open: bool) -> None:
        """Show the table, or the list."""
        self.open = open
        self._list_kinds()
        self._refresh()

    def begin(self) -> None:
        """Show the list, and forget what was not kept."""
        self.open = False
        self._drafts.clear()
        self.rows.show([])
        self.changed.emit()

    @Slot(str)
    def choose(self, kind: str) -> None:
        self.kind = kind
        self._refresh()

    @Slot(str, str, str)
    def write(self, piece: str, cell: str, text: str) -> None:
        """Write a value into a cell; what is no value stays there until it is one."""
        if piece in self._entries:
            self._drafts.pop((piece, cell), None)
            if not self._form.put(self._entries[piece], cell, text):
                self._drafts[piece, cell] = text
            self._refresh()

    @Slot(str, str, int)
    def pick(self, piece: str, cell: str, place: int) -> None:
        """Choose a value by its place among the choices."""
        if piece in self._entries:
            self._form.pick_in(self._entries[piece], cell, place)

    @Slot()
    def keep(self) -> None:
        """Write everything, unless a cell is wrong."""
        if self.canKeep:
            self._form.keep()

    def _list_kinds(self) -> None:
        """List the kinds of which at least one piece has values to enter."""
        if self.open:
            self.kinds.show(
                kind
                for kind in self._kinds
                if any(self._form.rows_of(piece.entry) for piece in self._pieces[kind.key])
            )
            if self.kind not in self._pieces:
                self.kind = next((row.key for row in self.kinds.rows), "")

    @Slot()
    def _refresh(self) -> None:
        if self.open:
            rows = self._filled(self._pieces.get(self.kind, []))
            names = {row.columns for row in rows}
            self.columns = rows[0].columns if len(names) == 1 else ""
            self.rows.show(rows)
        self.problem = self._form.problem or self._form.doubt
        if self._drafts:
            self.problem = self._catalogue.text("window-ledger-wrong", n=len(self._drafts))
        self.changed.emit()

    def _filled(self, pieces: list[Piece]) -> list[PieceRow]:
        fault = self._form.fault()
        rows = []
        for piece in pieces:
            fields = self._form.rows_of(piece.entry)
            if not fields:
                continue
            if piece.key not in self._lines:
                self._lines[piece.key] = Cells(self)
            line = self._lines[piece.key]
            line.cells.show(self._cell(piece, field, fault) for field in fields)
            wrong = [each for each in line.cells.rows if each.problem]
            told = self._catalogue.details(
                self._catalogue.text("wrong-at", place=each.label, problem=each.problem)
                for each in wrong
            )
            columns = BETWEEN.join(field.label for field in fields)
            rows.append(
                PieceRow(piece.key, piece.name, columns, piece.sign, piece.face, line, told)
            )
        return rows

    def _cell(
        self, piece: Piece, field: FieldRow, fault: "tuple[EntryPath, str, str] | None"
    ) -> CellRow:
        draft = self._drafts.get((piece.key, field.key))
        problem = ""
        if draft is not None:
            kind = "numbers" if field.typed else "number"
            problem = self._catalogue.text(f"window-ledger-{kind}")
        elif fault is not None and fault[0] == piece.entry and fault[1] == field.key:
            problem = fault[2]
        text = field.text if draft is None else draft
        return CellRow(field.key, field.label, text, field.ours, field.choices, problem)
