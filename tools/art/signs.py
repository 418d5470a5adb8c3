"""Small signs of 64x64, legible at 24 pixels."""

import math
from collections.abc import Callable

from tools.art.palette import (
    BLUSH,
    BRASS,
    CRIMSON,
    EGG,
    GOLD,
    IVORY,
    LEAF,
    PLUM,
    SILVER,
    WATER,
    WOOD,
    Ramp,
)
from tools.art.pen import Art, Point, box, dots, mirror, oval, pt, star, sym

LINE = 1.6


def s(d: str) -> str:
    """Return a right half with its mirror image at the middle of a sign."""
    return sym(d, 32)


def b(d: str) -> str:
    """Return a shape with its mirror image at the middle of a sign."""
    return d + mirror(d, 32)


def gilt(art: Art, d: str, width: float = 4.5) -> None:
    """Draw a gilt line: dark rim, gold, and a thin light on it."""
    art.path(d, line=GOLD.deep, width=width + 2.4)
    art.path(d, line=GOLD.mid, width=width)
    art.path(d, line=GOLD.light, width=width * 0.35)


def thread(art: Art) -> None:
    """Draw a spool of thread."""
    wood = art.linear(14, 0, 50, 0, WOOD.mid, WOOD.light, WOOD.mid, WOOD.dark)
    body = "M18 17C22 20 22 44 18 47L46 47C42 44 42 20 46 17Z"
    art.path(body, fill=art.across(PLUM, 17, 47), line=PLUM.deep, width=LINE)
    art.path(
        "M20.5 22.5L43.5 20M21 27.5L43 25M21 32.5L43 30M21 37.5L43 35M20.5 42.5L43.5 40",
        line=PLUM.deep,
        width=1.2,
        opacity=0.75,
    )
    art.path(
        "M20.5 25L43.5 22.5M21 30L43 27.5M21 35L43 32.5M21 40L43 37.5",
        line=PLUM.light,
        width=1.1,
        opacity=0.9,
    )
    for y in (7, 47):
        art.path(
            f"M15 {y}h34c3 0 4 2 4 5s-1 5-4 5h-34c-3 0-4-2-4-5s1-5 4-5Z",
            fill=wood,
            line=WOOD.deep,
            width=LINE,
        )
        art.path(f"M15 {y + 3}h26", line="#d29a6c", width=1.4, opacity=0.8)
    art.path("M43 40C52 40 56 34 54 28C52 22 58 20 60 24", line=PLUM.deep, width=3)
    art.path("M43 40C52 40 56 34 54 28C52 22 58 20 60 24", line=PLUM.mid, width=1.5)


def lace(art: Art) -> None:
    """Draw a half round of lace, scalloped."""
    n = 7
    petals = ""
    for k in range(n):
        a0, a1 = math.pi * k / n, math.pi * (k + 1) / n
        am = (a0 + a1) / 2
        p = [
            (32 + r * math.cos(a), 20 + r * math.sin(a))
            for r, a in ((26, a0), (39.5, am), (26, a1))
        ]
        petals += f"{'M' + pt(*p[0]) if not k else ''}Q{pt(*p[1])} {pt(*p[2])}"
    art.path(
        petals + "Z",
        fill=art.radial(32, 20, 38, IVORY.light, (0.6, IVORY.light), IVORY.mid),
        line=IVORY.deep,
        width=LINE,
    )
    holes: list[Point] = []
    eyes: list[Point] = []
    for k in range(n):
        a = math.pi * (k + 0.5) / n
        holes.append((32 + 27.5 * math.cos(a), 20 + 27.5 * math.sin(a)))
        eyes += [(32 + 20 * math.cos(a + d), 20 + 20 * math.sin(a + d)) for d in (-0.11, 0.11)]
    art.path(dots(holes), line=EGG.dark, width=4.6)
    art.path(dots(holes), line=IVORY.light, width=1.8)
    art.path(
        "".join(
            f"M{pt(32 + 9 * math.cos(a), 20 + 9 * math.sin(a))}"
            f"L{pt(32 + 15 * math.cos(a), 20 + 15 * math.sin(a))}"
            for a in [math.pi * (k + 0.5) / n for k in range(n)]
        ),
        line=EGG.dark,
        width=1.7,
    )
    art.path(dots(eyes), line=EGG.dark, width=2)
    art.path("M18 20C18 28 24 34 32 34C40 34 46 28 46 20", line=IVORY.deep, width=0.8)
    art.path(
        "M6 12h52c2 0 3 2 3 4.5s-1 4.5-3 4.5h-52c-2 0-3-2-3-4.5s1-4.5 3-4.5Z",
        fill=art.linear(0, 12, 0, 21, BLUSH.light, BLUSH.mid),
        line=BLUSH.deep,
        width=LINE,
    )
    art.path(dots([(11 + 7 * k, 16.5) for k in range(7)]), line=BLUSH.deep, width=2.4)


