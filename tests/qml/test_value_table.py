"""The table of component values: many are entered at once, kept together or not at all."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from rococo_desktop.controller.pages.ledger import CellRow, PieceRow
from rococo_desktop.controller.pages.sources import Sources
from rococo_desktop.session.files.places import Places
from tests.base_game import load
from tests.qml.hands import Hands

pytestmark = pytest.mark.one_window

FIRST = "dresses-yellow-01"


def opened(hands: Hands, game: str = "rococo") -> Sources:
    hands.shell.back()
    hands.shell.chooseGame(game)
    hands.shell.open("sources")
    hands.settle()
    hands.click("turnTable")
    hands.lay_out()
    page = hands.shell.chosen.pages.sources
    assert isinstance(page, Sources)
    return page


def cell(hands: Hands, key: str, piece: str = FIRST) -> QQuickItem:
    return hands.named(f"cell:{piece}:{key}")


def cells(page: Sources, piece: str = FIRST) -> dict[str, CellRow]:
    rows: list[PieceRow] = list(page.ledger.rows.rows)
    line = next(row.line for row in rows if row.key == piece)
    return {each.key: each for each in line.cells.rows}


def typed(hands: Hands, text: str) -> None:
    for sign in text:
        hands.key(Qt.Key(ord(sign.upper())))


def focused(hands: Hands) -> str:
    """Return the name of the cell with the focus."""
    item: QQuickItem | None = hands.focused
    while item is not None and not item.objectName():
        item = item.parentItem()
    return "" if item is None else item.objectName()


def test_values_of_several_pieces_are_written_and_kept_together(
    hands: Hands, places: Places
) -> None:
    page = opened(hands)
    second = page.ledger.rows.rows[1].key
    hands.click(cell(hands, "value"))
    hands.control(Qt.Key.Key_A)
    typed(hands, "7")
    hands.key(Qt.Key.Key_Return)
    assert focused(hands) == f"cell:{second}:value"
    typed(hands, "9")
    hands.key(Qt.Key.Key_Tab)
    assert focused(hands) == f"cell:{second}:prestige"
    assert not places.components_file("rococo").exists()
    assert hands.named("keepTable").isEnabled()
    hands.click("keepTable")
    kept = load(places.components_file("rococo")).dresses
    assert (kept["yellow-01"].value, kept[second.partition("-")[2]].value) == (7, 9)
    assert any("2 of 273 entered" in text for text in hands.texts())


def test_arrows_and_tab_lead_from_cell_to_cell_and_out(hands: Hands) -> None:
    page = opened(hands)
    rows = [row.key for row in page.ledger.rows.rows]
    keys = list(cells(page))
    hands.click(cell(hands, "silk.yellow"))
    hands.control(Qt.Key.Key_A)
    start = keys.index("silk.yellow")
    hands.key(Qt.Key.Key_Right)
    assert focused(hands) == f"cell:{rows[0]}:{keys[start + 1]}"
    hands.key(Qt.Key.Key_Down)
    assert focused(hands) == f"cell:{rows[1]}:{keys[start + 1]}"
    hands.key(Qt.Key.Key_Left)
    hands.key(Qt.Key.Key_Up)
    assert focused(hands) == f"cell:{rows[0]}:{keys[start]}"
    for _ in range(len(keys) - start):
        hands.key(Qt.Key.Key_Tab)
    assert focused(hands) == f"cell:{rows[1]}:{keys[0]}", "the next row"
    for _ in range(len(rows)):
        hands.key(Qt.Key.Key_Down)
    hands.lay_out()
    assert focused(hands) == f"cell:{rows[-1]}:{keys[0]}", "far below"
    for _ in range(len(keys)):
        hands.key(Qt.Key.Key_Tab)
    assert not focused(hands).startswith("cell:")


def test_a_choice_is_turned_by_the_mouse_a_letter_and_the_blank(hands: Hands) -> None:
    page = opened(hands)
    hands.click(cell(hands, "color"))
    first = cells(page)["color"].text
    assert first != cells(page)["color"].ours
    typed(hands, "g")
    assert cells(page)["color"].text == "green"
    hands.key(Qt.Key.Key_Right)
    hands.click(cell(hands, "master"))
    hands.key(Qt.Key.Key_Space)
    assert cells(page)["master"].text == cells(page)["master"].ours


def test_what_is_wrong_is_said_at_its_cell_and_nothing_is_kept(
    hands: Hands, places: Places
) -> None:
    page = opened(hands)
    hands.click(cell(hands, "prestige"))
    hands.control(Qt.Key.Key_A)
    typed(hands, "9")
    hands.key(Qt.Key.Key_Return)
    assert cells(page)["prestige"].problem.startswith("must be 2 to 4")
    assert any(text.startswith("Prestige: must be 2 to 4") for text in hands.texts())
    second = page.ledger.rows.rows[1].key
    typed(hands, "x")
    hands.key(Qt.Key.Key_Tab)
    assert cells(page, second)["prestige"].problem == "a whole number from 0 to 999"
    assert cells(page, second)["prestige"].text == "x"
    assert "1 cell holds no value yet." in hands.texts()
    assert not hands.named("keepTable").isEnabled()
    page.ledger.keep()
    page.ledger.write(second, "prestige", "3")
    page.ledger.keep()
    assert not places.components_file("rococo").exists()
    page.ledger.write(FIRST, "prestige", "3")
    assert (page.ledger.problem, cells(page)["prestige"].problem) == ("", "")
    page.ledger.keep()
    hands.settle()
    assert load(places.components_file("rococo")).dresses["yellow-01"].prestige == 3


def test_escape_takes_a_half_written_value_back_and_then_asks(hands: Hands) -> None:
    page = opened(hands)
    hands.click(cell(hands, "value"))
    typed(hands, "9")
    hands.key(Qt.Key.Key_Escape)
    assert cells(page)["value"].text == "6"
    assert hands.shell.dialog == "sources"
    page.ledger.write(FIRST, "value", "x")
    hands.key(Qt.Key.Key_Escape)
    assert hands.has("agree")
    hands.click("agree")
    assert hands.shell.dialog == ""
    assert not opened(hands).ledger.unkept


def test_form_and_table_show_the_same(hands: Hands) -> None:
    page = opened(hands)
    page.ledger.write(FIRST, "value", "8")
    hands.click("turnTable")
    page.correct(FIRST)
    hands.settle()
    assert hands.named("field:value").property("value") == "8"
    page.form.step("value", 1)
    hands.click("turnTable")
    assert cells(page)["value"].text == "9"


@pytest.mark.parametrize("game", ["rococo", "patisserie"])
def test_every_kind_has_its_table_and_a_reader_hears_each_cell(hands: Hands, game: str) -> None:
    page = opened(hands, game)
    kinds = [row.key for row in page.ledger.kinds.rows]
    assert len(kinds) >= 7
    assert "solo" not in kinds, "what these do is corrected only in the file"
    for kind in kinds:
        hands.click(f"kind:{kind}")
        hands.lay_out()
        rows = page.ledger.rows.rows
        assert rows, kind
        shown = rows[0].line.cells.rows[0]
        item = hands.named(f"cell:{rows[0].key}:{shown.key}")
        assert item.property("label") == shown.label
        assert item.property("piece") == rows[0].name


def test_rows_of_numbers_are_written_with_commas(hands: Hands, places: Places) -> None:
    page = opened(hands)
    hands.click("kind:board_small")
    hands.lay_out()
    page.ledger.write("boards-small-workshop", "prices", "8; 5")
    hands.settle()
    assert any("with commas between them" in text for text in hands.texts())
    page.ledger.write("boards-small-workshop", "prices", "8, 5, 4, 2, 0")
    page.ledger.keep()
    hands.settle()
    assert load(places.components_file("rococo")).boards["small"].workshop == (8, 5, 4, 2, 0)
