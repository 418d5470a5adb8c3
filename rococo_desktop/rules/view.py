"""What the views of the games have in common."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, TypeGuard, cast

from rococo_desktop.engine.match import Asked
from rococo_desktop.engine.record import Record
from rococo_desktop.engine.state import Decision, Discreet, Frame, Secretive, State

UNSEEN = ""
"""The placeholder of a piece that the viewer may not see."""


@dataclass(frozen=True, slots=True)
class TableView:
    """A game as seen by the seats in ``eyes`` together; an empty set means a spectator."""

    eyes: frozenset[int]
    edition: str
    board: str
    expansions: tuple[str, ...]
    step: int
    round: int
    phase: str
    start_player: int
    slots: dict[str, Record]
    """The rule sets' parts, without hidden information."""
    frames: tuple[Frame, ...]
    asked: Asked | None
    decision: Decision | None
    """The pending decision with its options, if one of ``eyes`` is asked."""


def pending_seen(state: State, eyes: frozenset[int]) -> dict[str, Any]:
    """Return the fields of a view that say who looks, and what is still to happen."""
    pending = state.pending
    return {
        "eyes": eyes,
        "frames": tuple([_frame_seen(frame, eyes) for frame in state.frames]),
        "asked": asked_of(pending, eyes),
        "decision": pending if pending is not None and pending.seat in eyes else None,
    }


def asked_of(pending: Decision | None, eyes: frozenset[int]) -> Asked | None:
    """Return the asked seat, and the kind of question unless it is secret."""
    if pending is None:
        return None
    hidden = pending.seat not in eyes and _is_discreet(pending.frame) and pending.frame.is_discreet
    return Asked(pending.id, pending.seat, None if hidden else pending.kind)


def _is_secretive(frame: Frame) -> TypeGuard[Secretive]:
    return hasattr(frame, "seen_by")  # isinstance takes ten times as long


def _is_discreet(frame: Frame) -> TypeGuard[Discreet]:
    return hasattr(frame, "is_discreet")


def _frame_seen(frame: Frame, eyes: frozenset[int]) -> Frame:
    viewer = frame.seat if frame.seat in eyes else None
    return frame.seen_by(viewer) if _is_secretive(frame) else frame


def ids_in(frames: Iterable[Frame]) -> set[str]:
    """Return the ids in frames, such as those of drawn tiles of which one is kept."""
    found: set[str] = set()
    for frame in frames:
        for value in cast("tuple[object, ...]", frame):
            if isinstance(value, str):
                found.add(value)
            elif isinstance(value, tuple):
                found.update(item for item in value if isinstance(item, str))
    return found
