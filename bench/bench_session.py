"""Speed of a running game: answers with their journal, undo from the end, saving and loading."""

import tempfile
import time
from pathlib import Path

from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.rococo.components.load import load
from rococo_desktop.session.rococo import RococoSession
from rococo_desktop.session.saves import read_save, write_save
from rococo_desktop.session.session import Session
from rococo_desktop.session.setup import GameSetup, SeatPlan
from tests.shelf import shelf

PLAYERS = 5


def played(seed: int) -> tuple[RococoSession, float]:
    """Return a finished game of five people, and the slowest answer in milliseconds."""
    seats = tuple(SeatPlan(kind="human", name=f"Player {seat}") for seat in range(1, PLAYERS + 1))
    session = Session.new(GameSetup(seats=seats, seed=seed), shelf(load()))
    chance = Generator(seed, "bench")
    slowest = 0.0
    while (decision := session.decision) is not None:
        option = decision.options[chance.below(len(decision.options))]
        start = time.perf_counter()
        session.answer(decision.id, option)
        slowest = max(slowest, time.perf_counter() - start)
    return session, slowest * 1e3


def main() -> None:
    """Print the table."""
    session, slowest_answer = played(1)
    moves = len(session.history)
    slowest_undo = 0.0
    while session.can_undo:
        start = time.perf_counter()
        session.undo()
        slowest_undo = max(slowest_undo, time.perf_counter() - start)
    while session.can_redo:
        session.redo()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.json"
        start = time.perf_counter()
        write_save(session, file)
        saved = time.perf_counter()
        read_save(file, shelf(load()))
        loaded = time.perf_counter()
        size = file.stat().st_size
    print(f"a finished game of {PLAYERS} people, {moves} decisions")
    print(f"slowest answer           {slowest_answer:8.2f} ms")
    print(f"slowest undo             {slowest_undo * 1e3:8.2f} ms (bar: 50)")
    print(f"write the save           {(saved - start) * 1e3:8.1f} ms, {size / 1024:.0f} KiB")
    print(f"read and verify the save {(loaded - saved) * 1e3:8.1f} ms")


if __name__ == "__main__":
    main()
