"""The players of an arena by their names, and their fingerprints.

A player is named by its key (`level3`, `greedy`), by its key at a revision (`level6@1a2b3c4`), or
by the path of a network (`networks/012.json`), with which `level5` plays. Only the network is that
of the revision or file: the player thinks as today, and features have today's values. A network
from before features were appended plays without them; any other number of features is refused.
"""

from __future__ import annotations

import hashlib
import subprocess
from dataclasses import replace
from functools import lru_cache, partial
from pathlib import Path

from rococo_desktop.ai.bot import AnyBot, ask
from rococo_desktop.ai.character import Character
from rococo_desktop.ai.learned import STRONG, network_named
from rococo_desktop.ai.network import Layer, Network
from rococo_desktop.engine.match import AnyMatch
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.games import GAMES
from tools.dev.environment import ROOT
from tools.training import store

LEARNED = "level5"
"""The player whose part a network's file takes."""
FORMER = {"rococo": (203,)}
"""By game, the numbers of features of older networks that are the first of today's.

Rococo's features of rivals and jewelry were appended, so a network without them ignores them. A
feature that is inserted, or gets another meaning, ends the use of all networks from before.
"""
ASKED_SEED = 1745
ASKED_STEP = 7
"""A player is asked about every seventh choice of a random game for its fingerprint."""
ASKED_CHOICES = 20


@lru_cache(maxsize=64)
def bot_named(game: str, name: str) -> AnyBot:
    """Return a player; raises ValueError if there is none of that name."""
    bots = GAMES[game].players
    key, _, revision = name.partition("@")
    if revision:
        return _at(game, bots.get(key), key, revision)
    if name in bots:
        return bots[name]
    if Path(name).is_file() and (strongest := bots.get(LEARNED)) is not None:
        return _with(strongest, game, usable(game, Network.read(Path(name)), name))
    raise ValueError(f"{name} is none of {', '.join(bots)}, and no network's file")


def _at(game: str, bot: AnyBot | None, key: str, revision: str) -> AnyBot:
    name = bot.judgement.network if isinstance(bot, Character) else None
    if name is None:
        raise ValueError(f"{key} has no network")
    path = f"resources/opponents/{game}/{name}.json"
    shown = subprocess.run(
        ["git", "show", f"{revision}:{path}"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if shown.returncode:
        raise ValueError(f"{revision} has no {path}")
    return _with(bot, game, usable(game, Network.parse(shown.stdout, path), f"{key}@{revision}"))


def usable(game: str, network: Network, name: str) -> Network:
    """Return a network for today's features, to which those it has never met mean nothing.

    Raises ValueError, which names it, if its features are others.
    """
    today = network_named(game, STRONG).inputs
    if network.inputs == today:
        return network
    if network.inputs not in FORMER.get(game, ()):
        raise ValueError(
            f"{name}: its network has {network.inputs} features, which are not those of today"
            f" ({today}), so it cannot play"
        )
    first, *others = network.layers
    unmet = ((0,) * len(first.bias),) * (today - network.inputs)
    return Network([Layer(first.weights + unmet, first.bias), *others], network.trust)


def _with(bot: AnyBot | None, game: str, network: Network) -> AnyBot:
    """Return a character that plays with another network, of which a file is kept."""
    if not isinstance(bot, Character):
        raise ValueError("only a character has a network")
    path = ROOT / "training" / game / "networks" / f"arena-{store.digest(network)}.json"
    if not path.is_file():
        path.parent.mkdir(parents=True, exist_ok=True)
        store.write_network(path, network)
    return replace(bot, judgement=bot.judgement.with_network(str(path)))


def fingerprint(match: AnyMatch, bot: AnyBot, budget: int) -> str:
    """Return the fingerprint of a player in a set-up: a digest of its choices in a random game.

    Two revisions in which a player has the same fingerprint are taken for the same player.
    """
    state, _ = match.start(ASKED_SEED)
    chance, choices, answers = Generator(ASKED_SEED, "fingerprint"), 0, list[str]()
    while (decision := state.pending) is not None and len(answers) < ASKED_CHOICES:
        if len(decision.options) > 1 and decision.seat < match.setup.players:
            choices += 1
            if choices % ASKED_STEP == 0:
                look = partial(match.look, state, frozenset((decision.seat,)))
                stream = Generator(ASKED_SEED, f"fingerprint:{decision.id}")
                answers.append(ask(bot, match, decision, look, stream, budget))
        option = decision.options[chance.below(len(decision.options))]
        match.kernel.advance(state, option)
    return hashlib.sha256("\n".join(answers).encode("utf-8")).hexdigest()[:12]
