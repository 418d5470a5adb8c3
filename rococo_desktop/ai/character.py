"""Characters: computer players with their own judgement and human weaknesses."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, Self

from rococo_desktop.ai.bot import M_contra, S, V_contra, asked
from rococo_desktop.ai.plays import Play
from rococo_desktop.engine.randomness import Generator


class Judged(NamedTuple, Generic[S]):
    """A whole play, and its worth in points of final score."""

    play: Play[S]
    points: float


class Judge(Protocol[M_contra, V_contra]):
    """A judgement of whole plays."""

    @property
    def network(self) -> str | None:
        """Return the name of its network; None for one that was not trained."""

    def with_network(self, network: str) -> Self:
        """Return this judgement with another network; raises ValueError if it uses none."""

    def judge(
        self, match: M_contra, view: V_contra, rng: Generator, budget: int
    ) -> Sequence[Judged[Any]]:
        """Return the plays from the pending decision, the best first."""


@dataclass(frozen=True, slots=True)
class Character(Generic[M_contra, V_contra]):
    """A computer player that takes the best play it sees, as it judges it.

    It forgets nothing on the table and never cheats. Its weaknesses are human: it overlooks a play,
    or mistakes a good one for a better one.
    """

    judgement: Judge[M_contra, V_contra]
    notices: int = 100
    """The percentage of plays that it notices; two answers tell plays apart."""
    wobble: float = 0.0
    """The most points by which it overrates or underrates a play."""

    @property
    def looks(self) -> bool:
        return True

    def choose(self, match: M_contra, view: V_contra, rng: Generator, budget: int) -> str:
        """Return the first answer of the play that seems best; of equal ones, the first."""
        judged = self.judgement.judge(match, view, rng, budget)
        if not judged:
            return asked(view).options[0]
        noticed = self._noticed(judged, rng)
        if self.wobble:
            noticed = sorted(noticed, key=lambda each: -(each.points + self._error(rng)))
        return noticed[0].play.answers[0]

    def _noticed(self, judged: Sequence[Judged[Any]], rng: Generator) -> Sequence[Judged[Any]]:
        if self.notices >= 100:
            return judged
        ways = dict.fromkeys(each.play.answers[:2] for each in judged)
        seen = {way for way in ways if rng.below(100) < self.notices}
        return [each for each in judged if each.play.answers[:2] in seen] or judged[-1:]

    def _error(self, rng: Generator) -> float:
        """Return an error around 0: small ones are more likely than large ones."""
        return self.wobble * (rng.below(1001) + rng.below(1001) - 1000) / 1000
