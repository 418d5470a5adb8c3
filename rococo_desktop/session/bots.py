"""Bots in a process of their own: a view and a decision go in, an option comes out some time.

The worker gets nothing but what the bot's seat may see. It holds one end of a lifeline, a pipe
whose other end is here: when that end closes, by `shutdown` or because this program was killed, the
worker ends at once, in the middle of a thought too. Where it can, it lets the window go first.
"""

import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from multiprocessing.connection import Connection

from rococo_desktop.ai import BOTS, Seat
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.components.models import Components
from rococo_desktop.rules.rococo.rulebook import Rococo, Setup, rivals_of
from rococo_desktop.rules.rococo.view import View

NICENESS = 10

Thought = Callable[[ProcessPoolExecutor], "Future[str]"]


class BotRunner:
    """Lets bots think without waiting for them; the worker starts with the first question."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self._lock = threading.Lock()
        self._pool: ProcessPoolExecutor | None = None
        self._lifeline: Connection | None = None
        self._closed = False

    def submit(self, view: View, decision: Decision, bot: str, seed: int) -> Future[str]:
        """Ask ``bot`` for an option, where there is a choice; the same question, the same answer.

        A worker that dies is replaced once; then the future holds the error.
        """
        answer: Future[str] = Future()
        if len(decision.options) == 1:
            answer.set_result(decision.options[0])
            return answer

        def think(pool: ProcessPoolExecutor) -> Future[str]:
            return pool.submit(_choose, view, decision, bot, seed)

        self._attempt(answer, think, again=True)
        return answer

    def shutdown(self) -> None:
        """End the worker at once; what it was asked is cancelled."""
        with self._lock:
            self._closed = True
            self._drop_pool()

    def _attempt(self, answer: Future[str], think: Thought, *, again: bool) -> None:
        def done(thought: Future[str]) -> None:
            if answer.cancelled():
                return
            if thought.cancelled():
                answer.cancel()
                return
            error = thought.exception()
            if isinstance(error, BrokenProcessPool) and self._forget(pool) and again:
                self._attempt(answer, think, again=False)
            elif not answer.set_running_or_notify_cancel():
                return
            elif error is None:
                answer.set_result(thought.result())
            else:
                answer.set_exception(error)

        with self._lock:
            if self._closed:
                answer.cancel()
                return
            pool = self._running_pool()
            try:
                thought = think(pool)
            except BrokenProcessPool as error:
                thought = Future()
                thought.set_exception(error)
        thought.add_done_callback(done)

    def _forget(self, pool: ProcessPoolExecutor) -> bool:
        """Let go of a broken pool; return whether another may be started."""
        with self._lock:
            if self._pool is pool:
                self._drop_pool()
            return not self._closed

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = get_context("spawn")
            theirs, self._lifeline = context.Pipe(duplex=False)
            self._pool = ProcessPoolExecutor(
                max_workers=1,
                mp_context=context,
                initializer=_begin,
                initargs=(self.components, theirs),
            )
        return self._pool

    def _drop_pool(self) -> None:
        if self._lifeline is not None:
            self._lifeline.close()
            self._lifeline = None
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


# -- in the worker -------------------------------------------------------------------------------

_components: Components | None = None


def _begin(components: Components, lifeline: Connection) -> None:
    global _components
    _components = components
    if sys.platform != "win32":
        os.nice(NICENESS)
    threading.Thread(target=_end_with, args=(lifeline,), daemon=True).start()


def _end_with(lifeline: Connection) -> None:
    """Wait until the other end is closed, then end this process."""
    try:
        lifeline.recv()
    except (EOFError, OSError):
        os._exit(0)


def _choose(view: View, decision: Decision, bot: str, seed: int) -> str:
    if _components is None:
        raise RuntimeError("the worker was not set up")
    people = len(view.players) - len(rivals_of(view.expansions))
    game = Rococo(Setup(people, view.edition, view.expansions), _components)
    seat = Seat(decision, lambda: view)
    return BOTS[bot](game, seat, Generator(seed, f"{bot}:{decision.id}"))
