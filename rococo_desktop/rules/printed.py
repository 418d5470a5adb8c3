"""The printed values on a game's components, for a form in which an owner corrects them."""

from collections.abc import Mapping
from typing import NamedTuple

from rococo_desktop.engine.codec import Json

NOTHING = "none"
"""The value of a field that a piece lacks."""


class Group(NamedTuple):
    """A field that holds several values; the form shows those named here."""

    values: Mapping[str, Json]
    """The default for a value that a file omits."""
    absent: str = ""
    """The value that is ``NOTHING`` if the piece lacks the field; empty if it never does."""


class Printed(NamedTuple):
    """The fields of a game's component files that are printed values."""

    hidden: frozenset[str]
    """Fields that are not printed, or identify the piece; ``table.field`` in one table only."""
    choices: Mapping[str, tuple[str, ...]]
    """The possible values of a field by its path."""
    groups: Mapping[str, Group]
    """The fields that hold several values by name; ``table.field`` in one table only."""
    lacking: Mapping[str, str]
    """By table the group that its entries may lack."""

    def hides(self, table: str, field: str) -> bool:
        """Return whether a field of the entries of a table is not shown."""
        return not self.hidden.isdisjoint((field, f"{table}.{field}"))

    def group(self, table: str, field: str) -> Group | None:
        """Return the group of a field; None for a single value."""
        return self.groups.get(f"{table}.{field}") or self.groups.get(field)
