"""The hidden parts of the Jewelry Box, and deals that are consistent with a view."""

import pytest

from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.rococo.base.turns import DiscardCard, RemoveEmployee
from rococo_desktop.rules.rococo.components.bonuses import DeputeWithBonus
from rococo_desktop.rules.rococo.jewelry_box.bonuses import CopyBonus, UseFromSupply
from rococo_desktop.rules.rococo.jewelry_box.components import KEY
from rococo_desktop.rules.rococo.jewelry_box.events import GraduateTaken
from rococo_desktop.rules.rococo.jewelry_box.examinations import TASKS, ChooseGraduate
from rococo_desktop.rules.rococo.jewelry_box.slots import BOARD, JOURNEYMAN, MASTER, OWN, deck_of
from rococo_desktop.rules.rococo.remaining import employees_remaining
from rococo_desktop.rules.rococo.view import View, look
from rococo_desktop.rules.rounds import NextTurn
from rococo_desktop.rules.view import UNSEEN
from tests.base_game import view
from tests.rules.rococo.jewelry_box.box import BoxTable, jewel
from tests.rules.rococo.jewelry_box.games import game
from tests.rules.rococo.table import LEFT, ME, RIGHT

EVERYBODY = (ME, LEFT, RIGHT, None)


def deals(table: BoxTable, viewer: int | None, number: int = 25):
    """Return games consistent with what the viewer sees; each looks the same to them."""
    seen = view(table.state, viewer)
    found = [table.match.deal(seen, Generator(seed)) for seed in range(number)]
    for state in found:
        assert view(state, viewer) == seen
    return found


def dealt() -> BoxTable:
    """A table with specialists in all places and jewelry here and there."""
    table = BoxTable()
    for seat, kind in enumerate(("coats", "gowns", "livre")):
        table.specialist(kind, seat)
    table.display(jewel("blue"), jewel("red"))
    table.gain("yellow", seat=LEFT)
    return table


def searching(examination: str = JOURNEYMAN) -> BoxTable:
    """A player looks through the deck."""
    table = dealt()
    table.own.examination, table.own.tasks = examination, list(TASKS[examination])
    who = "apprentice" if examination == JOURNEYMAN else "journeyman"
    table.staff_of(4)
    table.turn(who, f"{examination}_examination")
    assert table.asked == "choose_graduate"
    return table


def shown(seen: View) -> str:
    return repr((seen.slots, [player.slots for player in seen.players], seen.frames))


def test_a_specialist_is_seen_by_its_player_alone():
    """Deluxe, "Setup": each player can look at his own, facedown for the others."""
    table = dealt()
    for viewer in EVERYBODY:
        seen = view(table.state, viewer)
        for seat in range(3):
            own = OWN.of(seen.players[seat])
            known = seat == viewer
            assert own.specialist == (table.of(seat).specialist if known else UNSEEN)


def test_that_a_specialist_was_hired_is_seen_by_all():
    """Deluxe, "4.": the card no longer lies beside the Player board."""
    table = dealt()
    table.of(LEFT).specialist = None
    assert OWN.of(view(table.state, RIGHT).players[LEFT]).specialist is None


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_bag_the_decks_and_the_box_show_only_how_much_is_in_them(viewer):
    """Deluxe, "Setup": a bag, facedown decks, the box without looking."""
    table = dealt()
    board, seen = table.jeweler, BOARD.of(view(table.state, viewer))
    for name in ("bag", "journeymen", "masters", "box"):
        assert getattr(seen, name) == [UNSEEN] * len(getattr(board, name))
    assert seen.display == board.display
    assert seen.removed == board.removed


def test_jewelry_tasks_and_examinations_are_open():
    """Deluxe, "3.": faceup in front of you; tokens on the tasks."""
    table = dealt()
    table.of(LEFT).tasks = ["gown"]
    table.of(LEFT).examination = MASTER
    own = OWN.of(view(table.state, RIGHT).players[LEFT])
    assert (own.tiles, own.tasks, own.examination) == ([jewel("yellow")], ["gown"], MASTER)


