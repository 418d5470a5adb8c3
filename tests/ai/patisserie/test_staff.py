"""Every bonus of a staff card has a value to computer players; one without is an error."""

from typing import Literal, get_args

import pytest

from rococo_desktop.ai.patisserie.staff import expected, quality
from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.patisserie.components.bonuses import AnyBonus, Bonus
from rococo_desktop.rules.patisserie.components.load import LIBRARY
from rococo_desktop.rules.patisserie.game import Patisserie


class Whistle(Bonus):
    """A bonus that does not exist."""

    effect: Literal["whistle"] = "whistle"


def test_every_bonus_is_on_a_card_and_has_a_value() -> None:
    match = Patisserie(Setup(3), LIBRARY.load())
    at = expected(match.rules, match.start(1).state, 0)
    cards = LIBRARY.load().staff.values()
    assert {type(card.bonus) for card in cards} == set(get_args(get_args(AnyBonus)[0]))
    assert len({quality(card, at) for card in cards}) > 10


def test_a_bonus_without_a_value_is_an_error_with_its_name() -> None:
    match = Patisserie(Setup(3), LIBRARY.load())
    at = expected(match.rules, match.start(1).state, 0)
    card = next(iter(match.rules.staff.values())).model_copy(update={"bonus": Whistle()})
    with pytest.raises(AssertionError, match="whistle"):
        quality(card, at)
