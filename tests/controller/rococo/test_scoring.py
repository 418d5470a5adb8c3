"""The score sheet: the items revealed so far, and who won and why."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject

from rococo_desktop.controller.table.score_sheet import ScoreSheet
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.score import Item, Part, PlayerScore, Score
from rococo_desktop.rules.rococo.events import GameEnded
from rococo_desktop.rules.rococo.rulebook import LIBRARY, Rococo
from rococo_desktop.session.session import Session
from rococo_desktop.texts import DEFAULT_LANGUAGE, Catalogue, languages
from rococo_desktop.words.rococo.wording import Wording
from tests.base_game import load
from tests.qml.hands import session
from tests.qml.patisserie import kitchen_hands

NAMES = ("Anna", "Bruno", "Carla")
ITEMS = ("livre", "favor", "halls")


def at_the_ball() -> Session:
    game, chance = session(2), Generator(3, "gains")
    while (decision := game.decision) is not None:
        game.answer(decision.id, decision.options[chance.below(len(decision.options))])
    return game


def at_the_festival() -> Session:
    game, whim = kitchen_hands.session(2, seed=21), kitchen_hands.Whim(21)
    while (decision := game.decision) is not None:
        game.answer(decision.id, whim(decision))
    return game


@pytest.fixture
def parent() -> QObject:
    return QObject()


def sheet_for(
    parent: QObject, language: str = DEFAULT_LANGUAGE, reader: int | None = None, seats: int = 3
) -> ScoreSheet:
    """Return the score sheet of a game of so many, as somebody reads it, or several people."""
    catalogue, names = Catalogue(language), NAMES[:seats]
    wording = Wording(catalogue, Rococo(Setup(seats), load()).rules, "deluxe", names)
    wording.reader = reader
    return ScoreSheet(catalogue, wording, names, [""] * seats, {}, parent)


@pytest.fixture
def sheet(parent: QObject) -> ScoreSheet:
    return sheet_for(parent)


def score_of(*points: tuple[int, int, int], left: tuple[int, ...] = (0, 0, 0)) -> Score:
    sheets = [
        PlayerScore(
            tuple(Item(item, each, ()) for item, each in zip(ITEMS, row, strict=True)),
            sum(row),
            livre,
        )
        for row, livre in zip(points, left, strict=True)
    ]
    best = max((sheet.total, sheet.left) for sheet in sheets)
    winners = [seat for seat, s in enumerate(sheets) if (s.total, s.left) == best]
    return Score(tuple(sheets), tuple(winners))


def totals(sheet: ScoreSheet) -> list[int]:
    return [row.total for row in sheet.standings.rows]


def test_without_a_show_everything_is_told(sheet: ScoreSheet) -> None:
    sheet.refresh(score_of((1, 3, 5), (2, 0, 4), (0, 0, 0)))
    assert not sheet.showing
    assert totals(sheet) == [9, 6, 0]
    assert all(row.revealed for row in sheet.items.rows)
    assert sheet.verdict == "Anna wins with 9 prestige."
    assert not sheet.tied


def test_the_show_tells_item_after_item_then_the_verdict(sheet: ScoreSheet) -> None:
    sheet.refresh(score_of((1, 3, 5), (2, 0, 4), (0, 0, 0)))
    sheet.begin()
    told = []
    while sheet.showing:
        told.append((sheet.chosen, totals(sheet), sheet.verdict, sheet.progress))
        assert not any(row.winner for row in sheet.standings.rows)
        sheet.next()
    assert told == [
        ("livre", [1, 2, 0], "", "1 of 3"),
        ("favor", [4, 2, 0], "", "2 of 3"),
        ("halls", [9, 6, 0], "", "3 of 3"),
    ]
    assert sheet.verdict == "Anna wins with 9 prestige."
    assert [row.winner for row in sheet.standings.rows] == [True, False, False]
    sheet.next()
    assert not sheet.showing


def test_the_sheet_opens_with_what_decided_it(sheet: ScoreSheet) -> None:
    sheet.refresh(score_of((1, 3, 5), (2, 0, 4), (0, 0, 0)))
    sheet.begin()
    assert sheet.decisive == ""
    sheet.skip()
    assert sheet.chosen == "favor"
    assert sheet.decisive == "What decided it against Bruno: Queen’s favor, 3 to 0."
    sheet.choose("livre")
    sheet.refresh(score_of((1, 3, 5), (2, 0, 4), (0, 0, 0)))
    assert sheet.chosen == "livre", "what one looks at stays"
    sheet.refresh(score_of((1, 6, 8), (0, 0, 0), (0, 0, 0)))
    assert sheet.decisive == (
        "What decided it against Bruno: Majorities in the halls, 8 to 0; Queen’s favor, 6 to 0."
    )


@pytest.mark.parametrize("language", languages())
def test_what_decided_it_says_against_whom_if_there_are_several(
    parent: QObject, language: str
) -> None:
    third = score_of((1, 3, 5), (0, 0, 0), (2, 0, 4))
    sheet = sheet_for(parent, language)
    sheet.refresh(third)
    assert "Carla" in sheet.decisive
    read = sheet_for(parent, language, reader=2)
    read.refresh(third)
    assert "Carla" not in read.decisive
    assert len(read.decisive) > len("3 : 0")
    two = sheet_for(parent, language, seats=2)
    two.refresh(score_of((1, 3, 5), (2, 0, 4), left=(0, 0)))
    assert two.decisive
    assert "Bruno" not in two.decisive


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("reader", "left", "second"),
    [(0, (0, 0, 0), 3), (0, (7, 2, 0), 4), (0, (7, 7, 0), 4), (1, (7, 7, 0), 4)],
)
def test_the_only_person_is_told_of_their_own_victory(
    parent: QObject, language: str, reader: int, left: tuple[int, ...], second: int
) -> None:
    """Alone, by money, and shared; the others keep their names."""
    sheet = sheet_for(parent, language, reader)
    sheet.refresh(score_of((1, 3, 5), (2, 3, second), (0, 0, 0), left=left))
    assert NAMES[reader] not in sheet.verdict
    assert (NAMES[1 - reader] in sheet.verdict) == sheet.tied


def test_who_won_or_shared_is_you_and_a_rival_who_won_is_named(parent: QObject) -> None:
    sheet = sheet_for(parent, reader=1)
    sheet.refresh(score_of((1, 3, 5), (8, 3, 4), (0, 0, 0)))
    assert sheet.verdict == "You win with 15 prestige."
    sheet.refresh(score_of((1, 3, 5), (2, 3, 4), (0, 0, 0), left=(7, 7, 9)))
    assert sheet.verdict == (
        "You and Anna have 9 prestige and 7 Livre left each, and share the victory."
    )
    sheet.refresh(score_of((1, 3, 5), (2, 3, 4), (0, 0, 0), left=(7, 2, 9)))
    assert sheet.verdict == (
        "Anna and Bruno have 9 prestige each; Anna has more Livre left (7 to 2) and wins."
    )


def test_the_log_tells_the_only_person_of_their_own_victory() -> None:
    words = Wording(Catalogue(), Rococo(Setup(3), load()).rules, "deluxe", NAMES)
    words.reader = 1
    assert words.event(GameEnded((1,), (9, 12, 3))).endswith(" You win with 12 prestige.")
    assert "You and Anna share the victory" in words.event(GameEnded((0, 1), (12, 12, 3)))
    assert "Anna wins" in words.event(GameEnded((0,), (12, 9, 3)))


def test_a_tie_is_decided_by_no_item(sheet: ScoreSheet) -> None:
    sheet.refresh(score_of((1, 3, 5), (2, 3, 4), (0, 0, 0), left=(7, 2, 0)))
    assert sheet.decisive == ""


def test_equal_parts_are_counted(sheet: ScoreSheet) -> None:
    parts = (Part("dress", 4, "red-01"), Part("dress", 4, "red-01"), Part("favor", 3))
    players = tuple(
        PlayerScore((Item("dresses", sum(each.points for each in own), own),), 1, 0)
        for own in (parts, (), ())
    )
    sheet.refresh(Score(players, (0, 1, 2)))
    (row,) = sheet.parts.rows
    said = [part.words for part in row.parts.rows]
    assert len(said) == 2
    assert said[0].endswith(": 4 each, 2 of them")


def test_what_is_not_told_yet_has_no_words(sheet: ScoreSheet) -> None:
    sheet.refresh(score_of((1, 3, 5), (2, 0, 4), (0, 0, 0)))
    sheet.begin()
    assert sheet.itemSummary == "Money: Anna 1, Bruno 2, Carla 0"
    assert [row.summary for row in sheet.items.rows] == [sheet.itemSummary, "", ""]
    assert [row.share for row in sheet.standings.rows] == [1 / 9, 2 / 9, 0]


def test_the_show_can_be_passed_over_and_seen_again(sheet: ScoreSheet) -> None:
    sheet.refresh(score_of((1, 3, 5), (2, 0, 4), (0, 0, 0)))
    sheet.begin()
    sheet.skip()
    assert not sheet.showing
    assert totals(sheet) == [9, 6, 0]
    assert sheet.seen
    sheet.begin()
    assert totals(sheet) == [1, 2, 0]


def test_money_left_breaks_the_tie(sheet: ScoreSheet) -> None:
    sheet.refresh(score_of((1, 3, 5), (2, 3, 4), (0, 0, 0), left=(2, 7, 9)))
    assert sheet.verdict == (
        "Anna and Bruno have 9 prestige each; Bruno has more Livre left (7 to 2) and wins."
    )
    assert sheet.tied


def test_a_full_tie_is_shared(sheet: ScoreSheet) -> None:
    sheet.refresh(score_of((1, 3, 5), (2, 3, 4), (0, 0, 0), left=(7, 7, 9)))
    assert sheet.verdict == (
        "Anna and Bruno have 9 prestige and 7 Livre left each, and share the victory."
    )


def test_the_table_to_keep_has_items_totals_and_winners(sheet: ScoreSheet) -> None:
    sheet.refresh(score_of((1, 3, 5), (2, 0, 4), (0, 0, 0), left=(7, 1, 0)))
    assert list(sheet.table()) == [
        ["Item", "Anna", "Bruno", "Carla"],
        ["Money", 1, 2, 0],
        ["Queen’s favor", 3, 0, 0],
        ["Majorities in the halls", 5, 4, 0],
        ["Prestige", 9, 6, 0],
        ["Livre left (for a tie)", 7, 1, 0],
        ["Winner", "×", "", ""],
    ]


def test_madame_du_barry_wins_every_tie() -> None:
    rules = Rococo(Setup(2, "", ("jewelry_box", "madame_du_barry")), LIBRARY.load()).rules
    wording = Wording(Catalogue(), rules, "deluxe", ("Anna", "Bruno", "Madame du Barry"))
    even = score_of((1, 3, 5), (0, 0, 0), (2, 3, 4), left=(7, 0, 2))
    assert wording.verdict(Score(even.players, (2,))) == (
        "Anna and Madame du Barry have 9 prestige each; Madame du Barry wins every tie."
    )


@pytest.mark.parametrize("finished", [at_the_ball, at_the_festival])
def test_prestige_during_play_is_told_by_what_brought_it(
    parent: QObject, finished: Callable[[], Session]
) -> None:
    """The lines of each player add up to the item; equal sources are one line."""
    game = finished()
    names = game.setup.names
    words = game.setup.kind.words(Catalogue(), game.match, names)
    sheet = ScoreSheet(Catalogue(), words, names, [""] * len(names), {}, parent)
    sheet.refresh(game.score(), game.tree.line)
    sheet.choose("prestige")
    points = [player.items[0].points for player in game.score().players]
    assert any(points)
    for player in sheet.parts.rows:
        told = [part.words.rsplit(": ", 1) for part in player.parts.rows]
        if points[player.key]:
            assert sum(int(number) for _, number in told) == points[player.key]
            assert len({source for source, _ in told}) == len(told)
            assert not [source for source, _ in told if "uring" in source or "track" in source]
