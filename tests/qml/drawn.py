"""The drawing of the window, read from the visible items: every sign, number and word."""

import json
from collections import defaultdict
from collections.abc import Iterable
from itertools import combinations
from pathlib import Path
from typing import NamedTuple, cast

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEventLoop, QRectF
from PySide6.QtQml import QJSEngine, QJSValue
from PySide6.QtQuick import QQuickItem

from tests.qml.hands import Hands
from tests.qml.legible import undivided

PATIENCE = 20_000
"""The milliseconds that motion may take to come to rest."""

MOTION = 0.05
"""The shortest durations in which each part of a motion still takes time."""


READER = Path(__file__).with_name("reader.js")


class Mark(NamedTuple):
    """A sign, a text, or a sign with its text, as drawn in a part of the table."""

    area: str
    sign: str
    text: str
    box: QRectF
    """Its place in the window; empty if not requested."""


class Marks(NamedTuple):
    """Everything drawn, and whether anything moves."""

    moving: bool
    marks: list[Mark]

    def texts(self, part: str) -> list[str]:
        """Return the texts of a part of the table, in the order of its items."""
        areas = (mark for mark in self.marks if mark.area.partition("#")[0] == part)
        return [mark.text for mark in areas if mark.text]

    def by_area(self) -> dict[str, list[str]]:
        """Return the drawings in each part, in order, without the digits that choose."""
        areas = defaultdict(list)
        for mark in self.marks:
            if mark.sign not in ("key", "legal"):
                areas[mark.area].append(f"{mark.sign} {mark.text}".strip())
        return {area: sorted(marks) for area, marks in areas.items()}


SHEETS = ("Picker", "Chooser")
"""Parts that lie on the table like a sheet of paper and hide everything under them."""


def overlaps(marks: Iterable[Mark]) -> list[str]:
    """Return the pairs of texts that are drawn on each other."""
    texts = [(mark.text, _inked(mark.box), _sheet(mark)) for mark in marks if mark.text]
    return [
        f"{text} | {other}"
        for (text, box, sheet), (other, place, below) in combinations(texts, 2)
        if sheet == below and box.intersects(place)
    ]


def _sheet(mark: Mark) -> str:
    """Return the sheet that a text is on; empty for the table itself."""
    return next((sheet for sheet in SHEETS if mark.area.startswith(sheet)), "")


def _inked(box: QRectF) -> QRectF:
    """Return the part of a text's box that letters fill."""
    return box.adjusted(1, box.height() / 5, -1, -box.height() / 5)


class Eyes:
    """A reader of the window."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self._engine = hands.window.engine
        reader = self._engine.evaluate(READER.read_text(encoding="utf-8"))
        self._reader = cast("QJSValue", reader)  # Qt's types promise a pair

    def read(self, within: QQuickItem | None = None, *, boxes: bool = False) -> Marks:
        """Read the current drawing, in an item or in the whole window."""
        root = within or self._hands.root.contentItem()
        QJSEngine.setObjectOwnership(root, QJSEngine.ObjectOwnership.CppOwnership)
        told = self._reader.call([self._engine.newQObject(root), self._engine.toScriptValue(boxes)])
        if told.isError():
            raise AssertionError(told.toString())
        moving, found = json.loads(told.toString())
        return Marks(
            moving,
            [Mark(area, sign, undivided(text), QRectF(*box)) for area, sign, text, *box in found],
        )

    def settled(self, within: QQuickItem | None = None, *, boxes: bool = False) -> Marks:
        """Read the drawing once nothing moves."""
        waited = QElapsedTimer()
        waited.start()
        while waited.elapsed() < PATIENCE:
            self._hands.settle()
            game = self._hands.shell.game
            if game is None or not game.table.motion.flying:
                marks = self.read(within, boxes=boxes)
                if not marks.moving:
                    return marks
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
        raise AssertionError("something never comes to rest")
