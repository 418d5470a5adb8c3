"""Silk: the bales that a dress needs, the bales on a rack's tiles, and all useful payments."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from rococo_desktop.rules.rococo.components.bonuses import SilkColor
from rococo_desktop.rules.rococo.components.models import Resource, Silk


def silk_needs(silk: Silk, fewer: int, colors: tuple[SilkColor, ...]) -> tuple[Silk, ...]:
    """Return the bales needed if up to ``fewer`` bales of one of ``colors`` may be omitted.

    If the dress needs several of the colours, there is one entry for each choice.
    """
    reduced = [
        silk._replace(**{color: max(0, getattr(silk, color) - fewer)})
        for color in colors
        if getattr(silk, color)
    ]
    return tuple(reduced) or (silk,)


def total_silk(resources: dict[str, Resource], tiles: Iterable[str]) -> Silk:
    """Return the total of the bales on the tiles."""
    yellow = green = red = blue = 0
    for tile in tiles:
        silk = resources[tile].silk
        yellow += silk[0]
        green += silk[1]
        red += silk[2]
        blue += silk[3]
    return Silk(yellow, green, red, blue)


def covers(held: Silk, need: Silk) -> bool:
    """Return whether ``held`` has enough bales in every colour."""
    return held[0] >= need[0] and held[1] >= need[1] and held[2] >= need[2] and held[3] >= need[3]


@lru_cache(maxsize=512)
def missing(held: Silk, needs: tuple[Silk, ...]) -> Silk:
    """Return the bales that ``held`` lacks for the closest of ``needs``."""
    lacking = [
        Silk(*(max(0, want - have) for have, want in zip(held, need, strict=True)))
        for need in needs
    ]
    return min(lacking, key=sum)


def surplus(held: Silk, needs: Sequence[Silk]) -> Silk:
    """Return the bales lost if ``held`` pays for the first of ``needs`` that it covers."""
    need = next(need for need in needs if covers(held, need))
    return Silk(*(have - want for have, want in zip(held, need, strict=True)))


def payments(
    resources: dict[str, Resource], tiles: Sequence[str], needs: Sequence[Silk]
) -> list[tuple[str, ...]]:
    """Return every set of tiles that pays for one of ``needs`` without a superfluous tile.

    Tiles with the same silk are equivalent (their lower halves can no longer be used), so a set
    takes those that have been on the rack longest. Sets keep the rack's order.
    """
    kinds: dict[Silk, list[str]] = {}
    for tile in tiles:
        kinds.setdefault(resources[tile].silk, []).append(tile)
    found: dict[tuple[str, ...], None] = {}
    for need in needs:
        for counts in _paying_counts(list(kinds), [len(alike) for alike in kinds.values()], need):
            chosen = {
                tile
                for alike, count in zip(kinds.values(), counts, strict=True)
                for tile in alike[:count]
            }
            found[tuple(tile for tile in tiles if tile in chosen)] = None
    sets = list(found)
    return [one for one in sets if not any(set(other) < set(one) for other in sets)]


def _paying_counts(faces: list[Silk], have: list[int], need: Silk) -> list[tuple[int, ...]]:
    """Return the number of tiles of each face, for every payment without a useless last tile."""
    ways: list[tuple[int, ...]] = []
    counts = [0] * len(faces)

    def give(first: int, open_need: Silk) -> None:
        if not any(open_need):
            ways.append(tuple(counts))
            return
        for index in range(first, len(faces)):
            face = faces[index]
            helps = any(n and f for n, f in zip(open_need, face, strict=True))
            if counts[index] < have[index] and helps:
                counts[index] += 1
                rest = Silk(*(max(0, n - f) for n, f in zip(open_need, face, strict=True)))
                give(index, rest)
                counts[index] -= 1

    give(0, need)
    return ways
