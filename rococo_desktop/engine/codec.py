"""Conversion of records to plain JSON values and back, strictly by their declared types.

The reader accepts only the declared shape: every field, no other field, exact types. A frame is
written as its kind and its fields, an expansion's slot under its rule set's key.
"""

from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from rococo_desktop.engine.errors import CodecError
from rococo_desktop.engine.record import Record, is_record_type
from rococo_desktop.engine.state import Frame

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
R = TypeVar("R", bound=Record)

WRITTEN = {"seat": "player"}
"""Names of frame and event fields in documents that differ from the names in the code."""

_PLAIN = {int: "wrong.whole_number", str: "wrong.text", bool: "wrong.flag"}
"""The message key that says what a value of each plain type must be."""


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


class Codec:
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
        values = self._fields(cls, document, path)
        return cls(**values)

    def _fields(self, cls: type, document: Json, path: str) -> dict[str, Any]:
        if not isinstance(document, dict):
            raise CodecError(path, "wrong.table")
        declared = _declared(cls)
        for key in document:
            if key not in declared:
                raise CodecError(f"{path}.{key}", "wrong.unknown_field")
        for key in declared:
            if key not in document:
                raise CodecError(f"{path}.{key}", "wrong.missing")
        return {
            name: self._value(hint, document[key], f"{path}.{key}")
            for key, (name, hint) in declared.items()
        }

    def _value(self, hint: Any, document: Json, path: str) -> Any:
        if hint in _PLAIN:
            if type(document) is not hint:
                raise CodecError(path, _PLAIN[hint])
            return document
        if hint is Frame:
            return self._frame(document, path)
        if is_record_type(hint):
            return self.decode(hint, document, path)
        origin, arguments = get_origin(hint), get_args(hint)
        if origin in (Union, UnionType):
            if document is None and NoneType in arguments:
                return None
            (inner,) = (argument for argument in arguments if argument is not NoneType)
            return self._value(inner, document, path)
        if origin is Literal:
            if document not in arguments:
                raise CodecError(path, "wrong.one_of", names=", ".join(map(str, arguments)))
            return document
        if origin is list:
            return self._list(arguments[0], document, path)
        if origin is tuple:
            return self._tuple(arguments, document, path)
        return self._dict(arguments[1], document, path)

    def _list(self, item: Any, document: Json, path: str) -> list[Any]:
        if not isinstance(document, list):
            raise CodecError(path, "wrong.list")
        return [self._value(item, value, f"{path}[{i}]") for i, value in enumerate(document)]

    def _tuple(self, items: tuple[Any, ...], document: Json, path: str) -> tuple[Any, ...]:
        if len(items) == 2 and items[1] is Ellipsis:
            return tuple(self._list(items[0], document, path))
        if not isinstance(document, list) or len(document) != len(items):
            raise CodecError(path, "wrong.list_of", number=len(items))
        return tuple(
            self._value(item, value, f"{path}[{i}]")
            for i, (item, value) in enumerate(zip(items, document, strict=True))
        )

    def _dict(self, item: Any, document: Json, path: str) -> dict[str, Any]:
        if not isinstance(document, dict):
            raise CodecError(path, "wrong.table")
        if item is not Record:
            return {key: self._value(item, v, f"{path}.{key}") for key, v in document.items()}
        for key in document:
            if key not in self._slot_types:
                raise CodecError(f"{path}.{key}", "wrong.set_up")
        return {
            key: self.decode(self._slot_types[key], value, f"{path}.{key}")
            for key, value in document.items()
        }

    def _frame(self, document: Json, path: str) -> Any:
        if not isinstance(document, dict):
            raise CodecError(path, "wrong.table")
        kind = document.get("frame")
        if not isinstance(kind, str):
            raise CodecError(f"{path}.frame", "wrong.text")
        frame_type = self._frame_types.get(kind)
        if frame_type is None:
            raise CodecError(f"{path}.frame", "wrong.foreign", id=kind)
        rest = {name: value for name, value in document.items() if name != "frame"}
        return frame_type(**self._fields(frame_type, rest, path))
