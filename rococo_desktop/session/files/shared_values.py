"""A file of component values that owners share: written, read without trust, and imported.

It is TOML: a head, the origins of its values, and under ``values`` what an owner's file holds. All
is checked before anything changes.
"""

import json
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import tomlkit
from pydantic import Field, ValidationError

from rococo_desktop import __version__
from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.errors import DocumentError
from rococo_desktop.engine.parsing import parse_toml
from rococo_desktop.engine.reasons import because
from rococo_desktop.games import GAMES
from rococo_desktop.kinds.kind import Correctable
from rococo_desktop.rules.component_files import MAX_BYTES, ComponentsError
from rococo_desktop.rules.entries import Strict
from rococo_desktop.session.document_errors import problem_of
from rococo_desktop.session.errors import MessageError, reason
from rococo_desktop.session.files.files import read_bounded, write_atomically
from rococo_desktop.session.files.origins import (
    Came,
    Origin,
    Origins,
    Replaced,
    read_origins,
    write_origins,
)
from rococo_desktop.session.files.owner_file import EntryPath, OwnerFile, entries_in, inline
from rococo_desktop.session.files.places import VALUES_SUFFIX
from rococo_desktop.session.reasons import file_message, message_at

FORMAT = "rococo-desktop-values"
VERSION = 1
LARGEST = 2 * MAX_BYTES
"""The size limit of such a file: an owner's file, and the origins of all that is in it."""
MOST_ORIGINS = 100
MOST_ENTRIES = 5000

Fields = dict[str, Json]


class SharedOrigin(Origin):
    """The origin of some entries of the file, which are named by their paths."""

    entries: Annotated[
        tuple[Annotated[str, Field(max_length=200)], ...], Field(max_length=MOST_ENTRIES)
    ]

    @property
    def alone(self) -> Origin:
        """Return the origin without the list of its entries."""
        return Origin(**self.model_dump(exclude={"entries"}))


class Head(Strict):
    """The form of the file."""

    format: Literal["rococo-desktop-values"]
    version: Annotated[int, Field(strict=True)]
    game: Annotated[str, Field(max_length=40)]
    origin: Annotated[tuple[SharedOrigin, ...], Field(min_length=1, max_length=MOST_ORIGINS)]
    values: dict[str, Any]


class Shared(NamedTuple):
    """What is in a file of shared values."""

    file: Path
    game: str
    values: dict[EntryPath, Came]


class Comparison(NamedTuple):
    """The entries of a shared file: new ones, those entered alike, and those entered otherwise."""

    new: tuple[EntryPath, ...]
    same: tuple[EntryPath, ...]
    differing: tuple[EntryPath, ...]


def shared_bytes(game: str, owner: OwnerFile, origins: Origins, own: Origin) -> bytes:
    """Return the file of all that is entered; raises MessageError if that is nothing, or wrong.

    ``own`` is the origin of what came from nobody else.
    """
    entered = owner.entered()
    if not entered:
        raise MessageError("values-nothing")
    _refuse_faulty(owner)
    told: dict[Origin, list[str]] = {}
    for entry, fields in entered.items():
        told.setdefault(origins.of(entry, fields) or own, []).append(".".join(entry))
    document = tomlkit.document()
    document.update({"format": FORMAT, "version": VERSION, "game": game})
    listed = tomlkit.aot()
    for origin, entries in told.items():
        table = tomlkit.table()
        table.update({**origin.model_dump(), "entries": tomlkit.array()})
        for path in entries:
            table["entries"].add_line(path)
        table["entries"].add_line(indent="")
        listed.append(table)
    document["origin"] = listed
    for entry, fields in entered.items():
        _table_at(document, ("values", *entry)).update(
            {name: inline(value) for name, value in fields.items()}
        )
    return tomlkit.dumps(document).encode()


def export(folder: Path, name: str, owner_file: Path, game: str, own: Origin) -> Path:
    """Write the file of all that is entered in a folder, and return its path.

    A number is added to the name if there is such a file. Raises MessageError.
    """
    origins = read_origins(owner_file)
    data = shared_bytes(game, OwnerFile(owner_file, _correctable(game)), origins, own)
    taken = (
        folder / f"{name}{number}{VALUES_SUFFIX}"
        for number in ("", *(f" {n}" for n in range(2, 99)))
    )
    path = next((each for each in taken if not each.exists()), folder / f"{name}{VALUES_SUFFIX}")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_atomically(path, data, new=True)
    except OSError as error:
        raise MessageError("file-unwritable", file=path, reason=reason(error)) from None
    write_origins(owner_file, origins.model_copy(update={"own": own}))
    return path


def today(by: str, box: str, remark: str) -> Origin:
    """Return an origin of today; raises MessageError if a text is too long or illegible."""
    try:
        return Origin(
            by=by, box=box, remark=remark, made=date.today().isoformat(), program=__version__
        )
    except ValidationError as error:
        raise problem_of(error) from None


