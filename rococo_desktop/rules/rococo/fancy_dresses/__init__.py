"""Fancy Dresses: four more expensive dresses, five more resource tiles (Deluxe, "Fancy Dresses").

"Simply add the Garment and Resource tiles to the appropriate draw bags": nothing else changes.
"""

from rococo_desktop.rules.rococo.book import RuleSet
from rococo_desktop.rules.rococo.fancy_dresses.components import COMPONENTS

FANCY_DRESSES = RuleSet(key=COMPONENTS.key, components=COMPONENTS)
