from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax.ast import Junk

from rococo_desktop.resources import resource_path
from rococo_desktop.texts import PSEUDO_LANGUAGES, Catalogue, begun, files
from rococo_desktop.texts.bundles import bundle, forget_messages, messages_of
from rococo_desktop.texts.files import folders, ids
from rococo_desktop.texts.nouns import Argument
from tests.messages import FORM, inflections, written


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


@pytest.mark.parametrize("language", begun())
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


@pytest.mark.parametrize("language", begun())
def test_no_message_names_another_that_does_not_exist(language: str) -> None:
    catalogue = Catalogue(language)
    for id in written(language):
        said = catalogue.text(id, **stand_ins(catalogue, id))
        assert said or id == "list-sentences", "Japanese puts nothing between sentences"


def stand_ins(catalogue: Catalogue, id: str) -> dict[str, Argument]:
    """Return a noun for each value whose form a message asks for, and numbers for the others."""
    inflected = {name for form in written(catalogue.language)[id] for name, _ in FORM.findall(form)}
    noun = catalogue.noun("type-master")
    return {name: noun if name in inflected else 2 for name in catalogue.names(id)}


@pytest.mark.parametrize("language", begun())
def test_each_form_that_a_sentence_asks_for_is_one_of_a_noun(language: str) -> None:
    said = [form for forms in written(language).values() for form in forms]
    nouns = inflections(language)
    said += [form for each in nouns.values() for forms in each.values() for form in forms]
    asked = {form for text in said for _, form in FORM.findall(text) if form}
    assert asked
    assert asked <= {form for each in nouns.values() for form in each}


@pytest.mark.parametrize("language", begun())
def test_nouns_of_one_kind_have_the_same_forms(language: str) -> None:
    kinds: dict[str, set[frozenset[str]]] = {}
    for id, forms in inflections(language).items():
        if "do" not in forms:  # what is done, which is no noun
            kinds.setdefault(id.rpartition("-")[0], set()).add(frozenset(forms))
    del kinds["card"], kinds["dress"], kinds["patisserie"]  # several kinds each
    assert {kind for kind, forms in kinds.items() if len(forms) > 1} == set()


def test_a_noun_takes_the_form_that_is_asked_for() -> None:
    texts = Catalogue()
    master = texts.noun("card-level", card=texts.noun("type-master"), level="II")
    assert str(master) == "Master II"
    assert master.form("a") == "a Master II"
    assert master.form("no such form") == "Master II"
    both = texts.nouns([master, texts.noun("type-apprentice")], "or")
    assert both.form("a") == "a Master II or an Apprentice"


@pytest.mark.parametrize("language", [*begun(), *PSEUDO_LANGUAGES])
def test_what_is_read_without_fluent_is_what_fluent_reads(language: str) -> None:
    said, found = Catalogue(language).plain(), bundle(language)
    assert len(said) > 500
    for id, text in said.items():
        pattern = found.get_message(id).value
        assert pattern is not None
        assert found.format_pattern(pattern) == (text, []), id


def test_a_message_is_parsed_with_those_to_which_it_refers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "some.ftl"
    file.write_text(
        "-shop = Salon\n    .kind = room\n# Where one is.\nhere = in the { -shop }\n\n"
        "many =\n    { $n ->\n        [one] one { here }\n       *[other] { $n } { here }\n    }\n"
        "unread = {\n",
        encoding="utf-8",
    )
    monkeypatch.setattr(files, "files_of", lambda _: [file])
    forget_messages()
    assert list(ids("en")) == ["here", "many", "unread"]
    assert Catalogue().text("many", n=2) == "2 in the Salon"
    monkeypatch.undo()
    forget_messages()
