"""Seats handed to computer players and taken back in a running game."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from rococo_desktop.app import Window
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.session import AnySession, Session
from rococo_desktop.texts import Catalogue
from tests.qml.hands import Hands, Puppet, answer_first, play_to, session
from tests.qml.legible import LONG_AND_SHORT
from tests.qml.patisserie.kitchen_hands import session as kitchen_session

pytestmark = pytest.mark.one_window


@pytest.fixture
def puppet(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> Puppet:
    """Bots that think until the test ends."""
    bots = Puppet()
    monkeypatch.setattr(hands.shell.games.bots, "submit", bots.submit)
    return bots


def kinds(hands: Hands) -> list[str]:
    return [plan.kind for plan in hands.game.session.setup.seats]


def mine(hands: Hands) -> bool:
    """Return whether the person at the screen is asked."""
    return hands.game.prompt.mine


def curtained(hands: Hands) -> bool:
    return hands.game.hotSeat.curtain


def coached(hands: Hands) -> bool:
    return hands.game.tutors.speaking is not None


def asked(game: Session) -> int:
    assert game.asked is not None
    return game.asked.seat


def opened(hands: Hands) -> None:
    """Open the dialog from the menu."""
    hands.shell.open("menu")
    hands.settle()
    hands.click("seats")
    hands.lay_out()


def test_one_hands_the_seat_over_and_takes_it_back_by_the_mouse(
    hands: Hands, puppet: Puppet
) -> None:
    game = play_to(session(1, bots=1), "play_card")
    while asked(game) != 0:
        answer_bot(game)
    hands.play(game)
    assert mine(hands)
    opened(hands)
    assert hands.spoken(hands.named("who0"))[0] == "Anna: Person"
    hands.click("who0")
    hands.click("seat0:level4")
    assert kinds(hands) == ["level4", "random"]
    said, role = hands.spoken(hands.named("said"))
    assert (said, role) == ("Barnabé plays for Anna from now on.", QAccessible.Role.AlertMessage)
    hands.key(Qt.Key.Key_Escape)
    assert hands.named("portrait:0").property("path") == "sitter/bun", "the face of the name"
    assert not mine(hands)
    assert not hands.targets()
    assert hands.game.hotSeat.following
    assert hands.table.belongings.watched
    opened(hands)
    hands.click("seat0:human")
    hands.key(Qt.Key.Key_Escape)
    assert hands.named("portrait:0").property("path") == "sitter/bun"
    assert mine(hands)
    assert hands.targets()
    assert not curtained(hands), "who plays alone has nothing to hide"


def test_a_pile_that_is_watched_shows_as_many_backs_as_it_has_cards(
    hands: Hands, puppet: Puppet
) -> None:
    hands.play(play_to(session(0, bots=3), "play_card"))
    hands.lay_out()
    belongings = hands.table.belongings
    assert belongings.watched
    unseen = [*belongings.hand.rows, *belongings.supply.rows]
    assert len(belongings.supply.rows) > 1
    backs = [each for each in hands.items() if each.property("path") == "sign/card-back"]
    lying = {each.mapToScene(each.boundingRect().center()).toTuple() for each in backs}
    assert len(lying) == len(unseen)


@pytest.mark.parametrize("begin", [session, kitchen_session], ids=["rococo", "patisserie"])
def test_everybody_keeps_the_face_of_the_name_everywhere(
    hands: Hands, puppet: Puppet, begin: Callable[..., AnySession]
) -> None:
    """Also where a computer player plays for somebody who plays here already under a name."""
    game = begin(1, bots=2, seed=3)
    hands.play(game)
    hands.lay_out()

    def faces() -> list[str]:
        places = (hands.named(f"portrait:{seat}") for seat in range(3))
        return [str(place.property("path")) for place in places]

    before = faces()
    assert len({*before}) == 3
    hands.game.seating.choose(0)
    hands.game.seating.give(game.setup.seats[1].kind)
    hands.lay_out()
    assert faces() == before
    while (decision := game.decision) is not None:
        game.answer(decision.id, decision.options[-1])
    hands.play(game)
    assert faces() == before
    assert [row.portrait for row in hands.game.score.standings.rows] == before


def answer_bot(game: Session) -> None:
    decision = game.decision
    assert decision is not None
    game.answer(decision.id, decision.options[0])


def answered(hands: Hands) -> None:
    """Let the window hear the bot's answer."""
    assert hands.game.session.decision is not None
    hands.game.others.answer(hands.game.session.decision.options[0])


