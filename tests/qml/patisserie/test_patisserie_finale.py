"""The end of the festival: dishes are served table by table, then the winners are toasted."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QBitmap, QRegion
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.table import glyphs
from rococo_desktop.session.session import Session
from tests.daily import soaked
from tests.qml.hands import Hands, Open
from tests.qml.patisserie.kitchen_hands import Whim, session, table_of
from tests.qml.test_contrast import faint


@pytest.fixture(scope="module")
def over() -> Session:
    game = finished(3, 21)
    assert len(game.state.dishes) > 3
    return game


def finished(people: int, seed: int) -> Session:
    """Return a game that has been played at random to its end."""
    game, whim = session(people, seed=seed), Whim(seed)
    while (decision := game.decision) is not None:
        game.answer(decision.id, whim(decision))
    return game


def at_the_end(open_window: Open, over: Session, motion: float) -> Hands:
    """Open a window with a finished game, and skip the count."""
    hands = open_window(motion)
    hands.play(over)
    hands.game.score.skip()
    hands.settle()
    return hands


def within(inner: QQuickItem, outer: QQuickItem) -> bool:
    """Return True if an item is drawn wholly inside another one."""
    return outer.mapRectToScene(outer.boundingRect()).contains(
        inner.mapRectToScene(inner.boundingRect())
    )


def test_each_dish_is_served_on_its_table_and_the_winner_is_named(
    open_window: Open, over: Session, qtbot: QtBot
) -> None:
    hands = at_the_end(open_window, over, 0.1)
    qtbot.waitUntil(lambda: hands.has("finaleVerdict"))
    wanted, rules = over.state.dishes, over.match.rules

    def served() -> set[str]:
        names = (item.objectName() for item in hands.items())
        return {name.removeprefix("dish:") for name in names if name.startswith("dish:")}

    qtbot.waitUntil(lambda: served() == wanted.keys())
    festival = table_of(hands).festival
    tables = [group.key for group in festival.groups.rows]
    for row in festival.dishes.rows:
        assert within(hands.named(f"dish:{row.key}"), hands.named(f"served:{row.table}"))
        assert rules.board.table_of[row.key].id == row.table == tables[row.stage]
        assert row.owner == wanted[row.key][1]
    score = over.score()
    names = [over.setup.names[seat] for seat in score.winners]
    assert hands.named("finaleVerdict").property("text") == hands.game.score.verdict
    said = [str(each.property("text")) for each in hands.written(hands.named("finale"))]
    assert all(sum(name in each for each in said) == 1 for name in names)


@pytest.mark.parametrize(("theme", "hour"), [("light", "day"), ("evening", "evening")])
def test_the_tables_are_laid_in_the_garden_of_the_hour(
    open_window: Open, over: Session, qtbot: QtBot, theme: str, hour: str
) -> None:
    """Cloths, plates, candles and nobles; lanterns and a dark sky only in the evening."""
    hands = open_window(0.1)
    hands.shell.preferences.choose("theme", theme)
    hands.play(over)
    hands.game.score.skip()
    qtbot.waitUntil(lambda: hands.has("finaleVerdict"))
    qtbot.waitUntil(lambda: not hands.named("backdrop").property("pending"))
    drawn = [str(item.property("order")) for item in hands.items(hands.named("finale"))]
    assert any(f"patisserie/festival-{hour}/" in each for each in drawn)
    tables = [each for each in over.match.rules.board.tables if on_table(over, each.id)]
    cloths = [each for each in drawn if each.startswith("cloth/")]
    assert len(cloths) == len(tables)
    assert all(f"cloth-{hour}/" in each for each in cloths)
    assert sum("table/candles" in each for each in drawn) == len(tables)
    assert sum("furniture/lantern" in each for each in drawn) == 2 * len(tables) * (hour != "day")
    shown = hands.items(hands.named("finale"))
    plates = [item for item in shown if item.property("name") == "china"]
    assert len(plates) == len(over.state.dishes)
    for table in tables:
        laid = hands.named(f"served:{table.id}")
        inside = [str(item.property("order")) for item in hands.items(laid)]
        nobles = [each for each in inside if "patisserie/guest/" in each]
        assert len(nobles) == on_table(over, table.id) + 1
    picture = hands.root.grabWindow()
    height = picture.height()
    sky = [picture.pixelColor(2, y).lightness() for y in range(2, height // 4, 3)]
    assert (sum(sky) / len(sky) < 90) == (hour == "evening")
    assert faint(hands, theme) == []


def last_scene(hands: Hands) -> QQuickItem:
    """Return the finale of five players at its end."""
    hands.play(finished(5, 6))
    hands.game.score.skip()
    hands.settle()
    finale = hands.named("finale")
    finale.setProperty("stage", finale.property("stages"))
    return finale


@pytest.mark.parametrize(("width", "height"), soaked([(1280, 800), (1920, 1080)], [(1280, 800)]))
def test_no_dish_hides_the_face_of_a_guest(
    open_window: Open, qtbot: QtBot, width: int, height: int
) -> None:
    """Of the dishes that five players have presented, some tables are full."""
    hands = open_window(2)
    hands.root.resize(width, height)
    finale = last_scene(hands)
    served = [each for each in hands.items(finale) if each.property("come") is not None]
    qtbot.waitUntil(lambda: all(each.property("come") == 1 for each in served))
    faces, dishes = QRegion(), QRegion()
    for item in hands.items(finale):
        path, above = str(item.property("path")), item.parentItem()
        if path.startswith("patisserie/guest/"):
            faces += QRegion(face(item), QRegion.RegionType.Ellipse)
        elif path == above.property("picture"):
            dishes += inked(item)
            emblem = next(each for each in hands.typed("Emblem") if each.parentItem() is above)
            dishes += emblem.mapRectToScene(emblem.boundingRect()).toRect()
    assert not faces.isEmpty()
    assert not dishes.isEmpty()
    assert faces.intersected(dishes).isEmpty()


@pytest.mark.parametrize(("width", "height"), soaked([(1280, 800), (1920, 1080)], [(1920, 1080)]))
def test_no_light_is_before_the_face_of_a_guest(
    open_window: Open, qtbot: QtBot, width: int, height: int
) -> None:
    hands = open_window(2)
    hands.shell.preferences.choose("theme", "evening")
    hands.root.resize(width, height)
    finale = last_scene(hands)
    qtbot.waitUntil(lambda: any(lit(each) for each in hands.items(finale)))
    faces, lights = QRegion(), 0
    for item in painted(finale):
        if str(item.property("path")).startswith("patisserie/guest/"):
            faces += QRegion(face(item), QRegion.RegionType.Ellipse)
        elif lit(item):
            lights += 1
            assert faces.intersected(seen(item)).isEmpty()
    assert not faces.isEmpty()
    assert lights > 10


def lit(item: QQuickItem) -> bool:
    """Return True if an item is a lantern, or a glow that is always there."""
    path = str(item.property("path"))
    return path == "life/glow" or path.startswith("patisserie/furniture/lantern")


def painted(item: QQuickItem) -> Iterator[QQuickItem]:
    """Yield an item and what is in it in the order in which they are drawn, the hindmost first."""
    inside = sorted(item.childItems(), key=QQuickItem.z)
    for each in (each for each in inside if each.z() < 0):
        yield from painted(each)
    yield item
    for each in (each for each in inside if each.z() >= 0):
        yield from painted(each)


def seen(item: QQuickItem) -> QRect:
    """Return where an item is, as far as nothing around it cuts it."""
    where = item.mapRectToScene(item.boundingRect())
    around: QQuickItem | None = item.parentItem()
    while around is not None:
        if around.clip():
            where &= around.mapRectToScene(around.boundingRect())
        around = around.parentItem()
    return where.toRect()


def face(guest: QQuickItem) -> QRect:
    """Return where the face of a guest is, in the middle of the picture."""
    width, height = guest.width(), guest.height()
    middle = QRectF(0.38 * width, 0.3 * height, 0.24 * width, 0.39 * height)
    return guest.mapRectToScene(middle).toRect()


def inked(picture: QQuickItem) -> QRegion:
    """Return where something of a picture is drawn in the window."""
    where = picture.mapRectToScene(picture.boundingRect()).toRect()
    image = glyphs.picture(f"{picture.property('path')}/fit/{where.width()}x{where.height()}")
    return QRegion(QBitmap.fromImage(image.createAlphaMask())).translated(where.topLeft())


def on_table(over: Session, table: str) -> int:
    """Return how many dishes are on a table at the end."""
    of = over.match.rules.board.table_of
    return sum(of[space].id == table for space in over.state.dishes)


def test_the_winner_is_shown_with_a_wreath_and_the_best_dish(
    open_window: Open, over: Session, qtbot: QtBot
) -> None:
    hands = at_the_end(open_window, over, 0.1)
    qtbot.waitUntil(lambda: hands.has("finaleVerdict"))
    recipes = over.match.rules.recipes
    for seat in over.score().winners:
        shown = [
            str(item.property("path")) for item in hands.items(hands.named(f"laureate:{seat}"))
        ]
        assert "frame/laurel" in shown
        assert any(each.startswith("sitter/") for each in shown)
        made = [dish for dish, owner in over.state.dishes.values() if owner == seat]
        best = max(recipes[dish].prestige for dish in made)
        works = [each for each in shown if each.startswith("patisserie/topped/")]
        assert [recipes["pastry-" + each.rsplit("/", 1)[1]].prestige for each in works] == [best]


def test_a_key_leads_to_the_sheet_from_which_it_can_be_seen_again(
    open_window: Open, over: Session
) -> None:
    hands = at_the_end(open_window, over, 1)
    assert hands.has("finale")
    hands.key(Qt.Key.Key_X)
    assert not hands.has("finale")
    assert hands.shell.dialog == "score"
    buttons = ("toMenu", "playAgain", "toTable", "analyse", "keepScore", "seeAgain", "finaleAgain")
    assert len({hands.named(button).y() for button in buttons}) == 1, "they fill one row"
    hands.click("finaleAgain")
    assert hands.has("finale")
    hands.click("finaleAnywhere")
    assert not hands.has("finale")


def test_without_motion_there_is_the_sheet_at_once(hands: Hands, over: Session) -> None:
    hands.play(over)
    assert hands.shell.dialog == "score"
    assert not hands.has("finale")


def test_the_parts_of_each_item_add_up_to_its_points_as_drawn(hands: Hands, over: Session) -> None:
    """The point of a part is said at its end; a tie is explained behind it."""
    hands.play(over)
    hands.lay_out()
    rows = [name for item in hands.items() if (name := item.objectName()).startswith("item:")]
    read = 0
    for row in rows:
        hands.click(row)
        hands.lay_out()
        drawn = [text for text, _, _ in hands.lettered(hands.named(row))]
        points = [int(text) for text in drawn if text.isdigit()]
        assert len(points) == 3, drawn
        parts = hands.lettered(hands.named("scoreParts"))
        assert not [text for text, cut, _ in parts if cut]
        shown = [each.words for row in hands.game.score.parts.rows for each in row.parts.rows]
        assert sorted(text for text, _, _ in parts) == sorted(shown)
        told = [re.fullmatch(r"(.*): (\d+)( \(.*\))?", text) for text, _, _ in parts]
        assert sum(int(each[2]) for each in told if each) == sum(points), (row, parts)
        assert all(told), parts
        assert not [text for text, _, _ in parts if text[0].islower()]
        read += len(told)
    assert read > 12


@pytest.mark.parametrize(("people", "expansions"), [(3, ()), (2, ("mentor",))])
def test_the_sheet_has_a_row_for_the_mentor_only_with_the_mentor(
    hands: Hands, people: int, expansions: tuple[str, ...]
) -> None:
    game, whim = session(people, seed=3, expansions=expansions), Whim(3)
    while (decision := game.decision) is not None:
        game.answer(decision.id, whim(decision))
    hands.play(game)
    hands.lay_out()
    rows = {name for item in hands.items() if (name := item.objectName()).startswith("item:")}
    assert len(rows) == (9 if expansions else 8)
    assert ("item:mentor" in rows) == bool(expansions)
    said = any("Mentor’s supplies" in text for text in hands.texts())
    assert said == bool(expansions)
