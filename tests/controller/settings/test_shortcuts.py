"""Changed keys: whatever the dialog has taken is the same at the next start."""

import re
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QKeyCombination, QObject, Qt
from PySide6.QtGui import QKeySequence

from rococo_desktop.controller.settings.preferences import Preferences
from rococo_desktop.controller.settings.shortcuts import DEFAULTS, SPARE, Shortcuts
from rococo_desktop.resources import resource_path
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.files.writer import AT_ONCE
from rococo_desktop.session.settings import Settings, store_settings
from rococo_desktop.texts import Catalogue

PRESSED = (*DEFAULTS.values(), *SPARE.values(), "J", "F2", "Alt+U", "Ctrl+J", "5", "Esc", "Shift+H")
"""Keys of other actions and free ones, some of which are refused."""
MODIFIERS = (
    Qt.KeyboardModifier.ShiftModifier
    | Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
    | Qt.KeyboardModifier.KeypadModifier
)

CATALOGUE = Catalogue()

changes = st.lists(
    st.one_of(
        st.tuples(st.sampled_from(tuple(DEFAULTS)), st.sampled_from(PRESSED)),
        st.just("restart"),
        st.just("reset"),
    ),
    max_size=25,
)


def started(home: Path, owner: QObject) -> Shortcuts:
    """Return the keys as the program reads them when it starts."""
    preferences = Preferences(Places(home, home), CATALOGUE, AT_ONCE, owner)
    return Shortcuts(preferences, CATALOGUE, owner)


def assign(shortcuts: Shortcuts, action: str, pressed: QKeyCombination) -> None:
    """Do what the dialog does: choose an action, then press its new key."""
    shortcuts.listen(action)
    shortcuts.press(pressed.key(), pressed.keyboardModifiers().value)
    shortcuts.listen("")


def keys(shortcuts: Shortcuts) -> dict[str, list[str]]:
    return {action: shortcuts.of(action) for action in DEFAULTS}


def combination(text: str) -> QKeyCombination:
    first: QKeyCombination = QKeySequence(text)[0]  # type: ignore[index] # PySide's stubs lack it
    return first


@settings(max_examples=40)
@given(changes)
def test_any_changes_are_the_same_after_a_restart(done: list[tuple[str, str] | str]) -> None:
    with TemporaryDirectory() as folder:
        home, owner = Path(folder), QObject()
        shortcuts = started(home, owner)
        for change in done:
            if change == "reset":
                shortcuts.reset()
            elif isinstance(change, tuple):
                assign(shortcuts, change[0], combination(change[1]))
            again = started(home, owner)
            assert keys(again) == keys(shortcuts)
            assert again.rows.rows == shortcuts.rows.rows
            given = [key for each in keys(again).values() for key in each]
            assert len(given) == len(set(given))
            if change == "restart":
                shortcuts = again


def test_every_key_that_is_taken_comes_back(tmp_path: Path) -> None:
    owner = QObject()
    shortcuts = started(tmp_path, owner)
    taken = 0
    for key in set(Qt.Key) - {Qt.Key.Key_micro}:  # its other name is deprecated, which is a warning
        before = shortcuts.of("hint")
        assign(shortcuts, "hint", QKeyCombination(MODIFIERS, key))
        if shortcuts.of("hint") != before:
            taken += 1
            assert started(tmp_path, owner).of("hint") == shortcuts.of("hint")
    assert taken > 400


@pytest.mark.parametrize(
    "kept",
    [
        {"undo": "F2", "redo": "F2", "save": "Ctrl+Z"},
        {"undo": "Ctrl+S"},
        {"hint": "P", "pause": "S", "pace": "P"},
        {"hint": ""},
    ],
)
def test_kept_keys_that_clash_give_way_until_none_do(kept: dict[str, str]) -> None:
    with TemporaryDirectory() as folder:
        home = Path(folder)
        store_settings(Settings(keys=kept), Places(home, home).settings_file)
        given = [key for each in keys(started(home, QObject())).values() for key in each]
        assert len(given) == len(set(given))
        assert all(given)


def test_the_window_knows_every_action_by_its_name() -> None:
    files = [file.read_text(encoding="utf-8") for file in resource_path("qml").rglob("*.qml")]
    acting = {name for text in files for name in re.findall(r"^ +(\w+): \(\) => ", text, re.M)}
    told = {name for text in files for name in re.findall(r"Shortcuts\.written\.(\w+)", text)}
    assert acting == DEFAULTS.keys()
    assert told <= acting
