"""What is listed was checked where it was read; what is no game is listed with its problem."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rococo_desktop.session.errors import MessageError
from rococo_desktop.session.journal.journal import Journal
from rococo_desktop.session.saves.saves import delete_save, find_saved
from rococo_desktop.session.saves.unfinished import find_unfinished
from rococo_desktop.session.seats import MAX_NAME
from rococo_desktop.texts import Catalogue, languages
from tests.session.play import game, journaled, play
from tests.session.saves.test_hostile_saves import RAW

Document = dict[str, Any]


def with_names(*names: Any) -> Callable[[Document], None]:
    def change(document: Document) -> None:
        seat = document["setup"]["seats"][0]
        document["setup"]["seats"] = [{**seat, "name": name} for name in names]

    return change


def with_round(number: Any) -> Callable[[Document], None]:
    return lambda document: document["snapshot"].update(round=number)


def with_top(**values: Any) -> Callable[[Document], None]:
    return lambda document: document.update(values)


COMBINING = "e" + "\u0301" * 40
WRONG: dict[str, tuple[Callable[[Document], None], str]] = {
    "long name": (with_names("x" * 900_000, "Bo"), f"must have at most {MAX_NAME} characters"),
    "many seats": (with_names(*[COMBINING] * 900), "must have at most"),
    "blank name": (with_names(" ", "Bo"), "must be legible"),
    "name of two lines": (with_names("A\nB", "Bo"), "must be legible"),
    "number as a name": (with_names(7, "Bo"), "must be a text"),
    "no names": (with_names(), "players"),
    "true round": (with_round(True), "snapshot.round: must be a whole number"),
    "text round": (with_round("7"), "snapshot.round: must be a whole number"),
    "half round": (with_round(1.5), "snapshot.round: must be a whole number"),
    "huge round": (with_round(10**95), "snapshot.round: must be at most 99"),
    "huger round": (with_round(10**300), "has a number of more than 100 digits"),
    "round below": (with_round(-1), "snapshot.round: must be at least 0"),
    "unknown game": (with_top(game="chess"), "game: must be one of rococo, patisserie"),
    "list as a game": (with_top(game=["rococo"]), "must be a text"),
    "unknown format": (with_top(format="x"), "is not a saved game"),
    "later": (with_top(version=7), "newer version"),
}


def shown(problem: MessageError | None) -> str:
    """Return the problem in English; in no language is anything raw in it."""
    assert problem is not None
    for language in languages():
        told = problem.text(Catalogue(language))
        assert len(told) < 500
        assert not RAW.search(told)
    return str(problem)


@pytest.mark.parametrize("wrong", WRONG)
def test_a_save_that_no_game_writes_is_listed_with_its_problem(tmp_path: Path, wrong: str):
    change, words = WRONG[wrong]
    document = json.loads(game("human", "human").save().to_json())
    change(document)
    path = tmp_path / "odd.rococo"
    path.write_text(json.dumps(document), encoding="utf-8")
    ((listed,), names) = find_saved(tmp_path, 100)
    assert listed[0] == path
    assert listed[2:4] == ((), 0)
    assert words in shown(listed.problem)
    assert str(tmp_path) not in shown(listed.problem)
    assert names == {"odd"}
    delete_save(path)
    assert find_saved(tmp_path, 100) == ((), frozenset())


def test_what_a_game_writes_is_listed_by_its_players(tmp_path: Path):
    session = game("human", "greedy")
    play(session, 60)
    path = tmp_path / "game.rococo"
    path.write_bytes(session.save().to_json())
    ((listed,), _) = find_saved(tmp_path, 100)
    assert listed[2:] == (("Name 0", "Name 1"), session.state.round, None, "rococo")
    assert listed.round > 0


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"\n", "is not the journal of a game"),
        (b"0123456789abcdef {}\n", "is not the journal of a game"),
        (b"\xff" * 40 + b"\n", "is not the journal of a game"),
    ],
)
def test_a_journal_that_is_none_is_listed_with_its_problem(tmp_path: Path, data: bytes, words: str):
    path = tmp_path / "odd.journal"
    path.write_bytes(data)
    (listed,) = find_unfinished(tmp_path)
    assert shown(listed.problem) == words
    delete_save(path)
    assert find_unfinished(tmp_path) == []


def test_a_folder_in_place_of_a_journal_is_listed_without_its_path(tmp_path: Path):
    (tmp_path / "odd.journal").mkdir()
    (listed,) = find_unfinished(tmp_path)
    assert shown(listed.problem)
    assert str(tmp_path) not in shown(listed.problem)


def test_a_journal_of_a_game_is_listed_by_its_players(tmp_path: Path):
    session = journaled(Journal.create(tmp_path))
    play(session, 3)
    session.safety.close(keep_journal=True)
    (listed,) = find_unfinished(tmp_path)
    assert listed[2:5] == (("Name 0", "Name 1"), session.state.round, None)
