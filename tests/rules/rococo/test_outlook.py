"""Outlooks and reasons: the forecast before a choice is what then happens, and no more."""

import re
from collections.abc import Iterator

import pytest

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.events import PrestigeGained
from rococo_desktop.rules.rococo.base.all_halls import halls_of
from rococo_desktop.rules.rococo.base.make_dress import MakeDress, PaySilk
from rococo_desktop.rules.rococo.base.scoring import (
    fireworks_points,
    hall_counts,
    hall_points,
)
from rococo_desktop.rules.rococo.base.silk import total_silk
from rococo_desktop.rules.rococo.components.models import Silk
from rococo_desktop.rules.rococo.events import (
    BonusForfeited,
    EmployeeLeft,
    LivreGained,
    LivrePaid,
    NotionsGained,
    NotionsPaid,
    ResourceKept,
    ResourcesSpent,
)
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.obstacles import Obstacle
from rococo_desktop.rules.rococo.outlook import (
    Halls,
    Majority,
    Outlook,
    foresee,
    next_question,
    reasons,
)
from rococo_desktop.rules.rococo.rulebook import EDITIONS, LIBRARY, Rococo
from rococo_desktop.rules.rococo.score import score
from rococo_desktop.texts import PSEUDO_LANGUAGE, Catalogue, languages
from rococo_desktop.words.rococo.outlook import OutlookWording
from rococo_desktop.words.rococo.wording import Wording
from tests.base_game import view
from tests.combinations import COMBINATIONS, people
from tests.daily import soaked
from tests.random_games import decisions

COMPONENTS = LIBRARY.load()
LATER = frozenset({"income", "fountain_upper", "fountain_lower"})
"""The reasons of money that comes after an act, at the end of the round."""


def moments(seeds: range, *, every: int = 1) -> Iterator[tuple[Rococo, State, Decision]]:
    """Yield decisions of random games at regular intervals."""
    number = 0
    for seed in seeds:
        for players in (2, 3, 4, 5):
            expansions = COMBINATIONS[(4 * seed + players) % len(COMBINATIONS)] if seed % 2 else ()
            seats = people(expansions)[players - 2]
            match = Rococo(Setup(seats, EDITIONS[(seed + players) % 2], expansions), COMPONENTS)
            for state, decision in decisions(match, seed):
                number += 1
                if number % every == 0:
                    yield match, state, decision


def certain(events: tuple[Event, ...]) -> list[Event]:
    """Return the events that come before anything is revealed or the round ends."""
    found: list[Event] = []
    for event in events:
        if event.reveals or (isinstance(event, LivreGained) and event.reason in LATER):
            break
        found.append(event)
    return found


def sums(match: Rococo, events: list[Event], seat: int) -> tuple[int, int, int, int, tuple]:
    """Return a player's gains from the events: Livre, thread, lace, prestige and silk."""
    livre = thread = lace = prestige = 0
    silk = [0, 0, 0, 0]
    for event in events:
        match event:
            case LivreGained() if event.seat == seat:
                livre += event.amount
            case LivrePaid() if event.seat == seat:
                livre -= event.amount
            case NotionsGained() if event.seat == seat:
                thread, lace = thread + event.thread, lace + event.lace
            case NotionsPaid() if event.seat == seat:
                thread, lace = thread - event.thread, lace - event.lace
            case PrestigeGained() if event.seat == seat:
                prestige += event.amount
            case ResourceKept(tile=str(tile)) if event.seat == seat:
                silk = [a + b for a, b in zip(silk, match.rules.resources[tile].silk, strict=True)]
            case ResourcesSpent() if event.seat == seat:
                spent = total_silk(match.rules.resources, event.tiles)
                silk = [a - b for a, b in zip(silk, spent, strict=True)]
    return livre, thread, lace, prestige, tuple(silk)


def amounts(outlook: Outlook) -> tuple[int, int, int, int, tuple]:
    return outlook.livre, outlook.thread, outlook.lace, outlook.prestige, tuple(outlook.silk)


