"""Things explain themselves to a resting pointer and to the focus."""

from types import ModuleType

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.input.walker import FocusWalker
from rococo_desktop.games import GAMES
from rococo_desktop.session.session import Session
from rococo_desktop.session.teaching.lesson_document import LESSONS
from tests.daily import soaked
from tests.qml import hands as salon
from tests.qml.hands import PAUSE, Hands, Puppet, answer_first, play_to, session
from tests.qml.patisserie import kitchen_hands

pytestmark = pytest.mark.one_window

PATIENCE = 2000
"""Milliseconds after which anything with an explanation gives it."""
RIVALRY = ("jewelry_box", "madame_du_barry")
BUTTONS = ("goOn", "leaveLesson")
"""A button with words and one with a sign."""
KEYS = 5
"""How often an arrow key is pressed with Shift."""
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def table(hands: Hands) -> Hands:
    """A game of five, seen by the person asked."""
    hands.play(play_to(session(5), "play_card", skip=12))
    hands.game.hotSeat.reveal()
    hands.settle()
    return hands


def explaining(hands: Hands) -> list[QQuickItem]:
    """Return everything on the table that explains itself."""
    return [item for item in hands.items() if item.property("about") and item.isEnabled()]


def explainer(hands: Hands) -> QQuickItem | None:
    """Return what explains a thing beside it; a piece is shown large there."""
    shown = [hands.named(name) for name in ("explainer", "largeView") if hands.has(name)]
    assert len(shown) <= 1
    return next(iter(shown), None)


def explained(hands: Hands, qtbot: QtBot) -> str:
    """Wait for the explanation beside a thing and return what it says."""

    def comes() -> bool:
        qtbot.wait(PAUSE)
        return explainer(hands) is not None

    qtbot.waitUntil(comes)
    shown = explainer(hands)
    assert shown is not None
    return "\n".join(
        text
        for item in hands.items(shown)
        if item.isVisible() and isinstance(text := item.property("text"), str) and text
    )


def whole(thing: QQuickItem) -> str:
    """Return the explanation of a thing: its name, then the details."""
    return f"{thing.property('label')}\n{thing.property('about')}"


def test_the_pointer_is_told_what_a_thing_is_for(table: Hands, qtbot: QtBot) -> None:
    statue = next(item for item in table.items() if item.property("key") == "statue-1")
    table.point_at(statue)
    assert explainer(table) is None
    assert "for each color among your garments" in explained(table, qtbot)
    heading = next(
        item
        for item in explaining(table)
        if (item.property("label") or "").startswith("Queen’s favor")
    )
    table.point_at(heading)
    assert explainer(table) is None
    assert "start player in the next round" in explained(table, qtbot)


@pytest.mark.parametrize("kit", [salon, kitchen_hands], ids=["rococo", "patisserie"])
def test_a_thing_is_explained_in_one_place(hands: Hands, qtbot: QtBot, kit: ModuleType) -> None:
    """Beside it; the bar names it only until then, and says no reason a second time."""
    hands.play(kit.session(2))
    hands.game.hotSeat.reveal()
    hands.lay_out()
    thing = next(each for each in explaining(hands) if each.property("choice"))
    hands.point_at(thing)
    lines = explained(hands, qtbot).splitlines()
    assert lines[0] == thing.property("label")
    assert not hands.has("hintName")


def test_it_stays_in_the_window_and_off_the_prompt(table: Hands, qtbot: QtBot) -> None:
    prompt = table.named("promptBar")
    bar = prompt.mapRectToScene(prompt.boundingRect())
    for item in explaining(table)[::25]:
        table.point_at(item)
        explained(table, qtbot)
        shown = explainer(table)
        assert shown is not None
        place = shown.mapRectToScene(shown.boundingRect())
        assert table.root.contentItem().boundingRect().contains(place)
        assert not place.intersects(item.mapRectToScene(item.boundingRect()))
        assert not place.intersects(bar)


