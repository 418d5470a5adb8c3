"""Frames under load: five players, a drag, three flights, and a bot that computes.

``--game`` names one game; without it each is measured.

The same flights, with a pointer that moves, are measured with a lesson open. The times between
frames, for windows of several sizes: elapsed, which includes other load on the machine, and
computed by the window's thread. Without a display Qt Quick's software renderer draws; for software
OpenGL run ``LIBGL_ALWAYS_SOFTWARE=1 xvfb-run -s '-screen 0 1920x1200x24' python -m
bench.bench_frames``.
"""

import argparse
import math
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QEventLoop, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from bench.shown_games import mebibytes
from rococo_desktop.ai.arena import let_play
from rococo_desktop.ai.rococo.bots import BOTS
from rococo_desktop.app import Window
from rococo_desktop.controller.rococo.foresight import RococoSession
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.games import GAMES
from rococo_desktop.rules.patisserie.events import IngredientTaken, RecipeAcquired, StaffHired
from rococo_desktop.rules.patisserie.view import View as PatisserieView
from rococo_desktop.rules.rococo.events import DecorationFunded, DressMade, EmployeeHired
from rococo_desktop.rules.rococo.view import View
from rococo_desktop.session.bots import BotRunner
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.seats import SeatPlan
from rococo_desktop.session.session import AnySession, Session
from rococo_desktop.session.setup import GameSetup
from tests.base_game import load
from tests.qml.patisserie import kitchen_hands
from tests.shelf import shelf

SIZES = ((1280, 800), (1920, 1080))
SECONDS = 8.0
ROUND = 6
LAST = 4
"""The last round of La Pâtisserie Rococo."""
BOT = "greedy"
MOVE = 8
"""The milliseconds between two moves of the mouse."""


def crowded() -> RococoSession:
    """Return a game of five in a late round in which a person places a dress.

    An employee for hire is left, who can fly.
    """
    seats = tuple(SeatPlan(kind="human", name=f"Player {seat}") for seat in range(1, 6))
    session = Session.new(GameSetup(seats=seats, edition="deluxe", seed=21), shelf(load()))

    def late() -> bool:
        decision = session.decision
        placing = decision is not None and decision.kind == "place_dress"
        return placing and session.state.round >= ROUND and any(session.state.hire)

    let_play(
        session.match,
        session,
        [BOTS[BOT]] * len(seats),
        lambda decision: Generator(21, str(decision.id)),
        until=late,
    )
    if late():
        return session
    raise RuntimeError("nobody placed a dress")


def three_acts(view: View) -> tuple[Event, ...]:
    """Return events that make three pieces fly across the table."""
    dress = next(dress for dress in view.workshop if dress)
    card = next(card for card in view.hire if card)
    decoration = next(iter(view.decorations))
    return DressMade(1, dress, card), EmployeeHired(2, card, 0), DecorationFunded(3, decoration)


def festival() -> AnySession:
    """Return a game of five in the last round in which a person plays a card."""
    session, whim = kitchen_hands.session(5, seed=21), kitchen_hands.Whim(21)
    while (decision := session.decision) is not None:
        seen = session.view(None)
        full = any(any(row) for row in seen.ingredients) and any(seen.hire)
        if decision.kind == "play_card" and seen.round == LAST and full:
            return session
        session.answer(decision.id, whim(decision))
    raise RuntimeError("nobody played a card in the last round")


def three_deeds(view: PatisserieView) -> tuple[Event, ...]:
    """Return events that make three pieces fly across the table."""
    recipe = next(recipe for recipe in view.recipes if recipe)
    tile = next(tile for row in view.ingredients for tile in row if tile)
    card = next(card for card in view.hire if card)
    return RecipeAcquired(1, recipe), IngredientTaken(2, tile), StaffHired(3, card, 0)


class Scenario(NamedTuple):
    """What is measured of a game: a crowded table, flights, what is dragged, and a lesson."""

    session: Callable[[], AnySession]
    events: Callable[[Any], tuple[Event, ...]]
    is_held: Callable[[QQuickItem], bool]
    lesson: str


SCENARIOS = {
    "rococo": Scenario(
        crowded, three_acts, lambda item: item.objectName() == "heldDress", "finale"
    ),
    "patisserie": Scenario(
        festival,
        three_deeds,
        lambda item: bool(item.property("legal") and item.property("choice")),
        "verdict",
    ),
}


def items(within: QQuickItem) -> Iterator[QQuickItem]:
    """Yield an item and everything in it."""
    yield within
    for child in within.childItems():
        yield from items(child)


class Thinking:
    """A load on the worker: one bot's question after another."""

    def __init__(self, session: AnySession) -> None:
        game = session.setup.game
        self._runner = BotRunner(game, GAMES[game].library.load())
        self._session = session
        self._answer: Future[str] | None = None
        self.answers = 0

    def go_on(self) -> None:
        """Ask again if the last question was answered."""
        decision = self._session.decision
        if decision is not None and (self._answer is None or self._answer.done()):
            self.answers += self._answer is not None
            view = self._session.view(decision.seat)
            self._answer = self._runner.submit(self._session.match.setup, view, BOT, self.answers)

    def stop(self) -> None:
        """Stop the worker."""
        self._runner.shutdown()


