"""She tailors a garment and rents it out (Deluxe, "Madame du Barry", "3. Tailor a Garment")."""

from pathlib import Path

import pytest

from rococo_desktop.rules.events import PrestigeGained
from rococo_desktop.rules.rococo.events import (
    AllHallsReached,
    DressMade,
    DressRented,
    DressSold,
    FavorClaimed,
    LivreGained,
    NotionsGained,
    ResourceDrawn,
)
from rococo_desktop.rules.rococo.expert_tailoring import KEY as EXPERT
from rococo_desktop.rules.rococo.festivity_dresses import KEY as FESTIVITY
from rococo_desktop.rules.rococo.madame_du_barry.components import MADAME
from rococo_desktop.rules.rococo.madame_du_barry.events import MadamePlaced, MadameReasoned
from tests.rules.rococo.jewelry_box.box import jewel
from tests.rules.rococo.madame_du_barry.salon import BoxSalon, Madame, Salon
from tests.rules.rococo.table import changed, space, with_hall


def with_dresses(*windows: str | None, people: int = 1) -> Salon:
    """A table with dresses in the rightmost windows, from left to right."""
    table = Salon(people)
    table.workshop(*[name and table.new_dress(name) for name in windows])
    return table


def hers(table: Madame) -> dict[str, str]:
    """Return her dresses by space."""
    return {space: dress for space, (dress, owner) in table.state.guests.items() if owner}


def taken(table: Salon, *spaces: str) -> None:
    for each in spaces:
        table.rent(0, each)


# -- which garment ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "dress"), [(1, "d"), (2, "c"), (3, "b"), (4, "a")])
def test_she_makes_the_nth_garment_from_the_right(number, dress):
    """Deluxe: "the second Garment from the right is made"."""
    table = with_dresses("a", "b", "c", "d")
    table.tailors("hall2", number=number)
    assert list(hers(table).values()) == [dress]
    assert dress not in table.state.workshop
    assert table.events_of(DressMade) == [DressMade(1, dress, "")]
    assert table.events_of(MadameReasoned) == []


@pytest.mark.parametrize(("number", "dress"), [(1, "c"), (2, "b"), (3, "a")])
def test_empty_windows_are_not_counted(number, dress):
    """Deluxe: "count only Garment tiles, not empty spaces"."""
    table = with_dresses("a", None, "b", None, "c", None)
    table.tailors("hall2", number=number)
    assert list(hers(table).values()) == [dress]


def test_of_fewer_garments_she_makes_the_dearest():
    """Deluxe: "If there are fewer Garment tiles than the card states, the Garment tile with the
    highest cost is tailored": ruling 61, the leftmost.
    """
    table = with_dresses("a", None, "b")
    table.tailors("hall2", number=4)
    assert list(hers(table).values()) == ["a"]
    assert [event.action for event in table.events_of(MadameReasoned)] == ["dearest"]


def test_it_costs_her_nothing():
    """Deluxe: "she neither pays any costs nor does she surrender any Resources"."""
    table = with_dresses("a")
    table.workshop("a", None, None, None, None)
    table.rack(next(iter(table.rules.resources)), seat=1)
    table.tailors("hall1")
    assert len(table.her.resources) == 1
    assert (table.her.livre, table.her.thread, table.her.lace) == (0, 1, 1)


def test_without_a_garment_she_gains_prestige_and_reveals_no_further_card():
    """Deluxe: "gains 3 Prestige points instead and the action is over"."""
    table = Salon()
    table.tailors("hall2")
    assert table.her.prestige == 3
    assert table.events_of(PrestigeGained) == [PrestigeGained(1, 3, "madame")]
    assert table.events_of(MadamePlaced) == []
    assert table.cards.discard == ["madame-01"]


def test_without_any_free_guest_she_gains_prestige():
    """Ruling 60: "Whenever the given action cannot be performed at all"."""
    table = with_dresses("a")
    for hall in range(1, 6):
        table.fill(hall)
    table.tailors("hall2")
    assert table.her.prestige == 3
    assert "a" in table.state.workshop
    assert table.events_of(MadamePlaced) == []


def test_it_is_always_rented_never_sold():
    table = with_dresses("a")
    table.tailors("hall4")
    assert table.events_of(DressSold) == []
    assert len(table.events_of(DressRented)) == 1


# -- where it goes ---------------------------------------------------------------------------------


@pytest.mark.parametrize("hall", [1, 2, 3, 4, 5])
def test_it_goes_into_the_hall_that_the_next_card_highlights(hall):
    """Deluxe: "Reveal one additional card ... Place the Garment into the Hall highlighted"."""
    table = with_dresses("a")
    table.tailors(f"hall{hall}")
    (place,) = hers(table)
    assert table.board.spaces[place].hall == f"hall{hall}"
    assert table.events_of(MadamePlaced) == [MadamePlaced(1, "madame-02", f"hall{hall}", "hall")]
    assert table.cards.discard == ["madame-02", "madame-01"]
    assert len(table.cards.supply) == 23


