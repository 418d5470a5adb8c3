"""Pieces of La Pâtisserie Rococo as they are drawn on the table."""

import re
from collections.abc import Iterable, Sequence
from typing import cast

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBitmap, QRegion
from PySide6.QtQml import QQmlProperty
from PySide6.QtQuick import QQuickItem

from rococo_desktop.controller.input.things import entries
from rococo_desktop.controller.patisserie.faces import PastryFace
from rococo_desktop.controller.table import glyphs
from rococo_desktop.rules.patisserie.promos import PROMOS
from rococo_desktop.session.session import Session
from tests.again import found_once
from tests.daily import soaked
from tests.qml.hands import Hands
from tests.qml.legible import LONG_AND_SHORT, broken, texts
from tests.qml.patisserie.kitchen_hands import Whim, choices, piece, session, table_of, until
from tests.qml.patisserie.test_patisserie_arrangements import HAND_CARD
from tests.qml.patisserie.test_patisserie_finale import inked
from tests.qml.test_arrangements import sized
from tests.qml.test_long_names import letters

pytestmark = pytest.mark.one_window


@pytest.mark.parametrize("kind", ["draft_card", "acquire_recipe", "hire"])
def test_no_digit_covers_what_a_piece_says(hands: Hands, kind: str) -> None:
    """The level of a card and the points of a recipe are where the key's digit is."""
    hands.play(until(session(2, seed=8), kind))
    if hands.game.hotSeat.curtain:
        hands.game.hotSeat.reveal()
    hands.take_keys()
    hands.lay_out()
    seen = 0
    for item in choices(hands).values():
        digits = [each for each in hands.items(item) if each.objectName() == "digit"]
        for digit in digits:
            corner = digit.mapRectToScene(digit.boundingRect())
            words = [each for each in texts(hands, item) if not digit.isAncestorOf(each)]
            assert not [each for each in words if letters(each).intersects(corner)]
            seen += 1
    assert seen


def test_a_card_of_a_full_hand_is_wider_while_it_is_looked_at(hands: Hands) -> None:
    """Six cards are held when one is discarded."""
    hands.play(until(session(2, seed=8), "set_aside"))
    hands.game.hotSeat.reveal()
    hands.lay_out()
    held = choices(hands)
    assert len(held) == 6
    for item in held.values():
        hands.point_at(item)
        hands.lay_out()
        others = [each for each in held.values() if each is not item]
        assert all(item.width() > each.width() for each in others), "they make room for it"


@pytest.mark.parametrize("language", LONG_AND_SHORT)
def test_the_signs_of_a_card_in_a_full_hand_stay_on_it(hands: Hands, language: str) -> None:
    """Every staff card, with all promos; the narrowest cards are those of a hand of six."""
    hands.shell.preferences.choose("language", language)
    sized(hands, 1280, 800)
    hands.play(until(session(2, seed=8, expansions=PROMOS), "set_aside"))
    hands.game.hotSeat.reveal()
    hands.lay_out()
    faces = table_of(hands).faces
    cards = [
        each
        for item in choices(hands).values()
        for each in hands.items(item)
        if QQmlProperty(each, "card").isValid()
    ]
    assert len(cards) == 6
    staff = [faces.card(each) for each in faces.rules.staff]
    for start in range(0, len(staff), len(cards)):
        for face, card in zip(staff[start:], cards, strict=False):
            card.setProperty("card", face)
        hands.lay_out()
        assert not [text for card in cards for text in broken(hands, card)]
        for card in cards:
            (bonus,) = [each for each in hands.items(card) if each.objectName() == "bonus"]
            drawn = bonus.mapRectToItem(card, bonus.childrenRect())
            assert card.boundingRect().contains(drawn), card.property("card").told
            assert drawn.height() < 0.6 * card.height(), "the person is seen above it"


