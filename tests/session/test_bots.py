"""Bots in their own process: the same answer for the same question, and no process left behind."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError, Future
from concurrent.futures.process import BrokenProcessPool

import psutil
import pytest

from rococo_desktop.ai import BOTS
from rococo_desktop.resources import resources_root
from rococo_desktop.session.bots import BotRunner
from rococo_desktop.session.session import Session
from tests.session.play import components, game, play

PATIENCE = 60


@pytest.fixture
def runner() -> Iterator[BotRunner]:
    runner = BotRunner(components())
    yield runner
    processes = workers()
    runner.shutdown()
    assert gone(processes)


def ask(runner: BotRunner, session: Session, bot: str = "random", seed: int = 5) -> Future[str]:
    decision = session.decision
    assert decision is not None
    return runner.submit(session.view(decision.player), decision, bot, seed)


def workers() -> list[psutil.Process]:
    """The worker processes of this one; the tracker that Python starts beside them is none."""
    return [
        child
        for child in psutil.Process().children()
        if child.is_running() and "spawn_main" in " ".join(child.cmdline())
    ]


def think_long() -> str:
    time.sleep(1000)
    return "sell"


def gone(processes: list[psutil.Process]) -> bool:
    _, alive = psutil.wait_procs(processes, timeout=PATIENCE)
    return not alive


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_plays_on_from_any_decision(runner: BotRunner, bot: str):
    session = game("human", bot)
    for seed in range(3):
        play(session, 11, seed)
        decision = session.decision
        assert decision is not None
        option = ask(runner, session, bot).result(PATIENCE)
        assert option in decision.options
        assert ask(runner, session, bot).result(PATIENCE) == option


def test_nothing_starts_before_the_first_question(runner: BotRunner):
    assert workers() == []
    ask(runner, game("human", "human")).result(PATIENCE)
    assert len(workers()) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="there is no niceness there")
def test_the_window_goes_first(runner: BotRunner):
    ask(runner, game("human", "human")).result(PATIENCE)
    (worker,) = workers()
    assert worker.nice() > psutil.Process().nice()


def test_a_worker_that_dies_is_replaced(runner: BotRunner):
    session = game("human", "human")
    option = ask(runner, session).result(PATIENCE)
    (worker,) = workers()
    os.kill(worker.pid, signal.SIGTERM)
    assert gone([worker])
    assert ask(runner, session).result(PATIENCE) == option


def test_a_worker_that_always_dies_is_an_error_in_the_future(runner: BotRunner, monkeypatch):
    monkeypatch.setattr("rococo_desktop.session.bots._choose", os._exit)
    answer: Future[str] = Future()
    runner._attempt(answer, lambda pool: pool.submit(os._exit, 3), again=True)
    assert isinstance(answer.exception(PATIENCE), BrokenProcessPool)
    monkeypatch.undo()
    assert ask(runner, game("human", "human")).result(PATIENCE)


def test_an_error_of_a_bot_comes_through_the_future(runner: BotRunner):
    assert isinstance(ask(runner, game("human", "human"), "nobody").exception(PATIENCE), KeyError)


def test_shutdown_ends_a_long_thought_at_once():
    runner = BotRunner(components())
    ask(runner, game("human", "human")).result(PATIENCE)
    processes = workers()
    thought: Future[str] = Future()
    runner._attempt(thought, lambda pool: pool.submit(think_long), again=True)
    runner.shutdown()
    assert gone(processes)
    with pytest.raises((CancelledError, BrokenProcessPool)):
        thought.result(PATIENCE)
    late = ask(runner, game("human", "human"))
    assert late.cancelled()
    assert workers() == []


def test_a_cancelled_question_is_answered_to_nobody(runner: BotRunner):
    session = game("human", "human")
    answer = ask(runner, session)
    assert answer.cancel()
    assert ask(runner, session).result(PATIENCE)
    assert answer.cancelled()


PARENT = """
import time
from tests.session.play import components, game
from tests.session.test_bots import ask, workers
from rococo_desktop.session.bots import BotRunner
if __name__ == "__main__":
    runner = BotRunner(components())
    ask(runner, game("human", "human")).result()
    print(workers()[0].pid, flush=True)
    time.sleep(1000)
"""


def test_the_worker_ends_with_a_program_that_was_killed():
    with subprocess.Popen(
        [sys.executable, "-c", PARENT],
        cwd=resources_root().parent,
        stdout=subprocess.PIPE,
        text=True,
    ) as parent:
        assert parent.stdout is not None
        worker = psutil.Process(int(parent.stdout.readline()))
        parent.kill()
    assert gone([worker])
