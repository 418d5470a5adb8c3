"""Cakes of choux pastry."""

import math

from tools.art.palette import GOLD
from tools.art.patisserie.sugar import (
    APRICOT,
    BERRY,
    CARAMEL,
    CHINA,
    CHOCOLATE,
    CREAM,
    CRUST,
    LINE,
    Drum,
    ball,
    chou,
    dust,
    leaf,
    ringed,
    shadow,
    swirl,
)
from tools.art.pen import Art, dots, pt


def cream_puff(art: Art) -> None:
    """A chou, cut open and filled with cream."""
    shadow(art, 60, 102, 42)
    base = "M16 80C10 88 18 104 36 103Q48 108 60 104Q74 108 86 103C102 104 110 88 104 80Z"
    art.path(
        base,
        fill=art.radial(46, 78, 60, CRUST.light, CRUST.mid, CRUST.dark),
        line=CRUST.deep,
        width=LINE,
    )
    art.path("M30 94Q38 88 46 98M70 99Q80 90 90 93", line=CRUST.dark, width=1.6)
    for y, w in ((76, 44), (64, 42)):
        ruffle = f"M{60 - w} {y}" + "".join(f"q{w / 8:g} 13 {w / 4:g} 0" for _ in range(8))
        art.path(
            f"{ruffle}C{60 + w + 4} {y - 14} {60 - w - 4} {y - 14} {60 - w} {y}Z",
            fill=art.across(CREAM, 60 - w, 60 + w),
            line=CREAM.deep,
            width=1.3,
        )
        ribs = "".join(f"M{60 - w + w * k / 4:g} {y}q3 -6 1 -12" for k in range(1, 8))
        art.path(ribs, line=CREAM.dark, width=1.3)
    cap = (
        "M20 60C14 46 24 30 38 30C44 20 58 18 66 22C80 18 92 28 94 36C104 42 106 54 100 60"
        "Q80 68 60 66Q38 68 20 60Z"
    )
    art.path(
        cap,
        fill=art.radial(46, 32, 62, CRUST.light, CRUST.mid, CRUST.dark),
        line=CRUST.deep,
        width=LINE,
    )
    cracks = (
        "M46 36Q54 40 52 50M70 32Q80 38 78 48M62 44Q68 50 64 58M34 46Q40 52 36 58M88 46Q92 52 90 57"
    )
    art.path(cracks, line=CRUST.dark, width=1.6)
    dust(art, 56, 32, 26, 8, 30)


def religieuse(art: Art) -> None:
    """The nun: a small chou on a large one, iced, with a collar of cream."""
    shadow(art, 60, 106, 42)
    Drum(60, 100, 102, 46, 10).draw(art, CHINA)
    chou(art, 60, 78, 35)
    art.path(
        "M25 78C22 48 98 48 95 78C94 86 90 84 88 79C86 73 80 74 79 82"
        "C78 90 71 90 70 82C69 76 62 76 61 84"
        "C60 92 52 92 51 83C50 76 44 75 42 81C40 87 35 86 34 80C33 75 26 86 25 78Z",
        fill=art.radial(46, 62, 56, *CHOCOLATE[:3]),
        line=CHOCOLATE.deep,
        width=LINE,
    )
    art.path("M33 68C36 60 42 56 48 55", line="#f3d9c4", width=3, opacity=0.9)
    chou(art, 60, 36, 21)
    art.path(
        "M39 36C38 14 82 14 81 36C80 42 76 40 74 36C72 32 68 34 67 39"
        "C66 44 60 44 59 38C58 33 53 33 52 38"
        "C50 43 46 42 46 37C45 34 40 42 39 36Z",
        fill=art.radial(52, 26, 36, *CHOCOLATE[:3]),
        line=CHOCOLATE.deep,
        width=LINE,
    )
    art.path("M45 30C47 25 51 22 56 21", line="#f3d9c4", width=2.4, opacity=0.9)
    for k in range(9):  # the collar's flames
        a = math.pi * (k + 0.5) / 9
        x, y = 60 - 24 * math.cos(a), 50 + 7 * math.sin(a)
        art.path(
            f"M{pt(x - 4, y + 3)}Q{pt(x - 4, y - 4)} {pt(x, y - 10)}Q{pt(x + 4, y - 4)} "
            f"{pt(x + 4, y + 3)}Q{pt(x, y + 6)} {pt(x - 4, y + 3)}Z",
            fill=art.linear(x - 4, 0, x + 4, 0, CREAM.light, CREAM.mid),
            line=CREAM.deep,
            width=1.1,
        )
    ball(art, 60, 17, 3.6, GOLD, 1)


