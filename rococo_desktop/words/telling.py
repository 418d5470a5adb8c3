"""The turn of an automatic rival, step by step: what it did, and why its rules chose that."""

from collections.abc import Sequence
from typing import NamedTuple

from rococo_desktop.engine.events import Event
from rococo_desktop.words import Words


class Step(NamedTuple):
    """What happened at once, in the words of the log, and the reason; empty if there is none."""

    events: tuple[Event, ...]
    text: str
    reason: str


class _Draft:
    """A step to which further events may belong."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.causes: list[Event] = []
        """The events that explain the others."""
        self.motives: list[str] = []


def steps(words: Words, turn: Sequence[Event], explaining: tuple[type[Event], ...]) -> list[Step]:
    """Return the steps of a turn, of which some events are ``explaining`` what follows them.

    A step begins with each new reason.
    """
    drafts = [_Draft()]
    for event in turn:
        motive, explains = words.motive(event, turn), isinstance(event, explaining)
        said = not motive or motive in drafts[-1].motives
        if drafts[-1].events and (explains or not said):
            drafts.append(_Draft())
        draft = drafts[-1]
        (draft.causes if explains else draft.events).append(event)
        if motive and not said and (explains or not draft.causes):
            draft.motives.append(motive)
    seat = getattr(turn[0], "seat", 0)
    found = []
    for draft in drafts:
        if text := words.summary(seat, draft.events):
            reason = [words.summary(seat, draft.causes), *draft.motives]
            found.append(Step(tuple(draft.events), text, words.paragraph(reason)))
    return found
