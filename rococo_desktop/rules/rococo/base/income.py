"""Phase 4: collect income (Deluxe, "Phase 4: Collect Income")."""

from rococo_desktop.rules.rococo.accounts import gain_livre
from rococo_desktop.rules.rococo.book import Context, RuleBook
from rococo_desktop.rules.rococo.holdings import decorations_of, dresses_of, holds_group
from rococo_desktop.rules.rococo.model import State


def collect_income(context: Context) -> None:
    """Pay the base income and the fountain's income to each player, also after round 7."""
    rules, state = context.rules, context.state
    for seat in rules.people:
        gain_livre(context, seat, rules.constants.base_income, "income")
        for group, amount in fountain_income(rules, state, seat).items():
            gain_livre(context, seat, amount, group)


def fountain_income(rules: RuleBook, state: State, seat: int) -> dict[str, int]:
    """Return the Livre that each basin of the fountain brings a seat, by group of decorations."""
    constants, found = rules.constants, dict[str, int]()
    if holds_group(rules, state, seat, "fountain_upper"):
        number = len(decorations_of(state, seat))
        found["fountain_upper"] = number * constants.fountain_livre_per_decoration
    if holds_group(rules, state, seat, "fountain_lower"):
        number = len(dresses_of(rules, state, seat))
        found["fountain_lower"] = number * constants.fountain_livre_per_dress
    return found
