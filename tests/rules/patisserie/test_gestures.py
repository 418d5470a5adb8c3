"""The questions that are answered for the player, and those with which an act begins."""

from collections.abc import Iterator

from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.patisserie.actions.specials import CLAIM
from rococo_desktop.rules.patisserie.gestures import Manners
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.turns import UseBonus
from rococo_desktop.rules.questions import USE
from tests.ai.patisserie.games import match_of

GIVING = ("gain_", "coins_by_", "prestige_by_")
"""How the effects begin that bring coins or prestige and cost nothing."""


MATCH = match_of(3)


def questions() -> Iterator[tuple[State, Decision]]:
    """Yield the questions of some games of random answers."""
    for seed in range(12):
        state, chance = MATCH.start(seed).state, Generator(seed, "manners")
        while (decision := state.pending) is not None:
            yield state, decision
            option = decision.options[chance.below(len(decision.options))]
            state = MATCH.kernel.apply(state, option).state


def test_a_bonus_that_only_brings_coins_or_prestige_is_taken() -> None:
    manners, met = Manners(), dict[str, str]()
    for state, decision in questions():
        if isinstance(decision.frame, UseBonus):
            effect = MATCH.rules.staff[decision.frame.card].bonus.effect
            met[effect] = manners.gift(MATCH, state)
    assert {effect for effect, gift in met.items() if gift} == {
        effect for effect in met if effect.startswith(GIVING)
    }
    assert sum(gift == USE for gift in met.values()) > 4
    assert len(met) > 12


def test_a_special_bonus_is_claimed_and_real_questions_are_asked() -> None:
    manners, met = Manners(), dict[str, set[str]]()
    for state, decision in questions():
        if not isinstance(decision.frame, UseBonus):
            met.setdefault(decision.kind, set()).add(manners.gift(MATCH, state))
    assert met.pop("claim_special") == {CLAIM}
    assert len(met) > 12
    assert set.union(*met.values()) == {""}


def test_acts_begin_with_the_choice_of_a_card() -> None:
    manners, decisions = Manners(), [decision for _, decision in questions()]
    assert {each.kind for each in decisions if manners.begins(each)} == {
        "play_card",
        "select_card",
        "draft_card",
        "set_aside",
    }
    assert {each.kind for each in decisions if manners.leads(each)} == {
        "play_card",
        "choose_action",
        "use_bonus",
    }