def check_majority(match: Rococo, after: State, majority: Majority) -> None:
    """The leaders are the players who get the points for the most, and the lead in pieces."""
    board = match.rules.board
    if majority.place == "fireworks":
        first = board.fireworks.first
        points = fireworks_points(match.rules, after)
        owners = [after.decorations.get(space.id) for space in board.fireworks.spaces]
        counts = [owners.count(seat) for seat in range(len(after.players))]
    else:
        hall = board.halls_by_id[majority.place]
        first, points, counts = (
            hall.first,
            hall_points(match.rules, after, hall),
            hall_counts(after, hall),
        )
    assert list(majority.leaders) == [seat for seat, each in enumerate(points) if each == first]
    ranked = sorted(counts, reverse=True)
    assert majority.lead == (ranked[0] - ranked[1] if len(majority.leaders) == 1 else 0)


def check_payment(match: Rococo, decision: Decision, option: str, outlook: Outlook) -> bool:
    """A dress is paid with what it needs and what is lost; return whether any was lost."""
    frame = decision.frame
    if not isinstance(frame, MakeDress | PaySilk) or frame.fewer or not any(outlook.silk):
        return False
    dress = match.rules.dresses[frame.dress if isinstance(frame, PaySilk) else option]
    given = tuple(-bales for bales in outlook.silk)
    assert given == tuple(a + b for a, b in zip(dress.silk, outlook.lost, strict=True))
    return True


@pytest.mark.parametrize("every", [3, pytest.param(1, marks=pytest.mark.heavy)])
def test_an_outlook_is_what_then_happens(every: int):
    checked = final = by_chance = checked_payments = 0
    for game, state, decision in moments(range(2), every=every):
        me = decision.seat
        before = score(game.rules, state).players[me].total
        for option in decision.options:
            outlook = foresee(game, state, me, option)
            assert outlook is not None
            after, events = game.kernel.apply(state, option)
            known = certain(events)
            assert amounts(outlook) == sums(game, known, me), (decision.kind, option)
            assert outlook.final == sum(points for _, points in outlook.parts)
            by_chance += bool(outlook.chance)
            if outlook.chance:
                assert any(event.reveals for event in events)
            elif len(known) == len(events) and not any(
                isinstance(event, EmployeeLeft | BonusForfeited) for event in events
            ):
                final += 1
                assert outlook.final == score(game.rules, after).players[me].total - before
            if outlook.majority is not None:
                check_majority(game, after, outlook.majority)
            checked_payments += check_payment(game, decision, option, outlook)
            if outlook.halls is not None:
                assert outlook.halls.present == len(halls_of(game.rules, after, me))
            if outlook.asks:
                assert after.pending is not None
                assert outlook.asks == after.pending.kind
            checked += 1
    assert checked > 5000 / every
    assert final > 2000 / every
    assert by_chance > 10 / every
    assert checked_payments > 20 / every


def test_an_outlook_changes_nothing():
    for game, state, decision in moments(range(1), every=7):
        before = state.copy()
        for option in decision.options:
            foresee(game, state, decision.seat, option)
        reasons(game, state, decision.seat)
        assert state == before
        assert state.pending == decision


def test_an_outlook_and_the_reasons_tell_nothing_that_the_viewer_cannot_know():
    for number, (game, state, decision) in enumerate(moments(range(3), every=5)):
        me = decision.seat
        other = game.deal(view(state, me), Generator(number, "deal"))
        assert reasons(game, other, me) == reasons(game, state, me)
        for option in decision.options:
            assert foresee(game, other, me, option) == foresee(game, state, me, option)


def test_there_is_no_outlook_on_what_is_somebody_elses_decision():
    game = Rococo(Setup(3), COMPONENTS)
    state = game.start(1).state
    decision = state.pending
    assert decision is not None
    other = (decision.seat + 1) % 3
    assert foresee(game, state, other, decision.options[0]) is None
    assert foresee(game, state, decision.seat, "no such option") is None
    assert reasons(game, state, other) == {}


@pytest.mark.parametrize(
    "language", soaked([*languages(), PSEUDO_LANGUAGE], ["de", PSEUDO_LANGUAGE])
)
def test_outlooks_and_reasons_are_said(language: str):
    catalogue = Catalogue(language)
    said: set[str] = set()
    for match, state, decision in moments(range(2), every=3):
        names = tuple(f"Name {seat}" for seat in range(len(state.players)))
        words = Wording(catalogue, match.rules, state.edition, names)
        speaker = OutlookWording(catalogue, words)
        told = reasons(match, state, decision.seat)
        said |= {speaker.obstacle(obstacle) for obstacle in told.values()}
        for option in decision.options:
            outlook = foresee(match, state, decision.seat, option)
            assert outlook is not None
            said.add(speaker.words(outlook))
            for sign in speaker.signs(outlook):
                assert any(sign)
                said |= set(sign)
    for sentence in said:
        assert "{" not in sentence, sentence
        assert not re.search(r"\b(obstacle|outlook)\.", sentence), sentence


