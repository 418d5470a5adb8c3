"""Bots in their own process: the same answer for the same question, and no process left behind."""

import errno
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from multiprocessing import get_context

import psutil
import pytest

from rococo_desktop.ai.bot import BUDGET
from rococo_desktop.ai.rococo.bots import BOTS
from rococo_desktop.engine.match import View
from rococo_desktop.resources import resources_root
from rococo_desktop.session import bots
from rococo_desktop.session.bots import BotRunner, Thinker
from rococo_desktop.session.errors import MessageError
from rococo_desktop.session.session import Session
from tests.session.play import components, game, play

PATIENCE = 60


@pytest.fixture
def runner() -> Iterator[BotRunner]:
    before = {*threading.enumerate()}
    runner = BotRunner("rococo", components())
    yield runner
    processes = workers()
    runner.shutdown()
    assert gone(processes)
    assert soon(lambda: not watchers() - before)


def ask(runner: BotRunner, session: Session, bot: str = "random", seed: int = 5) -> Future[str]:
    decision = session.decision
    assert decision is not None
    return runner.submit(session.match.setup, session.view(decision.seat), bot, seed)


def workers() -> list[psutil.Process]:
    """The worker processes of this one, without the tracker that Python starts beside them."""
    found = []
    for child in psutil.Process().children():
        with suppress(psutil.NoSuchProcess):  # it may end meanwhile
            if "spawn_main" in " ".join(child.cmdline()):
                found.append(child)
    return found


def think_long(thinker: Thinker) -> str:
    time.sleep(1000)
    return "sell"


def has_ended(process: psutil.Process) -> bool:
    """Whether it ended, without waiting for it: its parent would then ask for it in vain."""
    try:
        return process.status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True


def gone(processes: list[psutil.Process]) -> bool:
    return soon(lambda: all(map(has_ended, processes)))


def watchers() -> set[threading.Thread]:
    """The threads that look after a pool, without a pause if it has lost its worker."""
    return {
        each for each in threading.enumerate() if type(each).__name__ == "_ExecutorManagerThread"
    }


def soon(happens: Callable[[], bool]) -> bool:
    ends = time.monotonic() + PATIENCE
    while not happens():
        if time.monotonic() > ends:
            return False
        time.sleep(0.01)
    return True


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


def test_suggestions_come_from_the_same_worker(runner: BotRunner):
    session = game("human", "greedy")
    play(session, 11, 1)
    decision = session.decision
    assert decision is not None
    setup, view = session.match.setup, session.view(decision.seat)
    found = runner.suggest(setup, view, 5, 2).result(PATIENCE)
    assert found
    assert found[0].answers[0] in decision.options
    assert runner.suggest(setup, view, 5, 2).result(PATIENCE) == found
    assert len(workers()) == 1
    assert bots.Thinker("rococo", components()).suggest(setup, view, 5, 2) == found


def test_what_fails_in_a_suggestion_is_told_to_who_asked(runner: BotRunner):
    session = game("human", "human")
    decision = session.decision
    assert decision is not None
    unasked = session.view(1 - decision.seat)
    with pytest.raises(ValueError, match="none of those"):
        runner.suggest(session.match.setup, unasked, 5, 2).result(PATIENCE)


def count_on(thinker: Thinker) -> str:
    """Compute endlessly."""
    number = 0
    while True:
        number += 1


@pytest.mark.parametrize("began", [True, False])
def test_the_worker_stops_thinking_about_what_nobody_wants_any_more(
    runner: BotRunner, *, began: bool
):
    session = game("human", "greedy")
    expected = ask(runner, session).result(PATIENCE)
    (worker,) = workers()
    dropped = runner.work_out(count_on)
    if began:
        spent = sum(worker.cpu_times()[:2])
        while sum(worker.cpu_times()[:2]) < spent + 0.1:
            time.sleep(0.01)
    assert dropped.cancel()
    assert ask(runner, session).result(PATIENCE) == expected
    assert workers() == [worker], "it is the same one"


