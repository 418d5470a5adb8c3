"""A promo or a variant is one rule set: it registers what it adds, and nothing else changes."""

from importlib import import_module
from pkgutil import walk_packages
from typing import NamedTuple

from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.score import Part
from rococo_desktop.engine.state import Frame
from rococo_desktop.rules import patisserie
from rococo_desktop.rules.book import RoundStep, ScoringStep
from rococo_desktop.rules.patisserie.accounts import gain_coins
from rococo_desktop.rules.patisserie.base import BASE
from rococo_desktop.rules.patisserie.book import Context, RuleBook, RuleSet
from rococo_desktop.rules.patisserie.components.load import LIBRARY
from rococo_desktop.rules.patisserie.events import CoinsGained
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.rounds import Round
from rococo_desktop.rules.state import INCOME
from tests.rules.patisserie.frames import FRAMES

TIP = "tip"


class TakeTip(NamedTuple):
    """A coin from the host."""

    seat: int

    def run(self, context: Context) -> None:
        gain_coins(context, self.seat, 1, TIP)


def hand_out(context: Context) -> None:
    for seat in context.rules.people:
        context.push(TakeTip(seat))


def points(rules: RuleBook, state: State, seat: int) -> list[Part]:
    return [Part(TIP, rules.rounds)]


TIPS = RuleSet(
    key="tips",
    frames={"take_tip": TakeTip},
    round_steps=(RoundStep(TIP, INCOME, hand_out),),
    scoring_steps=(ScoringStep(TIP, points, after="prestige"),),
)


class WithTips(Patisserie):
    """A game with one more rule set than its set-up names."""

    def __init__(self, players: int) -> None:
        super().__init__(Setup(players), LIBRARY.load())
        super(Patisserie, self).__init__(
            self.setup, RuleBook((BASE, TIPS), LIBRARY.load(), players)
        )


def test_a_rule_set_adds_a_step_of_the_round_and_an_item_of_the_score() -> None:
    match = WithTips(2)
    state, chance, tips = match.start(1).state, Generator(1, "tips"), 0
    while (decision := state.pending) is not None:
        option = decision.options[chance.below(len(decision.options))]
        state, events = match.kernel.apply(state, option)
        tips += sum(isinstance(each, CoinsGained) and each.reason == TIP for each in events)
        match.check(state)
    assert tips == 2 * match.rules.rounds
    sheet = match.score(state).players[0]
    assert [item.item for item in sheet.items[:3]] == ["prestige", TIP, "coins"]
    assert sheet.items[1].points == match.rules.rounds


def test_a_state_with_a_frame_of_another_rule_set_is_refused() -> None:
    assert "take_tip" in WithTips(2).rules.frame_types
    assert "take_tip" not in Patisserie(Setup(2), LIBRARY.load()).rules.frame_types


def test_every_frame_of_the_rules_is_registered() -> None:
    """A frame class that is not registered could be neither written nor read."""
    found: set[type[Frame]] = {
        value
        for module in walk_packages(patisserie.__path__, f"{patisserie.__name__}.")
        for value in vars(import_module(module.name)).values()
        if hasattr(value, "seat") and (hasattr(value, "run") or hasattr(value, "answer"))
    }
    assert found | {Round} == {*FRAMES.values()}
