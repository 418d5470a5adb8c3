"""What one pair of eyes sees of a game, and games that could lie behind it.

A view lists what is visible; what is not listed is not in it. Open to all are money, thread, lace,
discard piles, the displays, the board, what left the game and how many tiles or cards anyone holds.
Which cards make up a deck is open too, since every card comes and goes openly; which of them are in
the hand is not. Prestige gained during play is hidden from others in the original edition.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Protocol, cast, runtime_checkable

from rococo_desktop.engine.kernel import Kernel
from rococo_desktop.engine.match import Asked
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.record import Record
from rococo_desktop.engine.state import Decision, Discreet, Frame, Secretive
from rococo_desktop.rules.rococo.base.acquire import UNSEEN, KeepResource
from rococo_desktop.rules.rococo.doors import Hidden
from rococo_desktop.rules.rococo.game import Game
from rococo_desktop.rules.rococo.model import OVER, Player, State
from rococo_desktop.rules.rococo.ruleset import RuleBook

HIDDEN_PRESTIGE = frozenset({"original"})
"""Editions in which prestige may be kept secret until the end."""


ATTEMPTS = 1000
"""Deals that are tried for one view."""


@runtime_checkable
class SecretiveSlot(Protocol):
    """A rule set's part of a state or a player of which something is hidden."""

    def seen_by(self, *, own: bool) -> Record:
        """Return a copy as its owner sees it, or as everybody else does."""


@runtime_checkable
class Unshown(Protocol):
    """A rule set's part of a player that knows of cards in the deck that nobody else has seen."""

    def unshown(self) -> Collection[str]:
        """Return the cards."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player as seen; ``hand``, ``supply``, ``resources`` and ``prestige`` may be hidden."""

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
    """Hand and supply together, sorted: known to all, not which is where.

    A card that nobody else has seen yet is ``UNSEEN``.
    """
    discard: tuple[str, ...]
    played: str | None
    resources: tuple[str, ...] | None
    resource_count: int
    slots: dict[str, Record]
    """The rule sets' parts, without what is hidden."""


@dataclass(frozen=True, slots=True)
class View:
    """A game as the seats in ``eyes`` together see it; nobody's eyes are a spectator's."""

    eyes: frozenset[int]
    edition: str
    board: str
    expansions: tuple[str, ...]
    step: int
    round: int
    phase: str
    start_player: int
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
    """The rule sets' parts, without what is hidden."""
    frames: tuple[Frame, ...]
    asked: Asked | None
    decision: Decision | None
    """The pending decision with its options, if it is asked of one of ``eyes``."""


def view(state: State, viewer: int | None) -> View:
    """Return what the player in seat ``viewer`` sees; None is a spectator."""
    return look(state, frozenset() if viewer is None else frozenset({viewer}))


def look(state: State, eyes: frozenset[int]) -> View:
    """Return what the given seats see together; all seats see everything but the bags."""
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
        asked=_asked(pending, eyes),
        decision=pending if pending is not None and pending.player in eyes else None,
    )


def _asked(pending: Decision | None, eyes: frozenset[int]) -> Asked | None:
    """Return who is asked, and of what as far as it is no secret (ruling 40)."""
    if pending is None:
        return None
    frame = pending.frame
    hidden = pending.player not in eyes and isinstance(frame, Discreet) and frame.is_discreet
    return Asked(pending.id, pending.player, None if hidden else pending.kind)


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
    """Return copies of the rule sets' parts, without what only their owner may see."""
    return {
        key: slot.seen_by(own=own) if isinstance(slot, SecretiveSlot) else slot.copy()
        for key, slot in slots.items()
    }


def _frame_view(frame: Frame, eyes: frozenset[int]) -> Frame:
    if isinstance(frame, Secretive):
        return frame.seen_by(frame.player if frame.player in eyes else None)
    return frame


def deal(rules: RuleBook, kernel: Kernel[State, Game], seen: View, chance: Generator) -> State:
    """Return a game that could lie behind ``seen``: what is hidden is dealt anew by ``chance``.

    Looking at the result with the same eyes gives an equal view. Hidden prestige is taken to be
    nothing. A deal in which the pending question could not have been asked (a choice of tiles that
    the dealt rack does not offer) is thrown away for another. Raises RuntimeError if none is found,
    which can be only where somebody else is asked because of prestige that is hidden.
    """
    for _ in range(ATTEMPTS):
        state = _deal_once(rules, seen, chance)
        kernel.resume(state)
        if _asked(state.pending, seen.eyes) == seen.asked:
            return state
    raise RuntimeError("no game is found that could lie behind the view")