def coin(art: Art) -> None:
    """Draw a Livre."""
    art.path(oval(32, 34, 27), fill=GOLD.dark, line=GOLD.deep, width=LINE)
    art.path(
        oval(32, 31, 27),
        fill=art.linear(12, 6, 50, 58, GOLD.light, GOLD.mid, GOLD.dark),
        line=GOLD.deep,
        width=LINE,
    )
    art.path(
        oval(32, 31, 21.5),
        fill=art.linear(16, 12, 48, 52, "#f3d27f", "#e9c56f", "#c9993f"),
        line=GOLD.dark,
        width=1.2,
    )
    rim: list[Point] = [
        (32 + 24.2 * math.cos(k * math.pi / 12), 31 + 24.2 * math.sin(k * math.pi / 12))
        for k in range(24)
    ]
    art.path(dots(rim), line=GOLD.deep, width=1.5, opacity=0.7)
    art.path(LILY, fill=GOLD.deep)


LILY = s(
    "M32 13C36.5 18.5 38 23 36 28C35.3 30 34.5 31 34.5 33.5L36 33.5"
    "C37 29 38.5 25 42.5 24C47 23 50 26.5 48.5 30.5C47.5 33 44.5 33.8 43 31.8"
    "C43.5 36 40 37 37.5 37.5L37.5 40L35 40C35.5 43.5 38 45 40.5 46.5"
    "C37.5 47.5 35.5 47 34.5 45.5C34 47 33 48.5 32 50"
)


def prestige(art: Art) -> None:
    """Draw a star in a laurel under a crown."""
    for side in (False, True):
        stem = "M32 58C46 57 56 46 55 30"
        stem = mirror(stem, 32) if side else stem
        art.path(stem, line=LEAF.deep, width=2)
        leaves = ""
        for k in range(6):
            t = 0.25 - k * 0.32
            cx, cy = 32 + 23.5 * math.cos(t + 0.95), 33 + 24 * math.sin(t + 0.95)
            for out in (-0.75, 0.75):
                a = t + 0.95 - math.pi / 2 + out
                ex, ey = cx + 9 * math.cos(a), cy + 9 * math.sin(a)
                nx, ny = -3.3 * math.sin(a), 3.3 * math.cos(a)
                mx, my = (cx + ex) / 2, (cy + ey) / 2
                leaves += (
                    f"M{pt(cx, cy)}Q{pt(mx + nx, my + ny)} {pt(ex, ey)}"
                    f"Q{pt(mx - nx, my - ny)} {pt(cx, cy)}Z"
                )
        leaves = mirror(leaves, 32) + "Z" if side else leaves
        art.path(leaves, fill=LEAF.mid, line=LEAF.deep, width=1.1)
    d = star(32, 35, 20.5, 9, 5)
    art.path(
        d,
        fill=art.linear(16, 16, 46, 54, GOLD.light, GOLD.mid, GOLD.dark),
        line=GOLD.deep,
        width=LINE,
    )
    facets = ""
    points = [
        (32 + r * math.cos(a), 35 + r * math.sin(a))
        for r, a in [(20.5 if k % 2 == 0 else 9, math.radians(-90 + 36 * k)) for k in range(10)]
    ]
    for k in range(0, 10, 2):
        facets += f"M32 35L{pt(*points[k])}L{pt(*points[k + 1])}Z"
    art.path(facets, fill=GOLD.deep, opacity=0.28)
    art.path(s("M32 4L35 9L40 6L39 14L32 15"), fill=GOLD.light, line=GOLD.deep, width=1.3)


