"""The known facts about the two sides of the board, as checks of the component files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import get_args

from rococo_desktop.engine.reasons import Problem, because, must_be, one_of, unless

from .models import GOODS, BoardName, Gain, TableId
from .tables import BoardTable, ComponentsTable, PostTable, Side

PLAYERS: Mapping[BoardName, tuple[int, ...]] = {"small": (1, 2, 3), "large": (4, 5)}
TABLES: tuple[TableId, ...] = get_args(TableId)
SIDES: tuple[Side, ...] = get_args(Side)
HIRE = (2, 2, 3, 4)
TOP_ROW_PRICE = 2
SECOND_ROW_PRICE = 0
MENTOR_ROWS = 3
"""The Mentor takes 1 to 3 tiles, a column of the display."""
REFILLED_SPACES = 3
"""The number of empty recipe spaces at which the display is refilled."""
TABLE_OF_THE_EXAMPLE = (4, 2)
DISHES_OF_THE_EXAMPLE = 6
PLACEMENT_OF_THE_EXAMPLE = Gain(gain="coins", amount=3)
POST_OF_THE_EXAMPLE = (7, Gain(gain="draw_ingredient"))
AREA_OF_THE_EXAMPLE: frozenset[TableId] = frozenset({"top", "left"})
HOST_OF_THE_EXAMPLE = 14
HOSTS = 3
PLACEMENT_BONUSES = ("coins", "draw_ingredient", *GOODS)
POST_BONUSES = ("recipe", "draw_ingredient", *GOODS)


def boards(table: ComponentsTable) -> Iterator[Problem]:
    """Check what is known of each side of the board, which is for its number of players."""
    if set(table.boards) != set(PLAYERS):
        yield "boards", because("wrong-must_be", values=tuple(PLAYERS))
    for name, board in table.boards.items():
        path = f"boards.{name}"
        yield from must_be(f"{path}.players", board.players, *PLAYERS[name])
        yield from must_be(f"{path}.hire.prices", board.hire.prices, *HIRE)
        if len(board.recipes.prices) <= REFILLED_SPACES:
            reason = because("wrong-too_few", n=REFILLED_SPACES + 1)
            yield f"{path}.recipes.prices", reason
        yield from unless(f"{path}.hosts", len(board.hosts) >= HOSTS, "wrong-too_few", n=HOSTS)
        yield from _rows(path, board)
        yield from _tables(path, board)
        yield from _areas(path, board)


def _rows(path: str, board: BoardTable) -> Iterator[Problem]:
    rows = tuple(board.rows.values())
    if len(rows) < 2:
        yield f"{path}.rows", because("wrong-too_few", n=2)
        return
    if 1 in board.players and len(rows) > MENTOR_ROWS:
        yield f"{path}.rows", because("wrong-too_many", n=MENTOR_ROWS)
    for row in rows:
        if len(row.prices) != len(rows[0].prices):
            yield f"{path}.rows.{row.id}.prices", because("wrong-columns", n=len(rows[0].prices))
    clears = [row.clears for row in rows]
    if clears[0] or not clears[-1] or clears != sorted(clears):
        yield f"{path}.rows", because("wrong-clears")


def _tables(path: str, board: BoardTable) -> Iterator[Problem]:
    yield from must_be(f"{path}.tables", tuple(board.tables), *TABLES)
    for id, table in board.tables.items():
        if table.second >= table.first:
            yield f"{path}.tables.{id}.second", because("wrong-second", first=table.first)
        if not any(space.table == id for space in board.spaces.values()):
            yield f"{path}.tables.{id}", because("wrong-no_space")
    for space in board.spaces.values():
        if space.bonus:
            yield from _gain(f"{path}.spaces.{space.id}", space.bonus, PLACEMENT_BONUSES)


def _gain(path: str, gain: Gain, known: tuple[str, ...]) -> Iterator[Problem]:
    yield from one_of(f"{path}.bonus.gain", gain.gain, known)
    if gain.gain in known and gain.gain != "coins":
        yield from must_be(f"{path}.bonus.amount", gain.amount, 1)


def _areas(path: str, board: BoardTable) -> Iterator[Problem]:
    for id, area in board.areas.items():
        if area.tables[0] == area.tables[1]:
            yield f"{path}.areas.{id}.tables", because("wrong-same_table")
        sides = sorted(post.side for post in board.posts.values() if post.area == id)
        yield from unless(f"{path}.areas.{id}", sides == sorted(SIDES), "wrong-area_sides")
    for post in board.posts.values():
        field = f"{path}.posts.{post.id}"
        yield from one_of(f"{field}.area", post.area, board.areas)
        yield from _post(field, post)


def _post(path: str, post: PostTable) -> Iterator[Problem]:
    """Check that a left space gives prestige in final scoring, and a right one something else."""
    left = post.side == "left"
    if bool(post.prestige) != left:
        reason = because("wrong-no_prestige") if left else because("wrong-only_left")
        yield f"{path}.prestige", reason
    if bool(post.bonus) == left:
        reason = because("wrong-only_right") if left else because("wrong-missing")
        yield f"{path}.bonus", reason
    if post.bonus:
        yield from _gain(path, post.bonus, POST_BONUSES)


def both_boards(table: ComponentsTable) -> Iterator[Problem]:
    """Check what the examples show of a side of the board, whichever side it is."""
    sides = tuple(table.boards.values())
    if not any(next(iter(b.rows.values())).prices[-1] == TOP_ROW_PRICE for b in sides):
        yield "boards", because("wrong-top_row", price=TOP_ROW_PRICE)
    if not any(tuple(b.rows.values())[-2].prices[0] == SECOND_ROW_PRICE for b in sides):
        yield "boards", because("wrong-second_row", price=SECOND_ROW_PRICE)
    if not any(_has_table_of_the_example(board) for board in sides):
        first, second = TABLE_OF_THE_EXAMPLE
        reason = because(
            "wrong-example_table", first=first, second=second, dishes=DISHES_OF_THE_EXAMPLE
        )
        yield "boards", reason
    spaces = [space.bonus for board in sides for space in board.spaces.values()]
    if PLACEMENT_OF_THE_EXAMPLE not in spaces:
        yield "boards", because("wrong-example_space", n=PLACEMENT_OF_THE_EXAMPLE.amount)
    posts = [(post.cost, post.bonus) for board in sides for post in board.posts.values()]
    if POST_OF_THE_EXAMPLE not in posts:
        yield "boards", because("wrong-example_post", n=POST_OF_THE_EXAMPLE[0])
    areas = [frozenset(area.tables) for board in sides for area in board.areas.values()]
    yield from unless("boards", AREA_OF_THE_EXAMPLE in areas, "wrong-example_area")
    hosts = [host.cost for board in sides for host in board.hosts.values()]
    if HOST_OF_THE_EXAMPLE not in hosts:
        yield "boards", because("wrong-example_host", n=HOST_OF_THE_EXAMPLE)


def _has_table_of_the_example(board: BoardTable) -> bool:
    spaces = Counter(space.table for space in board.spaces.values())
    return any(
        (table.first, table.second) == TABLE_OF_THE_EXAMPLE and spaces[id] >= DISHES_OF_THE_EXAMPLE
        for id, table in board.tables.items()
    )
