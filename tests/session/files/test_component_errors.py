"""Every reason to refuse component values is worded in every language, with all its values."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import rococo_desktop
from rococo_desktop.engine.reasons import SYSTEM
from rococo_desktop.rules.component_files import ComponentsError
from rococo_desktop.rules.patisserie.components.checks import SETS
from rococo_desktop.rules.rococo.rulebook import EDITIONS, LIBRARY
from rococo_desktop.rules.validation import KEYS, LIMITS
from rococo_desktop.session.reasons import doubt_message, file_message, message_at
from rococo_desktop.texts import Catalogue, languages
from tests.daily import by_turns
from tests.messages import VALUE, Forms, written
from tests.rules.rococo.components.test_owner_file import BOTH_SIDES, DOUBTFUL, WRONG

PACKAGE = Path(rococo_desktop.__file__).parent
MAKERS = {"because", "unless", "MessageError", "CodecError", "DocumentError"}
"""Functions that take a key of the catalogue, and its values.

The key may come after a place, and after a condition.
"""
SET = "wrong-set-"
"""What the name of a set of components of La Pâtisserie completes to a key."""

FILES = [
    *(text for text, _, _ in WRONG),
    *(text for text, _ in BOTH_SIDES),
    "[dresses.yellow-01]\nmade = {}",
    "[boards.large.spaces.hall1-s1]\nhall = 3",
    "[boards.large.all_halls]\nprestige = 3",
    "[dresses.expert-livre]\nvalue = 15",
    "[jewelry_box.tiles]\nnumbers = { yellow = 7 }",
    "[employees.specialist-coats]\ntype = 'master'",
    "[madame_du_barry.cards.madame-02]\nleave = 'never'",
    "a = 1\nb =",
    "a = 1 2",
]


def calls() -> Iterator[tuple[str, set[str] | None]]:
    """Yield the keys that the program names, with the values given (None if not to be seen)."""
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id not in MAKERS or not node.args:
                continue
            given = {keyword.arg for keyword in node.keywords}
            whole = None if None in given else {name for name in given if name is not None}
            for key in (key for each in node.args[:3] for key in ast.walk(each)):
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    yield key.value, whole


def validated() -> Iterator[tuple[str, set[str]]]:
    yield from ((key, set()) for key in KEYS.values())
    yield from ((key, {"n"}) for key, _ in LIMITS.values())


def placeholders(forms: Forms) -> set[str]:
    return {name for form in forms for name in VALUE.findall(form)}


@cache
def wrong_calls() -> list[tuple[str, set[str] | None]]:
    sets: list[tuple[str, set[str] | None]] = [(f"{SET}{name}", set()) for name in SETS]
    named = [call for call in calls() if call[0].startswith("wrong-")]
    return [*sets, *(call for call in named if call[0] != SET)]


def test_every_reason_is_worded_and_every_wording_is_a_reason() -> None:
    used = {key for key, _ in [*wrong_calls(), *validated()]}
    for language in languages():
        worded = {key for key in written(language) if key.startswith("wrong-")}
        assert worded == used, language


def test_what_the_system_refuses_is_worded() -> None:
    for language in languages():
        worded = {key for key in written(language) if key.startswith("system-")}
        assert worded == {*SYSTEM.values(), "system-other"}, language


def test_every_sentence_gets_what_it_names() -> None:
    english = written("en")
    for key, given in [*wrong_calls(), *validated()]:
        if given is not None:
            assert placeholders(english[key]) == given, key
    assert sum(given is None for _, given in wrong_calls()) == 1


def test_no_two_reasons_say_the_same() -> None:
    said = [message for key, message in written("en").items() if key.startswith("wrong-")]
    assert len(said) == len(set(said))


def refusal(text: str, file: Path) -> ComponentsError:
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ComponentsError) as caught:
        LIBRARY.load(file)
    return caught.value


@pytest.mark.parametrize(("language", "edition"), by_turns(languages(), EDITIONS))
def test_whole_files_are_refused_in_words(tmp_path: Path, language: str, edition: str) -> None:
    texts = Catalogue(language)
    for text in FILES:
        error = refusal(text, tmp_path / "components.toml")
        problem = error.field, error.reason
        said = message_at(*problem, edition, spelled=False).text(texts)
        assert error.field in said
        rest = said.removeprefix(error.field)
        assert "{" not in rest, said
        assert "(" not in error.field
        assert not re.search(r"\b(wrong|color|type|file)\.\w", rest), said
        if language != "en":
            english = message_at(*problem, edition, spelled=False).text(Catalogue())
            assert rest != english.removeprefix(error.field)


def test_what_pydantic_finds_is_told_by_its_kind(tmp_path: Path) -> None:
    """The kinds are pydantic's: if one is renamed some day, it gets the general message."""
    file, other = tmp_path / "components.toml", Catalogue().text("wrong-other")
    assert [text for text in FILES if other in str(file_message(refusal(text, file)))] == []
    error = refusal(f"[dresses.yellow-01]\nvalue = 0x{'f' * 5000}", file)
    assert "more than 100 digits" in str(file_message(error))


def test_a_color_is_told_in_the_players_word_and_in_the_files(tmp_path: Path) -> None:
    error = refusal("[dresses.yellow-10]\nlace = 0", tmp_path / "components.toml")
    assert "bleu (yellow)" in file_message(error, "deluxe").text(Catalogue("fr"))
    assert "3 × yellow silk" in str(file_message(error))


@pytest.mark.parametrize(("language", "edition"), by_turns(languages(), EDITIONS))
def test_what_is_doubtful_is_told_in_words(tmp_path: Path, language: str, edition: str) -> None:
    file, texts = tmp_path / "components.toml", Catalogue(language)
    for text, place, _ in DOUBTFUL:
        file.write_text(text, encoding="utf-8")
        doubt = LIBRARY.doubts(LIBRARY.load(file))[0]
        said = doubt_message(doubt, edition, spelled=False).text(texts)
        assert place in said
        assert "{" not in said
        assert not re.search(r"\b(wrong|color|type)\.\w", said.replace(place, "")), said
        if language != "en":
            assert said != doubt_message(doubt, edition, spelled=False).text(Catalogue())


def test_a_place_in_a_table_of_an_expansion_is_that_of_the_file(tmp_path: Path) -> None:
    error = refusal("[jewelry_box.display]\nprices = 'a'", tmp_path / "components.toml")
    assert error.field == "jewelry_box.display.prices"


def test_a_broken_file_is_told_with_line_and_column(tmp_path: Path) -> None:
    error = refusal("a = 1\nb = 1 2\n", tmp_path / "components.toml")
    assert "ligne 2, colonne 7" in file_message(error).text(Catalogue("fr"))
