"""In a language from right to left the window is mirrored, and what is printed stays as it is."""

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtQuick import QQuickItem

from rococo_desktop.session.session import AnySession
from rococo_desktop.texts import DEFAULT_LANGUAGE, MIRRORED_LANGUAGE
from tests.daily import soaked
from tests.qml.drawn import Eyes, overlaps
from tests.qml.hands import MEASURE, Hands, play_to, session
from tests.qml.patisserie import kitchen_hands as kitchen
from tests.qml.screens import SCREENS, show
from tests.qml.test_pseudo_language import ROUNDING, outside

DAILY = ("menu", "new_game", "settings", "play_card", "player", "score", "patisserie_play_card")
HIGHER = 4
"""By how many pixels the lines of a system's font, which has the letters, may be too high."""
SHIFT = 12
"""By how many pixels longer words beside it may move a printed place."""
LARGE = QSize(1920, 1080)
GAMES: dict[str, Callable[[], AnySession]] = {
    "rococo": lambda: play_to(session(3), "play_card"),
    "patisserie": lambda: kitchen.until(kitchen.session(people=3), "play_card"),
}
each_game = pytest.mark.parametrize("game", GAMES)

PRINTED = {
    "rococo": ("terrace", "halls", "gardens", "workshop", "warehouse", "offers"),
    "patisserie": ("garden", "awards", "recipes", "shelf", "hire", "stars"),
}
"""The parts of the table that are as on the printed boards."""


@pytest.fixture(scope="module")
def mirrored(kept_window: Hands) -> Hands:
    """The hands at a window that is read from right to left."""
    speak(kept_window, MIRRORED_LANGUAGE)
    return kept_window


def speak(hands: Hands, language: str) -> None:
    hands.shell.preferences.keep(language=language)
    hands.shell.preferences.speak()
    hands.lay_out()


def at_table(hands: Hands, game: str) -> None:
    hands.shell.back()
    hands.play(GAMES[game]())
    hands.game.hotSeat.reveal()
    hands.lay_out()


def box(item: QQuickItem, within: QQuickItem | None = None) -> QRectF:
    area = QRectF(0, 0, item.width(), item.height())
    return item.mapRectToItem(within, area) if within is not None else item.mapRectToScene(area)


def anchors(hands: Hands, within: QQuickItem | None = None) -> dict[str, QQuickItem]:
    """Return the marked places, by name."""
    found = {}
    for item in hands.items(within):
        name = item.property("place")
        if isinstance(name, str) and name and item.width() > 0:
            found[name] = item
    return found


def middles(items: Sequence[QQuickItem]) -> list[float]:
    return [box(item).center().x() for item in items]


@pytest.mark.parametrize("screen", soaked(SCREENS, DAILY))
@pytest.mark.parametrize(
    "size",
    [pytest.param(MEASURE, id="usual"), pytest.param(LARGE, id="large", marks=pytest.mark.heavy)],
)
def test_no_text_leaves_its_place(mirrored: Hands, screen: str, size: QSize) -> None:
    mirrored.root.resize(size)
    show(mirrored, screen)
    assert outside(mirrored, down=HIGHER) == []


@pytest.mark.parametrize("screen", soaked(SCREENS, DAILY))
def test_no_text_lies_on_another(mirrored: Hands, screen: str) -> None:
    """No more than in English, where a card of a fan may lie on the words of the next."""

    def crowded() -> list[str]:
        dialog = mirrored.named("dialogs") if mirrored.shell.dialog else None
        return overlaps(Eyes(mirrored).read(dialog, boxes=True).marks)

    show(mirrored, screen)
    here = crowded()
    speak(mirrored, DEFAULT_LANGUAGE)
    there = crowded()
    speak(mirrored, MIRRORED_LANGUAGE)
    assert len(here) <= len(there), here


@each_game
def test_a_row_begins_at_the_right(mirrored: Hands, game: str) -> None:
    at_table(mirrored, game)
    found = anchors(mirrored)
    players = middles([found[f"player:{seat}"] for seat in range(3)])
    assert players == sorted(players, reverse=True)
    clock, menu = box(found["clock"]), box(mirrored.named("gameMenu"))
    assert menu.right() < players[-1] < players[0] < clock.left()
    bench, tools = box(found["bench"]), box(found["region:tools"])
    assert bench.right() <= tools.left()
    mirrored.click("openLog")
    mirrored.lay_out()
    title, close = box(mirrored.named("logList")), box(mirrored.named("closeLog"))
    assert close.center().x() < title.center().x()


@each_game
def test_what_is_printed_stays_as_it_is(mirrored: Hands, game: str) -> None:
    """Each place of the boards is where it is in English, beside the others of its part."""

    def printed() -> dict[str, QRectF]:
        found = anchors(mirrored)
        parts = [found[f"region:{part}"].parentItem() for part in PRINTED[game]]
        return {
            name: box(item, part)
            for part in parts
            for name, item in anchors(mirrored, part).items()
        }

    at_table(mirrored, game)
    here = printed()
    board = box(anchors(mirrored)[f"region:{PRINTED[game][0]}"])
    assert board.center().x() > mirrored.root.width() / 2
    speak(mirrored, DEFAULT_LANGUAGE)
    there = printed()
    speak(mirrored, MIRRORED_LANGUAGE)
    assert len(here) > 20
    assert here.keys() == there.keys()
    moved = {
        name: (area, there[name])
        for name, area in here.items()
        if abs(area.center().x() - there[name].center().x()) > SHIFT
        and area.left() != there[name].left()  # a banner is as wide as its words
        and not name.startswith("leader:")  # which stands behind the words of a banner
    }
    assert moved == {}


@each_game
def test_the_arrows_move_to_what_is_seen_there(mirrored: Hands, game: str) -> None:
    at_table(mirrored, game)
    cards = sorted(mirrored.legal(), key=lambda item: box(item).x())
    row = [item for item in cards if abs(box(item).y() - box(cards[0]).y()) < ROUNDING]
    assert len(row) > 1
    row[0].forceActiveFocus(Qt.FocusReason.TabFocusReason)
    mirrored.key(Qt.Key.Key_Right)
    assert mirrored.root.activeFocusItem() is row[1]
    mirrored.key(Qt.Key.Key_Left)
    assert mirrored.root.activeFocusItem() is row[0]


def test_a_dialog_is_read_from_the_right(mirrored: Hands) -> None:
    show(mirrored, "new_game")
    start = mirrored.named("start")
    look, name, who = (box(mirrored.named(part)) for part in ("look0", "name0", "who0"))
    assert who.right() < name.left() < name.right() < look.left()
    assert box(start).right() < mirrored.root.width() / 2 < name.left()


def test_it_turns_with_the_language(mirrored: Hands) -> None:
    show(mirrored, "new_game")
    here = box(mirrored.named("start"))
    speak(mirrored, DEFAULT_LANGUAGE)
    there = box(mirrored.named("start"))
    speak(mirrored, MIRRORED_LANGUAGE)
    assert here.center().x() < mirrored.root.width() / 2 < there.center().x()
