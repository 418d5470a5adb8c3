"""What a question or a step may tell of itself, each by a small protocol of its own.

A rule set's frames need none of them: what a frame does not tell has its plain answer.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple, Protocol, runtime_checkable

from rococo_desktop.engine.reasons import Problem, because
from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.rococo.book import Game, Hidden, RuleBook
from rococo_desktop.rules.rococo.components.models import Silk
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.obstacles import Candidate

NOT_OF_CARD: Problem = ("", because("wrong.not_of_card"))
"""A bonus's frame has other terms than the bonus."""

NOT_NOW: Problem = ("", because("wrong.not_now"))
"""The table does not ask such a question."""


@runtime_checkable
class Choosy(Protocol):
    """A question that says of all it asks about what is in the way."""

    def candidates(self, game: Game) -> Iterator[Candidate]:
        """Yield everything that is asked about; what meets no obstacle is an option."""


@runtime_checkable
class Varied(Protocol):
    """A question that is put in other words in certain circumstances."""

    def variant(self, rules: RuleBook) -> str:
        """Return the word that is added to the key of its sentence; empty for the usual one."""


@runtime_checkable
class Priced(Protocol):
    """A question about what has a price."""

    def price(self, game: Game, option: str) -> int:
        """Return the Livre that an option costs now."""


@runtime_checkable
class Payment(Protocol):
    """A question that only settles how something is paid for; the same follows in any case."""

    def needs(self, rules: RuleBook) -> tuple[Silk, ...]:
        """Return the bales needed, one entry for each way to leave some out."""


@runtime_checkable
class PaidInSilk(Protocol):
    """A question about what is paid for with silk as well."""

    def payment(self, option: str) -> Payment:
        """Return the payment for an option, which is asked about only if there is a choice."""


class Held(NamedTuple):
    """Pieces on their way from one place to another."""

    resources: tuple[str, ...] = ()
    dresses: tuple[str, ...] = ()


@runtime_checkable
class Holding(Protocol):
    """A frame that holds pieces which lie nowhere else meanwhile."""

    @property
    def held(self) -> Held:
        """Return the pieces."""


@runtime_checkable
class Staffing(Protocol):
    """A frame that changes the number of a player's employees."""

    @property
    def staff_change(self) -> int:
        """Return by how many it will."""


@runtime_checkable
class Dealt(Protocol):
    """A frame of which a part may be hidden."""

    def dealt(self, game: Game, hidden: Hidden) -> Frame:
        """Return the frame with what was hidden dealt anew; all but frames is dealt by then."""


@runtime_checkable
class Verified(Protocol):
    """A frame whose values do not go with every state."""

    def problems(self, rules: RuleBook, state: State) -> Iterable[Problem]:
        """Yield what is wrong with it in a state from outside: a field (or none), and why.

        Seats are in range by then, and ids belong to the game.
        """


def held_in(frames: Iterable[Frame]) -> Iterator[Held]:
    """Yield what each of some frames holds."""
    for frame in frames:
        if isinstance(frame, Holding):
            yield frame.held
