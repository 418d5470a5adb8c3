"""Grounds: what a play changes for a seat, as facts to be told, the weightiest first.

They compare two positions by their open parts and by what the seat knows of itself.
"""

from collections.abc import Callable, Iterator, Sequence

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.reasons import Reason, Value, because
from rococo_desktop.rules.displays import price_left
from rococo_desktop.rules.rococo.base.all_halls import halls_of
from rococo_desktop.rules.rococo.base.hire import HIRE
from rococo_desktop.rules.rococo.base.income import fountain_income
from rococo_desktop.rules.rococo.base.scoring import (
    Measures,
    fireworks_measures,
    fireworks_points,
    hall_measures,
    hall_points,
    leaders,
)
from rococo_desktop.rules.rococo.book import Context, RuleBook
from rococo_desktop.rules.rococo.components import bonuses as data
from rococo_desktop.rules.rococo.components.models import Decoration
from rococo_desktop.rules.rococo.events import EmployeeDeputed
from rococo_desktop.rules.rococo.holdings import holds_group
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.score import sheet
from rococo_desktop.rules.rococo.tailoring_grounds import (
    Ground,
    lacking,
    reachable,
    tailoring_grounds,
    to_make,
)

MAJORITIES = frozenset({"halls", "fireworks"})
"""The items of the score sheet that are listed place by place."""
MONEY, FAVOR = "livre", "favor"
"""The items that mean little before the end of the game."""

AT_STAKE = 0.4
"""The weight of a majority's points that were held before and are harder to take now."""
OF_OTHERS = 0.5
"""The weight of a point that somebody else loses."""
PAYING = (data.GainLivre, data.LivrePerDecoration, data.LivreByStaff)
"""The bonuses that bring nothing but money."""
SMALL = 1.0
"""The weight of things that cannot be counted in points."""
FARTHEST = SMALL / 4
"""The weight of what shows in later hands only: less than any money, and what it is enough for."""
LIVRE = 0.25
"""The weight of a Livre."""


def grounds(
    rules: RuleBook, before: State, after: State, seat: int, events: Sequence[Event]
) -> tuple[Reason, ...]:
    """Return what a play changes for a seat: the positions before and after it, and its events."""
    found = [
        *_majorities(rules, before, after, seat),
        *_items(rules, before, after, seat),
        *_losses(rules, before, after, seat),
        *_denied(rules, before, after, seat),
        *_halls(rules, before, after, seat),
        *_staff(rules, before, after, seat, events),
        *_income(rules, before, after, seat),
        *_means(rules, before, after, seat),
    ]
    return tuple(each.reason for each in sorted(found, key=lambda each: -each.weight))


def _majorities(rules: RuleBook, before: State, after: State, seat: int) -> Iterator[Ground]:
    """Yield the places in which the seat gains or secures points."""
    for hall in rules.board.halls:
        was, now = hall_points(rules, before, hall), hall_points(rules, after, hall)
        measures = hall_measures(before, hall), hall_measures(after, hall)
        yield from _majority("hall", *measures, was, now, hall.first, seat, hall=hall.id)
    was, now = fireworks_points(rules, before), fireworks_points(rules, after)
    measures = fireworks_measures(rules, before), fireworks_measures(rules, after)
    first = rules.board.fireworks.first
    yield from _majority("fireworks", *measures, was, now, first, seat)


def _majority(
    place: str,
    old: Measures,
    new: Measures,
    was: list[int],
    now: list[int],
    first: int,
    seat: int,
    **values: Value,
) -> Iterator[Ground]:
    gained = now[seat] - was[seat]
    led, leads = leaders(old), leaders(new)
    if leads == [seat] and led != [seat]:
        rivals = [each for each in led if each != seat]
        key = f"advice-{place}-taken" if len(rivals) == 1 else f"advice-{place}-led"
        whose: dict[str, Value] = {"seat": rivals[0]} if len(rivals) == 1 else {}
        yield Ground(gained, because(key, gain=gained, **whose, **values))
    elif gained > 0:
        yield Ground(gained, because(f"advice-{place}-gained", gain=gained, **values))
    elif leads == led == [seat] and [each[seat] for each in new] > [each[seat] for each in old]:
        yield Ground(first * AT_STAKE, because(f"advice-{place}-kept", gain=first, **values))


