"""The place beside a thing: near it, within the window, and off what shall be seen meanwhile."""

import pytest
from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtQuick import QQuickItem

from rococo_desktop.controller.input.beside import REACH, Beside
from rococo_desktop.controller.input.things import Entry

pytestmark = pytest.mark.usefixtures("qapp")

GAP = 6.0


def item(within: QQuickItem | None, x: float, y: float, width: float, height: float) -> QQuickItem:
    made = QQuickItem()
    made.setSize(QRectF(0, 0, width, height).size())
    made.setPosition(QPointF(x, y))
    if within is not None:
        made.setParentItem(within)
        made.setParent(within)
    return made


def area(of: QQuickItem) -> QRectF:
    return QRectF(of.position(), of.size())


def placed(
    layer: QQuickItem, subject: QQuickItem, *spared: QQuickItem, words: bool = False
) -> QRectF:
    view = item(None, 0, 0, 300, 200)
    found = Beside().place(view, layer, subject, spared, GAP, words)
    assert isinstance(found, QPointF)
    return QRectF(found, view.size())


@pytest.mark.parametrize("corner", [(0, 0), (900, 0), (0, 500), (900, 500), (450, 250)])
def test_it_touches_the_thing_without_covering_it(corner: tuple[float, float]) -> None:
    layer = item(None, 0, 0, 1000, 600)
    subject = item(layer, *corner, 100, 100)
    found = placed(layer, subject)
    assert area(layer).contains(found)
    assert not found.intersects(area(subject))
    assert found.intersects(area(subject).adjusted(-GAP - 1, -GAP - 1, GAP + 1, GAP + 1))


def test_it_covers_neither_what_is_spared_nor_what_can_be_chosen() -> None:
    layer = item(None, 0, 0, 1000, 600)
    subject = item(layer, 300, 480, 100, 120)
    hand, prompt = item(layer, 0, 480, 1000, 120), item(layer, 0, 400, 1000, 70)
    piece = item(layer, 250, 200, 200, 190)
    entry = Entry(piece)
    entry.setProperty("legal", True)
    found = placed(layer, subject, hand, prompt)
    for each in (subject, hand, prompt, piece):
        assert not found.intersects(area(each))
    hand.setVisible(False)
    prompt.setVisible(False)
    assert placed(layer, subject, hand, prompt).bottom() > prompt.y(), "they are not on show"


def test_words_rather_cover_something_than_get_lost_but_nothing_to_choose_from() -> None:
    layer = item(None, 0, 0, 2000, 600)
    board = item(layer, 0, 0, 1000, 600)
    Entry(item(board, 0, 0, 1000, 600)).setProperty("place", "region:board")
    things = [item(board, 200 * (n % 5), 200 * (n // 5), 190, 190) for n in range(15)]
    entries = [Entry(each) for each in things]
    for each in entries:
        each.setProperty("label", "a place")
    subject = things[6]
    reach = REACH * layer.height() + GAP
    near = area(subject).adjusted(-reach, -reach, reach, reach)
    covered = [each for each in things if placed(layer, subject).intersects(area(each))]
    assert not covered, "what is large goes anywhere for that"
    assert placed(layer, subject, words=True).intersects(near)
    for each in entries:
        each.setProperty("legal", True)
    assert not any(placed(layer, subject, words=True).intersects(area(each)) for each in things)


def test_it_lies_above_or_below_the_row_of_the_thing() -> None:
    """Beside it would be nearer, but there its neighbours are."""
    layer = item(None, 0, 0, 1000, 600)
    part = item(layer, 0, 150, 1000, 300)
    Entry(item(part, 0, 0, 1000, 300)).setProperty("place", "region:part")
    things = [item(part, 100 * place, 80, 90, 100) for place in range(10)]
    for thing in things:
        Entry(thing).setProperty("label", "a thing")
    found = placed(layer, things[4])
    row = QRectF(0, 230, 1000, 100)
    assert not found.intersects(row)
    assert found.intersects(row.adjusted(0, -GAP - 1, 0, GAP + 1))


def test_what_contains_the_thing_is_spared_piece_by_piece() -> None:
    layer = item(None, 0, 0, 1000, 600)
    hand, prompt = item(layer, 0, 0, 1000, 500), item(layer, 0, 510, 1000, 90)
    subject = item(hand, 400, 10, 100, 150)
    found = placed(layer, subject, hand, prompt)
    assert found.intersects(area(hand))
    assert not found.intersects(area(prompt))


def test_it_covers_no_part_whose_things_are_compared() -> None:
    layer = item(None, 0, 0, 1000, 600)
    parts = [item(layer, 500, 150 * number, 500, 140) for number in range(3)]
    for number, part in enumerate(parts):
        entry = Entry(item(part, 0, 0, 500, 140))
        entry.setProperty("place", f"region:{number}")
        entry.setProperty("compared", "silk" if number < 2 else "")
    subject = item(parts[0], 200, 10, 90, 120)
    found = placed(layer, subject)
    assert not found.intersects(area(parts[0]))
    assert not found.intersects(area(parts[1]))
    assert found.intersects(area(parts[2])), "it is the nearest that may be covered"


def test_it_covers_no_piece_of_the_same_kind_elsewhere() -> None:
    layer = item(None, 0, 0, 1000, 600)
    subject, other = item(layer, 450, 500, 100, 100), item(layer, 450, 250, 100, 100)
    for each in (subject, other):
        entry = Entry(each)
        entry.setProperty("label", "a card")
        entry.setProperty("face", QObject(each))
    found = placed(layer, subject)
    assert not found.intersects(area(other))
    assert found.intersects(area(subject).adjusted(-GAP - 1, -GAP - 1, GAP + 1, GAP + 1))
