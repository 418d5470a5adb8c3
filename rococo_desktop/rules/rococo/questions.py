"""Optional properties of questions and steps, one small protocol for each.

A frame need not implement any of them: each has a default for frames that do not.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple, Protocol, runtime_checkable

from rococo_desktop.engine.reasons import Problem, unless
from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.rococo.book import Context, Hidden, RuleBook
from rococo_desktop.rules.rococo.components.bonuses import Bonus
from rococo_desktop.rules.rococo.components.models import Silk


def unless_of_card(holds: bool) -> Iterator[Problem]:
    """Yield the problem of a frame whose terms are not those of its bonus, unless ``holds``."""
    yield from unless("", holds, "wrong-not_of_card")


SentenceValues = Mapping[str, str | int | tuple[str, ...] | Silk | tuple[Silk, ...]]
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
class Employing(Protocol):
    """A question that leads to a main action performed by an employee."""

    def employees(self, options: tuple[str, ...]) -> tuple[str, ...]:
        """Return the employees that may perform it: the options, if the question chooses one."""


@runtime_checkable
class Offering(Protocol):
    """A question that offers a bonus to use or forfeit."""

    def bonus(self, rules: RuleBook) -> Bonus | None:
        """Return the bonus that the card or dress offers; None if it has none."""


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


def held_in(frames: Iterable[Frame]) -> Iterator[Held]:
    """Yield the pieces held by each frame that holds any."""
    for frame in frames:
        if isinstance(frame, Holding):
            yield frame.held
