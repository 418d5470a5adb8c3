"""Saves and games on which the program once failed: they load, are shown, and are played on.

``*.rococo`` are saves, ``*.json`` whole games as their set-up and answers.
"""

import json
from pathlib import Path

import pytest

from rococo_desktop.ai.arena import let_play
from rococo_desktop.cli.main import main
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.games import GAMES
from rococo_desktop.session.saves.saves import read_save
from rococo_desktop.session.session import Session
from rococo_desktop.session.setup import plain_setup

FOLDER = Path(__file__).parent / "cases"
SAVES = sorted(FOLDER.glob("*.rococo"))
WHOLE = sorted(FOLDER.glob("*.json"))
SHELF = {game: kind.library.load() for game, kind in GAMES.items()}


def stem(path: Path) -> str:
    return path.stem


@pytest.mark.parametrize("path", SAVES, ids=stem)
def test_a_case_is_played_on_to_its_end_by_bots(path: Path):
    session = read_save(path, SHELF)
    assert session.notice is None
    assert session.decision is not None
    chance = Generator(1, path.stem)
    bots = [session.setup.kind.bots["greedy"]] * session.match.seats
    let_play(session.match, session, bots, lambda _: chance)
    session.match.check(session.state)
    assert session.score().winners


@pytest.mark.parametrize("path", SAVES, ids=stem)
def test_a_case_is_printed_as_it_was_saved(path: Path, capfdbinary: pytest.CaptureFixture[bytes]):
    assert main(["position", str(path)]) == 0
    out, err = capfdbinary.readouterr()
    assert err == b""
    document, saved = json.loads(out), json.loads(path.read_bytes())["snapshot"]
    assert document["round"] == saved["round"]
    assert len(document["players"]) == len(saved["players"])


@pytest.mark.parametrize("path", WHOLE, ids=stem)
def test_every_answer_of_a_whole_game_is_legal(path: Path):
    case = json.loads(path.read_bytes())
    setup = plain_setup(case["players"], case["seed"], edition="", expansions=(), game=case["game"])
    session = Session.new(setup, SHELF)
    for option in case["answers"]:
        decision = session.decision
        assert decision is not None
        session.answer(decision.id, option)
    assert session.decision is None
    assert session.score().winners