def test_an_outlook_in_words():
    game = Rococo(Setup(3), COMPONENTS)
    catalogue = Catalogue("en")
    words = OutlookWording(catalogue, Wording(catalogue, game.rules, "deluxe", ("A", "B", "C")))
    outlook = Outlook(
        livre=-3,
        thread=1,
        lace=0,
        prestige=2,
        silk=Silk(yellow=-2),
        lost=Silk(yellow=1),
        final=4,
        parts=(("dresses", 3), ("halls", 2), ("livre", -1)),
        majority=Majority("hall2", (1,), 2),
        halls=Halls(4, 5),
        asks="",
        chance="resource_drawn",
    )
    assert words.words(outlook) == (
        "now −3 Livre, +1 thread, +2 prestige, −2 blue silk, lost: 1 blue silk, at the end +4 "
        "prestige (Garments +3, Majorities in the halls +2, Money −1), Hall 2: B leads by 2, "
        "present in 4 of 5 halls, a tile by chance"
    )
    short = Obstacle("short", livre=2, lace=1, silk=Silk(green=1))
    assert words.obstacle(short) == "2 Livre, 1 lace, and 1 pink silk short"
    training = Obstacle("training", performers=frozenset({"journeyman", "master"}))
    assert words.obstacle(training) == "only a Master or a Journeyman may do this"


def pieces(match: Rococo, state: State, kind: str) -> list[str]:
    """Return everything of the kind that a question asks about."""
    board = match.rules.board
    dresses = [dress for dress in state.workshop if dress is not None]
    tiles = [tile for segment in state.warehouse for tile in segment if tile is not None]
    cards = [card for card in state.hire if card is not None]
    shown = [*dresses, *tiles, *cards, *board.decorations]
    return {
        "play_card": shown,
        "acquire_resource": tiles,
        "make_dress": dresses,
        "hire_employee": cards,
        "fund_decoration": list(board.decorations),
        "place_dress": list(board.spaces),
        "choose_action": [*match.rules.main_actions, *shown],
    }.get(kind, [])


def test_everything_that_is_no_option_has_a_reason_and_no_option_has_one():
    kinds: set[str] = set()
    for game, state, decision in moments(range(4)):
        told = reasons(game, state, decision.seat)
        assert not set(told) & set(decision.options)
        asked_about = pieces(game, state, decision.kind)
        assert set(asked_about) - set(decision.options) <= set(told), decision
        kinds |= {obstacle.kind for obstacle in told.values()}
        for obstacle in told.values():
            short = any((obstacle.livre, obstacle.thread, obstacle.lace, *obstacle.silk))
            assert short == (obstacle.kind == "short")
    assert kinds >= {"short", "occupied", "training", "needs_master", "master_space", "only_one"}
    assert kinds >= {"favor_taken", "staff", "empty", "no_dress", "action_first", "card_first"}


@pytest.mark.parametrize("missing", [0, 1, 5])
def test_how_much_is_short_is_what_would_have_to_be_there(missing: int):
    """With exactly the missing Livre more, what was short of Livre alone is an option."""
    for match, state, decision in moments(range(1), every=3):
        told = reasons(match, state, decision.seat)
        for piece in pieces(match, state, decision.kind):
            obstacle = told.get(piece)
            asked = decision.kind not in ("play_card", "choose_action")
            if not asked or obstacle is None or obstacle.kind != "short":
                continue
            richer = state.copy()
            me = richer.players[decision.seat]
            me.livre += obstacle.livre - (missing > 0 and obstacle.livre > 0)
            me.thread, me.lace = me.thread + obstacle.thread, me.lace + obstacle.lace
            left = reasons(match, richer, decision.seat).get(piece)
            if missing and obstacle.livre:
                assert left is not None
                assert left.livre == 1
            elif not any(obstacle.silk):
                assert left is None


