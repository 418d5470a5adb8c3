"""One viewer's view (2013, "Note in general"; Deluxe, "General Notes"), and deals."""

import pytest

from rococo_desktop.engine.match import Asked
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.rococo.base.acquire import KeepResource
from rococo_desktop.rules.rococo.base.make_dress import MakeDress, PaySilk
from rococo_desktop.rules.rococo.base.select_hand import SelectHand
from rococo_desktop.rules.rococo.base.turns import UseBonus
from rococo_desktop.rules.rococo.components.bonuses import MakeDress as Make
from rococo_desktop.rules.rococo.components.models import Notions, Silk
from rococo_desktop.rules.rococo.view import look
from rococo_desktop.rules.state import OVER
from tests.base_game import view
from tests.rules.rococo.table import LEFT, ME, RIGHT, Table, card

BLUE = Silk(blue=2)


def deals(table: Table, viewer: int | None, number: int = 20):
    """Return games consistent with what the viewer sees."""
    seen = view(table.state, viewer)
    return [table.match.deal(seen, Generator(seed)) for seed in range(number)]


# -- what is open ----------------------------------------------------------------------------------


def test_money_thread_lace_and_the_number_of_tiles_are_open():
    """Deluxe, "General Notes" and "2. Acquire Resources": open information."""
    table = Table()
    table.me.livre, table.me.thread, table.me.lace = 7, 2, 3
    table.rack(table.new_tile("a", BLUE), table.new_tile("b", BLUE))
    for viewer in (LEFT, None):
        seen = table.view(viewer).players[ME]
        assert (seen.livre, seen.thread, seen.lace, seen.resource_count) == (7, 2, 3, 2)
        assert seen.resources is None
    assert table.view(ME).players[ME].resources == ("a", "b")


def test_tiles_on_a_rack_are_secret_even_if_everybody_saw_them_taken():
    """Ruling 10; Deluxe, "2. Acquire Resources": others know how many, not what is on them."""
    table = Table()
    table.segment(table.new_tile("a", BLUE))
    table.turn("apprentice", "acquire", "a", "silk")
    assert table.view(LEFT).players[ME].resources is None
    assert "'a'" not in repr(table.view(LEFT))
    assert "'a'" in repr(table.view(ME))


def test_which_cards_make_up_a_staff_is_open_but_not_which_are_in_hand():
    """Ruling 7: every card comes and goes openly; the selection is secret."""
    table = Table()
    table.staff("master", "journeyman", "apprentice", seat=ME)
    table.me.hand, table.me.supply = ["apprentice"], ["master", "journeyman"]
    seen = table.view(LEFT).players[ME]
    assert (seen.hand, seen.supply) == (None, None)
    assert (seen.hand_size, seen.supply_size) == (1, 2)
    assert seen.face_down == ("apprentice", "journeyman", "master")
    mine = table.view(ME).players[ME]
    assert (mine.hand, mine.supply) == (("apprentice",), ("master", "journeyman"))


def test_discard_piles_and_the_played_card_are_open():
    """Deluxe, "Setup Base Game": played cards lie face up."""
    table = Table()
    table.me.discard = ["master"]
    table.turn("journeyman")
    seen = table.view(None).players[ME]
    assert (seen.discard, seen.played) == (("master",), "journeyman")


@pytest.mark.parametrize("edition", ["deluxe", "original"])
def test_prestige_is_hidden_from_others_in_the_edition_of_2013(edition):
    """Ruling 36; 2013, "Note in general": one may keep the score hidden; Deluxe: an open track."""
    table = Table(edition=edition)
    table.me.prestige = 9
    assert table.view(ME).players[ME].prestige == 9
    for viewer in (LEFT, None):
        seen = table.view(viewer).players[ME].prestige
        assert seen == (9 if edition == "deluxe" else None)


def test_after_final_scoring_all_prestige_is_open():
    """Ruling 36: the score sheet tells it anyway."""
    table = Table(edition="original")
    table.state.players[1].prestige = 7
    assert table.view(0).players[1].prestige is None
    table.state.phase = OVER
    assert table.view(0).players[1].prestige == 7


