"""Conversion of records to plain JSON values and back, strictly by their declared types.

The reader accepts only the declared shape: every field, no other field, exact types. A frame is
written as its kind and its fields, an expansion's slot under its rule set's key.
"""

from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from typing import Any, TypeVar, cast, get_type_hints

from rococo_desktop.engine.errors import CodecError
from rococo_desktop.engine.reading import Path, Reader, UnfitError, as_table, check_names
from rococo_desktop.engine.reasons import because
from rococo_desktop.engine.record import Record, is_record_type
from rococo_desktop.engine.state import Frame

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
R = TypeVar("R", bound=Record)

WRITTEN = {"seat": "player"}
"""Names of frame and event fields in documents that differ from the names in the code."""


def written(name: str) -> str:
    """Return the name of a field of a frame or an event in documents."""
    return WRITTEN.get(name, name)


@cache
def _declared(cls: type[Any]) -> dict[str, tuple[str, Any]]:
    """Return the stored fields of a record or a frame class by their names in documents.

    Each value is the field's name in the class and its type.
    """
    hints = get_type_hints(cls)
    if is_record_type(cls):
        stored = [f.name for f in fields(cls) if not f.metadata.get("derived")]
        return {name: (name, hints[name]) for name in stored}
    return {written(name): (name, hints[name]) for name in cls._fields}


class Codec(Reader):
    """Writer and reader of records for the frame classes and the slots of one rule book."""

    def __init__(
        self, frame_types: Mapping[str, type], slot_types: Mapping[str, type[Record]]
    ) -> None:
        self._frame_types = dict(frame_types)
        self._kinds = {frame_type: kind for kind, frame_type in frame_types.items()}
        self._slot_types = dict(slot_types)

    def encode(self, value: Any) -> Json:
        """Return ``value`` as plain JSON values; raises TypeError if it has another type inside."""
        if isinstance(value, Record):
            return self._stored(value)
        if isinstance(value, tuple) and type(value) in self._kinds:
            return {"frame": self._kinds[type(value)], **self._stored(value)}
        if isinstance(value, list | tuple):
            return [self.encode(item) for item in value]
        if isinstance(value, dict):
            return {key: self.encode(item) for key, item in value.items()}
        if value is None or isinstance(value, bool | int | str):
            return value
        raise TypeError(f"{type(value).__name__} is not a plain value")

    def _stored(self, value: Any) -> dict[str, Json]:
        declared = _declared(type(value))  # type: ignore[arg-type] # mypy#11470
        return {key: self.encode(getattr(value, name)) for key, (name, _) in declared.items()}

    def decode(self, cls: type[R], document: Json, path: str = "state") -> R:
        """Return a record of class ``cls``; raises CodecError for the first wrong place."""
        try:
            return cast("R", self.instance(cls, document, ()))
        except UnfitError as error:
            parts = (f"[{part}]" if isinstance(part, int) else f".{part}" for part in error.path)
            place = path + "".join(parts)
            raise CodecError(place, error.reason.key, **error.reason.values) from None

    def instance(self, cls: type, document: Any, path: Path) -> Any:
        if cls is Frame:
            return self._frame(as_table(document, path), path)
        return cls(**self._fields(cls, as_table(document, path), path))

    def table(self, name: Any, item: Any, document: Any, path: Path) -> dict[str, Any]:
        if item is not Record:
            return super().table(name, item, document, path)
        slots, types = as_table(document, path), self._slot_types
        check_names(slots, types, path, "wrong-set_up")
        return {key: self.instance(types[key], each, (*path, key)) for key, each in slots.items()}

    def _frame(self, table: dict[str, Any], path: Path) -> Any:
        place = (*path, "frame")
        kind = self.value(str, table.get("frame"), place)
        if kind not in self._frame_types:
            raise UnfitError(place, because("wrong-foreign", id=kind))
        rest = {key: value for key, value in table.items() if key != "frame"}
        frame_type = self._frame_types[kind]
        return frame_type(**self._fields(frame_type, rest, path))

    def _fields(self, cls: type, table: dict[str, Any], path: Path) -> dict[str, Any]:
        declared = _declared(cls)
        check_names(table, declared, path, "wrong-unknown_field")
        check_names(declared, table, path, "wrong-missing")
        return {
            name: self.value(hint, table[key], (*path, key))
            for key, (name, hint) in declared.items()
        }
