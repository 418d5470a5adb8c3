"""The pieces that may be chosen for the pending question, and why others may not."""

from collections.abc import Mapping

from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.questions import Reduced


class Marks:
    """The options of the decision that the person at the screen is asked."""

    def __init__(self, decision: Decision | None, reasons: Mapping[str, str] | None = None) -> None:
        self._options = frozenset(() if decision is None else decision.options)
        self.reasons = reasons or {}
        self.frame: object = None if decision is None else decision.frame

    def choice(self, piece: str | None) -> tuple[str, bool, str]:
        """Return a piece as an option, whether it is legal, and the reason if it is not."""
        return piece or "", self.legal(piece), self.reason(piece)

    def price(self, printed: int) -> int:
        """Return what the question asks for a printed price."""
        return self.frame.reduced(printed) if isinstance(self.frame, Reduced) else printed

    def legal(self, option: str | None) -> bool:
        return option in self._options

    def reason(self, option: str | None) -> str:
        """Return why an option may not be chosen; empty if it may, or if it is not asked about."""
        return "" if option is None else self.reasons.get(option, "")
