"""The portraits of those who sit at a table, as paths in the images."""

from collections.abc import Callable, Sequence

from rococo_desktop.session.seats import Portrait, SeatPlan, looks


def portraits(seats: Sequence[SeatPlan], of: Callable[[str], str]) -> list[str]:
    """Return the portrait of each seat: that ``of`` its kind, or what the person chose.

    Of several seats of a kind, only the first has that of the kind: no two are alike. Whoever plays
    for somebody else does so under their name, and with their face.
    """
    found: list[str] = []
    for seat, look in zip(seats, looks(seats), strict=True):
        known = of(seat.kind if seat.before is None else seat.before.kind)
        found.append(known if known and known not in found else person(look.portrait))
    return found


def person(portrait: Portrait) -> str:
    """Return the portrait of a person."""
    return f"sitter/{portrait}"
