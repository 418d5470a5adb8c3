"""The bonuses for making a Festivity Dress that the base game does not have."""

from rococo_desktop.rules.rococo.accounts import gain_prestige
from rococo_desktop.rules.rococo.book import Context, Effect
from rococo_desktop.rules.rococo.festivity_dresses.components import PrestigePerCouple
from rococo_desktop.rules.rococo.holdings import couples_of


def _has_couple(context: Context, seat: int, card: str, bonus: PrestigePerCouple) -> bool:
    return couples_of(context.rules, context.state, seat) > 0


def _per_couple(context: Context, seat: int, card: str, bonus: PrestigePerCouple) -> None:
    gain_prestige(
        context, seat, bonus.amount * couples_of(context.rules, context.state, seat), card
    )


EFFECTS: dict[str, Effect] = {  # type: ignore[type-arg]
    "prestige_per_couple": Effect(_has_couple, _per_couple, tried=True)
}
