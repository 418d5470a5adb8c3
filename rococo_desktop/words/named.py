"""Players by their names, and sentences that begin with one."""

from collections.abc import Sequence
from itertools import groupby


class Named:
    """Knows the players' names by seat."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = tuple(names)

    def name(self, seat: int) -> str:
        """Return the name of the player in a seat."""
        return self._names[seat]

    def is_about(self, seat: int, sentence: str) -> bool:
        """Return whether a sentence says what the player in a seat does, beginning with them."""
        return sentence.startswith(f"{self.name(seat)} ")

    def joined(self, seat: int, sentences: Sequence[str]) -> str:
        """Return sentences about a player as one; what is said again is counted."""
        subject = f"{self.name(seat)} "
        parts = [
            (said, len(list(again)))
            for said, again in groupby(
                sentence.removeprefix(subject).removesuffix(".") for sentence in sentences
            )
        ]
        told = ", ".join(f"{said} (×{times})" if times > 1 else said for said, times in parts)
        return f"{subject}{told}."
