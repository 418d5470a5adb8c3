"""Hostile states of La Pâtisserie Rococo: the documents of games with believable damage."""

import json
import random
from collections.abc import Callable
from typing import Any

from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.patisserie.components.load import LIBRARY
from rococo_desktop.rules.patisserie.game import Patisserie
from tests.rules.patisserie.frames import FRAMES
from tests.session.damage import change_keys, change_number, change_value, exchange, move, repeat

COMPONENTS = LIBRARY.load()
SETUPS = [
    Setup(3),
    Setup(2),
    Setup(1),
    Setup(5, "", ("promo_start_staff", "promo_staff", "promo_table_bonuses")),
    Setup(2, "", ("mentor", "extra_crunchy", "promo_special_bonuses")),
    Setup(4, "", ("first_game",)),
]
"""The games to damage; most have few seats, so that each gets more damage."""

Document = dict[str, Any]


def kernel_matches() -> list[Patisserie]:
    """Return the matches of the set-ups."""
    return [Patisserie(setup, COMPONENTS) for setup in SETUPS]


def snapshots(match: Patisserie, seed: int, every: int) -> list[Document]:
    """Play a game at random and return the document at regular decisions, and the last."""
    state, chance = match.start(seed).state, Generator(seed, "hostile")
    found = []
    while (decision := state.pending) is not None:
        if decision.id % every == 0:
            found.append(match.codec.encode(state))
        match.kernel.advance(state, decision.options[chance.below(len(decision.options))])
    found.append(match.codec.encode(state))
    return found  # type: ignore[return-value]


def change_frames(chance: random.Random, document: Document) -> None:
    """The pending frames: more of them, fewer, in another order, for other players."""
    snapshot = document["snapshot"]
    frames = snapshot["frames"]
    turn = chance.randrange(6)
    if turn < 3:
        frames.insert(chance.randrange(len(frames) + 1), some_frame(chance, snapshot))
    elif turn == 3:
        chance.shuffle(frames)
    elif turn == 4 and frames:
        frames.pop(chance.randrange(len(frames)))
    else:
        frames += frames * chance.choice((1, 5))


def some_frame(chance: random.Random, snapshot: Document) -> Document:
    """Return any frame with believable fields."""
    kind = chance.choice(list(FRAMES))
    players = snapshot["players"]
    seat = chance.randrange(len(players)) if players else 0
    own = players[seat] if players else {}
    pools: dict[str, list[Any]] = {
        "card": [*own.get("hand", ()), *own.get("used", ()), "solo-01", "start-chef-1"],
        "recipe": [*own.get("recipes", ()), *filter(None, snapshot["recipes"]), "pastry-sable"],
        "dish": [*filter(None, own.get("racks", ())), "pastry-sable"],
        "bonus": list(snapshot["special_bonuses"]) or ["special-egg"],
        "table": ["top", "left", "middle"],
        "tray": ["a", "b"],
        "training": ["chef", "assistant"],
        "saving": ["", "flour", "honey"],
        "source": ["top-1", "middle-5", "post-top-left-2", *snapshot["table_bonuses"].values()],
    }
    frame: Document = {"frame": kind}
    annotations = FRAMES[kind].__annotations__
    for name, hint in annotations.items():
        if name == "seat":
            frame["player"] = seat
        elif name in pools:
            frame[name] = chance.choice(pools[name])
        elif name == "recipes":
            frame[name] = list(own.get("recipes", ()))[: chance.choice((1, 2, 3))]
        elif name == "drawn":
            pile = snapshot[chance.choice(("recipe_bag", "ingredient_bag", "recipe_discard"))]
            frame[name] = [pile.pop() for _ in range(chance.choice((1, 2))) if pile]
        elif hint is bool:
            frame[name] = chance.choice((True, False))
        else:
            frame[name] = chance.choice((0, 1, 1, 2, 2, 3, 4, 5, 6))
    return frame


CHANGES: tuple[Callable[[random.Random, Document], None], ...] = (
    change_value,
    change_number,
    change_number,
    exchange,
    exchange,
    repeat,
    move,
    move,
    change_keys,
    change_frames,
    change_frames,
    change_frames,
)


def damaged(chance: random.Random, original: Document) -> Document:
    """Return a damaged copy of a document, or the remains of it."""
    document = {"snapshot": json.loads(json.dumps(original))}
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        try:
            chance.choice(CHANGES)(chance, document)
        except (KeyError, IndexError, TypeError, AttributeError, ValueError):
            break  # too little is left of it
        if not isinstance(document.get("snapshot"), dict):
            return {}
        document = json.loads(json.dumps(document))
    snapshot: Document = document["snapshot"]
    return snapshot
