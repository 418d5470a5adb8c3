"""The owner's corrections of printed values: the fields that can be corrected, and their file.

The file holds only values that differ from ours, so that a later version of ours still reaches an
owner who has corrected something else. Comments and the order of the file are preserved.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Literal, NamedTuple

import tomlkit
from tomlkit.container import Container
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import Table

from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.reasons import Problem, because
from rococo_desktop.kinds.kind import Correctable
from rococo_desktop.rules.component_files import ComponentsError, read_bytes, tables_of
from rococo_desktop.rules.corrections import NOTHING, CorrectionError, Group
from rococo_desktop.session.errors import SaveError, reason
from rococo_desktop.session.files.files import is_there, private_folder, write_atomically

EntryPath = tuple[str, ...]
"""The path of an entry: its table, and its key in it, which may lie within other tables."""

Kind = Literal["number", "numbers", "choice", "flag"]


class Field(NamedTuple):
    """A printed value of an entry; ``name`` is its path, of two words in a group."""

    name: tuple[str, ...]
    kind: Kind
    value: str
    ours: str
    choices: tuple[str, ...] = ()


class OwnerFile:
    """The corrections of a game while they are edited; only what ``keeping`` returns writes them.

    Raises ComponentsError if the file exists and cannot be read as corrections.
    """

    def __init__(self, file: Path, game: Correctable) -> None:
        self.file = file
        self._library = game.library
        self._corrections = game.library.corrections
        self._printed = game.printed
        self._base = self._library.tables()
        self._document = self._read()

    def findings(self) -> ComponentsError | tuple[Problem, ...]:
        """Return the error in the corrections, or if there is none, their doubtful values.

        A doubtful value differs from our guess; it may be kept.
        """
        try:
            components = self._library.corrected_by(self._document.unwrap(), self.file)
        except ComponentsError as error:
            return error
        return self._library.doubts(components)

    def fields(self, entry: EntryPath) -> tuple[Field, ...]:
        """Return the printed values of an entry, with their current texts and ours."""
        now, ours = _at(self._merged(), entry), _at(self._base, entry)
        shown = dict(self._values(entry, ours))
        return tuple(
            self._field(name, value, shown.get(name)) for name, value in self._values(entry, now)
        )

    def correct(self, entry: EntryPath, name: tuple[str, ...], text: str) -> bool:
        """Set a value (ours is no correction); return whether ``text`` is a value of its kind."""
        field = next(field for field in self.fields(entry) if field.name == name)
        value = _parsed(field, text)
        if value is None:
            return False
        top, *within = name
        now = _at(self._merged(), entry)
        group = self._printed.group(entry[-2], top)
        if within and group is not None:
            value = _whole(group, {**_parts(group, now.get(top)), within[0]: value})
        self._set(entry, top, value)
        return True

    def has(self, entry: EntryPath) -> bool:
        """Return whether anything of an entry is entered."""
        return bool(_at(self._document.unwrap(), entry))

    def entered(self) -> dict[EntryPath, dict[str, Json]]:
        """Return the fields of every entry of which anything is entered."""
        return dict(entries_in(self._document.unwrap(), self._base))

    def take(self, entry: EntryPath, fields: Mapping[str, Json]) -> None:
        """Enter fields as they stand in another file, instead of all that is entered."""
        self.restore(entry)
        for top, value in fields.items():
            self._write(entry, top, value)

    def confirm(self, entry: EntryPath) -> None:
        """Enter each printed value of an entry as it is; no later one of ours replaces it."""
        now = _at(self._merged(), entry)
        for top in dict.fromkeys(name[0] for name, _ in self._values(entry, now)):
            if top in now:
                self._write(entry, top, now[top])

    def restore(self, entry: EntryPath) -> None:
        """Remove every correction of an entry."""
        for top in list(_at(self._document.unwrap(), entry)):
            self._drop(entry, top)

    def keeping(self) -> Callable[[], None]:
        """Return what writes the corrections as they are now; it can run in another thread.

        It raises SaveError, and then the file is unchanged.
        """
        return partial(_write_file, tomlkit.dumps(self._document).encode(), self.file)

    def _read(self) -> tomlkit.TOMLDocument:
        if not is_there(self.file):
            return tomlkit.document()
        data = read_bytes(self.file)
        self._merge(tables_of(data, self.file))
        try:
            return tomlkit.parse(
                data
            )  # far slower than reading, but it keeps the looks of the file
        except (TOMLKitError, RecursionError):
            raise ComponentsError(self.file, "", because("wrong-not_toml")) from None

    def _merged(self) -> dict[str, Json]:
        return self._merge(self._document.unwrap())

    def _merge(self, corrections: dict[str, Json]) -> dict[str, Json]:
        try:
            return self._corrections.merge(self._base, corrections)[0]
        except CorrectionError as error:
            raise ComponentsError(self.file, error.field, error.reason) from None

    def _set(self, entry: EntryPath, top: str, value: Json) -> None:
        ours = _at(self._base, entry).get(top, NOTHING)
        group = self._printed.group(entry[-2], top)
        if value == ours or (group is not None and _parts(group, value) == _parts(group, ours)):
            self._drop(entry, top)
        else:
            self._write(entry, top, value)

    def _write(self, entry: EntryPath, top: str, value: Json) -> None:
        table: Container | Table = self._document
        for key in entry:
            if key not in table:
                table[key] = tomlkit.table(is_super_table=key != entry[-1])
            table = table[key]
        table[top] = inline(value)

    def _values(
        self, entry: EntryPath, fields: dict[str, Json]
    ) -> Iterator[tuple[tuple[str, ...], Json]]:
        """Yield the printed values of an entry by their paths."""
        table = entry[-2]
        printed = {k: value for k, value in fields.items() if not self._printed.hides(table, k)}
        if lacking := self._printed.lacking.get(table):
            printed.setdefault(lacking, NOTHING)
        for top, value in printed.items():
            group = self._printed.group(table, top)
            if group is None:
                yield (top,), value
            else:
                parts = _parts(group, value)
                yield from (((top, key), parts[key]) for key in group.values)

    def _field(self, name: tuple[str, ...], value: Json, ours: Json) -> Field:
        choices = self._printed.choices.get(".".join(name), ())
        return Field(name, _kind(value, choices), _text(value), _text(ours), choices)

    def _drop(self, entry: EntryPath, top: str) -> None:
        tables: list[Container | Table] = [self._document]
        for key in entry:
            if key not in tables[-1]:
                return
            tables.append(tables[-1][key])
        tables[-1].pop(top, None)
        for key, table, inner in zip(reversed(entry), tables[-2::-1], tables[:0:-1], strict=True):
            if not inner:
                table.pop(key)


def entries_in(
    tables: Mapping[str, Json], base: Mapping[str, Json], path: EntryPath = ()
) -> Iterator[tuple[EntryPath, dict[str, Json]]]:
    """Yield the path and the fields of each entry in the tables of corrections.

    A table is an entry if ours is one, or if we have none of that name.
    """
    for key, value in tables.items():
        if not isinstance(value, dict):
            continue
        ours, place = base.get(key), (*path, key)
        if isinstance(ours, dict) and "source" not in ours:
            yield from entries_in(value, ours, place)
        else:
            yield place, value


def _write_file(corrections: bytes, file: Path) -> None:
    try:
        private_folder(file.parent)
        write_atomically(file, corrections, private=True)
    except OSError as error:
        raise SaveError("file-unwritable", file=file, reason=reason(error)) from None


def _at(tables: Json, path: EntryPath) -> dict[str, Json]:
    """Return the table at a path; empty if there is none."""
    for key in path:
        tables = tables.get(key, {}) if isinstance(tables, dict) else {}
    return tables if isinstance(tables, dict) else {}


def _parts(group: Group, value: Json) -> dict[str, Json]:
    """Return the values within a field, including those that a file may omit."""
    return {**group.values, **(value if isinstance(value, dict) else {})}


def _whole(group: Group, values: dict[str, Json]) -> Json:
    """Return a field as written in the file, without what may be omitted."""
    if group.absent:
        return NOTHING if values[group.absent] == NOTHING else values
    return {key: value for key, value in values.items() if value}


def _kind(value: Json, choices: Sequence[str]) -> Kind:
    if choices:
        return "choice"
    if isinstance(value, bool):
        return "flag"
    return "numbers" if isinstance(value, list) else "number"


def _text(value: Json) -> str:
    if value is None:
        return ""
    if isinstance(value, list):
        return ", ".join(str(number) for number in value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def _parsed(field: Field, text: str) -> Json:
    """Return the value of a text; None if it is not of the field's kind."""
    match field.kind:
        case "choice":
            return text if text in field.choices else None
        case "flag":
            return {"true": True, "false": False}.get(text)
        case "number":
            return _number(text)
        case "numbers":
            numbers: list[Json] = [_number(part) for part in text.split(",")]
            return None if None in numbers else numbers


def _number(text: str) -> int | None:
    digits = text.strip()
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) <= 3 else None


def inline(value: Json) -> Json | tomlkit.items.Item:
    """Return a value as it is written in one line."""
    if not isinstance(value, dict):
        return value
    table = tomlkit.inline_table()
    for key, each in value.items():
        table[key] = inline(each)
    return table
