"""Whoever plays alone against others is told which of the players they are."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from rococo_desktop.session.session import AnySession
from rococo_desktop.texts import languages
from tests.daily import soaked
from tests.qml.hands import Hands, session
from tests.qml.legible import faults
from tests.qml.patisserie import kitchen_hands
from tests.qml.sight import contrast
from tests.qml.test_arrangements import sized
from tests.qml.test_contrast import ENOUGH

pytestmark = pytest.mark.one_window

Begin = Callable[..., AnySession]

GAMES: list[Begin] = [session, kitchen_hands.session]
SIZES = ((1280, 800, "fit"), (1920, 1080, "150"), (1920, 1080, "200"), (3840, 2160, "fit"))


def place(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


@pytest.mark.parametrize("every", soaked((1, 2), [2]))
@pytest.mark.parametrize("bots", soaked((1, 4), [4]))
@pytest.mark.parametrize("language", soaked(languages(), ["de"]))
@pytest.mark.parametrize("begin", soaked(GAMES, GAMES[:1]))
def test_ones_own_panel_says_so_at_every_size(
    hands: Hands, begin: Begin, language: str, bots: int, every: int
) -> None:
    """It covers neither face nor emblem nor score, and a screen reader begins with it."""
    hands.shell.preferences.choose("language", language)
    hands.play(begin(1, bots=bots, seed=3))
    for width, height, scale in SIZES[::every]:
        sized(hands, width, height, scale)
        sign = hands.named("you")
        own, *others = hands.typed("PlayerPanel")
        assert place(own).contains(place(sign))
        score = [item for item in hands.items(own) if item.objectName() == "standing"]
        emblems = [item for item in hands.typed("Emblem") if own.isAncestorOf(item)]
        assert score
        assert emblems
        faces = [each for each in hands.items(own) if each.objectName() == "portrait:0"]
        for part in (*score, *emblems, *faces):
            assert not place(part).adjusted(1, 1, -1, -1).intersects(place(sign)), part
        (word,) = hands.written(sign)
        for theme, enough in ENOUGH.items():
            hands.shell.preferences.choose("theme", theme)
            hands.lay_out()
            assert contrast(word.property("color"), sign.property("color")) >= enough
        assert hands.spoken(own)[0].startswith(word.property("text"))
        assert not any(hands.spoken(each)[0].startswith(word.property("text")) for each in others)
        assert not {each for each in faults(hands) if word.property("text") in each}


@pytest.mark.parametrize("begin", soaked(GAMES, GAMES[1:]))
def test_at_a_shared_screen_nobody_is_you(hands: Hands, begin: Begin) -> None:
    hands.play(begin(2, seed=3))
    hands.game.hotSeat.reveal()
    hands.settle()
    assert hands.typed("PlayerPanel")
    assert not hands.has("you")