def saint_honore(art: Art) -> None:
    """A ring of caramelised choux around quills of cream."""
    shadow(art, 60, 102, 52)
    base = Drum(60, 84, 92, 52, 18)
    base.draw(art, CRUST)
    seats = ringed(60, 74, 40, 16, 10, 18)
    for x, y in (p for p in seats if p[1] < 74):
        _glazed(art, x, y, 12)
    for x, y, w, h in (
        (40.0, 70.0, 11.0, 26.0),
        (80.0, 70.0, 11.0, 26.0),
        (60.0, 74.0, 17.0, 44.0),
    ):
        swirl(art, x, y, w, h, CREAM, 3)
    for x, y in (p for p in seats if p[1] >= 74):
        _glazed(art, x, y, 12.5)


def _glazed(art: Art, x: float, y: float, r: float) -> None:
    """Draw a chou dipped in caramel."""
    chou(art, x, y, r)
    art.path(
        f"M{pt(x - r, y - 1)}"
        f"C{pt(x - r, y - r * 1.35)} {pt(x + r, y - r * 1.35)} {pt(x + r, y - 1)}"
        f"Q{pt(x + r * 0.5, y + 3)} {pt(x, y)}Q{pt(x - r * 0.5, y + 3)} {pt(x - r, y - 1)}Z",
        fill=art.linear(x - r, y - r, x + r, y, CARAMEL.light, CARAMEL.mid, CARAMEL.dark),
        line=CARAMEL.deep,
        width=1.1,
    )
    art.path(
        f"M{pt(x - r * 0.6, y - r * 0.45)}q{pt(r * 0.3, -r * 0.3)} {pt(r * 0.6, -r * 0.3)}",
        line="#fff6df",
        width=2,
    )


def croquembouche(art: Art) -> None:
    """A cone of choux, held by caramel and spun sugar."""
    shadow(art, 60, 108, 46)
    Drum(60, 100, 104, 46, 10).draw(art, CRUST)
    rows = ((94, 36, 6), (80, 30, 5), (67, 24, 4), (54, 18, 3), (42, 11, 2), (30, 0, 1))
    for k, (y, half, count) in enumerate(rows):
        r = 10.6 - 0.75 * k
        for j in range(count):
            u = 0.0 if count == 1 else -1 + 2 * j / (count - 1)
            _glazed(art, 60 + half * u, y + 4 * (1 - u * u), r)
    threads = (
        "M16 96C40 70 64 104 104 92M24 84C50 96 74 58 98 78M34 66C52 80 70 46 90 64"
        "M42 50C56 64 66 36 80 48M20 100C44 88 40 60 64 40M100 100C78 90 84 58 60 34"
    )
    art.path(threads, line=CARAMEL.dark, width=1.5, opacity=0.55)
    art.path(threads, line="#fff2cf", width=0.9, opacity=0.95)
    for x, y in ((30, 88), (88, 84), (46, 66), (74, 60), (58, 82)):
        ball(art, x, y, 3, BERRY, 0.9)
        leaf(art, x + 2, y + 1, 7, 20)
    art.path("M60 24C54 16 52 8 60 2C68 8 66 16 60 24Z", fill=GOLD.light, line=GOLD.deep, width=1.2)
    art.path("M60 22V8M56 12L60 18L64 12", line=GOLD.deep, width=0.9)
    art.path(dots([(60, 25)]), line=APRICOT.deep, width=4)
