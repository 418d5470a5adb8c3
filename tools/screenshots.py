"""Render the window at the sizes that people have: ``.venv/bin/python -m tools.screenshots``.

The games are played by bots from fixed seeds, so that the same moments come out every time. The
pictures go to ``docs/screens``; ``--to`` names another folder, ``--only`` one moment.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

from rococo_desktop.ai import BOTS, Seat
from rococo_desktop.app import Window
from rococo_desktop.controller.shell import Shell
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.components import load
from rococo_desktop.session.places import Places
from rococo_desktop.session.session import Session
from rococo_desktop.session.setup import GameSetup, SeatPlan
from rococo_desktop.texts import languages

SIZES = ((1280, 800), (1920, 1080), (3840, 2160))
NAMES = ("Antoinette", "Baptiste", "Célestine", "Donatien", "Eugénie")
BOT = "greedy"
README_PICTURE = "table.png"

Moment = Callable[[Session], bool]


def play_until(session: Session, moment: Moment) -> Session:
    """Let bots play for everybody until the moment has come, or to the end."""
    while (decision := session.decision) is not None and not moment(session):
        seat = Seat(decision, lambda seat=decision.player: session.view(seat))  # type: ignore[misc]
        option = BOTS[BOT](session.game, seat, Generator(session.setup.seed, str(decision.id)))
        session.answer(decision.id, option)
    return session


def game(players: int, seed: int, moment: Moment, *, edition: str = "deluxe") -> Session:
    """Return the first game of people, from a seed on, that comes to the moment."""
    seats = tuple(SeatPlan(kind="human", name=name) for name in NAMES[:players])
    while True:
        setup = GameSetup(seats=seats, edition=edition, seed=seed)
        session = play_until(Session.new(setup, load()), moment)
        if moment(session):
            return session
        seed += 1


def over(session: Session) -> bool:
    """Return whether the game is over."""
    return session.decision is None


def asks(kind: str, number: int) -> Moment:
    """Return the moment in the round at which the question is asked, with some options."""

    def moment(session: Session) -> bool:
        decision = session.decision
        return (
            decision is not None
            and decision.kind == kind
            and session.view(None).round >= number
            and len(decision.options) > 2
        )

    return moment


def menu(shell: Shell) -> None:
    """The start menu."""


def new_game(shell: Shell) -> None:
    """The form for a new game."""
    shell.form.fill(shell.preferences.settings.model_copy(update={"seats": ()}))
    shell.open("new_game")
    shell.form.addSeat()
    shell.form.addSeat()
    shell.form.setSeed("1745")


def show(shell: Shell, session: Session, *, curtain: bool = False) -> None:
    """Put a game on the table."""
    shell.play(session)
    if shell.game is not None and not curtain:
        shell.game.reveal()


MOMENTS: dict[str, Callable[[Shell], None]] = {
    "menu": menu,
    "values": lambda shell: shell.open("values"),
    "new-game": new_game,
    "settings": lambda shell: shell.open("settings"),
    "first-choice": lambda shell: show(shell, game(3, 11, asks("play_card", 1))),
    "action": lambda shell: show(shell, game(2, 5, asks("choose_action", 3), edition="original")),
    "payment": lambda shell: show(shell, game(4, 12, asks("pay_silk", 2))),
    "crowded": lambda shell: show(shell, game(5, 21, asks("place_dress", 6))),
    "curtain": lambda shell: show(shell, game(3, 11, asks("play_card", 1)), curtain=True),
    "scoring": lambda shell: show(shell, game(5, 21, over)),
}


def picture(window: Window, width: int, height: int, file: Path) -> None:
    """Grab the window at a size."""
    window.root.setWidth(width)
    window.root.setHeight(height)
    for _ in range(4):
        QCoreApplication.processEvents()
    window.root.grabWindow().save(str(file))
    print(file)


def main() -> None:
    """Render every moment at every size."""
    parser = argparse.ArgumentParser(description="Render the window into pictures.")
    parser.add_argument("--to", type=Path, default=Path("docs/screens"))
    parser.add_argument("--only", choices=MOMENTS)
    parser.add_argument("--theme", choices=("light", "evening"), default="light")
    parser.add_argument("--language", choices=languages(), default="en")
    arguments = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    arguments.to.mkdir(parents=True, exist_ok=True)
    for name, prepare in MOMENTS.items():
        if arguments.only not in (None, name):
            continue
        with tempfile.TemporaryDirectory() as home:
            window = Window(Places(Path(home), Path(home)), motion=0)
            window.shell.preferences.choose("language", arguments.language)
            window.shell.preferences.choose("theme", arguments.theme)
            window.shell.back()
            prepare(window.shell)
            for width, height in SIZES:
                picture(window, width, height, arguments.to / f"{name}-{width}x{height}.png")
                if (name, width) == ("crowded", 1920):
                    picture(window, width, height, arguments.to / README_PICTURE)
            window.close()
    application.quit()


if __name__ == "__main__":
    main()
