"""The games that can be set up, and the parts of their rules."""

from importlib import import_module
from pkgutil import walk_packages

import pytest

from rococo_desktop.engine.match import Setup, SetupError
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules import rococo
from rococo_desktop.rules.rococo.base import BASE
from rococo_desktop.rules.rococo.rulebook import EDITIONS, EXPANSIONS, LIBRARY, Rococo
from rococo_desktop.rules.rounds import NextTurn, Round
from tests.rules.rococo.table import COMPONENTS


@pytest.mark.parametrize(
    ("setup", "field"),
    [
        (Setup(1), "players"),
        (Setup(6), "players"),
        (Setup(3, "first"), "edition"),
        (Setup(3, "deluxe", ("unknown",)), "expansions"),
    ],
)
def test_what_cannot_be_played_is_refused_by_name(setup, field):
    with pytest.raises(SetupError, match=f"^{field}: ") as refused:
        Rococo(setup, COMPONENTS)
    assert refused.value.field == field
    assert refused.value.reason.values


def test_the_base_game_is_a_rule_set_like_any_other():
    rules = Rococo(Setup(3), COMPONENTS).rules
    assert rules.rule_sets == (BASE,)
    assert rules.frame_types == BASE.frames
    assert rules.round_steps == BASE.round_steps
    assert tuple(rules.main_actions.values()) == BASE.main_actions
    assert rules.scoring_steps == BASE.scoring_steps
    assert rules.slot_types == {}


@pytest.mark.parametrize("rule_set", [BASE, *EXPANSIONS], ids=lambda rule_set: rule_set.key)
def test_every_frame_of_the_rules_is_registered(rule_set):
    """A frame class that is not registered could be neither written nor read."""
    package = import_module(f"{rococo.__name__}.{rule_set.key}")
    files = walk_packages(getattr(package, "__path__", ()), f"{package.__name__}.")
    found = {
        value
        for module in (package, *(import_module(file.name) for file in files))
        for value in vars(module).values()
        if hasattr(value, "_fields") and (hasattr(value, "run") or hasattr(value, "answer"))
        if not hasattr(value, "begin") and value.__module__.startswith(package.__name__)
    }
    assert found == {*rule_set.frames.values()} - {Round, NextTurn}, "these are those of any game"


KINDS = """
    acquire_resource admire_dress choose_action choose_notion depute_employee discard_card
    discard_resources fund_decoration hire_employee keep_resource make_dress next_turn
    pay_for_prestige pay_silk place_dress play_card remove_employee round select_card select_hand
    sell_dress take_reward use_bonus use_dress
    choose_graduate choose_jewelry choose_task copy_bonus graduate use_from_supply
    reveal_card
"""


def test_saves_know_frames_by_these_kinds_for_ever():
    kinds = [kind for rule_set in (BASE, *EXPANSIONS) for kind in rule_set.frames]
    assert sorted(kinds) == sorted(KINDS.split())


@pytest.mark.parametrize("expansions", [(), tuple(each.key for each in EXPANSIONS)])
def test_the_editions_play_alike(expansions):
    """Ruling 38: the same seed and answers give the same game, but for who sees the prestige."""
    games = [Rococo(Setup(4, edition, expansions), LIBRARY.load()) for edition in EDITIONS]
    states = [game.start(3).state for game in games]
    chance = Generator(3)
    while (decision := states[0].pending) is not None:
        assert states[1].pending == decision
        option = decision.options[chance.below(len(decision.options))]
        states = [
            game.kernel.apply(state, option).state
            for game, state in zip(games, states, strict=True)
        ]
    first, second = states
    assert {first.edition, second.edition} == set(EDITIONS)
    second.edition = first.edition
    assert first == second


def test_editions_are_kept_in_the_state():
    for edition in ("deluxe", "original"):
        assert Rococo(Setup(2, edition), COMPONENTS).start(1).state.edition == edition
