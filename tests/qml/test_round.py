"""A round ends in order, and the new one is announced with incomes, what left and what is new."""

from collections.abc import Callable, Collection
from typing import TypeAlias

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.events import RoundBegan
from rococo_desktop.rules.rococo import events as happened
from rococo_desktop.session.bots import BotRunner
from rococo_desktop.session.session import Session
from tests.daily import soaked
from tests.qml.hands import Hands, Open, Puppet, Whim, session
from tests.qml.haste import Haste, middle
from tests.qml.patisserie import kitchen_hands

Answers: TypeAlias = Callable[[Decision], str]
"""Somebody who answers questions."""
LONG = 3000
"""More milliseconds than a panel stays that closes by itself."""


@pytest.fixture
def moving(open_window: Open) -> Hands:
    """A window in which things move, so slowly that a round stays announced."""
    return open_window(20)


def end_the_round(hands: Hands) -> list[Event]:
    """Play a game of two people to the end of its second round, with the last answer given here."""
    game, whim = session(2, seed=4, expansions=("jewelry_box",)), Whim(4)
    hands.shell.preferences.choose("hands", "open")
    while game.state.round < 3:
        decision = game.decision
        assert decision is not None
        option = whim(decision)
        _, events = game.match.kernel.apply(game.state, option, decision.id)
        if any(isinstance(event, RoundBegan) and event.round == 3 for event in events):
            hands.play(game)
            assert hands.game.answer(option)
            hands.settle()
            return list(events)
        game.answer(decision.id, option)
    raise AssertionError("the round never ends")


def test_the_banner_shows_incomes_what_left_and_what_is_new(moving: Hands, qtbot: QtBot) -> None:
    events = end_the_round(moving)
    assert moving.table.motion.flying
    moving.key(Qt.Key.Key_F7)  # ends what flies, so that the round is announced
    qtbot.waitUntil(lambda: moving.has("roundBanner"))
    banner = moving.named("roundBanner")
    texts = [item.property("text") for item in moving.items(banner) if item.property("text")]
    evening, scene = moving.named("evening"), moving.named("evening").parentItem()
    assert scene is not None
    assert evening.x() < -0.1 * scene.width(), "what is dark beside the palace is not seen"
    assert evening.x() + evening.width() > 1.1 * scene.width()
    assert "Round 3 of 7" in texts
    gains = [event for event in events if isinstance(event, happened.LivreGained)]
    for seat, name in enumerate(("Anna", "Bruno")):
        place = texts.index(name)
        own = [event.amount for event in gains if event.seat == seat]
        assert texts[place + 1] == f"+{sum(own)}"
        assert texts[place + 2] == str(own[0])
        assert texts[place + 3] == "Income"
        assert f"{name}: Income: {own[0]} Livre" in moving.spoken(banner)[0]
    report = moving.table.news.report
    new = [
        *(each for e in events if isinstance(e, happened.EmployeesRevealed) for each in e.cards),
        *(each for e in events if isinstance(e, happened.DressesRevealed) for each in e.dresses),
    ]
    assert report.come.count >= len(new)
    assert "New on display" in texts
    assert ("No longer on display" in texts) == (report.gone.count > 0)
    assert report.why.startswith("Employees not hired leave the game.")
    assert (report.why in texts) == (report.gone.count > 0)
    lain = [item for item in moving.items(banner) if item.property("likeness") is not None]
    shown = [*report.gone.rows, *report.come.rows]
    assert [item.property("label") for item in lain] == [row.face.name for row in shown]
    moving.point_at(lain[0])
    assert not moving.root.property("keyboard")
    name, _ = moving.spoken(banner)
    assert all(row.face.name in name for row in shown), "it is read aloud as a whole"
    cut = [item for item in moving.items(banner) if item.property("truncated")]
    assert not cut, "there is room for every name"
    moving.key(Qt.Key.Key_F7)
    assert not moving.has("roundBanner"), "any key ends it"
    assert not moving.table.motion.newRound


