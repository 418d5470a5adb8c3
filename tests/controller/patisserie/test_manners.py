"""The questions that are answered for the player."""

from rococo_desktop.controller.patisserie.manners import Manners
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.patisserie.turns import USE, UseBonus
from tests.ai.patisserie.games import match_of

GIVING = ("gain_", "coins_by_", "prestige_by_")
"""How the effects begin that bring coins or prestige and cost nothing."""


def test_a_bonus_that_only_brings_coins_or_prestige_is_taken() -> None:
    match, manners, met = match_of(3), Manners(), dict[str, str]()
    for seed in range(12):
        state, chance = match.start(seed).state, Generator(seed, "manners")
        while (decision := state.pending) is not None:
            if isinstance(decision.frame, UseBonus):
                effect = match.rules.staff[decision.frame.card].bonus.effect
                met[effect] = manners.gift(match, state)
            option = decision.options[chance.below(len(decision.options))]
            state = match.kernel.apply(state, option).state
    assert {effect for effect, gift in met.items() if gift} == {
        effect for effect in met if effect.startswith(GIVING)
    }
    assert sum(gift == USE for gift in met.values()) > 4
    assert len(met) > 12
