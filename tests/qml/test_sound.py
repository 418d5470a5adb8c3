"""Events have sounds, unless these are switched off."""

from PySide6.QtCore import Qt

from rococo_desktop.session.files.places import Places
from rococo_desktop.session.settings import load_settings
from tests.qml.hands import Hands, play_to, session


def test_an_answer_is_heard_and_one_key_falls_silent(hands: Hands, places: Places) -> None:
    heard: list[str] = []
    hands.shell.heard.connect(heard.append)
    hands.play(play_to(session(2), "play_card"))
    hands.game.hotSeat.reveal()
    hands.settle()
    targets = hands.targets()
    hands.click(next(iter(targets.values())))
    assert heard == ["card"]
    hands.game.undo()
    assert heard == ["card"]
    hands.key(Qt.Key.Key_M)
    assert load_settings(places.settings_file)[0].sound == "off"
    hands.game.redo()
    hands.game.undo()
    hands.settle()
    hands.click(next(iter(hands.targets().values())))
    assert heard == ["card"]
    hands.key(Qt.Key.Key_M)
    assert load_settings(places.settings_file)[0].sound == "on"
