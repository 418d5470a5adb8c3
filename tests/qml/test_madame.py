"""Madame du Barry at the window: alone against one person, and what is told of her turns."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.scenes.madame import MadameScene
from rococo_desktop.rules.rococo.events import ItemScored, RoundBegan
from rococo_desktop.session.places import Places
from tests.qml.hands import Hands, Whim, session

MADAME = ("madame_du_barry",)
ENDINGS = (RoundBegan, ItemScored)


def her_turn(hands: Hands, qtbot: QtBot) -> None:
    """Answer by whim until she has revealed a card and a person is asked again."""
    game, whim = hands.game, Whim(3)
    for _ in range(60):
        qtbot.waitUntil(lambda: game.prompt.mine or game.over)
        if hands.has("madameTale"):
            return
        decision = game.session.decision
        assert decision is not None
        game.answer(whim(decision))
        hands.settle()
    raise AssertionError("she never has a turn")


def test_one_person_plays_against_her_alone(hands: Hands, qtbot: QtBot, places: Places) -> None:
    hands.shell.back()
    hands.settle()
    hands.control(Qt.Key.Key_N)
    hands.click("expansion:madame_du_barry")
    hands.click("remove1")
    assert hands.shell.form.seats.count == 1
    assert not hands.named("remove0").isEnabled()
    hands.click("start")
    game, whim = hands.game, Whim(5)
    assert [seat.kind for seat in game.session.setup.seats] == ["human", "rival"]
    while not game.over:
        qtbot.waitUntil(lambda: game.prompt.mine or game.over)
        decision = game.session.decision
        if decision is not None:
            assert game.answer(whim(decision))
            hands.settle()
    assert game.score.verdict in hands.texts()
    hands.control(Qt.Key.Key_N)
    assert hands.shell.form.seats.count == 1
    hands.click("expansion:madame_du_barry")
    assert hands.shell.form.seats.count == 2, "without her one person is not enough"


def test_there_is_no_seat_for_her_at_a_full_table(hands: Hands) -> None:
    hands.shell.back()
    hands.settle()
    hands.control(Qt.Key.Key_N)
    for _ in range(3):
        hands.click("addSeat")
    switch = hands.named("expansion:madame_du_barry")
    assert not switch.isEnabled()
    assert switch.property("reason") in hands.texts()
    hands.click("remove4")
    hands.click("expansion:madame_du_barry")
    assert hands.shell.form.setup().expansions == MADAME
    assert not hands.named("addSeat").isEnabled()


def test_her_turn_is_told_with_her_card(hands: Hands, qtbot: QtBot) -> None:
    hands.play(session(1, expansions=MADAME))
    her_turn(hands, qtbot)
    tale = hands.named("madameTale")
    told, _ = hands.spoken(tale)
    assert told
    assert any(told in text for text in hands.texts())
    decision = hands.game.session.decision
    assert decision is not None
    hands.game.answer(decision.options[0])
    hands.settle()
    assert not hands.has("madameTale"), "the log takes its place again"
    assert hands.has("openLog")


def test_her_turn_goes_with_undo(hands: Hands, qtbot: QtBot) -> None:
    hands.play(session(1, expansions=MADAME))
    her_turn(hands, qtbot)
    while hands.game.canUndo and hands.has("madameTale"):
        hands.control(Qt.Key.Key_Z)
    assert not hands.has("madameTale")


def test_what_comes_after_her_turn_is_none_of_it(hands: Hands) -> None:
    """When her turn ends a round or the game, the next hand and the scoring are no steps of it."""
    game, whim, ends = session(1, expansions=MADAME), Whim(2), 0
    hands.play(session(1, expansions=MADAME))
    (scene,) = [each for each in hands.game._table.scenes if isinstance(each, MadameScene)]
    while (decision := game.decision) is not None:
        events = game.answer(decision.id, whim(decision))
        if decision.kind == "reveal_card" and any(isinstance(e, ENDINGS) for e in events):
            ends += 1
            scene.happened(events)
            assert scene.steps
            assert not any("4 cards" in step or "scores" in step for step in scene.steps)
    assert ends


def test_the_log_comes_back_when_the_language_is_changed_after_her_turn(
    hands: Hands, qtbot: QtBot
) -> None:
    hands.play(session(1, expansions=MADAME))
    her_turn(hands, qtbot)
    hands.shell.preferences.choose("language", "fr")
    hands.settle()
    assert hands.has("openLog") != hands.has("madameTale")
    hands.play(session(2))
    hands.game.reveal()
    hands.settle()
    assert hands.has("openLog")
