"""Speed of the computer players on one core: whole games, plays of a turn, values, the worker.

Those whom people meet, hints and the analysis are measured in each game, the rest in Rococo. Plays
and values are taken at the beginning of every turn of some games of greedy bots. Times are
processor times, except those of the worker; the cost of a plain copy shows the machine's present
speed.
"""

import platform
import time
import timeit
from collections.abc import Sequence
from statistics import median

from rococo_desktop.ai.arena import BotTable, play
from rococo_desktop.ai.bot import BUDGET
from rococo_desktop.ai.plays import plays
from rococo_desktop.ai.rococo.bots import BOTS
from rococo_desktop.ai.rococo.evaluation import Appraisal
from rococo_desktop.ai.rococo.taste import Taste
from rococo_desktop.ai.rococo.turn import Turn
from rococo_desktop.ai.suggestion import HINTS
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.games import GAMES
from rococo_desktop.kinds.kind import GameKind
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import LIBRARY, Rococo
from rococo_desktop.session.bots import BotRunner

GREEDY_GAMES = 3
COPIES = 2000
QUESTIONS = 200


def timed(match: Rococo, bot: str, games: int) -> tuple[float, float]:
    """Return the whole games per second and the microseconds per decision."""
    began, decisions = time.process_time(), 0
    for seed in range(games):
        decisions += len(play(match, [BOTS[bot]] * match.seats, seed).answers)
    seconds = time.process_time() - began
    return games / seconds, seconds / decisions * 1e6


def turns(match: Rococo) -> list[State]:
    """Return the positions before each card is played."""
    found = []
    for seed in range(GREEDY_GAMES):
        board = BotTable(match, match.start(seed).state)
        for answer in play(match, [BOTS["greedy"]] * match.seats, seed).answers:
            decision = board.decision
            if decision is not None:
                if decision.kind == "play_card":
                    found.append(board.state.copy())
                board.answer(decision.id, answer)
    return found


def listed(match: Rococo, positions: Sequence[State]) -> tuple[list[int], float, float]:
    """Return the sorted numbers of plays, and the microseconds to list and to value a play."""
    counts: list[int] = []
    listing = valuing = 0.0
    for state in positions:
        decision = state.pending
        if decision is None:
            continue
        seat = decision.seat
        start = time.process_time()
        found = plays(match, state, Turn(match, seat)).plays
        done = time.process_time()
        appraisal = Appraisal(match.rules, state, seat, Taste())
        for each in found:
            appraisal.value(each.state)
        valuing += time.process_time() - done
        listing += done - start
        counts.append(len(found))
    return sorted(counts), listing / sum(counts) * 1e6, valuing / sum(counts) * 1e6


def asked(match: Rococo, state: State) -> float:
    """Return the median milliseconds from a question to the worker until its answer."""
    decision = state.pending
    if decision is None:
        raise ValueError("nothing is asked")
    view = match.look(state, frozenset((decision.seat,)))
    runner = BotRunner("rococo", LIBRARY.load())
    runner.submit(match.setup, view, "random", 0).result()
    waits = []
    for seed in range(QUESTIONS):
        start = time.perf_counter()
        runner.submit(match.setup, view, "random", seed).result()
        waits.append(time.perf_counter() - start)
    runner.shutdown()
    return median(waits) * 1e3


def told(name: str, times: Sequence[float]) -> str:
    """Return a line with the median, the 95th percentile and the longest of times in seconds."""
    ordered = sorted(times)
    high = ordered[len(ordered) * 95 // 100]
    return f"  {name:20} {median(ordered):8.3f} s, p95 {high:.3f} s, longest {ordered[-1]:.3f} s"


def people(kind: GameKind, players: int) -> None:
    """Print how long those whom people meet think, and a hint and the analysis of a game."""
    match, advice = kind.match(Setup(players), kind.library.load()), kind.advice
    assert advice is not None
    advisor, state = advice.advisor(match), match.start(1).state
    asked_at: list[State] = []
    stretches: list[tuple[State, list[str]]] = []
    answers: list[str] = []
    for answer in play(match, [kind.bots["level5"]] * players, 1).answers:
        pending = state.pending
        assert pending is not None
        if len(pending.options) > 1:
            asked_at.append(state)
        if not answers:
            stretches.append((state, answers))
        answers.append(answer)
        state, events = match.kernel.apply(state, answer)
        after = state.pending
        turned = after is None or after.seat != pending.seat or advice.opens_turn(match, after)
        if turned or any(event.reveals for event in events):
            answers = []
    print(f"{kind.key}, {players} players, {len(asked_at)} decisions of a game of level5")
    characters = [name for name in kind.bots if name.startswith("level")]
    for name in (*characters, "hint"):
        times = []
        for number, each in enumerate(asked_at[:: 3 if name == "level6" else 1]):
            view = match.look(each, frozenset((asked_seat(each),)))
            chance, start = Generator(1, str(number)), time.process_time()
            if name == "hint":
                advisor.suggest(view, chance, HINTS, BUDGET)
            else:
                kind.bots[name].choose(match, view, chance, BUDGET)
            times.append(time.process_time() - start)
        print(told(name, times), flush=True)
    start = time.process_time()
    for before, made in stretches:
        advisor.analyse(before, made, Generator(1))
    seconds = time.process_time() - start
    print(f"  analysis of the game {seconds:7.1f} s, {len(stretches)} plays", flush=True)


def asked_seat(state: State) -> int:
    """Return the seat that is asked."""
    assert state.pending is not None
    return state.pending.seat


def main() -> None:
    """Print the table."""
    print(f"Python {platform.python_version()}, one core")
    for players in (2, 4):
        match = Rococo(Setup(players), LIBRARY.load())
        games, decision = timed(match, "greedy", GREEDY_GAMES)
        print(f"{players} greedy bots           {games:8.2f} games/s, {decision:.0f} us a decision")
        positions = turns(match)
        copy = positions[len(positions) // 2].copy
        cost = (
            min(timeit.repeat(copy, number=COPIES, repeat=3, timer=time.process_time))
            / COPIES
            * 1e6
        )
        counts, listing, valuing = listed(match, positions)
        high = counts[len(counts) * 95 // 100]
        print(f"  plays of a turn       median {median(counts):.0f}, p95 {high}, most {counts[-1]}")
        print(f"  each is listed in     {listing:8.1f} us, where a copy takes {cost:.1f}")
        print(f"  and valued in         {valuing:8.1f} us")
    for kind in GAMES.values():
        for players in (2, 4):
            people(kind, players)
    print(f"an answer of the worker {asked(match, positions[0]):8.2f} ms")


if __name__ == "__main__":
    main()
