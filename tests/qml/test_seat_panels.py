"""The panels of the players fill their row, and nothing in one covers anything else in it."""

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QObject, QRectF
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from rococo_desktop.session.session import AnySession
from tests.daily import soaked
from tests.qml.hands import Hands, Whim, session
from tests.qml.legible import texts
from tests.qml.patisserie import kitchen_hands
from tests.qml.test_arrangements import sized
from tests.qml.test_hints import explained
from tests.qml.test_pseudo_language import place

pytestmark = pytest.mark.one_window

SIZES = (
    (1280, 800, "fit"),
    (1920, 1080, "fit"),
    (1920, 1080, "150"),
    (3840, 2160, "fit"),
    (3840, 1600, "fit"),
)
ANSWERS = 90
"""Enough for a game in which everybody has many things."""
SLACK = 1
"""Pixels that are lost where a width is divided."""


def rococo(people: int, *expansions: str) -> AnySession:
    game, whim = session(people, seed=5, expansions=expansions), Whim(5)
    for _ in range(ANSWERS):
        assert game.decision is not None
        game.answer(game.decision.id, whim(game.decision))
    return game


def patisserie(people: int) -> AnySession:
    game, whim = kitchen_hands.session(people, seed=5), kitchen_hands.Whim(5)
    for _ in range(ANSWERS):
        assert game.decision is not None
        game.answer(game.decision.id, whim(game.decision))
    return game


BEGIN: dict[str, Callable[[], AnySession]] = {
    "rococo-2": lambda: rococo(2),
    "rococo-3": lambda: rococo(3),
    "rococo-5": lambda: rococo(5),
    "jewelry-2": lambda: rococo(2, "jewelry_box"),
    "madame-1": lambda: rococo(1, "jewelry_box", "madame_du_barry"),
    "patisserie-1": lambda: patisserie(1),
    "patisserie-2": lambda: patisserie(2),
    "patisserie-3": lambda: patisserie(3),
    "patisserie-5": lambda: patisserie(5),
}


def rect(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def seated(hands: Hands, game: AnySession) -> None:
    hands.play(game)
    if hands.game.hotSeat.curtain:
        hands.game.hotSeat.reveal()


def drawn(hands: Hands, panel: QQuickItem) -> list[tuple[str, QRectF]]:
    """Return the words and signs of a panel with their places, without the portrait.

    Emblem and score lie on the portrait in a narrow panel.
    """
    found = [(str(item.property("text")), place(item)) for item in texts(hands, panel)]
    for item in hands.items(panel):
        mark = item.property("name") or item.property("path")
        lies = item.isVisible() and "tray-" not in str(mark) and "portrait" not in item.objectName()
        if item.inherits("QQuickImage") and mark and lies:
            found.append((str(mark), rect(item)))
    return found


def covered(hands: Hands, panel: QQuickItem) -> list[tuple[str, str]]:
    found = []
    for (one, here), (other, there) in combinations(drawn(hands, panel), 2):
        both = here & there
        # A number on its sign lies whole in it.
        inside = min(here.width() * here.height(), there.width() * there.height()) * 0.8
        if both.width() > 2 and both.height() > 6 and both.width() * both.height() < inside:
            found.append((one, other))
    return found


@pytest.mark.heavy
@pytest.mark.parametrize("begin", soaked(tuple(BEGIN), ["rococo-2", "patisserie-2"]))
def test_the_panels_fill_their_row(hands: Hands, begin: str) -> None:
    seated(hands, BEGIN[begin]())
    for width, height, scale in SIZES:
        sized(hands, width, height, scale)
        panels = sorted(map(rect, hands.typed("PlayerPanel")), key=QRectF.left)
        menu = rect(hands.named("actionCard"))
        gap = panels[1].left() - panels[0].right()
        assert menu.left() - panels[-1].right() < gap + len(panels) * SLACK, (width, scale)
        assert max(map(QRectF.width, panels)) - min(map(QRectF.width, panels)) < SLACK


@pytest.mark.parametrize("begin", soaked(tuple(BEGIN), ["madame-1", "patisserie-2"]))
def test_nothing_in_a_panel_covers_anything_else(hands: Hands, begin: str) -> None:
    seated(hands, BEGIN[begin]())
    for width, height, scale in SIZES:
        sized(hands, width, height, scale)
        for panel in hands.typed("PlayerPanel"):
            around = rect(panel).adjusted(-1, -1, 1, 1)
            assert drawn(hands, panel)
            assert covered(hands, panel) == [], (width, height, scale)
            outside = [words for words, where in drawn(hands, panel) if not around.contains(where)]
            assert [each for each in outside if "/" not in each] == [], (width, height, scale)


@pytest.mark.parametrize("begin", [rococo, patisserie])
def test_the_letters_of_a_wide_panel_are_larger(
    hands: Hands, begin: Callable[[int], AnySession]
) -> None:
    """What two players have is read from further away than what five have."""
    sizes = {}
    for people in (2, 5):
        seated(hands, begin(people))
        sized(hands, 1920, 1080)
        panel = hands.typed("PlayerPanel")[0]
        sizes[people] = sorted(item.property("font").pixelSize() for item in texts(hands, panel))
    assert min(sizes[2]) > min(sizes[5])
    assert max(sizes[2]) > max(sizes[5])


@pytest.mark.parametrize("begin", [rococo, patisserie])
def test_the_start_players_sign_says_its_name_and_what_it_means(
    hands: Hands, qtbot: QtBot, begin: Callable[..., AnySession]
) -> None:
    hands.play(begin(3))
    hands.game.hotSeat.reveal()
    hands.lay_out()
    sign = hands.named("startSign")
    hands.point_at(sign)
    name, *meaning = explained(hands, qtbot).splitlines()
    assert name == "Start player"
    assert "begins this round" in meaning[0].lower()


@pytest.mark.parametrize("begin", soaked(tuple(BEGIN), ["madame-1", "patisserie-2"]))
def test_each_number_of_a_panel_says_what_it_counts(hands: Hands, begin: str) -> None:
    seated(hands, BEGIN[begin]())
    hands.lay_out()
    pointer = hands.window.engine.singletonInstance("Table.Controls", "Pointer")
    assert isinstance(pointer, QObject)
    for panel in hands.typed("PlayerPanel"):
        whole = str(panel.property("said"))
        for item in texts(hands, panel):
            number = str(item.property("text"))
            if not number[0].isdigit():
                continue
            hands.point_at(item)
            told = str(pointer.property("text"))
            assert number in told, (panel.property("name"), number, told)
            assert told != whole, (panel.property("name"), number)
