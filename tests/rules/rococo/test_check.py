"""States from outside: what could be a game is let in, everything else is named."""

from collections.abc import Callable, Sequence
from functools import cache

import pytest

from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.components import load
from rococo_desktop.rules.rococo.base.acquire import AcquireResource, KeepResource
from rococo_desktop.rules.rococo.base.bonuses.depute import DeputeEmployee
from rococo_desktop.rules.rococo.base.bonuses.gains import ChooseNotion
from rococo_desktop.rules.rococo.base.bonuses.prestige import DiscardResources, PayForPrestige
from rococo_desktop.rules.rococo.base.fund import FundDecoration
from rococo_desktop.rules.rococo.base.hire import HireEmployee
from rococo_desktop.rules.rococo.base.make_dress import MakeDress, PaySilk, PlaceDress
from rococo_desktop.rules.rococo.base.rounds import Round
from rococo_desktop.rules.rococo.base.select_hand import SelectCard, SelectHand
from rococo_desktop.rules.rococo.base.turns import (
    ChooseAction,
    DiscardCard,
    NextTurn,
    PlayCard,
    UseBonus,
)
from rococo_desktop.rules.rococo.check import (
    MAX_AMOUNT,
    InvalidStateError,
    check_state,
    check_table,
)
from rococo_desktop.rules.rococo.model import SELECT, State
from rococo_desktop.rules.rococo.rulebook import EDITIONS, Rococo, Setup

PLAYERS = 3


@cache
def rococo(players: int = PLAYERS, edition: str = "deluxe") -> Rococo:
    return Rococo(Setup(players, edition), load())


def played(decisions: int, seed: int = 7) -> State:
    game, chance = rococo(), Generator(seed, "check")
    state = game.start(seed).state
    while decisions and state.pending is not None:
        options = state.pending.options
        game.kernel.advance(state, options[chance.below(len(options))])
        decisions -= 1
    return state


def asked_for_a_card() -> State:
    """A table in the middle of the game, at the beginning of somebody's turn."""
    game, chance = rococo(), Generator(7, "check")
    state = played(150)
    while state.pending is not None and state.pending.kind != "play_card":
        options = state.pending.options
        game.kernel.advance(state, options[chance.below(len(options))])
    return state


def in_a_turn() -> State:
    """The same table with the main action to choose."""
    state = asked_for_a_card()
    assert state.pending is not None
    rococo().kernel.advance(state, state.pending.options[0])
    return state


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_state_of_a_game_is_let_in(players: int, edition: str):
    game, chance = rococo(players, edition), Generator(players, "check")
    for seed in range(3):
        state = game.start(seed).state
        while state.pending is not None:
            check_state(game, state)
            options = state.pending.options
            game.kernel.advance(state, options[chance.below(len(options))])
        check_state(game, state)


def livre(state: State) -> None:
    state.players[1].livre = -1


def lace(state: State) -> None:
    state.players[2].lace = MAX_AMOUNT + 1


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
    (pops("players"), "players: must be 3, not 2"),
    (sets(board="large"), "board: is not the side for 3 players"),
    (sets(streams={"dice": 6}), "streams: 'dice' is none of this game"),
    (sets(streams={"dresses": -1}), "streams.dresses: is no counter"),
    (sets(streams={"dresses": 1 << 64}), "streams.dresses: is no counter"),
    (sets(round=0), "round: must be 1 to 7"),
    (sets(round=8), "round: must be 1 to 7"),
    (sets(start_player=3), "start_player: is no seat"),
    (sets(start_player=-1), "start_player: is no seat"),
    (sets(favor=3), "favor: is no seat"),
    (livre, "players[1].livre: must be 0"),
    (lace, "players[2].lace: must be 0"),
    (guests_space, "guests: 'nowhere' is no guest space"),
    (guests_owner, "belongs to a seat that there is not"),
    (decoration_space, "decorations: 'nowhere' is no decoration space"),
    (decoration_owner, "belongs to a seat that there is not"),
    (two_of_a_row, "more than one space of fountain_upper"),
    (sets(all_halls=[0, 0]), "all_halls: name a seat twice"),
    (sets(all_halls=[0, 1, 2, 3, 4, 5]), "all_halls: must be"),
    (sets(all_halls=[3]), "all_halls: name a seat that there is not"),
    (pops("workshop"), "workshop: must have"),
    (adds("hire", None), "hire: must have 4 places, not 5"),
    (pops("warehouse"), "warehouse: must have 3 places, not 2"),
    (lambda state: state.warehouse[1].append(None), "warehouse[1]: must have 3 places"),
    (adds("removed", "nobody"), "removed: 'nobody' is no card of this game"),
    (adds("resource_bag", "start-master-1"), "'start-master-1' is no resource tile"),
    (adds("dress_bag", "nothing"), "dress_bag: 'nothing' is no dress"),
    (lambda s: s.removed.append(s.employee_stack[-1]), "is elsewhere too"),
    (lambda s: s.resource_discard.append(s.resource_bag[0]), "is elsewhere too"),
    (lambda s: s.dress_discard.append(s.dress_bag[0]), "is elsewhere too"),
    (doubled_base_card, "twice"),
    (base_card_for_hire, "is a base card, which nobody can hire"),
]


