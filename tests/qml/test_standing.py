"""The score so far says why it changed: on the player's panel, and in the turns of the others."""

import re
from collections.abc import Callable
from typing import TypeAlias

import pytest
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.games.game import GameController
from rococo_desktop.controller.rococo.table import RococoTable
from rococo_desktop.controller.rows import NOBODY
from rococo_desktop.engine.state import Decision
from rococo_desktop.session.session import AnySession
from rococo_desktop.words.amounts import signed
from tests.daily import soaked
from tests.qml.hands import Hands, Whim, play_to, session
from tests.qml.patisserie import kitchen_hands

pytestmark = pytest.mark.one_window

SINCE = "since your last turn"
Answers: TypeAlias = Callable[[Decision], str]


def rococo(seed: int) -> tuple[AnySession, Answers]:
    return session(1, bots=2, seed=seed), Whim(seed)


def patisserie(seed: int) -> tuple[AnySession, Answers]:
    return kitchen_hands.session(1, bots=2, seed=seed), kitchen_hands.Whim(seed)


def overtaken(start: Callable[[int], tuple[AnySession, Answers]], hall: str) -> AnySession:
    """Play to a person's first question after another's turn has lost them points of an item."""
    for seed in range(1, 40):
        game, whim = start(seed)
        begun = moment = 0
        while (decision := game.decision) is not None:
            if decision.seat == 0 and decision.kind == "play_card" and moment > begun:
                was, now = (points(game, at, hall) for at in (begun, moment))
                if now < was:
                    return game
            if decision.seat == 0:
                begun = moment + 1
            game.answer(decision.id, whim(decision))
            moment += 1
    raise AssertionError("nobody is ever overtaken")


def after_the_favor() -> AnySession:
    """Play to the first round after one in which the person has held the favor."""
    for seed in range(1, 40):
        game, whim = session(1, bots=2, seed=seed), Whim(seed)
        while (decision := game.decision) is not None:
            held = game.state.favor == 0
            game.answer(decision.id, whim(decision))
            if held and game.state.favor is None and game.decision is not None:
                return game
    raise AssertionError("nobody ever holds it")


def points(game: AnySession, moment: int, item: str) -> int:
    """Return the points of seat 0 for an item at a moment, as it sees them."""
    items = game.estimate(moment, game.look_back(moment, 0))[0].items
    return sum(each.points for each in items if each.item == item)


def told(game: GameController) -> list[tuple[str, str]]:
    """Return how each turn of the others changed the score, and why."""
    return [(row.change, row.why) for row in game.table.news.rows.rows if row.change]


@pytest.mark.parametrize(
    ("start", "item", "reason"),
    [(rococo, "halls", "majority lost"), (patisserie, "tables", "place lost")],
)
def test_points_lost_to_others_are_explained(
    hands: Hands,
    qtbot: QtBot,
    start: Callable[[int], tuple[AnySession, Answers]],
    item: str,
    reason: str,
) -> None:
    game = overtaken(start, item)
    hands.play(game)
    hands.settle()
    changes = [change for change, why in told(hands.game) if reason in why]
    assert changes, "the turn that took them tells it"
    lines = [each for each in hands.items() if each.objectName().startswith("news:")]
    assert any(reason in str(each.property("about")) for each in lines)
    assert "struck" in {each.objectName() for each in hands.items()}
    panel = next(each for each in hands.items() if each.objectName() == "standing")
    hands.point_at(panel)
    qtbot.waitUntil(lambda: any(SINCE in text for text in hands.texts()))
    explained = next(text for text in hands.texts() if SINCE in text)
    assert reason in explained
    assert item_lines(explained) == game.estimate(len(game.history), game.view(0))[0].total


