"""The greedy bot with the expansions: its answers are legal, and it plays better with them."""

import pytest

from rococo_desktop.ai.arena import play
from rococo_desktop.ai.rococo.greedy import Greedy
from rococo_desktop.ai.rococo.jewelry import jewelry_value
from rococo_desktop.ai.rococo.prospects import FURTHER_QUESTION, HOPE, Gains, prospect_of
from rococo_desktop.ai.rococo.taste import Taste
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.score import Score
from rococo_desktop.rules.rococo.components.bonuses import Acquire, PerColor, PerDress
from rococo_desktop.rules.rococo.jewelry_box.slots import OWN
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS, LIBRARY, Rococo

JEWELRY = ("jewelry_box",)
DRESSES = ("fancy_dresses", "festivity_dresses", "expert_tailoring")
EVERYTHING = tuple(expansion.key for expansion in EXPANSIONS)
AWARE = Greedy(Taste())
UNAWARE = Greedy(Taste(jewelry=0, examinations=0, special=0))
"""The same bot without any value for jewelry, examinations and bonuses of dresses."""


def played(bots: list[Greedy], expansions: tuple[str, ...], seed: int) -> Score:
    """Play a game of bots; ``advance`` refuses an answer that is not an option."""
    match = Rococo(Setup(len(bots), expansions=expansions), LIBRARY.load())
    return match.score(play(match, bots, seed).state)


def share_of_aware(expansions: tuple[str, ...], games: int) -> float:
    """Return the share of three-player games that the bot wins against two that ignore them."""
    wins = 0.0
    for seed in range(games):
        bots = [UNAWARE] * 3
        bots[seed % 3] = AWARE
        winners = played(bots, expansions, seed).winners
        wins += (seed % 3 in winners) / len(winners)
    return wins / games


@pytest.mark.parametrize("people", [1, 2])
def test_it_plays_with_everything(people: int) -> None:
    assert len(played([AWARE] * people, EVERYTHING, 1).players) == people + 1


def test_a_bonus_without_an_opinion_is_tried_on_a_copy() -> None:
    match = Rococo(Setup(3, expansions=JEWELRY), LIBRARY.load())
    state = match.start(1).state
    prospect = prospect_of(match.rules, state, 0, Taste())
    gains = Gains(prospect, state)
    prestige = match.rules.bonus_of("specialist-coats")
    nothing_yet = PerDress(effect="per_dress", livre=PerColor(yellow=1))
    assert prestige is not None
    assert gains.worth("specialist-coats", prestige) == 3
    assert gains.worth("level2-dresses", nothing_yet) == HOPE * prospect.action
    asks = gains.worth("start-apprentice-1", Acquire(effect="acquire"))
    assert asks == FURTHER_QUESTION * prospect.action
    assert state.players[0].prestige == 0


def test_jewelry_tasks_and_examinations_are_worth_something() -> None:
    match = Rococo(Setup(3, expansions=JEWELRY), LIBRARY.load())
    state = match.start(1).state
    prospect = prospect_of(match.rules, state, 0, Taste())
    own = OWN.of(state.players[0])
    before = jewelry_value(prospect, state)
    own.tiles.append("ring-blue-1")
    with_a_ring = jewelry_value(prospect, state)
    own.tasks.append("notions")
    with_a_task = jewelry_value(prospect, state)
    own.tasks, own.examination = [], "master"
    assert before < with_a_ring < with_a_task < jewelry_value(prospect, state)


def test_the_condition_of_the_specialist_is_worth_approaching() -> None:
    match = Rococo(Setup(3, expansions=JEWELRY), LIBRARY.load())
    state = match.start(1).state
    prospect = prospect_of(match.rules, state, 0, Taste())
    OWN.of(state.players[0]).specialist = "specialist-supplies"
    before = jewelry_value(prospect, state)
    state.players[0].lace += 1
    with_lace = jewelry_value(prospect, state)
    assert before < with_lace
    state.players[0].lace += 9
    assert jewelry_value(prospect, state) == with_lace
    OWN.of(state.players[0]).specialist = None
    assert jewelry_value(prospect, state) < before


@pytest.mark.heavy
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("expansions", [JEWELRY, (*JEWELRY, *DRESSES)])
def test_it_beats_itself_without_a_sense_for_them(expansions: tuple[str, ...]) -> None:
    """Equally strong bots would each win a third of the games."""
    assert share_of_aware(expansions, 60) >= 0.45
