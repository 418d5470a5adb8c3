"""Set-up (Deluxe, "Jewelry Box Expansion", "Setup")."""

import pytest

from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.rococo.base.set_up import STREAMS
from rococo_desktop.rules.rococo.jewelry_box.components import BOX, KEY, TILES
from rococo_desktop.rules.rococo.jewelry_box.slots import BOARD, JOURNEYMAN, OWN
from rococo_desktop.rules.rococo.rulebook import LIBRARY, Rococo
from tests.rules.rococo.jewelry_box.box import EXTRA, PRICES


def started(players: int = 3, seed: int = 1, *expansions: str):
    return Rococo(Setup(players, expansions=expansions), LIBRARY.load()).start(seed).state


def with_box(players: int = 3, seed: int = 1):
    return started(players, seed, KEY)


EMPLOYEES = Rococo(Setup(3, expansions=(KEY,)), LIBRARY.load()).rules.employees


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_24_jewelry_tiles_are_in_the_bag_and_the_display(players):
    """Deluxe, "Jewelry Box", "Setup": the 24 tiles are mixed in their bag; E) fills the display."""
    board = BOARD.of(with_box(players))
    assert len(board.display) == len(PRICES)
    assert None not in board.display
    assert len({*board.bag, *board.display}) == TILES
    assert board.removed == []
    assert board.bag != BOARD.of(with_box(players, 2)).bag


def test_all_markers_begin_in_the_journeyman_start_area():
    """Deluxe, "Jewelry Box", "Setup": one Trademark token each in the Journeyman start area."""
    for player in with_box().players:
        own = OWN.of(player)
        assert (own.examination, own.tasks, own.masters, own.tiles) == (JOURNEYMAN, [], 0, [])


@pytest.mark.parametrize(
    ("level", "type_", "pile"), [(2, "journeyman", "journeymen"), (5, "master", "masters")]
)
def test_two_of_eleven_are_in_the_stack_and_nine_in_the_deck(level, type_, pile):
    """Deluxe, "Jewelry Box", "Setup": of 2 old and 9 new cards, 2 drawn ones go to the stack."""
    drawn = set()
    for seed in range(20):
        state = with_box(seed=seed)
        of_level = [card for card in state.employee_stack if EMPLOYEES[card].level == level]
        deck = getattr(BOARD.of(state), pile)
        assert len(of_level) == 4
        assert sum(EMPLOYEES[card].type == type_ for card in of_level) == 2
        assert len(deck) == 9
        eleven = {*deck, *(card for card in of_level if EMPLOYEES[card].type == type_)}
        assert eleven == {
            card.id for card in EMPLOYEES.values() if (card.level, card.type) == (level, type_)
        }
        drawn |= eleven - {*deck}
    assert {EMPLOYEES[card].set for card in drawn} == {"base", KEY}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_is_dealt_a_specialised_apprentice_and_the_rest_is_in_the_box(players):
    """Deluxe, "Jewelry Box", "Setup": 1 of the 10 each, not yet in the staff; excess to the box."""
    state = with_box(players)
    dealt = [OWN.of(player).specialist for player in state.players]
    assert len({*dealt, *BOARD.of(state).box}) == 10
    assert len(dealt) == players
    for player in state.players:
        assert len(player.staff()) == 5
        assert not {*player.staff()} & {*BOX.of(LIBRARY.load().playing([KEY], [])).conditions}


def test_the_base_games_streams_of_chance_are_left_alone():
    """An old seed has the same dresses and tiles and the same employees of the other levels."""
    with_, without = with_box(), started()
    for name in ("workshop", "dress_bag", "resource_bag", "warehouse", "start_player"):
        assert getattr(with_, name) == getattr(without, name)

    def of_others(state):
        cards = [card for card in state.hire if card] + state.employee_stack[::-1]
        return [card for card in cards if EMPLOYEES[card].level not in (2, 5)]

    assert of_others(with_) == of_others(without)
    assert {name: with_.streams[name] for name in STREAMS} == without.streams
    assert with_.streams.keys() - without.streams.keys() == {KEY}


def test_28_cards_of_which_the_rulebook_tells_everything():
    """Deluxe, "Jewelry Box", "Components": 9 Journeymen II, 9 Masters V, 10 Apprentices."""
    kinds = [(card.level, card.type) for card in EXTRA.employees.values()]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        (2, "journeyman"): 9,
        (5, "master"): 9,
        (0, "apprentice"): 10,
    }
