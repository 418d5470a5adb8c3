"""Errors in components, in English."""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from rococo_desktop.engine.reasons import Problem, Reason
from rococo_desktop.rules.component_files import ComponentsError
from rococo_desktop.session.reasons import file_message


def line(error: ComponentsError) -> str:
    """The whole line: file, place and reason."""
    return str(file_message(error))


def words(reason: Reason) -> str:
    """The reason alone."""
    return str(file_message(ComponentsError(Path("file"), "", reason))).removeprefix("file: ")


def sentences(problems: Iterable[Problem]) -> list[str]:
    """The reasons alone of some problems."""
    return [words(reason) for _, reason in problems]


@contextmanager
def refused(match: str) -> Iterator[None]:
    """Expect a ComponentsError whose line matches."""
    with pytest.raises(ComponentsError) as caught:
        yield
    assert re.search(match, line(caught.value))
