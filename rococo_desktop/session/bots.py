"""Bots in a process of their own: a view goes in, an option comes out later.

The worker gets only what the bot's seat may see. It keeps the match of the last question. It holds
one end of a lifeline, a pipe whose other end is in this process: when that end closes, because of
`shutdown` or because this program was killed, the worker exits at once, even while it computes. The
number of a question whose answer is no longer wanted is sent the same way, and the worker stops
thinking about it. Where the system has niceness, it runs at a lower priority than the window.
"""

import _thread
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection
from operator import methodcaller
from types import FrameType
from typing import Concatenate, ParamSpec, TypeVar

from rococo_desktop.ai.analysis import Judgement
from rococo_desktop.ai.bot import BUDGET, ask, asked
from rococo_desktop.ai.suggestion import Suggestion
from rococo_desktop.engine.match import AnyMatch, Components, Setup, View
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Decision, State
from rococo_desktop.games import GAMES
from rococo_desktop.session.errors import MessageError, reason

NICENESS = 10
TRIES = 2
"""The number of workers to try for one question."""
ENOUGH = 3
"""After this many consecutive questions that no worker could answer, none starts for a while."""
REST, LONGEST_REST = 4, 64
"""The number of questions answered here before one more worker is tried; it doubles each time."""

P = ParamSpec("P")
T = TypeVar("T")


class BotRunner:
    """A runner for bots that does not block; the worker starts with the first question.

    If no worker can be started, bots run in a thread of this process, or if that fails, in the
    calling thread. ``say`` is then called once, from whichever thread notices it.
    """

    def __init__(
        self,
        game: str,
        components: Components,
        say: Callable[[MessageError], None] = lambda _: None,
    ) -> None:
        self.budget = BUDGET
        """The positions that a bot may examine for one answer."""
        self.game = game
        self.components = components
        self._thinker = Thinker(game, components)
        self._say = say
        self._lock = threading.Lock()
        self._pool: ProcessPoolExecutor | None = None
        self._lifeline: Connection | None = None
        self._closed = False
        self._numbers = count(1)
        self._failed = 0
        self._rest = 0
        """The number of questions to answer here before a worker is tried again."""
        self._reported = False

    def submit(self, setup: Setup, view: View, bot: str, seed: int) -> Future[str]:
        """Return a future with the answer of ``bot`` to the view's decision.

        The same question has the same answer. A single option is answered at once. An exception in
        the bot itself is set on the future.
        """
        options = asked(view).options
        if len(options) == 1:
            answer: Future[str] = Future()
            answer.set_result(options[0])
            return answer
        return self._ask(Thinker.choose, setup, view, bot, seed, self.budget)

    def suggest(
        self, setup: Setup, view: View, seed: int, number: int
    ) -> Future[tuple[Suggestion, ...]]:
        """Return a future with suggestions for the view's decision, the best play first.

        The same question has the same answer, and a failure is set on the future.
        """
        return self._ask(Thinker.suggest, setup, view, seed, number, self.budget)

    def analyse(
        self, setup: Setup, before: State, answers: tuple[str, ...], seed: int
    ) -> Future[Judgement]:
        """Return a future with the judgement of a play of a finished game."""
        return self._ask(Thinker.analyse, setup, before, answers, seed)

    def work_out(self, think: "Callable[[Thinker], T]") -> Future[T]:
        """Return a future with what ``think`` finds with the worker's thinker.

        The worker must be able to import ``think``. Cancelling the future stops the thought.
        """
        answer: Future[T] = Future()
        self._attempt(answer, think, self._tries())
        return answer

    def _ask(
        self, think: "Callable[Concatenate[Thinker, P], T]", *args: P.args, **kwargs: P.kwargs
    ) -> Future[T]:
        return self.work_out(methodcaller(think.__name__, *args, **kwargs))

    def _tries(self) -> int:
        """Return the number of workers to try for the next question."""
        if self._failed < ENOUGH:
            return TRIES
        if self._rest:
            self._rest -= 1
            return 0
        return 1

    def shutdown(self) -> None:
        """Stop the worker at once; pending questions are cancelled."""
        with self._lock:
            self._closed = True
            self._drop_pool()

    def _attempt(self, answer: Future[T], think: "Callable[[Thinker], T]", tries: int) -> None:
        """Let a worker ``think``, or finally this process, unless the answer is cancelled."""
        if not tries:
            self._think_here(answer, partial(think, self._thinker))
            return
        pool: ProcessPoolExecutor | None = None
        started = False
        number = next(self._numbers)

        def done(thought: Future[T]) -> None:
            if answer.cancelled():
                return
            if thought.cancelled():
                answer.cancel()
                return
            error = thought.exception()
            if error is None or (started and not isinstance(error, BrokenProcessPool)):
                self._failed = 0
                _settle(answer, thought.result)
            elif self._forget(pool):
                if tries == 1:
                    self._give_up(error)
                self._attempt(answer, think, tries - 1)
            else:
                answer.cancel()

        with self._lock:
            if self._closed:
                answer.cancel()
                return
            try:
                pool = self._running_pool()
                thought = pool.submit(_in_turn, number, think)
                started = True
            except Exception as error:  # no memory, no files, no semaphores: any error counts
                thought = Future()
                thought.set_exception(error)
        thought.add_done_callback(done)
        answer.add_done_callback(lambda _: self._stop_thinking(answer, thought, number))

    def _stop_thinking(self, answer: Future[T], thought: Future[T], number: int) -> None:
        """Free the worker from a question whose answer was cancelled."""
        if not answer.cancelled() or thought.cancel() or thought.done():
            return
        with self._lock:
            if self._lifeline is not None:
                with suppress(OSError):  # the worker is gone
                    self._lifeline.send(number)

    def _give_up(self, error: BaseException) -> None:
        """Count a question that no worker could answer, and report the first one."""
        self._failed += 1
        if self._failed >= ENOUGH:
            self._rest = min(REST * 2 ** (self._failed - ENOUGH), LONGEST_REST)
        if not self._reported:
            self._reported = True
            problem = reason(error) if isinstance(error, OSError) else MessageError("bots-ended")
            self._say(MessageError("bots-here", problem=problem))

    def _think_here(self, answer: Future[T], think: Callable[[], T]) -> None:
        def work() -> None:
            _settle(answer, think)

        try:
            threading.Thread(target=work, daemon=True).start()
        except RuntimeError:  # not even a thread is available
            work()

    def _forget(self, pool: ProcessPoolExecutor | None) -> bool:
        """Drop a broken pool; return whether another may be started."""
        with self._lock:
            if pool is None or self._pool is pool:
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
                initargs=(self.game, self.components, theirs),
            )
        return self._pool

    def _drop_pool(self) -> None:
        if self._lifeline is not None:
            self._lifeline.close()
            self._lifeline = None
        pool, self._pool = self._pool, None
        if pool is not None:
            # A worker that is stopped, not dead, never sees its lifeline, and Python waits for it.
            for worker in list((pool._processes or {}).values()):
                with suppress(OSError):  # it is gone
                    worker.kill()
            with suppress(OSError):  # a pool that was never complete cannot be woken up
                pool.shutdown(wait=False, cancel_futures=True)