def _dimples(rows: list[tuple[float, float, int]]) -> list[Point]:
    return [
        (32 - w + 2 * w * (k + 0.5) / n, y - abs((k + 0.5) / n - 0.5) * 1.5)
        for y, w, n in rows
        for k in range(n)
    ]


def thimble(art: Art, metal: Ramp, kind: str) -> None:
    """Draw one of the three thimbles: gold crowned, silver scalloped, brass open."""
    fill = art.linear(
        14,
        0,
        50,
        0,
        metal.dark,
        (0.22, metal.mid),
        (0.4, metal.light),
        (0.62, metal.mid),
        metal.dark,
    )
    if kind == "brass":
        art.path(
            "M13 50L17.5 16C18 12 46 12 46.5 16L51 50C48 57 16 57 13 50Z",
            fill=fill,
            line=metal.deep,
            width=LINE,
        )
        art.path(oval(32, 15.5, 14.5, 5.5), fill=metal.deep, line=metal.deep, width=3.4)
        art.path(oval(32, 15.5, 14.5, 5.5), line=metal.mid, width=1.7)
        art.path("M18.5 16.5C20 20.5 44 20.5 45.5 16.5", line=metal.light, width=1.5)
        rows = [(26.0, 13.0, 5), (32.0, 14.5, 6), (38.0, 15.0, 5)]
        art.path("M14.5 43C20 48 44 48 49.5 43", line=metal.deep, width=1.6)
        art.path(dots(_dimples(rows)), line=metal.deep, width=2.6)
        return
    body = "M15 48L20 24C21 12 26 9 32 9C38 9 43 12 44 24L49 48C44 54 20 54 15 48Z"
    if kind == "gold":
        body = "M15 48L20 28C21 18 26 15.5 32 15.5C38 15.5 43 18 44 28L49 48C44 54 20 54 15 48Z"
        art.path(s("M32 1L35.5 7.5L42 3L40.5 16L32 18"), fill=metal.mid, line=metal.deep, width=1.5)
        art.path(dots([(32, 12.5)]), line=CRIMSON.mid, width=4)
    art.path(body, fill=fill, line=metal.deep, width=LINE)
    top = 24.0 if kind == "gold" else 18.0
    rows = [(top, 8.0, 3), (top + 6, 10.5, 4), (top + 12, 11.5, 5)]
    if kind == "silver":
        rows.append((top + 18, 13.0, 4))
    art.path(dots(_dimples(rows)), line=metal.deep, width=2.6)
    if kind == "gold":
        art.path(
            "M13 43.5C20 48 44 48 51 43.5L52.5 53C45 61 19 61 11.5 53Z",
            fill=fill,
            line=metal.deep,
            width=LINE,
        )
        art.path(dots([(20, 52), (32, 53.5), (44, 52)]), line=metal.deep, width=6)
        art.path(dots([(20, 52), (44, 52)]), line=EGG.mid, width=3.6)
        art.path(dots([(32, 53.5)]), line=CRIMSON.mid, width=3.8)
    else:
        edge = (
            "M13 44C20 49 44 49 51 44L53 52Q50.5 58 46 55Q42 61 37 57Q32 62 27 57Q22 61 18 55"
            "Q13.5 58 11 52Z"
        )
        art.path(edge, fill=fill, line=metal.deep, width=LINE)


def favor(art: Art) -> None:
    """Draw the Queen's fan."""
    with art.group("translate(6.7 8.5) scale(.79)"):
        _fan(art)


