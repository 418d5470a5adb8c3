"""Whole games that must not change: ``python -m tests.playthroughs.record`` writes them anew.

They are played with the components in ``components`` beside this file, a frozen copy, so that
correcting a value of the game changes none of them. Write them anew only after an intended change
of a rule, and check the difference.
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.rococo.components.load import Library
from rococo_desktop.rules.rococo.components.models import Components
from rococo_desktop.rules.rococo.rulebook import EDITIONS, LIBRARY, Rococo
from rococo_desktop.rules.rococo.score import score

FOLDER = Path(__file__).parent
SEEDS = {"deluxe": 2020, "original": 2013}
SHOWN = 30
EAGER = ("make_dress", "use", "hire", "fund")
"""The answers preferred where possible, so that the games are rich."""


class Case(NamedTuple):
    """A game; it has its own seed if the usual one hardly uses the expansions."""

    edition: str
    players: int
    expansions: tuple[str, ...] = ()
    seed: int | None = None

    @property
    def file(self) -> Path:
        """The file of the game."""
        return FOLDER / f"{'-'.join((self.edition, str(self.players), *self.expansions))}.json"


DRESSES = ("fancy_dresses", "festivity_dresses", "expert_tailoring")
JEWELRY = ("jewelry_box",)
CASES = [
    *(Case(edition, players) for edition in EDITIONS for players in (2, 3, 4, 5)),
    Case("deluxe", 3, DRESSES[:1], seed=36),
    Case("original", 4, DRESSES[1:2], seed=5),
    Case("deluxe", 4, DRESSES[2:], seed=36),
    Case("original", 5, DRESSES, seed=13),
    Case("deluxe", 3, JEWELRY, seed=194),
    Case("original", 4, JEWELRY + DRESSES, seed=45),
    Case("deluxe", 1, ("madame_du_barry",)),
    Case("deluxe", 1, ("jewelry_box", "madame_du_barry")),
    Case("original", 4, (*JEWELRY, *DRESSES, "madame_du_barry"), seed=11),
]


def frozen_components() -> Components:
    """Return the components that all playthroughs are played with."""
    return Library(LIBRARY.sets, FOLDER / "components").load()


def digest(value: object) -> str:
    """Return a short text that differs if the value differs."""
    return sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:32]


def playthrough(case: Case, components: Components) -> dict[str, Any]:
    """Play a random game and return everything about it that must not change."""
    match = Rococo(Setup(case.players, case.edition, case.expansions), components)
    seed = SEEDS[case.edition] if case.seed is None else case.seed
    chance = Generator(seed, "playthrough")
    state = match.start(seed).state
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
            first.append(f"{decision.seat} {decision.kind}: {options} -> {answer}")
        state = match.kernel.apply(state, answer, decision.id).state
    result = score(match.rules, state)
    special = [
        dress for dress, _ in state.guests.values() if match.rules.dresses[dress].set != "base"
    ]
    return {
        "edition": case.edition,
        "players": case.players,
        **({"expansions": case.expansions, "their_dresses": special} if case.expansions else {}),
        "seed": seed,
        "decisions": len(asked),
        "all_decisions": digest(asked),
        "state": digest(match.codec.encode(state)),
        "winners": list(result.winners),
        "scores": [
            {item.item: item.points for item in sheet.items} | {"livre_left": sheet.left}
            for sheet in result.players
        ],
        "first_decisions": first,
    }


def main() -> None:
    """Write all playthroughs anew."""
    components = frozen_components()
    for case in CASES:
        document = playthrough(case, components)
        case.file.write_text(json.dumps(document, indent=1) + "\n")


if __name__ == "__main__":
    main()
