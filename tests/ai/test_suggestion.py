"""Expectations near the end of a game: the fewer cards are left, the more the scores count."""

import pytest

from rococo_desktop.ai.suggestion import (
    blended_leads,
    late_trust,
    odds,
    present_leads,
    reckoned,
    surer,
)


def test_the_present_lead_is_over_the_best_other_seat():
    assert present_leads([30, 20, 25]) == [5, -10, -5]
    assert present_leads([20, 20]) == [0, 0]


def test_each_card_adds_to_the_trust_in_expectations():
    late = (0.2, 0.25)
    trusts = [late_trust(late, hands) for hands in ([0, 0], [1, 0], [1, 1], [4, 4])]
    assert trusts == pytest.approx([0.2, 0.325, 0.45, 1.0])


def test_expectations_and_scores_are_blended():
    assert blended_leads([-8.0, 8.0], [10, 14], 0.25) == pytest.approx((-5.0, 5.0))
    assert blended_leads([-8.0, 8.0], [14, 10], 0.0) == (4.0, -4.0)


def test_the_usual_error_shrinks_with_the_trust():
    assert surer(3.0, 1.0) == pytest.approx(3.0)
    assert surer(3.0, 0.25) < 2.0


@pytest.mark.parametrize("leads", [(5.0, 3.0, -1.0), (-2.0, 4.0), (1.0, 1.0, 1.0, -9.0)])
def test_who_is_reckoned_ahead_has_the_best_odds(leads: tuple[float, ...]):
    """All seats may be expected too high: “31 %, 5 points ahead” of three others was said once."""
    seats = range(len(leads))
    chances = [odds(leads, seat, 3.0) for seat in seats]
    for seat in seats:
        others = [chances[other] for other in seats if other != seat]
        assert (reckoned(leads, seat) > 0) == (chances[seat] > max(others))
    assert reckoned(leads, 0, 100.0) > 0
    assert reckoned((5.0, -5.0), 0) == 5.0
