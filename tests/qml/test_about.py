"""The About page names everything that is not ours."""

import re
import tomllib
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from rococo_desktop import __version__
from rococo_desktop.resources import resource_path
from tests.qml.hands import Hands

ROOT = Path(__file__).parents[2]
CREDITS: list[dict[str, str]] = tomllib.loads(
    resource_path("credits.toml").read_text(encoding="utf-8")
)["credit"]


def test_it_names_every_package_that_is_shipped() -> None:
    locked = (ROOT / "requirements" / "play.lock").read_text(encoding="utf-8")
    packages = set(re.findall(r"^([a-z][\w-]*)==", locked, re.MULTILINE))
    assert packages
    starter = {"pyinstaller"}  # a frozen program begins with it
    assert packages | starter == {credit["package"] for credit in CREDITS if "package" in credit}


def test_it_has_the_licence_of_every_font() -> None:
    texts = {credit.get("text") for credit in CREDITS}
    licences = {f"fonts/{file.name}" for file in resource_path("fonts").glob("*OFL.txt")}
    assert licences <= texts
    for file in resource_path("fonts").glob("*.ttf"):
        assert f"fonts/{file.name.split('-')[0]}-OFL.txt" in licences


def test_it_is_reached_from_the_menu_and_read_by_keys(hands: Hands) -> None:
    hands.shell.back()
    hands.settle()
    hands.tab_to("about")
    hands.key(Qt.Key.Key_Return)
    assert any(__version__ in text for text in hands.texts())
    for credit in CREDITS[:5]:
        assert credit["name"] in hands.texts()
        assert credit["licence"] in hands.texts()
    before = hands.named("credits").property("contentY")
    hands.key(Qt.Key.Key_PageDown)
    assert hands.named("credits").property("contentY") > before
    hands.tab_to("licence:Fira Sans")
    hands.key(Qt.Key.Key_Return)
    assert any("SIL OPEN FONT LICENSE" in text for text in hands.texts())
    hands.key(Qt.Key.Key_Escape)
    assert "Fira Sans" in hands.texts()
    hands.key(Qt.Key.Key_Escape)
    assert hands.shell.dialog == ""


def test_a_frozen_program_names_only_what_is_in_it(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    def version(package: str) -> str:
        if package == "pycparser":
            raise PackageNotFoundError(package)
        return "1.2"

    monkeypatch.setattr("rococo_desktop.controller.program.about.version", version)
    hands.shell.open("about")
    named = {row.key: row.version for row in hands.shell.backstage.about.credits.rows}
    assert "pycparser" not in named
    assert named["PyInstaller"] == "1.2"
    assert named["Python"] == ""


def test_the_licence_of_qt_can_be_read(hands: Hands) -> None:
    hands.shell.open("about")
    hands.shell.backstage.about.read("licences/Qt.txt")
    text = hands.shell.backstage.about.text
    assert "may be\nreplaced by another build" in text
    for title in ("GNU LESSER GENERAL PUBLIC LICENSE", "GNU GENERAL PUBLIC LICENSE"):
        assert title in text


def test_only_what_it_lists_can_be_read(hands: Hands) -> None:
    hands.shell.open("about")
    hands.shell.backstage.about.read("../pyproject.toml")
    assert hands.shell.backstage.about.text == ""
