"""Seven thousand saves, chronicles and settings with flipped bits: what is lost is said."""

import random
from functools import cache
from pathlib import Path

import pytest

from rococo_desktop.games import GAMES
from rococo_desktop.session.saves.chronicle import add_to_chronicle, finished_game, read_chronicle
from rococo_desktop.session.saves.finished_games import find_kept, keep_finished, results_of
from rococo_desktop.session.session import Session
from rococo_desktop.session.settings import Settings, load_settings, store_settings
from rococo_desktop.session.setup import plain_setup
from tests.session.damage import flip
from tests.session.play import play
from tests.session.saves.test_hostile_saves import SHELF, check_words, outcome


def begun(of: str, seed: int) -> Session:
    return Session.new(plain_setup(2, seed, edition="", expansions=(), game=of), SHELF)


@cache
def saves() -> tuple[bytes, ...]:
    """Return saves of moments of both games."""
    found: list[bytes] = []
    for of in GAMES:
        session = begun(of, 3)
        while play(session, 23, seed=len(found)):
            found.append(session.save().to_json())
    return tuple(found)


@pytest.mark.parametrize(
    "number", [pytest.param(60, id="quick"), pytest.param(4000, marks=pytest.mark.heavy, id="soak")]
)
def test_a_flipped_save_is_refused_in_words_or_played_on(tmp_path: Path, number: int) -> None:
    chance = random.Random(number)
    told = [outcome(flip(chance, chance.choice(saves())), tmp_path / "a") for _ in range(number)]
    assert sum(map(bool, told)) > number / 2


@pytest.mark.parametrize(
    "number", [pytest.param(20, id="quick"), pytest.param(1000, marks=pytest.mark.heavy, id="soak")]
)
def test_a_flipped_chronicle_loses_no_game(tmp_path: Path, number: int) -> None:
    file, folder = tmp_path / "chronicle.jsonl", tmp_path / "finished"
    for seed, of in enumerate((*GAMES, *GAMES)):
        session = begun(of, seed)
        play(session, seed=seed)
        ended = finished_game(session, 1_800_000_000 + seed)
        keep_finished(folder, session.save(), ended)
        add_to_chronicle(file, ended)
    whole, kept, chance = file.read_bytes(), find_kept(folder), random.Random(number)
    for _ in range(number):
        file.write_bytes(flip(chance, whole))
        chronicle = read_chronicle(file)
        again = results_of(kept, chronicle, SHELF)
        assert not again.problems
        assert {each.mark for each in kept} <= chronicle.marks | set(again.results)
        assert file.stat().st_size == len(whole)


@pytest.mark.parametrize(
    "number", [pytest.param(60, id="quick"), pytest.param(2000, marks=pytest.mark.heavy, id="soak")]
)
def test_flipped_settings_lose_what_was_hit_alone(tmp_path: Path, number: int) -> None:
    path, chance = tmp_path / "settings.json", random.Random(number)
    seats = begun("rococo", 1).setup.seats
    mine = Settings(
        theme="evening", pace="brisk", keys={"hint": "J"}, lessons=("a/b",), seats=seats
    )
    store_settings(mine, path)
    whole = path.read_bytes()
    said = 0
    for _ in range(number):
        path.write_bytes(flip(chance, whole))
        found, notice = load_settings(path)
        if notice is not None:
            said += 1
            check_words(notice, path)
        if notice is None or notice.key == "settings-partly":
            values, others = vars(mine), vars(found)
            assert sum(values[name] != others[name] for name in values) <= 5
    assert said > number / 2
