"""The pictures of the palace's halls."""

from collections.abc import Iterator

from tools.art.palace.fittings import (
    CARPETS,
    carpet,
    chandelier,
    light,
    niche,
    podium,
    spot,
    step,
    sunlight,
)
from tools.art.palace.halls import halls
from tools.art.pen import Art


def pictures() -> Iterator[tuple[str, Art]]:
    """Yield everything that furnishes the palace."""
    yield from halls()
    yield "room/chandelier", chandelier(lit=False)
    yield "room/chandelier-lit", chandelier(lit=True)
    yield "room/sunlight", sunlight()
    yield "room/niche", niche()
    yield "spot/guest", spot()
    yield "spot/master", step()
    yield "spot/podium", podium()
    yield "spot/light", light()
    for colour, ramp in CARPETS.items():
        yield f"spot/carpet-{colour}", carpet(ramp)
