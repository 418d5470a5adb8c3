"""A position that is laid out by hand, for lessons and challenges.

It is a part of the state as documents write it (``docs/formats.md``); an empty text stands for an
empty place. What it leaves out is as at the beginning of a game, with three exceptions: the bags
and the stack hold the pieces that lie nowhere else, a partly named deck has its other base
employees in the supply, and ``round`` says how many employees have already left the stack. Besides
the fields of the state it may name the ``turn``, the seat that plays next, and the pieces that come
``next`` out of their bags and stack.
"""

from collections.abc import Mapping
from typing import Any, cast

from rococo_desktop.engine.codec import Codec, Json
from rococo_desktop.rules.placed import belongings, filled_in, put_next, refilled
from rococo_desktop.rules.rococo.book import RuleBook
from rococo_desktop.rules.rococo.model import State

DISPLAYS = ("workshop", "hire", "warehouse")
DECK = ("hand", "supply", "discard")


def lay_out(rules: RuleBook, codec: Codec, start: State, position: Mapping[str, Json]) -> State:
    """Return the state of a position without its frames; ``start`` is a game that has just begun.

    Raises CodecError if a field is unknown or has another form. :func:`check_state` decides whether
    the pieces make a complete game.
    """
    state = filled_in(codec, start, position, DISPLAYS, lambda *value: _field(rules, *value))
    _fill_piles(rules, start, state)
    piles = (state.dress_bag, state.resource_bag, state.employee_stack)
    put_next(piles, cast("list[str]", position.get("next", [])))
    return state


def _field(rules: RuleBook, name: str, old: Json, new: Json) -> Json:
    """Return a field of the state with its new value."""
    if name == "players":
        return _players(rules, old, new)
    return _merged(old, new) if name == "slots" else new


def _merged(old: Json, new: Json) -> Json:
    """Return ``old`` with the values of ``new``, table by table."""
    if isinstance(old, dict) and isinstance(new, dict):
        return {**old, **{name: _merged(old.get(name), value) for name, value in new.items()}}
    return None if new == "" else new


def _players(rules: RuleBook, old: Json, new: Json) -> Json:
    """Return the players with new belongings, seat by seat."""
    base = [card.id for card in rules.employees.values() if card.set == "start"]
    players = []
    for before, given in belongings(old, new):
        player = cast("dict[str, Any]", _merged(before, given))
        if isinstance(given, dict) and any(name in given for name in DECK):
            for name in DECK:
                player[name] = given.get(name, [])
            if "supply" not in given:
                elsewhere = {*player["hand"], *player["discard"]}
                player["supply"] = [card for card in base if card not in elsewhere]
        players.append(player)
    return cast("Json", players)


def _fill_piles(rules: RuleBook, start: State, state: State) -> None:
    """Put every piece that lies nowhere into its bag or stack, or out of the game."""
    dresses = {dress for dress, _ in state.guests.values()} | {*state.workshop}
    dresses.update(state.dress_discard)
    state.dress_bag = refilled(start.dress_bag, start.workshop, dresses)
    tiles = {tile for segment in state.warehouse for tile in segment}
    tiles.update(state.resource_discard)
    for player in state.players:
        tiles.update(player.resources)
    shown = [tile for segment in start.warehouse for tile in segment]
    state.resource_bag = refilled(start.resource_bag, shown, tiles)
    staff = [card for player in state.players for card in player.staff()]
    stack = refilled(start.employee_stack, start.hire, {*staff, *state.hire})
    number = len(start.employee_stack) + len(start.hire) - state.round * len(start.hire)
    state.employee_stack, gone = stack[:number], stack[number:]
    left = [card for player in start.players for card in player.staff()]
    for card in staff:
        if card in left:
            left.remove(card)
    state.removed = [*gone, *left]
