"""The portraits of those who sit at a table, as paths in the images."""

from collections.abc import Callable, Sequence

from rococo_desktop.session.seats import Portrait, SeatPlan, looks


def portraits(seats: Sequence[SeatPlan], of: Callable[[str], str]) -> list[str]:
    """Return the portrait of each seat: that ``of`` its kind, or what the person chose."""
    return [
        of(seat.kind) or person(look.portrait)
        for seat, look in zip(seats, looks(seats), strict=True)
    ]


def person(portrait: Portrait) -> str:
    """Return the portrait of a person."""
    return f"sitter/{portrait}"
