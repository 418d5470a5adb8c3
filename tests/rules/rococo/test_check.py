"""States from outside: possible games are accepted, every error is named."""

import re
from collections.abc import Callable, Sequence
from functools import cache

import pytest

from rococo_desktop.engine.match import InvalidStateError, Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.check import MAX_AMOUNT, MAX_GAIN
from rococo_desktop.rules.rococo.base.acquire import AcquireResource, KeepResource
from rococo_desktop.rules.rococo.base.bonuses import (
    ChooseNotion,
    DeputeEmployee,
    DiscardResources,
    PayForPrestige,
)
from rococo_desktop.rules.rococo.base.fund import FundDecoration
from rococo_desktop.rules.rococo.base.hire import HireEmployee
from rococo_desktop.rules.rococo.base.make_dress import MakeDress, PaySilk, PlaceDress
from rococo_desktop.rules.rococo.base.select_hand import SelectCard, SelectHand
from rococo_desktop.rules.rococo.base.turns import ChooseAction, DiscardCard, PlayCard, UseBonus
from rococo_desktop.rules.rococo.check import check_state, check_table
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import EDITIONS, Rococo
from rococo_desktop.rules.rounds import NextTurn, Round
from rococo_desktop.rules.state import SELECT
from tests.base_game import load
from tests.daily import by_turns
from tests.rules.rococo.english import line

PLAYERS = 3


@cache
def rococo(players: int = PLAYERS, edition: str = "deluxe") -> Rococo:
    return Rococo(Setup(players, edition), load())


def played(decisions: int, seed: int = 7) -> State:
    match, chance = rococo(), Generator(seed, "check")
    state = match.start(seed).state
    while decisions and state.pending is not None:
        options = state.pending.options
        match.kernel.advance(state, options[chance.below(len(options))])
        decisions -= 1
    return state


PLAYED = "start-master-2"
"""The card of the turn under test: each player begins with one."""


def asked_for_a_card() -> State:
    """A table in the middle of the game, at the beginning of somebody's turn."""
    match, chance = rococo(), Generator(7, "check")
    state = played(150)
    while state.pending is not None and (
        state.pending.kind != "play_card" or PLAYED not in state.pending.options
    ):
        options = state.pending.options
        match.kernel.advance(state, options[chance.below(len(options))])
    return state


def in_a_turn() -> State:
    """The same table with the main action to choose."""
    state = asked_for_a_card()
    assert state.pending is not None
    rococo().kernel.advance(state, PLAYED)
    return state


@pytest.mark.parametrize(("players", "edition"), by_turns([2, 3, 4, 5], EDITIONS))
def test_every_state_of_a_game_is_let_in(players: int, edition: str):
    match, chance = rococo(players, edition), Generator(players, "check")
    for seed in range(3):
        state = match.start(seed).state
        while state.pending is not None:
            match.check(state)
            options = state.pending.options
            match.kernel.advance(state, options[chance.below(len(options))])
        match.check(state)


def livre(state: State) -> None:
    state.players[1].livre = -1


def lace(state: State) -> None:
    state.players[2].lace = MAX_AMOUNT + MAX_GAIN * state.step + 1


def guests_space(state: State) -> None:
    state.guests["nowhere"] = (state.dress_bag.pop(), 0)


def guests_owner(state: State) -> None:
    free = next(space for space in rococo().rules.board.spaces if space not in state.guests)
    state.guests[free] = (state.dress_bag.pop(), PLAYERS)


def decoration_space(state: State) -> None:
    state.decorations["nowhere"] = 0


def decoration_owner(state: State) -> None:
    state.decorations[rococo().rules.board.statues[0].id] = -1


def two_of_a_row(state: State) -> None:
    for space in rococo().rules.board.fountain_upper:
        state.decorations[space.id] = 0


def doubled_base_card(state: State) -> None:
    """One player has another's copy of a base card."""
    mine, theirs = state.players[0], state.players[1]
    for cards in (theirs.supply, theirs.hand, theirs.discard):
        for card in list(cards):
            if card in mine.staff():
                cards.remove(card)
                mine.discard.append(card)
                return


def base_card_for_hire(state: State) -> None:
    cards = next(c for c in (state.players[0].supply, state.players[0].discard) if c)
    card = next(c for c in cards if rococo().rules.employees[c].set == "start")
    cards.remove(card)
    state.employee_stack.append(card)


def sets(**values: object) -> Callable[[State], None]:
    def change(state: State) -> None:
        for name, value in values.items():
            setattr(state, name, value)

    return change


def pops(name: str) -> Callable[[State], None]:
    return lambda state: getattr(state, name).pop()


def adds(name: str, value: object) -> Callable[[State], None]:
    return lambda state: getattr(state, name).append(value)


