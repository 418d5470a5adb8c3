"""What a question may tell of itself beside its options, each by a protocol of its own."""

from collections.abc import Iterator
from typing import Protocol, runtime_checkable

from rococo_desktop.rules.rococo.book import Game
from rococo_desktop.rules.rococo.obstacles import Candidate


@runtime_checkable
class Choosy(Protocol):
    """A question that says of all it asks about what is in the way."""

    def candidates(self, game: Game) -> Iterator[Candidate]:
        """Yield everything that is asked about; what meets no obstacle is an option."""
