"""Every lesson in the window, by mouse and by keys: the light, the cover, the text."""

from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.games import running_games
from rococo_desktop.controller.games.game import GameController
from rococo_desktop.controller.settings import preferences
from rococo_desktop.controller.teaching.coach_tutor import CoachTutor
from rococo_desktop.games import FIRST_GAME, GAMES
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.settings import load_settings
from rococo_desktop.session.teaching.lesson_document import LEARNER, LESSONS, Lesson
from rococo_desktop.session.teaching.lesson_run import LessonRun
from rococo_desktop.texts import languages
from tests.daily import by_turns, soaked
from tests.qml.hands import BotsHere, Hands, Open
from tests.qml.reach import ROOM, in_sight
from tests.qml.taught import tutor_of
from tests.qml.test_drag import drag

pytestmark = pytest.mark.one_window

TAUGHT = LESSONS.of(FIRST_GAME)
EVERY = [lesson for game in GAMES for lesson in LESSONS.of(game)]
SIZES = ((1280, 800), (1920, 1080))
MOST = 400
"""More clicks than any lesson needs."""
TOLERANCE = 1.0
"""How far, in pixels, the tutor may reach over the ring around a lit place."""

each_lesson = pytest.mark.parametrize("lesson", EVERY, ids=[each.key for each in EVERY])


def one_lesson(key: str) -> pytest.MarkDecorator:
    """Each lesson, all but one of them in the soak; the rules play every lesson always."""
    daily = [lesson for lesson in EVERY if lesson.key == key]
    return pytest.mark.parametrize("lesson", soaked(EVERY, daily, id=lambda each: each.key))


Act = Callable[[Hands, str], None]


@pytest.fixture(autouse=True)
def bots_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_games, "BotRunner", BotsHere)


