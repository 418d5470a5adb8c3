"""The large sheet of a player, and any piece of the table large with all its words."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.qml.hands import Hands, headings, played_out
from tests.qml.legible import faults
from tests.qml.patisserie.kitchen_hands import choices, middle, session, table_of, until

pytestmark = pytest.mark.one_window


def panel(hands: Hands, seat: int) -> QQuickItem:
    """Return the panel of a player."""
    return next(
        item
        for item in hands.items()
        if item.property("key") == seat and item.property("standingPurpose") is not None
    )


def test_the_mentors_sheet_names_his_inventory_and_his_solo_cards(hands: Hands) -> None:
    """Rulebook, "Solo Game": his Staff Inventory is a face-down stack beside the solo cards."""
    hands.play(until(session(1, seed=9), "play_card", skip=4))
    hands.click(panel(hands, 1))
    hands.lay_out()
    texts = hands.texts()
    assert "Staff Inventory, face down until the end" in texts
    assert "Solo cards that were revealed" in texts
    hands.key(Qt.Key.Key_Escape)


def test_a_click_on_a_player_shows_all_that_one_may_know(hands: Hands) -> None:
    game = until(session(1, bots=2, seed=9), "place_dish", skip=6)
    hands.play(game)
    people = table_of(hands).people
    for seat in (0, 1, 2):
        hands.click(panel(hands, seat))
        hands.lay_out()
        assert hands.has("playerSheet")
        sheet = hands.named("playerSheet")
        player = game.view(0).players[seat]
        shown = {
            row.key: [piece.face for piece in row.pieces.rows] for row in people.sheet.parts.rows
        }
        faces = table_of(hands).faces
        assert shown.get("recipes", []) == [faces.recipe(each) for each in player.recipes]
        assert shown.get("pantry", []) == [faces.tile(each) for each in player.ingredients]
        assert shown.get("used", []) == [faces.card(each) for each in player.used]
        if seat == 0:
            assert "cards" not in shown
            for key in ("hand", "unused", "set_aside"):
                assert shown.get(key, []) == list(map(faces.card, getattr(player, key)))
        else:
            known = [(each.card, each.level) for each in player.face_down]
            assert shown["cards"] == [
                faces.card(card) if card else faces.unseen(level) for card, level in known
            ]
        goods = [("flour", player.flour), ("sugar", player.sugar), ("butter", player.butter)]
        assert [goods] == [
            list(zip(row.signs, row.numbers, strict=True))
            for row in people.sheet.parts.rows
            if row.key == "goods"
        ]
        assert headings(hands, sheet) == [row.heading for row in people.sheet.parts.rows]
        assert ("(you)" in str(sheet.property("title"))) == (seat == 0)
        assert "If the game ended now" in hands.texts()
        assert faults(hands, sheet) == set()
        hands.key(Qt.Key.Key_Escape)
        assert not hands.has("playerSheet")


def test_a_piece_is_shown_large_as_long_as_a_key_says_so(hands: Hands) -> None:
    hands.play(until(session(2, seed=8), "acquire_recipe"))
    if hands.game.hotSeat.curtain:
        hands.game.hotSeat.reveal()
    hands.lay_out()
    item = next(iter(choices(hands).values()))
    spot = middle(item)
    QTest.mouseMove(hands.root, spot * 0.9)
    QTest.mouseMove(hands.root, spot)
    hands.settle()
    hands.key(Qt.Key.Key_V)
    view = hands.named("largeView")
    assert str(item.property("label")) in hands.texts()
    assert any(view.isAncestorOf(each) for each in hands.typed("PastryTile"))
    assert faults(hands, view) == set()
    hands.key(Qt.Key.Key_Escape)
    assert not hands.has("largeView")


def test_after_the_end_the_sheet_shows_the_final_scoring(hands: Hands) -> None:
    hands.play(played_out(session(2, seed=4)))
    hands.key(Qt.Key.Key_Escape)
    hands.click(panel(hands, 1))
    hands.lay_out()
    texts = hands.texts()
    assert "If the game ended now" not in texts
    assert "Final scoring" in texts
    total = hands.game.session.score().players[1].total
    assert str(total) in texts
    hands.key(Qt.Key.Key_Escape)
