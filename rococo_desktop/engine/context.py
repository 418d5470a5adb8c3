"""The context through which rules change a state."""

from collections.abc import Callable
from typing import Generic, ParamSpec, TypeVar

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.state import Frame, State

P = ParamSpec("P")
S = TypeVar("S", bound=State)


class Context(Generic[S]):
    """A state that the rules may change, and the list that collects their events, if any."""

    __slots__ = ("events", "state")

    def __init__(self, state: S, events: list[Event] | None) -> None:
        self.state = state
        self.events = events

    def push(self, frame: Frame) -> None:
        self.state.frames.append(frame)

    def emit(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Record an event; a search keeps no events, so the event is not even built."""
        if self.events is not None:
            self.events.append(event(*args, **kwargs))
