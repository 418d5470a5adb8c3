"""The longest gaps of the window, with a fast disk and with one that takes five seconds.

Nothing else in the tests has a clock; a busy machine gets further tries.
"""

import os
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QEventLoop, Qt, QTimer

from rococo_desktop.app import Window
from rococo_desktop.controller.games.game import GameController
from rococo_desktop.engine.state import Decision
from rococo_desktop.games import GAMES
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.saves.chronicle import read_chronicle
from rococo_desktop.session.saves.resume import resume
from rococo_desktop.session.saves.saves import read_save
from rococo_desktop.session.saves.unfinished import find_unfinished
from rococo_desktop.session.settings import load_settings
from tests.qml.hands import Whim
from tests.qml.patisserie import kitchen_hands

DELAY = 5.0
"""The seconds that a slow disk takes to make a file, or its name, outlast a crash."""
LIMIT = 0.1
"""The seconds by which a gap may be longer with a slow disk."""
LEAST, MOST = 2, 5
"""The times that each disk is tried; more than the least only if a gap is too long."""
TICK = 2
"""The milliseconds between two looks at the clock, if the window is free."""
PAUSE = 40
"""The milliseconds between two deeds."""
SEED = 21
ANSWERS = 30
"""The answers in the first game; the second one is played to its end."""
WHIMS: dict[str, Callable[[int], Callable[[Decision], str]]] = {
    "rococo": Whim,
    "patisserie": kitchen_hands.Whim,
}
Gaps = dict[str, float]
"""The longest time for which the window stood still, in seconds, by what was done."""


class Watch:
    """Somebody with a stop-watch beside a window whose event loop runs between all deeds."""

    def __init__(self, deed: str) -> None:
        self.gaps: Gaps = defaultdict(float)
        self._deed = deed
        self._last = time.monotonic()
        self._timer = QTimer(interval=TICK, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def see(self, deed: str, act: Callable[[], object]) -> None:
        """Do something, and let the window go on for a while."""
        self._tick()
        self._deed = deed
        act()
        self._go_on()

    def wait(self, deed: str, over: Callable[[], bool]) -> None:
        """Let the window go on until something is over."""
        self._tick()
        self._deed = deed
        while not over():
            self._go_on()

    def _go_on(self) -> None:
        loop = QEventLoop()
        QTimer.singleShot(PAUSE, loop.quit)
        loop.exec()

    def _tick(self) -> None:
        now = time.monotonic()
        self.gaps[self._deed] = max(self.gaps[self._deed], now - self._last)
        self._last = now


class Stretch:
    """Two games at a new window: one that is left, and one that is played to its end."""

    def __init__(self, places: Places, game: str) -> None:
        self._watch = Watch("open the window")
        self._places = places
        self._window = Window(places)
        self._window.root.show()
        self._shell = self._window.shell
        self._kind = game

    def play(self) -> Gaps:
        """Do everything that writes; return when the window has closed by itself."""
        shell, see = self._shell, self._watch.see
        choose = shell.preferences.choose
        whim = WHIMS[self._kind](SEED)
        self._begin("begin a game")
        for number in range(ANSWERS):
            self._answer("answer", whim)
            if number % 10 == 9:
                see("take back", self._game.undo)
                see("do again", self._game.redo)
        see("set", lambda: choose("theme", "evening"))
        see("set", lambda: choose("sound", "off"))
        see("set", lambda: choose("bonuses", "asked"))
        see("save", lambda: shell.open("save"))
        see("save", shell.backstage.saves.save)
        see("save", shell.back)
        see("list the saves", lambda: shell.open("load"))
        see("list the saves", shell.back)
        left = self._game.session.answers
        self._begin("leave it for another")
        while self._game.session.asked is not None:
            self._answer("play to the end", lambda decision: decision.options[-1])
        see("open the records", lambda: shell.open("records"))
        see("open the records", shell.back)
        see("close", self._window.root.close)
        self._watch.wait("close", lambda: not self._window.root.isVisible())
        self._window.close()
        self._check(left)
        return self._watch.gaps

    def _check(self, left: tuple[str, ...]) -> None:
        """Find everything on the disk: the game that was left, its save, a result, the settings."""
        places, library = self._places, {self._kind: GAMES[self._kind].library.load()}
        (found,) = find_unfinished(places.journals)
        again = resume(found.path, library)
        assert again.answers == left
        again.safety.close()
        (saved,) = places.saves.iterdir()
        assert read_save(saved, library).answers == left
        assert len(read_chronicle(places.chronicle).games) == 1
        settings, _ = load_settings(places.settings_file)
        assert (settings.theme, settings.sound) == ("evening", "off")

    @property
    def _game(self) -> GameController:
        game = self._shell.game
        assert game is not None
        return game

    def _begin(self, deed: str) -> None:
        shell, before = self._shell, self._shell.game and self._game.session
        form, see = shell.backstage.form, self._watch.see
        see(deed, lambda: shell.open("new_game"))
        see(deed, lambda: form.setGame(self._kind))
        see(deed, lambda: form.seats.setKind(1, "human"))
        see(deed, lambda: form.setSeed(str(SEED)))
        see(deed, shell.startGame)
        self._watch.wait(deed, lambda: shell.game is not None and self._game.session is not before)

    def _answer(self, deed: str, choose: Callable[[Decision], str]) -> None:
        """Hand over the turn, lift the curtain, and answer."""
        game, see = self._game, self._watch.see
        game.hotSeat.passOn()
        if game.hotSeat.curtain:
            see("lift the curtain", game.hotSeat.reveal)
        if (decision := game.session.decision) is not None:
            see(deed, lambda: game.answer(choose(decision)))


@contextmanager
def slow_disk() -> Iterator[None]:
    """Let the disk take its time, whoever waits for it."""
    sync = os.fsync

    def slow(descriptor: int) -> None:
        time.sleep(DELAY)
        sync(descriptor)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", slow)
        yield


def least(runs: Sequence[Gaps]) -> Gaps:
    """Return the shortest of each of the longest gaps: what the machine did is in the others."""
    return {deed: min(run[deed] for run in runs) for deed in runs[0]}


@pytest.mark.heavy
@pytest.mark.parametrize("game", tuple(GAMES))
def test_a_slow_disk_lengthens_no_gap(qapp: object, tmp_path: Path, game: str) -> None:
    homes = (Places(tmp_path / f"{number}", tmp_path / f"{number}") for number in count())

    def stretch() -> Gaps:
        return Stretch(next(homes), game).play()

    stretch()  # what is made once for all windows is not measured
    fast: list[Gaps] = []
    slow: list[Gaps] = []
    longer: Gaps = {}
    while len(fast) < LEAST or (longer and len(fast) < MOST):
        fast.append(stretch())
        with slow_disk():
            slow.append(stretch())
        usual, found = least(fast), least(slow)
        longer = {deed: gap for deed, gap in found.items() if gap > usual[deed] + LIMIT}
    for deed in usual:
        print(f"{game}, {deed}: {usual[deed]:.3f} s, with a slow disk {found[deed]:.3f} s")
    assert not longer
