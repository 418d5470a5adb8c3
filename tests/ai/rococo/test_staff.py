"""Every bonus of an employee has a value to computer players; one without is an error."""

from typing import Literal

import pytest

from rococo_desktop.ai.rococo.prospects import Gains, prospect_of
from rococo_desktop.ai.rococo.staff import Staff
from rococo_desktop.ai.rococo.taste import Taste
from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.rococo.book import Context, Effect
from rococo_desktop.rules.rococo.components.bonuses import Bonus
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS, LIBRARY, Rococo


class Whistle(Bonus):
    """A bonus of a rule set that does not exist."""

    effect: Literal["whistle"] = "whistle"


def everything() -> tuple[Rococo, State]:
    match = Rococo(Setup(3, "", tuple(each.key for each in EXPANSIONS)), LIBRARY.load())
    return match, match.start(1).state


def staff_of(match: Rococo, state: State) -> Staff:
    prospect = prospect_of(match.rules, state, 0, Taste())
    return Staff(prospect, Gains(prospect, state))


def test_every_bonus_has_a_value() -> None:
    match, state = everything()
    staff = staff_of(match, state)
    cards = [card for card in match.rules.employees.values() if card.bonus is not None]
    values = [staff.quality(card, staff.holdings(state)) for card in cards]
    assert len(values) > 30
    assert len({*values}) > 10


def can(context: Context, seat: int, card: str, bonus: Whistle) -> bool:
    return True


def whistle(context: Context, seat: int, card: str, bonus: Whistle) -> None:
    context.state.players[seat].prestige += 3


@pytest.mark.parametrize("tried", [False, True])
def test_a_bonus_without_a_value_is_an_error_with_its_name(tried: bool) -> None:
    match, state = everything()
    match.rules.effects["whistle"] = Effect(can, whistle, tried=tried)
    plain = next(card for card in match.rules.employees.values() if card.bonus is None)
    card = plain.model_copy(update={"bonus": Whistle()})
    staff = staff_of(match, state)
    if tried:
        now = staff.holdings(state)
        assert staff.quality(card, now) == pytest.approx(staff.quality(plain, now) + 3)
        return
    with pytest.raises(LookupError, match="whistle"):
        staff.quality(card, staff.holdings(state))
