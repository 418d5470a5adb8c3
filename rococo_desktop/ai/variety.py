"""Variety: the plays of a hint differ in what matters, as far as there are such plays."""

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple, TypeAlias

from rococo_desktop.ai.bot import S
from rococo_desktop.ai.character import Judged
from rococo_desktop.ai.plays import Play


class Gist(NamedTuple):
    """What matters in a play: its action, empty at a question within one, and the main pieces."""

    action: str
    pieces: frozenset[str]

    def resembles(self, other: "Gist") -> bool:
        """Return whether two plays do the same action with a piece in common, or without any."""
        shared = self.pieces & other.pieces
        return self.action == other.action and bool(shared or not self.pieces | other.pieces)


GistOf: TypeAlias = Callable[[Sequence[str]], Gist]


def varied(found: Sequence[Judged[S]], gist_of: GistOf) -> Sequence[Judged[S]]:
    """Return the plays of which none has a gist like that of one before it."""
    gists, others = list[Gist](), list[Judged[S]]()
    for each in found:
        gist = gist_of(each.play.answers)
        if not any(map(gist.resembles, gists)):
            gists.append(gist)
            others.append(each)
    return others


def distinct(
    found: Sequence[Judged[S]],
    number: int,
    kind_of: Callable[[Sequence[str]], Hashable],
    gist_of: GistOf,
) -> list[tuple[Play[S], float]]:
    """Return the best plays, no two of one kind, and by how many points each beats the best.

    That is 0 or less. Variations of one gist only fill the places that other plays leave.
    """
    best, *rest = found
    kinds = dict[Hashable, Judged[S]]()
    for each in (best, *sorted(rest, key=lambda each: -each.points)):
        kinds.setdefault(kind_of(each.play.answers), each)
    plays = [*kinds.values()]
    others = varied(plays, gist_of)
    variations = [each for each in plays if each not in others]
    kept = [*others, *variations][:number]
    # A play that dropped out early may seem better than one that was continued further.
    more = [min(0.0, each.points - best.points) for each in plays]
    return [(each.play, gain) for each, gain in zip(plays, more, strict=True) if each in kept]
