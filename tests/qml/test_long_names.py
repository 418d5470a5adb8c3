"""Five players with names of 24 wide letters: nothing overlaps, and cut texts can be read."""

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from rococo_desktop.session.seats import MAX_NAME, SeatPlan
from rococo_desktop.session.session import Session
from rococo_desktop.session.setup import GameSetup
from tests.base_game import load
from tests.daily import soaked
from tests.qml.clipped import over, unclipped
from tests.qml.hands import Hands, play_to, played_out
from tests.qml.legible import texts
from tests.qml.test_contrast import at_the_front
from tests.qml.test_pseudo_language import ROUNDING, bounds, place
from tests.shelf import shelf

pytestmark = pytest.mark.one_window

NAMES = tuple("W" * (MAX_NAME - 1) + last for last in "ABCDE")
VIEWS = (
    (1280, 800, "100", "light"),
    (1920, 1080, "150", "light"),
    (1920, 1080, "100", "evening"),
    (1920, 1080, "200", "evening"),
    (1280, 800, "200", "evening"),
)
"""Changing the letters or the theme takes longest, so neighbours share what they can."""


def game() -> Session:
    seats = tuple(SeatPlan(kind="human", name=name) for name in NAMES)
    return Session.new(GameSetup(seats=seats, seed=1745), shelf(load()))


def at(kind: str, skip: int = 8) -> Callable[[Hands], None]:
    def prepare(hands: Hands) -> None:
        hands.play(play_to(game(), kind, skip=skip))
        hands.game.hotSeat.reveal()

    return prepare


def finished(hands: Hands) -> None:
    hands.play(played_out(game()))
    hands.settle()


def keeping(hands: Hands) -> None:
    finished(hands)
    hands.click("keepScore")


def show(hands: Hands) -> None:
    finished(hands)
    hands.game.score.begin()


def records(hands: Hands) -> None:
    finished(hands)
    hands.shell.open("records")


def log(hands: Hands) -> None:
    at("choose_action")(hands)
    hands.settle()
    hands.control(Qt.Key.Key_L)


def past(hands: Hands) -> None:
    log(hands)
    hands.game.timeline.stepTurn(-1)


def over_the_table(name: str) -> Callable[[Hands], None]:
    def prepare(hands: Hands) -> None:
        at("choose_action")(hands)
        hands.shell.open(name)

    return prepare


def saves(hands: Hands) -> None:
    over_the_table("save")(hands)
    hands.shell.backstage.saves.setName("W" * 40)
    hands.shell.backstage.saves.save()
    hands.shell.open("load")


def unfinished(hands: Hands) -> None:
    at("choose_action")(hands)
    hands.shell.leave()


def new_game(hands: Hands) -> None:
    hands.shell.preferences.keep(seats=game().setup.seats)
    hands.shell.back()
    hands.shell.open("new_game")


SCREENS: dict[str, Callable[[Hands], None]] = {
    "new_game": new_game,
    "menu": unfinished,
    "curtain": lambda hands: hands.play(play_to(game(), "play_card")),
    "play_card": at("play_card"),
    "choose_action": at("choose_action"),
    "place_dress": at("place_dress", skip=3),
    "log": log,
    "past": past,
    "player": over_the_table("player"),
    "save": over_the_table("save"),
    "load": saves,
    "score": finished,
    "score_show": show,
    "keep_score": keeping,
    "records": records,
}


def seen(hands: Hands) -> dict[QQuickItem, QRectF]:
    """Return the texts at the front that are not scrolled away, and the places of their letters."""
    found = {}
    for item in texts(hands):
        where = letters(item)
        if at_the_front(hands, item) and not where.isEmpty():
            found[item] = where
    return found


def letters(item: QQuickItem) -> QRectF:
    """Return where the letters of a text are, without the room above and below them."""
    where = place(item)
    where.adjust(ROUNDING, where.height() * 0.25, -ROUNDING, -where.height() * 0.25)
    return unclipped(item, where)


def is_shown_whole(item: QQuickItem) -> bool:
    """Return whether a shortened text is whole for the pointer or a screen reader."""
    whole = item.property("text")
    return any(
        whole in said for each in (item, *item.childItems(), *over(item)) for said in sayings(each)
    )


def sayings(item: QQuickItem) -> Iterator[str]:
    """Yield an item's texts for the pointer and for a screen reader."""
    yield str(item.property("hint"))
    interface = QAccessible.queryAccessibleInterface(item)
    if interface is not None:
        yield interface.text(QAccessible.Text.Name)


def problems(hands: Hands) -> Iterator[tuple[str, ...]]:
    """Yield the texts that leave their place, are cut off for good, or meet others."""
    shown = seen(hands)
    for item in shown:
        around = bounds(hands, item).adjusted(-ROUNDING, -ROUNDING, ROUNDING, ROUNDING)
        if not around.contains(place(item)):
            yield ("leaves its place", item.property("text"))
        if item.property("truncated") and not is_shown_whole(item):
            yield ("is cut off unsaid", item.property("text"))
    for (one, here), (other, there) in combinations(shown.items(), 2):
        if here.intersects(there):
            yield ("meet", one.property("text"), other.property("text"))


@pytest.mark.heavy
@pytest.mark.parametrize("screen", SCREENS)
def test_long_names_fit_everywhere(hands: Hands, screen: str) -> None:
    SCREENS[screen](hands)
    found = []
    for view in VIEWS:
        see(hands, view)
        found += [(view, *each) for each in shown_problems(hands)]
    assert found == []


@pytest.mark.parametrize("number", soaked(range(len(VIEWS)), [3]))
def test_long_names_fit_each_screen(hands: Hands, number: int) -> None:
    """Each screen in one of the views."""
    see(hands, VIEWS[number])
    found = []
    for screen in list(SCREENS)[number :: len(VIEWS)]:
        hands.shell.back()
        SCREENS[screen](hands)
        found += [(screen, *each) for each in shown_problems(hands)]
    assert found == []


def see(hands: Hands, view: tuple[int, int, str, str]) -> None:
    width, height, scale, theme = view
    hands.shell.preferences.choose("theme", theme)
    hands.shell.preferences.choose("scale", scale)
    hands.root.resize(width, height)


def shown_problems(hands: Hands) -> list[tuple[str, ...]]:
    """Return the problems of a screen, which shows the names."""
    hands.lay_out()
    assert any("WWW" in text for text in hands.texts())
    return list(problems(hands))


def test_pointing_at_a_name_that_is_cut_short_tells_it_whole(hands: Hands) -> None:
    finished(hands)
    (name, *_) = (
        item
        for item in seen(hands)
        if item.property("text") == NAMES[0] and item.property("truncated")
    )
    here = place(name).center().toPoint()
    QTest.mouseMove(hands.root, here + QPoint(0, 60))
    hands.settle()
    before = hands.texts().count(NAMES[0])
    QTest.mouseMove(hands.root, here)
    hands.settle()
    (told,) = (
        item
        for item in texts(hands)
        if item.property("text") == NAMES[0] and not item.property("truncated")
    )
    assert place(told).width() > place(name).width()
    assert hands.texts().count(NAMES[0]) == before + 1
