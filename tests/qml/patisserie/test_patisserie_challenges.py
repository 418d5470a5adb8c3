"""Challenges of this game in the window: chosen by game, met, solved, and watched."""

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from rococo_desktop import __version__
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.settings import load_settings
from rococo_desktop.session.teaching.challenge_document import CHALLENGES, of_the_day
from rococo_desktop.texts import languages
from tests.qml.hands import Hands
from tests.qml.patisserie.kitchen_hands import GAME, choices
from tests.qml.test_challenges import give_up, meet, tutor_of

pytestmark = pytest.mark.one_window

KNOWN = CHALLENGES.of(GAME)
FIRST = KNOWN[0]
LONG = next(each for each in KNOWN if each.key == "borrowed_hand")
LAST = next(each for each in KNOWN if each.until == "over")
SIZES = ((1280, 800), (1920, 1080))


def follow(hands: Hands) -> None:
    """Click the solution, piece by piece."""
    run = tutor_of(hands).run
    while run.following:
        hands.click(choices(hands)[run.following])


def look(hands: Hands) -> None:
    """The tutor's text is whole, and within the window."""
    hands.lay_out()
    words, bubble = hands.named("tutorWords"), hands.named("tutor")
    assert words.property("text") == tutor_of(hands).text
    assert "{" not in tutor_of(hands).text
    assert not words.property("truncated")
    corner = bubble.mapToScene(bubble.boundingRect().bottomRight())
    assert 0 < corner.x() <= hands.root.width()
    assert 0 < corner.y() <= hands.root.height()


def game_choice(hands: Hands, game: str) -> QQuickItem:
    """Return the choice of a game in the list."""
    found = hands.items(hands.named("gameChoice"))
    return next(item for item in found if item.property("key") == game)


def listed(hands: Hands) -> list[str]:
    return [row.challenge for row in hands.shell.backstage.school.challenges.rows.rows]


def test_the_list_is_by_game_and_each_has_its_stars_and_its_day(hands: Hands) -> None:
    hands.shell.open("challenges")
    hands.settle()
    known = {game: CHALLENGES.of(game) for game in ("rococo", GAME)}
    for game in (GAME, "rococo", GAME):
        hands.click(game_choice(hands, game))
        keys = [each.key for each in known[game]]
        assert listed(hands) == [of_the_day(keys, date.today(), __version__), *keys]
        row = hands.shell.backstage.school.challenges.rows.rows[0]
        hands.lay_out()
        assert {row.name, row.about} <= set(hands.texts())
    stars = {
        "Rococo: 0 of 135 stars",
        f"La Pâtisserie Rococo: 0 of {3 * len(KNOWN)} stars",
    }
    assert stars <= set(hands.texts())


def test_the_choice_of_the_game_is_the_one_that_lessons_and_rules_have(hands: Hands) -> None:
    for game in (GAME, "rococo", GAME):
        hands.shell.open("challenges")
        hands.settle()
        hands.click(game_choice(hands, game))
        hands.shell.back()
        hands.shell.open("learn")
        hands.settle()
        assert hands.shell.chosen.key == game
        assert game_choice(hands, game).property("checked")
        hands.shell.back()
    hands.shell.open("learn")
    hands.settle()
    hands.click(game_choice(hands, "rococo"))
    hands.shell.back()
    hands.shell.open("challenges")
    hands.settle()
    assert hands.shell.backstage.school.challenges.game == "rococo"


def test_the_game_is_chosen_by_keys_and_a_challenge_begins_at_its_table(hands: Hands) -> None:
    hands.shell.open("challenges")
    hands.settle()
    hands.click(game_choice(hands, "rococo"))
    for _ in range(8):
        hands.key(Qt.Key.Key_Tab)
        if hands.focused.property("key") == GAME:
            break
    hands.key(Qt.Key.Key_Return)
    assert set(listed(hands)) == {each.key for each in KNOWN}
    hands.tab_to(f"challenge:{FIRST.key}")
    hands.key(Qt.Key.Key_Return)
    assert tutor_of(hands).run.challenge == FIRST
    assert hands.game.session.setup.game == GAME
    look(hands)
    assert "Present your first dish" in tutor_of(hands).text


def test_the_best_earns_three_stars_by_clicks_which_are_kept(hands: Hands, places: Places) -> None:
    meet(hands, FIRST.key)
    follow(hands)
    look(hands)
    tutor = tutor_of(hands)
    assert tutor.stars == 3
    assert "Bravo: 16 coins!" in tutor.text
    assert tutor.text.endswith("because the dish has no topping."), "what the author says"
    assert load_settings(places.settings_file)[0].challenges == (f"{GAME}/{FIRST.key}/3",)
    hands.click("leaveLesson")
    assert hands.shell.dialog == "challenges"
    assert hands.shell.backstage.school.challenges.game == GAME
    hands.lay_out()
    assert f"La Pâtisserie Rococo: 3 of {3 * len(KNOWN)} stars" in set(hands.texts())


def test_who_gives_up_may_watch_the_solution(hands: Hands) -> None:
    meet(hands, LONG.key)
    give_up(hands)
    tutor = tutor_of(hands)
    assert tutor.stars == 0
    assert "15 coins" in tutor.text
    hands.click("reply:watch")
    told = []
    while tutor.mayGoOn:
        assert hands.focused.objectName() == "goOn"
        hands.key(Qt.Key.Key_Return)
        told.append(tutor.text)
    look(hands)
    assert len(told) == len(LONG.proved.line)
    assert any("opy the bonus" in sentence for sentence in told)
    assert "15 coins, and nobody can do better." in told[-1]
    assert tutor.run.stars == 0
    hands.click("reply:again")
    assert not tutor.run.watching


def test_the_end_of_the_game_ends_a_challenge_and_the_next_one_follows(hands: Hands) -> None:
    meet(hands, LAST.key)
    follow(hands)
    look(hands)
    assert hands.game.over
    assert tutor_of(hands).stars == 3
    assert hands.shell.dialog == ""
    hands.click("reply:next")
    assert tutor_of(hands).run.challenge == KNOWN[KNOWN.index(LAST) + 1]


def test_a_long_task_is_whole_in_german(hands: Hands) -> None:
    meet(hands, LONG.key, SIZES[0], "de")
    look(hands)


@pytest.mark.heavy
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", SIZES)
def test_it_is_whole_at_every_size(hands: Hands, size: tuple[int, int], language: str) -> None:
    meet(hands, LONG.key, size, language)
    look(hands)
    give_up(hands)
    look(hands)
