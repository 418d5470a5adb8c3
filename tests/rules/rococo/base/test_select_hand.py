"""Phase 2 (2013, "Phase 2: Select 3 hand cards"; Deluxe, "Phase 2: Select 3 Employee Cards")."""

import pytest

from rococo_desktop.rules.events import CardTaken
from rococo_desktop.rules.rococo.base.select_hand import SelectHand, select_hands
from rococo_desktop.rules.rococo.events import SupplyTurned
from tests.rules.rococo.table import LEFT, ME, RIGHT, Table


def deck(table: Table, supply: int, discard: int, seat: int = ME) -> tuple[list[str], list[str]]:
    """Give the player this many cards in the supply and on the discard pile, and no others."""
    table.staff_of(supply + discard, seat)
    someone = table.players[seat]
    someone.supply, someone.discard = someone.supply[:supply], someone.supply[supply:]
    return list(someone.supply), list(someone.discard)


def test_three_of_the_supply_are_chosen_one_by_one():
    """Ruling 6; Deluxe, "Phase 2": any three cards of the supply, the rest goes back."""
    table = Table()
    a, b, c, d, e = deck(table, 5, 0)[0]
    table.ask(SelectHand(ME))
    assert (table.asked, table.options) == ("select_card", (a, b, c, d, e))
    table.answer(d)
    assert table.options == (a, b, c, e)
    table.answer(a, e)
    assert table.asked is None
    assert (table.me.hand, table.me.supply) == ([d, a, e], [b, c])


def test_exactly_three_cards_are_taken_and_the_discard_pile_is_not_turned():
    """Deluxe, "Beginning with the second round": no choice, and the supply stays empty."""
    table = Table()
    supply, discard = deck(table, 3, 4)
    table.ask(SelectHand(ME))
    assert table.asked is None
    assert (table.me.hand, table.me.supply, table.me.discard) == (supply, [], discard)
    assert table.events_of(SupplyTurned) == []


@pytest.mark.parametrize("left", [0, 1, 2])
def test_fewer_than_three_are_all_taken_and_the_discard_pile_becomes_the_supply(left):
    """Deluxe, "Beginning with the second round": 0, 1 or 2 cards in the supply."""
    table = Table()
    supply, discard = deck(table, left, 5)
    table.ask(SelectHand(ME))
    assert table.me.hand == supply
    assert (table.me.supply, table.me.discard) == (discard, [])
    assert table.options == tuple(discard)
    assert table.events_of(SupplyTurned) == [SupplyTurned(ME)]
    table.answer(*discard[: 3 - left])
    assert table.asked is None
    assert table.me.hand == [*supply, *discard[: 3 - left]]
    assert table.me.supply == discard[3 - left :]


def test_the_supply_is_turned_but_never_shuffled():
    """Deluxe, "Phase 2", note: you never have to shuffle your supply."""
    table = Table()
    _, discard = deck(table, 0, 6)
    table.ask(SelectHand(ME))
    assert table.me.supply == discard
    assert table.state.streams.keys() <= {"employees", "resources", "dresses", "start_player"}


def test_a_deck_of_four_is_played_in_turns():
    """2013, "Phase 2": with four cards one stays, and it must be taken first in the next round."""
    table = Table()
    a, b, c, d = deck(table, 4, 0)[0]
    table.ask(SelectHand(ME))
    table.answer(a, b, c)
    table.me.hand, table.me.discard = [], [a, b, c]
    table.ask(SelectHand(ME))
    assert table.me.hand == [d]
    assert table.options == (a, b, c)


def test_all_players_select_the_start_player_first():
    """Ruling 6: everybody at the same time and in secret, so the order matters to nobody."""
    table = Table()
    table.state.start_player = LEFT
    table.run(select_hands)
    asked = []
    while table.state.pending is not None:
        asked.append(table.state.pending.seat)
        table.answer(table.options[0])
    assert asked == [LEFT] * 3 + [RIGHT] * 3 + [ME] * 3
    assert all(len(player.hand) == 3 for player in table.players)


def test_only_the_player_knows_which_cards_were_taken():
    """Deluxe, "Phase 2": secretly selects; forced cards too go to the hand unseen (ruling 7)."""
    table = Table()
    (a, b), _ = deck(table, 2, 5)
    table.ask(SelectHand(ME))
    table.answer(table.options[0])
    taken = table.events_of(CardTaken)
    assert [event.card for event in taken[:2]] == [a, b]
    assert all(event.seen_by(ME) == event for event in taken)
    assert [event.seen_by(LEFT) for event in taken] == [CardTaken(ME, None)] * 3
    assert [event.seen_by(None) for event in taken] == [CardTaken(ME, None)] * 3
