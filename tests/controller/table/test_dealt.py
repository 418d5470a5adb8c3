"""Cards that come into the hand without a choice are counted, and chosen ones are not."""

from collections.abc import Callable

from rococo_desktop.controller.table.prompt import dealt
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.events import CardTaken
from rococo_desktop.session.session import AnySession
from tests.qml.hands import Whim, session
from tests.qml.patisserie import kitchen_hands

GAMES: list[tuple[AnySession, Callable[[Decision], str]]] = [
    (session(3, seed=5), Whim(5)),
    (kitchen_hands.session(3, seed=4), kitchen_hands.Whim(4)),
]


def test_only_cards_that_nobody_chose_are_counted() -> None:
    found = list[int]()
    for game, whim in GAMES:
        while (decision := game.decision) is not None:
            game.answer(decision.id, whim(decision))
            events = game.history[-1].events
            chosen = decision.seat == 0 and decision.kind == "select_card"
            taken = [each for each in events if isinstance(each, CardTaken) and each.seat == 0]
            assert dealt(events, 0) == len(taken) - chosen
            found.append(dealt(events, 0))
    assert dealt((), 0) == 0
    assert max(found) > 1
