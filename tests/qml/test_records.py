"""Finished games and their plots in the window."""

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from rococo_desktop.session.files.places import Places
from rococo_desktop.session.journal.journal import Journal
from rococo_desktop.session.saves.chronicle import read_chronicle
from rococo_desktop.session.saves.finished_games import find_kept
from rococo_desktop.session.session import Session
from rococo_desktop.session.teaching.lesson_document import LESSONS
from tests.qml.hands import Hands, played_out, session
from tests.qml.patisserie import kitchen_hands


def finish(hands: Hands, seed: int) -> None:
    hands.play(played_out(session(2, bots=1, seed=seed)))
    hands.shell.leave()


def test_before_the_first_game_the_page_says_so(hands: Hands) -> None:
    hands.shell.back()
    hands.settle()
    hands.click("records")
    assert any("No game" in text for text in hands.texts())


def test_a_finished_game_is_counted_once_and_drawn(hands: Hands, places: Places) -> None:
    finish(hands, seed=3)
    hands.click("records")
    (game,) = read_chronicle(places.chronicle).games
    anna, bruno, bot = game.players
    texts = hands.texts()
    assert {"Anna", "Bruno", "Caprice"} <= set(texts)
    assert any(f"{anna.name} {anna.total}" in text for text in texts)
    line = hands.named(f"game:{game.game}")
    assert f"{anna.name} {anna.total}" in hands.spoken(line)[0]
    winners = ", ".join(game.players[seat].name for seat in game.winners)
    assert f"Won by {winners}: " in hands.spoken(line)[0]
    assert (
        f"Best by number of players: {anna.total} (3)"
        in hands.spoken(hands.named("record:rococo:human:Anna"))[0]
    )
    hands.key(Qt.Key.Key_Escape)
    hands.click("records")
    assert len(read_chronicle(places.chronicle).games) == 1
    hands.click("record:rococo:human:Bruno")
    records = hands.shell.backstage.records
    assert records.chosen == "rococo:human:Bruno"
    drawn = {bar.key: float(bar.number) for bar in records.items.rows}
    assert drawn == {item: float(points) for item, points in bruno.items.items()}
    assert [bar.number for bar in records.totals.rows] == [str(bruno.total)]
    assert bot.name not in {row.name for row in records.players.rows}


def test_an_item_that_no_message_names_is_told_as_it_was_recorded(
    hands: Hands, places: Places
) -> None:
    """A newer version may have counted it."""
    finish(hands, seed=3)
    text = places.chronicle.read_text(encoding="utf-8")
    assert '"decorations"' in text
    places.chronicle.write_text(text.replace('"decorations"', '"balloons"'), encoding="utf-8")
    hands.click("records")
    hands.click("record:rococo:human:Bruno")
    labels = [bar.label for bar in hands.shell.backstage.records.items.rows]
    assert "balloons" in labels
    assert any("balloons" in text for text in hands.texts())


def test_medals_say_what_was_reached_in_each_game(hands: Hands) -> None:
    finish(hands, seed=3)
    hands.shell.preferences.keep(
        lessons=("rococo/turn", "rococo/quickball", "rococo/gone", "patisserie/festival"),
        challenges=("rococo/royal_three/2", "rococo/royal_three/x", "patisserie/nothing/3"),
    )
    hands.click("records")
    rococo, patisserie = hands.shell.backstage.records.medals.rows
    (tally,) = [
        each
        for each in hands.shell.backstage.records.players.rows
        if each.key == "rococo:human:Anna"
    ]
    wins = re.search(r"won: ([\d.]+)", tally.summary)
    assert wins is not None
    assert f"{wins[1]} of 1 games won" in rococo.wins
    listed = sum(each.number > 0 for each in LESSONS.of("rococo"))
    assert rococo.lessons == f"“Ten minutes” and 1 of {listed} lessons taken"
    assert rococo.stars[:5] == "2 of "
    assert patisserie.wins == "nobody has finished a game alone at a seat yet"
    assert (patisserie.lessons[:5], patisserie.stars[:5]) == ("1 of ", "0 of ")
    assert {rococo.stars, patisserie.lessons} <= set(hands.texts())