def test_what_has_a_price_and_costs_nothing_is_told_so():
    """The last employee for hire, the last window: 0 Livre, shown like other prices."""
    catalogue = Catalogue("en")
    found: set[str] = set()
    for game, state, decision in moments(range(2)):
        words = OutlookWording(catalogue, Wording(catalogue, game.rules, "deluxe", "ABCDE"))
        priced = decision.kind in ("acquire_resource", "make_dress", "hire_employee")
        for option in decision.options:
            outlook = foresee(game, state, decision.seat, option)
            assert outlook is not None
            if priced:
                assert outlook.free == (outlook.livre == 0)
            if outlook.free:
                found.add(decision.kind)
                assert words.words(outlook).removeprefix("now ").startswith("0 Livre")
                assert words.signs(outlook)[0]._replace(before="") == ("", "0", "livre", "")
    assert found >= {"hire_employee", "make_dress", "acquire_resource"}


def test_a_goal_is_foreseen_with_what_leads_to_it():
    goals = 0
    for game, state, decision in moments(range(2)):
        if decision.kind not in ("make_dress", "acquire_resource"):
            continue
        me = decision.seat
        for option in decision.options[:3]:
            ahead, first = next_question(game, state, me, option), foresee(game, state, me, option)
            if ahead is None or first is None or first.asks == "pay_silk":
                continue
            chosen = game.kernel.apply(state, option).state
            assert chosen.pending is not None
            assert ahead.decision.options == chosen.pending.options
            for goal in ahead.decision.options:
                both = foresee(game, state, me, option, goal)
                then = foresee(game, chosen, me, goal)
                assert both is not None
                assert then is not None
                assert both.livre == first.livre + then.livre
                assert both.final == first.final + then.final
                assert (both.majority, both.halls) == (then.majority, then.halls)
                goals += 1
    assert goals > 100


def test_however_a_garment_is_paid_for_it_goes_to_the_same_guests():
    payments = 0
    for game, state, decision in moments(range(6)):
        if decision.kind != "pay_silk":
            continue
        asked = {game.kernel.apply(state, paid).state.pending for paid in decision.options}
        assert len({(each.kind, each.options) for each in asked if each is not None}) == 1
        payments += len(decision.options)
    assert payments > 20


def test_what_follows_a_garment_is_asked_of_nobody_else():
    game = Rococo(Setup(2), COMPONENTS)
    state = game.start(1).state
    assert state.pending is not None
    assert next_question(game, state, 1 - state.pending.seat, state.pending.options[0]) is None
    assert next_question(game, state, state.pending.seat, "nothing") is None


def test_a_garment_for_a_master_says_so_whoever_is_on_hand():
    """Not that a Journeyman may tailor, which is true of other garments only."""
    found = {True: 0, False: 0}
    for game, state, decision in moments(range(3)):
        if decision.kind not in ("play_card", "choose_action"):
            continue
        told = reasons(game, state, decision.seat)
        me = state.players[decision.seat]
        cards = decision.options if decision.kind == "play_card" else [me.played]
        masters = [card for card in cards if game.rules.employees[str(card)].type == "master"]
        for dress in pieces(game, state, "make_dress"):
            obstacle = told.get(dress)
            if obstacle is not None and game.rules.dresses[dress].master:
                assert (obstacle.kind == "needs_master") == (not masters)
                found[bool(masters)] += 1
    assert min(found.values()) > 50


def test_what_an_outlook_tells_is_the_change_of_the_podium():
    """Prestige at once and that at the end, which has money and favors, are its change.

    Where a garment goes is chosen only once it is paid for: until then its cost is no loss.
    """
    catalogue = Catalogue("en")
    agreed, open_ends = 0, 0
    for game, state, decision in moments(range(2), every=3):
        words = OutlookWording(catalogue, Wording(catalogue, game.rules, "deluxe", "ABCDE"))
        for option in decision.options:
            outlook = foresee(game, state, decision.seat, option)
            assert outlook is not None
            signs = words.signs(outlook)
            told = [
                int(each.amount.replace("\N{MINUS SIGN}", "-"))
                for each in signs
                if each.sign == "prestige"
            ]
            if outlook.asks in ("pay_silk", "place_dress"):
                assert not told
                open_ends += bool(outlook.final)
            else:
                assert sum(told) == outlook.final
                agreed += bool(told)
    assert agreed
    assert open_ends
