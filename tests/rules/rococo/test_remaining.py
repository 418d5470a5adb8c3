"""The numbers left in the bags are counted from seen pieces, and reveal no secret."""

from rococo_desktop.rules.remaining import Remaining
from rococo_desktop.rules.rococo.remaining import tiles_remaining
from tests.qml.hands import session
from tests.qml.test_expansions_table import play_until


def total(rows: tuple[Remaining, ...], column: str) -> int:
    return sum(getattr(row, column) for row in rows)


def test_tiles_are_counted_as_one_seat_sees_them() -> None:
    game = play_until(session(3, seed=5), lambda game: game.state.round >= 3)
    state, rules = game.state, game.match.rules
    for seat in range(3):
        rows = tiles_remaining(rules, game.view(seat))
        own = len(state.players[seat].resources)
        others = sum(len(p.resources) for p in state.players) - own
        drawn = len(rules.resources) - len(state.resource_bag) - own - others
        assert total(rows, "total") == len(rules.resources)
        assert total(rows, "in_use") == own
        assert total(rows, "rest") == len(state.resource_discard)
        assert total(rows, "to_come") == len(state.resource_bag) + others
        assert total(rows, "on_display") == drawn - len(state.resource_discard)
        for row in rows:
            parts = (row.to_come, row.on_display, row.in_use, row.rest)
            assert min(parts) >= 0
            assert sum(parts) == row.total


def test_the_unseen_tiles_do_not_depend_on_who_has_them() -> None:
    """Nothing tells whether hidden tiles are in the bag or on a rack."""
    game = play_until(session(2, seed=6), lambda game: game.state.round >= 2)
    seen = game.view(0)
    before = tiles_remaining(game.match.rules, seen)
    state = game.state
    rack = state.players[1].resources
    rack[:], state.resource_bag[: len(rack)] = state.resource_bag[: len(rack)], list(rack)
    assert tiles_remaining(game.match.rules, game.view(0)) == before
