"""La Pâtisserie Rococo as a match: its rules with a set-up and components, ready to play."""

from collections.abc import Mapping, Sequence
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
from rococo_desktop.rules.patisserie import actions, bonuses, staff, turns
from rococo_desktop.rules.patisserie.actions import specials
from rococo_desktop.rules.patisserie.book import (
    EXTRA_CRUNCHY,
    MENTOR,
    OPTIONS,
    SAVORY,
    Context,
    RuleBook,
    has_mentor,
)
from rococo_desktop.rules.patisserie.check import check_state
from rococo_desktop.rules.patisserie.components.models import Components
from rococo_desktop.rules.patisserie.deal import deal
from rococo_desktop.rules.patisserie.estimate import estimate
from rococo_desktop.rules.patisserie.layout import lay_out
from rococo_desktop.rules.patisserie.mentor.turn import RevealCard
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.rounds import Round
from rococo_desktop.rules.patisserie.scoring import score
from rococo_desktop.rules.patisserie.set_up import set_up
from rococo_desktop.rules.patisserie.view import View, look

EDITIONS = ("2025",)
MIN_PLAYERS = 1
MAX_PLAYERS = 5
MENTOR_PLAYERS = 2
"""The number of people beside whom the Mentor may play as a third player."""

FRAMES: dict[str, type] = {
    "round": Round,
    "select_hand": staff.SelectHand,
    "select_card": staff.SelectCard,
    "mentor_hand": staff.MentorHand,
    "fill_trays": staff.FillTrays,
    "draft_card": staff.DraftCard,
    "mentor_draft": staff.MentorDraft,
    "show_staff": staff.ShowStaff,
    "deal_staff": staff.DealStaff,
    "set_aside": staff.SetAside,
    "next_turn": turns.NextTurn,
    "play_card": turns.PlayCard,
    "choose_action": turns.ChooseAction,
    "use_bonus": turns.UseBonus,
    "end_turn": turns.EndTurn,
    "reveal_card": RevealCard,
    **specials.FRAMES,
    **actions.FRAMES,
    **bonuses.FRAMES,
}
"""All questions and steps by kind, the word for them in saves and documents."""


class Patisserie(Match[State, View]):
    """The rules of one game: the rule book, its kernel and its codec."""

    def __init__(self, setup: Setup, components: Components) -> None:
        """Raise SetupError if the set-up is invalid."""
        setup = setup._replace(edition=setup.edition or EDITIONS[0])
        check_setup(setup)
        self.setup = setup
        self.rules = RuleBook(setup, components)
        self.kernel: Kernel[State, Context] = Kernel(FRAMES, self._context)
        self.codec = Codec(FRAMES, {})
        self.state_type = State
        self.rule_sets = ("base", *setup.expansions)
        self.seats = self.rules.seats
        self.fingerprint = components.fingerprint
        self._levels = {card.id: card.level or 0 for card in self.rules.staff.values()}

    def start(self, seed: int) -> Transition[State]:
        """Set up the game and run it to the first decision."""
        state = State(
            seed=seed,
            edition=self.setup.edition,
            board=self.rules.board_name,
            expansions=list(self.setup.expansions),
        )
        set_up(self._context(state, None))
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
        """Return the combined view of some seats; all seats see everything but bags and decks."""
        return look(state, eyes, self._levels)

    def look_back(self, state: State, eyes: frozenset[int]) -> View:
        """Return the view of some seats on a past state, whose decision has been made."""
        return replace(self.look(state, eyes), decision=None)

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
    if not MIN_PLAYERS <= setup.players <= MAX_PLAYERS:
        reason = because("wrong.range", low=MIN_PLAYERS, high=MAX_PLAYERS, found=setup.players)
        raise SetupError("players", reason)
    _one_of("edition", setup.edition or EDITIONS[0], EDITIONS)
    for key in setup.expansions:
        _one_of("expansions", key, OPTIONS)
    if MENTOR in setup.expansions and setup.players > MENTOR_PLAYERS:
        reason = because("wrong.range", low=1, high=MENTOR_PLAYERS, found=setup.players)
        raise SetupError("players", reason)
    grades = [key for key in (SAVORY, EXTRA_CRUNCHY) if key in setup.expansions]
    if grades and (len(grades) > 1 or not has_mentor(setup)):
        raise SetupError("expansions", because("wrong.grade"))


def _one_of(field: str, name: str, known: Sequence[str]) -> None:
    if name not in known:
        expected = because("wrong.one_of", names=", ".join(known))
        raise SetupError(field, because("wrong.instead", problem=expected, found=name))
