"""What a rule set of Rococo may bring along, and the rule book that a game's rule sets make.

The base game is the first rule set and uses the same doors as every expansion.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from rococo_desktop.engine.record import Record
from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.components.models import Board, Components, EmployeeType
from rococo_desktop.rules.rococo.model import PHASES
from rococo_desktop.rules.rococo.obstacles import Obstacle

if TYPE_CHECKING:
    from rococo_desktop.rules.rococo.game import Game
    from rococo_desktop.rules.rococo.model import State
    from rococo_desktop.rules.rococo.score import Part

B = TypeVar("B")

FinalPoints = Callable[["RuleBook", "State", int, B], int]
"""The points that a crown card with the given parameters brings the player in a seat."""

SeatMoment = Callable[["Game", int], None]
"""Something that is noticed about the player in a seat; may change the state and push frames."""


class RoundStep(NamedTuple):
    """A step of every round, in ``phase``, after those of the same phase that came before it."""

    name: str
    phase: str
    run: Callable[["Game"], None]


class MainAction(NamedTuple):
    """A main action: who may perform it, what may be in the way now, and how it begins.

    ``obstacle`` and ``begin`` take the game, the seat and the id of the played card. ``finish``
    makes the frame that takes the card off the table after its bonus, of the seat and the card; by
    default it goes to the discard pile.
    """

    id: str
    performers: frozenset[EmployeeType]
    obstacle: Callable[["Game", int, str], Obstacle | None]
    begin: Callable[["Game", int, str], None]
    finish: Callable[[int, str], Frame] | None = None

    def training_obstacle(self, employee: EmployeeType) -> Obstacle | None:
        """Return what is in the way of an employee whose training does not allow the action."""
        if employee in self.performers:
            return None
        return Obstacle("training", performers=self.performers)


class Effect(NamedTuple, Generic[B]):
    """A bonus: whether it can do anything now, and how it begins.

    Both take the game, the seat, the id of the card and the card's bonus parameters.
    """

    available: Callable[["Game", int, str, B], bool]
    begin: Callable[["Game", int, str, B], None]


class ScoringStep(NamedTuple):
    """A step of final scoring: for one seat, the parts that add up to ``item``."""

    item: str
    parts: Callable[["RuleBook", "State", int], list["Part"]]


@dataclass(frozen=True, kw_only=True)
class RuleSet:
    """One rule set: everything it adds to the game, in the rulebook's order."""

    key: str
    frames: tuple[type, ...] = ()
    set_up: tuple[Callable[["Game"], None], ...] = ()
    round_steps: tuple[RoundStep, ...] = ()
    main_actions: tuple[MainAction, ...] = ()
    effects: dict[str, Effect] = field(default_factory=dict)  # type: ignore[type-arg]
    finals: dict[str, FinalPoints] = field(default_factory=dict)  # type: ignore[type-arg]
    scoring_steps: tuple[ScoringStep, ...] = ()
    streams: frozenset[str] = frozenset()
    """The streams of randomness that it draws from."""
    single_groups: frozenset[str] = frozenset()
    """Decoration groups of which a player may hold one space only."""
    presence_changed: tuple[SeatMoment, ...] = ()
    """Observers of a player who has just come to a hall with a dress or a musician."""
    slot_types: dict[str, type[Record]] = field(default_factory=dict)


class RuleBook:
    """The rules of one game: its rule sets, its components and its board."""

    def __init__(
        self, rule_sets: tuple[RuleSet, ...], components: Components, board: Board, players: int
    ) -> None:
        self.rule_sets = rule_sets
        self.components = components
        self.constants = components.constants
        self.dresses = components.dresses
        self.resources = components.resources
        self.employees = components.employees
        self.board = board
        self.players = players

    @cached_property
    def frame_types(self) -> tuple[type, ...]:
        """Return the frame classes of all rule sets."""
        return tuple(frame for rule_set in self.rule_sets for frame in rule_set.frames)

    @cached_property
    def slot_types(self) -> dict[str, type[Record]]:
        """Return the slot classes of all rule sets by key."""
        return {k: t for rule_set in self.rule_sets for k, t in rule_set.slot_types.items()}

    @cached_property
    def round_steps(self) -> tuple[RoundStep, ...]:
        """Return the steps of a round, phase by phase; the base game's come first in each."""
        steps = [step for rule_set in self.rule_sets for step in rule_set.round_steps]
        return tuple(sorted(steps, key=lambda step: PHASES.index(step.phase)))

    @cached_property
    def main_actions(self) -> dict[str, MainAction]:
        """Return the main actions by id in the rulebook's order."""
        return {a.id: a for rule_set in self.rule_sets for a in rule_set.main_actions}

    @cached_property
    def effects(self) -> dict[str, Effect]:  # type: ignore[type-arg]
        """Return the bonus effects by key."""
        return {k: e for rule_set in self.rule_sets for k, e in rule_set.effects.items()}

    @cached_property
    def finals(self) -> dict[str, FinalPoints]:  # type: ignore[type-arg]
        """Return the crown bonuses by key."""
        return {k: f for rule_set in self.rule_sets for k, f in rule_set.finals.items()}

    @cached_property
    def scoring_steps(self) -> tuple[ScoringStep, ...]:
        """Return the steps of final scoring in order."""
        return tuple(step for rule_set in self.rule_sets for step in rule_set.scoring_steps)

    @cached_property
    def streams(self) -> frozenset[str]:
        """Return the streams of randomness that the rule sets draw from."""
        return frozenset[str]().union(*(rule_set.streams for rule_set in self.rule_sets))

    @cached_property
    def single_groups(self) -> frozenset[str]:
        """Return the decoration groups of which a player may hold one space only."""
        return frozenset[str]().union(*(rule_set.single_groups for rule_set in self.rule_sets))

    @cached_property
    def presence_changed(self) -> tuple[SeatMoment, ...]:
        """Return all observers of presence in the halls."""
        return tuple(f for rule_set in self.rule_sets for f in rule_set.presence_changed)
