"""The rule book: what a rule set may bring along, and the rules that a game's sets make together.

The base game is the first rule set, and uses the same doors as every expansion.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import Generic, NamedTuple, TypeVar

from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.context import Context as AnyContext
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.reasons import Problem
from rococo_desktop.engine.record import Record
from rococo_desktop.engine.score import Part
from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.rococo.components.bonuses import Bonus
from rococo_desktop.rules.rococo.components.models import Components, EmployeeType
from rococo_desktop.rules.rococo.components.sets import ComponentSet
from rococo_desktop.rules.rococo.model import PHASES, State
from rococo_desktop.rules.rococo.obstacles import Candidate, Obstacle
from rococo_desktop.rules.rococo.occasions import (
    AcquiredTile,
    Arrival,
    FundedDecoration,
    MadeDress,
    RentedDress,
    RivalAction,
    ShownCard,
)
from rococo_desktop.rules.rococo.view import View

B = TypeVar("B")
M = TypeVar("M")
T = TypeVar("T")

FinalPoints = Callable[["RuleBook", State, int, B], int]
"""The points that a crown card with the given parameters brings the player in a seat."""

Observer = Callable[["Context", M], None]
"""Takes notice of an occasion; may change the state and push frames."""


@dataclass(frozen=True, kw_only=True)
class Observers:
    """Who takes notice of what has just happened, by the occasion."""

    presence_changed: tuple[Observer[Arrival], ...] = ()
    card_shown: tuple[Observer[ShownCard], ...] = ()
    tile_kept: tuple[Observer[AcquiredTile], ...] = ()
    """Of a tile that is kept as silk."""
    tile_traded: tuple[Observer[AcquiredTile], ...] = ()
    """Of a tile that is discarded for notions."""
    decoration_funded: tuple[Observer[FundedDecoration], ...] = ()
    dress_made: tuple[Observer[MadeDress], ...] = ()
    rival_rented: tuple[Observer[RentedDress], ...] = ()
    rival_acted: tuple[Observer[RivalAction], ...] = ()

    @classmethod
    def of_all(cls, several: Iterable["Observers"]) -> "Observers":
        """Return the observers of several rule sets together, in their order."""
        each = tuple(several)
        return cls(
            **{
                occasion.name: tuple(o for own in each for o in getattr(own, occasion.name))
                for occasion in fields(cls)
            }
        )


class Message(NamedTuple):
    """A key of the catalogue, and the numbers and words that its sentence needs."""

    key: str
    values: dict[str, str | int]


class Extension(NamedTuple):
    """Further options of a question of the base game: what they are, and what choosing one does.

    Both take the game and the question's frame.
    """

    candidates: Callable[["Context", Frame], Iterable[Candidate]]
    answer: Callable[["Context", Frame, str], None]


class Rival(NamedTuple):
    """An automatic player, who sits behind the last player and follows rules of its own.

    ``name`` is a name that no language bends, ``question`` the class of the frame by which a turn
    begins. ``further_turn`` gives one more turn in this round. Who is level with a rival has lost.
    """

    name: str
    question: type
    has_turn: Callable[["Context", int], bool]
    begin_turn: Callable[["Context", int], None]
    further_turn: Callable[["Context", int], None]


@dataclass(slots=True)
class Hidden:
    """What nobody of those who look has seen, while a table is dealt that could lie behind a view.

    Both are shuffled; who deals one takes it out.
    """

    employees: list[str]
    resources: list[str]

    def take(self, fits: Callable[[str], bool]) -> str:
        """Take the first hidden employee who fits; there must be one."""
        card = next(card for card in self.employees if fits(card))
        self.employees.remove(card)
        return card


class Checks(NamedTuple):
    """How a state that was read from outside is checked for what a rule set adds.

    ``problems`` yields places and what is wrong there; ``employees`` the places of further cards;
    ``missing`` what a whole game has and this state has not; ``course`` what is wrong with the
    order of what is still to happen.
    """

    problems: Callable[["RuleBook", State], Iterable[Problem]] = lambda *_: ()
    employees: Callable[[State], Iterable[tuple[str, str]]] = lambda _: ()
    missing: Callable[["RuleBook", State], Iterable[Problem]] = lambda *_: ()
    course: Callable[["RuleBook", State], Iterable[Problem]] = lambda *_: ()


class PositionError(ValueError):
    """A place in a position document and what is wrong there."""


class Documents(NamedTuple):
    """A rule set's part of the headless documents.

    ``components`` adds to the components document. ``position`` adds to a position document, and
    ``player`` to that of one seat. ``read`` lays out what a position document has, and raises
    PositionError.
    """

    components: Callable[[Components], dict[str, Json]]
    position: Callable[[View], dict[str, Json]]
    read: Callable[["RuleBook", dict[str, Json], State], None]
    player: Callable[[View, int], dict[str, Json]] = lambda *_: {}


class RoundStep(NamedTuple):
    """A step of every round, in ``phase``, after those of the same phase that came before it."""

    name: str
    phase: str
    run: Callable[["Context"], None]


class MainAction(NamedTuple):
    """A main action: who may perform it, what may be in the way now, and how it begins.

    ``obstacle`` and ``begin`` take the game, the seat and the id of the played card. ``finish``
    makes the frame that takes the card off the table after its bonus, of the seat and the card; by
    default it goes to the discard pile. ``tells`` gives the numbers of its explanation: ``livre``
    and ``prestige`` are amounts, others stay as they are.
    """

    id: str
    performers: frozenset[EmployeeType]
    obstacle: Callable[["Context", int, str], Obstacle | None]
    begin: Callable[["Context", int, str], None]
    finish: Callable[[int, str], Frame] | None = None
    tells: Callable[["RuleBook"], dict[str, int]] = lambda _: {}

    def training_obstacle(self, employee: EmployeeType) -> Obstacle | None:
        """Return what is in the way of an employee whose training does not allow the action."""
        if employee in self.performers:
            return None
        return Obstacle("training", performers=self.performers)


class Effect(NamedTuple, Generic[B]):
    """A bonus: whether it can do anything now, and how it begins.

    Both take the game, the seat, the id of the card and the card's bonus parameters. One that
    ``costs`` something is never forced upon a player. ``rival`` gives an automatic player who rents
    the dress its part of it, asking nothing; None if that is nothing.
    """

    available: Callable[["Context", int, str, B], bool]
    begin: Callable[["Context", int, str, B], None]
    costs: bool = False
    rival: Callable[["Context", int, str, B], None] | None = None


class ScoringStep(NamedTuple):
    """A step of final scoring: for one seat, the parts that add up to ``item``.

    It comes after that of the item ``after``, or last.
    """

    item: str
    parts: Callable[["RuleBook", State, int], list[Part]]
    after: str = ""


def player_key(key: str) -> str:
    """Return the key of a rule set's part of a player."""
    return f"{key}.player"