def _fan(art: Art) -> None:
    def at(r: float, deg: float) -> Point:
        a = math.radians(deg)
        return 32 + r * math.cos(a), 54 + r * math.sin(a)

    n, lo, hi = 9, -152, -28
    step = (hi - lo) / n
    edge = f"M{pt(*at(19, lo))}L{pt(*at(45, lo))}"
    for k in range(n):
        edge += f"Q{pt(*at(50, lo + (k + 0.5) * step))} {pt(*at(45, lo + (k + 1) * step))}"
    edge += f"L{pt(*at(19, hi))}"
    edge += "".join(f"L{pt(*at(19, hi - (hi - lo) / 10 * k))}" for k in range(1, 11)) + "Z"
    art.path(
        edge,
        fill=art.radial(32, 54, 48, BLUSH.mid, (0.55, BLUSH.light), BLUSH.mid),
        line=BLUSH.deep,
        width=LINE,
    )
    dark = "".join(
        f"M{pt(*at(19, lo + k * step))}L{pt(*at(45, lo + k * step))}"
        f"L{pt(*at(45, lo + (k + 0.5) * step))}L{pt(*at(19, lo + (k + 0.5) * step))}Z"
        for k in range(n)
    )
    art.path(dark, fill=BLUSH.dark, opacity=0.35)
    art.path(
        "M" + "L".join(pt(*at(41, lo + 2 + k * (hi - lo - 4) / 18)) for k in range(19)),
        line=CRIMSON.mid,
        width=2,
    )
    rose = at(30, -90)
    art.path(
        dots(
            [
                (rose[0] + 4.2 * math.cos(k * 1.257), rose[1] + 4.2 * math.sin(k * 1.257))
                for k in range(5)
            ]
        ),
        line=CRIMSON.mid,
        width=6,
    )
    art.path(dots([rose]), line=GOLD.light, width=4)
    art.path(b(f"M{pt(rose[0] + 8, rose[1] + 2)}q6 -4 10 -1q-5 4 -10 1Z"), fill=LEAF.dark)
    sticks = "".join(f"M32 54L{pt(*at(19.5, lo + k * step))}" for k in range(n + 1))
    art.path(sticks, line=GOLD.deep, width=3.2)
    art.path(sticks, line=GOLD.mid, width=1.7)
    art.path(dots([(32, 54)]), line=GOLD.deep, width=8.5)
    art.path(dots([(32, 54)]), line=GOLD.light, width=5.5)
    art.path("M32 57C30 60 33 60 31 63", line=CRIMSON.dark, width=2)


def crown(art: Art) -> None:
    """Draw a crown."""
    body = s("M32 16L40 30C42 32 45 31 47 28L56 18L52 48L32 50")
    art.path(s("M32 14C40 18 49 30 48 44L32 46"), fill=CRIMSON.mid, line=CRIMSON.deep, width=1.2)
    art.path(
        body,
        fill=art.linear(0, 14, 0, 50, GOLD.light, GOLD.mid, GOLD.dark),
        line=GOLD.deep,
        width=LINE,
    )
    art.path(
        s("M32 45L53 43.5L52.5 53C46 57 38 57.5 32 57.5"),
        fill=GOLD.mid,
        line=GOLD.deep,
        width=LINE,
    )
    art.path(dots([(20, 50.5), (44, 50.5)]), line=EGG.deep, width=5.6)
    art.path(dots([(20, 50.5), (44, 50.5)]), line=EGG.light, width=3)
    art.path(dots([(32, 51.5)]), line=CRIMSON.deep, width=6.6)
    art.path(dots([(32, 51.5)]), line=CRIMSON.light, width=3)
    tips: list[Point] = [(8, 16), (56, 16), (32, 12.5)]
    art.path(dots(tips), line=GOLD.deep, width=9)
    art.path(dots(tips), line=GOLD.light, width=6)


