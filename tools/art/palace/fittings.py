"""What stands and hangs in the halls: chandeliers, niches, and the places on the floor."""

import math

from tools.art.palace.room import (
    MARBLE,
)
from tools.art.palette import BRASS, CRIMSON, GOLD, WOOD, Ramp
from tools.art.pen import Art, box, dots, oval, pt, star, sym


def chandelier(*, lit: bool) -> Art:
    """Draw a chandelier of crystal and gilt, dark or lit."""
    art = Art(200, 120)
    gilt = GOLD if lit else BRASS
    arms = ((-62, 62), (-40, 70), (-16, 74), (16, 74), (40, 70), (62, 62))
    if lit:
        art.path(
            oval(100, 60, 100, 60),
            fill=art.radial(
                100, 58, 100, (0, "#fff0b0", 0.95), (0.35, "#ffdf8c", 0.55), (1, "#ffcf6a", 0)
            ),
        )
    with art.group("translate(100 0)"):
        art.path("M0 0V34", line=gilt.deep, width=3.2)
        art.path("M0 0V34", line=gilt.light, width=1.2)
        for x, y in arms:
            curve = f"M0 {y + 16}Q{x * 0.5:g} {y + 26} {x} {y + 4}"
            art.path(curve, line=gilt.deep, width=4)
            art.path(curve, line=gilt.mid, width=2.4)
            strand = f"M0 36Q{x * 0.42:g} {y - 4} {x} {y + 6}"
            beads = [
                (
                    t * t * x + 2 * t * (1 - t) * x * 0.42,
                    (1 - t) ** 2 * 36 + 2 * t * (1 - t) * (y - 4) + t * t * (y + 6),
                )
                for t in (k / 9 for k in range(1, 9))
            ]
            art.path(strand, line="#9db9c4", width=0.8)
            art.path(dots(beads), line="#7f9aa6", width=3.4)
            art.path(dots(beads), line="#f4fbff" if lit else "#d5e2e6", width=2.4)
        body = sym("M0 32C5 32 6 38 4 42C10 46 10 58 5 64C9 70 9 84 4 90C5 96 3 100 0 104", 0)
        art.path(
            body,
            fill=art.linear(-10, 0, 10, 0, gilt.dark, (0.4, gilt.light), gilt.dark),
            line=gilt.deep,
            width=1.4,
        )
        for x, y in arms:
            art.path(
                f"M{x - 6} {y + 2}H{x + 6}L{x + 3} {y + 7}H{x - 3}Z",
                fill=gilt.mid,
                line=gilt.deep,
                width=1,
            )
            art.path(
                f"M{x} {y + 2}V{y - 11}",
                line="#fffaf0" if lit else "#d9cdb4",
                width=4.4,
                cap="butt",
            )
            art.path(f"M{x} {y + 8}v4", line="#7f9aa6", width=3)
            art.path(f"M{x} {y + 8}v4", line="#f4fbff", width=1.6)
            if lit:
                art.path(
                    oval(x, y - 18, 9),
                    fill=art.radial(x, y - 18, 9, (0, "#fffbe0", 0.95), (1, "#ffd870", 0)),
                )
                art.path(
                    f"M{x} {y - 26}q5 8 0 14q-5 -6 0 -14Z", fill="#fff2b8", line="#f0a23a", width=1
                )
        drops = [(0.0, 108.0), (-8.0, 98.0), (8.0, 98.0)]
        art.path(dots(drops), line="#7f9aa6", width=6)
        art.path(dots(drops), line="#f4fbff", width=4)
        if lit:
            art.path(
                "".join(
                    star(x, y, 6, 1.2, 4) for x, y in ((-28.0, 52.0), (30.0, 56.0), (0.0, 84.0))
                ),
                fill="#ffffff",
            )
    return art


