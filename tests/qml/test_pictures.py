"""The table after many changes shows the same as a table just laid out."""

from collections import Counter

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtQuick import QQuickItem

from rococo_desktop.engine.randomness import Generator
from rococo_desktop.session.saves.saves import open_save
from rococo_desktop.session.session import Session
from tests.daily import soaked
from tests.qml.hands import Hands, session
from tests.shelf import shelf

LOOKS = 20


def pictures(hands: Hands) -> Counter[tuple[str, int, int]]:
    """Return every visible picture with its place; long lists scroll and are left out."""
    hands.settle()
    shown: Counter[tuple[str, int, int]] = Counter()
    for item in hands.items():
        source = item.property("source")
        if in_a_list(item):
            continue
        if source is not None and (address := getattr(source, "toString", lambda: "")()):
            place = item.mapToScene(QPointF(0, 0))
            shown[address, round(place.x()), round(place.y())] += 1
    return shown


def in_a_list(item: QQuickItem | None) -> bool:
    """Return whether an item is one of several lines of which only some are in sight."""
    while item is not None:
        if item.inherits("QQuickListView") or item.objectName() == "latestLines":
            return True
        item = item.parentItem()
    return False


def copy_of(game: Session) -> Session:
    """Return the same game with its branches, opened anew out of sight."""
    return open_save(game.save().model_dump(mode="json"), shelf(game.match.rules.components))


@pytest.mark.parametrize(("people", "answers"), soaked(((2, 40), (2, 80), (5, 80)), [(2, 40)]))
def test_nothing_stays_behind_on_the_table(hands: Hands, people: int, answers: int) -> None:
    game, chance = session(people), Generator(3, "pictures")
    hands.play(game)
    for number in range(1, answers + 1):
        decision = game.decision
        assert decision is not None
        hands.change_places()
        wanted = [o for o in ("make_dress", "hire", "use") if o in decision.options]
        options = wanted or decision.options
        assert hands.game.answer(options[chance.below(len(options))])
        if number % LOOKS == 5:
            hands.game.undo()
        if number % LOOKS == 0:
            hands.change_places()
            lived = pictures(hands)
            assert sum(lived.values()) > 60
            hands.play(copy_of(game))
            hands.game.hotSeat.reveal()
            assert pictures(hands) == lived
            hands.play(game)
