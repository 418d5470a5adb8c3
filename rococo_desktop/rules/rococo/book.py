"""The rule book: what a rule set may contribute, and the combined rules of a game's rule sets.

The base game is the first rule set, and uses the same interface as every expansion.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Generic, NamedTuple, TypeVar

from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.record import Record
from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.book import Checks as AnyChecks
from rococo_desktop.rules.book import Context as AnyContext
from rococo_desktop.rules.book import Rival as AnyRival
from rococo_desktop.rules.book import RuleBook as AnyRuleBook
from rococo_desktop.rules.book import RuleSet as AnyRuleSet
from rococo_desktop.rules.questions import Asking
from rococo_desktop.rules.rococo.components.bonuses import Bonus, EmployeeType
from rococo_desktop.rules.rococo.components.models import Components
from rococo_desktop.rules.rococo.components.sets import ComponentSet
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.obstacles import Candidate, Obstacle
from rococo_desktop.rules.rococo.view import View

B = TypeVar("B")
M = TypeVar("M")

FinalPoints = Callable[["RuleBook", State, int, B], int]
"""Returns the points that a seat scores for a crown card with the given parameters."""


class Observer(NamedTuple, Generic[M]):
    """A callback for an occasion, given by its class; may change the state and push frames."""

    occasion: type[M]
    notice: Callable[["Context", M], None]


class Message(NamedTuple):
    """A key of the message catalogue, and the values of its placeholders."""

    key: str
    values: dict[str, str | int]


class Extension(NamedTuple):
    """Further options for a base game question: the candidates, and the effect of choosing one.

    Both callables take the context and the question's frame.
    """

    candidates: Callable[["Context", Frame], Iterable[Candidate]]
    answer: Callable[["Context", Frame, str], None]


@dataclass(frozen=True, kw_only=True)
class Rival(AnyRival["Context"]):
    """An automatic opponent; a player who ties with it loses.

    ``extra_turn`` gives it one more turn in this round.
    """

    extra_turn: Callable[["Context", int], None]


@dataclass(slots=True)
class Hidden:
    """The cards and tiles that no observer of a view has seen, while a deal is made for that view.

    Both lists are shuffled; remove an item when dealing it.
    """

    employees: list[str]
    resources: list[str]

    def take(self, fits: Callable[[str], bool]) -> str:
        """Remove and return the first hidden employee that fits; there must be one."""
        card = next(card for card in self.employees if fits(card))
        self.employees.remove(card)
        return card


@dataclass(frozen=True, kw_only=True)
class Checks(AnyChecks["RuleBook", State]):
    """The checks of a rule set, with ``employees``, the places of further cards."""

    employees: Callable[[State], Iterable[tuple[str, str]]] = lambda _: ()


Document = Mapping[str, object]
"""A part of a document, as plain values by their keys."""


class Documents(NamedTuple):
    """A rule set's part of the headless documents.

    ``components`` adds to the components document, ``position`` to a position document, and
    ``player`` to the part of one seat. ``read`` applies a position document to a state, and raises
    PositionError if it is invalid.
    """

    components: Callable[[Components], Document]
    position: Callable[[View], Document]
    read: Callable[["RuleBook", dict[str, Json], State], None]
    player: Callable[[View, int], Document] = lambda *_: {}


class MainAction(NamedTuple):
    """A main action: who may perform it, its current obstacle, and how it begins.

    ``obstacle`` and ``begin`` take the context, the seat and the id of the played card. ``finish``
    makes, from the seat and the card, the frame that takes the card off the table after its bonus;
    by default the card goes to the discard pile. ``numbers`` returns the numbers of its explanation
    by name: ``livre`` and ``prestige`` are worded as amounts, others as plain numbers.
    """

    id: str
    performers: frozenset[EmployeeType]
    obstacle: Callable[["Context", int, str], Obstacle | None]
    begin: Callable[["Context", int, str], None]
    finish: Callable[[int, str], Frame] | None = None
    numbers: Callable[["RuleBook"], dict[str, int]] = lambda _: {}

    def training_obstacle(self, employee: EmployeeType) -> Obstacle | None:
        """Return the obstacle if the employee's training does not allow the action, else None."""
        if employee in self.performers:
            return None
        return Obstacle("training", performers=self.performers)


