"""The baking trays at the players who have them, on their way around the table.

Rulebook, "Step 2: Select New Staff": both are passed on face down, A clockwise and B the other way.
"""

from collections import Counter

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.patisserie.faces import BackFace, PastryFace, StaffFace
from rococo_desktop.controller.table.movement import FlightRow
from rococo_desktop.rules.patisserie.events import CardDrafted, StaffForHire
from rococo_desktop.rules.patisserie.first_game import FIRST_GAME
from rococo_desktop.rules.patisserie.model import TRAYS
from rococo_desktop.rules.patisserie.staff import DraftCard
from rococo_desktop.session.bots import BotRunner
from rococo_desktop.session.session import Session
from rococo_desktop.texts import languages
from tests.daily import soaked
from tests.qml.hands import NAMES, Hands, Open, Puppet
from tests.qml.legible import LONG_AND_SHORT, faults
from tests.qml.patisserie.kitchen_hands import (
    asked,
    choices,
    middle,
    session,
    table_of,
    until,
    zone,
)
from tests.qml.test_arrangements import sized
from tests.qml.test_drag import drag
from tests.qml.test_hints import explained

pytestmark = pytest.mark.one_window

BOTH_AT_ONE = 24
"""The number of drafts of five players before both trays are at one of them in the third round."""
SHIFT = Qt.KeyboardModifier.ShiftModifier


def seated(hands: Hands, game: Session) -> None:
    """Sit down at a game."""
    hands.play(game)
    if hands.game.hotSeat.curtain:
        hands.game.hotSeat.reveal()
    hands.lay_out()


