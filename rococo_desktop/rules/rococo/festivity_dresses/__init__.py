"""Festivity Dresses: four dresses that are never sold (Deluxe, "Festivity Dresses").

That they cannot be sold, and their prestige bonus when they are made, is printed on the tiles.
"""

from rococo_desktop.rules.book import RoundStep
from rococo_desktop.rules.rococo.book import RuleSet
from rococo_desktop.rules.rococo.festivity_dresses import bag, bonuses
from rococo_desktop.rules.rococo.festivity_dresses.components import COMPONENTS, KEY
from rococo_desktop.rules.state import PREPARE

FESTIVITY_DRESSES = RuleSet(
    key=KEY,
    components=COMPONENTS,
    dress_bag=(bag.set_aside,),
    round_steps=(RoundStep(KEY, PREPARE, bag.mix_in),),
    effects=bonuses.EFFECTS,
    streams=frozenset({KEY}),
)