def test_the_round_and_the_money_change_when_what_brings_them_has_come(
    moving: Hands, qtbot: QtBot
) -> None:
    game, whim = rococo()
    option = last_answer(game, whim)
    moving.play(game)
    before = f"Round {moving.table.round} of 7"
    assert before in moving.texts()
    assert moving.game.answer(option)
    moving.settle()
    motion = moving.table.motion
    assert any(row.sign == "livre" and row.stage == 2 for row in motion.flights.rows)
    assert before in moving.texts()
    counters = [
        item
        for item in moving.items()
        if item.property("sign") == "livre" and item.property("coming")
    ]
    assert counters
    assert all(item.property("shown") < item.property("number") for item in counters)
    motion.goOn()
    qtbot.waitUntil(lambda: before not in moving.texts())
    assert not any(item.property("coming") for item in counters)


def written_at(hands: Hands, place: str) -> list[str]:
    """Return what is written around a spot of the table."""
    (spot,) = [item for item in hands.placed() if item.property("place") == place]
    return [item.property("text") for item in hands.written(spot.parentItem())]


def test_in_the_kitchen_coins_phase_and_question_wait_for_their_causes_too(
    moving: Hands, qtbot: QtBot
) -> None:
    game, whim = patisserie()
    option = last_answer(game, whim)
    moving.play(game)
    table = kitchen_hands.table_of(moving)
    number, phase, coins = table.round, table.phase, table.kitchen.coins
    panel = f"player:{moving.game.session.decision.seat}" if moving.game.session.decision else ""
    ending = f"Round {number} ends."
    assert moving.game.answer(option)
    moving.settle()
    assert any((row.sign, row.target) == ("coin", "purse") for row in table.motion.flights.rows)
    assert table.kitchen.coins > coins
    assert table.phase != phase
    assert f"Round {number} of 4" in moving.texts()
    assert phase in moving.texts()
    assert table.phase not in moving.texts()
    assert ending in moving.texts()
    assert table.prompt.text not in moving.texts()
    assert written_at(moving, "purse")[0] == str(coins)
    assert str(coins) in written_at(moving, panel)
    table.motion.goOn()
    qtbot.waitUntil(lambda: table.phase in moving.texts())
    assert f"Round {number} of 4" not in moving.texts()
    assert ending not in moving.texts()
    assert table.prompt.text in moving.texts()
    moving.root.setProperty("motion", 0.0)
    table.motion.announced()


def test_without_motion_the_panel_tells_it_and_nothing_is_announced(hands: Hands) -> None:
    end_the_round(hands)
    assert not hands.has("roundBanner")
    (row,) = [row for row in hands.table.news.rows.rows if row.seat < 0]
    assert "Round 3" in row.title
    assert hands.has(f"news:{row.key}")


def test_bots_wait_until_the_round_is_told(moving: Hands) -> None:
    end_the_round(moving)
    assert moving.table.motion.newRound == 3
    assert moving.game.others.held
    moving.table.motion.skip()
    assert not moving.game.others.held


def last_answer(game: Session, whim: Answers) -> str:
    """Play until the only person's next answer ends a round; return that answer."""
    while (decision := game.decision) is not None:
        option = whim(decision)
        _, events = game.match.kernel.apply(game.state, option, decision.id)
        if decision.seat == 0 and any(isinstance(event, RoundBegan) for event in events):
            return option
        game.answer(decision.id, option)
    raise AssertionError("the person never ends a round")


def rococo() -> tuple[Session, Answers]:
    return session(1, bots=1, seed=3), Whim(3)


def patisserie() -> tuple[Session, Answers]:
    return kitchen_hands.session(1, bots=1, seed=3), kitchen_hands.Whim(3)


def rococo_of_two() -> tuple[Session, Answers]:
    return session(2, seed=3), Whim(3)


