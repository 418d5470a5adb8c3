"""The checks of our own file: facts that an owner's file cannot break, because it only corrects."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rococo_desktop import resources
from rococo_desktop.rules.component_files import ComponentsError
from rococo_desktop.rules.rococo.components.load import FOLDER, validated
from rococo_desktop.rules.rococo.rulebook import LIBRARY
from tests.base_game import load
from tests.rules.component_errors import refused, words

Tables = dict[str, Any]

BASE_FILE = FOLDER / "base.toml"


@pytest.fixture
def tables() -> Tables:
    return tomllib.loads(BASE_FILE.read_text(encoding="utf-8"))


def test_our_file_passes(tables: Tables):
    assert validated(BASE_FILE, tables) == load()


def less(kind: str, id: str) -> Callable[[Tables], object]:
    return lambda tables: tables[kind].pop(id)


def one_mode(mode: str) -> Callable[[Tables], object]:
    def change(tables: Tables) -> None:
        keep = {"mode": mode, "thread": 1, "lace": 1}
        for tile in tables["resources"].values():
            tile["notions"] = keep

    return change


def one_color(tables: Tables) -> None:
    for dress in tables["dresses"].values():
        dress["silk"] = {dress["color"]: max(dress["silk"].values())}


def no_tile(**silk: int) -> Callable[[Tables], object]:
    def change(tables: Tables) -> None:
        for tile in tables["resources"].values():
            if tile["silk"] == silk:
                tile["silk"] = {"yellow": 1, "green": 1}

    return change


def set_in(*path: str, value: object) -> Callable[[Tables], object]:
    def change(tables: Tables) -> None:
        inner: Any = tables
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "field", "message"),
    [
        (less("dresses", "blue-01"), "dresses", "6 × blue"),
        (less("resources", "yellow1-all-1"), "resources", "48, not 47"),
        (less("employees", "level3-fund"), "employees", "4 × level 3, 4 × level 4"),
        (less("employees", "start-journeyman"), "employees", "5 × start cards, not 4"),
        (one_mode("choose"), "resources", "a plus"),
        (one_mode("all"), "resources", "a slash"),
        (no_tile(green=2), "resources", "2 × green silk, 1 thread or 1 lace"),
        (no_tile(yellow=1, red=1), "resources", "3 × yellow silk, 1 × red silk"),
        (less("boards", "small"), "boards", "must be small, large"),
        (set_in("boards", "small", "players", value=[2]), "boards.small.players", "must be 2, 3"),
        (set_in("boards", "small", value=1), "boards.small", "must be a table"),
        (set_in("boards", value=1), "boards", "must be a table"),
        (set_in("dresses", value=[]), "dresses", "must be a table"),
        (set_in("boards", "middle", value={}), "boards.middle", "one of small, large"),
        (
            lambda tables: tables["boards"]["small"]["halls"].pop("hall5"),
            "boards.small.halls",
            "hall1, hall2",
        ),
        (lambda tables: tables.pop("constants"), "constants", "is missing"),
        (set_in("constants", "rounds", value=0), "constants.rounds", "at least 1"),
        (set_in("constants", "years", value=1), "constants.years", "unknown field"),
        (set_in("more", value=1), "more", "unknown field"),
    ],
)
def test_what_is_wrong_with_a_whole_file(
    tables: Tables, change: Callable[[Tables], object], field: str, message: str
):
    change(tables)
    with pytest.raises(ComponentsError) as caught:
        validated(Path("base.toml"), tables)
    assert caught.value.field == field
    assert message in words(caught.value.reason)


def test_dresses_of_one_color_are_doubted(tables: Tables):
    """Both books: some have a second color, which a picture shows; that it is of silk we guess."""
    one_color(tables)
    ((place, reason),) = LIBRARY.doubts(validated(Path("base.toml"), tables))
    assert (place, words(reason)) == ("dresses", "some must need a second color of silk")


def test_no_decoration_of_ten_livre(tables: Tables):
    for board in tables["boards"].values():
        for decoration in board["decorations"].values():
            if decoration["cost"] == 10:
                decoration["cost"] = 11
    with refused("one decoration must cost 10 Livre"):
        validated(Path("base.toml"), tables)


def test_tables_too_deep_for_json():
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(ComponentsError):
        validated(Path("base.toml"), {"dresses": {"a": {"value": deep}}})


def test_resources_of_a_frozen_build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """A frozen program unpacks its data into a folder that it names."""
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert resources.resource_path("a", "b") == tmp_path / "resources" / "a" / "b"
