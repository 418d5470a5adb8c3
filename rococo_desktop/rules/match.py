"""The match of a game that consists of rule sets."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeVar

from rococo_desktop.engine.codec import Codec, Json
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.kernel import Kernel, Transition
from rococo_desktop.engine.match import InvalidStateError, Match, Setup, SetupError
from rococo_desktop.engine.reasons import because
from rococo_desktop.rules.book import AnyContext, AnyRuleBook
from rococo_desktop.rules.rounds import frames_of_phase
from rococo_desktop.rules.state import TableState
from rococo_desktop.rules.view import TableView

S = TypeVar("S", bound=TableState)
V = TypeVar("V", bound=TableView)


class RuleBookMatch(Match[S, V]):
    """The rules of one game: the rule book, its kernel and its codec."""

    context_type: ClassVar[type[AnyContext]]
    rules: AnyRuleBook

    def __init__(self, setup: Setup, rules: AnyRuleBook) -> None:
        """Take a valid set-up, and the rule book that fits it."""
        self.setup = setup
        self.rules = rules
        self.kernel: Kernel[S, Any] = Kernel(rules.frame_types, self._context)
        self.codec = Codec(rules.frame_types, rules.slot_types)
        self.rule_sets = tuple(rule_set.key for rule_set in rules.rule_sets)
        self.seats = rules.seats
        self.fingerprint = rules.components.fingerprint

    @abstractmethod
    def placed(self, start: S, position: Mapping[str, Json]) -> S:
        """Return the state of a position without its frames; ``start`` is a game that just began.

        Raises CodecError if a field is unknown or has another form.
        """

    @abstractmethod
    def verify(self, state: S) -> None:
        """Raise InvalidStateError unless a state could be part of a complete, playable game."""

    def start(self, seed: int) -> Transition[S]:
        state = self.state_type(
            seed=seed,
            edition=self.setup.edition,
            board=self.rules.board_name,
            expansions=list(self.setup.expansions),
            slots=self.rules.new_slots(),
        )
        context = self._context(state, None)
        for rule_set in self.rules.rule_sets:
            for set_up in rule_set.set_up:
                set_up(context)
        return self.kernel.start(state)

    def lay_out(self, seed: int, position: Mapping[str, Json]) -> Transition[S]:
        if not position:
            return self.start(seed)
        state = self.placed(self.start(seed).state, position)
        state.step, state.pending = 0, None
        turn = position.get("turn", state.start_player)
        state.frames = frames_of_phase(self.rules, state, turn)
        transition = self.kernel.start(state)
        self.check(state)
        return transition

    def check(self, state: S) -> None:
        """Raise InvalidStateError unless a state from outside could be one of this match."""
        self.verify(state)
        if (state.edition, tuple(state.expansions)) != (self.setup.edition, self.setup.expansions):
            raise InvalidStateError("edition", because("wrong-set_up"))

    def _context(self, state: S, events: list[Event] | None) -> AnyContext:
        return self.context_type(self.rules, state, events)


def one_of(field: str, name: str, known: Sequence[str]) -> None:
    """Raise SetupError unless the name in a field of a set-up is known."""
    if name not in known:
        expected = because("wrong-one_of", names=", ".join(known))
        raise SetupError(field, because("wrong-instead", problem=expected, found=name))


def in_range(field: str, number: int, low: int, high: int) -> None:
    """Raise SetupError unless the number in a field of a set-up is in a range."""
    if not low <= number <= high:
        raise SetupError(field, because("wrong-range", low=low, high=high, found=number))