def rect(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def panels(hands: Hands) -> dict[int, QQuickItem]:
    return {int(each.property("key")): each for each in hands.typed("PlayerPanel")}


def marks(hands: Hands) -> dict[str, QQuickItem]:
    """Return the trays that are shown, by letter."""
    found = hands.typed("TrayMark")
    shown = {str(each.property("key")): each for each in found}
    assert len(shown) == len(found), "each is at one player"
    return shown


def to_draft(game: Session, tray: str) -> list[int]:
    """Return the seats that still have to take a card of a tray, the next one first."""
    frames = [each for each in reversed(game.state.frames) if isinstance(each, DraftCard)]
    return [each.seat for each in frames if each.tray == tray]


def heading(mark: QQuickItem, hands: Hands) -> tuple[str, int]:
    """Return the arrow of a tray, and whether it points to the right (1), the left (-1) or not."""
    for item in hands.items(mark):
        name = item.property("name")
        if name in ("arrow", "arrow-round"):
            left = bool(item.property("mirror")) == (name == "arrow")
            return str(name), -1 if left else 1
    return "", 0


@pytest.mark.parametrize("people", soaked((2, 3, 5), [3]))
def test_each_tray_is_at_the_player_who_has_it_and_says_where_it_goes(
    hands: Hands, people: int
) -> None:
    game = until(session(people, seed=3), "draft_card")
    right = (game.state.start_player - 1) % people
    seated(hands, game)
    for _ in range(2 * people):
        hands.lay_out()
        shown, table = marks(hands), panels(hands)
        for tray, mark in shown.items():
            cards = len(game.state.tray(tray))
            holder, *after = to_draft(game, tray) or [right]
            assert mark.property("seat") == holder
            assert rect(table[holder]).contains(rect(mark))
            assert [text for text, _, _ in hands.lettered(mark)] == [str(cards)]
            said, _ = hands.spoken(mark)
            start = f"Baking tray {tray.upper()}: {cards} cards; "
            if not after:
                assert said == f"{start}the last 2 will be for hire"
                assert heading(mark, hands) == ("", 0)
                continue
            assert said == f"{start}goes on to {NAMES[after[0]]}"
            arrow = "arrow" if abs(after[0] - holder) == 1 else "arrow-round"
            to_the_right = rect(table[after[0]]).x() > rect(table[holder]).x()
            assert heading(mark, hands) == (arrow, 1 if to_the_right else -1)
        assert {*shown} == {*TRAYS}
        assert hands.game.answer(asked(hands).options[0])
        hands.change_places()
    hands.lay_out()
    assert asked(hands).kind == "set_aside"
    assert marks(hands) == {}


def shown_faces(hands: Hands) -> list[object]:
    return [each.property("modelData") for each in hands.typed("PieceFace")]


def test_only_the_cards_of_the_tray_one_chooses_from_are_seen(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ruling 38: the others see how many there are, and no more."""
    puppet = Puppet()
    monkeypatch.setattr(BotRunner, "submit", lambda _, *asked: puppet.submit(*asked))
    seen = set()
    for skip in range(6):
        game = until(session(1, bots=2, seed=3), "draft_card", skip=skip)
        decision = game.decision
        assert decision is not None
        assert isinstance(decision.frame, DraftCard)
        seated(hands, game)
        open_tray = decision.frame.tray if decision.seat == 0 else ""
        assert {*marks(hands)} == {*TRAYS}
        for tray in TRAYS:
            faces = [table_of(hands).faces.card(card) for card in game.state.tray(tray)]
            found = [face for face in faces if face in shown_faces(hands)]
            assert found == (faces if tray == open_tray else [])
        seen.add(open_tray)
    assert seen == {"", *TRAYS}


@pytest.mark.parametrize("kind", ["select_card", "set_aside", "play_card"])
def test_there_are_no_trays_outside_the_draft(hands: Hands, kind: str) -> None:
    seated(hands, until(session(3, seed=3), kind, skip=3))
    assert panels(hands)
    assert marks(hands) == {}


def test_there_are_no_trays_in_a_first_game(hands: Hands) -> None:
    """Rulebook, "Tip for first-time players"."""
    seated(hands, until(session(3, seed=3, expansions=(FIRST_GAME,)), "set_aside"))
    assert panels(hands)
    assert marks(hands) == {}


def test_a_tray_explains_itself_to_the_pointer_and_the_keyboard(hands: Hands, qtbot: QtBot) -> None:
    seated(hands, until(session(3, seed=3), "draft_card", skip=1))
    mark = marks(hands)["a"]
    panel = panels(hands)[int(mark.property("seat"))]
    hands.point_at(mark)
    assert "A clockwise, B counterclockwise" in explained(hands, qtbot)
    hands.point_at(hands.named("promptBar"))
    panel.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    hands.key(Qt.Key.Key_Right, SHIFT)
    assert hands.focused is mark
    assert "A clockwise, B counterclockwise" in explained(hands, qtbot)
    hands.key(Qt.Key.Key_Return)
    assert hands.shell.dialog == "player", "the player's sheet, as from the panel around it"
    hands.shell.back()
    hands.click(mark)
    assert hands.shell.dialog == "player", "by a click, too"


def test_the_player_is_told_of_again_where_the_pointer_leaves_a_tray(hands: Hands) -> None:
    seated(hands, until(session(3, seed=3), "draft_card", skip=1))
    mark = marks(hands)["a"]
    panel = panels(hands)[int(mark.property("seat"))]
    bar = hands.named("promptBar")

    def told() -> list[str]:
        return [text for text, _, _ in hands.lettered(bar)]

    hands.point_at(mark)
    assert mark.property("label") in told()
    hands.point_at(next(each for each in hands.written(panel) if each.property("text") == "Anna"))
    assert panel.property("summary") in told()
    hands.point_at(bar)
    assert panel.property("summary") not in told()


@pytest.mark.parametrize("language", LONG_AND_SHORT)
def test_where_a_tray_goes_is_written_in_the_question(hands: Hands, language: str) -> None:
    hands.shell.preferences.choose("language", language)
    game = until(session(2, seed=3), "draft_card")
    seated(hands, game)
    for _ in range(4):
        hands.lay_out()
        frame = asked(hands).frame
        assert isinstance(frame, DraftCard)
        question = hands.game.prompt.text
        assert question.endswith(hands.spoken(marks(hands)[frame.tray])[0])
        assert (question, False) in [
            (text, cut) for text, cut, _ in hands.lettered(hands.named("promptBar"))
        ]
        assert faults(hands) == set()
        assert hands.game.answer(asked(hands).options[0])
        hands.change_places()


GARDEN, STARS = ("region:garden",), ("region:stars",)
STAFF = ("region:hire", *STARS)
DECIDING = (
    "region:awards",
    "region:recipes",
    "region:shelf",
    "region:tidings",
    "region:kitchen",
    "promptBar",
    "picker",
)
"""What one looks at while one chooses from a tray, and the tray."""
TRAYED = (
    ("draft_card", 2, 0, (*GARDEN, *STARS)),
    ("draft_card", 5, 0, (*GARDEN, *STARS)),
    ("select_card", 3, 4, (*GARDEN, *STARS)),
    ("copy_bonus", 3, 0, STAFF),
    ("make_room", 2, 0, GARDEN),
    ("keep_recipe", 2, 0, GARDEN),
)
"""Questions, and what else is compared: the tables with recipes, and cards with cards.

Nobody is for hire while cards are drafted and selected: they all lie there.
"""
OPEN = ((1280, 800), (1920, 1080), (3440, 1080))


@pytest.mark.parametrize(("kind", "people", "skip", "compared"), soaked(TRAYED, TRAYED[1::3]))
def test_a_tray_covers_nothing_that_the_choice_depends_on(
    hands: Hands, kind: str, people: int, skip: int, compared: tuple[str, ...]
) -> None:
    """Wares, the news and the kitchen stay in sight, beside cards all cards, and beside recipes
    the tables: nobody hires in between.
    """
    deciding = (*DECIDING, *compared)
    seated(hands, until(session(people, seed=4), kind, skip=skip))
    for width, height in OPEN:
        sized(hands, width, height, "fit")
        found = {
            str(each.property("place") or each.objectName()): each
            for each in hands.placed(*deciding)
        }
        places = {name: found[name] for name in deciding}
        picker = places.pop("picker")
        covered = rect(picker)
        for name, place in places.items():
            assert not covered.intersects(rect(place)), name
        assert rect(hands.root.contentItem()).contains(covered)
        legal = hands.legal()
        offered = [item.property("choice") for item in legal]
        assert sorted(offered) == sorted(asked(hands).options), "each of them once"
        for item in legal:
            if picker.isAncestorOf(item):
                assert covered.contains(rect(item))
            else:
                assert not covered.intersects(rect(item))
        if STARS[0] in compared:
            cards = [
                item
                for item in hands.items()
                if isinstance(item.property("face"), StaffFace) and not picker.isAncestorOf(item)
            ]
            assert len(cards) > len(table_of(hands).market.stars.rows) > 2
            assert not [each for each in cards if covered.intersects(rect(each))]
        assert faults(hands, picker) == set()
        if asked(hands).kind != "make_room":
            assert all(picker.isAncestorOf(item) for item in legal)
        kitchen = places["region:kitchen"].parentItem()
        words = [text for text, _, _ in hands.lettered(kitchen)]
        assert {"My recipes", "Racks", "Pantry", "Goods"} <= {*words}


@pytest.mark.parametrize("kind", soaked(["keep_recipe", "make_room"], ["keep_recipe"]))
def test_recipes_to_choose_from_are_larger_than_those_on_display(hands: Hands, kind: str) -> None:
    seated(hands, until(session(2, seed=4), kind))
    for width, height in OPEN[:2]:
        sized(hands, width, height, "fit")
        picker = hands.named("picker")
        shown = [each for each in hands.items() if isinstance(each.property("face"), PastryFace)]
        offered = [each for each in hands.legal() if picker.isAncestorOf(each)]
        (counter,) = hands.typed("RecipeCounter")
        display = [each for each in shown if counter.isAncestorOf(each)]
        assert offered
        assert display
        assert min(map(QQuickItem.width, offered)) > max(map(QQuickItem.width, display))
        assert min(map(QQuickItem.height, offered)) > max(map(QQuickItem.height, display))


@pytest.mark.parametrize("size", [(1280, 800, "fit"), (1000, 1060, "fit"), (1280, 800, "150")])
@pytest.mark.parametrize("language", soaked(languages(), ["de"]))
def test_whose_bonus_is_lent_is_seen_on_each_card_and_at_the_table(
    hands: Hands, language: str, size: tuple[int, int, str]
) -> None:
    hands.shell.preferences.choose("language", language)
    game = until(session(3, seed=4), "copy_bonus")
    seated(hands, game)
    sized(hands, *size)
    offered, tops = choices(hands), lenders(game)
    comma = hands.catalogue().text("list-comma")
    assert len(offered) > 1
    for card, item in offered.items():
        seat = tops[card]
        written = [text for text, cut, _ in hands.lettered(item) if not cut]
        assert NAMES[seat] in written
        emblems = [each for each in hands.items(item) if each.property("seat") == seat]
        assert any(each.property("path") and each.width() > 0 for each in emblems)
        assert hands.spoken(item)[0].endswith(comma + NAMES[seat])
        hands.point_at(item)
        light, panel = hands.named(f"spot:player:{seat}"), panels(hands)[seat]
        assert rect(light).contains(rect(panel).center())
        assert not [each for each in tops.values() if each != seat and lit(hands, each)]
    assert faults(hands) == set()


def lenders(game: Session) -> dict[str, int]:
    """Return the seats of the players other than the one asked, by their top used cards."""
    assert game.decision is not None
    used = {seat: player.used for seat, player in enumerate(game.state.players)}
    return {cards[-1]: seat for seat, cards in used.items() if seat != game.decision.seat and cards}


def lit(hands: Hands, seat: int) -> bool:
    return hands.has(f"spot:player:{seat}")


@pytest.mark.heavy
def test_both_trays_at_one_player_have_room(hands: Hands) -> None:
    game = until(session(5, seed=3), "draft_card", skip=BOTH_AT_ONE)
    for player in game.state.players:
        player.recipes = [*game.match.rules.recipes][:3]
        player.racks = [*game.match.rules.recipes][3:5]
    seated(hands, game)
    shapes = ((1280, 800, "fit"), (1920, 1080, "fit"), (1000, 1060, "fit"), (1280, 800, "150"))
    for width, height, scale in shapes:
        sized(hands, width, height, scale)
        shown = marks(hands)
        assert shown["a"].property("seat") == shown["b"].property("seat")
        panel = panels(hands)[int(shown["a"].property("seat"))]
        others = [
            each
            for each in hands.items(panel)
            if (each.property("text") or each.property("path"))
            and not any(mark.isAncestorOf(each) for mark in shown.values())
        ]
        assert len(others) > 10
        pictures = [each for each in others if each.property("path") and each.width() > 0]
        assert min(each.width() for each in pictures) >= 12
        for mark, other in zip(shown.values(), reversed(shown.values()), strict=True):
            assert rect(panel).contains(rect(mark))
            assert not rect(mark).intersects(rect(other))
            assert not [each for each in others if rect(each).intersects(rect(mark))]
        assert faults(hands, panel, smallest=0) == set()


# -- with motion -----------------------------------------------------------------------------------

Flown = tuple[str, str, str, int, object]
"""The source, the target, the sign, the amount and the face of a flight."""


def flights(game: Session, hands: Hands, start: int) -> Counter[Flown]:
    """Return what has to fly for the events of a draft, as seat 0 sees it."""
    seats, faces, found = len(NAMES[:3]), table_of(hands).faces, Counter[Flown]()
    left = dict.fromkeys(TRAYS, seats + 2)
    last = {"a": (game.state.start_player - 1) % seats, "b": game.state.start_player}
    for event in (each for entry in game.history[start:] for each in entry.events):
        match event:
            case CardDrafted(seat, tray, card):
                left[tray] -= 1
                here = f"tray:{tray}:{seat}"
                if seat == 0:
                    found[f"card:{card}", f"card:{card}", "", 0, faces.card(str(card))] += 1
                else:
                    found[here, f"player:{seat}", "", 0, BackFace] += 1
                onward = (seat + (1 if tray == "a" else -1)) % seats
                if seat != last[tray]:
                    target = f"tray:{tray}:{onward}"
                    found[here, target, f"tray-{tray}", left[tray], None] += 1
            case StaffForHire(cards):
                for number, card in enumerate(cards):
                    tray = "a" if number < 2 else "b"
                    source = f"tray:{tray}:{last[tray]}"
                    found[source, f"hire:{number}", "", 0, faces.card(card)] += 1
    return found


def drafting(hands: Hands, tray: str) -> Session:
    """Sit down as seat 0, among computer players, with a tray to choose from."""
    for skip in range(6):
        game = until(session(1, bots=2, seed=3), "draft_card", skip=skip)
        assert game.decision is not None
        if game.decision.frame == DraftCard(0, tray):
            seated(hands, game)
            return game
    raise AssertionError(f"tray {tray} never comes")


def test_cards_and_trays_fly_where_they_are_passed(open_window: Open, qtbot: QtBot) -> None:
    """A card flies face down for all but the player who keeps it."""
    hands = open_window(0.2)
    hands.shell.preferences.choose("pace", "at_once")
    game = until(session(1, bots=2, seed=3), "draft_card")
    start, flown = len(game.history), dict[int, Flown]()
    hands.play(game)
    motion = table_of(hands).motion

    def record() -> None:
        for row in motion.flights.rows:
            face = BackFace if isinstance(row.face, BackFace) else row.face
            flown[row.key] = (row.source, row.target, row.sign, row.amount, face)

    def mine() -> bool:
        return game.decision is not None and game.decision.seat == 0

    motion.changed.connect(record)
    while game.asked is not None and game.asked.kind == "draft_card":
        qtbot.waitUntil(mine)
        if asked(hands).kind == "draft_card":
            assert hands.game.answer(asked(hands).options[0])
    assert Counter(flown.values()) == flights(game, hands, start)


def test_a_tray_is_seen_at_the_next_player_when_it_arrives(open_window: Open, qtbot: QtBot) -> None:
    hands = open_window(0.2)
    game = drafting(hands, "a")
    assert hands.game.answer(asked(hands).options[0])
    mark = marks(hands)["a"]
    assert mark.property("seat") == 1
    assert not hands.lettered(mark)
    qtbot.waitUntil(lambda: not table_of(hands).motion.flights.rows)
    hands.settle()
    assert [text for text, _, _ in hands.lettered(mark)] == [str(len(game.state.tray_a))]


def test_a_card_that_was_dragged_has_arrived_but_its_tray_is_passed(open_window: Open) -> None:
    hands = open_window(2.0)  # the flight must outlast the drag on a busy machine, too
    drafting(hands, "b")
    card = asked(hands).options[0]
    drag(hands, middle(choices(hands)[card]), middle(zone(hands, "hand")))
    rows = table_of(hands).motion.flights.rows
    assert [(row.sign, row.target) for row in rows] == [("tray-b", "tray:b:2")]


@pytest.mark.parametrize(
    ("kind", "where"),
    [("play_card", "bench"), ("set_aside", "leave"), ("pay_ingredients", "racks")],
)
def test_what_was_dragged_does_not_fly_again(open_window: Open, kind: str, where: str) -> None:
    hands = open_window(2.0)
    seated(hands, until(session(2, seed=5), kind))
    decision = asked(hands)
    option = next(each for each in decision.options if each in choices(hands) and "+" not in each)
    drag(hands, middle(choices(hands)[option]), middle(zone(hands, where)))
    assert hands.game.session.decision != decision
    assert [row for row in table_of(hands).motion.flights.rows if row.face is not None] == []


def after_selecting(hands: Hands, kind: str, *expansions: str) -> list[FlightRow]:
    """Return what flies when the last card of the second round's hands has been selected."""
    game = until(session(2, seed=3, expansions=expansions), "select_card")
    game = until(game, kind)
    game.undo()
    seated(hands, game)
    assert asked(hands).kind == "select_card"
    assert hands.game.answer(asked(hands).options[0])
    assert asked(hands).kind == kind
    return list(table_of(hands).motion.flights.rows)


def test_both_trays_are_dealt_from_the_deck(open_window: Open) -> None:
    """Rulebook, lines 318 to 320: to the start player, and to the player on the right."""
    hands = open_window(0.2)
    rows = after_selecting(hands, "draft_card")
    first = hands.game.session.state.start_player
    assert [(row.source, row.target, row.sign, row.amount) for row in rows] == [
        ("stock", f"tray:a:{first}", "tray-a", 4),
        ("stock", f"tray:b:{1 - first}", "tray-b", 4),
    ]


def test_in_a_first_game_all_new_cards_come_from_the_deck(open_window: Open) -> None:
    """Rulebook, lines 350 to 352; one's own are seen, those of the other player are not."""
    hands = open_window(0.2)
    rows = after_selecting(hands, "set_aside", FIRST_GAME)
    seat = table_of(hands).kitchen.seat
    player = hands.game.session.state.players[seat]
    own = {f"card:{card}" for card in player.hand if card in player.fresh}
    assert {row.source for row in rows} == {"stock"}
    kept = {row.target for row in rows if not isinstance(row.face, BackFace)}
    assert kept == {*own, *(f"hire:{number}" for number in range(4))}
    backs = [row.target for row in rows if isinstance(row.face, BackFace)]
    assert backs == [f"player:{1 - seat}"] * 2
