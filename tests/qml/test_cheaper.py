"""What a bonus makes cheaper shows its price now beside the printed one, and says why."""

from collections.abc import Callable
from typing import TypeAlias

import pytest

from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.patisserie.actions.place import Place
from rococo_desktop.rules.rococo.base.fund import FundDecoration
from rococo_desktop.session.session import AnySession
from tests.qml.hands import Hands, Whim, session
from tests.qml.patisserie import kitchen_hands

pytestmark = pytest.mark.one_window

Answers: TypeAlias = Callable[[Decision], str]


def rococo(seed: int) -> tuple[AnySession, Answers]:
    return session(3, seed=seed), Whim(seed)


def patisserie(seed: int) -> tuple[AnySession, Answers]:
    return kitchen_hands.session(3, seed=seed), kitchen_hands.Whim(seed)


def at_a_discount(start: Callable[[int], tuple[AnySession, Answers]]) -> tuple[AnySession, int]:
    """Play to a question about something cheaper than usual; return by how much, too."""
    for seed in range(1, 60):
        game, whim = start(seed)
        while (decision := game.decision) is not None:
            frame = decision.frame
            if isinstance(frame, FundDecoration | Place) and frame.discount:
                return game, frame.discount
            game.answer(decision.id, whim(decision))
    raise AssertionError("nothing is ever cheaper")


@pytest.mark.parametrize("start", [rococo, patisserie])
def test_what_is_cheaper_now_shows_both_prices(
    hands: Hands, start: Callable[[int], tuple[AnySession, Answers]]
) -> None:
    game, discount = at_a_discount(start)
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.lay_out()
    spots = [each for each in hands.items() if each.property("printed") is not None]
    spots = [each for each in spots if each.property("legal")]
    assert spots
    for spot in spots:
        printed = int(spot.property("printed"))
        now = max(0, printed - discount)
        struck = [each for each in hands.written(spot) if each.objectName() == "struckOut"]
        assert [each.property("text") for each in struck] == [str(printed)]
        assert struck[0].property("font").strikeOut()
        assert str(now) in [each.property("text") for each in hands.written(spot)]
        first = str(spot.property("about")).splitlines()[0]
        assert str(now) in first
        assert str(printed) in first
    assert game.decision is not None
    game.answer(game.decision.id, game.decision.options[0])
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.lay_out()
    assert "struckOut" not in {each.objectName() for each in hands.items()}