def held_piece(window: QQuickWindow, scenario: Scenario) -> QPoint:
    """Return the middle of what is dragged."""
    shown = (each for each in items(window.contentItem()) if each.isVisible())
    piece = next(each for each in shown if scenario.is_held(each))
    return piece.mapToScene(QPointF(piece.width() / 2, piece.height() / 2)).toPoint()


class Moment(NamedTuple):
    """The time at which a frame was shown, in seconds: by the clock, and of this thread's work."""

    clock: float
    computed: float


def frames(
    window: Window, session: AnySession, width: int, height: int, *, drag: bool
) -> list[Moment]:
    """Return the moments at which frames were shown, while a piece is dragged or without it."""
    scenario = SCENARIOS[session.setup.game]
    root, game = window.root, window.shell.game
    if game is None:
        raise RuntimeError("no game is shown")
    motion: Any = game.table.motion  # each game shows its own views
    root.setWidth(width)
    root.setHeight(height)
    for _ in range(20):
        QCoreApplication.processEvents()
    thinking, view = Thinking(session), session.view(0)
    if drag:
        QTest.mousePress(root, Qt.MouseButton.LeftButton, pos=held_piece(root, scenario))
    shown: list[Moment] = []
    steps = 0

    def move() -> None:
        nonlocal steps
        steps += 1
        angle = steps / 25
        across, down = width * 0.3 * math.sin(angle), height * 0.3 * math.cos(angle)
        QTest.mouseMove(root, QPoint(round(width / 2 + across), round(height / 2 + down)))
        thinking.go_on()
        if not motion.flying:
            motion.refresh(view, scenario.events(view))

    mouse = QTimer(interval=MOVE)
    mouse.timeout.connect(move)

    def drawn() -> None:
        shown.append(Moment(time.perf_counter(), time.thread_time()))
        root.update()  # otherwise a pause in which nothing changes would count as a slow frame

    root.frameSwapped.connect(drawn)
    loop = QEventLoop()
    mouse.start()
    QTimer.singleShot(round(SECONDS * 1000), loop.quit)
    loop.exec()
    mouse.stop()
    root.frameSwapped.disconnect(drawn)
    thinking.stop()
    if drag:
        QTest.mouseRelease(root, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    if thinking.answers == 0 or not shown:
        raise RuntimeError("no bot thought, or nothing was drawn")
    return shown[len(shown) // 10 :]


def milliseconds(moments: Sequence[float]) -> tuple[float, float, float]:
    """Return the median, the 99th percentile and the longest of the times between moments."""
    times = sorted((after - before) * 1000 for before, after in pairwise(moments))
    return times[len(times) // 2], times[len(times) * 99 // 100], times[-1]


def measure(window: Window, session: AnySession, table: str, *, drag: bool) -> None:
    """Print the times between frames in windows of each size."""
    for width, height in SIZES:
        shown = frames(window, session, width, height, drag=drag)
        drawn = window.root.rendererInterface().graphicsApi().name
        print(f"{table}, {width}x{height}, {drawn}, {len(shown)} frames")
        for name, moments in zip(Moment._fields, zip(*shown, strict=True), strict=True):
            half, most, worst = milliseconds(moments)
            print(
                f"  {name:10} p50 {half:5.1f} ms (bar: 20)"
                f"  p99 {most:5.1f} ms (bar: 33)  worst {worst:5.1f} ms"
            )


def show(game: str) -> None:
    """Print the times of one game, and of a lesson of it."""
    scenario = SCENARIOS[game]
    session = scenario.session()
    with tempfile.TemporaryDirectory() as home:
        window = Window(Places(Path(home), Path(home)))
        window.shell.back()
        window.shell.games.play(session)
        if window.shell.game is not None:
            window.shell.game.hotSeat.reveal()
        measure(window, session, f"{game}, a game of five", drag=True)
        print(f"{game}, memory with a table and flights: {mebibytes():.0f} MiB")
        window.shell.backstage.school.learn(scenario.lesson)
        if window.shell.game is None or not isinstance(window.shell.game.session, Session):
            raise RuntimeError("no lesson is shown")
        measure(window, window.shell.game.session, f"{game}, a lesson", drag=False)
        window.close()


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="Measure frames under load.")
    parser.add_argument("--game", choices=SCENARIOS)
    chosen = parser.parse_args().game
    if sys.platform.startswith("linux") and not os.environ.get("DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        os.environ.setdefault("QT_QUICK_BACKEND", "software")
    application = QGuiApplication([])
    for game in [chosen] if chosen else SCENARIOS:
        show(game)
    application.quit()


if __name__ == "__main__":
    main()