@pytest.mark.parametrize("kind", [session, kitchen_hands.session])
def test_a_game_is_one_however_often_its_end_is_taken_back(
    hands: Hands, places: Places, kind: Callable[..., Session]
) -> None:
    before = len(read_chronicle(places.chronicle).games)
    hands.play(played_out(kind(1, bots=1, seed=5)))
    game = hands.game.session
    for _ in range(4):
        hands.shell.open("records")
        hands.settle()
        assert len(read_chronicle(places.chronicle).games) == before + 1
        hands.key(Qt.Key.Key_Escape)
        game.undo()
        game.undo()
        while (decision := game.decision) is not None:
            game.answer(decision.id, decision.options[0])
        hands.game.begin()
        hands.settle()
        assert hands.game.over
    hands.shell.leave()
    hands.click("records")
    found = read_chronicle(places.chronicle).games
    assert len(found) == before + 1
    assert [each.total for each in found[-1].players] == [
        each.total for each in game.score().players
    ]
    assert hands.has(f"game:{found[-1].game}")
    assert len(find_kept(places.finished)) == len(found)


def test_a_shared_seat_is_said_and_not_counted(hands: Hands) -> None:
    game = session(2, bots=1, seed=3)
    while not any(entry.seat == 1 for entry in game.history):
        decision = game.decision
        assert decision is not None
        game.answer(decision.id, decision.options[0])
    game.hand_over(1, "level1")
    hands.play(played_out(game))
    hands.shell.leave()
    hands.click("records")
    records = hands.shell.backstage.records
    (row,) = records.games.rows
    assert "Bruno (shared seat) " in row.summary
    assert "Anna (shared seat)" not in row.summary
    assert {player.name for player in records.players.rows} == {"Anna", "Caprice"}


def test_a_game_that_is_not_over_is_not_counted(hands: Hands, places: Places) -> None:
    hands.play(session(1, bots=1))
    hands.shell.leave()
    hands.shell.open("records")
    assert read_chronicle(places.chronicle).games == ()


def test_what_cannot_be_kept_is_said(hands: Hands, places: Places) -> None:
    places.chronicle.mkdir(parents=True)
    finish(hands, seed=3)
    hands.click("records")
    assert any("could not be saved" in row.text for row in hands.shell.notices.rows)
    assert any("cannot be read" in text for text in hands.texts())


def test_what_is_damaged_is_said_and_the_rest_is_counted(hands: Hands, places: Places) -> None:
    places.chronicle.parent.mkdir(parents=True)
    places.chronicle.write_bytes(b"{\n")
    finish(hands, seed=3)
    hands.click("records")
    assert any("1 line of" in text and "cannot be read" in text for text in hands.texts())
    assert hands.shell.backstage.records.players.count


def test_the_page_opens_when_it_is_read_unless_something_else_was_opened(hands: Hands) -> None:
    finish(hands, seed=3)
    hands.shell.open("records")
    assert hands.shell.dialog == ""
    hands.shell.open("settings")
    hands.settle()
    assert hands.shell.dialog == "settings"
    hands.shell.open("records")
    hands.shell.back()
    hands.settle()
    assert hands.shell.dialog == ""
    hands.shell.open("records")
    hands.settle()
    assert hands.shell.dialog == "records"


def test_numbers_are_written_as_the_language_does(hands: Hands) -> None:
    finish(hands, seed=3)
    hands.shell.preferences.choose("language", "de")
    hands.shell.open("records")
    hands.settle()
    rows = hands.shell.backstage.records.items.rows
    assert rows
    assert all("," in bar.number for bar in rows)


def test_totals_are_drawn_from_the_second_game_on(hands: Hands) -> None:
    finish(hands, seed=3)
    hands.click("records")
    assert not hands.has("totals")
    finish(hands, seed=4)
    hands.click("records")
    plot = hands.named("totals")
    assert plot.height() <= 220