def carriage(art: Art) -> None:
    """Draw the coach that takes an employee away."""
    for x, r in ((15.0, 9.0), (48.0, 11.0)):
        y = 58 - r
        art.path(oval(x, y, r), line=GOLD.deep, width=4.4)
        art.path(oval(x, y, r), line=GOLD.mid, width=2.2)
        spokes = "".join(
            f"M{pt(x, y)}"
            f"L{pt(x + r * math.cos(k * math.pi / 4), y + r * math.sin(k * math.pi / 4))}"
            for k in range(8)
        )
        art.path(spokes, line=GOLD.dark, width=1.6)
        art.path(dots([(x, y)]), line=GOLD.deep, width=5)
    art.path("M4 46C12 40 18 46 26 46C38 46 50 44 60 32", line=GOLD.deep, width=3.6)
    art.path("M4 46C12 40 18 46 26 46C38 46 50 44 60 32", line=GOLD.mid, width=1.6)
    cabin = "M10 16C20 11 44 11 54 16C54 24 52 32 46 38C40 42 24 42 18 38C12 32 10 24 10 16Z"
    art.path(
        cabin,
        fill=art.linear(10, 12, 54, 42, EGG.light, EGG.mid, EGG.dark),
        line=EGG.deep,
        width=LINE,
    )
    art.path("M26 17L38 17L38 39L26 39Z", fill=EGG.mid, line=GOLD.deep, width=1.6)
    art.path("M28 19h8v9q-4 2.5-8 0Z", fill=IVORY.light, line=EGG.deep, width=1.2)
    art.path(
        b("M41 18L49 19C49 24 47.5 28 46 30L41 30Z"), fill=IVORY.light, line=EGG.deep, width=1.2
    )
    art.path(
        "M8 16C18 8 46 8 56 16C46 19 18 19 8 16Z",
        fill=art.linear(0, 9, 0, 18, GOLD.light, GOLD.mid),
        line=GOLD.deep,
        width=LINE,
    )
    art.path(s("M32 3L35 7L36 10L32 11"), fill=GOLD.light, line=GOLD.deep, width=1.2)


def needle(art: Art) -> None:
    """Draw a needle with its thread."""
    art.path("M50 13C60 22 44 30 36 22C28 12 12 20 18 32C22 40 12 44 6 38", line=PLUM.deep, width=4)
    art.path(
        "M50 13C60 22 44 30 36 22C28 12 12 20 18 32C22 40 12 44 6 38", line=PLUM.mid, width=2.2
    )
    art.path(
        "M57 5C60 8 58 13 54 16L14 58C10 61 6 60 8 54L47 9C51 4 55 3 57 5Z",
        fill=art.linear(24, 24, 36, 36, SILVER.light, SILVER.mid, SILVER.dark),
        line=SILVER.deep,
        width=LINE,
    )
    art.path("M54 8L47 15.5", line=SILVER.deep, width=3.2)
    art.path("M51 12C54 13 56 13 57 16", line=PLUM.mid, width=2.2)


def purse(art: Art) -> None:
    """Draw a purse, for sales."""
    body = s("M32 24L43 24C54 32 60 46 53 55C48 61 38 61 32 61")
    art.path(
        body,
        fill=art.radial(26, 36, 34, CRIMSON.light, (0.4, CRIMSON.mid), CRIMSON.dark),
        line=CRIMSON.deep,
        width=LINE,
    )
    art.path(
        b("M38 27C44 36 46 46 44 58M34 27C36 38 36 48 35 60"),
        line=CRIMSON.deep,
        width=1.3,
        opacity=0.6,
    )
    art.path(
        s("M32 24L41 23C46 16 48 10 46 6Q42 11 39 6Q35.5 10 32 6"),
        fill=CRIMSON.mid,
        line=CRIMSON.deep,
        width=LINE,
    )
    art.path("M19 24C24 27 40 27 45 24", line=GOLD.deep, width=6)
    art.path("M19 24C24 27 40 27 45 24", line=GOLD.mid, width=3.6)
    art.path("M44 25C50 27 54 32 52 38M45 24C51 24 57 27 58 33", line=GOLD.dark, width=1.8)
    art.path(dots([(52, 39), (58, 34)]), line=GOLD.deep, width=5)
    art.path(dots([(52, 39), (58, 34)]), line=GOLD.light, width=3)
    art.path(oval(30, 44, 9.5), fill=GOLD.mid, line=GOLD.deep, width=1.5)
    art.path(oval(30, 44, 6.3), fill=GOLD.light, line=GOLD.dark, width=1)
    art.path("M30 40v8M26.5 44h7", line=GOLD.deep, width=1.8)


