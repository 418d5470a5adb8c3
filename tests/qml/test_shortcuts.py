"""The keys: listed, changed, refused with a reason if they clash, saved, and reset."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rococo_desktop.session.files.places import Places
from rococo_desktop.session.settings import load_settings
from tests.qml.hands import Hands
from tests.qml.test_settings import at_the_table, restarted

ALT = Qt.KeyboardModifier.AltModifier


def opened(hands: Hands) -> None:
    hands.shell.open("settings")
    hands.settle()
    hands.click("keys")
    assert hands.shell.dialog == "keys"


def test_a_key_is_changed_and_kept(hands: Hands, places: Places, qtbot: QtBot) -> None:
    at_the_table(hands)
    opened(hands)
    hands.click("key:undo")
    assert hands.shell.shortcuts.listening == "undo"
    hands.key(Qt.Key.Key_U, ALT)
    assert hands.shell.shortcuts.listening == ""
    assert hands.focused.objectName() == "key:undo"
    assert hands.named("key:undo").property("text") == "Alt+U"
    assert load_settings(places.settings_file)[0].keys == {"undo": "Alt+U"}
    hands.key(Qt.Key.Key_Escape)
    hands.key(Qt.Key.Key_Escape)
    answers = hands.game.session.answers
    hands.control(Qt.Key.Key_Z)
    assert hands.game.session.answers == answers
    hands.key(Qt.Key.Key_U, ALT)
    assert hands.game.session.answers == answers[:-1]
    with restarted(places, qtbot) as again:
        assert again.shell.shortcuts.of("undo") == ["Alt+U"]


def test_a_clash_is_refused_in_words(hands: Hands) -> None:
    hands.shell.back()
    opened(hands)
    hands.click("key:load")
    hands.control(Qt.Key.Key_S)
    assert hands.shell.dialog == "keys"
    assert any("Ctrl+S" in text and "Save the game" in text for text in hands.texts())
    hands.key(Qt.Key.Key_Down)
    assert any("cannot be assigned" in text for text in hands.texts())
    hands.key(Qt.Key.Key_Shift, Qt.KeyboardModifier.ShiftModifier)
    assert hands.shell.shortcuts.listening == "load"
    hands.key(Qt.Key.Key_Escape)
    assert hands.shell.dialog == "keys"
    assert hands.shell.shortcuts.of("load") == ["Ctrl+O"]


def test_all_are_as_at_first_again(hands: Hands, places: Places) -> None:
    hands.shell.back()
    opened(hands)
    hands.tab_to("key:full_screen")
    hands.key(Qt.Key.Key_Return)
    hands.key(Qt.Key.Key_F9)
    assert hands.shell.shortcuts.of("full_screen") == ["F9"]
    hands.click("resetKeys")
    assert hands.shell.shortcuts.of("full_screen") == ["F11"]
    assert load_settings(places.settings_file)[0].keys == {}


def test_kept_keys_that_clash_or_are_none_give_way(places: Places, qtbot: QtBot) -> None:
    places.settings_file.parent.mkdir(parents=True)
    places.settings_file.write_text(
        '{"keys": {"undo": "Ctrl+S", "gone": "F2", "log": "F4", "first": ""}}'
    )
    with restarted(places, qtbot) as hands:
        of = hands.shell.shortcuts.of
        assert (of("undo"), of("log"), of("first")) == (["Ctrl+Z"], ["F4"], ["Alt+Home"])
        assert of("redo") == ["Ctrl+Y", "Ctrl+Shift+Z"]


def test_hints_and_the_guide_name_the_keys_as_they_are(hands: Hands) -> None:
    at_the_table(hands)
    assert "Ctrl+Z takes decisions back" in guide(hands)
    opened(hands)
    hands.click("key:undo")
    hands.key(Qt.Key.Key_U, ALT)
    hands.click("key:log")
    hands.key(Qt.Key.Key_F9)
    hands.key(Qt.Key.Key_Escape)
    hands.key(Qt.Key.Key_Escape)
    hints = [hint for item in hands.items() if isinstance(hint := item.property("hint"), str)]
    assert any(hint.endswith("(Alt+U)") for hint in hints)
    assert not any("Ctrl+Z" in hint for hint in hints)
    hands.tab_to("openLog")
    assert any(text.endswith("(F9)") for text in hands.texts())
    assert "Alt+U takes decisions back" in guide(hands)
    assert "F9 opens the log" in guide(hands)


def test_keys_have_the_names_of_the_language(hands: Hands) -> None:
    keys = hands.shell.shortcuts.written
    assert (keys["undo"], keys["first"]) == ("Ctrl+Z", "Alt+Home")
    hands.shell.preferences.choose("language", "de")
    keys = hands.shell.shortcuts.written
    assert (keys["undo"], keys["first"], keys["full_screen"]) == ("Strg+Z", "Alt+Pos1", "F11")
    assert "Strg+Z nimmt" in guide(hands)
    assert "Strg+Z" in [row.shown for row in hands.shell.shortcuts.rows.rows]


def guide(hands: Hands) -> str:
    """Return the whole guide."""
    hands.shell.open("guide")
    told = " ".join(row.text for row in hands.pages.guide.rows)
    hands.shell.back()
    return told


def test_the_key_of_the_rules_is_listed_and_can_be_changed(hands: Hands) -> None:
    hands.shell.back()
    opened(hands)
    assert hands.named("key:guide").property("text") == "F1"
    hands.click("key:guide")
    hands.key(Qt.Key.Key_R, ALT)
    hands.key(Qt.Key.Key_Escape)
    hands.key(Qt.Key.Key_Escape)
    hands.key(Qt.Key.Key_F1)
    assert hands.shell.dialog == ""
    hands.key(Qt.Key.Key_R, ALT)
    assert hands.shell.dialog == "guide"


def test_a_closed_dialog_leaves_the_focus_on_its_button(hands: Hands) -> None:
    hands.shell.back()
    hands.settle()
    hands.tab_to("settings")
    hands.key(Qt.Key.Key_Return)
    hands.tab_to("keys")
    hands.key(Qt.Key.Key_Return)
    assert hands.shell.dialog == "keys"
    hands.key(Qt.Key.Key_Escape)
    assert (hands.shell.dialog, hands.focused.objectName()) == ("settings", "keys")
    hands.key(Qt.Key.Key_Escape)
    assert (hands.shell.dialog, hands.focused.objectName()) == ("", "settings")


def test_swapped_and_inherited_keys_are_kept(hands: Hands, places: Places, qtbot: QtBot) -> None:
    hands.shell.back()
    opened(hands)
    ways: list[tuple[str, Qt.Key, Qt.KeyboardModifier]] = [
        ("hint", Qt.Key.Key_J, Qt.KeyboardModifier.NoModifier),
        ("pause", Qt.Key.Key_H, Qt.KeyboardModifier.NoModifier),
        ("undo", Qt.Key.Key_F9, Qt.KeyboardModifier.NoModifier),
        ("redo", Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier),
        ("undo", Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier),
    ]
    for action, key, modifier in ways:
        hands.click(f"key:{action}")
        hands.key(key, modifier)
    wanted = {"hint": ["J"], "pause": ["H"], "undo": ["Ctrl+Y"], "redo": ["Ctrl+Z"]}
    assert {action: hands.shell.shortcuts.of(action) for action in wanted} == wanted
    with restarted(places, qtbot) as again:
        assert {action: again.shell.shortcuts.of(action) for action in wanted} == wanted
