"""The tables of the festival: their cloth, and the guests and chairs behind them."""

from tools.art.palette import (
    BLACK,
    BLUE,
    BLUSH,
    BROWN,
    CRIMSON,
    EGG,
    FAIR,
    GINGER,
    GOLD,
    IVORY,
    LEAF,
    OLIVE,
    PLUM,
    POWDER,
    ROSY,
    Ramp,
)
from tools.art.patisserie.sugar import ROSE, SNOW
from tools.art.pen import Art, Point, both, box, dots, oval, pt, sym
from tools.art.people import TOP, Sitter, paint_sitter

SHADE = "#2c2a14"
PART = 60.0
"""A third of a cloth: its corners keep their shape, what lies between them is repeated."""
SIDE = 9.0
EDGE = 122.0
"""Where the cloth falls over the near edge of its table."""
HEM = 164.0

LINEN = Ramp("#fffdf8", "#f3ecdf", "#cdbfa6", "#8c7755")
DUSK = Ramp("#eccf97", "#d3ab6c", "#98723e", "#54371c")
CLOTHS = {"day": (LINEN, ROSE), "evening": (DUSK, CRIMSON)}
"""The cloth by day and by candle light: linen and its ribbon."""


def _scallops(x0: float, x1: float, y: float, count: int, depth: float) -> str:
    """Return a row of scallops from right to left, without the first move."""
    step = (x1 - x0) / count
    return "".join(
        f"Q{pt(x1 - (k + 0.5) * step, y + 2 * depth)} {pt(x1 - (k + 1) * step, y)}"
        for k in range(count)
    )


def cloth(linen: Ramp, ribbon: Ramp) -> Art:
    """Draw a cloth from slightly above; each of its nine parts meets itself at its sides."""
    art = Art(3 * PART, 3 * PART)
    left, right = SIDE, 3 * PART - SIDE
    for depth in (5, 3, 1):
        shadow = box(left - depth, 30, right - left + 2 * depth, HEM + depth + 4 - 30)
        art.path(shadow, fill=SHADE, opacity=0.12)
    # the lace that lies over the far edge and the sides
    lace = [(float(x), 9.0) for x in range(15, 170, 10)]
    lace += [(x, float(y)) for y in range(15, int(EDGE), 10) for x in (left, right)]
    art.path(dots(lace), line=linen.dark, width=11)
    art.path(dots(lace), line=linen.light, width=8.6)
    art.path(dots(lace), line=linen.dark, width=2.6)
    top = box(left, 9, right - left, EDGE - 9)
    art.path(top, fill=linen.mid)
    art.path(box(PART, PART, PART, EDGE - PART), fill=linen.mid)
    # damask: a rosette in every part, and leaves between four of them
    for cx in (30.0, 90.0, 150.0):
        for cy in (30.0, 90.0):
            petals = "".join(
                f"M{pt(cx, cy)}Q{pt(cx + a, cy + b)} {pt(cx + c, cy + d)}Q{pt(cx + b, cy - a)} "
                f"{pt(cx, cy)}"
                for a, b, c, d in ((4, 14, 15, 15), (-14, 4, -15, 15), (-4, -14, -15, -15))
            )
            petals += f"M{pt(cx, cy)}Q{pt(cx + 14, cy - 4)} {pt(cx + 15, cy - 15)}"
            petals += f"Q{pt(cx + 4, cy - 14)} {pt(cx, cy)}"
            art.path(petals, fill=linen.light)
            art.path(oval(cx, cy, 4), fill=linen.light, line=linen.dark, width=0.8, opacity=0.8)
    for cx in (60.0, 120.0):
        for cy in (60.0, 120.0):
            leaf = f"M{pt(cx, cy - 13)}Q{pt(cx + 8, cy)} {pt(cx, cy + 13)}Q{pt(cx - 8, cy)} "
            art.path(leaf + f"{pt(cx, cy - 13)}Z", fill=linen.light, opacity=0.9)
    # the embroidered border
    border = f"M{pt(left + 9, EDGE)}V19H{right - 9:g}V{EDGE:g}"
    art.path(border, line=ribbon.mid, width=3.4, opacity=0.75)
    art.path(border, line=GOLD.mid, width=1.1)
    art.path(f"M{pt(left, EDGE)}V9H{right:g}V{EDGE:g}", line=GOLD.dark, width=1.4)
    # the near side in folds, with a ribbon and lace below it
    front = f"M{pt(left, EDGE)}H{right:g}V{HEM:g}{_scallops(left, right, HEM, 12, 4)}Z"
    fall = art.linear(0, EDGE, 0, HEM, linen.mid, (0.2, linen.light), (0.6, linen.mid), linen.dark)
    edge: list[Point] = [(left + 6 + 10 * k, HEM + 5) for k in range(16)]
    art.path(dots(edge), line=linen.deep, width=10.4)
    art.path(dots(edge), line=linen.light, width=8.6)
    art.path(dots(edge), line=linen.dark, width=2.4)
    art.path(front, fill=fall, line=linen.deep, width=1.2)
    for x in range(15, 180, 30):
        fold = f"M{pt(x - 5, EDGE + 2)}Q{pt(x - 1, EDGE + 20)} {pt(max(left, x - 8), HEM + 2)}"
        fold += f"H{x + 6:g}Q{pt(x + 1, EDGE + 20)} {pt(x + 1, EDGE + 2)}Z"
        art.path(fold, fill=linen.dark, opacity=0.62)
        if x + 12 < right:
            shine = f"M{pt(x + 8, EDGE + 3)}L{pt(x + 12, HEM)}"
            art.path(shine, line="#ffffff", width=3, opacity=0.5)
    art.path(f"M{pt(left, HEM - 8)}H{right:g}", line=ribbon.dark, width=5)
    art.path(f"M{pt(left, HEM - 8)}H{right:g}", line=ribbon.mid, width=3.4)
    art.path(f"M{pt(left, HEM - 8)}H{right:g}", line=GOLD.light, width=0.9)
    art.path(f"M{pt(left, EDGE)}H{right:g}", line=linen.light, width=3.4)
    art.path(f"M{pt(left, EDGE + 1.6)}H{right:g}", line=linen.dark, width=0.9)
    return art


