"""With every expansion: each control can be reached, seen and read aloud, and has room."""

import pytest
from PySide6.QtCore import QPointF

from rococo_desktop.session.session import Session
from tests.qml.hands import Hands, session
from tests.qml.legible import LONG_AND_SHORT
from tests.qml.test_arrangements import late
from tests.qml.test_drag import drag, middle, zone
from tests.qml.test_everyone import check_what_can_be_acted_on, keys_among
from tests.qml.test_expansions_table import ALL, JEWELRY, play_until, seated
from tests.qml.test_pictures import in_a_list

pytestmark = pytest.mark.one_window

SEATS = 4
WIDTH, HEIGHT = 1280, 800
KINDS = ("play_card", "choose_action", "place_dress", "hire_employee", "choose_graduate")


def crowded(hands: Hands, kind: str) -> None:
    """Put a late game of four and Madame du Barry on the table, at a question."""
    seated(hands, late(SEATS, ALL, kind))


@pytest.mark.parametrize("kind", KINDS)
def test_each_has_a_role_a_name_a_size_and_the_focus(hands: Hands, kind: str) -> None:
    crowded(hands, kind)
    check_what_can_be_acted_on(hands)
    assert keys_among(hands.texts()) == []


@pytest.mark.parametrize("kinds", [KINDS[1::3], pytest.param(KINDS, marks=pytest.mark.heavy)])
@pytest.mark.parametrize("language", LONG_AND_SHORT)
def test_everything_has_room(hands: Hands, language: str, kinds: tuple[str, ...]) -> None:
    """At 1280x800 nothing lies outside the window, and the question does not grow."""
    hands.shell.preferences.choose("language", language)
    hands.root.setWidth(WIDTH)
    hands.root.setHeight(HEIGHT)
    for kind in kinds:
        crowded(hands, kind)
        hands.lay_out()
        bar = hands.named("promptBar")
        for item in hands.items():
            if not item.property("text") and item.property("legal") is None:
                continue
            if in_a_list(item):
                continue
            corner = item.mapToScene(QPointF(0, 0))
            end = item.mapToScene(QPointF(item.width(), item.height()))
            assert min(corner.x(), corner.y()) >= -1, (kind, item.property("text"))
            assert end.x() <= WIDTH + 1, (kind, item.property("text"))
            assert end.y() <= HEIGHT + 1, (kind, item.property("text"))
        low = max(
            item.mapToScene(QPointF(0, item.height())).y()
            for item in hands.items()
            if item.property("multiplier") is not None
        )
        assert bar.mapToScene(QPointF(0, 0)).y() >= low, kind
        hands.shell.back()


def offered(game: Session, kind: str, prefixes: tuple[str, ...]) -> str | None:
    """Return the option of a question with this beginning, if there is one."""
    decision = game.decision
    if decision is None or decision.kind != kind:
        return None
    return next((each for each in decision.options if each.startswith(prefixes)), None)


@pytest.mark.parametrize(
    ("kind", "prefixes", "spot"),
    [
        ("place_dress", ("necklace", "ring"), "bench"),
        ("hire_employee", ("specialist",), "hand"),
    ],
)
def test_own_pieces_are_dragged_to_where_they_go(
    hands: Hands, kind: str, prefixes: tuple[str, ...], spot: str
) -> None:
    """Jewelry goes onto the dress that is being placed, the specialized Apprentice to the hand."""
    for seed in range(60):
        game = play_until(
            session(2, seed=seed, expansions=JEWELRY),
            lambda game: offered(game, kind, prefixes) is not None,
        )
        option = offered(game, kind, prefixes)
        if option is not None:
            seated(hands, game)
            drag(hands, middle(hands.targets()[option]), middle(zone(hands, spot)))
            assert hands.game.session.history[-1].option == option
            return
    raise AssertionError("it is never offered")
