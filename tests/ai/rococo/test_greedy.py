"""The greedy bot: legal, repeatable, blind to hidden information, and a decent player."""

from __future__ import annotations

from functools import partial

import pytest

from rococo_desktop.ai.arena import play
from rococo_desktop.ai.bot import BUDGET, ask
from rococo_desktop.ai.rococo.bots import BOTS
from rococo_desktop.ai.rococo.greedy import Greedy
from rococo_desktop.ai.rococo.staff import makes_dresses
from rococo_desktop.ai.rococo.taste import Taste
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.rococo.components.bonuses import MakeDress
from rococo_desktop.rules.rococo.components.models import Silk
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import Rococo
from rococo_desktop.rules.rococo.score import score
from tests.base_game import load, view
from tests.rules.rococo.table import LEFT, ME, RIGHT, Table

GREEDY = BOTS["greedy"]


def new_game(players: int, edition: str = "deluxe") -> Rococo:
    return Rococo(Setup(players, edition), load())


def pending(state: State) -> Decision:
    assert state.pending is not None
    return state.pending


def choice(match: Rococo, state: State, seed: int = 1, budget: int = BUDGET) -> str:
    """Return the greedy bot's answer; it gets only what its seat sees."""
    decision = pending(state)
    return ask(GREEDY, match, decision, lambda: view(state, decision.seat), Generator(seed), budget)


def finish(table: Table) -> list[str]:
    """Let the greedy bot answer until the turn is over, and return its answers."""
    answers = []
    while (decision := table.state.pending) is not None and decision.seat == ME:
        answers.append(choice(table.match, table.state))
        table.answer(answers[-1])
    return answers


def played(names: list[str], seed: int) -> tuple[Rococo, State]:
    """Play a game of the named bots to its end."""
    match = new_game(len(names))
    return match, play(match, [BOTS[name] for name in names], seed).state


def wins_against_randoms(games: int) -> float:
    """Return how many four-player games a greedy bot wins against three random ones."""
    wins = 0.0
    for seed in range(games):
        names = ["random"] * 4
        names[seed % 4] = "greedy"
        match, state = played(names, seed)
        winners = score(match.rules, state).winners
        wins += (seed % 4 in winners) / len(winners)
    return wins


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_choice_is_listed_and_the_game_ends(players: int):
    """``advance`` refuses an answer that is not an option."""
    _, state = played(["greedy", *["random"] * (players - 1)], 3)
    assert state.pending is None
    assert state.round == 7


@pytest.mark.parametrize("edition", ["deluxe", pytest.param("original", marks=pytest.mark.heavy)])
def test_same_view_and_same_generator_give_the_same_choice(edition: str):
    """The choice does not depend on what the seat cannot see, in any kind of decision."""
    match = new_game(3, edition)
    state = match.start(8).state
    chance, deals = Generator(8, "bots"), Generator(8, "deals")
    kinds = set()
    while (decision := state.pending) is not None:
        seen = view(state, decision.seat)
        other = match.deal(seen, deals)
        assert view(other, decision.seat) == seen
        option = choice(match, state, decision.id)
        assert choice(match, other, decision.id) == option
        kinds.add(decision.kind)
        if decision.id % 3 == 0:
            option = decision.options[chance.below(len(decision.options))]
        match.kernel.advance(state, option)
    assert {"select_card", "play_card", "choose_action", "acquire_resource"} < kinds


def test_greedy_asks_for_its_own_view_only():
    """The view contains no other player's hand or rack, and no bag."""
    game = new_game(4)
    state = game.start(2).state
    decision = pending(state)
    seen = view(state, decision.seat)
    assert [player.hand is not None for player in seen.players].count(True) == 1
    assert GREEDY.choose(game, seen, Generator(1), BUDGET) in decision.options


def test_a_single_option_is_taken_without_looking():
    table = Table()
    table.turn("apprentice")
    decision = pending(table.state)._replace(options=("only",))
    look = partial(pytest.fail, "there is nothing to choose")
    assert ask(GREEDY, table.match, decision, look, Generator(1)) == "only"


def test_the_budget_is_kept_for_each_option_and_the_least_is_enough(
    monkeypatch: pytest.MonkeyPatch,
):
    match = new_game(4)
    state = match.start(3).state
    chance = Generator(3)
    while pending(state).kind != "play_card" or state.round < 3:
        options = pending(state).options
        match.kernel.advance(state, options[chance.below(len(options))])
    spent = 0
    copy = State.copy

    def counted(self: State, shared: frozenset[str] = frozenset()) -> State:
        nonlocal spent
        spent += 1
        return copy(self, shared)

    monkeypatch.setattr(State, "copy", counted)
    nodes = []
    for budget in (0, 100, BUDGET):
        spent = 0
        assert choice(match, state, budget=budget) in pending(state).options
        nodes.append(spent)
    assert nodes[0] < nodes[1] < nodes[2]
    assert nodes[0] < 60


