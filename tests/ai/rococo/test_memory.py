"""Secret prestige of others: a bot estimates it from public information only."""

import pytest

from rococo_desktop.ai.arena import BotTable, play
from rococo_desktop.ai.rococo.bots import BOTS
from rococo_desktop.ai.rococo.memory import guessed, remembered
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.rococo.rulebook import LIBRARY, Rococo
from tests.rules.rococo.table import LEFT, ME, Table


def secretive() -> Table:
    """Return a table of the edition of 2013 with a neighbour who has played a card for dresses."""
    table = Table(players=3)
    table.state.edition = "original"
    table.state.round = 5
    neighbour = table.state.players[LEFT]
    neighbour.prestige = 4
    neighbour.discard.append(table.lift("level3-dresses"))
    table.turn("master")
    return table


def test_a_card_that_was_played_has_brought_what_it_brings():
    table = secretive()
    assert guessed(table.rules, table.state, LEFT) == 0
    table.rent_colors(LEFT, *["yellow", "green", "red"] * 2)
    before = table.match.codec.encode(table.state)
    assert guessed(table.rules, table.state, LEFT) == 2
    assert guessed(table.rules, table.state, ME) == 0
    assert table.match.codec.encode(table.state) == before


def test_a_card_for_money_has_brought_something():
    table = secretive()
    table.state.players[LEFT].discard.append(table.lift("level4-donation"))
    assert guessed(table.rules, table.state, LEFT) > 0


@pytest.mark.parametrize("edition", ["deluxe", "original"])
def test_the_guess_looks_like_the_view_and_does_not_know_the_truth(edition: str):
    table = secretive()
    table.state.edition = edition
    seen = table.view(ME)
    guess = remembered(table.match, seen, Generator(1))
    assert table.match.look(guess, seen.eyes) == seen
    table.state.players[LEFT].prestige = 40
    other = remembered(table.match, table.view(ME), Generator(1))
    assert (other == guess) is (edition == "original")
    assert guess.players[ME].prestige == table.me.prestige


def test_it_is_much_nearer_to_the_truth_than_none():
    match = Rococo(Setup(2, "original"), LIBRARY.load())
    board = BotTable(match, match.start(2).state)
    off = hidden = 0
    for answer in play(match, [BOTS["greedy"]] * 2, 2).answers:
        decision = board.decision
        assert decision is not None
        for seat in match.rules.people:
            prestige = board.state.players[seat].prestige
            off += abs(prestige - guessed(match.rules, board.state, seat))
            hidden += prestige
        board.answer(decision.id, answer)
    assert hidden
    assert off < hidden / 2
