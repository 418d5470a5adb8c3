"""Grounds for a hand: what its cards can do in this round, as its next turn leaves it to them."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rococo_desktop.engine.reasons import Reason, because
from rococo_desktop.rules.rococo.book import RuleBook
from rococo_desktop.rules.rococo.components.models import Dress
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.tailoring_grounds import makes, one_tile_short, reachable

BONUSES = 2
"""The most bonuses that are told of a hand, those of the highest levels."""


class Planned(NamedTuple):
    """The next turn with a hand: its answers, and the position that it leads to."""

    answers: Sequence[str]
    state: State


def hand_grounds(
    rules: RuleBook, state: State, seat: int, hand: Sequence[str], planned: Planned | None
) -> Iterator[Reason]:
    """Yield the reasons for a hand of employees, with the next turn that is planned with it.

    A dress or tile for which that turn leaves nobody or nothing is no reason for the hand.
    """
    cards = [rules.employees[card] for card in hand]
    makers = {
        dress: n
        for dress in reachable(rules, state, seat)
        if (n := sum(makes(rules, card, dress) for card in cards))
        and _stays(rules, seat, planned, dress)
    }
    if makers:
        best = max(makers, key=lambda dress: _rank(planned, dress))
        yield because("advice-hand_dress", dress=best.id, n=makers[best])
    if len(cards) > 1:
        bought = [
            (dress, tile)
            for tile, dress in one_tile_short(rules, state, seat)
            if any(makes(rules, card, dress) for card in cards)
            and _stays(rules, seat, planned, dress, tile)
        ]
        if bought:
            dress, tile = max(bought, key=lambda each: _rank(planned, each[0]))
            yield because("advice-hand_tile", tile=tile, dress=dress.id)
    new = sorted(hand, key=lambda card: -(rules.employees[card].level or 0))
    for card in [each for each in new if rules.bonus_of(each) is not None][:BONUSES]:
        yield because("advice-hand_bonus", card=card, bonus=card)
    masters = sum(card.type == "master" for card in cards)
    if masters:
        yield because("advice-hand_masters", n=masters)


def _rank(planned: Planned | None, dress: Dress) -> tuple[bool, int]:
    return planned is not None and dress.id in planned.answers, dress.prestige


def _stays(
    rules: RuleBook, seat: int, planned: Planned | None, dress: Dress, tile: str | None = None
) -> bool:
    """Return whether a turn makes a dress, or leaves all that it takes in the hand of a seat.

    If a tile is still to be bought, that takes another card.
    """
    if planned is None or dress.id in planned.answers:
        return True
    after = planned.state
    left = [rules.employees[card] for card in after.players[seat].hand]
    if not any(makes(rules, card, dress) for card in left):
        return False
    if any(each.id == dress.id for each in reachable(rules, after, seat)):
        return tile is None or tile in planned.answers
    short = one_tile_short(rules, after, seat) if len(left) > 1 else ()
    return any(each == (tile, dress) for each in short)
