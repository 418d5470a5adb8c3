"""Which pieces may be chosen now: the pending decision's options, looked up by piece."""

from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.rococo.view import View


class Marks:
    """The options of the decision that the person at the screen is asked."""

    def __init__(self, decision: Decision | None) -> None:
        options = () if decision is None else decision.options
        self._numbers = {option: number for number, option in enumerate(options, start=1)}

    @classmethod
    def of(cls, view: View) -> "Marks":
        """Return the marks for a view; without a decision for its eyes there are none."""
        return cls(view.decision)

    def legal(self, option: str | None) -> bool:
        """Return whether an option may be chosen."""
        return option in self._numbers

    def number(self, option: str | None) -> int:
        """Return the place of an option in the list, from 1; 0 if it is not in it."""
        return 0 if option is None else self._numbers.get(option, 0)
