"""Whole games with the Jewelry Box, alone and with the dresses of other expansions."""

import json
from collections import Counter

import pytest

from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.rococo.jewelry_box.components import KEY, TILES
from rococo_desktop.rules.rococo.jewelry_box.slots import BOARD, OWN
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import EDITIONS, Rococo
from rococo_desktop.rules.rococo.score import score
from tests.base_game import view
from tests.daily import by_turns
from tests.rules.rococo.jewelry_box.games import ALL, QUESTIONS, asked, game, played


def read_again(rococo: Rococo, state: State) -> State:
    """Return the state as it comes back from a save file."""
    written = json.loads(json.dumps(rococo.codec.encode(state)))
    read = rococo.codec.decode(State, written)
    rococo.kernel.resume(read)
    return read


@pytest.mark.parametrize(("players", "edition"), by_turns([2, 3, 4, 5], EDITIONS))
def test_every_state_of_a_game_is_let_in_and_every_view_can_be_dealt(players: int, edition: str):
    """Each piece is there once, saves hold at every question, and a deal looks like its view."""
    for expansions in ((KEY,), ALL):
        rococo = game(players, edition, expansions)
        for state in played(rococo, players):
            rococo.check(state)
            board = BOARD.of(state)
            owned = [tile for player in state.players for tile in OWN.of(player).tiles]
            shown = [tile for tile in board.display if tile is not None]
            assert Counter([*board.bag, *shown, *board.removed, *owned]).most_common(1)[0][1] == 1
            assert len(board.bag) + len(shown) + len(board.removed) + len(owned) == TILES
            if state.step % 15 == 0:
                assert read_again(rococo, state) == state
                for viewer in (*range(players), None):
                    seen = view(state, viewer)
                    world = rococo.deal(seen, Generator(state.step))
                    assert view(world, viewer) == seen
                    rococo.check(world)
        for sheet in score(rococo.rules, state).players:
            assert sheet.total == sum(item.points for item in sheet.items)


@pytest.mark.parametrize("kind", QUESTIONS)
def test_a_game_is_saved_in_the_middle_of_each_new_question(kind: str):
    state = asked(kind)
    assert state.pending is not None
    game().check(state)
    read = read_again(game(), state)
    assert read == state
    assert read.pending == state.pending
    for option in state.pending.options:
        after = game().kernel.apply(state, option).state
        assert game().kernel.apply(read, option).state == after
        game().check(after)


@pytest.mark.parametrize("kind", QUESTIONS)
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_deals_in_the_middle_of_each_new_question(kind: str, viewer: int | None):
    state = asked(kind)
    seen = view(state, viewer)
    for seed in range(5):
        world = game().deal(seen, Generator(seed))
        assert view(world, viewer) == seen
        game().check(world)
        assert world.pending is not None
        for option in world.pending.options:
            game().kernel.apply(world, option)


def test_all_of_it_happens_in_games_of_chance():
    """The games above would be useless tests without jewelry and examinations."""
    found: Counter[str] = Counter()
    for seed in range(4):
        *_, last = played(game(4, expansions=(KEY,)), seed)
        for player in last.players:
            own = OWN.of(player)
            found["jewelry"] += len(own.tiles)
            found["masters"] += own.masters
            found["graduates"] += own.examination != "journeyman"
            found["specialists"] += own.specialist is None
    assert all(found[what] for what in ("jewelry", "masters", "graduates", "specialists")), found
