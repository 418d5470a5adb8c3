"""Player colours and silks are never distinguished by colour alone, for any colour vision."""

import re
from itertools import combinations, product
from math import hypot
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QColor, QImage
from PySide6.QtQml import QQmlExpression
from PySide6.QtQuick import QQuickItem

from rococo_desktop.resources import resource_path
from rococo_desktop.rules.rococo.rulebook import EDITIONS
from tests.qml.hands import Hands, Whim, play_to, session
from tests.qml.sight import VISIONS, Triple, ciede2000, contrast, distance, seen
from tools.art.palette import EDITIONS as SILKS

pytestmark = pytest.mark.one_window

QML = resource_path("qml")
FAR = 10.0
"""Colours this far apart by CIEDE2000 differ at a glance; their signs stay beside them."""
UNLIKE = 0.2
"""The share of an emblem's light by which its shape differs from another's."""
SEEN = 3.0
"""The contrast that a sign needs against its ground, as WCAG 2.1 (1.4.11) asks."""

EYES = ("common", *VISIONS)
TABLE = ("Table.Theme", "Theme")
ROCOCO = ("Rococo.Theme", "RococoTheme")
USE = re.compile(r"Theme\.color\.(player|playerLight|players|playersLight|silk|silkWeave)\b")
SIGNED = re.compile(r"\b(Emblem|Bale|initial|emblem|DressFigure|pattern)\b")


def palette(hands: Hands, name: str, theme: tuple[str, str] = TABLE) -> list[QColor]:
    """Return colours of a theme, as the window has them."""
    engine = hands.window.engine
    singleton = engine.singletonInstance(*theme)
    assert isinstance(singleton, QObject)
    value = QQmlExpression(engine.rootContext(), singleton, f"color.{name}").evaluate()[0]
    if isinstance(value, QColor):
        return [value]
    return [QColor(each) for each in value]


def near(colours: list[QColor]) -> list[tuple[str, str, str]]:
    """Return the pairs that some people may confuse."""
    return [
        (vision, one.name(), other.name())
        for vision in EYES
        for one, other in combinations(colours, 2)
        if distance(one, other, vision) < FAR
    ]


@pytest.mark.parametrize("theme", ["light", "evening"])
def test_no_eyes_mix_players_up(hands: Hands, theme: str) -> None:
    hands.shell.preferences.choose("theme", theme)
    assert len(palette(hands, "players")) == 5
    assert near(palette(hands, "players")) == []


@pytest.mark.parametrize("theme", ["light", "evening"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_eyes_mix_silks_up(hands: Hands, edition: str, theme: str) -> None:
    hands.shell.preferences.choose("theme", theme)
    hands.play(session(2, edition=edition))
    assert len(palette(hands, "silkGrounds", ROCOCO)) == 4
    assert near(palette(hands, "silkGrounds", ROCOCO)) == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_eyes_mix_dresses_up(edition: str) -> None:
    assert near([QColor(ramp.mid) for ramp in SILKS[edition].values()]) == []


def test_emblems_and_letters_stand_out_from_their_colours(hands: Hands) -> None:
    (light,) = palette(hands, "inkOnAccent")
    assert all(contrast(light, each) >= SEEN for each in palette(hands, "players"))
    (ink,) = palette(hands, "inkOnSilk", ROCOCO)
    for edition in EDITIONS:
        hands.play(session(2, edition=edition))
        assert all(contrast(ink, each) >= 4.5 for each in palette(hands, "silkGrounds", ROCOCO))


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, -1.0, 2.0), (50.0, 0.0, 0.0), 2.3669),
        ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0011), 7.2195),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
        ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
    ],
)
def test_differences_are_those_that_were_published(
    one: Triple, other: Triple, expected: float
) -> None:
    """Pairs of Sharma, Wu and Dalal, who found what implementations get wrong."""
    assert ciede2000(one, other) == pytest.approx(expected, abs=1e-4)
    assert ciede2000(other, one) == pytest.approx(expected, abs=1e-4)


def test_simulated_eyes_see_what_is_known_of_them() -> None:
    red, green = QColor("#c00000"), QColor("#607000")
    assert distance(red, green, "common") > 4 * FAR
    assert distance(red, green, "protanopia") < distance(red, green, "common") / 2


