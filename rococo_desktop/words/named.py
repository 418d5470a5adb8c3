"""The players' names, and sentences about events."""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple, TypeAlias

from rococo_desktop.engine.events import Event
from rococo_desktop.rules.events import ActionChosen
from rococo_desktop.rules.state import SELECT
from rococo_desktop.texts import Catalogue, isolated


class Told(NamedTuple):
    """A sentence about an event; empty if the event has none.

    The ``predicate`` is what it says of the player who did it, without name and full stop; empty if
    the sentence does not begin with that player.
    """

    text: str = ""
    predicate: str = ""


Values: TypeAlias = dict[str, str | int]
"""The values of a sentence by the names of its placeholders."""


class Named:
    """The names of the players by seat, and what every game says with them."""

    _texts: Catalogue

    def __init__(self, names: Sequence[str]) -> None:
        self._names = tuple(names)
        self._worded: dict[str, Callable[[Any], Values]] = {}
        """The forms of an id or an amount, by the name of the value."""

    def _values(self, plain: Mapping[str, Any]) -> Values:
        """Return ids and amounts in words, by their names."""
        values: Values = {}
        for name, value in plain.items():
            if name in self._worded:
                values |= self._worded[name](value)
        return values

    def told(self, event: Event) -> Told:
        """Return the log sentence of an event as seen by its viewer."""
        raise NotImplementedError

    def event(self, event: Event) -> str:
        """Return the text of that sentence; empty if the event has none."""
        return self.told(event).text

    def name(self, seat: int) -> str:
        return self._names[seat]

    def action(self, action: str) -> str:
        """Return the name of a main action, or of forfeiting it."""
        raise NotImplementedError

    def done(self, phase: str, events: Sequence[Event]) -> str:
        """Return the chosen main action, or the phase if a hand was selected; empty for neither.

        The ``phase`` and the ``events`` are those of the decision.
        """
        chosen = [self.action(each.action) for each in events if isinstance(each, ActionChosen)]
        if chosen:
            return chosen[-1]
        return self._texts.text(f"window.phase.{phase}") if phase == SELECT else ""

    def joined(self, seat: int, predicates: Sequence[str]) -> str:
        """Return one sentence for what is said of a player; repetitions are counted."""
        parts = [(said, len(list(again))) for said, again in groupby(predicates)]
        predicate = ", ".join(f"{said} (×{times})" if times > 1 else said for said, times in parts)
        return f"{isolated(self.name(seat))} {predicate}."


def tell(texts: Catalogue, key: str, **values: str | int) -> Told:
    """Return the message of a key about what ``player`` did."""
    return Told(texts.text(key, **values), texts.after("player", key, **values).removesuffix("."))
