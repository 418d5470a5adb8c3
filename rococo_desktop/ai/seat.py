"""A bot's seat at the table: what it is asked, and what it may see. Nothing else reaches a bot."""

from collections.abc import Callable
from functools import cached_property

from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.rococo.view import View


class Seat:
    """A pending decision of one player, and the view from that player's seat.

    ``look`` makes the view; it is called once, and only for a bot that looks.
    """

    def __init__(self, decision: Decision, look: Callable[[], View]) -> None:
        self.decision = decision
        self._look = look

    @cached_property
    def view(self) -> View:
        """Return what the player in this seat sees."""
        return self._look()
