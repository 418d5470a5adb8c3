"""Challenges in the window: the list, a challenge from its task to its stars, and the solution."""

from datetime import date

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem

from rococo_desktop import __version__
from rococo_desktop.controller.teaching.challenge_tutor import ChallengeTutor
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.settings import load_settings
from rococo_desktop.session.teaching.challenge_document import CHALLENGES, of_the_day
from rococo_desktop.texts import languages
from tests.qml.hands import Hands

pytestmark = pytest.mark.one_window

KNOWN = CHALLENGES.of("rococo")
FIRST = KNOWN[0]
LONG = next(each for each in KNOWN if each.key == "royal_three")
LAST = next(each for each in KNOWN if each.until == "over")
SIZES = ((1280, 800), (1920, 1080), (3840, 2160))


def tutor_of(hands: Hands) -> ChallengeTutor:
    tutor = hands.game.tutors.speaking
    assert isinstance(tutor, ChallengeTutor)
    return tutor


def meet(hands: Hands, key: str, size: tuple[int, int] = SIZES[0], language: str = "en") -> None:
    hands.root.resize(*size)
    hands.shell.preferences.choose("language", language)
    hands.shell.backstage.school.meet(key)
    hands.settle()


def solve(hands: Hands) -> None:
    """Play the solution, as the learner."""
    run = tutor_of(hands).run
    while run.following:
        assert hands.game.answer(run.following)
        hands.settle()


def give_up(hands: Hands) -> None:
    """Do as little as possible."""
    while (decision := hands.game.session.decision) is not None:
        hands.game.answer(decision.options[-1])
        hands.settle()


