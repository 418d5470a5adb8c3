"""The owner's corrections of printed values: the fields that can be corrected, and their file.

The file holds only values that differ from ours, so that a later version of ours still reaches an
owner who has corrected something else. Comments and the order of the file are preserved.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Literal, NamedTuple

import tomlkit
from tomlkit.container import Container
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import Table

from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.reasons import Problem, because, by_system
from rococo_desktop.rules.component_files import ComponentsError, read_toml
from rococo_desktop.rules.corrections import CorrectionError
from rococo_desktop.rules.rococo.components.bonuses import SILK_COLORS
from rococo_desktop.rules.rococo.components.corrections import CORRECTIONS
from rococo_desktop.rules.rococo.rulebook import LIBRARY
from rococo_desktop.session.errors import SaveError, reason
from rococo_desktop.session.files import is_there, write_atomically

EntryPath = tuple[str, ...]
"""The path of an entry: ``("dresses", "yellow-01")``, ``("boards", "small", "hire")``."""

Kind = Literal["number", "numbers", "choice", "flag"]

CHOICES: Mapping[str, tuple[str, ...]] = {
    "color": SILK_COLORS,
    "type": ("master", "journeyman", "apprentice"),
    "mode": ("all", "choose", "none"),
    "kind": ("none", "livre", "thread", "lace", "resource"),
}
"""The possible values of a field by its name."""

NOT_PRINTED = frozenset(
    {"id", "source", "set", "designed", "level", "bonus", "scoring", "made", "rented"}
    | {"sellable", "group", "hall", "players"}
)
"""Fields that are not printed values, or that identify the piece."""

NOTHING = "none"
"""The name of an absent reward."""


class Field(NamedTuple):
    """A printed value of an entry; ``name`` is its path, for example ``("silk", "yellow")``."""

    name: tuple[str, ...]
    kind: Kind
    value: str
    ours: str
    choices: tuple[str, ...] = ()


class OwnerFile:
    """The corrections while they are edited; nothing is written before ``keep``.

    Raises ComponentsError if the file exists and cannot be read as corrections.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self._document = _read(file)
        self._base = LIBRARY.tables()
        self._merged()

    def findings(self) -> ComponentsError | tuple[Problem, ...]:
        """Return the error in the corrections, or if there is none, their doubtful values.

        A doubtful value differs from our guess; it may be kept.
        """
        try:
            components = LIBRARY.corrected_by(self._document.unwrap(), self.file)
        except ComponentsError as error:
            return error
        return LIBRARY.doubts(components)

    def fields(self, entry: EntryPath) -> tuple[Field, ...]:
        """Return the printed values of an entry, with their present texts and ours."""
        now, ours = _at(self._merged(), entry), _at(self._base, entry)
        shown = dict(_values(entry, ours))
        return tuple(
            Field(name, _kind(name, value), _text(value), _text(shown.get(name)), _choices(name))
            for name, value in _values(entry, now)
        )

    def correct(self, entry: EntryPath, name: tuple[str, ...], text: str) -> bool:
        """Set a value, ours being no correction; return whether ``text`` is a value of its kind."""
        field = next(field for field in self.fields(entry) if field.name == name)
        value = _parsed(field, text)
        if value is None:
            return False
        top, *within = name
        now = _at(self._merged(), entry)
        if within:
            value = _whole(top, {**_group(top, now.get(top)), within[0]: value})
        self._set(entry, top, value)
        return True

    def restore(self, entry: EntryPath) -> None:
        """Remove every correction of an entry."""
        for top in list(_at(self._document.unwrap(), entry)):
            self._drop(entry, top)

    def keep(self) -> None:
        """Write the file; raises SaveError, and then the file is unchanged."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(self.file, tomlkit.dumps(self._document).encode())
        except OSError as error:
            raise SaveError("file.unwritable", file=str(self.file), reason=reason(error)) from None

    def _merged(self) -> dict[str, Json]:
        try:
            return CORRECTIONS.merge(self._base, self._document.unwrap())[0]
        except CorrectionError as error:
            raise ComponentsError(self.file, error.field, error.reason) from None

    def _set(self, entry: EntryPath, top: str, value: Json) -> None:
        ours = _at(self._base, entry).get(top, NOTHING)
        if value == ours:
            self._drop(entry, top)
            return
        table: Container | Table = self._document
        for key in entry:
            if key not in table:
                table[key] = tomlkit.table(is_super_table=key != entry[-1])
            table = table[key]
        table[top] = _inline(value)

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


def _read(file: Path) -> tomlkit.TOMLDocument:
    if not is_there(file):
        return tomlkit.document()
    read_toml(file)
    try:
        return tomlkit.parse(file.read_bytes())
    except OSError as error:
        unreadable = because("file.unreadable", reason=by_system(error))
        raise ComponentsError(file, "", unreadable) from None
    except TOMLKitError:
        raise ComponentsError(file, "", because("wrong.not_toml")) from None


def _at(tables: Json, path: EntryPath) -> dict[str, Json]:
    """Return the table at a path; empty if there is none."""
    for key in path:
        tables = tables.get(key, {}) if isinstance(tables, dict) else {}
    return tables if isinstance(tables, dict) else {}


def _group(top: str, value: Json) -> dict[str, Json]:
    """Return the values within a field, including those that a file may omit."""
    within = value if isinstance(value, dict) else {}
    match top:
        case "silk":
            return {color: within.get(color, 0) for color in SILK_COLORS}
        case "notions":
            return {"mode": NOTHING, "thread": 0, "lace": 0, **within}
        case _:
            return {"kind": NOTHING, "amount": 1, **within}


def _whole(top: str, values: dict[str, Json]) -> Json:
    """Return a field as written in the file, without what may be omitted."""
    if top == "reward":
        return NOTHING if values["kind"] == NOTHING else values
    return {key: value for key, value in values.items() if value}


def _values(entry: EntryPath, fields: dict[str, Json]) -> Iterator[tuple[tuple[str, ...], Json]]:
    printed = {key: value for key, value in fields.items() if key not in NOT_PRINTED}
    if "spaces" in entry:
        printed.setdefault("reward", NOTHING)
    for top, value in printed.items():
        if top in ("silk", "notions", "reward"):
            for key, inner in _group(top, value).items():
                yield (top, key), inner
        else:
            yield (top,), value


def _kind(name: tuple[str, ...], value: Json) -> Kind:
    if name[-1] in CHOICES:
        return "choice"
    if isinstance(value, bool):
        return "flag"
    return "numbers" if isinstance(value, list) else "number"


def _choices(name: tuple[str, ...]) -> tuple[str, ...]:
    return CHOICES.get(name[-1], ())


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


def _inline(value: Json) -> Json | tomlkit.items.Item:
    if not isinstance(value, dict):
        return value
    table = tomlkit.inline_table()
    table.update(value)
    return table
