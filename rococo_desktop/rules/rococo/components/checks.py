"""The known facts about the printed components, as checks of a components file.

No text gives most of the numbers, but much is certain: the rulebooks give the counts, the ranges
and some single pieces. Our own tables and an owner's corrections must satisfy the same facts.
Each check yields the path of a field and a reason; `docs/components.md` names the source of each
fact. Assumptions without a source in a rulebook are in `doubts` instead, because an owner of the
box may know better.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations, pairwise
from typing import get_args

from rococo_desktop.engine.reasons import (
    Problem,
    Reason,
    Value,
    because,
    counted,
    id_twice,
    must_be,
    one_of,
    outside,
    unless,
    wrong_number,
)

from .bonuses import SILK_COLORS, EmployeeType, PerDress, SilkColor, colored
from .models import GROUPS, Decoration, Resource, Silk
from .tables import BoardTable, ComponentsTable

Types = Mapping[EmployeeType, int]
TYPES: tuple[EmployeeType, ...] = get_args(EmployeeType)

DRESSES: dict[SilkColor, int] = {"yellow": 13, "green": 13, "red": 10, "blue": 6}
VALUES = range(6, 29)
PRESTIGE = range(2, 5)
RESOURCES = 48
START_CARDS = 5
LEVELS = {1: 6, 2: 4, 3: 4, 4: 4, 5: 4, 6: 6}
LEVEL_TYPES: dict[int, Types] = {
    2: {"master": 1, "journeyman": 2, "apprentice": 1},
    5: {"master": 2, "journeyman": 1, "apprentice": 1},
}
HALLS = ("hall1", "hall2", "hall3", "hall4", "hall5")
PLAYERS = {"small": (2, 3), "large": (4, 5)}
SEGMENTS = 3
SEGMENT_SPACES = range(3, 5)
ACQUIRE = (0, 1, 2, 2)
HIRE = (0, 1, 3, 5)
WINDOWS = range(0, 9)
WINDOWS_SOMEWHERE = (WINDOWS[-1], 4, WINDOWS[0])
"""Prices that some window has, on either side of the board."""
HALL_OF_THE_EXAMPLE = (3, 1)
FIREWORKS = {(7, 3), (6, 2)}
DECORATION_OF_THE_EXAMPLE = 10
MULTIPLIERS = {2, 3}
SPACES = {"fireworks": 4, "statue": 2, "fountain_lower": 2}
"""The minimum number of decoration spaces on one of the two sides."""


def problems(table: ComponentsTable) -> Iterator[Problem]:
    """Yield all problems of a components file, the most basic first."""
    for check in (
        _dresses,
        _dress_recipes,
        _resources,
        _employees,
        _employee_scoring,
        _boards,
        _both_boards,
        _ids,
    ):
        yield from check(table)


def of_level(level: int | None) -> Reason:
    """Return the name of the employees of a level, or of the start cards if that is None."""
    return because("wrong-start_cards") if level is None else because("wrong-level", level=level)


def shown_silk(silk: Silk) -> tuple[Value, ...]:
    """Return the number of bales of each colour that occurs, as values of a reason."""
    return tuple(
        because("wrong-silk", number=number, color=colored(color))
        for color, number in silk.as_dict().items()
    )


def _colors(numbers: Mapping[SilkColor, int]) -> tuple[Value, ...]:
    return counted((numbers[color], colored(color)) for color in SILK_COLORS if color in numbers)


def _types(numbers: Mapping[EmployeeType, int]) -> tuple[Value, ...]:
    return counted((numbers[name], because(f"type-{name}")) for name in TYPES if name in numbers)


def _levels(numbers: Mapping[int, int]) -> tuple[Value, ...]:
    return counted((number, of_level(level)) for level, number in numbers.items())


def _dresses(table: ComponentsTable) -> Iterator[Problem]:
    found = Counter(dress.color for dress in table.dresses.values())
    if found != DRESSES:
        yield "dresses", because("wrong-number", expected=_colors(DRESSES), found=_colors(found))
    for id, dress in table.dresses.items():
        yield from outside(f"dresses.{id}.value", dress.value, VALUES)
        yield from outside(f"dresses.{id}.prestige", dress.prestige, PRESTIGE)


def _dress_recipes(table: ComponentsTable) -> Iterator[Problem]:
    dresses = table.dresses.values()
    for dress in dresses:
        if dress.bonuses or not dress.sellable:
            yield f"dresses.{dress.id}", because("wrong-plain_dress")
    silk = Silk(yellow=3)
    example = (silk, 0, 1, True)
    if not any((each.silk, each.thread, each.lace, each.master) == example for each in dresses):
        shown = (*shown_silk(silk), because("lace", n=1), because("type-master"))
        yield "dresses", because("wrong-example", shown=shown)


def _resources(table: ComponentsTable) -> Iterator[Problem]:
    tiles = table.resources.values()
    yield from wrong_number("resources", len(tiles), RESOURCES)
    modes = {tile.notions.mode for tile in tiles}
    yield from unless("resources", "choose" in modes, "wrong-no_slash")
    yield from unless("resources", "all" in modes, "wrong-no_plus")
    silk = Silk(green=2)
    green = any(
        tile.silk == silk
        and (tile.notions.mode, tile.notions.thread, tile.notions.lace) == ("choose", 1, 1)
        for tile in tiles
    )
    if not green:
        either = because("tile-choose", thread=because("thread", n=1), lace=because("lace", n=1))
        yield "resources", because("wrong-example", shown=(*shown_silk(silk), either))
    if not any(_are_tiles_of_the_example(*pair) for pair in combinations(tiles, 2)):
        shown = shown_silk(Silk(yellow=3, red=1))
        yield "resources", because("wrong-example_pair", shown=shown)


def _are_tiles_of_the_example(one: Resource, other: Resource) -> bool:
    """Return whether two tiles together show 3 yellow bales and a surplus red one."""
    together = Silk(*map(sum, zip(one.silk, other.silk, strict=True)))
    return together == Silk(yellow=3, red=1) and bool(one.silk.yellow and other.silk.yellow)


def _employees(table: ComponentsTable) -> Iterator[Problem]:
    start = [card for card in table.employees.values() if card.set == "start"]
    stack = [card for card in table.employees.values() if card.set != "start"]
    for card in start:
        yield from unless(f"employees.{card.id}.level", card.level is None, "wrong-start_level")
    if len(start) != START_CARDS:
        expected, found = (
            counted([(number, of_level(None))]) for number in (START_CARDS, len(start))
        )
        yield "employees", because("wrong-number", expected=expected, found=found)
    levels = Counter(sorted(card.level or 0 for card in stack))
    if levels != LEVELS:
        yield "employees", because("wrong-number", expected=_levels(LEVELS), found=_levels(levels))
    for level, types in LEVEL_TYPES.items():
        found_types = Counter(card.type for card in stack if card.level == level)
        yield from type_counts(level, types, found_types)


def type_counts(
    level: int | None, expected: Types, found: Counter[EmployeeType]
) -> Iterator[Problem]:
    """Check the number of employees of each training, in a level or among the start cards."""
    if found != expected:
        reason = because(
            "wrong-types", cards=of_level(level), expected=_types(expected), found=_types(found)
        )
        yield "employees", reason


def _employee_scoring(table: ComponentsTable) -> Iterator[Problem]:
    for card in table.employees.values():
        if card.scoring and card.bonus:
            yield f"employees.{card.id}.bonus", because("wrong-crown_bonus")
        if card.level == 6 and bool(card.scoring) != (card.type == "apprentice"):
            yield f"employees.{card.id}.type", because("wrong-crown_type")
        if card.set == "start" and card.type == "master" and card.bonus:
            yield f"employees.{card.id}.bonus", because("wrong-start_master")
        steps = getattr(card.scoring or card.bonus, "steps", ())
        if any(low.start >= high.start for low, high in pairwise(steps)):
            yield f"employees.{card.id}", because("wrong-rising")
        if isinstance(card.bonus, PerDress) and not any(card.bonus.livre + card.bonus.prestige):
            yield f"employees.{card.id}.bonus", because("wrong-no_gain")


def _boards(table: ComponentsTable) -> Iterator[Problem]:
    if set(table.boards) != set(PLAYERS):
        yield "boards", because("wrong-must_be", values=tuple(PLAYERS))
    for name, board in table.boards.items():
        path = f"boards.{name}"
        yield from must_be(f"{path}.players", board.players, *PLAYERS[name])
        spaces = board.warehouse.spaces
        yield from must_be(f"{path}.warehouse.segments", board.warehouse.segments, SEGMENTS)
        yield from outside(f"{path}.warehouse.spaces", spaces, SEGMENT_SPACES)
        yield from must_be(f"{path}.warehouse.prices", board.warehouse.prices, *ACQUIRE[:spaces])
        yield from must_be(f"{path}.hire.prices", board.hire.prices, *HIRE)
        for price in board.workshop.prices:
            yield from outside(f"{path}.workshop.prices", price, WINDOWS)
        if any(high < low for high, low in pairwise(board.all_halls.prestige)):
            yield f"{path}.all_halls.prestige", because("wrong-falling")
        yield from _halls(path, board)
        yield from _decorations(path, board)


def _halls(path: str, board: BoardTable) -> Iterator[Problem]:
    yield from must_be(f"{path}.halls", tuple(board.halls), *HALLS)
    for id, hall in board.halls.items():
        if hall.second >= hall.first:
            yield f"{path}.halls.{id}.second", because("wrong-second", first=hall.first)
        if not any(space.master for space in board.spaces.values() if space.hall == id):
            yield f"{path}.halls.{id}", because("wrong-no_master_space")
    for space in board.spaces.values():
        field = f"{path}.spaces.{space.id}"
        yield from one_of(f"{field}.hall", space.hall, HALLS)
        if space.reward and space.reward.kind != "livre" and space.reward.amount != 1:
            yield f"{field}.reward.amount", because("wrong-reward")


def _decorations(path: str, board: BoardTable) -> Iterator[Problem]:
    groups: dict[str, list[Decoration]] = {}
    for decoration in board.decorations.values():
        groups.setdefault(decoration.group, []).append(decoration)
        field = f"{path}.decorations.{decoration.id}"
        yield from one_of(f"{field}.group", decoration.group, GROUPS)
        if (decoration.group == "fireworks") != (decoration.multiplier is not None):
            yield f"{field}.multiplier", because("wrong-multiplier")
        if (decoration.group == "musician") != (decoration.hall is not None):
            yield f"{field}.hall", because("wrong-musician")
    musicians = tuple(decoration.hall for decoration in groups.get("musician", []))
    yield from unless(f"{path}.decorations", musicians == HALLS, "wrong-musicians")
    for group in ("statue", "fountain_upper", "fountain_lower", "fireworks"):
        yield from unless(f"{path}.decorations", groups.get(group), "wrong-group", group=group)


def _ids(table: ComponentsTable) -> Iterator[Problem]:
    """Check that no two pieces or spaces share an id, because options are ids."""
    pieces = [*table.dresses, *table.resources, *table.employees]
    for name, board in table.boards.items():
        yield from id_twice(f"boards.{name}", [*pieces, *board.spaces, *board.decorations])


def _both_boards(table: ComponentsTable) -> Iterator[Problem]:
    boards = tuple(table.boards.values())
    if {(board.fireworks.first, board.fireworks.second) for board in boards} != FIREWORKS:
        one, other = (_worth(points) for points in sorted(FIREWORKS))
        yield "boards", because("wrong-fireworks", one=one, other=other)
    halls = {(hall.first, hall.second) for board in boards for hall in board.halls.values()}
    if HALL_OF_THE_EXAMPLE not in halls:
        yield "boards", because("wrong-hall", worth=_worth(HALL_OF_THE_EXAMPLE))
    windows = {price for board in boards for price in board.workshop.prices}
    for price in WINDOWS_SOMEWHERE:
        yield from unless("boards", price in windows, "wrong-window", price=price)
    decorations = [each for board in boards for each in board.decorations.values()]
    if not any(each.cost == DECORATION_OF_THE_EXAMPLE for each in decorations):
        livre = because("livre", n=DECORATION_OF_THE_EXAMPLE)
        yield "boards", because("wrong-decoration", livre=livre)
    if {each.multiplier for each in decorations if each.multiplier} != MULTIPLIERS:
        yield "boards", because("wrong-multipliers", multipliers=tuple(sorted(MULTIPLIERS)))
    for group, least in SPACES.items():
        most = max(
            sum(each.group == group for each in board.decorations.values()) for board in boards
        )
        yield from unless("boards", most >= least, "wrong-spaces", least=least, groups=(group,))


def _worth(points: tuple[int, int]) -> Reason:
    first, second = points
    return because("wrong-worth", first=first, second=second)
