"""Income and final scoring with her (Deluxe, "Madame du Barry", "Phase 4", "End of Game")."""

import pytest

from rococo_desktop.rules.rococo.base.income import collect_income
from rococo_desktop.rules.rococo.events import LivreGained
from rococo_desktop.rules.rococo.holdings import terrace_of
from rococo_desktop.rules.rococo.score import estimate
from tests.rules.rococo.madame_du_barry.salon import BoxSalon, Salon


def collected(table: Salon, number: int, seat: int) -> None:
    table.players[seat].resources += table.state.resource_bag[:number]
    del table.state.resource_bag[:number]


@pytest.mark.parametrize(("tiles", "points"), [(0, 0), (1, 0), (2, 1), (5, 2), (12, 6)])
def test_every_two_tiles_that_she_collected_are_a_point(tiles, points):
    """Deluxe: "she scores 1 Prestige Point for every 2 Resource tiles she has collected"."""
    table = Salon()
    collected(table, tiles, seat=1)
    assert table.points("collection", seat=1) == points


def test_nobody_else_scores_tiles():
    table = Salon()
    collected(table, 6, seat=0)
    assert table.points("collection") == 0


def test_she_collects_no_income():
    """Deluxe: "Madame du Barry does not collect any income"."""
    table = Salon()
    table.decorate(1, "fountain-upper-1", "fountain-lower-1")
    table.run(collect_income)
    assert table.her.livre == 0
    assert {event.seat for event in table.events_of(LivreGained)} == {0}


def test_alone_nobody_scores_second_places():
    """The special rule for 2 players holds: she is the second of them."""
    table = Salon()
    for space in table.spaces(2)[:2]:
        table.rent(1, space)
    table.rent(0, table.spaces(2)[2])
    assert table.points("halls", seat=1) == table.hall(2).first
    assert table.points("halls") == 0


def test_against_two_she_is_the_third_player():
    """Ruling 65: second places score."""
    table = Salon(2)
    for space in table.spaces(2)[:2]:
        table.rent(0, space)
    table.rent(2, table.spaces(2)[2])
    assert table.points("halls", seat=2) == table.hall(2).second > 0


def test_she_scores_like_any_player():
    """Deluxe: "participates in the final scoring as any normal player would": favor, fireworks,
    statues, crown cards, tokens.
    """
    table = Salon()
    table.state.favor = 1
    table.her.prestige = 7
    table.decorate(1, "fireworks-1", "statue-1", "musician-hall1")
    table.rent_colors(1, "yellow", "red", "green", "blue")
    table.staff("level6-couples", "master", seat=1)
    items = {item.item: item.points for item in table.sheet(1).items}
    assert items["prestige"] == 7
    assert items["favor"] == 3
    assert items["fireworks"] > 0
    assert items["statues"] == 8
    assert items["employees"] == 4
    assert items["dresses"] == 8


def test_her_dresses_move_to_the_balcony_as_is_best_for_her():
    """Deluxe: "which you'll do in her stead to give her the most Prestige Points possible"."""
    table = Salon()
    low, high = table.spaces(1)[0], table.spaces(1, master=True)[0]
    table.rent(1, low, table.new_dress("low", prestige=2))
    table.rent(1, high, table.new_dress("high", prestige=4))
    table.decorate(1, "fireworks-1", "fireworks-3")
    assert terrace_of(table.rules, table.state, 1) == {"fireworks-3": high, "fireworks-1": low}


@pytest.mark.parametrize(("hers", "winners"), [(4, (0,)), (5, (1,)), (6, (1,))])
def test_she_wins_a_tie(hers, winners):
    """Deluxe: "In the case of a tie, Madame du Barry wins, of course!" Money breaks no tie with
    her.
    """
    table = Salon()
    table.me.prestige, table.her.prestige = 5, hers
    table.me.livre = 9
    assert table.score().winners == winners


@pytest.mark.parametrize(
    ("totals", "winners"), [((5, 5, 5), (2,)), ((5, 5, 4), (0, 1)), ((5, 6, 6), (2,))]
)
def test_she_wins_ties_against_several(totals, winners):
    table = Salon(2)
    for player, total in zip(table.players, totals, strict=True):
        player.prestige, player.livre = total, 0
    assert table.score().winners == winners


def test_an_estimate_tells_nothing_of_her_secret_graduate():
    """Deluxe: "Secretly add 1 random card": what it will bring is not known before the end."""
    table = BoxSalon()
    table.give_her_a_secret_crown()
    assert table.points("employees", seat=1) == 2
    for viewer in (0, None):
        found = estimate(table.rules, table.state, table.view(viewer))[1]
        assert {item.item: item.points for item in found.items}["employees"] == 0
        assert found.total == table.sheet(1).total - 2
