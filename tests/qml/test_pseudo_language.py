"""In a language that is longer and in brackets, each text is translated and stays in its place."""

import re
from typing import cast

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQml import QQmlEngine, QQmlExpression
from PySide6.QtQuick import QQuickItem

from rococo_desktop.texts import PSEUDO_LANGUAGE, language_name, languages
from tests.qml.hands import NAMES, Hands
from tests.qml.legible import texts
from tests.qml.screens import SCREENS, show

ROUNDING = 1.5
"""How many pixels a text may reach beyond its place."""
SCROLLED = 100_000

SHARES = {1: 0.0, 2: 1.0, 4: 0.5, 32: 0.0, 64: 1.0, 128: 0.5}
"""The share of the free room before a text, by its alignment."""

LANGUAGES = "|".join(map(language_name, languages()))
KEY = r"((Ctrl|Alt|Shift)\+)*(\w|,|F\d+|Left|Right|Up|Down|Home|End)"
NOT_PROSE = re.compile(rf"{KEY}|[\W\d_]*|[IVX]+|[A-Z]|{LANGUAGES}|(\d\+?[/\d+ ]*)")
"""Numbers, signs, a card's level, a colour's letter, and the languages' own names."""


ALIGNED = "1000 * effectiveHorizontalAlignment + verticalAlignment"
"""Both as QML sees them, in one number: their types are not known to Python."""


def alignments(item: QQuickItem) -> tuple[int, int]:
    """Return the horizontal alignment of a text, and the vertical one."""
    context = QQmlEngine.contextForObject(item)
    assert context is not None
    return divmod(int(cast("float", QQmlExpression(context, item, ALIGNED).evaluate()[0])), 1000)


def place(item: QQuickItem) -> QRectF:
    """Return the place of the painted text in the window."""
    width, height = item.property("paintedWidth"), item.property("paintedHeight")
    across, down = alignments(item)
    x, y = (item.width() - width) * SHARES[across], (item.height() - height) * SHARES[down]
    return item.mapRectToScene(QRectF(x, y, width, height))


def bounds(hands: Hands, item: QQuickItem) -> QRectF:
    """Return the nearest thing around a text that is drawn: a button, a panel, a key or the window.

    A list that scrolls bounds its texts only to the sides.
    """
    above: QQuickItem | None = item.parentItem()
    while above is not None:
        around = above.mapRectToScene(QRectF(0, 0, above.width(), above.height()))
        if above.clip():
            return around.adjusted(0, -SCROLLED, 0, SCROLLED)
        drawn = above.inherits("QQuickAbstractButton") or above.inherits("QQuickRectangle")
        if drawn or above.objectName() == "digit":
            return around
        above = above.parentItem()
    return QRectF(0, 0, hands.root.width(), hands.root.height())


def outside(
    hands: Hands, across: float = ROUNDING, down: float = ROUNDING
) -> list[tuple[str, QRectF, QRectF]]:
    """Return the texts that leave what is around them by more, with the place of both."""
    found = []
    for item in texts(hands):
        painted, around = place(item), bounds(hands, item)
        if not around.adjusted(-across, -down, across, down).contains(painted):
            found.append((item.property("text"), painted, around))
    return found


@pytest.fixture(scope="module")
def translated(kept_window: Hands) -> Hands:
    """The hands at a window in the language."""
    kept_window.shell.preferences.keep(language=PSEUDO_LANGUAGE)
    kept_window.shell.preferences.speak()
    return kept_window


@pytest.fixture(scope="module", params=SCREENS)
def shown(request: pytest.FixtureRequest, translated: Hands) -> Hands:
    """The window at each screen; all tests only look at it."""
    show(translated, request.param)
    return translated


def test_every_text_is_translated(shown: Hands) -> None:
    found = list(texts(shown))
    assert found
    names = {*NAMES, *shown.catalogue().text("window-new_game-names").split()}
    if shown.shell.game is not None:
        names |= set(" ".join(shown.game.session.setup.names).split())
    for credit in shown.shell.backstage.about.credits.rows:
        names |= set(" ".join(credit).split())
    untranslated = {
        item.property("text")
        for item in found
        if "[" not in item.property("text")
        and not all(
            word in names or NOT_PROSE.fullmatch(word) for word in item.property("text").split()
        )
    }
    assert untranslated == set()


def test_no_text_leaves_its_place(shown: Hands) -> None:
    """If a text is meant to be elided or to shrink, the rest of it is measured."""
    assert outside(shown) == []
