"""Views: the visible parts of a game, as the fields of the state say.

Everything on the board and in the kitchens is public, and so are coins and prestige. Hidden are the
bags and decks, the cards on a baking tray except from the seat that chooses from it, and which of a
player's face-down cards are in the hand, unused or out of the game.
"""

from dataclasses import dataclass
from typing import NamedTuple

from rococo_desktop.rules.lens import Lens
from rococo_desktop.rules.patisserie.model import Mentor, Player, State
from rococo_desktop.rules.patisserie.staff import DraftCard
from rococo_desktop.rules.view import UNSEEN, TableView, pending_seen


class FaceDown(NamedTuple):
    """A card in a player's hand, unused staff or set-aside cards, as others know it.

    ``card`` is ``UNSEEN`` if they have never seen it; they know its level all the same, from its
    tray. ``since`` is the number of cards that had been set aside when it came face down. A card
    that ``is_hired`` is certainly in the hand.
    """

    card: str
    level: int
    since: int
    is_hired: bool


class PlayerView(NamedTuple):
    """A view of one player; hidden fields (hand, unused, set_aside) are None."""

    seat: int
    coins: int
    flour: int
    sugar: int
    butter: int
    prestige: int
    hand: tuple[str, ...] | None
    hand_size: int
    unused: tuple[str, ...] | None
    unused_size: int
    set_aside: tuple[str, ...] | None
    set_aside_size: int
    fresh: tuple[str, ...] | None
    """The player's face-down cards that nobody else has seen."""
    since: dict[str, int] | None
    """For each of the player's face-down cards, the ``since`` of its :class:`FaceDown`."""
    face_down: tuple[FaceDown, ...]
    """Hand, unused staff and set-aside cards together, in an order that reveals nothing."""
    used: tuple[str, ...]
    recipes: tuple[str, ...]
    ingredients: tuple[str, ...]
    racks: tuple[str | None, ...]
    toppings: tuple[str | None, ...]
    decorations: tuple[str, ...]
    star: bool
    declined: tuple[str, ...]

    @property
    def staff_size(self) -> int:
        """Return the number of cards in the staff inventory."""
        return self.hand_size + self.unused_size + len(self.used)


class MentorView(NamedTuple):
    """The Mentor's solo cards: only the used and the spent ones are seen."""

    set_sizes: tuple[int, ...]
    hand_size: int
    used: tuple[str, ...]
    deck_size: int
    spent: tuple[str, ...]
    inventory_prestige: int
    supplies: int


@dataclass(frozen=True, slots=True)
class View(TableView):
    """A game as seen by some seats together."""

    players: tuple[PlayerView, ...]
    staff_deck_size: int
    tray_a: tuple[str, ...]
    """The cards on the tray; those that are not seen are ``UNSEEN``."""
    tray_b: tuple[str, ...]
    hire: tuple[str | None, ...]
    stars: tuple[str, ...]
    removed: tuple[str, ...]
    ingredient_bag_size: int
    ingredient_discard: tuple[str, ...]
    ingredients: tuple[tuple[str | None, ...], ...]
    recipe_bag_size: int
    recipe_discard: tuple[str, ...]
    recipes: tuple[str | None, ...]
    table_bonuses: dict[str, str]
    special_bonuses: dict[str, tuple[int, ...]]
    dishes: dict[str, tuple[str, int]]
    posts: dict[str, int]
    hosts: dict[str, int]
    mentor: MentorView

    def tray(self, tray: str) -> tuple[str, ...]:
        """Return the cards on baking tray ``a`` or ``b``."""
        return self.tray_a if tray == "a" else self.tray_b


PLAYER = Lens(Player, PlayerView)
MENTOR = Lens(Mentor, MentorView)
STATE = Lens(State, View)


def look(state: State, eyes: frozenset[int], levels: dict[str, int]) -> View:
    """Return the combined view of some seats; all seats together see everything but the decks.

    ``levels`` are the levels of all staff cards, 0 for a card without one.
    """
    pending = state.pending
    seen_tray = ""
    if pending is not None and isinstance(pending.frame, DraftCard) and pending.seat in eyes:
        seen_tray = pending.frame.tray
    return STATE.view(
        state,
        **pending_seen(state, eyes),
        players=tuple(
            _player_view(player, seat, levels, seen=seat in eyes)
            for seat, player in enumerate(state.players)
        ),
        tray_a=_tray(state.tray_a, seen=seen_tray == "a"),
        tray_b=_tray(state.tray_b, seen=seen_tray == "b"),
        mentor=MENTOR.view(state.mentor),
    )


def _tray(cards: list[str], *, seen: bool) -> tuple[str, ...]:
    return tuple(cards) if seen else (UNSEEN,) * len(cards)


def _player_view(player: Player, seat: int, levels: dict[str, int], *, seen: bool) -> PlayerView:
    fresh, hired = {*player.fresh}, {*player.hired}
    face_down = sorted(
        FaceDown(UNSEEN if card in fresh else card, levels[card], player.since[card], card in hired)
        for card in (*player.hand, *player.unused, *player.set_aside)
    )
    return PLAYER.view(player, own=seen, seat=seat, face_down=tuple(face_down))
