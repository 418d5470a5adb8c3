"""The features of a position: nothing hidden, and the same number of them in every set-up."""

import pytest

from rococo_desktop.ai.patisserie.features import MOST, Encoder
from rococo_desktop.ai.patisserie.listing import turn_plays
from rococo_desktop.ai.patisserie.taste import Taste
from rococo_desktop.ai.patisserie.turn import Turn
from rococo_desktop.engine.randomness import Generator
from tests.ai.patisserie.games import match_of
from tests.ai.patisserie.test_listing import some_turns

ALL = ("promo_special_bonuses", "promo_table_bonuses", "promo_staff", "promo_start_staff")


@pytest.mark.parametrize(("players", "expansions"), [(1, ()), (2, ()), (2, ("mentor",)), (5, ALL)])
def test_a_deal_of_what_is_hidden_changes_nothing(players: int, expansions: tuple[str, ...]):
    match, compared, lengths = match_of(players, expansions), 0, set()
    for state in some_turns(match, 4, 14):
        assert state.pending is not None
        seat = state.pending.seat
        view, found = match.look(state, frozenset({seat})), []
        for deal in range(2):
            dealt = match.deal(view, Generator(deal, "deal"))
            encoder = Encoder(match.rules, dealt, seat, Taste())
            plays = turn_plays(match, dealt, Turn(match.rules, seat), encoder.guess, 150)
            found.append({p.answers: encoder.features(p.state, p.reveals) for p in plays[:40]})
        assert found[0] == found[1]
        numbers = [number for features in found[0].values() for number in features]
        assert all(type(number) is int for number in numbers)
        assert -MOST <= min(numbers) <= max(numbers) <= MOST
        lengths |= {len(features) for features in found[0].values()}
        compared += 1
    assert compared
    assert len(lengths) == 1
    assert 100 < lengths.pop() < 250