def test_the_focus_is_told_with_shift_and_the_arrow_keys(table: Hands, qtbot: QtBot) -> None:
    """Upward from what can be chosen to the players, and down again beside them."""
    reached = set()
    while table.focused.property("key") != 0:
        table.key(Qt.Key.Key_Up, SHIFT)
        reached.add(table.focused.property("label") or "")
    for key in [Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Right] * 4:
        table.key(key, SHIFT)
        label = table.focused.property("label") or ""
        reached.add(label)
        if "for the most" in label:
            assert explained(table, qtbot) == whole(table.focused)
    assert any("for the most" in label for label in reached)


def test_screen_readers_hear_it(table: Hands) -> None:
    for item in explaining(table):
        spoken = QAccessible.queryAccessibleInterface(item)
        assert spoken.text(QAccessible.Text.Name)
        assert item.property("about") in spoken.text(QAccessible.Text.Description)


def test_an_empty_place_says_when_it_is_filled(table: Hands) -> None:
    game = table.game.session
    while not any(card is None for card in game.state.hire):
        assert game.decision is not None
        options = game.decision.options
        wish = ("hire", *(card for card in game.state.hire if card))
        choice = next((option for option in options if option in wish), options[0])
        game.answer(game.decision.id, choice)
    table.play(game)
    table.game.hotSeat.reveal()
    table.settle()
    empty = [item for item in explaining(table) if "New employees come" in item.property("about")]
    assert len(empty) == game.state.hire.count(None)


def test_the_score_as_it_stands_has_a_name_of_its_own(table: Hands, qtbot: QtBot) -> None:
    standing = table.named("standing")
    panel = standing.parentItem()
    table.point_at(standing)
    assert any("if the game ended now" in text for text in table.texts())
    assert "podium" in explained(table, qtbot)
    assert panel is not None


def test_any_click_sends_it_away_until_something_else_is_pointed_at(
    table: Hands, qtbot: QtBot
) -> None:
    """The click hits something without a gesture, so that it does nothing else."""
    labels = {item: item.property("label") or "" for item in explaining(table)}
    first, second, *_ = [item for item, label in labels.items() if "for the most" in label]
    table.point_at(first)
    explained(table, qtbot)
    version = table.game.session.version
    table.click(first)
    assert table.game.session.version == version
    assert explainer(table) is None
    table.point_at(second)
    assert explained(table, qtbot) == whole(second)


@pytest.mark.parametrize("onward", soaked([Qt.Key.Key_Right, Qt.Key.Key_Tab], [Qt.Key.Key_Tab]))
def test_what_the_focus_falls_on_says_nothing_before_one_walks(
    hands: Hands, qtbot: QtBot, onward: Qt.Key
) -> None:
    hands.play(session(2))
    hands.game.hotSeat.reveal()
    hands.settle()
    hands.key(onward)
    assert explained(hands, qtbot)
    hands.key(Qt.Key.Key_Return)
    assert hands.focused.property("about")
    assert hands.focused.property("focusSeen")
    qtbot.wait(PATIENCE)
    assert explainer(hands) is None
    hands.key(onward)
    assert explained(hands, qtbot)


@pytest.mark.parametrize("kit", [salon, kitchen_hands], ids=["rococo", "patisserie"])
def test_what_was_read_ends_when_a_rival_plays(
    puppets: Hands, puppet: Puppet, qtbot: QtBot, kit: ModuleType
) -> None:
    """It was read about the table before; the pointer has to move for more."""
    game: Session = kit.session(1, bots=1)
    while (decision := game.decision) is not None and decision.seat == 0:
        game.answer(decision.id, decision.options[0])
    assert decision is not None
    puppets.play(game)
    spot = next(
        each
        for kind in ("GuestSpace", "Spot")
        for each in puppets.typed(kind)
        if each.property("about")
    )
    puppets.point_at(spot)
    assert explained(puppets, qtbot)
    told = spot.property("about")
    puppet.asked[-1].set_result(decision.options[0])
    qtbot.waitUntil(lambda: puppets.game.session.decision != decision)
    puppets.settle()
    assert spot.isVisible()
    assert spot.property("about") == told
    assert explainer(puppets) is None
    puppets.point_at(spot)
    assert explained(puppets, qtbot)


