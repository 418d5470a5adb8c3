"""The checks of the Jewelry Box's part of a state that was read from outside."""

from collections import Counter
from collections.abc import Iterator

from rococo_desktop.engine.reasons import Problem, because, out_of_range, strangers, wrong_number
from rococo_desktop.rules.rococo.book import Checks, RuleBook, player_key
from rococo_desktop.rules.rococo.jewelry_box.components import BOX, KEY
from rococo_desktop.rules.rococo.jewelry_box.examinations import TASKS
from rococo_desktop.rules.rococo.jewelry_box.set_up import LEVELS, belongs
from rococo_desktop.rules.rococo.jewelry_box.slots import BOARD, OWN, deck_of
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.questions import held_in


def _problems(rules: RuleBook, state: State) -> Iterator[Problem]:
    table, board = BOX.of(rules.components), BOARD.of(state)
    path = f"slots.{KEY}"
    yield from wrong_number(f"{path}.display", len(board.display), len(table.display.prices))
    for seat in range(len(state.players)):
        yield from _own_problems(rules, state, seat)
    yield from strangers(path, _tiles(state).elements(), table.jewels)
    for level, examination in LEVELS.items():
        for card in deck_of(board, examination):
            if not belongs(rules, card, level):
                yield path, because("wrong-not_of_examination", id=card)
    for name, cards in (("employee_stack", state.employee_stack), ("hire", state.hire)):
        for offered in cards:
            if offered is not None and offered in table.conditions:
                yield name, because("wrong-not_for_hire", id=offered)


def _missing(rules: RuleBook, state: State) -> Iterator[Problem]:
    for tile in BOX.of(rules.components).jewels.keys() - _tiles(state).keys():
        yield f"slots.{KEY}", because("wrong-lost", id=tile)


def _tiles(state: State) -> Counter[str]:
    """Return all jewelry tiles in all places."""
    board = BOARD.of(state)
    tiles = Counter([*board.bag, *board.removed])
    tiles.update(tile for tile in board.display if tile is not None)
    for player in state.players:
        tiles.update(OWN.of(player).tiles)
    return tiles


def _own_problems(rules: RuleBook, state: State, seat: int) -> Iterator[Problem]:
    player, place = state.players[seat], f"players[{seat}].slots.{player_key(KEY)}"
    own = OWN.of(player)
    if own.examination not in TASKS:
        yield f"{place}.examination", because("wrong-foreign", id=own.examination)
    else:
        yield from strangers(f"{place}.tasks", own.tasks, TASKS[own.examination])
    most = rules.constants.rounds * len(rules.employees)
    yield from out_of_range(f"{place}.masters", own.masters, 0, most)
    yield from strangers(f"{place}.worn", own.worn.values(), own.tiles)
    yield from strangers(f"{place}.worn", own.worn, _dresses(state, seat))
    yield from strangers(place, own.unshown(), {*player.hand, *player.supply})
    for level, examination in LEVELS.items():
        for card in own.graduates(examination):
            if not belongs(rules, card, level):
                yield place, because("wrong-not_of_examination", id=card)
    specialists = BOX.of(rules.components).conditions
    if own.specialist is not None and own.specialist not in specialists:
        yield f"{place}.specialist", because("wrong-foreign", id=own.specialist)


def _dresses(state: State, seat: int) -> set[str]:
    """Return the player's dresses at the ball, and any dress on its way there."""
    dresses = {dress for dress, owner in state.guests.values() if owner == seat}
    held = held_in(frame for frame in state.frames if frame.seat == seat)
    return dresses.union(*(each.dresses for each in held))


def _employees(state: State) -> Iterator[tuple[str, str]]:
    board = BOARD.of(state)
    for card in (*board.journeymen, *board.masters, *board.box):
        yield f"slots.{KEY}", card
    for seat, player in enumerate(state.players):
        specialist = OWN.of(player).specialist
        if specialist is not None:
            yield f"players[{seat}].slots.{player_key(KEY)}.specialist", specialist


CHECKS: Checks = Checks(problems=_problems, employees=_employees, missing=_missing)
