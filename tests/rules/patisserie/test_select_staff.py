"""Phase 2: Select Staff (rulebook, lines 276 to 354; promo, line 1077; solo, lines 801 to 811)."""

import pytest

from rococo_desktop.engine.events import Event
from rococo_desktop.rules.events import CardTaken
from rococo_desktop.rules.patisserie.events import (
    CardDrafted,
    CardSetAside,
    StaffForHire,
    StaffTurned,
    TrayFilled,
)
from rococo_desktop.rules.patisserie.model import TRAYS
from rococo_desktop.rules.patisserie.staff import SelectHand, TrayStop, select_staff, tray_stop
from rococo_desktop.rules.rounds import Round
from rococo_desktop.rules.state import SELECT
from tests.rules.patisserie.table import LEFT, ME, RIGHT, Table


def selecting(players: int = 3, *expansions: str, round: int = 2) -> Table:
    table = Table(players, expansions=expansions)
    table.state.phase, table.state.round = SELECT, round
    return table


# -- step 1: own staff -----------------------------------------------------------------------------


def test_in_the_first_round_all_four_start_staff_are_taken():
    """P2-1, line 282: no unused staff is left."""
    table = selecting(round=1)
    table.run(select_staff)
    for player in table.players:
        assert sorted(player.hand) == sorted(table.rules.start_staff)
        assert player.unused == []


def test_four_of_more_unused_staff_are_chosen_one_by_one():
    """P2-2 and P2-5, lines 306 and 314; ruling 25: the others stay unused."""
    table = selecting()
    table.staff_of(6)
    table.ask(SelectHand(ME))
    assert table.asked == "select_card"
    table.answer("staff-0-5", "staff-0-0", "staff-0-3")
    assert "staff-0-5" not in table.options
    table.answer("staff-0-1")
    assert table.me.hand == ["staff-0-5", "staff-0-0", "staff-0-3", "staff-0-1"]
    assert table.me.unused == ["staff-0-2", "staff-0-4"]
    assert table.asked is None


def test_exactly_four_unused_staff_are_taken_without_a_choice():
    """P2-5, line 312: the used staff stays used."""
    table = selecting()
    table.staff_of(5)
    table.me.used = [table.me.unused.pop()]
    table.ask(SelectHand(ME))
    assert table.asked is None
    assert len(table.me.hand) == 4
    assert (table.me.unused, table.me.used) == ([], ["staff-0-4"])
    assert table.events_of(StaffTurned) == []


def test_with_fewer_than_four_the_used_staff_is_turned_and_chosen_from():
    """P2-3 and P2-4, lines 308 and 310: first all unused ones, and nothing is shuffled."""
    table = selecting()
    table.staff_of(7)
    table.me.unused, table.me.used = table.me.unused[:2], table.me.unused[2:]
    table.ask(SelectHand(ME))
    assert table.me.hand == ["staff-0-0", "staff-0-1"]
    assert table.options == tuple(f"staff-0-{i}" for i in (2, 3, 4, 5, 6))
    assert table.me.used == []
    table.answer("staff-0-6", "staff-0-2")
    assert table.me.unused == ["staff-0-3", "staff-0-4", "staff-0-5"]


def test_with_four_cards_in_all_nothing_is_asked():
    """P2-3, line 308: some unused, some used, and all four are taken."""
    table = selecting()
    table.staff_of(4)
    table.me.unused, table.me.used = table.me.unused[:1], table.me.unused[1:]
    table.ask(SelectHand(ME))
    assert table.asked is None
    assert len(table.me.hand) == 4


def test_the_others_do_not_see_what_is_selected():
    """P2-2, line 306: simultaneously and secretly."""
    event: Event = CardTaken(ME, "staff-0-1")
    assert event.seen_by(LEFT) == CardTaken(ME, None)
    assert event.seen_by(ME) == event


def test_two_of_six_start_staff_leave_the_game_face_down():
    """Line 1077: at the beginning of the phase in the first round."""
    table = selecting(3, "promo_start_staff", round=1)
    six = list(table.rules.start_staff)
    table.ask(SelectHand(ME))
    table.answer(*six[:4])
    assert table.me.hand == six[:4]
    assert sorted(table.me.set_aside) == sorted(six[4:])
    assert table.me.unused == []
    event: Event = table.events_of(CardSetAside)[0]
    assert event.seen_by(LEFT) == CardSetAside(ME, None)


# -- step 2: new staff -----------------------------------------------------------------------------


def test_tray_a_is_dealt_first_and_then_tray_b_to_the_right_of_the_start_player():
    """P2-6, lines 318 to 320: players + 2 cards each."""
    table = selecting(round=1)
    deck = table.state.staff_deck
    first, second = deck[:-6:-1], deck[-6:-11:-1]
    table.run(select_staff)
    assert table.state.tray_a == first
    assert table.state.tray_b == second
    assert table.events_of(TrayFilled) == [TrayFilled(ME, "a", 5), TrayFilled(RIGHT, "b", 5)]


def drafts(table: Table) -> list[tuple[int, str]]:
    """Answer all drafts with the first card; return the seats and their trays in order."""
    found = []
    while table.asked == "draft_card":
        pending = table.state.pending
        assert pending is not None
        tray = table.state.tray_a if pending.frame.tray == "a" else table.state.tray_b  # type: ignore[attr-defined]
        assert table.options == tuple(tray)
        found.append((pending.seat, pending.frame.tray))  # type: ignore[attr-defined]
        table.answer(table.options[0])
    return found


