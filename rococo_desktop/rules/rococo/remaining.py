"""How many pieces of each kind are where, as far as everybody may know.

Every employee and every dress comes and goes openly, so that what was not seen yet is what may
still come (:mod:`rococo_desktop.rules.rococo.view`).
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rococo_desktop.rules.components.models import COLORS
from rococo_desktop.rules.rococo.ruleset import RuleBook
from rococo_desktop.rules.rococo.view import View, ids_in, not_in


class Remaining(NamedTuple):
    """The pieces of a kind: those to come, those that can be had now, those in use and the rest.

    ``kind`` is a level of employees or a colour of dresses. The rest has left the game, or, of
    dresses, may come back when the bag is empty. Cards that lie aside for something else are none.
    """

    kind: str
    total: int
    to_come: int
    on_display: int
    in_use: int
    rest: int


def employees_remaining(rules: RuleBook, seen: View) -> tuple[Remaining, ...]:
    """Return where the cards of each level are."""
    level_of = {card.id: str(card.level) for card in rules.employees.values() if card.level}
    staffs = [
        card
        for player in seen.players
        for card in (*player.face_down, *player.discard, player.played)
    ]
    rows = _count(level_of, sorted(set(level_of.values())), seen.hire, staffs, seen.removed)
    aside = Counter(
        (str(level), in_staff)
        for rule_set in rules.rule_sets
        if rule_set.set_aside is not None
        for level, in_staff in rule_set.set_aside(seen)
    )
    return tuple(_without(row, aside[row.kind, False], aside[row.kind, True]) for row in rows)


def _without(row: Remaining, aside: int, in_staffs: int) -> Remaining:
    """Return a row without the cards that lie aside, and with the unseen ones of staffs there."""
    return row._replace(
        total=row.total - aside,
        to_come=row.to_come - aside - in_staffs,
        in_use=row.in_use + in_staffs,
    )


def dresses_remaining(rules: RuleBook, seen: View) -> tuple[Remaining, ...]:
    """Return where the dresses of each colour are; one that is being made is in use."""
    color_of = {dress.id: dress.color for dress in rules.dresses.values()}
    in_use = {*(dress for dress, _ in seen.guests.values()), *ids_in(seen.frames)}
    return _count(color_of, COLORS, seen.workshop, in_use, seen.dress_discard)


def _count(
    kind_of: Mapping[str, str],
    kinds: Iterable[str],
    *places: Iterable[str | None],
) -> tuple[Remaining, ...]:
    known = [
        [piece for piece in place if piece is not None and piece in kind_of] for place in places
    ]
    hidden = not_in(kind_of, *known)
    total, to_come, *counts = (
        Counter(kind_of[piece] for piece in pieces) for pieces in (kind_of, hidden, *known)
    )
    return tuple(
        Remaining(kind, total[kind], to_come[kind], *(count[kind] for count in counts))
        for kind in kinds
    )
