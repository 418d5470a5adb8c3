"""Pieces of La Pâtisserie Rococo as they are drawn on the table."""

import pytest

from tests.qml.hands import Hands
from tests.qml.legible import texts
from tests.qml.patisserie.kitchen_hands import choices, session, until
from tests.qml.test_long_names import letters

pytestmark = pytest.mark.one_window


@pytest.mark.parametrize("kind", ["draft_card", "acquire_recipe", "hire"])
def test_no_digit_covers_what_a_piece_says(hands: Hands, kind: str) -> None:
    """The level of a card and the points of a recipe are where the key's digit is."""
    hands.play(until(session(2, seed=8), kind))
    if hands.game.curtain:
        hands.game.reveal()
    hands.lay_out()
    seen = 0
    for item in choices(hands).values():
        digits = [each for each in hands.items(item) if each.objectName() == "digit"]
        for digit in digits:
            corner = digit.mapRectToScene(digit.boundingRect())
            words = [each for each in texts(hands, item) if each.parentItem() is not digit]
            assert not [each for each in words if letters(each).intersects(corner)]
            seen += 1
    assert seen
