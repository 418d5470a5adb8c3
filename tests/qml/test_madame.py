"""Madame du Barry at the window: solo, and only at a table with a free seat."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rococo_desktop.session.files.places import Places
from tests.qml.hands import Hands, Whim

MADAME = ("madame_du_barry",)


@pytest.mark.parametrize("rounds", [2, pytest.param(99, id="whole game", marks=pytest.mark.heavy)])
def test_one_person_plays_against_her_alone(
    hands: Hands, qtbot: QtBot, places: Places, rounds: int
) -> None:
    hands.shell.back()
    hands.settle()
    hands.control(Qt.Key.Key_N)
    hands.click("fold:additions")
    hands.click("expansion:madame_du_barry")
    hands.click("remove1")
    assert hands.shell.backstage.form.seats.plans.count == 1
    assert not hands.named("remove0").isEnabled()
    hands.click("start")
    game, whim = hands.game, Whim(5)
    assert [seat.kind for seat in game.session.setup.seats] == ["human", "rival"]
    while not game.over and game.session.state.round <= rounds:
        qtbot.waitUntil(lambda: game.prompt.mine or game.over)
        decision = game.session.decision
        if decision is not None:
            assert game.answer(whim(decision))
            hands.settle()
    assert not game.over or game.score.verdict in hands.texts()
    hands.control(Qt.Key.Key_N)
    assert hands.shell.backstage.form.seats.plans.count == 1
    hands.click("fold:additions")
    hands.click("expansion:madame_du_barry")
    assert hands.shell.backstage.form.seats.plans.count == 2, "without her one person is not enough"


def test_there_is_no_seat_for_her_at_a_full_table(hands: Hands) -> None:
    hands.shell.back()
    hands.settle()
    hands.control(Qt.Key.Key_N)
    for _ in range(3):
        hands.click("addSeat")
    hands.click("fold:additions")
    switch = hands.named("expansion:madame_du_barry")
    assert not switch.isEnabled()
    assert switch.property("reason") in hands.texts()
    hands.click("remove4")
    hands.click("expansion:madame_du_barry")
    assert hands.shell.backstage.form.setup().expansions == MADAME
    assert not hands.named("addSeat").isEnabled()
