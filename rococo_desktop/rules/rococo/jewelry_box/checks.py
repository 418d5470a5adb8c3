"""How a state that was read from outside is checked for the Jewelry Box."""

from collections import Counter
from collections.abc import Iterator

from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.components.bonuses import Bonus
from rococo_desktop.rules.rococo.base.make_dress import PlaceDress
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
from rococo_desktop.rules.rococo.ruleset import Checks, RuleBook, player_key


def _problems(rules: RuleBook, state: State) -> Iterator[tuple[str, str]]:
    table, board = BOX.of(rules.components), BOARD.of(state)
    path = f"slots.{KEY}"
    if len(board.display) != len(table.display.prices):
        yield f"{path}.display", f"must have {len(table.display.prices)} places"
    for seat in range(len(state.players)):
        yield from _own_problems(rules, state, seat)
    for tile, number in _tiles(state).items():
        if tile not in table.jewels:
            yield path, f"{tile!r} is no jewelry tile"
        elif number > 1:
            yield path, f"the jewelry tile {tile!r} is there twice"
    for level, examination in LEVELS.items():
        if not all(belongs(rules, card, level) for card in deck_of(board, examination)):
            yield path, f"has a {examination} deck of other cards"
    for name, cards in (("employee_stack", state.employee_stack), ("hire", state.hire)):
        if not table.conditions.keys().isdisjoint(cards):
            yield name, "has a specialised Apprentice"
    for index, frame in enumerate(state.frames):
        if not (0 <= frame.player < len(state.players) and _could_be(rules, state, frame)):
            yield f"frames[{index}]", "cannot be asked now"


def _missing(rules: RuleBook, state: State) -> Iterator[tuple[str, str]]:
    for tile in BOX.of(rules.components).jewels.keys() - _tiles(state).keys():
        yield f"slots.{KEY}", f"the jewelry tile {tile!r} is missing"


def _tiles(state: State) -> Counter[str]:
    """Return all jewelry tiles, wherever they are."""
    board = BOARD.of(state)
    tiles = Counter([*board.bag, *board.removed])
    tiles.update(tile for tile in board.display if tile is not None)
    for player in state.players:
        tiles.update(OWN.of(player).tiles)
    return tiles


def _own_problems(rules: RuleBook, state: State, seat: int) -> Iterator[tuple[str, str]]:
    player, place = state.players[seat], f"players[{seat}].slots.{player_key(KEY)}"
    own = OWN.of(player)
    if own.examination not in TASKS:
        yield f"{place}.examination", "is none"
    elif len(set(own.tasks)) < len(own.tasks) or not set(own.tasks) <= {*TASKS[own.examination]}:
        yield f"{place}.tasks", "are not those of the examination"
    if not 0 <= own.masters <= rules.constants.rounds * len(rules.employees):
        yield f"{place}.masters", "is no number of examinations"
    worn = list(own.worn.values())
    if len(set(worn)) < len(worn) or not set(worn) <= {*own.tiles}:
        yield f"{place}.worn", "is not the player's jewelry"
    if not set(own.worn) <= _dresses(state, seat):
        yield f"{place}.worn", "names a dress that is not the player's"
    unshown = own.unshown()
    if len(set(unshown)) < len(unshown) or not set(unshown) <= {*player.hand, *player.supply}:
        yield place, "has a new graduate who is not in the staff"
    for level, examination in LEVELS.items():
        if not all(belongs(rules, card, level) for card in own.graduates(examination)):
            yield place, "has a new graduate of no examination"
    specialists = BOX.of(rules.components).conditions
    if own.specialist is not None and own.specialist not in specialists:
        yield f"{place}.specialist", "is no specialised Apprentice"


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
