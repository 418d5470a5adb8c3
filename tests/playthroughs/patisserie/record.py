"""Whole games that must not change: ``python -m tests.playthroughs.patisserie.record`` writes them.

They are played with the components in ``components`` beside this file, a frozen copy, so that
correcting a value of the game changes none of them. Write them anew only after an intended change
of a rule, and check the difference.
"""

import json
from pathlib import Path
from typing import Any, NamedTuple

from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.patisserie.components.load import Library
from rococo_desktop.rules.patisserie.components.models import Components
from rococo_desktop.rules.patisserie.first_game import FIRST_GAME
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.mentor import EXTRA_CRUNCHY, MENTOR, SAVORY
from rococo_desktop.rules.patisserie.promos import PROMOS
from tests.playthroughs.record import digest

FOLDER = Path(__file__).parent
SEED = 2025
SHOWN = 30
EAGER = ("deliver", "bake", "decorate", "place", "hire", "claim", "use")
"""The answers preferred where possible, so that the games are rich."""


class Case(NamedTuple):
    """A game; it has its own seed if the usual one does not show what it is for."""

    players: int
    expansions: tuple[str, ...] = ()
    seed: int = SEED

    @property
    def file(self) -> Path:
        """The file of the game."""
        return FOLDER / f"{'-'.join((str(self.players), *self.expansions))}.json"


CASES = [
    *(Case(players) for players in (1, 2, 3, 4, 5)),
    *(Case(1, (grade,)) for grade in (SAVORY, EXTRA_CRUNCHY)),
    Case(2, (MENTOR,)),
    Case(2, (*PROMOS, MENTOR, EXTRA_CRUNCHY)),
    Case(3, (FIRST_GAME,)),
    *(Case(players, (promo,)) for players, promo in zip((2, 3, 4, 5), PROMOS, strict=True)),
    Case(1, PROMOS),
    Case(1, (PROMOS[0], SAVORY), seed=3),  # the Mentor claims a bonus between two dishes
    Case(5, (*PROMOS, FIRST_GAME)),
]


def frozen_components() -> Components:
    """Return the components that all playthroughs are played with."""
    return Library(FOLDER / "components").load()


def playthrough(case: Case, components: Components) -> dict[str, Any]:
    """Play a random game and return everything about it that must not change."""
    match = Patisserie(Setup(case.players, "", case.expansions), components)
    chance = Generator(case.seed, "playthrough")
    state, start = match.start(case.seed)
    asked: list[object] = []
    first: list[str] = []
    told: list[str] = [repr(event) for event in start]
    while (decision := state.pending) is not None:
        answer = decision.options[chance.below(len(decision.options))]
        eager = [option for option in EAGER if option in decision.options]
        if eager and chance.below(4):
            answer = eager[0]
        asked.append([*decision[:4], answer])
        if len(first) < SHOWN:
            options = " ".join(decision.options)
            first.append(f"{decision.seat} {decision.kind}: {options} -> {answer}")
        state, events = match.kernel.apply(state, answer, decision.id)
        told += map(repr, events)
    result = match.score(state)
    return {
        "players": case.players,
        "expansions": case.expansions,
        "seed": case.seed,
        "decisions": len(asked),
        "all_decisions": digest(asked),
        "events": len(told),
        "all_events": digest(told),
        "state": digest(match.codec.encode(state)),
        "winners": list(result.winners),
        "scores": [
            {item.item: item.points for item in sheet.items} | {"coins_left": sheet.left}
            for sheet in result.players
        ],
        "first_decisions": first,
    }


def main() -> None:
    """Write all playthroughs anew."""
    components = frozen_components()
    for case in CASES:
        document = playthrough(case, components)
        case.file.write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