def read_shared(file: Path) -> Shared:
    """Return what is in a file of shared values, valid by itself; raises MessageError."""
    try:
        head = _read_head(file)
        game = head.game
        if game not in GAMES or GAMES[game].correctable is None:
            raise MessageError("values-no_game", game=game)
        correctable = _correctable(game)
        correctable.library.corrected_by(head.values, file)
        values = dict(entries_in(head.values, correctable.library.tables()))
        came = _with_origins(head, values)
    except ComponentsError as error:
        raise file_message(error, GAMES[game].editions[0]) from None
    except MessageError as error:
        raise MessageError("wrong-at", place=file, problem=error.alone()) from None
    return Shared(file, game, came)


def compare(shared: Shared, owner: OwnerFile) -> Comparison:
    """Return how a shared file differs from what is entered."""
    entered = owner.entered()
    new, same, differing = [], [], []
    for entry, came in shared.values.items():
        if entry not in entered:
            new.append(entry)
        elif entered[entry] == came.fields:
            same.append(entry)
        else:
            differing.append(entry)
    return Comparison(tuple(new), tuple(same), tuple(differing))


def take(shared: Shared, owner_file: Path, *, theirs: bool) -> None:
    """Import a shared file; ``theirs`` replaces also what is entered otherwise.

    Raises MessageError; then nothing has changed.
    """
    owner = OwnerFile(owner_file, _correctable(shared.game))
    origins = read_origins(owner_file)
    entered = owner.entered()
    compared = compare(shared, owner)
    came, replaced = dict(origins.came), {}
    for entry in (*compared.new, *(compared.differing if theirs else ())):
        path = ".".join(entry)
        replaced[path] = Replaced(fields=entered.get(entry), came=origins.came.get(path))
        came[path] = shared.values[entry]
        owner.take(entry, shared.values[entry].fields)
    if not replaced:
        raise MessageError("values-nothing_new")
    _keep(
        owner,
        owner_file,
        Origins(own=origins.own, came=came, imported=shared.file.name, replaced=replaced),
    )


def undo(owner_file: Path, game: str) -> None:
    """Put back what the last import has replaced, unless it was corrected since.

    Raises MessageError; then nothing has changed.
    """
    owner = OwnerFile(owner_file, _correctable(game))
    origins = read_origins(owner_file)
    entered = owner.entered()
    came = dict(origins.came)
    for path, before in origins.replaced.items():
        entry = next((each for each in entered if ".".join(each) == path), None)
        arrived = came.pop(path, None)
        if before.came is not None:
            came[path] = before.came
        if entry is None or arrived is None or entered[entry] != arrived.fields:
            continue
        if before.fields is None:
            owner.restore(entry)
        else:
            owner.take(entry, before.fields)
    _keep(owner, owner_file, Origins(own=origins.own, came=came))


def _keep(owner: OwnerFile, owner_file: Path, origins: Origins) -> None:
    """Write both files, the origins first: they count only for the values in the other."""
    _refuse_faulty(owner)
    write = owner.keeping()
    before = read_origins(owner_file)
    write_origins(owner_file, origins)
    try:
        write()
    except MessageError:
        write_origins(owner_file, before)
        raise


def _refuse_faulty(owner: OwnerFile) -> None:
    found = owner.findings()
    if isinstance(found, ComponentsError):
        problem = message_at(found.field, found.reason, spelled=False)
        raise MessageError("values-together", problem=problem)


def _correctable(game: str) -> Correctable:
    correctable = GAMES[game].correctable
    assert correctable is not None
    return correctable


def _read_head(file: Path) -> Head:
    data = read_bounded(file, LARGEST)
    try:
        tables = parse_toml(data)
    except DocumentError as error:
        raise problem_of(error) from None
    if tables.get("format") != FORMAT:
        raise MessageError("values-foreign")
    version = tables.get("version")
    if type(version) is int and version > VERSION:
        raise MessageError("values-newer", version=version)
    try:
        # Through JSON, because strict validation accepts lists for tuples only there.
        head = Head.model_validate_json(json.dumps(tables, default=str))
    except ValidationError as error:
        raise problem_of(error) from None
    except (RecursionError, ValueError):
        raise MessageError("values-foreign") from None
    if head.version != VERSION:
        raise message_at("version", because("wrong-must_be", values=VERSION))
    return head


def _with_origins(head: Head, values: Mapping[EntryPath, Fields]) -> dict[EntryPath, Came]:
    """Return the values with their origins; raises MessageError unless each has exactly one."""
    origins: dict[str, Origin] = {}
    for origin in head.origin:
        for path in origin.entries:
            if path in origins:
                raise message_at("origin", because("wrong-too_often", id=path))
            origins[path] = origin.alone
    by_path = {".".join(entry): entry for entry in values}
    for path in origins:
        if path not in by_path:
            raise message_at("origin", because("wrong-foreign", id=path))
    for path, entry in by_path.items():
        if not values[entry]:
            raise message_at(path, because("wrong-missing"))
        if path not in origins:
            raise message_at("origin", because("wrong-lost", id=path))
    return {
        entry: Came(origin=origins[path], fields=dict(values[entry]))
        for path, entry in by_path.items()
    }


def _table_at(document: Any, path: EntryPath) -> Any:
    for key in path:
        if key not in document:
            document[key] = tomlkit.table(is_super_table=key != path[-1])
        document = document[key]
    return document
