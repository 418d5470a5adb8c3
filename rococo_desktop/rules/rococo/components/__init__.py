"""The components as data: models, loading, checks of the known facts, the components document."""

from __future__ import annotations

from .document import components_document
from .load import load
from .models import (
    SILK_COLORS,
    Board,
    BoardName,
    Components,
    Constants,
    Decoration,
    Dress,
    Employee,
    EmployeeType,
    Fireworks,
    GuestSpace,
    Hall,
    Notions,
    PerColor,
    Resource,
    Reward,
    Silk,
    SilkColor,
)

__all__ = [
    "SILK_COLORS",
    "Board",
    "BoardName",
    "Components",
    "Constants",
    "Decoration",
    "Dress",
    "Employee",
    "EmployeeType",
    "Fireworks",
    "GuestSpace",
    "Hall",
    "Notions",
    "PerColor",
    "Resource",
    "Reward",
    "Silk",
    "SilkColor",
    "components_document",
    "load",
]
