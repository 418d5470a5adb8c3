"""The ring of the focus stands out from whatever it is drawn on, by day and by candle light."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage

from rococo_desktop.session.session import AnySession
from tests.daily import soaked
from tests.qml.hands import Hands, play_to, session
from tests.qml.patisserie import kitchen_hands
from tests.qml.sight import contrast
from tests.qml.test_contrast import THEMES, picture_of

pytestmark = pytest.mark.one_window

ENOUGH = 3
"""What WCAG 2.2 asks of the same pixel with and without the focus."""
SHARE = 0.6
"""How much of what is drawn of a ring must stand out; the thin lines of a round one are blended,
and on a light that it replaces only one side of the ring can be seen."""
SEEN = 0.5
"""How much of it is drawn at least; the rest may be cut at the edge of its part of the table."""
WAYS = (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Left) * 3
"""The ways that the focus goes, one after the other."""
BEYOND = 6
"""The pixels around a thing in which its ring lies."""

BEGUN: dict[str, Callable[[], AnySession]] = {
    "rococo": lambda: play_to(session(2), "choose_action"),
    "patisserie": lambda: kitchen_hands.until(kitchen_hands.session(2), "play_card"),
}
CASES = [(game, theme) for game in BEGUN for theme in THEMES]


@pytest.mark.parametrize(
    ("game", "theme"), soaked(CASES, [("rococo", "light"), ("patisserie", "evening")])
)
def test_the_ring_stands_out_from_what_it_is_drawn_on(hands: Hands, game: str, theme: str) -> None:
    hands.shell.preferences.choose("hands", "open")
    hands.shell.preferences.choose("theme", theme)
    hands.play(BEGUN[game]())
    faint = []
    for way in WAYS:
        hands.key(way, Qt.KeyboardModifier.ShiftModifier)
        hands.lay_out()
        (ring,) = hands.typed("FocusRing")
        with_ring = picture_of(hands)
        ring.setVisible(False)
        bare = picture_of(hands)
        ring.setVisible(True)
        area = ring.mapRectToScene(ring.boundingRect()).toAlignedRect().adjusted(-2, -2, 2, 2)
        lines = [each for each in crossing(area) if all(map(within(with_ring), each))]
        best = [contrasts(with_ring, bare, line) for line in lines]
        drawn = [each for each in best if each > 1]
        strong = [each for each in drawn if each >= ENOUGH]
        if len(drawn) < SEEN * len(best) or len(strong) < SHARE * len(drawn):
            faint.append((hands.spoken(hands.focused)[0], len(best), len(drawn), len(strong)))
    assert faint == []


def crossing(area: QRect) -> Iterator[list[tuple[int, int]]]:
    """Yield lines that cross the middle of each side of a ring, which may be round."""
    aside, down = area.width() * 2 // 5, area.height() * 2 // 5
    for top in (area.top(), area.bottom() - BEYOND):
        for x in range(area.left() + aside, area.right() - aside):
            yield [(x, y) for y in range(top, top + BEYOND + 1)]
    for left in (area.left(), area.right() - BEYOND):
        for y in range(area.top() + down, area.bottom() - down):
            yield [(x, y) for x in range(left, left + BEYOND + 1)]


def within(picture: QImage) -> Callable[[tuple[int, int]], bool]:
    """Return what tells whether a point is in a picture: a ring may be cut by the window."""
    return lambda at: picture.rect().contains(*at)


def contrasts(with_ring: QImage, bare: QImage, line: list[tuple[int, int]]) -> float:
    """Return the most contrast of a pixel of a line with and without the focus; 1 for none."""
    pairs = ((QColor(with_ring.pixel(*at)), QColor(bare.pixel(*at))) for at in line)
    return max(contrast(one, other) for one, other in pairs)


@pytest.mark.parametrize("game", BEGUN)
def test_escape_shows_no_ring_to_whoever_uses_the_pointer(hands: Hands, game: str) -> None:
    hands.shell.preferences.choose("hands", "open")
    hands.play(BEGUN[game]())
    hands.lay_out()
    hands.click("openLog")
    for _ in range(3):
        hands.key(Qt.Key.Key_Escape)
        hands.settle()
        assert not hands.typed("FocusRing")
    hands.key(Qt.Key.Key_Tab)
    hands.settle()
    assert hands.typed("FocusRing")