@pytest.mark.parametrize("file", sorted(QML.rglob("*.qml")), ids=lambda file: file.name)
def test_who_uses_such_a_colour_shows_its_sign(file: Path) -> None:
    if USE.search(file.read_text(encoding="utf-8")) and file.parent.name != "Theme":
        assert is_signed(file), f"{file.name} tells a player or a silk by colour alone"


def is_signed(file: Path) -> bool:
    """Whether a file shows the sign of what it colours, or each that is of its kind does."""
    if SIGNED.search(file.read_text(encoding="utf-8")):
        return True
    root = re.compile(rf"^{file.stem} \{{", re.MULTILINE)
    kinds = [each for each in QML.rglob("*.qml") if root.search(each.read_text(encoding="utf-8"))]
    return bool(kinds) and all(map(is_signed, kinds))


def test_each_player_on_the_table_has_an_emblem_of_its_own(hands: Hands) -> None:
    hands.play(play_to(session(5), "choose_action"))
    hands.game.hotSeat.reveal()
    hands.settle()
    paths = {
        item.property("path")
        for item in hands.items()
        if str(item.property("path") or "").startswith("emblem/")
    }
    assert len(paths) == 5


def test_emblems_of_the_log_differ_in_shape_to_all_eyes(hands: Hands) -> None:
    """As drawn, in the light that is left to each kind of colour vision, whatever the colour."""
    played, whim = play_to(session(5), "choose_action"), Whim(3)
    for _ in range(60):
        assert played.decision is not None
        played.answer(played.decision.id, whim(played.decision))
    hands.play(played)
    hands.game.hotSeat.reveal()
    hands.settle()
    hands.click("openLog")
    pictures = emblems_of(hands, hands.named("logList"))
    assert len(pictures) == 5
    for vision in EYES:
        marks = {path: mark(picture, vision) for path, picture in pictures.items()}
        for one, other in combinations(marks, 2):
            apart = [abs(a - b) for a, b in zip(marks[one], marks[other], strict=True)]
            assert sum(apart) / len(apart) > UNLIKE, (vision, one, other)


def emblems_of(hands: Hands, rows: QQuickItem) -> dict[str, QImage]:
    """Return how each emblem is drawn in a list, which is scrolled to find all."""
    found: dict[str, QImage] = {}
    for place in range(0, rows.property("count"), 4):
        rows.setProperty("currentIndex", place)
        hands.lay_out()
        window, sight = hands.root.grabWindow(), rows.mapRectToScene(rows.boundingRect())
        for item in hands.items(rows):
            where = item.mapRectToScene(item.boundingRect())
            path = str(item.property("path") or "")
            if path.startswith("emblem/") and item.property("tint") and sight.contains(where):
                found.setdefault(path, window.copy(where.toAlignedRect()))
        if len(found) == 5:
            break
    return found


def mark(picture: QImage, vision: str) -> list[float]:
    """Return the light of each point within the edge, from the darkest, 0, to the lightest, 1."""
    middle = picture.width() / 2
    light = [
        seen_light(picture.pixelColor(x, y), vision)
        for x, y in product(range(picture.width()), range(picture.height()))
        if hypot(x + 0.5 - middle, y + 0.5 - middle) < 0.8 * middle
    ]
    dark, bright = min(light), max(light)
    return [(each - dark) / (bright - dark) for each in light]


def seen_light(color: QColor, vision: str) -> float:
    red, green, blue = seen(color, vision)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_the_settings_and_the_seats_show_and_name_the_colours(hands: Hands) -> None:
    """A user who looks for distinguishable colours finds them there, with all their signs."""
    hands.shell.open("settings")
    hands.lay_out()
    sample = hands.named("colours")
    shown = list(hands.items(sample))
    emblems = {
        str(item.property("path")) for item in shown if "emblem/" in str(item.property("path"))
    }
    bales = {item.property("silk") for item in shown if item.property("silk")}
    assert (len(emblems), len(bales)) == (5, 4)
    note = hands.catalogue().text("window-settings-colours_note")
    assert note in hands.texts()
    hands.shell.open("new_game")
    hands.settle()
    hands.click("look0")
    assert note in hands.texts()