class Effect(NamedTuple, Generic[B]):
    """The effect of a bonus: whether it can do anything now, and how it begins.

    The callables take the context, the seat, the id of the card and the card's bonus parameters.
    An effect that ``costs`` something is always optional. ``rival`` applies the effect for a rival
    that rents the dress, without questions; None if a rival gets nothing. Computer players value an
    effect that is ``tried`` by using it at once, and need a rule of thumb for any other.
    """

    available: Callable[["Context", int, str, B], bool]
    begin: Callable[["Context", int, str, B], None]
    costs: bool = False
    rival: Callable[["Context", int, str, B], None] | None = None
    tried: bool = False


def player_key(key: str) -> str:
    """Return the slot key of a rule set's part of a player."""
    return f"{key}.player"


@dataclass(frozen=True, kw_only=True)
class RuleSet(AnyRuleSet["Context", "RuleBook", State]):
    """One rule set: everything it adds to the game, in the rulebook's order."""

    main_actions: tuple[MainAction, ...] = ()
    effects: dict[str, Effect] = field(default_factory=dict)  # type: ignore[type-arg]
    finals: dict[str, FinalPoints] = field(default_factory=dict)  # type: ignore[type-arg]
    single_groups: frozenset[str] = frozenset()
    """Decoration groups in which a player may hold only one space."""
    components: ComponentSet | None = None
    """Its component file; None for the base game, whose components are read separately."""

    observers: tuple[Observer, ...] = ()  # type: ignore[type-arg]
    level_cards: tuple[Callable[["Context", int, list[str]], list[str]], ...] = ()
    """Filters for the cards of a level when the employee stack is built."""
    dress_bag: tuple[Callable[["Context", list[str]], list[str]], ...] = ()
    """Filters for the dresses that go into the bag before the game."""
    extensions: dict[str, Extension] = field(default_factory=dict)
    """Further options by the kind of the question."""

    rival: Rival | None = None
    rival_groups: tuple[str, ...] = ()
    """Decoration groups that a rival funds before all others."""

    state_slot: type[Record] | None = None
    """The class of its part of the state, made without arguments."""
    player_slot: type[Record] | None = None
    """The class of its part of each player."""
    deal: Callable[["Context", Hidden, Generator], None] | None = None
    """Deals what views hide in its slots."""
    set_aside: Callable[[View], Iterable[tuple[int, bool]]] = lambda _: ()
    """The level of each unseen card that is not on the stack, and whether a player owns it."""
    checks: Checks | None = None
    lends: Callable[[State, int], Iterable[str]] = lambda *_: ()
    """Cards of other players whose bonus a seat may be using."""
    turn_questions: tuple[type, ...] = ()
    waiting: tuple[type, ...] = ()
    """Frames that may lie on the stack below a question of the turn."""
    finishing: tuple[type, ...] = ()
    """Frames that take the played card off the table or replace it."""
    documents: Documents | None = None
    names: Callable[[Components], dict[str, Message]] = lambda _: {}
    """The names of its own pieces, by id."""
    conditions: Callable[[Components], dict[str, Message]] = lambda _: {}
    """The hiring conditions of its cards, by id; cards without a condition are omitted."""