@pytest.mark.parametrize("examination", [JOURNEYMAN, MASTER])
def test_the_deck_is_seen_by_who_looks_through_it_alone(examination):
    """Ruling 55; Deluxe, "7.", 4: the player takes the deck and returns it facedown."""
    table = searching(examination)
    deck = table.options
    for viewer in EVERYBODY:
        seen = view(table.state, viewer)
        (frame,) = (f for f in seen.frames if isinstance(f, ChooseGraduate))
        assert frame.deck == (deck if viewer == ME else ())
        assert all((card in shown(seen)) == (viewer == ME) for card in deck)
        assert (seen.decision is not None) == (viewer == ME)


def test_the_graduate_is_seen_when_it_is_played():
    """Ruling 55: until then it is one of the hand cards."""
    table = searching()
    graduate = table.options[2]
    table.answer(graduate)
    assert [event.seen_by(LEFT) for event in table.events_of(GraduateTaken)] == [
        GraduateTaken(ME, None)
    ]
    for viewer in EVERYBODY:
        seen = view(table.state, viewer)
        assert (graduate in repr(seen)) == (viewer == ME)
        assert UNSEEN in seen.players[ME].face_down or viewer == ME
        assert seen.players[ME].hand_size == 1
    table.answer(graduate)
    for viewer in EVERYBODY:
        assert view(table.state, viewer).players[ME].played == graduate
    assert table.own.unshown() == []


def test_a_graduate_who_is_deputed_is_seen():
    """Deluxe, "5.": the card is returned to the box, for all to see."""
    table = searching()
    graduate = table.options[0]
    table.answer(graduate)
    assert table.own.new_journeymen == [graduate]
    table.ask(RemoveEmployee(ME, graduate))
    assert table.own.unshown() == []
    assert graduate in view(table.state, LEFT).removed


# -- deals -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_what_is_hidden_is_dealt_anew(viewer):
    """A bot thinks about possible games, never about the real one."""
    table = dealt()
    found = deals(table, viewer)
    for name in ("bag", "journeymen", "masters", "box"):
        assert len({tuple(getattr(BOARD.of(state), name)) for state in found}) > 1
    for seat in range(3):
        specialists = {OWN.of(state.players[seat]).specialist for state in found}
        assert (len(specialists) == 1) == (seat == viewer)
        assert UNSEEN not in specialists
    for state in found:
        board = BOARD.of(state)
        tiles = [*board.bag, *board.display, *OWN.of(state.players[LEFT]).tiles]
        assert len({*tiles} - {None}) == 24


@pytest.mark.parametrize("examination", [JOURNEYMAN, MASTER])
def test_who_looks_through_a_deck_has_it_in_every_deal(examination):
    """Its options are the real ones; for the others it is dealt anew."""
    table = searching(examination)
    for state in deals(table, ME):
        assert state.pending is not None
        assert state.pending.options == table.options
        assert tuple(sorted(deck_of(BOARD.of(state), examination))) == table.options
    others = {state.pending.options for state in deals(table, LEFT) if state.pending}
    assert len(others) > 1
    for options in others:
        assert len(options) == len(table.options)


def test_two_who_look_together_see_what_either_sees():
    table = searching()
    seen = look(table.state, frozenset({ME, LEFT}))
    state = table.match.deal(seen, Generator(5))
    assert look(state, frozenset({ME, LEFT})) == seen


def test_an_unseen_graduate_is_dealt_as_one():
    """It is a Journeyman of the deck, not anybody of the stack."""
    table = searching()
    table.answer(table.options[0])
    employees = table.rules.employees
    graduates = set()
    for state in deals(table, LEFT):
        (card,) = state.players[ME].hand
        (new,) = OWN.of(state.players[ME]).new_journeymen
        assert card == new or new in state.players[ME].supply
        assert (employees[new].level, employees[new].type) == (2, "journeyman")
        graduates.add(new)
    assert len(graduates) > 1


