"""The rule sets of Rococo, and the games that they form."""

from collections.abc import Collection, Mapping

from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.match import Setup, check_no_repetition
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.score import Estimate, Score
from rococo_desktop.rules.match import RuleBookMatch, in_range, one_of
from rococo_desktop.rules.rococo.base import BASE
from rococo_desktop.rules.rococo.base.layout import lay_out
from rococo_desktop.rules.rococo.book import Context, Rival, RuleBook, RuleSet
from rococo_desktop.rules.rococo.check import check_state
from rococo_desktop.rules.rococo.components.load import Library
from rococo_desktop.rules.rococo.components.models import Components
from rococo_desktop.rules.rococo.deal import deal
from rococo_desktop.rules.rococo.expert_tailoring import EXPERT_TAILORING
from rococo_desktop.rules.rococo.fancy_dresses import FANCY_DRESSES
from rococo_desktop.rules.rococo.festivity_dresses import FESTIVITY_DRESSES
from rococo_desktop.rules.rococo.jewelry_box import JEWELRY_BOX
from rococo_desktop.rules.rococo.madame_du_barry import MADAME_DU_BARRY
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.score import estimate, score
from rococo_desktop.rules.rococo.view import View, look

EXPANSIONS: tuple[RuleSet, ...] = (
    JEWELRY_BOX,
    FANCY_DRESSES,
    FESTIVITY_DRESSES,
    EXPERT_TAILORING,
    MADAME_DU_BARRY,
)

LIBRARY = Library(tuple(e.components for e in EXPANSIONS if e.components is not None))
"""The components of the base game and of all expansions."""

EDITIONS = ("deluxe", "original")
MIN_PLAYERS = 2
MAX_PLAYERS = 5


class Rococo(RuleBookMatch[State, View]):
    """The rules of one game."""

    state_type = State
    context_type = Context
    rules: RuleBook

    def __init__(self, setup: Setup, components: Components) -> None:
        setup = setup._replace(edition=setup.edition or EDITIONS[0])
        check_setup(setup)
        chosen = tuple(e for e in EXPANSIONS if e.key in setup.expansions)
        super().__init__(setup, RuleBook((BASE, *chosen), components, setup.players))

    def placed(self, start: State, position: Mapping[str, Json]) -> State:
        return lay_out(self.rules, self.codec, start, position)

    def verify(self, state: State) -> None:
        check_state(self.rules, state)

    def look(self, state: State, eyes: frozenset[int]) -> View:
        """Return the combined view of some seats; all seats together see all but the bags."""
        return look(state, eyes)

    def deal(self, seen: View, chance: Generator) -> State:
        return deal(self.rules, self.kernel, seen, chance)

    def score(self, state: State) -> Score:
        return score(self.rules, state)

    def estimate(self, state: State, seen: View) -> tuple[Estimate, ...]:
        return estimate(self.rules, state, seen)


def check_setup(setup: Setup) -> None:
    """Raise SetupError if the set-up is invalid."""
    check_no_repetition(setup)
    rivals = len(rivals_of(setup.expansions))
    in_range("players", setup.players, MIN_PLAYERS - rivals, MAX_PLAYERS - rivals)
    one_of("edition", setup.edition or EDITIONS[0], EDITIONS)
    for key in setup.expansions:
        one_of("expansions", key, [expansion.key for expansion in EXPANSIONS])


def rivals_of(expansions: Collection[str]) -> tuple[Rival, ...]:
    """Return the rivals of the given expansions."""
    return tuple(
        each.rival for each in EXPANSIONS if each.key in expansions and each.rival is not None
    )
