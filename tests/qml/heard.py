"""Ears for the tests: the window as a screen reader finds it, and what is wrong with that."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface

from tests.qml.hands import Hands

Role = QAccessible.Role

GROUPS = {Role.Grouping, Role.List}
PIECES = {Role.Button, Role.RadioButton, Role.CheckBox}


class Found(NamedTuple):
    """Something in the tree of a screen reader, with what it is in."""

    role: QAccessible.Role
    name: str
    about: str
    state: QAccessible.State
    box: QRect
    actions: tuple[str, ...]
    around: tuple["Found", ...]

    def __str__(self) -> str:
        return f"{self.role.name} {self.name!r}"


@contextmanager
def a_screen_reader() -> Iterator[None]:
    """Let Qt tell as much as it tells while a screen reader listens."""
    QAccessible.setActive(True)
    try:
        yield
    finally:
        QAccessible.setActive(False)


def heard(hands: Hands) -> list[Found]:
    """Return everything in the window, in the order in which it is read."""
    found: list[Found] = []
    _listen(QAccessible.queryAccessibleInterface(hands.root), (), found)
    return found[1:]


def _listen(told: QAccessibleInterface, around: tuple[Found, ...], found: list[Found]) -> None:
    actions: QAccessibleActionInterface | None = told.actionInterface()
    here = Found(
        told.role(),
        told.text(QAccessible.Text.Name),
        told.text(QAccessible.Text.Description),
        told.state(),
        told.rect(),
        tuple(actions.actionNames()) if actions else (),
        around,
    )
    found.append(here)
    for place in range(told.childCount()):
        _listen(told.child(place), (*around, here), found)


def roles(hands: Hands) -> str:
    """Return what kinds of things there are, as in the table of ``docs/accessibility.md``."""
    return ", ".join(sorted({each.role.name for each in heard(hands)}))


def faults(hands: Hands) -> list[str]:
    """Return what a screen reader would stumble over, in words."""
    found = heard(hands)
    window = QAccessible.queryAccessibleInterface(hands.root).rect()
    dialogs = [each for each in found if each.role == Role.Dialog]
    focused = [each for each in found if each.state.focused]
    wrong = [f"{len(focused)} focused: {', '.join(map(str, focused))}"] if len(focused) > 1 else []
    for each in found:
        wrong += [f"{each} {fault}" for fault in _faults_of(each)]
        in_a_list = any(outer.role in (Role.List, Role.Table) for outer in each.around)
        if not each.box.intersects(window) and not in_a_list and not _scrolled(each, window):
            wrong.append(f"{each} is outside the window")
        if dialogs and each is not dialogs[-1] and dialogs[-1] not in each.around:
            wrong += [] if each in dialogs[-1].around else [f"{each} is behind {dialogs[-1]}"]
    alike = Counter(
        (str(each.around[-1]), each.role, each.name, each.about) for each in _pieces(found)
    )
    wrong += [f"{name!r} {n} times" for (_, _, name, _), n in alike.items() if n > 1]
    return wrong


def _faults_of(each: Found) -> Iterator[str]:
    state = each.state
    active = state.focusable or bool(each.actions)
    if not each.name and (active or each.role in (Role.List, Role.Dialog, Role.Heading)):
        yield "has no name"
    if state.invisible:
        yield "is invisible"
    if each.role == Role.Client:
        yield "has no role"
    if each.role == Role.ScrollBar:
        yield "tells nothing"
    pressed = "Press" in each.actions and each.role in PIECES
    if pressed and not state.focusable and not state.disabled:
        yield "can be pressed, and not focused"
    if each.role == Role.RadioButton:
        if not any(outer.role in GROUPS and outer.name for outer in each.around):
            yield "is in no group"
        if not state.checkable:
            yield "cannot be checked"
    if each.role == Role.PageTab and each.around[-1].role != Role.PageTabList:
        yield "is no page of anything"
    if each.role == Role.Row and each.around[-1].role != Role.Table:
        yield "is a row of nothing"


def _scrolled(each: Found, window: QRect) -> bool:
    """Return whether it lies below or above the sight of a sheet that scrolls."""
    return bool(each.around) and each.box.left() < window.right() and not each.box.isEmpty()


def _pieces(found: list[Found]) -> Iterator[Found]:
    """Yield what can be chosen now."""
    for each in found:
        if each.role in PIECES and not each.state.disabled:
            yield each