def test_a_worker_is_not_interrupted_by_who_ends_the_program(runner: BotRunner):
    session = game("human", "greedy")
    expected = ask(runner, session).result(PATIENCE)
    (worker,) = workers()
    if sys.platform != "win32":
        worker.send_signal(signal.SIGINT)
    assert ask(runner, session).result(PATIENCE) == expected
    assert workers() == [worker]


class Counting:
    """A bot that answers with the first option and records its budget."""

    looks = True

    def __init__(self) -> None:
        self.budgets: list[int] = []

    def choose(self, match: object, view: View, rng: object, budget: int) -> str:
        self.budgets.append(budget)
        assert view.decision is not None
        return view.decision.options[0]


def test_a_bot_gets_the_budget_of_its_runner(monkeypatch: pytest.MonkeyPatch):
    counting = Counting()
    monkeypatch.setattr(bots, "TRIES", 0)
    runner = BotRunner("rococo", components())
    monkeypatch.setitem(BOTS, "counting", counting)
    session = game("human", "human")
    ask(runner, session, "counting").result(PATIENCE)
    runner.budget = 123
    ask(runner, session, "counting").result(PATIENCE)
    assert counting.budgets == [BUDGET, 123]
    runner.shutdown()


def test_the_match_of_a_game_is_made_once():
    thinker = bots.Thinker("rococo", components())
    two, three = game("human", "random").match.setup, game("human", "random", "random").match.setup
    match = thinker.match(two)
    assert thinker.match(two._replace()) is match
    assert thinker.match(three).setup == three
    assert thinker.match(two).setup == two


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


def die_elsewhere(thinker: Thinker, *, home: int) -> str:
    """Answer in the process ``home``, and end any other."""
    if os.getpid() != home:
        os._exit(3)
    return "here"


def test_where_workers_always_die_bots_think_here_and_that_is_told_once(
    monkeypatch: pytest.MonkeyPatch,
):
    told: list[MessageError] = []
    runner = BotRunner("rococo", components(), told.append)
    session = game("human", "human")
    expected = ask(runner, session).result(PATIENCE)
    assert not told
    (worker,) = workers()
    for _ in range(2):
        answer = runner.work_out(partial(die_elsewhere, home=os.getpid()))
        assert answer.result(PATIENCE) == "here"
    (error,) = told
    assert "They think within the window now" in str(error)
    assert gone([worker])
    assert ask(runner, session).result(PATIENCE) == expected, "the next question tries a worker"
    assert len(workers()) == 1
    processes = workers()
    runner.shutdown()
    assert gone(processes)


def test_after_many_workers_that_died_one_starts_again_in_the_same_game(
    runner: BotRunner, monkeypatch: pytest.MonkeyPatch
):
    """The memory was full for a while, for instance."""
    session = game("human", "human")
    tried: list[int] = []

    def no_memory(*arguments: object) -> None:
        tried.append(1)
        raise MemoryError

    with monkeypatch.context() as full:
        full.setattr(ProcessPoolExecutor, "submit", no_memory)
        for _ in range(40):
            assert ask(runner, session).result(PATIENCE)
    before = bots.ENOUGH * bots.TRIES
    assert len(tried) == before + 3, "one after 4 more questions, then after 8, after 16"
    assert workers() == []
    for _ in range(bots.LONGEST_REST):
        expected = ask(runner, session).result(PATIENCE)
        if workers():
            break
    (worker,) = workers()
    assert ask(runner, session).result(PATIENCE) == expected
    assert workers() == [worker], "every question goes to it again"


REFUSALS = {
    "no files": OSError(errno.EMFILE, "Too many open files"),
    "no shared memory": FileNotFoundError(errno.ENOENT, "No such file or directory"),
    "no memory": MemoryError(),
    "no semaphores": ImportError("This platform lacks a functioning sem_open implementation"),
}


