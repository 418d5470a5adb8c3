"""No module imports one that imports it, not even only for types."""

from graphlib import CycleError, TopologicalSorter
from importlib import invalidate_caches
from pathlib import Path

import pytest
from grimp import build_graph

import rococo_desktop


def circle(package: str) -> list[str]:
    """Return modules of which each imports the next and the last the first, if any."""
    graph = build_graph(package, cache_dir=None, exclude_type_checking_imports=False)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of two modules, of which the second imports the first."""
    package = tmp_path / "salon"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "guest.py").write_text("")
    (package / "dance.py").write_text("from salon import guest\n")
    monkeypatch.syspath_prepend(tmp_path)
    invalidate_caches()
    return package


def test_no_module_imports_itself_by_way_of_others() -> None:
    assert circle(rococo_desktop.__name__) == []


def test_a_circle_of_types_is_one(elsewhere: Path) -> None:
    assert circle("salon") == []
    (elsewhere / "guest.py").write_text(
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from salon import dance\n"
    )
    assert {*circle("salon")} == {"salon.guest", "salon.dance"}


def test_a_package_that_its_own_module_imports_is_a_circle(elsewhere: Path) -> None:
    (elsewhere / "__init__.py").write_text("from salon import dance\n")
    (elsewhere / "dance.py").write_text("import salon\n")
    assert {*circle("salon")} == {"salon", "salon.dance"}
