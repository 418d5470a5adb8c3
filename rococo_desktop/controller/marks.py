"""Which pieces may be chosen now, and why others may not: the pending question by piece."""

from collections.abc import Mapping

from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.rococo.view import View


class Marks:
    """The options of the decision that the person at the screen is asked."""

    def __init__(self, decision: Decision | None, reasons: Mapping[str, str] | None = None) -> None:
        options = () if decision is None else decision.options
        self.reasons = reasons or {}
        self._numbers = {option: number for number, option in enumerate(options, start=1)}

    @classmethod
    def of(cls, view: View, reasons: Mapping[str, str]) -> "Marks":
        """Return the marks for a view; without a decision for its eyes there are none."""
        return cls(view.decision, reasons)

    def legal(self, option: str | None) -> bool:
        """Return whether an option may be chosen."""
        return option in self._numbers

    def reason(self, option: str | None) -> str:
        """Return why something may not be chosen; empty if it may, or if it is not asked about."""
        return "" if option is None else self.reasons.get(option, "")

    def number(self, option: str | None) -> int:
        """Return the place of an option in the list, from 1; 0 if it is not in it."""
        return 0 if option is None else self._numbers.get(option, 0)