def niche() -> Art:
    """Draw the alcove of the workshop that a garment is shown in."""
    art = Art(100, 130)
    art.path(box(0, 0, 100, 130), fill=art.linear(0, 0, 0, 130, "#e7efe9", "#c3d8d2"))
    arch = "M14 104V44C14 18 30 8 50 8C70 8 86 18 86 44V104Z"
    art.path(arch, fill=art.linear(14, 0, 86, 0, "#dfe3d6", (0.5, "#fdf8ea"), "#dfe3d6"))
    art.path(arch, line=GOLD.dark, width=2.6)
    art.path(arch, line=GOLD.light, width=1.2)
    for x in (-1, 1):
        fold = (
            f"M{50 + x * 50} -2L{50 + x * 18} -2C{50 + x * 24} 30 {50 + x * 42} 44 {50 + x * 42} 62"
            f"C{50 + x * 40} 80 {50 + x * 44} 96 {50 + x * 43} 108L{50 + x * 50} 110Z"
        )
        ends = (100, 0, 66, 0) if x > 0 else (0, 0, 34, 0)
        art.path(
            fold,
            fill=art.linear(*ends, "#c98a80", (0.4, "#ecbfb3"), (0.6, "#fbe6de"), "#d9a598"),
            line="#a0665c",
            width=1,
        )
        art.path(f"M{50 + x * 49} 60H{50 + x * 41}", line=GOLD.dark, width=3)
        art.path(f"M{50 + x * 49} 60H{50 + x * 41}", line=GOLD.light, width=1.4)
    art.path("M-2 -2H102V6" + "q-13 12 -26 0" * 4 + "Z", fill="#e3aa9c", line="#a0665c", width=1)
    art.path("M102 6" + "q-13 12 -26 0" * 4, line=GOLD.mid, width=1.8)
    art.path(box(0, 104, 100, 26), fill=art.linear(0, 104, 0, 130, "#b98a5c", "#e2c093"))
    art.path(
        "M20 104L-6 130M40 104L28 130M60 104L72 130M80 104L106 130M0 112H100M0 121H100",
        line="#7d5434",
        width=0.8,
        opacity=0.4,
    )
    art.path("M0 104H100", line=GOLD.dark, width=1.8)
    art.path(oval(50, 114, 34, 8), fill="#a9cdc9", line=GOLD.dark, width=1.4)
    art.path(oval(50, 114, 28, 6), line=GOLD.light, width=1)
    return art


CARPETS: dict[str, Ramp] = {
    "red": Ramp("#e08a80", "#a7312c", "#7f201f", "#4d1011"),
    "blue": Ramp("#8db6f0", "#2967c5", "#1b4a94", "#0e2a58"),
    "green": Ramp("#b4d3b1", "#5e875b", "#43673f", "#243c22"),
    "purple": Ramp("#c39acb", "#784a82", "#573260", "#331b39"),
    "orange": Ramp("#f3b970", "#c06f14", "#90500a", "#552d03"),
}
"""The carpets by the colours of the players."""


def _ring(cy: float, rx: float, ry: float, shrink: float) -> str:
    return oval(60, cy, rx - shrink, ry - shrink * ry / rx)


def spot() -> Art:
    """Draw an empty guest's place: a medallion laid into the floor."""
    art = Art(120, 48)
    cy, rx, ry = 24.0, 57.0, 22.0
    art.path(_ring(cy + 1.5, rx, ry, -1), fill="#000000", opacity=0.22)
    art.path(
        _ring(cy, rx, ry, 0),
        fill=art.linear(0, 2, 0, 46, "#e9cf9d", "#fdf3dc"),
        line=GOLD.deep,
        width=1.4,
    )
    art.path(_ring(cy, rx, ry, 4), line=GOLD.mid, width=2.6)
    art.path(_ring(cy, rx, ry, 4.6), line=GOLD.light, width=0.8)
    art.path(_ring(cy, rx, ry, 9), fill="#8fb9b8", line=GOLD.dark, width=1)
    rays = [
        f"M60 {cy:g}L{pt(60 + (rx - 9) * math.cos(a), cy + (ry - 4) * math.sin(a))}"
        f"L{pt(60 + (rx - 24) * math.cos(a + 0.2), cy + (ry - 11) * math.sin(a + 0.2))}Z"
        for a in (math.pi * k / 6 for k in range(12))
    ]
    art.path("".join(rays), fill="#fdf3dc", line=GOLD.dark, width=0.5)
    art.path(oval(60, cy, 11, 4.4), fill=GOLD.mid, line=GOLD.deep, width=0.9)
    art.path(oval(59, cy - 0.6, 6, 2), fill=GOLD.light)
    return art


def step() -> Art:
    """Draw the place of a guest whom only a Master dresses: a red carpet on a step."""
    art = Art(120, 48)
    art.path(oval(60, 33, 59, 14.5), fill="#000000", opacity=0.25)
    for y, rx, ry in ((29.0, 58.0, 17.0), (21.0, 50.0, 16.0)):
        low = y + 4 + ry * 0.9
        side = (
            f"M{pt(60 - rx, y - 3)}V{y + 4:g}C{pt(60 - rx, low)} {pt(60 + rx, low)}"
            f" {pt(60 + rx, y + 4)}V{y - 3:g}Z"
        )
        art.path(
            side,
            fill=art.linear(2, 0, 118, 0, "#b9bcbb", (0.4, "#ffffff"), "#a3a6a6"),
            line=MARBLE.deep,
            width=0.9,
        )
        art.path(oval(60, y - 3, rx, ry * 0.72), fill=MARBLE.mid, line=MARBLE.deep, width=0.8)
    art.path(
        oval(60, 18, 45, 10),
        fill=art.linear(0, 8, 0, 28, CRIMSON.dark, CRIMSON.mid),
        line=CRIMSON.deep,
        width=1,
    )
    art.path(oval(60, 18, 41, 8.8), line=GOLD.mid, width=1.8)
    art.path(oval(60, 18, 41, 8.8), line=GOLD.light, width=0.6)
    art.path("M60 12L64 17L70 15L67 22H53L50 15L56 17Z", fill=GOLD.mid, line=GOLD.deep, width=0.8)
    return art


