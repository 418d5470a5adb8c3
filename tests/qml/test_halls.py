"""The halls: a chandelier that guests light, and places that show who may stand there."""

from collections.abc import Iterator
from math import ceil

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from rococo_desktop.rules.rococo.outlook import hall_standings
from rococo_desktop.session.seats import looks
from rococo_desktop.session.session import AnySession
from tests.qml.hands import Hands, Whim, game_that_asks, session
from tests.qml.patisserie import kitchen_hands

pytestmark = pytest.mark.one_window

SIZES = ((1280, 800), (1920, 1080), (3840, 2160))
CLEARLY = 1.2
"""How much lighter a hall with guests is, at least."""


def pictures(hands: Hands, within: QQuickItem) -> str:
    """Return what is drawn in an item, as one text."""
    sources = (item.property("source") for item in hands.items(within))
    return " ".join(source.toString() for source in sources if source is not None)


def test_a_chandelier_is_lit_where_guests_are(hands: Hands) -> None:
    hands.play(game_that_asks("place_dress"))
    hands.game.hotSeat.reveal()
    hands.settle()
    lit_where_guests_are(hands)
    hands.click(next(iter(guests(hands).values())))
    hands.settle()
    assert lit_where_guests_are(hands) > 0


def lit_where_guests_are(hands: Hands) -> int:
    """Return the number of lit halls."""
    lit = 0
    for hall in hands.typed("HallRoom"):
        drawn = pictures(hands, hall)
        assert "room/chandelier" in drawn
        assert ("room/chandelier-lit" in drawn) == ("picture/guest/" in drawn)
        lit += "room/chandelier-lit" in drawn
    return lit


def guests(hands: Hands) -> dict[str, QQuickItem]:
    """Return the places for guests that can be chosen."""
    places = hands.typed("GuestSpace")
    return {key: item for key, item in hands.targets().items() if item in places}


def test_an_empty_place_lies_in_a_light_and_shows_who_may_stand_there(hands: Hands) -> None:
    hands.play(session(2, seed=3))
    hands.game.hotSeat.reveal()
    hands.settle()
    assert all("spot/light" not in pictures(hands, place) for place in hands.typed("GuestSpace"))
    hands.play(game_that_asks("place_dress"))
    hands.game.hotSeat.reveal()
    hands.settle()
    key, place = next(iter(guests(hands).items()))
    assert "spot/light" in pictures(hands, place)
    assert "picture/guest/" not in pictures(hands, place)
    hands.point_at(place)
    hands.settle()
    assert "picture/guest/" in pictures(hands, place), key


def test_a_hall_shows_who_leads_first(hands: Hands) -> None:
    game = game_that_asks("place_dress")
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.click(next(iter(guests(hands).values())))
    hands.settle()
    view = game.view(None)
    for hall, room in zip(game.match.rules.board.halls, hands.typed("HallRoom"), strict=True):
        shown = [
            (each.property("seat"), each.property("number"), each.property("first"))
            for each in hands.items(room)
            if each.property("first") is not None and each.property("seat") is not None
        ]
        assert shown == [tuple(each) for each in hall_standings(view, hall)]


def test_a_guest_tells_who_it_is_and_how_the_hall_stands(hands: Hands) -> None:
    game = game_that_asks("place_dress")
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.settle()
    key, place = next(iter(guests(hands).items()))
    empty, place_label = place.property("about"), place.property("label")
    hands.click(place)
    hands.settle()
    (guest,) = (each for each in hands.typed("GuestSpace") if each.property("key") == key)
    hall = next(
        room
        for room in hands.typed("HallRoom")
        if key in [each.property("key") for each in hands.items(room)]
    )
    assert guest.property("about") != empty
    assert guest.property("about").endswith(hall.property("standing"))
    assert guest.property("label") != place_label


