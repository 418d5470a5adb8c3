"""Renders the window at common sizes: ``.venv/bin/python -m tools.screenshots``.

Bots play the games from fixed seeds, so the moments are the same every time. The pictures go to
``docs/screens``; ``--to`` names another folder, ``--only`` one moment. The smallest size is kept
lossless, for tests to compare; the larger ones as WebP, which is a tenth as long.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from rococo_desktop.ai.arena import let_play
from rococo_desktop.ai.rococo.bots import BOTS
from rococo_desktop.app import Window
from rococo_desktop.controller.games.game import GameController
from rococo_desktop.controller.rococo.foresight import RococoSession
from rococo_desktop.controller.teaching.challenge_tutor import ChallengeTutor
from rococo_desktop.controller.teaching.lesson_tutor import LessonTutor
from rococo_desktop.controller.teaching.tutor import Tutor
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS, LIBRARY
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.seats import SeatPlan
from rococo_desktop.session.session import AnySession, Session
from rococo_desktop.session.setup import GameSetup, rival_seats
from rococo_desktop.texts import languages
from tests.qml.hands import pages_of
from tests.qml.patisserie import kitchen_hands
from tests.shelf import shelf

SIZES = ((1280, 800), (1920, 1080), (3840, 2160))
NAMES = ("Antoinette", "Baptiste", "Célestine", "Donatien", "Eugénie")
BOT = "greedy"
QUALITIES = range(90, 20, -5)
"""The qualities to try, from the best; the first one with a small enough file is kept."""
LARGEST = 250_000
"""The largest size of a picture, in bytes."""
WIDEST = 1920
"""The largest width of a picture; that of a wider window is scaled down."""

FIRST_START = "first-start"
"""The moment before the user has chosen how to begin."""

LAST = 4
"""The last round of La Pâtisserie Rococo."""

JEWELRY = ("jewelry_box",)
MADAME = (*JEWELRY, "madame_du_barry")
EVERYTHING = tuple(each.key for each in EXPANSIONS)

PLAYED: dict[GameSetup, list[str]] = {}
"""The bots' answers in each game so far, so that they think only once."""

T = TypeVar("T", bound=Tutor)
Moment = Callable[[RococoSession], bool]


def play_until(session: RococoSession, moment: Moment) -> RococoSession:
    """Let bots play every seat until the moment comes, or to the end."""
    let_play(
        session.match,
        session,
        [BOTS[BOT]] * len(session.setup.seats),
        lambda decision: Generator(session.setup.seed, str(decision.id)),
        until=lambda: moment(session),
    )
    return session


def game(
    players: int,
    seed: int,
    moment: Moment,
    *,
    edition: str = "deluxe",
    expansions: tuple[str, ...] = (),
) -> RococoSession:
    """Return a game of people at a moment; raise ValueError if it never comes."""
    people = tuple(SeatPlan(kind="human", name=name) for name in NAMES[:players])
    seats = people + rival_seats(players, expansions)
    setup = GameSetup(seats=seats, edition=edition, expansions=expansions, seed=seed)
    session = Session.new(setup, shelf(LIBRARY.load()))
    for answer in PLAYED.get(setup, ()):
        if moment(session):
            return session
        if session.decision is not None:
            session.answer(session.decision.id, answer)
    play_until(session, moment)
    PLAYED[setup] = [entry.option for entry in session.history]
    if not moment(session):
        raise ValueError(f"the moment never comes in the game of seed {seed}")
    return session


def over(session: RococoSession) -> bool:
    """Return whether the game is over."""
    return session.decision is None


@cache
def asks(kind: str, number: int) -> Moment:
    """Return the moment in a round when the question is asked with several options."""

    def moment(session: RococoSession) -> bool:
        decision = session.decision
        return (
            decision is not None
            and decision.kind == kind
            and session.view(None).round >= number
            and len(decision.options) > 2
        )

    return moment


def new_game(window: Window) -> None:
    """Open the form for a new game of two people and three bots."""
    shell = window.shell
    shell.backstage.form.fill(shell.preferences.settings.changed(seats=()))
    shell.open("new_game")
    shell.backstage.form.seats.setKind(1, "human")
    for _ in range(3):
        shell.backstage.form.seats.add()


def show(window: Window, session: AnySession, *, curtain: bool = False) -> None:
    """Show a game on the table."""
    window.shell.games.play(session)
    game = window.shell.game
    if game is not None and not curtain:
        game.hotSeat.reveal()


def festival(people: int, seed: int, kind: str) -> AnySession:
    """Return a game of La Pâtisserie Rococo in which a question is asked in the last round."""
    session, whim = kitchen_hands.session(people, seed=seed), kitchen_hands.Whim(seed)
    while (decision := session.decision) is not None:
        mine = decision.seat == 0 and decision.kind == kind
        if mine and session.view(None).round == LAST and session.history[-1].seat != 0:
            return session
        session.answer(decision.id, whim(decision))
    raise ValueError(f"{kind} is never asked in the last round")