def test_a_pointer_that_trembles_rests(table: Hands) -> None:
    walker = table.root.findChild(FocusWalker)
    assert isinstance(walker, FocusWalker)
    card = next(iter(table.targets().values()))
    spot = card.mapToScene(QPointF(card.width() / 2, card.height() / 2)).toPoint()
    table.click(card)
    assert walker.property("resting")
    QTest.mouseMove(table.root, spot + QPoint(2, 1))
    assert walker.property("resting")
    QTest.mouseMove(table.root, spot + QPoint(9, 9))
    assert not walker.property("resting")
    table.game.undo()
    assert walker.property("resting"), "what lies under it may be something else"
    QTest.mouseMove(table.root, spot)
    assert not walker.property("still")
    walker.awaitAt([])
    assert walker.property("still"), "a piece has come"
    assert not walker.property("resting"), "for the focus it is as before"


def test_a_curtain_hides_it(table: Hands, qtbot: QtBot) -> None:
    card = next(item for item in explaining(table) if item.property("legal"))
    table.point_at(card)
    explained(table, qtbot)
    game = table.game
    while answer_first(game):
        pass
    game.hotSeat.passOn()
    assert game.hotSeat.curtain
    table.settle()
    assert explainer(table) is None


def test_the_cards_in_a_players_sheet_explain_themselves(table: Hands, qtbot: QtBot) -> None:
    table.table.lookAt(0)
    table.shell.open("player")
    table.settle()
    sheet = next(item for item in table.items() if item.objectName() == "playerSheet")
    card = next(item for item in table.items(sheet) if item.property("about"))
    table.point_at(card)
    assert explained(table, qtbot) == whole(card)


@pytest.mark.parametrize("people", [2, 3])
def test_between_two_players_no_second_place_is_promised(hands: Hands, people: int) -> None:
    """Deluxe, "Special Rule for 2 Players": neither in the halls nor in the fireworks."""
    hands.play(play_to(session(people), "play_card"))
    hands.game.hotSeat.reveal()
    hands.settle()
    labels = {item: item.property("label") or "" for item in explaining(hands)}
    majorities = [item for item, label in labels.items() if " for the most" in label]
    assert len(majorities) == 6
    for majority in majorities:
        assert ("for the second most" in labels[majority]) == (people > 2)
        drawn = [item for item in hands.items(majority) if item.property("contentWidth")]
        numbers = [item for item in drawn if str(item.property("text")).isdecimal()]
        assert len(numbers) == (2 if people > 2 else 1)


def test_a_name_that_the_bar_cuts_is_told_whole(hands: Hands, qtbot: QtBot) -> None:
    hands.root.resize(1024, 640)
    hands.play(session(1, expansions=RIVALRY))
    panel = next(item for item in hands.items() if item.property("rival"))
    summary, name = (panel.property(each) for each in ("summary", "name"))
    # Its middle may be a number, which says what it counts.
    hands.point_at(next(each for each in hands.items(panel) if each.property("text") == name))
    told = explained(hands, qtbot).splitlines()
    assert any(each.startswith("A rival without money") for each in told)
    assert told[0] == summary
    own = next(item for item in hands.items() if item.property("viewer"))
    hands.point_at(own)
    assert own.property("about").startswith("Money and prestige")
    hands.root.resize(1280, 800)
    hands.lay_out()
    statue = next(item for item in hands.items() if item.property("key") == "statue-1")
    hands.point_at(statue)
    assert explained(hands, qtbot) == whole(statue)