def _deal_once(rules: RuleBook, seen: View, chance: Generator) -> State:
    players = [_deal_cards(player, chance) for player in seen.players]
    frames, resource_bag = _deal_resources(rules, seen, players, chance)
    hidden = Hidden(_unseen_employees(rules, seen, chance))
    dress_bag = not_in(
        rules.dresses,
        seen.workshop,
        seen.dress_discard,
        (dress for dress, _ in seen.guests.values()),
        ids_in(frames),
    )
    chance.shuffle(dress_bag)
    state = State(
        seed=chance.below(1 << 62),
        step=seen.step,
        frames=frames,
        edition=seen.edition,
        board=seen.board,
        expansions=list(seen.expansions),
        round=seen.round,
        phase=seen.phase,
        start_player=seen.start_player,
        favor=seen.favor,
        players=players,
        hire=list(seen.hire),
        removed=list(seen.removed),
        resource_bag=resource_bag,
        resource_discard=list(seen.resource_discard),
        warehouse=[list(segment) for segment in seen.warehouse],
        dress_bag=dress_bag,
        dress_discard=list(seen.dress_discard),
        workshop=list(seen.workshop),
        guests=dict(seen.guests),
        decorations=dict(seen.decorations),
        all_halls=list(seen.all_halls),
        terrace=dict(seen.terrace),
        slots={key: slot.copy() for key, slot in seen.slots.items()},
    )
    for rule_set in rules.rule_sets:
        if rule_set.deal is not None:
            rule_set.deal(Game(rules, state, None), hidden, chance)
    state.employee_stack = _by_level(rules, hidden.employees)
    return state


def _deal_cards(seen: PlayerView, chance: Generator) -> Player:
    """Return the player with a hand and a supply; the rack is left empty if it was not seen."""
    face_down = list(seen.face_down)
    chance.shuffle(face_down)
    return Player(
        livre=seen.livre,
        thread=seen.thread,
        lace=seen.lace,
        prestige=seen.prestige or 0,
        hand=face_down[: seen.hand_size] if seen.hand is None else list(seen.hand),
        supply=face_down[seen.hand_size :] if seen.supply is None else list(seen.supply),
        discard=list(seen.discard),
        played=seen.played,
        resources=list(seen.resources or ()),
        slots={key: slot.copy() for key, slot in seen.slots.items()},
    )


def _deal_resources(
    rules: RuleBook, seen: View, players: list[Player], chance: Generator
) -> tuple[list[Frame], list[str]]:
    """Fill unseen racks and drawn tiles; return the frames and the bag that remains."""
    unseen = not_in(
        rules.resources,
        (tile for segment in seen.warehouse for tile in segment),
        seen.resource_discard,
        (tile for player in players for tile in player.resources),
        ids_in(seen.frames),
    )
    chance.shuffle(unseen)
    for player, player_seen in zip(players, seen.players, strict=True):
        while len(player.resources) < player_seen.resource_count:
            player.resources.append(unseen.pop())
    frames = [
        frame._replace(tile=unseen.pop())
        if isinstance(frame, KeepResource) and frame.tile == UNSEEN
        else frame
        for frame in seen.frames
    ]
    return frames, unseen


def _unseen_employees(rules: RuleBook, seen: View, chance: Generator) -> list[str]:
    """Return every card with a level that nobody has seen, shuffled."""
    unseen = not_in(
        {card.id: card for card in rules.employees.values() if card.level},
        seen.hire,
        seen.removed,
        *(player.face_down + player.discard + (player.played,) for player in seen.players),
        *((player.hand or ()) + (player.supply or ()) for player in seen.players),
    )
    chance.shuffle(unseen)
    return unseen


def _by_level(rules: RuleBook, cards: list[str]) -> list[str]:
    """Return an employee stack of the cards, level I on top."""
    return sorted(cards, key=lambda card: rules.employees[card].level or 0, reverse=True)


def not_in(everything: Iterable[str], *places: Iterable[str | None]) -> list[str]:
    """Return what of ``everything`` lies in none of the ``places``."""
    seen = {piece for place in places for piece in place}
    return [piece for piece in everything if piece not in seen]


def ids_in(frames: Iterable[Frame]) -> set[str]:
    """Return the ids that frames hold, such as a dress between its window and its guest."""
    fields = (cast("tuple[object, ...]", frame) for frame in frames)
    return {value for values in fields for value in values if isinstance(value, str)}