def test_it_is_done_by_keys_from_the_panel_of_the_player(hands: Hands, puppet: Puppet) -> None:
    hands.play(session(1, bots=2))
    hands.table.lookAt(1)
    hands.shell.open("player")
    hands.settle()
    hands.tab_to("handOver")
    assert hands.spoken(hands.focused)[0] == "Who plays for Bruno?"
    hands.key(Qt.Key.Key_Return)
    hands.lay_out()
    assert "Who plays for Bruno?" in hands.texts()
    hands.tab_to("seat1:level2")
    assert hands.spoken(hands.focused) == ("Margot", QAccessible.Role.RadioButton)
    hands.key(Qt.Key.Key_Return)
    assert kinds(hands) == ["human", "level2", "random"]
    assert hands.named("seat1:level2").property("primary")
    hands.key(Qt.Key.Key_Escape)
    assert hands.shell.dialog == ""


def at_the_bots_turn(hands: Hands) -> Session:
    """Put a game on the table in which the bot must play a card, and return it."""
    game = play_to(session(1, bots=1), "play_card")
    while asked(game) != 1:
        answer_bot(game)
    hands.play(game)
    hands.settle()
    return game


def test_what_a_bot_was_thinking_is_not_played_for_the_person(hands: Hands, puppet: Puppet) -> None:
    game = at_the_bots_turn(hands)
    assert puppet.asked
    version = game.version
    opened(hands)
    hands.click("who1")
    hands.click("seat1:human")
    assert puppet.asked[-1].cancelled()
    assert game.version == version + 1
    assert curtained(hands), "two people play now"


def test_the_bots_wait_while_one_chooses_who_plays(hands: Hands, puppet: Puppet) -> None:
    """At the fastest pace the game would be over meanwhile."""
    game = at_the_bots_turn(hands)
    opened(hands)
    version, decision = game.version, game.decision
    assert decision is not None
    puppet.asked[-1].set_result(decision.options[0])
    hands.settle()
    assert game.version == version
    hands.key(Qt.Key.Key_Escape)
    hands.settle()
    assert game.version == version + 1


def lines(hands: Hands) -> list[str]:
    return [row.text for row in hands.game.log.lines.rows]


def test_the_log_tells_who_took_a_seat_and_when(hands: Hands, puppet: Puppet) -> None:
    game = play_to(session(1, bots=1), "play_card")
    hands.play(game)
    before = len(lines(hands))
    hands.game.seating.choose(0)
    hands.game.seating.give("level4")
    told = "Barnabé plays for Anna from now on."
    assert lines(hands)[before:] == [told]
    answered(hands)
    assert lines(hands)[before] == told
    assert len(lines(hands)) > before + 1
    hands.control(Qt.Key.Key_L)
    hands.lay_out()
    assert told in hands.texts()


def test_undo_takes_back_what_the_bot_did(hands: Hands) -> None:
    hands.play(play_to(session(1, bots=1), "play_card"))
    game = hands.game.session
    hands.game.others.pause()
    hands.game.seating.choose(0)
    hands.game.seating.give("level1")
    hands.game.seating.give("human")
    while asked(game) != 0:
        answer_bot(game)
    answered(hands)
    depth = len(game.history)
    while not hands.game.canUndo:
        answer_bot(game)
    hands.control(Qt.Key.Key_Z)
    assert len(game.history) <= depth


def test_where_several_play_one_who_leaves_sees_nothing_more(hands: Hands, puppet: Puppet) -> None:
    game = play_to(session(2), "play_card")
    hands.play(game)
    first = asked(game)
    hands.click("lift")
    assert hands.table.belongings.hand.count
    opened(hands)
    hands.click(f"who{first}")
    hands.click(f"seat{first}:level3")
    assert hands.table.belongings.hand.count == 0
    hands.key(Qt.Key.Key_Escape)
    assert hands.table.belongings.seat == -1
    assert not curtained(hands), "nobody is asked but the bot"
    puppet_plays(hands, puppet, first)
    assert curtained(hands), "the other one has not sat down yet"
    assert hands.table.belongings.hand.count == 0
    hands.click("lift")
    assert hands.table.belongings.seat == 1 - first


