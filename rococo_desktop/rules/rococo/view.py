"""Views: the visible parts of a game.

Money, thread, lace, discard piles, the displays, the board, the pieces that have left the game and
the numbers of each player's tiles and cards are public. So is the composition of a deck, since
every card is added and removed openly, but not which of its cards are in the hand. Prestige gained
during play is hidden from others in the original edition.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Protocol, cast, runtime_checkable

from rococo_desktop.engine.match import Asked
from rococo_desktop.engine.record import Record
from rococo_desktop.engine.state import Decision, Discreet, Frame, Secretive
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.state import OVER
from rococo_desktop.rules.view import UNSEEN, TableView

HIDDEN_PRESTIGE = frozenset({"original"})
"""Editions in which prestige is secret until the end."""


@runtime_checkable
class SecretiveSlot(Protocol):
    """A rule set's part of a state or a player with hidden information."""

    def seen_by(self, *, own: bool) -> Record:
        """Return a copy as seen by its owner (``own``) or by other players."""


@runtime_checkable
class Unshown(Protocol):
    """A rule set's part of a player that tracks deck cards not yet seen by other players."""

    def unshown(self) -> Collection[str]:
        """Return the cards."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A view of one player; hidden fields (hand, supply, resources, prestige) are None."""

    seat: int
    livre: int
    thread: int
    lace: int
    prestige: int | None
    hand: tuple[str, ...] | None
    hand_size: int
    supply: tuple[str, ...] | None
    supply_size: int
    face_down: tuple[str, ...]
    """Hand and supply together, sorted: their union is public, their division is not.

    A card that other players have not seen yet is ``UNSEEN``.
    """
    discard: tuple[str, ...]
    played: str | None
    resources: tuple[str, ...] | None
    resource_count: int
    slots: dict[str, Record]
    """The rule sets' parts, without hidden information."""


@dataclass(frozen=True, slots=True)
class View(TableView):
    """A game as seen by some seats together."""

    favor: int | None
    players: tuple[PlayerView, ...]
    guests: dict[str, tuple[str, int]]
    decorations: dict[str, int]
    all_halls: tuple[int, ...]
    terrace: dict[str, str]
    workshop: tuple[str | None, ...]
    warehouse: tuple[tuple[str | None, ...], ...]
    hire: tuple[str | None, ...]
    removed: tuple[str, ...]
    employee_stack_size: int
    resource_bag_size: int
    resource_discard: tuple[str, ...]
    dress_bag_size: int
    dress_discard: tuple[str, ...]
    slots: dict[str, Record]
    """The rule sets' parts, without hidden information."""


def view(state: State, viewer: int | None) -> View:
    """Return the view of the seat ``viewer``; None means a spectator."""
    return look(state, frozenset() if viewer is None else frozenset({viewer}))


def look(state: State, eyes: frozenset[int]) -> View:
    """Return the combined view of some seats; all seats together see everything but the bags."""
    pending = state.pending
    return View(
        eyes=eyes,
        edition=state.edition,
        board=state.board,
        expansions=tuple(state.expansions),
        step=state.step,
        round=state.round,
        phase=state.phase,
        start_player=state.start_player,
        favor=state.favor,
        players=tuple(
            _player_view(state, seat, seen=seat in eyes) for seat in range(len(state.players))
        ),
        guests=dict(state.guests),
        decorations=dict(state.decorations),
        all_halls=tuple(state.all_halls),
        terrace=dict(state.terrace),
        workshop=tuple(state.workshop),
        warehouse=tuple(tuple(segment) for segment in state.warehouse),
        hire=tuple(state.hire),
        removed=tuple(state.removed),
        employee_stack_size=len(state.employee_stack),
        resource_bag_size=len(state.resource_bag),
        resource_discard=tuple(state.resource_discard),
        dress_bag_size=len(state.dress_bag),
        dress_discard=tuple(state.dress_discard),
        slots=_slots_seen(state.slots, own=False),
        frames=tuple(_frame_view(frame, eyes) for frame in state.frames),
        asked=asked_of(pending, eyes),
        decision=pending if pending is not None and pending.seat in eyes else None,
    )


def asked_of(pending: Decision | None, eyes: frozenset[int]) -> Asked | None:
    """Return the asked seat, and the kind of question unless it is secret (ruling 40)."""
    if pending is None:
        return None
    frame = pending.frame
    hidden = pending.seat not in eyes and isinstance(frame, Discreet) and frame.is_discreet
    return Asked(pending.id, pending.seat, None if hidden else pending.kind)


def _player_view(state: State, seat: int, *, seen: bool) -> PlayerView:
    player = state.players[seat]
    slots = _slots_seen(player.slots, own=seen)
    unshown = {
        card
        for slot in player.slots.values()
        if isinstance(slot, Unshown) and not seen
        for card in slot.unshown()
    }
    hidden = state.edition in HIDDEN_PRESTIGE and state.phase != OVER
    return PlayerView(
        seat=seat,
        livre=player.livre,
        thread=player.thread,
        lace=player.lace,
        prestige=player.prestige if seen or not hidden else None,
        hand=tuple(player.hand) if seen else None,
        hand_size=len(player.hand),
        supply=tuple(player.supply) if seen else None,
        supply_size=len(player.supply),
        face_down=tuple(
            sorted(UNSEEN if card in unshown else card for card in player.hand + player.supply)
        ),
        discard=tuple(player.discard),
        played=player.played,
        resources=tuple(player.resources) if seen else None,
        resource_count=len(player.resources),
        slots=slots,
    )


def _slots_seen(slots: dict[str, Record], *, own: bool) -> dict[str, Record]:
    """Return copies of the rule sets' parts, without information for the owner unless ``own``."""
    return {
        key: slot.seen_by(own=own) if isinstance(slot, SecretiveSlot) else slot.copy()
        for key, slot in slots.items()
    }


def _frame_view(frame: Frame, eyes: frozenset[int]) -> Frame:
    if isinstance(frame, Secretive):
        return frame.seen_by(frame.seat if frame.seat in eyes else None)
    return frame


def ids_in(frames: Iterable[Frame]) -> set[str]:
    """Return the ids in frames, such as that of a dress between its window and its guest."""
    fields = (cast("tuple[object, ...]", frame) for frame in frames)
    return {value for values in fields for value in values if isinstance(value, str)}
