"""A position that is laid out by hand, for lessons and challenges.

It is a part of the state as documents write it (``docs/formats.md``); an empty text stands for an
empty place. What it leaves out is as at the beginning of a game, with three exceptions: the bags
hold the pieces that lie nowhere else, start staff that a named inventory omits is in the unused
staff, and ``round`` says how many cards have already left the staff deck. Besides the fields of the
state it may name the ``turn``, the seat that plays next, and the pieces that come ``next`` out of
their bags and decks. Outside the turns all hands are empty, and their cards unused.
"""

from collections.abc import Mapping
from typing import cast

from rococo_desktop.engine.codec import Codec, Json
from rococo_desktop.engine.errors import CodecError
from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.set_up import deck_levels, deck_size
from rococo_desktop.rules.placed import belongings, filled_in, put_next, refilled, with_gaps
from rococo_desktop.rules.state import ACT, PREPARE, SELECT

DISPLAYS = ("recipes", "ingredients", "hire")
STAFF = ("hand", "unused", "used")
BEFORE_TURNS = (PREPARE, SELECT)
"""The phases at whose beginning the staff of the round is not dealt yet."""


def lay_out(rules: RuleBook, codec: Codec, start: State, position: Mapping[str, Json]) -> State:
    """Return the state of a position without its frames; ``start`` is a game that has just begun.

    Raises CodecError if a field is unknown or has another form. :func:`check_state` decides whether
    the pieces make a complete game.
    """
    _take_back_staff(start)
    state = filled_in(
        codec,
        start,
        position,
        DISPLAYS,
        lambda name, old, new: _players(rules, old, new) if name == "players" else new,
    )
    if not 1 <= state.round <= rules.constants.rounds:
        raise CodecError(
            "round", "wrong-range", low=1, high=rules.constants.rounds, found=state.round
        )
    _fill_bags(start, state)
    _settle_hands(rules, state)
    following = cast("list[str]", position.get("next", []))
    _fill_decks(rules, start, state, following)
    for rule_set in rules.rule_sets:
        if rule_set.lay_out is not None:
            rule_set.lay_out(state, position)
    piles = (state.recipe_bag, state.ingredient_bag, state.staff_deck, state.mentor.deck)
    put_next(piles, following)
    return state


def _take_back_staff(start: State) -> None:
    """Take back the new staff that was dealt before the first decision."""
    start.hire = [None] * len(start.hire)
    for player in start.players:
        player.hand = [card for card in player.hand if card not in player.fresh]
        player.unused = [card for card in player.unused if card not in player.fresh]
        player.since = {c: since for c, since in player.since.items() if c not in player.fresh}
        player.fresh = []


def _players(rules: RuleBook, old: Json, new: Json) -> Json:
    """Return the players with new belongings, seat by seat."""
    players = []
    for seat, (before, given) in enumerate(belongings(old, new)):
        if not isinstance(given, dict):
            raise CodecError(f"players[{seat}]", "wrong-table")
        player = {**before, **given}
        for name in ("racks", "toppings"):
            player[name] = with_gaps(player[name])
        if any(name in given for name in STAFF):
            for name in STAFF:
                player[name] = given.get(name, [])
            if "unused" not in given and seat in rules.people:
                elsewhere = {*player["hand"], *player["used"], *player["set_aside"]}
                player["unused"] = [c for c in rules.start_staff if c not in elsewhere]
            cards = (*player["hand"], *player["unused"], *player["set_aside"], *player["used"])
            player["since"] = dict.fromkeys(cards, 0)
            player["fresh"] = []
            player["hired"] = []
        players.append(player)
    return cast("Json", players)


def _fill_bags(start: State, state: State) -> None:
    """Put every recipe and tile that lies nowhere into its bag."""
    recipes = {dish for dish, _ in state.dishes.values()} | {*state.recipes}
    recipes.update(state.recipe_discard)
    tiles = {tile for row in state.ingredients for tile in row} | {*state.ingredient_discard}
    for player in state.players:
        recipes.update((*player.recipes, *player.racks))
        tiles.update((*player.ingredients, *player.toppings, *player.decorations))
    state.recipe_bag = refilled(start.recipe_bag, start.recipes, recipes)
    shown = [tile for row in start.ingredients for tile in row]
    state.ingredient_bag = refilled(start.ingredient_bag, shown, tiles)


def _fill_decks(rules: RuleBook, start: State, state: State, following: list[str]) -> None:
    """Leave in the staff deck what later rounds deal, each level in its place.

    These include the cards to come next.
    """
    placed = {*state.removed, *(card for card in state.hire if card is not None)}
    for player in state.players:
        placed.update(player.inventory(), player.set_aside)
    wanted = [card for card in following if card in rules.staff]
    cards = dict.fromkeys((*wanted, *start.staff_deck, *start.tray_b, *start.tray_a, *rules.staff))
    free: dict[int, list[str]] = {}
    for card in cards:
        free.setdefault(rules.staff[card].level or 0, []).append(card)
    is_dealt = state.phase not in BEFORE_TURNS
    levels = deck_levels(rules)[: deck_size(rules, state.round if is_dealt else state.round - 1)]
    pools = {level: iter([c for c in pool if c not in placed]) for level, pool in free.items()}
    deck = [found for level in levels if (found := next(pools[level], None)) is not None]
    if len(deck) < len(levels):
        raise CodecError("staff_deck", "wrong-number", expected=len(levels), found=len(deck))
    state.staff_deck, state.tray_a, state.tray_b = deck, [], []


def _settle_hands(rules: RuleBook, state: State) -> None:
    """Empty the hands outside the turns, and the hire display before staff is dealt."""
    if state.phase != ACT:
        for player in state.players:
            player.unused = player.hand + player.unused
            player.hand, player.hired = [], []
    if state.phase in BEFORE_TURNS:
        state.hire = [None] * len(rules.board.hire)
