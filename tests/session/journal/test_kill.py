"""A bot game killed at any moment is offered again, with every decision that was made."""

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rococo_desktop.resources import resources_root
from rococo_desktop.session.journal.journal_lines import read_record
from rococo_desktop.session.saves.resume import resume
from rococo_desktop.session.saves.unfinished import find_unfinished
from tests.session.play import components
from tests.shelf import shelf


def kill_once(folder: Path, seed: int) -> None:
    """Start a game, kill it at a random moment, and check for every answer that it printed."""
    chance = random.Random(seed)
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.session.bot_game", str(folder), str(seed)],
        cwd=resources_root().parent,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    assert child.stdin is not None
    told = [child.stdout.readline().strip()]
    assert told == ["ready"]
    for _ in range(chance.choice((0, chance.randrange(10), chance.randrange(300)))):
        told.append(child.stdout.readline().strip())
    time.sleep(chance.random() * 0.005)
    child.kill()
    rest = child.stdout.read()
    whole = rest[: rest.rfind("\n") + 1]
    told += whole.split()
    child.stdin.close()
    child.stdout.close()
    child.wait()

    (game,) = find_unfinished(folder)
    assert game.problem is None
    changes = read_record(game.path.read_bytes()).lines
    session = resume(game.path, shelf(components()))
    expected: list[str] = []
    ways: set[tuple[str, ...]] = set()
    for word in told[1:]:
        if word == "undo":
            expected.pop()
        elif word.startswith("to:"):
            expected = [each for each in word.removeprefix("to:").split("|") if each]
        elif word:
            expected.append(word)
        ways.add(tuple(expected))
    # one more change may have been written than was printed
    untold = len(changes) - len([word for word in told[1:] if word])
    assert untold in (0, 1)
    answers = list(session.answers)
    match changes[-1].act if untold else "":
        case "answer":
            answers.pop()
        case "undo":
            expected.pop()
        case "return":
            expected = answers
    assert answers == expected
    kept = {
        tuple(each.entry.option for each in moment.way() if each.entry is not None)
        for moment in session.tree.moments()
    }
    assert ways <= kept
    session.safety.close()
    assert find_unfinished(folder) == []


@pytest.mark.parametrize("seed", range(8))
def test_no_decision_is_lost(tmp_path: Path, seed: int):
    kill_once(tmp_path, seed)


@pytest.mark.heavy
def test_no_decision_is_lost_at_two_hundred_moments(tmp_path: Path):
    for seed in range(1000, 1200):
        kill_once(tmp_path, seed)