class RuleBook(AnyRuleBook[RuleSet, "Context", "RuleBook", State]):
    """The rules of one game: its rule sets, its components and its board."""

    components: Components
    checks: tuple[Checks, ...]

    def __init__(self, rule_sets: tuple[RuleSet, ...], components: Components, people: int) -> None:
        """Combine the rule sets and lay out the components for ``people`` players and any rival."""
        self.rival = next((each.rival for each in rule_sets if each.rival is not None), None)
        super().__init__(rule_sets, people, self.rival)
        self.observers: dict[type, list[Callable[[Context, object], None]]] = {}
        for occasion, notice in self._all(lambda rule_set: rule_set.observers):
            self.observers.setdefault(occasion, []).append(notice)
        self.level_cards = self._all(lambda rule_set: rule_set.level_cards)
        self.dress_bag = self._all(lambda rule_set: rule_set.dress_bag)
        self.rival_groups = self._all(lambda rule_set: rule_set.rival_groups)
        self.turn_questions = self._all(lambda rule_set: rule_set.turn_questions)
        self.waiting = self._all(lambda rule_set: rule_set.waiting)
        self.finishing = self._all(lambda rule_set: rule_set.finishing)
        self.single_groups = frozenset(self._all(lambda rule_set: tuple(rule_set.single_groups)))
        self.documents = tuple(r.documents for r in rule_sets if r.documents is not None)
        self.main_actions = {a.id: a for a in self._all(lambda rule_set: rule_set.main_actions)}
        self.effects = {key: e for each in rule_sets for key, e in each.effects.items()}
        self.finals = {key: f for each in rule_sets for key, f in each.finals.items()}
        self.state_slots = {r.key: r.state_slot for r in rule_sets if r.state_slot is not None}
        self.player_slots = {
            player_key(r.key): r.player_slot for r in rule_sets if r.player_slot is not None
        }

        self.components = components.playing(self.keys, self.effects)
        self.constants = self.components.constants
        self.dresses = self.components.dresses
        self.resources = self.components.resources
        self.employees = self.components.employees
        self.board_name = self.components.board_name(self.seats)
        self.board = self.components.board(self.seats)
        self.rounds = self.constants.rounds
        self.second_places = self.seats >= self.constants.second_place_players
        """Whether second places score (Deluxe, "Special Rule for 2 Players": not there)."""

    @property
    def slot_types(self) -> dict[str, type[Record]]:
        """Return the slot classes of all rule sets, by key, for the codec."""
        return self.state_slots | self.player_slots

    def new_slots(self) -> dict[str, Record]:
        """Return the rule sets' empty parts of a state."""
        return {key: slot() for key, slot in self.state_slots.items()}

    def new_player_slots(self) -> dict[str, Record]:
        """Return the rule sets' empty parts of a player."""
        return {key: slot() for key, slot in self.player_slots.items()}

    @cached_property
    def extensions(self) -> dict[str, tuple[Extension, ...]]:
        """Return the extensions of each kind of question."""
        found: dict[str, tuple[Extension, ...]] = {}
        for rule_set in self.rule_sets:
            for kind, extension in rule_set.extensions.items():
                found[kind] = (*found.get(kind, ()), extension)
        return found

    @cached_property
    def names(self) -> dict[str, Message]:
        """Return the names of the rule sets' own pieces, by id."""
        named = (rule_set.names(self.components) for rule_set in self.rule_sets)
        return {id: name for names in named for id, name in names.items()}

    @cached_property
    def conditions(self) -> dict[str, Message]:
        """Return the hiring conditions, by the id of the card."""
        said = (rule_set.conditions(self.components) for rule_set in self.rule_sets)
        return {id: text for texts in said for id, text in texts.items()}

    def bonus_of(self, source: str) -> Bonus | None:
        """Return the bonus of an employee, or the bonus for renting or making a dress."""
        if source in self.employees:
            return self.employees[source].bonus
        return next(iter(self.dresses[source].bonuses), None)

    def sources(self, state: State, seat: int) -> set[str]:
        """Return the cards and dresses whose bonus a player may be using."""
        found = {*state.players[seat].staff()}
        found.update(dress.id for dress in self.dresses.values() if dress.bonuses)
        for rule_set in self.rule_sets:
            found.update(rule_set.lends(state, seat))
        return found


class Context(AnyContext[RuleBook, State]):
    """A state that the rules may change, with the rule book of its game."""

    __slots__ = ()

    def tell(self, occasion: object) -> None:
        """Tell the observers of an occasion."""
        for notice in self.rules.observers.get(type(occasion), ()):
            notice(self, occasion)

    def further_candidates(self, kind: str, frame: Frame) -> Iterator[Candidate]:
        """Yield the candidates that the rule sets add to a question."""
        for extension in self.rules.extensions.get(kind, ()):
            yield from extension.candidates(self, frame)

    def answered_elsewhere(self, kind: str, frame: Frame, option: str) -> bool:
        """Carry out an option that a rule set added; return False if no rule set added it."""
        for extension in self.rules.extensions.get(kind, ()):
            if any(option == candidate for candidate, _ in extension.candidates(self, frame)):
                extension.answer(self, frame, option)
                return True
        return False


def gaining(
    amount: Callable[[Context, int, B], int],
    give: Callable[[Context, int, int, str], None],
    *,
    tried: bool = False,
) -> Effect[B]:
    """Return the effect of gaining ``amount``; it is available if that is above 0."""
    return Effect(
        lambda context, seat, card, bonus: amount(context, seat, bonus) > 0,
        lambda context, seat, card, bonus: give(context, seat, amount(context, seat, bonus), card),
        tried=tried,
    )


def asking(question: Callable[[int, str, B], Asking[Context]], *, tried: bool = False) -> Effect[B]:
    """Return the effect of asking a question; it is available if that has an option."""
    return Effect(
        lambda context, seat, card, bonus: bool(question(seat, card, bonus).options(context)),
        lambda context, seat, card, bonus: context.push(question(seat, card, bonus)),
        tried=tried,
    )