GUESTS = (
    Sitter(True, FAIR, POWDER, "curls", BLUSH, CRIMSON, EGG, ("earrings",)),
    Sitter(False, ROSY, POWDER, "tricorne", BLUE, GOLD, EGG),
    Sitter(True, BROWN, POWDER, "bun", LEAF, GOLD, BLUSH, ("earrings",)),
    Sitter(False, FAIR, POWDER, "tail", PLUM, GOLD, EGG, ("glasses",)),
    Sitter(True, OLIVE, BLACK, "straw", GOLD, CRIMSON, LEAF),
    Sitter(False, BROWN, POWDER, "tail", CRIMSON, GOLD, EGG),
    Sitter(True, ROSY, GINGER, "straw", EGG, BLUE, BLUSH, ("freckles",)),
    Sitter(False, OLIVE, BLACK, "tricorne", LEAF, GOLD, EGG, ("goatee",)),
    Sitter(True, FAIR, POWDER, "plaits", BLUE, IVORY, EGG),
    Sitter(False, ROSY, POWDER, "crop", EGG, CRIMSON, BLUSH),
)
"""Who sits at the tables."""
CHEST = 132.0


def guest(number: int) -> Art:
    """Paint a guest down to the chest."""
    art = Art(120, 100)
    who = GUESTS[number - 1]
    top = min(TOP.get(who.style, 14.0), 14.0)
    size = 98 / (CHEST - top)
    with art.group(f"translate({60 - 60 * size:.2f} {100 - CHEST * size:.2f}) scale({size:.3f})"):
        paint_sitter(art, "journeyman", who, box(-40, -40, 200, CHEST + 46))
    return art


