"""The places of a table that somebody names by the beginnings of their words."""

import re

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickItem
from shiboken6 import isValid

from rococo_desktop.controller.input.sight import is_open
from rococo_desktop.controller.input.things import Entry, entries, entry_of, in_tree, told_around
from rococo_desktop.controller.qt import Property, Value
from rococo_desktop.texts.typed_words import taken_by, words_of

QML_IMPORT_NAME = "Table.Program"
QML_IMPORT_MAJOR_VERSION = 1

_PART = re.compile(r"\d+|\D+")
"""Letters or digits: “g3” is as good as “g 3”."""


@QmlElement
class PlaceSeeker(QObject):
    """Finds what a text names, and gives one of it the focus."""

    changed = Signal()

    number = Value(int, notify=changed)
    """Which of them is meant, from 1; 0 if there are none."""
    told = Value(str, notify=changed)
    """What that one is called."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._found: list[Entry] = []

    @Property("QVariantList", notify=changed)
    def places(self) -> list[QQuickItem]:
        """The items that are named so."""
        return [each.item for each in self._found if isValid(each)]

    @Slot(QQuickItem, str)
    def seek(self, within: QQuickItem, text: str) -> None:
        """Find what can have the focus and is named so, or lies in a part that is.

        What begins with the first word comes first, and what can be chosen before the rest.
        """
        typed = [part for word in words_of(text) for part in _PART.findall(word)]
        self._found = _named(within, typed) if typed else []
        self._turn_to(1)

    @Slot(int)
    def step(self, by: int) -> None:
        """Go on to another one, after the last to the first."""
        self._turn_to(self.number + by)

    @Slot(result=bool)
    def go(self) -> bool:
        """Give the focus to the one that is meant; return whether there is one."""
        if self.number == 0:
            return False
        self._found[self.number - 1].item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _turn_to(self, number: int) -> None:
        self._found = [*filter(isValid, self._found)]
        self.number = (number - 1) % len(self._found) + 1 if self._found else 0
        self.told = self._found[self.number - 1].label if self.number else ""
        self.changed.emit()


def _named(within: QQuickItem, typed: list[str]) -> list[Entry]:
    found = [
        each
        for each in in_tree(entries(within))
        if _reached(each) and taken_by(_called(each), typed) == len(typed)
    ]
    return sorted(found, key=lambda each: (not _begins(each, typed[0]), not each.legal))


def _reached(entry: Entry) -> bool:
    reached = entry.legal or entry.reachable or entry.explains
    return bool(entry.label) and reached and is_open(entry.item)


def _called(entry: Entry) -> str:
    """Return what a thing is called, and the part in which it lies."""
    return f"{entry.label} {told_around(entry.item.parentItem(), _label_of)}"


def _begins(entry: Entry, word: str) -> bool:
    return next(iter(words_of(entry.label)), "").startswith(word)


def _label_of(item: QQuickItem) -> str:
    entry = entry_of(item)
    return "" if entry is None else entry.label
