"""Pieces fly from place to place, and every way begins and ends at a place on the table."""

from functools import partial

from pytestqt.qtbot import QtBot

from rococo_desktop.engine.state import Decision
from rococo_desktop.session.session import Session
from tests.qml.hands import Open
from tests.qml.patisserie.kitchen_hands import Whim, session, table_of

ANSWERS = 130


def moved_on(game: Session, decision: Decision) -> bool:
    """Return whether a decision has been made."""
    return game.decision != decision


def test_pieces_fly_between_places_of_the_table(open_window: Open, qtbot: QtBot) -> None:
    hands = open_window(0.2)
    game = session(1, seed=14)
    hands.play(game)
    whim, flown = Whim(14), set[str]()
    for _ in range(ANSWERS):
        decision = game.decision
        if decision is None:
            break
        if decision.seat == 0:
            assert hands.game.answer(whim(decision))
        else:
            qtbot.waitUntil(partial(moved_on, game, decision))
        for row in table_of(hands).motion.flights.rows:
            flown |= {row.source.partition(":")[0], row.target.partition(":")[0]}
        table_of(hands).motion.skip()
    expected = {"recipe", "shelf", "stored", "tile", "rack", "space", "place", "purse", "card"}
    assert expected <= flown
