"""The keyboard shortcuts, and how they are changed."""

from collections import Counter
from typing import NamedTuple

from PySide6.QtCore import QKeyCombination, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtQml import QmlElement, QmlSingleton, QQmlEngine

from rococo_desktop.controller.qt import Property, Value, given
from rococo_desktop.controller.rows import RowsOf
from rococo_desktop.controller.settings.preferences import Preferences
from rococo_desktop.session.settings import Settings
from rococo_desktop.texts import Catalogue

QML_IMPORT_NAME = "Table.Program"
QML_IMPORT_MAJOR_VERSION = 1


DEFAULTS = {
    "undo": "Ctrl+Z",
    "redo": "Ctrl+Y",
    "new_game": "Ctrl+N",
    "load": "Ctrl+O",
    "save": "Ctrl+S",
    "settings": "Ctrl+,",
    "full_screen": "F11",
    "sound": "M",
    "music": "N",
    "pause": "P",
    "pace": "S",
    "hurry": "F",
    "magnify": "V",
    "what": "W",
    "guide": "F1",
    "actions": "A",
    "hint": "H",
    "command": "C",
    "go_to": "F3",
    "part_on": "F6",
    "part_back": "Shift+F6",
    "pass_on": "D",
    "log": "Ctrl+L",
    "step_back": "Alt+Left",
    "step_on": "Alt+Right",
    "turn_back": "Alt+Up",
    "turn_on": "Alt+Down",
    "first": "Alt+Home",
    "now": "Alt+End",
    "branch_back": "Alt+PgUp",
    "branch_on": "Alt+PgDown",
    "go_on": "Alt+Return",
    "say_again": "R",
    "say_table": "T",
    "say_own": "O",
    "say_rival": "E",
    "say_places": "B",
    "say_displays": "G",
}
"""The actions with a key of their own, and their default keys."""

SPARE = {"redo": "Ctrl+Shift+Z", "guide": "Ctrl+?", "go_to": "/"}
"""Second keys for actions whose key was not changed."""

HELD = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_unknown,
)
"""Keys that have no meaning alone."""

FIXED = frozenset(
    (
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
        *(Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape),
        *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Backspace, Qt.Key.Key_Delete),
        *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
        *(Qt.Key(Qt.Key.Key_0.value + digit) for digit in range(10)),
    )
)
"""Keys that move the focus, choose, close and type; alone and with Shift they are reserved."""


class ShortcutRow(NamedTuple):
    """An action, and its key in written form."""

    key: str
    label: str
    shown: str
    changed: bool


@QmlElement
@QmlSingleton
class Shortcuts(QObject):
    """The keys of one user, for all QML of the window; no key has two actions."""

    changed = Signal()
    listeningChanged = Signal()

    rows = RowsOf(ShortcutRow)
    listening = Value(str, notify=listeningChanged)
    """The action that waits for its new key; empty if none does."""
    problem = Value(str, notify=listeningChanged)
    """Why the last key was refused."""

    def __init__(self, preferences: Preferences, catalogue: Catalogue, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._catalogue = catalogue
        self._keys = _without_clashes(preferences.settings.keys)
        preferences.spoke.connect(self._show)
        self._show()

    @staticmethod
    def create(engine: QQmlEngine) -> "Shortcuts":
        return given(Shortcuts, engine)

    def of(self, action: str) -> list[str]:
        spare = SPARE.get(action, "")
        free = self._keys[action] == DEFAULTS[action] and spare not in self._keys.values()
        return [self._keys[action], *([spare] if spare and free else [])]

    @Property("QVariantMap", notify=changed)
    def keys(self) -> dict[str, list[str]]:
        """The keys for each action."""
        return {action: self.of(action) for action in self._keys}

    @Property("QVariantMap", notify=changed)
    def written(self) -> dict[str, str]:
        """The key for each action in written form."""
        return {each: self._written(QKeySequence(key)) for each, key in self._keys.items()}

    @Slot(str)
    def listen(self, action: str, problem: str = "") -> None:
        """Assign the next pressed key to an action; without one, leave all keys as they are."""
        self.listening, self.problem = action, problem
        self.listeningChanged.emit()

    @Slot(int, int)
    def press(self, key: int, modifiers: int) -> None:
        """Assign a key to the listening action, unless it has another meaning."""
        if key == Qt.Key.Key_Escape:
            self.listen("")
        elif self.listening and Qt.Key(key) not in HELD:
            pressed = QKeyCombination(Qt.KeyboardModifier(modifiers), Qt.Key(key))
            self._take(QKeySequence(pressed), pressed)

    @Slot()
    def reset(self) -> None:
        self._preferences.keep(keys={})
        self._show_keys(dict(DEFAULTS))

    def _take(self, sequence: QKeySequence, pressed: QKeyCombination) -> None:
        text = sequence.toString(QKeySequence.SequenceFormat.PortableText)
        bare = pressed.keyboardModifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.ShiftModifier,
            Qt.KeyboardModifier.KeypadModifier,
        )
        if not text or (bare and pressed.key() in FIXED):
            self.listen(self.listening, self._catalogue.text("window-keys-fixed"))
            return
        for action in DEFAULTS:
            if action != self.listening and text in self.of(action):
                label = self._catalogue.text(f"window-key-{action}")
                shown = self._written(sequence)
                told = self._catalogue.text("window-keys-taken", pressed=shown, action=label)
                self.listen(self.listening, told)
                return
        self._keep(self.listening, text)

    def _keep(self, action: str, key: str) -> None:
        """Give an action a key, also on the disk, where another window may have given it away."""

        def give(now: Settings) -> dict[str, object]:
            others = {each: k for each, k in now.keys.items() if each != action and k != key}
            return {"keys": others if key == DEFAULTS[action] else {**others, action: key}}

        self._preferences.change(give)
        self._show_keys({**self._keys, action: key})

    def _show_keys(self, keys: dict[str, str]) -> None:
        self._keys = keys
        self._show()
        self.listen("")

    def _written(self, sequence: QKeySequence) -> str:
        """Return a key in words, with the names of keys in the chosen language."""
        names = sequence.toString(QKeySequence.SequenceFormat.NativeText).split("+")
        keys = [f"window-key_name-{name}" for name in names]
        return "+".join(
            self._catalogue.text(key) if key in self._catalogue else name
            for key, name in zip(keys, names, strict=True)
        )

    @Slot()
    def _show(self) -> None:
        written = self.written
        self.rows.show(
            ShortcutRow(
                action,
                self._catalogue.text(f"window-key-{action}"),
                written[action],
                key != DEFAULTS[action],
            )
            for action, key in self._keys.items()
        )
        self.changed.emit()


def _without_clashes(kept: dict[str, str]) -> dict[str, str]:
    """Return a key for each action: the saved one if it is usable and does not clash.

    Two actions may have swapped their keys, so clashes are known only once all keys are read. An
    action that cannot have its saved key has its default one, which may clash in its turn.
    """
    read = {
        action: QKeySequence(text).toString(QKeySequence.SequenceFormat.PortableText)
        for action, text in kept.items()
        if action in DEFAULTS
    }
    changed = {action: key for action, key in read.items() if key}
    while True:
        keys = {**DEFAULTS, **changed}
        times = Counter(keys.values())
        clashing = [action for action in changed if times[keys[action]] > 1]
        if not clashing:
            return keys
        del changed[clashing[-1]]
