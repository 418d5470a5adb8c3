"""What is certain about the printed components, as checks of a components file.

Most numbers are printed nowhere, but a good deal is certain: the rulebooks give the counts, the
ranges and some single pieces. Our own tables and an owner's corrections must meet the same facts.
Each check yields the path of a field and one sentence; `docs/components.md` names the source of
each fact.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise

from .bonuses import COLORS, PerDress
from .models import GROUPS, Decoration, Silk
from .tables import BoardTable, ComponentsTable

Problem = tuple[str, str]
"""The path of a field, and what is wrong with it."""

DRESSES = {"yellow": 13, "green": 13, "red": 10, "blue": 6}
VALUES = range(6, 29)
PRESTIGE = range(2, 5)
RESOURCES = 48
LEVELS = {1: 6, 2: 4, 3: 4, 4: 4, 5: 4, 6: 6}
START_TYPES = {"master": 2, "journeyman": 1, "apprentice": 2}
LEVEL_TYPES = {
    2: {"master": 1, "journeyman": 2, "apprentice": 1},
    5: {"master": 2, "journeyman": 1, "apprentice": 1},
}
HALLS = ("hall1", "hall2", "hall3", "hall4", "hall5")
PLAYERS = {"small": (2, 3), "large": (4, 5)}
SEGMENTS = 3
SEGMENT_SPACES = {"small": 3, "large": 4}
ACQUIRE = (0, 1, 2, 2)
HIRE = (0, 1, 3, 5)
WINDOWS = range(0, 9)
WINDOW_OF_THE_EXAMPLE = 4
HALL_OF_THE_EXAMPLE = (3, 1)
FIREWORKS = {(7, 3), (6, 2)}
FIREWORKS_SPACES = 4
DECORATION_OF_THE_EXAMPLE = 10
STATUES = 2
MULTIPLIERS = {2, 3}
FOUNTAIN_SPACES = 4


def problems(table: ComponentsTable) -> Iterator[Problem]:
    """All that is wrong with a components file, the most basic first."""
    checks: tuple[Callable[[ComponentsTable], Iterable[Problem]], ...] = (
        _dresses,
        _dress_recipes,
        _resources,
        _employees,
        _employee_scoring,
        _boards,
        _both_boards,
        _ids,
    )
    for check in checks:
        yield from check(table)


def _counts(numbers: Counter[str]) -> str:
    return ", ".join(f"{number} {name}" for name, number in sorted(numbers.items()))


def _dresses(table: ComponentsTable) -> Iterator[Problem]:
    found = Counter(str(dress.color) for dress in table.dresses.values())
    if found != DRESSES:
        yield "dresses", f"the colours must be {_counts(Counter(DRESSES))}, not {_counts(found)}"
    for id, dress in table.dresses.items():
        if dress.value not in VALUES:
            yield f"dresses.{id}.value", f"must be {VALUES[0]} to {VALUES[-1]}, not {dress.value}"
        if dress.prestige not in PRESTIGE:
            yield (
                f"dresses.{id}.prestige",
                f"must be {PRESTIGE[0]} to {PRESTIGE[-1]}, not {dress.prestige}",
            )


def _dress_recipes(table: ComponentsTable) -> Iterator[Problem]:
    dresses = table.dresses.values()
    for dress in dresses:
        if dress.bonuses or not dress.sellable:
            yield f"dresses.{dress.id}", "a dress of the base game brings nothing of its own"
        if not dress.silk.of(dress.color):
            yield f"dresses.{dress.id}.silk", f"a {dress.color} dress needs {dress.color} silk"
    example = (Silk(yellow=3), 0, 1, True)
    if not any((each.silk, each.thread, each.lace, each.master) == example for each in dresses):
        yield (
            "dresses",
            "one must need 3 yellow silk, 1 lace and a Master (an example of the rulebook)",
        )
    if not any(len(each.silk.as_dict()) > 1 for each in dresses):
        yield "dresses", "some must need a second colour of silk"


def _resources(table: ComponentsTable) -> Iterator[Problem]:
    tiles = table.resources.values()
    if len(tiles) != RESOURCES:
        yield "resources", f"there must be {RESOURCES} tiles, not {len(tiles)}"
    for tile in tiles:
        if not tile.silk.total:
            yield f"resources.{tile.id}.silk", "must show at least one bale"
    modes = {tile.notions.mode for tile in tiles}
    for mode, sign in (("choose", "slash"), ("all", "plus")):
        if mode not in modes:
            yield "resources", f"some lower halves must have a {sign} (mode {mode!r})"
    supply = Silk(*(sum(tile.silk.of(color) for tile in tiles) for color in COLORS))
    if not min(supply.yellow, supply.green) > supply.red > supply.blue:
        yield (
            "resources",
            f"yellow and green silk must be more common than red, red more than blue: {supply}",
        )
    green = any(
        tile.silk == Silk(green=2)
        and (tile.notions.mode, tile.notions.thread, tile.notions.lace) == ("choose", 1, 1)
        for tile in tiles
    )
    if not green:
        yield (
            "resources",
            "one must show 2 green silk and thread or lace (an example of the rulebook)",
        )
    for wanted in (Silk(yellow=2), Silk(yellow=1, red=1)):
        if not any(tile.silk == wanted for tile in tiles):
            yield "resources", f"one must show {wanted.as_dict()} (an example of the rulebook)"


def _employees(table: ComponentsTable) -> Iterator[Problem]:
    start = [card for card in table.employees.values() if card.set == "start"]
    stack = [card for card in table.employees.values() if card.set != "start"]
    for card in start:
        if card.level is not None:
            yield f"employees.{card.id}.level", "a start card has no level"
    found = Counter(str(card.type) for card in start)
    if found != START_TYPES:
        yield (
            "employees",
            f"the start cards must be {_counts(Counter(START_TYPES))}, not {_counts(found)}",
        )
    levels = Counter(card.level for card in stack)
    if levels != LEVELS:
        yield "employees", f"the levels must have {LEVELS} cards, not {dict(levels)}"
    for level, types in LEVEL_TYPES.items():
        found = Counter(str(card.type) for card in stack if card.level == level)
        if found != types:
            yield (
                "employees",
                f"level {level} must be {_counts(Counter(types))}, not {_counts(found)}",
            )


def _employee_scoring(table: ComponentsTable) -> Iterator[Problem]:
    for card in table.employees.values():
        if card.scoring and card.bonus:
            yield f"employees.{card.id}.bonus", "a crown card has no bonus during play"
        if card.level == 6 and bool(card.scoring) != (card.type == "apprentice"):
            yield f"employees.{card.id}.type", "at level 6 exactly the crown cards are Apprentices"
        if card.set == "start" and card.type == "master" and card.bonus:
            yield f"employees.{card.id}.bonus", "the Masters among the start cards have no bonus"
        steps = getattr(card.scoring or card.bonus, "steps", ())
        if any(low.start >= high.start for low, high in pairwise(steps)):
            yield f"employees.{card.id}", "the steps must rise"
        if isinstance(card.bonus, PerDress) and not any(card.bonus.livre + card.bonus.prestige):
            yield f"employees.{card.id}.bonus", "must give something for some colour"


def _boards(table: ComponentsTable) -> Iterator[Problem]:
    if set(table.boards) != set(PLAYERS):
        yield "boards", "must be small and large"
    for name, board in table.boards.items():
        path = f"boards.{name}"
        if board.players != PLAYERS[name]:
            yield f"{path}.players", f"must be {list(PLAYERS[name])}"
        if (board.warehouse.segments, board.warehouse.spaces) != (SEGMENTS, SEGMENT_SPACES[name]):
            yield (
                f"{path}.warehouse",
                f"must have {SEGMENTS} segments of {SEGMENT_SPACES[name]} spaces",
            )
        if board.warehouse.prices != ACQUIRE[: SEGMENT_SPACES[name]]:
            yield f"{path}.warehouse.prices", f"must be {list(ACQUIRE[: SEGMENT_SPACES[name]])}"
        if board.hire.prices != HIRE:
            yield f"{path}.hire.prices", f"must be {list(HIRE)}"
        yield from _windows(path, board.workshop.prices)
        if any(high <= low for high, low in pairwise(board.all_halls.prestige)):
            yield f"{path}.all_halls.prestige", "must fall from space to space"
        if not board.all_halls.prestige[-1]:
            yield f"{path}.all_halls.prestige", "every space must be worth something"
        yield from _halls(path, board)
        yield from _decorations(path, board)


def _windows(path: str, prices: tuple[int, ...]) -> Iterator[Problem]:
    if not all(price in WINDOWS for price in prices):
        yield f"{path}.workshop.prices", f"must be {WINDOWS[0]} to {WINDOWS[-1]}"
    if any(left < right for left, right in pairwise(prices)):
        yield f"{path}.workshop.prices", "must not rise to the right"
    if WINDOW_OF_THE_EXAMPLE not in prices:
        yield f"{path}.workshop.prices", f"one window must cost {WINDOW_OF_THE_EXAMPLE}"
    if prices[-1] != WINDOWS[0]:
        yield f"{path}.workshop.prices", f"the rightmost window must cost {WINDOWS[0]}"


def _halls(path: str, board: BoardTable) -> Iterator[Problem]:
    if tuple(board.halls) != HALLS:
        yield f"{path}.halls", f"must be {', '.join(HALLS)}, in this order"
    for id, hall in board.halls.items():
        if hall.second >= hall.first:
            yield f"{path}.halls.{id}.second", f"must be less than the first place's {hall.first}"
        if not any(space.master for space in board.spaces.values() if space.hall == id):
            yield f"{path}.halls.{id}", "must have a Master guest space"
    for space in board.spaces.values():
        field = f"{path}.spaces.{space.id}"
        if space.hall not in HALLS:
            yield f"{field}.hall", f"must be one of {', '.join(HALLS)}"
        if space.reward and space.reward.kind != "livre" and space.reward.amount != 1:
            yield f"{field}.reward.amount", "a guest space gives one thread, lace or tile"


def _decorations(path: str, board: BoardTable) -> Iterator[Problem]:
    groups: dict[str, list[Decoration]] = {}
    for decoration in board.decorations.values():
        groups.setdefault(decoration.group, []).append(decoration)
        field = f"{path}.decorations.{decoration.id}"
        if decoration.group not in GROUPS:
            yield f"{field}.group", f"must be one of {', '.join(GROUPS)}"
        if (decoration.group == "fireworks") != (decoration.multiplier is not None):
            yield f"{field}.multiplier", "fireworks have a multiplier, other decorations have none"
        if (decoration.group == "musician") != (decoration.hall is not None):
            yield f"{field}.hall", "musicians have a hall, other decorations have none"
    musicians = tuple(decoration.hall for decoration in groups.get("musician", []))
    if musicians != HALLS:
        yield (
            f"{path}.decorations",
            "must have one musician in each hall, in the order of the halls",
        )
    for group in ("statue", "fountain_upper", "fountain_lower"):
        if not groups.get(group):
            yield f"{path}.decorations", f"must have a space of the group {group}"
    fireworks = groups.get("fireworks", [])
    if not fireworks:
        yield f"{path}.decorations", "must have a space of the group fireworks"
    for left, right in pairwise(fireworks):
        if left.cost >= right.cost:
            yield (
                f"{path}.decorations.{right.id}.cost",
                "the price of fireworks must rise to the right",
            )


def _ids(table: ComponentsTable) -> Iterator[Problem]:
    """An answer to a decision is an id: no two pieces or spaces may share one."""
    pieces = [*table.dresses, *table.resources, *table.employees]
    for name, board in table.boards.items():
        ids = Counter([*pieces, *board.spaces, *board.decorations])
        for id in (id for id, number in ids.items() if number > 1):
            yield f"boards.{name}", f"the id {id} is used twice"


def _both_boards(table: ComponentsTable) -> Iterator[Problem]:
    boards = tuple(table.boards.values())
    if {(board.fireworks.first, board.fireworks.second) for board in boards} != FIREWORKS:
        yield "boards", "the fireworks must be worth 7 and 3 on one side, 6 and 2 on the other"
    halls = {(hall.first, hall.second) for board in boards for hall in board.halls.values()}
    if HALL_OF_THE_EXAMPLE not in halls:
        yield "boards", "one hall must be worth 3 and 1"
    if not any(max(board.workshop.prices) == WINDOWS[-1] for board in boards):
        yield "boards", f"the dearest window must cost {WINDOWS[-1]}"
    decorations = [each for board in boards for each in board.decorations.values()]
    if not any(each.cost == DECORATION_OF_THE_EXAMPLE for each in decorations):
        yield "boards", f"one decoration must cost {DECORATION_OF_THE_EXAMPLE} Livre"
    if {each.multiplier for each in decorations if each.multiplier} != MULTIPLIERS:
        yield "boards", "fireworks must have both x2 and x3"

    def spaces(board: BoardTable, *groups: str) -> int:
        return sum(each.group in groups for each in board.decorations.values())

    if max(spaces(board, "fireworks") for board in boards) < FIREWORKS_SPACES:
        yield "boards", f"one side must have at least {FIREWORKS_SPACES} fireworks"
    if max(spaces(board, "statue") for board in boards) < STATUES:
        yield "boards", f"one side must have at least {STATUES} statues"
    if max(spaces(board, "fountain_upper", "fountain_lower") for board in boards) < FOUNTAIN_SPACES:
        yield "boards", f"one side must have at least {FOUNTAIN_SPACES} fountain spaces"
