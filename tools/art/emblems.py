"""Five players' emblems, each with an outline of its own, and their tokens."""

import math

from PySide6.QtGui import QTransform

from tools.art.palette import CRIMSON, GOLD, INK, IVORY, LEAF, PLAYERS
from tools.art.pen import Art, dots, mirror, oval, path_of, sym, text_of


def _around(d_of: str, count: int, turn: float = 0) -> str:
    """Return a petal, drawn upward from the middle of the sign, repeated all around."""
    out = ""
    for k in range(count):
        step = QTransform().translate(32, 32).rotate(turn + 360 * k / count)
        out += text_of(step.map(path_of(d_of))) + "Z"
    return out


def lily() -> list[tuple[str, bool]]:
    """Draw a lily of France."""
    middle = sym("M32 5C38 12 41 19 38.5 27C37 32 36 34 36 38L32 38", 32)
    side = (
        "M38 38C38.5 31 41 23 48 21C55 19.5 60 25 58 31.5C56.5 36 51 37 48.5 33.5"
        "C49.5 38 48 41 44 42.5L38 42.5Z"
    )
    band = "M22 40h20v6h-20Z"
    foot = sym(
        "M32 48L38 48C39.5 53 43 55.5 48 57C44 60.5 38.5 60 36 56.5C35 58.5 33.5 60 32 61", 32
    )
    return [(side, True), (mirror(side, 32), True), (middle, True), (band, True), (foot, True)]


def swan() -> list[tuple[str, bool]]:
    """Draw a swan on the water."""
    body = (
        "M22 6C30 4 35 9 34 16C33 23 26 27 25 34C28 30 34 28 41 29C48 25 56 26 62 20"
        "C62 32 59 42 52 48C47 52 38 53 30 52C19 51 13 44 14 35C15 27 24 22 26 15C26.5 12 24 11"
        " 21.5 12.5C20 13.5 18 15 14 17C13 18 10 18 9 16.5C13 14 14 8 22 6Z"
    )
    wing = "M33 42C40 44 50 42 56 33M31 37C38 39 46 37 52 32"
    water = "M6 55C12 51 16 59 22 55C28 51 32 59 38 55C44 51 48 59 54 55C56 53.5 57 53.5 59 54"
    return [(body, True), (wing, False), (water, False)]


def key() -> list[tuple[str, bool]]:
    """Draw a key."""
    bow = oval(32, 11.5, 6.5) + oval(23, 19.5, 6.5) + oval(41, 19.5, 6.5)
    shaft = "M29.5 22h5v38l-2.5 3l-2.5-3Z"
    bit = "M34 44h12v5h-4v3h4v6h-12Z"
    collar = "M25 28h14v4h-14Z"
    return [(bow, False), (shaft, True), (bit, True), (collar, True)]


def rose() -> list[tuple[str, bool]]:
    """Draw a rose."""
    petals = _around(
        "M0 -9C-6 -12 -15 -20 -11 -26C-8 -29.5 -3 -29 0 -26.5C3 -29 8 -29.5 11 -26"
        "C15 -20 6 -12 0 -9Z",
        5,
    )
    sepals = _around("M0 -10C-3 -16 -3 -24 0 -31C3 -24 3 -16 0 -10Z", 5, 36)
    return [(sepals, True), (petals, True)]


def sun() -> list[tuple[str, bool]]:
    """Draw a sun with a face."""
    rays = _around("M-3.5 -14C-3 -20 -1.5 -26 0 -31C1.5 -26 3 -20 3.5 -14Z", 8)
    waves = _around("M-3 -14C-6 -18 0 -21 -2.5 -27C4 -23 2 -18 4 -14Z", 8, 22.5)
    return [(rays, True), (waves, True), (oval(32, 32, 12.5), True)]


EMBLEMS = (lily, swan, key, rose, sun)


def emblem(art: Art, number: int, colour: str, ground: str) -> None:
    """Draw an emblem in one colour; ``ground`` shows through its inner lines."""
    for d, solid in EMBLEMS[number - 1]():
        if solid:
            art.path(d, fill=colour)
        elif number == 2 and d.startswith("M33"):
            art.path(d, line=ground, width=2)
        else:
            art.path(d, line=colour, width=4 if number == 3 else 3)
    if number == 2:
        art.path("M24 8.5h.1", line=ground, width=2.4)
    elif number == 4:
        art.path(oval(32, 32, 8.6), fill=colour, line=ground, width=2)
        ring = [
            (32 + 4.6 * math.cos(k * 1.2566), 32 + 4.6 * math.sin(k * 1.2566)) for k in range(5)
        ]
        art.path(dots(ring), line=ground, width=2.4)
    elif number == 5:
        art.path(oval(32, 32, 13.2), fill=colour, line=ground, width=1.8)
        art.path("M27.5 30h.1M36.5 30h.1", line=ground, width=2.6)
        art.path("M27 36C29.5 39 34.5 39 37 36M32 31v3.5", line=ground, width=1.5)


