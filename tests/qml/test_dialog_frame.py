"""Each dialog has a gilt frame, which covers no word, and its title between flourishes."""

from itertools import combinations, product

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor
from PySide6.QtQuick import QQuickItem

from tests.daily import in_pairs, soaked
from tests.qml.hands import Hands, game_that_asks
from tests.qml.legible import texts
from tests.qml.patisserie import kitchen_hands
from tests.qml.test_arrangements import sized
from tests.qml.test_contrast import picture_of
from tests.qml.test_dialogs import Prepare, page, replaced
from tests.qml.test_pseudo_language import place

pytestmark = pytest.mark.one_window

SIZES = ((1280, 800, "fit"), (1920, 1080, "150"), (1920, 1080, "200"), (3840, 2160, "fit"))
FOLIAGE = 0.45
"""How much of a corner's width and height its leaf has; beyond it there are only thin curls."""


def looked_at(hands: Hands) -> None:
    hands.game.table.lookAt(0)
    page("player")(hands)


DIALOGS: dict[str, Prepare] = {
    "menu": page("menu"),
    "settings": page("settings"),
    "replaced": replaced,
    "player": looked_at,
    "supplies": page("supplies"),
    "new_game": page("new_game"),
}
GAMES = {
    "rococo": lambda: game_that_asks("play_card", 3),
    "patisserie": lambda: kitchen_hands.until(kitchen_hands.session(3), "play_card"),
}


def rect(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def pictures(hands: Hands, within: QQuickItem, path: str) -> list[QRectF]:
    return [rect(each) for each in hands.items(within) if each.property("path") == path]


def leaf(corner: QRectF, sheet: QRectF) -> QRectF:
    """Return the part of a corner that its leaf covers, the one nearest to the sheet's corner."""
    found = QRectF(0, 0, corner.width() * FOLIAGE, corner.height() * FOLIAGE)
    left, top = corner.center().x() < sheet.center().x(), corner.center().y() < sheet.center().y()
    found.moveLeft(corner.left()) if left else found.moveRight(corner.right())
    found.moveTop(corner.top()) if top else found.moveBottom(corner.bottom())
    return found


@pytest.mark.parametrize(
    ("size", "game"), soaked(product(SIZES, GAMES), in_pairs(SIZES[::2], GAMES))
)
def test_a_dialog_is_framed(hands: Hands, size: tuple[int, int, str], game: str) -> None:
    hands.play(GAMES[game]())
    if hands.game.hotSeat.curtain:
        hands.game.hotSeat.reveal()
    sized(hands, *size)
    for number, (name, prepare) in enumerate(DIALOGS.items()):
        hands.shell.preferences.choose("theme", ("light", "evening")[number % 2])
        prepare(hands)
        hands.lay_out()
        dialog = hands.named("dialogs")
        frames = [each for each in hands.typed("GiltFrame") if dialog.isAncestorOf(each)]
        assert len(frames) == (2 if name == "replaced" else 1), "so has what asks first"
        for frame in frames:
            sheet, around = rect(frame), frame.parentItem()
            assert around is not None
            written = {str(each.property("text")): place(each) for each in texts(hands, around)}
            corners = pictures(hands, frame, "frame/gilt-corner")
            at = {QPointF.toTuple(corner.center() - sheet.center()) for corner in corners}
            assert len(at) == 4
            assert {(x > 0, y > 0) for x, y in at} == {
                (right, down) for right in (False, True) for down in (False, True)
            }
            for corner in corners:
                foliage = leaf(corner, sheet)
                assert not [word for word, where in written.items() if where.intersects(foliage)]
        if len(frames) == 1:
            gilded(hands, rect(frames[0]), frames[0].property("thick"))
        titled(hands, dialog, size)
        hands.shell.backstage.saves.refuse()
        hands.shell.back()
        hands.settle()


def gilded(hands: Hands, sheet: QRectF, thick: float) -> None:
    """Expect gold along the left edge of a sheet, whatever lies on the table below it."""
    picture = picture_of(hands)
    for share in (0.35, 0.5, 0.65):
        x, y = round(sheet.left() + thick / 2), round(sheet.top() + share * sheet.height())
        colour = QColor(picture.pixel(x, y))
        assert colour.red() > 150, (x, y)
        assert colour.red() - colour.blue() > 30, (x, y)


def titled(hands: Hands, dialog: QQuickItem, size: tuple[int, int, str]) -> None:
    title = rect(hands.named("dialogTitle"))
    shown = [each for each in pictures(hands, dialog, "frame/flourish") if not each.isEmpty()]
    for one, other in combinations([title, *shown], 2):
        assert not one.intersects(other)
    if size[2] == "fit":
        first, second = sorted(shown, key=QRectF.left)
        assert first.right() < title.left()
        assert title.right() < second.left()
        assert first.width() == second.width()
