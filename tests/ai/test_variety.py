"""The plays of a hint differ in what matters: the action, or its main piece."""

from collections.abc import Callable
from itertools import dropwhile
from typing import Any

import pytest

from rococo_desktop.ai.advisor import Advisor
from rococo_desktop.ai.patisserie.advisor import PatisserieAdvisor
from rococo_desktop.ai.rococo.advisor import RococoAdvisor
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.questions import FORFEIT
from rococo_desktop.rules.rococo.rulebook import LIBRARY, Rococo
from tests.ai.hinted import hints
from tests.ai.patisserie.games import match_of
from tests.daily import soaked

CARD, ACTION = "play_card", "choose_action"
"""The questions that open a turn."""
FEWEST = 5
"""The hints at the opening of a turn, at least, with several actions to choose from."""


def rococo() -> Advisor[Any, Any, Any]:
    return RococoAdvisor(Rococo(Setup(3), LIBRARY.load()))


def patisserie() -> Advisor[Any, Any, Any]:
    return PatisserieAdvisor(match_of(3))


def discards(option: str) -> bool:
    """Return whether a recipe is discarded, which may come before an action."""
    return option.startswith("pastry-")


def acts(option: str) -> bool:
    return option != FORFEIT and not discards(option)


def actions(advisor: Advisor[Any, Any, Any], state: Any, decision: Decision) -> set[str]:
    """Return the actions among which one may choose with one of the cards, or now."""
    if decision.kind == ACTION:
        return {*filter(acts, decision.options)}
    found = set[str]()
    for card in decision.options:
        asked = advisor.match.kernel.apply(state, card).state.pending
        if asked is not None and asked.kind == ACTION:
            found |= {*filter(acts, asked.options)}
    return found


@pytest.mark.parametrize(
    ("advised", "seed"),
    soaked(
        [(game, seed) for game in (rococo, patisserie) for seed in range(6)],
        [(rococo, 1), (patisserie, 1)],
    ),
)
def test_other_plays_of_a_turn_are_no_variations_of_one(
    advised: Callable[[], Advisor[Any, Any, Any]], seed: int
) -> None:
    """“Another” showed the best play again, with another recipe discarded for it."""
    advisor, looked = advised(), 0
    for _, state, decision, plays in hints(advisor, seed, 3):
        if decision.kind not in (CARD, ACTION):
            continue
        some = actions(advisor, state, decision)
        if len(some) < len(plays):
            continue
        looked += 1
        begun = list[tuple[str, str]]()
        for play in plays:
            rest = [*dropwhile(discards, play.answers[1 if decision.kind == CARD else 0 :])]
            begun.append((rest[0], rest[1].split("+")[0] if rest[1:] else ""))
        assert len({*begun}) == len(plays), begun
    assert looked >= FEWEST
