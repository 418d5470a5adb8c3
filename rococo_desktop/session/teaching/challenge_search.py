"""The search for challenges: positions of bots' games in which one line is clearly the best."""

from collections.abc import Iterator, Mapping
from copy import copy
from typing import Any, NamedTuple, cast

from rococo_desktop.ai.arena import BotTable, let_play
from rococo_desktop.ai.bot import AnyBot
from rococo_desktop.ai.solver import (
    Aim,
    Puzzles,
    Solution,
    UnsettledError,
    amount,
    finished,
    solve_all,
    stars,
)
from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.errors import EngineError
from rococo_desktop.engine.match import AnyMatch, Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import State
from rococo_desktop.games import GAMES
from rococo_desktop.session.teaching.challenge_document import puzzles_of
from rococo_desktop.session.teaching.lesson_document import LEARNER

MOST_WAYS = 4
"""With more ways than this there is no clear best line."""
FEWEST_ENDS = 12
"""With fewer ends, everybody finds the best one."""


class Found(NamedTuple):
    """A position with an aim worth a challenge, and the result of a bot."""

    seed: int
    round: int
    position: Mapping[str, Json]
    aim: Aim
    solution: Solution
    stars: tuple[int, int]
    bot: int | None
    """The amount that the bot of the search reaches; None if it lacks what is needed."""


def search(game: str, setup: Setup, bot: str, seed: int, *, places: int) -> Iterator[Found]:
    """Yield the finds of one game between bots; positions with more places are skipped."""
    kind, puzzles = GAMES[game], puzzles_of(game)
    match = kind.match(setup, kind.library.load())
    board = BotTable(match, match.start(seed).state)
    streams = [Generator(seed, f"bot:{seat}") for seat in range(match.seats)]
    bots = [kind.bots[bot]] * setup.players
    while board.decision is not None:
        position = puzzles.position(match, board.state)
        if position is not None:
            for aim, solution, reached in _clear(puzzles, match, bots[0], seed, position, places):
                least = solution.values[-1]
                number = board.state.round
                earned = stars(solution, least)
                yield Found(seed, number, position, aim, solution, earned, reached)
        answers = len(board.answers)
        let_play(
            match,
            board,
            bots,
            lambda decision: streams[decision.seat],
            until=lambda answers=answers: len(board.answers) > answers,  # type: ignore[misc]
        )


def _clear(
    puzzles: Puzzles,
    match: AnyMatch,
    bot: AnyBot,
    seed: int,
    position: Mapping[str, Json],
    places: int,
) -> Iterator[tuple[Aim, Solution, int | None]]:
    """Yield the aims of a position that have a clear best line, which the bot does not find."""
    try:
        root: State = match.lay_out(seed, position).state
        aims = puzzles.aims(match, root)
        solutions = solve_all(puzzles, match, root, LEARNER, aims, limit=places)
    except (UnsettledError, EngineError):
        return
    end = _played(puzzles, match, bot, root)
    for aim, solution in zip(aims, solutions, strict=True):
        if solution is None or solution.ways > MOST_WAYS or solution.ends < FEWEST_ENDS:
            continue
        last = finished(match, end) if aim.over else end
        reached = amount(puzzles, match, last, LEARNER, aim)
        if (reached is None or reached < solution.best) and len(solution.values) > 1:
            yield aim, solution, reached


def _played(puzzles: Puzzles, match: AnyMatch, bot: AnyBot, root: State) -> State:
    """Return the end that a bot reaches in a position."""
    paused = copy(match)
    paused.kernel = match.kernel.until(puzzles.pauses)
    board: BotTable[Any, Any] = BotTable(paused, root.copy())
    let_play(paused, board, [bot], lambda _: Generator(1, "bot"))
    return cast("State", board.state)
