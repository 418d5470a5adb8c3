"""Prices, piles and the place for what leaves explain themselves to whoever points at them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from rococo_desktop.rules.patisserie.components.bonuses import Dishes
from rococo_desktop.session.session import Session
from tests.qml.hands import Hands
from tests.qml.patisserie.kitchen_hands import session, table_of, until
from tests.qml.test_hints import explained

pytestmark = pytest.mark.one_window

SAID = {
    "Each tile in this row": "by the tiles that lie in it – with 1: ",
    "Each card for hire": "how many cards are still for hire – with 1: ",
    "Price up to here": "fill the shelf up to there",
    "Unused": "have not worked yet",
    "Used": "have worked",
    "Discard or give notice": "what you part with",
}
"""What things say, by the beginnings of their names."""


@pytest.fixture
def table(hands: Hands) -> Hands:
    """A game of two, with both piles, seen by the person asked."""
    hands.play(until(session(2), "play_card", skip=14))
    if hands.game.hotSeat.curtain:
        hands.game.hotSeat.reveal()
    hands.lay_out()
    return hands


def labelled(hands: Hands, words: str) -> list[QQuickItem]:
    """Return the things to be read whose names begin with some words."""
    return [
        item
        for item in hands.items()
        if item.property("about") and str(item.property("label")).startswith(words)
    ]


def test_prices_and_piles_say_what_they_are(table: Hands, qtbot: QtBot) -> None:
    for words, told in SAID.items():
        item = labelled(table, words)[0]
        table.point_at(item)
        assert told in explained(table, qtbot)
        spoken = QAccessible.queryAccessibleInterface(item)
        assert spoken.text(QAccessible.Text.Name).startswith(words)
        assert told in spoken.text(QAccessible.Text.Description)


def test_each_place_of_a_successful_decoration_says_what_it_brings(
    table: Hands, qtbot: QtBot
) -> None:
    """Rulebook, "Income": in this order, in each income; "Deliver": a sixth one is discarded."""
    (racks,) = table.typed("Racks")
    places = [each for each in table.items(racks) if each.property("gain")]
    gains = ("2 coins", "3 coins", "1 prestige point", "1 prestige point", "2 prestige points")
    for place, gain in zip(places, gains, strict=True):
        table.point_at(place)
        told = explained(table, qtbot)
        assert f"uccessful decoration: {gain} more in each income" in told
        assert "first free place" in told
        assert "a topping is discarded" in told


def test_only_the_row_that_is_cleared_says_so(table: Hands) -> None:
    rows = table_of(table).market.shelf.rows
    assert [row.clears for row in rows] == ["cleared away" in row.terms for row in rows]
    assert any(row.clears for row in rows)


def test_keys_reach_the_prices_beside_the_rows(table: Hands, qtbot: QtBot) -> None:
    upper, lower, *_ = labelled(table, "Each tile in this row")
    upper.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    table.key(Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert table.focused is lower
    assert "one tile of this row costs now" in explained(table, qtbot)


@pytest.mark.parametrize(
    ("kind", "said"), [("play_card", "No level: "), ("draft_card", "Level I of IV: ")]
)
def test_a_card_says_what_its_level_means(hands: Hands, qtbot: QtBot, kind: str, said: str) -> None:
    """In the hand, and among the cards of a tray."""
    hands.play(until(session(2), kind))
    if hands.game.hotSeat.curtain:
        hands.game.hotSeat.reveal()
    hands.lay_out()
    card = next(each for each in hands.legal() if str(each.property("about")).startswith(said))
    hands.point_at(card)
    assert said in explained(hands, qtbot)


def test_where_the_hat_counts_it_is_explained(hands: Hands) -> None:
    """At the tables and the special bonuses that name it, whether or not a dish must have it."""
    games = (session(2, seed=seed) for seed in range(200))
    hands.play(next(game for game in games if names_hats(game)))
    hands.game.hotSeat.reveal()
    hands.lay_out()
    said = {
        str(each.property("label")): "a Pastry Chef had to bake it" in str(each.property("about"))
        for each in (*hands.typed("TableSign"), *labelled(hands, ""))
        if each.property("told") or each.property("wanted")
    }
    assert sum(said.values()) > 1
    assert all(told == ("a chef’s hat" in label) for label, told in said.items()), said


def names_hats(game: Session) -> bool:
    """Return whether a table bonus and a special bonus of a game ask for dishes by their hats."""
    rules, state = game.match.rules, game.state
    asked = [rules.table_bonuses[tile].dishes.kind for tile in state.table_bonuses.values()]
    conditions = [rules.special_bonuses[tile].condition for tile in state.special_bonuses]
    claimed = [each.dishes.kind for each in conditions if isinstance(each, Dishes)]
    return all({"chef", "assistant"} & {*kinds} for kinds in (asked, claimed))
