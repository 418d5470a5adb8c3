"""Settings of all tests: Hypothesis tries the same cases each time, without time limits."""

import gc
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("repeatable", deadline=None, derandomize=True)
settings.load_profile("repeatable")

PLENTY = 20_000
"""This many new objects are worth a collection between two tests."""


LONG = 3600
"""The seconds for a test that takes minutes, unless it says otherwise itself."""


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out, unread, what ``-k`` cannot mean: to import all tests takes many seconds."""
    return True if lacks(collection_path, config.option.keyword) else None


def lacks(file: Path, name: str) -> bool:
    """Return whether a name is one of a test or of a module of tests, and none of a file's.

    Other words may be those of cases, which are not always written in the file.
    """
    if not (re.fullmatch(r"test_\w+", name) and file.match("test_*.py")):
        return False
    return name.lower() not in f"{file.name}\n{file.read_text(encoding='utf-8')}".lower()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give heavy tests more time than the others."""
    for item in items:
        if item.get_closest_marker("heavy") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(LONG))


def pytest_collection_finish() -> None:
    """Keep modules and tests, which live to the end, out of every later garbage collection."""
    gc.collect()
    gc.freeze()


def pytest_runtest_logfinish() -> None:
    """Collect garbage between tests once a window has switched the collector off."""
    if not gc.isenabled() and gc.get_count()[0] > PLENTY:
        gc.collect()


@pytest.fixture(scope="module", autouse=True)
def forgetful(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let a module's caches, which hold whole games, go with its tests.

    What stays, such as the messages of all languages, is kept out of later garbage collections.
    """
    yield
    for each in vars(request.module).values():
        forget = getattr(each, "cache_clear", None)
        if forget is not None and each.__module__ == request.module.__name__:
            forget()
    gc.collect()
    gc.freeze()
