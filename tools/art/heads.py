"""The hats and hair of later portraits, and marks that distinguish two faces."""

from collections.abc import Callable
from typing import NamedTuple

from tools.art.palette import CRIMSON, GOLD, IVORY, Ramp
from tools.art.pen import Art, along, both, dots, mirror, oval, sym
from tools.art.wardrobe import bow

FELT = Ramp("#6f6270", "#453a48", "#2c2430", "#120d16")
STRAW = Ramp("#fbe9b7", "#e8c983", "#bf9650", "#6f5020")

Draw = Callable[[Art, Ramp, Ramp], None]
"""Draws a head with ramps for hair and trim, or a mark with ramps for skin and hair."""


class Head(NamedTuple):
    """The hair behind a face, a function that draws the part above it, and the top of that part."""

    back: str
    above: Draw
    top: float


def _front(art: Art, hair: Ramp) -> None:
    """Draw the hair combed back from the temples, below a hat."""
    d = sym("M60 46C70 48 77 57 79 71C87 64 86 48 78 41L60 41")
    art.path(d, fill=art.linear(0, 36, 0, 72, hair.light, hair.mid), line=hair.deep, width=1.2)
    art.path(both("M70 47C77 50 81 56 83 64"), line=hair.dark, width=1.1)


def _tricorne(art: Art, hair: Ramp, trim: Ramp) -> None:
    _front(art, hair)
    art.path(
        sym("M60 9C73 9 79 17 81 34L60 38"),
        fill=art.across(FELT, 39, 81),
        line=FELT.deep,
        width=1.3,
    )
    brim = sym("M60 49C74 47 94 42 106 25C100 20 93 20 89 22C82 31 71 34 60 34")
    art.path(brim, fill=art.across(FELT, 14, 106), line=FELT.deep, width=1.3)
    edge = both("M60 34C71 34 82 31 89 22C93 20 100 20 106 25")
    art.path(edge, line=GOLD.deep, width=3.2)
    art.path(edge, line=GOLD.light, width=1.6)
    for width, shade in ((12.0, trim.deep), (9.6, trim.mid), (4.0, GOLD.light)):
        art.path(dots([(83, 35)]), line=shade, width=width)


def _straw(art: Art, hair: Ramp, trim: Ramp) -> None:
    _front(art, hair)
    brim = "M14 42C20 28 44 26 60 27C76 26 100 28 106 42C92 50 76 45 60 45C44 45 28 50 14 42Z"
    art.path(brim, fill=art.across(STRAW, 12, 108), line=STRAW.deep, width=1.3)
    art.path(both("M60 41C76 40 92 44 101 41M60 36C76 35 92 38 101 37"), line=STRAW.dark, width=0.9)
    art.path(
        sym("M60 12C74 12 81 18 82 34C74 37 68 37.5 60 37.5"),
        fill=art.across(STRAW, 38, 82),
        line=STRAW.deep,
        width=1.3,
    )
    band = sym("M60 28C70 28 76 27 81.5 25L82 34C74 37 68 37.5 60 37.5")
    art.path(band, fill=art.across(trim, 38, 82), line=trim.deep, width=1.1)
    bow(art, 76, 33, 7.5, trim)


def _turban(art: Art, hair: Ramp, trim: Ramp) -> None:
    art.path(
        both("M76 48C80 54 81 62 79 74C84 68 86 58 84 46Z"),
        fill=hair.mid,
        line=hair.deep,
        width=1.1,
    )
    cloth = sym("M60 54C72 51 80 53 86 50C96 40 92 12 60 11")
    art.path(cloth, fill=art.across(trim, 28, 92), line=trim.deep, width=1.3)
    folds = both("M60 54C72 46 84 42 89 34M60 50C70 40 80 34 87 25M60 46C66 34 74 26 80 18")
    art.path(folds, line=trim.deep, width=1.3, opacity=0.7)
    art.path("M60 40C55 28 58 16 68 6C72 16 70 30 64 40Z", fill=IVORY.light, line=IVORY.deep)
    art.path("M62 39C61 28 64 18 68 10", line=IVORY.dark, width=0.9)
    for width, shade in ((11.0, GOLD.deep), (9.0, GOLD.light), (5.4, CRIMSON.mid)):
        art.path(dots([(60, 43)]), line=shade, width=width)