def test_tray_a_goes_round_clockwise_and_tray_b_the_other_way():
    """P2-7, lines 322 to 328 and 344: one card of each, never both trays at once."""
    table = selecting(4, round=1)
    table.run(select_staff)
    assert drafts(table) == [
        (0, "a"),
        (3, "b"),
        (1, "a"),
        (2, "b"),
        (2, "a"),
        (1, "b"),
        (3, "a"),
        (0, "b"),
    ]
    assert all(len(player.hand) == 6 for player in table.players)


def stops(table: Table, first: int = 0) -> list[TrayStop]:
    """Return where trays A and B are."""
    sizes = (len(table.state.tray(tray)) for tray in TRAYS)
    pairs = zip(TRAYS, sizes, strict=True)
    return [tray_stop(table.rules, first, tray, size) for tray, size in pairs]


@pytest.mark.parametrize("first", [0, 2])
def test_a_tray_is_where_it_was_passed_to(first: int):
    """P2-7, lines 320 to 326 and 346: to the next player at once; what is left waits there."""
    table = selecting(3, round=1)
    table.state.start_player = first
    table.run(select_staff)

    def at(seat: int, onward: int | None) -> TrayStop:
        return TrayStop((first + seat) % 3, None if onward is None else (first + onward) % 3)

    found = []
    while table.asked == "draft_card":
        found.append(stops(table, first))
        table.answer(table.options[0])
    assert found == [
        [at(ME, LEFT), at(RIGHT, LEFT)],
        [at(LEFT, RIGHT), at(RIGHT, LEFT)],
        [at(LEFT, RIGHT), at(LEFT, ME)],
        [at(RIGHT, None), at(LEFT, ME)],
        [at(RIGHT, None), at(ME, None)],
        [at(RIGHT, None), at(ME, None)],
    ]


def test_two_players_exchange_the_trays():
    """Ruling 14: left and right are the same player."""
    table = selecting(2, round=1)
    table.run(select_staff)
    assert drafts(table) == [(0, "a"), (1, "b"), (1, "a"), (0, "b")]


def test_two_cards_of_each_tray_are_laid_out_for_hire():
    """P2-8, line 346."""
    table = selecting(round=1)
    table.run(select_staff)
    drafts(table)
    levels = [table.rules.staff[card].level for card in filter(None, table.state.hire)]
    assert len(levels) == 4
    assert (table.state.tray_a, table.state.tray_b) == ([], [])
    assert table.events_of(StaffForHire)[0].cards == tuple(table.state.hire)


def test_the_others_do_not_see_which_card_is_kept():
    """P2-7, line 324: trays are passed face down."""
    event: Event = CardDrafted(ME, "a", "staff-1-01")
    assert event.seen_by(None) == CardDrafted(ME, "a", None)
    assert event.seen_by(ME) == event
    table = selecting(round=1)
    table.run(select_staff)
    table.answer(card := table.options[0])
    assert card in table.me.fresh
    assert card not in repr(table.match.look(table.state, frozenset({LEFT})))


def test_in_a_first_game_cards_are_dealt_instead():
    """P2-9, lines 348 to 350: one card each, two for hire, and the same again."""
    table = selecting(3, "first_game", round=1)
    deck = table.state.staff_deck[::-1]
    table.run(select_staff)
    assert [player.hand[4:] for player in table.players] == [
        [deck[0], deck[5]],
        [deck[1], deck[6]],
        [deck[2], deck[7]],
    ]
    assert table.state.hire == [deck[3], deck[4], deck[8], deck[9]]
    assert table.asked == "set_aside"


# -- step 3: one card out of the game --------------------------------------------------------------


def test_one_of_six_cards_leaves_the_game_face_down():
    """P2-10, line 354: five hand cards remain."""
    table = selecting(round=1)
    table.run(select_staff)
    drafts(table)
    assert table.asked == "set_aside"
    assert table.options == tuple(table.me.hand)
    gone = table.options[5]
    table.answer(gone)
    assert len(table.me.hand) == 5
    assert table.me.set_aside == [gone]
    assert gone not in table.state.removed
    event: Event = CardSetAside(ME, gone)
    assert event.seen_by(RIGHT) == CardSetAside(ME, None)


def test_in_later_rounds_the_card_may_be_an_old_one():
    """P2-10, line 354: any 1 of the 6."""
    table = selecting(round=1)
    table.ask(Round(2))
    drafts(table)
    assert {*table.rules.start_staff} <= {*table.options}


# -- the Mentor ------------------------------------------------------------------------------------


def test_the_mentor_takes_the_top_set_unseen():
    """SO-3, line 803."""
    table = selecting(1)
    top = list(table.state.mentor.sets[-1])
    table.run(select_staff)
    assert table.state.mentor.hand == top
    assert len(table.state.mentor.sets) == 2


def test_the_mentor_takes_a_random_card_of_each_tray_to_the_top_of_the_inventory():
    """SO-3, lines 807 and 811: and discards none."""
    table = selecting(1, round=1)
    table.run(select_staff)
    drafts(table)
    assert table.asked == "set_aside"
    assert len(table.mentor.unused) == 2
    assert table.mentor.unused == table.mentor.fresh
    table.answer(table.options[0])
    assert not table.options
    assert table.mentor.set_aside == []


@pytest.mark.parametrize("seed", range(4))
def test_the_mentor_draws_by_chance(seed: int):
    """SO-3, line 807: not always the same card of the tray."""
    places = set()
    for number in range(12):
        table = Table(1, seed=number + 12 * seed)
        table.state.phase = SELECT
        deck = table.state.staff_deck[::-1]
        table.run(select_staff)
        drafts(table)
        places.add(deck.index(table.mentor.unused[0]))
    assert len(places) > 2
