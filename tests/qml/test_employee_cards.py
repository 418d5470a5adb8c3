"""An employee card shows the employee at work, and below the whole bonus in signs."""

from collections import defaultdict

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.daily import by_turns
from tests.qml.hands import Hands, Whim, game_that_asks, play_to, session
from tests.qml.legible import LONG_AND_SHORT
from tests.qml.test_arrangements import sized

pytestmark = pytest.mark.one_window

Shape = tuple[float, float, float, float]


def cards(hands: Hands, within: QQuickItem | None = None) -> list[QQuickItem]:
    """Return the employees; a panel is large or not, too, but only a card is narrow or not."""
    return [
        item
        for item in hands.items(within)
        if None not in (item.property("large"), item.property("narrow"))
    ]


def shape(item: QQuickItem, of: QQuickItem) -> Shape:
    corner = item.mapToItem(of, QPointF(0, 0))
    x, y = round(corner.x(), 2), round(corner.y(), 2)
    return x, y, round(item.width(), 2), round(item.height(), 2)


def drawn(hands: Hands, card: QQuickItem) -> list[tuple[str, Shape]]:
    """Return the employee and the thimble on a card, and their places."""
    sources = [(item, item.property("source")) for item in hands.items(card)]
    told = [(source.toString(), shape(item, card)) for item, source in sources if source]
    return [each for each in told if "/employee/" in each[0] or "/thimble-" in each[0]]


def signs(hands: Hands, card: QQuickItem) -> QQuickItem:
    return next(item for item in hands.items(card) if item.objectName() == "signs")


def at_work(hands: Hands, card: QQuickItem) -> QQuickItem:
    return next(item for item in hands.typed("AtWork") if card.isAncestorOf(item))


def cut(hands: Hands, places: list[QQuickItem]) -> list[str]:
    """Show each employee of the game in these places; return those whose signs are not whole."""
    faces = hands.table.faces
    found = []
    for start in range(0, len(faces.rules.employees), len(places)):
        some = list(faces.rules.employees)[start : start + len(places)]
        shown = dict(zip(some, places, strict=False))
        for employee, place in shown.items():
            place.setProperty("card", faces.card(employee))
        hands.settle()
        for employee, place in shown.items():
            if not faces.card(employee).signs:
                continue
            row = signs(hands, place)
            _, top, _, high = shape(row, place)
            assert place.property("large"), employee
            work = shape(at_work(hands, place), place)
            tokens = [each for each in row.childItems() if each.width()]
            within = all(each.x() + each.width() <= row.width() + 0.5 for each in tokens)
            if not within or top + high > place.height() or work[1] + work[3] > top:
                found.append(employee)
            assert len(tokens) == len(faces.card(employee).signs)
    return found


