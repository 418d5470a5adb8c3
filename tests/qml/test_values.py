"""The list of component values: its search, its counts, and the pictures of the very pieces."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from rococo_desktop.controller.pages.sources import SourceRow, Sources
from rococo_desktop.session.files.places import Places
from tests.base_game import load
from tests.qml.hands import Hands

pytestmark = pytest.mark.one_window


def opened(hands: Hands, game: str = "rococo") -> Sources:
    hands.shell.back()
    hands.shell.chooseGame(game)
    hands.shell.open("sources")
    hands.settle()
    page = hands.shell.chosen.pages.sources
    assert isinstance(page, Sources)
    return page


def found(page: Sources) -> list[SourceRow]:
    return [row for row in page.rows.rows if not row.heading]


def written(hands: Hands, text: str) -> None:
    for sign in text:
        hands.key(Qt.Key(ord(sign.upper())))
    hands.settle()


def test_words_are_typed_at_once_and_the_arrows_lead_to_what_is_found(hands: Hands) -> None:
    page = opened(hands)
    written(hands, "coat")
    rows = page.rows.rows
    assert next(row.key for row in rows if row.heading) == "dresses"
    assert found(page)
    assert all("coat" in row.name.casefold() for row in found(page) if "dresses" in row.key)
    hands.key(Qt.Key.Key_Down)
    hands.key(Qt.Key.Key_Down)
    hands.key(Qt.Key.Key_Return)
    assert page.form.title == found(page)[0].name


@pytest.mark.parametrize("query", ["gown", "gowm", "robe", "Dame", "yellow-01", "blue gown 20"])
def test_any_language_ids_values_and_misspelt_words_are_found(hands: Hands, query: str) -> None:
    page = opened(hands)
    page.search(query)
    assert any(row.key.startswith("dresses") for row in found(page))
    assert 0 < len(found(page)) < 273
    page.search("")
    assert len(found(page)) > 273 - 1


def test_what_is_not_found_is_said(hands: Hands) -> None:
    page = opened(hands)
    page.search("xyzzy")
    hands.settle()
    assert page.rows.count == 0
    assert any(text.startswith("Nothing found") for text in hands.texts())
    hands.key(Qt.Key.Key_Down)
    assert hands.focused.objectName() == "searchValues"


def test_what_is_entered_is_counted_also_if_ours_was_right(hands: Hands, places: Places) -> None:
    page = opened(hands)
    assert "0 of 42 entered" in hands.texts()
    assert any(text.startswith(f"{page.entered}. ") for text in hands.texts())
    hands.click("source:dresses-yellow-01")
    hands.click("confirmPrinted")
    assert not hands.named("confirmPrinted").isEnabled()
    hands.click("keepCorrections")
    assert {"1 of 42 entered", "entered by you"} <= set(hands.texts())
    ours, theirs = load(), load(places.components_file("rococo"))
    assert theirs.dresses["yellow-01"].value == ours.dresses["yellow-01"].value
    assert theirs.dresses["yellow-01"].source == "owner"
    hands.click("restoreOurs")
    hands.click("keepCorrections")
    assert "0 of 42 entered" in hands.texts()


def test_the_search_finds_what_is_entered(hands: Hands) -> None:
    page = opened(hands)
    page.correct("dresses-yellow-02")
    page.form.confirm()
    page.form.keep()
    hands.settle()
    page.search("entered")
    assert [row.key for row in found(page)] == ["dresses-yellow-02"]


@pytest.mark.parametrize(
    ("game", "pieces"),
    [
        ("rococo", ("dresses-yellow-01", "resources-blue1-all-1", "employees-level1-purse")),
        ("patisserie", ("recipes-pastry-sable",)),
    ],
)
def test_each_piece_is_drawn_in_its_row_and_beside_the_form(
    hands: Hands, game: str, pieces: tuple[str, ...]
) -> None:
    page = opened(hands, game)
    for piece in pieces:
        page.search(piece.partition("-")[2])
        hands.lay_out()
        row = hands.named(f"source:{piece}")
        face = next(each.face for each in found(page) if each.key == piece)
        assert face is not None
        assert shows(hands, row, face)
        hands.click(row)
        assert page.face is face


def shows(hands: Hands, row: QQuickItem, face: object) -> bool:
    return any(item.property("modelData") == face for item in hands.items(row))


@pytest.mark.parametrize("game", ["rococo", "patisserie"])
def test_every_line_has_a_picture_or_a_sign(hands: Hands, game: str) -> None:
    page = opened(hands, game)
    assert not [row.key for row in found(page) if row.face is None and not row.sign]


def test_the_search_is_empty_when_the_page_is_opened_again(hands: Hands) -> None:
    opened(hands).search("coat")
    page = opened(hands)
    assert page.query == ""
    assert len(found(page)) > 200