@pytest.mark.parametrize("refusal", REFUSALS)
@pytest.mark.parametrize("place", ["Pipe", "ProcessPoolExecutor", "submit"])
def test_a_worker_that_cannot_start_is_tried_again_and_then_done_without(
    monkeypatch: pytest.MonkeyPatch, refusal: str, place: str
):
    tried: list[int] = []

    def refuse(*arguments: object, **settings: object) -> None:
        tried.append(1)
        raise REFUSALS[refusal]

    match place:
        case "Pipe":
            monkeypatch.setattr(get_context("spawn"), "Pipe", refuse, raising=False)
        case "ProcessPoolExecutor":
            monkeypatch.setattr(bots, "ProcessPoolExecutor", refuse)
        case _:
            monkeypatch.setattr(ProcessPoolExecutor, "submit", refuse)
    told: list[MessageError] = []
    runner = BotRunner("rococo", components(), told.append)
    session = game("human", "human")
    decision = session.decision
    assert decision is not None
    options = {ask(runner, session, "greedy").result(PATIENCE) for _ in range(bots.ENOUGH + 3)}
    assert len(options) == 1
    assert options <= set(decision.options)
    assert len(tried) == bots.ENOUGH * bots.TRIES, "at last it is not tried any more"
    assert len(told) == 1
    assert "Errno" not in str(told[0])
    assert workers() == []
    runner.shutdown()


@pytest.mark.skipif(sys.platform == "win32", reason="limits are set otherwise there")
def test_without_file_handles_bots_still_think():
    """The real worker, in its own process: all handles are taken before the first question."""
    with subprocess.Popen(
        [sys.executable, "-c", NO_HANDLES],
        cwd=resources_root().parent,
        stdout=subprocess.PIPE,
        text=True,
    ) as child:
        output, _ = child.communicate(timeout=PATIENCE)
    assert output.splitlines() == ["True", "1"]


NO_HANDLES = """
import os, resource
from tests.session.play import components, game
from rococo_desktop.session.bots import BotRunner
if __name__ == "__main__":
    told = []
    runner, session = BotRunner("rococo", components(), told.append), game("human", "human")
    setup, view = session.match.setup, session.view(0)
    resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64))
    taken = []
    try:
        while True:
            taken.append(os.open(os.devnull, os.O_RDONLY))
    except OSError:
        pass
    option = runner.submit(setup, view, "greedy", 1).result(60)
    for descriptor in taken:
        os.close(descriptor)
    print(option in session.decision.options)
    print(len(told), flush=True)
    runner.shutdown()
"""


def test_without_threads_bots_think_at_once(monkeypatch: pytest.MonkeyPatch):
    def refuse(*arguments: object, **settings: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(bots, "ProcessPoolExecutor", refuse)
    monkeypatch.setattr(threading.Thread, "start", refuse)
    runner = BotRunner("rococo", components())
    answer = ask(runner, game("human", "human"))
    assert answer.done()
    runner.shutdown()


def test_an_error_of_a_bot_comes_through_the_future(runner: BotRunner):
    assert isinstance(ask(runner, game("human", "human"), "nobody").exception(PATIENCE), KeyError)


def test_shutdown_ends_a_long_thought_at_once():
    runner = BotRunner("rococo", components())
    ask(runner, game("human", "human")).result(PATIENCE)
    processes = workers()
    thought = runner.work_out(think_long)
    runner.shutdown()
    assert gone(processes)
    with pytest.raises((CancelledError, BrokenProcessPool)):
        thought.result(PATIENCE)
    late = ask(runner, game("human", "human"))
    assert late.cancelled()
    assert workers() == []


def measure(thinker: Thinker, *, question: bytes) -> int:
    return len(question)


@pytest.mark.skipif(sys.platform == "win32", reason="no process can be stopped there")
@pytest.mark.parametrize("question", [None, b"", bytes(3_000_000)])
def test_shutdown_ends_a_worker_that_is_stopped(question: bytes | None):
    """It may be idle, or have been asked, also more than its pipe holds."""
    runner = BotRunner("rococo", components())
    ask(runner, game("human", "human")).result(PATIENCE)
    (worker,) = workers()
    worker.suspend()
    for _ in range(0 if question is None else 3):
        runner.work_out(partial(measure, question=question or b""))
    runner.shutdown()
    assert gone([worker])


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
    runner = BotRunner("rococo", components())
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
