"""Pieces of La Pâtisserie Rococo as they are drawn on the table."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQml import QQmlProperty

from rococo_desktop.controller.input.things import entries
from rococo_desktop.rules.patisserie.promos import PROMOS
from tests.qml.hands import Hands
from tests.qml.legible import LONG_AND_SHORT, broken, texts
from tests.qml.patisserie.kitchen_hands import choices, session, table_of, until
from tests.qml.test_arrangements import sized
from tests.qml.test_long_names import letters

pytestmark = pytest.mark.one_window


@pytest.mark.parametrize("kind", ["draft_card", "acquire_recipe", "hire"])
def test_no_digit_covers_what_a_piece_says(hands: Hands, kind: str) -> None:
    """The level of a card and the points of a recipe are where the key's digit is."""
    hands.play(until(session(2, seed=8), kind))
    if hands.game.hotSeat.curtain:
        hands.game.hotSeat.reveal()
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


@pytest.mark.parametrize(("people", "wide"), [(5, False), (2, True)])
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
    game = until(session(2, seed=8), "select_card", skip=8)
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.lay_out()

    def places() -> list[float]:
        shown = choices(hands).values()
        return sorted(each.mapToScene(each.boundingRect().center()).x() for each in shown)

    before = places()
    assert len(before) > 3
    hands.click(next(iter(choices(hands).values())))
    hands.lay_out()
    assert places() == before[:-1]


def test_the_digit_0_chooses_the_tenth_answer(hands: Hands) -> None:
    game = until(session(2, seed=8), "choose_action")
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.lay_out()
    (tenth,) = [entry.item for entry in entries(hands.root.contentItem()) if entry.number == 10]
    assert tenth.property("option") == "forfeit"
    digits = [text for text, _, _ in hands.lettered(tenth)]
    assert "0" in digits, "as drawn"
    steps = len(game.history)
    hands.key(Qt.Key.Key_0)
    assert game.history[steps].option == "forfeit"
