"""Phase 4: collect income (Deluxe, "Phase 4: Collect Income")."""

from rococo_desktop.rules.rococo.accounts import gain_livre
from rococo_desktop.rules.rococo.book import Context
from rococo_desktop.rules.rococo.holdings import decorations_of, dresses_of, holds_group


def collect_income(context: Context) -> None:
    """Pay the base income and the fountain's income to each player, also after round 7."""
    constants = context.rules.constants
    for seat in context.rules.people:
        gain_livre(context, seat, constants.base_income, "income")
        if holds_group(context.rules, context.state, seat, "fountain_upper"):
            amount = len(decorations_of(context.state, seat))
            gain_livre(
                context, seat, amount * constants.fountain_livre_per_decoration, "fountain_upper"
            )
        if holds_group(context.rules, context.state, seat, "fountain_lower"):
            amount = len(dresses_of(context.rules, context.state, seat))
            gain_livre(context, seat, amount * constants.fountain_livre_per_dress, "fountain_lower")
