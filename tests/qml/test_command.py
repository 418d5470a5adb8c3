"""Moves are typed in words, one question after the other, in both games."""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt

from rococo_desktop.rules.patisserie.gestures import Manners
from rococo_desktop.session.session import AnySession
from rococo_desktop.session.typed import Typed
from rococo_desktop.texts import Catalogue, languages
from rococo_desktop.texts.typed_words import words_of
from tests.daily import soaked
from tests.qml.hands import Hands, pages_of, play_to, session
from tests.qml.patisserie import kitchen_hands

pytestmark = pytest.mark.one_window

BEGUN = pytest.mark.parametrize(
    "begun", [lambda: session(2), lambda: kitchen_hands.session(2)], ids=["rococo", "patisserie"]
)
Begun = Callable[[], AnySession]


def line(hands: Hands, text: str) -> list[str]:
    """Open the line and type a text; return what it may mean."""
    hands.key(Qt.Key.Key_C)
    assert hands.shell.dialog == "command"
    hands.type(text)
    hands.settle()
    return [row.label for row in hands.shell.backstage.commands.rows.rows]


def enter(hands: Hands) -> None:
    hands.key(Qt.Key.Key_Return)
    hands.settle()
    assert hands.shell.dialog == ""


def name_of(game: AnySession, option: str) -> str:
    said = game.setup.kind.words(Catalogue(), game.match, game.setup.names)
    assert game.decision is not None
    return said.option(game.decision, option)


def typed(name: str) -> str:
    """Return what somebody types for a name: its words in small letters, without accents."""
    return " ".join(words_of(name))


def open_hands(hands: Hands) -> None:
    hands.shell.preferences.choose("hands", "open")


@BEGUN
def test_each_answer_is_given_by_its_name(hands: Hands, begun: Begun) -> None:
    open_hands(hands)
    game = begun()
    hands.play(game)
    for _ in range(8):
        decision = game.decision
        assert decision is not None
        option = decision.options[-1]
        meant = line(hands, typed(name_of(game, option)))
        assert name_of(game, option) in meant
        hands.click(f"meaning:{meant.index(name_of(game, option))}")
        hands.settle()
        assert game.decision != decision


def test_a_line_answers_several_questions_and_says_which(hands: Hands) -> None:
    open_hands(hands)
    game = play_to(session(3), "play_card")
    hands.play(game)
    meant = line(hands, "acquire")
    assert meant
    assert all(each.endswith("Acquire resources") for each in meant)
    hands.type(" orange")
    meant = [row.label for row in hands.shell.backstage.commands.rows.rows]
    assert meant
    assert all("orange silk" in each for each in meant)
    assert set(meant) <= set(hands.texts())
    before = len(game.history)
    enter(hands)
    assert len(game.history) > before + 2
    assert hands.shell.dialog == ""


def test_the_look_ahead_reveals_nothing_and_changes_nothing() -> None:
    game = kitchen_hands.until(kitchen_hands.session(people=3), "play_card", skip=4)
    said = game.setup.kind.words(Catalogue(), game.match, game.setup.names)
    before = game.state.copy()
    found = Typed(game.match, Manners(), said.option).meanings(game.state, "buy sugar")
    assert found
    assert all(each.told[-1].endswith("coins") and "sugar" in each.told[-1] for each in found)
    assert game.state == before


def test_moves_are_taken_back_and_a_hint_is_asked_for(hands: Hands) -> None:
    open_hands(hands)
    game = play_to(session(2), "play_card")
    hands.play(game)
    line(hands, "master")
    enter(hands)
    assert game.decision is not None
    assert game.decision.kind == "choose_action"
    assert line(hands, "undo 2") == ["Undo (×2)"]
    hands.key(Qt.Key.Key_Escape)
    assert line(hands, "und")[0] == "Undo"
    enter(hands)
    assert game.decision is not None
    assert game.decision.kind == "play_card"
    assert "A hint" in line(hands, "hin")


def test_words_without_a_meaning_do_nothing_and_say_so(hands: Hands) -> None:
    open_hands(hands)
    game = session(2)
    hands.play(game)
    assert line(hands, "zzz") == []
    assert hands.catalogue().text("window-command-nothing") in hands.texts()
    before = game.decision
    hands.key(Qt.Key.Key_Return)
    assert hands.shell.dialog == "command"
    assert game.decision == before


ASKED = {
    "en": "what is {}",
    "de": "was ist {}",
    "fr": "c’est quoi {}",
    "es": "qué es {}",
    "it": "che cos’è {}",
    "pl": "co to jest {}",
    "ja": "{}とは",
}


@pytest.mark.parametrize("language", soaked(languages(), ["en"]))
@BEGUN
def test_each_entry_of_the_reference_answers_what_it_is(
    hands: Hands, begun: Begun, language: str
) -> None:
    """By its whole title, in every language; the answer is what the reference says."""
    hands.shell.preferences.choose("language", language)
    hands.play(begun())
    commands, book = hands.shell.backstage.commands, pages_of(hands.shell).reference
    commands.begin(hands.game)
    for key, title in book.contents(hands.game.table.edition):
        commands.look(ASKED[language].format(title))
        labels = [row.label for row in commands.rows.rows]
        assert title in labels, title
        assert commands.explain(labels.index(title))
        assert book.sentences(key) in commands.told


def test_what_is_asked_is_answered_in_the_line_and_spoken(hands: Hands) -> None:
    heard: list[str] = []
    hands.shell.speaker.listen(lambda said: heard.extend(each.text for each in said))
    open_hands(hands)
    game = session(2)
    hands.play(game)
    book = pages_of(hands.shell).reference
    assert line(hands, "wha")
    hands.type("t is firew")
    assert next(row.label for row in hands.shell.backstage.commands.rows.rows) == "Fireworks"
    hands.key(Qt.Key.Key_Return)
    told = hands.shell.backstage.commands.told
    assert book.sentences("fireworks") in told
    assert told in hands.texts()
    assert told in heard
    assert hands.shell.dialog == "command"
    hands.key(Qt.Key.Key_Escape)
    assert line(hands, "what is hall 2")[0] == "Hall 2"
    hands.key(Qt.Key.Key_Return)
    told = hands.shell.backstage.commands.told
    assert "Hall 2: " in told
    assert book.sentences(book.key_of("majority.hall")) in told
    assert game.history == []


@pytest.mark.heavy
@pytest.mark.parametrize("language", languages())
@BEGUN
def test_a_whole_game_is_typed(hands: Hands, begun: Begun, language: str) -> None:
    open_hands(hands)
    hands.shell.preferences.choose("language", language)
    game, chance = begun(), Random(3)
    said = game.setup.kind.words(Catalogue(language), game.match, game.setup.names)
    hands.play(game)
    hands.shell.open("command")
    commands = hands.shell.backstage.commands
    while (decision := game.decision) is not None:
        commands.begin(hands.game)
        name = said.option(decision, chance.choice(decision.options))
        commands.look(name)
        meant = [row.label for row in commands.rows.rows]
        assert name in meant, (decision.kind, name, meant)
        commands.take(meant.index(name))
    assert game.score().winners
