"""The bonuses of the new Journeymen and Masters (Deluxe, "New Journeyman/Master Bonuses")."""

from pathlib import Path

import pytest

from rococo_desktop.rules.events import BonusUsed, PrestigeGained
from rococo_desktop.rules.rococo.components.bonuses import Acquire, GainLivre, SilkColor
from rococo_desktop.rules.rococo.components.models import Silk
from rococo_desktop.rules.rococo.events import DressSold, LivreGained, SupplyTurned
from rococo_desktop.rules.rococo.jewelry_box.events import BonusCopied, EmployeeShown
from rococo_desktop.rules.rococo.jewelry_box.examinations import COMMON_SILK, GOWN, RARE_SILK
from rococo_desktop.rules.rococo.jewelry_box.slots import MASTER
from tests.rules.rococo.jewelry_box.box import EXTRA, BoxTable
from tests.rules.rococo.table import LEFT, ME, RIGHT

PURSE = GainLivre(effect="gain_livre", amount=2)
SUPPLY, COPY = "new-journeyman-supply", "new-journeyman-copy"


def played(table: BoxTable, card: str) -> BoxTable:
    """The card is played and its main action forfeited; its bonus may be asked about now."""
    table.turn(card, "forfeit")
    return table


def gains(table: BoxTable, card: str) -> tuple[int, int]:
    """Return the Livre and the prestige that the card's bonus brings; (0, 0) if it is not asked."""
    table.me.livre = table.me.prestige = 0
    if played(table, card).asked == "use_bonus":
        table.answer("use")
    for kind, amount in ((LivreGained, table.me.livre), (PrestigeGained, table.me.prestige)):
        assert table.events_of(kind) == ([kind(ME, amount, card)] if amount else [])
    return table.me.livre, table.me.prestige


# -- Journeymen ------------------------------------------------------------------------------------


def with_supply(*cards: str) -> BoxTable:
    table = BoxTable()
    table.staff(*cards)
    table.me.livre = 0
    return table


def test_an_employee_of_the_supply_is_discarded_and_lends_the_bonus():
    """Deluxe, 1: choose 1 of your facedown supply, faceup on the discard pile; use its Bonus."""
    table = with_supply()
    table.me.supply = [table.new_card("purse", type="apprentice", bonus=PURSE), "master"]
    played(table, SUPPLY).answer("use")
    assert (table.asked, table.options) == ("use_from_supply", ("purse", "master"))
    table.answer("purse")
    assert (table.asked, table.options) == ("use_bonus", ("use", "forfeit"))
    table.answer("use")
    assert table.me.livre == 2
    assert table.me.supply == ["master"]
    assert table.me.discard == ["purse", SUPPLY]
    assert table.events_of(EmployeeShown) == [EmployeeShown(ME, "purse")]


def test_the_bonus_of_the_supply_may_be_forfeited():
    """Deluxe, Phase 3: you may always choose to forfeit the Bonus action."""
    table = with_supply()
    table.me.supply = [table.new_card("purse", type="apprentice", bonus=PURSE)]
    played(table, SUPPLY).answer("use", "purse", "forfeit")
    assert table.me.livre == 0
    assert table.me.discard == ["purse", SUPPLY]


def test_an_employee_of_the_supply_without_a_bonus_is_discarded_all_the_same():
    """Deluxe, 1: choose 1 Employee, whoever it is."""
    table = with_supply("master")
    played(table, SUPPLY).answer("use", "master")
    assert table.me.discard == ["master", SUPPLY]
    assert table.asked is None


def test_of_an_empty_supply_the_discard_pile_is_turned_over():
    """Ruling 70; Deluxe, "Phase 2", Important: when you need to select a card and it is empty."""
    table = with_supply()
    table.me.discard = ["master", table.new_card("purse", type="apprentice", bonus=PURSE)]
    played(table, SUPPLY).answer("use")
    assert table.events_of(SupplyTurned) == [SupplyTurned(ME)]
    assert (table.options, table.me.discard) == (("master", "purse"), [])
    table.answer("purse", "use")
    assert table.me.livre == 2
    assert (table.me.supply, table.me.discard) == (["master"], ["purse", SUPPLY])


