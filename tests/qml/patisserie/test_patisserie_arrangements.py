"""The table of La Pâtisserie Rococo in windows of every shape, and with large letters."""

from math import hypot

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtQml import QQmlProperty
from PySide6.QtQuick import QQuickItem

from rococo_desktop.rules.patisserie.game import EXPANSIONS
from rococo_desktop.session.session import Session
from rococo_desktop.texts import languages
from tests.daily import soaked
from tests.qml.hands import Hands
from tests.qml.legible import LONG_AND_SHORT, faults
from tests.qml.patisserie.kitchen_hands import choices, session, until
from tests.qml.test_arrangements import (
    WINDOWS,
    Proportions,
    beyond,
    misshapen,
    overlapping,
    pages,
    sized,
)
from tests.qml.test_everyone import check_what_can_be_acted_on

pytestmark = pytest.mark.one_window

LARGE = (1280, 800, "150")
SHAPES = ((1280, 800, "fit"), (1000, 1060, "fit"), (3840, 1080, "fit"), LARGE)

PROMOS = tuple(each.key for each in EXPANSIONS if each.key.startswith("promo_"))
TABLES = ((2, ()), (5, ()), (2, PROMOS), (5, PROMOS))


def full_table(
    hands: Hands, kind: str, people: int = 5, expansions: tuple[str, ...] = (), *, skip: int = 6
) -> Session:
    """Set up a table, of five at the question with the most answers."""
    game = until(session(people, seed=3, expansions=expansions), kind, skip=skip)
    hands.play(game)
    if hands.game.hotSeat.curtain:
        hands.game.hotSeat.reveal()
    hands.settle()
    return game


def cut_cards(hands: Hands) -> list[str]:
    """Return the items that reach beyond their card."""
    return [
        str(text.property("text"))
        for text in hands.items()
        if text.objectName() == "bonus" and end_of(text) > end_of_card(text) + 1
    ]


def end_of(text: QQuickItem) -> float:
    return text.mapToScene(QPointF(0, text.height())).y()


def end_of_card(text: QQuickItem) -> float:
    card = text.parentItem()
    assert card is not None
    return card.mapToScene(QPointF(0, card.height())).y()


@pytest.mark.parametrize(
    "language",
    soaked(languages(), ["en"]),
)
@pytest.mark.parametrize(("width", "height", "scale"), soaked(SHAPES, [SHAPES[0], SHAPES[-1]]))
def test_all_is_read_and_chosen_in_each_shape(
    hands: Hands, width: int, height: int, scale: str, language: str
) -> None:
    hands.shell.preferences.choose("language", language)
    full_table(hands, "choose_action")
    sized(hands, width, height, scale)
    unit = 1.0 if scale == "fit" else int(scale) / 100
    seen = []
    for page in pages(hands):
        seen.append(page)
        assert faults(hands, smallest=11 * unit - 1) == set(), page
        assert overlapping(hands) == [], page
        assert beyond(hands) == [], page
        assert cut_cards(hands) == [], page
        check_what_can_be_acted_on(hands, smallest=32 * unit - 1)
    assert len(seen) == {"150": 4}.get(scale, 3 if height > width else 1)


KITCHEN = ("Store", "Racks", "Pantry", "Goods", "Purse")
HAND_CARD = 0.63
"""The proportion of the cards of a hand, however many there are."""


@pytest.mark.parametrize("language", LONG_AND_SHORT)
def test_the_places_of_the_kitchen_do_not_depend_on_the_cards(hands: Hands, language: str) -> None:
    """Only the cards of a full hand make room for one another."""
    hands.shell.preferences.choose("language", language)
    places = []
    for kind, number in (("draft_card", 4), ("set_aside", 6), ("play_card", 5)):
        hands.play(until(session(3, seed=4), kind))
        hands.game.hotSeat.reveal()
        sized(hands, 1280, 800, "fit")
        (hand,) = hands.typed("Hand")
        cards = [frame(each) for each in hands.typed("StaffCard") if hand.isAncestorOf(each)]
        assert len(cards) == number
        assert min(each.width() for each in cards) >= 66
        assert all(abs(each.width() / each.height() - HAND_CARD) < 0.02 for each in cards)
        crates = [
            frame(each)
            for each in hands.items()
            if str(each.property("path")) == "patisserie/furniture/crate"
        ]
        places.append([*(frame(each) for name in KITCHEN for each in hands.typed(name)), *crates])
        assert max(each.right() for each in cards) <= places[-1][0].left()
        assert faults(hands) == set()
    assert places[0] == places[1] == places[2]


@pytest.mark.parametrize("language", soaked(languages(), ["pl"]))
def test_large_letters_have_room_in_long_languages(hands: Hands, language: str) -> None:
    hands.shell.preferences.choose("language", language)
    full_table(hands, "play_card")
    for width, height, scale in (LARGE, SHAPES[0]):
        sized(hands, width, height, scale)
        for page in pages(hands):
            assert faults(hands) == set(), page
            assert overlapping(hands) == [], page
            assert cut_cards(hands) == [], page