def test_undo_and_redo_say_why_they_do_nothing(hands: Hands) -> None:
    hands.play(session(2))
    hands.game.hotSeat.reveal()
    hands.settle()
    hands.point_at(hands.named("undo"))
    assert "Nothing to take back (Ctrl+Z)" in hands.texts()
    hands.point_at(hands.named("redo"))
    assert any(text.startswith("Nothing to redo") for text in hands.texts())
    answer_first(hands.game)
    hands.settle()  # with keys, the focus tells first what it falls on
    hands.point_at(hands.named("undo"))
    assert any(text.startswith("Takes back: ") for text in hands.texts()), hands.texts()
    hands.click("undoButton")
    hands.point_at(hands.named("undo"))
    assert "Nothing to take back (Ctrl+Z)" in hands.texts()


def test_what_one_points_at_is_told_as_it_is_now(table: Hands) -> None:
    asked = table.game.session.asked
    assert asked is not None
    panels = [item for item in table.items() if item.property("summary")]
    panel = next(item for item in panels if item.property("key") == asked.seat)
    table.point_at(panel)
    before = panel.property("summary")
    assert before in table.texts()
    while panel.property("summary") == before:
        decision = table.game.session.decision
        assert decision is not None
        table.game.answer(decision.options[0])
        table.settle()
    assert before not in table.texts()
    assert panel.property("summary") in table.texts()


def legible_on(hands: Hands, item: QQuickItem) -> set[str]:
    """Return what can be read in full on an item."""
    return {
        str(text.property("text"))
        for text in hands.items(item)
        if text.inherits("QQuickText") and not text.property("truncated")
    }


def middle(item: QQuickItem) -> QPoint:
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()


def note(hands: Hands, found: dict[str, str]) -> None:
    """Note what the bar says beside the question of the thing that is pointed at."""
    inspector = hands.window.engine.singletonInstance("Table.Controls", "Pointer")
    assert isinstance(inspector, QObject)
    thing = inspector.property("subject")
    told = str(hands.named("hintName").property("text")) if hands.has("hintName") else ""
    if isinstance(thing, QQuickItem):
        legible = {"", *legible_on(hands, thing)}
        assert told == "" or told not in legible, "it can be read on the thing itself"
        assert told or inspector.property("text") in legible, "it can be read nowhere"
        found[thing.objectName() or str(thing.property("label"))] = told


@pytest.mark.parametrize("each", soaked([1, 6], [6]))
@pytest.mark.parametrize("game", soaked(GAMES, ["patisserie"]))
def test_what_can_be_read_on_a_thing_is_not_told_beside_the_question(
    hands: Hands, game: str, each: int
) -> None:
    """Neither by pointer nor by keys: signs and pieces are told, buttons and headings are read."""
    hands.root.resize(1920, 1080)
    hands.shell.preferences.keep(scale="100")
    hands.shell.backstage.school.learn(LESSONS.of(game)[0].key)
    hands.lay_out()
    pointed, walked = dict[str, str](), dict[str, str]()
    things = [each for each in hands.items() if each.property("label") or each.property("hint")]
    for item in (*things[::each], *map(hands.named, BUTTONS)):
        QTest.mouseMove(hands.root, QPoint(1, 1))
        QTest.mouseMove(hands.root, middle(item))
        QCoreApplication.processEvents()
        note(hands, pointed)
    QTest.mouseMove(hands.root, QPoint(1, 1))
    for button in BUTTONS:
        hands.key(Qt.Key.Key_Tab)
        hands.tab_to(button)
        note(hands, walked)
    for _ in range(KEYS):
        hands.key(Qt.Key.Key_Down, SHIFT)
        note(hands, walked)
    for found in (pointed, walked):
        assert found["goOn"] == ""
        assert found["leaveLesson"] == "Leave the lesson"
        assert len(set(found.values())) > 2, "pieces are told"
