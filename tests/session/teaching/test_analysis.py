"""The plays of a game: nothing is left out, and each belongs to one seat, without chance in it."""

import pytest

from rococo_desktop.session.bots import Thinker
from rococo_desktop.session.session import Session
from rococo_desktop.session.teaching.analysis import stretches
from tests.session.play import components, game, play


@pytest.fixture(scope="module")
def played() -> Session:
    session = game("human", "human", "human")
    play(session, 400, 2)
    return session


def opening(session: Session):
    advice = session.setup.kind.advice
    assert advice is not None
    return lambda asked: advice.opens_turn(session.match, asked)


def test_the_plays_are_the_whole_game_in_order(played: Session):
    found = stretches(played.tree.line, opening(played))
    assert [each.begin for each in found[1:]] == [each.end for each in found[:-1]]
    assert found[0].begin == 0
    answers = tuple(answer for each in found for answer in each.answers)
    assert answers == played.answers[: len(answers)]
    assert len(played.answers) - len(answers) < 10, "only a play that is not over is missing"


def test_a_play_is_one_seats_and_ends_with_its_turn_or_with_a_draw(played: Session):
    opens, line = opening(played), played.tree.line
    drawn = 0
    for each in stretches(line, opens):
        entries = [line[number].entry for number in range(each.begin + 1, each.end + 1)]
        assert all(entry is not None and entry.seat == each.seat for entry in entries)
        revealing = [any(event.reveals for event in entry.events) for entry in entries if entry]
        assert not any(revealing[:-1])
        after = line[each.end].state.pending
        turned = after is None or after.seat != each.seat or opens(after)
        assert turned or revealing[-1]
        drawn += not turned
    assert drawn, "some plays end where something is drawn"


def test_a_play_with_nothing_to_choose_is_marked(played: Session):
    for each in stretches(played.tree.line, opening(played)):
        options = [
            len(pending.options)
            for moment in played.tree.line[each.begin : each.end]
            if (pending := moment.state.pending) is not None
        ]
        assert each.free == any(number > 1 for number in options)


def test_a_play_is_judged_without_a_window(played: Session):
    found = next(each for each in stretches(played.tree.line, opening(played)) if each.free)
    before = played.tree.line[found.begin].state
    thinker = Thinker("rococo", components())
    judged = thinker.analyse(played.match.setup, before, found.answers, 5)
    assert judged == thinker.analyse(played.match.setup, before, found.answers, 5)
    assert sum(judged.chances) == pytest.approx(1)