def test_a_supply_that_is_not_empty_is_not_turned_over():
    """Ruling 70; Deluxe, "Phase 2": never before that moment."""
    table = with_supply("start-journeyman")
    table.me.discard = ["master"]
    played(table, SUPPLY).answer("use")
    assert (table.options, table.me.discard) == (("start-journeyman",), ["master"])
    assert table.events_of(SupplyTurned) == []


def test_without_supply_and_discards_there_is_nothing_to_use():
    """Ruling 9: the bonus is not asked about."""
    assert played(with_supply(), SUPPLY).asked is None


@pytest.mark.parametrize("place", ["supply", "discard"])
def test_who_is_leaving_is_not_selected(place):
    """Ruling 70: who is deputed is on the way out, and turns nobody else's discard pile."""
    deputer = deputing_with_bonus()
    table = with_supply()
    table.staff_of(4)
    table.me.hand, table.me.supply = table.me.supply, []
    getattr(table.me, place).append(table.lift(SUPPLY))
    table.turn(deputer, "forfeit", "use", SUPPLY)
    assert table.asked == "play_card"
    assert table.events_of(SupplyTurned) == []


@pytest.mark.parametrize("place", ["supply", "discard"])
def test_who_is_leaving_selects_among_the_others(place):
    """Ruling 70: the deputed card does not stand in its own way."""
    deputer = deputing_with_bonus()
    table = with_supply()
    table.staff_of(4)
    table.me.hand, table.me.supply = table.me.supply[1:], []
    table.me.discard = ["staff-0"]
    getattr(table.me, place).append(table.lift(SUPPLY))
    table.turn(deputer, "forfeit", "use", SUPPLY, "use")
    assert (table.asked, table.options) == ("use_from_supply", ("staff-0",))
    table.answer("staff-0")
    assert table.state.removed == [SUPPLY]
    assert table.me.discard == ["staff-0", deputer]


def test_the_further_action_of_the_supply_counts_for_the_tasks_of_its_employee():
    """Ruling 49: an Apprentice's acquire action fulfils an Apprentice's task."""
    table = with_supply()
    table.me.supply = ["shopper"]
    table.new_card("shopper", type="apprentice", bonus=Acquire(effect="acquire"))
    table.segment(table.new_tile("tile", Silk(red=1)))
    played(table, SUPPLY).answer("use", "shopper", "use", "tile", "silk")
    assert table.own.tasks == [RARE_SILK]


def opponents(left: str | None = None, right: str | None = None) -> BoxTable:
    """The opponents' discard piles end with these cards."""
    table = BoxTable()
    table.me.livre = 0
    for seat, top in ((LEFT, left), (RIGHT, right)):
        if top:
            table.players[seat].discard = ["master", top]
    return table


def test_the_bonus_on_top_of_an_opponents_discard_pile_is_copied():
    """Deluxe, 2: just as if you had played that Employee yourself."""
    table = opponents("level1-purse", "level2-decorations")
    table.decorate_any(ME, 2)
    table.decorate_any(RIGHT, 3)
    played(table, COPY).answer("use")
    assert (table.asked, table.options) == ("copy_bonus", ("level1-purse", "level2-decorations"))
    table.answer("level2-decorations")
    assert (table.me.prestige, table.me.livre) == (1, 0)
    assert table.events_of(BonusCopied) == [BonusCopied(ME, "level2-decorations")]
    assert table.events_of(BonusUsed) == [BonusUsed(ME, COPY)]
    assert table.players[RIGHT].discard == ["master", "level2-decorations"]


