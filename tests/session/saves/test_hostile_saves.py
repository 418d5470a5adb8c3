"""Damaged and hostile saves of both games: each gives a clear error or a playable game."""

import gc
import re
import time
import tracemalloc
from collections import Counter
from pathlib import Path

import pytest

from rococo_desktop.games import GAMES
from rococo_desktop.rules.foreign import is_legible
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS
from rococo_desktop.session.errors import MessageError, SaveError
from rococo_desktop.session.saves.saves import read_save
from rococo_desktop.session.session import Session
from rococo_desktop.session.setup import plain_setup
from rococo_desktop.texts import DEFAULT_LANGUAGE, Catalogue, languages
from tests.session.damage import damaged
from tests.session.play import game, play

SECONDS = 10
"""More than any file may take, on a slow machine."""
SOME = 60
"""The number that is always tried."""
SOAK = 2424
"""The number of saves of each kind in the soak."""
SHELF = {key: kind.library.load() for key, kind in GAMES.items()}

RAW = re.compile(
    r"Traceback|Input should|Value error|Field required|valid (string|integer)|wrong-[a-z_]+"
)
"""Words of pydantic, and the look of a key without a sentence."""

MEGABYTES = 20
"""More than reading any file may take."""


@pytest.fixture(scope="module")
def originals() -> list[bytes]:
    """Saves of many moments of games of 2 to 5 players, with branches."""
    saves: list[bytes] = []
    for players in (2, 3, 4, 5):
        session = game(*["human"] * players, seed=players)
        while True:
            if session.can_undo:
                session.undo()
                play(session, 1, seed=len(saves))
            saves.append(session.save().to_json())
            if not play(session, 13, seed=len(saves)):
                break
    return saves


@pytest.fixture(scope="module")
def with_expansions() -> list[bytes]:
    """Saves of many moments of games with all expansions, solo and with several people."""
    saves = []
    expansions = tuple(each.key for each in EXPANSIONS)
    for people in (1, 3):
        setup = plain_setup(people, people, edition="deluxe", expansions=expansions)
        session = Session.new(setup, SHELF)
        while True:
            saves.append(session.save().to_json())
            if not play(session, 17, seed=len(saves)):
                break
    return saves


@pytest.fixture(scope="module")
def of_patisserie() -> list[bytes]:
    """Saves of many moments of games of La Pâtisserie Rococo, with branches."""
    saves: list[bytes] = []
    for people in (2, 3, 4):
        setup = plain_setup(people, people, edition="", expansions=(), game="patisserie")
        session = Session.new(setup, SHELF)
        while True:
            if session.can_undo:
                session.undo()
                play(session, 1, seed=len(saves))
            saves.append(session.save().to_json())
            if not play(session, 17, seed=len(saves)):
                break
    return saves


def outcome(data: bytes, path: Path) -> str:
    """Read a damaged save; return the error, or an empty text for a game that can be played."""
    path.write_bytes(data)
    began = time.perf_counter()
    try:
        session = read_save(path, SHELF)
    except SaveError as error:
        text = str(error)
        check_words(error, path)
        assert text.startswith(f"{path}: ")
        assert is_legible(text)
        assert len(text) < 800
        return text
    finally:
        assert time.perf_counter() - began < SECONDS
        assert path.read_bytes() == data
    session.match.check(session.state)
    play(session)
    assert session.decision is None
    session.match.check(session.state)
    return ""


def check_words(error: MessageError, path: Path) -> None:
    """The error is in the words of each language, none of them foreign, a key or a path."""
    english = str(error)
    assert Catalogue().text("wrong-other") not in english
    for language in languages():
        told = error.text(Catalogue(language))
        assert is_legible(told)
        assert not RAW.search(told), told
        assert str(path.parent) not in told
        assert language == DEFAULT_LANGUAGE or told != english


def read_all(numbers: range, originals: list[bytes], path: Path) -> Counter[bool]:
    return Counter(bool(outcome(damaged(number, originals), path)) for number in numbers)


def test_some_damaged_saves(originals: list[bytes], tmp_path: Path):
    found = read_all(range(SOME), originals, tmp_path / "save.json")
    assert found[True] > SOME // 2
    assert found[False]


def test_some_damaged_saves_with_expansions(with_expansions: list[bytes], tmp_path: Path):
    found = read_all(range(SOME), with_expansions, tmp_path / "save.json")
    assert found[True] > SOME // 2
    assert found[False]


def test_some_damaged_saves_of_patisserie(of_patisserie: list[bytes], tmp_path: Path):
    found = read_all(range(SOME), of_patisserie, tmp_path / "save.json")
    assert found[True] > SOME // 2
    assert found[False]


def test_a_save_is_damaged_several_times_and_still_a_file(
    originals: list[bytes], with_expansions: list[bytes]
):
    """Branches that were doubled before, or are no longer a list, are fine too."""
    for number, saves in ((998, originals), (1508, with_expansions)):
        assert len(damaged(number, saves)) < MEGABYTES * 1_000_000


@pytest.mark.heavy
@pytest.mark.parametrize("kind", ["originals", "with_expansions", "of_patisserie"])
def test_thousands_of_damaged_saves(kind: str, request: pytest.FixtureRequest, tmp_path: Path):
    found = read_all(
        range(SOME, SOME + SOAK), request.getfixturevalue(kind), tmp_path / "save.json"
    )
    assert found.total() == SOAK
    assert found[True] > SOAK // 2


def test_memory_stays_bounded(originals: list[bytes], tmp_path: Path):
    """The most memory for a mebibyte: as many small objects as it can hold."""
    worst = (
        b"[" + b"[]," * 349_000 + b"[]]",
        b'{"format":"rococo-save","version":1,"answers":[' + b"{}," * 24_000 + b"{}]}",
        b'{"format":"rococo-save","version":1,"snapshot":[' + b"[1]," * 24_000 + b"[1]]}",
        b'"' + b"\\ud800" * 174_000 + b'"',
    )
    gc.collect()
    tracemalloc.start()
    try:
        for data in worst:
            assert outcome(data, tmp_path / "save.json")
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < MEGABYTES * 1_000_000