@dataclass(frozen=True, kw_only=True)
class RuleSet:
    """One rule set: everything it adds to the game, in the rulebook's order."""

    key: str
    frames: dict[str, type] = field(default_factory=dict)
    """Its questions and steps by kind: the word that stands for them in saves and documents."""
    set_up: tuple[Callable[["Context"], None], ...] = ()
    round_steps: tuple[RoundStep, ...] = ()
    main_actions: tuple[MainAction, ...] = ()
    effects: dict[str, Effect] = field(default_factory=dict)  # type: ignore[type-arg]
    finals: dict[str, FinalPoints] = field(default_factory=dict)  # type: ignore[type-arg]
    scoring_steps: tuple[ScoringStep, ...] = ()
    streams: frozenset[str] = frozenset()
    """The streams of randomness that it draws from."""
    single_groups: frozenset[str] = frozenset()
    """Decoration groups of which a player may hold one space only."""
    components: ComponentSet | None = None
    """Its file of components; the base game's is read by itself."""

    observers: Observers = Observers()
    level_cards: tuple[Callable[["Context", int, list[str]], list[str]], ...] = ()
    """What becomes of the cards of a level when the employees are stacked."""
    dress_bag: tuple[Callable[["Context", list[str]], list[str]], ...] = ()
    """What becomes of the dresses that go into the bag before the game."""
    extensions: dict[str, Extension] = field(default_factory=dict)
    """Further options by the kind of the question."""

    rival: Rival | None = None
    rival_groups: tuple[str, ...] = ()
    """Decoration groups of which a rival funds a space before it funds any other."""

    state_slot: type[Record] | None = None
    """Its part of the state under its key, made without arguments; ``seen_by`` hides secrets."""
    player_slot: type[Record] | None = None
    """The same of each player."""
    deal: Callable[["Context", Hidden, Generator], None] | None = None
    """Deals anew what ``seen_by`` has hidden in its slots."""
    set_aside: Callable[[View], Iterable[tuple[int, bool]]] | None = None
    """The level of each unseen card that is not on the stack, and whether it is in a staff."""
    checks: Checks | None = None
    lends: Callable[[State, int], Iterable[str]] | None = None
    """The cards of others whose bonus a player may be using."""
    turn_questions: tuple[type, ...] = ()
    """Questions by which turns begin."""
    turn_ends: tuple[type, ...] = ()
    """Steps that come after a turn."""
    phase_ends: tuple[type, ...] = ()
    """Steps that come after all turns of a round."""
    waiting: tuple[type, ...] = ()
    """Frames that may lie below a question of the turn."""
    finishing: tuple[type, ...] = ()
    """Frames that take the played card off the table, or bring another for it."""
    documents: Documents | None = None
    names: Callable[[Components], dict[str, Message]] | None = None
    """What its own pieces are called."""
    conditions: Callable[[Components], dict[str, Message]] | None = None
    """What must be true when one of its cards is hired, of the cards for which anything must."""