def test_neither_the_own_pile_nor_a_card_below_the_top_is_copied():
    """Deluxe, 2: lying on top of one opponent's discard pile."""
    table = BoxTable()
    table.me.discard = ["level1-purse"]
    table.players[LEFT].discard = ["level1-purse", "master"]
    assert played(table, COPY).asked is None


def test_a_bonus_that_would_do_nothing_and_a_crown_are_not_copied():
    """Ruling 9; Deluxe, "Phase 3": a crown provides no Bonus during play."""
    assert played(opponents("level2-decorations", "level6-couples"), COPY).asked is None


def test_the_same_base_card_of_two_opponents_is_one_choice():
    """Equal cards lend the same bonus."""
    table = opponents("start-journeyman", "start-journeyman")
    played(table, COPY).answer("use")
    assert table.options == ("start-journeyman",)


def test_copying_is_not_copied():
    """Ruling 48: else two of them could copy one another for ever."""
    assert played(opponents(COPY), COPY).asked is None


def test_a_copied_bonus_uses_what_is_ones_own():
    """Deluxe, 2: as if you had played it; here one's own supply and staff."""
    table = opponents(SUPPLY)
    table.staff("level1-purse")
    table.me.livre = 0
    played(table, COPY).answer("use", SUPPLY, "level1-purse", "use")
    assert table.me.livre == 1
    assert table.me.discard == ["level1-purse", COPY]


def test_a_copied_deputing_bonus():
    """Deluxe, 2: of one's own staff, the copying card included (as for the copied card itself)."""
    (deputer,) = (
        card.id
        for card in BoxTable().rules.employees.values()
        if card.bonus and card.bonus.effect == "depute_for_livre"
    )
    table = opponents(deputer)
    table.staff_of(5)
    table.me.livre = 0
    played(table, COPY).answer("use", deputer)
    assert COPY in table.options
    table.answer(COPY)
    assert (table.me.livre, table.state.removed) == (5, [COPY])


def deputing_with_bonus() -> str:
    """Return the level I card that deputes somebody with the bonus."""
    (deputer,) = (
        card.id
        for card in BoxTable().rules.employees.values()
        if card.bonus and card.bonus.effect == "depute_with_bonus"
    )
    return deputer


def test_a_copied_bonus_deputes_the_copying_card_with_its_bonus():
    """Ruling 50: Deluxe, 2: as if the copied employee had been played."""
    deputer = deputing_with_bonus()
    table = opponents(deputer, "level1-purse")
    table.staff_of(5)
    table.me.livre = 0
    played(table, COPY).answer("use", deputer, COPY)
    assert table.asked == "use_bonus"
    table.answer("use", "level1-purse")
    assert (table.me.livre, table.state.removed) == (1, [COPY])
    assert table.asked is None


@pytest.mark.parametrize(("type_", "tasks"), [("apprentice", [COMMON_SILK]), ("journeyman", [])])
def test_a_copied_action_counts_as_done_by_the_copied_employee(type_, tasks):
    """Ruling 49: as if one had played that employee, an Apprentice or not."""
    table = opponents("shopper")
    table.new_card("shopper", type=type_, bonus=Acquire(effect="acquire"))
    table.segment(table.new_tile("tile", Silk(green=1)))
    played(table, COPY).answer("use", "shopper", "tile", "silk")
    assert table.own.tasks == tasks


@pytest.mark.parametrize("number", [0, 1, 3, 5])
def test_livre_for_each_hall_in_which_one_is_represented(number):
    """Deluxe, 3: 1 Livre per Hall, by a Garment or a Decoration."""
    table = BoxTable()
    for hall in range(1, number + 1):
        if hall % 2:
            table.rent(ME, table.spaces(hall)[0])
        else:
            table.decorate(ME, table.hall(hall).musician.id)
    table.rent(LEFT, table.spaces(5)[-1])
    if number:
        table.decorate(ME, table.hall(1).musician.id)
    assert gains(table, "new-journeyman-halls") == (number, 0)


