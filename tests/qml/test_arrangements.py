"""The table in windows of every shape: pieces keep their proportions, texts are whole and large."""

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QRegion
from PySide6.QtQml import QQmlProperty
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from rococo_desktop.controller.table import glyphs
from rococo_desktop.session.session import Session
from tests.again import found_once
from tests.daily import by_turns, soaked
from tests.qml.hands import Hands, session
from tests.qml.legible import LONG_AND_SHORT, faults, texts
from tests.qml.patisserie import kitchen_hands
from tests.qml.test_contrast import at_the_front
from tests.qml.test_drag import middle
from tests.qml.test_everyone import check_what_can_be_acted_on
from tests.qml.test_expansions_table import ALL, JEWELRY, asks, play_until, seated
from tests.qml.test_long_names import letters
from tests.qml.test_pictures import in_a_list

pytestmark = pytest.mark.one_window

SIZES = ((1280, 800), (1920, 1080), (3840, 2160))
MORE_SIZES = (*SIZES, (1366, 768), (1537, 961))
SHAPES = (*SIZES, (1000, 1060), (960, 1080), (3840, 1080), (3440, 1440), (1280, 1024), (960, 600))
WINDOWS = (
    *((*shape, "fit") for shape in SHAPES),
    *((1920, 1080, scale) for scale in ("100", "150", "200")),
    (1920, 1040, "200"),
)
LARGE = ((1280, 800, "125"), (1280, 800, "150"), (1920, 1080, "150"), (1920, 1080, "200"))

CELLS = (128, 72)
"""How many places of a window are looked at, across and down."""

Proportions = dict[str, tuple[float, float]]
"""The least and the largest width of each kind of piece, relative to its height."""


@found_once
def late(people: int, expansions: tuple[str, ...], kind: str) -> Session:
    """Return the first game that reaches a question in its sixth round."""
    for seed in range(40):
        game = play_until(
            session(people, seed=seed, expansions=expansions),
            lambda game: game.state.round >= 6 and asks(kind)(game),
        )
        if game.decision is not None:
            return game
    raise AssertionError(f"{kind} is never asked")


def sized(hands: Hands, width: int, height: int, scale: str = "fit") -> None:
    hands.shell.preferences.choose("scale", scale)
    hands.root.setWidth(width)
    hands.root.setHeight(height)
    hands.lay_out()


def pages(hands: Hands) -> Iterator[str]:
    """Turn to each page of the table, if it has pages, and yield its name."""
    tabs = [item for item in hands.items() if item.objectName().startswith("page:")]
    if not tabs:
        yield ""
    for tab in tabs:
        hands.click(tab)
        hands.lay_out()
        yield tab.objectName().removeprefix("page:")


def with_face(hands: Hands, name: str) -> list[QQuickItem]:
    """Return the places on the table that show a face of a given sort."""
    return [item for item in hands.items() if QQmlProperty(item, name).isValid()]


def overlapping(hands: Hands) -> list[tuple[str, str]]:
    """Return the texts at the front that lie on one another."""
    shown = {}
    for item in texts(hands):
        where = letters(item)
        if not in_a_list(item) and not where.isEmpty() and at_the_front(hands, item):
            shown[item] = where
    return [
        (one.property("text"), other.property("text"))
        for (one, here), (other, there) in combinations(shown.items(), 2)
        if here.intersects(there)
    ]


def beyond(hands: Hands) -> list[str]:
    """Return the texts that reach beyond the window."""
    window = QRectF(-1, -1, hands.root.width() + 2, hands.root.height() + 2)
    shown = ((item, letters(item)) for item in texts(hands) if not in_a_list(item))
    return [
        item.property("text")
        for item, where in shown
        if not where.isEmpty() and not window.contains(where)
    ]


def bare(hands: Hands) -> QRegion:
    """Return where the window has no wood of a part of the table."""
    left = QRegion(0, 0, hands.root.width(), hands.root.height())
    for item in hands.items():
        if item.property("grounded"):
            (wood,) = item.childItems()[:1]
            left -= QRegion(wood.mapRectToScene(wood.boundingRect()).toRect())
    return left


