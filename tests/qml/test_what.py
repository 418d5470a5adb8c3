"""*What is this?* explains anything on the table in place, by mouse, by touch and by keys."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.input.things import told_around, topic_of
from rococo_desktop.session.teaching.reference import read_reference
from rococo_desktop.texts import languages
from tests.daily import in_pairs
from tests.qml.hands import Hands, answer_first, play_to, played_out, session
from tests.qml.legible import LONG_AND_SHORT, faults
from tests.qml.test_arrangements import sized

pytestmark = pytest.mark.one_window

EVERYTHING = (
    *("jewelry_box", "fancy_dresses", "festivity_dresses"),
    *("expert_tailoring", "madame_du_barry"),
)
fresh = pytest.mark.usefixtures("places")
"""A window of its own, in which nothing was pointed at before."""
SHIFT = Qt.KeyboardModifier.ShiftModifier
SIZES = ((1280, 800), (1920, 1080), (3840, 2160))
LEADS = {
    "de": "du führst mit {} Vorsprung.",
    "en": "you lead by {}.",
    "es": "lideras por {}.",
    "fr": "vous menez de {}.",
    "it": "sei in testa di {}.",
    "ja": "あなたが{}差でリード。",
    "pl": "prowadzisz o {}.",
}
NOBODY_LEADS = {
    "de": "niemand führt.",
    "en": "nobody leads.",
    "es": "no lidera nadie.",
    "fr": "personne ne mène.",
    "it": "nessuno in testa.",
    "ja": "トップなし。",
    "pl": "nikt nie prowadzi.",
}


def seated(hands: Hands, kind: str = "choose_action", **options: object) -> None:
    hands.play(play_to(session(2, **options), kind))  # type: ignore[arg-type]
    hands.game.hotSeat.reveal()
    hands.lay_out()


def about(hands: Hands, topic: str) -> QQuickItem:
    """Return the first visible thing with a topic."""
    return next(i for i in hands.items() if topic_of(i) == topic and i.width() > 0)


def spot(item: QQuickItem) -> QPoint:
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()


def right_click(hands: Hands, item: QQuickItem) -> None:
    hands.point_at(item)
    QTest.mouseClick(hands.root, Qt.MouseButton.RightButton, pos=spot(item))
    hands.settle()


def said(hands: Hands, name: str) -> str:
    return str(hands.named(name).property("text"))


def topics(hands: Hands) -> Iterator[str]:
    for item in hands.items():
        if topic := topic_of(item):
            yield topic


def test_a_right_click_tells_of_this_very_piece_and_chooses_nothing(hands: Hands) -> None:
    seated(hands)
    version = hands.game.session.version
    card = about(hands, "space.guest")
    right_click(hands, card)
    assert said(hands, "articleTitle") == "Guests and their rewards"
    assert said(hands, "thisName") == card.property("label")
    assert said(hands, "thisAbout") == card.property("about")
    assert hands.shell.dialog == ""
    hands.key(Qt.Key.Key_Escape)
    assert not hands.has("whatIsThis")
    assert hands.game.session.version == version
    assert hands.shell.dialog == ""


def test_a_click_elsewhere_closes_it_and_does_nothing_else(hands: Hands) -> None:
    seated(hands)
    version = hands.game.session.version
    right_click(hands, about(hands, "area.favor"))
    assert said(hands, "articleTitle") == "Queen’s favor"
    QTest.mouseClick(hands.root, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    hands.settle()
    assert not hands.has("whatIsThis")
    assert hands.game.session.version == version


def test_the_key_asks_about_what_has_the_focus_and_gives_it_back(hands: Hands) -> None:
    seated(hands)
    focused = hands.focused
    hands.key(Qt.Key.Key_W)
    assert hands.has("whatIsThis")
    assert hands.focused.objectName() == "toLesson"
    name, role = hands.spoken(hands.named("whatSheet"))
    assert (name, role) == ("What is this?", QAccessible.Role.Dialog)
    hands.key(Qt.Key.Key_W)
    assert not hands.has("whatIsThis")
    assert hands.focused is focused


def test_arrows_with_shift_lead_to_anything_that_is_then_asked_about(hands: Hands) -> None:
    seated(hands)
    for _ in range(3):
        hands.key(Qt.Key.Key_Up, SHIFT)
    hands.key(Qt.Key.Key_W)
    assert said(hands, "thisName")
    hands.key(Qt.Key.Key_Escape)


def test_without_anything_pointed_at_the_question_is_asked_about(hands: Hands) -> None:
    seated(hands, "keep_resource")
    hands.point_at(hands.root.contentItem())
    right_click(hands, about(hands, "decision.keep_resource"))
    assert said(hands, "articleTitle") == "Resource tile"


def test_an_answer_in_words_is_told_with_its_price(hands: Hands) -> None:
    seated(hands)
    right_click(hands, about(hands, "decision.choose_action.acquire"))
    assert said(hands, "articleTitle") == "Acquire resources"
    assert "Livre" in said(hands, "thisAbout")


@fresh
def test_what_cannot_be_taken_says_why_and_leads_to_the_rule(hands: Hands) -> None:
    seated(hands)
    refused = next(
        item for item in hands.items() if topic_of(item) == "dress" and item.property("reason")
    )
    right_click(hands, refused)
    assert said(hands, "thisReason") == refused.property("reason")
    links = [i.objectName() for i in hands.items() if i.objectName().startswith("link:")]
    cause = hands.table.foresight.causeOf(refused.property("reason"))
    entry = read_reference("rococo").about(cause)
    assert entry is not None
    assert links[0] == f"link:{entry.id}"


def test_a_line_of_the_log_and_an_item_of_the_score_are_asked_about(hands: Hands) -> None:
    seated(hands)
    right_click(hands, about(hands, "event.card_played"))
    assert said(hands, "articleTitle") == "A turn"
    hands.key(Qt.Key.Key_Escape)
    hands.play(played_out(session(2)))
    hands.game.score.skip()
    hands.lay_out()
    right_click(hands, about(hands, "item.halls"))
    assert said(hands, "articleTitle") == "Majority in a hall"
    hands.key(Qt.Key.Key_Escape)
    assert hands.shell.dialog == "score"


def test_it_leads_to_the_reference_at_this_place(hands: Hands) -> None:
    seated(hands)
    right_click(hands, about(hands, "majority.fireworks"))
    hands.click("readMore")
    assert hands.shell.dialog == "guide"
    assert said(hands, "articleTitle") == "Fireworks"
    right_click(hands, hands.named("search"))
    assert not hands.has("whatIsThis"), "what has no topic is nothing to ask about"


def test_a_long_touch_asks_and_a_short_one_does_not(hands: Hands, qtbot: QtBot) -> None:
    seated(hands)
    device = QTest.createTouchDevice()
    item = about(hands, "area.favor")
    QTest.touchEvent(hands.root, device).press(0, spot(item)).commit()
    QTest.touchEvent(hands.root, device).release(0, spot(item)).commit()
    hands.settle()
    assert not hands.has("whatIsThis")
    QTest.touchEvent(hands.root, device).press(0, spot(item)).commit()
    qtbot.waitUntil(lambda: hands.has("whatIsThis"))
    QTest.touchEvent(hands.root, device).release(0, spot(item)).commit()


def test_a_finger_asks_nothing_about_what_came_under_it(hands: Hands, qtbot: QtBot) -> None:
    seated(hands)
    device = QTest.createTouchDevice()
    item = about(hands, "area.favor")
    QTest.touchEvent(hands.root, device).press(0, spot(item)).commit()
    assert answer_first(hands.game)
    hands.settle()
    qtbot.wait(2 * QGuiApplication.styleHints().mousePressAndHoldInterval())
    QTest.touchEvent(hands.root, device).release(0, spot(item)).commit()
    assert not hands.has("whatIsThis")


def test_behind_the_curtain_nothing_is_told(hands: Hands) -> None:
    hands.play(play_to(session(2), "choose_action"))
    hands.settle()
    assert hands.game.hotSeat.curtain
    hands.key(Qt.Key.Key_W)
    assert not hands.has("whatIsThis")


@pytest.mark.parametrize("edition", ["deluxe", "original"])
def test_everything_on_the_table_has_an_entry(hands: Hands, edition: str) -> None:
    game = session(1, edition=edition, expansions=EVERYTHING)
    hands.play(play_to(game, "choose_action", skip=5))
    hands.game.hotSeat.reveal()
    hands.lay_out()
    shown = set(topics(hands))
    assert len(shown) > 50
    reference = read_reference("rococo")
    assert not [topic for topic in shown if reference.about(topic) is None]


def test_everything_that_explains_itself_can_be_asked_about(hands: Hands) -> None:
    game = session(1, expansions=EVERYTHING)
    hands.play(play_to(game, "choose_action", skip=5))
    hands.game.hotSeat.reveal()
    hands.lay_out()
    for item in hands.items(hands.named("tableTop")):
        if item.property("about") and item.width() > 0:
            assert told_around(item, topic_of), item.property("label")


@pytest.mark.parametrize(
    ("size", "language", "each"),
    [
        (SIZES[0], "de", 3),
        *(
            pytest.param(size, language, 1, marks=pytest.mark.heavy)
            for size, language in in_pairs(SIZES, languages())
        ),
    ],
)
def test_it_lies_in_the_window_and_is_whole(
    hands: Hands, size: tuple[int, int], language: str, each: int
) -> None:
    """Every third topic always, and each with the slow tests."""
    sized(hands, *size)
    hands.shell.preferences.choose("language", language)
    seated(hands, expansions=EVERYTHING[:-1])
    for topic in list(dict.fromkeys(topics(hands)))[::each]:
        right_click(hands, about(hands, topic))
        if not hands.has("whatIsThis"):
            continue  # a thing behind another
        sheet = hands.named("whatSheet")
        place = sheet.mapRectToScene(sheet.boundingRect())
        assert hands.root.contentItem().boundingRect().contains(place), topic
        assert not faults(hands, hands.named("whatIsThis")), topic
        hands.key(Qt.Key.Key_Escape)


@fresh
@pytest.mark.parametrize("language", LONG_AND_SHORT)
def test_a_hall_tells_its_own_numbers_and_who_leads_there(hands: Hands, language: str) -> None:
    hands.shell.preferences.choose("language", language)
    hands.play(play_to(session(1, bots=2, seed=1), "place_dress", skip=3))
    hands.lay_out()
    view = hands.game.session.view(0)
    rooms = [i for i in hands.items() if topic_of(i) == "majority.hall"]
    rooms = [i for i in rooms if i.property("standing")]
    assert len(rooms) == 5
    told = set()
    for room in rooms:
        key = str(room.property("key"))
        floor = room.mapToScene(QPointF(room.width() / 2, room.height() - 3)).toPoint()
        QTest.mouseMove(hands.root, floor)
        QTest.mouseClick(hands.root, Qt.MouseButton.RightButton, pos=floor)
        hands.settle()
        about = said(hands, "thisAbout")
        assert str(room.property("first")) in about
        assert str(room.property("second")) in about
        owners = [owner for space, (_, owner) in view.guests.items() if space.startswith(key)]
        lead = owners.count(0) - max(owners.count(1), owners.count(2))
        if lead > 0:
            told.add(lead)
            assert about.endswith(LEADS[language].format(lead))
        elif not owners:
            assert about.endswith(NOBODY_LEADS[language])
        hands.key(Qt.Key.Key_Escape)
    assert told, "somewhere it is this player who leads"


@fresh
def test_what_a_stock_holds_is_not_listed_again(hands: Hands) -> None:
    """Pointing at it shows that in pictures; here it is said what it is."""
    seated(hands)
    pile = about(hands, "area.stock.tiles")
    right_click(hands, pile)
    hands.lay_out()
    assert hands.named("articleText").property("text")
    assert not hands.has("thisAbout")


@fresh
def test_the_key_over_nothing_in_a_finished_game_says_how_to_ask(hands: Hands) -> None:
    hands.play(played_out(session(1, bots=1)))
    hands.game.score.skip()
    hands.shell.back()
    hands.lay_out()
    QTest.mouseMove(hands.root, QPoint(1, 1))
    hands.key(Qt.Key.Key_W)
    assert not hands.has("whatIsThis")
    assert "Go to something" in hands.shell.notices.rows[-1].text


def test_all_rules_lead_back_to_the_score_sheet(hands: Hands) -> None:
    hands.play(played_out(session(1, bots=1)))
    hands.game.score.skip()
    hands.lay_out()
    right_click(hands, about(hands, "item.halls"))
    hands.click("readMore")
    assert hands.shell.dialog == "guide"
    hands.key(Qt.Key.Key_Escape)
    assert hands.shell.dialog == "score"
    hands.key(Qt.Key.Key_Escape)
    assert hands.shell.dialog == ""
