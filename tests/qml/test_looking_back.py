"""The log as a timeline: walked by clicks and by keys, and back to the game."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from rococo_desktop.controller.input.things import entries
from tests.qml.hands import NAMES, Hands, Whim, play_to, played_out, session
from tests.qml.heard import Role, a_screen_reader, heard
from tests.qml.patisserie.kitchen_hands import session as kitchen_session
from tests.qml.patisserie.kitchen_hands import until

pytestmark = pytest.mark.one_window

ALT = Qt.KeyboardModifier.AltModifier
SMALLEST = 32


@pytest.fixture
def table(hands: Hands) -> Hands:
    """A game of a few rounds, seen by the person asked."""
    game = play_to(session(2), "play_card", skip=12)
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.settle()
    return hands


def lines(hands: Hands) -> list[QQuickItem]:
    hands.lay_out()
    return [item for item in hands.items() if item.objectName().startswith("line:")]


def inside(item: QQuickItem) -> bool:
    """Return whether the middle of a line is in the visible part of the log."""
    above = item.parentItem()
    while not above.clip():
        above = above.parentItem()
    y = item.mapToItem(above, 0, item.height() - SMALLEST / 2).y()
    return bool(0 <= y <= above.height())


def test_a_line_is_clicked_and_the_table_is_as_it_was(table: Hands) -> None:
    game = table.game.session
    assert not table.has("closeLog")
    table.click("openLog")
    seen = [line for line in lines(table) if inside(line)]
    line = min(seen, key=lambda line: line.property("moment"))
    moment = line.property("moment")
    assert moment < table.game.timeline.loggedMoment
    table.click(line)
    assert table.game.timeline.moment == moment
    state = game.state_at(moment)
    assert [row.livre for row in table.table.people.players.rows] == [
        player.livre for player in state.players
    ]
    assert f"The past · {table.game.timeline.title}" in table.texts()
    table.click("pastNow")
    assert not table.game.timeline.past
    assert not table.has("pastNow")
    table.click("closeLog")
    assert not table.has("closeLog")


def test_the_log_is_walked_by_keys(table: Hands) -> None:
    table.control(Qt.Key.Key_L)
    assert table.focused.objectName().startswith("line:")
    rows = table.game.log.chosen.rows
    for _ in range(4):
        table.key(Qt.Key.Key_Up)
    table.key(Qt.Key.Key_Return)
    assert table.game.timeline.moment == rows[-5].moment
    table.key(Qt.Key.Key_Home)
    table.key(Qt.Key.Key_Return)
    assert table.game.timeline.moment == rows[0].moment
    assert table.focused.objectName().startswith("line:")
    table.key(Qt.Key.Key_Escape)
    assert not table.game.timeline.past
    assert table.has("closeLog")
    table.key(Qt.Key.Key_Escape)
    assert not table.has("closeLog")
    assert table.focused.property("legal")
    table.key(Qt.Key.Key_Escape)
    assert table.shell.dialog == "menu"


def test_alt_and_arrows_walk_without_the_log(table: Hands) -> None:
    timeline = table.game.timeline
    table.key(Qt.Key.Key_Left, ALT)
    last = timeline.moment
    assert timeline.past
    table.key(Qt.Key.Key_Left, ALT)
    assert timeline.moment < last
    table.key(Qt.Key.Key_Right, ALT)
    assert timeline.moment == last
    table.key(Qt.Key.Key_Home, ALT)
    assert timeline.moment == 0
    table.key(Qt.Key.Key_Down, ALT)
    assert timeline.moment == table.game.log.turns()[1]
    table.key(Qt.Key.Key_End, ALT)
    assert not timeline.past


def test_the_buttons_walk_too(table: Hands) -> None:
    timeline = table.game.timeline
    table.key(Qt.Key.Key_Left, ALT)
    last = timeline.moment
    table.click("pastBack")
    assert timeline.moment < last
    table.click("pastOn")
    assert timeline.moment == last
    table.click("pastFirst")
    assert timeline.moment == 0


def test_nothing_is_answered_meanwhile(table: Hands) -> None:
    game = table.game.session
    version = game.version
    asked = list(table.targets().values())
    assert asked
    table.key(Qt.Key.Key_Left, ALT)
    assert not table.targets().keys() - {None}
    table.click(asked[0])
    table.key(Qt.Key.Key_1)
    table.control(Qt.Key.Key_Z)
    assert game.version == version
    table.key(Qt.Key.Key_Escape)
    assert len(table.targets()) == len(asked)


@pytest.mark.parametrize("game", ["rococo", "patisserie"])
def test_digits_are_consecutive_beside_the_open_log(hands: Hands, game: str) -> None:
    """What was chosen leaves no gap among the digits of the rest."""
    kitchen = game == "patisserie"
    played = until(kitchen_session(1, bots=1), "play_card") if kitchen else session(1, bots=1)
    while (asked := played.decision) is not None and asked.seat != 0:
        played.answer(asked.id, asked.options[0])
    before = len(played.history)
    hands.play(played)
    hands.root.resize(1280, 800)
    hands.control(Qt.Key.Key_L)
    hands.lay_out()
    for _ in range(4):
        assert hands.has("logList")
        if len(hands.legal()) < 2:  # others are asked, or it is chosen where the log lies
            break
        shown = [each for each in entries(hands.root.contentItem()) if each.item.isVisible()]
        digits = sorted(each.number for each in shown if each.number)
        assert digits == list(range(1, len(digits) + 1))
        second = hands.legal()[1]
        number = second.property("number")
        assert number in digits
        meant = next(option for option, item in hands.targets().items() if item == second)
        hands.key(Qt.Key(Qt.Key.Key_0 + number))
        hands.settle()
        assert meant in [each.option for each in played.history[-3:]]
    assert len(played.history) > before + 1


def test_under_the_curtain_there_is_no_walking(hands: Hands) -> None:
    hands.play(play_to(session(2), "play_card", skip=4))
    assert hands.game.hotSeat.curtain
    hands.key(Qt.Key.Key_Left, ALT)
    hands.control(Qt.Key.Key_L)
    hands.key(Qt.Key.Key_Home, ALT)
    assert not hands.game.timeline.past
    hands.click("lift")
    assert not hands.has("closeLog")


def test_the_past_shows_no_more_than_its_viewer_may_know(table: Hands) -> None:
    game = table.game.session
    asked = game.asked
    assert asked is not None
    table.control(Qt.Key.Key_L)
    wording = table.table.faces.wording
    for moment in range(0, len(game.history), 3):
        table.game.timeline.walkTo(moment)
        table.settle()
        taken = [row.text for row in table.game.log.lines.rows if " takes a card " in row.text]
        assert all(text.startswith(wording.name(1 - asked.seat)) for text in taken)
        view = game.look_back(moment, asked.seat)
        assert {row.key for row in table.table.belongings.hand.rows} == set(
            view.players[asked.seat].hand or ()
        )


def test_a_filter_is_clicked(table: Hands) -> None:
    table.control(Qt.Key.Key_L)
    table.click("about:1")
    assert table.game.log.about == 1
    assert {line.property("seat") for line in lines(table)} <= {-1, 1}
    table.click("aboutAll")
    assert table.game.log.chosen.count == table.game.log.lines.count


def test_each_line_can_be_hit_and_is_named(table: Hands) -> None:
    table.control(Qt.Key.Key_L)
    assert lines(table)
    for line in lines(table):
        assert line.height() >= SMALLEST
        name, role = table.spoken(line)
        assert line.property("text") in name
        assert role == Role.ListItem


def test_the_log_is_read_oldest_first_and_each_name_once(table: Hands) -> None:
    with a_screen_reader():
        table.control(Qt.Key.Key_L)
        table.settle()
        read = [each for each in heard(table) if each.around[-1:] and each.role == Role.ListItem]
        read = [each for each in read if each.around[-1].name == "Log"]
        assert len(read) > 2
        assert [each.box.y() for each in read] == sorted(each.box.y() for each in read)
        assert all("Press" in each.actions for each in read)
        for name in NAMES:
            assert not any(each.name.startswith(f"{name}: {name}") for each in read)


def test_the_log_opens_where_the_game_is_and_follows_it(hands: Hands) -> None:
    game = session(2)
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.settle()
    hands.control(Qt.Key.Key_L)
    whim = Whim(2)
    for _ in range(30):
        assert game.decision is not None
        hands.change_places()
        assert hands.game.answer(whim(game.decision))
    hands.change_places()
    last = hands.game.log.chosen.count - 1
    assert hands.named("logList").property("currentIndex") == last


def test_a_finished_game_can_be_looked_back_at(hands: Hands) -> None:
    hands.play(played_out(session(2)))
    hands.shell.back()
    hands.settle()
    hands.key(Qt.Key.Key_Left, ALT)
    assert hands.game.timeline.past
    assert hands.table.round == 7
    hands.key(Qt.Key.Key_Escape)
    assert not hands.game.timeline.past


def test_the_past_keeps_its_line_while_one_points_elsewhere(table: Hands) -> None:
    table.game.timeline.step(-3)
    table.lay_out()
    table.settle()
    line = table.game.timeline.line
    statue = next(item for item in table.items() if item.property("key") == "statue-2")
    table.point_at(statue)
    texts = table.texts()
    assert line in texts
    assert statue.property("label") in texts


def test_a_click_on_what_is_shown_says_that_it_is_shown(table: Hands) -> None:
    table.click("openLog")
    last = max(lines(table), key=lambda line: line.property("moment"))
    assert last.property("shown")
    table.click(last)
    assert not table.game.timeline.past
    assert "The table shows this moment." in table.texts()
    table.game.timeline.step(-2)
    table.click(last)
    assert not table.game.timeline.past


def test_the_log_is_closed_where_one_plays_on_and_in_the_next_game(table: Hands) -> None:
    """The log covers the displays, which a player needs to see."""
    table.control(Qt.Key.Key_L)
    table.key(Qt.Key.Key_Left, ALT)
    table.key(Qt.Key.Key_Left, ALT)
    assert table.has("closeLog")
    table.click("pastGoOn")
    assert not table.has("closeLog")
    table.game.hotSeat.reveal()
    table.settle()
    table.control(Qt.Key.Key_L)
    assert table.has("closeLog")
    table.play(session(1, bots=1))
    assert not table.has("closeLog")
