"""The parts of the table, through which one key leads the focus."""

from collections import defaultdict
from collections.abc import Iterator

from PySide6.QtQuick import QQuickItem

from rococo_desktop.controller.input.sight import as_read, focusable
from rococo_desktop.controller.input.things import Entry, entries, entry_of, nearest

REGION = "region:"
"""The beginning of the name of the spot that fills a part of the table."""


def next_part(table: QQuickItem, focused: QQuickItem | None, by: int) -> QQuickItem | None:
    """Return where the focus enters the next part of a table (1), or the one before (-1).

    The parts come as they are read, after the last the first; one in which nothing is told is
    passed over. Return None if there are no others.
    """
    parts = {part: spot for part, spot in regions(table) if part.isVisible()}
    found = defaultdict[Entry, list[QQuickItem]](list)
    also = {each.item for each in entries(table) if each.told and each.explains}
    for item in focusable(table, also):
        if (part := nearest(item, parts.get)) is not None:
            found[part].append(item)
    order, here = as_read([*found]), nearest(focused, parts.get)
    place = order.index(here) + by if here in order else 0
    return min(found[order[place % len(order)]], key=_rank) if order else None


def regions(table: QQuickItem) -> Iterator[tuple[QQuickItem, Entry]]:
    """Yield the parts of a table, visible or not, each with the spot that fills it."""
    for entry in entries(table):
        if entry.place.startswith(REGION):
            yield entry.item.parentItem(), entry


def _rank(item: QQuickItem) -> int:
    """Return how late the focus comes to an item: first to what can be chosen."""
    entry = entry_of(item)
    if entry is not None and entry.legal:
        return 0
    return 1 if item.activeFocusOnTab() else 2
