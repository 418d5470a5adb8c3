"""The same seed gives the same game on every machine and Python.

The games here were played by CPython 3.11. A machine or a Python that rounds differently would show
in one of them sooner or later, as one with Python 3.13 did before bots had steady arithmetic.
"""

import ast
from hashlib import sha256
from math import exp, isclose, log
from pathlib import Path

import pytest

import rococo_desktop.ai
from rococo_desktop.ai.arena import play
from rococo_desktop.ai.steady import steady_exp, steady_log, steady_power, steady_sum
from rococo_desktop.games import GAMES
from tests.daily import soaked
from tools.arena.players import bot_named
from tools.training.student import match_of

PLAYED = {
    "rococo": "936cc9d255454648",
    "patisserie": "17e66a175d37f8b1",
}
"""The digests of the answers of a game; new values or players give other ones."""

BUDGET = 4_000
AI = Path(rococo_desktop.ai.__file__).parent
SAME = {"sqrt", "factorial", "frexp", "ldexp"}
"""The functions of ``math`` that are exact, or rounded the same way everywhere."""
APART = {"suggestion.py", "uct.py"}
"""What shows the percentages of hints, and a benchmark that no seat can have."""


@pytest.mark.parametrize("game", soaked(GAMES, ["rococo"]))
def test_a_recorded_game_of_all_characters_is_played_again(game: str) -> None:
    match = match_of(game, 5)
    bots = [bot_named(game, f"level{level}") for level in (6, 5, 3, 1, 2)]
    _, answers = play(match, bots, 1745, budget=BUDGET)
    digest = sha256("\n".join(answers).encode()).hexdigest()[:16]
    assert digest == PLAYED[game]


def test_players_count_with_steady_arithmetic() -> None:
    for file in AI.rglob("*.py"):
        if file.name in APART:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "math":
                assert {each.name for each in node.names} <= SAME, file.name
            assert not (isinstance(node, ast.Import) and node.names[0].name == "math"), file.name
            power = isinstance(node, ast.BinOp) and isinstance(node.op, ast.Pow)
            assert not (power and not _whole(node)), file.name


def _whole(node: ast.AST) -> bool:
    """Return whether a power is one of whole numbers."""
    assert isinstance(node, ast.BinOp)
    sides = (node.left, node.right)
    return all(isinstance(side, ast.Constant) and isinstance(side.value, int) for side in sides)


@pytest.mark.parametrize("x", [-60.0, -1.5, -1e-9, 0.0, 0.3, 1.0, 20.0, 300.0])
def test_the_steady_exponential_is_the_exponential(x: float) -> None:
    assert isclose(steady_exp(x), exp(x), rel_tol=1e-15)


@pytest.mark.parametrize("x", [1e-12, 0.5, 0.7, 0.71, 1.0, 1.0000001, 3.0, 5e8])
def test_the_steady_logarithm_is_the_logarithm(x: float) -> None:
    assert isclose(steady_log(x), log(x), rel_tol=1e-14, abs_tol=1e-16)


def test_powers_and_sums() -> None:
    assert isclose(steady_power(0.95, 3.4), 0.95**3.4, rel_tol=1e-14)
    assert steady_power(0.8, 0) == 1.0
    assert steady_sum([1e16, 1.0, -1e16]) == 0.0, "added from left to right"
    assert steady_sum([]) == 0.0
