"""Listens on the accessibility bus of Linux to a game that is played in a window.

``dbus-run-session -- python -m tests.soak.bus`` prints two lists of what was announced, each text
with whether it interrupts: what the program said, and what came over the bus.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import SLOT, QCoreApplication, QObject, QTimer, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant

from rococo_desktop.app import Window, make_application
from rococo_desktop.controller.games import running_games
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.session import AnySession
from tests.qml import hands as atelier
from tests.qml.patisserie import kitchen_hands as kitchen

POLITE, ASSERTIVE = 1, 2
"""How AT-SPI counts politeness."""
ANSWERS = 25
WAIT = 300
"""The milliseconds between two answers: longer than anything takes that is said."""
GAMES: dict[str, tuple[Callable[..., AnySession], type[atelier.Whim | kitchen.Whim]]] = {
    "rococo": (atelier.session, atelier.Whim),
    "patisserie": (kitchen.session, kitchen.Whim),
}


class Ear(QObject):
    """What was heard on the bus."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[tuple[str, bool]] = []

    @Slot(QDBusMessage)
    def hear(self, message: QDBusMessage) -> None:
        _, politeness, _, text, *_ = message.arguments()
        assert isinstance(text, QDBusVariant)
        assert politeness in (POLITE, ASSERTIVE)
        self.texts.append((text.variant(), politeness == ASSERTIVE))


def asked(bus: QDBusConnection, service: str, path: str, method: str, *given: str) -> str:
    """Call a method, and return its answer; a failure ends everything."""
    message = QDBusMessage.createMethodCall(service, path, service, method)
    message.setArguments([*given])
    answer = bus.call(message)
    if answer.type() is QDBusMessage.MessageType.ErrorMessage:
        sys.exit(f"{service}: {answer.errorMessage()}")
    return str(next(iter(answer.arguments()), ""))


def listen() -> None:
    """Play in another process, and hear what it says."""
    app, session = QCoreApplication([]), QDBusConnection.sessionBus()
    address = asked(session, "org.a11y.Bus", "/org/a11y/bus", "GetAddress")
    bus = QDBusConnection.connectToBus(address, "a11y")
    registry = "org.a11y.atspi.Registry"
    asked(bus, registry, "/org/a11y/atspi/registry", "RegisterEvent", "object:announcement")
    ear = Ear()
    event = ("", "", "org.a11y.atspi.Event.Object", "Announcement")
    slot = SLOT("hear(QDBusMessage)")
    assert bus.connect(*event, ear, slot)  # type: ignore[call-overload] # the stubs ask for bytes
    environment = {**os.environ, "QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
    playing = subprocess.Popen(
        ["xvfb-run", "-a", sys.executable, "-m", "tests.soak.bus", "play"],
        env=environment,
        stdout=subprocess.PIPE,
    )
    over = QTimer(interval=WAIT)
    over.timeout.connect(lambda: app.quit() if playing.poll() is not None else None)
    over.start()
    app.exec()
    assert playing.stdout is not None
    print(json.dumps({"said": json.loads(playing.stdout.read()), "heard": ear.texts}))


def play() -> None:
    """Play the beginning of each game, and print what is said."""
    app, said = make_application(), list[tuple[str, bool]]()
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr(running_games, "BotRunner", atelier.BotsHere)
        window = Window(Places(Path(folder, "config"), Path(folder, "data")), motion=0)
        speaker = window.shell.speaker
        speaker.announced.connect(lambda text, urgent: said.append((text, urgent)))
        speaker.noticed.connect(lambda text: said.append((f"also noticed: {text}", False)))
        turns = ((name, number) for name in GAMES for number in range(ANSWERS))
        whims = {name: whim(5) for name, (_, whim) in GAMES.items()}

        def go_on() -> None:
            if (turn := next(turns, None)) is None:
                app.quit()
                return
            name, number = turn
            if number == 0:
                window.shell.games.play(GAMES[name][0](1, bots=2, seed=5))
            game = window.shell.game
            assert game is not None
            if (decision := game.hotSeat.decision) is not None:
                game.answer(whims[name](decision))

        window.root.show()
        steps = QTimer(interval=WAIT)
        steps.timeout.connect(go_on)
        window.shell.fetcher.with_games(steps.start)
        app.exec()
        steps.stop()
        window.close()
    print(json.dumps(said))


if __name__ == "__main__":
    play() if sys.argv[1:] == ["play"] else listen()
