"""A language begins as a folder of its own, and is told what it lacks."""

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message

from rococo_desktop import resources
from rococo_desktop.resources import resource_path
from rococo_desktop.texts import DEFAULT_LANGUAGE, Catalogue, begun, language, languages
from rococo_desktop.texts.bundles import forget_messages
from rococo_desktop.texts.files import ids
from tools import languages as tool


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folders of the languages, of which a test may change a copy."""
    copied = Path(copytree(resource_path("i18n"), tmp_path / "i18n"))
    monkeypatch.setattr(resources, "resources_root", lambda: tmp_path)
    forget_messages()
    yield copied
    forget_messages()


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert tool.main(arguments) == 0
    return capsys.readouterr().out


@pytest.mark.usefixtures("folders")
def test_a_new_language_has_a_folder_with_its_name_and_lacks_everything(
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = printed(capsys, "pt-BR")
    assert "pt-BR" in begun()
    assert "pt-BR" not in languages(), "it is offered once it is complete"
    parsed = FluentResource(said)
    assert not [each for each in parsed.body if isinstance(each, Junk)]
    lacking = {each.id.name for each in parsed.body if isinstance(each, Message)}
    assert lacking == set(ids(DEFAULT_LANGUAGE))


def test_english_fills_in_what_a_language_lacks(
    folders: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    printed(capsys, "pt-BR")
    (folders / "pt-BR" / "rococo").mkdir()
    text = "thread = { $n ->\n    [one] { $n } linha\n   *[other] { $n } linhas\n}\n"
    (folders / "pt-BR" / "rococo" / "components.ftl").write_text(text, encoding="utf-8")
    forget_messages()
    texts = Catalogue("pt-BR")
    assert texts.text("thread", n=2) == "2 linhas"
    assert texts.text("lace", n=2) == "2 laces"
    assert texts.joined(["a", "b", "c"]) == "a, b e c"
    assert texts.plain()["window-title"] == Catalogue().text("window-title")
    lacking = printed(capsys, "pt-BR")
    assert "\nthread =" not in lacking
    assert "\nlace =" in lacking


@pytest.mark.usefixtures("folders")
@pytest.mark.parametrize(("code", "mirrors"), [("he", True), ("ar", True), ("pt-BR", False)])
def test_its_folder_says_in_which_direction_it_is_written(code: str, mirrors: bool) -> None:
    tool.begin(code)
    assert language(code).mirrors == mirrors
    assert Catalogue(code).listed(["Anna"]) == ("\u2068Anna\u2069" if mirrors else "Anna")


def test_a_code_of_no_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.main(["klingonese"]) == 2
    assert capsys.readouterr().err


@pytest.mark.parametrize("language", languages())
def test_the_languages_of_the_program_lack_nothing(language: str) -> None:
    assert list(tool.missing(language)) == []
