"""What stirs at rest: one thing at a time, soon still again, and nothing without motion."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rococo_desktop.session.session import Session
from tests.qml.hands import Hands, Open, Whim, game_that_asks, play_to, session


def stirring(hands: Hands) -> list[int]:
    """Return how far everything that can stir has come."""
    return [item.property("now") for item in hands.typed("Stir")]


def test_one_thing_stirs_at_a_time_and_comes_to_rest(open_window: Open, qtbot: QtBot) -> None:
    hands = open_window(1)
    qtbot.waitUntil(lambda: any(stirring(hands)))
    seen = 0
    while seen < 3:
        moving = [now for now in stirring(hands) if now]
        assert len(moving) <= 1
        seen += bool(moving)
        qtbot.wait(30)
    qtbot.waitUntil(lambda: not any(stirring(hands)))


def alive(hands: Hands) -> set[str]:
    """Return the pictures of all that can stir now."""
    stirs = [item for item in hands.typed("Stir") if item.isEnabled()]
    return {item.parentItem().property("path") for item in stirs} - {"", None}


def test_guests_candles_and_the_hearth_stir_in_a_hall(hands: Hands) -> None:
    hands.play(game_that_asks("place_dress"))
    hands.game.hotSeat.reveal()
    hands.settle()
    assert {"decoration/embers"} <= alive(hands)
    place = next(i for i in hands.targets().values() if i in hands.typed("GuestSpace"))
    hands.click(place)
    hands.settle()
    assert {"room/flames", "decoration/embers"} <= alive(hands)
    assert any(path.startswith("guest/") for path in alive(hands))
    musicians = [
        place for place in hands.typed("DecorationSpace") if "musician" in place.property("picture")
    ]
    paid = any(place.property("owner") >= 0 for place in musicians)
    assert ("life/note" in alive(hands)) == paid


def test_without_motion_nothing_stirs(open_window: Open, qtbot: QtBot) -> None:
    hands = open_window(1)
    qtbot.waitUntil(lambda: any(stirring(hands)))
    hands.shell.preferences.choose("motion", "reduced")
    qtbot.waitUntil(lambda: not any(stirring(hands)))
    for _ in range(20):
        qtbot.wait(20)
        assert not any(stirring(hands))


def test_the_cat_wakes_when_it_is_touched_and_sleeps_again(open_window: Open, qtbot: QtBot) -> None:
    hands = open_window(1)
    hands.play(play_to(session(2), "play_card"))
    hands.click("lift")
    cat = hands.named("cat")
    assert cat.property("path") == "cat/asleep"
    middle = cat.mapToScene(cat.boundingRect().center()).toPoint()
    QTest.mouseClick(hands.root, Qt.MouseButton.LeftButton, pos=middle + QPoint(1, 1))
    qtbot.waitUntil(lambda: cat.property("path") == "cat/awake")
    qtbot.waitUntil(lambda: cat.property("path") == "cat/asleep")


def leaning(hands: Hands) -> set[float]:
    """Return how far the guests lean who do."""
    return {item.property("lean") for item in hands.typed("Somebody")} - {0.0, None}


def places_beside_guests(game: Session) -> list[str]:
    """Return the places in halls with guests where a garment can be rented out now."""
    decision = game.decision
    if decision is None or decision.kind != "place_dress":
        return []
    halls = {place.split("-")[0] for place in game.view(None).guests}
    return [option for option in decision.options if option.split("-")[0] in halls]


def test_guests_lean_to_who_comes_and_stand_straight_again(open_window: Open, qtbot: QtBot) -> None:
    hands = open_window(1)
    game, whim = session(2, seed=3), Whim(3)
    while not (beside := places_beside_guests(game)):
        assert game.decision is not None
        game.answer(game.decision.id, whim(game.decision))
    hands.play(game)
    hands.game.hotSeat.reveal()
    assert hands.game.answer(beside[0])
    qtbot.waitUntil(lambda: bool(leaning(hands)))
    qtbot.waitUntil(lambda: not leaning(hands))