def patisserie_of_two() -> tuple[Session, Answers]:
    return kitchen_hands.session(2, seed=3), kitchen_hands.Whim(3)


def ghosts(hands: Hands, stages: Collection[int]) -> list[QQuickItem]:
    """Return the pieces of some stages in the air, or lying where they leave."""
    flights = (item for item in hands.items() if item.property("tokenWidth") is not None)
    return [item for item in flights if item.property("stage") in stages and item.opacity() > 0]


@pytest.mark.parametrize("start", soaked([rococo, patisserie], [patisserie]))
def test_a_round_ends_in_order_and_its_panel_stays_until_a_key(
    open_window: Open,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
    start: Callable[[], tuple[Session, Answers]],
) -> None:
    puppet = Puppet()
    monkeypatch.setattr(BotRunner, "submit", lambda _, *asked: puppet.submit(*asked))
    hands = open_window(1)
    hands.shell.preferences.choose("pace", "brisk")
    game, whim = start()
    option = last_answer(game, whim)
    hands.play(game)
    motion, stages = hands.game.table.motion, list[int]()
    motion.changed.connect(lambda: stages.append(motion.stage) if motion.flying else None)
    assert hands.game.answer(option)
    hands.settle()
    assert not hands.has("roundBanner")
    if motion.stage == 0:
        waiting = ghosts(hands, (1, 2, 3))
        assert waiting, "what leaves lies on the table until then"
        assert all(item.property("held") for item in waiting), "the own deed comes first"
    qtbot.waitUntil(lambda: hands.has("roundBanner"))
    assert stages == sorted(stages)
    assert {1, 2, 3} <= set(stages)
    assert not motion.flying
    assert "Any key or click goes on" in hands.texts()
    steps, question = len(hands.game.session.history), hands.game.hotSeat.question
    if hands.game.hotSeat.following:
        qtbot.waitUntil(lambda: bool(puppet.asked))
        decision = hands.game.session.decision
        assert decision is not None
        puppet.asked[-1].set_result(decision.options[0])
    QTest.qWait(LONG)
    assert hands.has("roundBanner")
    assert len(hands.game.session.history) == steps, "nobody goes on behind it"
    hands.key(Qt.Key.Key_1)
    assert not hands.has("roundBanner")
    if question:
        assert len(hands.game.session.history) == steps, "the key does nothing else"
    else:
        qtbot.waitUntil(lambda: len(hands.game.session.history) > steps)


@pytest.mark.parametrize("start", [rococo_of_two, patisserie_of_two])
def test_a_click_for_something_else_does_not_end_what_is_announced(
    moving: Hands, qtbot: QtBot, start: Callable[[], tuple[Session, Answers]]
) -> None:
    game, whim = start()
    option = last_answer(game, whim)
    moving.shell.preferences.choose("hands", "open")
    moving.play(game)
    assert moving.game.answer(option)
    moving.lay_out()
    assert moving.game.table.motion.flying
    haste, spot = Haste(moving), middle(moving.named("promptBar"))
    haste.click(spot, times=2)
    assert moving.has("roundBanner"), "the second press was not for it"
    haste.click(spot)
    qtbot.waitUntil(lambda: not moving.has("roundBanner"))