def rect(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def begin(hands: Hands, lesson: Lesson, size: tuple[int, int], language: str) -> None:
    hands.root.resize(*size)
    hands.shell.preferences.choose("language", language)
    hands.shell.preferences.keep(left_lessons={})
    hands.shell.backstage.school.learn(lesson.key)
    hands.settle()


def look(hands: Hands) -> None:
    """Lit items exist, nothing covers them, and the sentence is whole and within the window."""
    version = -1
    while version != hands.game.session.version:  # until the others wait
        version = hands.game.session.version
        hands.settle()
    hands.take_keys()
    hands.polish()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # rings that are gone
    tutor = tutor_of(hands)
    where = (tutor.run.lesson.key, tutor.run.step.key)
    named, spots = defaultdict(list), {}
    for item in hands.placed("tutor", "light", "digit", "litDigit", "page:"):
        named[item.objectName()].append(item)
        if isinstance(place := item.property("place"), str):
            spots[place] = item
    bubble, words, lit = named["tutor"][0], named["tutorWords"][0], named["light"]
    choices = {f"option:{option}": item for option, item in hands.targets().items()}
    seen = [place for place in tutor.lights if place in spots or place in choices]
    pages = [tab for name, tabs in named.items() if name.startswith("page:") for tab in tabs]
    tabs = [tab for tab in pages if any(rect(light).contains(rect(tab)) for light in lit)]
    assert pages or seen == tutor.lights, where
    assert bool(tabs) == (seen != tutor.lights), "what is on another page is lit by its tab"
    meant = [
        rect(item).center() for item in (*({**choices, **spots}[each] for each in seen), *tabs)
    ]
    assert all(any(rect(light).contains(each) for light in lit) for each in meant), where
    assert all(any(rect(light).contains(each) for each in meant) for light in lit), where
    window = QRectF(0, 0, hands.root.width(), hands.root.height())
    assert window.contains(rect(bubble)), where
    for light in lit:
        both = rect(bubble).intersected(rect(light))
        assert min(both.width(), both.height()) <= TOLERANCE, where
        assert window.intersects(rect(light)), where
    for digit in named["digit"]:
        if any(rect(digit).intersects(rect(e)) and not rect(e).contains(rect(digit)) for e in lit):
            number = digit.property("number")
            at = rect(digit).center()
            assert any(
                rect(each).contains(at) and each.property("number") == number
                for each in named["litDigit"]
            ), (where, number)
    asked = tutor.run.session.decision
    accepted = tutor.run.expected(asked) if asked and tutor.mayShow else ()
    targets, marks = hands.targets(), hands.typed("LegalMark")
    for option, target in targets.items():
        bright = option in accepted or not {*accepted} & {*targets}
        for mark in filter(target.isAncestorOf, marks):
            assert (mark.opacity() == 1) == bright, (where, option)
    assert words.property("text") == tutor.text
    assert "{" not in tutor.whole, where
    assert f"lesson-{where[0]}" not in tutor.whole, where
    assert not words.property("truncated"), where
    for button in hands.items(bubble):
        if button.inherits("QQuickAbstractButton"):
            assert in_sight(hands, button), (where, button.objectName())
    assert words.property("contentHeight") <= words.height() + 1, where


def stands_apart(hands: Hands, reply: str) -> None:
    """What she says to a wrong reply stands in her own seat, above the question."""
    tutor, seat = tutor_of(hands), hands.named("tutor")
    response, question = map(hands.named, ("tutorResponse", "tutorWords"))
    assert response.property("text") == tutor.response not in ("", reply)
    assert rect(response).bottom() <= rect(question).top()
    assert rect(seat).contains(rect(response)), "the response is in sight"
    assert rect(seat).contains(rect(question)), "the question is in sight"
    spoken, _ = hands.spoken(hands.named("tutorArea"))
    assert spoken.endswith(f"{tutor.response}\n{tutor.text}")


def click_option(hands: Hands, option: str) -> None:
    target = hands.targets()[option]
    bubble = rect(hands.named("tutor"))
    if bubble.contains(rect(target).center()):
        raise AssertionError(f"the tutor covers {option}")
    hands.click(target)


def type_option(hands: Hands, option: str) -> None:
    number = hands.targets()[option].property("number")
    if number in range(1, 10):
        hands.key(Qt.Key(Qt.Key.Key_0 + number))
        return
    for _ in range(120):
        focused = hands.focused
        here = next(
            (found for name in ("option", "choice") if (found := focused.property(name))), ""
        )
        if here == option and focused.property("legal"):
            hands.key(Qt.Key.Key_Return)
            return
        hands.key(Qt.Key.Key_Tab)
    raise AssertionError(f"Tab does not reach {option}")


def click_button(hands: Hands, name: str) -> None:
    hands.click(name)


def type_button(hands: Hands, name: str) -> None:
    hands.tab_to(name)
    hands.key(Qt.Key.Key_Return)


def await_others(run: LessonRun, qtbot: QtBot) -> None:
    version = run.session.version
    qtbot.waitUntil(lambda: run.session.version != version)


def rests(hands: Hands, instead: str) -> None:
    """The table invites nobody to act while there is something to read or to answer the tutor."""
    assert not hands.legal()
    assert not [item for item in hands.typed("Target") if item.property("open")]
    assert not hands.has("hurry") or not hands.named("hurry").isEnabled(), "nobody plays meanwhile"
    asked = hands.game.session.decision
    if asked is not None and asked.seat == LEARNER:
        assert not hands.game.answer(asked.options[0])
        assert hands.game.prompt.text == hands.catalogue().text(f"window-learn-{instead}")


def take(hands: Hands, qtbot: QtBot, act: Act, press: Act) -> None:
    """Play the lesson on the table to its end."""
    tutor = tutor_of(hands)
    for _ in range(MOST):
        run = tutor.run
        if tutor.over:
            return
        look(hands)
        decision = run.session.decision
        if hands.shell.dialog:
            hands.shell.back()
            hands.settle()
        elif tutor.mayGoOn:
            if run.step.until is None:
                rests(hands, "read")
            press(hands, "goOn")
        elif (choice := run.step.choice) is not None:
            rests(hands, "first")
            if not run.asks_again:
                asked = tutor.text
                wrong = next(each for each in choice.answers if each != choice.right)
                told = hands.named(f"reply:{wrong}").property("text")
                press(hands, f"reply:{wrong}")
                look(hands)
                assert tutor.text == asked, "the question can be read again"
                stands_apart(hands, told)
            press(hands, f"reply:{choice.right}")
        elif decision is not None and decision.seat == LEARNER:
            act(hands, run.wanted(decision))
        else:
            await_others(run, qtbot)
            hands.settle()
    raise AssertionError(f"{tutor.run.step.key} never ends")


@one_lesson("fund")
def test_it_is_taken_by_mouse(hands: Hands, qtbot: QtBot, lesson: Lesson) -> None:
    begin(hands, lesson, SIZES[0], languages()[lesson.number % len(languages())])
    take(hands, qtbot, click_option, click_button)
    game = LESSONS.game_of(lesson.key)
    assert f"{game}/{lesson.key}" in hands.shell.preferences.settings.lessons
    hands.click("allLessons")
    assert hands.shell.dialog == "learn"
    assert hands.shell.chosen.key == game
    assert hands.shell.game is None


@one_lesson("pantry")
def test_it_is_taken_by_keys(hands: Hands, qtbot: QtBot, lesson: Lesson) -> None:
    begin(hands, lesson, SIZES[1], languages()[(lesson.number + 1) % len(languages())])
    take(hands, qtbot, type_option, type_button)


def test_enter_leads_from_one_lesson_to_the_next_and_then_through_it(
    hands: Hands, qtbot: QtBot
) -> None:
    """The button of the lesson before must not hear Enter any more."""
    first, second = [lesson for lesson in TAUGHT if LESSONS.game_of(lesson.key) == FIRST_GAME][1:3]
    begin(hands, first, SIZES[0], "en")
    take(hands, qtbot, type_option, type_button)
    type_button(hands, "nextLesson")
    hands.settle()
    for _ in range(2):
        tutor = tutor_of(hands)
        assert tutor.run.lesson.key == second.key
        step = tutor.run.step.key
        assert hands.focused.isVisible()
        if not tutor.mayGoOn:
            break
        hands.key(Qt.Key.Key_Return)
        hands.settle()
        assert tutor_of(hands).run.step.key != step


def test_a_table_with_pages_turns_to_what_is_to_be_done(hands: Hands, qtbot: QtBot) -> None:
    """Its card and the garment to tailor, which are both mentioned, are on different pages."""
    lesson = next(lesson for lesson in TAUGHT if lesson.key == "hand")
    begin(hands, lesson, (1000, 1060), "en")
    take(hands, qtbot, click_option, click_button)


@pytest.mark.heavy
@one_lesson("service")
def test_it_is_taken_in_the_smallest_room(hands: Hands, qtbot: QtBot, lesson: Lesson) -> None:
    """The tutor covers nothing she speaks of, and what she asks for is on the page on show."""
    begin(hands, lesson, ROOM, "de")
    take(hands, qtbot, click_option, click_button)


@pytest.mark.heavy
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", [*SIZES, (3840, 2160), (1000, 1060), ROOM])
@each_lesson
def test_it_is_whole_at_every_size(
    hands: Hands, qtbot: QtBot, lesson: Lesson, size: tuple[int, int], language: str
) -> None:
    begin(hands, lesson, size, language)
    take(hands, qtbot, click_option, click_button)


def test_another_answer_is_commented_and_taken_back(hands: Hands) -> None:
    begin(hands, TAUGHT[1], SIZES[0], "en")
    for _ in range(3):
        hands.click("goOn")
    tutor = tutor_of(hands)
    said = tutor.text
    hands.click(hands.targets()["start-journeyman"])
    assert tutor.text != said
    assert hands.named("tutorWords").property("text") == tutor.text
    assert not hands.has("showMe")
    hands.click("takeBack")
    assert tutor.text == said
    hands.click("showMe")
    assert tutor.run.step.key == "make"


def bring(hands: Hands, piece: str, goal: str) -> None:
    """Take a piece on the table to a place, which need not be asked about yet."""
    items = list(hands.items())
    taken = next(each for each in items if each.property("choice") == piece)
    place = next(each for each in items if each.property("key") == goal)
    drag(hands, rect(taken).center().toPoint(), rect(place).center().toPoint())


@pytest.mark.parametrize("guest", ["hall2-s3", "hall2-s1"])
def test_a_garment_that_is_dragged_to_its_guest_is_tailored_and_rented(
    hands: Hands, qtbot: QtBot, guest: str
) -> None:
    """The drag answers two steps of the lesson at once."""
    begin(hands, TAUGHT[0], SIZES[0], "en")
    tutor = tutor_of(hands)
    while tutor.run.step.key != "sew":
        if tutor.mayGoOn:
            hands.click("goOn")
        elif tutor.mayShow:
            hands.click("showMe")
        else:
            await_others(tutor.run, qtbot)
            hands.settle()
    hands.click(hands.targets()["start-master-1"])
    bring(hands, "yellow-03", guest)
    mine = [each for each in tutor.run.session.history if each.seat == LEARNER]
    assert guest in [each.option for each in mine if each.kind == "place_dress"]
    assert tutor.run.step.key == "wait"
    while tutor.mayGoOn or tutor.run.step.choice is not None:
        choice = tutor.run.step.choice
        hands.click("goOn" if choice is None or tutor.mayGoOn else f"reply:{choice.right}")
    qtbot.waitUntil(lambda: tutor.run.step.key == "favor")
    assert hands.named("tutorWords").property("text").startswith("Three:")


def test_undo_leads_back_through_the_lesson(hands: Hands) -> None:
    begin(hands, TAUGHT[1], SIZES[0], "en")
    for _ in range(3):
        hands.click("goOn")
    tutor = tutor_of(hands)
    hands.click("showMe")
    assert tutor.run.step.key == "make"
    hands.control(Qt.Key.Key_Z)
    assert tutor.run.step.key == "play"
    assert hands.named("tutorWords").property("text") == tutor.text


def test_the_list_of_lessons_by_keys(hands: Hands) -> None:
    hands.shell.leave()
    hands.shell.preferences.keep(left_lessons={})
    hands.settle()
    hands.click("learn")
    assert hands.shell.dialog == "learn"
    rows = hands.shell.backstage.school.lessons.rows.rows
    assert [row.key for row in rows] == [lesson.key for lesson in TAUGHT]
    assert rows[0].next
    hands.lay_out()
    for row in rows[:3]:
        assert {row.name, row.about, row.length} <= set(hands.texts())
    hands.tab_to(f"lesson:{TAUGHT[0].key}")
    hands.key(Qt.Key.Key_Return)
    assert tutor_of(hands).run.lesson == TAUGHT[0]


@pytest.mark.parametrize("game", GAMES)
def test_after_the_short_way_the_list_says_that_a_first_game_comes_next(
    hands: Hands, game: str
) -> None:
    (short, *others) = LESSONS.of(game)
    hands.shell.preferences.keep(lessons=(f"{game}/{short.key}",))
    lessons = hands.shell.backstage.school.lessons
    lessons.tell(game)
    minutes = sum(lesson.minutes for lesson in others)
    name = hands.catalogue().text(f"lesson-{short.key}-name")
    assert f"all actions from “{name}”. Next: a first game" in lessons.summary
    assert f"any of the {len(others)} lessons, which go deeper ({minutes} " in lessons.summary


def test_the_list_says_what_was_learned_and_what_comes_next(hands: Hands) -> None:
    taken = [lesson for lesson in TAUGHT if lesson.number in (1, 2)]
    hands.shell.preferences.keep(lessons=tuple(f"{FIRST_GAME}/{each.key}" for each in taken))
    hands.shell.back()
    hands.shell.open("learn")
    hands.lay_out()
    following = next(lesson for lesson in TAUGHT if lesson.number == 3)
    name = hands.catalogue().text(f"lesson-{following.key}-name")
    counted = [lesson for lesson in TAUGHT if lesson.number > 0]
    minutes = sum(lesson.minutes for lesson in counted if lesson not in taken)
    assert (
        f"2 of {len(counted)} lessons taken, {minutes} minutes to go. Next: “{name}”."
        in hands.texts()
    )
    group = [lesson for lesson in TAUGHT if lesson.group == taken[0].group]
    assert f"Turns and rounds · 2 of {len(group)}" in hands.texts()
    assert hands.spoken(hands.named(f"lesson:{following.key}"))[0].endswith("next")


def test_each_game_has_its_own_lessons_and_its_own_progress(hands: Hands) -> None:
    hands.shell.leave()
    hands.settle()
    first, other = FIRST_GAME, next(game for game in GAMES if game != FIRST_GAME)
    known = hands.shell.backstage.school.lessons
    hands.shell.preferences.keep(lessons=(f"{first}/{TAUGHT[1].key}",))
    hands.click("learn")
    assert known.summary.startswith("1 ")
    group = hands.named("gameChoice")
    hands.click(next(each for each in hands.items(group) if each.property("key") == other))
    assert [row.key for row in known.rows.rows] == [each.key for each in LESSONS.of(other)]
    assert known.summary.startswith("0 ")
    hands.lay_out()
    hands.click(f"lesson:{known.rows.rows[0].key}")
    assert hands.game.session.setup.game == other
    hands.click("leaveLesson")
    assert [row.key for row in known.rows.rows] == [each.key for each in LESSONS.of(other)]
    hands.shell.back()
    hands.settle()
    hands.click("learn")
    assert [row.key for row in known.rows.rows] == [each.key for each in LESSONS.of(other)]


def start(hands: Hands, game: str) -> GameController:
    """Start a game against the usual bots."""
    hands.shell.back()
    hands.shell.backstage.form.fill(hands.shell.preferences.settings.changed(game=game))
    hands.shell.startGame()
    hands.settle()
    return hands.game


@pytest.mark.usefixtures("places")
@pytest.mark.parametrize(("game", "way"), by_turns(GAMES, ["close", "menu", "again"]))
def test_a_lesson_opened_from_a_running_game_leads_back_to_it(
    hands: Hands, game: str, way: str
) -> None:
    left = start(hands, game)
    answers, seats = left.session.answers, left.session.setup.seats
    hands.key(Qt.Key.Key_Escape)
    hands.click("learn")
    hands.lay_out()
    hands.click(f"lesson:{LESSONS.of(game)[0].key}")
    assert tutor_of(hands).run.number == 1
    if way == "again":
        hands.shell.backstage.school.again()
        hands.settle()
    if way == "menu":
        hands.key(Qt.Key.Key_Escape)
        hands.click("toMenu")
    else:
        hands.click("leaveLesson")
    hands.settle()
    assert (hands.shell.screen, hands.shell.dialog) == ("table", "")
    assert hands.game.tutors.speaking is None
    assert hands.game.session.setup.seats == seats
    assert hands.game.session.answers[: len(answers)] == answers
    hands.shell.backstage.school.learn(LESSONS.of(game)[0].key)
    hands.shell.backstage.school.leave()
    hands.settle()
    assert hands.game.session.setup.seats == seats, "again and again"


@pytest.mark.usefixtures("places")
def test_after_a_whole_lesson_the_others_are_listed_over_the_game(hands: Hands) -> None:
    seats = start(hands, FIRST_GAME).session.setup.seats
    begin(hands, next(each for each in TAUGHT if each.key == "turn"), SIZES[0], "en")
    tutor = tutor_of(hands)
    while not tutor.over:
        if tutor.run.step.choice is not None and not tutor.mayGoOn:
            tutor.reply(tutor.run.step.choice.right)
        elif tutor.mayGoOn:
            tutor.goOn()
        else:
            tutor.show()
        hands.settle()
    hands.click("allLessons")
    hands.settle()
    assert (hands.shell.screen, hands.shell.dialog) == ("table", "learn")
    assert hands.game.session.setup.seats == seats


@pytest.mark.usefixtures("places")
def test_a_lesson_opened_from_the_menu_leads_back_there(hands: Hands) -> None:
    answers = start(hands, FIRST_GAME).session.answers
    hands.shell.leave()
    hands.shell.backstage.school.learn(TAUGHT[0].key)
    hands.settle()
    assert not hands.shell.playing
    hands.click("leaveLesson")
    assert (hands.shell.screen, hands.shell.dialog) == ("menu", "learn")
    hands.shell.back()
    hands.settle()
    hands.click("continue")
    hands.settle()
    assert hands.game.tutors.speaking is None
    assert hands.game.session.answers[: len(answers)] == answers


def test_a_lesson_is_neither_saved_nor_counted(hands: Hands, places: Places) -> None:
    begin(hands, TAUGHT[0], SIZES[0], "en")
    hands.control(Qt.Key.Key_S)
    assert hands.shell.dialog == ""
    hands.shell.backstage.school.leave()
    hands.settle()
    assert not places.journals.exists() or not list(places.journals.iterdir())
    assert not places.chronicle.exists()


DRAFT = """
number = 1
minutes = 1
start = { others = ["Ida", "Ole"] }

[[steps]]
key = "welcome"
"""


def test_a_draft_is_given_again_whenever_its_file_changes(
    hands: Hands, tmp_path: Path, qtbot: QtBot
) -> None:
    file = tmp_path / "draft.toml"
    file.write_text(DRAFT, encoding="utf-8")
    hands.shell.load(str(file))
    hands.settle()
    first = tutor_of(hands)
    assert len(first.run.lesson.steps) == 1
    file.write_text(f'{DRAFT}\n[[steps]]\nkey = "end"\n', encoding="utf-8")
    qtbot.waitUntil(lambda: len(tutor_of(hands).run.lesson.steps) == 2)
    file.write_text("number =", encoding="utf-8")
    qtbot.waitUntil(lambda: hands.shell.notices.count == 1)
    assert "draft.toml" in hands.shell.notices.rows[0].text


def test_the_menu_over_a_lesson_leads_back_to_the_lessons(hands: Hands) -> None:
    begin(hands, TAUGHT[0], SIZES[0], "en")
    hands.key(Qt.Key.Key_Escape)
    assert hands.shell.dialog == "menu"
    assert not hands.named("save").isEnabled()
    hands.click("toMenu")
    assert hands.shell.dialog == "learn"


@pytest.fixture
def newcomer(monkeypatch: pytest.MonkeyPatch, open_window: Open) -> Hands:
    """The hands of somebody who opens the program for the first time."""
    monkeypatch.setattr(preferences, "load_settings", load_settings)
    return open_window(0)


def test_a_lesson_that_was_left_goes_on_there(hands: Hands, places: Places) -> None:
    begin(hands, TAUGHT[1], SIZES[0], "en")
    while tutor_of(hands).run.step.key != "guest":
        hands.click("goOn" if tutor_of(hands).mayGoOn else "showMe")
    answers, number = list(hands.game.session.answers), tutor_of(hands).run.number
    hands.click("leaveLesson")
    row = hands.shell.backstage.school.lessons.rows.rows[1]
    assert row.paused == f"left at step {number} of {len(TAUGHT[1].steps)}"
    assert row.next, "it comes before those that were never begun"
    hands.lay_out()
    hands.click(f"lesson:{TAUGHT[1].key}")
    assert tutor_of(hands).run.number == number
    assert list(hands.game.session.answers) == answers
    hands.click("leaveLesson")
    hands.lay_out()
    hands.tab_to(f"restart:{TAUGHT[1].key}")
    hands.key(Qt.Key.Key_Return)
    assert tutor_of(hands).run.number == 1
    assert not load_settings(places.settings_file)[0].left_lessons


@pytest.mark.parametrize("game", soaked(GAMES, ["rococo"]))
def test_the_short_way_ends_with_the_scoring(hands: Hands, qtbot: QtBot, game: str) -> None:
    """The last cards are played, the sheet is read, and the tutor says what has counted."""
    lesson = next(
        lesson for lesson in EVERY if not lesson.number and LESSONS.game_of(lesson.key) == game
    )
    begin(hands, lesson, SIZES[0], "en")
    tutor = tutor_of(hands)
    while tutor.run.step.key != "last":
        if tutor.mayGoOn:
            click_button(hands, "goOn")
        elif (choice := tutor.run.step.choice) is not None:
            click_button(hands, f"reply:{choice.right}")
        elif hands.game.hotSeat.decision is not None:
            click_button(hands, "showMe")
        else:
            await_others(tutor.run, qtbot)
            hands.settle()
    order: list[str] = []
    hands.game.ended.connect(lambda: order.append("end"))
    tutor.textChanged.connect(lambda: order.append(tutor.run.step.key))
    hands.root.setProperty("motion", 0.05)
    while hands.game.session.decision is not None:
        decision = hands.game.session.decision
        if decision.seat == LEARNER:
            click_option(hands, decision.options[0])
        else:
            await_others(tutor.run, qtbot)
        hands.settle()
    qtbot.waitUntil(lambda: hands.shell.dialog == "score")
    qtbot.waitUntil(lambda: "counted" in order)
    assert order.index("end") < order.index("counted"), "it is explained once it is seen"
    hands.root.setProperty("motion", 0.0)
    hands.shell.back()
    hands.settle()
    totals = hands.game.session.score().players
    seen = ""
    while not tutor.over:
        seen += hands.named("tutorWords").property("text")
        click_button(hands, "goOn")
        hands.settle()
    assert all(f"{total.total} for " in seen for total in totals)


def test_after_the_short_way_comes_a_first_game(newcomer: Hands) -> None:
    newcomer.click("firstQuick")
    newcomer.settle()
    run = tutor_of(newcomer).run
    assert run.lesson == TAUGHT[0]
    run.catch_up(len(TAUGHT[0].steps), ())
    tutor_of(newcomer).followed.emit()
    newcomer.settle()
    assert isinstance(newcomer.game.tutors.speaking, CoachTutor)


@pytest.mark.parametrize("way", ["firstLearn", "firstCoach", "firstKnown"])
def test_the_first_start_asks_how_to_begin(newcomer: Hands, places: Places, way: str) -> None:
    assert not newcomer.has("new_game")
    newcomer.click(way)
    newcomer.settle()
    assert load_settings(places.settings_file)[0].welcomed
    if way == "firstLearn":
        assert newcomer.shell.dialog == "learn"
    elif way == "firstCoach":
        assert isinstance(newcomer.game.tutors.speaking, CoachTutor)
        assert len(newcomer.game.session.setup.seats) == 3
    else:
        assert newcomer.has("new_game")


def test_the_coach_speaks_and_is_sent_away(newcomer: Hands, qtbot: QtBot) -> None:
    newcomer.click("firstCoach")
    qtbot.waitUntil(lambda: newcomer.game.prompt.mine)
    newcomer.lay_out()
    tutor = newcomer.game.tutors.speaking
    assert isinstance(tutor, CoachTutor)
    assert tutor.text
    assert newcomer.named("tutorWords").property("text") == tutor.text
    name, _ = newcomer.spoken(newcomer.named("leaveLesson"))
    assert name == "Send the coach away"
    newcomer.click("leaveLesson")
    assert not newcomer.has("tutor")
    assert newcomer.game.tutors.speaking is None
    assert newcomer.shell.preferences.settings.coach == "off", "so that the settings call her back"
    assert "settings" in newcomer.shell.notices.rows[-1].text
    newcomer.shell.preferences.choose("coach", "on")
    assert isinstance(newcomer.game.tutors.speaking, CoachTutor)
