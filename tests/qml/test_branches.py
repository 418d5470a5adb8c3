"""Decisions taken back: shown as a tree, visited and resumed, by clicks and by keys."""

import json
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from rococo_desktop.engine.state import State
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.saves.chronicle import read_chronicle
from rococo_desktop.session.session import Session
from rococo_desktop.session.tree import Moment
from tests.qml.hands import Hands, answer_first, play_to, played_out, session

pytestmark = pytest.mark.one_window

ALT = Qt.KeyboardModifier.AltModifier
Answers = tuple[str, ...]


def branch_off(game: Session, back: int, on: int) -> Answers:
    """Take decisions back, play on differently, and return the answers that were left."""
    left = game.answers
    for _ in range(back):
        game.undo()
    while not (decision := game.decision) or set(decision.options) <= set(game.here.next):
        game.undo()
    game.answer(decision.id, next(each for each in decision.options if each not in game.here.next))
    for _ in range(on - 1):
        assert game.decision is not None
        game.answer(game.decision.id, game.decision.options[0])
    return left


def branched() -> tuple[Session, Answers]:
    """Return a game of two with one branch left behind, and the answers of that branch."""
    game = play_to(session(2), "play_card", skip=12)
    return game, branch_off(game, 5, 9)


@pytest.fixture
def table(hands: Hands) -> tuple[Hands, Answers]:
    game, left = branched()
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.settle()
    return hands, left


def answers_to(moment: Moment[State]) -> list[str]:
    """Return the answers that led to a moment."""
    return [each.entry.option for each in moment.way() if each.entry]


def test_a_branch_is_clicked_seen_and_gone_on_from(table: tuple[Hands, Answers]) -> None:
    hands, left = table
    game = hands.game.session
    assert answer_first(hands.game)
    hands.settle()
    before = game.answers
    hands.click("openBranches")
    now, branch = hands.game.timeline.branches.rows
    assert now.shown
    hands.lay_out()
    hands.click(f"branch:{branch.key}")
    assert game.answers == before
    timeline = hands.game.timeline
    assert answers_to(timeline.here) == list(left)
    assert [row.livre for row in hands.table.people.players.rows] == [
        player.livre for player in game.state_at(timeline.here).players
    ]
    assert f"Taken back · {timeline.title}" in hands.texts()
    assert not hands.targets().keys() - {None}
    hands.click("pastGoOn")
    assert game.answers == left
    assert not timeline.past
    hands.game.hotSeat.reveal()
    hands.settle()
    (_, other) = timeline.branches.rows
    timeline.walkToBranch(other.key)
    assert answers_to(timeline.here) == list(before)


def test_branches_are_walked_and_returned_to_by_keys(table: tuple[Hands, Answers]) -> None:
    hands, left = table
    timeline, game = hands.game.timeline, hands.game.session
    hands.key(Qt.Key.Key_PageDown, ALT)
    assert timeline.taken
    end = timeline.moment
    hands.key(Qt.Key.Key_Right, ALT)
    assert timeline.moment == end
    hands.key(Qt.Key.Key_Left, ALT)
    assert timeline.moment < end
    hands.key(Qt.Key.Key_PageUp, ALT)
    assert not timeline.past
    hands.key(Qt.Key.Key_PageDown, ALT)
    hands.key(Qt.Key.Key_Return, ALT)
    assert game.answers == left
    hands.game.hotSeat.reveal()
    hands.settle()
    hands.control(Qt.Key.Key_Z)
    assert len(game.answers) < len(left)
    hands.game.hotSeat.reveal()
    hands.settle()
    hands.control(Qt.Key.Key_Y)
    assert game.answers == left


def test_the_list_of_branches_is_walked_by_keys(table: tuple[Hands, Answers]) -> None:
    hands, _ = table
    hands.control(Qt.Key.Key_L)
    hands.lay_out()
    hands.tab_to("branch:0")
    hands.key(Qt.Key.Key_Down)
    hands.key(Qt.Key.Key_Return)
    assert hands.game.timeline.taken
    branch = hands.game.timeline.branches.rows[1]
    line = hands.named(f"branch:{branch.key}")
    assert line.height() >= 32
    name, _ = hands.spoken(line)
    assert name == branch.text
    assert branch.text.startswith("Round ")
    assert branch.text.endswith(" decisions)")
    hands.key(Qt.Key.Key_Escape)
    assert not hands.game.timeline.past


def test_a_moment_of_the_game_itself_is_gone_back_to(table: tuple[Hands, Answers]) -> None:
    hands, _ = table
    game = hands.game.session
    before = game.answers
    hands.key(Qt.Key.Key_Left, ALT)
    hands.key(Qt.Key.Key_Left, ALT)
    moment = hands.game.timeline.moment
    hands.click("pastGoOn")
    assert game.answers == before[:moment]
    assert game.can_redo


def test_the_tree_names_a_branch_of_a_branch(hands: Hands) -> None:
    game, left = branched()
    other = game.answers
    game.return_to(game.moment_at(len(other) - shared(left, other), left[shared(left, other) :]))
    branch_off(game, 1, 2)
    game.return_to(game.moment_at(*way(game.answers, other)))
    hands.play(game)
    hands.game.hotSeat.reveal()
    rows = hands.game.timeline.branches.rows
    assert [row.depth for row in rows] == [0, 1, 2]
    assert len({row.text for row in rows}) == 3


def test_a_branch_that_was_played_to_its_end_is_over(hands: Hands) -> None:
    game = played_out(session(2))
    branch_off(game, 3, 1)
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.settle()
    hands.key(Qt.Key.Key_PageDown, ALT)
    assert hands.game.timeline.title == "After the ball"
    assert "Taken back · After the ball" in hands.texts()
    hands.key(Qt.Key.Key_Return, ALT)
    assert hands.game.over