def by_candle_light(window: Window) -> None:
    """Show halls that are half full, in the evening."""
    window.shell.preferences.choose("theme", "evening")
    show(window, game(4, 13, asks("place_dress", 6)))


def pastry_menu(window: Window) -> None:
    """Choose La Pâtisserie Rococo in the menu."""
    window.shell.preferences.noteValues()
    window.shell.chooseGame("patisserie")


def drag(window: Window) -> None:
    """Lift the dress to be rented out, halfway to its last guest."""
    show(window, game(5, 21, asks("place_dress", 6)))
    settle(window, *SIZES[0])
    items = [item for item in within(window.root.contentItem()) if item.isVisible()]
    held = next(item for item in items if item.objectName() == "heldDress")
    guest = [item for item in items if item.property("legal") and item.property("key")][-1]
    start, end = middle(held), middle(guest)
    QTest.mousePress(window.root, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 6):
        QTest.mouseMove(window.root, start + (end - start) * step / 8)
        QCoreApplication.processEvents()


def her_turn(window: Window) -> None:
    """Let Madame du Barry take a turn."""
    show(window, game(1, 22, asks_her, expansions=MADAME))
    playing = window.shell.game
    while playing is not None and not playing.prompt.mine:
        QCoreApplication.processEvents()


def asks_her(session: RococoSession) -> bool:
    """Return whether her next card is turned over."""
    decision = session.decision
    return decision is not None and decision.kind == "reveal_card" and session.view(None).round >= 3


def within(item: QQuickItem) -> Iterator[QQuickItem]:
    """Yield an item and everything in it."""
    yield item
    for child in item.childItems():
        yield from within(child)


def middle(item: QQuickItem) -> QPoint:
    """Return the middle of an item in the window."""
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()


def correcting(window: Window) -> None:
    """Open the form in which a dress is corrected."""
    window.shell.open("sources")
    pages_of(window.shell).sources.correct("dresses-yellow-10")


def taught(window: Window, kind: type[T]) -> tuple[GameController, T]:
    """Return the table, and the tutor there."""
    game = window.shell.game
    assert game is not None
    assert isinstance(game.tutors.speaking, kind)
    return game, game.tutors.speaking


def lesson(window: Window) -> None:
    """Play the first lesson up to the question for a guest."""
    window.shell.backstage.school.learn("turn")
    _, tutor = taught(window, LessonTutor)
    while tutor.run.step.key != "guest":
        if tutor.mayGoOn:
            tutor.goOn()
        else:
            tutor.show()


def challenge(window: Window) -> None:
    """Solve a challenge."""
    window.shell.backstage.school.meet("royal_three")
    game, tutor = taught(window, ChallengeTutor)
    while tutor.run.following:
        game.answer(tutor.run.following)


def dialog(name: str) -> Callable[[Window], None]:
    """Return a function that opens a dialog from the menu."""
    return lambda window: window.shell.open(name)


MOMENTS: dict[str, Callable[[Window], None]] = {
    FIRST_START: lambda _: None,
    "values": lambda _: None,
    "menu": lambda window: window.shell.preferences.noteValues(),
    "patisserie-menu": pastry_menu,
    "new-game": new_game,
    "settings": dialog("settings"),
    "correcting": correcting,
    "first-choice": lambda window: show(window, game(3, 11, asks("play_card", 1))),
    "action": lambda window: show(window, game(2, 5, asks("choose_action", 3), edition="original")),
    "drag": drag,
    "payment": lambda window: show(window, game(4, 13, asks("pay_silk", 2))),
    "crowded": lambda window: show(window, game(5, 21, asks("place_dress", 7))),
    "candle-light": by_candle_light,
    "jeweler": lambda window: show(window, game(3, 11, asks("place_dress", 4), expansions=JEWELRY)),
    "examination": lambda window: show(
        window, game(3, 11, asks("choose_graduate", 1), expansions=JEWELRY)
    ),
    "madame": her_turn,
    "everything": lambda window: show(
        window, game(4, 22, asks("place_dress", 7), expansions=EVERYTHING)
    ),
    "curtain": lambda window: show(window, game(3, 11, asks("play_card", 1)), curtain=True),
    "learn": dialog("learn"),
    "lesson": lesson,
    "challenge": challenge,
    "scoring": lambda window: show(window, game(5, 21, over)),
    "patisserie": lambda window: show(window, festival(4, 21, "play_card")),
    "mentor": lambda window: show(window, festival(1, 6, "play_card")),
}