@pytest.mark.parametrize(("change", "words"), TABLE)
def test_what_cannot_lie_on_the_table(change: Callable[[State], None], words: str):
    state = asked_for_a_card()
    check_table(rococo(), state)
    change(state)
    for check in (check_state, check_table):
        with pytest.raises(InvalidStateError) as caught:
            check(rococo(), state)
        assert words in str(caught.value)
        assert str(caught.value) == f"{caught.value.path}: {caught.value.problem}"


@pytest.mark.parametrize("bag", ["employee_stack", "resource_bag", "dress_bag"])
def test_what_is_missing(bag: str):
    state = asked_for_a_card()
    pops(bag)(state)
    check_table(rococo(), state)
    with pytest.raises(InvalidStateError, match=r"pieces: .* is missing"):
        check_state(rococo(), state)


def test_another_edition_is_another_game():
    with pytest.raises(InvalidStateError, match="edition: is not that of the set-up"):
        check_state(rococo(edition="original"), asked_for_a_card())


def refusal(state: State) -> str:
    with pytest.raises(InvalidStateError) as caught:
        check_state(rococo(), state)
    return str(caught.value)


def test_a_step_that_nobody_can_count():
    state = asked_for_a_card()
    state.step = -1
    assert "step: must be" in refusal(state)


def test_a_terrace_before_the_end_and_a_wrong_one_at_the_end():
    state = asked_for_a_card()
    state.terrace = {"fireworks-1": "hall1-1"}
    assert "terrace: is not what" in refusal(state)
    over = next(s for s in (played(-1, seed) for seed in range(30)) if s.terrace)
    check_state(rococo(), over)
    over.terrace.clear()
    assert "terrace: is not what" in refusal(over)


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
    assert "players[0].hand: is too large" in refusal(state)


def frames_of_a_turn(state: State) -> tuple[int, str]:
    """Return who is playing which card."""
    top = state.frames[-1]
    assert isinstance(top, ChooseAction)
    return top.player, top.card


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
    (lambda s, p, c: [], "frames: are missing although the game is not over"),
    (lambda s, p, c: [*s.frames[1:]], "frames[0]: must be a step of the round"),
    (lambda s, p, c: [Round(0), *s.frames[1:]], "frames[0]: must be a step of the round"),
    (lambda s, p, c: [Round(99), *s.frames[1:]], "frames[0]: must be a step of the round"),
    (lambda s, p, c: [Round(5), *s.frames[1:]], "phase: is not that of the step"),
    (lambda s, p, c: s.frames[:-1], "do not end with a question"),
    (lambda s, p, c: [*s.frames, Round(6)], "do not end with a question"),
    (lambda s, p, c: [*s.frames[:2], PlayCard(p)], "frames[2]: does not begin"),
    (lambda s, p, c: [s.frames[0], PlayCard(p)], "although nobody's turn goes on"),
    (lambda s, p, c: [s.frames[0], s.frames[-1]], "frames: are no turn"),
    (lambda s, p, c: [s.frames[0], HireEmployee(p)], "frames: are no turn"),
    (lambda s, p, c: [*s.frames, HireEmployee(p)], "frames: are no turn"),
    (lambda s, p, c: [*s.frames[:2], ChooseAction((p + 1) % 3, c)], "frames[2]: "),
    (
        lambda s, p, c: [*s.frames[:2], DiscardCard(p, c), HireEmployee((p + 1) % 3)],
        "mix up two turns",
    ),
    (
        lambda s, p, c: [*s.frames[:2], DiscardCard(p, c), NextTurn(p), HireEmployee(p)],
        "mix up two turns",
    ),
    (
        lambda s, p, c: [*s.frames[:2], DiscardCard(p, c), HireEmployee(p), HireEmployee(p)],
        "ask two questions at once",
    ),
    (
        lambda s, p, c: [
            *s.frames[:2],
            DiscardCard(p, c),
            UseBonus(p, c),
            UseBonus(p, c),
            HireEmployee(p),
        ],
        "name an employee twice",
    ),
    (
        lambda s, p, c: [*s.frames[:2], DiscardCard(p, c), PaySilk(p, s.dress_bag[0], 0, ())],
        "pay for no dress",
    ),
    (
        lambda s, p, c: [
            *s.frames[:2],
            DiscardCard(p, c),
            HireEmployee(p),
            PaySilk(p, s.dress_bag[0], 0, ()),
        ],
        "pay for no dress",
    ),
    (
        lambda s, p, c: [*s.frames[:2], DiscardCard(p, c), *[DeputeEmployee(p, c)] * 9],
        "has too few employees",
    ),
    (
        lambda s, p, c: [*s.frames[:2], DiscardCard(p, c), HireEmployee(3)],
        "frames[3]: names a player that there is not",
    ),
    (
        lambda s, p, c: [*s.frames[:2], DiscardCard(p, c), HireEmployee(-1)],
        "frames[3]: names a player that there is not",
    ),
    (
        lambda s, p, c: [*s.frames[:2], DiscardCard(p, c), UseBonus(p, "nobody")],
        "frames[3]: names a card 'nobody' that cannot be meant",
    ),
    (
        lambda s, p, c: [*s.frames[:2], DiscardCard(p, c), PaySilk(p, "nothing", 0, ())],
        "frames[3]: names a dress 'nothing' that cannot be meant",
    ),
    (
        lambda s, p, c: [*s.frames[:2], DiscardCard(p, c), FundDecoration(p, c, -5)],
        "frames[3]: has a discount that is no amount",
    ),
    (
        lambda s, p, c: [*s.frames[:2], DiscardCard(p, c), FundDecoration(p, c, MAX_AMOUNT + 1)],
        "frames[3]: has a discount that is no amount",
    ),
    (
        lambda s, p, c: [*s.frames[:2], DiscardCard(p, c), PayForPrestige(p, c, 3)],
        "frames[3]: is not what its card does",
    ),
    (
        lambda s, p, c: [*s.frames[:2], DiscardCard(p, c), DiscardResources(p, c, ("nothing",))],
        "frames[3]: has chosen tiles that are not on the rack",
    ),
]


