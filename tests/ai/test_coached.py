"""The coaches say something of their own in nearly every turn of a beginner's first rounds."""

from typing import Any

import pytest

from rococo_desktop.ai.advisor import Advisor
from rococo_desktop.ai.patisserie.advisor import PatisserieAdvisor
from rococo_desktop.ai.patisserie.bots import BOTS as COOKS
from rococo_desktop.ai.rococo.advisor import RococoAdvisor
from rococo_desktop.ai.rococo.bots import BOTS as TAILORS
from rococo_desktop.engine.match import Setup
from rococo_desktop.games import GAMES
from rococo_desktop.rules.rococo.rulebook import Rococo
from tests.ai.coached import coached
from tests.ai.patisserie.games import match_of
from tests.daily import soaked

SHARE = 0.9
"""The least share of turns that begin with a tip."""


def tailors() -> RococoAdvisor:
    return RococoAdvisor(Rococo(Setup(3, "deluxe", ()), GAMES["rococo"].library.load()))


def cooks() -> PatisserieAdvisor:
    return PatisserieAdvisor(match_of(3))


@pytest.mark.parametrize("seeds", soaked([range(2), range(12)], [range(2)]))
@pytest.mark.parametrize("game", ["rococo", "patisserie"])
def test_nearly_every_turn_of_the_first_rounds_begins_with_a_tip(game: str, seeds: range) -> None:
    advisor: Advisor[Any, Any, Any] = tailors() if game == "rococo" else cooks()
    advice, bot = GAMES[game].advice, (TAILORS if game == "rococo" else COOKS)["greedy"]
    assert advice is not None
    said = [turn.tip for seed in seeds for turn in coached(game, advice, advisor, bot, seed)]
    assert len([tip for tip in said if tip]) >= SHARE * len(said), said
