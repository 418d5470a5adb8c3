"""Deals: game states that are consistent with a view, with the hidden parts drawn at random."""

from typing import TypeGuard

from rococo_desktop.engine.kernel import Kernel
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.placed import unseen
from rococo_desktop.rules.rococo.book import Context, Hidden, RuleBook
from rococo_desktop.rules.rococo.model import Player, State
from rococo_desktop.rules.rococo.questions import Dealt
from rococo_desktop.rules.rococo.view import PLAYER, STATE, PlayerView, View
from rococo_desktop.rules.view import asked_of, ids_in

ATTEMPTS = 1000
"""The maximum number of attempts for one view."""

WITHOUT_PRESTIGE = 50
"""The attempts before hidden prestige is assumed to be the reason for a question."""


def deal(rules: RuleBook, kernel: Kernel[State, Context], seen: View, chance: Generator) -> State:
    """Return a game state that is consistent with ``seen``; ``chance`` deals the hidden parts.

    The view of the result equals ``seen``. A deal in which the pending question could not have been
    asked (a choice of tiles that the dealt rack does not offer) is rejected, and another is made.
    Hidden prestige is assumed to be 0; only if no deal asks the question, the asked seat gets more
    and more of it. Raises RuntimeError if no attempt succeeds.
    """
    for attempt in range(ATTEMPTS):
        state = _deal_once(rules, seen, chance)
        if seen.asked is not None and seen.players[seen.asked.seat].prestige is None:
            state.players[seen.asked.seat].prestige = max(0, attempt - WITHOUT_PRESTIGE)
        kernel.resume(state)
        if asked_of(state.pending, seen.eyes) == seen.asked:
            return state
    raise RuntimeError("no game is found that could lie behind the view")


def _deal_once(rules: RuleBook, seen: View, chance: Generator) -> State:
    players = [_deal_cards(player, chance) for player in seen.players]
    resources = _deal_racks(rules, seen, players, chance)
    hidden = Hidden(_unseen_employees(rules, seen, chance), resources)
    dress_bag = unseen(
        chance,
        rules.dresses,
        seen.workshop,
        seen.dress_discard,
        (dress for dress, _ in seen.guests.values()),
        ids_in(seen.frames),
    )
    state = State(
        **STATE.known(seen),
        seed=chance.below(1 << 62),
        frames=list(seen.frames),
        players=players,
        resource_bag=hidden.resources,
        dress_bag=dress_bag,
    )
    context = Context(rules, state, None)
    for rule_set in rules.rule_sets:
        if rule_set.deal is not None:
            rule_set.deal(context, hidden, chance)
    state.frames = [
        frame.dealt(context, hidden) if _is_dealt(frame) else frame for frame in seen.frames
    ]
    level = {card: rules.employees[card].level or 0 for card in hidden.employees}
    state.employee_stack = sorted(hidden.employees, key=level.__getitem__, reverse=True)
    return state


def _is_dealt(frame: Frame) -> TypeGuard[Dealt]:
    return hasattr(frame, "dealt")  # isinstance takes ten times as long


def _deal_cards(seen: PlayerView, chance: Generator) -> Player:
    """Return the player with a hand and a supply; the rack stays empty if it was not seen."""
    face_down = list(seen.face_down)
    chance.shuffle(face_down)
    player = Player(**PLAYER.known(seen), prestige=seen.prestige or 0)
    if seen.hand is None:
        player.hand, player.supply = face_down[: seen.hand_size], face_down[seen.hand_size :]
    return player


def _deal_racks(rules: RuleBook, seen: View, players: list[Player], chance: Generator) -> list[str]:
    """Fill the unseen racks; return the remaining unseen tiles, shuffled."""
    hidden = unseen(
        chance,
        rules.resources,
        (tile for segment in seen.warehouse for tile in segment),
        seen.resource_discard,
        (tile for player in players for tile in player.resources),
        ids_in(seen.frames),
    )
    for player, player_seen in zip(players, seen.players, strict=True):
        while len(player.resources) < player_seen.resource_count:
            player.resources.append(hidden.pop())
    return hidden


def _unseen_employees(rules: RuleBook, seen: View, chance: Generator) -> list[str]:
    """Return every unseen card with a level, shuffled."""
    return unseen(
        chance,
        {card.id: card for card in rules.employees.values() if card.level},
        seen.hire,
        seen.removed,
        *(player.face_down + player.discard + (player.played,) for player in seen.players),
        *((player.hand or ()) + (player.supply or ()) for player in seen.players),
    )
