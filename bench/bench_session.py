"""Speed of a running game: answers, undo from the end, saving, loading and resuming."""

import tempfile
import time
from pathlib import Path

from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import Rococo
from rococo_desktop.rules.rococo.view import View
from rococo_desktop.session.journal.journal import Journal
from rococo_desktop.session.saves.resume import resume
from rococo_desktop.session.saves.saves import read_save, write_into_folder
from rococo_desktop.session.saves.unfinished import find_unfinished
from rococo_desktop.session.seats import SeatPlan
from rococo_desktop.session.session import Session
from rococo_desktop.session.setup import GameSetup
from tests.base_game import load
from tests.shelf import shelf

PLAYERS, BRANCHES = 5, 270


def begun(seed: int, journal: Journal | None = None) -> Session[State, View, Rococo]:
    """Return a new game of five people."""
    seats = tuple(SeatPlan(kind="human", name=f"Player {seat}") for seat in range(1, PLAYERS + 1))
    return Session.new(GameSetup(seats=seats, seed=seed), shelf(load()), journal)


def played(seed: int) -> tuple[Session[State, View, Rococo], float]:
    """Return a finished game of five people, and the slowest answer in milliseconds."""
    session = begun(seed)
    chance = Generator(seed, "bench")
    slowest = 0.0
    while (decision := session.decision) is not None:
        option = decision.options[chance.below(len(decision.options))]
        start = time.perf_counter()
        session.answer(decision.id, option)
        slowest = max(slowest, time.perf_counter() - start)
    return session, slowest * 1e3


def branched(seed: int, folder: Path) -> None:
    """Leave the journal of a game that was taken back and played on otherwise many times."""
    session = begun(seed, Journal.create(folder))
    chance = Generator(seed, "branches")
    branches = 0
    while branches < BRANCHES:
        for _ in range(chance.below(12)):
            if (decision := session.decision) is None:
                break
            session.answer(decision.id, decision.options[chance.below(len(decision.options))])
        for _ in range(1 + chance.below(8)):
            if session.can_undo:
                session.undo()
        branches += 1
    session.safety.close(keep_journal=True)


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
        write_into_folder(session.save(), file)
        saved = time.perf_counter()
        read_save(file, shelf(load()))
        loaded = time.perf_counter()
        size = file.stat().st_size
    with tempfile.TemporaryDirectory() as folder:
        branched(1, Path(folder))
        (found,) = find_unfinished(Path(folder))
        journal = found.path.stat().st_size
        start, began = time.perf_counter(), time.process_time()
        resumed = resume(found.path, shelf(load()))
        waited, worked = time.perf_counter() - start, time.process_time() - began
        left = sum(1 for _ in resumed.tree.moments()) - len(resumed.history)
        resumed.safety.close()
    print(f"a finished game of {PLAYERS} people, {moves} decisions")
    print(f"slowest answer           {slowest_answer:8.2f} ms")
    print(f"slowest undo             {slowest_undo * 1e3:8.2f} ms (bar: 50)")
    print(f"write the save           {(saved - start) * 1e3:8.1f} ms, {size / 1024:.0f} KiB")
    print(f"read and verify the save {(loaded - saved) * 1e3:8.1f} ms")
    print(f"a game taken back {BRANCHES} times, {left} moments left, {journal / 2**20:.1f} MiB")
    print(f"resume it                {waited * 1e3:8.0f} ms, {worked * 1e3:.0f} ms of work")


if __name__ == "__main__":
    main()
