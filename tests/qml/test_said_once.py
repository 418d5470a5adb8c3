"""What a screen reader reads as the focus goes there is not announced as well."""

from collections.abc import Callable
from functools import partial

import pytest

from rococo_desktop.controller.speaker import Said
from tests.daily import soaked
from tests.qml import screens
from tests.qml.hands import Hands
from tests.qml.heard import a_screen_reader, heard

pytestmark = pytest.mark.one_window

LONG = 4
"""The characters from which a text is no number or name that stands in many others."""
LESSONS = {"lesson": "turn", "patisserie_lesson": "festival"}


def learning(key: str) -> Callable[[Hands], None]:
    def begin(hands: Hands) -> None:
        hands.shell.back()
        hands.shell.backstage.school.learn(key)
        hands.settle()

    return begin


SHOWN = {name: learning(key) for name, key in LESSONS.items()} | {
    name: partial(screens.show, screen=name) for name in screens.SCREENS if name != "past"
}
"""In the past the focus may lie in the log on the very line that is told."""
DAILY = ("lesson", "patisserie_lesson", "settings", "curtain", "score", "score_show")


@pytest.fixture(scope="module")
def said(kept_window: Hands) -> list[Said]:
    """All that is said, in order."""
    found: list[Said] = []
    kept_window.shell.speaker.listen(found.extend)
    return found


def entered(hands: Hands) -> list[str]:
    """Return how that is called in which the focus is, from the outermost to itself."""
    focused = [each for each in heard(hands) if each.state.focused]
    assert focused
    last = focused[-1]
    return [" ".join(filter(None, (each.name, each.about))) for each in (*last.around[1:], last)]


@pytest.mark.parametrize("screen", soaked(SHOWN, DAILY))
def test_nothing_is_read_and_announced(hands: Hands, said: list[Said], screen: str) -> None:
    with a_screen_reader():
        hands.settle()
        said.clear()
        SHOWN[screen](hands)
        hands.settle()
        read = entered(hands)
        announced = [each.text for each in said if not each.entered and len(each.text) >= LONG]
        assert not [text for text in announced for name in read if text in name], read
        left = [each.text for each in said if each.entered and said[-1].entered][-1:]
        assert all(text in " ".join(read) for text in left), (left, read)


@pytest.mark.parametrize("read", [True, False])
def test_a_title_is_announced_where_it_is_not_read(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, read: bool
) -> None:
    texts: list[str] = []
    voice = hands.shell.speaker
    monkeypatch.setattr(voice, "read", read)
    voice.announced.connect(lambda text, _: texts.append(text))
    with a_screen_reader():
        hands.shell.open("settings")
        hands.settle()
    assert texts == ([] if read else ["Settings"])
    voice.repeat()
    assert texts[-1] == "Settings", "it can be said once more by a key"
