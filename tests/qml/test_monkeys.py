"""Random clicks, drags and keys cause no error, no hang and no unwanted closing."""

from collections.abc import Iterator
from concurrent.futures import Future

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rococo_desktop.ai.bot import asked
from rococo_desktop.app import Window
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.rococo.view import View
from rococo_desktop.session.files.places import Places
from tests.qml.drawn import MOTION, Eyes
from tests.qml.hands import Hands, table_of
from tests.qml.test_drawn import deal
from tests.qml.truth import Truth, differences

DEEDS = 1250
"""The number of deeds of each monkey."""
LOOKS = 10
"""After this many deeds the table is read."""
AWAY = 40
"""The deeds for which a monkey may be away from the table before it is led back."""
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
Key = Qt.Key
ARROWS = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)
DIGITS = tuple(Key(Key.Key_1.value + digit) for digit in range(9))
KEYS = [
    *((key, way) for key in ARROWS for way in (NONE, SHIFT, ALT)),
    *((key, NONE) for key in (*DIGITS, *DIGITS)),
    *((key, NONE) for key in (Key.Key_Return, Key.Key_Space, Key.Key_Tab, Key.Key_Escape) * 3),
    *((Key(Key.Key_F1.value + number), NONE) for number in range(10)),
    *((key, CONTROL) for key in (Key.Key_Z, Key.Key_Y, Key.Key_L, Key.Key_N, Key.Key_O)),
    *((key, CONTROL) for key in (Key.Key_S, Key.Key_Z, Key.Key_Comma, Key.Key_P, Key.Key_M)),
    *((Key(Key.Key_A.value + number), NONE) for number in range(26)),
]


class Monkey:
    """Does random things at a window."""

    def __init__(self, hands: Hands, seed: int) -> None:
        self._hands = hands
        self._eyes = Eyes(hands)
        self._seed = seed
        self._chance = Generator(seed, "monkey")
        self._away = 0
        self._asked_to_quit = False
        hands.shell.quitAsked.connect(self._hear)

    def submit(self, setup: Setup, view: View, bot: str, seed: int) -> Future[str]:
        """Answer for a bot, at once."""
        future: Future[str] = Future()
        options = asked(view).options
        future.set_result(options[self._chance.below(len(options))])
        return future

    def act(self) -> None:
        """Click, drag, point or press a key; nothing closes the window unasked."""
        deeds = (self._click, self._click, self._choose, self._choose, self._drag, self._key)
        deeds[self._chance.below(len(deeds))]()
        self._hands.settle()
        root = self._hands.root
        assert root.isVisible() or self._asked_to_quit
        if not root.isVisible():
            root.show()
        self._asked_to_quit = False
        at_table = self._hands.shell.screen == "table" and not self._hands.shell.dialog
        self._away = 0 if at_table else self._away + 1
        if self._away > AWAY or (not at_table and self._hands.shell.game is None):
            self.sit_down()

    def sit_down(self) -> None:
        """Begin a game."""
        self._away = 0
        self._hands.play(deal(self._seed + self._chance.below(1000)))

    def look(self) -> None:
        """Compare the drawing of the table with the truth, if all of it is drawn."""
        hands, shell = self._hands, self._hands.shell
        if not hands.has("tableTop") or shell.backstage.school.learning:
            return  # a lesson or a challenge may end before the game does
        if any(item.property("pages") for item in hands.items()):
            return  # a table of pages shows one of them
        drawn = self._eyes.settled(hands.named("tableTop"))
        if not hands.has("tableTop") or hands.has("closeLog") or hands.game.timeline.taken:
            return
        game = hands.game
        own = table_of(game).belongings
        viewer = None if own.watched or own.seat < 0 else own.seat
        moment = game.timeline.moment if game.timeline.past else None
        truth = Truth(
            game.session,
            hands.catalogue(),
            viewer,
            moment,
            hints=game.tutors.hints,
            others=game.hotSeat.accompanied,
        )
        found = differences(drawn, truth)
        if not shell.preferences.estimates:
            found = [each for each in found if not each.startswith("PlayerPanel")]
        assert not found, "\n".join(found)

    def _hear(self) -> None:
        self._asked_to_quit = True

    def _spot(self) -> QPoint:
        root = self._hands.root
        return QPoint(self._chance.below(root.width()), self._chance.below(root.height()))

    def _within(self) -> QPoint:
        """Return the middle of something that can be chosen or pressed, else any spot."""
        items = [item for item in self._hands.items() if _answers(item) and item.width()]
        spots = [_middle(item) for item in items]
        size = self._hands.root.size()
        seen = [
            spot for spot in spots if 0 <= spot.x() < size.width() and 0 <= spot.y() < size.height()
        ]
        return seen[self._chance.below(len(seen))] if seen else self._spot()

    def _click(self) -> None:
        QTest.mouseClick(self._hands.root, LEFT, NONE, self._spot())

    def _choose(self) -> None:
        QTest.mouseClick(self._hands.root, LEFT, NONE, self._within())

    def _drag(self) -> None:
        root, start = self._hands.root, self._within()
        end = self._within() if self._chance.below(2) else self._spot()
        QTest.mouseMove(root, start)
        QTest.mousePress(root, LEFT, NONE, start)
        for step in (1, 2, 3, 4):
            QTest.mouseMove(root, start + (end - start) * step / 4)
        if not self._chance.below(4):
            QTest.keyClick(root, Key.Key_Escape)
        QTest.mouseRelease(root, LEFT, NONE, end)

    def _key(self) -> None:
        key, way = KEYS[self._chance.below(len(KEYS))]
        QTest.keyClick(self._hands.root, key, way)


def _middle(item: QQuickItem) -> QPoint:
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()


def _answers(item: QQuickItem) -> bool:
    """Return whether a click on an item does something."""
    return item.isEnabled() and bool(item.property("legal") or item.inherits("QQuickButton"))


@pytest.fixture
def hands(qtbot: QtBot, places: Places) -> Iterator[Hands]:
    window = Window(places, motion=MOTION)
    with qtbot.waitExposed(window.root):
        window.root.show()
    window.shell.preferences.choose("pace", "at_once")
    yield Hands(window)
    window.close()


def romp(hands: Hands, monkeypatch: pytest.MonkeyPatch, seed: int, deeds: int) -> None:
    """Let a monkey do that many deeds, and check the result."""
    monkey = Monkey(hands, seed)
    monkeypatch.setattr(
        "rococo_desktop.session.bots.BotRunner.submit", lambda _, *asked: monkey.submit(*asked)
    )
    monkey.sit_down()
    for deed in range(deeds):
        monkey.act()
        if deed % LOOKS == LOOKS - 1:
            monkey.look()


def test_a_monkey_breaks_nothing(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    romp(hands, monkeypatch, seed=1, deeds=60)


@pytest.mark.heavy
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seed", [11, 12, 13, 14])
def test_monkeys_break_nothing(hands: Hands, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    romp(hands, monkeypatch, seed, DEEDS)
