"""The specialised Apprentices (Deluxe, "4. Hire a New Employee", "Hiring Conditions")."""

from collections.abc import Callable, Iterator

from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.rococo.base.all_halls import halls_of
from rococo_desktop.rules.rococo.book import Context, Extension, RuleBook
from rococo_desktop.rules.rococo.holdings import decorations_of, dresses_of, on_master_spaces
from rococo_desktop.rules.rococo.jewelry_box.components import BOX, Condition, ConditionKind
from rococo_desktop.rules.rococo.jewelry_box.events import SpecialistHired
from rococo_desktop.rules.rococo.jewelry_box.slots import OWN
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.obstacles import Candidate, Obstacle

CONDITION = Obstacle("condition")
ONE_TYPE = {"fountain_upper": "fountain", "fountain_lower": "fountain"}
"""The type of decoration groups that together form one type."""


def _decoration_types(rules: RuleBook, state: State, seat: int, condition: Condition) -> int:
    """Count types of decorations; both rows of the catering kitchen (fountain) are one type."""
    groups = {rules.board.decorations[space].group for space in decorations_of(state, seat)}
    return len({ONE_TYPE.get(group, group) for group in groups})


def _supplies(rules: RuleBook, state: State, seat: int, condition: Condition) -> int:
    """Count tiles, threads and laces, each only up to the number needed."""
    own, notions = state.players[seat], condition.notions
    tiles = min(len(own.resources), condition.number)
    return tiles + min(own.thread, notions) + min(own.lace, notions)


COUNTS: dict[ConditionKind, Callable[[RuleBook, State, int, Condition], int]] = {
    "coats": lambda rules, state, seat, condition: sum(
        dress.guest == "gentleman" for dress in dresses_of(rules, state, seat)
    ),
    "gowns": lambda rules, state, seat, condition: sum(
        dress.guest == "lady" for dress in dresses_of(rules, state, seat)
    ),
    "master_spaces": lambda rules, state, seat, condition: on_master_spaces(rules, state, seat),
    "livre": lambda rules, state, seat, condition: state.players[seat].livre,
    "jewelry": lambda rules, state, seat, condition: len(OWN.of(state.players[seat]).tiles),
    "decoration_types": _decoration_types,
    "supplies": _supplies,
    "prestige": lambda rules, state, seat, condition: state.players[seat].prestige,
    "master_examination": lambda rules, state, seat, condition: OWN.of(state.players[seat]).masters,
    "all_halls": lambda rules, state, seat, condition: len(halls_of(rules, state, seat)),
}


def missing(rules: RuleBook, state: State, seat: int, specialist: str) -> int:
    """Return how much the player lacks for the condition of a specialised Apprentice."""
    condition = BOX.of(rules.components).conditions[specialist]
    needed = condition.number + 2 * condition.notions
    return max(0, needed - COUNTS[condition.kind](rules, state, seat, condition))


def meets(rules: RuleBook, state: State, seat: int, specialist: str) -> bool:
    """Return whether the player currently meets the condition of a specialised Apprentice."""
    return not missing(rules, state, seat, specialist)


def _candidates(context: Context, frame: Frame) -> Iterator[Candidate]:
    """Yield the Apprentice dealt to the player, which can be hired once, for free."""
    specialist = OWN.of(context.state.players[frame.seat]).specialist
    if specialist is not None:
        hirable = meets(context.rules, context.state, frame.seat, specialist)
        yield specialist, None if hirable else CONDITION


def _answer(context: Context, frame: Frame, option: str) -> None:
    """Take the Apprentice into the hand."""
    player = context.state.players[frame.seat]
    OWN.of(player).specialist = None
    player.hand.append(option)
    context.emit(SpecialistHired, frame.seat, option)


SPECIALIST = Extension(_candidates, _answer)
