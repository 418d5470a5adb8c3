"""The search by random play-outs: it finds winning moves within its calls, and does not cheat."""

import pytest

from rococo_desktop.ai.arena import play
from rococo_desktop.ai.bot import RandomBot
from rococo_desktop.ai.uct import SPARRING, Uct
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.score import Score
from rococo_desktop.games import GAMES
from rococo_desktop.rules.rococo.rulebook import LIBRARY, Rococo
from tests.beans.match import Beans, Sack
from tests.beans.rules import Heap


class Counted(Beans):
    """A match that counts the answers of play-outs."""

    def __init__(self) -> None:
        super().__init__(Setup(2), Sack())
        self.ends: list[int] = []

    def score(self, state: Heap) -> Score:
        self.ends.append(state.step)
        return super().score(state)


def chosen(match: Beans, beans: int, calls: int) -> str:
    """Return the number of beans that it takes from a heap."""
    state = match.lay_out(1, {"beans": beans}).state
    return Uct(calls).choose(match, match.look(state, frozenset((0,))), Generator(1), 50_000)


@pytest.mark.parametrize("beans", [1, 2, 3, 5, 6, 7])
def test_it_leaves_four_beans_or_none(beans: int):
    """The child who leaves four takes the last bean, whatever the other does."""
    assert chosen(Counted(), beans, 4000) == str(beans % 4)


def test_it_tries_no_more_than_its_calls_and_one_play_out():
    match = Counted()
    chosen(match, 9, 100)
    assert 100 <= sum(match.ends) <= 100 + 2 * 9
    few = Counted()
    chosen(few, 9, 0)
    assert not few.ends


@pytest.mark.heavy
def test_it_beats_who_answers_at_random():
    match = Rococo(Setup(2), LIBRARY.load())
    state, _ = play(match, [Uct(1000), RandomBot()], 0)
    assert match.score(state).winners == (0,)


def test_no_seat_of_a_game_has_it_but_commands_do():
    for kind in GAMES.values():
        assert set(SPARRING).isdisjoint(kind.bots)
        assert set(kind.players) == {*kind.bots, *SPARRING}
