"""The number of pieces of each kind by place, as far as it is public.

Every employee and every dress is revealed and removed openly, so that the unseen ones are still to
come (:mod:`rococo_desktop.rules.rococo.view`). The rest has left the game or, in the case of
dresses and tiles, may return when the bag is empty. Cards that are set aside are not counted. Tiles
on other players' racks count as still to come, because they are not seen.
"""

from collections import Counter

from rococo_desktop.rules.remaining import Remaining, count
from rococo_desktop.rules.rococo.book import RuleBook
from rococo_desktop.rules.rococo.components.bonuses import SILK_COLORS
from rococo_desktop.rules.rococo.view import View
from rococo_desktop.rules.view import ids_in


def employees_remaining(rules: RuleBook, seen: View) -> tuple[Remaining, ...]:
    """Return the numbers of cards by level."""
    level_of = {card.id: str(card.level) for card in rules.employees.values() if card.level}
    staffs = [
        card
        for player in seen.players
        for card in (*player.face_down, *player.discard, player.played)
    ]
    rows = count(level_of, sorted(set(level_of.values())), seen.hire, staffs, seen.removed)
    aside = Counter(
        (str(level), in_staff)
        for rule_set in rules.rule_sets
        for level, in_staff in rule_set.set_aside(seen)
    )
    return tuple(_without(row, aside[row.kind, False], aside[row.kind, True]) for row in rows)


def _without(row: Remaining, aside: int, in_staffs: int) -> Remaining:
    """Return a row without the cards set aside, and with unseen staff cards counted as in use."""
    return row._replace(
        total=row.total - aside,
        to_come=row.to_come - aside - in_staffs,
        in_use=row.in_use + in_staffs,
    )


def dresses_remaining(rules: RuleBook, seen: View) -> tuple[Remaining, ...]:
    """Return the numbers of dresses by colour; a dress that is being made is in use."""
    color_of = {dress.id: dress.color for dress in rules.dresses.values()}
    in_use = {*(dress for dress, _ in seen.guests.values()), *ids_in(seen.frames)}
    return count(color_of, SILK_COLORS, seen.workshop, in_use, seen.dress_discard)


def tiles_remaining(rules: RuleBook, seen: View) -> tuple[Remaining, ...]:
    """Return the numbers of resource tiles by silk."""
    silk_of = {
        tile.id: "-".join(c for c, number in tile.silk.as_dict().items() for _ in range(number))
        for tile in rules.resources.values()
    }
    kinds = sorted(set(silk_of.values()), key=lambda kind: (kind.count("-"), kind))
    display = [tile for segment in seen.warehouse for tile in segment]
    racks = [tile for player in seen.players for tile in player.resources or ()]
    in_use = {*racks, *ids_in(seen.frames)}
    return count(silk_of, kinds, display, in_use, seen.resource_discard)
