"""What is open and what is hidden (rulebook, "Phase 2"; rulings 37 and 38)."""

from dataclasses import replace

import pytest

from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.patisserie.components.load import LIBRARY
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.view import FaceDown
from rococo_desktop.rules.view import UNSEEN
from tests.rules.patisserie.table import ASSISTANT, LEFT, ME, Table

COMPONENTS = LIBRARY.load()


def eyes(*seats: int) -> frozenset[int]:
    return frozenset(seats)


def test_the_kitchen_is_open():
    """Setup, lines 208 to 215: boards, goods, coins, tiles and recipes lie open on the table."""
    table = Table()
    table.store(table.new_recipe("r"))
    table.tiles(table.new_tile("t"))
    seen = table.match.look(table.state, eyes()).players[ME]
    assert (seen.coins, seen.flour, seen.recipes, seen.ingredients) == (10, 2, ("r",), ("t",))


def test_which_cards_are_in_the_hand_is_hidden():
    """P2-2, line 306; ruling 37: the inventory is known, but not what is in the hand."""
    table = Table()
    table.staff_of(5)
    table.me.hand, table.me.unused = table.me.unused[:2], table.me.unused[2:]
    seen = table.match.look(table.state, eyes(LEFT)).players[ME]
    assert (seen.hand, seen.unused) == (None, None)
    assert (seen.hand_size, seen.unused_size, seen.staff_size) == (2, 3, 5)
    assert [each.card for each in seen.face_down] == [f"staff-0-{i}" for i in range(5)]
    mine = table.match.look(table.state, eyes(ME)).players[ME]
    assert mine.hand == ("staff-0-0", "staff-0-1")


def test_of_a_new_card_the_others_know_the_level_alone():
    """Ruling 37: each tray holds cards of one level; a card is known once it has been played."""
    table = Table()
    table.staff(table.new_card("new"), table.new_card("old"))
    table.me.fresh = ["new"]
    seen = table.match.look(table.state, eyes(LEFT)).players[ME]
    assert seen.face_down == (FaceDown(UNSEEN, 1, 0, False), FaceDown("old", 1, 0, False))
    table.turn("new", "forfeit")
    seen = table.match.look(table.state, eyes(LEFT)).players[ME]
    assert seen.used == ("new",)


def test_a_card_that_was_set_aside_stays_unknown():
    """P2-10, line 354; ruling 37: it may be any card that was face down then."""
    table = Table()
    table.staff_of(3)
    table.me.set_aside = [table.me.unused.pop()]
    table.me.since["staff-0-1"] = 1
    seen = table.match.look(table.state, eyes(LEFT)).players[ME]
    assert (seen.set_aside, seen.set_aside_size) == (None, 1)
    seen_by_left = table.match.look(table.state, eyes(LEFT))
    deals = [table.match.deal(seen_by_left, Generator(seed)) for seed in range(20)]
    gone = {game.players[ME].set_aside[0] for game in deals}
    assert gone == {"staff-0-0", "staff-0-2"}


def test_a_tray_is_seen_by_the_one_who_chooses():
    """P2-7, lines 322 to 328; ruling 38: not again after it was passed on."""
    match = Patisserie(Setup(3), COMPONENTS)
    state = match.start(1).state
    assert state.pending is not None
    asked = state.pending.seat
    other = (asked + 1) % 3
    assert match.look(state, eyes(asked)).tray("a") == tuple(state.tray_a)
    assert match.look(state, eyes(other)).tray("a") == (UNSEEN,) * 5
    assert match.look(state, eyes(asked)).tray("b") == (UNSEEN,) * 5
    after, _ = match.kernel.apply(state, state.pending.options[0])
    assert match.look(after, eyes(asked)).tray_a == (UNSEEN,) * 4


def test_the_cards_of_the_mentor_are_seen_when_they_are_used():
    """SO-3 and SO-5, lines 803, 807 and 821."""
    table = Table(1)
    table.state.mentor.hand = [table.new_solo("a"), table.new_solo("b")]
    seen = table.match.look(table.state, eyes(ME))
    assert seen.mentor.hand_size == 2
    assert "'a'" not in repr(seen.mentor)


def test_the_estimate_leaves_out_what_the_mentors_staff_may_bring():
    """SO-15, line 989: nobody has seen its inventory."""
    table = Table(1)
    seen = table.match.look(table.state, eyes(ME))
    mine, mentors = table.match.estimate(table.state, seen)
    assert mine.hidden == ()
    assert mentors.hidden == ("mentor", "coins")
    assert mentors.total == sum(item.points for item in mentors.items)


def test_the_view_of_a_past_state_has_no_question():
    table = Table()
    table.turn(ASSISTANT)
    assert table.match.look(table.state, eyes(ME)).decision is not None
    assert table.match.look_back(table.state, eyes(ME)).decision is None


def test_a_view_behind_which_no_game_lies_is_refused():
    """A deal asks the same question as the view."""
    match = Patisserie(Setup(3), COMPONENTS)
    seen = match.look(match.start(1).state, eyes(ME))
    with pytest.raises(RuntimeError):
        match.deal(replace(seen, asked=None), Generator(1))
