"""An employee card shows its words whole, and below them the employee as large as possible."""

from collections import defaultdict

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.daily import soaked
from tests.qml.hands import Hands, play_to, session
from tests.qml.legible import LONG_AND_SHORT, undivided

pytestmark = pytest.mark.one_window

Shape = tuple[float, float, float, float]


def cards(hands: Hands, within: QQuickItem | None = None) -> list[QQuickItem]:
    return [item for item in hands.items(within) if item.property("large") is not None]


def shape(item: QQuickItem, of: QQuickItem) -> Shape:
    corner = item.mapToItem(of, QPointF(0, 0))
    x, y = round(corner.x(), 2), round(corner.y(), 2)
    return x, y, round(item.width(), 2), round(item.height(), 2)


def drawn(hands: Hands, card: QQuickItem) -> list[tuple[str, Shape]]:
    """Return the employee and the thimble on a card, and their places."""
    sources = [(item, item.property("source")) for item in hands.items(card)]
    told = [(source.toString(), shape(item, card)) for item, source in sources if source]
    return [each for each in told if "/employee/" in each[0] or "/thimble-" in each[0]]


def words(hands: Hands, card: QQuickItem) -> QQuickItem:
    return next(item for item in hands.items(card) if item.objectName() == "words")


def cut(hands: Hands, places: list[QQuickItem]) -> list[tuple[str, str]]:
    """Show each employee of the game in these places; return those with cut words, and these."""
    faces = hands.table.faces
    found = []
    for start in range(0, len(faces.rules.employees), len(places)):
        some = list(faces.rules.employees)[start : start + len(places)]
        shown = dict(zip(some, places, strict=False))
        for employee, place in shown.items():
            place.setProperty("card", faces.card(employee))
        hands.settle()
        for employee, place in shown.items():
            text = words(hands, place)
            end = text.y() + text.property("contentHeight")
            said, bonus = str(text.property("text")), faces.card(employee).bonus
            if end > place.height() or undivided(said) != undivided(bonus):
                found.append((employee, text.property("text")))
    return found


def at_work(hands: Hands, card: QQuickItem) -> QQuickItem:
    return next(item for item in hands.items(card) if item.property("trade"))


@pytest.mark.parametrize("language", LONG_AND_SHORT)
@pytest.mark.parametrize("skip", soaked((0, 20, 40), [20]))
def test_the_employee_never_covers_the_words(hands: Hands, language: str, skip: int) -> None:
    hands.shell.preferences.choose("language", language)
    hands.play(play_to(session(3), "play_card", skip=skip))
    hands.game.hotSeat.reveal()
    hands.settle()
    large = [card for card in cards(hands) if card.property("large")]
    assert len(large) > 1
    for card in large:
        text, work = words(hands, card), at_work(hands, card)
        assert not text.property("truncated")
        lower = text.y() + text.property("contentHeight")
        assert lower <= work.y()
        assert work.y() + work.height() <= card.height()


@pytest.mark.parametrize("language", LONG_AND_SHORT)
@pytest.mark.parametrize(
    ("edition", "expansions"),
    [
        pytest.param("original", (), id="original"),
        pytest.param("deluxe", ("jewelry_box",), id="deluxe, jewelry_box"),
        pytest.param("deluxe", (), id="deluxe", marks=pytest.mark.heavy),
        pytest.param(
            "original", ("jewelry_box",), id="original, jewelry_box", marks=pytest.mark.heavy
        ),
    ],
)
def test_no_words_are_cut(
    hands: Hands, language: str, edition: str, expansions: tuple[str, ...]
) -> None:
    hands.shell.preferences.choose("language", language)
    game = session(3, edition=edition, expansions=expansions)
    hands.play(play_to(game, "play_card"))
    hands.game.hotSeat.reveal()
    hands.settle()
    lying = [card for card in cards(hands) if not card.property("narrow")]
    places: dict[float, list[QQuickItem]] = defaultdict(list)
    for card in lying:
        places[shape(card, hands.root.contentItem())[1]].append(card)
    market, hand = (places[y] for y in sorted(places))
    assert not cut(hands, market)
    for width in (124, 112, 100, 92):  # a hand with more cards has narrower ones
        for pile in hands.typed("CardPile"):
            assert pile.setProperty("cardWidth", width)
        hands.settle()
        assert not cut(hands, hand), width


def test_with_little_room_there_is_a_small_portrait_and_always_a_thimble(hands: Hands) -> None:
    hands.shell.preferences.choose("language", "de")
    hands.play(play_to(session(3), "play_card", skip=20))
    hands.game.hotSeat.reveal()
    hands.settle()
    sizes = set()
    shapes: defaultdict[str, set[str]] = defaultdict(set)
    for card in cards(hands):
        told = [source for source, _ in drawn(hands, card)]
        if not told:  # an empty place
            continue
        large = card.property("large")
        (thimble,) = [source for source in told if "/thimble-" in source]
        shapes[card.property("metal").name()].add(thimble.split("/")[3])
        assert sum("/bust/" in source for source in told) == large
        assert sum("picture/employee" in source for source in told) == 1
        sizes.add(large)
    assert sizes == {True, False}
    assert sorted(map(sorted, shapes.values())) == [
        ["thimble-apprentice"],
        ["thimble-journeyman"],
        ["thimble-master"],
    ]


def test_a_card_that_is_picked_up_looks_the_same(hands: Hands) -> None:
    hands.play(play_to(session(2), "play_card"))
    hands.game.hotSeat.reveal()
    hands.settle()
    card = next(card for card in cards(hands) if card.property("legal"))
    lying, text = drawn(hands, card), shape(words(hands, card), card)
    start = card.mapToScene(QPointF(card.width() / 2, card.height() / 2)).toPoint()
    QTest.mousePress(hands.root, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 5):
        QTest.mouseMove(hands.root, start - QPoint(0, 12 * step))
    hands.settle()
    (carried,) = cards(hands, hands.named("carried"))
    assert drawn(hands, carried) == lying
    assert shape(words(hands, carried), carried) == text
    QTest.mouseRelease(hands.root, Qt.MouseButton.LeftButton, pos=start)
