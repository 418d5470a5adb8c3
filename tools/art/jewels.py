"""Necklaces and rings."""

import math

from tools.art.palette import GOLD, IVORY, Ramp
from tools.art.pen import Art, both, dots, oval, sym

LADIES = ("yellow", "red")
"""The silks whose jewelry is a necklace."""


def jewel(silk: str, ramp: Ramp) -> Art:
    """Draw the jewelry of a silk."""
    return necklace(ramp) if silk in LADIES else ring(ramp)


def _gem(art: Art, ramp: Ramp, cx: float, cy: float, r: float) -> None:
    """Draw a cut stone in a gilt setting."""
    art.path(oval(cx, cy, r + 5), fill=GOLD.mid, line=GOLD.deep, width=1.6)
    corners = [
        (
            cx + r * math.cos(math.radians(45 * k + 22.5)),
            cy + r * math.sin(math.radians(45 * k + 22.5)),
        )
        for k in range(8)
    ]
    outline = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + "Z"
    art.path(
        outline,
        fill=art.radial(cx - r * 0.3, cy - r * 0.4, r * 1.6, ramp.light, ramp.mid, ramp.dark),
        line=ramp.deep,
        width=1.6,
    )
    inner = [((x + cx) / 2, (y + cy) / 2) for x, y in corners]
    art.path(
        "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in inner) + "Z",
        fill=ramp.light,
        opacity=0.55,
    )
    facets = "".join(
        f"M{a:.1f} {b:.1f}L{x:.1f} {y:.1f}" for (a, b), (x, y) in zip(inner, corners, strict=True)
    )
    art.path(facets, line=ramp.deep, width=0.9, opacity=0.7)


def necklace(ramp: Ramp) -> Art:
    """Draw two rows of pearls with a pendant."""
    art = Art(120, 120)
    for row, (half, low) in enumerate(((44, 66), (36, 52))):
        pearls = []
        for k in range(17 - 2 * row):
            u = -1 + 2 * k / (16 - 2 * row)
            pearls.append((60 + half * math.sin(u * 1.35), 12 + low * math.cos(u * 1.35)))
        art.path(dots(pearls), line=GOLD.deep, width=10 - row)
        art.path(dots(pearls), line=ramp.mid if row else IVORY.mid, width=7.6 - row)
        shine = [(x - 1.4, y - 1.6) for x, y in pearls]
        art.path(dots(shine), line=ramp.light if row else "#ffffff", width=2.6)
    art.path("M60 70V78", line=GOLD.deep, width=5)
    art.path(
        sym("M60 74C78 76 86 88 78 100C72 110 66 110 60 117"),
        fill=art.down(GOLD, 74, 117),
        line=GOLD.deep,
        width=1.6,
    )
    _gem(art, ramp, 60, 92, 14)
    return art


def ring(ramp: Ramp) -> Art:
    """Draw a ring with a large stone."""
    art = Art(120, 120)
    art.path(oval(60, 78, 33, 33), line=GOLD.deep, width=15)
    art.path(oval(60, 78, 33, 33), line=art.linear(20, 40, 100, 116, *GOLD[:3]), width=11)
    art.path("M34 62C38 54 46 48 54 47M90 94C84 104 74 109 64 110", line=GOLD.light, width=3)
    art.path(
        both("M60 52L38 52L44 40L60 34"), fill=art.down(GOLD, 34, 56), line=GOLD.deep, width=1.6
    )
    _gem(art, ramp, 60, 32, 23)
    return art
