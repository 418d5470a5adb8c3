"""Estimates of what others hide: which of their staff are in the hand."""

from collections.abc import Sequence

from rococo_desktop.ai.foresight import likely_hand
from rococo_desktop.ai.patisserie.staff import expected, hand_points
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.view import View
from rococo_desktop.rules.state import SELECT


def likely(match: Patisserie, view: View, rng: Generator) -> State:
    """Return a state consistent with a view, whose hidden hands are such as one would choose.

    ``rng`` deals all other hidden parts. While staff is selected, hands are not complete yet.
    """
    state = match.deal(view, rng)
    for seen in view.players if view.phase != SELECT else ():
        if seen.hand is None and seen.hand_size and seen.unused_size:
            _choose_hand(match, state, seen.seat, rng)
    return state


def _choose_hand(match: Patisserie, state: State, seat: int, rng: Generator) -> None:
    """Give a seat a likely hand; a card that was hired in this round is known to be in it."""
    player, staff, now = state.players[seat], match.rules.staff, expected(match.rules, state, seat)
    known = [card for card in player.hand if card in player.hired]
    hidden = [card for card in (*player.hand, *player.unused) if card not in known]

    def worth(cards: Sequence[str]) -> float:
        return hand_points([staff[card] for card in (*known, *cards)], now)

    size = len(player.hand) - len(known)
    cards = likely_hand(hidden, size, worth, rng)
    player.hand, player.unused = [*known, *cards[:size]], cards[size:]
