"""What a question or a step may tell of itself, each by a small protocol of its own.

A rule set's frames need none of them: what a frame does not tell has its plain answer.
"""

from collections.abc import Hashable, Iterable, Iterator, Mapping
from typing import NamedTuple, Protocol, cast, runtime_checkable

from rococo_desktop.engine.reasons import Problem, because
from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.rococo.book import Context, Hidden, RuleBook
from rococo_desktop.rules.rococo.components.bonuses import Bonus
from rococo_desktop.rules.rococo.components.models import Silk
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.obstacles import Candidate

NOT_OF_CARD: Problem = ("", because("wrong.not_of_card"))
"""A bonus's frame has other terms than the bonus."""

NOT_NOW: Problem = ("", because("wrong.not_now"))
"""The table does not ask such a question."""

USE = "use"
FORFEIT = "forfeit"
"""The answers to an offer; a main action is forfeited by the same word."""


@runtime_checkable
class Choosy(Protocol):
    """A question that says of all it asks about what is in the way."""

    def candidates(self, context: Context) -> Iterator[Candidate]:
        """Yield everything that is asked about; what meets no obstacle is an option."""


@runtime_checkable
class Varied(Protocol):
    """A question that is put in other words in certain circumstances."""

    def variant(self, rules: RuleBook) -> str:
        """Return the word that is added to the key of its sentence; empty for the usual one."""


Told = Mapping[str, str | int | tuple[str, ...] | Silk]
"""What a sentence tells: ids and amounts by the words of ``Wording``, such as ``dress``."""


class Sentence(NamedTuple):
    """A key of the catalogue, and what its sentence tells."""

    key: str
    told: Told


@runtime_checkable
class Telling(Protocol):
    """A question whose sentence tells more than the fields of the frame do by their names."""

    def tells(self, rules: RuleBook) -> Told:
        """Return what else it tells."""


@runtime_checkable
class Labelled(Protocol):
    """A question with answers that are not said by the name of a piece or by one word."""

    def label(self, rules: RuleBook, option: str) -> Sentence | None:
        """Return how an answer is said; None for one that is said as usual."""


@runtime_checkable
class Concerning(Protocol):
    """A question that concerns one piece, which is shown beside it."""

    @property
    def piece(self) -> str:
        """Return the id of the card, the tile or the dress."""


@runtime_checkable
class Leading(Protocol):
    """A question that only leads to what is wanted: to a card, to its action, to its bonus."""

    @property
    def begins_act(self) -> bool:
        """Return whether an act begins with it, and no question before it belongs to the act."""

    def onward(self, options: tuple[str, ...]) -> tuple[str, ...]:
        """Return the answers that lead on."""


@runtime_checkable
class Employing(Protocol):
    """A question by which an employee comes to perform a main action."""

    def employees(self, options: tuple[str, ...]) -> tuple[str, ...]:
        """Return who may perform it; options, where it is asked who does."""


@runtime_checkable
class Offering(Protocol):
    """A question whether a bonus is used or forfeited."""

    def bonus(self, rules: RuleBook) -> Bonus | None:
        """Return the bonus."""


@runtime_checkable
class Picking(Protocol):
    """A question that is asked again until everything is picked."""

    def picked(self) -> tuple[str, ...]:
        """Return what was picked so far, which lies where it lay."""


@runtime_checkable
class Alike(Protocol):
    """A question to which two pieces that say the same are the same answer."""

    def places(self, state: State) -> Mapping[str, Hashable]:
        """Return by piece where it lies, if pieces of one place only are the same answer."""


@runtime_checkable
class Priced(Protocol):
    """A question about what has a price."""

    def price(self, context: Context, option: str) -> int:
        """Return the Livre that an option costs now."""


@runtime_checkable
class Payment(Protocol):
    """A question that only settles how something is paid for; the same follows in any case."""

    def given(self, option: str) -> tuple[str, ...]:
        """Return the tiles that an option gives."""

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

    def dealt(self, context: Context, hidden: Hidden) -> Frame:
        """Return the frame with what was hidden dealt anew; all but frames is dealt by then."""


@runtime_checkable
class Verified(Protocol):
    """A frame whose values do not go with every state."""

    def problems(self, rules: RuleBook, state: State) -> Iterable[Problem]:
        """Yield what is wrong with it in a state from outside: a field (or none), and why.

        Seats are in range by then, and ids belong to the game.
        """


def fields_of(frame: Frame) -> dict[str, object]:
    """Return the fields of a frame by name; a name means the same in every frame."""
    return cast("dict[str, object]", frame._asdict())  # type: ignore[attr-defined]


def held_in(frames: Iterable[Frame]) -> Iterator[Held]:
    """Yield what each of some frames holds."""
    for frame in frames:
        if isinstance(frame, Holding):
            yield frame.held