AT_ALL_SIZES = (
    "menu",
    "patisserie-menu",
    "new-game",
    "first-choice",
    "drag",
    "payment",
    "crowded",
    "candle-light",
    "curtain",
    "lesson",
    "scoring",
    "patisserie",
)
"""The moments that are kept at every size; the others are kept at the smallest."""


def file_name(moment: str, width: int, height: int) -> str:
    """Return the file name of a moment at a size."""
    return f"{moment}-{width}x{height}.webp"


def unlike(one: QImage, other: QImage, *, cells: tuple[int, int], clearly: int) -> float:
    """Return the share of cells of two pictures whose colours differ by more than ``clearly``.

    The difference is of channels from 0 to 255. With few cells, a moved letter makes no difference.
    """
    smooth = Qt.TransformationMode.SmoothTransformation
    stretched = Qt.AspectRatioMode.IgnoreAspectRatio
    small, little = (each.scaled(*cells, stretched, smooth) for each in (one, other))
    places = [(x, y) for x in range(cells[0]) for y in range(cells[1])]
    return sum(_difference(small, little, x, y) > clearly for x, y in places) / len(places)


def _difference(one: QImage, other: QImage, x: int, y: int) -> int:
    a, b = one.pixelColor(x, y), other.pixelColor(x, y)
    return max(abs(a.red() - b.red()), abs(a.green() - b.green()), abs(a.blue() - b.blue()))


def narrowed(image: QImage) -> QImage:
    """Return a picture as it is kept, no wider than WIDEST."""
    if image.width() <= WIDEST:
        return image
    return image.scaledToWidth(WIDEST, Qt.TransformationMode.SmoothTransformation)


def keep(image: QImage, file: Path) -> bool:
    """Write a picture unless the file shows the same already; return whether it was written."""
    image = narrowed(image)
    known = QImage(str(file))
    same = known.size() == image.size() and not unlike(image, known, cells=(160, 100), clearly=16)
    if same and file.stat().st_size <= LARGEST:
        return False
    for quality in QUALITIES:
        image.save(str(file), quality=quality)
        if file.stat().st_size <= LARGEST:
            return True
    raise ValueError(f"{file} cannot be made small enough")


def settle(window: Window, width: int, height: int) -> None:
    """Resize the window and let it come to rest."""
    window.root.setWidth(width)
    window.root.setHeight(height)
    for _ in range(4):
        QCoreApplication.processEvents()
    while any(is_pending(item) for item in within(window.root.contentItem())):
        QCoreApplication.processEvents()


def is_pending(item: QQuickItem) -> bool:
    """Return whether an item is the picture behind a screen, and is not drawn yet."""
    return item.objectName() == "backdrop" and bool(item.property("pending"))


def opened(home: Path, moment: str, *, language: str = "en", theme: str = "light") -> Window:
    """Return a new window at a moment, without motion; it keeps its files in ``home``."""
    window = Window(Places(home, home), motion=0)
    window.shell.preferences.choose("language", language)
    window.shell.preferences.choose("theme", theme)
    window.shell.preferences.keep(welcomed=moment != FIRST_START)
    window.shell.back()
    window.root.show()
    window.shell.fetcher.fetch()
    window.shell.clerk.finish()
    MOMENTS[moment](window)
    return window


def picture(window: Window, width: int, height: int) -> QImage:
    """Return a picture of the window at a size."""
    settle(window, width, height)
    return window.root.grabWindow()


def size(text: str) -> tuple[int, int]:
    """Return the size in a text like 1280x800."""
    width, height = text.split("x")
    return int(width), int(height)


def main() -> None:
    """Render every moment at every size."""
    parser = argparse.ArgumentParser(description="Render the window into pictures.")
    parser.add_argument("--to", type=Path, default=Path("docs/screens"))
    parser.add_argument("--only", choices=MOMENTS)
    parser.add_argument("--theme", choices=("light", "evening", "contrast"), default="light")
    parser.add_argument("--language", choices=languages(), default="en")
    parser.add_argument("--sizes", type=size, nargs="+")
    arguments = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    arguments.to.mkdir(parents=True, exist_ok=True)
    for moment in [arguments.only] if arguments.only else MOMENTS:
        usual = SIZES if arguments.only or moment in AT_ALL_SIZES else SIZES[:1]
        for width, height in arguments.sizes or usual:
            with tempfile.TemporaryDirectory() as home:
                window = opened(
                    Path(home), moment, language=arguments.language, theme=arguments.theme
                )
                image = picture(window, width, height)
                file = arguments.to / file_name(moment, width, height)
                if keep(image, file):
                    print(file)
                window.close()
            print(f"{moment} {width}x{height}", flush=True)
    application.quit()


if __name__ == "__main__":
    main()
