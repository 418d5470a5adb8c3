"""The rule sets of Rococo, and the games that they form."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from rococo_desktop.engine.codec import Codec, Json
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.kernel import Kernel, Transition
from rococo_desktop.engine.match import (
    InvalidStateError,
    Match,
    Setup,
    SetupError,
    check_no_repetition,
)
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.reasons import because
from rococo_desktop.engine.score import Estimate, Score
from rococo_desktop.rules.rococo.base import BASE
from rococo_desktop.rules.rococo.base.layout import lay_out
from rococo_desktop.rules.rococo.book import Context, Rival, RuleBook, RuleSet
from rococo_desktop.rules.rococo.check import check_state
from rococo_desktop.rules.rococo.components.load import Library
from rococo_desktop.rules.rococo.components.models import Components
from rococo_desktop.rules.rococo.deal import deal
from rococo_desktop.rules.rococo.estimate import estimate
from rococo_desktop.rules.rococo.expert_tailoring import EXPERT_TAILORING
from rococo_desktop.rules.rococo.fancy_dresses import FANCY_DRESSES
from rococo_desktop.rules.rococo.festivity_dresses import FESTIVITY_DRESSES
from rococo_desktop.rules.rococo.jewelry_box import JEWELRY_BOX
from rococo_desktop.rules.rococo.madame_du_barry import MADAME_DU_BARRY
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.score import score
from rococo_desktop.rules.rococo.view import (
    View,
    look,
)

EXPANSIONS: tuple[RuleSet, ...] = (
    JEWELRY_BOX,
    FANCY_DRESSES,
    FESTIVITY_DRESSES,
    EXPERT_TAILORING,
    MADAME_DU_BARRY,
)
"""All expansions."""

LIBRARY = Library(tuple(e.components for e in EXPANSIONS if e.components is not None))
"""The components of the base game and of all expansions."""

EDITIONS = ("deluxe", "original")
MIN_PLAYERS = 2
MAX_PLAYERS = 5


class Rococo(Match[State, View]):
    """The rules of one game: the rule book, its kernel and its codec."""

    def __init__(self, setup: Setup, components: Components) -> None:
        """Raise SetupError if the set-up is invalid."""
        setup = setup._replace(edition=setup.edition or EDITIONS[0])
        check_setup(setup)
        self.setup = setup
        chosen = tuple(e for e in EXPANSIONS if e.key in setup.expansions)
        self.rules = RuleBook((BASE, *chosen), components, setup.players)
        self.kernel: Kernel[State, Context] = Kernel(self.rules.frame_types, self._context)
        self.codec = Codec(self.kernel.frame_types, self.rules.slot_types)
        self.state_type = State
        self.rule_sets = tuple(rule_set.key for rule_set in self.rules.rule_sets)
        self.seats = self.rules.players
        self.fingerprint = self.rules.components.fingerprint

    def start(self, seed: int) -> Transition[State]:
        """Set up the game and run it to the first decision."""
        state = State(
            seed=seed,
            edition=self.setup.edition,
            board=self.rules.components.board_name(self.rules.players),
            expansions=list(self.setup.expansions),
            slots=self.rules.new_slots(),
        )
        context = self._context(state, None)
        for rule_set in self.rules.rule_sets:
            for set_up in rule_set.set_up:
                set_up(context)
        return self.kernel.start(state)

    def lay_out(self, seed: int, position: Mapping[str, Json]) -> Transition[State]:
        """Lay out a position in a game of a seed, and run it to its next decision."""
        if not position:
            return self.start(seed)
        state = lay_out(self.rules, self.codec, self.start(seed).state, position)
        transition = self.kernel.start(state)
        self.check(state)
        return transition

    def check(self, state: State) -> None:
        """Raise InvalidStateError unless a state from outside could be one of this match."""
        check_state(self.rules, state)
        if (state.edition, tuple(state.expansions)) != (self.setup.edition, self.setup.expansions):
            raise InvalidStateError("edition", because("wrong.set_up"))

    def look(self, state: State, eyes: frozenset[int]) -> View:
        """Return the combined view of some seats; all seats together see all but the bags."""
        return look(state, eyes)

    def look_back(self, state: State, eyes: frozenset[int]) -> View:
        """Return the view of some seats on a past state, whose decision has been made."""
        return replace(look(state, eyes), decision=None)

    def deal(self, seen: View, chance: Generator) -> State:
        """Return a state that is consistent with a view; ``chance`` deals the hidden parts."""
        return deal(self.rules, self.kernel, seen, chance)

    def score(self, state: State) -> Score:
        """Return the final scoring of ``state``."""
        return score(self.rules, state)

    def estimate(self, state: State, seen: View) -> tuple[Estimate, ...]:
        """Return the final scoring of ``state`` by seat, without anything hidden in ``seen``."""
        return estimate(self.rules, state, seen)

    def _context(self, state: State, events: list[Event] | None) -> Context:
        return Context(self.rules, state, events)


def check_setup(setup: Setup) -> None:
    """Raise SetupError if the set-up is invalid."""
    check_no_repetition(setup)
    rivals = len(rivals_of(setup.expansions))
    low, high = MIN_PLAYERS - rivals, MAX_PLAYERS - rivals
    if not low <= setup.players <= high:
        reason = because("wrong.range", low=low, high=high, found=setup.players)
        raise SetupError("players", reason)
    _one_of("edition", setup.edition or EDITIONS[0], EDITIONS)
    for key in setup.expansions:
        _one_of("expansions", key, [expansion.key for expansion in EXPANSIONS])


def _one_of(field: str, name: str, known: Sequence[str]) -> None:
    if name not in known:
        expected = because("wrong.one_of", names=", ".join(known))
        raise SetupError(field, because("wrong.instead", problem=expected, found=name))


def rivals_of(expansions: Collection[str]) -> tuple[Rival, ...]:
    """Return the rivals of the given expansions."""
    return tuple(
        each.rival for each in EXPANSIONS if each.key in expansions and each.rival is not None
    )
