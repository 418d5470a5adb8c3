"""An expansion needs no door of its own: the doors of ``RuleSet`` are enough."""

import json

import pytest

from rococo_desktop.engine.errors import CodecError
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.rococo import rulebook
from rococo_desktop.rules.rococo.base import BASE
from rococo_desktop.rules.rococo.base.turns import PlayCard
from rococo_desktop.rules.rococo.check import check_state
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import Rococo
from rococo_desktop.rules.rococo.score import score
from tests.rules.rococo.perfume import (
    FLASKS,
    KEY,
    PERFUME,
    PERFUMERIES,
    SHOP,
    FlaskGained,
    Flasks,
    Shop,
    with_perfume,
)
from tests.rules.rococo.table import COMPONENTS

COMPONENTS_WITH_PERFUME = with_perfume(COMPONENTS)


@pytest.fixture
def game(monkeypatch) -> Rococo:
    monkeypatch.setattr(rulebook, "EXPANSIONS", (PERFUME,))
    return Rococo(Setup(3, expansions=(KEY,)), COMPONENTS_WITH_PERFUME)


def turn(match: Rococo, state: State, card: str, *answers: str) -> State:
    """Let seat 0 play the card at once and answer."""
    state.players[0].hand = [card]
    for player in state.players[1:]:
        player.hand = []
    state.frames = [PlayCard(0)]
    match.kernel.start(state)
    for answer in (card, *answers):
        state = match.kernel.apply(state, answer).state
    return state


def options(state: State) -> tuple[str, ...]:
    return () if state.pending is None else state.pending.options


def test_one_line_adds_it(game):
    assert game.rules.rule_sets == (BASE, PERFUME)
    assert game.start(1).state.expansions == [KEY]
    assert Rococo(Setup(3), COMPONENTS).rules.rule_sets == (BASE,)


def test_it_sets_up_its_slots_and_leaves_the_base_games_chance_alone(game):
    state = game.start(1).state
    plain = Rococo(Setup(3), COMPONENTS).start(1).state
    assert isinstance(SHOP.of(state), Shop)
    assert [FLASKS.of(player) for player in state.players] == [Flasks()] * 3
    assert state.employee_stack == plain.employee_stack
    assert state.resource_bag == plain.resource_bag
    assert state.workshop == plain.workshop


def test_its_round_step_comes_in_its_phase_after_the_base_games(game):
    names = [step.name for step in game.rules.round_steps]
    assert names.index("dresses") < names.index(KEY) < names.index("select_hands")
    assert SHOP.of(game.start(1).state).rounds == 1


def test_its_main_action(game):
    state = turn(game, game.start(1).state, "start-apprentice-1")
    assert "sniff" in options(state)
    state = game.kernel.apply(state, "sniff").state
    shown = SHOP.of(state).shown
    assert options(state) == (f"perfume-{shown}",)
    after = game.kernel.apply(state, f"perfume-{shown}").state
    assert FLASKS.of(after.players[0]).number == 1
    assert after.players[0].livre == 14
    assert SHOP.of(after).shown is None
    assert (SHOP.of(state).shown, FLASKS.of(state.players[0]).number) == (shown, 0)
    again = turn(game, after, "start-apprentice-2")
    assert "sniff" not in options(again)


def test_its_main_action_is_not_for_everybody(game):
    state = turn(game, game.start(1).state, "start-master-1")
    assert "sniff" not in options(state)


def test_its_bonus_on_a_card(game):
    state = turn(game, game.start(1).state, "level3-staff", "forfeit", "use")
    assert FLASKS.of(state.players[0]).number == 2


def test_its_decorations_of_which_one_may_hold_one(game):
    state = turn(game, game.start(1).state, "start-apprentice-1", "fund")
    assert set(PERFUMERIES) < set(options(state))
    state = game.kernel.apply(state, PERFUMERIES[0]).state
    state = turn(game, state, "start-apprentice-2", "fund")
    assert not set(PERFUMERIES) & set(options(state))


def test_its_observer_of_the_halls(game):
    musicians = [hall.musician.id for hall in game.rules.board.halls]
    state = game.start(1).state
    state.players[0].livre = 100
    state = turn(game, state, "start-apprentice-1", "fund", game.rules.board.statues[0].id)
    assert FLASKS.of(state.players[0]) == Flasks()
    state = turn(game, state, "start-apprentice-1", "fund", musicians[0])
    assert FLASKS.of(state.players[0]) == Flasks(1, greeted=True)
    state = turn(game, state, "start-apprentice-2", "fund", musicians[1])
    assert FLASKS.of(state.players[0]) == Flasks(1, greeted=True)


def test_its_crown_and_its_step_of_final_scoring(game):
    state = game.start(1).state
    state.players[0].supply.append("level6-couples")
    state.decorations[PERFUMERIES[1]] = 0
    FLASKS.of(state.players[0]).number = 4
    items = {item.item: item.points for item in score(game.rules, state).players[0].items}
    assert items["employees"] == 2
    assert items[KEY] == 4
    assert list(items)[-1] == KEY


def test_whole_games_with_it(game):
    """It is copied, written, read and played like the base game."""
    for seed in range(3):
        state, events = game.start(seed)
        told, chance = list(events), Generator(seed, "answers")
        while (decision := state.pending) is not None:
            if decision.id % 20 == 0:
                written = json.loads(json.dumps(game.codec.encode(state)))
                read = game.codec.decode(State, written)
                game.kernel.resume(read)
                assert read == state
                check_state(game.rules, read)
            option = decision.options[chance.below(len(decision.options))]
            state, events = game.kernel.apply(state, option)
            told += events
        assert SHOP.of(state).rounds == 7
        gained = sum(isinstance(event, FlaskGained) for event in told)
        assert gained == sum(FLASKS.of(player).number for player in state.players) > 0


def test_a_game_without_it_does_not_read_its_slots(game):
    written = game.codec.encode(game.start(1).state)
    with pytest.raises(CodecError, match=r"slots\.\w+: wrong-set_up"):
        Rococo(Setup(3), COMPONENTS).codec.decode(State, written)
