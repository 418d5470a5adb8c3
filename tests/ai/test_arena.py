"""The one loop in which bots play."""

from rococo_desktop.ai.arena import BotTable, let_play, play
from rococo_desktop.ai.bot import RandomBot
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS
from tests.session.play import game

BOTS = [RandomBot()] * 3
EVERYTHING = tuple(expansion.key for expansion in EXPANSIONS)


def test_a_game_is_the_same_at_a_table_of_bots_and_in_a_session():
    session = game("random", "random", "random", seed=5)
    expected = play(session.match, BOTS, 5)
    streams = [Generator(5, f"bot:{seat}") for seat in range(3)]
    let_play(session.match, session, BOTS, lambda decision: streams[decision.seat])
    assert list(session.answers) == expected.answers
    assert session.state == expected.state


def test_who_listens_hears_everything_and_changes_nothing():
    match = game("random", "random", "random").match
    heard: list[tuple[State, tuple[Event, ...]]] = []
    played = play(match, BOTS, 6, hear=lambda state, events: heard.append((state, events)))
    assert played == play(match, BOTS, 6)
    states, events = zip(*heard, strict=True)
    assert len({id(state) for state in states}) == len(played.answers) + 1
    state, opening = match.start(6)
    told = [opening]
    for answer in played.answers:
        state, after = match.kernel.apply(state, answer)
        told.append(after)
    assert list(events) == told


def test_it_stops_at_the_moment_that_is_asked_for():
    match = game("random", "random", "random").match
    board = BotTable(match, match.start(7).state)
    chance = Generator(7)
    let_play(match, board, BOTS, lambda _: chance, until=lambda: board.state.round == 3)
    assert board.state.round == 3
    assert board.decision is not None
