"""No test reads the corrections of the user who runs it."""

from pathlib import Path

import pytest

from rococo_desktop.session.files.places import HOME_VARIABLE


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder of a user who has corrected nothing."""
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.setenv(HOME_VARIABLE, str(folder))
    return folder
