"""The promos (rulebook, "Promos"): each only adds pieces to the game."""

from rococo_desktop.rules.patisserie.book import RuleSet
from rococo_desktop.rules.patisserie.components.checks import SETS

PROMOS = tuple(each for each in SETS if each.startswith("promo_"))

RULE_SETS = tuple(RuleSet(key=promo, pieces=frozenset({promo})) for promo in PROMOS)
