"""A position that is laid out by hand, for lessons and challenges.

It is a part of the state as documents write it (``docs/formats.md``); an empty text stands for an
empty place. What it leaves out is as at the beginning of a game, but for three things: the bags
hold what lies nowhere else, start staff that a named inventory omits is in the unused staff, and
``round`` says how many cards have already left the staff deck. Besides the fields of the state it
may name the ``turn``, the seat that plays next, and the pieces that come ``next`` out of their bags
and decks.
"""

from collections.abc import Iterable, Mapping
from typing import Any, cast

from rococo_desktop.engine.codec import Codec, Json
from rococo_desktop.engine.errors import CodecError
from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.model import ACT, State
from rococo_desktop.rules.patisserie.rounds import STEPS, Round
from rococo_desktop.rules.patisserie.turns import NextTurn

OWN = ("turn", "next")
DISPLAYS = ("recipes", "ingredients", "hire")
STAFF = ("hand", "unused", "used")


def lay_out(rules: RuleBook, codec: Codec, start: State, position: Mapping[str, Json]) -> State:
    """Return the state of a position, ready to be run; ``start`` is a game that has just begun.

    Raises CodecError if a field is unknown or has another form. Whether the pieces make a complete
    game is for :func:`check_state` to say.
    """
    document = cast("dict[str, Json]", codec.encode(start))
    for name, value in position.items():
        if name not in (*document, *OWN):
            raise CodecError(name, "wrong.unknown_field")
        if name == "players":
            document[name] = _players(rules, document[name], value)
        elif name in DISPLAYS:
            document[name] = _with_gaps(value)
        elif name not in OWN:
            document[name] = value
    state = codec.decode(State, document, "position")
    _fill_bags(start, state)
    _fill_decks(rules, start, state)
    _put_next(state, cast("list[str]", position.get("next", [])))
    state.step = 0
    state.pending = None
    state.frames = _frames(state, position.get("turn", state.start_player))
    return state


def _with_gaps(value: Json) -> Json:
    """Return a display in which empty texts are empty places."""
    if isinstance(value, list):
        return [_with_gaps(item) for item in value]
    return value or None


def _players(rules: RuleBook, old: Json, new: Json) -> Json:
    """Return the players with new belongings, seat by seat."""
    if not isinstance(old, list) or not isinstance(new, list) or len(new) > len(old):
        raise CodecError("players", "wrong.list")
    players = []
    for seat, before in enumerate(old):
        given = new[seat] if seat < len(new) else {}
        if not isinstance(given, dict):
            raise CodecError(f"players[{seat}]", "wrong.table")
        player = {**cast("dict[str, Any]", before), **given}
        for name in ("racks", "toppings"):
            player[name] = _with_gaps(player[name])
        if any(name in given for name in STAFF):
            for name in STAFF:
                player[name] = given.get(name, [])
            if "unused" not in given and seat != rules.mentor:
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
    state.recipe_bag = _others(start.recipe_bag, start.recipes, recipes)
    shown = [tile for row in start.ingredients for tile in row]
    state.ingredient_bag = _others(start.ingredient_bag, shown, tiles)


def _fill_decks(rules: RuleBook, start: State, state: State) -> None:
    """Leave in the staff deck what later rounds deal; the Mentor's sets follow the round."""
    placed = {card for player in state.players for card in player.inventory()} | {*state.hire}
    trays = 2 * (rules.seats + rules.constants.tray_extra)
    deck = start.staff_deck + start.tray_b + start.tray_a
    number = max(0, len(deck) - trays * state.round)
    state.staff_deck = [card for card in deck if card not in placed][:number]
    state.tray_a, state.tray_b = [], []
    mentor = state.mentor
    while len(mentor.sets) > rules.constants.rounds - state.round:
        mentor.used = [*mentor.sets.pop(), *mentor.used]


def _others(bag: Iterable[str], shown: Iterable[str | None], placed: set[str | None]) -> list[str]:
    """Return a bag with what is no longer shown, without what is placed elsewhere."""
    back = [piece for piece in shown if piece is not None]
    return [piece for piece in (*bag, *reversed(back)) if piece not in placed]


def _put_next(state: State, pieces: list[str]) -> None:
    """Put pieces on top of their bags and decks, the first one uppermost."""
    for piece in reversed(pieces):
        mentor = state.mentor
        for pile in (state.recipe_bag, state.ingredient_bag, state.staff_deck, mentor.deck):
            if piece in pile:
                pile.remove(piece)
                pile.append(piece)
                break
        else:
            raise CodecError("next", "wrong.foreign", id=piece)


def _frames(state: State, turn: Json) -> list[Frame]:
    """Return what is to happen next: the phase, or the turn of a seat in it."""
    steps = [number for number, step in enumerate(STEPS) if step.phase == state.phase]
    if not steps:
        raise CodecError("phase", "wrong.phase")
    if state.phase == ACT and isinstance(turn, int):
        return [Round(steps[0] + 1), NextTurn(turn)]
    return [Round(steps[0])]
