"""The players of an arena by their names, and their fingerprints.

A player is named by its key (`level3`, `greedy`), by its key at a revision (`level6@1a2b3c4`, which
plays with the networks of that commit), or by the path of a network (`networks/012.json`).
"""

from __future__ import annotations

import hashlib
import subprocess
import tempfile
from dataclasses import replace
from functools import lru_cache, partial
from pathlib import Path

from rococo_desktop.ai.bot import AnyBot, ask
from rococo_desktop.ai.character import Character
from rococo_desktop.engine.match import AnyMatch
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.games import GAMES
from tools.dev.environment import ROOT

LEARNED = "level5"
"""The player whose part a network's file takes."""
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
        return _with(strongest, str(Path(name).resolve()))
    raise ValueError(f"{name} is none of {', '.join(bots)}, and no network's file")


def _at(game: str, bot: AnyBot | None, key: str, revision: str) -> AnyBot:
    name = bot.judgement.network if isinstance(bot, Character) else None
    if name is None:
        raise ValueError(f"{key} has no network")
    path = f"resources/opponents/{game}/{name}.json"
    shown = subprocess.run(
        ["git", "show", f"{revision}:{path}"], cwd=ROOT, capture_output=True, check=False
    )
    if shown.returncode:
        raise ValueError(f"{revision} has no {path}")
    with tempfile.NamedTemporaryFile(suffix=".json", delete=False) as file:
        file.write(shown.stdout)
    return _with(bot, file.name)


def _with(bot: AnyBot | None, network: str) -> AnyBot:
    """Return a character that plays with another network."""
    if not isinstance(bot, Character):
        raise ValueError("only a character has a network")
    return replace(bot, judgement=bot.judgement.with_network(network))


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
