"""Gifts: bonuses that only gain something, so that no player would forfeit them."""

from rococo_desktop.rules.questions import USE
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.questions import Offering
from rococo_desktop.rules.rococo.rulebook import Rococo

AMOUNTS = ("livre", "thread", "lace", "prestige")


def is_gift(match: Rococo, state: State) -> bool:
    """Return whether the pending question offers a bonus that only gains amounts.

    It costs nothing, has no choice, reveals nothing hidden, and moves no card or tile.
    """
    decision = state.pending
    if decision is None or not isinstance(decision.frame, Offering):
        return False
    bonus = decision.frame.bonus(match.rules)
    if bonus is None or match.rules.effects[bonus.effect].costs:
        return False
    foreseen = match.kernel.foresee(state, USE)
    if foreseen.reveals or foreseen.state.pending is not None:
        return False
    return _only_gains(state, foreseen.state, decision.seat)


def _only_gains(before: State, after: State, seat: int) -> bool:
    """Return whether a player has more of some amounts afterwards, and nothing else differs."""
    old, new = before.players[seat], after.players[seat]
    changes = [getattr(new, amount) - getattr(old, amount) for amount in AMOUNTS]
    if min(changes) < 0 or not any(changes):
        return False
    alike = after.copy()
    for amount in AMOUNTS:
        setattr(alike.players[seat], amount, getattr(old, amount))
    alike.frames, alike.pending, alike.step = before.frames, before.pending, before.step
    return alike == before