def test_a_full_hall_reveals_another_card():
    """Deluxe: "If the highlighted Hall is full, reveal another card until an area with at least one
    free space is highlighted."
    """
    table = with_dresses("a")
    table.fill(2)
    table.fill(3)
    table.tailors("hall2", "hall3", "hall5")
    (place,) = hers(table)
    assert table.board.spaces[place].hall == "hall5"
    assert [(each.hall, each.action) for each in table.events_of(MadamePlaced)] == [
        ("hall2", "full"),
        ("hall3", "full"),
        ("hall5", "hall"),
    ]
    assert table.cards.discard == ["madame-02", "madame-03", "madame-04", "madame-01"]


def test_some_card_always_has_the_last_free_hall():
    """Ruling 59: the supply is made anew as often as needed; three cards are in her hand."""
    for seed in range(20):
        table = Salon(seed=seed)
        table.workshop(table.new_dress())
        for hall in (1, 2, 3, 4):
            table.fill(hall)
        cards = MADAME.of(table.components).cards
        last = [id for id, card in cards.items() if card.hall == "hall5" and id != "madame-01"]
        for id in last[:3]:
            table.cards.supply.remove(id)
            table.cards.hand.insert(0, id)
        table.reveals("make_dress", number=1)
        (place,) = hers(table)
        assert table.board.spaces[place].hall == "hall5"


def test_without_a_card_for_the_last_free_hall_she_makes_none():
    """Ruling 60: an owner's cards may name a hall so seldom that her hand holds all of them."""
    table = with_dresses("a")
    for hall in (1, 2, 3, 4):
        table.fill(hall)
    for id in MADAME.of(table.components).cards:
        table.becomes(id, action="favor", hall="hall1", leave="none")
    table.reveals("make_dress", number=1)
    assert (table.her.prestige, hers(table), table.events_of(MadamePlaced)) == (3, {}, [])
    assert "a" in table.state.workshop


def test_the_dearest_garment_is_the_one_whose_window_costs_most():
    """Ruling 61: here an owner's windows do not fall to the right."""
    table = Salon(board=lambda board: changed(board, workshop=(2, 8, 8, 4, 0)))
    table.workshop(*[table.new_dress(name) for name in "abcde"])
    table.tailors("hall2", number=6)
    assert list(hers(table).values()) == ["b"]


HALL = (
    space("plain"),
    space("livre", kind="livre", amount=2),
    space("thread", kind="thread"),
    space("lace", kind="lace"),
    space("tile", kind="resource"),
    space("master", master=True),
    space("master-lace", master=True, kind="lace"),
)
BY_LIKING = ["master-lace", "master", "tile", "thread", "lace", "livre", "plain"]


@pytest.mark.parametrize("liked", range(len(BY_LIKING)))
def test_the_masters_guest_first_then_tile_thread_or_lace_livre(liked):
    """Deluxe: "If available, choose a Master Guest space. If multiple spaces are available, choose
    a space that shows a Bonus reward (1. Resource tile, 2. Thread or Lace, 3. Livre)"; ruling 62.
    """
    table = Salon(board=with_hall(2, spaces=HALL))
    table.workshop(table.new_dress("a"))
    taken(table, *BY_LIKING[:liked])
    table.tailors("hall2")
    assert hers(table) == {BY_LIKING[liked]: "a"}


@pytest.mark.parametrize("order", [(2, 4), (4, 2)])
@pytest.mark.parametrize("master", [False, True])
def test_of_two_guests_who_pay_livre_she_takes_the_one_who_pays_more(order, master):
    """Deluxe, "Madame du Barry", 3.1: "choose the most valuable free Guest space"; ruling 62."""
    spaces = (space(f"livre-{n}", kind="livre", amount=n, master=master) for n in order)
    table = Salon(board=with_hall(2, spaces=tuple(spaces)))
    table.workshop(table.new_dress("a"))
    table.tailors("hall2")
    assert hers(table) == {"livre-4": "a"}


@pytest.mark.parametrize("kinds", [("thread", "lace"), ("lace", "thread")])
def test_of_thread_and_lace_she_takes_the_first(kinds):
    """Ruling 62: both are number 2 of Deluxe, "Madame du Barry", 3.1."""
    table = Salon(board=with_hall(2, spaces=tuple(space(kind, kind=kind) for kind in kinds)))
    table.workshop(table.new_dress("a"))
    table.tailors("hall2")
    assert hers(table) == {kinds[0]: "a"}


def rewarded(kind: str | None, amount: int = 1) -> Salon:
    table = Salon(board=with_hall(2, spaces=(space("place", kind=kind, amount=amount),)))
    table.workshop(table.new_dress("a"))
    table.tailors("hall2")
    return table


def test_a_tile_as_a_reward_is_random_and_unseen():
    """Deluxe: "Madame du Barry gets a random, unrevealed Resource tile from the Resource bag.\""""
    table = rewarded("resource")
    (tile,) = table.her.resources
    (drawn,) = table.events_of(ResourceDrawn)
    assert drawn == ResourceDrawn(1, tile)
    hidden = drawn.seen_by(0)
    assert hidden is not None
    assert hidden.tile is None
    assert tile not in table.state.resource_bag


