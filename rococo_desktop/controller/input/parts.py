"""The parts of the table, through which one key leads the focus."""

from collections import defaultdict
from collections.abc import Iterator, Mapping

from PySide6.QtQuick import QQuickItem

from rococo_desktop.controller.input.sight import as_read, focusable
from rococo_desktop.controller.input.things import Entry, entries, entry_of

REGION = "region:"
"""The beginning of the name of the spot that fills a part of the table."""


def next_part(table: QQuickItem, focused: QQuickItem | None, by: int) -> QQuickItem | None:
    """Return where the focus enters the next part of a table (1), or the one before (-1).

    The parts come as they are read, after the last the first; one in which nothing is told is
    passed over. Return None if there are no others.
    """
    parts, found = dict(_parts(table)), defaultdict[Entry, list[QQuickItem]](list)
    also = {each.item for each in entries(table) if each.told and each.explains}
    for item in focusable(table, also):
        if (part := _part_of(item, parts)) is not None:
            found[part].append(item)
    order, here = as_read([*found]), _part_of(focused, parts)
    place = order.index(here) + by if here in order else 0
    return min(found[order[place % len(order)]], key=_rank) if order else None


def _parts(table: QQuickItem) -> Iterator[tuple[QQuickItem, Entry]]:
    """Yield the visible parts of a table, each with the spot that fills it."""
    for entry in entries(table):
        part: QQuickItem | None = entry.item.parentItem()
        if entry.place.startswith(REGION) and part is not None and part.isVisible():
            yield part, entry


def _part_of(item: QQuickItem | None, parts: Mapping[QQuickItem, Entry]) -> Entry | None:
    """Return the smallest of some parts in which an item lies."""
    while item is not None:
        if item in parts:
            return parts[item]
        item = item.parentItem()
    return None


def _rank(item: QQuickItem) -> int:
    """Return how late the focus comes to an item: first to what can be chosen."""
    entry = entry_of(item)
    if entry is not None and entry.legal:
        return 0
    return 1 if item.activeFocusOnTab() else 2
