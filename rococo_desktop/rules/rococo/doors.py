"""What a rule set may bring along; the base game uses the same doors as every expansion."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.reasons import Problem
from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.rococo.components.models import Components, EmployeeType
from rococo_desktop.rules.rococo.obstacles import Candidate, Obstacle

if TYPE_CHECKING:
    from rococo_desktop.engine.score import Part
    from rococo_desktop.rules.rococo.game import Game
    from rococo_desktop.rules.rococo.model import State
    from rococo_desktop.rules.rococo.ruleset import RuleBook
    from rococo_desktop.rules.rococo.view import View

B = TypeVar("B")

FinalPoints = Callable[["RuleBook", "State", int, B], int]
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

    problems: Callable[["RuleBook", "State"], Iterable[Problem]]
    employees: Callable[["State"], Iterable[tuple[str, str]]] = lambda _: ()
    missing: Callable[["RuleBook", "State"], Iterable[Problem]] = lambda *_: ()


class PositionError(ValueError):
    """A place in a position document and what is wrong there."""


class Documents(NamedTuple):
    """A rule set's part of the headless documents.

    ``components`` adds to the components document. ``position`` adds to a position document, and
    ``player`` to that of one seat. ``read`` lays out what a position document has, and raises
    PositionError.
    """

    components: Callable[[Components], dict[str, Json]]
    position: Callable[["View"], dict[str, Json]]
    read: Callable[["RuleBook", dict[str, Json], "State"], None]
    player: Callable[["View", int], dict[str, Json]] = lambda *_: {}


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
    parts: Callable[["RuleBook", "State", int], list["Part"]]
    after: str = ""


def player_key(key: str) -> str:
    """Return the key of a rule set's part of a player."""
    return f"{key}.player"