def test_she_gets_no_tile_out_of_an_empty_bag():
    table = Salon(board=with_hall(2, spaces=(space("place", kind="resource"),)))
    table.workshop(table.new_dress("a"))
    table.state.resource_bag = []
    table.tailors("hall2")
    assert table.her.resources == []


@pytest.mark.parametrize(("kind", "thread", "lace"), [("thread", 3, 1), ("lace", 1, 3)])
def test_thread_and_lace_as_rewards(kind, thread, lace):
    table = rewarded(kind, 2)
    assert (table.her.thread, table.her.lace) == (thread, lace)
    assert len(table.events_of(NotionsGained)) == 1


def test_she_never_gains_livre():
    """Deluxe: "She never gains any Livre.\""""
    table = rewarded("livre", 4)
    assert table.her.livre == 0
    assert table.events_of(LivreGained) == []


def test_the_all_halls_bonus_comes_at_once():
    """Deluxe: "As soon as Madame du Barry manages to be represented in each of the 5 Halls"."""
    table = with_dresses("a")
    for hall in (1, 2, 3):
        table.rent(1, table.spaces(hall)[0])
    table.decorate(1, "musician-hall4")
    table.tailors("hall5")
    assert table.state.all_halls == [1]
    assert table.events_of(AllHallsReached) == [AllHallsReached(1, 0)]


# -- garments of the other expansions --------------------------------------------------------------


def test_what_making_a_festivity_dress_brings_is_hers():
    """Ruling 67: "they gain an immediate one-time only Prestige Point Bonus"."""
    table = Salon(expansions=(FESTIVITY,))
    dress = next(
        each.id
        for each in table.rules.dresses.values()
        if each.made is not None and each.made.effect == "prestige_per_decorations"
    )
    table.decorate(1, "statue-1", "statue-2")
    table.workshop(dress)
    table.tailors("hall2")
    assert table.events_of(PrestigeGained) == [PrestigeGained(1, 2, dress)]
    assert list(hers(table).values()) == [dress]


PLAIN = with_hall(2, spaces=(space("place"),))


def rents(dress: str, table: Madame, *, leave: str = "none") -> Madame:
    """Let her rent a dress to a guest without a reward; a tile is on display."""
    table.workshop(dress)
    table.segment(table.state.resource_bag[0])
    table.tailors("hall2", leave=leave)
    assert hers(table) == {"place": dress}
    assert (table.asked, table.her.livre, table.events_of(LivreGained)) == (None, 0, [])
    return table


@pytest.mark.parametrize("dress", ["expert-depute", "expert-livre", "expert-jewelry"])
def test_what_an_expert_dress_brings_by_choice_or_in_livre_is_not_hers(dress):
    """Ruling 67: no deputing, no Livre, no jewelry beside that of her card."""
    table = BoxSalon(expansions=(EXPERT,), board=PLAIN)
    table.funded(1)
    table.display(jewel("yellow"))
    staff = sorted(table.her.supply)
    rents(dress, table)
    assert (table.her.prestige, table.her.resources, table.of(1).tiles) == (0, [], [])
    assert sorted(table.her.supply) == staff


@pytest.mark.parametrize("holder", [None, 0])
def test_the_favor_of_an_expert_dress_is_hers_if_it_is_there(holder):
    """Ruling 67: "you get the Queen's favor (if available)"; no Livre, and not her own action."""
    table = Salon(expansions=(EXPERT,), board=PLAIN)
    table.state.favor = holder
    rents("expert-favor", table)
    assert (table.state.favor, table.her.prestige) == (1 if holder is None else 0, 0)
    assert len(table.events_of(FavorClaimed)) == (holder is None)


def test_the_tile_of_an_expert_dress_is_random_like_that_of_a_guest():
    """Ruling 67: where others choose a tile on display, she draws one from the bag."""
    table = Salon(expansions=(EXPERT,), board=PLAIN)
    rents("expert-tile", table)
    (tile,) = table.her.resources
    assert table.events_of(ResourceDrawn) == [ResourceDrawn(1, tile)]


@pytest.mark.parametrize(("color", "prestige"), [("green", 2), ("blue", 0)])
def test_the_prestige_for_matching_jewelry_is_hers(color, prestige):
    """Ruling 67: "gain 2 Prestige Points if you also acquire Jewelry that matches"."""
    table = BoxSalon(expansions=(EXPERT,), board=PLAIN)
    assert table.rules.dresses["expert-match"].color == "green"
    table.funded(1)
    table.display(jewel(color))
    rents("expert-match", table, leave="suitable")
    assert table.of(1).tiles == [jewel(color)]
    assert table.her.prestige == prestige


def test_each_expert_dress_is_tested_here():
    text = Path(__file__).read_text(encoding="utf-8")
    for dress in BoxSalon(expansions=(EXPERT,)).rules.dresses.values():
        assert dress.rented is None or f'"{dress.id}"' in text, dress.id


def test_a_dress_that_needs_a_master_needs_none_of_her():
    """She tailors without an employee; "neither pays any costs"."""
    table = Salon()
    table.workshop(table.new_dress("a", master=True))
    table.tailors("hall2")
    assert hers(table) == {table.spaces(2, master=True)[0]: "a"}