@pytest.mark.parametrize(("staff", "livre"), [(4, 6), (5, 5), (6, 4), (7, 2), (8, 2), (11, 2)])
def test_livre_by_the_size_of_the_staff_the_smaller_the_better(staff, livre):
    """Deluxe, 4: 4 cards 6, 5 cards 5, 6 cards 4, 7 or more 2 Livre."""
    table = BoxTable()
    table.staff_of(staff - 1)
    assert gains(table, "new-journeyman-staff") == (livre, 0)


@pytest.mark.parametrize(("number", "livre"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6), (5, 6)])
def test_livre_for_every_two_decorations(number, livre):
    """Deluxe, 5: 3 Livre for each set of 2; not the All Halls Bonus."""
    table = BoxTable()
    table.decorate_any(ME, number)
    table.decorate_any(LEFT, 2)
    table.state.all_halls = [ME]
    assert gains(table, "new-journeyman-decorations") == (livre, 0)


SELL = "new-journeyman-sell"


def tailor(*, master: bool = False, value: int = 12) -> BoxTable:
    table = BoxTable()
    table.me.livre = 0
    table.workshop(table.new_dress(master=master, value=value))
    table.rack(table.new_tile("silk", Silk(yellow=1)))
    return table


def test_one_more_dress_which_must_be_sold():
    """Deluxe, 6: whatever the Main action; sold for its value; also 1 Prestige Point."""
    table = tailor()
    table.own.examination = MASTER
    played(table, SELL).answer("use", "dress")
    assert table.asked is None
    assert (table.me.livre, table.me.prestige) == (12, 1)
    assert table.events_of(DressSold) == [DressSold(ME, "dress")]
    assert table.state.guests == {}
    assert table.own.tasks == [GOWN]


def test_no_dress_that_needs_a_master_and_none_that_cannot_be_paid():
    """Deluxe, 6: no Master Garment; ruling 9: then the bonus is not asked about."""
    assert played(tailor(master=True), SELL).asked is None
    table = tailor()
    table.me.resources = []
    assert played(table, SELL).asked is None
    assert table.me.prestige == 0


def test_a_dress_that_is_never_sold_is_not_made():
    """Deluxe, "Festivity Dresses": they can never be sold."""
    table = tailor()
    dress = table.components.dresses["dress"]
    table.components.dresses["dress"] = dress.model_copy(update={"sellable": False})
    assert played(table, SELL).asked is None


@pytest.mark.parametrize(
    ("numbers", "most"),
    [((), 0), ((1,), 0), ((2, 1), 1), ((1, 2, 2), 1), ((1, 4, 3), 2), ((5,), 2)],
)
def test_prestige_for_every_two_dresses_in_one_hall(numbers, most):
    """Ruling 47; Deluxe, 7: choose 1 Hall. The best one is chosen."""
    table = BoxTable(5)
    for hall, number in enumerate(numbers, 1):
        for space in [*table.spaces(hall), *table.spaces(hall, master=True)][:number]:
            table.rent(ME, space)
    assert sum(owner == ME for _, owner in table.state.guests.values()) == sum(numbers)
    table.decorate(ME, table.hall(1).musician.id)
    assert gains(table, "new-journeyman-hall") == (0, most)


@pytest.mark.parametrize(
    ("colors", "livre"),
    [("", 0), ("g", 0), ("gb", 3), ("ggyr", 3), ("gggb", 6), ("yryr", 0)],
)
def test_livre_for_every_two_rings(colors, livre):
    """Deluxe, 8: 3 Livre for each set of 2 rings, of any color."""
    assert gains(with_jewelry(colors), "new-journeyman-rings") == (livre, 0)


