"""How a state that was read from outside is checked for the Jewelry Box."""

from collections import Counter
from collections.abc import Iterator

from rococo_desktop.engine.reasons import Problem, because, strangers
from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.rococo.base.make_dress import PlaceDress
from rococo_desktop.rules.rococo.book import Checks, RuleBook, player_key
from rococo_desktop.rules.rococo.components.bonuses import Bonus
from rococo_desktop.rules.rococo.jewelry_box import bonuses
from rococo_desktop.rules.rococo.jewelry_box.components import (
    BOX,
    KEY,
    CopyBonus,
    GainJewelry,
    UseFromSupply,
)
from rococo_desktop.rules.rococo.jewelry_box.examinations import (
    AFTER,
    COMMON_SILK,
    RARE_SILK,
    TASKS,
    ChooseGraduate,
    ChooseTask,
    Graduate,
)
from rococo_desktop.rules.rococo.jewelry_box.set_up import LEVELS, belongs
from rococo_desktop.rules.rococo.jewelry_box.slots import BOARD, JOURNEYMAN, OWN, deck_of
from rococo_desktop.rules.rococo.jewelry_box.tailor import ChooseJewelry
from rococo_desktop.rules.rococo.model import State


def _problems(rules: RuleBook, state: State) -> Iterator[Problem]:
    table, board = BOX.of(rules.components), BOARD.of(state)
    path = f"slots.{KEY}"
    places, display = len(table.display.prices), len(board.display)
    if display != places:
        yield f"{path}.display", because("wrong.number", expected=places, found=display)
    for seat in range(len(state.players)):
        yield from _own_problems(rules, state, seat)
    yield from strangers(path, _tiles(state).elements(), table.jewels)
    for level, examination in LEVELS.items():
        for card in deck_of(board, examination):
            if not belongs(rules, card, level):
                yield path, because("wrong.not_of_examination", id=card)
    for name, cards in (("employee_stack", state.employee_stack), ("hire", state.hire)):
        for offered in cards:
            if offered is not None and offered in table.conditions:
                yield name, because("wrong.not_for_hire", id=offered)
    for index, frame in enumerate(state.frames):
        if not (0 <= frame.player < len(state.players) and _could_be(rules, state, frame)):
            yield f"frames[{index}]", because("wrong.not_now")


def _missing(rules: RuleBook, state: State) -> Iterator[Problem]:
    for tile in BOX.of(rules.components).jewels.keys() - _tiles(state).keys():
        yield f"slots.{KEY}", because("wrong.lost", id=tile)


def _tiles(state: State) -> Counter[str]:
    """Return all jewelry tiles, wherever they are."""
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
        yield f"{place}.examination", because("wrong.foreign", id=own.examination)
    else:
        yield from strangers(f"{place}.tasks", own.tasks, TASKS[own.examination])
    most = rules.constants.rounds * len(rules.employees)
    if not 0 <= own.masters <= most:
        yield f"{place}.masters", because("wrong.range", low=0, high=most, found=own.masters)
    yield from strangers(f"{place}.worn", own.worn.values(), own.tiles)
    yield from strangers(f"{place}.worn", own.worn, _dresses(state, seat))
    yield from strangers(place, own.unshown(), {*player.hand, *player.supply})
    for level, examination in LEVELS.items():
        for card in own.graduates(examination):
            if not belongs(rules, card, level):
                yield place, because("wrong.not_of_examination", id=card)
    specialists = BOX.of(rules.components).conditions
    if own.specialist is not None and own.specialist not in specialists:
        yield f"{place}.specialist", because("wrong.foreign", id=own.specialist)


def _dresses(state: State, seat: int) -> set[str]:
    """Return the player's dresses at the ball, and the one on its way there."""
    dresses = {dress for dress, owner in state.guests.values() if owner == seat}
    placed = [frame for frame in state.frames if isinstance(frame, PlaceDress)]
    return dresses | {frame.dress for frame in placed if frame.player == seat}


def _could_be(rules: RuleBook, state: State, frame: Frame) -> bool:
    """Return whether a frame of the Jewelry Box, if it is one, agrees with the table."""
    board, own = BOARD.of(state), OWN.of(state.players[frame.player])
    match frame:
        case ChooseTask():
            return own.examination == JOURNEYMAN and not {COMMON_SILK, RARE_SILK} & {*own.tasks}
        case Graduate():
            return len(own.tasks) == len(TASKS[own.examination]) and bool(
                deck_of(board, own.examination)
            )
        case ChooseGraduate(examination=examination, deck=deck):
            return (
                AFTER.get(examination) == own.examination
                and not own.tasks
                and deck == tuple(sorted(deck_of(board, examination)))
            )
        case ChooseJewelry(dress=dress):
            bonus = rules.dresses[dress].rented if dress in rules.dresses else None
            return isinstance(bonus, GainJewelry) and dress in _dresses(state, frame.player)
        case bonuses.UseFromSupply(card=card):
            return _has_bonus(rules, card, UseFromSupply)
        case bonuses.CopyBonus(card=card):
            return _has_bonus(rules, card, CopyBonus)
        case _:
            return True


def _has_bonus(rules: RuleBook, card: str, kind: type[Bonus]) -> bool:
    return card in rules.employees and isinstance(rules.employees[card].bonus, kind)


def _employees(state: State) -> Iterator[tuple[str, str]]:
    board = BOARD.of(state)
    for card in (*board.journeymen, *board.masters, *board.box):
        yield f"slots.{KEY}", card
    for seat, player in enumerate(state.players):
        specialist = OWN.of(player).specialist
        if specialist is not None:
            yield f"players[{seat}].slots.{player_key(KEY)}.specialist", specialist


CHECKS: Checks = Checks(_problems, _employees, _missing)
