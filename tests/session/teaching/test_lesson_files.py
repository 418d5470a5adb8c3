"""Drafts of lessons from anywhere: each begins, or is refused in the words of every language."""

import random
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
import tomlkit

from rococo_desktop.engine.parsing import parse_toml
from rococo_desktop.games import GAMES
from rococo_desktop.rules.foreign import is_legible
from rococo_desktop.session.teaching.lesson_document import LESSONS, LessonError, begin
from rococo_desktop.texts import Catalogue, languages
from tests.session.damage import VALUES, put, some_place
from tests.session.saves.test_hostile_saves import RAW

ANY_TIME = datetime(2026, 11, 27)
"""TOML has values that JSON lacks."""


def try_draft(file: Path, game: str) -> bool:
    """Begin a draft; return whether it could be begun."""
    try:
        begin(LESSONS.read(file), game, "Anna")
    except LessonError as error:
        for language in languages():
            told = error.text(Catalogue(language))
            assert is_legible(told)
            assert not RAW.search(told), told
            assert "http" not in told
            assert str(file.parent) not in told
        return False
    return True


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a = " + "[" * 5000,
        "a = " + "{b = " * 200 + "1" + "}" * 200,
        ".".join("a" * 60_000) + " = 1",
        "a = 0x" + "f" * 5000,
        "number = 1979-05-27",
        "\x00",
    ],
)
def test_a_file_that_is_no_lesson_is_refused_in_words(tmp_path: Path, text: str) -> None:
    file = tmp_path / "draft.toml"
    file.write_text(text, encoding="utf-8")
    assert not try_draft(file, "rococo")
    file.write_bytes(b"\xff" + text.encode())
    assert not try_draft(file, "rococo")


def damaged_lesson(chance: random.Random, document: dict[str, Any]) -> dict[str, Any]:
    """Return a lesson of which some values are others."""
    for _ in range(chance.choice((0, 1, 1, 2, 4))):
        below = chance.choice(("start", "start", "steps"))
        value = chance.choice((*VALUES, lambda _: ANY_TIME))(chance)
        put(document, some_place(chance, document, below), value)
        if not isinstance(document.get("steps"), list) or not isinstance(
            document.get("start"), dict
        ):
            break
    return document


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "number", [pytest.param(20, id="quick"), pytest.param(1000, marks=pytest.mark.heavy, id="soak")]
)
def test_damaged_drafts_begin_or_are_refused_in_words(
    tmp_path: Path, game: str, number: int
) -> None:
    lessons = sorted(LESSONS.folder(game).glob("*.toml"))
    file = tmp_path / "draft.toml"
    begun = 0
    for seed in range(number):
        chance = random.Random(seed)
        document = damaged_lesson(chance, parse_toml(chance.choice(lessons).read_bytes()))
        try:
            file.write_text(tomlkit.dumps(document), encoding="utf-8")
        except (TypeError, ValueError, RecursionError, tomlkit.exceptions.TOMLKitError):
            continue  # TOML has no such value, or its writer no way so deep
        begun += try_draft(file, game)
    assert begun
