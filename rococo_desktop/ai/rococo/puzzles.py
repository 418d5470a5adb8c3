"""The measures of challenges in Rococo, and their positions, cut out of games."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import cast

from rococo_desktop.ai.rococo.turn import WholeTurn
from rococo_desktop.ai.solver import Aim, Goal, Need, Puzzles, lead_of
from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.record import Record
from rococo_desktop.engine.score import lead
from rococo_desktop.rules.placed import with_empty_texts
from rococo_desktop.rules.rococo.base.scoring import fireworks_points, statue_parts
from rococo_desktop.rules.rococo.holdings import (
    couples_of,
    decorations_of,
    dresses_of,
    on_master_spaces,
    terrace_of,
)
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import Rococo
from rococo_desktop.rules.rococo.score import sheet
from rococo_desktop.rules.rounds import ROUND_ENDS
from rococo_desktop.rules.state import ACT

LEARNER = 0
MOST_CARDS = 3
OTHERS = frozenset({"seed", "step", "frames", "streams", "pending", "edition", "board"})
"""The parts that a position takes from the beginning of a game, besides bags and stack."""
PILES = frozenset({"employee_stack", "removed", "resource_bag", "dress_bag", "expansions"})


class RoundTurns(WholeTurn):
    """The turns of a seat in a round, with a key for what it has reached."""

    def key(self, state: State) -> Hashable:
        me = state.players[self.seat]
        return (
            me.livre,
            me.thread,
            me.lace,
            me.prestige,
            tuple(sorted(me.hand)),
            tuple(sorted(me.discard)),
            me.played,
            tuple(sorted(me.resources)),
            tuple(state.workshop),
            tuple(map(tuple, state.warehouse)),
            tuple(state.hire),
            frozenset(state.guests.items()),
            frozenset(state.decorations.items()),
            tuple(state.all_halls),
            state.favor,
            tuple(state.frames),
            len(me.supply),
            _frozen(me.slots),
            _frozen(state.slots),
        )


def _frozen(value: object) -> Hashable:
    """Return the contents of a slot as a value that can be compared."""
    if isinstance(value, dict):
        return tuple(sorted((key, _frozen(each)) for key, each in value.items()))
    if isinstance(value, list):
        return tuple(map(_frozen, value))
    if isinstance(value, Record):
        names = cast("tuple[str, ...]", type(value).__slots__)
        return tuple(_frozen(getattr(value, name)) for name in names)
    assert isinstance(value, Hashable)
    return value


# -- what is measured ------------------------------------------------------------------------------


def _item(match: Rococo, state: State, seat: int, subject: str) -> int:
    """Return the points in one line of the score sheet."""
    items = sheet(match.rules, state, seat).items
    return next(item.points for item in items if item.item == subject)


def _hall(match: Rococo, state: State, seat: int, subject: str) -> int:
    """Return the points of the majority in a hall."""
    parts = next(s for s in match.rules.scoring_steps if s.item == "halls").parts
    return sum(p.points for p in parts(match.rules, state, seat) if p.subject == subject)


def _fireworks(match: Rococo, state: State, seat: int, subject: str) -> int:
    """Return the points of the majority in the fireworks, and what the terrace adds to dresses."""
    rules, board = match.rules, match.rules.board
    watched = terrace_of(rules, state, seat).items()
    added = (
        ((board.decorations[fireworks].multiplier or 1) - 1)
        * rules.dresses[state.guests[space][0]].prestige
        for fireworks, space in watched
    )
    return fireworks_points(rules, state)[seat] + sum(added)


def _in_hall(match: Rococo, state: State, seat: int, subject: str) -> int:
    """Return by how many dresses a seat is ahead in a hall."""
    spaces, counts = match.rules.board.spaces, [0] * len(state.players)
    for space, (_, owner) in state.guests.items():
        counts[owner] += spaces[space].hall == subject
    return lead(counts, seat)


def _dresses(match: Rococo, state: State, seat: int, subject: str) -> int:
    """Return the number of dresses on the board, of a colour if one is named."""
    found = dresses_of(match.rules, state, seat)
    return sum(subject in ("", dress.color) for dress in found)


def _decorations(match: Rococo, state: State, seat: int, subject: str) -> int:
    """Return the number of decorations, of a group if one is named."""
    known = match.rules.board.decorations
    return sum(subject in ("", known[each].group) for each in decorations_of(state, seat))


MEASURES: Mapping[str, Callable[[Rococo, State, int, str], int]] = {
    "livre": lambda match, state, seat, subject: state.players[seat].livre,
    "prestige": lambda match, state, seat, subject: sheet(match.rules, state, seat).total,
    "lead": lead_of,
    "item": _item,
    "hall": _hall,
    "statues": lambda match, state, seat, subject: sum(
        part.points for part in statue_parts(match.rules, state, seat)
    ),
    "fireworks": _fireworks,
    "ahead": _in_hall,
    "dresses": _dresses,
    "decorations": _decorations,
    "couples": lambda match, state, seat, subject: couples_of(match.rules, state, seat),
    "masters": lambda match, state, seat, subject: on_master_spaces(match.rules, state, seat),
    "staff": lambda match, state, seat, subject: state.players[seat].staff_size(),
    "favor": lambda match, state, seat, subject: int(state.favor == seat),
    "bales": lambda match, state, seat, subject: sum(
        sum(match.rules.resources[tile].silk) for tile in state.players[seat].resources
    ),
    "notions": lambda match, state, seat, subject: (
        state.players[seat].thread + state.players[seat].lace
    ),
}


# -- the search ------------------------------------------------------------------------------------


def position(match: Rococo, state: State) -> dict[str, Json] | None:
    """Return the position of the first seat's last cards, as if the others had played theirs."""
    pending = state.pending
    if pending is None or pending.seat != LEARNER:
        return None
    if not isinstance(pending.frame, match.rules.turn_questions):
        return None
    if not 1 <= len(state.players[LEARNER].hand) <= MOST_CARDS or state.phase != ACT:
        return None
    alone = state.copy()
    for seat, player in enumerate(alone.players):
        if seat != LEARNER:
            player.discard += player.hand
            player.hand = []
    document = cast("dict[str, Json]", match.codec.encode(alone))
    cut = {
        name: with_empty_texts(value)
        for name, value in document.items()
        if name not in OTHERS | PILES and value not in (None, [], {}, "")
    }
    cut["turn"] = LEARNER
    return cut


def aims(match: Rococo, state: State) -> Sequence[Aim]:
    """Return the possible goals: money, guests, decorations, halls, prestige at the end."""
    board, last = match.rules.board, state.round == match.rules.constants.rounds
    found = [Aim(Goal("livre")), Aim(Goal("livre"), (Need(Goal("favor"), 1),))]
    kinds = ("dresses", "decorations", "couples", "bales", "statues", "fireworks", "prestige")
    found += [Aim(Goal(kind)) for kind in kinds]
    for hall in board.halls:
        first = Goal("ahead", hall.id)
        found += [Aim(first), Aim(Goal("livre"), (Need(first, 1),))]
    if last:
        items = [Goal("item", item) for item in ("halls", "dresses", "decorations")]
        found += [Aim(goal, over=True) for goal in (Goal("prestige"), Goal("lead"), *items)]
    return found


PUZZLES = Puzzles(
    measures=MEASURES,
    turns=lambda match, seat: RoundTurns(match.rules, seat),
    pauses=ROUND_ENDS,
    position=position,
    aims=aims,
)
