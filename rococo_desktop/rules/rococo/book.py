"""The rule book: what a rule set may bring along, and the rules that a game's sets make together.

The base game is the first rule set, and uses the same doors as every expansion.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Generic, NamedTuple, TypeVar

from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.game import Game as EngineGame
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
from rococo_desktop.rules.rococo.view import View

B = TypeVar("B")
T = TypeVar("T")

FinalPoints = Callable[["RuleBook", State, int, B], int]
"""The points that a crown card with the given parameters brings the player in a seat."""

SeatMoment = Callable[["Game", int], None]
"""Something that is noticed about the player in a seat; may change the state and push frames."""

PieceMoment = Callable[["Game", int, str, str], None]
"""Something that is noticed about a player: the seat, and two words that the moment explains.

For what a player does: the employee through whom (empty: through none), and a piece or place.
"""

RivalMoment = Callable[["Game", int, str, tuple[str, ...]], None]
"""Something that an automatic rival has done: the seat, the action's id, the pieces it is about."""


class Message(NamedTuple):
    """A key of the catalogue, and the numbers and words that its sentence needs."""

    key: str
    values: dict[str, str | int]


class Extension(NamedTuple):
    """Further options of a question of the base game: what they are, and what choosing one does.

    Both take the game and the question's frame.
    """

    candidates: Callable[["Game", Frame], Iterable[Candidate]]
    answer: Callable[["Game", Frame, str], None]


class Rival(NamedTuple):
    """An automatic player, who sits behind the last player and follows rules of its own.

    ``name`` is a name that no language bends, ``question`` the class of the frame by which a turn
    begins. ``further_turn`` gives one more turn in this round. Who is level with a rival has lost.
    """

    name: str
    question: type
    has_turn: Callable[["Game", int], bool]
    begin_turn: Callable[["Game", int], None]
    further_turn: Callable[["Game", int], None]


@dataclass(slots=True)
class Hidden:
    """What nobody of those who look has seen, while a table is dealt that could lie behind a view.

    ``employees`` are shuffled; who deals one takes it out.
    """

    employees: list[str]

    def take(self, fits: Callable[[str], bool]) -> str:
        """Take the first hidden employee who fits; there must be one."""
        card = next(card for card in self.employees if fits(card))
        self.employees.remove(card)
        return card


class Checks(NamedTuple):
    """How a state that was read from outside is checked for what a rule set adds.

    ``problems`` yields places and what is wrong there; ``employees`` the places of further cards;
    ``missing`` what a whole game has and this state has not.
    """

    problems: Callable[["RuleBook", State], Iterable[Problem]]
    employees: Callable[[State], Iterable[tuple[str, str]]] = lambda _: ()
    missing: Callable[["RuleBook", State], Iterable[Problem]] = lambda *_: ()


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

    Both take the game, the seat, the id of the card and the card's bonus parameters. One that
    ``costs`` something is never forced upon a player. ``rival`` gives an automatic player who rents
    the dress its part of it, asking nothing; None if that is nothing.
    """

    available: Callable[["Game", int, str, B], bool]
    begin: Callable[["Game", int, str, B], None]
    costs: bool = False
    rival: Callable[["Game", int, str, B], None] | None = None


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
    components: ComponentSet | None = None
    """Its file of components; the base game's is read by itself."""

    presence_changed: tuple[SeatMoment, ...] = ()
    """Observers of a player who has just come to a hall with a dress or a musician."""
    card_shown: tuple[PieceMoment, ...] = ()
    """Observers of a card of a player's deck that everybody sees now; the piece is the card."""
    tile_kept: tuple[PieceMoment, ...] = ()
    """Observers of a tile that an acquire action brought and that was kept as silk."""
    tile_traded: tuple[PieceMoment, ...] = ()
    """Observers of a tile that an acquire action brought and that was discarded for notions."""
    decoration_funded: tuple[PieceMoment, ...] = ()
    """Observers of a decoration that was just funded."""
    dress_made: tuple[PieceMoment, ...] = ()
    """Observers of a dress that was just made and paid for."""

    level_cards: tuple[Callable[["Game", int, list[str]], list[str]], ...] = ()
    """What becomes of the cards of a level when the employees are stacked."""
    dress_bag: tuple[Callable[["Game", list[str]], list[str]], ...] = ()
    """What becomes of the dresses that go into the bag before the game."""
    extensions: dict[str, Extension] = field(default_factory=dict)
    """Further options by the kind of the question."""

    rival: Rival | None = None
    rival_rented: tuple[PieceMoment, ...] = ()
    """Observers of a dress that a rival rents: with the dress and the leave that its card gives."""
    rival_acted: tuple[RivalMoment, ...] = ()
    """Observers of a rival's action: with its id and the pieces that it is about, if any."""
    rival_groups: tuple[str, ...] = ()
    """Decoration groups of which a rival funds a space before it funds any other."""

    state_slot: type[Record] | None = None
    """Its part of the state under its key, made without arguments; ``seen_by`` hides secrets."""
    player_slot: type[Record] | None = None
    """The same of each player."""
    deal: Callable[["Game", Hidden, Generator], None] | None = None
    """Deals anew what ``seen_by`` has hidden in its slots."""
    set_aside: Callable[[View], Iterable[tuple[int, bool]]] | None = None
    """The level of each unseen card that is not on the stack, and whether it is in a staff."""
    checks: Checks | None = None
    lends: Callable[[State, int], Iterable[str]] | None = None
    """The cards of others whose bonus a player may be using."""
    waiting: tuple[type, ...] = ()
    """Frames that may lie below a question of the turn."""
    finishing: tuple[type, ...] = ()
    """Frames by which a main action takes the card off the table; a question brings another."""
    documents: Documents | None = None
    names: Callable[[Components], dict[str, Message]] | None = None
    """What its own pieces are called."""
    conditions: Callable[[Components], dict[str, Message]] | None = None
    """What must be true when one of its cards is hired, of the cards for which anything must."""


