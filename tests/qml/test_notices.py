"""Notices are shown without covering any control."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtQuick import QQuickItem

from rococo_desktop.session.errors import MessageError
from rococo_desktop.session.files.places import Places
from rococo_desktop.texts import Catalogue
from tests.daily import soaked
from tests.qml.hands import Hands, game_that_asks
from tests.qml.legible import LONG_AND_SHORT, faults
from tests.qml.test_arrangements import sized

LONG = "The game can no longer be kept safe against a crash: the disk is full. " * 3


def place(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def notices(hands: Hands) -> list[QQuickItem]:
    return [item for item in hands.items() if item.objectName() == "notice"]


KINDS = ("play_card", "choose_action", "place_dress", "fund_decoration")


@pytest.mark.parametrize("kind", soaked(KINDS, ["choose_action", "place_dress"]))
def test_at_the_table_they_cover_nothing_that_may_be_chosen(hands: Hands, kind: str) -> None:
    hands.play(game_that_asks(kind, 5))
    hands.game.hotSeat.reveal()
    hands.shell.notices.tell("A short one.")
    hands.shell.notices.tell(LONG)
    hands.settle()
    (notice,) = notices(hands)
    assert notice.property("text") == LONG
    targets = hands.targets()
    assert targets
    for option, target in targets.items():
        assert not place(notice).intersects(place(target)), option
    tools = [item for item in hands.items() if item.inherits("QQuickButton")]
    own = [item for item in tools if place(notice).contains(place(item))]
    assert len(own) == 1
    assert not any(place(notice).intersects(place(item)) for item in tools if item not in own)


def test_one_after_the_other_can_be_dismissed(hands: Hands) -> None:
    hands.play(game_that_asks("play_card"))
    hands.game.hotSeat.reveal()
    for text in ("one", "two"):
        hands.shell.notices.tell(text)
    hands.settle()
    for text in ("two", "one"):
        (notice,) = notices(hands)
        assert notice.property("text") == text
        (close,) = [item for item in hands.items(notice) if item.inherits("QQuickButton")]
        hands.click(close)
    assert not notices(hands)


def reading(notice: QQuickItem, hands: Hands) -> QQuickItem:
    return next(item for item in hands.items(notice) if item.inherits("QQuickFlickable"))


@pytest.mark.parametrize("language", LONG_AND_SHORT)
@pytest.mark.parametrize(("width", "height", "scale"), [(1280, 800, "fit"), (1280, 800, "150")])
def test_the_longest_of_the_game_are_read_whole(
    hands: Hands, language: str, width: int, height: int, scale: str
) -> None:
    """The disk's own words and the number of lost decisions are among them."""
    hands.shell.preferences.choose("language", language)
    hands.play(game_that_asks("play_card", 5))
    hands.game.hotSeat.reveal()
    sized(hands, width, height, scale)
    texts = Catalogue(language)
    problem = MessageError("journal-notice-new_values").text(texts)
    for told in (
        MessageError("save-notice-replay_differs"),
        MessageError("journal-notice-restart", why=problem, n=117),
        MessageError("journal-stopped", problem="no space is left on the disk"),
        MessageError("bots-here", problem="Function not implemented"),
    ):
        hands.shell.notices.tell(told.text(texts))
        hands.lay_out()
        (notice,) = notices(hands)
        assert not faults(hands, notice)
        view = reading(notice, hands)
        assert view.property("contentHeight") <= view.height() + 1, told.text(texts)


def test_one_that_is_too_long_for_its_place_scrolls(hands: Hands) -> None:
    hands.play(game_that_asks("play_card", 5))
    hands.game.hotSeat.reveal()
    hands.shell.notices.tell(3 * LONG + "The end.")
    hands.lay_out()
    (notice,) = notices(hands)
    assert not faults(hands, notice)
    view = reading(notice, hands)
    end = view.property("contentHeight") - view.height()
    assert end > 0
    (close,) = [item for item in hands.items(notice) if item.inherits("QQuickButton")]
    close.forceActiveFocus()
    for _ in range(20):
        hands.key(Qt.Key.Key_Down)
    assert view.property("contentY") == pytest.approx(end)
    hands.key(Qt.Key.Key_Up)
    assert view.property("contentY") < end


def test_one_stays_while_it_is_read(hands: Hands) -> None:
    hands.play(game_that_asks("play_card"))
    hands.game.hotSeat.reveal()
    hands.shell.notices.tell("A short one.")
    hands.settle()
    (notice,) = notices(hands)
    (timer,) = [each for each in notice.children() if each.inherits("QQmlTimer")]
    least = timer.property("interval")
    assert timer.property("running")
    hands.point_at(notice)
    assert not timer.property("running")
    hands.shell.notices.tell(LONG * 3)
    hands.settle()
    (notice,) = notices(hands)
    (timer,) = [each for each in notice.children() if each.inherits("QQmlTimer")]
    assert timer.property("interval") > least


def test_the_newest_stands_alone_also_when_it_was_said_before(hands: Hands) -> None:
    hands.play(game_that_asks("play_card"))
    hands.game.hotSeat.reveal()
    for text in ("one", "two", "one", "two"):
        hands.shell.notices.tell(text)
        hands.settle()
        (notice,) = notices(hands)
        assert notice.property("text") == text


def test_over_a_dialog_they_leave_its_cross_free(hands: Hands) -> None:
    hands.play(game_that_asks("play_card"))
    hands.game.hotSeat.reveal()
    hands.shell.open("settings")
    hands.shell.notices.tell(LONG)
    hands.settle()
    (notice,) = notices(hands)
    buttons = [item for item in hands.items() if item.inherits("QQuickButton")]
    covered = [item for item in buttons if place(notice).intersects(place(item))]
    assert len([item for item in covered if item.property("text") == "Close"]) == 0


def test_they_do_not_pile_up(hands: Hands) -> None:
    for number in range(20):
        hands.shell.notices.tell(f"The disk is full, said for the {number}th time.")
    texts = [row.text for row in hands.shell.notices.rows]
    assert len(texts) <= 4
    assert texts[-1] == "The disk is full, said for the 19th time."


def test_settings_that_cannot_be_written_are_told_in_words(hands: Hands, places: Places) -> None:
    places.config.write_text("a file where the folder should be")
    for theme in ("evening", "light", "evening"):
        hands.shell.preferences.choose("theme", theme)
    hands.settle()
    (row,) = hands.shell.notices.rows
    assert places.settings_file.name in row.text
    assert "Errno" not in row.text
