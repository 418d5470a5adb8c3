"""The rule book: what a rule set may contribute to a game, and what its rule sets are together.

A base game is the first rule set, and uses the same interface as every expansion. Each game extends
these classes by what only its rule sets contribute; they are generic in its context (``G``), its
rule book (``B``) and its state (``S``).
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar, cast

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.match import Components
from rococo_desktop.engine.reasons import Problem, because
from rococo_desktop.engine.record import Record
from rococo_desktop.engine.score import Item, Part, PlayerScore
from rococo_desktop.engine.state import Context as EngineContext
from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.state import PHASES, TableState

B = TypeVar("B")
G = TypeVar("G")
S = TypeVar("S")
T = TypeVar("T")


def nobody_asked(rules: object, state: object, above: Sequence[Frame]) -> Iterator[Problem]:
    """Yield the problem of a question that is pending in a step that asks none."""
    yield "phase", because("wrong-nobody_asked")


class RoundStep(NamedTuple, Generic[G, B, S]):
    """A step of every round; steps of the same ``phase`` run in the order of the rule sets.

    ``problems`` checks the frames that are pending in the step, in a state from outside; they lie
    above that of the round.
    """

    name: str
    phase: str
    run: Callable[[G], None]
    problems: Callable[[B, S, Sequence[Frame]], Iterable[Problem]] = nobody_asked


class ScoringStep(NamedTuple, Generic[B, S]):
    """A step of final scoring: for one seat, the parts that make up ``item``.

    It comes after the step of the item ``after``, or last if that is empty.
    """

    item: str
    parts: Callable[[B, S, int], list[Part]]
    after: str = ""


@dataclass(frozen=True, kw_only=True)
class Checks(Generic[B, S]):
    """The checks of a rule set's part of a state that was read from outside.

    ``problems`` yields places and reasons, ``missing`` what a complete game has and this state
    lacks, and ``course`` problems in the order of frames, each of which has been checked.
    """

    problems: Callable[[B, S], Iterable[Problem]] = lambda *_: ()
    missing: Callable[[B, S], Iterable[Problem]] = lambda *_: ()
    course: Callable[[B, S], Iterable[Problem]] = lambda *_: ()


@dataclass(frozen=True, kw_only=True)
class Rival(Generic[G]):
    """An automatic opponent with its own rules, seated after the last player.

    ``name`` is its name in every language, ``question`` the class of the frame that begins its
    turn.
    """

    name: str
    question: type
    has_turn: Callable[[G, int], bool]
    begin_turn: Callable[[G, int], None]


@dataclass(frozen=True, kw_only=True)
class RuleSet(Generic[G, B, S]):
    """One rule set: everything it adds to the game, in the rulebook's order."""

    key: str
    frames: dict[str, type] = field(default_factory=dict)
    """Its questions and steps by kind, the word for them in saves and documents."""
    set_up: tuple[Callable[[G], None], ...] = ()
    round_steps: tuple[RoundStep[G, B, S], ...] = ()
    scoring_steps: tuple[ScoringStep[B, S], ...] = ()
    end_game: Callable[[G], None] | None = None
    """Scores and ends the game; given by the base game alone."""
    play_card: type | None = None
    """The question for the card of a turn; given by the base game alone."""
    choose_action: type | None = None
    """The question for the action of that card; given by the base game alone."""
    streams: frozenset[str] = frozenset()
    checks: Checks[B, S] | None = None


R = TypeVar("R", bound=RuleSet[Any, Any, Any])


