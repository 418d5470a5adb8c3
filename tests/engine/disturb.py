"""Change everything mutable in a value, to find out whether a copy shares it."""

from dataclasses import fields
from typing import Any

from rococo_desktop.engine.record import Record


def disturb(value: Any) -> None:
    """Change everything mutable in a value, recursively."""
    if isinstance(value, Record):
        for each in fields(value):  # type: ignore[arg-type]
            disturb(getattr(value, each.name))
            setattr(value, each.name, None)
    elif isinstance(value, list | dict):
        for item in value.values() if isinstance(value, dict) else value:
            disturb(item)
        value.clear()
    elif isinstance(value, tuple):
        for item in value:
            disturb(item)
