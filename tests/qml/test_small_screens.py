"""On the smallest screen, 960 by 540 pixels less a title bar, all is in reach of mouse and keys."""

from collections.abc import Callable, Mapping

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS
from rococo_desktop.session.session import Session
from tests.daily import soaked
from tests.qml import test_dialogs
from tests.qml.clipped import box
from tests.qml.hands import Hands, Whim, played_out, session
from tests.qml.patisserie import kitchen_hands
from tests.qml.reach import ROOM, beyond_the_keys, out_of_reach
from tests.qml.test_arrangements import sized
from tests.qml.test_dialogs import Prepare, page

pytestmark = pytest.mark.one_window

LONGEST = "de"
"""The language with the longest words."""
KITCHEN = kitchen_hands.GAME
BOTH = ("rococo", KITCHEN)
"""The games, of which each set of screens is tried with one; the soak tries it with the other."""
ALL = tuple(each.key for each in EXPANSIONS)
WITHOUT_HER = tuple(each for each in ALL if each != "madame_du_barry")
"""The expansions that leave five seats for people."""
Chooser = Callable[[Decision], str]


def sheet(seat: int) -> Prepare:
    def prepare(hands: Hands) -> None:
        hands.click(hands.typed("PlayerPanel")[seat])

    return prepare


def supplies(place: int) -> Prepare:
    def prepare(hands: Hands) -> None:
        page("supplies")(hands)
        hands.click(hands.placed("supply:")[place])

    return prepare


def explained(hands: Hands) -> None:
    hands.key(Qt.Key.Key_F1)


def log(hands: Hands) -> None:
    hands.control(Qt.Key.Key_L)


def past(hands: Hands) -> None:
    log(hands)
    hands.game.timeline.stepTurn(-1)


def noticed(hands: Hands) -> None:
    hands.shell.load("/nowhere/at/all.rococo")


FOR_BOTH: dict[str, Prepare] = {
    "start": lambda hands: hands.shell.back(),
    "noticed": noticed,
    "settings": page("settings"),
    "keys": page("keys"),
    "about": page("about"),
    "licence": page("about", test_dialogs.licence),
    "records": page("records"),
    "load": page("load"),
}
"""What is the same whichever game was chosen."""
OF_GAME: dict[str, Prepare] = {
    "new_game": page("new_game", test_dialogs.full_table),
    "look": page("new_game", test_dialogs.look),
    "guide": page("guide"),
    "sources": page("sources"),
    "learn": page("learn"),
    "challenges": page("challenges"),
}
PLAYING: dict[str, Prepare] = {
    "menu": page("menu"),
    "seats": page("seats"),
    "own": sheet(0),
    "other": sheet(1),
    "first supply": supplies(0),
    "last supply": supplies(-1),
    "save": page("save"),
    "replaced": test_dialogs.replaced,
    "load": page("load"),
    "doomed": page("load", test_dialogs.doomed_save),
}
LOGGED: dict[str, Prepare] = {"log": log, "past": past, "explained": explained}
OVER: dict[str, Prepare] = {
    "score": page("score"),
    "show": page("score", lambda hands: hands.game.score.begin()),
    "keep": page("score", test_dialogs.keeping),
    "records": page("records"),
    "doomed": page("records", test_dialogs.doomed_game),
}


def begun(game: str, people: int, *, expansions: tuple[str, ...] = ()) -> tuple[Session, Chooser]:
    """Return a new game, and somebody who answers."""
    if game == KITCHEN:
        return kitchen_hands.session(people, seed=3), kitchen_hands.Whim(1)
    return session(people, expansions=expansions), Whim(1)


def half_played(
    game: str, people: int, *, expansions: tuple[str, ...] = (), rounds: int | None = None
) -> Session:
    """Return a game in its later half, or in an earlier round."""
    played, choose = begun(game, people, expansions=expansions)
    rounds = rounds or (3 if game == KITCHEN else 5)
    while (decision := played.decision) is not None and played.state.round < rounds:
        played.answer(decision.id, choose(decision))
    return played


def put_back(hands: Hands) -> None:
    """Close what is open, whatever it asks."""
    hands.shell.backstage.saves.refuse()
    hands.shell.backstage.records.refuse()
    hands.shell.back()
    if hands.shell.game is not None:
        hands.game.timeline.now()
    for row in hands.shell.notices.rows:
        hands.shell.notices.dismiss(row.key)
    hands.settle()


def missed(hands: Hands, screens: Mapping[str, Prepare]) -> list[tuple[str, ...]]:
    """Return what cannot be reached on each screen, and why."""
    found: list[tuple[str, ...]] = []
    sized(hands, *ROOM)
    for name, prepare in screens.items():
        prepare(hands)
        hands.lay_out()
        found += [(name, *each) for each in beyond_the_keys(hands) + out_of_reach(hands)]
        put_back(hands)
    return found


@pytest.mark.parametrize("game", soaked(BOTH, ["rococo"]))
def test_the_menu_and_what_opens_from_it(hands: Hands, game: str) -> None:
    hands.shell.preferences.choose("language", LONGEST)
    hands.shell.chooseGame(game)
    assert missed(hands, FOR_BOTH) == []


@pytest.mark.parametrize("game", soaked(BOTH, [KITCHEN]))
def test_what_the_menu_opens_of_a_game(hands: Hands, game: str) -> None:
    hands.shell.preferences.choose("language", LONGEST)
    hands.shell.chooseGame(game)
    assert missed(hands, OF_GAME) == []


@pytest.mark.parametrize("game", soaked(BOTH, ["rococo"]))
def test_what_opens_over_a_table(hands: Hands, game: str) -> None:
    hands.shell.preferences.choose("language", LONGEST)
    expansions = ALL if game == "rococo" else ()
    hands.play(half_played(game, 4, expansions=expansions))
    hands.game.hotSeat.reveal()
    assert missed(hands, PLAYING) == []


@pytest.mark.parametrize("game", soaked(BOTH, [KITCHEN]))
def test_the_log_and_what_leads_through_it(hands: Hands, game: str) -> None:
    """It is of one round only: each row is tried."""
    hands.shell.preferences.choose("language", LONGEST)
    hands.play(half_played(game, 2, expansions=ALL if game == "rococo" else (), rounds=2))
    hands.game.hotSeat.reveal()
    assert missed(hands, LOGGED) == []


@pytest.mark.parametrize("game", soaked(BOTH, ["rococo"]))
def test_what_opens_at_the_end(hands: Hands, game: str) -> None:
    hands.shell.preferences.choose("language", LONGEST)
    hands.play(played_out(half_played(game, 5)))
    assert missed(hands, OVER) == []


def test_the_digits_follow_a_layout_that_settles_late(hands: Hands, qtbot: QtBot) -> None:
    """The window may get its size some frames after the cards were counted."""
    hands.play(session(2))
    hands.game.hotSeat.reveal()
    hands.lay_out()
    cards = sorted(hands.targets().values(), key=lambda card: box(card).x())
    assert [card.property("number") for card in cards] == [1, 2, 3, 4, 5][: len(cards)]
    for at, card in enumerate(reversed(cards)):
        assert card.setProperty("at", at)
    hands.lay_out()
    assert box(cards[0]).x() > box(cards[-1]).x()
    numbers = list(range(len(cards), 0, -1))
    qtbot.waitUntil(lambda: [card.property("number") for card in cards] == numbers)