def _items(rules: RuleBook, before: State, after: State, seat: int) -> Iterator[Ground]:
    """Yield the items of the score sheet that change, except majorities and money."""
    last = before.round == rules.constants.rounds
    was, now = sheet(rules, before, seat), sheet(rules, after, seat)
    for old, new in zip(was.items, now.items, strict=True):
        gained = new.points - old.points
        if new.item == FAVOR and gained > 0 and not last:
            yield Ground(SMALL, because("advice-starts"))
        elif gained and new.item not in MAJORITIES and (last or new.item != MONEY):
            key = "advice-now" if new.item == "prestige" else "advice-item"
            yield Ground(abs(gained), because(key, item=new.item, gain=gained))


def _losses(rules: RuleBook, before: State, after: State, seat: int) -> Iterator[Ground]:
    """Yield what the others lose in majorities."""
    for other in range(len(before.players)):
        lost = _held(rules, before, other) - _held(rules, after, other)
        if other != seat and lost > 0:
            reason = because("advice-costs", seat=other, points=lost)
            yield Ground(lost * OF_OTHERS, reason)


def _held(rules: RuleBook, state: State, seat: int) -> int:
    """Return the points of a seat in all majorities."""
    halls = sum(hall_points(rules, state, hall)[seat] for hall in rules.board.halls)
    return halls + fireworks_points(rules, state)[seat]


def _denied(rules: RuleBook, before: State, after: State, seat: int) -> Iterator[Ground]:
    """Yield, for each piece that others could have had, who would score most with it now."""
    rivals = [each for each in range(len(before.players)) if each != seat]
    had, has = (state.players[seat].staff() for state in (before, after))
    for card in has:
        if card not in had and card in before.hire:
            able = [each for each in rivals if _can_hire(rules, before, each)]
            yield from _scored(rules, before, able, "card", card, _hired)
    for decoration, owner in after.decorations.items():
        if owner == seat and decoration not in before.decorations:
            entry = rules.board.decorations[decoration]
            able = [
                each
                for each in rivals
                if before.players[each].hand and _affords(rules, before, each, entry)
            ]
            yield from _scored(rules, before, able, "decoration", decoration, _funded)


def _scored(
    rules: RuleBook,
    before: State,
    rivals: Sequence[int],
    kind: str,
    piece: str,
    given: Callable[[State, int, str], State],
) -> Iterator[Ground]:
    """Yield which rival would score most if a piece were ``given`` to it, if anybody would."""
    scored = {
        each: sheet(rules, given(before, each, piece), each).total
        - sheet(rules, before, each).total
        for each in rivals
    }
    most = max(scored, key=lambda each: scored[each], default=None)
    if most is not None and scored[most] > 0:
        reason = because(f"advice-denied_{kind}", seat=most, gain=scored[most], **{kind: piece})
        yield Ground(scored[most] * OF_OTHERS, reason)


def _hired(state: State, seat: int, card: str) -> State:
    then = state.copy()
    then.players[seat].discard.append(card)
    return then


def _can_hire(rules: RuleBook, state: State, seat: int) -> bool:
    """Return whether a seat may hire in this round: it has the price, and perhaps somebody to."""
    player, hire = state.players[seat], rules.main_actions[HIRE.id]
    unplayed = [rules.employees[card].type for card in player.hand + player.supply]
    able = bool(player.hand) and not hire.performers.isdisjoint(unplayed)
    return able and player.livre >= price_left(rules.board.hire, state.hire)


def _funded(state: State, seat: int, decoration: str) -> State:
    then = state.copy()
    then.decorations[decoration] = seat
    return then


def _affords(rules: RuleBook, state: State, seat: int, entry: Decoration) -> bool:
    """Return whether a seat has the price of a decoration, and no other one of a single group."""
    single = entry.group in rules.single_groups and holds_group(rules, state, seat, entry.group)
    return state.players[seat].livre >= entry.cost and not single