@pytest.mark.parametrize(
    ("colors", "points"), [("", 0), ("gb", 0), ("ygr", 1), ("ygrbb", 1), ("ygrbby", 2)]
)
def test_prestige_for_every_three_jewelry_tiles(colors, points):
    """Deluxe, 9: 1 Prestige Point for every 3 Jewelry tiles you own."""
    assert gains(with_jewelry(colors), "new-journeyman-jewelry") == (0, points)


def with_jewelry(colors: str) -> BoxTable:
    """The player has jewelry of these colors, and somebody else some too."""
    table = BoxTable()
    names = {"y": "yellow", "g": "green", "r": "red", "b": "blue"}
    table.gain(*(names[color] for color in colors))
    table.gain("yellow", "green", "blue", seat=LEFT)
    return table


# -- Masters ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("numbers", "livre"), [((), 0), ((1,), 2), ((2, 1), 4), ((1, 3), 6)])
def test_livre_for_each_dress_in_one_hall(numbers, livre):
    """Ruling 47; Deluxe, 1: choose 1 Hall. The best one is chosen."""
    table = BoxTable(5)
    for hall, number in enumerate(numbers, 1):
        for space in [*table.spaces(hall), *table.spaces(hall, master=True)][:number]:
            table.rent(ME, space)
    table.rent(LEFT, table.spaces(5)[0])
    assert gains(table, "new-master-hall") == (livre, 0)


@pytest.mark.parametrize(
    ("colors", "points"),
    [
        (("yellow", "yellow"), 0),
        (("yellow", "red"), 1),
        (("yellow", "red", "red", "red"), 1),
        (("yellow", "yellow", "red", "red"), 2),
        (("green", "blue"), 0),
    ],
)
def test_prestige_for_each_pair_of_gowns(colors: tuple[SilkColor, ...], points: int):
    """Deluxe, 2: each pair of blue and green gowns (2013: yellow and red), wherever they are."""
    table = BoxTable()
    table.rent_colors(ME, *colors)
    table.rent_colors(LEFT, "yellow", "red")
    assert gains(table, "new-master-gowns") == (0, points)


@pytest.mark.parametrize(("number", "livre"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6)])
def test_livre_for_every_two_dresses_on_master_spaces(number, livre):
    """Deluxe, 3: 3 Livre for every set of 2 on Master Guest spaces."""
    table = BoxTable()
    spaces = [space for hall in range(1, 6) for space in table.spaces(hall, master=True)]
    for space in spaces[:number]:
        table.rent(ME, space)
    table.rent(ME, table.spaces(2)[0])
    assert gains(table, "new-master-spaces") == (livre, 0)


@pytest.mark.parametrize(
    ("colors", "livre"), [("", 0), ("y", 0), ("yb", 3), ("ybr", 3), ("ybrg", 6)]
)
def test_livre_for_every_two_jewelry_tiles(colors, livre):
    """Deluxe, 4: 3 Livre for every 2 Jewelry tiles you own."""
    assert gains(with_jewelry(colors), "new-master-jewelry") == (livre, 0)


@pytest.mark.parametrize(
    ("colors", "livre"),
    [((), 9), (("red",), 5), (("blue",), 4), (("red", "blue"), 0), (("yellow", "green"), 9)],
)
def test_livre_without_a_red_dress_and_without_a_blue_coat(
    colors: tuple[SilkColor, ...], livre: int
):
    """Deluxe, 5: 4 Livre without green gowns, 5 without orange coats (2013: red, blue); or both."""
    table = BoxTable()
    table.rent_colors(ME, *colors)
    table.rent_colors(LEFT, "red", "blue")
    assert gains(table, "new-master-colors") == (livre, 0)


def test_every_new_journeyman_and_master_is_tested_here_or_scores_at_the_end():
    text = Path(__file__).read_text(encoding="utf-8")
    crowns = {card.id for card in EXTRA.employees.values() if card.scoring}
    assert len(crowns) == 4
    for card in EXTRA.employees.values():
        assert card.level == 0 or card.id in crowns or f'"{card.id}"' in text, card.id