class RuleBook(Generic[R, G, B, S]):
    """The rules of one game: its rule sets, whose contributions it combines in their order."""

    components: Components
    board_name: str
    """The side of the board for the number of seats."""
    rounds: int

    def __init__(self, rule_sets: tuple[R, ...], people: int, rival: object) -> None:
        """Combine the rule sets for ``people`` players and the ``rival``, if it is not None."""
        self.rule_sets = rule_sets
        self.keys = frozenset(rule_set.key for rule_set in rule_sets)
        self.people = range(people)
        """The seats that play by the rules of the base game: all except a rival's."""
        self.seats = people + (rival is not None)
        self.frame_types = {kind: f for each in rule_sets for kind, f in each.frames.items()}
        self._kinds: dict[tuple[type, ...], frozenset[str]] = {}
        self.streams = frozenset(self._all(lambda rule_set: tuple(rule_set.streams)))
        steps: tuple[RoundStep[G, B, S], ...] = self._all(lambda rule_set: rule_set.round_steps)
        self.round_steps = tuple(sorted(steps, key=lambda step: PHASES.index(step.phase)))
        """The steps of a round by phase; the base game's come first in each phase."""
        self.scoring_steps: tuple[ScoringStep[B, S], ...] = in_order(
            self._all(lambda rule_set: rule_set.scoring_steps)
        )
        checks = (rule_set.checks for rule_set in rule_sets)
        self.checks: tuple[Checks[B, S], ...] = tuple(each for each in checks if each is not None)
        (self.end_game,) = (each.end_game for each in rule_sets if each.end_game is not None)
        (self.play_card,) = (each.play_card for each in rule_sets if each.play_card is not None)
        actions = (each.choose_action for each in rule_sets)
        (self.choose_action,) = (each for each in actions if each is not None)

    @property
    def slot_types(self) -> dict[str, type[Record]]:
        """Return the slot classes of all rule sets, by key, for the codec."""
        return {}

    def new_slots(self) -> dict[str, Record]:
        """Return the rule sets' empty parts of a state."""
        return {}

    def sheet(self, state: S, seat: int, left: int) -> PlayerScore:
        """Return the score sheet of a seat by the steps of all rule sets; ``left`` breaks ties."""
        items = []
        for step in self.scoring_steps:
            parts = tuple(part for part in step.parts(cast("B", self), state, seat) if part.points)
            items.append(Item(step.item, sum(part.points for part in parts), parts))
        return PlayerScore(tuple(items), sum(item.points for item in items), left)

    def kinds_of(self, *types: type) -> frozenset[str]:
        """Return the kinds of the frames that are of the given types or implement the protocols."""
        known = self._kinds.get(types)
        if known is None:
            kinds = (kind for kind, frame in self.frame_types.items() if issubclass(frame, types))
            known = self._kinds[types] = frozenset(kinds)
        return known

    def after(self, seat: int) -> int:
        """Return the next seat clockwise."""
        return (seat + 1) % self.seats

    def from_seat(self, first: int) -> tuple[int, ...]:
        """Return all seats clockwise, beginning with one."""
        return tuple((first + offset) % self.seats for offset in range(self.seats))

    def _all(self, parts: Callable[[R], tuple[T, ...]]) -> tuple[T, ...]:
        return tuple(part for rule_set in self.rule_sets for part in parts(rule_set))


def in_order(given: Iterable[ScoringStep[B, S]]) -> tuple[ScoringStep[B, S], ...]:
    """Return the steps of final scoring, each after the item that it names, or last."""
    steps: list[ScoringStep[B, S]] = []
    for step in given:
        items = [each.item for each in steps]
        steps.insert(items.index(step.after) + 1 if step.after else len(steps), step)
    return tuple(steps)


Q = TypeVar("Q", bound=TableState)


class Context(EngineContext[Q], Generic[B, Q]):
    """A state that the rules may change, with the rule book of its game."""

    __slots__ = ("rules",)

    def __init__(self, rules: B, state: Q, events: list[Event] | None) -> None:
        self.rules = rules
        self.state = state
        self.events = events


AnyRuleBook: TypeAlias = RuleBook[Any, Any, Any, Any]
AnyContext: TypeAlias = Context[Any, Any]
"""Those of any game, for code that passes them on to the rule sets of that game."""
