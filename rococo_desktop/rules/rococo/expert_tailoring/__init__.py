"""Expert Tailoring: dresses with an effect when they are placed (Deluxe, "Expert Tailoring").

What a dress does, and whether it may be sold, stands on its tile. Two of the six dresses do what
only another expansion knows how to do; without it they stay in the box.
"""

from rococo_desktop.rules.rococo.book import RuleSet
from rococo_desktop.rules.rococo.expert_tailoring import bonuses
from rococo_desktop.rules.rococo.expert_tailoring.components import COMPONENTS, KEY

EXPERT_TAILORING = RuleSet(key=KEY, components=COMPONENTS, effects=bonuses.EFFECTS)
