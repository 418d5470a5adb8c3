"""A refresh of rows notifies views of exactly what came, went, moved and changed."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, QObject
from PySide6.QtTest import QAbstractItemModelTester

from rococo_desktop.controller.rows import Rows


class Row(NamedTuple):
    key: str
    number: int


Lists = st.lists(
    st.tuples(st.sampled_from("abcdefgh"), st.integers(0, 2)), unique_by=lambda r: r[0]
)


@pytest.fixture
def rows() -> Iterator[Rows]:
    parent = QObject()
    yield watched(parent)
    parent.deleteLater()


def watched(parent: QObject) -> Rows:
    """Return rows that Qt's own tester watches."""
    rows = Rows(Row, parent)
    tester = QAbstractItemModelTester(
        rows, QAbstractItemModelTester.FailureReportingMode.Fatal, rows
    )
    assert tester.parent() is rows
    return rows


@given(Lists, Lists)
def test_any_rows_can_follow_any_others(
    first: list[tuple[str, int]], second: list[tuple[str, int]]
) -> None:
    parent = QObject()
    rows = watched(parent)
    rows.show([Row(*row) for row in first])
    rows.show([Row(*row) for row in second])
    assert list(rows.rows) == [Row(*row) for row in second]
    assert rows.rowCount() == rows.count == len(second)


def test_equal_rows_tell_nothing(rows: Rows) -> None:
    rows.show([Row("a", 1), Row("b", 2)])
    told = []
    for signal in (rows.rowsInserted, rows.rowsRemoved, rows.rowsMoved, rows.dataChanged):
        signal.connect(lambda *_: told.append(1))
    rows.show([Row("a", 1), Row("b", 2)])
    assert not told


def test_only_the_roles_that_differ_are_told(rows: Rows) -> None:
    rows.show([Row("a", 1)])
    told: list[list[int]] = []
    rows.dataChanged.connect(lambda _first, _last, roles: told.append(list(roles)))
    rows.show([Row("a", 2)])
    (roles,) = told
    assert [bytes(rows.roleNames()[role].data()) for role in roles] == [b"number"]


@pytest.mark.parametrize("field", ["key", "number"])
def test_fields_are_roles(rows: Rows, field: str) -> None:
    rows.show([Row("a", 1)])
    role = next(r for r, name in rows.roleNames().items() if bytes(name.data()) == field.encode())
    assert rows.data(rows.index(0), role) == getattr(Row("a", 1), field)
    assert rows.data(QModelIndex(), role) is None


class Place(NamedTuple):
    key: str
    piece: QObject | None


def test_a_place_that_is_emptied_is_made_anew() -> None:
    """QML keeps the object in a required property when its role turns to null."""
    parent = QObject()
    rows = Rows(Place, parent)
    rows.show([Place("a", parent), Place("b", parent)])
    told: list[str] = []
    rows.rowsRemoved.connect(lambda _, first, last: told.append(f"removed {first}-{last}"))
    rows.rowsInserted.connect(lambda _, first, last: told.append(f"inserted {first}-{last}"))
    rows.dataChanged.connect(lambda *_: told.append("changed"))
    rows.show([Place("a", parent), Place("b", None)])
    assert told == ["removed 1-1", "inserted 1-1"]
    assert list(rows.rows) == [Place("a", parent), Place("b", None)]
    told.clear()
    rows.show([Place("a", parent), Place("b", parent)])
    assert told == ["changed"]
