"""The four promos (rulebook, "Promos"): each only adds pieces to the game."""

from typing import get_args

from rococo_desktop.rules.patisserie.book import RuleSet
from rococo_desktop.rules.patisserie.components.models import Set

PROMOS: tuple[Set, ...] = tuple(each for each in get_args(Set) if each.startswith("promo_"))

RULE_SETS = tuple(RuleSet(key=promo, pieces=frozenset({promo})) for promo in PROMOS)
