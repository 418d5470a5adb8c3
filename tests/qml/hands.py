"""Hands and eyes for the tests: real clicks, real keys, and the live tree of items."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar, cast

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QAccessible, QFont
from PySide6.QtQml import QJSEngine, QJSValue, QQmlApplicationEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from rococo_desktop.ai.analysis import Judgement
from rococo_desktop.ai.bot import BUDGET, asked
from rococo_desktop.ai.suggestion import Suggestion
from rococo_desktop.app import Window
from rococo_desktop.controller.games.game import GameController
from rococo_desktop.controller.input.things import entries, in_tree
from rococo_desktop.controller.pages.pages import Pages
from rococo_desktop.controller.program.shell import Shell
from rococo_desktop.controller.rococo.table import RococoTable
from rococo_desktop.controller.settings import preferences
from rococo_desktop.controller.table.supplies import Supplies, SupplyRow
from rococo_desktop.controller.teaching.tutor import Tutor
from rococo_desktop.controller.turns.thinkers import Request
from rococo_desktop.engine.match import Components, Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Decision, State
from rococo_desktop.rules.rococo.rulebook import LIBRARY
from rococo_desktop.rules.rococo.view import View
from rococo_desktop.session.bots import Thinker
from rococo_desktop.session.errors import MessageError
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.seats import SeatPlan
from rococo_desktop.session.session import Session
from rococo_desktop.session.settings import Settings, load_settings
from rococo_desktop.session.setup import GameSetup, rival_seats
from rococo_desktop.texts import Catalogue
from tests.again import found_once
from tests.shelf import shelf

KNOWING = Settings(welcomed=True)
"""The settings of somebody who knows the game and has been asked how to begin."""
INCUBATION = 1000
"""The most milliseconds for all rows that lists are making."""
MOMENT = 2
"""The milliseconds that a finger needs at least: a key that was never up is a held one."""
PAUSE = 50
"""Milliseconds between two looks for one thing: to look through the window takes some itself."""
MEASURE = QSize(1280, 800)
"""A new window."""
SEEKER = Path(__file__).with_name("seeker.js")
NAMES = ("Anna", "Bruno", "Carla", "David", "Elena")


def knowing(file: Path) -> tuple[Settings, MessageError | None]:
    """Read the settings of somebody who knows the game and has been asked how to begin."""
    settings, notice = load_settings(file)
    return settings.changed(welcomed=True), notice


class Whim:
    """Answers at random, but prefers the main action that was chosen least so far."""

    def __init__(self, seed: int) -> None:
        self._chance = Generator(seed, "whim")
        self._done: Counter[str] = Counter()

    def __call__(self, decision: Decision) -> str:
        """Return an option of the decision."""
        options: Sequence[str] = decision.options
        if decision.kind == "choose_action":
            least = min(self._done[option] for option in options)
            options = [option for option in options if self._done[option] == least]
        option = options[self._chance.below(len(options))]
        self._done[option] += 1
        return option


class Puppet:
    """A bot that answers when the test says so."""

    def __init__(self) -> None:
        self.asked: list[Future[str]] = []

    def submit(self, setup: Setup, view: View, bot: str, seed: int) -> Future[str]:
        future: Future[str] = Future()
        self.asked.append(future)
        return future


class BotsHere:
    """Bots that think in this process, so that each answer comes at once."""

    def __init__(
        self, game: str, components: Components, tell: Callable[[MessageError], None]
    ) -> None:
        self.game = game
        self.components = components
        self.budget = BUDGET
        self._thinker = Thinker(game, components)

    def submit(self, setup: Setup, view: View, bot: str, seed: int) -> Future[str]:
        options, answer = asked(view).options, Future[str]()
        alone = options[0] if len(options) == 1 else ""
        answer.set_result(alone or self._thinker.choose(setup, view, bot, seed, self.budget))
        return answer

    def suggest(
        self, setup: Setup, view: View, seed: int, number: int
    ) -> Future[tuple[Suggestion, ...]]:
        answer: Future[tuple[Suggestion, ...]] = Future()
        answer.set_result(self._thinker.suggest(setup, view, seed, number))
        return answer

    def analyse(
        self, setup: Setup, before: State, answers: tuple[str, ...], seed: int
    ) -> Future[Judgement]:
        answer: Future[Judgement] = Future()
        answer.set_result(self._thinker.analyse(setup, before, answers, seed))
        return answer

    def shutdown(self) -> None:
        """Nothing runs."""


class SlowBots(BotsHere):
    """Bots whose advice comes when the test says so."""

    futures: ClassVar[list[Future[Any]]] = []
    """The requests, the latest last."""

    def suggest(
        self, setup: Setup, view: View, seed: int, number: int
    ) -> Future[tuple[Suggestion, ...]]:
        return self._later()

    def analyse(
        self, setup: Setup, before: State, answers: tuple[str, ...], seed: int
    ) -> Future[Judgement]:
        return self._later()

    def _later(self) -> Future[Any]:
        self.futures.append(Future())
        return self.futures[-1]


class Hands:
    """Somebody who sits at the window."""

    def __init__(self, window: Window) -> None:
        """Sit down when the games are imported, as the program does beside its menu."""
        self.window = window
        self.root = window.root
        self.shell = window.shell
        self._seeker = _seeker(window.engine)
        self.shell.fetcher.fetch()
        self.settle()

    @property
    def game(self) -> GameController:
        game = self.shell.game
        assert game is not None
        return game

    @property
    def table(self) -> RococoTable:
        return table_of(self.game)

    @property
    def pages(self) -> Pages:
        return pages_of(self.shell)

    def tidy(self) -> None:
        """Close everything open, and reset everything but the game as in a new window."""
        self.shell.back()
        for row in self.shell.notices.rows:
            self.shell.notices.dismiss(row.key)
        self.shell.backstage.form.forget()
        known = self.shell.preferences.settings
        if known != KNOWING:
            self.shell.preferences.keep(**vars(KNOWING))
        if known.language != KNOWING.language:
            self.shell.leave()  # so that no table is made in a language for nobody
            self.shell.preferences.speak()
        if not self.root.isActive():  # a test before had a window of its own
            self.root.requestActivate()
            assert QTest.qWaitForWindowActive(self.root)
        self.root.resize(MEASURE)
        self.root.setProperty("motion", 0.0)
        corner = QPoint(1, 1)  # a press there only tells that no keys are in use
        QTest.mouseMove(self.root, corner)
        QTest.mouseClick(self.root, Qt.MouseButton.LeftButton, pos=corner)
        self.settle()

    # -- looking ---------------------------------------------------------------------------------

    def settle(self) -> None:
        """Let bindings, deferred calls, files and layouts come to rest, and look at the result."""
        for _ in range(3):
            self.shell.clerk.finish()
            QCoreApplication.processEvents()
            release()
        self.look()

    def look(self) -> None:
        """See the window as it is now, without drawing it."""
        if self.root.isVisible():
            self.root.frameSwapped.emit()

    def lay_out(self) -> None:
        """Lay everything out now, with the rows that the lists make, some of them later."""
        for _ in range(3):
            self.settle()
            self.window.engine.incubationController().incubateFor(INCUBATION)
            self._seek("polish")

    def polish(self) -> None:
        """Lay out everything that is there now."""
        self._seek("polish")
        self.settle()

    def items(self, within: QQuickItem | None = None) -> Iterator[QQuickItem]:
        """Yield every visible item."""
        waiting = [within or self.root.contentItem()]
        while waiting:
            item = waiting.pop()
            if item.isVisible():
                yield item
                waiting += reversed(item.childItems())

    def legal(self) -> Sequence[QQuickItem]:
        """Return the visible items that can be chosen, in the order of the tree."""
        found = in_tree(each for each in entries(self.root.contentItem()) if each.legal)
        return [each.item for each in found if each.item.isVisible() and each.item.isEnabled()]

    def actionable(self, within: QQuickItem | None = None) -> Sequence[QQuickItem]:
        """Return every visible item that reacts to a click or to typing."""
        return _items(self._seek("actionable", within=within))

    def targets(self) -> dict[str, QQuickItem]:
        """Return the items that can be chosen, by option."""
        found = {}
        for item in self.legal():
            option = item.property("option")
            if option is None:
                option = item.property("choice") or item.property("key")
            found[option] = item
        return found

    def named(self, name: str) -> QQuickItem:
        """Return the visible item with an object name."""
        found = self._seek("named", name)
        if found.isNull():
            raise LookupError(f"nothing that is shown is named {name}")
        return _item(found)

    def has(self, name: str) -> bool:
        return not self._seek("named", name).isNull()

    def shows(self, name: str) -> bool:
        """Return after a moment whether it is there: for something that takes its time."""
        QTest.qWait(PAUSE)
        return self.has(name)

    def placed(self, *names: str) -> Sequence[QQuickItem]:
        """Return the visible places of the table, and the items whose names begin so."""
        return _items(self._seek("placed", *names))

    def typed(self, kind: str) -> Sequence[QQuickItem]:
        """Return the visible items of a type, as QML calls it.

        Python must not get an item's meta-object: that goes with the item, and a later object at
        the same address would be mistaken for it.
        """
        return _items(self._seek("typed", kind))

    def texts(self) -> list[str]:
        """Return every visible text."""
        return cast("list[str]", self._seek("texts").toVariant())

    def drawn(self) -> list[str]:
        """Return what of each visible item can be seen, and what it says."""
        return cast("list[str]", self._seek("drawn").toVariant())

    def said(self) -> set[str]:
        """Return all that is written, and said to the pointer and to a screen reader."""
        return {*self._seek("said").toVariant(), *self.heard()}

    def heard(self) -> set[str]:
        """Return all that is said to a screen reader."""
        return {*_read_aloud(self.root)}

    def written(self, within: QQuickItem | None = None) -> Sequence[QQuickItem]:
        """Return every text that is shown."""
        return _items(self._seek("written", within=within))

    def lettered(self, within: QQuickItem | None = None) -> Sequence[tuple[str, bool, float]]:
        """Return each text that is shown, whether it is cut, and its letters' drawn size."""
        found = self._seek("lettered", within=within).toVariant()
        return [(text, cut, size) for text, cut, size in found]

    def wrapped(
        self, within: QQuickItem | None = None
    ) -> Sequence[tuple[str, float, QFont, float]]:
        """Return each text that may break anywhere: its width, its font and its letters' size."""
        found = self._seek("wrapped", within=within).toVariant()
        return [(text, width, font, size) for text, width, font, size in found]

    def _seek(self, what: str, *arguments: str, within: QQuickItem | None = None) -> QJSValue:
        """Let the engine look through the window: Python has to wrap each item first."""
        engine, root = self.window.engine, within or self.root.contentItem()
        QJSEngine.setObjectOwnership(root, QJSEngine.ObjectOwnership.CppOwnership)
        given = [engine.newQObject(root), *map(engine.toScriptValue, arguments)]
        found = self._seeker.property(what).callWithInstance(self._seeker, given)
        if found.isError():
            raise AssertionError(found.toString())
        return found

    def spoken(self, item: QQuickItem) -> tuple[str, QAccessible.Role]:
        """Return the name and the role that a screen reader gets."""
        told = QAccessible.queryAccessibleInterface(item)
        return told.text(QAccessible.Text.Name), told.role()

    @property
    def focused(self) -> QQuickItem:
        item = self.root.activeFocusItem()
        assert item is not None
        return item

    # -- doing -----------------------------------------------------------------------------------

    def click(self, item: QQuickItem | str) -> None:
        """Click the middle of an item."""
        if isinstance(item, str):
            item = self.named(item)
        above: QQuickItem | None = item
        while above is not None:  # a list lays out its rows when it is next drawn, or now
            above.ensurePolished()
            above = above.parentItem()
        middle = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
        self.look()
        QTest.mouseClick(self.root, Qt.MouseButton.LeftButton, pos=middle)
        self.settle()

    def point_at(self, item: QQuickItem) -> None:
        """Move the pointer to the middle of an item, wherever it was."""
        middle = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
        QTest.mouseMove(self.root, middle + QPoint(9, 9))
        QTest.mouseMove(self.root, middle)
        self.settle()

    def change_places(self) -> None:
        """Hand over a finished turn and lift the curtain, if somebody else comes next."""
        self.game.hotSeat.passOn()
        if self.game.hotSeat.curtain:
            self.settle()
            self.click("lift")
        self.settle()

    def key(
        self,
        key: Qt.Key,
        modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> None:
        """Press a key."""
        self._press(key, modifiers)
        self.settle()

    def take_keys(self) -> None:
        """Use the keyboard, with a key that does nothing alone."""
        self.key(Qt.Key.Key_Shift)

    def control(self, key: Qt.Key) -> None:
        """Press a key together with Control."""
        self.key(key, Qt.KeyboardModifier.ControlModifier)

    def type(self, text: str) -> None:
        """Type a text of lower-case letters, digits and spaces."""
        for sign in text:
            self._press(Qt.Key(ord(sign.upper())))
        self.settle()

    def _press(
        self,
        key: Qt.Key,
        modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> None:
        """Press a key, later than any other was let go."""
        self.look()
        QTest.qSleep(MOMENT)
        QTest.keyClick(self.root, key, modifiers)

    def write(self, name: str, text: str) -> None:
        """Click a field and replace its text."""
        self.click(name)
        self.control(Qt.Key.Key_A)
        self.type(text)

    def tab_to(self, name: str) -> None:
        """Press Tab until the focus is on the item with an object name."""
        for _ in range(60):
            if self.focused.objectName() == name:
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not reach {name}")

    def catalogue(self) -> Catalogue:
        """Return the messages in the language of the window."""
        return Catalogue(self.shell.phrases.language)

    def play(self, session: Session) -> None:
        """Put a game on the table; show one that is there already as it is now."""
        if self.shell.game is not None and self.game.session is session:
            self.game.begin()
        else:
            self.shell.back()
            self.shell.games.play(session)
        self.settle()


def release() -> None:
    """Delete what shall be later, such as the last game: only a running event loop does so."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


Open = Callable[[float], Hands]
"""Opens a window whose motion takes the given fraction of its time; 0 is none."""


@contextmanager
def window_in(folder: Path) -> Iterator[Hands]:
    """Open a window without motion for several tests, in a folder of its own, in English."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(preferences, "system_languages", lambda: ["en-GB"])
        patch.setattr(preferences, "load_settings", knowing)
        window = Window(Places(folder / "config", folder / "data"), motion=0)
    window.root.show()
    assert QTest.qWaitForWindowExposed(window.root)
    yield Hands(window)
    window.close()


def table_of(game: GameController) -> RococoTable:
    """Return the table of a game of Rococo."""
    assert isinstance(game.table, RococoTable)
    return game.table


def described(item: QQuickItem) -> str:
    """Return what a screen reader says of an item after its name."""
    return QAccessible.queryAccessibleInterface(item).text(QAccessible.Text.Description)


def headings(hands: Hands, within: QQuickItem) -> list[str]:
    """Return the headings that a screen reader finds."""
    interfaces = map(QAccessible.queryAccessibleInterface, hands.written(within))
    told = filter(None, interfaces)  # plain words have none
    return [
        each.text(QAccessible.Text.Name) for each in told if each.role() == QAccessible.Role.Heading
    ]


def supply_rows(supplies: Supplies, sort: str) -> Sequence[SupplyRow]:
    """Return what is shown of the supplies of a sort of pieces."""
    (found,) = (row.rows.rows for row in supplies.tables.rows if row.key == sort)
    rows: Sequence[SupplyRow] = found
    return rows


def thinks(tutor: Tutor) -> bool:
    """Return whether a tutor waits for what is found outside the window's thread."""
    return any(each.pending for each in tutor.findChildren(Request))


def pages_of(shell: Shell) -> Pages:
    """Return the pages of Rococo."""
    return shell.chosen.pages


def _read_aloud(root: QQuickWindow) -> Iterator[str]:
    """Yield what a screen reader says of everything that it finds in a window."""
    waiting = [QAccessible.queryAccessibleInterface(root)]
    while waiting:
        told = waiting.pop()
        if not told.isValid() or told.state().invisible:
            continue
        yield from (
            told.text(kind)
            for kind in (
                QAccessible.Text.Name,
                QAccessible.Text.Description,
                QAccessible.Text.Value,
            )
        )
        waiting += [told.child(place) for place in range(told.childCount())]


def _seeker(engine: QQmlApplicationEngine) -> QJSValue:
    return cast("QJSValue", engine.evaluate(SEEKER.read_text(encoding="utf-8"), SEEKER.name))


def _items(found: QJSValue) -> list[QQuickItem]:
    return [_item(found.property(place)) for place in range(found.property("length").toInt())]


def _item(found: QJSValue) -> QQuickItem:
    item = found.toQObject()
    assert isinstance(item, QQuickItem)
    return item


def answer_first(game: GameController) -> bool:
    """Give the first answer that is listed."""
    decision = game.session.decision
    return decision is not None and game.answer(decision.options[0])


def session(
    people: int = 2,
    *,
    bots: int = 0,
    edition: str = "deluxe",
    undo: str = "free",
    seed: int = 1745,
    expansions: tuple[str, ...] = (),
) -> Session:
    """Return a new game of people and random bots."""
    seats = [SeatPlan(kind="human", name=name) for name in NAMES[:people]]
    seats += [SeatPlan(kind="random", name=name) for name in NAMES[people : people + bots]]
    setup = GameSetup.model_validate(
        {
            "seats": (*seats, *rival_seats(len(seats), expansions)),
            "edition": edition,
            "expansions": expansions,
            "undo": undo,
            "seed": seed,
        }
    )
    return Session.new(setup, shelf(LIBRARY.load()))


def played_out(game: Session) -> Session:
    """Answer with the last option, which mostly forfeits, until the game is over."""
    while (decision := game.decision) is not None:
        game.answer(decision.id, decision.options[-1])
    return game


def play_to(session: Session, kind: str, *, skip: int = 0) -> Session:
    """Make dresses, otherwise answer at random, until a kind of question was asked often enough."""
    if not found(session, kind, skip):
        raise AssertionError(f"{kind} was never asked")
    return session


@found_once
def game_that_asks(
    kind: str,
    people: int = 2,
    *,
    bots: int = 0,
    undo: str = "free",
    seat: int | None = None,
    skip: int = 0,
) -> Session:
    """Return the first of many games in which a kind of question was asked often enough.

    The last time it is asked of a ``seat``, if one is named.
    """
    for seed in range(50):
        game = session(people, bots=bots, undo=undo, seed=seed)
        decision = game.decision if found(game, kind, skip) else None
        if decision is not None and seat in (None, decision.seat):
            return game
    raise AssertionError(f"{kind} was never asked")


def found(session: Session, kind: str, skip: int) -> bool:
    """Play on until the question was asked often enough; return whether it ever was."""
    whim = Whim(session.setup.seed)
    while (decision := session.decision) is not None:
        if decision.kind == kind:
            if not skip:
                return True
            skip -= 1
        makes = "make_dress" in decision.options
        session.answer(decision.id, "make_dress" if makes else whim(decision))
    return False