class RuleBook:
    """The rules of one game: its rule sets, its components and its board."""

    def __init__(self, rule_sets: tuple[RuleSet, ...], components: Components, people: int) -> None:
        """Lay out the components of the rule sets for so many people, and a rival if one plays."""
        self.rule_sets = rule_sets
        rivals = [rule_set.rival for rule_set in rule_sets if rule_set.rival is not None]
        self.rival = rivals[0] if rivals else None
        self.players = people + len(rivals)
        self.people = range(people)
        """The seats of those who play by the rules of the base game."""
        self.components = components.playing(self.keys, self.effects)
        self.constants = components.constants
        self.dresses = self.components.dresses
        self.resources = self.components.resources
        self.employees = self.components.employees
        self.board = self.components.board(self.players)

    @cached_property
    def keys(self) -> frozenset[str]:
        """Return the keys of the rule sets."""
        return frozenset(rule_set.key for rule_set in self.rule_sets)

    @cached_property
    def frame_types(self) -> tuple[type, ...]:
        """Return the frame classes of all rule sets."""
        return self._all(lambda rule_set: rule_set.frames)

    @cached_property
    def slot_types(self) -> dict[str, type[Record]]:
        """Return the slot classes of all rule sets as the codec knows them."""
        return self.state_slots | self.player_slots

    @cached_property
    def state_slots(self) -> dict[str, type[Record]]:
        """Return the rule sets' parts of a state by key."""
        return {r.key: r.state_slot for r in self.rule_sets if r.state_slot is not None}

    @cached_property
    def player_slots(self) -> dict[str, type[Record]]:
        """Return the rule sets' parts of a player by key."""
        return {
            player_key(r.key): r.player_slot for r in self.rule_sets if r.player_slot is not None
        }

    def new_slots(self) -> dict[str, Record]:
        """Return the rule sets' empty parts of a state."""
        return {key: slot() for key, slot in self.state_slots.items()}

    def new_player_slots(self) -> dict[str, Record]:
        """Return the rule sets' empty parts of a player."""
        return {key: slot() for key, slot in self.player_slots.items()}

    @cached_property
    def round_steps(self) -> tuple[RoundStep, ...]:
        """Return the steps of a round, phase by phase; the base game's come first in each."""
        steps = self._all(lambda rule_set: rule_set.round_steps)
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
        steps: list[ScoringStep] = []
        for step in self._all(lambda rule_set: rule_set.scoring_steps):
            items = [each.item for each in steps]
            place = items.index(step.after) + 1 if step.after else len(steps)
            steps.insert(place, step)
        return tuple(steps)

    @cached_property
    def streams(self) -> frozenset[str]:
        """Return the streams of randomness that the rule sets draw from."""
        return frozenset(self._all(lambda rule_set: tuple(rule_set.streams)))

    @cached_property
    def single_groups(self) -> frozenset[str]:
        """Return the decoration groups of which a player may hold one space only."""
        return frozenset(self._all(lambda rule_set: tuple(rule_set.single_groups)))

    @cached_property
    def presence_changed(self) -> tuple[SeatMoment, ...]:
        """Return all observers of presence in the halls."""
        return self._all(lambda rule_set: rule_set.presence_changed)

    @cached_property
    def card_shown(self) -> tuple[PieceMoment, ...]:
        """Return all observers of a card that is shown."""
        return self._all(lambda rule_set: rule_set.card_shown)

    @cached_property
    def tile_kept(self) -> tuple[PieceMoment, ...]:
        """Return all observers of an acquired tile that is kept."""
        return self._all(lambda rule_set: rule_set.tile_kept)

    @cached_property
    def tile_traded(self) -> tuple[PieceMoment, ...]:
        """Return all observers of an acquired tile that is discarded."""
        return self._all(lambda rule_set: rule_set.tile_traded)

    @cached_property
    def decoration_funded(self) -> tuple[PieceMoment, ...]:
        """Return all observers of a funded decoration."""
        return self._all(lambda rule_set: rule_set.decoration_funded)

    @cached_property
    def dress_made(self) -> tuple[PieceMoment, ...]:
        """Return all observers of a dress that is made."""
        return self._all(lambda rule_set: rule_set.dress_made)

    @cached_property
    def level_cards(self) -> tuple[Callable[["Game", int, list[str]], list[str]], ...]:
        """Return all that changes the cards of a level."""
        return self._all(lambda rule_set: rule_set.level_cards)

    @cached_property
    def dress_bag(self) -> tuple[Callable[["Game", list[str]], list[str]], ...]:
        """Return all that changes the dresses in the bag."""
        return self._all(lambda rule_set: rule_set.dress_bag)

    @cached_property
    def rival_rented(self) -> tuple[PieceMoment, ...]:
        """Return all observers of a dress that a rival rents."""
        return self._all(lambda rule_set: rule_set.rival_rented)

    @cached_property
    def rival_acted(self) -> tuple[RivalMoment, ...]:
        """Return all observers of a rival's action."""
        return self._all(lambda rule_set: rule_set.rival_acted)

    @cached_property
    def rival_groups(self) -> tuple[str, ...]:
        """Return the decoration groups that a rival funds first."""
        return self._all(lambda rule_set: rule_set.rival_groups)

    @cached_property
    def extensions(self) -> dict[str, tuple[Extension, ...]]:
        """Return the further options of each kind of question."""
        found: dict[str, tuple[Extension, ...]] = {}
        for rule_set in self.rule_sets:
            for kind, extension in rule_set.extensions.items():
                found[kind] = (*found.get(kind, ()), extension)
        return found

    @cached_property
    def documents(self) -> tuple[Documents, ...]:
        """Return what the rule sets add to headless documents."""
        return tuple(r.documents for r in self.rule_sets if r.documents is not None)

    @cached_property
    def waiting(self) -> tuple[type, ...]:
        """Return the rule sets' frames that may lie below a question."""
        return self._all(lambda rule_set: rule_set.waiting)

    @cached_property
    def finishing(self) -> tuple[type, ...]:
        """Return the rule sets' frames that end a turn."""
        return self._all(lambda rule_set: rule_set.finishing)

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

    def _all(self, parts: Callable[[RuleSet], tuple[T, ...]]) -> tuple[T, ...]:
        return tuple(part for rule_set in self.rule_sets for part in parts(rule_set))


class Game(EngineGame[State]):
    """A state that the rules may change, with the rule book that they follow."""

    __slots__ = ("rules",)

    def __init__(self, rules: RuleBook, state: State, events: list[Event] | None) -> None:
        self.rules = rules
        self.state = state
        self.events = events
