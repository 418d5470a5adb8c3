"""The curtain between people: while it is down, nothing secret is in the tree of items."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from rococo_desktop.session.session import Session
from tests.qml.hands import Hands, answer_first, play_to, session, table_of

pytestmark = pytest.mark.one_window


def everything(item: QQuickItem) -> list[QQuickItem]:
    """Return all items, also those that are hidden."""
    found = [item]
    for child in item.childItems():
        found += everything(child)
    return found


def words_in(hands: Hands) -> str:
    """Return all words in the tree, shown or not."""
    names = ("text", "label", "name", "summary")
    texts = (item.property(name) for item in everything(hands.root.contentItem()) for name in names)
    return "\n".join(text for text in texts if isinstance(text, str))


def test_the_curtain_waits_until_the_result_was_seen(hands: Hands, qtbot: QtBot) -> None:
    hands.play(session())
    game = hands.game
    game.hotSeat.reveal()
    hands.settle()
    hands.shell.preferences.choose("turns", "passed")
    hands.shell.preferences.setBotPace(3_600_000)
    seat = table_of(game).belongings.seat
    while (asked := game.session.asked) is not None and asked.seat == seat:
        assert answer_first(game)
    hands.settle()
    assert not game.hotSeat.curtain
    assert table_of(game).belongings.seat == seat, "the same eyes still see the table"
    assert not hands.targets()
    game.undo()
    assert game.prompt.mine, "there is time to think better of it"
    hands.shell.preferences.setBotPace(50)
    assert answer_first(game)
    qtbot.waitUntil(lambda: game.hotSeat.curtain)
    assert table_of(game).belongings.hand.count == 0
    game.undo()
    assert game.hotSeat.curtain


def test_with_open_hands_nothing_waits(hands: Hands, qtbot: QtBot) -> None:
    hands.play(session())
    game = hands.game
    game.hotSeat.reveal()
    hands.shell.preferences.choose("hands", "open")
    hands.shell.preferences.setBotPace(50)
    seat = table_of(game).belongings.seat
    while table_of(game).belongings.seat == seat:
        assert answer_first(game)
    with qtbot.assertNotEmitted(game.changed, wait=300):
        assert game.prompt.mine


def test_the_curtain_names_who_comes_next_and_hides_everything(hands: Hands) -> None:
    game = play_to(session(), "play_card")
    hands.play(game)
    assert hands.game.hotSeat.curtain
    asked = game.asked
    assert asked is not None
    assert any(game.setup.names[asked.seat] in text for text in hands.texts())
    belongings = hands.table.belongings
    assert belongings.hand.count == 0
    assert belongings.supply.count == 0
    assert belongings.rack.count == 0
    assert hands.targets().keys() <= {"lift", None}
    hands.click("lift")
    assert belongings.seat == asked.seat
    assert belongings.hand.count == len(game.view(asked.seat).players[asked.seat].hand or ())


def test_the_log_keeps_secrets_from_the_other_person(hands: Hands) -> None:
    game = play_to(session(), "play_card")
    hands.play(game)
    takes = [row.text for row in hands.game.log.lines.rows if " takes " in row.text]
    assert takes
    assert all("takes a card" in text for text in takes)
    hands.click("lift")
    asked = game.asked
    assert asked is not None
    name = game.setup.names[asked.seat]
    own = [row.text for row in hands.game.log.lines.rows if row.text.startswith(f"{name} takes")]
    assert own
    assert all("takes a card" not in text for text in own)


def test_under_the_curtain_no_card_is_in_the_tree(hands: Hands) -> None:
    game = play_to(session(), "play_card", skip=2)
    hands.play(game)
    on_display = {card for card in game.view(None).hire if card}
    wording = hands.table.faces.wording
    words = words_in(hands)
    for seat in range(2):
        player = game.view(seat).players[seat]
        for card in (*(player.hand or ()), *(player.supply or ())):
            known = set(on_display) | {c for p in game.view(None).players for c in p.discard}
            if wording.card_and_bonus(card) not in map(wording.card_and_bonus, known):
                assert wording.card_and_bonus(card) not in words


def test_what_was_looked_at_is_forgotten_under_the_curtain(hands: Hands) -> None:
    game = play_to(session(), "play_card")
    hands.play(game)
    hands.click("lift")
    hands.key(Qt.Key.Key_Right)
    looked_at = hands.focused.property("label")
    assert hands.texts().count(looked_at) >= 2
    while answer_first(hands.game):
        pass
    hands.game.hotSeat.passOn()
    assert hands.game.hotSeat.curtain
    hands.settle()
    assert looked_at not in words_in(hands).splitlines()


def test_a_drawn_tile_stays_unknown_to_the_other_person(hands: Hands) -> None:
    game = play_to(session(), "play_card", skip=5)
    hands.play(game)
    hands.click("lift")
    asked = game.asked
    assert asked is not None
    view = game.view(asked.seat)
    assert [row.key for row in hands.table.belongings.rack.rows] == list(
        view.players[asked.seat].resources or ()
    )


def test_there_is_no_curtain_for_one_person(hands: Hands) -> None:
    game = session(1, bots=1)
    hands.play(game)
    assert not hands.game.hotSeat.curtain
    assert hands.table.belongings.seat == 0


def test_it_comes_down_only_when_another_person_is_asked(hands: Hands) -> None:
    game = play_to(session(), "choose_action")
    hands.play(game)
    hands.click("lift")
    asked = game.asked
    assert asked is not None
    while game.asked is not None and game.asked.seat == asked.seat:
        assert not hands.game.hotSeat.curtain
        answer_first(hands.game)
    assert not hands.game.hotSeat.curtain
    hands.settle()
    hands.click("passOn")
    assert hands.game.hotSeat.curtain


def test_nothing_can_be_done_under_the_curtain(hands: Hands) -> None:
    game = play_to(session(), "play_card")
    hands.play(game)
    version = game.version
    assert not answer_first(hands.game)
    hands.game.undo()
    hands.game.redo()
    assert game.version == version


def test_with_open_hands_the_table_shows_whoever_is_asked(hands: Hands) -> None:
    """Also after looking back: nothing is ever hidden, and nobody else's hand is shown."""
    hands.shell.preferences.choose("hands", "open")
    hands.shell.preferences.choose("bonuses", "asked")
    game = play_to(session(3), "play_card")
    hands.play(game)
    seen = []
    for _ in range(16):
        seen.append(shown_openly(hands, game))
        answer_first(hands.game)
        hands.settle()
    assert {seat for seat, _ in seen} == {0, 1, 2}
    for before in reversed(seen):
        hands.control(Qt.Key.Key_Z)
        assert shown_openly(hands, game) == before


def shown_openly(hands: Hands, game: Session) -> tuple[int, list[str]]:
    """Return the owner and the cards of the hand shown; it must be that of the player asked."""
    asked = game.asked
    assert asked is not None
    assert not hands.game.hotSeat.curtain
    assert not hands.has("lift")
    assert hands.targets()
    assert hands.table.belongings.seat == hands.game.prompt.seat == asked.seat
    hand = [row.key for row in hands.table.belongings.hand.rows]
    assert sorted(hand) == sorted(game.view(asked.seat).players[asked.seat].hand or ())
    return asked.seat, hand


def test_opening_hands_lifts_the_curtain_and_closing_them_brings_it_back(hands: Hands) -> None:
    game = play_to(session(), "choose_action")
    hands.play(game)
    assert hands.has("lift")
    hands.shell.preferences.choose("hands", "open")
    hands.settle()
    seat, _ = shown_openly(hands, game)
    hands.shell.preferences.choose("hands", "secret")
    while game.asked is not None and game.asked.seat == seat:
        assert not hands.has("lift")
        answer_first(hands.game)
        hands.settle()
    hands.click("passOn")
    assert hands.has("lift")
    assert hands.table.belongings.hand.count == 0
