"""What is worth it has a moment of its own on the table, for which no answer by hand waits."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.patisserie import events as baked
from rococo_desktop.rules.rococo import events as tailored
from rococo_desktop.rules.rococo.components.models import Hall
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.outlook import hall_standings
from rococo_desktop.rules.state import INCOME
from rococo_desktop.session.session import Session
from tests.again import found_once
from tests.daily import by_turns, soaked
from tests.qml import hands as salon
from tests.qml.hands import Hands, Open
from tests.qml.patisserie import kitchen_hands

pytestmark = pytest.mark.one_window

GAMES = 30
"""The most games in which a deed is looked for."""


class Deed(NamedTuple):
    """A deed of the only person in one of the games, and the kind of its moment."""

    patisserie: bool
    event: type[Event]
    kind: str
    option: str = ""
    """How the answer begins."""


DEEDS = [
    Deed(False, tailored.DressRented, "curtsy"),
    Deed(False, tailored.EmployeeHired, "welcome"),
    Deed(False, tailored.DecorationFunded, "rockets", "fireworks"),
    Deed(False, tailored.DecorationFunded, "music", "musician"),
    Deed(True, baked.DishBaked, "warm"),
    Deed(True, baked.DishPresented, "delight", "bottom-2"),
    Deed(True, baked.DishDecorated, "garnish"),
    Deed(True, baked.StaffHired, "welcome"),
    Deed(True, baked.PostPlaced, "welcome"),
]


def name_of(deed: Deed) -> str:
    return f"{deed.event.__name__} {deed.option}"


BOTH = [DEEDS[0], DEEDS[5]]
MADE = [DEEDS[4], DEEDS[6]]
"""What is seen large while it comes about: a dish that browns, and one that gets its topping."""


def searched(found: Callable[[Session, str], bool], *, patisserie: bool) -> Session:
    """Play until just after an answer of the only person that is looked for."""
    for seed in range(GAMES):
        game: Session = (kitchen_hands if patisserie else salon).session(1, bots=1, seed=seed)
        whim: Callable[[Decision], str] = (kitchen_hands if patisserie else salon).Whim(seed)
        while (decision := game.decision) is not None:
            makes = "make_dress" in decision.options
            option = "make_dress" if makes else whim(decision)
            right = decision.seat == 0 and found(game, option)
            game.answer(decision.id, option)
            if right:
                return game
    raise AssertionError("nobody ever does it")


@found_once
def done(deed: Deed) -> Session:
    """Return a game just after a deed of the only person."""

    def is_it(game: Session, option: str) -> bool:
        _, events = game.match.kernel.apply(game.state, option)
        known = option.startswith(deed.option)
        return known and any(isinstance(event, deed.event) for event in events)

    return searched(is_it, patisserie=deed.patisserie)


def led(state: State, hall: Hall) -> set[int]:
    """Return who is first in a hall."""
    return {each.seat for each in hall_standings(state, hall) if each.first}


@found_once
def hall_won(before: frozenset[int]) -> Session:
    """Return a game just after a guest of the only person won a hall from some seats."""

    def is_it(game: Session, option: str) -> bool:
        after, events = game.match.kernel.apply(game.state, option)
        board = game.match.rules.board
        rented = (event.space for event in events if isinstance(event, tailored.DressRented))
        entered = {board.spaces[space].hall for space in rented}
        return any(
            hall.id in entered and led(game.state, hall) == before and led(after, hall) == {0}
            for hall in board.halls
        )

    return searched(is_it, patisserie=False)


def celebrated(hands: Hands) -> dict[str, QQuickItem]:
    """Return what is celebrated to the eye, by the kind of its moment."""
    return {item.property("kind"): item for item in hands.typed("Celebration")}


def rect(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


def pieces(hands: Hands) -> list[QQuickItem]:
    """Return all pieces on the spots of the table."""
    found = (item.property("piece") for item in hands.placed())
    return [piece for piece in found if isinstance(piece, QQuickItem)]


def moved(hands: Hands) -> list[QQuickItem]:
    """Return the pieces that are not at rest, and the people who hop."""
    return hopping(hands) + [p for p in pieces(hands) if p.scale() != 1 or p.rotation() != 0]


def hopping(hands: Hands) -> list[QQuickItem]:
    return [each for each in hands.items() if each.property("hop")]


def repeat(hands: Hands, game: Session) -> None:
    """Give the last answer of a game at the window."""
    option = game.history[-1].option
    hands.play(game)
    hands.game.undo()
    assert hands.game.answer(option)


def celebrate(hands: Hands, deed: Deed, qtbot: QtBot) -> QQuickItem:
    """Do something, and wait for its moment."""
    repeat(hands, done(deed))
    qtbot.waitUntil(lambda: deed.kind in celebrated(hands))
    return celebrated(hands)[deed.kind]


@pytest.mark.parametrize("deed", soaked(DEEDS, DEEDS[::4], id=name_of))
def test_a_deed_has_a_moment_at_its_place_which_leaves_no_trace(
    moving: Open, qtbot: QtBot, deed: Deed
) -> None:
    hands = moving(3)  # a look on a busy machine takes a while
    moment = celebrate(hands, deed, qtbot)
    qtbot.waitUntil(lambda: moment.property("done") > 0.15)
    place = moment.property("place")
    assert place not in hands.game.table.motion.aims, "it begins once all has arrived there"
    spot = next(each for each in hands.placed() if each.property("place") == place)
    assert (rect(spot).center() - rect(moment).center()).manhattanLength() < 2
    pictures = [each for each in hands.items(moment) if each.property("path")]
    assert any(each.opacity() > 0 for each in pictures)
    qtbot.waitUntil(lambda: not celebrated(hands))
    assert not moved(hands)
    assert all(piece.opacity() == 1 for piece in pieces(hands))


def test_guests_beside_a_dish_hop_for_joy(moving: Open, qtbot: QtBot) -> None:
    hands = moving(5)
    celebrate(hands, DEEDS[5], qtbot)
    qtbot.waitUntil(lambda: bool(hopping(hands)))
    qtbot.waitUntil(lambda: not moved(hands))


def test_a_gown_curtsies(moving: Open, qtbot: QtBot) -> None:
    hands = moving(1)
    celebrate(hands, DEEDS[0], qtbot)
    qtbot.waitUntil(lambda: any(each.scale() < 1 for each in moved(hands)))
    qtbot.waitUntil(lambda: any(each.rotation() for each in moved(hands)))


def test_a_hall_that_changes_hands_raises_the_seal_of_who_has_it_now(
    moving: Open, qtbot: QtBot
) -> None:
    hands = moving(1)
    repeat(hands, hall_won(frozenset({1})))
    qtbot.waitUntil(lambda: {"curtsy", "raise", "music"} <= set(celebrated(hands)))
    _, hall, seat = celebrated(hands)["raise"].property("place").split(":")
    assert seat == "0"
    spaces = hands.game.session.match.rules.board.spaces
    guest = celebrated(hands)["curtsy"].property("place").removeprefix("space:")
    assert spaces[guest].hall == hall
    qtbot.waitUntil(lambda: any(each.scale() > 1.1 for each in moved(hands)))
    qtbot.waitUntil(lambda: not celebrated(hands))
    assert not moved(hands)


def test_the_first_guest_of_a_hall_wins_it_from_nobody(moving: Open, qtbot: QtBot) -> None:
    hands = moving(1)
    repeat(hands, hall_won(frozenset()))
    qtbot.waitUntil(lambda: bool(celebrated(hands)))
    assert set(celebrated(hands)) == {"curtsy"}


@pytest.mark.parametrize(("deed", "size"), by_turns(MADE, [(1280, 800), (1920, 1080)]))
def test_a_dish_is_seen_large_while_it_is_made(
    moving: Open, qtbot: QtBot, deed: Deed, size: tuple[int, int]
) -> None:
    hands = moving(1)
    hands.root.resize(*size)
    hands.shell.preferences.choose("pace", "brisk")
    moment = celebrate(hands, deed, qtbot)
    made = hands.named("making")
    assert rect(made).height() >= hands.root.height() / 4
    assert hands.root.contentItem().boundingRect().contains(rect(made))
    assert rect(made).intersects(rect(moment)), "it is where the dish lies"
    answers = hands.typed("AnswerButton")
    assert not [each for each in answers if rect(each).intersects(rect(made))]
    orders = {str(item.property("order")) for item in hands.items(made)}
    first = "veil/" if deed.kind == "warm" else "picture/patisserie/topped/"
    assert any(each.startswith(first) for each in orders)
    assert any(each.startswith("picture/patisserie/dish/") for each in orders)
    qtbot.waitUntil(lambda: not celebrated(hands))
    assert not hands.has("making")


@found_once
def baked_together() -> Session:
    """Return a game just after the only person baked two dishes at once."""

    def is_it(game: Session, option: str) -> bool:
        _, events = game.match.kernel.apply(game.state, option)
        return sum(isinstance(event, baked.DishBaked) for event in events) == 2

    return searched(is_it, patisserie=True)


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_two_dishes_are_made_side_by_side(
    moving: Open, qtbot: QtBot, size: tuple[int, int]
) -> None:
    hands = moving(2)
    hands.root.resize(*size)
    hands.shell.preferences.choose("pace", "brisk")
    repeat(hands, baked_together())
    qtbot.waitUntil(lambda: len(made_now(hands)) == 2)
    one, other = (rect(each) for each in made_now(hands))
    assert not one.intersects(other)
    window = hands.root.contentItem().boundingRect()
    assert window.contains(one.united(other))


def made_now(hands: Hands) -> list[QQuickItem]:
    return [each for each in hands.items() if each.objectName() == "making"]


@pytest.mark.parametrize("deed", MADE, ids=name_of)
def test_any_key_ends_it_and_it_takes_no_time_from_the_next_answer(
    moving: Open, qtbot: QtBot, deed: Deed
) -> None:
    hands = moving(2)
    hands.shell.preferences.choose("pace", "brisk")
    celebrate(hands, deed, qtbot)
    assert hands.has("making")
    assert hands.game.prompt.mine
    hands.key(Qt.Key.Key_F7)
    assert not hands.has("making")


@pytest.mark.parametrize("deed", MADE, ids=name_of)
def test_a_fast_game_and_reduced_motion_show_nothing_large(
    moving: Open, qtbot: QtBot, deed: Deed
) -> None:
    hands = moving(1)
    celebrate(hands, deed, qtbot)
    assert not hands.has("making")
    hands.shell.preferences.choose("pace", "brisk")
    hands.shell.preferences.choose("motion", "reduced")
    repeat(hands, done(deed))
    hands.settle()
    assert not hands.has("making")


def click_beside(hands: Hands) -> None:
    QTest.mouseClick(hands.root, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    hands.settle()


@pytest.mark.parametrize("press", [lambda hands: hands.key(Qt.Key.Key_F7), click_beside])
@pytest.mark.parametrize("deed", BOTH, ids=name_of)
def test_any_key_or_click_ends_a_moment(
    moving: Open, qtbot: QtBot, deed: Deed, press: Callable[[Hands], None]
) -> None:
    hands = moving(2)
    celebrate(hands, deed, qtbot)
    press(hands)
    assert not celebrated(hands)
    assert not moved(hands)


@pytest.mark.parametrize("deed", BOTH, ids=name_of)
def test_an_answer_by_hand_is_taken_in_the_middle_of_a_moment(
    moving: Open, qtbot: QtBot, deed: Deed
) -> None:
    hands = moving(2)
    celebrate(hands, deed, qtbot)
    steps = len(hands.game.session.history)
    assert hands.game.prompt.mine
    hands.click(hands.legal()[0])
    assert len(hands.game.session.history) > steps
    assert deed.kind not in celebrated(hands)


@pytest.mark.parametrize("deed", BOTH, ids=name_of)
def test_what_is_taken_back_is_not_celebrated(moving: Open, qtbot: QtBot, deed: Deed) -> None:
    hands = moving(2)
    celebrate(hands, deed, qtbot)
    hands.game.undo()
    hands.settle()
    assert not celebrated(hands)
    assert not moved(hands)
    hands.game.redo()
    hands.settle()
    assert not hands.game.table.motion.moments.count


@found_once
def paid(*, patisserie: bool) -> Session:
    """Return a game just after an answer of the only person ended a round with their income."""

    def is_it(game: Session, option: str) -> bool:
        _, events = game.match.kernel.apply(game.state, option)
        gained = baked.CoinsGained if patisserie else tailored.LivreGained
        return any(isinstance(e, gained) and (e.seat, e.reason) == (0, INCOME) for e in events)

    return searched(is_it, patisserie=patisserie)


@pytest.mark.parametrize("patisserie", [False, True])
def test_the_own_purse_gleams_once_the_income_of_a_round_is_in_it(
    moving: Open, qtbot: QtBot, patisserie: bool
) -> None:
    hands = moving(0.5)
    repeat(hands, paid(patisserie=patisserie))
    qtbot.waitUntil(lambda: "welcome" in celebrated(hands), timeout=20_000)
    moment = celebrated(hands)["welcome"]
    assert moment.property("place") == "purse"
    assert "purse" not in hands.game.table.motion.aims, "it begins once all has arrived there"
    qtbot.waitUntil(lambda: not celebrated(hands))


@pytest.mark.parametrize("deed", soaked(DEEDS, BOTH), ids=name_of)
def test_with_reduced_motion_there_are_no_moments(moving: Open, deed: Deed) -> None:
    hands = moving(1)
    hands.shell.preferences.choose("motion", "reduced")
    repeat(hands, done(deed))
    hands.settle()
    assert not hands.game.table.motion.moments.count
    assert not celebrated(hands)
    assert not moved(hands)
