"""A question is shown without repeated work."""

from collections.abc import Iterator

import pytest

from rococo_desktop.controller.input.dragging import Dragging
from rococo_desktop.controller.input.walker import FocusWalker
from tests.qml.hands import Hands, play_to, session

pytestmark = pytest.mark.one_window


class Noted(list[str]):
    """A list that records each reading from its beginning."""

    reads = 0

    def __iter__(self) -> Iterator[str]:
        Noted.reads += 1
        return super().__iter__()


def seated(hands: Hands) -> None:
    hands.play(play_to(session(), "play_card"))
    hands.game.hotSeat.reveal()
    hands.settle()


def test_what_can_be_carried_is_not_read_anew_for_each_thing_on_the_table(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    show = Dragging.show
    known = 0

    def noting(dragging: Dragging, **told: list[str]) -> None:
        nonlocal known
        told |= {name: Noted(told[name]) for name in ("reachable", "liftable")}
        known += 1 + len(told["reachable"]) + len(told["liftable"])
        show(dragging, **told)  # type: ignore[arg-type]

    monkeypatch.setattr(Dragging, "show", noting)
    seated(hands)
    Noted.reads = known = 0
    hands.click(next(iter(hands.targets().values())))
    things = [item for item in hands.items() if item.property("reachable") is not None]
    assert len(things) > 50
    assert any(item.property("reachable") for item in things)
    assert Noted.reads <= 2 * known


def test_what_can_be_chosen_is_counted_once_for_a_question(hands: Hands) -> None:
    seated(hands)
    walker = hands.root.findChild(FocusWalker)
    assert isinstance(walker, FocusWalker)
    counted = []
    walker.renumbered.connect(lambda: counted.append(1))
    hands.click(next(iter(hands.targets().values())))
    assert hands.game.session.asked is not None
    assert counted == [1]