def open_kept(hands: Hands) -> str:
    """Open the only kept game by a click, and return its key."""
    hands.click("records")
    (row,) = hands.shell.backstage.records.games.rows
    key = str(row.key)
    hands.click(f"game:{key}")
    return key


def test_a_finished_game_opens_again_with_sheet_table_log_and_past(hands: Hands) -> None:
    game = played_out(session(2, bots=1, seed=3))
    hands.play(game)
    hands.shell.leave()
    hands.settle()
    open_kept(hands)
    again = hands.game.session
    assert again is not game
    assert hands.shell.dialog == "score"
    assert hands.game.score.seen
    assert hands.game.score.finaleSeen
    assert {str(sheet.total) for sheet in game.score().players} <= set(hands.texts())
    hands.click("toTable")
    assert [row.livre for row in hands.table.people.players.rows] == [
        player.livre for player in game.state.players
    ]
    assert len(hands.game.log.lines.rows) > 100
    hands.key(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert hands.game.timeline.past
    hands.key(Qt.Key.Key_Escape)
    hands.control(Qt.Key.Key_Z)
    assert again.answers == game.answers


def test_a_kept_game_is_opened_and_deleted_by_keys(hands: Hands, places: Places) -> None:
    finish(hands, seed=3)
    hands.settle()
    hands.click("records")
    (row,) = hands.shell.backstage.records.games.rows
    hands.tab_to(f"delete:{row.key}")
    hands.key(Qt.Key.Key_Space)
    assert hands.has("agree")
    hands.key(Qt.Key.Key_Escape)
    assert len(list(places.finished.iterdir())) == 1
    hands.tab_to(f"delete:{row.key}")
    hands.key(Qt.Key.Key_Space)
    hands.tab_to("agree")
    hands.key(Qt.Key.Key_Space)
    assert not list(places.finished.iterdir())
    (row,) = hands.shell.backstage.records.games.rows
    assert not row.kept
    hands.click(f"game:{row.key}")
    assert hands.shell.dialog == "records"
    assert len(read_chronicle(places.chronicle).games) == 1


def test_a_deleted_game_stays_deleted_while_it_lies_on_the_table(
    hands: Hands, places: Places
) -> None:
    hands.play(played_out(session(1, bots=1)))
    hands.shell.leave()
    hands.settle()
    hands.click("records")
    (row,) = hands.shell.backstage.records.games.rows
    hands.click(f"delete:{row.key}")
    hands.click("agree")
    hands.shell.back()
    hands.play(session(2))
    assert not list(places.finished.iterdir())


def test_a_torn_line_does_not_hide_its_game(hands: Hands, places: Places) -> None:
    game = played_out(session(1, bots=1))
    hands.play(game)
    hands.shell.leave()
    hands.shell.open("records")
    hands.settle()
    hands.shell.back()
    places.chronicle.write_bytes(places.chronicle.read_bytes()[:-30] + b"\n")
    open_kept(hands)
    assert hands.game.session.score() == game.score()


def test_a_kept_game_that_cannot_be_read_is_told(hands: Hands, places: Places) -> None:
    finish(hands, seed=3)
    hands.shell.open("records")
    hands.settle()
    hands.shell.back()
    (file,) = places.finished.iterdir()
    file.write_bytes(b"{")
    places.chronicle.unlink()
    before = hands.game
    open_kept(hands)
    assert hands.game is before
    assert any("is not JSON" in row.text for row in hands.shell.notices.rows)


def test_a_game_that_goes_on_is_offered_while_a_finished_one_is_looked_at(
    hands: Hands, places: Places
) -> None:
    finish(hands, seed=3)
    hands.settle()
    running = session(1, bots=1)
    running.keep(Journal.create(places.journals))
    hands.play(running)
    hands.shell.leave()
    open_kept(hands)
    hands.click("toMenu")
    assert "Anna" in hands.shell.chosen.unfinished
    assert not hands.shell.playing
