"""Foresight: which plays are continued, in how many deals, and how that changes their order."""

from collections import Counter
from collections.abc import Sequence

from rococo_desktop.ai.character import Judged
from rococo_desktop.ai.foresight import Effort, foreseen, likely_hand
from rococo_desktop.ai.plays import Play
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import State


def judged(*points: float) -> list[Judged[State]]:
    return [Judged(Play((str(n),), State(n), ""), each) for n, each in enumerate(points)]


class Table:
    """Deals that are counted, and what each play is continued to in them."""

    def __init__(self, *ends: float) -> None:
        self.deals = 0
        self.tried: list[tuple[int, str]] = []
        self._ends = ends

    def deal(self) -> State:
        self.deals += 1
        return State(self.deals)

    def ahead(self, dealt: State, tried: Judged[State]) -> float:
        (play,) = tried.play.answers
        self.tried.append((dealt.seed, play))
        return self._ends[int(play)]


EFFORT = Effort(width=3, tries=9, close=2.0, trust=1.0)


def test_a_play_that_turns_out_better_comes_first():
    """Plays that are not close, or beyond the width, are not continued.

    They are worth a point more than judged, as the continued ones are on average, but less than
    those.
    """
    table = Table(5.0, 4.5, 10.0, 99.0, 99.0)
    found = foreseen(judged(5.0, 4.5, 4.0, 3.75, 1.0), EFFORT, table.deal, table.ahead)
    assert [each.play.answers[0] for each in found] == ["2", "0", "1", "3", "4"]
    assert [each.points for each in found] == [7.0, 5.0, 4.5, 4.5, 2.0]


def test_a_play_that_is_not_continued_is_no_better_for_it():
    """A forfeited last turn once seemed as good as the best, whose continuations went badly."""
    table = Table(-3.0, -3.5, -4.0, 99.0)
    found = foreseen(judged(5.0, 4.5, 4.0, 2.0), EFFORT, table.deal, table.ahead)
    assert [each.points for each in found] == [1.0, 0.5, 0.0, -2.0]


def test_plays_drop_out_as_soon_as_they_hardly_can_be_the_best():
    """One deal leaves a doubt of 1.5 points, two of 1.06; worse plays are not tried again.

    All of a deal are tried in the same hidden cards.
    """
    table = Table(5.0, 3.0, 1.9)
    found = foreseen(judged(5.0, 4.5, 5.0), EFFORT, table.deal, table.ahead)
    assert [each.play.answers[0] for each in found] == ["0", "1", "2"]
    assert table.tried == [(1, "0"), (1, "1"), (1, "2"), (2, "0"), (2, "1")]


def test_plays_that_stay_close_are_tried_until_the_tries_are_used_up():
    table = Table(5.0, 5.1, 4.9)
    found = foreseen(judged(5.0, 5.0, 5.0), EFFORT._replace(tries=11), table.deal, table.ahead)
    assert [each.play.answers[0] for each in found] == ["1", "0", "2"]
    assert table.deals == 3
    assert len(table.tried) == 9


def test_without_a_choice_nothing_is_played_on():
    plays = judged(5.0, 1.0)

    def never() -> State:
        raise AssertionError("a deal is made for nothing")

    assert foreseen(plays, EFFORT, never, lambda dealt, tried: 0.0) == plays
    few = EFFORT._replace(close=9.0, tries=1)
    assert foreseen(plays, few, never, lambda dealt, tried: 0.0) == plays


def test_plays_with_one_first_answer_are_one_choice_if_only_that_is_asked():
    """The race ends as soon as the first answer is certain."""
    plays = [
        Judged(Play((first, n), State(place), ""), 5.0)
        for place, (first, n) in enumerate((("a", "0"), ("a", "1"), ("b", "2")))
    ]
    ends = {"0": 5.0, "1": 3.0, "2": 1.0}
    tried = list[str]()

    def ahead(dealt: State, each: Judged[State]) -> float:
        tried.append(each.play.answers[1])
        return ends[each.play.answers[1]]

    for whole, tries in ((True, 7), (False, 3)):
        tried.clear()
        effort = EFFORT._replace(whole=whole)
        found = foreseen(plays, effort, lambda: State(0), ahead)
        assert [each.play.answers for each in found] == [("a", "0"), ("a", "1"), ("b", "2")]
        assert len(tried) == tries
    assert foreseen(plays[:2], effort, lambda: State(0), ahead) == plays[:2]
    assert len(tried) == 3


def test_a_likely_hand_is_seldom_the_worst_and_may_be_any():
    """Of three random hands of two cards out of five, the worst is the best with 1 in 1,000."""
    chance, cards = Generator(1, "hands"), ["1", "2", "3", "4", "5"]

    def worth(hand: Sequence[str]) -> float:
        return sum(map(int, hand))

    orders = [likely_hand(cards, 2, worth, chance) for _ in range(1000)]
    assert all(sorted(order) == cards for order in orders)
    assert cards == ["1", "2", "3", "4", "5"]
    hands = Counter("".join(sorted(order[:2])) for order in orders)
    assert len(hands) >= 9
    assert hands["12"] < 10 < 100 < hands["45"]
