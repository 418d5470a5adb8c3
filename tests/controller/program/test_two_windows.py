"""Two windows on one home: each change is kept, whichever window wrote last."""

from collections.abc import Callable
from itertools import permutations
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from rococo_desktop.controller.settings.preferences import Preferences
from rococo_desktop.controller.teaching.challenges import Challenges
from rococo_desktop.controller.teaching.lessons import Lessons
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.files.writer import AT_ONCE
from rococo_desktop.session.settings import Settings, load_settings
from rococo_desktop.session.teaching.challenge_document import CHALLENGES
from rococo_desktop.session.teaching.lesson_document import LESSONS
from rococo_desktop.texts import Catalogue
from tests.controller.settings.test_shortcuts import assign, started

CATALOGUE = Catalogue()


def preferences(home: Path, owner: QObject) -> Preferences:
    return Preferences(Places(home, home), CATALOGUE, AT_ONCE, owner)


def kept(home: Path) -> Settings:
    settings, damage = load_settings(Places(home, home).settings_file)
    assert damage is None
    return settings


@pytest.mark.parametrize("order", tuple(permutations(range(4))))
def test_each_change_of_each_window_is_kept(
    tmp_path: Path, qapp: QObject, order: tuple[int, ...]
) -> None:
    owner = QObject()
    first, second = preferences(tmp_path, owner), preferences(tmp_path, owner)
    changes: tuple[Callable[[], None], ...] = (
        lambda: first.choose("theme", "evening"),
        lambda: second.choose("sound", "off"),
        lambda: first.leaveWindow(False, 900, 700),
        lambda: second.choose("hints", "off"),
    )
    for number in order:
        changes[number]()
    now = kept(tmp_path)
    assert (now.theme, now.sound, now.hints) == ("evening", "off", "off")
    assert (now.maximized, now.width, now.height) == (False, 900, 700)


@pytest.mark.parametrize("game", ["rococo", "patisserie"])
def test_lessons_and_stars_of_both_windows_are_kept(
    tmp_path: Path, qapp: QObject, game: str
) -> None:
    owner = QObject()
    taught = sorted(LESSONS.keys(game))
    both = [preferences(tmp_path, owner) for _ in range(2)]
    for window, key in zip(both, taught, strict=False):
        lessons = Lessons(CATALOGUE, window, owner)
        lessons.tell(game)
        lessons.note(key)
    dared = sorted(CHALLENGES.keys(game))
    for window, key, stars in (
        *((both[0], dared[0], 3), (both[1], dared[1], 2)),
        (both[1], dared[0], 1),
    ):
        challenges = Challenges(CATALOGUE, window, owner)
        challenges.tell(game)
        challenges.note(key, stars)
    now = kept(tmp_path)
    assert {f"{game}/{key}" for key in taught[:2]} <= set(now.lessons)
    assert set(now.challenges) == {f"{game}/{dared[0]}/3", f"{game}/{dared[1]}/2"}


def test_keys_of_both_windows_are_kept_and_a_key_has_one_action(
    tmp_path: Path, qapp: QObject
) -> None:
    from PySide6.QtCore import QKeyCombination, Qt

    owner = QObject()
    first, second = started(tmp_path, owner), started(tmp_path, owner)
    assign(first, "hint", QKeyCombination(Qt.Key.Key_J))
    assign(second, "pause", QKeyCombination(Qt.Key.Key_K))
    assert kept(tmp_path).keys == {"hint": "J", "pause": "K"}
    assign(second, "sound", QKeyCombination(Qt.Key.Key_J))
    assert kept(tmp_path).keys == {"sound": "J", "pause": "K"}
    first.reset()
    assert kept(tmp_path).keys == {}


def test_a_file_that_was_lost_or_damaged_is_made_from_the_window(
    tmp_path: Path, qapp: QObject
) -> None:
    owner = QObject()
    window = preferences(tmp_path, owner)
    window.choose("theme", "evening")
    file = Places(tmp_path, tmp_path).settings_file
    for spoil in (file.unlink, lambda: file.write_bytes(b"{")):
        spoil()
        window.choose("sound", "off" if kept_sound(window) == "on" else "on")
        assert kept(tmp_path).theme == "evening"


def kept_sound(window: Preferences) -> str:
    return window.settings.sound