def puppet_plays(hands: Hands, puppet: Puppet, seat: int) -> None:
    """Let the bot of a seat answer until somebody else is asked."""
    game = hands.game.session
    while asked(game) == seat:
        decision = game.decision
        assert decision is not None
        hands.game.others.answer(decision.options[0])
        hands.settle()


def test_the_curtain_hides_whoever_takes_a_seat_back(hands: Hands, puppet: Puppet) -> None:
    game = play_to(session(2), "play_card")
    hands.play(game)
    first = asked(game)
    hands.click("lift")
    seating = hands.game.seating
    seating.choose(first)
    seating.give("level1")
    seating.give("human")
    hands.settle()
    assert curtained(hands)
    assert hands.table.belongings.hand.count == 0


def test_one_is_handed_over_under_the_curtain(hands: Hands, puppet: Puppet) -> None:
    game = play_to(session(2), "play_card")
    hands.play(game)
    assert curtained(hands)
    hands.key(Qt.Key.Key_Escape)
    hands.click("seats")
    hands.lay_out()
    hands.click(f"who{asked(game)}")
    hands.click(f"seat{asked(game)}:level1")
    hands.key(Qt.Key.Key_Escape)
    assert not curtained(hands)
    assert hands.table.belongings.hand.count == 0


def test_who_plays_is_kept_with_the_game_and_after_a_crash(
    hands: Hands, places: Places, tmp_path: Path
) -> None:
    hands.control(Qt.Key.Key_N)
    hands.click("start")
    hands.game.others.pause()
    opened(hands)
    hands.click("who0")
    hands.click("seat0:level5")
    hands.click("who1")
    hands.click("seat1:level6")
    hands.shell.open("save")
    hands.settle()
    hands.shell.backstage.saves.save()
    hands.settle()
    hands.shell.load(str(hands.shell.backstage.saves.path))
    hands.settle()
    assert kinds(hands) == ["level5", "level6"]
    hands.shell.close()
    window = Window(places, motion=0)
    later = Hands(window)
    later.settle()
    later.shell.continueGame()
    later.settle()
    assert kinds(later) == ["level5", "level6"]
    window.close()


def test_what_has_its_own_players_or_is_over_is_not_handed_over(hands: Hands) -> None:
    hands.shell.backstage.school.learn("turn")
    hands.settle()
    assert not hands.game.handable
    hands.shell.open("menu")
    hands.settle()
    assert not hands.named("seats").isEnabled()
    hands.shell.backstage.school.leave()
    hands.play(session(1, bots=1, expansions=("madame_du_barry",)))
    opened(hands)
    assert hands.has("who1")
    assert not hands.has("who2"), "the rival plays for herself"


def test_the_coach_leaves_with_the_person_and_comes_back(hands: Hands, puppet: Puppet) -> None:
    hands.shell.preferences.choose("coach", "on")
    hands.play(session(1, bots=1))
    assert coached(hands)
    seating = hands.game.seating
    seating.choose(0)
    seating.give("level1")
    assert not coached(hands)
    seating.give("human")
    assert coached(hands)


@pytest.mark.parametrize("language", LONG_AND_SHORT)
def test_all_is_said_in_every_language(hands: Hands, puppet: Puppet, language: str) -> None:
    hands.shell.preferences.choose("language", language)
    hands.play(session(1, bots=1))
    opened(hands)
    hands.click("who0")
    hands.click("seat0:level6")
    texts = Catalogue(language)
    who = texts.text("window-seat_kind-level6-label")
    assert texts.text("window-seats-bot", who=who, name="Anna") in hands.texts()
    assert texts.text("window-seats-about") in hands.texts()
    cut = [item.property("text") for item in hands.items() if item.property("truncated")]
    assert not cut


def test_it_is_answered_on_from_the_middle_of_a_gesture(hands: Hands, puppet: Puppet) -> None:
    game = play_to(session(1, bots=1), "place_dress")
    hands.play(game)
    while not hands.game.prompt.mine:
        answered(hands)
    seating = hands.game.seating
    seating.choose(0)
    seating.give("level1")
    assert puppet.asked, "the bot answers what the person was asked"
    seating.give("human")
    assert answer_first(hands.game)
