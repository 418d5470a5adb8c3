"""Expert Tailoring: dresses with an effect when they are placed (Deluxe, "Expert Tailoring").

The effect of a dress, and whether it may be sold, is printed on its tile. Two of the six dresses
have effects of another expansion; without it they are left out.
"""

from rococo_desktop.rules.rococo.book import RuleSet
from rococo_desktop.rules.rococo.expert_tailoring import bonuses
from rococo_desktop.rules.rococo.expert_tailoring.components import COMPONENTS, KEY

EXPERT_TAILORING = RuleSet(key=KEY, components=COMPONENTS, effects=bonuses.EFFECTS)
