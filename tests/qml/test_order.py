"""A deed is seen in its order: what is paid, the piece, what follows, and only then others."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.patisserie.table import OPENING
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.patisserie import events as baked
from rococo_desktop.rules.patisserie.scoring import standings
from rococo_desktop.rules.rococo import events as tailored
from rococo_desktop.rules.rococo.outlook import hall_standings
from rococo_desktop.session.session import Session
from tests.again import found_once
from tests.daily import soaked
from tests.qml import hands as salon
from tests.qml.hands import Hands, Puppet
from tests.qml.patisserie import kitchen_hands

pytestmark = pytest.mark.one_window

GAMES = 40
"""The most games in which a deed is looked for."""


class Deed(NamedTuple):
    """A deed of the only person in one of the games."""

    patisserie: bool
    event: type[Event]
    option: str = ""
    """How the answer begins."""
    won: bool = False
    """Whether a hall or a table changes hands by it; if not, another player begins a turn then."""


RENT = Deed(False, tailored.DressRented)
WON = Deed(False, tailored.DressRented, won=True)
HIRE = Deed(False, tailored.EmployeeHired)
FUND = Deed(False, tailored.DecorationFunded, "fireworks")
DISH = Deed(True, baked.DishPresented)
TABLE = Deed(True, baked.DishPresented, won=True)
UPRIGHT = Deed(True, baked.DishPresented, "left", won=True)
DEEDS = [RENT, HIRE, FUND, DISH]


def name_of(deed: Deed) -> str:
    return f"{deed.event.__name__} {'won ' * deed.won}{deed.option}"


@pytest.fixture
def hands(puppets: Hands) -> Hands:
    puppets.shell.preferences.choose("pace", "brisk")
    return puppets


def leaders(game: Session) -> list[int]:
    """Return who leads in each hall, or at each table; -1 for nobody."""
    board = game.match.rules.board
    if hasattr(board, "halls"):
        first = [[e.seat for e in hall_standings(game.state, h) if e.first] for h in board.halls]
    else:
        first = [[e.seat for e in standings(game.state.dishes, t)][:1] for t in board.tables]
    return [each[0] if len(each) == 1 else -1 for each in first]


@found_once
def done(deed: Deed) -> Session:
    """Return a game just after a deed."""
    kit = kitchen_hands if deed.patisserie else salon
    for seed in range(GAMES):
        game: Session = kit.session(1, bots=1, seed=seed)
        whim = kit.Whim(seed)
        while (decision := game.decision) is not None:
            option = "make_dress" if "make_dress" in decision.options else whim(decision)
            led = leaders(game)
            events = game.answer(decision.id, option)
            after = game.decision
            if (
                decision.seat == 0
                and after is not None
                and (deed.won or (after.seat == 1 and after.kind in OPENING))
                and option.startswith(deed.option)
                and any(isinstance(event, deed.event) for event in events)
                and (not deed.won or (1, 0) in zip(led, leaders(game), strict=True))
            ):
                return game
    raise AssertionError("nobody ever does it")


def put_before(hands: Hands, deed: Deed, motion: float) -> str:
    """Put a game on the table just before a deed, and return the answer that does it."""
    option: str = done(deed).history[-1].option
    hands.play(done(deed))
    hands.game.undo()
    hands.lay_out()
    hands.root.setProperty("motion", motion)
    return option


def follows(hands: Hands) -> dict[str, list[str]]:
    """Return what the table shows that follows from deeds: scores, lights and seals."""
    scores = [text for each in named(hands, "standing") for text in words(hands, each)]
    lit = hands.typed("HallRoom"), hands.typed("FireworksSpace")
    lights = [str(each.property("lit")) for places in lit for each in places]
    placed = [str(each.property("place")) for each in hands.placed()]
    return {
        "scores": scores,
        "lights": lights,
        "seals": sorted(place for place in placed if place.startswith("leader:")),
    }


def named(hands: Hands, name: str) -> list[QQuickItem]:
    return [item for item in hands.items() if item.objectName() == name]


def words(hands: Hands, within: QQuickItem) -> list[str]:
    return [str(each.property("text")) for each in hands.written(within)]


def ghosts(hands: Hands) -> dict[bool, QQuickItem]:
    """Return an amount and a piece that fly, by whether it is a piece."""
    flying = [item for item in hands.items() if item.property("tokenWidth") is not None]
    return {item.property("amount") == 0: item for item in flying}


@pytest.mark.parametrize("deed", soaked(DEEDS, [RENT, DISH], id=name_of))
def test_what_follows_from_a_deed_is_seen_once_its_piece_has_landed(
    hands: Hands, qtbot: QtBot, deed: Deed
) -> None:
    option = put_before(hands, deed, 5)
    before = follows(hands)
    assert hands.game.answer(option)
    hands.settle()
    assert hands.game.table.motion.flying
    assert follows(hands) == before
    qtbot.waitUntil(lambda: not hands.game.table.motion.flying)
    hands.settle()
    after = follows(hands)
    assert after["scores"] != before["scores"]
    hands.game.undo()
    hands.game.redo()
    hands.lay_out()
    assert follows(hands) == after


@pytest.mark.parametrize("deed", soaked([HIRE, FUND], [FUND], id=name_of))
def test_what_is_paid_leaves_before_the_piece(hands: Hands, qtbot: QtBot, deed: Deed) -> None:
    option = put_before(hands, deed, 12)  # a look on a busy machine takes a while
    assert hands.game.answer(option)
    qtbot.waitUntil(lambda: len(ghosts(hands)) == 2)
    paid, piece = ghosts(hands)[False], ghosts(hands)[True]
    start = (paid.x(), paid.y()), (piece.x(), piece.y())
    qtbot.waitUntil(lambda: (paid.x(), paid.y()) != start[0])
    assert (piece.x(), piece.y()) == start[1]
    qtbot.waitUntil(lambda: (piece.x(), piece.y()) != start[1])


def at_once(hands: Hands) -> None:
    hands.shell.preferences.choose("pace", "at_once")


def reduced(hands: Hands) -> None:
    hands.shell.preferences.choose("motion", "reduced")


@pytest.mark.parametrize("quick", [at_once, reduced])
@pytest.mark.parametrize("deed", [RENT, DISH], ids=name_of)
def test_what_follows_does_not_wait_if_nothing_shall(
    hands: Hands, deed: Deed, quick: Callable[[Hands], None]
) -> None:
    quick(hands)
    option = put_before(hands, deed, 8)
    before = follows(hands)
    assert hands.game.answer(option)
    hands.settle()
    assert follows(hands)["scores"] != before["scores"]


@pytest.mark.parametrize("deed", [RENT, DISH], ids=name_of)
def test_what_is_taken_back_in_flight_never_follows(hands: Hands, deed: Deed) -> None:
    option = put_before(hands, deed, 4)
    before = follows(hands)
    assert hands.game.answer(option)
    hands.settle()
    assert hands.game.table.motion.flying
    hands.game.undo()
    hands.lay_out()
    assert follows(hands) == before


def ready(hands: Hands, puppet: Puppet, qtbot: QtBot) -> Callable[[], bool]:
    """Let the bot know its answer; return how to tell that it was given."""
    qtbot.waitUntil(lambda: bool(puppet.asked) and not puppet.asked[-1].done())
    steps, decision = len(hands.game.session.history), hands.game.session.decision
    assert decision is not None
    puppet.asked[-1].set_result(decision.options[0])
    return lambda: len(hands.game.session.history) > steps


@pytest.mark.parametrize("deed", soaked([RENT, DISH], [DISH], id=name_of))
def test_others_rest_after_a_deed_before_they_begin_a_turn(
    hands: Hands, puppet: Puppet, qtbot: QtBot, deed: Deed
) -> None:
    option, seen = put_before(hands, deed, 0.5), set[str]()
    motion = hands.game.table.motion

    def look() -> None:
        if motion.lively:
            seen.add("moment" if motion.moments.count else "rest")

    motion.changed.connect(look)  # between two looks of its own a busy machine may miss one
    puppet.asked.clear()
    assert hands.game.answer(option)
    qtbot.waitUntil(ready(hands, puppet, qtbot))
    motion.changed.disconnect(look)
    assert seen == {"moment", "rest"}


@pytest.mark.parametrize("deed", soaked([RENT, DISH], [RENT], id=name_of))
def test_a_press_lets_others_begin(hands: Hands, puppet: Puppet, qtbot: QtBot, deed: Deed) -> None:
    option = put_before(hands, deed, 8)
    puppet.asked.clear()
    assert hands.game.answer(option)
    given, motion = ready(hands, puppet, qtbot), hands.game.table.motion
    qtbot.waitUntil(lambda: motion.moments.count > 0)
    assert not given()
    QTest.mouseClick(hands.root, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    qtbot.waitUntil(given, timeout=300)


@pytest.mark.parametrize("deed", [RENT, DISH], ids=name_of)
def test_with_reduced_motion_nobody_rests(
    hands: Hands, puppet: Puppet, qtbot: QtBot, deed: Deed
) -> None:
    reduced(hands)
    option = put_before(hands, deed, 1)
    puppet.asked.clear()
    assert hands.game.answer(option)
    assert not hands.game.table.motion.lively
    qtbot.waitUntil(ready(hands, puppet, qtbot))


def rect(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


@pytest.mark.parametrize("deed", soaked([WON, TABLE, UPRIGHT], [WON, UPRIGHT], id=name_of))
def test_a_place_that_changes_hands_shows_the_crest_of_who_has_it_now(
    hands: Hands, qtbot: QtBot, deed: Deed
) -> None:
    option = put_before(hands, deed, 1)
    assert hands.game.answer(option)
    qtbot.waitUntil(lambda: any(each.isVisible() for each in hands.typed("Triumph")))
    assert not hands.game.table.motion.awaited
    triumph = hands.typed("Triumph")[0]
    (crest,) = [each for each in hands.items(triumph) if each.property("seat") == 0][1:]
    qtbot.waitUntil(lambda: triumph.property("shown") == 1)
    narrow = min(triumph.width(), triumph.height())
    assert 0.4 * narrow < rect(crest).height() <= 0.5 * narrow + 0.5, "whole pixels"
    assert rect(triumph).contains(rect(crest)), "it hides few dishes, and none of another place"
    above: QQuickItem | None = crest
    while above is not None:
        assert not above.clip(), "nothing cuts it or its light"
        above = above.parentItem()
    places = [each for each in hands.placed() if rect(each) == rect(triumph)]
    assert any(str(each.property("place")).startswith(("hall:", "table:")) for each in places)
    seal = next(
        each
        for each in hands.placed()
        if str(each.property("place")).startswith("leader:")
        and rect(triumph).contains(rect(each).center())
    )
    qtbot.waitUntil(lambda: triumph.property("gone") > 0.9)
    assert rect(crest).intersects(rect(seal))
    qtbot.waitUntil(lambda: not hands.typed("Triumph"))