@pytest.mark.parametrize(("width", "height"), soaked(SIZES, [SIZES[0]]))
@pytest.mark.parametrize(
    "language",
    LONG_AND_SHORT,  # though the longest title, "Journeyman", is an English one
)
@pytest.mark.parametrize(
    ("people", "expansions"),
    [pytest.param(5, JEWELRY, marks=pytest.mark.heavy, id="five"), pytest.param(4, ALL, id="all")],
)
def test_each_piece_says_all_in_letters_that_can_be_read(
    hands: Hands,
    language: str,
    people: int,
    expansions: tuple[str, ...],
    width: int,
    height: int,
) -> None:
    """Each employee, garment and tile of the game, on the fullest tables."""
    hands.shell.preferences.choose("language", language)
    seated(hands, late(people, expansions, "play_card"))
    faces = hands.table.faces
    sized(hands, width, height)
    assert faults(hands) == set()
    assert overlapping(hands) == []
    for name, known, face in (
        ("card", faces.rules.employees, faces.card),
        ("dress", faces.rules.dresses, faces.dress),
        ("tile", faces.rules.resources, faces.tile),
    ):
        places = with_face(hands, name)
        assert places
        words = sorted(known, key=lambda each: len(face(each).about), reverse=True)
        for start in range(0, len(words), len(places)):
            for each, place in zip(words[start:], places, strict=False):
                place.setProperty(name, face(each))
            hands.settle()
            assert faults(hands) == set(), name
            for place in places:
                for text in hands.items(place):
                    if text.objectName() == "signs" and place.property("foot") is not None:
                        end = text.mapToItem(place, QPointF(0, text.height())).y()
                        assert end <= place.height() - place.property("foot"), place


@pytest.mark.parametrize(("width", "height", "scale"), soaked(LARGE, [(1280, 800, "150")]))
@pytest.mark.parametrize("language", LONG_AND_SHORT)
@pytest.mark.parametrize(
    "kind", ["play_card", pytest.param("choose_action", marks=pytest.mark.heavy)]
)
def test_large_letters_have_room(
    hands: Hands, language: str, kind: str, width: int, height: int, scale: str
) -> None:
    hands.shell.preferences.choose("language", language)
    seated(hands, late(4, ALL, kind))
    sized(hands, width, height, scale)
    unit = int(scale) / 100
    for page in pages(hands):
        assert faults(hands, smallest=11 * unit - 1) == set(), page
        assert overlapping(hands) == [], page
        assert beyond(hands) == [], page
        check_what_can_be_acted_on(hands, smallest=32 * unit - 1)


@pytest.mark.parametrize(
    "sizes", [SIZES[:1], pytest.param(MORE_SIZES, marks=pytest.mark.heavy)], ids=len
)
@pytest.mark.parametrize("game", [session, kitchen_hands.session])
def test_parts_without_gaps_cover_the_wood(
    hands: Hands, game: Callable[..., Session], sizes: tuple[tuple[int, int], ...]
) -> None:
    """The wood below them need not be drawn."""
    hands.play(game(2, seed=3))
    hands.game.hotSeat.reveal()
    gapless = []
    for width, height in sizes:
        sized(hands, width, height)
        if QQmlProperty.read(hands.named("tableTop"), "arrangement.gapless"):
            gapless.append((width, height))
            assert bare(hands).isEmpty(), (width, height)
    assert (1280, 800) in gapless


def shape(item: QQuickItem) -> float:
    """Return the width of an item relative to its height."""
    return item.width() / item.height()


def misshapen(hands: Hands, proportions: Proportions) -> set[str]:
    """Return what has other proportions than its kind on any page; each kind must be seen."""
    seen, wrong = set(), set()
    for page in pages(hands):
        assert beyond(hands) == [], page
        for kind, (least, most) in proportions.items():
            for item in hands.typed(kind):
                seen.add(kind)
                if not least <= shape(item) <= most:
                    wrong.add(f"{page} {kind} {item.width():.0f}x{item.height():.0f}")
    assert seen == set(proportions)
    return wrong


@pytest.mark.parametrize(
    ("width", "height", "scale"),
    soaked(WINDOWS, [(960, 600, "fit"), (1920, 1080, "150")]),
)
@pytest.mark.parametrize(
    ("people", "expansions"),
    soaked([(2, ()), (5, ()), (2, ALL), (4, ALL)], [(4, ALL)]),
)
def test_pieces_keep_their_proportions(
    hands: Hands, people: int, expansions: tuple[str, ...], width: int, height: int, scale: str
) -> None:
    """In the smallest window and with large letters; in the soak in those of every shape."""
    seated(hands, late(people, expansions, "play_card"))
    sized(hands, width, height, scale)
    assert misshapen(hands, PROPORTIONS) == set()


PROPORTIONS: Proportions = {
    "GuestSpace": (0.57, 1.1),
    "HallRoom": (2.0, 11),
    "CardPlace": (0.52, 1.6),
    "ShopWindow": (0.52, 1.12),
    "ResourceTile": (0.5, 1.02),
    "DecorationSpace": (0.57, 2.1),
    "AllHallsSpace": (0.5, 0.92),
    "FireworksSpace": (0.8, 3.6),
    "Purse": (0.9, 4.2),
}


