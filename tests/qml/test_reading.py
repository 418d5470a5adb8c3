"""Reading the game: the current score, the pieces left, and the player's own sheet."""

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.table.supplies import Supplies
from tests.daily import soaked
from tests.qml.hands import Hands, described, headings, play_to, session, supply_rows
from tests.qml.legible import faults
from tests.qml.test_arrangements import late, overlapping, pages, sized
from tests.qml.test_contrast import at_the_front
from tests.qml.test_drag import middle
from tests.qml.test_expansions_table import ALL, seated

pytestmark = pytest.mark.one_window


def table(hands: Hands, edition: str = "deluxe", skip: int = 12) -> int:
    """Show a game to the person asked, and return their seat."""
    game = play_to(session(2, edition=edition), "play_card", skip=skip)
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.settle()
    assert game.asked is not None
    return game.asked.seat


def panel(hands: Hands, seat: int) -> str:
    """Return what a screen reader gets for a player's panel."""
    players = (item for item in hands.items() if item.property("scoreWhole") is not None)
    return next(hands.spoken(item)[0] for item in players if item.property("key") == seat)


def test_what_may_still_come_opens_from_the_stocks(hands: Hands) -> None:
    table(hands)
    hands.click("supplies")
    assert hands.shell.dialog == "supplies"
    hands.click("supply:employees")
    rows = supply_rows(hands.table.supplies, "employees")
    assert [row.name for row in rows] == ["I", "II", "III", "IV", "V", "VI"]
    stack = hands.game.session.state.employee_stack
    assert sum(row.toCome for row in rows) == len(stack)
    assert f"{rows[5].toCome} / {rows[5].total}" in hands.texts()
    hands.key(Qt.Key.Key_Escape)
    assert hands.shell.dialog == ""


def test_it_opens_by_keys_too(hands: Hands) -> None:
    table(hands)
    hands.tab_to("supplies")
    hands.key(Qt.Key.Key_Return)
    assert hands.shell.dialog == "supplies"


def test_the_panels_tell_the_score_as_it_stands(hands: Hands) -> None:
    table(hands)
    for seat, sheet in enumerate(hands.game.session.score().players):
        assert str(sheet.total) in hands.texts()
        assert panel(hands, seat).endswith(f"if the game ended now: {sheet.total}")


def test_it_can_be_switched_off(hands: Hands) -> None:
    seat = table(hands)
    hands.shell.preferences.choose("estimate", "hidden")
    hands.settle()
    assert "if the game ended now" not in panel(hands, seat)
    hands.table.lookAt(seat)
    hands.shell.open("player")
    hands.settle()
    assert "If the game ended now" not in hands.texts()


def test_hidden_prestige_stays_hidden(hands: Hands) -> None:
    seat = table(hands, "original")
    game, other = hands.game.session, 1 - seat
    known = {row.key: row for row in hands.table.people.players.rows}
    whole = game.score().players
    assert (known[seat].score, known[seat].scoreWhole) == (whole[seat].total, True)
    prestige = game.state.players[other].prestige
    assert (known[other].score, known[other].scoreWhole) == (whole[other].total - prestige, False)
    hands.table.lookAt(other)
    hands.shell.open("player")
    hands.settle()
    assert "hidden" in hands.texts()
    assert "+ what is hidden" in hands.texts()


def test_ones_own_sheet_speaks_to_one(hands: Hands) -> None:
    seat = table(hands)
    name = hands.game.session.setup.names[seat]
    hands.table.lookAt(seat)
    hands.shell.open("player")
    hands.settle()
    assert f"{name} (you)" in hands.texts()
    sheet = hands.named("playerSheet")
    view = hands.game.session.view(seat)
    player, parts = view.players[seat], hands.table.people.sheet.parts.rows
    assert headings(hands, sheet) == [row.heading for row in parts]
    faces = hands.table.faces
    shown = {row.key: [piece.face for piece in row.pieces.rows] for row in parts}
    assert shown.get("hand", []) == list(map(faces.card, player.hand or ()))
    assert shown.get("supply", []) == list(map(faces.card, player.supply or ()))
    assert shown["discard"] == list(map(faces.card, player.discard))
    assert shown.get("tiles", []) == list(map(faces.tile, player.resources or ()))
    rented = [dress for dress, owner in view.guests.values() if owner == seat]
    assert shown.get("halls", []) == list(map(faces.dress, rented))
    assert {"Hand", "Supply", "Your discard pile"} <= {*headings(hands, sheet)}
    assert faults(hands, sheet) == set()
    hands.shell.back()
    hands.table.lookAt(1 - seat)
    hands.shell.open("player")
    hands.settle()
    others = hands.table.people.sheet.parts.rows
    assert {"deck", "discard"} <= {row.key for row in others}
    assert not {"hand", "supply", "tiles"} & {row.key for row in others}, "it is secret"
    assert "Discard pile" in hands.texts()
    assert not any("(you)" in text for text in hands.texts())


