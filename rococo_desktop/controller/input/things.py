"""The registry of the screen: what can be chosen there, explains itself or can be asked about."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement, qmlAttachedPropertiesObject
from PySide6.QtQuick import QQuickItem
from shiboken6 import isValid

from rococo_desktop.controller.qt import Given, Property, QmlAttached, Value, give_back

QML_IMPORT_NAME = "Table.Program"
QML_IMPORT_MAJOR_VERSION = 1

T = TypeVar("T")

_registry: list["Entry"] = []
"""All entries, the latest last."""
_awaited: set[str] = set()
"""The spots that a piece is still on its way to."""


class Entry(QObject):
    """What an item of the screen is for keys, pointer and tutor; QML gives it as ``Thing``."""

    numberChanged = Signal()
    awaitedChanged = Signal()

    legal = Given(bool)
    """Whether it can be chosen now."""
    order = Given(int)
    """The group in which the digits count it: words first, then pieces; 0 for none."""
    option = Given(str)
    """The option that it chooses."""
    badge = Given(QQuickItem)
    """The sign with its digit."""
    reachable = Given(bool)
    """Whether a gesture can name it before it is asked about."""
    label = Given(str)
    about = Given(str)
    """What it is for."""
    reason = Given(str)
    """Why it cannot be chosen, if it cannot."""
    face = Given(QObject)
    """The piece that it shows, if it shows one."""
    topic = Given(str)
    """The reference's topic for it; an item without one is part of the item around it."""
    place = Given(str)
    """The spot that pieces fly from and to; empty if it is none."""
    page = Given(str)
    """The page of the table that it is a part of; empty if it is always visible."""
    compared = Given(str)
    """For a part of the table: the word for those parts whose things are compared."""
    made = Given(bool)
    """Whether it is the one of several choices that is made."""
    steady = Given(bool)
    """Whether it does the same in every scene, so that it can be pressed again and again."""
    number = Value(int, notify=numberChanged)
    """The digit that chooses it, from 1; 0 if none does."""
    heading = Given(bool)
    """Whether it is a heading, which no light around a piece beside it may cover."""
    vacant = Given(bool)
    """Whether it only fills an empty place, so that it may be covered."""

    def __init__(self, item: QQuickItem) -> None:
        super().__init__(item)
        self.item = item
        _registry.append(self)

    @property
    def told(self) -> bool:
        """Return whether there is something to tell or to choose."""
        return bool(self.label) or self.legal

    @property
    def explains(self) -> bool:
        """Return whether it has an explanation, or says why it cannot be chosen."""
        return bool(self.about) or (not self.legal and bool(self.reason))

    @Property(bool, notify=awaitedChanged)
    def awaited(self) -> bool:
        """Whether a piece is still on its way to it."""
        return self.place in _awaited

    def give(self, number: int) -> None:
        """Let a digit choose it, or none."""
        if number != self.number:
            self.number = number
            self.numberChanged.emit()


@QmlElement
@QmlAttached(Entry)
class Thing(QObject):
    """The name under which QML attaches an entry to an item."""

    @staticmethod
    def qmlAttachedProperties(_kind: type, item: QQuickItem) -> Entry:
        give_back(item)
        return Entry(item)


def entry_of(item: QQuickItem) -> Entry | None:
    """Return an item's entry; None if it has none."""
    found: object = qmlAttachedPropertiesObject(Thing, item, False)
    return found if isinstance(found, Entry) else None


def topic_of(item: QQuickItem) -> str:
    """Return the reference's topic for an item; empty if it has none of its own."""
    entry = entry_of(item)
    return "" if entry is None else entry.topic


def page_of(item: QQuickItem) -> str:
    """Return the page of the table that an item is a part of; empty if it is none."""
    entry = entry_of(item)
    return "" if entry is None else entry.page


def nearest(item: QQuickItem | None, find: Callable[[QQuickItem], T | None]) -> T | None:
    """Return what is found at an item, or at the nearest item around it; None for nothing."""
    while item is not None:
        if found := find(item):
            return found
        item = item.parentItem()
    return None


def told_around(item: QQuickItem | None, tell: Callable[[QQuickItem], str]) -> str:
    """Return what ``tell`` says of an item, or of the nearest item around it; empty for nothing."""
    return nearest(item, tell) or ""


def living() -> Sequence[Entry]:
    """Return the entries of all items that are still there, the latest last."""
    _registry[:] = filter(isValid, _registry)
    return tuple(_registry)


def entries(within: QQuickItem) -> list[Entry]:
    """Return the entries of an item and all in it, visible or not, the latest last."""
    return [each for each in living() if each.item is within or within.isAncestorOf(each.item)]


def await_at(places: Iterable[str]) -> None:
    """Note the spots that a piece is on its way to."""
    changed = _awaited.symmetric_difference(places)
    _awaited.symmetric_difference_update(changed)
    for entry in living():
        if entry.place in changed:
            entry.awaitedChanged.emit()


def in_tree(found: Iterable[Entry]) -> list[Entry]:
    """Return entries in the order of the tree."""
    places: dict[QQuickItem, int] = {}

    def path(item: QQuickItem) -> tuple[int, ...]:
        above: QQuickItem | None = item.parentItem()
        if above is None:
            return ()
        if item not in places:
            places.update({child: place for place, child in enumerate(above.childItems())})
        return (*path(above), places[item])

    return sorted(found, key=lambda entry: path(entry.item))
