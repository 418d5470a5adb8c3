"""Copies of every record class are complete and share nothing mutable."""

from dataclasses import dataclass, field, fields
from importlib import import_module
from pkgutil import walk_packages
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest

import rococo_desktop.rules.rococo
from rococo_desktop.engine.record import Record, is_record_type
from rococo_desktop.engine.sight import Open
from rococo_desktop.engine.state import Decision, Frame
from tests.beans import rules as toy
from tests.engine.disturb import disturb

for module in walk_packages(rococo_desktop.rules.rococo.__path__, "rococo_desktop.rules.rococo."):
    import_module(module.name)


def all_records(base: type[Record] = Record) -> list[type[Record]]:
    """Return every existing record class."""
    return [c for child in base.__subclasses__() for c in (child, *all_records(child))]


RECORDS = sorted(
    (cls for cls in all_records() if cls.__module__.startswith(("rococo_desktop.", toy.__name__))),
    key=lambda cls: (cls.__module__, cls.__name__),
)
RECORD_NAMES = [f"{cls.__module__}.{cls.__name__}" for cls in RECORDS]


def value_of(hint: Any) -> Any:
    """Return a value of this type without empty parts."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return value_of(next(each for each in arguments if each is not NoneType))
    if origin is list:
        return [value_of(arguments[0]), value_of(arguments[0])]
    if origin is dict:
        return {"a": value_of(arguments[1]), "b": value_of(arguments[1])}
    if origin is tuple:
        return tuple(value_of(each) for each in arguments)
    if hint is Record:
        return toy.Marbles(3, {"m": ("glass", 3)})
    if is_record_type(hint):
        return filled(hint)
    if hint is Frame:
        return toy.Take(1)
    if hint is Decision:
        return Decision(1, 0, "take", ("1", "2"), toy.Take(0))
    return {int: 7, str: "text", bool: True}.get(hint) or get_args(hint)[0]


def filled(cls: type[Record]) -> Record:
    """Return a record without empty fields."""
    hints = get_type_hints(cls)
    return cls(**{each.name: value_of(hints[each.name]) for each in fields(cls)})  # type: ignore[arg-type]


def is_immutable(hint: Any) -> bool:
    """Return whether a value of this type may be shared between copies."""
    if get_origin(hint) in (Union, UnionType, tuple):
        return all(each is Ellipsis or is_immutable(each) for each in get_args(hint))
    return not (get_origin(hint) in (list, dict) or is_record_type(hint) or hint is Record)


def is_copied(hint: Any) -> bool:
    """Return whether the copy of a value of this type shares nothing that can change."""
    if get_origin(hint) in (list, dict):
        return is_copied(get_args(hint)[-1])
    return is_record_type(hint) or hint is Record or is_immutable(hint)


def test_there_are_records():
    assert {"Player", "State", "Heap", "Marbles"} <= {cls.__name__ for cls in RECORDS}


@pytest.mark.parametrize("cls", RECORDS, ids=RECORD_NAMES)
def test_a_copy_has_every_field(cls):
    record = filled(cls)
    copy = record.copy()
    assert type(copy) is cls
    assert copy is not record
    assert copy == record
    for each in fields(cls):  # type: ignore[arg-type]
        assert getattr(copy, each.name) == getattr(record, each.name), each.name


@pytest.mark.parametrize("cls", RECORDS, ids=RECORD_NAMES)
def test_a_copy_is_independent(cls):
    record = filled(cls)
    copy = record.copy()
    disturb(copy)
    assert record == filled(cls)
    assert copy != record


@pytest.mark.parametrize("cls", RECORDS, ids=RECORD_NAMES)
def test_no_field_is_of_a_kind_that_would_be_shared_although_it_can_change(cls):
    """A list in a tuple, or an optional record, would be the same object in both copies."""
    for name, hint in get_type_hints(cls).items():
        if name != "pending":
            assert is_copied(hint), name


def test_records_within_records_are_copied():
    @dataclass(slots=True)
    class Inner(Record):
        numbers: Open[list[int]] = field(default_factory=list)

    @dataclass(slots=True)
    class Outer(Record):
        inner: Open[toy.Marbles]
        table: Open[dict[str, list[int]]] = field(default_factory=dict)
        rows: Open[list[list[int]]] = field(default_factory=list)

    outer = Outer(toy.Marbles(1), {"a": [1]}, [[1], [2]])
    copy = outer.copy()
    copy.inner.won = 5
    copy.table["a"].append(2)
    copy.rows[0].append(3)
    assert outer == Outer(toy.Marbles(1), {"a": [1]}, [[1], [2]])
    assert copy == Outer(toy.Marbles(5), {"a": [1, 2]}, [[1, 3], [2]])


def test_a_copy_shares_what_it_is_told_to_share():
    heap = toy.new_game()
    copy = heap.copy(frozenset({"children"}))
    assert copy == heap
    assert copy.children is heap.children
    assert copy.frames is not heap.frames


def test_a_field_says_who_sees_it():
    with pytest.raises(TypeError, match=r"^Purse\.coins does not say who sees it$"):

        class Purse(Record):
            coins: int
