"""A window that has just been opened says all that it shows, and no id of a message."""

import re

import pytest

from rococo_desktop.controller.settings import preferences
from rococo_desktop.games import GAMES
from rococo_desktop.session.settings import Settings
from rococo_desktop.texts import DEFAULT_LANGUAGE
from rococo_desktop.texts.files import ids
from tests.qml.hands import Hands, Open

OPENED = ("new_game", "settings", "keys", "about", "load", "records", "learn", "challenges")
"""What opens from the start menu."""
ID = re.compile(r"[a-z]+(-\w+)+")


def unsaid(hands: Hands) -> set[str]:
    """Return the ids of messages that are shown or read aloud in place of what they say."""
    said = {*hands.texts(), *hands.heard()}
    known = {*ids(DEFAULT_LANGUAGE)}
    return {id for text in said for id in (each[0] for each in ID.finditer(text)) if id in known}


@pytest.mark.parametrize("game", GAMES)
def test_a_window_that_begins_with_a_game_says_everything(
    open_window: Open, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    played_last = Settings(welcomed=True, game=game)
    monkeypatch.setattr(preferences, "load_settings", lambda _: (played_last, None))
    hands = open_window(0)
    assert hands.shell.chosen.key == game
    assert unsaid(hands) == set()
    for name in OPENED:
        hands.shell.open(name)
        hands.settle()
        assert hands.shell.dialog == name
        assert unsaid(hands) == set(), name
        hands.shell.back()
