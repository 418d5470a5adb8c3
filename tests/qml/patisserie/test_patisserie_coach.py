"""The coach of a first game of La Pâtisserie Rococo, and the choice of the game in the menu."""

from itertools import product

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.games import running_games
from rococo_desktop.controller.settings import preferences
from rococo_desktop.controller.teaching.coach_tutor import CoachTutor
from rococo_desktop.session.settings import load_settings
from rococo_desktop.session.teaching import coach
from rococo_desktop.texts import languages
from tests.daily import soaked
from tests.qml.hands import BotsHere, Hands, Open, thinks
from tests.qml.legible import LONG_AND_SHORT
from tests.qml.patisserie.kitchen_hands import session
from tests.qml.reach import ROOM
from tests.qml.test_arrangements import sized


@pytest.fixture
def newcomer(monkeypatch: pytest.MonkeyPatch, open_window: Open) -> Hands:
    """The hands of somebody who opens the program for the first time."""
    monkeypatch.setattr(preferences, "load_settings", load_settings)
    monkeypatch.setattr(running_games, "BotRunner", BotsHere)
    return open_window(0)


def choice(hands: Hands, key: str) -> QQuickItem:
    """Return the choice of a game."""
    asked = hands.named("gameChoice")
    return next(item for item in hands.items(asked) if item.property("key") == key)


def test_a_first_game_with_the_coach_is_of_the_chosen_game(newcomer: Hands, qtbot: QtBot) -> None:
    newcomer.click(choice(newcomer, "patisserie"))
    newcomer.click("firstCoach")
    setup = newcomer.game.session.setup
    assert setup.game == "patisserie"
    assert [seat.kind for seat in setup.seats] == ["human", "level1", "level2"]
    assert setup.expansions == ("first_game",), "as the rulebook recommends (line 354)"
    qtbot.waitUntil(lambda: newcomer.game.prompt.mine)
    newcomer.lay_out()
    tutor = newcomer.game.tutors.speaking
    assert isinstance(tutor, CoachTutor)
    assert newcomer.game.session.asked is not None
    assert newcomer.game.session.asked.kind == "set_aside", "staff was dealt, not chosen"
    assert "whose bonus below the picture brings you least" in tutor.text, (
        "after what is new in the hand"
    )
    assert tutor.name.startswith("Maître Anselme")
    newcomer.click("reply:heard")
    assert not newcomer.has("tutor")


def test_the_game_is_chosen_before_the_first_start_asks(newcomer: Hands) -> None:
    newcomer.lay_out()
    asked = newcomer.catalogue().text("window-welcome-question")
    (question,) = (each for each in newcomer.written() if each.property("text") == asked)
    chosen = newcomer.named("gameChoice")
    assert chosen.mapToScene(QPointF(0, chosen.height())).y() <= question.mapToScene(QPointF()).y()


def test_the_variant_is_for_the_first_game_alone(newcomer: Hands) -> None:
    newcomer.click(choice(newcomer, "patisserie"))
    newcomer.click("firstCoach")
    newcomer.shell.leave()
    newcomer.settle()
    newcomer.click("new_game")
    assert newcomer.shell.backstage.form.game == "patisserie"
    assert newcomer.shell.backstage.form.setup().expansions == ()


TRAYS = {
    "de": "Backbleche",
    "en": "baking trays",
    "es": "bandejas",
    "fr": "plaques",
    "it": "teglie",
    "ja": "トレイ",
    "pl": "blach",  # in any case
}
"""What the first game does without."""


@pytest.mark.parametrize("language", LONG_AND_SHORT)
def test_the_variant_is_announced_where_the_first_game_is(newcomer: Hands, language: str) -> None:
    word = TRAYS[language]
    newcomer.shell.preferences.choose("language", language)
    for game, said in (("patisserie", True), ("rococo", False)):
        newcomer.click(choice(newcomer, game))
        newcomer.lay_out()
        assert any(word in text for text in newcomer.texts()) == said
    newcomer.click(choice(newcomer, "patisserie"))
    newcomer.click("firstLearn")
    newcomer.lay_out()
    assert word in str(newcomer.named("coach").property("hint"))


FITS = ((1280, 600), (1280, 800), ROOM)


@pytest.mark.parametrize(
    ("size", "language"),
    soaked(product(FITS, languages()), zip(FITS, languages()[-3:], strict=True)),
)
def test_the_first_start_fits_with_the_choice_of_the_game(
    newcomer: Hands, size: tuple[int, int], language: str
) -> None:
    newcomer.shell.preferences.choose("language", language)
    newcomer.click(choice(newcomer, "patisserie"))
    sized(newcomer, *size)
    newcomer.lay_out()
    whole = newcomer.root.contentItem().boundingRect()
    for name in ("gameChoice", "firstLearn", "quit"):
        item = newcomer.named(name)
        assert whole.contains(item.mapRectToScene(item.boundingRect())), name
    for named in (item for item in newcomer.items() if item.property("text") == "Rococo"):
        assert named.mapRectToScene(named.boundingRect()).top() >= 0, "the title, too"


def test_after_a_costly_turn_he_tells_what_he_would_have_done(
    hands: Hands, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coach, "COSTLY", -1000.0)
    monkeypatch.setattr(coach, "WASTED", -1000.0)
    monkeypatch.setattr(running_games, "BotRunner", BotsHere)
    hands.shell.preferences.choose("coach", "on")
    hands.play(session(1, bots=1, seed=2))
    tutor = hands.game.tutors.speaking
    assert isinstance(tutor, CoachTutor)
    while not tutor.mayGoOn:
        game = hands.game.session
        if (asked := game.asked) is None or asked.seat != 0:
            qtbot.wait(10)
            continue
        if asked.kind == "play_card":
            qtbot.waitUntil(lambda: not thinks(tutor), timeout=60_000)
        assert game.decision is not None
        assert hands.game.answer(game.decision.options[-1])
        hands.settle()
    hands.lay_out()
    said = tutor.text.partition("more in the end. ")[2]
    assert said.startswith("Play the "), "it is advice, and no line of the log"
    assert tutor.lights
    hands.click("takeBack")
    assert said in tutor.text


def test_the_menu_is_about_the_game_that_is_chosen_there(hands: Hands) -> None:
    hands.shell.back()
    hands.settle()
    hands.click("guide")
    assert hands.shell.chosen.key == "rococo"
    for game, word in (("patisserie", "Baking trays"), ("rococo", "Queen’s favor")):
        hands.click(choice(hands, game))
        assert hands.shell.dialog == "guide"
        pages = hands.shell.chosen.pages
        assert pages.game == game
        assert word in {row.title for row in hands.shell.chosen.pages.reference.titles.rows}
    hands.click(choice(hands, "patisserie"))
    hands.shell.back()
    hands.settle()
    hands.click("learn")
    assert hands.has("coach")
    hands.shell.back()
    hands.settle()
    hands.click("new_game")
    assert hands.shell.backstage.form.game == "patisserie"
    hands.shell.back()
    hands.play(session(1, bots=1))
    hands.shell.open("guide")
    hands.settle()
    assert hands.shell.chosen.key == "patisserie"
    assert not hands.has("gameChoice"), "at the table the rules are those of its game"