def shared(one: Answers, other: Answers) -> int:
    return next(place for place in range(len(one)) if one[: place + 1] != other[: place + 1])


def way(here: Answers, there: Answers) -> tuple[int, Answers]:
    return len(here) - shared(here, there), there[shared(here, there) :]


def test_branches_show_no_more_than_their_viewer_may_know(table: tuple[Hands, Answers]) -> None:
    hands, _ = table
    game = hands.game.session
    asked = game.asked
    assert asked is not None
    hands.key(Qt.Key.Key_PageDown, ALT)
    timeline = hands.game.timeline
    wording = hands.table.faces.wording
    for moment in range(timeline.moment + 1):
        timeline.walkTo(moment)
        view = game.look_back(timeline.here, asked.seat)
        assert {row.key for row in hands.table.belongings.hand.rows} == set(
            view.players[asked.seat].hand or ()
        )
        assert hands.table.belongings.seat == asked.seat
    taken = [row.text for row in hands.game.log.lines.rows if " takes a card " in row.text]
    assert all(text.startswith(wording.name(1 - asked.seat)) for text in taken)


def test_under_the_curtain_there_are_no_branches(hands: Hands) -> None:
    game, _ = branched()
    hands.play(game)
    assert hands.game.hotSeat.curtain
    before = game.answers
    hands.key(Qt.Key.Key_PageDown, ALT)
    assert not hands.game.timeline.past
    assert not hands.game.timeline.branches.count
    hands.game.timeline.walkToBranch(max(each.number for each in game.branches()))
    hands.game.timeline.goOn()
    assert not hands.game.timeline.past
    assert game.answers == before


def test_in_a_fair_game_one_returns_where_undo_could_lead(hands: Hands) -> None:
    game = session(2, undo="fair")
    hands.play(game)
    hands.game.hotSeat.reveal()
    assert game.decision is not None
    first, other = game.decision.options[:2]
    assert hands.game.answer(first)
    hands.control(Qt.Key.Key_Z)
    assert hands.game.answer(other)
    assert hands.game.timeline.branches.count == 2
    hands.key(Qt.Key.Key_PageDown, ALT)
    hands.click("pastGoOn")
    assert game.answers == (first,)
    while game.asked is not None and game.asked.seat == hands.game.hotSeat.viewer:
        assert answer_first(hands.game)
    hands.change_places()
    assert not hands.game.timeline.branches.count
    hands.key(Qt.Key.Key_Left, ALT)
    assert hands.game.timeline.past
    assert not hands.has("pastGoOn")


@pytest.mark.parametrize("enter", [lambda hands: hands.click("pastGoOn"), None])
def test_a_kept_game_is_played_on_as_a_new_one(
    hands: Hands, places: Places, enter: Callable[[Hands], None] | None
) -> None:
    game = play_to(session(1, bots=1), "play_card", skip=6)
    branch_off(game, 4, 3)
    hands.play(played_out(game))
    hands.shell.leave()
    hands.shell.open("records")
    hands.settle()
    (file,) = places.finished.iterdir()
    kept = file.read_bytes()
    assert json.loads(kept)["branches"]
    hands.shell.lookAt(hands.shell.backstage.records.games.rows[0].key)
    hands.settle()
    hands.click("toTable")
    timeline = hands.game.timeline
    assert timeline.branches.count == 2
    timeline.walkTo(60)
    here = timeline.here
    assert hands.game.session.frozen
    if enter is None:
        hands.settle()
        hands.key(Qt.Key.Key_Return, ALT)
    else:
        hands.settle()
        enter(hands)
    on = hands.game.session
    assert not on.frozen
    assert on.history[:60] == [each.entry for each in here.way() if each.entry is not None]
    assert on.decision is not None
    assert on.can_undo
    assert file.read_bytes() == kept
    assert len(list(places.journals.iterdir())) == 1
    assert answer_first(hands.game)
    hands.shell.leave()
    assert hands.shell.playing
    assert file.read_bytes() == kept


@pytest.mark.parametrize(("answer", "kind"), [("mine", "human"), ("theirs", "random")])
def test_one_is_asked_whether_one_plays_the_seat_that_acts(
    hands: Hands, answer: str, kind: str
) -> None:
    hands.play(played_out(session(1, bots=1)))
    hands.shell.back()
    timeline = hands.game.timeline
    way = hands.game.session.tree.line
    theirs = (n for n, each in enumerate(way) if each.state.pending and each.state.pending.seat)
    timeline.walkTo(next(theirs))
    hands.settle()
    hands.click("pastGoOn")
    hands.settle()
    assert hands.shell.dialog == "play_on"
    hands.click(answer)
    assert hands.shell.dialog == ""
    assert hands.game.session.setup.seats[1].kind == kind


def test_a_game_that_is_over_stays_as_it_ended_where_one_plays_on(
    hands: Hands, places: Places
) -> None:
    """Its result is kept although the program is closed before the end of what follows."""
    ended = played_out(session(1, bots=1))
    hands.play(ended)
    hands.shell.back()
    timeline = hands.game.timeline
    timeline.walkTo(60)
    hands.settle()
    assert timeline.canLeave
    hands.click("pastGoOn")
    on = hands.game.session
    assert on is not ended
    assert on.decision is not None
    # The computer's seat may have answered already.
    assert on.history[:60] == ended.history[:60]
    assert len(on.history) < len(ended.history)
    hands.shell.clerk.finish()
    (game,) = read_chronicle(places.chronicle).games
    assert len(list(places.finished.iterdir())) == 1
    assert hands.shell.playing
    hands.shell.open("records")
    hands.settle()
    assert [row.key for row in hands.shell.backstage.records.games.rows] == [game.game]
