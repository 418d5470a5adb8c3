"""What a hint shows, one play at a time."""

from collections.abc import Iterator

from rococo_desktop.controller.teaching.tutor import PlayRow
from tests.qml.hands import Hands


def suggested(hands: Hands) -> PlayRow:
    """Return the play that is shown."""
    tutor = hands.game.tutors.speaking
    assert tutor is not None
    play: PlayRow
    (play,) = tutor.plays.rows
    assert hands.has(f"play:{play.key}")
    return play


def others(hands: Hands) -> Iterator[PlayRow]:
    """Yield the other plays while each is shown, then turn back to the first one."""
    while hands.has("reply:others"):
        hands.click("reply:others")
        hands.lay_out()
        yield suggested(hands)
    hands.click("reply:first")
    hands.lay_out()


def why(play: PlayRow) -> str:
    """Return all that is said at once for a play, or of what it lacks, if there is room."""
    return " ".join(play.why)


def is_said(hands: Hands, play: PlayRow) -> bool:
    """Return whether it is said, or at least the strongest reason."""
    return not {why(play), play.why[0]}.isdisjoint(hands.texts())