def start(art: Art) -> None:
    """Draw the start player's sign: the gold thimble in a wreath of rays."""
    art.path(star(32, 32, 31, 25.5, 20), fill=IVORY.light, line=GOLD.dark, width=1.2)
    art.path(
        oval(32, 32, 24), fill=art.radial(32, 26, 26, EGG.light, EGG.mid), line=GOLD.deep, width=1.8
    )
    with art.group("translate(11.2 9.5) scale(.65)"):
        thimble(art, GOLD, "gold")


def bag(art: Art) -> None:
    """Draw the bag of tiles."""
    body = s("M32 22L42 22C52 30 60 44 55 54C51 61 40 61 32 61")
    art.path(
        body,
        fill=art.radial(26, 36, 36, EGG.light, (0.45, EGG.mid), EGG.dark),
        line=EGG.deep,
        width=LINE,
    )
    art.path(
        s("M32 22L41 21C45 15 47 9 45 5Q41 10 38.5 5Q35 9 32 5"),
        fill=EGG.mid,
        line=EGG.deep,
        width=LINE,
    )
    art.path("M20 22C25 25 39 25 44 22", line=GOLD.deep, width=5.5)
    art.path("M20 22C25 25 39 25 44 22", line=GOLD.mid, width=3.2)
    for x, y in ((22.0, 42.0), (41.0, 42.0), (32.0, 36.0), (32.0, 50.0)):
        art.path(star(x, y, 4.2, 1.9, 4, 0), fill=EGG.deep, opacity=0.55)
    art.path(
        "M24 24C18 28 18 34 22 32C24 30 24 27 25 25M40 24C46 28 46 34 42 32C40 30 40 27 39 25",
        line=GOLD.dark,
        width=1.8,
    )


def hourglass(art: Art) -> None:
    """Draw an hourglass."""
    glass = s("M32 9L47 9C48 22 38 27 36 32C38 37 48 42 47 55L32 55")
    art.path(
        glass,
        fill=art.linear(16, 0, 48, 0, WATER.mid, (0.35, WATER.light), WATER.mid),
        line=EGG.deep,
        width=LINE,
    )
    art.path(
        "M19.5 17C23 19 41 19 44.5 17C43 24 36 27 34 31L30 31C28 27 21 24 19.5 17Z", fill=GOLD.mid
    )
    art.path("M32 31v14", line=GOLD.mid, width=1.8)
    art.path("M18.5 54C20 46 28 43 32 43C36 43 44 46 45.5 54Z", fill=GOLD.mid)
    art.path("M23 13C23 20 27 24 29 27", line="#ffffff", width=1.8, opacity=0.8)
    for y in (3.5, 53.5):
        art.path(
            f"M13 {y}h38c3 0 3 7 0 7h-38c-3 0-3-7 0-7Z",
            fill=art.down(GOLD, y, y + 7),
            line=GOLD.deep,
            width=LINE,
        )
    art.path(b("M51 10.5C48 24 54 40 51 53.5"), line=GOLD.deep, width=3.6)
    art.path(b("M51 10.5C48 24 54 40 51 53.5"), line=GOLD.mid, width=1.6)


def undo(art: Art) -> None:
    """Draw an arrow back."""
    gilt(art, "M14 24C26 12 46 14 52 28C57 42 46 54 32 53C28 53 25 52 22 50", 5)
    gilt(art, "M13 10L13 25L28 25", 5)


def redo(art: Art) -> None:
    """Draw an arrow forward."""
    with art.group("matrix(-1 0 0 1 64 0)"):
        undo(art)