def plain(number: int) -> Art:
    """Draw an emblem in ink, to be laid on any light ground."""
    art = Art(64, 64)
    emblem(art, number, INK, "#fbf4e4")
    return art


def light(number: int) -> Art:
    """Draw an emblem in ivory, for dark grounds."""
    art = Art(64, 64)
    emblem(art, number, IVORY.light, INK)
    return art


def token(number: int) -> Art:
    """Draw a player's token."""
    art = Art(64, 64)
    ramp, colour = PLAYERS[number - 1]
    art.path(oval(32, 33.5, 29.5), fill=GOLD.deep)
    art.path(
        oval(32, 31.5, 29.5),
        fill=art.linear(8, 6, 56, 58, GOLD.light, GOLD.mid, GOLD.dark),
        line=GOLD.deep,
        width=1.2,
    )
    art.path(
        oval(32, 31.5, 25.5),
        fill=art.radial(24, 20, 44, ramp.light, (0.4, ramp.mid), ramp.dark)
        if number != 2
        else art.radial(24, 20, 44, ramp.light, (0.5, ramp.mid), ramp.dark),
        line=ramp.deep,
        width=1.4,
    )
    turns = [k * math.pi / 16 for k in range(32)]
    nicks = dots([(32 + 27.6 * math.cos(a), 31.5 + 27.6 * math.sin(a)) for a in turns])
    art.path(nicks, line=GOLD.dark, width=1.3)
    size = 0.74 if number in (4, 5) else 0.67
    with art.group(f"translate({32 - 32 * size:g} {31.5 - 32 * size:g}) scale({size})"):
        emblem(art, number, colour, ramp.dark if number in (1, 2, 4) else ramp.light)
    return art


def laurel() -> Art:
    """Draw a wreath of laurel, tied with a ribbon, around a portrait."""
    art = Art(160, 160)
    with art.group("translate(9.6 9.6) scale(0.88)"):  # the leaves reach beyond the twigs
        _laurel(art)
    return art


def _laurel(art: Art) -> None:
    branch = "M80 148C34 150 6 114 10 78C12 52 24 32 42 20"
    twigs = branch + mirror(branch, 80)
    art.path(twigs, line=LEAF.deep, width=5)
    art.path(twigs, line=LEAF.dark, width=2.6)
    leaf = "M0 3C-9 -5 -9 -17 0 -27C9 -17 9 -5 0 3Z"
    for k in range(13):
        turn = 166 - 12.4 * k
        for lean, tone in ((38, LEAF.dark), (-30, LEAF.mid)):
            with art.group(f"rotate({180 + turn:g} 80 80) translate(80 10) rotate({90 - lean:g})"):
                _leaf(art, leaf, tone)
            with art.group(f"rotate({180 - turn:g} 80 80) translate(80 10) rotate({lean - 90:g})"):
                _leaf(art, leaf, tone)
    berries = [
        (80 + 70 * math.cos(a), 80 + 70 * math.sin(a))
        for a in (math.radians(90 + side * turn) for turn in range(24, 140, 24) for side in (1, -1))
    ]
    art.path(dots(berries), line=GOLD.deep, width=8)
    art.path(dots(berries), line=GOLD.mid, width=6)
    art.path(dots([(x - 1, y - 1) for x, y in berries]), line=GOLD.light, width=2)
    ends = "M80 148C74 150 66 154 60 160L72 158L78 160Z"
    loop = "M80 149C66 136 50 140 52 150C54 160 70 158 80 149Z"
    for d in (ends, loop):
        art.path(d + mirror(d, 80), fill=CRIMSON.mid, line=CRIMSON.deep, width=1.6)
    art.path(oval(80, 149, 5.4), fill=CRIMSON.light, line=CRIMSON.deep, width=1.4)


def _leaf(art: Art, shape: str, tone: str) -> None:
    art.path(shape, fill=tone, line=LEAF.deep, width=1.2)
    art.path("M0 0V-20", line=LEAF.light, width=1, opacity=0.8)
