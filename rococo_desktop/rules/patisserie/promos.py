"""The four promos (rulebook, "Promos"): each only adds pieces to the game."""

from rococo_desktop.rules.patisserie.book import RuleSet
from rococo_desktop.rules.patisserie.components.models import Set

PROMOS: tuple[Set, ...] = (
    "promo_special_bonuses",
    "promo_table_bonuses",
    "promo_staff",
    "promo_start_staff",
)

RULE_SETS = tuple(RuleSet(key=promo, pieces=frozenset({promo})) for promo in PROMOS)
