"""Where a hand is chosen, the heading says whose cards these are."""

from tests.qml.hands import Hands
from tests.qml.patisserie.kitchen_hands import session, until


def test_the_cards_of_a_hand_are_headed_as_ones_own(hands: Hands) -> None:
    hands.play(until(session(2, seed=4), "select_card"))
    hands.game.hotSeat.reveal()
    hands.settle()
    assert "Your unused staff" in hands.texts()
    assert "Staff for hire" not in hands.texts()
    hands.play(until(session(2, seed=4), "play_card"))
    hands.game.hotSeat.reveal()
    hands.settle()
    assert "Staff for hire" in hands.texts()
