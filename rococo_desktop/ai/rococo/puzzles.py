"""The measures of challenges in Rococo, and their positions, cut out of games."""

from collections.abc import Hashable, Mapping, Sequence
from typing import cast

from rococo_desktop.ai.rococo.turn import WholeTurn
from rococo_desktop.ai.solver import Aim, Goal, Measure, Need, Puzzles
from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.record import Record
from rococo_desktop.engine.score import lead
from rococo_desktop.rules.placed import with_empty_texts
from rococo_desktop.rules.rococo.base import BASE
from rococo_desktop.rules.rococo.base.scoring.majorities import fireworks_points
from rococo_desktop.rules.rococo.base.scoring.statues import statue_parts
from rococo_desktop.rules.rococo.holdings import (
    couples_of,
    decorations_of,
    dresses_of,
    on_master_spaces,
)
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import Rococo
from rococo_desktop.rules.rococo.score import sheet
from rococo_desktop.rules.rococo.terrace import terrace_of
from rococo_desktop.rules.state import ACT

LEARNER = 0
MOST_CARDS = 3
OTHERS = frozenset({"seed", "step", "frames", "streams", "pending", "edition", "board"})
"""The parts that a position takes from the beginning of a game, besides bags and stack."""
PILES = frozenset({"employee_stack", "removed", "resource_bag", "dress_bag", "expansions"})


class RoundTurns(WholeTurn):
    """The turns of a seat in a round, with a key for what it has reached."""

    def key(self, state: State) -> Hashable:
        """Return everything the seat can change that matters for what follows."""
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


def _livre(match: Rococo, state: State, seat: int, subject: str) -> int:
    return state.players[seat].livre


def _total(match: Rococo, state: State, seat: int, subject: str) -> int:
    return sheet(match.rules, state, seat).total


def _lead(match: Rococo, state: State, seat: int, subject: str) -> int:
    """Return the distance to the best of the others in final scoring."""
    totals = [sheet(match.rules, state, each).total for each in range(len(state.players))]
    return lead(totals, seat)


def _item(match: Rococo, state: State, seat: int, subject: str) -> int:
    """Return the points in one line of the score sheet."""
    items = sheet(match.rules, state, seat).items
    return next(item.points for item in items if item.item == subject)


def _hall(match: Rococo, state: State, seat: int, subject: str) -> int:
    """Return the points of the majority in a hall."""
    parts = next(s for s in match.rules.scoring_steps if s.item == "halls").parts
    return sum(p.points for p in parts(match.rules, state, seat) if p.subject == subject)


def _statues(match: Rococo, state: State, seat: int, subject: str) -> int:
    """Return the points of the statues for the colours that they show."""
    return sum(part.points for part in statue_parts(match.rules, state, seat))


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


def _couples(match: Rococo, state: State, seat: int, subject: str) -> int:
    return couples_of(match.rules, state, seat)


def _masters(match: Rococo, state: State, seat: int, subject: str) -> int:
    return on_master_spaces(match.rules, state, seat)


def _staff(match: Rococo, state: State, seat: int, subject: str) -> int:
    return state.players[seat].staff_size()


def _favor(match: Rococo, state: State, seat: int, subject: str) -> int:
    return int(state.favor == seat)


def _bales(match: Rococo, state: State, seat: int, subject: str) -> int:
    """Return the bales of silk on the rack."""
    return sum(sum(match.rules.resources[t].silk) for t in state.players[seat].resources)


def _notions(match: Rococo, state: State, seat: int, subject: str) -> int:
    return state.players[seat].thread + state.players[seat].lace


MEASURES: Mapping[str, Measure] = {
    "livre": _livre,
    "prestige": _total,
    "lead": _lead,
    "item": _item,
    "hall": _hall,
    "statues": _statues,
    "fireworks": _fireworks,
    "ahead": _in_hall,
    "dresses": _dresses,
    "decorations": _decorations,
    "couples": _couples,
    "masters": _masters,
    "staff": _staff,
    "favor": _favor,
    "bales": _bales,
    "notions": _notions,
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
    first = Need(Goal("favor"), 1)
    found = [
        Aim(Goal("livre")),
        Aim(Goal("livre"), (first,)),
        Aim(Goal("dresses")),
        Aim(Goal("decorations")),
        Aim(Goal("couples")),
        Aim(Goal("bales")),
        Aim(Goal("statues")),
        Aim(Goal("fireworks")),
        Aim(Goal("prestige")),
    ]
    for hall in board.halls:
        ahead = Goal("ahead", hall.id)
        found += [Aim(ahead), Aim(Goal("livre"), (Need(ahead, 1),))]
    if last:
        found += [
            Aim(Goal("prestige"), over=True),
            Aim(Goal("lead"), over=True),
            Aim(Goal("item", "halls"), over=True),
            Aim(Goal("item", "dresses"), over=True),
            Aim(Goal("item", "decorations"), over=True),
        ]
    return found


def _turns(match: Rococo, seat: int) -> RoundTurns:
    return RoundTurns(match.rules, seat)


PUZZLES = Puzzles(
    measures=MEASURES,
    turns=_turns,
    pauses=frozenset(BASE.phase_ends),
    position=position,
    aims=aims,
)