def region(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


def places(hands: Hands) -> Iterator[tuple[QQuickItem, QQuickItem]]:
    """Yield each place for a guest, with its hall."""
    for room in hands.typed("HallRoom"):
        inside = hands.items(room)
        for place in hands.typed("GuestSpace"):
            if place in inside:
                yield place, room


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_guest_fills_the_hall_from_the_floor_to_the_cornice(
    hands: Hands, width: int, height: int
) -> None:
    hands.root.resize(width, height)
    hands.play(game_that_asks("place_dress", skip=4))
    hands.game.hotSeat.reveal()
    hands.settle()
    seen = [(place, room) for place, room in places(hands) if place.property("owner") >= 0]
    assert seen
    for place, room in seen:
        guest, hall = region(place.property("marker")), region(room)
        assert hall.contains(guest)
        assert guest.height() > 0.85 * hall.height()


def test_a_guest_stands_on_a_carpet_in_the_colour_of_who_dressed_it(hands: Hands) -> None:
    game = game_that_asks("place_dress")
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.settle()
    key, place = next(iter(guests(hands).items()))
    assert "spot/carpet-" not in pictures(hands, place)
    hands.click(place)
    hands.settle()
    (place,) = (each for each, _ in places(hands) if each.property("key") == key)
    colour = looks(game.setup.seats)[place.property("owner")].colour
    carpet = next(
        each
        for each in hands.items(place)
        if f"spot/carpet-{colour}/" in str(each.property("source"))
    )
    feet = region(place.property("marker")).bottom()
    assert region(carpet).top() < feet < region(carpet).bottom()


def test_by_day_a_hall_is_sunlit_as_soon_as_a_guest_is_there(hands: Hands) -> None:
    hands.play(game_that_asks("place_dress"))
    hands.game.hotSeat.reveal()
    hands.settle()
    dark = {id(room) for room in hands.typed("HallRoom") if room.property("guests") == 0}
    place = next(
        place
        for place, room in places(hands)
        if id(room) in dark and place in guests(hands).values()
    )
    room = next(room for each, room in places(hands) if each is place)
    wall = region(room)
    before = lightness(hands.root.grabWindow(), wall)
    hands.click(place)
    hands.settle()
    assert lightness(hands.root.grabWindow(), wall) > CLEARLY * before


def lightness(window: QImage, where: QRectF) -> float:
    """Return the mean lightness of the wall of a hall, between its places."""
    part = window.copy(where.toRect().adjusted(60, 30, -60, -int(where.height() / 2)))
    found = [
        part.pixelColor(x, y).lightnessF()
        for x in range(0, part.width(), 3)
        for y in range(0, part.height(), 3)
    ]
    return sum(found) / len(found)


def marks(hands: Hands) -> Iterator[tuple[str, QRectF]]:
    """Yield what marks the places that can be chosen, and where; a lozenge without its corners."""
    for item in hands.items():
        kind, here = item.objectName(), item.mapRectToScene(item.boundingRect())
        if kind == "digit":
            yield kind, here
        elif kind == "lozenge":
            yield kind, here.adjusted(*(edge * here.width() / 5 for edge in (1, 1, -1, -1)))


def medals(hands: Hands) -> list[tuple[QQuickItem, QQuickItem]]:
    """Return the places for dresses of a master, each with the medal that says so."""
    return [
        (place, item)
        for place, _ in places(hands)
        for item in hands.items(place)
        if item.objectName() == "medal"
    ]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_thimble_of_a_place_is_large_and_covered_by_nobody(
    hands: Hands, width: int, height: int
) -> None:
    hands.root.resize(width, height)
    hands.play(game_that_asks("place_dress", 4, skip=9))
    hands.game.hotSeat.reveal()
    hands.lay_out()
    shown = medals(hands)
    assert len({place.property("owner") >= 0 for place, _ in shown}) == 2
    peopled = hands.root.grabWindow()
    for place, medal in shown:
        place.property("marker").setVisible(False)
        signs = [
            region(item)
            for kind in ("Plaque", "Emblem", "PrestigeBadge")
            for item in hands.typed(kind)
            if place.isAncestorOf(item)
        ]
        assert signs or place.property("owner") < 0
        assert not any(region(medal).intersects(each) for each in signs), place.property("key")
        (thimble,) = (each for each in hands.items(medal) if each.property("name"))
        assert thimble.width() >= 1.6 * 12 * height / 800
    hands.lay_out()
    empty = hands.root.grabWindow()
    for _, medal in shown:
        # Without the corners, in which its ground is seen.
        edge = ceil(medal.width() / 5)
        inside = region(medal).toRect().adjusted(edge, edge, -edge, -edge)
        assert peopled.copy(inside) == empty.copy(inside)


def crossed(hands: Hands) -> set[str]:
    """Return the kinds of marks that lie on a label of the palace, or on its edge."""
    labels = [
        label.mapRectToScene(label.boundingRect())
        for kind in ("Plaque", "PricePlaque")
        for label in hands.typed(kind)
    ] + [region(medal) for _, medal in medals(hands)]
    assert len(labels) > 20
    lights = [
        i.mapRectToScene(i.boundingRect()) for i in hands.items() if i.objectName() == "light"
    ]
    found = {kind for kind, here in marks(hands) if any(here.intersects(each) for each in labels)}
    edges = {
        "light"
        for here in lights
        for each in labels
        if here.intersects(each) and not here.contains(each)
    }
    return found | edges


@pytest.mark.parametrize(
    ("kind", "people", "skip"),
    [("place_dress", 4, 9), ("place_dress", 2, 4), ("fund_decoration", 4, 9)],
)
def test_nothing_that_marks_a_place_crosses_a_label(
    hands: Hands, qtbot: QtBot, kind: str, people: int, skip: int
) -> None:
    hands.play(game_that_asks(kind, people, skip=skip))
    hands.game.hotSeat.reveal()
    hands.take_keys()
    hands.lay_out()
    assert {kind for kind, _ in marks(hands)} == {"digit", "lozenge"}
    assert crossed(hands) == set()
    hands.key(Qt.Key.Key_H)
    qtbot.waitUntil(lambda: hands.has("light"))
    hands.lay_out()
    assert crossed(hands) == set()


STILL = {"rococo": ("Majority", "FireworksSpace"), "patisserie": ("TableSign", "Vacancy")}


@pytest.mark.parametrize("game", STILL)
def test_who_comes_into_a_majority_moves_nothing(hands: Hands, game: str) -> None:
    """Each player's emblem has room from the first moment to the last."""
    played: AnySession = session(3) if game == "rococo" else kitchen_hands.session(3)
    whim = Whim(5) if game == "rococo" else kitchen_hands.Whim(5)
    while (decision := played.decision) is not None:
        played.answer(decision.id, whim(decision))
    hands.play(played)
    seen = []
    for moment in (0, len(hands.game.session.tree.line)):
        hands.game.timeline.walkTo(moment)
        hands.lay_out()
        signs, others = map(hands.typed, STILL[game])
        emblems = [e for e in hands.typed("Emblem") if any(s.isAncestorOf(e) for s in signs)]
        seen.append(([place_of(each) for each in (*signs, *others)], len(emblems)))
    (before, none), (after, some) = seen
    assert none == 0 < some
    assert before == after


def place_of(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())
