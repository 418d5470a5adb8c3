"""Who sees a field of a record. It is said where the field is declared, and nowhere else."""

from dataclasses import dataclass
from typing import Annotated, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Sight:
    """Who sees the value of a field, and whether everybody sees the number of its pieces."""

    owner: bool = False
    """Whether the player sees it whose record it is; what belongs to the table has no owner."""
    others: bool = False
    count: str = ""
    """The name of the number in views, where ``{}`` is the field's name; empty if it is hidden."""


Open = Annotated[T, Sight(owner=True, others=True)]
"""Everybody sees it."""
Own = Annotated[T, Sight(owner=True, count="{}_size")]
"""Its owner sees it, and everybody how many pieces there are."""
Private = Annotated[T, Sight(owner=True)]
"""Its owner sees it, and the others nothing of it."""
Counted = Annotated[T, Sight(count="{}_size")]
"""Nobody sees it, but everybody how many pieces there are."""
Secret = Annotated[T, Sight()]
"""Nobody sees anything of it."""
Told = Annotated[T, None]
"""A view tells of it in its own code: records, or what depends on more than the seat."""