class RuleBook:
    """The rules of one game: its rule sets, its components and its board.

    What the rule sets bring along is here together, in their order.
    """

    def __init__(self, rule_sets: tuple[RuleSet, ...], components: Components, people: int) -> None:
        """Lay out the components of the rule sets for so many people, and a rival if one plays."""
        self.rule_sets = rule_sets
        self.keys = frozenset(rule_set.key for rule_set in rule_sets)
        self.rival = next((each.rival for each in rule_sets if each.rival is not None), None)
        self.people = range(people)
        """The seats of those who play by the rules of the base game."""
        self.players = people + (self.rival is not None)

        self.frame_types = {kind: f for each in rule_sets for kind, f in each.frames.items()}
        self.observers = Observers.of_all(rule_set.observers for rule_set in rule_sets)
        self.level_cards = self._all(lambda rule_set: rule_set.level_cards)
        self.dress_bag = self._all(lambda rule_set: rule_set.dress_bag)
        self.rival_groups = self._all(lambda rule_set: rule_set.rival_groups)
        self.turn_questions = self._all(lambda rule_set: rule_set.turn_questions)
        self.turn_ends = frozenset(self._all(lambda rule_set: rule_set.turn_ends))
        self.phase_ends = frozenset(self._all(lambda rule_set: rule_set.phase_ends))
        self.waiting = self._all(lambda rule_set: rule_set.waiting)
        self.finishing = self._all(lambda rule_set: rule_set.finishing)
        self.streams = frozenset(self._all(lambda rule_set: tuple(rule_set.streams)))
        self.single_groups = frozenset(self._all(lambda rule_set: tuple(rule_set.single_groups)))
        self.documents = tuple(r.documents for r in rule_sets if r.documents is not None)
        self.round_steps = tuple(
            sorted(
                self._all(lambda rule_set: rule_set.round_steps),
                key=lambda step: PHASES.index(step.phase),
            )
        )
        """The steps of a round, phase by phase; the base game's come first in each."""
        self.main_actions = {a.id: a for a in self._all(lambda rule_set: rule_set.main_actions)}
        self.effects = {key: e for each in rule_sets for key, e in each.effects.items()}
        self.finals = {key: f for each in rule_sets for key, f in each.finals.items()}
        self.scoring_steps = self._in_order(self._all(lambda rule_set: rule_set.scoring_steps))
        self.state_slots = {r.key: r.state_slot for r in rule_sets if r.state_slot is not None}
        self.player_slots = {
            player_key(r.key): r.player_slot for r in rule_sets if r.player_slot is not None
        }

        self.components = components.playing(self.keys, self.effects)
        self.constants = self.components.constants
        self.dresses = self.components.dresses
        self.resources = self.components.resources
        self.employees = self.components.employees
        self.board = self.components.board(self.players)

    def kinds_of(self, *types: type) -> frozenset[str]:
        """Return the kinds of the frames that are of some types, or fit protocols of methods."""
        return frozenset(k for k, frame in self.frame_types.items() if issubclass(frame, types))

    @property
    def slot_types(self) -> dict[str, type[Record]]:
        """Return the slot classes of all rule sets as the codec knows them."""
        return self.state_slots | self.player_slots

    def new_slots(self) -> dict[str, Record]:
        """Return the rule sets' empty parts of a state."""
        return {key: slot() for key, slot in self.state_slots.items()}

    def new_player_slots(self) -> dict[str, Record]:
        """Return the rule sets' empty parts of a player."""
        return {key: slot() for key, slot in self.player_slots.items()}

    @cached_property
    def extensions(self) -> dict[str, tuple[Extension, ...]]:
        """Return the further options of each kind of question."""
        found: dict[str, tuple[Extension, ...]] = {}
        for rule_set in self.rule_sets:
            for kind, extension in rule_set.extensions.items():
                found[kind] = (*found.get(kind, ()), extension)
        return found

    @cached_property
    def names(self) -> dict[str, Message]:
        """Return what the rule sets' own pieces are called, by id."""
        named = [rule_set.names for rule_set in self.rule_sets if rule_set.names is not None]
        return {id: name for names in named for id, name in names(self.components).items()}

    @cached_property
    def conditions(self) -> dict[str, Message]:
        """Return what must be true when a card is hired, by the id of the card."""
        said = [r.conditions for r in self.rule_sets if r.conditions is not None]
        return {id: text for texts in said for id, text in texts(self.components).items()}

    def bonus_of(self, source: str) -> Bonus | None:
        """Return the bonus of an employee, or what renting or making a dress brings."""
        if source in self.employees:
            return self.employees[source].bonus
        return next(iter(self.dresses[source].bonuses), None)

    def sources(self, state: State, seat: int) -> set[str]:
        """Return the cards and dresses whose bonus a player may be using."""
        found = {*state.players[seat].staff()}
        found.update(dress.id for dress in self.dresses.values() if dress.bonuses)
        for rule_set in self.rule_sets:
            if rule_set.lends is not None:
                found.update(rule_set.lends(state, seat))
        return found

    def _all(self, parts: Callable[[RuleSet], tuple[T, ...]]) -> tuple[T, ...]:
        return tuple(part for rule_set in self.rule_sets for part in parts(rule_set))

    @staticmethod
    def _in_order(given: Iterable[ScoringStep]) -> tuple[ScoringStep, ...]:
        """Return steps of final scoring, each after the one that it names, or last."""
        steps: list[ScoringStep] = []
        for step in given:
            items = [each.item for each in steps]
            steps.insert(items.index(step.after) + 1 if step.after else len(steps), step)
        return tuple(steps)


class Context(AnyContext[State]):
    """A state that the rules may change, with the rule book that they follow."""

    __slots__ = ("rules",)

    def __init__(self, rules: RuleBook, state: State, events: list[Event] | None) -> None:
        self.rules = rules
        self.state = state
        self.events = events
