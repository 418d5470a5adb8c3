"""What happens and what is asked, in sentences: a layer beside the computer players."""

from typing import Protocol

from rococo_desktop.engine.state import Decision


class Words(Protocol):
    """The sentences that every game has."""

    def prompt(self, decision: Decision) -> str:
        """Return what is asked."""

    def option(self, decision: Decision, option: str) -> str:
        """Return what an answer is called."""