def carpet(colour: Ramp) -> Art:
    """Draw the carpet that a player's guest stands on: fringed, and narrower behind."""
    art = Art(120, 40)
    art.path("M12 5H110L121 39.5H3Z", fill="#000000", opacity=0.28)
    fringe = "".join(
        f"M{pt(60 + side * (47 + 9 * k), 3 + 32 * k)}l{side * 4.5:g} {0.8 + k:g}"
        for side in (-1, 1)
        for k in (n / 9 for n in range(10))
    )
    art.path(fringe, line=GOLD.deep, width=2.2)
    art.path(fringe, line=GOLD.light, width=1.2)
    art.path(
        "M13 2H107L116.5 36H3.5Z",
        fill=art.linear(0, 2, 0, 36, colour.dark, colour.mid),
        line=colour.deep,
        width=1.2,
    )
    art.path("M17.5 5H102.5L110 32.5H10Z", line=GOLD.mid, width=2)
    art.path("M17.5 5H102.5L110 32.5H10Z", line=GOLD.light, width=0.7)
    art.path("M24 9H96L101 28.5H19Z", line=colour.light, width=1, opacity=0.75)
    knots = "".join(f"M{x} 13.5L{x + 7} 19L{x} 24.5L{x - 7} 19Z" for x in (34, 47, 60, 73, 86))
    art.path(knots, fill=colour.light, opacity=0.4)
    return art


def sunlight() -> Art:
    """Draw the sun that falls into a hall from the left, and lies on its floor."""
    art = Art(380, 200)
    for x, wide, opacity in ((40, 46, 0.4), (112, 30, 0.3), (166, 54, 0.4), (250, 34, 0.26)):
        art.path(
            f"M{x} 14H{x + wide}L{x + wide * 1.7 + 74:g} 186H{x + 60}Z",
            fill=art.linear(
                x,
                14,
                x + 66,
                186,
                (0, "#fff6cf", 0),
                (0.3, "#fff0b8", opacity),
                (1, "#ffe9a0", 0.1),
            ),
        )
        art.path(
            f"M{x + 52} 160H{x + wide * 1.6 + 62:g}L{x + wide * 1.75 + 80:g} 190H{x + 62}Z",
            fill="#fff3c4",
            opacity=opacity,
        )
    return art


def podium() -> Art:
    """Draw the low podium of a musician."""
    art = Art(120, 48)
    art.path(oval(60, 35, 60, 12.5), fill="#000000", opacity=0.25)
    art.path(
        "M2 15V32C2 46 118 46 118 32V15Z",
        fill=art.linear(2, 0, 118, 0, WOOD.dark, (0.4, WOOD.light), WOOD.dark),
        line=WOOD.deep,
        width=1.2,
    )
    for y in (20, 31):
        art.path(f"M2 {y}C2 {y + 14} 118 {y + 14} 118 {y}", line=GOLD.deep, width=3)
        art.path(f"M2 {y}C2 {y + 14} 118 {y + 14} 118 {y}", line=GOLD.mid, width=1.8)
    art.path(
        oval(60, 15, 58, 13),
        fill=art.linear(0, 2, 0, 28, "#a9683f", "#d9a26a"),
        line=WOOD.deep,
        width=1.2,
    )
    art.path(oval(60, 15, 50, 10.6), line="#e9c48c", width=1.2, opacity=0.8)
    return art


def light() -> Art:
    """Draw the light that falls on a place where a guest may stand, and a ring on the floor."""
    art = Art(120, 170)
    for reach, opacity in ((54, 0.4), (42, 0.36), (28, 0.34)):
        art.path(
            f"M{pt(60 - reach * 0.22, 0)}H{60 + reach * 0.22:g}"
            f"L{60 + reach:g} 146Q60 170 {60 - reach:g} 146Z",
            fill=art.linear(
                0,
                0,
                0,
                166,
                (0, "#fff2b8", opacity),
                (0.7, "#ffe08a", opacity * 0.8),
                (1, "#ffd060", opacity * 0.4),
            ),
        )
    for width, colour, opacity in (
        (13.0, "#ffcf5a", 0.45),
        (8.0, "#7a4a08", 0.9),
        (5.6, "#f2a81c", 1.0),
        (1.8, "#fff3c0", 1.0),
    ):
        art.path(oval(60, 146, 53, 18.5), line=colour, width=width, opacity=opacity)
    return art
