"""The players' names, and sentences that begin with one."""

from collections.abc import Sequence
from itertools import groupby

from rococo_desktop.texts import isolated


class Named:
    """The names of the players by seat."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = tuple(names)

    def name(self, seat: int) -> str:
        """Return the name of the player in a seat."""
        return self._names[seat]

    def is_about(self, seat: int, sentence: str) -> bool:
        """Return whether a sentence begins with the player in a seat as its subject.

        Of several names that it begins with, such as Ann and Ann Marie, the longest is the subject.
        """
        found = [each for each in self._names if sentence.startswith(_subject(each))]
        return self.name(seat) == max(found, key=len, default=None)

    def joined(self, seat: int, sentences: Sequence[str]) -> str:
        """Return one sentence for several about the same player; repetitions are counted."""
        subject = _subject(self.name(seat))
        parts = [
            (said, len(list(again)))
            for said, again in groupby(
                sentence.removeprefix(subject).removesuffix(".") for sentence in sentences
            )
        ]
        predicate = ", ".join(f"{said} (×{times})" if times > 1 else said for said, times in parts)
        return f"{subject}{predicate}."


def _subject(name: str) -> str:
    """Return a name as it stands at the beginning of a sentence."""
    return f"{isolated(name)} "