def _halls(rules: RuleBook, before: State, after: State, seat: int) -> Iterator[Ground]:
    """Yield that a hall is new, if the bonus for all of them is still available."""
    present, total = len(halls_of(rules, after, seat)), len(rules.board.halls)
    new = present > len(halls_of(rules, before, seat))
    if new and seat not in after.all_halls and len(after.all_halls) < len(rules.board.all_halls):
        yield Ground(SMALL, because("advice-halls", present=present, total=total))


def _staff(
    rules: RuleBook, before: State, after: State, seat: int, events: Sequence[Event]
) -> Iterator[Ground]:
    """Yield who joined the staff and what for, and who left it, if that still counts later.

    Only the hands without somebody weak are better: that a Master leaves speaks for nothing.
    Someone who is still to be chosen has no event yet, and is nobody.
    """
    rounds = rules.constants.rounds - before.round
    was, now = before.players[seat].staff(), after.players[seat].staff()
    known = {getattr(event, "card", None) for event in events}
    for card in now:
        if card in known and card not in was and card in rules.employees:
            yield Ground(1.5 * SMALL, _hired_for(rules, after, seat, card, rounds))
    deputed = [event.card for event in events if isinstance(event, EmployeeDeputed)]
    for card in deputed if rounds else ():
        if card in was and rules.employees[card].type != "master":
            yield Ground(FARTHEST, because("advice-deputes", card=card))


def _hired_for(rules: RuleBook, state: State, seat: int, card: str, rounds: int) -> Reason:
    """Return what a new employee brings in the ``rounds`` to come: what is printed, or how much.

    Each card of a staff comes to hand about equally often.
    """
    employee, player = rules.employees[card], state.players[seat]
    if not rounds:
        return because("advice-hires_now", card=card, bonus=card)
    if isinstance(employee.bonus, PAYING):
        trial = Context(rules, state.copy(), None)
        rules.effects[employee.bonus.effect].begin(trial, seat, card, employee.bonus)
        earned = trial.state.players[seat].livre - player.livre
        turns = rounds * rules.constants.hand_size / player.staff_size()
        by_end = earned * (round(turns) + (card in player.hand))
        if earned and by_end > earned:
            return because("advice-hires_livre", card=card, livre=earned, earned=by_end)
    return because("advice-hires", card=card, bonus=card, rounds=rounds)


def _income(rules: RuleBook, before: State, after: State, seat: int) -> Iterator[Ground]:
    """Yield what the fountain brings more in each income to come, that of this round included."""
    then, now = (sum(fountain_income(rules, each, seat).values()) for each in (before, after))
    if now > then:
        incomes = rules.constants.rounds - before.round + 1
        reason = because("advice-income", livre=now - then)
        yield Ground((now - then) * incomes * LIVRE, reason)


def _means(rules: RuleBook, before: State, after: State, seat: int) -> Iterator[Ground]:
    """Yield the silk, thread, lace and money that the seat gains or keeps, and what for.

    What money is enough for is told where some was paid, or where it was not enough before.
    """
    old, new = before.players[seat], after.players[seat]
    last = before.round == rules.constants.rounds
    if last and not new.hand:
        return
    gained = new.livre - old.livre
    if gained > 0:
        yield Ground(gained * LIVRE, because("advice-brings", livre=gained))
    yield from tailoring_grounds(rules, before, after, seat)
    ready = [
        design.dress
        for design in to_make(rules, after, seat)
        if not any(lacking(rules, after, seat, design))
    ]
    if ready:
        could = {dress.id for dress in reachable(rules, before, seat)}
        if gained < 0 and all(dress.id in could for dress in ready):
            reason = because("advice-left_dress", livre=new.livre, dress=ready[0].id)
            yield Ground(SMALL / 2, reason)
            return
    affordable = [
        each
        for each in rules.board.decorations.values()
        if each.id not in after.decorations
        and _affords(rules, after, seat, each)
        and (gained < 0 or not _affords(rules, before, seat, each))
    ]
    if affordable:
        best = max(affordable, key=lambda each: (each.prestige, each.cost))
        reason = because("advice-left_decoration", livre=new.livre, decoration=best.id)
        yield Ground(SMALL / 2, reason)
