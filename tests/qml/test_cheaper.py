"""What a bonus makes cheaper shows its price now beside the printed one, and says why."""

from collections.abc import Callable
from typing import TypeAlias

import pytest

from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.patisserie.actions.place import Place
from rococo_desktop.rules.rococo.base.fund import FundDecoration
from rococo_desktop.rules.rococo.base.make_dress import MakeDress, PaySilk
from rococo_desktop.session.session import AnySession
from tests.again import found_once
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


@found_once
def asked(kind: type[MakeDress | PaySilk], ways: int = 1) -> AnySession:
    """Play to a question about a garment for which a bonus saves silk of one of so many colours."""
    for seed in range(1, 60):
        game, whim = rococo(seed)
        while (decision := game.decision) is not None:
            frame = decision.frame
            if isinstance(frame, kind) and len(frame.colors) == ways:
                return game
            game.answer(decision.id, whim(decision))
    raise AssertionError("no silk is ever saved")


def test_silk_that_a_bonus_saves_is_struck_out_at_the_garments(hands: Hands) -> None:
    game = asked(MakeDress)
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.lay_out()
    assert game.decision is not None
    frame = game.decision.frame
    assert isinstance(frame, MakeDress)
    (color,) = frame.colors
    saved = set()
    for shop in hands.typed("ShopWindow"):
        dress = game.state.workshop[int(shop.property("key"))]
        printed = 0 if dress is None else game.match.rules.dresses[dress].silk.of(color)
        struck = [each for each in hands.items(shop) if each.objectName() == "struckOut"]
        assert [each.parentItem().property("silk") for each in struck] == [color] * min(
            frame.fewer, printed
        )
        saved.add(len(struck))
        assert (" less, thanks to a bonus." in shop.property("about")) == bool(struck)
    assert len(saved) > 1


def test_the_question_for_silk_says_what_a_garment_takes_now(hands: Hands) -> None:
    game = asked(PaySilk, 0)
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.lay_out()
    assert game.decision is not None
    frame = game.decision.frame
    assert isinstance(frame, PaySilk)
    needs = {each.total for each in frame.needs(game.match.rules)}
    takes = hands.game.prompt.text.rpartition(" It takes ")[2]
    assert sum(int(word) for word in takes.split() if word.isdigit()) in needs


def test_an_emptied_drawer_keeps_its_price_plate_where_it_was(hands: Hands) -> None:
    game, whim = rococo(1)
    while not any(not any(drawer) for drawer in game.view(0).warehouse):
        decision = game.decision
        assert decision is not None, "no drawer is ever empty"
        game.answer(decision.id, whim(decision))
    hands.play(game)
    if hands.game.hotSeat.curtain:
        hands.game.hotSeat.reveal()
    hands.lay_out()
    plates = [item for item in hands.items() if item.objectName() == "drawerPrice"]
    assert len(plates) == len(game.view(0).warehouse)
    assert len({plate.x() for plate in plates}) == len({plate.y() for plate in plates}) == 1
    prices = {str(text.property("text")) for plate in plates for text in hands.written(plate)}
    assert "\u2013" in prices