TABLE: list[tuple[Callable[[State], None], str]] = [
    (pops("players"), "players: there must be 3, not 2"),
    (sets(board="large"), "board: does not match the set-up"),
    (sets(streams={"dice": 6}), "streams: dice does not belong here"),
    (sets(streams={"dresses": -1}), "streams.dresses: must be 0 to"),
    (sets(streams={"dresses": 1 << 64}), "streams.dresses: must be 0 to"),
    (sets(round=0), "round: must be 1 to 7"),
    (sets(round=8), "round: must be 1 to 7"),
    (sets(start_player=3), "start_player: there is no seat 3"),
    (sets(start_player=-1), "start_player: there is no seat -1"),
    (sets(favor=3), "favor: there is no seat 3"),
    (livre, "players[1].livre: must be 0"),
    (lace, "players[2].lace: must be 0"),
    (guests_space, "guests: nowhere does not belong here"),
    (guests_owner, ": there is no seat 3"),
    (decoration_space, "decorations: nowhere does not belong here"),
    (decoration_owner, ": there is no seat -1"),
    (two_of_a_row, "more than one space of the group fountain_upper"),
    (sets(all_halls=[0, 0]), "all_halls: 0 is there too often"),
    (sets(all_halls=[0, 1, 2, 3, 4, 5]), "all_halls: must have at most 3 entries"),
    (sets(all_halls=[3]), "all_halls: there is no seat 3"),
    (pops("workshop"), "workshop: there must be"),
    (adds("hire", None), "hire: there must be 4, not 5"),
    (pops("warehouse"), "warehouse: there must be 3, not 2"),
    (lambda state: state.warehouse[1].append(None), "warehouse[1]: there must be 3, not 4"),
    (adds("removed", "nobody"), "removed: nobody does not belong here"),
    (adds("resource_bag", "start-master-1"), "resource_bag: start-master-1 does not belong here"),
    (adds("dress_bag", "nothing"), "dress_bag: nothing does not belong here"),
    (lambda s: s.removed.append(s.employee_stack[-1]), "removed: level"),
    (lambda s: s.resource_discard.append(s.resource_bag[0]), "too often"),
    (lambda s: s.dress_discard.append(s.dress_bag[0]), "too often"),
    (doubled_base_card, "players[0]: start-"),
    (base_card_for_hire, "is a card that nobody can hire"),
]


@pytest.mark.parametrize(("change", "words"), TABLE)
def test_what_cannot_lie_on_the_table(change: Callable[[State], None], words: str):
    state = asked_for_a_card()
    check_table(rococo().rules, state)
    change(state)
    for check in (check_state, check_table):
        with pytest.raises(InvalidStateError) as caught:
            check(rococo().rules, state)
        assert words in line(caught.value)


@pytest.mark.parametrize("bag", ["employee_stack", "resource_bag", "dress_bag"])
def test_what_is_missing(bag: str):
    state = asked_for_a_card()
    pops(bag)(state)
    check_table(rococo().rules, state)
    assert re.search(r"pieces: .* is missing", refusal(state))


def test_another_edition_is_another_game():
    state = asked_for_a_card()
    assert "edition: does not match the set-up" in refusal(state, rococo(edition="original"))


def refusal(state: State, game: Rococo | None = None) -> str:
    with pytest.raises(InvalidStateError) as caught:
        (game or rococo()).check(state)
    return line(caught.value)


def test_a_step_that_nobody_can_count():
    state = asked_for_a_card()
    state.step = -1
    assert "step: must be" in refusal(state)


def test_a_terrace_before_the_end_and_a_wrong_one_at_the_end():
    state = asked_for_a_card()
    state.terrace = {"fireworks-1": "hall1-1"}
    assert "terrace: does not match what" in refusal(state)
    over = next(s for s in (played(-1, seed) for seed in range(30)) if s.terrace)
    rococo().check(over)
    over.terrace.clear()
    assert "terrace: does not match what" in refusal(over)


def test_too_few_employees():
    state = asked_for_a_card()
    player = state.players[2]
    while player.staff_size() > 3:
        cards = next(c for c in (player.discard, player.supply, player.hand) if c)
        state.removed.append(cards.pop())
    assert "players[2]: has too few employees" in refusal(state)


def test_a_hand_that_is_too_large_to_select():
    state = played(0)
    player = state.players[0]
    player.hand, player.supply = player.supply[:4], player.supply[4:]
    assert "players[0].hand: must have at most 3 entries" in refusal(state)


def frames_of_a_turn(state: State) -> tuple[int, str]:
    """Return who is playing which card."""
    top = state.frames[-1]
    assert isinstance(top, ChooseAction)
    return top.seat, top.card


