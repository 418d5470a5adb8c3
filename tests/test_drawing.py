"""Without a graphics card Qt Quick's own renderer draws, unless the user has chosen another."""

import sys
from pathlib import Path

import pytest
from PySide6.QtQuick import QQuickWindow

from rococo_desktop import app


@pytest.fixture
def backends(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The backend passed to Qt; the tests' own window is not affected."""
    told: list[str] = []
    monkeypatch.setattr(QQuickWindow, "setSceneGraphBackend", told.append)
    monkeypatch.setattr(sys, "platform", "linux")
    for name in app.RENDERERS:
        monkeypatch.delenv(name, raising=False)
    return told


def test_without_a_card_qt_draws_by_itself(backends: list[str], tmp_path: Path) -> None:
    app.choose_renderer(tmp_path)
    assert backends == ["software"]


@pytest.mark.parametrize("device", ["dri/renderD128", "nvidiactl", "mali0", "dxg"])
def test_a_card_draws(backends: list[str], tmp_path: Path, device: str) -> None:
    (tmp_path / device).parent.mkdir(exist_ok=True)
    (tmp_path / device).touch()
    app.choose_renderer(tmp_path)
    assert backends == []


def test_a_screen_alone_is_no_card(backends: list[str], tmp_path: Path) -> None:
    (tmp_path / "dri").mkdir()
    (tmp_path / "dri" / "card0").touch()
    app.choose_renderer(tmp_path)
    assert backends == ["software"]


@pytest.mark.parametrize("name", app.RENDERERS)
def test_who_chooses_is_obeyed(
    backends: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv(name, "opengl")
    app.choose_renderer(tmp_path)
    assert backends == []


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_always_have_something_that_draws(
    backends: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    app.choose_renderer(tmp_path)
    assert backends == []
