"""The rules at hand: read, searched and browsed by mouse and by keys, and never cut off."""

from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem

from rococo_desktop.controller.pages.reference import ReferenceBook
from rococo_desktop.controller.teaching.lesson_tutor import LessonTutor
from rococo_desktop.session.teaching.reference import read_reference
from rococo_desktop.texts import languages
from tests.daily import soaked
from tests.qml.hands import Hands, play_to, session
from tests.qml.legible import faults
from tests.qml.test_arrangements import sized

pytestmark = pytest.mark.one_window

SIZES = ((1280, 800), (1920, 1080), (3840, 2160))


@pytest.fixture
def book(hands: Hands) -> ReferenceBook:
    hands.play(play_to(session(2), "choose_action"))
    hands.game.hotSeat.reveal()
    hands.key(Qt.Key.Key_F1)
    return hands.pages.reference


def title(hands: Hands) -> str:
    return str(hands.named("articleTitle").property("text"))


def links(hands: Hands) -> list[QQuickItem]:
    return [item for item in hands.items() if item.objectName().startswith("link:")]


def test_f1_opens_the_first_page_with_the_search_above_it(
    hands: Hands, book: ReferenceBook
) -> None:
    assert hands.focused.objectName() == "search"
    assert hands.has("guidePage")
    assert not hands.has("articleTitle")
    assert book.titles.count == 1 + len(read_reference("rococo").entries)
    search, page = hands.named("search"), hands.named("guidePage")
    assert (
        search.mapToScene(search.boundingRect().bottomLeft()).y()
        <= page.mapToScene(page.boundingRect().topLeft()).y()
    )


def test_what_is_typed_is_found_at_once_and_read(hands: Hands, book: ReferenceBook) -> None:
    hands.type("firewoks")
    assert title(hands) == "Fireworks"
    assert hands.named("articleText").property("text").startswith("Each of your fireworks")
    assert not hands.has("guidePage")
    hands.control(Qt.Key.Key_A)
    hands.type("dress")
    assert title(hands) == "Garments"
    hands.control(Qt.Key.Key_A)
    hands.key(Qt.Key.Key_Delete)
    assert book.titles.rows[0].key == ""
    hands.control(Qt.Key.Key_A)
    hands.type("zzzz")
    assert book.titles.count == 0
    assert any("Nothing found" in text for text in hands.texts())
    hands.key(Qt.Key.Key_Escape)
    assert hands.shell.dialog == ""


@pytest.mark.parametrize(
    ("language", "query", "found"),
    [
        ("en", "how to win", "final_scoring"),
        ("en", "how many rounds", "round"),
        ("en", "money", "livre"),
        ("en", "flag", "start_player"),
        ("de", "Geld", "livre"),
        ("de", "wie gewinnt man", "final_scoring"),
        ("fr", "argent", "livre"),
        ("fr", "comment gagner", "final_scoring"),
        ("en", "undo", "undo"),
        ("de", "rückgängig", "undo"),
        ("fr", "annuler", "undo"),
        ("en", "save", "saving"),
        ("en", "history", "looking_back"),
    ],
)
def test_a_newcomers_words_are_found(hands: Hands, language: str, query: str, found: str) -> None:
    hands.shell.preferences.choose("language", language)
    hands.shell.open("guide")
    book = hands.pages.reference
    book.search(query)
    assert book.titles.rows[0].key == found


def test_what_is_told_of_the_program_names_the_keys_as_they_are_set(hands: Hands) -> None:
    book, keys = hands.pages.reference, hands.shell.shortcuts
    hands.shell.open("guide")
    book.read("undo")
    assert book.article.text.startswith("Ctrl+Z, ")
    hands.shell.back()
    keys.listen("undo")
    keys.press(Qt.Key.Key_U.value, 0)
    hands.shell.open("guide")
    book.read("undo")
    assert book.article.text.startswith("U, ")


