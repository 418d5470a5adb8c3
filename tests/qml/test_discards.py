"""Cards that were discarded lie whole beside all else, also when nothing else is left."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from tests.qml.hands import Hands, played_out, session

pytestmark = pytest.mark.one_window


def rect(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


@pytest.mark.parametrize("supply", [0, 1, 2])
def test_all_discards_lie_beside_the_rack(hands: Hands, supply: int) -> None:
    """A pile whose heading is longer than its cards leaves the others less room."""
    hands.root.resize(1280, 800)
    for number in (5, 7, 12):
        game = played_out(session(1, bots=2))
        player = game.state.players[0]
        held = {card for each in game.state.players for card in (*each.hand, *each.supply)}
        cards = [card for card in game.match.rules.employees if card not in held]
        player.hand, player.supply = [], cards[:supply]
        player.discard = cards[supply : supply + number]
        hands.play(game)
        hands.lay_out()
        (purse,) = hands.typed("Purse")
        own = [rect(each) for each in hands.typed("CardPlace") if rect(each).y() > rect(purse).y()]
        assert len(own) == supply + number
        assert not any(each.intersects(rect(purse)) for each in own)
        own.sort(key=QRectF.left)
        assert all(one.right() <= two.left() for one, two in pairwise(own))