def _curls(art: Art, hair: Ramp, trim: Ramp) -> None:
    ring = along("M34 86C24 62 32 30 60 29C88 30 96 62 86 86", 15)
    art.path(dots(ring), line=hair.deep, width=20)
    art.path(dots(ring), line=hair.mid, width=17.6)
    art.path(dots([(x - 2, y - 3) for x, y in ring]), line=hair.light, width=4, opacity=0.7)
    fringe = along("M41 62C41 47 50 43 60 43C70 43 79 47 79 62", 8)
    art.path(dots(fringe), line=hair.deep, width=13)
    art.path(dots(fringe), line=hair.mid, width=10.8)
    art.path(dots([(x - 1.5, y - 2) for x, y in fringe]), line=hair.light, width=3, opacity=0.7)
    for width, shade in ((6.0, trim.deep), (4.2, trim.mid)):
        art.path("M36 43C46 31 74 31 84 43", line=shade, width=width)
    bow(art, 82, 42, 7.5, trim)


def _crop(art: Art, hair: Ramp, _trim: Ramp) -> None:
    d = (
        "M38 68C32 54 34 42 44 37C46 30 56 28 62 31C70 27 82 32 83 41C90 48 87 60 82 68"
        "C81 61 79 56 75 53C72 57 67 56 64 52C60 57 52 57 49 53C44 56 41 61 38 68Z"
    )
    art.path(d, fill=art.linear(0, 30, 0, 66, hair.light, hair.mid), line=hair.deep, width=1.3)
    art.path(
        "M46 40C50 37 54 38 56 42M62 33C68 33 72 37 72 43M80 43C83 47 84 52 82 57"
        "M42 48Q42 54 40 58",
        line=hair.dark,
        width=1.2,
    )


def _plaits(art: Art, hair: Ramp, trim: Ramp) -> None:
    art.path(
        sym("M60 43C71 47 78 56 79 70C88 62 86 46 77 39C70 34 64 34 60 35"),
        fill=art.linear(0, 34, 0, 66, hair.light, hair.mid),
        line=hair.deep,
        width=1.2,
    )
    art.path("M60 35V44" + both("M64 41C73 44 79 51 82 60"), line=hair.dark, width=1.1)
    plait = along("M83 78C92 90 91 106 86 118", 6)
    for links in (plait, [(120 - x, y) for x, y in plait]):
        art.path(dots(links), line=hair.deep, width=12)
        art.path(dots(links), line=hair.mid, width=9.8)
        art.path(dots([(x - 1.5, y - 1.5) for x, y in links]), line=hair.light, width=3)
        bow(art, links[-1][0], 121, 6.5, trim)


CLOSE = sym("M60 38C78 38 86 50 84 66L81 82L60 80")
LONG = sym("M60 38C78 38 87 50 86 68C87 82 86 92 82 98L60 90")

HEADS = {
    "tricorne": Head(CLOSE, _tricorne, 8),
    "straw": Head(LONG, _straw, 11),
    "straw-short": Head(CLOSE, _straw, 11),
    "turban": Head(CLOSE, _turban, 5),
    "curls": Head(LONG, _curls, 18),
    "crop": Head(CLOSE, _crop, 28),
    "plaits": Head(CLOSE, _plaits, 33),
}


def _glasses(art: Art, _skin: Ramp, _hair: Ramp) -> None:
    for x in (50.3, 69.7):
        art.path(oval(x, 68.5, 7.3), line=GOLD.deep, width=2)
        art.path(oval(x, 68.5, 7.3), line=GOLD.light, width=0.9)
    art.path("M57.5 67.5Q60 65.5 62.5 67.5", line=GOLD.deep, width=1.6)


def _goatee(art: Art, _skin: Ramp, hair: Ramp) -> None:
    lip = "M60 80C65 79.5 70 82 72.5 87C68 85.5 63 83.5 60 83Z"
    art.path(lip + mirror(lip), fill=hair.mid, line=hair.deep, width=0.8)
    chin = "M54.5 89.5C57 88.5 63 88.5 65.5 89.5C65 96 62.5 100 60 101.5C57.5 100 55 96 54.5 89.5Z"
    art.path(chin, fill=hair.mid, line=hair.deep, width=1)


def _freckles(art: Art, skin: Ramp, _hair: Ramp) -> None:
    spots = [(66.0, 74.0), (69.5, 76.0), (73.0, 73.5), (70.5, 79.0), (66.5, 78.0)]
    art.path(dots(spots + [(120 - x, y) for x, y in spots]), line=skin.deep, width=1.5, opacity=0.6)


def _earrings(art: Art, _skin: Ramp, _hair: Ramp) -> None:
    art.path(dots([(41.0, 80.0), (79.0, 80.0)]), line=GOLD.deep, width=5)
    art.path(dots([(41.0, 80.0), (79.0, 80.0)]), line=GOLD.light, width=3)


MARKS: dict[str, Draw] = {
    "glasses": _glasses,
    "goatee": _goatee,
    "freckles": _freckles,
    "earrings": _earrings,
}
