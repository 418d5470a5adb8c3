"""The halls: a chandelier that guests light, and places that show who may stand there."""

from PySide6.QtQuick import QQuickItem

from rococo_desktop.rules.rococo.outlook import hall_standings
from tests.qml.hands import Hands, game_that_asks, session


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
