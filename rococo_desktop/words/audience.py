"""Who reads a sentence, and what is said to them in words of their own: who has won, and why."""

from collections.abc import Collection, Sequence

from rococo_desktop.engine.score import Score
from rococo_desktop.texts import Catalogue
from rococo_desktop.texts.nouns import Argument

YOU = "you"
"""The attribute of a message: what is said to the player it is about."""


class Audience:
    """The names of the players, and the one among them who reads."""

    _texts: Catalogue

    def __init__(self, names: Sequence[str]) -> None:
        self._names = tuple(names)
        self.reader: int | None = None
        """The seat of the only person who reads this, to whom their own deeds are told as such."""

    def name(self, seat: int) -> str:
        """Return the name of the player in a seat."""
        return self._names[seat]

    def addressed(self, id: str, seats: Collection[int], **values: Argument) -> str:
        """Return a message about some seats, in its words for the reader if that is one of them.

        A language in which nothing changes for the reader has no message of its own for them.
        """
        said = self._texts.attribute(id, YOU, **values) if self.reader in seats else ""
        return said or self._texts.text(id, **values)

    def called(self, seats: Sequence[int]) -> str:
        """Return the names of some seats, that of the reader as "You" and first."""
        names = [self.name(seat) for seat in seats if seat != self.reader]
        you = [self._texts.text("window-you")] if self.reader in seats else []
        return self._texts.joined([*you, *names])

    @staticmethod
    def tied(score: Score) -> Sequence[int]:
        """Return the seats that have as many points as the winners."""
        best = score.players[score.winners[0]].total
        return [seat for seat, sheet in enumerate(score.players) if sheet.total == best]

    def outcome(self, id: str, score: Score, tied: Sequence[int], **values: Argument) -> str:
        """Return a sentence about who has won, and why of those ``tied``.

        The reader is told so as a winner; who has lost to somebody is named like them.
        """
        winner = score.winners[0]
        best = score.players[winner]
        others = [score.players[seat].left for seat in tied if seat != winner]
        won = self.reader in score.winners
        return self.addressed(
            id,
            score.winners,
            name=self.called([winner]) if won else self.name(winner),
            tied=self.called(tied) if won else self._texts.joined([*map(self.name, tied)]),
            total=best.total,
            left=best.left,
            next=max(others, default=0),
            **values,
        )
