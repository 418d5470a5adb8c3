"""Owners share component values: a file is exported, looked at, imported and taken back."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent

from rococo_desktop.controller.pages.sources import SourceRow, Sources
from rococo_desktop.games import GAMES
from rococo_desktop.session.files import shared_values
from rococo_desktop.session.files.owner_file import EntryPath, OwnerFile
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.files.shared_values import today
from tests.base_game import load
from tests.qml.hands import Hands, session

pytestmark = pytest.mark.one_window

DRESS, OTHER = ("dresses", "yellow-01"), ("dresses", "yellow-02")
SABLE = ("recipes", "pastry-sable")
ORIGIN = f"Entered by Ann from Deluxe 2020, {today('', '', '').made}."


def page_of(hands: Hands) -> Sources:
    page = hands.shell.chosen.pages.sources
    assert isinstance(page, Sources)
    return page


def opened(hands: Hands, game: str = "rococo") -> Sources:
    hands.shell.back()
    hands.shell.leave()
    hands.shell.chooseGame(game)
    hands.shell.open("sources")
    hands.settle()
    return page_of(hands)


def sent(folder: Path, game: str = "rococo", entry: EntryPath = DRESS, value: str = "8") -> Path:
    """Return a file in which Ann shares two values."""
    correctable = GAMES[game].correctable
    assert correctable is not None
    folder.mkdir(parents=True, exist_ok=True)
    owner = OwnerFile(folder / "theirs.toml", correctable)
    name = "value" if game == "rococo" else "butter"
    assert owner.correct(entry, (name,), value)
    if game == "rococo":
        owner.confirm(OTHER)
    owner.keeping()()
    return shared_values.export(folder, "sent", owner.file, game, today("Ann", "Deluxe 2020", ""))


def source(page: Sources, key: str) -> str:
    rows: list[SourceRow] = list(page.rows.rows)
    return next(row.source for row in rows if row.key == key)


def enter_own(hands: Hands, page: Sources) -> None:
    page.correct("dresses-yellow-01")
    page.form.step("value", 1)
    page.form.keep()
    hands.settle()


def test_what_is_entered_is_exported_by_the_mouse(hands: Hands, places: Places) -> None:
    page = opened(hands)
    enter_own(hands, page)
    hands.click("exportValues")
    for name, text in (("by", "BEA"), ("box", "CZECH"), ("remark", "ALL")):
        hands.click(f"{name}Entry")
        for sign in text:
            hands.key(Qt.Key(ord(sign)))
    hands.click("writeValues")
    (file,) = places.documents.glob("*.values.toml")
    found = shared_values.read_shared(file)
    (came,) = found.values.values()
    told = (came.origin.by, came.origin.box, came.origin.remark)
    assert tuple(each.casefold() for each in told) == ("bea", "czech", "all")
    assert any(str(file) in text for text in hands.texts())
    hands.click("closeExport")
    assert not hands.has("writeValues")
    opened(hands).sharing.ask("export")
    hands.settle()
    assert hands.named("byEntry").property("text") == told[0], "it is known the next time"


def test_nothing_to_export_is_said(hands: Hands, places: Places) -> None:
    opened(hands)
    hands.click("exportValues")
    hands.key(Qt.Key.Key_Return)
    assert any(text.startswith("Nothing is entered yet") for text in hands.texts())
    assert not places.documents.exists() or not list(places.documents.glob("*.values.toml"))
    hands.key(Qt.Key.Key_Escape)
    assert not hands.has("writeValues")
    assert hands.shell.dialog == "sources"


def test_a_file_is_looked_at_imported_and_taken_back_by_keys(hands: Hands, places: Places) -> None:
    sent(places.documents)
    page = opened(hands)
    hands.tab_to("importValues")
    hands.key(Qt.Key.Key_Return)
    hands.lay_out()
    hands.tab_to("values:sent")
    hands.key(Qt.Key.Key_Return)
    hands.settle()
    assert {"sent.values.toml", ORIGIN, "Garments: 2 new"} <= set(hands.texts())
    assert hands.focused.objectName() == "cancelImport"
    assert not places.components_file("rococo").exists()
    hands.tab_to("takeValues")
    hands.key(Qt.Key.Key_Return)
    hands.settle()
    assert load(places.components_file("rococo")).dresses["yellow-01"].value == 8
    assert source(page, "dresses-yellow-01") == "entered by Ann"
    assert "2 of 42 entered" in hands.texts()
    page.correct("dresses-yellow-01")
    hands.settle()
    assert ORIGIN in hands.texts()
    hands.tab_to("importValues")
    hands.key(Qt.Key.Key_Return)
    hands.lay_out()
    hands.tab_to("undoImport")
    hands.key(Qt.Key.Key_Return)
    hands.settle()
    assert load(places.components_file("rococo")).dresses["yellow-01"].value == 6
    assert "0 of 42 entered" in hands.texts()
    assert ORIGIN not in hands.texts()


def test_ones_own_value_is_kept_unless_theirs_is_wanted(hands: Hands, places: Places) -> None:
    file = sent(places.documents / "mail")
    page = opened(hands)
    enter_own(hands, page)
    hands.shell.load(str(file))
    hands.settle()
    assert "Garments: 1 new, 1 different from yours" in hands.texts()
    assert any(text.endswith("Sells for: yours 7, theirs 8") for text in hands.texts())
    hands.click("takeValues")
    kept = load(places.components_file("rococo")).dresses
    assert kept["yellow-01"].value == 7
    hands.shell.load(str(file))
    hands.settle()
    assert not hands.named("takeValues").isEnabled()
    hands.click("takeTheirs")
    hands.click("takeValues")
    assert load(places.components_file("rococo")).dresses["yellow-01"].value == 8
    assert source(page, "dresses-yellow-01") == "entered by Ann"
    page.correct("dresses-yellow-01")
    page.form.step("value", 1)
    page.form.keep()
    hands.settle()
    assert source(page, "dresses-yellow-01") == "entered by you"


def test_a_path_is_typed_and_a_damaged_file_is_explained_there(
    hands: Hands, places: Places
) -> None:
    bad = places.documents / "bad.values.toml"
    bad.parent.mkdir(parents=True, exist_ok=True)
    bad.write_text("format = 5", encoding="utf-8")
    page = opened(hands)
    hands.click("importValues")
    assert not hands.named("lookAtValues").isEnabled()
    hands.named("valuesPath").setProperty("text", f"{places.documents / 'nothing.values.toml'}")
    hands.click("lookAtValues")
    assert any("nothing.values.toml: " in text for text in hands.texts())
    hands.named("valuesPath").setProperty("text", str(bad))
    hands.key(Qt.Key.Key_Return)
    said = "bad.values.toml: is not a file of component values to share"
    assert said in hands.texts()
    assert page.sharing.way == "import"
    assert not places.components_file("rococo").exists()


def dropped(hands: Hands, file: Path) -> None:
    """Drop a file onto the middle of the window."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    middle = QPoint(hands.root.width() // 2, hands.root.height() // 2)
    copy, left, none = (
        Qt.DropAction.CopyAction,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QCoreApplication.sendEvent(hands.root, QDragEnterEvent(middle, copy, data, left, none))
    drop = QDropEvent(QPointF(middle), copy, data, left, none, QEvent.Type.Drop)
    QCoreApplication.sendEvent(hands.root, drop)
    hands.settle()


@pytest.mark.parametrize("game", ["rococo", "patisserie"])
def test_a_file_that_is_dropped_onto_the_menu_opens_its_game(
    hands: Hands, places: Places, game: str
) -> None:
    entry = DRESS if game == "rococo" else SABLE
    file = sent(places.documents / "mail", game, entry, "8" if game == "rococo" else "2")
    opened(hands, "rococo")
    hands.shell.back()
    hands.settle()
    dropped(hands, file)
    assert hands.shell.dialog == "sources"
    assert hands.shell.chosen.key == game
    assert page_of(hands).sharing.way == "preview"
    hands.click("takeValues")
    assert page_of(hands).sharing.imported == "sent.values.toml"
    assert source(page_of(hands), "-".join(entry)) == "entered by Ann"


def test_a_foreign_file_that_is_opened_is_told_and_opens_nothing(
    hands: Hands, places: Places
) -> None:
    hands.shell.back()
    bad = places.documents / "bad.values.toml"
    bad.parent.mkdir(parents=True, exist_ok=True)
    bad.write_bytes(b"\xff\xfe\x00")
    dropped(hands, bad)
    assert hands.shell.dialog == ""
    assert any(row.text.startswith("bad.values.toml: ") for row in hands.shell.notices.rows)


def test_at_the_table_values_of_another_game_wait(hands: Hands, places: Places) -> None:
    file = sent(places.documents / "mail", "patisserie", SABLE, "2")
    hands.play(session(2))
    dropped(hands, file)
    assert hands.shell.dialog == ""
    assert any("La Pâtisserie Rococo" in row.text for row in hands.shell.notices.rows)


def test_a_running_game_goes_on_as_it_began(hands: Hands, places: Places) -> None:
    file = sent(places.documents / "mail")
    hands.play(session(2))
    rules = hands.game.session.match.rules
    dropped(hands, file)
    hands.click("takeValues")
    hands.shell.back()
    assert hands.game.session.match.rules is rules
    assert rules.dresses["yellow-01"].value == 6


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_origin_is_told_in_every_language(hands: Hands, places: Places, language: str) -> None:
    hands.shell.preferences.choose("language", language)
    page = opened(hands)
    hands.shell.load(str(sent(places.documents / "mail")))
    hands.settle()
    hands.click("takeValues")
    assert "Ann" in source(page, "dresses-yellow-01")
    assert not [
        text
        for text in hands.texts()
        if "window-" in text or "values-" in text.replace("sent.values.toml", "")
    ]
