"""The working context in which rules change one state of their own."""

from collections.abc import Callable
from typing import Generic, ParamSpec, TypeVar

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.state import Frame, State

P = ParamSpec("P")
S = TypeVar("S", bound=State)


class Context(Generic[S]):
    """A state that the rules may change, and the list that their events go to, if any."""

    __slots__ = ("events", "state")

    def __init__(self, state: S, events: list[Event] | None) -> None:
        self.state = state
        self.events = events

    def push(self, frame: Frame) -> None:
        """Make ``frame`` the next thing to happen."""
        self.state.frames.append(frame)

    def emit(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Record an event; in search nobody listens, and it is not even made."""
        if self.events is not None:
            self.events.append(event(*args, **kwargs))