@pytest.mark.parametrize("viewer", EVERYBODY)
@pytest.mark.parametrize("examination", [JOURNEYMAN, MASTER])
def test_a_deck_may_hold_cards_that_are_of_its_training_no_more(examination, viewer):
    """An owner has corrected their types since the game began."""
    table = searching(examination)
    employees = table.components.employees
    for card in deck_of(table.jeweler, examination)[:2]:
        employees[card] = employees[card].model_copy(update={"type": "apprentice"})
    deals(table, viewer, 5)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_borrowed_bonuses_in_deals(viewer):
    """The question stays the one that is asked."""
    table = dealt()
    table.players[LEFT].discard = ["level1-purse"]
    table.lift("level1-purse")
    for card, question in (
        ("new-journeyman-copy", CopyBonus),
        ("new-journeyman-supply", UseFromSupply),
    ):
        table.me.played = table.lift(card)
        table.ask(NextTurn(LEFT), DiscardCard(ME, card), question(ME, card))
        assert table.asked is not None
        assert table.rules.frame_types[table.asked] is question
        deals(table, viewer, 5)
        table.answer(table.options[0])


@pytest.mark.parametrize("viewer", [LEFT, RIGHT, None])
def test_somebody_hires_by_prestige_that_is_hidden(viewer):
    """Ruling 36: it is not guessed, but for as much as the question tells of it."""
    table = BoxTable(edition="original")
    specialist = table.specialist("prestige", ME)
    table.me.prestige, table.me.livre = 5, 0
    table.turn("master", "hire")
    assert table.options == (specialist,)
    for state in deals(table, viewer, 5):
        assert state.pending.options == (specialist,)
        assert state.players[ME].prestige >= 5
        assert state.players[LEFT].prestige == 0


# -- what is left ----------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_decks_are_not_to_come(viewer):
    """Of levels II and V four cards each are on the stack, as in the base game."""
    fresh = game(3, expansions=(KEY,)).start(5).state
    rows = employees_remaining(game(3, expansions=(KEY,)).rules, view(fresh, viewer))
    assert [(row.total, row.to_come, row.in_use) for row in rows[1:5]] == [(4, 4, 0)] * 4


def test_a_graduate_counts_among_the_staffs_seen_or_not():
    """That somebody took a Journeyman is known, not which."""
    table = searching()
    before = {row.kind: row for row in employees_remaining(table.rules, view(table.state, LEFT))}
    table.answer(table.options[0])
    for viewer in EVERYBODY:
        rows = {
            row.kind: row for row in employees_remaining(table.rules, view(table.state, viewer))
        }
        assert rows["2"].to_come == before["2"].to_come
        assert rows["2"].in_use == before["2"].in_use + 1
        assert rows["2"].total == before["2"].total + 1


def graduates_in_the_deck(hand: int) -> BoxTable:
    """A player whose staff of seven has an unseen graduate of each examination in it."""
    table = BoxTable()
    table.staff_of(7)
    new = (table.lift("new-journeyman-staff"), table.lift(table.jeweler.masters[0]))
    table.own.new_journeymen, table.own.new_masters = [new[0]], [new[1]]
    cards = [*table.me.hand, *table.me.supply, *table.me.discard]
    table.me.hand, table.me.discard = cards[:hand], []
    table.me.supply = [*cards[hand:], *new]
    return table


def test_a_graduate_may_be_anywhere_in_the_cards_that_lie_face_down():
    table = graduates_in_the_deck(hand=2)
    places = set()
    for seed in range(80):
        state = table.match.deal(view(table.state, LEFT), Generator(seed))
        own = OWN.of(state.players[ME])
        places |= {
            (kind, card in state.players[ME].hand)
            for kind, (card,) in (("j", own.new_journeymen), ("m", own.new_masters))
        }
    assert places == {("j", True), ("j", False), ("m", True), ("m", False)}


def test_a_graduate_who_is_deputed_is_seen_at_once():
    """Ruling 55: before that card's own bonus is asked about."""
    table = graduates_in_the_deck(hand=0)
    (journeyman,) = table.own.new_journeymen
    table.new_card("deputer", type="apprentice", bonus=DeputeWithBonus(effect="depute_with_bonus"))
    table.turn("deputer", "forfeit", "use", journeyman)
    assert table.asked == "use_bonus"
    assert table.own.unshown() == table.own.new_masters
    assert journeyman in view(table.state, LEFT).players[ME].face_down