def test_the_past_has_its_own_score_and_counts(hands: Hands) -> None:
    table(hands)
    hands.game.timeline.walkTo(0)
    hands.settle()
    rows = supply_rows(hands.table.supplies, "employees")
    assert sum(row.inUse + row.rest for row in rows) == 0
    start = hands.game.session.state_at(0)
    assert [row.livre for row in hands.table.people.players.rows] == [
        p.livre for p in start.players
    ]
    assert {row.score for row in hands.table.people.players.rows} == {start.players[0].livre // 10}


def numbers(hands: Hands, qtbot: QtBot) -> list[str]:
    """Return the numbers in the pictures under the pointer, which are whole and small."""
    qtbot.waitUntil(lambda: hands.shows("explainer"))
    hands.lay_out()
    explainer, window = hands.named("explainer"), hands.root.contentItem()
    assert faults(hands, explainer) == set()
    assert window.boundingRect().contains(explainer.mapRectToItem(window, explainer.boundingRect()))
    assert explainer.height() < window.height() / 3
    return [text for text, *_ in hands.lettered(explainer) if text.startswith("×")]


def expected(supplies: Supplies, sort: str) -> list[str]:
    """Return these numbers by what may still come: kinds that look alike are one."""
    (pictures,) = (row.pictures.rows for row in supplies.tables.rows if row.key == sort)
    to_come = sum(row.toCome for row in supply_rows(supplies, sort))
    assert sum(row.number for row in pictures) == to_come > 0
    return [f"×{row.number}" for row in pictures]


PAGES, TALL, WIDE = (1280, 800, "150"), (1000, 1060, "fit"), (3840, 1080, "fit")


@pytest.mark.parametrize(("width", "height", "scale"), soaked((PAGES, TALL, WIDE), [PAGES]))
def test_each_pile_can_be_pointed_at_in_every_shape_of_the_table(
    hands: Hands, qtbot: QtBot, width: int, height: int, scale: str
) -> None:
    seated(hands, late(4, ALL, "play_card"))
    sized(hands, width, height, scale)
    piles = {"pile:stack", "pile:tile", "pile:lady", "pile:madame", "pile:ring"}
    found = set()
    for _ in pages(hands):
        for item in list(hands.items()):
            if str(item.property("place")) in piles and at_the_front(hands, item):
                hands.point_at(item)
                assert numbers(hands, qtbot)
                found.add(str(item.property("place")))
    assert found == piles


def test_words_are_told_in_a_card_no_larger_for_the_pictures_before_them(
    hands: Hands, qtbot: QtBot
) -> None:
    seated(hands, late(4, ALL, "play_card"))
    pile = next(item for item in hands.items() if item.property("place") == "pile:stack")
    words = hands.typed("Majority")[0]

    def told(item: QQuickItem) -> QSizeF:
        hands.point_at(item)
        hands.settle()
        assert not hands.has("explainer"), "it waits for a moment"
        qtbot.waitUntil(lambda: hands.shows("explainer"))
        hands.lay_out()
        return hands.named("explainer").size()

    alone, pictured = told(words), told(pile)
    assert pictured.height() > alone.height()
    assert told(words) == alone


def test_each_sort_of_pieces_is_shown_where_one_points_at_its_pile(
    hands: Hands, qtbot: QtBot
) -> None:
    seated(hands, late(4, ALL, "play_card"))
    tables = hands.table.supplies.tables.rows
    assert [each.key for each in tables] == ["employees", "dresses", "tiles", "jewelry", "madame"]
    for place, sort in (
        ("pile:stack", "employees"),
        ("pile:tile", "tiles"),
        ("pile:lady", "dresses"),
        ("pile:madame", "madame"),
        ("pile:ring", "jewelry"),
    ):
        pile = next(item for item in hands.items() if item.property("place") == place)
        hands.point_at(pile)
        assert numbers(hands, qtbot) == expected(hands.table.supplies, sort)
        QTest.mouseClick(hands.root, Qt.MouseButton.LeftButton, pos=middle(pile))
        hands.settle()
        assert hands.table.supplies.page == sort
        assert hands.shell.dialog == "supplies"
        hands.key(Qt.Key.Key_Escape)
    assert "Employees by level, to come: " in described(hands.named("supplies"))
    assert "Jewelry by color, in the bag: " in described(hands.named("bag"))
    for row in supply_rows(hands.table.supplies, "jewelry"):
        assert row.toCome + row.onDisplay + row.inUse + row.rest == row.total
    hands.click("supplies")
    for each in tables:
        hands.click("supply:" + each.key)
        hands.lay_out()
        assert faults(hands, hands.named("dialogs")) == set(), each.key
        assert overlapping(hands) == [], each.key
