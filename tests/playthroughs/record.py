"""Whole games that must not change: ``python -m tests.playthroughs.record`` writes them anew.

They are played with the components of ``components.toml`` in this folder, a frozen copy, so that
correcting a value of the game changes none of them. Write them anew only after a rule was changed
on purpose, and look at the difference.
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.components import Components
from rococo_desktop.rules.components.load import read_toml, validated
from rococo_desktop.rules.rococo.rulebook import EDITIONS, Rococo, Setup
from rococo_desktop.rules.rococo.score import score

FOLDER = Path(__file__).parent
SEEDS = {"deluxe": 2020, "original": 2013}
SHOWN = 30
EAGER = ("make_dress", "use", "hire", "fund")
"""What is mostly chosen where it can be, so that the games are rich."""

CASES = [(edition, players) for edition in EDITIONS for players in (2, 3, 4, 5)]


def frozen_components() -> Components:
    """Return the components that all playthroughs are played with."""
    file = FOLDER / "components.toml"
    return validated(file, read_toml(file))


def file_of(edition: str, players: int) -> Path:
    return FOLDER / f"{edition}-{players}.json"


def digest(value: object) -> str:
    """Return a short text that differs when the value differs."""
    return sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:32]


def playthrough(edition: str, players: int, components: Components) -> dict[str, Any]:
    """Play a game by chance and return what must not change about it."""
    game = Rococo(Setup(players, edition), components)
    seed = SEEDS[edition]
    chance = Generator(seed, "playthrough")
    state = game.start(seed).state
    asked: list[object] = []
    first: list[str] = []
    while (decision := state.pending) is not None:
        answer = decision.options[chance.below(len(decision.options))]
        eager = [option for option in EAGER if option in decision.options]
        if eager and chance.below(4):
            answer = eager[0]
        asked.append([*decision[:4], answer])
        if len(first) < SHOWN:
            options = " ".join(decision.options)
            first.append(f"{decision.player} {decision.kind}: {options} -> {answer}")
        state = game.kernel.apply(state, answer, decision.id).state
    result = score(game.rules, state)
    return {
        "edition": edition,
        "players": players,
        "seed": seed,
        "decisions": len(asked),
        "all_decisions": digest(asked),
        "state": digest(game.codec.encode(state)),
        "winners": list(result.winners),
        "scores": [
            {item.item: item.points for item in sheet.items} | {"livre_left": sheet.livre_left}
            for sheet in result.players
        ],
        "first_decisions": first,
    }


def main() -> None:
    """Write all playthroughs anew."""
    components = frozen_components()
    for edition, players in CASES:
        document = playthrough(edition, players, components)
        file_of(edition, players).write_text(json.dumps(document, indent=1) + "\n")


if __name__ == "__main__":
    main()
