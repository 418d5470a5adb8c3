"""The order of the seats of a new game, and who starts, in the window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from rococo_desktop.engine.randomness import Generator
from rococo_desktop.games import GAMES
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.seats import HUMAN, RIVAL
from rococo_desktop.session.settings import load_settings
from tests.daily import soaked
from tests.qml.hands import NAMES, Hands

pytestmark = pytest.mark.one_window

PRESSES = 60
"""More presses than a shuffle may need for an order that differs."""
TABLES = [
    (game, people)
    for game, kind in GAMES.items()
    for people in range(2, min(kind.most_seats, len(NAMES)) + 1)
]
ALWAYS = (("rococo", 3), ("patisserie", 2))
"""The tables that are always set; the others are with the slow tests."""
RIVALS = [("rococo", "madame_du_barry"), ("patisserie", "mentor")]


def opened(hands: Hands, game: str, people: int) -> None:
    """Open the form for a game of some people, who are called as in ``NAMES``."""
    hands.shell.back()
    hands.shell.preferences.keep(game=game, edition="", expansions=(), seats=(), others={})
    form = hands.shell.backstage.form
    form.forget()
    hands.shell.open("new_game")
    hands.settle()
    form.setGame(game)
    while form.seats.plans.count < people:
        form.seats.add()
    for seat, name in enumerate(NAMES[:people]):
        form.seats.setKind(seat, HUMAN)
        form.seats.setName(seat, name)
    form.setHands("open")
    hands.lay_out()


def order(hands: Hands) -> list[str]:
    """Return the names of the seats as they are shown, from the first on."""
    hands.settle()
    seats = range(hands.shell.backstage.form.seats.plans.count)
    return [hands.named(f"name{seat}").property("text") for seat in seats]


def starters(hands: Hands) -> list[str]:
    """Return the names of those whose button says that they start."""
    rows = hands.shell.backstage.form.seats.plans.rows
    return [row.name for row in rows if hands.named(f"starts{row.key}").property("primary")]


def begun(hands: Hands) -> tuple[tuple[str, ...], str]:
    """Begin the game; return its players in order, and the one who is the start player."""
    hands.click("start")
    names = hands.game.session.setup.names
    return names, names[hands.game.session.view(None).start_player]


@pytest.mark.parametrize("game", GAMES)
def test_a_player_is_moved_by_mouse(hands: Hands, places: Places, game: str) -> None:
    opened(hands, game, 3)
    plans = hands.shell.backstage.form.seats.plans
    looks = {row.name: (row.colour, row.emblem) for row in plans.rows}
    assert not hands.named("up0").isEnabled()
    assert not hands.named("down2").isEnabled()
    hands.click("down0")
    assert order(hands) == ["Bruno", "Anna", "Carla"]
    hands.click("up2")
    assert order(hands) == ["Bruno", "Carla", "Anna"]
    assert looks == {row.name: (row.colour, row.emblem) for row in plans.rows}
    hands.key(Qt.Key.Key_Escape)
    hands.shell.open("new_game")
    assert order(hands) == ["Bruno", "Carla", "Anna"], "kept until a game is begun"
    names, _ = begun(hands)
    assert names == ("Bruno", "Carla", "Anna")
    kept = load_settings(places.settings_file)[0].arrangement(game).seats
    assert tuple(seat.name for seat in kept) == names


@pytest.mark.parametrize("game", GAMES)
def test_the_focus_follows_a_player_who_is_moved_by_keys(hands: Hands, game: str) -> None:
    opened(hands, game, 4)
    hands.tab_to("up2")
    assert hands.spoken(hands.focused) == ("Move Carla up", QAccessible.Role.Button)
    hands.key(Qt.Key.Key_Return)
    assert hands.focused.objectName() == "up1"
    assert hands.spoken(hands.focused)[0] == "Move Carla up"
    hands.key(Qt.Key.Key_Space)
    assert order(hands) == ["Carla", "Anna", "Bruno", "David"]
    assert hands.spoken(hands.focused)[0] == "Move Carla down", "there is no way further up"
    for place in (1, 2, 3):
        hands.key(Qt.Key.Key_Return)
        hands.lay_out()  # no hand presses twice within a millisecond
        assert order(hands).index("Carla") == place
    assert order(hands) == ["Anna", "Bruno", "David", "Carla"]
    assert hands.spoken(hands.focused)[0] == "Move Carla up"


def test_what_is_beside_the_seats_follows_a_player_who_is_moved(hands: Hands) -> None:
    opened(hands, "rococo", 3)
    hands.click("who1")
    hands.click("down1")
    assert hands.named("who2").property("primary")
    hands.click("look0")
    hands.click("down0")
    assert hands.has("colour1:red")
    assert not hands.has("colour0:red")


@pytest.mark.parametrize("game", soaked(GAMES, ["rococo"]))
def test_the_seats_are_shuffled(hands: Hands, game: str) -> None:
    opened(hands, game, 4)
    hands.click("starts1")
    orders = set()
    for _ in range(PRESSES):
        hands.click("shuffle")
        orders.add(tuple(order(hands)))
        assert starters(hands) == ["Bruno"]
    assert {tuple(sorted(each)) for each in orders} == {NAMES[:4]}
    assert len(orders) > 4, "not only turned around the table"


@pytest.mark.parametrize(
    ("game", "people"),
    [pytest.param(*each, marks=[] if each in ALWAYS else pytest.mark.heavy) for each in TABLES],
)
def test_the_chosen_player_starts(hands: Hands, places: Places, game: str, people: int) -> None:
    for chosen in range(people):
        opened(hands, game, people)
        hands.click(f"starts{chosen}")
        assert starters(hands) == [NAMES[chosen]]
        assert f"{NAMES[chosen]} starts." in hands.texts()
        hands.shell.backstage.form.setSeed(str(7 * chosen + people))
        names, first = begun(hands)
        assert first == NAMES[chosen]
        turned = names.index(NAMES[0])
        assert names[turned:] + names[:turned] == NAMES[:people], "the order round the table stays"
        kept = load_settings(places.settings_file)[0].arrangement(game).seats
        assert tuple(seat.name for seat in kept) == NAMES[:people]


@pytest.mark.parametrize("game", GAMES)
def test_who_starts_is_drawn_unless_somebody_is_chosen(hands: Hands, game: str) -> None:
    opened(hands, game, 3)
    assert "Who starts is drawn." in hands.texts()
    hands.tab_to("starts2")
    hands.key(Qt.Key.Key_Return)
    assert starters(hands) == ["Carla"]
    hands.key(Qt.Key.Key_Space)
    assert starters(hands) == []
    assert "Who starts is drawn." in hands.texts()
    hands.shell.backstage.form.setSeed("5")
    names, starter = begun(hands)
    assert names == NAMES[:3]
    assert starter == names[Generator(5, "start_player").below(3)], "by the seed alone"


@pytest.mark.parametrize(("game", "rival"), RIVALS)
def test_a_rival_keeps_its_place(hands: Hands, game: str, rival: str) -> None:
    opened(hands, game, 2)
    hands.click("starts1")
    hands.shell.backstage.form.switchExpansion(rival)
    hands.settle()
    assert not hands.named("starts0").isEnabled()
    assert starters(hands) == []
    hands.click("down0")
    hands.click("start")
    setup = hands.game.session.setup
    assert [seat.kind for seat in setup.seats] == [HUMAN, HUMAN, RIVAL]
    assert setup.names[:2] == ("Bruno", "Anna")
