"""Grounds: what a play changes for a seat, as facts to be told, the weightiest first.

They compare two positions by their open parts.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import cast

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.reasons import Reason, because
from rococo_desktop.rules.events import BonusUsed
from rococo_desktop.rules.patisserie.actions.notice import notice_coins
from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.components.models import NEEDS, Good
from rococo_desktop.rules.patisserie.events import NoticeGiven
from rococo_desktop.rules.patisserie.income import income_of
from rococo_desktop.rules.patisserie.kitchen_grounds import STORES, Ground, kitchen_grounds, lacking
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.scoring import COINS, PRESTIGE, TABLES, score, table_points

COIN = 0.15
"""The weight of a coin."""
STAFF = 1.0


def grounds(
    rules: RuleBook,
    before: State,
    after: State,
    seat: int,
    events: Iterable[Event],
    worth: Callable[[str], float],
) -> tuple[Reason, ...]:
    """Return what a play changes for a seat: the positions before and after it, and its events.

    ``worth`` are the points that the bonus of a staff card may bring each time.
    """
    found = [
        *_items(rules, before, after, seat),
        *_majorities(rules, before, after, seat),
        *_income(rules, before, after, seat),
        *_staff(rules, before, after, seat),
        *kitchen_grounds(rules, before, after, seat, events),
        *_money(rules, before, after, seat),
        *_notice(rules, seat, events, worth),
    ]
    found.sort(key=lambda ground: -ground.weight)
    used = [event for event in events if isinstance(event, BonusUsed)]
    reasons = [ground.reason for ground in found]
    if used and all(each.key == STORES for each in reasons):
        reasons.insert(0, because("patisserie-advice-bonus_is", staff=used[-1].card))
    return tuple(reasons)


def _items(rules: RuleBook, before: State, after: State, seat: int) -> Iterator[Ground]:
    """Yield each item of the score sheet that gains, except coins and majorities."""
    then, now = score(rules, before).players[seat], score(rules, after).players[seat]
    for old, new in zip(then.items, now.items, strict=True):
        gain = new.points - old.points
        if gain > 0 and new.item not in (COINS, TABLES):
            key = "now" if new.item == PRESTIGE else "item"
            yield Ground(gain, because(f"patisserie-advice-{key}", item=new.item, gain=gain))


def _majorities(rules: RuleBook, before: State, after: State, seat: int) -> Iterator[Ground]:
    """Yield each table at which the seat gains, or takes points from somebody."""
    for table in rules.board.tables:
        then, now = table_points(rules, before, table), table_points(rules, after, table)
        gain = now.get(seat, 0) - then.get(seat, 0)
        if gain > 0:
            yield Ground(
                gain, _scored_at(table.id, next(iter(then), None), next(iter(now)), seat, gain)
            )


def _scored_at(table: str, led: int | None, leads: int, seat: int, gain: int) -> Reason:
    """Return that a seat scores at a table, takes the lead there, or takes it from somebody."""
    if leads != seat or led == seat:
        return because("patisserie-advice-table", table=table, gain=gain)
    if led is None:
        return because("patisserie-advice-leads", table=table, gain=gain)
    return because("patisserie-advice-leads_taken", table=table, gain=gain, seat=led)


def _income(rules: RuleBook, before: State, after: State, seat: int) -> Iterator[Ground]:
    """Yield what each future income gains."""
    then, now = income_of(rules, before, seat), income_of(rules, after, seat)
    incomes = rules.constants.rounds - before.round + 1
    if (gain := now.coins - then.coins) > 0:
        reason = because("patisserie-advice-income_coins", amount=gain)
        yield Ground(COIN * gain * incomes, reason)
    if (gain := now.prestige - then.prestige) > 0:
        yield Ground(gain * incomes, because("patisserie-advice-income_prestige", points=gain))


def _staff(rules: RuleBook, before: State, after: State, seat: int) -> Iterator[Ground]:
    """Yield the cards that were hired, with the rounds after this one in which they serve."""
    then, now = before.players[seat], after.players[seat]
    rounds = rules.constants.rounds - before.round
    for card in now.hired:
        if card not in then.hired:
            key = "hires" if rounds else "hires_now"
            reason = because(f"patisserie-advice-{key}", staff=card, rounds=rounds)
            yield Ground(STAFF, reason)


def _notice(
    rules: RuleBook, seat: int, events: Iterable[Event], worth: Callable[[str], float]
) -> Iterator[Ground]:
    """Yield what the notice to a card brings, and the bonus that is lost with it."""
    for event in events:
        if isinstance(event, NoticeGiven) and event.seat == seat:
            coins = notice_coins(rules, event.card)
            points = round(worth(event.card))
            key = f"patisserie-advice-notice_{'worth' if points else 'little'}"
            reason = because(key, staff=event.card, amount=coins, points=points)
            yield Ground(STAFF, reason)


def _money(rules: RuleBook, before: State, after: State, seat: int) -> Iterator[Ground]:
    """Yield the coins that a play brings, and what they are enough for now."""
    then, now = before.players[seat].coins, after.players[seat].coins
    if now > then:
        spends = after.round < rules.constants.rounds or after.players[seat].hand
        reason = (
            (spends and _missing_goods(rules, after, seat, then))
            or (spends and _best_host(rules, after, then, now))
            or because(
                "patisserie-advice-brings", each=rules.constants.coins_per_prestige, points=1
            )
        )
        values = {"amount": now - then, **reason.values}
        yield Ground(COIN * (now - then), because(reason.key, **values))


def _missing_goods(rules: RuleBook, state: State, seat: int, then: int) -> Reason | None:
    """Return the best recipe that lacks one good only, which is affordable, unlike ``then``."""
    player = state.players[seat]
    for recipe in sorted(player.recipes, key=lambda each: -rules.recipes[each].prestige):
        missing = lacking(rules, player, recipe)
        short = [(good, n) for good, n in zip(NEEDS, missing, strict=True) if n]
        if len(short) == 1 and short[0][0] in rules.goods:
            ((good, n),) = short
            prices = rules.goods[cast("Good", good)].prices
            if n <= len(prices) and then < prices[n - 1] <= player.coins:
                return because("patisserie-advice-buys", recipe=recipe, missing=missing)
    return None


def _best_host(rules: RuleBook, state: State, then: int, now: int) -> Reason | None:
    """Return the best free noble host that is affordable, unlike ``then``."""
    hosts = [
        each for each in rules.board.hosts if each.id not in state.hosts and then < each.cost <= now
    ]
    if not hosts:
        return None
    best = max(hosts, key=lambda each: each.prestige)
    return because("patisserie-advice-affords", host=best.id)


def hand_grounds(
    rules: RuleBook,
    hand: Sequence[str],
    recipes: Sequence[str],
    card: str,
    points: float,
    least: float | None = None,
) -> tuple[Reason, ...]:
    """Return what speaks for the choice of a staff card that leaves a hand and some recipes.

    ``points`` are what its bonus is worth; if it is put away, the others are worth at ``least``.
    """
    chefs = sum(rules.staff[each].training == "chef" for each in hand)
    counts = {"hand_chefs": chefs, "hand_assistants": len(hand) - chefs}
    is_chef, worth = rules.staff[card].training == "chef", round(points)
    if least is not None:
        key = "bonus_lost" if worth else "bonus_slight"
        lost = because(f"patisserie-advice-{key}", staff=card, points=worth)
        mine, others = (chefs, len(hand) - chefs) if is_chef else (len(hand) - chefs, chefs)
        spare = "spare_chef" if is_chef else "spare_assistant"
        left = because(f"patisserie-advice-{spare if mine >= others else 'hand'}", **counts)
        if points < least:
            return because("patisserie-advice-bonus_least"), left, lost
        return left, lost
    key = "bonus_worth" if worth else "bonus_is"
    about = [because(f"patisserie-advice-{key}", staff=card, points=worth)]
    bakes = tuple(each for each in recipes if rules.recipes[each].chef)
    if bakes and is_chef:
        about.append(because("patisserie-advice-chef_recipes", recipes=bakes))
    return (*about, because("patisserie-advice-hand", **counts))
