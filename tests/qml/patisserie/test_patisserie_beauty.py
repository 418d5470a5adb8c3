"""What is to be seen first on the table is large: dishes, guests, drawings of recipes, cards."""

from itertools import product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQml import QQmlProperty
from PySide6.QtQuick import QQuickItem

from tests.daily import soaked
from tests.qml.hands import Hands
from tests.qml.patisserie.kitchen_hands import asked, choices, session, table_of, until
from tests.qml.patisserie.test_patisserie_arrangements import full_table
from tests.qml.test_arrangements import sized

pytestmark = pytest.mark.one_window

SIZES = ((1280, 800), (1920, 1080), (3840, 2160))
SEATS = (2, 3, 4, 5)


def frame(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


def within(hands: Hands, kind: str, item: QQuickItem) -> list[QQuickItem]:
    return [each for each in hands.typed(kind) if item.isAncestorOf(each)]


@pytest.mark.parametrize("people", SEATS)
def test_guests_are_seen_with_head_and_shoulders(hands: Hands, people: int) -> None:
    """The cloth hides no more of them than the end of the bust, and none leaves the garden."""
    full_table(hands, "play_card", people)
    sized(hands, 1280, 800)
    (garden,) = hands.typed("Garden")
    seen = 0
    for table in hands.typed("Presentation"):
        cloth = frame(table).top() + table.property("behind")
        for guest in within(hands, "Guest", table):
            if guest.property("here") and guest.isVisible():
                body = frame(guest)
                assert frame(garden).contains(body.adjusted(0, 1, 0, -1))
                assert cloth - body.top() > 0.78 * body.height()
                seen += 1
    assert seen >= 8


@pytest.mark.parametrize("people", SEATS)
def test_places_for_dishes_use_the_whole_cloth(hands: Hands, people: int) -> None:
    """They are as large as it is deep, and as the tallest dish on one has room."""
    full_table(hands, "play_card", people)
    sized(hands, 1280, 800)
    for table in hands.typed("Presentation"):
        places = [frame(each) for each in within(hands, "DishPlace", table)]
        (sign,) = within(hands, "TableSign", table)
        cloth = frame(table)
        if cloth.width() > cloth.height():
            used = sum(each.width() for each in places)
            most = min(2 * (table.property("surface") + 1), table.property("tallest"))
            room = min(cloth.width(), len(places) * most)
            assert used > 0.9 * room
        for place in places:
            plate = place.adjusted(0, 0.42 * place.height(), 0, -0.1 * place.height())
            assert not plate.intersects(frame(sign).adjusted(0, 1, 0, -1))


def test_the_dish_nearest_to_the_sign_wears_the_scales_of_ties(hands: Hands) -> None:
    """A tie goes to the dish nearest to the table bonus, which is on the sign."""
    game = full_table(hands, "play_card", 3)
    sized(hands, 1280, 800)
    dishes, board = game.state.dishes, game.match.rules.board
    for table in hands.typed("Presentation"):
        key = table.property("key")
        places = sorted(within(hands, "DishPlace", table), key=lambda each: each.property("index"))
        (sign,) = [each for each in hands.typed("TableSign") if table.isAncestorOf(each)]
        # From the middle of the first place to that of the last, one goes away from the sign.
        bonus = frame(sign).topLeft()
        away = [
            (frame(each).center() - bonus).manhattanLength() for each in (places[0], places[-1])
        ]
        assert away[0] < away[1]
        spaces = [space.id for space in board.table[key].spaces]
        taken = [space for space in spaces if space in dishes]
        signs = [each for each in within(hands, "TieSign", table) if each.isVisible()]
        worn = [each for each in signs if not sign.isAncestorOf(each)]
        marked = [each for each in places if any(each.isAncestorOf(sign) for sign in worn)]
        assert len(worn) == len(marked)
        holders = [
            each for each in within(hands, "Tied", sign) if each.isVisible() and each.opacity()
        ]
        assert len(holders) == len(taken[:1])
        for each in holders:
            assert frame(sign).contains(frame(each))
            (emblem,) = within(hands, "Emblem", each)
            assert emblem.property("seat") == dishes[taken[0]][1]
        assert [each.property("key") for each in marked] == taken[:1]
        told = sign.property("about")
        wins = "wins ties, being nearest to the table bonus"
        if taken:
            assert game.setup.names[dishes[taken[0]][1]] in told.split(".")[-2]
        nearer = spaces[: spaces.index(taken[0])] if taken else spaces
        for each in places:
            here = each.property("key")
            assert ("wins every tie" in each.property("about")) == (here in nearer[:1])
            assert ("win ties for now" in each.property("about")) == (here in nearer[1:])
            assert (wins in each.property("label")) == (here in taken[:1])


@pytest.mark.parametrize(("width", "height"), soaked(SIZES, SIZES[:1]))
def test_the_drawing_is_the_largest_of_a_recipe_and_its_price_hangs_at_its_edge(
    hands: Hands, width: int, height: int
) -> None:
    full_table(hands, "play_card", 4)
    sized(hands, width, height)
    (counter,) = hands.typed("RecipeCounter")
    unit = QQmlProperty.read(counter, "head") / 32
    tiles = within(hands, "PastryTile", counter)
    assert tiles
    for tile in tiles:
        (drawing,) = [
            each
            for each in tile.childItems()
            if str(each.property("path")).startswith("patisserie/recipe/")
        ]
        needs = [each for each in within(hands, "Marks", tile) if each.isVisible()]
        assert drawing.height() > needs[0].height()
        signs = [each for each in within(hands, "Mark", needs[0]) if each.isVisible()]
        assert all(each.width() >= 16 * unit - 0.1 for each in signs)
    tags = [each for each in within(hands, "PriceTag", counter) if each.isVisible()]
    spots = within(hands, "Spot", counter)
    assert len(tags) == len(spots)
    for tag in tags:
        (spot,) = [each for each in spots if each.isAncestorOf(tag)]
        assert frame(spot).intersects(frame(tag))
        assert frame(tag).right() < frame(spot).right()
        assert frame(tag).bottom() < frame(spot).center().y()


def test_a_recipe_for_which_all_is_there_glows_and_says_so(hands: Hands) -> None:
    """Those that can be baked now, and by a chef those with a hat; the others do not."""
    seen = set()
    for skip in range(6):
        hands.play(until(session(2, seed=4), "bake", skip=skip))
        if hands.game.hotSeat.curtain:
            hands.game.hotSeat.reveal()
        hands.lay_out()
        kitchen = table_of(hands).kitchen
        rules = table_of(hands).faces.rules
        (store,) = hands.typed("Store")
        shown = {str(each.property("key")): each for each in within(hands, "Spot", store)}
        for row in kitchen.recipes.rows:
            if row.face is None:
                continue
            able = row.key in asked(hands).options
            if rules.recipes[row.key].chef and not able:
                continue
            (tile,) = within(hands, "PastryTile", shown[row.key])
            signs = {each.property("name") for each in within(hands, "Mark", tile)}
            assert row.ready == able == ("bake" in signs)
            assert ("free rack" in hands.spoken(shown[row.key])[0]) == able
            seen.add(able)
    assert seen == {True, False}


@pytest.mark.parametrize("people", SEATS)
def test_every_card_on_display_says_its_word(hands: Hands, people: int) -> None:
    """The hat and the level alone do not say who it is."""
    full_table(hands, "play_card", people)
    sized(hands, 1280, 800)
    cards = [each for each in hands.typed("StaffCard") if each.isVisible()]
    assert len(cards) > 6
    for card in cards:
        words = {each.property("text") for each in hands.written(card)}
        assert QQmlProperty.read(card, "card.title") in words
        signs = {each.property("name") for each in within(hands, "Mark", card)}
        assert signs & {"chef", "assistant"}


@pytest.mark.parametrize("people", [2, 5])
def test_cards_on_a_page_of_their_own_are_as_large_as_it_allows(hands: Hands, people: int) -> None:
    full_table(hands, "draft_card", people, skip=0)
    sized(hands, 1280, 800, "150")
    cards = [frame(each) for each in choices(hands).values()]
    (part,) = hands.typed("PiecesToPick")
    room = frame(part)
    across = max(each.right() for each in cards) - min(each.left() for each in cards)
    down = max(each.bottom() for each in cards) - min(each.top() for each in cards)
    assert across > 0.85 * room.width() or down > 0.7 * room.height()
    assert min(each.width() for each in cards) > 120


@pytest.mark.parametrize(("width", "height"), soaked(SIZES, SIZES[:1]))
@pytest.mark.parametrize(
    ("scale", "people"), soaked(product(["fit", "150"], SEATS), [("fit", 5), ("150", 2)])
)
def test_what_a_player_has_keeps_its_lines_and_stays_on_the_panel(
    hands: Hands, people: int, scale: str, width: int, height: int
) -> None:
    full_table(hands, "play_card", people, skip=10)
    sized(hands, width, height, scale)
    panels = hands.typed("PlayerPanel")
    assert len(panels) == people
    for panel in panels:
        (line,) = within(hands, "Lined", panel)
        figures = [frame(each) for each in line.childItems() if each.width() > 0]
        rows = {round(each.center().y()) for each in figures}
        assert len(rows) == (1 if not panel.property("slim") or line.property("single") else 2)
        pictures = [
            frame(each)
            for each in within(hands, "Picture", panel)
            if each.isVisible() and not each.objectName().startswith("portrait")
        ]
        (podium,) = within(hands, "Podium", panel)
        for one in (*figures, *pictures):
            assert frame(panel).contains(one)
        for one in figures:
            assert not podium.isVisible() or not one.intersects(frame(podium))


def test_each_place_for_a_decoration_explains_what_it_brings(hands: Hands) -> None:
    """A free one shows the rose that it waits for."""
    full_table(hands, "play_card", 2)
    sized(hands, 1280, 800)
    (racks,) = hands.typed("Racks")
    slots = [
        each
        for each in hands.items(racks)
        if each.property("gain") and each.property("amount") is not None
    ]
    assert len(slots) == len(table_of(hands).kitchen.decorations.rows)
    for slot in slots:
        hands.point_at(slot)
        hands.settle()
        label = str(slot.property("label"))
        assert "income" in label
        assert any(label in each for each in hands.texts())
        shown = {each.property("path") for each in within(hands, "Picture", slot)}
        assert "patisserie/topping/rose" in shown or slot.property("face") is not None
