"""Foresight: which plays are continued, in how many deals, and how that changes their order."""

from rococo_desktop.ai.character import Judged
from rococo_desktop.ai.foresight import Effort, foreseen
from rococo_desktop.ai.plays import Play
from rococo_desktop.engine.state import State


def judged(*points: float) -> list[Judged[State]]:
    return [Judged(Play((str(n),), State(n), ""), each) for n, each in enumerate(points)]


def test_a_play_that_turns_out_better_comes_first():
    plays, deals = judged(5.0, 4.5, 4.0, 1.0), list[int]()

    def deal() -> State:
        deals.append(len(deals))
        return State(len(deals))

    def ahead(dealt: State, tried: Judged[State]) -> float:
        return 9.0 if tried.play.answers == ("2",) else tried.points

    found = foreseen(plays, Effort(width=3, tries=7, close=2.0, trust=1.0), deal, ahead)
    assert [each.play.answers[0] for each in found] == ["2", "0", "1", "3"]
    assert [each.points for each in found] == [6.5, 5.0, 4.5, 1.0]
    assert len(deals) == 1 + (7 - 3) // 2


def test_without_a_choice_nothing_is_played_on():
    plays = judged(5.0, 1.0)

    def never() -> State:
        raise AssertionError("a deal is made for nothing")

    effort = Effort(width=3, tries=7, close=2.0, trust=1.0)
    assert foreseen(plays, effort, never, lambda dealt, tried: 0.0) == plays
    few = effort._replace(close=9.0, tries=1)
    assert foreseen(plays, few, never, lambda dealt, tried: 0.0) == plays
