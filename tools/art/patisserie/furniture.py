"""The kitchen of a player: shelves, crates, boards and racks; and the lanterns of the evening."""

from collections.abc import Callable

from tools.art.palette import CRIMSON, GOLD, IVORY, SILVER, Ramp
from tools.art.patisserie.sugar import ROSE, SNOW
from tools.art.pen import Art, both, box, dots, oval, star, sym

PART = 60.0
"""A third of a piece of nine parts: its corners keep their shape, the others are repeated."""
PLANK = Ramp("#b98a5c", "#8a5c3a", "#5d3a25", "#2c1910")
BACK = Ramp("#6f4a32", "#553522", "#3f2618", "#24140c")
MARBLE = Ramp("#fbf8f3", "#e9e2da", "#c4b9b0", "#85776d")


def shelf() -> Art:
    """Draw a niche of a cupboard with a board to stand things on, in nine parts."""
    art = Art(3 * PART, 3 * PART)
    art.path(box(0, 0, 180, 180), fill=BACK.mid)
    art.path("M60 0V180M120 0V180", line=BACK.dark, width=2)
    art.path("M62 0V180M122 0V180", line=BACK.light, width=1, opacity=0.5)
    for depth in (10, 6, 3):
        art.path(box(0, 0, 180, depth + 12), fill=BACK.deep, opacity=0.22)
        art.path(box(0, 0, depth + 6, 180), fill=BACK.deep, opacity=0.2)
        art.path(box(174 - depth, 0, depth + 6, 180), fill=BACK.deep, opacity=0.2)
    art.path(box(0, 0, 180, 10), fill=PLANK.dark, line=PLANK.deep, width=1.4)
    for x in (0, 172):
        art.path(box(x, 0, 8, 180), fill=PLANK.mid, line=PLANK.deep, width=1.4)
    art.path(box(0, 156, 180, 8), fill=PLANK.light)
    art.path(box(0, 163, 180, 17), fill=PLANK.mid, line=PLANK.deep, width=1.4)
    art.path("M0 167H180", line=GOLD.mid, width=2, opacity=0.7)
    return art


def crate() -> Art:
    """Draw an empty wooden tray, from above."""
    art = Art(100, 100)
    art.path(box(3, 3, 94, 94), fill=PLANK.mid, line=PLANK.deep, width=3)
    art.path(box(12, 12, 76, 76), fill=BACK.dark, line=PLANK.deep, width=2)
    art.path("M31 13V87M50 13V87M69 13V87", line=BACK.deep, width=2)
    art.path(box(12, 12, 76, 9), fill=BACK.deep, opacity=0.6)
    art.path(box(12, 12, 8, 76), fill=BACK.deep, opacity=0.4)
    art.path("M5 6H95M6 5V95", line=PLANK.light, width=2, opacity=0.8)
    nails = [(x, y) for x in (8.0, 92.0) for y in (8.0, 92.0)]
    art.path(dots(nails), line=PLANK.deep, width=4)
    return art


def board() -> Art:
    """Draw a wooden board for a sheet of paper, in nine parts."""
    art = Art(3 * PART, 3 * PART)
    frame = "M24 3H156Q177 3 177 24V156Q177 177 156 177H24Q3 177 3 156V24Q3 3 24 3Z"
    art.path(frame, fill=PLANK.mid, line=PLANK.deep, width=4)
    art.path("M60 5V175M120 5V175", line=PLANK.dark, width=2.4, opacity=0.6)
    art.path("M20 9H160", line=PLANK.light, width=3, opacity=0.7)
    inner = "M28 14H152Q166 14 166 28V152Q166 166 152 166H28Q14 166 14 152V28Q14 14 28 14Z"
    art.path(inner, line=PLANK.dark, width=2.4)
    return art


def clip() -> Art:
    """Draw the brass clip at the top of a board."""
    art = Art(80, 40)
    plate = sym("M40 12H62Q68 12 70 20L73 34Q74 38 70 38H40", 40)
    art.path(plate, fill=art.down(GOLD, 8, 42), line=GOLD.deep, width=2)
    art.path("M12 31H68", line=GOLD.dark, width=1.6)
    art.path(oval(40, 12, 9), fill=GOLD.mid, line=GOLD.deep, width=2)
    art.path(oval(40, 12, 3.6), fill=PLANK.dark, line=GOLD.deep)
    return art


def cooling() -> Art:
    """Draw a wire rack on a slab of marble, from above."""
    art = Art(120, 120)
    slab = "M12 2H108Q118 2 118 12V108Q118 118 108 118H12Q2 118 2 108V12Q2 2 12 2Z"
    art.path(slab, fill=art.linear(0, 0, 120, 120, *MARBLE[:3]), line=MARBLE.deep, width=2)
    veins = "M6 34Q34 28 44 8M4 96Q40 84 58 100Q72 112 92 114M74 4Q84 34 116 44"
    art.path(veins, line=MARBLE.dark, width=2, opacity=0.7)
    art.path("M50 106Q86 92 112 100", line=MARBLE.dark, width=1.2, opacity=0.6)
    rim = "M26 20H94Q102 20 102 28V92Q102 100 94 100H26Q18 100 18 92V28Q18 20 26 20Z"
    wires = "".join(f"M{x} 21V99" for x in range(30, 100, 12)) + "M19 46H101M19 74H101"
    with art.group("translate(3 5)"):
        art.path(rim, line=MARBLE.deep, width=4, opacity=0.35)
        art.path(wires, line=MARBLE.deep, width=2.4, opacity=0.3)
    art.path(wires, line=SILVER.deep, width=3)
    art.path(wires, line=SILVER.light, width=1.4)
    art.path(rim, line=SILVER.deep, width=6)
    art.path(rim, line=SILVER.mid, width=3.8)
    art.path(rim, line=SILVER.light, width=1.2)
    return art


