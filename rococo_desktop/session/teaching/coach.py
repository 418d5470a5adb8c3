"""The coach of a first game: rules of thumb, kept as data, for what matters now.

The tips of a game are in ``resources/coach/<game>.toml``, the more urgent first. The game says them
in its own words, which may name the facts.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from rococo_desktop.ai.suggestion import Suggestion
from rococo_desktop.engine.parsing import parse_toml
from rococo_desktop.resources import resource_path
from rococo_desktop.rules.events import ActionChosen

PIECES = "pieces:"
"""The prefix of a fact whose pieces are lit, or are deeds."""
OWN = "own:"
"""The prefix of an event of one's own last turn."""
SURE = 4
"""The number of consecutive good turns after which the coach only mentions costly ones."""
EARLY = 2
"""The first rounds, in which a learner is told tips however good the turns were."""
COSTLY = 2.5
"""The points of final score that a turn may lose before the coach mentions it."""
WASTED = 1.0
"""The same for a turn that did nothing, which somebody who is learning may not have meant."""
SMALL = 1.5
"""The points that a good turn may lose against the coach's own."""

Facts = Mapping[str, int]
Pieces = Mapping[str, Sequence[str]]
Range = Annotated[tuple[int, int], Field(strict=False)]


class Tip(BaseModel):
    """A rule of thumb, and the question at which it is said if the facts are in its ranges."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    key: Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$")]
    asked: str
    """The kind of the question."""
    when: dict[str, int | Range] = {}
    """By fact, its value or its lowest and highest value."""
    of: str = ""
    """The fact whose pieces it names, on which the light falls; empty for none."""
    light: tuple[str, ...] = ()
    """Further places on which the light falls, or the pieces of facts."""
    deeds: tuple[str, ...] = ()
    """The answers that it recommends, or the pieces of facts; it is said only to whom the hint says
    one of them, too."""
    with_: Annotated[tuple[str, ...], Field(alias="with")] = ()
    """Further answers, or pieces of facts, of which the hint has to give one as well."""
    anywhere: bool = False
    """Whether the hint may say it of any of its answers, as of a hand, and not only of the next."""
    after: str = ""
    """The kind of an event that must have happened since one's last answer; empty for none.

    After the prefix of what is one's own it is of one's own last turn, and may end with a rank."""
    times: Annotated[int, Field(ge=1)] = 1
    """The number of times it is said in a game."""

    def fits(self, kind: str, facts: Facts, news: Collection[str] = ()) -> bool:
        """Return whether the tip applies to a question of a kind, given the facts and events."""
        return (
            kind == self.asked
            and self.after in {"", *news}
            and all(
                low <= facts[name] <= high
                for name, wanted in self.when.items()
                for low, high in [wanted if isinstance(wanted, tuple) else (wanted, wanted)]
            )
        )

    def agrees(self, play: Suggestion, done: int, pieces: Pieces) -> bool:
        """Return whether a hint, of which some answers are ``done``, does what the tip recommends.

        That is its main action, or its next answer.
        """
        meant, further = _named(self.deeds, pieces), _named(self.with_, pieces)
        if self.with_ and further.isdisjoint(play.answers[done:]):
            return False
        action = [each.action for each in play.events if isinstance(each, ActionChosen)][:1]
        answers = play.answers[done:] if self.anywhere else play.answers[done : done + 1]
        return not meant.isdisjoint((*action, *answers))


def _named(deeds: Sequence[str], pieces: Pieces) -> set[str]:
    """Return answers, and those that are the pieces of facts."""
    return {
        each
        for deed in deeds
        for each in (pieces[deed.removeprefix(PIECES)] if deed.startswith(PIECES) else (deed,))
    }


@cache
def tips(game: str) -> tuple[Tip, ...]:
    """Return the tips of a game, the more urgent first; a game without a coach has none."""
    file = resource_path("coach", f"{game}.toml")
    if not file.is_file():
        return ()
    document = parse_toml(file.read_bytes())
    return tuple(Tip.model_validate(each) for each in document["tips"])


class Coaching:
    """The coach's memory of a game: the tips said, and how sure the learner has become."""

    def __init__(self, game: str) -> None:
        self._tips = tips(game)
        self._said: Counter[str] = Counter()
        self._good = 0

    @property
    def sure(self) -> bool:
        """Return whether the learner needs no more tips after the first rounds."""
        return self._good >= SURE

    def due(self, kind: str, facts: Facts, news: Collection[str] = ()) -> Iterator[Tip]:
        """Yield what matters for a question and has not been said, the more urgent first.

        ``news`` are the kinds of the events since the last answer.
        """
        silent = self.sure and facts["round"] > EARLY
        for tip in self._tips:
            if not silent and self._said[tip.key] < tip.times and tip.fits(kind, facts, news):
                yield tip

    def note(self, tip: Tip) -> None:
        """Count a tip as said."""
        self._said[tip.key] += 1

    def judge(self, lost: float, *, wasted: bool = False) -> bool:
        """Note the points that a turn lost, perhaps ``wasted``; return whether to mention it."""
        costly = lost >= (WASTED if wasted else COSTLY)
        if costly:
            self._good = 0
        elif lost <= SMALL:
            self._good += 1
        return costly