Frames = Callable[[State, int, str], Sequence[object]]

WRONG_TURNS: list[tuple[Frames, str]] = [
    *(
        (
            lambda s, p, c, frame=frame: [*s.frames[:2], DiscardCard(p, c), frame(p, c)],
            "frames[3]: is not what its card does",
        )
        for frame in (
            lambda p, c: DiscardResources(p, c),
            lambda p, c: PayForPrestige(p, c, 1),
            lambda p, c: ChooseNotion(p, c),
            lambda p, c: FundDecoration(p, c, 10),
            lambda p, c: MakeDress(p, c, extra=True, fewer=9, colors=("red",)),
            lambda p, c: MakeDress(p, c, fewer=1, colors=("yellow",)),
            lambda p, c: PaySilk(p, "yellow-01", 5, ("yellow",)),
        )
    ),
    (lambda s, p, c: [], "frames: must not be empty before the game is over"),
    (lambda s, p, c: [*s.frames[1:]], "frames[0]: must be a step of the round"),
    (lambda s, p, c: [Round(0), *s.frames[1:]], "frames[0]: must be a step of the round"),
    (lambda s, p, c: [Round(99), *s.frames[1:]], "frames[0]: must be a step of the round"),
    (lambda s, p, c: [Round(5), *s.frames[1:]], "phase: does not match the step"),
    (lambda s, p, c: s.frames[:-1], "must end with a question"),
    (lambda s, p, c: [*s.frames, Round(6)], "must end with a question"),
    (lambda s, p, c: [*s.frames[:2], PlayCard(p)], "frames[2]: must begin with the played card"),
    (lambda s, p, c: [s.frames[0], PlayCard(p)], "is a card although it is nobody’s turn"),
    (lambda s, p, c: [s.frames[0], s.frames[-1]], "frames: is not how a turn goes"),
    (lambda s, p, c: [s.frames[0], HireEmployee(p)], "frames: is not how a turn goes"),
    (lambda s, p, c: [*s.frames, HireEmployee(p)], "frames: is not how a turn goes"),
    (lambda s, p, c: [*s.frames[:2], ChooseAction((p + 1) % 3, c)], f"frames[2].card: {PLAYED}"),
    (
        lambda s, p, c: [*s.frames[:2], DiscardCard(p, c), HireEmployee((p + 1) % 3)],
        "mixes up two turns",
    ),
    (
        lambda s, p, c: [*s.frames[:2], DiscardCard(p, c), NextTurn(p), HireEmployee(p)],
        "mixes up two turns",
    ),
    (
        lambda s, p, c: [*s.frames[:2], DiscardCard(p, c), HireEmployee(p), HireEmployee(p)],
        "asks two questions at once",
    ),
    (
        lambda s, p, c: [
            *s.frames[:2],
            DiscardCard(p, c),
            UseBonus(p, c),
            UseBonus(p, c),
            HireEmployee(p),
        ],
        f"frames: {PLAYED} is there too often",
    ),
    (
        lambda s, p, c: [*s.frames[:2], DiscardCard(p, c), PaySilk(p, s.dress_bag[0], 0, ())],
        "asks for silk without a dress",
    ),
    (
        lambda s, p, c: [
            *s.frames[:2],
            DiscardCard(p, c),
            HireEmployee(p),
            PaySilk(p, s.dress_bag[0], 0, ()),
        ],
        "asks for silk without a dress",
    ),
    (
        lambda s, p, c: [*s.frames[:2], DiscardCard(p, c), *[DeputeEmployee(p, c)] * 9],
        "has too few employees",
    ),
    (
        lambda s, p, c: [*s.frames[:2], DiscardCard(p, c), HireEmployee(3)],
        "frames[3].player: there is no seat 3",
    ),
    (
        lambda s, p, c: [*s.frames[:2], DiscardCard(p, c), HireEmployee(-1)],
        "frames[3].player: there is no seat -1",
    ),
    (
        lambda s, p, c: [*s.frames[:2], DiscardCard(p, c), UseBonus(p, "nobody")],
        "frames[3].card: nobody does not belong here",
    ),
    (
        lambda s, p, c: [*s.frames[:2], DiscardCard(p, c), MakeDress(p, "")],
        "frames[3].card:  does not belong here",
    ),
    (
        lambda s, p, c: [*s.frames[:2], DiscardCard(p, c), PaySilk(p, "nothing", 0, ())],
        "frames[3].dress: nothing does not belong here",
    ),
    (
        lambda s, p, c: [*s.frames[:2], DiscardCard(p, c), FundDecoration(p, c, -5)],
        "frames[3].discount: must be 0 to 10,000, not",
    ),
    (
        lambda s, p, c: [*s.frames[:2], DiscardCard(p, c), FundDecoration(p, c, MAX_AMOUNT + 1)],
        "frames[3].discount: must be 0 to 10,000, not",
    ),
    (
        lambda s, p, c: [*s.frames[:2], DiscardCard(p, c), PayForPrestige(p, c, 3)],
        "frames[3]: is not what its card does",
    ),
    (
        lambda s, p, c: [*s.frames[:2], DiscardCard(p, c), DiscardResources(p, c, ("nothing",))],
        "frames[3].chosen: nothing does not belong here",
    ),
]