def menu(art: Art) -> None:
    """Draw three lines."""
    for y in (17, 32, 47):
        gilt(art, f"M12 {y}L52 {y}", 5)


def save(art: Art) -> None:
    """Draw an arrow into a tray."""
    gilt(art, "M32 8L32 38M20 27L32 39L44 27", 5)
    gilt(art, "M10 40L10 54L54 54L54 40", 5)


def _plus(art: Art, ramp: Ramp) -> None:
    plus = "M44 38h8v6h6v8h-6v6h-8v-6h-6v-8h6Z"
    art.path(plus, line=IVORY.light, width=7)
    art.path(plus, fill=art.linear(38, 38, 58, 58, ramp.light, ramp.mid), line=ramp.deep, width=2)


def plus_tile(art: Art) -> None:
    """Draw a resource tile to be gained."""
    art.path(
        "M6 10h38c2 0 3 1 3 3v38c0 2-1 3-3 3h-38c-2 0-3-1-3-3v-38c0-2 1-3 3-3Z",
        fill=art.linear(3, 10, 47, 54, IVORY.light, IVORY.mid, IVORY.dark),
        line=GOLD.deep,
        width=LINE,
    )
    art.path("M3 32h44v19c0 2-1 3-3 3h-38c-2 0-3-1-3-3Z", fill=EGG.mid)
    art.path("M3 32h44", line=GOLD.dark, width=1.8)
    art.path(
        "M9 15h24c5 0 7 3 7 6s-2 6-7 6h-24c-3 0-4-3-4-6s1-6 4-6Z",
        fill=BLUSH.mid,
        line=BLUSH.deep,
        width=1.4,
    )
    art.path(oval(35, 21, 5, 6), fill=BLUSH.light, line=BLUSH.deep, width=1.4)
    art.path("M14 15v12M21 15v12", line=BLUSH.light, width=2)
    art.path("M14 38h14v3h-2v7h2v3h-14v-3h2v-7h-2Z", fill=PLUM.mid, line=PLUM.deep, width=1.2)
    _plus(art, GOLD)


def plus_dress(art: Art) -> None:
    """Draw a dress to be gained."""
    skirt = sym("M24 24L29 23C40 24 47 36 48 58C40 61 32 61 24 61", 24)
    art.path(skirt, fill=art.across(BLUSH, 0, 48), line=BLUSH.deep, width=LINE)
    art.path(
        sym("M24 26C27 38 30 50 31 60.5L24 61", 24), fill=IVORY.light, line=BLUSH.deep, width=1.2
    )
    art.path(sym("M24 50C27 52 29 52 30 50M24 56C27 58 29 58 31 56", 24), line=GOLD.dark, width=1.2)
    art.path(
        sym("M24 10L28 9L30 5L34 6C34 13 30 18 29 24L24 27", 24),
        fill=BLUSH.mid,
        line=BLUSH.deep,
        width=LINE,
    )
    art.path(
        "M33 6C39 8 40 14 40 20L34 21L31 14Z" + mirror("M33 6C39 8 40 14 40 20L34 21L31 14Z", 24),
        fill=BLUSH.mid,
        line=BLUSH.deep,
        width=1.4,
    )
    _plus(art, GOLD)


def plus_decoration(art: Art) -> None:
    """Draw a lyre, for the musicians and all that adorns the ball."""
    art.path(
        sym("M24 50C32 50 34 44 32 38L24 38", 24),
        fill=art.down(GOLD, 36, 52),
        line=GOLD.deep,
        width=LINE,
    )
    for line, w in ((GOLD.deep, 5.6), (GOLD.mid, 3.2), (GOLD.light, 1)):
        art.path(
            "M30 56C40 52 40 44 36 36C33 28 40 22 40 14C40 8 34 8 33.5 12"
            + mirror("M30 56C40 52 40 44 36 36C33 28 40 22 40 14C40 8 34 8 33.5 12", 24),
            line=line,
            width=w,
        )
    art.path("M10 22h28", line=GOLD.deep, width=5)
    art.path("M10 22h28", line=GOLD.light, width=2.4)
    art.path("M20 23V42M24 23V42M28 23V42", line=GOLD.deep, width=1.6)
    art.path("M16 57h16v4h-16Z", fill=GOLD.mid, line=GOLD.deep, width=1.4)
    _plus(art, EGG)