def test_the_page_turns_to_what_is_asked(hands: Hands) -> None:
    """A player who buys sees the displays, one who plays a card the hand beside any page."""
    sized(hands, *LARGE)
    for kind in ("play_card", "acquire_recipe", "place_dish", "hire"):
        full_table(hands, kind)
        hands.lay_out()
        assert choices(hands), kind


@pytest.mark.parametrize("people", [2, 5])
def test_the_dishes_of_a_side_table_are_nearly_as_large_as_the_others(
    hands: Hands, people: int
) -> None:
    """Where they lie at its left and right in turn, none lies on another."""
    full_table(hands, "play_card", people)
    sized(hands, 1280, 800)
    hands.lay_out()
    places = {
        table.property("key"): [
            frame(each) for each in hands.typed("DishPlace") if table.isAncestorOf(each)
        ]
        for table in hands.typed("Presentation")
    }
    for side in ("left", "right"):
        assert places[side][0].width() > 0.8 * places["middle"][0].width()
        for number, one in enumerate(places[side]):
            assert not any(round_overlap(one, other) for other in places[side][:number])


def round_overlap(one: QRectF, other: QRectF) -> bool:
    """Return whether two round places overlap."""
    apart = one.center() - other.center()
    return float(hypot(apart.x(), apart.y())) < (one.width() + other.width()) / 2 - 1


PROPORTIONS: Proportions = {
    "StaffCard": (0.5, 1.62),
    "PastryTile": (0.55, 1.1),
    "IngredientTile": (0.87, 1.15),
    "Goods": (0.9, 3.0),
}


@pytest.mark.parametrize(
    ("width", "height", "scale"),
    soaked(WINDOWS, [(960, 600, "fit"), (1920, 1080, "150")]),
)
@pytest.mark.parametrize(("people", "expansions"), soaked(TABLES, TABLES[-1:]))
def test_pieces_of_the_festival_keep_their_proportions(
    hands: Hands, people: int, expansions: tuple[str, ...], width: int, height: int, scale: str
) -> None:
    """A card for hire can be lower where all displays are seen at once."""
    full_table(hands, "play_card", people, expansions)
    sized(hands, width, height, scale)
    low = not QQmlProperty.read(hands.named("tableTop"), "arrangement.roomy")
    limits = {**PROPORTIONS, "StaffCard": (0.5, 2.65)} if low else PROPORTIONS
    assert misshapen(hands, limits) == set()


@pytest.mark.parametrize(("width", "height", "scale"), [SHAPES[0], LARGE])
def test_a_full_hand_keeps_hats_and_levels_and_each_card_its_place(
    hands: Hands, width: int, height: int, scale: str
) -> None:
    """A card that is looked at covers neither another nor the edge of the window."""
    full_table(hands, "set_aside", 2, (), skip=0)
    sized(hands, width, height, scale)
    (hand,) = hands.typed("Hand")
    held = [each for each in hands.typed("StaffCard") if hand.isAncestorOf(each)]
    assert len(held) == 6
    for card in held:
        hands.point_at(card)
        hands.lay_out()
        others = [frame(each) for each in held if each is not card]
        assert not any(each.intersects(frame(card)) for each in others)
        assert QRectF(0, 0, width, height).contains(frame(card))
        for each in held:
            shown = list(hands.items(each))
            assert any(item.property("name") in ("chef", "assistant") for item in shown)
            assert QQmlProperty.read(each, "card.level") in {
                item.property("text") for item in shown
            }


def frame(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


BONUSES = [("set_aside", 2, 0), ("draft_card", 5, 0), ("play_card", 5, 40), ("play_card", 2, 8)]
"""Tables with many bonuses: with a full hand, with a tray and with star staff."""


@pytest.mark.parametrize(
    ("kind", "people", "skip", "language"),
    soaked(
        [(*table, language) for table in BONUSES for language in languages()],
        [*((*table, "de") for table in BONUSES[1:2]), (*BONUSES[3], "en")],  # "If" leans to a sign
    ),
)
def test_bonuses_break_only_between_phrases(
    hands: Hands, kind: str, people: int, skip: int, language: str
) -> None:
    hands.shell.preferences.choose("language", language)
    full_table(hands, kind, people, skip=skip)
    for width, height in ((1280, 800), (1920, 1080), (3840, 2160)):
        sized(hands, width, height, "fit")
        phrases = [each for each in hands.items() if each.objectName() == "phrase"]
        assert len(phrases) > 8
        for phrase in phrases:
            words = [frame(each) for each in phrase.childItems() if each.width() > 0]
            ends = [each.center().y() for each in words]
            assert max(ends) - min(ends) < 4, phrase.property("modelData")
            card = next(each for each in hands.typed("StaffCard") if each.isAncestorOf(phrase))
            assert frame(card).contains(frame(phrase))