def rect(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def look(hands: Hands) -> None:
    """The tutor's text is whole, and within the window with all its buttons."""
    hands.lay_out()
    words, window = hands.named("tutorWords"), QRectF(0, 0, hands.root.width(), hands.root.height())
    assert words.property("text") == tutor_of(hands).text
    assert "{" not in tutor_of(hands).text
    assert not words.property("truncated")
    bubble = rect(hands.named("tutor"))
    assert window.contains(bubble)
    for row in tutor_of(hands).replies.rows:
        assert bubble.contains(rect(hands.named(f"reply:{row.key}")))


def test_the_list_has_the_challenge_of_the_day_on_top_and_is_walked_by_keys(hands: Hands) -> None:
    hands.click("challenges")
    assert hands.shell.dialog == "challenges"
    rows = hands.shell.backstage.school.challenges.rows.rows
    assert len(rows) == len(KNOWN) + 1
    day = of_the_day([each.key for each in KNOWN], date.today(), __version__)
    assert rows[0].challenge == day
    assert [row.challenge for row in rows[1:]] == [each.key for each in KNOWN]
    hands.lay_out()
    for row in rows[:3]:
        assert {row.name, row.about} <= set(hands.texts())
    assert {
        rows[0].heading,
        rows[1].heading,
        hands.shell.backstage.school.challenges.summary,
    } <= set(hands.texts())
    hands.tab_to(f"challenge:{FIRST.key}")
    name, role = hands.spoken(hands.focused)
    assert rows[1].about.endswith("?")
    assert name == f"{rows[1].name}. {rows[1].about} {rows[1].grade}. 0 of 3 stars"
    assert role == QAccessible.Role.Button
    hands.key(Qt.Key.Key_Down)
    assert hands.focused.objectName() == f"challenge:{KNOWN[1].key}"
    hands.key(Qt.Key.Key_Up)
    hands.key(Qt.Key.Key_Return)
    assert tutor_of(hands).run.challenge == FIRST


def test_the_task_is_said_and_the_focus_stays_at_the_table(hands: Hands) -> None:
    meet(hands, FIRST.key)
    look(hands)
    assert "Round seven" in tutor_of(hands).text
    assert hands.focused.property("legal")
    hands.key(Qt.Key.Key_Return)
    assert hands.has("reply:again")
    assert not hands.has("reply:watch")
    assert not hands.focused.objectName().startswith("reply:")


def test_the_best_earns_three_stars_which_are_kept(hands: Hands, places: Places) -> None:
    meet(hands, FIRST.key)
    solve(hands)
    look(hands)
    tutor = tutor_of(hands)
    assert tutor.stars == 3
    assert "35 Livre" in tutor.text
    assert tutor.text.endswith("the Journeyman’s bonus then adds 7."), "what the author says"
    assert hands.spoken(hands.named("stars"))[0] == "Earned: 3 of 3 stars"
    assert "All your cards are played." in hands.texts()
    assert hands.shell.dialog == ""
    assert load_settings(places.settings_file)[0].challenges == (f"rococo/{FIRST.key}/3",)
    hands.click("reply:again")
    give_up(hands)
    assert load_settings(places.settings_file)[0].challenges == (f"rococo/{FIRST.key}/3",)
    hands.click("leaveLesson")
    assert hands.shell.dialog == "challenges"
    assert hands.shell.game is None
    assert {
        row.stars
        for row in hands.shell.backstage.school.challenges.rows.rows
        if row.challenge == FIRST.key
    } == {3}


def test_who_gives_up_is_told_the_best_and_may_watch_it(hands: Hands) -> None:
    meet(hands, LONG.key)
    give_up(hands)
    tutor = tutor_of(hands)
    assert (tutor.stars, tutor.run.stars) == (0, 0)
    assert "26 Livre" in tutor.text
    hands.click("reply:watch")
    assert hands.game.session.here is tutor.run.start
    told = []
    while tutor.mayGoOn:
        look(hands)
        assert hands.focused.objectName() == "goOn"
        hands.key(Qt.Key.Key_Return)
        told.append(tutor.text)
    look(hands)
    assert len(told) == len(LONG.proved.line)
    assert tutor.progress == f"{len(told)} of {len(told)}"
    assert any("Royal hall" in sentence for sentence in told)
    assert "26 Livre" in told[-1]
    assert told[-1].endswith("the Journeyman leaves for 7 Livre.")
    assert "The first Apprentice buys both" not in "".join(told[:-1])
    assert tutor.run.stars == 0
    hands.click("reply:again")
    assert not tutor.run.watching
    assert hands.named("tutorWords").property("text") == tutor.text


def test_who_leaves_the_solution_at_its_last_step_is_told_what_came_of_it(hands: Hands) -> None:
    meet(hands, FIRST.key)
    give_up(hands)
    hands.click("reply:watch")
    tutor = tutor_of(hands)
    for _ in FIRST.proved.line[:-1]:
        hands.click("goOn")
    decision = hands.game.session.decision
    assert decision is not None
    assert hands.game.answer(next(each for each in decision.options if each != tutor.run.following))
    hands.settle()
    look(hands)
    assert "28 Livre" in tutor.text
    assert "nobody can do better" not in tutor.text.lower()
    assert tutor.stars == tutor.run.earned == 1
    assert hands.has("reply:watch")


def test_undo_is_free_at_the_end_of_a_challenge(hands: Hands) -> None:
    meet(hands, FIRST.key)
    give_up(hands)
    assert tutor_of(hands).run.over
    hands.control(Qt.Key.Key_Z)
    assert not tutor_of(hands).run.over
    assert "Round seven" in tutor_of(hands).text
    solve(hands)
    hands.click("reply:again")
    assert tutor_of(hands).run.done == 0


def test_the_end_of_the_game_ends_a_challenge_without_the_score_sheet(hands: Hands) -> None:
    meet(hands, LAST.key)
    solve(hands)
    look(hands)
    assert hands.game.over
    assert tutor_of(hands).stars == 3
    assert hands.shell.dialog == ""
    hands.click("reply:next")
    following = KNOWN[KNOWN.index(LAST) + 1]
    assert tutor_of(hands).run.challenge == following


def test_the_last_step_of_a_solution_does_not_tell_the_final_scoring(hands: Hands) -> None:
    meet(hands, LAST.key)
    give_up(hands)
    hands.click("reply:watch")
    while tutor_of(hands).mayGoOn:
        hands.click("goOn")
    look(hands)
    said = tutor_of(hands).text
    assert said.startswith("Trade the tile in for thread or lace.")
    assert "Colette" not in said
    assert "3 prestige for every such pair" in said


def test_after_the_last_challenge_comes_the_list(hands: Hands) -> None:
    meet(hands, KNOWN[-1].key)
    solve(hands)
    hands.click("reply:next")
    assert hands.shell.dialog == "challenges"


def test_a_new_language_is_spoken_at_once(hands: Hands) -> None:
    meet(hands, FIRST.key)
    solve(hands)
    hands.shell.preferences.choose("language", "de")
    hands.settle()
    look(hands)
    assert "35 Livre" in tutor_of(hands).text
    assert "Bravo" in tutor_of(hands).text
    assert "Rätsel verlassen" in hands.spoken(hands.named("leaveLesson"))[0]


@pytest.mark.parametrize(
    ("size", "language"),
    [
        pytest.param(
            size, language, marks=[] if (size, language) == (SIZES[0], "de") else pytest.mark.heavy
        )
        for size in SIZES
        for language in languages()
    ],
)
def test_it_is_whole_at_every_size(hands: Hands, size: tuple[int, int], language: str) -> None:
    meet(hands, LONG.key, size, language)
    look(hands)
    give_up(hands)
    look(hands)
    hands.click("reply:watch")
    for _ in range(12):
        hands.click("goOn")
    look(hands)