def test_bags_and_the_stack_show_only_how_much_is_left():
    """2013, "3." to "5.": face-down stacks and a bag."""
    table = Table()
    seen = table.view(ME)
    assert seen.employee_stack_size == len(table.state.employee_stack)
    assert seen.resource_bag_size == len(table.state.resource_bag)
    assert seen.dress_bag_size == len(table.state.dress_bag)
    shown = repr(seen)
    for hidden in (table.state.employee_stack, table.state.resource_bag, table.state.dress_bag):
        assert not any(repr(piece) in shown for piece in hidden)
    assert "seed" not in shown
    assert "streams" not in shown


def test_only_who_is_asked_sees_the_options():
    """The seat asked and the question are open; the options would reveal hands and racks."""
    table = Table()
    table.me.hand = ["apprentice"]
    table.turn("master")
    asked = Asked(table.state.step, ME, "choose_action")
    assert table.view(LEFT).asked == table.view(ME).asked == asked
    assert table.view(LEFT).decision is None
    assert table.view(None).decision is None
    assert table.view(ME).decision == table.state.pending
    assert look(table.state, frozenset({LEFT, ME})).decision == table.state.pending


DISCREET: dict[str, Frame] = {
    "pay_silk": PaySilk(ME, "dress", 0, ()),
    "use_bonus": UseBonus(ME, "maker"),
    "keep_resource": KeepResource(ME, "drawn", drawn=True),
}
OPEN: dict[str, Frame] = {
    "make_dress": MakeDress(ME, "master"),
    "keep_resource": KeepResource(ME, "drawn", drawn=False),
}


@pytest.mark.parametrize("kind", DISCREET)
def test_what_is_asked_is_hidden_where_it_tells_of_the_rack(kind):
    """Ruling 40: a bonus that makes a dress, a choice of tiles, the lower half of a drawn tile."""
    table = asking(DISCREET[kind])
    assert table.view(ME).asked == Asked(table.state.step, ME, kind)
    for viewer in (LEFT, None):
        assert table.view(viewer).asked == Asked(table.state.step, ME, None)
        assert all(each.pending.seat == ME for each in deals(table, viewer, 5))


@pytest.mark.parametrize("kind", OPEN)
def test_what_is_asked_is_open_otherwise(kind):
    """Ruling 40: everybody sees that a dress is made, or that a tile on display was taken."""
    table = asking(OPEN[kind])
    for viewer in (ME, LEFT, None):
        assert table.view(viewer).asked == Asked(table.state.step, ME, kind)


def asking(frame: Frame) -> Table:
    """A table at which the player is asked this question in a turn."""
    table = Table()
    table.workshop(table.new_dress("dress", silk=Silk(yellow=2)))
    bonus = Make(effect="make_dress", fewer=1, colors=("yellow",))
    table.staff("master", table.new_card("maker", type="journeyman", bonus=bonus))
    table.rack(
        table.new_tile("one", Silk(yellow=2)),
        table.new_tile("two", Silk(yellow=1)),
        table.new_tile("three", Silk(yellow=1, red=1)),
    )
    table.new_tile("drawn", Silk(red=1))
    table.ask(frame)
    return table


def test_nothing_is_asked_when_the_game_is_over():
    """The last view has neither a question nor a decision."""
    table = Table()
    assert table.view(ME).asked is None
    assert table.view(ME).decision is None
    assert deals(table, ME, 1)[0].pending is None


def test_a_view_is_a_copy():
    """Later changes of the state do not change an earlier view."""
    table = Table()
    seen = table.view(ME)
    table.rent(ME, table.spaces(1)[0])
    table.decorate(ME, table.board.statues[0].id)
    table.me.discard.append("master")
    assert (seen.guests, seen.decorations, seen.players[ME].discard) == ({}, {}, ())


# -- deals -----------------------------------------------------------------------------------------


def test_a_deal_keeps_what_is_known_and_deals_the_rest_anew():
    """Looking at a deal with the same eyes gives the same view."""
    table = Table()
    table.rack("green2-choose-1", "green2-choose-2", seat=LEFT)
    table.rack("green2-choose-3", seat=ME)
    table.players[LEFT].hand = [table.players[LEFT].supply.pop()]
    table.turn("master")
    seen = table.view(ME)
    worlds = deals(table, ME)
    assert all(view(world, ME) == seen for world in worlds)
    assert all(world.players[ME] == table.me for world in worlds)
    assert len({tuple(world.players[LEFT].resources) for world in worlds}) > 10
    assert len({tuple(world.players[LEFT].hand) for world in worlds}) > 1
    assert len({tuple(world.resource_bag) for world in worlds}) == 20
    assert len({tuple(world.dress_bag) for world in worlds}) == 20