def last_turn(table: Table, card: str, *, decorations: bool = False) -> None:
    """Make this card the last one of the game; by default all decorations are taken."""
    if not decorations:
        table.decorate(RIGHT, *table.board.decorations)
    table.state.round = table.rules.constants.rounds
    table.turn(card)


def test_the_last_dress_goes_where_it_wins_the_majority():
    """A second dress in hall 1 breaks a tie for first place; elsewhere the dress gains less."""
    table = Table(players=3)
    king = table.spaces(1)
    table.rent(ME, king[0])
    table.rent(LEFT, table.spaces(1, master=True)[0])
    for space in table.board.spaces.values():
        if space.hall != "hall1" and space.id not in table.state.guests:
            table.rent(RIGHT, space.id)
    table.rack(table.new_tile("bale", Silk(yellow=1)))
    table.workshop(table.new_dress(value=6))
    last_turn(table, "journeyman")
    assert finish(table)[:2] == ["make_dress", "dress"]
    assert table.state.guests[king[1]] == ("dress", ME)


def test_the_more_precious_of_two_like_dresses_is_made():
    table = Table(players=3)
    table.rack(table.new_tile("bale", Silk(yellow=1)))
    table.workshop(table.new_dress("plain", prestige=2), table.new_dress("precious", prestige=4))
    last_turn(table, "journeyman")
    assert "precious" in finish(table)


@pytest.mark.parametrize(("round", "sold"), [(1, True), (7, False)])
def test_a_dress_of_20_livre_is_sold_early_and_rented_late(round: int, sold: bool):
    """Early money can buy many things; after the last turn 10 Livre are worth one point."""
    table = Table(players=3)
    table.state.round = round
    table.rack(table.new_tile("bale", Silk(yellow=1)))
    table.workshop(table.new_dress(value=20, prestige=2))
    table.turn("journeyman")
    answers = finish(table)
    assert answers[0] == "make_dress"
    assert ("sell" in answers) is sold


def test_an_employee_who_makes_dresses_as_a_bonus_is_one_who_makes_dresses():
    table = Table()
    cards = table.rules.employees.values()
    makers = [card for card in cards if isinstance(card.bonus, MakeDress)]
    assert makers
    assert all(makes_dresses(card) for card in makers)
    assert not any(makes_dresses(c) for c in cards if c.type == "apprentice" and c not in makers)


def test_the_last_money_buys_the_most_points():
    """Of all affordable decorations, the King's musician is worth most on its own."""
    table = Table(players=3)
    best = max(
        table.board.decorations.values(),
        key=lambda d: d.prestige if d.group == "musician" else 0,
    )
    table.me.livre = best.cost
    for decoration in table.board.decorations.values():
        if decoration.group == "fireworks":
            table.decorate(LEFT, decoration.id)
    last_turn(table, "apprentice", decorations=True)
    assert finish(table) == ["fund", best.id]


def test_the_favor_is_claimed_at_the_end_when_nothing_else_is_left():
    table = Table(players=3)
    table.me.livre = 0
    table.staff_of(4)
    last_turn(table, "master")
    assert finish(table)[0] == "favor"


def test_a_cheaper_hire_of_the_same_worth_is_not_paid_dearly():
    """Points for money are bought with the last card, when money has no other use."""
    table = Table(players=3)
    card = "level6-donation"
    table.me.livre = 30
    last_turn(table, card)
    answers = finish(table)
    assert answers[-2] == "use"
    assert int(answers[-1]) >= 8


@pytest.mark.parametrize(("love", "bought"), [(6.0, True), (0.0, False)])
def test_taste_bends_the_choice(love: float, bought: bool):
    """A player who loves statues pays for one, and one who scorns them does not."""
    table = Table(players=3)
    table.me.livre = 16
    table.rent_colors(ME, "yellow", "green", "red")
    table.decorate(LEFT, *[d.id for d in table.board.decorations.values() if d.group != "statue"])
    last_turn(table, "apprentice", decorations=True)
    table.state.round -= 1
    bot = Greedy(Taste(statues=love))
    option = bot.choose(table.match, table.view(ME), Generator(1), BUDGET)
    assert (option == "fund") is bought


def test_greedy_beats_three_randoms():
    assert wins_against_randoms(6) >= 5


@pytest.mark.heavy
@pytest.mark.timeout(1800)
def test_greedy_beats_three_randoms_in_95_of_100_games():
    assert wins_against_randoms(200) >= 190
