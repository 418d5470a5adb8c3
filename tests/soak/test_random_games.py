"""Ten thousand games of random answers: nothing is lost, doubled, overdrawn or left to chance.

And two hundred more for each combination of expansions and number of people.
"""

from collections import Counter

import pytest

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.events import PrestigeGained, RoundBegan
from rococo_desktop.rules.rococo.events import (
    GameEnded,
    LivreGained,
    LivrePaid,
    NotionsGained,
    NotionsPaid,
)
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import EDITIONS, LIBRARY, Rococo
from rococo_desktop.rules.rococo.score import score
from rococo_desktop.rules.state import OVER
from tests.combinations import every_setup, sample

GAMES = {"quick": 5, "soak": 1250}
GAMES_OF_A_COMBINATION = 200
Account = Counter[tuple[int, str]]


def book(account: Account, events: tuple[Event, ...]) -> None:
    """Enter the gains and payments in the events."""
    for event in events:
        match event:
            case LivreGained(seat=seat, amount=amount):
                account[seat, "livre"] += amount
            case LivrePaid(seat=seat, amount=amount):
                account[seat, "livre"] -= amount
            case PrestigeGained(seat=seat, amount=amount):
                account[seat, "prestige"] += amount
            case NotionsGained(seat=seat, thread=thread, lace=lace):
                account[seat, "thread"] += thread
                account[seat, "lace"] += lace
            case NotionsPaid(seat=seat, thread=thread, lace=lace):
                account[seat, "thread"] -= thread
                account[seat, "lace"] -= lace


def opening_account(match: Rococo) -> Account:
    constants = match.rules.constants
    account: Account = Counter()
    for seat in range(match.rules.seats):
        account[seat, "livre"] = constants.start_livre if seat in match.rules.people else 0
        account[seat, "thread"] = constants.start_thread
        account[seat, "lace"] = constants.start_lace
    return account


def assert_books_balance(state: State, account: Account) -> None:
    for seat, player in enumerate(state.players):
        for name in ("livre", "thread", "lace", "prestige"):
            amount = getattr(player, name)
            assert amount == account[seat, name], (seat, name)
            assert amount >= 0


def play(match: Rococo, seed: int) -> State:
    """Play a whole game; check all pieces whenever a round begins and at the end."""
    account, chance = opening_account(match), Generator(seed, "soak")
    state, events = match.start(seed)
    book(account, events)
    match.check(state)
    while (decision := state.pending) is not None:
        assert len(set(decision.options)) == len(decision.options)
        option = decision.options[chance.below(len(decision.options))]
        state, events = match.kernel.apply(state, option, decision.id)
        book(account, events)
        assert_books_balance(state, account)
        if any(isinstance(event, RoundBegan | GameEnded) for event in events):
            match.check(state)
    assert state.phase == OVER
    assert state.round == match.rules.constants.rounds
    result = score(match.rules, state)
    assert events[-1] == GameEnded(result.winners, tuple(s.total for s in result.players))
    return state


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(
    "games", [pytest.param("quick"), pytest.param("soak", marks=pytest.mark.heavy)]
)
def test_whole_games_keep_every_piece_and_every_coin(
    games: str, players: int, edition: str
) -> None:
    """10,000 games in all when soaked: 1,250 for each number of players and edition."""
    match = Rococo(Setup(players, edition), LIBRARY.load())
    for seed in range(GAMES[games]):
        play(match, seed)


def name(setup: Setup) -> str:
    return f"{setup.players}-{'+'.join(setup.expansions)}"


@pytest.mark.parametrize("setup", sample(), ids=name)
def test_a_game_of_each_combination_of_expansions(setup: Setup) -> None:
    play(Rococo(setup, LIBRARY.load()), 1)


@pytest.mark.heavy
@pytest.mark.parametrize("setup", every_setup(), ids=name)
def test_many_games_of_each_combination_of_expansions(setup: Setup) -> None:
    match = Rococo(setup, LIBRARY.load())
    for seed in range(GAMES_OF_A_COMBINATION):
        play(match, seed)


def test_the_same_seed_gives_the_same_game() -> None:
    for setup in (Setup(3), sample()[-1]):
        match = Rococo(setup, LIBRARY.load())
        assert match.codec.encode(play(match, 11)) == match.codec.encode(play(match, 11))
        assert match.codec.encode(play(match, 11)) != match.codec.encode(play(match, 12))