@pytest.mark.parametrize("press", ["key", "click"])
@pytest.mark.parametrize("start", [rococo_of_two, patisserie_of_two])
def test_nothing_pressed_while_a_round_ends_answers_what_comes_after_it(
    moving: Hands, qtbot: QtBot, start: Callable[[], tuple[Session, Answers]], press: str
) -> None:
    """What still flies stops, then the announcement ends; only then the question is seen."""
    game, whim = start()
    option = last_answer(game, whim)
    moving.shell.preferences.choose("hands", "open")
    moving.play(game)
    number = moving.game.table.round
    assert moving.game.answer(option)
    moving.lay_out()
    motion, question = moving.game.table.motion, moving.game.prompt.text
    assert motion.flying
    assert moving.game.prompt.mine
    assert f"Round {number} ends." in moving.texts()
    steps = len(game.history)
    legal = moving.legal()
    spot = legal[0] if legal else moving.named("promptBar")
    for flying in (True, False):
        assert motion.flying == flying
        if press == "click":
            middle = spot.mapToScene(spot.boundingRect().center()).toPoint()
            QTest.mouseClick(
                moving.root, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle
            )
        else:
            moving.key(Qt.Key.Key_1)
        assert len(game.history) == steps
        assert moving.game.prompt.text == question
        assert (motion.newRound > 0) == flying
        moving.settle()  # what is announced counts once it has been drawn
    moving.lay_out()
    assert not moving.has("roundBanner")
    assert question in moving.texts()
    moving.key(Qt.Key.Key_1)
    assert len(game.history) > steps, "now it is an answer"


def test_with_computer_players_alone_the_panel_closes_by_itself(
    open_window: Open, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    puppet = Puppet()
    monkeypatch.setattr(BotRunner, "submit", lambda _, *asked: puppet.submit(*asked))
    hands = open_window(0.2)
    game = session(0, bots=2, seed=3)
    option = last_answer(game, Whim(3))
    hands.play(game)
    qtbot.waitUntil(lambda: bool(puppet.asked))
    puppet.asked[-1].set_result(option)
    qtbot.waitUntil(lambda: hands.has("roundBanner"))
    assert "Any key or click goes on" not in hands.texts()
    qtbot.waitUntil(lambda: not hands.has("roundBanner"))


@pytest.mark.parametrize("beside", [False, True])
def test_a_click_ends_it_and_reaches_nothing_below(
    moving: Hands, qtbot: QtBot, *, beside: bool
) -> None:
    end_the_round(moving)
    moving.key(Qt.Key.Key_F7)
    qtbot.waitUntil(lambda: moving.has("roundBanner"))
    steps, question = len(moving.game.session.history), moving.game.hotSeat.question
    spot = moving.named("standing" if beside else "roundBanner")
    middle = spot.mapToScene(spot.boundingRect().center()).toPoint()
    QTest.mouseClick(moving.root, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)
    moving.settle()
    assert not moving.has("roundBanner")
    assert len(moving.game.session.history) == steps
    assert moving.game.hotSeat.question == question
    assert moving.shell.dialog == "", "no sheet of a player opens either"


SHAPES = [((1280, 800),), ((1920, 1080),), ((2560, 1080),)]


@pytest.mark.parametrize("size", soaked(SHAPES, SHAPES[:1]))
@pytest.mark.parametrize("start", soaked([rococo, patisserie], [rococo]))
def test_the_panel_covers_no_display_and_no_hall(
    open_window: Open,
    qtbot: QtBot,
    start: Callable[[], tuple[Session, Answers]],
    size: tuple[int, int],
) -> None:
    hands = open_window(20)
    hands.root.resize(*size)
    game, whim = start()
    option = last_answer(game, whim)
    hands.play(game)
    assert hands.game.answer(option)
    hands.key(Qt.Key.Key_F7)
    qtbot.waitUntil(lambda: hands.has("roundBanner"))
    own = {"region:hand", "region:kitchen", "region:prompt", "region:seat", "region:tools"}
    own |= {f"region:{part}" for part in ("decorations", "goods", "pantry", "racks", "store")}
    banner = rect(hands.named("roundBanner"))
    regions = {str(each.property("place")): rect(each) for each in hands.placed()}
    others = {each for each in regions if each.startswith("region:")} - own
    assert len(others) > 4
    assert not {each for each in others if regions[each].intersects(banner)}


def rect(item: QQuickItem) -> QRectF:
    """Return what an item takes of the window."""
    return item.mapRectToScene(item.boundingRect()).adjusted(1, 1, -1, -1)
