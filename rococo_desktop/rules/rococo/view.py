"""Views: the visible parts of a game, as the fields of the state say.

Money, thread, lace, discard piles, the displays, the board, the pieces that have left the game and
the numbers of each player's tiles and cards are public. So is the composition of a deck, since
every card is added and removed openly, but not which of its cards are in the hand. Prestige gained
during play is hidden from others in the original edition.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple, Protocol, runtime_checkable

from rococo_desktop.engine.record import Record
from rococo_desktop.rules.lens import Lens
from rococo_desktop.rules.rococo.model import Player, State
from rococo_desktop.rules.state import OVER
from rococo_desktop.rules.view import UNSEEN, TableView, pending_seen

HIDDEN_PRESTIGE = frozenset({"original"})
"""Editions in which prestige is secret until the end."""


@runtime_checkable
class Unshown(Protocol):
    """A rule set's part of a player that tracks deck cards not yet seen by other players."""

    def unshown(self) -> Collection[str]:
        """Return the cards."""


class PlayerView(NamedTuple):
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


PLAYER = Lens(Player, PlayerView)
STATE = Lens(State, View)


def look(state: State, eyes: frozenset[int]) -> View:
    """Return the combined view of some seats; all seats together see everything but the bags."""
    return STATE.view(
        state,
        **pending_seen(state, eyes),
        players=tuple(
            _player_view(state, seat, seen=seat in eyes) for seat in range(len(state.players))
        ),
    )


def _player_view(state: State, seat: int, *, seen: bool) -> PlayerView:
    player = state.players[seat]
    unshown = {
        card
        for slot in player.slots.values()
        if not seen and isinstance(slot, Unshown)
        for card in slot.unshown()
    }
    hidden = state.edition in HIDDEN_PRESTIGE and state.phase != OVER
    return PLAYER.view(
        player,
        own=seen,
        seat=seat,
        prestige=player.prestige if seen or not hidden else None,
        face_down=tuple(
            sorted(UNSEEN if card in unshown else card for card in player.hand + player.supply)
        ),
    )
