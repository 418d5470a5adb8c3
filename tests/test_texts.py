import pytest
from fluent.runtime import FluentResource
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax.ast import Junk

from rococo_desktop.resources import resource_path
from rococo_desktop.texts import Catalogue, languages
from rococo_desktop.texts.files import Depth, folders, ids, messages_of
from tests.messages import written


def test_a_plural_is_chosen_by_n() -> None:
    texts = Catalogue()
    assert texts.text("thread", n=1) == "1 thread"
    assert texts.text("thread", n=2) == "2 threads"
    assert texts.text("thread", n=0) == "0 threads"


def test_nought_is_singular_in_french() -> None:
    texts = Catalogue("fr")
    assert [texts.text("thread", n=n) for n in (0, 1, 2)] == ["0 fil", "1 fil", "2 fils"]


def test_a_message_that_nobody_has_is_an_error() -> None:
    assert "no-such-message" not in Catalogue()
    with pytest.raises(KeyError, match="no-such-message"):
        Catalogue().text("no-such-message", n=3)


def test_a_value_that_is_not_given_is_an_error() -> None:
    with pytest.raises(FluentReferenceError, match="rounds"):
        Catalogue().text("window-table-round", round=3)


def test_an_unknown_language_falls_back_to_english() -> None:
    assert Catalogue("xx").text("type-master") == Catalogue("en").text("type-master")


@pytest.mark.parametrize(
    ("language", "parts", "told"),
    [
        ("en", ["silk", "thread", "lace"], "silk, thread, and lace"),
        ("de", ["Seide", "Garn", "Spitze"], "Seide, Garn und Spitze"),
        ("fr", ["soie", "fil"], "soie et fil"),
    ],
)
def test_a_list_is_joined_as_in_its_language(language: str, parts: list[str], told: str) -> None:
    assert Catalogue(language).joined(parts) == told


@pytest.mark.parametrize("language", languages())
def test_every_file_is_read_to_its_end(language: str) -> None:
    """Fluent skips what it cannot read; nothing is skipped, and no id is overlooked or twice."""
    parsed = [id for folder in folders(language) for id in messages_of(language, folder)]
    assert sorted(parsed) == sorted(ids(language))
    assert len(set(parsed)) == len(parsed)
    junk = [
        file
        for file in resource_path("i18n", language).rglob("*.ftl")
        if _junk(file.read_text("utf-8"))
    ]
    assert not junk


def _junk(text: str) -> bool:
    return any(isinstance(entry, Junk) for entry in FluentResource(text).body)


@pytest.mark.parametrize("language", languages())
def test_no_message_names_another_that_does_not_exist(language: str) -> None:
    catalogue = Catalogue(language)
    for id in written(language):
        values = dict.fromkeys(catalogue.names(id), 2)
        assert catalogue.text(id, **values), id


def test_what_is_read_first_is_less_than_a_third() -> None:
    assert 3 * len(list(ids("en", Depth.EARLY))) < len(list(ids("en")))