@pytest.mark.parametrize(("frames", "words"), WRONG_TURNS)
def test_what_cannot_be_still_to_happen_in_a_turn(frames: Frames, words: str):
    state = in_a_turn()
    check_state(rococo(), state)
    player, card = frames_of_a_turn(state)
    state.frames = list(frames(state, player, card))  # type: ignore[arg-type]
    assert words in refusal(state)


def test_a_tile_that_is_drawn_is_somewhere_else_no_more():
    state = in_a_turn()
    player, card = frames_of_a_turn(state)
    tile = next(t for t in state.resource_bag if rococo().rules.resources[t].notions.mode == "all")
    state.frames[2:] = [DiscardCard(player, card), KeepResource(player, tile, drawn=True)]
    assert f"frames: the resource tile {tile!r} is elsewhere too" in refusal(state)
    state.resource_bag.remove(tile)
    check_state(rococo(), state)


def test_a_dress_that_is_paid_for_lies_nowhere_else():
    state = in_a_turn()
    player, card = frames_of_a_turn(state)
    dress = state.dress_bag[0]
    state.frames[2:] = [
        DiscardCard(player, card),
        PlaceDress(player, card, dress),
        PaySilk(player, dress, 0, ()),
    ]
    assert f"frames: the dress {dress!r} is elsewhere too" in refusal(state)
    state.dress_bag.remove(dress)
    check_state(rococo(), state)
    state.frames[-1] = PaySilk(player, state.dress_bag[0], 0, ())
    assert "pay for no dress" in refusal(state)


def test_chosen_tiles_are_on_the_rack_once():
    state = in_a_turn()
    player, card = frames_of_a_turn(state)
    tile = state.resource_bag.pop()
    state.players[player].resources.append(tile)
    state.hire = [None if card == "level5-silk" else card for card in state.hire]
    piles = [cards for p in state.players for cards in (p.hand, p.supply, p.discard)]
    for cards in (state.employee_stack, state.removed, *piles):
        if "level5-silk" in cards:
            cards.remove("level5-silk")
    state.players[player].discard.append("level5-silk")
    state.frames[2:] = [DiscardCard(player, card), DiscardResources(player, "level5-silk", (tile,))]
    check_state(rococo(), state)
    state.frames[-1] = DiscardResources(player, "level5-silk", (tile, tile))
    assert "chosen tiles" in refusal(state)


def test_two_players_cannot_both_be_playing_a_card():
    state = in_a_turn()
    player, _ = frames_of_a_turn(state)
    other = state.players[(player + 1) % PLAYERS]
    cards = next(c for c in (other.hand, other.supply, other.discard) if c)
    other.played = cards.pop()
    assert f"players[{(player + 1) % PLAYERS}].played" in refusal(state)


def test_a_phase_in_which_nobody_is_asked():
    state = in_a_turn()
    state.phase = "income"
    state.frames = [Round(7), *state.frames[1:]]
    assert "phase: asks nobody anything" in refusal(state)


def test_a_hand_that_is_selected_already():
    state = played(0)
    assert state.pending is not None
    player = state.players[state.pending.player]
    player.hand, player.supply = player.supply[:3], player.supply[3:]
    assert f"players[{state.pending.player}].hand: is selected already" in refusal(state)


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
    assert "frames: are no selection of hands" in refusal(state)


def test_nobody_plays_a_card_while_hands_are_selected_or_after_the_end():
    for state in (played(0), played(-1)):
        player = state.players[0]
        player.played = (player.supply or player.discard).pop()
        assert "players[0].played" in refusal(state)
