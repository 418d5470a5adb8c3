"""Legibility of texts: complete, large enough, and no word broken."""

from collections.abc import Iterator
from itertools import pairwise
from typing import cast

import pytest
from PySide6.QtCore import QPointF, QTextBoundaryFinder
from PySide6.QtGui import QFontMetricsF
from PySide6.QtQml import QQmlEngine, QQmlExpression
from PySide6.QtQuick import QQuickItem

from rococo_desktop.app import SUBSTITUTES
from rococo_desktop.texts import SOFT_HYPHEN, languages
from tests.qml.hands import Hands

LONG_AND_SHORT = [
    each if each == "de" else pytest.param(each, marks=pytest.mark.heavy) for each in languages()
]
"""The language with the longest words is tested always, the others with the long tests."""
FAMILIES = set(SUBSTITUTES)
"""The bundled families that texts ask for; what they lack comes from their substitutes."""
SMALLEST = 11
"""The smallest letters, in pixels of a window of 1280 by 800."""


def texts(hands: Hands, within: QQuickItem | None = None) -> Iterator[QQuickItem]:
    """Yield every visible text that says something."""
    yield from hands.written(within)


def letters(item: QQuickItem) -> float:
    """Return the size of a text in pixels as drawn: fitted to its room, scaled with its place."""
    context = QQmlEngine.contextForObject(item)
    assert context is not None
    size = cast("float", QQmlExpression(context, item, "fontInfo.pixelSize").evaluate()[0])
    start, end = (item.mapToScene(QPointF(0, y)).y() for y in (0, 100))
    return size * (end - start) / 100


def faults(
    hands: Hands, within: QQuickItem | None = None, *, smallest: float = SMALLEST
) -> set[tuple[str, str]]:
    """Return the texts with a fault, each with what it is: cut, too small, or a broken word."""
    hands.lay_out()  # a line of a new list has its width and its font only then
    found = set()
    for words, cut, size in hands.lettered(within):
        if cut:
            found.add(("cut", words))
        if size < smallest - 0.01:
            found.add((f"{size:.1f} px", words))
    found.update(("broken word", words) for words in broken(hands, within))
    return found


def undivided(text: str) -> str:
    """Return a text without the places where its words may be divided."""
    return text.replace(SOFT_HYPHEN, "")


def broken(hands: Hands, within: QQuickItem | None = None) -> list[str]:
    """Return the texts with a word that is wider than its line, which breaks where no hyphen is."""
    found = []
    for text, width, font, size in hands.wrapped(within):
        font.setPixelSize(int(size))
        metrics = QFontMetricsF(font)
        parts = [part.strip() for part in parted(text)]
        if max(map(metrics.horizontalAdvance, parts)) > width + 0.5:
            found.append(text)
    return found


def parted(text: str) -> list[str]:
    """Return the parts of a text between which a line may end, by Unicode's rules."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text)
    ends = [0]
    while (place := finder.toNextBoundary()) >= 0:
        ends.append(place)
    return [text[start:end] for start, end in pairwise(ends)]
