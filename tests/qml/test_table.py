"""The pieces that can be chosen on the table, and those that cannot."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from rococo_desktop.controller.input.things import entry_of
from rococo_desktop.controller.rococo.scenes.jeweler import JewelerScene
from rococo_desktop.rules.rococo.jewelry_box.slots import OWN
from tests.daily import soaked
from tests.qml.clipped import box, unclipped
from tests.qml.hands import Hands, Whim, play_to, played_out, session
from tests.qml.legible import LONG_AND_SHORT
from tests.qml.test_drag import middle

pytestmark = pytest.mark.one_window

KINDS = (
    "select_card",
    "play_card",
    "choose_action",
    "acquire_resource",
    "keep_resource",
    "place_dress",
    "use_bonus",
    "fund_decoration",
)


@pytest.mark.parametrize("edition", soaked(["deluxe", "original"], ["deluxe"]))
def test_every_kind_of_question_shows_its_options_and_nothing_else(
    hands: Hands, edition: str
) -> None:
    for kind in KINDS:
        game = play_to(session(edition=edition), kind)
        hands.play(game)
        hands.game.hotSeat.reveal()
        hands.settle()
        decision = game.decision
        assert decision is not None
        assert set(hands.targets()) == set(decision.options), kind
        assert hands.game.prompt.text in hands.texts()


def test_only_legal_targets_react(hands: Hands) -> None:
    game = play_to(session(), "place_dress")
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.settle()
    version = game.version
    refusing = [item for item in hands.items() if item.property("legal") is False]
    refusing = [item for item in refusing if not item.property("reachable")]
    for item in refusing:
        middle = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
        QTest.mouseClick(hands.root, Qt.MouseButton.LeftButton, pos=middle)
    hands.settle()
    assert len(refusing) > 20
    assert game.version == version
    assert hands.shell.dialog == ""


def test_an_option_that_is_not_listed_is_refused(hands: Hands) -> None:
    game = play_to(session(), "play_card")
    hands.play(game)
    hands.game.hotSeat.reveal()
    assert not hands.game.answer("no-such-card")
    assert game.version == 0 + len(game.history)


def digits(hands: Hands) -> dict[int, QQuickItem]:
    """Return what the digits choose, by the badge drawn on it while keys are in use."""
    hands.take_keys()
    found: dict[int, QQuickItem] = {}
    for item in hands.items():
        entry = entry_of(item)
        if entry is not None and entry.order and entry.number <= 9:
            number = entry.number
            badge = [each for each in hands.items(item) if each.objectName() == "digit"]
            assert len(badge) == 1, "a digit is drawn on what it chooses"
            assert badge[0].property("number") == number
            assert number not in found
            found[number] = item
    return found


COUNTED = ("select_card", "play_card", "choose_action", "place_dress", "acquire_resource")


@pytest.mark.parametrize("kind", soaked(COUNTED, ["play_card", "choose_action", "place_dress"]))
def test_digits_are_drawn_on_what_they_choose_in_the_order_one_reads(
    hands: Hands, kind: str
) -> None:
    game = play_to(session(), kind)
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.settle()
    drawn = digits(hands)
    decision = game.decision
    assert decision is not None
    assert sorted(drawn) == list(range(1, len(drawn) + 1))
    legal = [item for item in drawn.values() if item.property("legal")]
    assert len(legal) == min(9, len(decision.options)) or kind == "choose_action"
    for line in ([1, 2, 3],):
        places = [drawn[each].mapToScene(QPointF(0, 0)).x() for each in line if each in drawn]
        assert places == sorted(places)
    for number, item in drawn.items():
        if not item.property("legal"):
            continue
        steps = len(game.history)
        option = item.property("option") or item.property("choice")
        hands.key(Qt.Key(Qt.Key.Key_0.value + number))
        assert game.history[steps].option == option
        break


def test_a_digit_of_an_action_that_cannot_be_tells_why(hands: Hands) -> None:
    for skip in range(20):
        game = play_to(session(seed=skip), "choose_action", skip=skip)
        hands.play(game)
        hands.game.hotSeat.reveal()
        hands.settle()
        refused = {
            number: item for number, item in digits(hands).items() if not item.property("legal")
        }
        if refused:
            break
    number, item = next(iter(refused.items()))
    version, reason = game.version, item.property("reason")
    hands.key(Qt.Key(Qt.Key.Key_0.value + number))
    assert game.version == version
    action = hands.table.wording.action(item.property("option"))
    assert hands.game.prompt.aside == f"{action}: {reason}"
    hands.point_at(item)
    hands.lay_out()
    written = (each for each in hands.items() if each.inherits("QQuickText"))
    told = [each for each in written if reason in each.property("text")]
    assert len(told) == 1, "once"


def test_nothing_moves_where_answers_in_words_come_and_go(hands: Hands) -> None:
    """The table twitched by two pixels at each such question."""
    places = set()
    for kind in ("play_card", "choose_action", "use_bonus"):
        hands.play(play_to(session(), kind))
        hands.game.hotSeat.reveal()
        hands.lay_out()
        bar = hands.named("promptBar")
        places.add((bar.y(), bar.height()))
    assert len(places) == 1


def test_the_focus_goes_to_what_can_be_chosen(hands: Hands) -> None:
    game = play_to(session(), "acquire_resource")
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.key(Qt.Key.Key_Shift)
    options = set(hands.targets())
    seen = set()
    for _ in range(12):
        seen.add(hands.focused.property("choice"))
        hands.key(Qt.Key.Key_Right)
    assert len(seen & options) > 3


def test_the_arrows_stay_in_the_row_of_buttons_up_to_its_end(hands: Hands) -> None:
    """Pieces above the row may be nearer than the next button that can be chosen."""
    for seed in (1745, 1746):
        hands.play(play_to(session(4, seed=seed), "choose_action", skip=6))
        hands.game.hotSeat.reveal()
        hands.settle()
        buttons = [each for each in hands.typed("PaymentButton") if each.property("legal")]
        buttons.sort(key=lambda each: each.mapToScene(QPointF()).x())
        assert len(buttons) > 2
        buttons[0].forceActiveFocus(Qt.FocusReason.TabFocusReason)
        for button in buttons[1:]:
            hands.key(Qt.Key.Key_Right)
            assert hands.focused == button
        for button in reversed(buttons[:-1]):
            hands.key(Qt.Key.Key_Left)
            assert hands.focused == button


def test_arrows_walk_as_the_eye_expects(hands: Hands) -> None:
    game = play_to(session(3), "place_dress")
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.settle()
    before = hands.focused
    x = before.mapToScene(QPointF(0, 0)).x()
    hands.key(Qt.Key.Key_Right)
    assert hands.focused.mapToScene(QPointF(0, 0)).x() > x
    hands.key(Qt.Key.Key_Left)
    assert hands.focused == before
    y = before.mapToScene(QPointF(0, 0)).y()
    hands.key(Qt.Key.Key_Down)
    assert hands.focused.mapToScene(QPointF(0, 0)).y() > y


def test_what_has_the_focus_is_told_in_the_prompt_bar(hands: Hands) -> None:
    game = play_to(session(), "play_card")
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.key(Qt.Key.Key_Tab)
    assert hands.texts().count(hands.focused.property("label")) >= 1


def test_a_player_can_be_looked_at(hands: Hands) -> None:
    game = play_to(session(), "choose_action")
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.settle()
    panels = [item for item in hands.items() if item.property("viewer") is not None]
    assert len(panels) == 2
    hands.click(panels[1])
    assert hands.shell.dialog == "player"
    assert hands.table.people.sheet.name in hands.texts()
    cards = {row.key: row.pieces.count for row in hands.table.people.sheet.parts.rows}
    known = game.view(None).players[1].face_down
    assert sum(cards.get(key, 0) for key in ("deck", "hand", "supply")) == len(known)
    hands.key(Qt.Key.Key_Escape)
    assert hands.shell.dialog == ""


def test_the_table_fits_the_window_with_five_players(hands: Hands) -> None:
    game = play_to(session(5), "place_dress", skip=4)
    hands.play(game)
    hands.game.hotSeat.reveal()
    for size in ((1280, 800), (1920, 1080), (1024, 768)):
        hands.root.setWidth(size[0])
        hands.root.setHeight(size[1])
        hands.settle()
        for item in hands.items():
            if item.property("legal") is not None:
                corner = item.mapToScene(QPointF(0, 0))
                end = item.mapToScene(QPointF(item.width(), item.height()))
                assert corner.x() >= 0
                assert corner.y() >= 0
                assert end.x() <= size[0]
                assert end.y() <= size[1]


def test_no_two_targets_overlap(hands: Hands) -> None:
    game = play_to(session(5), "place_dress", skip=6)
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.settle()
    places = [
        item.mapRectToScene(item.boundingRect())
        for item in hands.items()
        if item.property("legal") is not None
    ]
    assert len(places) > 60
    for number, place in enumerate(places):
        for other in places[number + 1 :]:
            shared = place.intersected(other)
            assert shared.width() < 1 or shared.height() < 1


@pytest.mark.parametrize("language", LONG_AND_SHORT)
def test_the_answers_of_a_main_action_take_two_rows_at_most_and_none_scrolls(
    hands: Hands, language: str
) -> None:
    """Where they begin does not depend on what is picked up, which costs long words a row."""
    hands.shell.preferences.choose("language", language)
    game = session(2, expansions=("jewelry_box",))
    asked = 0
    while asked < 6:
        decision = game.decision
        assert decision is not None
        if decision.kind == "choose_action":
            asked += 1
            hands.play(game)
            hands.game.hotSeat.reveal()
            hands.lay_out()
            buttons = [
                item
                for item in hands.items()
                if item.property("natural") and item.inherits("QQuickButton")
            ]
            assert len({item.y() for item in buttons}) <= 2, (decision.options, asked)
            assert all(unclipped(each, box(each)) == box(each) for each in buttons)
        game.answer(decision.id, decision.options[-1])


def test_squeezed_cards_take_all_the_room_beside_empty_piles(hands: Hands) -> None:
    hands.play(play_to(session(2, expansions=("jewelry_box",)), "select_card"))
    hands.game.hotSeat.reveal()
    hands.lay_out()
    hand, supply, *others = hands.typed("Pile")
    assert supply.property("cardWidth") < hand.property("cardWidth")
    row = hand.parentItem()
    assert row is not None
    end = max(pile.x() + pile.width() for pile in (supply, *others))
    gap = supply.x() - hand.x() - hand.width()
    assert row.width() - 1.5 * gap < end <= row.width() + 1


@pytest.mark.parametrize("keys", [False, True])
def test_an_action_tells_what_it_is_what_it_costs_and_what_is_lost(
    hands: Hands, *, keys: bool
) -> None:
    game = play_to(session(), "choose_action", skip=2)
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.settle()
    told = {}
    drawn = digits(hands).values()
    buttons = [item for item in drawn if (entry := entry_of(item)) and entry.order == 1]
    for button in buttons:
        if keys and button.property("legal"):
            button.forceActiveFocus(Qt.FocusReason.TabFocusReason)
            hands.key(Qt.Key.Key_Shift)
        else:
            QTest.mouseMove(hands.root, middle(button))
        hands.settle()
        about = button.property("about")
        assert about in QAccessible.queryAccessibleInterface(button).text(
            QAccessible.Text.Description
        )
        told[button.property("option")] = about
    assert "leaves the game for good" in told["depute"]
    assert "Now for " in told["acquire"]
    assert all(told.values())
    assert len(set(told.values())) == len(told)


def test_who_only_watches_keeps_seeing_one_workroom(hands: Hands) -> None:
    """The first, or the chosen one, whoever plays; at the end the winner's.

    Hand, supply and rack lie face down while they are secret, and face up at the end.
    """
    game = session(0, bots=3, seed=4, edition="original")
    for _ in range(60):
        decision = game.decision
        assert decision is not None
        game.answer(decision.id, decision.options[0])
    hands.play(game)
    own, turns = hands.table.belongings, set[int]()
    assert (own.seat, own.watched) == (0, True)
    hands.game.hotSeat.watch(1)
    while len(turns) < 2:
        decision = game.decision
        assert decision is not None
        turns.add(decision.seat)
        game.answer(decision.id, decision.options[0])
        hands.game.timeline.moved.emit()
        assert (own.seat, own.watched) == (1, True)
    hands.lay_out()
    player = game.view(None).players[1]
    assert f"Workroom of {game.setup.names[1]}" in hands.texts()
    assert [row.card for row in own.hand.rows] == [None] * player.hand_size
    assert [row.card for row in own.supply.rows] == [None] * player.supply_size
    assert [row.key for row in own.discard.rows] == [*player.discard]
    assert own.rack.count == 0
    assert own.unseenTiles == player.resource_count
    assert not [each for each in hands.targets() if each], "nothing there can be chosen"
    game = played_out(game)
    hands.play(game)
    (winner, *_) = game.score().winners
    assert (own.seat, own.watched, own.unseenTiles) == (winner, True, 0)
    assert [row.key for row in own.hand.rows] == [*game.state.players[winner].hand]
    assert [row.key for row in own.rack.rows] == [*game.state.players[winner].resources]
    hands.play(session(2))
    assert hands.table.belongings.seat < 0, "nobody looks under the curtain"


def test_who_only_watches_sees_the_jewelry_of_the_watched_player(hands: Hands) -> None:
    """At the end the winner's; each is said to be theirs."""
    game = session(0, bots=3, seed=4, expansions=("jewelry_box",))
    whim = Whim(4)
    while (decision := game.decision) is not None:
        seat = decision.seat
        if decision.kind == "play_card" and OWN.of(game.state.players[seat]).tiles:
            break
        game.answer(decision.id, whim(decision))
    assert game.decision is not None, "nobody ever buys jewelry"
    for final in (False, True):
        if final:
            game = played_out(game)
        hands.play(game)
        hands.game.hotSeat.watch(seat)
        hands.shell.back()
        hands.lay_out()
        seat = hands.table.belongings.seat
        (row,) = hands.table.parts("hand").rows
        assert isinstance(row.scene, JewelerScene)
        assert row.scene.owner == seat
        tiles = OWN.of(game.state.players[seat]).tiles
        assert [each.key for each in row.scene.own.rows] == [*tiles]
        assert row.scene.ownName.startswith(f"Jewelry of {game.setup.names[seat]}: ")
    hands.play(session(2, expansions=("jewelry_box",)))
    hands.game.hotSeat.reveal()
    (row,) = hands.table.parts("hand").rows
    assert row.scene.ownName.startswith("Your jewelry")


def test_the_menu_says_that_the_game_is_kept_before_one_quits(hands: Hands) -> None:
    hands.play(play_to(session(), "play_card"))
    hands.game.hotSeat.reveal()
    hands.settle()
    hands.key(Qt.Key.Key_Escape)
    kept = hands.named("kept")
    assert "saved as it stands" in kept.property("text")
    quitting = list[bool]()
    hands.shell.quitAsked.connect(lambda: quitting.append(True))
    hands.click("quitGame")
    assert quitting
    assert not hands.root.isVisible()