def test_the_contents_are_walked_by_arrows(hands: Hands, book: ReferenceBook) -> None:
    hands.key(Qt.Key.Key_Down)
    assert hands.focused.objectName() == "title:"
    hands.key(Qt.Key.Key_Down)
    hands.key(Qt.Key.Key_Down)
    assert title(hands) == book.titles.rows[2].title == "Start player"
    hands.key(Qt.Key.Key_Up)
    hands.key(Qt.Key.Key_Up)
    assert hands.has("guidePage")
    line = hands.named("title:round")
    name, role = hands.spoken(line)
    assert (name, role) == ("A round", QAccessible.Role.ListItem)


def test_a_title_is_clicked_and_a_link_leads_on_and_back(hands: Hands, book: ReferenceBook) -> None:
    hands.type("musician")
    hands.lay_out()
    hands.click("title:musician")
    assert title(hands) == "Musician"
    assert not hands.has("articleBack")
    hands.click("link:hall")
    assert title(hands) == "Majority in a hall"
    hands.click("link:all_halls")
    hands.click("articleBack")
    assert title(hands) == "Majority in a hall"
    hands.click("articleBack")
    assert title(hands) == "Musician"
    assert not hands.has("articleBack")


def test_links_are_reached_by_keys(hands: Hands, book: ReferenceBook) -> None:
    hands.type("musician")
    hands.tab_to("link:hall")
    hands.key(Qt.Key.Key_Return)
    assert title(hands) == "Majority in a hall"


def test_it_tells_where_the_book_is_silent_and_of_which_expansion(
    hands: Hands, book: ReferenceBook
) -> None:
    hands.type("statues")
    assert "Where the book is silent" in hands.texts()
    book.read("income")
    hands.settle()
    assert "Where the book is silent" not in hands.texts()
    book.read("jewelry")
    hands.settle()
    assert "Jewelry Box" in hands.texts()


def test_every_picture_is_a_piece_or_a_sign(hands: Hands, book: ReferenceBook) -> None:
    for key in read_reference("rococo").entries:
        book.read(key)
        for row in book.article.pictures.rows:
            assert (row.face is None) == (":" not in row.key), row.key


def test_an_entry_leads_to_its_lesson_if_it_has_one(hands: Hands, book: ReferenceBook) -> None:
    book.read("start_player")
    hands.settle()
    assert not hands.has("toLesson")
    book.read("favor")
    hands.settle()
    hands.click("toLesson")
    tutor = hands.game.tutors.speaking
    assert isinstance(tutor, LessonTutor)
    assert tutor.run.lesson.key == "favor"


def test_it_speaks_in_the_words_of_the_edition_on_the_table(hands: Hands) -> None:
    for edition, name in (("deluxe", "Garments"), ("original", "Dresses")):
        hands.play(play_to(session(2, edition=edition), "choose_action"))
        hands.game.hotSeat.reveal()
        hands.shell.open("guide")
        hands.pages.reference.read("dress")
        hands.settle()
        assert title(hands) == name


def test_another_language_is_spoken_at_once(hands: Hands, book: ReferenceBook) -> None:
    hands.shell.preferences.choose("language", "de")
    hands.settle()
    hands.shell.open("guide")
    hands.type("koenigin")
    assert title(hands) == "Gunst der Königin"


@pytest.mark.parametrize(
    ("size", "language"),
    soaked(product(SIZES, languages()), [(SIZES[0], "de")]),
)
def test_no_entry_is_cut_off(hands: Hands, size: tuple[int, int], language: str) -> None:
    sized(hands, *size)
    hands.shell.preferences.choose("language", language)
    hands.shell.open("guide")
    hands.lay_out()
    book = hands.pages.reference
    scale = min(size[0] / 1280, size[1] / 800)
    for key in ("", *read_reference("rococo").entries):
        book.read(key)
        hands.settle()
        assert not faults(hands, hands.named("dialogs"), smallest=11 * int(scale)), key
        if key:
            article = hands.named("article")
            assert article.childrenRect().width() <= article.width() + 1, key
