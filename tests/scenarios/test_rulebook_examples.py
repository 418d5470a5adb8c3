"""The worked examples of the rulebooks, each as a test that cites its section."""

from rococo_desktop.rules.rococo.base.income import collect_income
from rococo_desktop.rules.rococo.base.select_hand import SelectHand
from rococo_desktop.rules.rococo.components.models import Notions, Silk
from tests.rules.rococo.table import ME, Table, changed, decoration, space, with_hall

MIKE, EVE, GEORGE = ME, 1, 2


def test_selecting_a_hand_with_two_cards_left():
    """2013, "Phase 2", example; Deluxe, "Phase 2", example: Eve has 2 cards in her supply.

    She takes both, turns her discard pile into the new supply and selects any one card of it.
    """
    table = Table()
    table.staff_of(6)
    supply, discard = table.me.supply[:2], table.me.supply[2:]
    table.me.supply, table.me.discard = list(supply), list(discard)
    table.ask(SelectHand(ME))
    assert table.me.hand == supply
    assert (table.me.supply, table.me.discard) == (discard, [])
    assert table.options == tuple(discard)
    table.answer(discard[2])
    assert table.me.hand == [*supply, discard[2]]
    assert table.me.supply == [discard[0], discard[1], discard[3]]
    assert table.asked is None


def test_2_livre_for_a_tile_of_three():
    """2013, "2. Acquire Resources", example; Deluxe, "2. Acquire Resources", example.

    Mike plays an Apprentice for a tile with 2 green (Deluxe: pink) bales while 3 tiles are in its
    segment. He pays 2 Livre, could take a thread or a lace, and keeps the silk.
    """
    table = Table(4)
    green = table.tile(Silk(green=2), "choose")
    assert table.components.resources[green].notions == Notions(mode="choose", thread=1, lace=1)
    table.segment(*table.state.resource_bag[:2], green)
    table.turn("apprentice", "acquire", green)
    assert table.me.livre == 15 - 2
    assert table.options == ("silk", "thread", "lace")
    table.answer("silk")
    assert table.me.resources == [green]


def test_the_yellow_dress_with_three_yellow_silk_and_a_lace():
    """2013, "3. Make a Dress", example; Deluxe, "3. Tailor a Garment", example.

    Mike plays a Master, pays 4 Livre for the window, 1 lace, and 2 tiles with 3 yellow bales; the
    red one that is too much is lost.
    """
    table = Table()
    (dress,) = (
        each.id
        for each in table.components.dresses.values()
        if (each.silk, each.thread, each.lace, each.master) == (Silk(yellow=3), 0, 1, True)
    )
    window = table.board.workshop.index(4)
    table.state.workshop[window] = table.lift(dress)
    yellow, mixed = table.tile(Silk(yellow=2)), table.tile(Silk(yellow=1, red=1))
    table.rack(yellow, mixed)
    table.turn("journeyman")
    assert "make_dress" not in table.options
    table.answer("forfeit")
    table.turn("master", "make_dress", dress)
    assert table.me.livre == 15 - 4
    assert (table.me.thread, table.me.lace) == (1, 0)
    assert table.me.resources == []
    assert table.state.resource_discard == [yellow, mixed]
    assert table.asked == "place_dress"


def test_hiring_for_3_livre():
    """2013, "4. Hire a new Employee", example.

    Mike plays a Master to hire a Journeyman while 3 cards are displayed. He pays 3 Livre and takes
    the card into his hand.
    """
    table = Table()
    hired = table.new_card("hired", type="journeyman")
    table.for_hire(hired, *table.state.employee_stack[-2:])
    table.turn("master", "hire", hired)
    assert table.me.livre == 15 - 3
    assert table.me.hand == [hired]


def test_a_decoration_for_10_livre():
    """2013, "6. Fund a Decoration", example: Mike pays 10 Livre and places a marker."""
    table = Table()
    space = next(each.id for each in table.board.decorations.values() if each.cost == 10)
    table.turn("apprentice", "fund", space)
    assert table.me.livre == 5
    assert table.state.decorations == {space: MIKE}


def test_incomes_of_5_8_and_9_livre():
    """2013, "Phase 4: Collect income", example; Deluxe, "Phase 4: Collect Income", example.

    George has no marker in the fountain (Deluxe: kitchen): 5. Eve is in the lower row (right side)
    and has 3 dresses: 5 + 3. Mike is in both, has 3 decorations with these two, and 1 dress:
    5 + 3 + 1.
    """
    table = Table()
    board = table.board
    table.rent_colors(GEORGE, "red", "green")
    table.decorate(EVE, board.fountain_lower[0].id)
    table.rent_colors(EVE, "yellow", "green", "blue")
    table.decorate(MIKE, board.fountain_upper[0].id, board.fountain_lower[1].id)
    table.decorate(MIKE, board.statues[0].id)
    table.rent_colors(MIKE, "yellow")
    before = [player.livre for player in table.players]
    table.run(collect_income)
    gained = [player.livre - old for player, old in zip(table.players, before, strict=True)]
    assert gained == [9, 8, 5]


def test_the_tied_hall():
    """2013, "Majority in each of the 5 halls", example.

    Eve and George have equally many dresses in a hall worth 3 and 1; Eve has one on a Master guest
    space and George none. Eve gets 3 points and George 1.
    """
    guests = tuple(space(f"s{i}", "hall3") for i in range(4))
    hall = with_hall(3, first=3, second=1, spaces=(space("m", "hall3", master=True), *guests))
    table = Table(board=hall)
    table.rent(EVE, "m")
    table.rent(EVE, "s0")
    table.rent(GEORGE, "s1")
    table.rent(GEORGE, "s2")
    table.rent(MIKE, "s3")
    assert [table.points("halls", seat) for seat in (EVE, GEORGE, MIKE)] == [3, 1, 0]


def test_the_fireworks():
    """2013, "Majority in the Fireworks", example.

    George has the most markers and gets 6 points. Mike and Eve are tied behind him; Mike's marker
    is on a space with a higher monetary value, so he gets 2.
    """
    table = Table(3)
    spaces = [each.id for each in table.board.fireworks.spaces]
    table.decorate(GEORGE, spaces[0], spaces[2])
    table.decorate(EVE, spaces[1])
    table.decorate(MIKE, spaces[3])
    assert [table.points("fireworks", seat) for seat in (GEORGE, MIKE, EVE)] == [6, 2, 0]


def test_two_statues_with_seven_dresses():
    """2013, "Statues", example; Deluxe, "Statues", example.

    Mike has 2 statues and 7 dresses: a set of all four colours for 8 points, a second set of
    yellow and red (Deluxe: blue and green) for 4; the third red one is of no use.
    """
    table = Table(
        board=lambda board: changed(board, statues=(decoration("left"), decoration("right")))
    )
    table.decorate(MIKE, "left", "right")
    table.rent_colors(MIKE, "yellow", "green", "red", "blue", "yellow", "red", "red")
    assert table.parts("statues") == {"left": 8, "right": 4}
    assert table.points("statues") == 12
