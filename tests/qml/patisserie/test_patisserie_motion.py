"""Pieces fly from place to place, and every way begins and ends at a place on the table."""

from functools import partial

from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from rococo_desktop.engine.state import Decision
from rococo_desktop.session.session import Session
from tests.qml.hands import Open
from tests.qml.patisserie.kitchen_hands import Whim, session, table_of, until

ANSWERS = 130
"""The most answers until everything has flown."""
PLACES = {"recipe", "shelf", "stored", "tile", "rack", "space", "place", "purse", "card"}
DECIDED = {"player", "recipe", "shelf", "table"}


def moved_on(game: Session, decision: Decision) -> bool:
    """Return whether a decision has been made."""
    return game.decision != decision


def test_pieces_fly_between_places_of_the_table(open_window: Open, qtbot: QtBot) -> None:
    hands = open_window(0.05)
    game = session(1, seed=14)
    hands.play(game)
    whim, flown, decided = Whim(14), set[str](), set[str]()
    for _ in range(ANSWERS):
        decision = game.decision
        if decision is None:
            break
        if decision.seat == 0:
            assert hands.game.answer(whim(decision))
        else:
            assert table_of(hands).opens_turn(decision), "the Mentor waits for people to follow"
            qtbot.waitUntil(partial(moved_on, game, decision))
        for row in table_of(hands).motion.flights.rows:
            flown |= {row.source.partition(":")[0], row.target.partition(":")[0]}
            if getattr(row.face, "training", "") == "mentor":
                assert row.source == "player:1"
                assert any(each.property("place") == row.target for each in hands.items())
                decided.add(row.target.partition(":")[0])
        table_of(hands).motion.skip()
        if flown >= PLACES and decided >= DECIDED:
            break
    assert flown >= PLACES
    assert decided >= DECIDED, "his cards point to what they decide"


def test_a_piece_stays_in_the_window_on_its_way(open_window: Open, qtbot: QtBot) -> None:
    """A card is higher than the panel of its player at the upper edge of the window."""
    hands = open_window(0.2)
    game = until(session(1, bots=1, seed=14), "play_card")
    hands.play(game)
    window = hands.root.contentItem().boundingRect()
    seen = list[QRectF]()

    def landed() -> bool:
        pieces = hands.typed("Flight")
        seen.extend(each.mapRectToScene(each.boundingRect()) for each in pieces)
        return bool(game.decision is None or game.decision.seat == 0) and not pieces

    for _ in range(6):
        qtbot.waitUntil(landed)
        decision = game.decision
        assert decision is not None
        hands.game.answer(decision.options[0])
    qtbot.waitUntil(landed)
    assert any(each.top() < 1 and each.height() > 100 for each in seen), "a card at the upper edge"
    assert not [each for each in seen if not window.contains(each)]