@pytest.mark.parametrize("language", LONG_AND_SHORT)
@pytest.mark.parametrize(
    ("edition", "expansions"),
    [
        pytest.param("original", (), id="original", marks=pytest.mark.heavy),
        pytest.param("deluxe", ("jewelry_box",), id="deluxe, jewelry_box"),
        pytest.param("deluxe", (), id="deluxe", marks=pytest.mark.heavy),
        pytest.param(
            "original", ("jewelry_box",), id="original, jewelry_box", marks=pytest.mark.heavy
        ),
    ],
)
def test_no_signs_are_cut(
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
    piles = hands.typed("Pile")
    assert len(piles) >= 3
    for width in (124, 112, 100, 92, 72):  # a hand with more cards has narrower ones
        for pile in piles:
            assert pile.setProperty("cardWidth", width)
        hands.settle()
        assert not cut(hands, hand), width


def torn(row: QQuickItem) -> bool:
    """Return whether a line of signs ends within a term: after a sign that joins, or before "/"."""
    lines = defaultdict(list)
    for each in row.childItems():
        if token := each.property("modelData"):
            lines[round(each.y())].append(token)
    return any(line[-1] in ("+", "–", "×", "/", ":arrow") for line in lines.values())


def test_bonuses_break_only_between_terms(hands: Hands) -> None:
    game = game_that_asks("play_card", 2)
    hands.play(game)
    hands.game.hotSeat.reveal()
    sized(hands, 1920, 1080, "150")
    faces = hands.table.faces
    pile = next(each for each in hands.typed("Pile") if cards(hands, each))
    broken = 0
    for width in (170, 130, 100, 80):
        assert pile.setProperty("cardWidth", width)
        hands.settle()
        place = cards(hands, pile)[0]
        for employee in faces.rules.employees:
            place.setProperty("card", faces.card(employee))
            hands.polish()
            if not faces.card(employee).signs or not place.property("told"):
                continue
            row = signs(hands, place)
            broken += row.height() > 1.5 * row.property("drawn")
            assert not torn(row), (employee, width)
    assert broken


def test_each_card_has_a_portrait_a_scene_and_a_thimble(hands: Hands) -> None:
    hands.shell.preferences.choose("language", "de")
    hands.play(play_to(session(3), "play_card", skip=20))
    hands.game.hotSeat.reveal()
    hands.settle()
    shapes: defaultdict[str, set[str]] = defaultdict(set)
    for card in cards(hands):
        told = [source for source, _ in drawn(hands, card)]
        if not told:  # an empty place
            continue
        (thimble,) = [source for source in told if "/thimble-" in source]
        shapes[card.property("metal").name()].add(thimble.split("/")[3])
        assert sum("/bust/" in source for source in told) == 1
        assert sum("/scene/" in source for source in told) == 1
    assert sorted(map(sorted, shapes.values())) == [
        ["thimble-apprentice"],
        ["thimble-journeyman"],
        ["thimble-master"],
    ]


def test_the_first_cards_keep_their_names_in_the_smallest_window(hands: Hands) -> None:
    hands.root.resize(1280, 800)
    hands.play(play_to(session(3), "play_card"))
    hands.game.hotSeat.reveal()
    hands.lay_out()
    (area,) = hands.typed("HandArea")
    own = [card for card in cards(hands) if area.isAncestorOf(card) and drawn(hands, card)]
    assert len(own) == 5
    assert not any(card.property("narrow") for card in own)


def test_a_card_that_is_picked_up_looks_the_same(hands: Hands) -> None:
    hands.play(play_to(session(2), "play_card"))
    hands.game.hotSeat.reveal()
    hands.settle()
    card = next(card for card in cards(hands) if card.property("legal"))
    lying, work = drawn(hands, card), shape(at_work(hands, card), card)
    start = card.mapToScene(QPointF(card.width() / 2, card.height() / 2)).toPoint()
    QTest.mousePress(hands.root, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 5):
        QTest.mouseMove(hands.root, start - QPoint(0, 12 * step))
    hands.settle()
    (carried,) = cards(hands, hands.named("carried"))
    assert drawn(hands, carried) == lying
    assert shape(at_work(hands, carried), carried) == work
    QTest.mouseRelease(hands.root, Qt.MouseButton.LeftButton, pos=start)


@pytest.mark.parametrize(
    ("coach", "size"),
    by_turns(["off", "on"], [(1280, 800, "150"), (1280, 800, "fit"), (1920, 1080, "200")]),
)
def test_each_card_of_ones_own_has_a_face_and_a_type(
    hands: Hands, size: tuple[int, int, str], coach: str
) -> None:
    """Whoever asks: for the hand, for a card to play, for an action."""
    hands.shell.preferences.choose("coach", coach)
    hands.play(game_that_asks("select_card", 1, bots=3, seat=0, skip=3))
    sized(hands, *size)
    for _ in range(5):
        decision = hands.game.session.decision
        if decision is None or decision.seat != 0:
            break
        hands.lay_out()
        for pile in hands.typed("Pile"):
            for card in cards(hands, pile):
                if not drawn(hands, card):  # face down
                    continue
                _, top, _, high = shape(at_work(hands, card), card)
                assert high >= 22 * hands.root.height() / 800 / 2, decision.kind
                ((_, (_, sign, _, small)),) = [
                    each for each in drawn(hands, card) if "/thimble-" in each[0]
                ]
                assert sign + small <= top + 8, "nothing lies on the type"
                corner = card.mapToItem(pile, QPointF(card.width(), card.height()))
                assert corner.x() <= pile.width() + 1, "it lies on its cloth"
        assert hands.game.answer(decision.options[0])
        hands.settle()


def test_a_card_too_narrow_for_its_name_is_whole_while_it_is_pointed_at(hands: Hands) -> None:
    """In a small window the names of seven cards beside the hand could not be read."""
    hands.root.resize(1280, 800)
    game, whim = session(2, seed=4), Whim(4)
    while (decision := game.decision) is not None:
        player = game.state.players[decision.seat]
        apart = len(player.supply), len(player.discard)
        if decision.kind == "play_card" and all(apart) and sum(apart) >= 6:
            break
        game.answer(decision.id, whim(decision))
    hands.play(game)
    if hands.game.hotSeat.curtain:
        hands.game.hotSeat.reveal()
    hands.lay_out()
    narrow = [item for item in hands.items() if item.property("unfolded") is not None]
    narrow = [item for item in narrow if item.property("narrow")]
    card = narrow[len(narrow) // 2]
    name = str(card.property("label")).split(":")[0]
    before = hands.texts().count(name)
    hands.point_at(card)
    hands.lay_out()
    assert card.property("unfolded")
    (title,) = [each for each in hands.written(card) if each.property("text") == name]
    assert not title.property("truncated")
    assert hands.texts().count(name) > before
