"""Optional properties of questions and steps, one small protocol for each.

A frame need not implement any of them: each has a default for frames that do not.
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
"""The problem of a frame whose terms differ from those of its bonus."""

NOT_NOW: Problem = ("", because("wrong.not_now"))
"""The problem of a question that cannot be asked in this state."""

USE = "use"
FORFEIT = "forfeit"
"""The answers to an offer; ``FORFEIT`` also forfeits a main action."""


@runtime_checkable
class HasCandidates(Protocol):
    """A question that has illegal candidates beside its options, each with its obstacle."""

    def candidates(self, context: Context) -> Iterator[Candidate]:
        """Yield every candidate; those without an obstacle are the options."""


@runtime_checkable
class Varied(Protocol):
    """A question whose wording depends on the circumstances."""

    def variant(self, rules: RuleBook) -> str:
        """Return the suffix of the key of its sentence; empty for the usual one."""


SentenceValues = Mapping[str, str | int | tuple[str, ...] | Silk]
"""The values of a sentence: ids and amounts by the names of ``Wording``, such as ``dress``."""


class Sentence(NamedTuple):
    """A key of the message catalogue, and the values of its sentence."""

    key: str
    values: SentenceValues


@runtime_checkable
class HasSentenceValues(Protocol):
    """A question whose sentence needs more values than the fields of the frame."""

    def sentence_values(self, rules: RuleBook) -> SentenceValues:
        """Return the additional values."""


@runtime_checkable
class Labelled(Protocol):
    """A question with options that need a sentence, not the name of a piece or one word."""

    def label(self, rules: RuleBook, option: str) -> Sentence | None:
        """Return the sentence of an option; None for the usual one."""


@runtime_checkable
class Concerning(Protocol):
    """A question about one piece, which is shown beside it."""

    @property
    def piece(self) -> str:
        """Return the id of the card, tile or dress."""


@runtime_checkable
class Leading(Protocol):
    """A question that only leads to the actual choice: to a card, its action or its bonus."""

    @property
    def begins_act(self) -> bool:
        """Return whether an act begins with this question, not with one before it."""

    def onward(self, options: tuple[str, ...]) -> tuple[str, ...]:
        """Return the options that lead to a further choice."""


@runtime_checkable
class Employing(Protocol):
    """A question that leads to a main action performed by an employee."""

    def employees(self, options: tuple[str, ...]) -> tuple[str, ...]:
        """Return the employees that may perform it: the options, if the question chooses one."""


@runtime_checkable
class Offering(Protocol):
    """A question that offers a bonus to use or forfeit."""

    def bonus(self, rules: RuleBook) -> Bonus | None:
        """Return the bonus."""


@runtime_checkable
class Picking(Protocol):
    """A question that is asked again until everything is picked."""

    def picked(self) -> tuple[str, ...]:
        """Return the pieces picked so far; they have not been moved yet."""


@runtime_checkable
class Alike(Protocol):
    """A question in which identical pieces are the same answer."""

    def places(self, state: State) -> Mapping[str, Hashable]:
        """Return the place of each piece, if identical pieces elsewhere are other answers."""


@runtime_checkable
class Priced(Protocol):
    """A question whose options have a price."""

    def price(self, context: Context, option: str) -> int:
        """Return the current price of an option in Livre."""


@runtime_checkable
class Payment(Protocol):
    """A question that only determines how a price is paid; what follows is always the same."""

    def given(self, option: str) -> tuple[str, ...]:
        """Return the tiles that an option gives."""

    def needs(self, rules: RuleBook) -> tuple[Silk, ...]:
        """Return the bales needed, one entry for each way to omit some of them."""


@runtime_checkable
class PaidInSilk(Protocol):
    """A question whose options also cost silk."""

    def payment(self, option: str) -> Payment:
        """Return the payment for an option; it is asked only if there is a choice."""


class Held(NamedTuple):
    """Pieces on their way from one place to another."""

    resources: tuple[str, ...] = ()
    dresses: tuple[str, ...] = ()


@runtime_checkable
class Holding(Protocol):
    """A frame that holds pieces which lie nowhere else in the meantime."""

    @property
    def held(self) -> Held:
        """Return the pieces."""


@runtime_checkable
class Staffing(Protocol):
    """A frame that changes the number of a player's employees."""

    @property
    def staff_change(self) -> int:
        """Return the change, negative if employees leave."""


@runtime_checkable
class Dealt(Protocol):
    """A frame that may have a hidden part."""

    def dealt(self, context: Context, hidden: Hidden) -> Frame:
        """Return the frame with its hidden part dealt; frames are dealt last."""


@runtime_checkable
class Verified(Protocol):
    """A frame whose values are not valid in every state."""

    def problems(self, rules: RuleBook, state: State) -> Iterable[Problem]:
        """Yield its problems in a state from outside: a field (or "") and the reason.

        Seats have been checked to be in range, and ids to belong to the game.
        """


def fields_of(frame: Frame) -> dict[str, object]:
    """Return the fields of a frame by name; a name has the same meaning in every frame."""
    return cast("dict[str, object]", frame._asdict())  # type: ignore[attr-defined]


def held_in(frames: Iterable[Frame]) -> Iterator[Held]:
    """Yield the pieces held by each frame that holds any."""
    for frame in frames:
        if isinstance(frame, Holding):
            yield frame.held
