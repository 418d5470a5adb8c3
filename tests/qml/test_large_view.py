"""Any piece is shown large with all its words, beside it: pointed at, held, or by a key."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QMetaObject, QPoint, QRectF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.input.things import entries
from rococo_desktop.session.session import Session
from tests.daily import soaked
from tests.qml.hands import Hands, game_that_asks, play_to, session
from tests.qml.legible import faults
from tests.qml.patisserie.kitchen_hands import session as kitchen_session
from tests.qml.patisserie.kitchen_hands import until
from tests.qml.test_arrangements import late, pages, sized
from tests.qml.test_drag import let_go, lift, middle
from tests.qml.test_expansions_table import ALL, seated

pytestmark = pytest.mark.one_window

OWN = ("region:hand", "region:kitchen")
"""What belongs to the person at the screen."""


def table(hands: Hands) -> None:
    seated(hands, play_to(session(2), "play_card", skip=8))


def card(hands: Hands) -> QQuickItem:
    return next(iter(hands.targets().values()))


def point(hands: Hands, spot: QPoint) -> None:
    """Move the pointer to a spot, wherever it was."""
    QTest.mouseMove(hands.root, spot + QPoint(6, 6))
    QTest.mouseMove(hands.root, spot)
    hands.settle()


def area(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


@pytest.mark.parametrize("place", ["hand", "market"])
def test_pointing_for_a_moment_shows_a_piece_beside_it(
    hands: Hands, qtbot: QtBot, place: str
) -> None:
    table(hands)
    piece = card(hands)
    if place == "market":
        piece = next(i for i in hands.items() if i.property("place") == "window:0").parentItem()
        while not piece.property("about"):
            piece = piece.parentItem()
    point(hands, middle(piece))
    assert not hands.has("largeView")
    qtbot.waitUntil(lambda: hands.shows("largeView"))
    shown = hands.texts()
    assert piece.property("label") in shown
    assert piece.property("about") in shown
    assert not hands.has("explainer"), "it is said once"
    here = area(hands.named("largeView"))
    assert hands.root.contentItem().boundingRect().contains(here)
    for each in (piece, hands.named("promptBar"), *hands.targets().values()):
        assert not here.intersects(area(each))
    hands.key(Qt.Key.Key_Escape)
    assert not hands.has("largeView")
    assert hands.shell.dialog == "", "the key only ends it"


def test_leaving_a_piece_ends_it(hands: Hands, qtbot: QtBot) -> None:
    table(hands)
    point(hands, middle(card(hands)))
    qtbot.waitUntil(lambda: hands.shows("largeView"))
    point(hands, QPoint(3, 3))
    assert not hands.has("largeView")


def test_walking_to_a_piece_shows_it(hands: Hands, qtbot: QtBot) -> None:
    table(hands)
    hands.key(Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: hands.shows("largeView"))
    assert hands.focused.property("about") in hands.texts()


def test_a_key_shows_what_is_pointed_at_and_escape_ends_it(hands: Hands) -> None:
    table(hands)
    piece = card(hands)
    point(hands, middle(piece))
    hands.key(Qt.Key.Key_V)
    view = hands.named("largeView")
    shown = hands.texts()
    assert piece.property("label") in shown
    assert piece.property("about") in shown
    name, _ = hands.spoken(view)
    assert piece.property("about") in name
    hands.key(Qt.Key.Key_Escape)
    assert not hands.has("largeView")
    assert hands.shell.dialog == ""
    hands.key(Qt.Key.Key_V)
    hands.key(Qt.Key.Key_V)
    assert not hands.has("largeView")


def test_a_piece_that_is_held_is_shown_until_it_is_let_go(hands: Hands, qtbot: QtBot) -> None:
    table(hands)
    for item in (card(hands), next(i for i in hands.items() if i.property("place") == "window:0")):
        spot = middle(item)
        version = hands.game.session.version
        point(hands, spot)
        QTest.mousePress(hands.root, Qt.MouseButton.LeftButton, pos=spot)
        qtbot.waitUntil(lambda: hands.shows("largeView"))
        QTest.mouseRelease(hands.root, Qt.MouseButton.LeftButton, pos=spot)
        hands.settle()
        assert not hands.has("largeView")
        assert hands.game.session.version == version, "who looks does not choose"


def test_it_never_covers_a_drag(hands: Hands) -> None:
    table(hands)
    spot = middle(card(hands))
    point(hands, spot)
    hands.key(Qt.Key.Key_V)
    assert hands.has("largeView")
    QTest.mousePress(hands.root, Qt.MouseButton.LeftButton, pos=spot)
    for step in range(1, 6):
        QTest.mouseMove(hands.root, spot - QPoint(0, 12 * step))
    hands.settle()
    assert hands.has("carried")
    assert not hands.has("largeView")
    hands.key(Qt.Key.Key_Escape)
    QTest.mouseRelease(hands.root, Qt.MouseButton.LeftButton, pos=spot)


@pytest.mark.parametrize(
    ("scale", "every"), soaked([("100", 1), ("150", 1), ("150", 3)], [("150", 3)])
)
def test_each_piece_fits_into_it(hands: Hands, scale: str, every: int) -> None:
    """One of three pieces on a full table, in a small window; in the soak all of them.

    There with small letters, too.
    """
    seated(hands, late(4, ALL, "play_card"))
    sized(hands, 1280, 800, scale)
    pieces = [item for item in hands.items() if item.property("label") and item.property("about")]
    assert len(pieces) > 10
    hands.key(Qt.Key.Key_V)
    for piece in pieces[::every]:
        if not piece.isVisible():
            continue
        QMetaObject.invokeMethod(piece, "tell")
        hands.settle()
        view = hands.named("largeView")
        assert view.height() <= hands.root.height(), piece.property("label")
        assert faults(hands, view) == set()
    hands.key(Qt.Key.Key_V)


def group_of(hands: Hands, piece: QQuickItem) -> Iterator[QQuickItem]:
    """Yield the other pieces in the part of the table that a piece is in."""
    places = [each for each in hands.placed() if each.property("place").startswith("region:")]
    regions = [area(each.parentItem()) for each in places]
    here = area(piece)
    part = min((r for r in regions if r.contains(here)), key=lambda r: r.width() * r.height())
    for other in entries(hands.root.contentItem()):
        shown = other.item.isVisible() and other.face is not None and other.item is not piece
        if shown and part.contains(area(other.item)):
            yield other.item


def in_row(piece: QQuickItem, other: QQuickItem) -> bool:
    here, there = area(piece), area(other)
    shared = min(here.bottom(), there.bottom()) - max(here.top(), there.top())
    return shared > min(here.height(), there.height()) / 2


def has_room(hands: Hands, view: QRectF, kept: list[QRectF]) -> bool:
    """Return whether there is a place, with something to spare, that is free of what is kept."""
    step = 16
    wide, high = int(view.width()) + 2 * step, int(view.height()) + 2 * step
    boxes = (
        QRectF(x, y, wide, high)
        for x in range(0, hands.root.width() - wide, step)
        for y in range(0, hands.root.height() - high, step)
    )
    return any(not any(box.intersects(each) for each in kept) for box in boxes)


def in_rococo() -> Session:
    return late(4, ALL, "play_card")


def in_the_kitchen() -> Session:
    return until(kitchen_session(4, seed=4), "choose_action", skip=20)


ROOMY = [(1280, 800, "100", ""), (1920, 1080, "100", ""), (1920, 1080, "150", "hand kitchen")]
SHOWN = [(begun, *size) for begun in (in_rococo, in_the_kitchen) for size in ROOMY]


@pytest.mark.parametrize(("begun", "width", "height", "scale", "page"), soaked(SHOWN, [SHOWN[-1]]))
def test_it_lies_beside_the_row_of_its_piece(
    hands: Hands, begun: Callable[[], Session], width: int, height: int, scale: str, page: str
) -> None:
    """Over nothing of it, nor over the question, the hand or what can be chosen.

    If there is room, it lies over nothing in the same part of the table, nor over the log.
    """
    seated(hands, begun())
    sized(hands, width, height, scale)
    for each in pages(hands):
        if page and each not in page:
            continue
        shown = [e.item for e in entries(hands.root.contentItem()) if e.face and e.item.isVisible()]
        hands.key(Qt.Key.Key_V)
        assert len(shown) > 3
        for piece in shown:
            QMetaObject.invokeMethod(piece, "tell")
            hands.settle()
            over = area(hands.named("largeView")).adjusted(1, 1, -1, -1)
            group = list(group_of(hands, piece))
            row = [each for each in group if in_row(piece, each)]
            kept = [piece, *row, hands.named("promptBar"), *hands.legal()]
            own = [i for i in hands.placed() if i.property("place") in OWN]
            kept += [i for i in own if not i.parentItem().isAncestorOf(piece)]
            assert [i.property("label") for i in kept if over.intersects(area(i))] == []
            logs = [i for i in hands.placed() if i.property("place") == "region:tidings"]
            kept += [*group, *(each.parentItem() for each in logs)]
            covered = [i.property("label") for i in kept if over.intersects(area(i))]
            assert not covered or not has_room(hands, over, [area(each) for each in kept])
        hands.key(Qt.Key.Key_V)


@pytest.mark.parametrize("size", [(1280, 800, "fit"), (1280, 800, "150")])
def test_words_about_a_place_cover_no_place_to_compare_it_with(
    hands: Hands, qtbot: QtBot, size: tuple[int, int, str]
) -> None:
    """Whether it is pointed at or a garment is carried there."""
    hands.play(game_that_asks("place_dress", 1, bots=3, seat=0, skip=1))
    sized(hands, *size)
    places = {key: item for key, item in hands.targets().items() if key.startswith("hall")}
    last = list(places.values())[-1]
    others = [area(each) for each in places.values() if each is not last]

    def covered() -> list[str]:
        shown = [name for name in ("explainer", "dropRefusal") if hands.has(name)]
        boxes = [(name, area(hands.named(name))) for name in shown]
        return [name for name, box in boxes if any(box.intersects(each) for each in others)]

    point(hands, middle(last))
    qtbot.waitUntil(lambda: hands.shows("explainer"))
    assert not covered()
    lift(hands, middle(hands.named("heldDress")), middle(last))
    assert not covered()
    let_go(hands, QPoint(5, 5))
