"""Saves of released versions load for ever.

A file in this folder is never changed and never deleted: it is what somebody has on their disk. A
new version of the format adds files of its own (`python -m tests.saves.test_fixtures` writes them).
"""

import json
from pathlib import Path

import pytest

from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.rococo.check import check_state
from rococo_desktop.session.saves import read_save, write_save
from rococo_desktop.session.session import Session
from rococo_desktop.session.setup import GameSetup, SeatPlan
from tests.session.play import components, play

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.json"))

GAMES = {
    "hands": (2, "deluxe", "select_card", 1),
    "turn": (3, "original", "play_card", 40),
    "tile": (4, "deluxe", "keep_resource", 90),
    "guest": (5, "original", "place_dress", 150),
    "bonus": (3, "deluxe", "use_bonus", 120),
    "over": (4, "deluxe", None, 10_000),
}
"""For each file: players, edition, the kind of decision that is pending, and how late it is."""


def test_there_are_fixtures():
    assert {path.stem for path in FILES} >= {f"version1-{name}" for name in GAMES}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_fixture_loads_and_is_played_to_its_end(path: Path):
    document = json.loads(path.read_bytes())
    session = read_save(path, components())
    decision = session.decision
    frames = document["snapshot"]["frames"]
    assert (decision is None) == (not frames)
    if decision is not None:
        assert decision.id == document["snapshot"]["step"]
        assert (decision.player, decision.kind) == (frames[-1]["player"], frames[-1]["frame"])
    assert session.answers == tuple(document["answers"])
    play(session)
    check_state(session.game, session.state)
    assert session.score().winners


def write_fixtures() -> None:
    """Write a save for each entry of GAMES that has no file yet."""
    for name, (players, edition, kind, late) in GAMES.items():
        path = FOLDER / f"version1-{name}.json"
        if path.exists():
            continue
        seats = tuple(
            SeatPlan(kind="human" if seat else "random", name=f"Player {seat + 1}")
            for seat in range(players)
        )
        setup = GameSetup(seats=seats, edition=edition, seed=2013)
        session = Session.new(setup, components())
        chance = Generator(2013, "fixture")
        while (decision := session.decision) is not None:
            if decision.kind == kind and len(session.history) >= late:
                break
            session.answer(decision.id, decision.options[chance.below(len(decision.options))])
        write_save(session, path)


if __name__ == "__main__":
    write_fixtures()