def chair() -> Art:
    """Draw the oval back of a gilt chair."""
    art = Art(120, 100)
    posts = both("M82 62L88 100")
    art.path(posts, line=GOLD.deep, width=8)
    art.path(posts, line=GOLD.mid, width=5)
    art.path(oval(60, 52, 36, 42), fill=GOLD.mid, line=GOLD.deep, width=2)
    art.path(oval(60, 52, 31, 37), fill=GOLD.dark)
    art.path(oval(60, 52, 28, 34), fill=art.radial(50, 40, 60, *ROSE[:3]), line=GOLD.deep)
    tufts = [(x, y) for x in (46.0, 60.0, 74.0) for y in (36.0, 54.0, 72.0)]
    art.path(dots(tufts), line=ROSE.deep, width=3, opacity=0.6)
    art.path(sym("M60 2C68 4 72 10 80 12C72 16 66 14 60 14"), fill=GOLD.light, line=GOLD.deep)
    return art


def candelabrum() -> Art:
    """Draw a candelabrum of three lit candles."""
    art = Art(80, 120)
    art.path(oval(42, 114, 24, 5), fill=SHADE, opacity=0.25)
    for x, y in ((40.0, 24.0), (14.0, 38.0), (66.0, 38.0)):
        art.path(oval(x, y, 17), fill=art.radial(x, y, 17, "#fff1b8", (1, "#ffd76a", 0)))
    arms = "M40 70C20 72 14 66 14 58M40 70C60 72 66 66 66 58M40 46V104"
    art.path(arms, line=GOLD.deep, width=6.4)
    art.path(arms, line=GOLD.mid, width=4)
    art.path("M39 46V104M38 69C22 70 15 65 14 58", line=GOLD.light, width=1.3)
    for x, y in ((40.0, 44.0), (14.0, 58.0), (66.0, 58.0)):
        art.path(box(x - 4, y - 18, 8, 18), fill=art.across(SNOW, x - 5, x + 5), line=SNOW.deep)
        art.path(oval(x, y + 1, 8, 3), fill=GOLD.mid, line=GOLD.deep)
        flame = f"M{pt(x, y - 31)}Q{pt(x + 6, y - 22)} {pt(x, y - 18)}Q{pt(x - 6, y - 22)} "
        art.path(flame + f"{pt(x, y - 31)}Z", fill="#ffd95c", line="#d98a1e", width=1)
    foot = sym("M40 92C48 94 48 100 52 104C60 106 64 108 64 112L40 112", 40)
    art.path(foot, fill=art.across(GOLD, 16, 64), line=GOLD.deep, width=1.3)
    art.path(oval(40, 74, 6), fill=GOLD.light, line=GOLD.deep)
    return art


def bouquet() -> Art:
    """Draw roses in a vase of blue and white china."""
    art = Art(80, 120)
    art.path(oval(42, 114, 22, 5), fill=SHADE, opacity=0.25)
    stems = [(16.0, 46.0), (28.0, 30.0), (44.0, 26.0), (60.0, 36.0), (66.0, 52.0), (30.0, 56.0)]
    art.path(dots([*stems, (48.0, 58.0), (40.0, 44.0)]), line=LEAF.deep, width=25)
    art.path(dots([*stems, (48.0, 58.0), (40.0, 44.0)]), line=LEAF.mid, width=21)
    blooms = [*stems, (47.0, 52.0), (38.0, 42.0)]
    for k, (x, y) in enumerate(blooms):
        ramp = (ROSE, SNOW, CRIMSON)[k % 3]
        art.path(oval(x, y, 10), fill=art.radial(x - 3, y - 3, 13, *ramp[:3]), line=ramp.deep)
        curl = f"M{pt(x - 4, y)}Q{pt(x, y - 6)} {pt(x + 4, y)}Q{pt(x, y + 5)} {pt(x - 2, y + 1)}"
        art.path(curl, line=ramp.deep, width=1.1, opacity=0.7)
    vase = sym("M40 64L54 64C52 74 62 80 62 92C62 104 54 108 52 114L40 114", 40)
    art.path(vase, fill=art.across(SNOW, 16, 64), line=BLUE.deep, width=1.4)
    art.path("M19.5 90H60.5M26 108H54", line=BLUE.mid, width=2.6)
    art.path(dots([(float(x), 99.0) for x in range(25, 60, 6)]), line=BLUE.mid, width=3.4)
    return art


ORNAMENTS = {"candles": candelabrum, "flowers": bouquet, "chair": chair}
