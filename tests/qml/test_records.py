"""Finished games and their plots in the window."""

from PySide6.QtCore import Qt

from rococo_desktop.session.chronicle import read_chronicle
from rococo_desktop.session.places import Places
from tests.qml.hands import Hands, played_out, session


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
    (line,) = (item for item in hands.items() if item.property("told") and item.property("when"))
    assert f"{anna.name} {anna.total}" in hands.spoken(line)[0]
    hands.key(Qt.Key.Key_Escape)
    hands.click("records")
    assert len(read_chronicle(places.chronicle).games) == 1
    hands.click("record:human:Bruno")
    records = hands.shell.records
    assert records.chosen == "human:Bruno"
    drawn = {bar.key: float(bar.number) for bar in records.items.rows}
    assert drawn == {item: float(points) for item, points in bruno.items.items()}
    assert [bar.number for bar in records.totals.rows] == [str(bruno.total)]
    assert bot.name not in {row.name for row in records.players.rows}


def test_a_game_that_is_not_over_is_not_counted(hands: Hands, places: Places) -> None:
    hands.play(session(1, bots=1))
    hands.shell.leave()
    hands.shell.open("records")
    assert read_chronicle(places.chronicle).games == ()


def test_what_cannot_be_kept_is_said(hands: Hands, places: Places) -> None:
    places.chronicle.mkdir(parents=True)
    finish(hands, seed=3)
    hands.click("records")
    assert any("could not be kept" in row.text for row in hands.shell.notices.rows)
    assert any("cannot be read" in text for text in hands.texts())


def test_what_is_damaged_is_said_and_the_rest_is_counted(hands: Hands, places: Places) -> None:
    places.chronicle.parent.mkdir(parents=True)
    places.chronicle.write_bytes(b"{\n")
    finish(hands, seed=3)
    hands.click("records")
    assert any("1 line of" in text and "cannot be read" in text for text in hands.texts())
    assert hands.shell.records.players.count


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
    assert all("," in bar.number for bar in hands.shell.records.items.rows)


def test_totals_are_drawn_from_the_second_game_on(hands: Hands) -> None:
    finish(hands, seed=3)
    hands.click("records")
    assert not hands.has("totals")
    finish(hands, seed=4)
    hands.click("records")
    plot = hands.named("totals")
    assert plot.height() <= 220
