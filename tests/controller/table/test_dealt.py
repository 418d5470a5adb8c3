"""What comes to a player without a choice is told, and what was chosen is not."""

from collections.abc import Callable

from rococo_desktop.controller.table.prompt import dealt, unasked
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.events import ActionChosen, BonusUsed, CardTaken
from rococo_desktop.rules.rococo.events import LivreGained
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


def test_a_bonus_that_was_taken_by_itself_is_told_by_its_gains_to_whom_they_belong() -> None:
    """One that brings no amount is told itself; one that a person was asked about is not."""
    used = BonusUsed(0, "start-journeyman")
    gained, other = (LivreGained(0, 2, each) for each in ("start-journeyman", "income"))
    gift = (used, gained, other)
    events = (ActionChosen(0, "favor"), *gift)
    assert [*unasked([gift], events, 0)] == [[gained]]
    assert [*unasked([(used, other)], events, 0)] == [[used]]
    assert not [*unasked([gift], events, 1)]
    assert not [*unasked([gift], (ActionChosen(1, "favor"),), 0)], "it was told before"
    assert not [*unasked([], events, 0)]
