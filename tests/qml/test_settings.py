"""Each setting takes effect at once, is saved, and is reached by clicks and by keys."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QLocale, QPointF, QSize, Qt
from PySide6.QtGui import QWindow
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from rococo_desktop import app
from rococo_desktop.ai.bot import BUDGET
from rococo_desktop.app import Window
from rococo_desktop.controller.settings import preferences
from rococo_desktop.controller.settings.preferences import CHOICES, first_of_ours
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.settings import load_settings
from rococo_desktop.texts import Catalogue, language_name, languages
from tests.qml.hands import Hands, answer_first, play_to, played_out, session, table_of

pytestmark = pytest.mark.one_window

FRENCH, ENGLISH = Catalogue("fr"), Catalogue()


def choice(hands: Hands, key: str) -> QQuickItem:
    return next(
        item
        for item in hands.items()
        if item.inherits("QQuickRadioButton") and item.property("key") == key
    )


def at_the_table(hands: Hands) -> None:
    hands.play(play_to(session(2), "choose_action", skip=3))
    hands.game.hotSeat.reveal()
    hands.settle()


@contextmanager
def restarted(
    places: Places, qtbot: QtBot, motion: float = 0, *, as_left: bool = False
) -> Iterator[Hands]:
    window = Window(places, motion=motion, as_left=as_left)
    with qtbot.waitExposed(window.root):
        window.root.setVisible(True)
    hands = Hands(window)
    hands.settle()
    yield hands
    window.close()


def test_by_clicks_from_the_start_menu(hands: Hands, places: Places) -> None:
    hands.shell.back()
    hands.settle()
    hands.click("settings")
    for key in ("fr", "reduced", "calm", "full"):
        hands.click(choice(hands, key))
        assert choice(hands, key).property("checked")
    kept, _ = load_settings(places.settings_file)
    assert (kept.language, kept.motion, kept.pace, kept.screen) == ("fr", "reduced", "calm", "full")
    hands.key(Qt.Key.Key_Escape)
    assert hands.shell.dialog == ""
    assert FRENCH.text("window-menu-play") in hands.texts()


def test_by_keys_from_the_game_menu(hands: Hands, places: Places) -> None:
    at_the_table(hands)
    hands.key(Qt.Key.Key_Escape)  # takes the card back
    hands.key(Qt.Key.Key_Escape)
    hands.tab_to("settings")
    hands.key(Qt.Key.Key_Return)
    assert hands.shell.dialog == "settings"
    assert hands.focused == choice(hands, "en"), "Enter must not change the language"
    for _ in range(20):
        if hands.focused == choice(hands, "es"):
            break
        hands.key(Qt.Key.Key_Tab)
    hands.key(Qt.Key.Key_Return)
    assert hands.focused == choice(hands, "es")
    assert choice(hands, "es").property("checked")
    hands.key(Qt.Key.Key_Right)
    assert hands.focused in [choice(hands, each) for each in CHOICES["theme"]]
    hands.key(Qt.Key.Key_Escape)
    assert hands.shell.screen == "table"
    assert hands.targets()
    kept, _ = load_settings(places.settings_file)
    assert kept.language == "es"


@pytest.mark.parametrize("theme", ["light", "evening"])
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_where_the_sheet_goes_on_it_fades_and_its_foot_lies_on_nothing(
    hands: Hands, size: tuple[int, int], theme: str
) -> None:
    hands.shell.preferences.choose("theme", theme)
    hands.root.resize(*size)
    hands.shell.open("settings")
    hands.lay_out()
    area, foot = hands.named("dialogArea"), hands.named("keys")
    assert area.property("scrolls")
    edge = area.mapToScene(QPointF(0, area.height())).y()
    assert foot.mapToScene(QPointF(0, 0)).y() > edge
    last = area.property("contentHeight") - area.height()
    for part in range(9):
        area.setProperty("contentY", round(last * part / 8))
        hands.settle()
        image = hands.root.grabWindow()
        corner = area.mapToScene(QPointF(0, 0))
        for begins, y in ((part == 0, corner.y() + 1), (part == 8, edge - 2)):
            line = [
                image.pixelColor(round(corner.x()) + x, round(y)).lightness()
                for x in range(round(area.property("room")))
            ]
            assert begins or max(line) - min(line) < 24, (part, y)


def test_another_language_is_spoken_at_once_and_after_a_restart(
    hands: Hands, places: Places, qtbot: QtBot
) -> None:
    at_the_table(hands)
    seen = (hands.table.belongings.seat, hands.targets().keys(), hands.game.session.version)
    english = set(hands.texts())
    log = [row.text for row in hands.game.log.lines.rows]
    hands.control(Qt.Key.Key_Comma)
    hands.click(choice(hands, "fr"))
    hands.key(Qt.Key.Key_Escape)
    game = hands.game
    assert (table_of(game).belongings.seat, hands.targets().keys(), game.session.version) == seen
    assert game.prompt.text not in english
    assert game.prompt.text in hands.texts()
    said = [row.text for row in game.log.lines.rows]
    assert len(said) == len(log)
    assert not set(said) & set(log)
    spoken = {hands.spoken(item)[0] for item in hands.targets().values()}
    assert spoken
    assert not spoken & english
    assert table_of(game).phase == FRENCH.text("window-phase-act")
    assert FRENCH.text("window-palace-fireworks") in hands.texts()
    hands.click("gameMenu")
    assert FRENCH.text("window-table-resume") in hands.texts()
    assert ENGLISH.text("window-table-resume") not in hands.texts()
    hands.shell.open("new_game")
    hands.settle()
    hands.click("fold:undo")
    assert FRENCH.text("window-undo_policy-fair-explanation") in hands.texts()
    assert answer_first(hands.game)
    with restarted(places, qtbot) as again:
        again.shell.back()
        again.settle()
        assert FRENCH.text("window-menu-play") in again.texts()


def test_the_curtain_stays_down_in_another_language(hands: Hands) -> None:
    hands.play(play_to(session(2), "choose_action"))
    assert hands.game.hotSeat.curtain
    hands.shell.preferences.choose("language", "de")
    hands.settle()
    assert hands.game.hotSeat.curtain
    assert hands.table.belongings.seat == -1


def test_a_finished_game_is_scored_in_another_language(hands: Hands) -> None:
    hands.play(played_out(session(2)))
    verdict = hands.game.score.verdict
    hands.shell.open("settings")
    hands.shell.preferences.choose("language", "fr")
    hands.settle()
    assert hands.shell.dialog == "settings"
    assert hands.game.over
    assert hands.game.score.verdict != verdict


def test_the_first_start_speaks_as_the_system_does(
    places: Places, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preferences, "system_languages", lambda: ["sv-SE", "de-AT", "fr"])
    with restarted(places, qtbot) as hands:
        told = Catalogue("de").text("window-values-text")
        qtbot.waitUntil(lambda: told in hands.texts())
        assert QLocale().language() == QLocale.Language.German


def test_the_first_language_that_is_ours() -> None:
    assert first_of_ours(["fr-CA", "en"]) == "fr"
    assert first_of_ours(["sv", "de_CH"]) == "de"
    assert first_of_ours(["C", "sv"]) == "en"
    assert first_of_ours([]) == "en"


def test_motion_and_the_pace_of_bots(places: Places, qtbot: QtBot) -> None:
    with restarted(places, qtbot, motion=1) as hands:
        hands.play(session(1, bots=1))
        bots = hands.game.others
        hands.shell.preferences.choose("pace", "brisk")
        brisk = bots.pace
        hands.shell.preferences.choose("pace", "calm")
        assert bots.pace > brisk
        hands.shell.preferences.choose("motion", "reduced")
        assert hands.shell.preferences.reducedMotion
        assert bots.pace > brisk
        hands.shell.preferences.choose("language", "de")
        assert bots.pace > brisk
        hands.shell.preferences.choose("pace", "at_once")
        assert bots.pace == 0
    with restarted(places, qtbot, motion=1) as hands:
        hands.play(session(1, bots=1))
        assert hands.game.others.pace == 0


def test_f11_fills_the_screen_and_leaves_it(hands: Hands, places: Places, qtbot: QtBot) -> None:
    hands.key(Qt.Key.Key_F11)
    assert hands.root.visibility() == QWindow.Visibility.FullScreen
    kept, _ = load_settings(places.settings_file)
    assert kept.screen == "full"
    hands.shell.open("settings")
    hands.settle()
    assert choice(hands, "full").property("checked")
    hands.key(Qt.Key.Key_F11)
    assert hands.root.visibility() == QWindow.Visibility.Windowed
    assert choice(hands, "window").property("checked")


def test_damaged_settings_start_afresh_and_say_so(places: Places, qtbot: QtBot) -> None:
    places.settings_file.parent.mkdir(parents=True)
    places.settings_file.write_text('{"language": 7')
    with restarted(places, qtbot) as hands:
        told = [row.text for row in hands.shell.notices.rows]
        assert len(told) == 1
        assert places.settings_file.name in told[0]
        assert told[0] in hands.texts()
        hands.shell.preferences.choose("pace", "calm")
    kept, damage = load_settings(places.settings_file)
    assert damage is None
    assert kept.pace == "calm"


def test_what_no_setting_can_be_changes_nothing(hands: Hands, places: Places) -> None:
    hands.shell.preferences.choose("language", "xx")
    assert not places.settings_file.exists()


def test_a_language_that_is_gone_gives_way_to_the_systems(places: Places, qtbot: QtBot) -> None:
    places.settings_file.parent.mkdir(parents=True)
    places.settings_file.write_text(json.dumps({"language": "xx"}))
    with restarted(places, qtbot) as hands:
        assert ENGLISH.text("window-values-text") in hands.texts()


def test_each_language_is_offered_by_its_own_name(hands: Hands) -> None:
    hands.shell.open("settings")
    hands.settle()
    names = {hands.spoken(choice(hands, language))[0] for language in languages()}
    assert names == {*map(language_name, languages())}


def test_the_window_opens_as_large_as_the_screen_allows_and_then_as_it_was_left(
    places: Places, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At 1280x800 with a title bar a window of that size hides its lowest row, your cards."""
    screen = QSize(1600, 900)
    monkeypatch.setattr(app, "screen_room", lambda: screen)
    maximized, windowed = QWindow.Visibility.Maximized, QWindow.Visibility.Windowed
    with restarted(places, qtbot, as_left=True) as hands:
        assert hands.root.visibility() == maximized
        hands.shell.preferences.choose("screen", "full")
        hands.settle()
        hands.shell.preferences.choose("screen", "window")
        hands.settle()
        assert hands.root.visibility() == maximized, "as before it filled the screen"
        hands.root.showNormal()
        hands.root.resize(1300, 850)
        hands.settle()
        hands.root.close()
    with restarted(places, qtbot, as_left=True) as hands:
        assert hands.root.visibility() == windowed
        assert hands.root.size() == QSize(1300, 850)
        hands.root.showMaximized()
        hands.settle()
        hands.root.close()
    settings, _ = load_settings(places.settings_file)
    assert (settings.maximized, settings.width, settings.height) == (True, 1300, 850)
    with restarted(places, qtbot, as_left=True) as hands:
        assert hands.root.visibility() == maximized
        hands.shell.preferences.leaveWindow(False, 1300, 850)
    screen = QSize(1280, 720)
    with restarted(places, qtbot, as_left=True) as hands:
        assert hands.root.visibility() == maximized, "what is larger than the screen fills it"


def test_patience_is_what_bots_may_think(hands: Hands) -> None:
    hands.play(session(1, bots=1))
    hands.shell.open("settings")
    hands.lay_out()
    area = hands.named("dialogArea")
    area.setProperty("contentY", area.property("contentHeight") - area.height())
    hands.settle()
    bots = hands.shell.games.bots
    assert bots.budget == BUDGET
    for patience, more in (("patient", True), ("quick", False)):
        hands.click(choice(hands, patience))
        assert (bots.budget > BUDGET) is more
        assert bots.budget != BUDGET
    hands.play(session(1, bots=1))
    assert hands.shell.games.bots.budget < BUDGET, "the next game keeps it"
