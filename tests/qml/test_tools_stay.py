"""What is at hand beside every question stays where it is, whatever is asked and whoever speaks."""

import pytest
from PySide6.QtCore import QRectF, Qt

from rococo_desktop.session.session import AnySession
from tests.qml.hands import Hands, Whim, session
from tests.qml.patisserie import kitchen_hands
from tests.qml.test_teachers_seat import LONG, WINDOWS, Window, open_in, place

pytestmark = pytest.mark.one_window

WIDE: Window = (2560, 1080, "100")
SEED = 5
TOOLS = ("undoButton", "redoButton", "hintButton", "pause", "pace", "hurry")
EVERY = 8
"""Of questions of a kind that has been seen, one in so many is looked at."""


def whole_game(game: str) -> tuple[AnySession, Whim | kitchen_hands.Whim]:
    if game == "rococo":
        return session(1, bots=1, seed=SEED), Whim(SEED)
    return kitchen_hands.session(1, bots=1, seed=SEED), kitchen_hands.Whim(SEED)


def drawn(hands: Hands) -> dict[str, QRectF]:
    """Return where the tools are drawn, which is where no answer in words is."""
    hands.lay_out()
    found = {name: place(hands.named(name)) for name in TOOLS}
    answers = [place(each) for each in hands.typed("OptionButton")]
    assert not any(tool.intersects(each) for tool in found.values() for each in answers)
    return found


CASES = [(game, window) for game in ("rococo", "patisserie") for window in (*WINDOWS, WIDE)]


@pytest.mark.heavy
@pytest.mark.parametrize(("game", "window"), CASES)
def test_the_tools_have_one_spot_in_a_whole_game(hands: Hands, game: str, window: Window) -> None:
    open_in(hands, window)
    played, whim = whole_game(game)
    spots: list[dict[str, QRectF]] = []
    kinds, widths, asked = set(), set(), 0
    while (decision := played.decision) is not None:
        fresh = decision.kind not in kinds
        if decision.seat == 0 and (fresh or asked % EVERY == 0):
            hands.play(played)
            spots.append(drawn(hands))
            if fresh:
                hands.key(Qt.Key.Key_H)
                spots.append(drawn(hands))
                widths.add(place(hands.named("promptBar")).width())
                hands.key(Qt.Key.Key_H)
                hands.shell.notices.tell(LONG)
                spots.append(drawn(hands))
                hands.shell.notices.dismiss(hands.shell.notices.rows[-1].key)
            kinds.add(decision.kind)
        asked += decision.seat == 0
        played.answer(decision.id, whim(decision))
    assert len(kinds) > 4
    assert all(each == spots[0] for each in spots)
    assert len(widths) > 1 or hands.root.width() < 2 * hands.root.height(), "the row is shared"
