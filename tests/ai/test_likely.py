"""The deals of the strongest: the hands of others are possible, and likely."""

from collections.abc import Callable
from typing import Any

import pytest

from rococo_desktop.ai.arena import BotTable
from rococo_desktop.ai.patisserie import memory as patisserie
from rococo_desktop.ai.rococo import memory as rococo
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.games import GAMES
from rococo_desktop.rules.patisserie.mentor import MENTOR
from rococo_desktop.rules.patisserie.promos import PROMOS
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS
from tests.daily import soaked
from tests.random_games import decisions
from tools.training.student import match_of

Likely = Callable[[Any, Any, Generator], Any]
LIKELY: dict[str, Likely] = {"rococo": rococo.likely, "patisserie": patisserie.likely}
TABLES = [
    ("rococo", 2, ()),
    ("rococo", 4, tuple(expansion.key for expansion in EXPANSIONS)),
    ("patisserie", 2, (MENTOR,)),
    ("patisserie", 4, PROMOS),
]


def hands(state: Any) -> list[set[str]]:
    """Return the cards in each hand."""
    return [{*player.hand} for player in state.players]


def hired(state: Any) -> list[set[str]]:
    """Return the cards that are known to be in each hand; Rococo tells none."""
    return [{*getattr(player, "hired", ())} for player in state.players]


@pytest.mark.parametrize(("game", "players", "expansions"), TABLES)
def test_a_likely_deal_is_what_the_seat_sees(
    game: str, players: int, expansions: tuple[str, ...]
) -> None:
    """A card that was hired in this round is known to be in a hand of La Pâtisserie Rococo."""
    match, moved = match_of(game, players, expansions), 0
    for number, (state, decision) in enumerate(decisions(match, 5)):
        seen = match.look(state, frozenset({decision.seat}))
        likely = LIKELY[game](match, seen, Generator(number, "deal"))
        assert match.look(likely, seen.eyes) == seen
        assert all(known <= hand for known, hand in zip(hired(likely), hands(likely), strict=True))
        moved += hands(likely) != hands(match.deal(seen, Generator(number, "deal")))
    assert moved > 50


@pytest.mark.parametrize("deals", soaked((2, 10), [2]))
@pytest.mark.parametrize("game", GAMES)
def test_a_likely_hand_is_nearer_to_the_truth_than_any_other(game: str, deals: int) -> None:
    """In a game of players who choose their hands well."""
    match, bot, chance = match_of(game, 3), GAMES[game].players["level3"], Generator(1, "bots")
    board, likely, dealt = BotTable(match, match.start(4).state), 0, 0
    while (decision := board.decision) is not None:
        seen = match.look(board.state, frozenset({decision.seat}))
        truth = hands(board.state)
        for number in range(deals):
            name = f"deal:{decision.id}"
            one = hands(LIKELY[game](match, seen, Generator(number, name)))
            other = hands(match.deal(seen, Generator(number, name)))
            likely += sum(len(here & there) for here, there in zip(truth, one, strict=True))
            dealt += sum(len(here & there) for here, there in zip(truth, other, strict=True))
        board.answer(decision.id, bot.choose(match, seen, chance, 4000))
    assert likely > dealt
