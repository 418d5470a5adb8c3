"""Grounds in the workshop: what silk, thread and lace are for, and what can be made of them."""

from collections.abc import Iterator
from typing import NamedTuple

from rococo_desktop.engine.reasons import Reason, because
from rococo_desktop.rules.displays import price_left
from rococo_desktop.rules.rococo.base.scoring import hall_points
from rococo_desktop.rules.rococo.base.silk import total_silk
from rococo_desktop.rules.rococo.book import RuleBook
from rococo_desktop.rules.rococo.components.models import Dress, Employee, Hall
from rococo_desktop.rules.rococo.model import Player, State
from rococo_desktop.rules.rococo.view import PlayerView, View

MAKE_DRESS = "make_dress"

HOPED = 0.4
"""The weight of the prestige of a dress that can be made next."""
STORED = 0.01
"""The weight of a unit that no dress on display lacks, which is the last reason of all."""

Units = tuple[int, ...]
"""Bales by colour, threads and laces; after them Livre, where money may be missing too."""
MATERIALS = 6
"""The number of units that are not money."""


class Ground(NamedTuple):
    """A fact and its weight, in points."""

    weight: float
    reason: Reason


class Design(NamedTuple):
    """A dress on display, and its price."""

    dress: Dress
    price: int


def reachable(rules: RuleBook, state: State | View, seat: int) -> list[Dress]:
    """Return the dresses in the windows for which a seat has everything, but perhaps no maker."""
    return [
        design.dress
        for design in designs(rules, state)
        if not any(lacking(rules, state, seat, design))
    ]


def one_tile_short(rules: RuleBook, state: State, seat: int) -> Iterator[tuple[str, Dress]]:
    """Yield the tiles that a seat can buy, each with the dresses for which nothing else lacks."""
    could = {dress.id for dress in reachable(rules, state, seat)}
    for segment in state.warehouse:
        for tile in (each for each in segment if each is not None):
            later = state.copy()
            player = later.players[seat]
            player.livre -= price_left(rules.board.acquire, segment)
            player.resources.append(tile)
            if player.livre >= 0:
                for dress in reachable(rules, later, seat):
                    if dress.id not in could:
                        yield tile, dress


def designs(rules: RuleBook, state: State | View) -> list[Design]:
    """Return the dresses on display, from left to right."""
    shown = zip(state.workshop, rules.board.workshop, strict=True)
    return [Design(rules.dresses[dress], price) for dress, price in shown if dress is not None]


def to_make(rules: RuleBook, state: State, seat: int) -> list[Design]:
    """Return what a seat may still get to make, the most prestige first.

    That is what somebody in the hand may make in this round, and what stays for the next one.
    """
    goes_on = state.round < rules.constants.rounds
    stays = len(state.workshop) - rules.constants.cleared_windows
    staying = state.workshop[:stays] if goes_on else []
    hand = [rules.employees[card] for card in state.players[seat].hand]
    found = [
        design
        for design in designs(rules, state)
        if design.dress.id in staying or any(makes(rules, card, design.dress) for card in hand)
    ]
    return sorted(found, key=lambda design: -design.dress.prestige)


def makes(rules: RuleBook, employee: Employee, dress: Dress) -> bool:
    """Return whether an employee's main action may be to make a dress."""
    able = employee.type in rules.main_actions[MAKE_DRESS].performers
    return able and (employee.type == "master" or not dress.master)


def lacking(rules: RuleBook, state: State | View, seat: int, design: Design) -> Units:
    """Return what a seat lacks for a dress on display, Livre included."""
    player = state.players[seat]
    needed = *design.dress.silk, design.dress.thread, design.dress.lace, design.price
    return _less(needed, (*_materials(rules, player), player.livre))


def tailoring_grounds(rules: RuleBook, before: State, after: State, seat: int) -> Iterator[Ground]:
    """Yield the dress for which everything is there now, else what new materials are for."""
    then, now = _materials(rules, before.players[seat]), _materials(rules, after.players[seat])
    gained = _less(now, then)
    could = {dress.id for dress in reachable(rules, before, seat)}
    hoped = to_make(rules, after, seat)
    for design in hoped:
        if design.dress.id not in could and not any(lacking(rules, after, seat, design)):
            yield _completed(rules, after, seat, design.dress)
            return
    nearer = [
        (design, brought)
        for design in hoped
        if any(brought := _brought(then, gained, design))
        and any(lacking(rules, after, seat, design))
    ]
    if nearer:
        design, brought = min(nearer, key=lambda each: sum(lacking(rules, after, seat, each[0])))
        missing = lacking(rules, after, seat, design)
        weight = HOPED * design.dress.prestige / (1 + sum(missing[:MATERIALS]))
        dress = design.dress.id
        reason = because("advice-nearer", dress=dress, brought=brought, missing=missing)
        yield Ground(weight, reason)
        gained = _less(gained, brought)
    if any(gained):
        yield Ground(STORED * sum(gained), because("advice-stored", brought=gained))


def _completed(rules: RuleBook, state: State, seat: int, dress: Dress) -> Ground:
    """Return that everything is there for a dress, and the hall in which it would score most."""
    points = dress.prestige
    halls = {hall.id: _gain_in(rules, state, seat, dress, hall) for hall in rules.board.halls}
    best = max(halls, key=lambda hall: halls[hall])
    if halls[best] <= 0:
        reason = because("advice-completes", dress=dress.id, prestige=points)
        return Ground(HOPED * points, reason)
    reason = because(
        "advice-completes_hall", dress=dress.id, prestige=points, hall=best, gain=halls[best]
    )
    return Ground(HOPED * (points + halls[best]), reason)


def _gain_in(rules: RuleBook, state: State, seat: int, dress: Dress, hall: Hall) -> int:
    """Return what a dress with an ordinary guest of a hall would add there; 0 if none is free."""
    free = [space for space in hall.spaces if not space.master and space.id not in state.guests]
    if not free:
        return 0
    then = state.copy()
    then.guests[free[0].id] = (dress.id, seat)
    return hall_points(rules, then, hall)[seat] - hall_points(rules, state, hall)[seat]


def _materials(rules: RuleBook, player: Player | PlayerView) -> Units:
    held = total_silk(rules.resources, player.resources or ())
    return *held, player.thread, player.lace


def _brought(then: Units, gained: Units, design: Design) -> Units:
    """Return what of the gained materials a dress lacked."""
    needed = *design.dress.silk, design.dress.thread, design.dress.lace
    return tuple(min(n, had) for n, had in zip(gained, _less(needed, then), strict=True))


def _less(more: Units, fewer: Units) -> Units:
    return tuple(max(0, a - b) for a, b in zip(more, fewer, strict=True))