def salver() -> Art:
    """Draw a small silver dish with a lace doily, from above."""
    art = Art(80, 80)
    art.path(oval(41, 43, 37), fill="#1a0f08", opacity=0.35)
    art.path(oval(40, 40, 37), fill=art.radial(30, 28, 56, *SILVER[:3]), line=SILVER.deep, width=2)
    art.path(oval(40, 40, 31), line=SILVER.dark, width=1.4)
    art.path(star(40, 40, 29, 24, 16), fill=SNOW.light, line=SNOW.deep, width=1)
    art.path(oval(40, 40, 21), line=SNOW.dark, width=1.6)
    holes = [(40 + 17 * a, 40 + 17 * b) for a, b in _around(12)]
    art.path(dots(holes), line=SNOW.dark, width=3)
    return art


def _around(count: int) -> list[tuple[float, float]]:
    """Return the points of a circle of radius 1."""
    quarter = {12: ((1.0, 0.0), (0.866, 0.5), (0.5, 0.866))}[count]
    points = [*quarter, *((-b, a) for a, b in quarter)]
    return [*points, *((-a, -b) for a, b in points)]


def casket() -> Art:
    """Draw an open casket full of coins."""
    art = Art(160, 120)
    art.path(oval(80, 112, 66, 7), fill="#120a06", opacity=0.4)
    lid = sym("M80 6H126Q140 10 144 54L80 54", 80)
    art.path(lid, fill=art.down(PLANK, -6, 64), line=PLANK.deep, width=2.4)
    art.path(sym("M80 14H120Q130 18 133 48L80 48", 80), fill=CRIMSON.dark, line=CRIMSON.deep)
    tufts = [(float(x), float(y)) for y in (24, 38) for x in range(44 - y % 3 * 4, 126, 18)]
    art.path(dots(tufts), line=CRIMSON.mid, width=4)
    heap = [(24.0, 62.0), (136.0, 62.0), (40.0, 52.0), (120.0, 54.0), (60.0, 44.0), (100.0, 46.0)]
    heap += [(80.0, 38.0), (50.0, 60.0), (110.0, 62.0), (70.0, 54.0), (90.0, 56.0), (80.0, 66.0)]
    for x, y in heap:
        art.path(oval(x, y + 3, 15, 9), fill=GOLD.dark, line=GOLD.deep, width=1.4)
        art.path(oval(x, y, 15, 9), fill=art.radial(x - 5, y - 4, 19, *GOLD[:3]), line=GOLD.deep)
        art.path(oval(x, y, 10, 5.6), line=GOLD.dark, width=1.2)
    art.path(
        sym("M80 64H146L138 112H80", 80), fill=art.down(PLANK, 54, 124), line=PLANK.deep, width=2.4
    )
    art.path("M15 74H145M20 104H140", line=GOLD.deep, width=6)
    art.path("M15 74H145M20 104H140", line=GOLD.mid, width=3.4)
    art.path(both("M36 65L40 111", 80), line=GOLD.deep, width=7)
    art.path(both("M36 65L40 111", 80), line=GOLD.mid, width=4.2)
    art.path(
        sym("M80 70H92Q96 84 80 98", 80), fill=art.down(GOLD, 66, 102), line=GOLD.deep, width=2
    )
    art.path("M80 79V88", line=GOLD.deep, width=3.6)
    return art


def globe(art: Art, ramp: Ramp) -> None:
    """Draw a lit paper lantern, with its middle at (30, 40)."""
    shape = sym("M30 16C50 16 54 30 54 40C54 50 50 64 30 64", 30)
    light = art.radial(30, 44, 28, "#fffbe0", (0.35, "#ffe7a0"), (0.75, ramp.light), ramp.mid)
    art.path(shape, fill=light, line=ramp.dark, width=1.6)
    ribs = sym("M30 16C42 18 43 30 43 40C43 50 42 62 30 64", 30) + "M30 16V64"
    art.path(ribs, line=ramp.dark, width=1.2, opacity=0.55)
    for y in (12.0, 63.0):
        art.path(box(20, y, 20, 6), fill=GOLD.mid, line=GOLD.deep, width=1.4)
    art.path(oval(30, 8, 4), fill=GOLD.light, line=GOLD.deep, width=1.2)


def lantern(ramp: Ramp) -> Art:
    """Draw a lit paper lantern on a gilt pole."""
    art = Art(60, 100)
    art.path(oval(30, 40, 30), fill=art.radial(30, 40, 30, (0, "#ffdf96", 0.7), (1, "#ffb64a", 0)))
    art.path("M30 64V100", line=GOLD.deep, width=5)
    art.path("M30 64V100", line=GOLD.mid, width=3)
    globe(art, ramp)
    return art


GLOWS = {"rose": ROSE, "gold": GOLD, "ivory": IVORY}
"""The papers of the lanterns."""

FURNITURE: dict[str, Callable[[], Art]] = {
    "shelf": shelf,
    "crate": crate,
    "board": board,
    "clip": clip,
    "cooling": cooling,
    "salver": salver,
    "casket": casket,
}