def test_a_deal_stacks_the_employees_level_by_level():
    """Deluxe, "Setup Base Game": level VI at the bottom, level I on top."""
    table = Table()
    employees = table.components.employees
    for world in deals(table, ME, 5):
        levels = [employees[card].level or 0 for card in world.employee_stack]
        assert levels == sorted(levels, reverse=True)
        assert sorted(world.employee_stack) == sorted(table.state.employee_stack)
    assert len({tuple(world.employee_stack) for world in deals(table, ME, 5)}) == 5


def test_a_deal_of_hidden_prestige_is_nothing():
    """Ruling 36: how much others have is not guessed."""
    table = Table(edition="original")
    table.me.prestige = table.players[LEFT].prestige = 5
    world = deals(table, ME, 1)[0]
    assert (world.players[ME].prestige, world.players[LEFT].prestige) == (5, 0)


def test_a_deal_holds_the_dress_that_is_between_its_window_and_its_guest():
    """Pieces that only a pending decision holds are not dealt a second time."""
    table = Table()
    dress = table.state.dress_bag[0]
    table.components.dresses[dress] = table.components.dresses[dress].model_copy(
        update={"silk": Silk(), "thread": 0, "lace": 0, "master": False}
    )
    table.workshop(dress)
    table.turn("master", "make_dress", dress)
    assert table.asked == "place_dress"
    for world in deals(table, LEFT, 5):
        assert dress not in world.dress_bag
        assert len(world.dress_bag) == len(table.state.dress_bag)


def test_a_deal_invents_the_tile_that_somebody_else_has_drawn():
    """Ruling 10: others do not know it, but they know that it has a lower half."""
    table = Table()
    none = Notions(mode="none")
    for i in range(30):
        table.new_tile(f"none-{i}", Silk(red=1), none)
    table.state.resource_bag.append(table.new_tile("top", BLUE))
    table.turn(card(1, "gain_notion"), "forfeit", "forfeit")
    table.ask(KeepResource(ME, "top", drawn=True))
    assert table.view(LEFT).frames == (KeepResource(ME, "", drawn=True),)
    tiles = {world.frames[-1].tile for world in deals(table, LEFT)}
    assert len(tiles) > 5
    assert all(table.components.resources[tile].notions.mode != "none" for tile in tiles)
    assert {world.frames[-1].tile for world in deals(table, ME)} == {"top"}


def test_a_deal_that_could_not_ask_the_question_is_thrown_away():
    """Somebody is asked which dress to make, so the dealt rack can pay for one."""
    table = Table()
    dress = table.new_dress(silk=Silk(yellow=2))
    table.workshop(dress)
    table.rack("yellow2-choose-1")
    table.ask(MakeDress(ME, "master"))
    worlds = deals(table, LEFT)
    assert all(world.pending.options == (dress,) for world in worlds)
    assert len({tuple(world.players[ME].resources) for world in worlds}) > 3


def test_a_deal_does_not_run_on_to_the_end_of_the_game():
    """A question that a deal would skip is dealt again, also when nothing else would be asked."""
    table = Table()
    maker = card(4, "make_dress")
    table.me.played = maker
    table.workshop(table.new_dress(silk=Silk(blue=2)))
    table.rack("blue2-none-1")
    table.ask(UseBonus(ME, maker))
    for world in deals(table, LEFT):
        assert world.pending is not None
        assert world.pending.kind == "use_bonus"


def test_a_deal_in_the_middle_of_the_secret_selection():
    """Deluxe, "Phase 2": what others have selected so far stays secret, how many is open."""
    table = Table()
    table.ask(SelectHand(RIGHT), SelectHand(LEFT))
    table.answer(table.options[0])
    seen = table.view(RIGHT)
    assert seen.players[LEFT].hand_size == 1
    worlds = deals(table, RIGHT)
    assert all(view(world, RIGHT) == seen for world in worlds)
    assert len({tuple(world.players[LEFT].hand) for world in worlds}) > 1


def test_a_dealt_game_can_be_played_on():
    """A bot searches on it."""
    table = Table()
    table.players[LEFT].hand = ["master"]
    table.turn("apprentice")
    world = deals(table, ME, 1)[0]
    table.match.kernel.advance(world, "forfeit")
    assert world.pending.seat == LEFT
