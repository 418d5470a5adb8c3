"""The final scoring as a show, and the table that can be saved."""

import csv
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from rococo_desktop.session.files.places import Places
from rococo_desktop.session.session import Session
from tests.daily import by_turns, soaked
from tests.qml.hands import Hands, Open, played_out, session
from tests.qml.patisserie import kitchen_hands

pytestmark = pytest.mark.one_window


def finished(people: int = 3) -> Session:
    return played_out(session(people))


@pytest.fixture
def moving(hands: Hands) -> Open:
    """Shows the count of a finished game, after the ball, with faster or slower motion."""

    def opened(motion: float) -> Hands:
        hands.root.setProperty("motion", motion)
        hands.play(finished())
        hands.settle()
        if hands.has("finale"):  # the guests arrive first
            hands.key(Qt.Key.Key_X)
        return hands

    return opened


def drawn_area(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def paths(hands: Hands, within: QQuickItem) -> list[str]:
    return [str(each.property("path")) for each in hands.items(within) if each.property("path")]


def totals(hands: Hands) -> list[int]:
    return [row.total for row in hands.game.score.standings.rows]


def running(hands: Hands, items: int) -> list[int]:
    """Return the sum of the first items of the sheet."""
    sheets = hands.game.session.score().players
    return [sum(item.points for item in sheet.items[:items]) for sheet in sheets]


def leave_the_ball(hands: Hands) -> None:
    """Continue from the celebration of the winners, after the count, to the sheet."""
    assert hands.has("finale")
    hands.key(Qt.Key.Key_Escape)
    assert not hands.has("finale")


def test_without_motion_there_is_no_show(hands: Hands) -> None:
    hands.play(finished())
    assert hands.shell.dialog == "score"
    assert not hands.game.score.showing
    assert not hands.has("nextItem")
    assert hands.named("verdict").property("text") == hands.game.score.verdict


def test_the_bars_begin_with_the_first_item(moving: Open) -> None:
    hands = moving(20)
    assert hands.game.score.showing
    (race,) = hands.typed("ScoreRace")
    drawn = [text for text, _, _ in hands.lettered(race)]
    assert drawn == [str(total) for total in running(hands, 1)]


def test_no_remark_about_the_game_in_progress_outlives_it(hands: Hands, qtbot: QtBot) -> None:
    game = session(0, bots=2)
    whole = played_out(session(0, bots=2)).save().answers
    while len(game.save().answers) < len(whole) - 1:
        decision = game.decision
        assert decision is not None
        game.answer(decision.id, decision.options[-1])
    hands.shell.games.play(game)
    hands.game.prompt.mention("You can leave at any time.")
    qtbot.waitUntil(lambda: hands.game.over)
    hands.shell.back()
    hands.settle()
    assert "You can leave at any time." not in hands.texts()


def test_keys_lead_through_the_show(moving: Open) -> None:
    hands = moving(1)
    steps = hands.game.score.items.count
    assert hands.focused.objectName() == "nextItem"
    for told in range(1, steps + 1):
        assert totals(hands) == running(hands, told)
        assert hands.named("verdict").property("text") == hands.game.score.itemSummary
        hands.key(Qt.Key.Key_Return)
    assert not hands.game.score.showing
    leave_the_ball(hands)
    assert hands.named("verdict").property("text") == hands.game.score.verdict
    assert hands.focused.property("activeFocusOnTab") is not False
    assert hands.shell.dialog == "score"


def test_a_click_anywhere_leads_on(moving: Open) -> None:
    hands = moving(1)
    hands.click("anywhere")
    assert totals(hands) == running(hands, 2)
    hands.click("nextItem")
    assert totals(hands) == running(hands, 3)


def test_escape_passes_over_the_show_then_closes(moving: Open) -> None:
    hands = moving(1)
    hands.key(Qt.Key.Key_Escape)
    assert not hands.game.score.showing
    leave_the_ball(hands)
    assert hands.shell.dialog == "score"
    hands.key(Qt.Key.Key_Escape)
    assert hands.shell.dialog == ""
    hands.shell.open("score")
    hands.settle()
    assert not hands.game.score.showing


def test_a_click_passes_over_it_and_another_shows_it_again(moving: Open) -> None:
    hands = moving(1)
    hands.click("skipShow")
    assert not hands.game.score.showing
    leave_the_ball(hands)
    assert hands.named("seeAgain").property("text") == "Recount"
    hands.click("seeAgain")
    assert totals(hands) == running(hands, 1)


def test_it_goes_on_by_itself(moving: Open, qtbot: QtBot) -> None:
    hands = moving(0.01)
    qtbot.waitUntil(lambda: not hands.game.score.showing)
    assert totals(hands) == running(hands, hands.game.score.items.count)


@pytest.mark.parametrize(
    ("theme", "size", "kind"),
    by_turns(["light", "evening"], [(1280, 800), (1920, 1080)], [session, kitchen_hands.session]),
)
def test_the_sheet_uses_its_room(
    hands: Hands, kind: Callable[..., Session], size: tuple[int, int], theme: str
) -> None:
    """Rows fill it, their signs and letters are large, and the winner wears laurel."""
    game = played_out(kind(4))
    hands.shell.preferences.choose("theme", theme)
    hands.root.resize(*size)
    hands.play(game)
    hands.lay_out()
    unit = size[1] / 800
    area, (table,) = drawn_area(hands.named("dialogArea")), hands.typed("ScoreTable")
    parts = [drawn_area(each) for each in (table, *hands.typed("ScoreParts"))]
    for part in parts:
        assert area.contains(part)
        assert area.bottom() - part.bottom() < 30 * unit
    assert sum(part.width() for part in parts) > 0.8 * size[0]
    for sheet in game.score().players[0].items:
        row = hands.named(f"item:{sheet.item}")
        assert row.height() >= 40 * unit
        (sign,) = [each for each in hands.items(row) if each.property("path")]
        assert sign.height() >= 32 * unit
        assert min(letters for _, _, letters in hands.lettered(row)) >= int(15 * unit)
    crowned = {
        wreath.property("seat"): "frame/laurel" in paths(hands, wreath)
        for wreath in hands.typed("Wreath")
        if table.isAncestorOf(wreath)
    }
    assert crowned == {seat: seat in game.score().winners for seat in range(4)}
    assert all(
        any("sitter/" in path for path in paths(hands, each)) for each in hands.typed("Wreath")
    )


def test_large_letters_begin_with_the_players(hands: Hands) -> None:
    hands.shell.preferences.choose("scale", "150")
    hands.play(finished())
    hands.lay_out()
    assert hands.named("dialogArea").property("scrolls")
    assert hands.named("dialogArea").property("atYBeginning")


def test_the_table_is_kept_as_values(hands: Hands, places: Places) -> None:
    hands.play(finished())
    hands.click("keepScore")
    hands.write("keepName", "evening")
    hands.click("keepTable")
    text = (places.documents / "evening.csv").read_text(encoding="utf-8-sig")
    rows = list(csv.reader(text.splitlines()))
    assert rows[0] == ["Item", *hands.game.session.setup.names]
    sheets = hands.game.session.score().players
    assert rows[-3] == ["Prestige", *(str(sheet.total) for sheet in sheets)]
    assert any("evening.csv" in text for text in hands.texts())
    assert hands.shell.notices.count == 0


def test_the_table_is_kept_as_a_picture(hands: Hands, places: Places, qtbot: QtBot) -> None:
    hands.play(finished())
    hands.click("item:halls")
    hands.click("keepScore")
    hands.write("keepName", "evening")
    hands.click("keepPicture")
    file = places.documents / "evening.png"
    qtbot.waitUntil(file.exists)
    picture = QImage(str(file))
    assert picture.width() == 1600
    colours = {
        picture.pixelColor(x, y).name()
        for x in range(0, picture.width(), 20)
        for y in range(0, picture.height(), 20)
    }
    assert len(colours) > 3
    chosen = hands.named("item:halls").property("background").property("color").name()
    seen = {picture.pixelColor(800, y).name() for y in range(picture.height())}
    assert chosen not in seen
    ground = picture.pixelColor(0, 0)
    edge = range(40)
    assert all(picture.pixelColor(x, y) == ground for x in edge for y in range(0, 700, 7))
    assert all(picture.pixelColor(x, y) == ground for x in range(0, 1600, 7) for y in edge)


def test_by_keys_alone(hands: Hands, places: Places) -> None:
    hands.play(finished())
    hands.tab_to("keepScore")
    hands.key(Qt.Key.Key_Return)
    assert hands.focused.objectName() == "keepFolder"
    hands.tab_to("keepTable")
    hands.key(Qt.Key.Key_Return)
    assert [file.suffix for file in places.documents.iterdir()] == [".csv"]
    hands.tab_to("keepBack")
    hands.key(Qt.Key.Key_Return)
    assert not hands.has("keepTable")


def test_nothing_is_overwritten_and_what_fails_is_told(hands: Hands, places: Places) -> None:
    hands.play(finished())
    hands.click("keepScore")
    hands.click("keepTable")
    (file,) = places.documents.iterdir()
    before = file.read_bytes()
    hands.click("keepTable")
    assert "there is already a file of this name" in hands.shell.backstage.keeper.problem
    assert hands.shell.backstage.keeper.problem in hands.texts()
    assert file.read_bytes() == before
    hands.shell.backstage.keeper.setFolder(str(file))
    hands.click("keepTable")
    assert "cannot be written" in hands.shell.backstage.keeper.problem


def test_what_is_no_name_cannot_be_kept(hands: Hands, places: Places) -> None:
    hands.play(finished())
    keeper = hands.shell.backstage.keeper
    for name in ("", "a/b", ".hidden", "x" * 61, "CON", "nul", "Com1.txt", "lpt9 "):
        keeper.setName(name)
        assert not keeper.ready
        assert keeper.problem
    keeper.setName("fine")
    keeper.setFolder(" ")
    assert not keeper.ready


def test_the_home_of_a_user_whom_nobody_knows_is_told(hands: Hands, places: Places) -> None:
    hands.play(finished())
    hands.click("keepScore")
    hands.shell.backstage.keeper.setFolder("~nosuchuser/scores")
    for keep in ("keepTable", "keepPicture"):
        hands.click(keep)
        hands.settle()
        assert "there is no such user" in hands.shell.backstage.keeper.problem


def test_long_names_are_left_out_of_the_suggestion(hands: Hands) -> None:
    keeper = hands.shell.backstage.keeper
    keeper.suggest(
        "rococo", ("Antoinette", "Baptiste", "Célestine", "Donatien"), datetime(2026, 1, 2, 3, 4)
    )
    assert keeper.name == "Rococo 2026-01-02 03.04 Antoinette, Baptiste, Célestine"
    assert keeper.ready


def test_the_documents_are_where_the_system_has_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("ROCOCO_DESKTOP_HOME", raising=False)
    assert Places.find().own is not None
    monkeypatch.setenv("ROCOCO_DESKTOP_HOME", str(tmp_path))
    assert Places.find().documents == tmp_path / "documents"


def test_in_a_tall_window_the_sheet_finds_its_height_at_once(hands: Hands) -> None:
    """Its foot is as high as its content, which must not depend on the foot in turn."""
    hands.root.resize(1000, 1060)
    hands.settle()
    hands.play(played_out(session(3)))
    hands.lay_out()
    assert hands.shell.dialog == "score"
    foot = hands.named("verdict").parentItem()
    assert foot is not None
    assert foot.parentItem().height() == foot.height() > 0


RESIZED = ((1000, 1060), (1000, 720), (1920, 1080))


@pytest.mark.parametrize("size", soaked(((each,) for each in RESIZED), [((1000, 720),)]))
def test_the_sheet_follows_a_window_that_is_resized(hands: Hands, size: tuple[int, int]) -> None:
    hands.play(played_out(session(3)))
    hands.lay_out()
    before = hands.root.width(), hands.root.height()
    for width, height in (size, before):
        hands.root.resize(width, height)
        hands.settle()
        hands.lay_out()
        verdict, buttons = (
            item.mapRectToScene(item.boundingRect())
            for item in (hands.named("verdict"), hands.named("toTable"))
        )
        window = QRectF(0, 0, width, height)
        assert window.contains(verdict)
        assert window.contains(buttons)
        assert not verdict.intersects(buttons)


@pytest.mark.parametrize("begun", [session, kitchen_hands.session])
def test_bars_and_numbers_agree_at_each_moment(
    hands: Hands, qtbot: QtBot, begun: Callable[[int], Session]
) -> None:
    hands.root.setProperty("motion", 1)
    hands.play(played_out(begun(3)))
    hands.settle()
    if hands.has("finale"):
        hands.key(Qt.Key.Key_X)
    hands.lay_out()
    best = max(sheet.total for sheet in hands.game.session.score().players)
    named: dict[str, list[QQuickItem]] = {
        name: [] for name in ("raceBar", "raceNumber", "totalNumber")
    }
    for item in hands.items():
        named.get(item.objectName(), []).append(item)
    bars, numbers, sums = named.values()
    assert len(bars) == len(numbers) == len(sums) == 3
    between = 0
    while hands.game.score.showing and between < 5:
        hands.game.score.next()
        for _ in range(8):
            qtbot.wait(20)
            shown = [int(each.property("text")) for each in numbers]
            between += shown != totals(hands)
            assert shown == [int(each.property("text")) for each in sums]
            for bar, number in zip(bars, shown, strict=True):
                assert (
                    abs(bar.width() / bar.parentItem().width() * best - number) <= 1 + 0.02 * best
                )
    hands.root.setProperty("motion", 0)
    assert between, "they were seen while they grew"