@pytest.mark.parametrize(("people", "wide"), soaked([(5, False), (2, True)], [(5, False)]))
def test_the_signs_of_every_card_on_display_stay_on_it(
    hands: Hands, people: int, *, wide: bool
) -> None:
    """Cards for hire are upright as in the hand; five star cards are narrow, three low and wide."""
    sized(hands, 1280, 800)
    hands.play(until(session(people, seed=8, expansions=PROMOS), "play_card"))
    hands.game.hotSeat.reveal()
    hands.lay_out()
    faces = table_of(hands).faces
    (counter,), (podium,) = hands.typed("HireCounter"), hands.typed("StarCards")
    shown = [each for each in hands.typed("StaffCard") if each.isVisible()]
    hire = [each for each in shown if counter.isAncestorOf(each)]
    starred = [each for each in shown if podium.isAncestorOf(each)]
    assert hire
    assert {bool(each.property("wide")) for each in starred} == {wide}
    assert all(each.height() > each.width() for each in hire)
    entries = faces.rules.staff.values()
    stars = [faces.card(each.id) for each in entries if each.deck == "star"]
    hired = [faces.card(each.id) for each in entries if each.deck != "star"]
    for card, among in ((hire[0], hired), (starred[0], stars)):
        for face in among:
            card.setProperty("card", face)
            hands.lay_out()
            (bonus,) = [each for each in hands.items(card) if each.objectName() == "bonus"]
            drawn = bonus.mapRectToItem(card, bonus.boundingRect())
            assert card.boundingRect().contains(drawn), face.told
            assert card is not hire[0] or drawn.height() < 0.6 * card.height(), face.told


def test_being_done_has_the_last_digit(hands: Hands) -> None:
    """The digits of the second recipe begin at 1 again."""
    game = until(session(2, seed=8), "acquire_recipe")
    decision = game.decision
    assert decision is not None
    game.answer(decision.id, decision.options[0])
    assert game.decision is not None
    assert "done" in game.decision.options
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.lay_out()
    digits = {each: item.property("number") for each, item in choices(hands).items()}
    assert sorted(digits.values()) == list(range(1, len(digits) + 1))
    assert digits["done"] == len(digits)


def test_the_cards_chosen_for_the_hand_are_counted(hands: Hands) -> None:
    game = until(session(2, seed=8), "select_card", skip=1)
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.lay_out()
    decision = game.decision
    assert decision is not None
    number = len(game.state.players[decision.seat].hand) + 1
    assert hands.game.prompt.text.endswith(f"choose a card for your hand ({number} of 4)")


def test_cards_to_choose_from_stay_where_they_are_when_one_is_taken(hands: Hands) -> None:
    """A click on the gap, or on the card in the hand, puts the last one back there."""
    game = until(session(2, seed=8), "select_card", skip=8)
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.lay_out()

    def places() -> dict[str, QPointF]:
        shown = choices(hands).items()
        return {card: each.mapToScene(each.boundingRect().center()) for card, each in shown}

    before = places()
    first, second, *_ = before
    for taken in (first, second):
        hands.click(choices(hands)[taken])
        hands.lay_out()
    assert places() == {card: before[card] for card in before if card not in (first, second)}
    spots = {str(each.property("key")): each for each in hands.items(hands.named("picker"))}
    hands.click(spots[first])
    assert second not in choices(hands), "only the last one, so that no other goes with it"
    hands.click(spots[second])
    hands.lay_out()
    assert places() == {card: before[card] for card in before if card != first}
    hands.click(piece(hands, first))
    hands.lay_out()
    assert places() == before


def test_a_star_card_keeps_its_place_while_others_are_hired(hands: Hands) -> None:
    """The place of a hired one stays, and is empty; also in a game that is opened later."""
    game = until(session(3, seed=8), "play_card")
    hands.play(game)
    hands.game.hotSeat.reveal()
    (area,) = hands.typed("StarCards")

    def places() -> dict[str, QRect]:
        hands.lay_out()
        found = (each for each in hands.items(area) if each.property("choice"))
        return {str(each.property("choice")): rect(each) for each in found}

    before = places()
    assert len(before) == 4
    hired = game.state.stars[1]
    game.state.stars.remove(hired)
    hands.play(game)
    assert places() == {card: before[card] for card in before if card != hired}
    later = until(session(3, seed=8), "play_card")
    later.state.stars.remove(hired)
    hands.play(later)
    hands.game.hotSeat.reveal()
    (area,) = hands.typed("StarCards")
    opened = places()
    assert len(opened) == 3
    assert {*map(QRect.height, opened.values())} == {*map(QRect.height, before.values())}


