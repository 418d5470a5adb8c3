"""Whole games with the Jewelry Box in which much of it happens, and states from them."""

from collections.abc import Iterator
from functools import cache

from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.rococo.jewelry_box.components import KEY
from rococo_desktop.rules.rococo.jewelry_box.slots import MASTER, OWN
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import LIBRARY, Rococo

ALL = (KEY, "fancy_dresses", "festivity_dresses", "expert_tailoring")

QUESTIONS = (
    "choose_task",
    "choose_graduate",
    "use_from_supply",
    "copy_bonus",
    "choose_jewelry",
)
"""The kinds of question that the Jewelry Box brings."""

WANTED = (
    ("necklace", "ring", "specialist", "jeweler"),
    ("journeyman_examination", "master_examination", "use"),
    ("make_dress", "hire", "fund", "acquire"),
)
"""The beginnings of preferred options, the most wanted first."""


@cache
def game(players: int = 3, edition: str = "deluxe", expansions: tuple[str, ...] = ALL) -> Rococo:
    return Rococo(Setup(players, edition, expansions), LIBRARY.load())


def played(rococo: Rococo, seed: int) -> Iterator[State]:
    """Yield each state with a decision, and the last one, of a rich game.

    Every other player begins with the Master examination, for few come to it by chance.
    """
    chance = Generator(seed, "rich")
    state = rococo.start(seed).state
    for player in state.players:
        player.livre, player.thread, player.lace = 70, 6, 6
        player.resources += [state.resource_bag.pop() for _ in range(5)]
    for player in state.players[::2]:
        OWN.of(player).examination = MASTER
    while (decision := state.pending) is not None:
        yield state
        state = rococo.kernel.apply(state, answer(decision, chance)).state
    yield state


def answer(decision: Decision, chance: Generator) -> str:
    options = decision.options
    for beginnings in WANTED:
        wanted = [option for option in options if option.startswith(beginnings)]
        if wanted and chance.below(4):
            return wanted[chance.below(len(wanted))]
    return options[chance.below(len(options))]


@cache
def _asked() -> dict[str, State]:
    found: dict[str, State] = {}
    for seed in range(60):
        for state in played(game(), seed):
            if state.pending is not None:
                found.setdefault(state.pending.kind, state)
        if found.keys() >= {*QUESTIONS}:
            break
    return found


def asked(kind: str) -> State:
    """Return a copy of a state in which such a question is asked; the first one of many games."""
    return _asked()[kind].copy()
