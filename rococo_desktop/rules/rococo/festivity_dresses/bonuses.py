"""The bonuses for making a Festivity Dress that the base game does not have."""

from rococo_desktop.rules.rococo.accounts import gain_prestige
from rococo_desktop.rules.rococo.book import Effect
from rococo_desktop.rules.rococo.effects import gaining
from rococo_desktop.rules.rococo.festivity_dresses.components import PrestigePerCouple
from rococo_desktop.rules.rococo.holdings import couples_of

PER_COUPLE: Effect[PrestigePerCouple] = gaining(
    lambda context, seat, bonus: bonus.amount * couples_of(context.rules, context.state, seat),
    gain_prestige,
    tried=True,
)
EFFECTS: dict[str, Effect] = {"prestige_per_couple": PER_COUPLE}  # type: ignore[type-arg]