def test_the_digit_0_chooses_the_tenth_answer(hands: Hands) -> None:
    game = until(session(2, seed=8), "choose_action")
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.take_keys()
    hands.lay_out()
    (tenth,) = [entry.item for entry in entries(hands.root.contentItem()) if entry.number == 10]
    assert tenth.property("option") == "forfeit"
    digits = [text for text, _, _ in hands.lettered(tenth)]
    assert "0" in digits, "as drawn"
    steps = len(game.history)
    hands.key(Qt.Key.Key_0)
    assert game.history[steps].option == "forfeit"


@pytest.mark.parametrize("kind", ["take_ingredient", "buy_goods"])
def test_digits_cover_neither_pictures_nor_prices(hands: Hands, kind: str) -> None:
    """The smallest pieces, those of five players in a small window."""
    hands.play(until(session(5, seed=4), kind, skip=3 * (kind == "buy_goods"), seed=4))
    hands.game.hotSeat.reveal()
    sized(hands, 1280, 800)
    hands.take_keys()
    hands.lay_out()
    digits = [each for each in hands.typed("NumberBadge") if each.property("number") > 0]
    assert len(digits) == 10
    region = QRegion()
    for digit in digits:
        assert region.intersected(rect(digit)).isEmpty(), "nor one another"
        region += rect(digit)
    figures = {item for digit in digits for item in hands.written(digit)}
    for area in (each for name in ("Shelf", "Goods") for each in hands.typed(name)):
        words = [each for each in texts(hands, area) if each not in figures]
        assert not [each for each in words if region.intersects(letters(each).toRect())]
        for item in hands.items(area):
            if re.match("patisserie/(sign|topping)/", str(item.property("path"))):
                drawn = inked(item)
                assert pixels(drawn.intersected(region)) <= 0.02 * pixels(drawn)


@pytest.mark.parametrize(("width", "height"), soaked([(1280, 800), (1920, 1080)], [(1280, 800)]))
@pytest.mark.parametrize("people", [2, 5])
def test_no_dish_is_cut_on_any_place(hands: Hands, width: int, height: int, people: int) -> None:
    """A picture of each place, and on it all dishes at once."""
    hands.play(session(people))
    hands.game.hotSeat.reveal()
    sized(hands, width, height)
    faces = table_of(hands).faces
    dishes = [made(each) for made in (faces.dish, faces.topped) for each in faces.rules.recipes]
    for place in (spots := hands.typed("DishPlace")):
        place.setProperty("face", dishes[0])
        place.setProperty("owner", 0)
    hands.lay_out()
    shown = [each for spot in spots for each in hands.items(spot) if is_dish(each)]
    assert len(shown) == len(spots)
    ink = {side: whole(dishes, side) for side in {round(each.width()) for each in shown}}
    for each in shown:
        where = ink[round(each.width())].translated(rect(each).topLeft())
        around: QQuickItem | None = each.parentItem()
        while around is not None:
            assert not around.clip() or rect(around).contains(where)
            around = around.parentItem()


def is_dish(item: QQuickItem) -> bool:
    return bool(re.match("patisserie/(dish|topped)/", str(item.property("path"))))


def whole(dishes: Sequence[PastryFace], width: int) -> QRect:
    """Return where something of any dish is drawn in a picture of a width."""
    ink = QRect()
    for dish in dishes:
        image = glyphs.picture(f"{dish.picture}/fit/{width}x{width}")
        ink |= QRegion(QBitmap.fromImage(image.createAlphaMask())).boundingRect()
    return ink