def test_a_change_of_a_score_says_its_items_in_short_where_it_is_seen(
    hands: Hands, qtbot: QtBot
) -> None:
    hands.root.resize(1920, 1080)
    hands.play(overtaken(rococo, "halls"))
    hands.settle()
    table = hands.game.table
    assert isinstance(table, RococoTable)
    rows = table.people.players.rows
    assert any(row.change for row in rows)
    for row in rows:
        numbers = [int(each.replace("−", "-")) for each in re.findall("[+−][0-9]+", row.since)]
        assert numbers[:1] == [int(row.change.replace("−", "-") or 0)] * bool(row.change)
        assert sum(numbers[1:]) in (0, *numbers[:1]), "one reason needs no number"
        assert ("(" in row.since) == bool(row.change)
    hands.point_at(next(each for each in hands.items() if each.objectName() == "portrait:0"))
    qtbot.waitUntil(lambda: any(rows[0].since in text for text in hands.texts()))
    turns = [row for row in table.news.rows.rows if row.change]
    lines = {each.objectName(): each for each in hands.items()}
    shown = [row for row in turns if f"news:{row.key}" in lines]
    assert shown
    for row in shown:
        assert row.gist in [
            each.property("text") for each in hands.written(lines[f"news:{row.key}"])
        ]


def test_another_s_turn_says_what_it_brought_them(hands: Hands) -> None:
    hands.play(overtaken(rococo, "halls"))
    hands.settle()
    rows = [row for row in hands.game.table.news.rows.rows if row.earned]
    assert rows
    for row in rows:
        before, after = (
            hands.game.session.estimate(each, hands.game.session.look_back(each, 0))[row.seat]
            for each in (row.first, row.last)
        )
        assert f"{row.title}, if the game ended now: " in row.earned
        assert signed(after.total - before.total) in row.earned
    hidden = [each.property("about") for each in hands.items() if "news:" in each.objectName()]
    assert any(rows[-1].earned in each for each in hidden)


def test_the_favor_that_goes_back_is_told_by_the_new_round_and_not_by_the_turn_before(
    hands: Hands,
) -> None:
    hands.play(after_the_favor())
    hands.settle()
    rows = {row.seat: row for row in hands.game.table.news.rows.rows}
    assert "the favor goes back" in rows[NOBODY].why
    assert rows[NOBODY].change
    assert not any("favor" in row.why for seat, row in rows.items() if seat != NOBODY)
    line = next(each for each in hands.items() if each.objectName() == f"news:{rows[NOBODY].key}")
    told = [each.property("text") for each in hands.written(line)]
    assert f"You: {rows[NOBODY].change}" in told


def item_lines(explained: str) -> int:
    """Return the sum of the points of all items in an explanation, below the score itself."""
    found = 0
    for line in explained.partition(SINCE)[2].splitlines():
        before, colon, after = line.partition(": ")
        number = after.split(" ")[0]
        if colon and before and number.lstrip("-").isdigit():
            found += int(number)
    return found


def test_who_hides_scores_so_far_is_told_of_no_change(hands: Hands) -> None:
    hands.shell.preferences.choose("estimate", "hidden")
    hands.play(overtaken(rococo, "halls"))
    hands.settle()
    assert told(hands.game), "there would be something to tell"
    names = {each.objectName() for each in hands.items()}
    assert not names & {"struck", "standing", "standingChange"}
    assert not any("majority lost" in text for text in hands.said())


KITCHEN = ("draft_card", "select_card", "play_card", "choose_action")
WORKSHOP = ("select_card", "play_card", "choose_action")
ASKED = [("patisserie", KITCHEN), ("rococo", WORKSHOP)]
SIZES = [(1280, 800), (1920, 1080)]


@pytest.mark.parametrize(
    ("name", "kinds", "size"),
    soaked(
        [(*game, size) for game in ASKED for size in SIZES],
        [(*ASKED[0], SIZES[0]), (*ASKED[1], SIZES[1])],
    ),
)
def test_a_score_so_far_keeps_its_corner_whatever_is_asked(
    hands: Hands, name: str, kinds: tuple[str, ...], size: tuple[int, int]
) -> None:
    """Also while a baking tray is with the player."""
    hands.root.resize(*size)
    hands.shell.preferences.choose("hands", "open")
    corners = set()
    for kind in kinds:
        if name == "patisserie":
            hands.play(kitchen_hands.until(kitchen_hands.session(3, seed=4), kind, skip=9))
        else:
            hands.play(play_to(session(3, seed=4), kind, skip=9))
        hands.lay_out()
        badges = [each for each in hands.items() if each.objectName() == "standing"]
        assert len(badges) == 3
        for badge in badges:
            panel = badge.parentItem()
            place = badge.mapRectToItem(panel, badge.boundingRect())
            beside = panel.width() - place.right(), panel.height() - place.bottom()
            corners.add(tuple(map(round, beside)))
    assert len(corners) == 1
