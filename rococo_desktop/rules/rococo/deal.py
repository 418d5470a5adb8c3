"""Deals: game states that are consistent with a view, with the hidden parts drawn at random."""

from rococo_desktop.engine.kernel import Kernel
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.placed import not_in
from rococo_desktop.rules.rococo.book import Context, Hidden, RuleBook
from rococo_desktop.rules.rococo.model import Player, State
from rococo_desktop.rules.rococo.questions import Dealt
from rococo_desktop.rules.rococo.view import PlayerView, View, asked_of, ids_in

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
    dress_bag = not_in(
        rules.dresses,
        seen.workshop,
        seen.dress_discard,
        (dress for dress, _ in seen.guests.values()),
        ids_in(seen.frames),
    )
    chance.shuffle(dress_bag)
    state = State(
        seed=chance.below(1 << 62),
        step=seen.step,
        frames=list(seen.frames),
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
        resource_bag=hidden.resources,
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
    context = Context(rules, state, None)
    for rule_set in rules.rule_sets:
        if rule_set.deal is not None:
            rule_set.deal(context, hidden, chance)
    state.frames = [
        frame.dealt(context, hidden) if isinstance(frame, Dealt) else frame for frame in seen.frames
    ]
    state.employee_stack = _by_level(rules, hidden.employees)
    return state


def _deal_cards(seen: PlayerView, chance: Generator) -> Player:
    """Return the player with a hand and a supply; the rack stays empty if it was not seen."""
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


def _deal_racks(rules: RuleBook, seen: View, players: list[Player], chance: Generator) -> list[str]:
    """Fill the unseen racks; return the remaining unseen tiles, shuffled."""
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
    return unseen


def _unseen_employees(rules: RuleBook, seen: View, chance: Generator) -> list[str]:
    """Return every unseen card with a level, shuffled."""
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
    """Return the cards as an employee stack, level I on top."""
    return sorted(cards, key=lambda card: rules.employees[card].level or 0, reverse=True)
