"""Writes the pictures of families: ``python -m tools.art``."""

from collections.abc import Iterator

from tools.art import (
    cat,
    emblems,
    fabric,
    guests,
    jewels,
    outside,
    palace,
    people,
    scenes,
    stage,
    wardrobe,
)
from tools.art.palette import EDITIONS
from tools.art.patisserie.write import pictures as pastry_pictures
from tools.art.pen import Art
from tools.art.places import IMAGES


def pictures() -> Iterator[tuple[str, Art]]:
    """Yield each picture with its name."""
    for edition, silks in EDITIONS.items():
        for silk, ramp in silks.items():
            yield f"silk/{edition}/{silk}", fabric.bale(silk, ramp)
            yield f"silk/{edition}/{silk}-bolt", fabric.bolt(silk, ramp)
            yield f"jewel/{edition}/{silk}", jewels.jewel(silk, ramp)
            for cut in range(1, 5):
                for other in silks:
                    second = None if other == silk else (other, silks[other])
                    name = f"{edition}/{silk}-{cut}" + (f"-{other}" if second else "")
                    yield f"dress/{name}", wardrobe.dress(cut, (silk, ramp), second)
                    yield f"guest/{name}", guests.guest(cut, (silk, ramp), second)
    for color, velvet in stage.VELVET.items():
        yield f"curtain/{color}/cloth", stage.cloth(velvet)
        yield f"curtain/{color}/valance", stage.valance(velvet)
    for trade, sitters in people.SITTERS.items():
        for number in range(1, len(sitters) + 1):
            yield f"employee/bust/{trade}-{number}", people.bust(trade, number)
        for number in range(1, len(scenes.SCENES[trade]) + 1):
            yield f"employee/scene/{trade}-{number}", scenes.scene(trade, number)
    for pose in cat.POSES:
        yield f"cat/{pose}", cat.cat(pose)
    for portrait in people.PLAYERS:
        yield f"sitter/{portrait}", people.player(portrait)
    for number in range(1, 6):
        yield f"emblem/{number}", emblems.plain(number)
        yield f"emblem/light-{number}", emblems.light(number)
        yield f"emblem/token-{number}", emblems.token(number)
    yield "frame/laurel", emblems.laurel()
    yield from palace.pictures()
    yield from outside.pictures()
    yield from pastry_pictures()


def main() -> None:
    """Write the pictures that have changed."""
    for name, art in pictures():
        file = IMAGES / f"{name}.svg"
        file.parent.mkdir(parents=True, exist_ok=True)
        text = art.svg()
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
        if len(text) > 14_500:
            print(f"{name}: {len(text)} bytes")


if __name__ == "__main__":
    main()
