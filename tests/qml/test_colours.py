"""Player colours and silks are never told by colour alone, whatever eyes look at them."""

import re
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtGui import QColor
from PySide6.QtQml import QQmlExpression, qmlContext

from rococo_desktop.resources import resource_path
from tests.qml.hands import Hands, play_to, session
from tests.qml.sight import VISIONS, distance

QML = resource_path("qml", "Rococo")
CLOSE = 10.0
"""Two colours nearer than this are easily mixed up; they need their signs."""

REST_ON_SIGNS = {("deuteranopia", 0, 2), ("protanopia", 1, 3)}
"""Red and green, blue and purple: near to some eyes, so that emblems tell them apart."""

EYES = ("common", *VISIONS)
USE = re.compile(r"Theme\.color\.(player|playerLight|players|playersLight|silk|silkWeave)\b")
SIGNED = re.compile(r"\b(Emblem|Bale|initial|emblem|DressFigure|pattern)\b")


def palette(hands: Hands, name: str) -> list[QColor]:
    """Return a list of colours of the theme, as the window has it."""
    context = qmlContext(hands.root)
    assert context is not None
    value = QQmlExpression(context, hands.root, f"Theme.color.{name}").evaluate()[0]
    return [QColor(each) for each in value]


def test_the_distances_are_known(hands: Hands) -> None:
    """Whoever changes a colour sees here which pairs now rest on their signs alone."""
    players = palette(hands, "players")
    close = {
        (vision, one, other)
        for vision in EYES
        for one, other in combinations(range(len(players)), 2)
        if distance(players[one], players[other], vision) < CLOSE
    }
    assert close == REST_ON_SIGNS


def test_silks_differ_to_common_eyes(hands: Hands) -> None:
    silks = palette(hands, "silkGrounds")
    for one, other in combinations(silks, 2):
        assert distance(one, other, "common") > 2 * CLOSE


def test_simulated_eyes_see_what_is_known_of_them() -> None:
    red, green = QColor("#c00000"), QColor("#607000")
    assert distance(red, green, "common") > 50
    assert distance(red, green, "protanopia") < distance(red, green, "common") / 2


@pytest.mark.parametrize("file", sorted(QML.rglob("*.qml")), ids=lambda file: file.name)
def test_who_uses_such_a_colour_shows_its_sign(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    if USE.search(text) and file.parent.name != "Theme":
        assert SIGNED.search(text), f"{file.name} tells a player or a silk by colour alone"


def test_each_player_on_the_table_has_an_emblem_of_its_own(hands: Hands) -> None:
    hands.play(play_to(session(5), "choose_action"))
    hands.game.reveal()
    hands.settle()
    paths = {
        item.property("path")
        for item in hands.items()
        if str(item.property("path") or "").startswith("emblem/")
    }
    assert len(paths) == 5