def _settle(answer: Future[T], think: Callable[[], T]) -> None:
    """Set the answer, or the error, unless the future was cancelled."""
    if not answer.set_running_or_notify_cancel():
        return
    try:
        answer.set_result(think())
    except BaseException as error:
        answer.set_exception(error)


class Thinker:
    """A server of answers for bots; it keeps the match of one game for all its questions."""

    def __init__(self, game: str, components: Components) -> None:
        self._kind = GAMES[game]
        self._components = components
        self._match: AnyMatch | None = None

    def choose(self, setup: Setup, view: View, bot: str, seed: int, budget: int = BUDGET) -> str:
        decision = asked(view)
        rng = Generator(seed, f"{bot}:{decision.id}")
        return ask(self._kind.bots[bot], self.match(setup), decision, lambda: view, rng, budget)

    def suggest(
        self, setup: Setup, view: View, seed: int, number: int, budget: int = BUDGET
    ) -> tuple[Suggestion, ...]:
        """Return suggestions for the seat asked; none in a game without advice."""
        advice = self._kind.advice
        if advice is None:
            return ()
        rng = Generator(seed, f"hint:{asked(view).id}")
        return advice.advisor(self.match(setup)).suggest(view, rng, number, budget)

    def analyse(
        self, setup: Setup, before: State, answers: tuple[str, ...], seed: int
    ) -> Judgement:
        """Return the judgement of a play; raises ValueError in a game without advice."""
        advice, decision = self._kind.advice, before.pending
        if advice is None or decision is None:
            raise ValueError("nothing can be judged here")
        rng = Generator(seed, f"analysis:{decision.id}")
        return advice.advisor(self.match(setup)).analyse(before, answers, rng)

    def match(self, setup: Setup) -> AnyMatch:
        """Return the match of a set-up; the last one is reused if the set-up is the same."""
        match = self._match
        if match is None or match.setup != setup:
            match = self._match = self._kind.match(setup, self._components)
        return match


def by_chance(decision: Decision, seed: int) -> str:
    """Return a random answer, for a bot that fails."""
    chance = Generator(seed, f"chance:{decision.id}")
    return decision.options[chance.below(len(decision.options))]


# -- in the worker -------------------------------------------------------------------------------

_thinker: Thinker | None = None
_number = 0
"""The number of the question being considered."""
_unwanted: set[int] = set()
"""The numbers of questions whose answers are no longer wanted."""


class UnwantedError(Exception):
    """The answer is no longer wanted."""


def _begin(game: str, components: Components, lifeline: Connection) -> None:
    global _thinker
    _thinker = Thinker(game, components)
    if sys.platform != "win32":
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, _interrupted)
    threading.Thread(target=_listen_to, args=(lifeline,), daemon=True).start()


def _listen_to(lifeline: Connection) -> None:
    """Stop work on the questions that the other end names, and exit when it is closed."""
    try:
        while True:
            _unwanted.add(lifeline.recv())
            _thread.interrupt_main()
    except (EOFError, OSError):
        os._exit(0)


def _interrupted(signal_number: int, frame: FrameType | None) -> None:  # noqa: ARG001
    """Stop thinking if the question is unwanted; nothing else interrupts this process."""
    if _number in _unwanted:
        _unwanted.discard(_number)
        raise UnwantedError


def _in_turn(number: int, think: Callable[[Thinker], T]) -> T:
    """Return the result for a question; raises UnwantedError once it is unwanted."""
    global _number
    if _thinker is None:
        raise RuntimeError("the worker was not set up")
    for earlier in [each for each in _unwanted if each < number]:
        _unwanted.discard(earlier)
    try:
        _number = number
        if number in _unwanted:
            raise UnwantedError
        return think(_thinker)
    finally:
        _number = 0
