"""The drawing of the table is true after every decision, with motion on."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from rococo_desktop.app import Window
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.saves.saves import write_into_folder
from rococo_desktop.session.seats import HUMAN
from rococo_desktop.session.session import Session
from tests.daily import soaked
from tests.qml.drawn import MOTION, Eyes, overlaps
from tests.qml.hands import Hands, Puppet, Whim, play_to, session
from tests.qml.legible import LONG_AND_SHORT
from tests.qml.test_hints import explained
from tests.qml.truth import Truth, differences

BOX = ("jewelry_box",)
MADAME = (*BOX, "madame_du_barry")
ALL = ("fancy_dresses", "festivity_dresses", "expert_tailoring", *MADAME)
DEALS: list[dict[str, object]] = [
    {"people": 2},
    {"people": 1, "bots": 1},
    {"people": 1, "bots": 4, "edition": "original"},
    {"people": 3, "bots": 1, "expansions": ("fancy_dresses", "festivity_dresses")},
    {"people": 1, "bots": 1, "expansions": (*BOX, "expert_tailoring")},
    {"people": 1, "expansions": MADAME},
    {"people": 2, "expansions": ALL},
    {"people": 0, "bots": 3, "expansions": BOX},
    {"people": 4, "edition": "original", "expansions": ("expert_tailoring",)},
    {"people": 5},
]
"""The games to play, one after another at the same window."""
SOME = 1
"""The number of decisions to check in a short game, from some point on."""


class Table:
    """A window in which everything moves, with a reader who compares it."""

    def __init__(self, hands: Hands, puppet: Puppet) -> None:
        self.hands = hands
        self.eyes = Eyes(hands)
        self._puppet = puppet
        self._people: list[int] = []
        self._viewer: int | None = None

    def play(self, game: Session, whim: Whim, after: int = 0) -> None:
        """Put a game on the table after that many decisions."""
        for _ in range(after):
            if (decision := game.decision) is not None:
                game.answer(decision.id, whim(decision))
        seats = enumerate(game.setup.seats)
        self._people = [seat for seat, plan in seats if plan.kind == HUMAN]
        self._viewer = self._people[0] if len(self._people) == 1 else None
        self.hands.play(game)

    def check(self) -> None:
        """Compare everything that is drawn with what is true."""
        self.hands.settle()
        game = self.hands.game
        session, asked = game.session, game.session.asked
        if asked is not None and asked.seat in self._people:
            self._viewer = asked.seat
        moment = game.timeline.moment if game.timeline.past else None
        truth = Truth(
            session,
            self.hands.catalogue(),
            self._viewer,
            moment,
            hints=game.tutors.hints,
            others=game.hotSeat.accompanied,
        )
        drawn = self.eyes.settled(self.hands.named("tableTop"), boxes=True)
        found = differences(drawn, truth) + overlaps(drawn.marks)
        assert not found, "\n".join(found)

    def answer(self, whim: Whim) -> bool:
        """Answer for the asked player; return whether there was one."""
        game = self.hands.game
        decision = game.session.decision
        if decision is None:
            return False
        option = whim(decision)
        if not game.answer(option):
            self._puppet.asked[-1].set_result(option)
            while game.session.decision is decision:
                QCoreApplication.processEvents()
        return True


@pytest.fixture
def table(qtbot: QtBot, places: Places, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    """A window with open hands, in which bots wait only for motion."""
    window, puppet = Window(places, motion=MOTION), Puppet()
    with qtbot.waitExposed(window.root):
        window.root.show()
    monkeypatch.setattr(window.shell.games.bots, "submit", puppet.submit)
    window.shell.preferences.choose("pace", "at_once")
    window.shell.preferences.choose("hands", "open")
    yield Table(Hands(window), puppet)
    window.close()


def deal(number: int) -> Session:
    """Return a new game, each time a different one."""
    return session(seed=number, **DEALS[number % len(DEALS)])  # type: ignore[arg-type]


@pytest.mark.parametrize("every", soaked((1, 2), [2]))
def test_all_that_is_drawn_is_true_after_each_decision(table: Table, every: int) -> None:
    for number in range(0, len(DEALS), every):
        whim = Whim(number)
        table.play(deal(number), whim, after=17 * number)
        table.check()
        for _ in range(SOME):
            assert table.answer(whim)
            table.check()


def test_all_that_is_drawn_is_true_after_each_jump(table: Table, tmp_path: Path) -> None:
    whim = Whim(7)
    table.play(session(1, bots=1, expansions=BOX), whim, after=70)
    shell, game = table.hands.shell, table.hands.game
    steps: list[Callable[[], None]] = [
        *[game.undo] * 4,
        *[game.redo] * 2,
        *[partial(game.timeline.step, -1)] * 2,
        partial(game.timeline.stepTurn, -1),
        partial(game.timeline.step, 1),
        partial(game.timeline.walkTo, 0),
        game.timeline.now,
    ]
    for step in steps:
        step()
        table.check()
    for language in ("fr", "de", "en"):
        shell.preferences.choose("language", language)
        table.check()
    path = tmp_path / "game.json"
    write_into_folder(game.session.save(), path)
    assert table.answer(whim)
    shell.load(str(path))
    table.check()


LONG = "Taken back, with the turns of two others: the green gown was rented in the Royal hall."


@pytest.mark.parametrize("language", LONG_AND_SHORT)
def test_in_the_prompt_bar_no_text_lies_on_another(
    table: Table, qtbot: QtBot, language: str
) -> None:
    hands = table.hands
    inspector = hands.window.engine.singletonInstance("Table.Controls", "Pointer")
    assert isinstance(inspector, QObject)
    hands.shell.preferences.choose("language", language)
    hands.play(play_to(session(2), "place_dress"))
    for place in ("hall1-m1", "fireworks-1", "hall5-s2", "statue-2"):
        for said in ("", LONG):
            hands.game.prompt.mention(said)
            hands.lay_out()
            spot = next(item for item in hands.items() if item.property("key") == place)
            hands.point_at(spot)
            hands.lay_out()
            marks = table.eyes.settled(hands.named("tableTop"), boxes=True)
            assert not overlaps(marks.marks)
            assert (LONG in marks.texts("Aside")) == bool(said)
            name, outlook = spot.property("label"), marks.texts("OutlookLine")
            assert name in (*marks.texts("Hint"), *explained(hands, qtbot).splitlines())
            if spot.property("legal"):
                assert outlook or inspector.property("crowded")


@pytest.mark.heavy
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("number", range(50))
def test_all_that_is_drawn_is_true_in_whole_games(table: Table, number: int) -> None:
    whim = Whim(number)
    table.play(deal(number), whim)
    table.check()
    while table.answer(whim):
        table.check()
