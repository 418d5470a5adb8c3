"""The rules at hand and *What is this?* at the table of La Pâtisserie Rococo."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from rococo_desktop.controller.input.things import told_around, topic_of
from rococo_desktop.rules.patisserie.promos import PROMOS
from rococo_desktop.session.teaching.reference import read_reference
from rococo_desktop.texts import languages
from tests.qml.hands import Hands
from tests.qml.legible import faults
from tests.qml.patisserie.kitchen_hands import Whim, session, table_of, until
from tests.qml.test_arrangements import sized
from tests.qml.test_what import about, right_click, said, topics

pytestmark = pytest.mark.one_window

REFERENCE = read_reference("patisserie")


def seated(hands: Hands, kind: str = "choose_action", *, people: int = 1, seed: int = 3) -> None:
    """Play some way into a game with the Mentor and all promos, and sit down at it."""
    game = until(session(people, seed=seed, expansions=PROMOS), kind, skip=9, seed=seed)
    hands.play(game)
    if hands.game.hotSeat.curtain:
        hands.game.hotSeat.reveal()
    hands.lay_out()


def named(item: QQuickItem) -> str:
    """Return the name of an item that has a topic, or is in one that has."""
    return str(item.property("label") or item.property("text") or item.objectName())


def test_everything_on_the_table_has_an_entry_and_can_be_asked_about(hands: Hands) -> None:
    seated(hands)
    shown = set(topics(hands))
    assert len(shown) > 40
    assert not [topic for topic in shown if REFERENCE.about(topic) is None]
    for item in hands.items():
        if item.property("label") and item.property("about") is not None and item.width() > 0:
            assert told_around(item, topic_of), named(item)


def test_each_piece_tells_of_itself_with_its_own_numbers(hands: Hands) -> None:
    seated(hands)
    version, view = hands.game.session.version, hands.game.session.view(0)
    rules = table_of(hands).faces.rules
    price = rules.board.recipe_prices[-1]
    told = {
        "area.recipes": "Recipes",
        "post": "Service between",
        "host": "Noble host 1",
        "table_bonus": "Most dishes",
        "area.specials": "Claimed by",
        "good.flour": f"Room for {rules.goods['flour'].maximum}",
        "area.player": f"{view.players[0].coins} coin",
        "area.mentor": "Mentor",
        "phase.income": "Income",
    }
    for topic, words in told.items():
        right_click(hands, about(hands, topic))
        shown = " ".join(hands.texts())
        assert hands.has("whatIsThis"), topic
        assert words in shown, topic
        hands.key(Qt.Key.Key_Escape)
    last = [i for i in hands.items() if str(i.property("place")).startswith("recipe:")][-1]
    right_click(hands, last)
    assert said(hands, "articleTitle") in ("Recipe", "Pastry Chef")
    assert f"price: {price} coin" in said(hands, "thisName")
    hands.key(Qt.Key.Key_Escape)
    assert hands.game.session.version == version


def test_what_cannot_be_chosen_leads_to_the_rule_that_forbids_it(hands: Hands) -> None:
    seated(hands)
    refused = next(
        item
        for item in hands.items()
        if topic_of(item).startswith("decision.choose_action.") and item.property("reason")
    )
    right_click(hands, refused)
    assert said(hands, "thisReason") == refused.property("reason")
    cause = table_of(hands).foresight.causeOf(refused.property("reason"))
    entry = REFERENCE.about(cause)
    assert entry is not None
    links = [i.objectName() for i in hands.items() if i.objectName().startswith("link:")]
    assert f"link:{entry.id}" in links
    hands.key(Qt.Key.Key_Escape)


def test_a_question_a_line_of_the_log_and_a_star_card_are_asked_about(hands: Hands) -> None:
    seated(hands)
    for topic, title in (
        ("decision.choose_action", "A turn"),
        ("decision.choose_action.deliver", "Deliver"),
    ):
        right_click(hands, about(hands, topic))
        assert said(hands, "articleTitle") == title
        hands.key(Qt.Key.Key_Escape)
    star = next(i for i in hands.items() if topic_of(i).startswith("condition."))
    right_click(hands, star)
    assert said(hands, "articleTitle").startswith("Condition: ")
    hands.key(Qt.Key.Key_Escape)
    *_, last = (i for i in hands.items() if topic_of(i).startswith("event."))
    assert topic_of(last) == "event.card_played"
    right_click(hands, last)
    assert said(hands, "articleTitle") == "A turn"
    hands.key(Qt.Key.Key_Escape)


def test_the_key_asks_about_what_has_the_focus(hands: Hands) -> None:
    seated(hands, "play_card")
    hands.key(Qt.Key.Key_W)
    assert hands.has("whatIsThis")
    hands.key(Qt.Key.Key_W)
    assert not hands.has("whatIsThis")


def test_f1_opens_the_rules_of_this_game(hands: Hands) -> None:
    seated(hands)
    hands.key(Qt.Key.Key_F1)
    pages = hands.shell.chosen.pages
    assert pages.reference.titles.count == 1 + len(REFERENCE.entries)
    assert any("4 rounds" in text for text in hands.texts())
    hands.type("toping")
    assert said(hands, "articleTitle") == "Topping"
    hands.key(Qt.Key.Key_Escape)


def test_the_items_of_the_score_sheet_are_asked_about(hands: Hands) -> None:
    game = session(1, seed=5)
    whim = Whim(5)
    while (decision := game.decision) is not None:
        game.answer(decision.id, whim(decision))
    hands.play(game)
    hands.game.score.skip()
    hands.lay_out()
    right_click(hands, about(hands, "item.tables"))
    assert said(hands, "articleTitle") == "Majority at a table"
    hands.key(Qt.Key.Key_Escape)


@pytest.mark.parametrize(
    ("size", "language", "keys"),
    [
        ((1280, 800), "fr", ["", *REFERENCE.entries][::9]),
        *(
            pytest.param(size, language, ["", *REFERENCE.entries], marks=pytest.mark.heavy)
            for size in ((1280, 800), (1920, 1080))
            for language in languages()
        ),
    ],
)
def test_no_entry_is_cut_off(
    hands: Hands, size: tuple[int, int], language: str, keys: list[str]
) -> None:
    sized(hands, *size)
    hands.shell.preferences.choose("language", language)
    seated(hands)
    hands.shell.open("guide")
    hands.lay_out()
    book = hands.shell.chosen.pages.reference
    scale = min(size[0] / 1280, size[1] / 800)
    for key in keys:
        book.read(key)
        hands.settle()
        assert not faults(hands, hands.named("dialogs"), smallest=11 * int(scale)), key