@pytest.mark.parametrize(("frames", "words"), WRONG_TURNS)
def test_what_cannot_be_still_to_happen_in_a_turn(frames: Frames, words: str):
    state = in_a_turn()
    rococo().check(state)
    seat, card = frames_of_a_turn(state)
    state.frames = list(frames(state, seat, card))  # type: ignore[arg-type]
    assert words in refusal(state)


def test_a_tile_that_is_drawn_is_somewhere_else_no_more():
    state = in_a_turn()
    seat, card = frames_of_a_turn(state)
    tile = next(t for t in state.resource_bag if rococo().rules.resources[t].notions.mode == "all")
    state.frames[2:] = [DiscardCard(seat, card), KeepResource(seat, tile, drawn=True)]
    assert f"frames: {tile} is there too often" in refusal(state)
    state.resource_bag.remove(tile)
    rococo().check(state)


def test_a_dress_that_is_paid_for_lies_nowhere_else():
    state = in_a_turn()
    seat, card = frames_of_a_turn(state)
    dress = state.dress_bag[0]
    state.frames[2:] = [
        DiscardCard(seat, card),
        PlaceDress(seat, card, dress),
        PaySilk(seat, dress, 0, ()),
    ]
    assert f"frames: {dress} is there too often" in refusal(state)
    state.dress_bag.remove(dress)
    rococo().check(state)
    state.frames[-1] = PaySilk(seat, state.dress_bag[0], 0, ())
    assert "asks for silk without a dress" in refusal(state)


def test_chosen_tiles_are_on_the_rack_once():
    state = in_a_turn()
    seat, card = frames_of_a_turn(state)
    tile = state.resource_bag.pop()
    state.players[seat].resources.append(tile)
    state.hire = [None if card == "level5-silk" else card for card in state.hire]
    piles = [cards for p in state.players for cards in (p.hand, p.supply, p.discard)]
    for cards in (state.employee_stack, state.removed, *piles):
        if "level5-silk" in cards:
            cards.remove("level5-silk")
    state.players[seat].discard.append("level5-silk")
    state.frames[2:] = [DiscardCard(seat, card), DiscardResources(seat, "level5-silk", (tile,))]
    rococo().check(state)
    state.frames[-1] = DiscardResources(seat, "level5-silk", (tile, tile))
    assert f"frames[3].chosen: {tile} is there too often" in refusal(state)


def test_two_players_cannot_both_be_playing_a_card():
    state = in_a_turn()
    seat, _ = frames_of_a_turn(state)
    other = state.players[(seat + 1) % PLAYERS]
    cards = next(c for c in (other.hand, other.supply, other.discard) if c)
    other.played = cards.pop()
    assert f"players[{(seat + 1) % PLAYERS}].played" in refusal(state)


def test_a_phase_in_which_nobody_is_asked():
    state = in_a_turn()
    state.phase = "income"
    state.frames = [Round(7), *state.frames[1:]]
    assert "phase: is one in which nobody is asked" in refusal(state)


def test_a_hand_that_is_selected_already():
    state = played(0)
    assert state.pending is not None
    player = state.players[state.pending.seat]
    player.hand, player.supply = player.supply[:3], player.supply[3:]
    assert f"players[{state.pending.seat}].hand: is chosen already" in refusal(state)


@pytest.mark.parametrize(
    "frames",
    [
        [SelectCard(0)],
        [SelectHand(1), SelectCard(0)],
        [SelectHand(0), SelectHand(0), SelectCard(0)],
        [SelectHand(0), PlayCard(0)],
        [NextTurn(0), SelectCard(0)],
        [SelectHand(0), AcquireResource(0, "start-master-1")],
    ],
)
def test_what_cannot_be_a_selection_of_hands(frames: list[object]):
    state = played(0)
    assert state.phase == SELECT
    state.frames[1:] = frames  # type: ignore[assignment]
    assert "frames: is not how hands are chosen" in refusal(state)


def test_nobody_plays_a_card_while_hands_are_selected_or_after_the_end():
    for state in (played(0), played(-1)):
        player = state.players[0]
        player.played = (player.supply or player.discard).pop()
        assert "players[0].played" in refusal(state)
