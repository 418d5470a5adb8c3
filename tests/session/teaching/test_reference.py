"""The reference: its documents are consistent, and the search finds what is meant."""

import re

import pytest
from pydantic import ValidationError

from rococo_desktop.games import GAMES
from rococo_desktop.resources import resource_path
from rococo_desktop.session.teaching.lesson_document import LESSONS
from rococo_desktop.session.teaching.reference import (
    Document,
    Entry,
    Index,
    Reference,
    Weighted,
    read_reference,
    weighed,
)
from rococo_desktop.texts import DEFAULT_LANGUAGE, PROGRAM, Catalogue, languages
from rococo_desktop.texts.bundles import messages_of
from rococo_desktop.texts.typed_words import words_of

DOCS = resource_path().parent / "docs"
RULINGS = {"rococo": "rulings.md"}
"""The pages of rulings; any other game's page has its name."""


def document(*entries: Entry, expansion: str | None = None) -> Document:
    return Document(entry=entries, expansion=expansion)


def index(**texts: str) -> Index:
    return Index({key: [Weighted(2, text)] for key, text in texts.items()})


def test_an_entry_is_found_by_what_it_is_about_and_by_its_kind() -> None:
    wine, red = Entry(id="wine"), Entry(id="red", topics=("wine.red",))
    reference = Reference([document(wine, red)])
    assert reference.about("wine") is wine
    assert reference.about("wine.red") is red
    assert reference.about("wine.red.old") is red
    assert reference.about("wine.white") is wine
    assert reference.about("beer") is None


def test_two_entries_about_the_same_thing_are_refused() -> None:
    with pytest.raises(ValueError, match="wine: wine and red"):
        Reference([document(Entry(id="wine"), Entry(id="red", topics=("wine",)))])


def test_a_link_to_nowhere_is_refused() -> None:
    with pytest.raises(ValueError, match="wine: no entry beer"):
        Reference([document(Entry(id="wine", links=("beer",)))])


def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(ValidationError):
        Document.model_validate({"entry": [{"id": "wine", "color": "red"}]})


def test_entries_know_their_expansion() -> None:
    reference = Reference([document(Entry(id="wine")), document(Entry(id="ice"), expansion="x")])
    assert reference.expansions == {"ice": "x"}


def test_a_game_without_a_reference_has_an_empty_one() -> None:
    assert not read_reference("beans").entries
    assert read_reference("beans").about("bean") is None


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_says_all_it_has_to_say_in_every_language(game: str) -> None:
    editions = GAMES[game].editions

    def said(texts: Catalogue, key: str) -> bool:
        return key in texts or all(f"{key}-{edition}" in texts for edition in editions)

    for texts in map(Catalogue, languages()):
        for entry in read_reference(game).entries.values():
            for key in (entry.titled, entry.message("text"), entry.message("terms")):
                assert said(texts, key), key
            ruling = entry.message("ruling")
            assert said(texts, ruling) == bool(entry.rulings), ruling


@pytest.mark.parametrize("game", GAMES)
def test_no_text_is_of_no_entry(game: str) -> None:
    entries = read_reference(game).entries.values()
    folders = (game, PROGRAM) if entries else (game,)
    known = ("reference-word-", *(entry.message("") for entry in entries))
    for key in (key for folder in folders for key in messages_of(DEFAULT_LANGUAGE, folder)):
        if key.startswith("reference-"):
            assert key.startswith(known), key


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_that_an_entry_names_exists_and_each_lesson_is_named(game: str) -> None:
    named = {entry.lesson for entry in read_reference(game).entries.values()} - {""}
    assert named == LESSONS.keys(game)


@pytest.mark.parametrize("game", GAMES)
def test_rulings_are_those_of_the_list(game: str) -> None:
    page = DOCS / RULINGS.get(game, f"rulings/{game}.md")
    known = set(map(int, re.findall(r"^\*\*(\d+)\.", page.read_text(encoding="utf-8"), re.M)))
    for entry in read_reference(game).entries.values():
        assert set(entry.rulings) <= known, entry.id


def test_texts_of_a_scope_are_under_its_name() -> None:
    entry = Entry(id="wine", scope="cellar")
    assert entry.message("text") == "reference-cellar-wine-text"
    assert {each.scope for each in read_reference("patisserie").entries.values()} == {
        "patisserie",
        None,
    }


def test_words_are_compared_without_accents_and_capitals() -> None:
    assert words_of("Königin, l’œuvre: Straße!") == ["konigin", "l", "oeuvre", "strasse"]


@pytest.mark.parametrize(
    "query",
    [
        "fireworks",
        "FIREWORKS",
        "fire",
        "works",
        "firewoks",
        "fierworks",
        "firreworks",
        "fireworcks",
    ],
)
def test_a_word_is_found_by_its_beginning_its_inside_and_misspelt(query: str) -> None:
    assert index(a="Fireworks", b="fountain").find(query) == ["a"]


def test_what_is_spelt_correctly_is_not_mistaken() -> None:
    assert index(a="lace", b="place palace").find("lace") == ["a", "b"]
    assert index(a="hall", b="halt").find("halt") == ["b"]


@pytest.mark.parametrize("query", ["衣装", "糸", "レース", "ドレ"])
def test_a_word_of_a_script_without_spaces_is_found_though_it_is_short(query: str) -> None:
    assert index(a="この衣装には糸とレースとドレスが要る", b="の、と").find(query) == ["a"]


def test_a_single_kana_is_taken_as_it_is() -> None:
    assert index(a="衣装の値", b="の").find("の") == ["b"]


def test_short_words_are_taken_as_they_are() -> None:
    assert index(a="all").find("al") == ["a"]
    assert index(a="all").find("aal") == []


def test_who_has_most_of_the_words_comes_alone() -> None:
    assert index(a="a tie in a hall", b="a hall", c="a tie").find("tie hall") == ["a"]


def test_a_title_counts_more_than_a_text_and_a_short_one_most() -> None:
    found = Index(
        {
            "text": weighed("Other", "", "a hall"),
            "long": weighed("Majority in a hall", "", ""),
            "short": weighed("Hall", "", ""),
            "terms": weighed("Room", "hall", ""),
        }
    )
    assert found.find("hall") == ["short", "long", "terms", "text"]


def test_nothing_is_found_for_nothing() -> None:
    assert index(a="hall").find("") == []
    assert index(a="hall").find("?!") == []
    assert index(a="hall").find("elephant") == []
