"""Our assumptions about the printed components, as doubts about an owner's values.

A doubt is a warning, not an error: it has no source in a rulebook, and the printed value counts.
Each function yields the path of a field and a reason, as a check does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise

from rococo_desktop.engine.reasons import Problem, because, unless

from .bonuses import SILK_COLORS, colored
from .checks import Types, shown_silk, type_counts
from .models import BoardName, Components, Extra, Silk

START_TYPES: Types = {"master": 2, "journeyman": 1, "apprentice": 2}
SEGMENT_SPACES: Mapping[BoardName, int] = {"small": 3, "large": 4}
FOUNTAIN = 4
"""The minimum number of fountain spaces on one of the two sides."""


def doubts(components: Components) -> Iterator[Problem]:
    """Yield all deviations from our assumptions in the components of the base game."""
    for check in (_dresses, _resources, _employees, _boards, _fountain):
        yield from check(components)


def of_dresses(pieces: Components | Extra) -> Iterator[Problem]:
    """Yield dresses without silk of their own colour; the books confirm the colour of one dress."""
    for dress in pieces.dresses.values():
        if not dress.silk.of(dress.color):
            reason = because("wrong-own_silk", color=colored(dress.color))
            yield f"dresses.{dress.id}.silk", reason


def of_resources(pieces: Components | Extra) -> Iterator[Problem]:
    """Yield tiles without silk; the books show none."""
    for tile in pieces.resources.values():
        yield from unless(f"resources.{tile.id}.silk", tile.silk.total, "wrong-no_silk")


def falling_prices(path: str, prices: Iterable[int]) -> Iterator[Problem]:
    """Yield a doubt if a price rises from left to right; according to a review none does."""
    if any(left < right for left, right in pairwise(prices)):
        yield path, because("wrong-not_rising")


def _dresses(components: Components) -> Iterator[Problem]:
    yield from of_dresses(components)
    if not any(len(each.silk.as_dict()) > 1 for each in components.dresses.values()):
        yield "dresses", because("wrong-second_silk")


def _resources(components: Components) -> Iterator[Problem]:
    """Check the bales by colour; the books call colours common or rare, and we assume of bales."""
    tiles = components.resources.values()
    yield from of_resources(components)
    supply = Silk(*(sum(tile.silk.of(color) for tile in tiles) for color in SILK_COLORS))
    if not min(supply.yellow, supply.green) > supply.red > supply.blue:
        colors = {color: colored(color) for color in SILK_COLORS}
        yield "resources", because("wrong-common_silk", found=shown_silk(supply), **colors)


def _employees(components: Components) -> Iterator[Problem]:
    """Check the start cards, on which session reports agree."""
    start = Counter(card.type for card in components.employees.values() if card.set == "start")
    yield from type_counts(None, START_TYPES, start)


def _boards(components: Components) -> Iterator[Problem]:
    for name, board in components.boards.items():
        path = f"boards.{name}"
        spaces = SEGMENT_SPACES[name]
        if board.warehouse_spaces != spaces:
            reason = because("wrong-warehouse", segments=board.warehouse_segments, spaces=spaces)
            yield f"{path}.warehouse.spaces", reason
        yield from falling_prices(f"{path}.workshop.prices", board.workshop)
        yield from unless(f"{path}.all_halls.prestige", board.all_halls[-1], "wrong-worthless")
        if len(board.all_halls) < max(board.players):
            reason = because("wrong-few_all_halls", players=max(board.players))
            yield f"{path}.all_halls.prestige", reason


def _fountain(components: Components) -> Iterator[Problem]:
    """Check the size of the fountain; a session report mentions 3 of 4 spaces taken."""
    boards, groups = components.boards.values(), ("fountain_upper", "fountain_lower")
    most = max(len(board.fountain_upper) + len(board.fountain_lower) for board in boards)
    yield from unless("boards", most >= FOUNTAIN, "wrong-spaces", least=FOUNTAIN, groups=groups)