@pytest.mark.parametrize("theme", ["light", "evening"])
def test_the_star_of_a_card_covers_no_letter(hands: Hands, theme: str) -> None:
    """The narrowest star cards are those of five players."""
    hands.shell.preferences.choose("theme", theme)
    hands.play(session(5))
    hands.game.hotSeat.reveal()
    sized(hands, 1280, 800)
    (area,) = hands.typed("StarCards")
    stars = [each for each in hands.items(area) if each.property("name") == "star"]
    assert len(stars) > 4
    words = [letters(each) for each in texts(hands, area)]
    assert not [each for star in stars for each in words if each.intersects(inner(star))]


def inner(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


def test_many_cards_keep_their_proportions(hands: Hands) -> None:
    """In the kitchen of a winner who holds more cards than a hand, they lie like a fan."""
    hands.play(ended())
    hands.game.score.skip()
    hands.game.score.endFinale()
    hands.shell.back()
    sized(hands, 1280, 800)
    (hand,) = hands.typed("Hand")
    cards = [each for each in hands.typed("StaffCard") if hand.isAncestorOf(each)]
    assert len(cards) > 6
    for card in cards:
        assert abs(card.width() / card.height() - HAND_CARD) < 0.02
        assert card.width() >= 66
        assert rect(hand).contains(rect(card))
        (bonus,) = [each for each in hands.items(card) if each.objectName() == "bonus"]
        assert rect(card).contains(rect(bonus))
    hidden = cards[0]
    hands.point_at(hidden.parentItem())
    assert all(stacked(hidden) > stacked(each) for each in cards[1:])


def stacked(card: QQuickItem) -> float:
    """Return how far a card of the hand is in front of the others."""
    while str(card.property("place")).split(":")[0] != "card":
        above = card.parentItem()
        assert above is not None
        card = above
    return card.z()


@found_once
def ended() -> Session:
    """Return a finished game whose winner has more cards than a hand."""
    for seed in range(30):
        game, whim = session(5, seed=seed), Whim(seed)
        while (decision := game.decision) is not None:
            game.answer(decision.id, whim(decision))
        winner = game.state.players[game.score().winners[0]]
        if len(winner.hand) + len(winner.unused) + len(winner.used) > 6:
            return game
    raise AssertionError("nobody has that many")


def rect(item: QQuickItem) -> QRect:
    return item.mapRectToScene(item.boundingRect()).toRect()


def pixels(region: QRegion) -> int:
    rects = cast("Iterable[QRect]", region)
    return sum(each.width() * each.height() for each in rects)


def test_the_tiles_that_an_answer_pays_light_up_where_they_lie(hands: Hands) -> None:
    hands.play(until(session(2, seed=5), "pay_ingredients"))
    if hands.game.hotSeat.curtain:
        hands.game.hotSeat.reveal()
    hands.lay_out()
    for option, answer in choices(hands).items():
        hands.point_at(answer)
        tiles = {f"spot:tile:{tile}" for tile in option.split("+")}
        assert {each.objectName() for each in hands.items() if lit(each)} == tiles
    hands.point_at(hands.named("promptBar"))
    assert not [each for each in hands.items() if lit(each)]


def lit(item: QQuickItem) -> bool:
    return item.objectName().startswith("spot:") and item.isVisible()


def test_the_sign_of_what_must_be_missing_is_seen_but_for_a_corner(hands: Hands) -> None:
    """Under a bar over all of it, a white hat was a blank red circle."""
    hands.root.resize(1280, 800)
    hands.play(session(3, seed=66))
    hands.game.hotSeat.reveal()
    hands.lay_out()
    signs = [each for each in hands.typed("Missing") if each.isVisible()]
    names = {str(each.property("name")) for each in signs}
    assert {"nuts", "honey", "ingredient", "chef"} <= names
    for sign in signs:
        (cross,) = [each for each in sign.childItems() if each.objectName() == "cross"]
        whole, corner = (each.width() * each.height() for each in (sign, cross))
        assert sign.width() == sign.height() >= 16
        assert corner < 0.36 * whole
        box = cross.mapRectToItem(sign, cross.boundingRect())
        assert box.bottomRight() == sign.boundingRect().bottomRight()