def test_a_picture_is_drawn_once_when_the_window_has_another_size(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A picture must not be drawn at the intermediate sizes that occur during the layout."""
    seated(hands, late(4, ALL, "play_card"))
    sized(hands, 1280, 800)
    drawn: list[str] = []
    draw = glyphs.PAINTERS["picture"]

    def count(id: str) -> QImage:
        drawn.append(id)
        return draw(id)

    monkeypatch.setitem(glyphs.PAINTERS, "picture", count)
    sized(hands, 1920, 1080)
    sources = [item.property("source") for item in hands.items() if item.inherits("QQuickImage")]
    shown = [source for source in sources if "image://picture" in source.toString()]
    assert drawn
    assert len(drawn) < 2 * len(shown)


def region(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


@pytest.mark.parametrize("people", [2, 4])
def test_what_is_ones_own_lies_in_rows_beside_every_page(hands: Hands, people: int) -> None:
    seated(hands, late(people, (), "play_card"))
    sized(hands, 1920, 1080, "150")
    seen = []
    for page in pages(hands):
        seen.append(page)
        whole = next(region(i) for i in hands.placed() if i.property("place") == "region:hand")
        cards = [
            region(i)
            for i in hands.typed("CardPlace")
            if whole.contains(region(i)) or whole.intersects(region(i))
        ]
        purse = next(region(i) for i in hands.typed("Purse"))
        below = [each for each in cards if each.top() > whole.top() + whole.height() / 4]
        assert below
        assert min(each.left() for each in below) - whole.left() < whole.width() / 20
        assert all(whole.contains(each) for each in [*cards, purse])
        assert not any(one.intersects(other) for one, other in combinations([*cards, purse], 2))
    assert seen == ["palace", "market"]


@pytest.mark.parametrize(
    ("scale", "game"), by_turns(["150", "200"], ["rococo", kitchen_hands.GAME])
)
def test_large_letters_leave_little_bare_wood_beside_ones_hand(
    hands: Hands, game: str, scale: str
) -> None:
    """On every page one's hand is whole, beside it, and little more than a fifth is empty.

    Cards keep their proportion, so a small hand leaves wood beside it.
    """
    if game == "rococo":
        seated(hands, late(4, (), "play_card"))
    else:
        seated(hands, kitchen_hands.until(kitchen_hands.session(4, seed=3), "play_card", skip=6))
    sized(hands, 1920, 1080, scale)
    for page in pages(hands):
        assert hands.targets(), page
        held = [region(item) for item in hands.targets().values()]
        shown = region(hands.root.contentItem())
        assert all(shown.contains(each) for each in held), page
        assert not any(
            each.intersects(region(item))
            for each in held
            for item in hands.typed("TablePart")
            if region(item).left() < hands.root.width() / 2 < region(item).right()
        ), page
        assert bare_share(hands.root.grabWindow()) < 0.225, page


def bare_share(picture: QImage) -> float:
    """Return the share of a picture that shows nothing but wood, without what is but a gap."""
    across, down = CELLS
    small = picture.scaled(*CELLS, mode=Qt.TransformationMode.SmoothTransformation)
    cells = [(x, y) for x in range(across) for y in range(down)]
    wooden = {each for each in cells if is_wood(small.pixelColor(*each))}
    square = [(x, y) for x in range(4) for y in range(4)]
    blocks = [
        found
        for x, y in cells
        if wooden.issuperset(found := {(x + right, y + below) for right, below in square})
    ]
    return len(set().union(*blocks)) / len(cells)


def is_wood(color: QColor) -> bool:
    shades = zip((color.red(), color.green(), color.blue()), (58, 36, 28), strict=True)
    return all(abs(shade - wood) < 16 for shade, wood in shades)


def test_there_is_always_a_page_on_show_whichever_there_are(hands: Hands) -> None:
    """Letters of another size bring other pages."""
    seated(hands, late(2, (), "play_card"))
    for scale in ("200", "150", "200"):
        sized(hands, 1920, 1080, scale)
        tabs = [tab for tab in hands.items() if tab.objectName().startswith("page:")]
        assert sum(bool(tab.property("current")) for tab in tabs) == 1, scale


def test_pages_turn_to_what_is_asked_and_under_what_is_dragged(hands: Hands) -> None:
    seated(hands, late(2, (), "make_dress"))
    sized(hands, 1280, 800, "150")
    assert hands.named("page:workshop").property("current")
    assert hands.targets()
    seated(hands, late(2, (), "play_card"))
    hands.click("page:halls")
    card = next(iter(hands.targets().values()))
    start, tab = middle(card), middle(hands.named("page:workshop"))
    QTest.mousePress(hands.root, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 9):
        QTest.mouseMove(hands.root, start + (tab - start) * step / 8)
    hands.settle()
    assert hands.named("page:workshop").property("current")
    assert hands.has("carried")
    shown = hands.root.contentItem().boundingRect()
    parts = {i.property("place"): region(i) for i in hands.placed() if i.width() > 0}
    assert shown.contains(parts["region:workshop"])
    assert shown.contains(parts["region:hand"])
    assert "region:halls" not in parts or not shown.intersects(parts["region:halls"])
    QTest.mouseRelease(hands.root, Qt.MouseButton.LeftButton, pos=tab)
    hands.settle()
    assert hands.targets()