def card_back(ground: Ramp, emblem: Callable[[Art], None]) -> Art:
    """Draw the back of cards with an emblem, which is drawn like a sign."""
    art = Art(90, 128)
    art.path(
        "M7 1h76c4 0 6 2 6 6v114c0 4-2 6-6 6h-76c-4 0-6-2-6-6v-114c0-4 2-6 6-6Z",
        fill=IVORY.light,
        line=GOLD.deep,
        width=1.2,
    )
    art.path(
        box(6, 6, 78, 116),
        fill=art.radial(45, 56, 76, ground.mid, ground.dark),
        line=GOLD.dark,
        width=1.6,
    )
    net = ""
    for k in range(-9, 12):
        x = 6 + k * 13
        for lean in (1, -1):
            x0, x1 = (x, x + 116 * 0.6) if lean == 1 else (x + 116 * 0.6, x)
            t0 = max(0.0, min(1.0, (6 - x0) / (x1 - x0))), max(0.0, min(1.0, (84 - x0) / (x1 - x0)))
            a, c = min(t0), max(t0)
            if c - a > 0.01:
                net += (
                    f"M{pt(x0 + (x1 - x0) * a, 6 + 116 * a)}L{pt(x0 + (x1 - x0) * c, 6 + 116 * c)}"
                )
    art.path(net, line=ground.light, width=0.7, opacity=0.5)
    art.path(box(9.5, 9.5, 71, 109), line=GOLD.light, width=0.8)
    medal = sym(
        "M45 26C58 26 66 36 66 46C66 54 72 58 72 64C72 70 66 74 66 82C66 92 58 102 45 102", 45
    )
    art.path(medal, fill=IVORY.light, line=GOLD.deep, width=4.2)
    art.path(medal, line=GOLD.mid, width=2.4)
    with art.group("translate(16 34.5) scale(.9)"):
        emblem(art)
    for corner in (
        "translate(9.5 9.5)",
        "matrix(-1 0 0 1 80.5 9.5)",
        "matrix(1 0 0 -1 9.5 118.5)",
        "matrix(-1 0 0 -1 80.5 118.5)",
    ):
        with art.group(corner):
            art.path(
                "M0 20C8 18 9 11 5 10C1 10 2 15 6 14M20 0C18 8 11 9 10 5C10 1 15 2 14 6",
                line=GOLD.deep,
                width=2.2,
            )
            art.path(
                "M0 20C8 18 9 11 5 10C1 10 2 15 6 14M20 0C18 8 11 9 10 5C10 1 15 2 14 6",
                line=GOLD.light,
                width=1.1,
            )
    return art


def employee_back() -> Art:
    """Draw the back of the employees' cards."""
    return card_back(EGG, lambda art: thimble(art, GOLD, "gold"))


SIGNS: dict[str, Callable[[Art], None]] = {
    "thread": thread,
    "lace": lace,
    "coin": coin,
    "prestige": prestige,
    "thimble-gold": lambda art: thimble(art, GOLD, "gold"),
    "thimble-silver": lambda art: thimble(art, SILVER, "silver"),
    "thimble-brass": lambda art: thimble(art, BRASS, "brass"),
    "favor": favor,
    "crown": crown,
    "carriage": carriage,
    "needle": needle,
    "purse": purse,
    "start": start,
    "bag": bag,
    "hourglass": hourglass,
    "undo": undo,
    "redo": redo,
    "menu": menu,
    "save": save,
    "plus-tile": plus_tile,
    "plus-dress": plus_dress,
    "plus-decoration": plus_decoration,
}


def sign(name: str) -> Art:
    """Draw one sign."""
    art = Art(64, 64)
    SIGNS[name](art)
    return art
