"""Positions laid out by hand: missing parts are filled in so that the game can continue."""

import pytest

from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.errors import CodecError
from rococo_desktop.engine.match import InvalidStateError, Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.patisserie.components.load import LIBRARY
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.model import State

COMPONENTS = LIBRARY.load()
SETUPS = [
    Setup(3),
    Setup(1, "", ("savory",)),
    Setup(2, "", ("mentor", "promo_start_staff")),
    Setup(5, "", ("first_game",)),
]


def laid_out(setup: Setup, position: dict[str, Json]) -> tuple[Patisserie, State]:
    match = Patisserie(setup, COMPONENTS)
    return match, match.lay_out(7, position).state


@pytest.mark.parametrize("round", [1, 2, 3, 4])
@pytest.mark.parametrize("phase", ["prepare", "select", "act", "income"])
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: str(setup.players))
def test_a_position_in_any_phase_can_be_played_to_its_end(setup: Setup, phase: str, round: int):
    match, state = laid_out(setup, {"phase": phase, "round": round})
    match.check(state)
    chance = Generator(round, phase)
    while (decision := state.pending) is not None:
        match.kernel.advance(state, decision.options[chance.below(len(decision.options))])
    match.check(state)
    assert (state.round, state.phase) == (4, "over")


@pytest.mark.parametrize(("round", "hand"), [(1, 5), (2, 5), (3, 6), (4, 6)])
def test_the_mentor_holds_the_set_of_the_round(round: int, hand: int):
    _, state = laid_out(SETUPS[1], {"phase": "act", "round": round})
    assert len(state.mentor.hand) == hand
    assert len(state.mentor.sets) == 4 - round


def test_a_card_that_is_placed_leaves_the_levels_of_the_deck_as_they_are():
    position: dict[str, Json] = {
        "phase": "act",
        "round": 2,
        "players": [{"hand": ["staff-4-01"], "used": ["staff-4-02", "staff-3-01"]}],
    }
    match, state = laid_out(SETUPS[0], position)
    assert [match.rules.staff[card].level for card in state.staff_deck] == [4] * 5 + [3] * 10 + [
        2
    ] * 5
    assert state.players[0].unused == list(match.rules.start_staff)
    assert state.players[1].hand == list(match.rules.start_staff)


def test_empty_texts_are_empty_places_and_the_named_pieces_come_next():
    position: dict[str, Json] = {
        "phase": "act",
        "turn": 1,
        "recipes": ["", "", "", "", "pastry-sable", ""],
        "players": [{}, {"racks": ["pastry-palmier", ""], "coins": 3}],
        "next": ["pastry-arlette", "pastry-galette"],
    }
    _, state = laid_out(SETUPS[0], position)
    assert state.recipes == [None, None, None, None, "pastry-sable", None]
    assert state.recipe_bag[-2:] == ["pastry-galette", "pastry-arlette"]
    assert state.players[1].racks == ["pastry-palmier", None]
    assert state.pending is not None
    assert (state.pending.seat, state.pending.kind) == (1, "play_card")


@pytest.mark.parametrize(
    ("position", "path"),
    [
        ({"weather": 1}, "weather"),
        ({"phase": "over"}, "phase"),
        ({"phase": "act", "round": 5}, "round"),
        ({"players": [{}, {}, {}, {}]}, "players"),
        ({"players": [3]}, "players[0]"),
        ({"next": ["nothing"]}, "next"),
    ],
)
def test_what_is_no_position_is_refused(position: dict[str, Json], path: str):
    with pytest.raises(CodecError) as caught:
        laid_out(SETUPS[0], position)
    assert caught.value.path == path


def test_a_position_that_cannot_occur_is_refused():
    with pytest.raises(InvalidStateError):
        laid_out(SETUPS[0], {"phase": "act", "players": [{"coins": -1}]})


def test_a_level_without_cards_for_later_rounds_is_refused():
    """Five players need all cards of some levels: then too few are left for the deck."""
    cards: list[Json] = [card.id for card in COMPONENTS.staff.values() if card.level == 4]
    with pytest.raises(CodecError) as caught:
        laid_out(SETUPS[0], {"phase": "act", "removed": cards})
    assert caught.value.path == "staff_deck"
