"""Biscuits, leaves of puff pastry, and what is eaten with the fingers."""

import math

from tools.art.palette import GOLD, Ramp
from tools.art.patisserie.sugar import (
    ALMOND,
    APRICOT,
    BERRY,
    CARAMEL,
    CHINA,
    CHOCOLATE,
    CREAM,
    CRUST,
    CUSTARD,
    DOUGH,
    LINE,
    PISTACHIO,
    ROSE,
    SNOW,
    SPICE,
    Drum,
    ball,
    chou,
    dust,
    flakes,
    leaf,
    nuts,
    scatter,
    shadow,
    swirl,
)
from tools.art.pen import Art, clip, dots, oval, poly, pt, star


def _crinkled(cx: float, cy: float, rx: float, ry: float, n: int, depth: float = 1.06) -> str:
    """Return an ellipse with a scalloped edge."""
    d = ""
    for k in range(n + 1):
        a = 2 * math.pi * k / n
        p = (cx + rx * math.cos(a), cy + ry * math.sin(a))
        m = a - math.pi / n
        mid = (cx + rx * (depth + 0.04) * math.cos(m), cy + ry * (depth + 0.04) * math.sin(m))
        d += f"Q{pt(*mid)} {pt(*p)}" if k else f"M{pt(*p)}"
    return d + "Z"


def _biscuit(art: Art, cx: float, cy: float, rx: float, ry: float, n: int, ramp: Ramp) -> None:
    for drop, shade in ((5, ramp.dark), (0, "")):
        art.path(
            _crinkled(cx, cy + drop, rx, ry, n),
            fill=shade
            or art.radial(cx - rx * 0.3, cy - ry * 0.5, rx * 1.5, ramp.light, ramp.mid, ramp.dark),
            line=ramp.deep,
            width=LINE,
        )


def sable(art: Art) -> None:
    """Three butter biscuits with crinkled edges, one leaning on the others."""
    shadow(art, 60, 100, 44)
    for y in (90.0, 78.0):
        _biscuit(art, 58, y, 38, 15, 20, CRUST)
    art.path(oval(58, 78, 27, 9.5), line=CRUST.dark, width=1.2, opacity=0.7)
    with art.group("rotate(14 66 52)"):
        _biscuit(art, 66, 48, 31, 28, 20, DOUGH)
        art.path(_crinkled(66, 48, 22, 20, 20), line=CRUST.dark, width=1.2)
        art.path(dots(scatter(66, 48, 14, 13, 9)), line=CRUST.dark, width=2.4)
        art.path(dots(scatter(64, 44, 26, 22, 22, 1)), line="#ffffff", width=1.8)


def palmier(art: Art) -> None:
    """A heart of rolled puff pastry."""
    shadow(art, 60, 104, 36, 5)
    heart = "M60 102C42 92 8 70 12 42C15 20 44 14 60 38C76 14 105 20 108 42C112 70 78 92 60 102Z"
    art.path(heart, fill=CARAMEL.dark, line=CARAMEL.deep, width=LINE)
    with art.group("translate(0 -4)"):
        art.path(
            heart,
            fill=art.radial(46, 36, 80, CRUST.light, CRUST.mid, CARAMEL.mid),
            line=CARAMEL.deep,
            width=LINE,
        )
        for axis in (False, True):
            with art.group("translate(120 0) scale(-1 1)" if axis else ""):
                roll = (
                    "M60 94C40 82 18 66 20 44C22 26 44 24 52 40C56 52 46 62 37 57"
                    "C29 52 31 40 39 42C43 43 43 49 40 49"
                )
                inner = "M60 84C46 75 29 62 28 46M60 72C54 68 48 66 44 62"
                art.path(roll + inner, line=CARAMEL.dark, width=2.4)
                art.path(roll, line=CRUST.light, width=0.9)
        art.path(dots(scatter(60, 56, 40, 36, 46)), line="#ffffff", width=1.7, opacity=0.85)


def arlette(art: Art) -> None:
    """Thin caramelised leaves, rolled like a snail."""
    shadow(art, 60, 98, 46)
    for x, y, turn, ramp in ((46, 74, -20, CARAMEL), (72, 62, 18, CRUST)):
        with art.group(f"translate({x} {y}) rotate({turn})"):
            art.path(oval(2, 3, 30, 36), fill=CARAMEL.dark, line=CARAMEL.deep, width=1.2)
            art.path(
                oval(0, 0, 30, 36),
                fill=art.radial(-8, -12, 48, ramp.light, ramp.mid, CARAMEL.dark),
                line=CARAMEL.deep,
                width=LINE,
            )
            coil = "".join(
                f"{'L' if k else 'M'}"
                f"{pt(25 * (k / 60) * math.cos(k * 0.42), 31 * (k / 60) * math.sin(k * 0.42))}"
                for k in range(61)
            )
            art.path(coil, line=CARAMEL.deep, width=1.8, opacity=0.8)
            art.path("M-20 -20C-14 -30 -4 -33 4 -32", line="#fff6d8", width=2.4, opacity=0.9)


def galette(art: Art) -> None:
    """A flat cake, glazed with egg and scored crosswise."""
    shadow(art, 60, 94, 52)
    drum = Drum(60, 70, 86, 50, 23, 48)
    drum.wall(art, CRUST)
    drum.stripe(art, 78, 81, DOUGH)
    drum.lid(art, CRUST)
    lines = "".join(f"M{20 + 10 * k} 40L{-10 + 10 * k} 100M{20 + 10 * k} 40" for k in range(10))
    lines += "".join(f"M{10 * k} 40L{40 + 10 * k} 100" for k in range(10))
    for d in lines.split("M")[1:]:
        if "L" in d:
            a, b = (tuple(float(v) for v in p.split()) for p in d.split("L"))
            inside = [
                (a[0] + (b[0] - a[0]) * t / 40, a[1] + (b[1] - a[1]) * t / 40) for t in range(41)
            ]
            kept = [(x, y) for x, y in inside if ((x - 60) / 43) ** 2 + ((y - 70) / 18.5) ** 2 <= 1]
            if len(kept) > 1:
                art.path(poly([kept[0], kept[-1]], close=False), line=CARAMEL.dark, width=1.5)
    art.path(oval(60, 70, 43, 18.5), line=CARAMEL.dark, width=1.5)
    art.path("M20 64C26 56 38 51 50 50", line="#fff3cf", width=2.6, opacity=0.9)


def feuillantine(art: Art) -> None:
    """Leaves of puff pastry on one another, with sugar."""
    shadow(art, 60, 102, 42)
    for k, y in enumerate((92, 80, 68, 56)):
        tilt = (-3, 4, -2, 3)[k]
        with art.group(f"rotate({tilt} 60 {y})"):
            leafy = (
                f"M14 {y}L36 {y - 15}Q60 {y - 20} 84 {y - 15}L106 {y}"
                f"L84 {y + 13}Q60 {y + 17} 36 {y + 13}Z"
            )
            art.path(leafy, fill=CARAMEL.dark, line=CARAMEL.deep, width=1.2)
            with art.group("translate(0 -4)"):
                art.path(
                    leafy,
                    fill=art.linear(14, y - 15, 106, y + 13, CRUST.light, CRUST.mid, CARAMEL.mid),
                    line=CARAMEL.deep,
                    width=1.3,
                )
    art.path("M24 51Q60 42 96 51M36 44Q60 37 84 44M36 59Q60 62 84 58", line=CARAMEL.dark, width=1.3)
    dust(art, 60, 51, 24, 7, 24)


def chausson(art: Art) -> None:
    """A turnover filled with fruit, a sheaf cut into its lid."""
    shadow(art, 60, 100, 48)
    body = "M12 92C8 52 40 26 70 30C98 34 114 62 108 90C80 102 38 102 12 92Z"
    art.path(
        body,
        fill=art.radial(50, 46, 76, CRUST.light, CRUST.mid, CARAMEL.mid),
        line=CARAMEL.deep,
        width=LINE,
    )
    art.path("M24 84C40 62 60 50 80 45", line=CARAMEL.dark, width=2)
    ribs = "".join(
        f"M{26 + 10 * k} {80 - 6.2 * k:.0f}q2 -14 12 -19M{26 + 10 * k} {80 - 6.2 * k:.0f}q12 8 22 4"
        for k in range(6)
    )
    art.path(ribs, line=CARAMEL.dark, width=1.7)
    hem = "".join(
        f"M{14 + 8.2 * k:.0f} {92 + 5.6 * math.sin(k / 11.5 * math.pi):.1f}l3 -7" for k in range(12)
    )
    art.path(hem, line=CARAMEL.deep, width=1.6, opacity=0.7)
    art.path("M20 68C24 50 40 38 54 35", line="#fff3cf", width=3, opacity=0.85)


def allumette(art: Art) -> None:
    """Matches of puff pastry with white icing."""
    shadow(art, 60, 98, 48)
    for x, y, turn in ((10, 70, 8), (14, 54, -6), (18, 76, -16)):
        with art.group(f"translate({x} {y}) rotate({turn})"):
            art.path("M0 4L10 -6H94L84 4V20H0Z", fill=CRUST.mid, line=CARAMEL.deep, width=LINE)
            art.path("M84 4L94 -6V9L84 20Z", fill=CRUST.dark, line=CARAMEL.deep, width=1.2)
            art.path("M1 9H84L93 0M1 14H84L93 5M1 17H84", line=CARAMEL.dark, width=1.1)
            art.path(
                "M-1 4L10 -7H95L85 4Q80 9 74 5Q66 10 58 5Q48 10 40 5Q30 10 22 5Q12 9 -1 4Z",
                fill=art.linear(0, -7, 90, 8, SNOW.light, SNOW.mid),
                line=SNOW.deep,
                width=1.1,
            )
            art.path("M18 1H74M26 -3H84", line=ROSE.mid, width=1.3)


def gaufre(art: Art) -> None:
    """Two waffles with sugar."""
    shadow(art, 60, 100, 46)
    for x, y, turn in ((64, 66, 16), (54, 60, -8)):
        with art.group(f"translate({x} {y}) rotate({turn})"):
            edge = _scalloped_square(35)
            art.path(f"{edge}", fill=CARAMEL.dark, line=CARAMEL.deep, width=1.4)
            with art.group("translate(-2 -4)"):
                art.path(
                    edge,
                    fill=art.linear(-36, -36, 36, 36, CRUST.light, CRUST.mid, CARAMEL.mid),
                    line=CARAMEL.deep,
                    width=LINE,
                )
                for row in range(4):
                    for column in range(4):
                        a, b = -29 + 15 * column, -29 + 15 * row
                        art.path(
                            f"M{a} {b}h12v12h-12Z", fill=CARAMEL.mid, line=CARAMEL.dark, width=1
                        )
                        art.path(f"M{a} {b + 12}v-12h12", line=CARAMEL.deep, width=1.8)
    with art.group("rotate(-8 54 60)"):
        dust(art, 52, 54, 25, 22, 40)


def _scalloped_square(half: float) -> str:
    d = f"M{pt(-half, -half)}"
    step = half / 2
    for _ in range(4):
        d += f"q{pt(step / 2, -5)} {pt(step, 0)}"
    for _ in range(4):
        d += f"q{pt(5, step / 2)} {pt(0, step)}"
    for _ in range(4):
        d += f"q{pt(-step / 2, 5)} {pt(-step, 0)}"
    for _ in range(4):
        d += f"q{pt(-5, -step / 2)} {pt(0, -step)}"
    return d + "Z"


def oublie(art: Art) -> None:
    """Wafers rolled into horns."""
    shadow(art, 60, 102, 46)
    for x, y, turn in ((60, 100, -34), (60, 100, 34), (60, 102, 0)):
        with art.group(f"translate({x} {y}) rotate({turn})"):
            art.path(
                "M-3 0L-17 -66Q0 -58 17 -66L3 0Q0 4 -3 0Z",
                fill=art.across(CRUST, -17, 17),
                line=CARAMEL.deep,
                width=LINE,
            )
            art.path(oval(0, -67, 17, 7), fill=CARAMEL.dark, line=CARAMEL.deep, width=LINE)
            art.path(oval(2, -67, 10, 4), fill=CARAMEL.deep)
            art.path(
                "M-13 -54L8 -20M-9 -36L5 -10M14 -54L-8 -22"
                "M10 -36L-5 -12M0 -60L-11 -40M2 -60L12 -42",
                line=CARAMEL.mid,
                width=1.2,
            )
            art.path("M-9 -58L-3 -22", line="#fff3cf", width=2.2, opacity=0.9)


def pain_d_epices(art: Art) -> None:
    """A loaf of gingerbread, two slices cut off."""
    shadow(art, 60, 98, 52)
    side = "M34 60C34 44 96 36 108 48L110 78L40 96Z"
    art.path(side, fill=art.down(SPICE, 40, 96), line=SPICE.deep, width=LINE)
    art.path(
        "M16 62C12 46 26 38 42 38L94 30C104 32 110 40 108 50L40 62Z",
        fill=art.linear(20, 34, 96, 60, SPICE.light, SPICE.mid, SPICE.dark),
        line=SPICE.deep,
        width=LINE,
    )
    art.path(
        "M14 66C10 44 46 42 42 62L40 96L16 90Z",
        fill=art.linear(14, 50, 44, 96, CARAMEL.mid, SPICE.mid),
        line=SPICE.deep,
        width=LINE,
    )
    art.path(dots(scatter(28, 74, 11, 17, 16)), line=SPICE.deep, width=1.8, opacity=0.7)
    with art.group("translate(-6 10) rotate(-6 20 90)"):
        art.path(
            "M8 72C4 50 40 48 36 68L36 98L10 94Z",
            fill=art.linear(8, 56, 38, 98, CARAMEL.light, CARAMEL.mid, SPICE.mid),
            line=SPICE.deep,
            width=LINE,
        )
        art.path(dots(scatter(22, 78, 11, 16, 18)), line=SPICE.deep, width=1.8, opacity=0.7)
    flakes(art, [(58, 45), (74, 42), (66, 51), (88, 41), (82, 49)], 6)
    for x, y in ((50, 50), (96, 44), (74, 48)):
        ball(art, x, y, 2.6, BERRY, 0.9)


def nonnette(art: Art) -> None:
    """Small round gingerbreads under white icing, one bitten open to its marmalade."""
    shadow(art, 60, 100, 48)
    for x, y in ((42, 60), (78, 66)):
        drum = Drum(x, y - 4, y + 14, 25, 11)
        drum.wall(art, SPICE)
        drum.lid(art, SPICE)
        drum.glaze(art, SNOW, 6, 8, int(x))
        art.path(dots(scatter(x, y - 5, 13, 5, 7)), line=APRICOT.mid, width=2.6)
    drum = Drum(50, 80, 96, 26, 11)
    drum.draw(art, SPICE)
    drum.glaze(art, SNOW, 6, 8, 3)
    ball(art, 50, 78, 5, APRICOT)
    leaf(art, 55, 79, 9, 20)
    leaf(art, 45, 79, 9, 160)


def croquignole(art: Art) -> None:
    """A heap of crisp drops in white, rose and green."""
    shadow(art, 60, 102, 46)
    heap = [
        (26, 94, ROSE), (48, 97, SNOW), (72, 97, PISTACHIO), (94, 94, CUSTARD),
        (36, 80, SNOW), (60, 82, CUSTARD), (84, 80, ROSE),
        (48, 66, PISTACHIO), (72, 66, SNOW), (60, 51, ROSE),
    ]  # fmt: skip
    for x, y, ramp in heap:
        art.path(oval(x, y + 3, 14, 8), fill=CRUST.mid, line=CRUST.deep, width=1.2)
        art.path(
            f"M{x - 14} {y + 1}C{x - 13} {y - 10} {x - 5} {y - 13} {x} {y - 13}"
            f"C{x + 5} {y - 13} {x + 13} {y - 10} {x + 14} {y + 1}Q{x} {y + 9} {x - 14} {y + 1}Z",
            fill=art.radial(x - 4, y - 8, 22, ramp.light, ramp.mid, ramp.dark),
            line=ramp.deep,
            width=1.3,
        )
        art.path(f"M{x - 7} {y - 6}q3 -4 7 -4", line="#ffffff", width=2)


def macaron(art: Art) -> None:
    """Three macarons with their little feet."""
    shadow(art, 60, 102, 46)
    for x, y, ramp, fill in (
        (36.0, 84.0, PISTACHIO, CHOCOLATE),
        (84.0, 84.0, ROSE, BERRY),
        (60.0, 54.0, CUSTARD, CREAM),
    ):
        _macaron(art, x, y, ramp, fill)


def _macaron(art: Art, x: float, y: float, ramp: Ramp, filling: Ramp) -> None:
    low = f"M{x - 25} {y + 7}C{x - 25} {y + 22} {x + 25} {y + 22} {x + 25} {y + 7}Z"
    art.path(low, fill=art.across(ramp, x - 26, x + 26), line=ramp.deep, width=LINE)
    art.path(
        f"M{x - 25} {y + 2}H{x + 25}Q{x + 27} {y + 6} {x + 25} {y + 8}H{x - 25}"
        f"Q{x - 27} {y + 6} {x - 25} {y + 2}Z",
        fill=filling.mid,
        line=filling.deep,
        width=1.2,
    )
    art.path(
        f"M{x - 26} {y + 2}C{x - 27} {y - 24} {x + 27} {y - 24} {x + 26} {y + 2}Z",
        fill=art.radial(x - 8, y - 12, 40, ramp.light, ramp.mid, ramp.dark),
        line=ramp.deep,
        width=LINE,
    )
    feet = [(x - 23 + 5.1 * k, y + 1.5) for k in range(10)]
    art.path(dots(feet), line=ramp.deep, width=5)
    art.path(dots(feet), line=ramp.light, width=3.2)
    art.path(dots([(px, y + 8.5) for px, _ in feet]), line=ramp.dark, width=3)
    art.path(f"M{x - 16} {y - 8}q6 -7 14 -7", line="#ffffff", width=2.6, opacity=0.85)


def financier(art: Art) -> None:
    """Bars of almond cake, like gold."""
    shadow(art, 60, 100, 50)
    for x, y in ((12, 76), (54, 78), (32, 50)):
        art.path(f"M{x} {y + 22}L{x + 6} {y}H{x + 46}L{x + 54} {y + 22}Z", fill=CRUST.mid)
        art.path(
            f"M{x} {y + 22}L{x + 7} {y + 4}H{x + 45}L{x + 54} {y + 22}Z",
            fill=art.down(CRUST, y, y + 24),
            line=CARAMEL.deep,
            width=LINE,
        )
        art.path(
            f"M{x + 7} {y + 4}L{x + 14} {y - 8}H{x + 51}L{x + 45} {y + 4}Z",
            fill=art.linear(x, y - 8, x + 50, y + 6, "#fff0b8", GOLD.light, CRUST.mid),
            line=CARAMEL.deep,
            width=LINE,
        )
        art.path(
            f"M{x + 45} {y + 4}L{x + 51} {y - 8}L{x + 60} {y + 9}L{x + 54} {y + 22}Z",
            fill=CARAMEL.mid,
            line=CARAMEL.deep,
            width=LINE,
        )
        art.path(f"M{x + 17} {y - 4}H{x + 46}L{x + 43} {y + 1}H{x + 14}Z", line=CARAMEL.mid)
        flakes(art, [(x + 24, y - 2), (x + 36, y - 3)], 3.6)


def nougat(art: Art) -> None:
    """Blocks of white nougat with almonds and pistachios."""
    shadow(art, 60, 100, 48)
    for x, y in ((10, 60), (52, 64), (32, 34)):
        art.path(
            f"M{x} {y + 4}L{x + 14} {y - 8}H{x + 56}L{x + 44} {y + 4}Z",
            fill=SNOW.light,
            line=CREAM.deep,
            width=LINE,
        )
        art.path(
            f"M{x} {y + 4}h44v32h-44Z",
            fill=art.down(CREAM, y - 10, y + 52),
            line=CREAM.deep,
            width=LINE,
        )
        art.path(
            f"M{x + 44} {y + 4}L{x + 56} {y - 8}V{y + 22}L{x + 44} {y + 36}Z",
            fill=CREAM.dark,
            line=CREAM.deep,
            width=LINE,
        )
        for k, (px, py) in enumerate(scatter(x + 22, y + 20, 19, 14, 9, x)):
            ramp = (ALMOND, PISTACHIO, SPICE)[k % 3]
            with art.group(f"translate({px:.0f} {py:.0f}) rotate({k * 50})"):
                art.path(oval(0, 0, 4.6, 3), fill=ramp.mid, line=ramp.deep, width=0.9)
        for k, (px, py) in enumerate(scatter(x + 28, y - 2, 17, 4, 4, x)):
            art.path(
                oval(px, py, 3.4, 1.8),
                fill=(PISTACHIO, ALMOND)[k % 2].mid,
                line=ALMOND.deep,
                width=0.7,
            )


def florentin(art: Art) -> None:
    """Discs of almonds and candied fruit on chocolate."""
    shadow(art, 60, 100, 46)
    for x, y in ((46, 82), (68, 54)):
        art.path(
            _crinkled(x, y + 5, 38, 24, 9, 1.02),
            fill=CHOCOLATE.mid,
            line=CHOCOLATE.deep,
            width=LINE,
        )
        art.path(
            _crinkled(x, y, 38, 24, 9, 1.02),
            fill=art.radial(x - 10, y - 12, 56, CARAMEL.light, CARAMEL.mid, CARAMEL.dark),
            line=CARAMEL.deep,
            width=LINE,
        )
        flakes(art, scatter(x, y, 31, 18, 13, x), 6.4)
        for k, (px, py) in enumerate(scatter(x, y, 24, 13, 5, x + 1)):
            ball(art, px, py, 3.6, (BERRY, PISTACHIO)[k % 2], 1)


def massepain(art: Art) -> None:
    """Fruits of marzipan in paper cups: a peach, a pear, a lemon, strawberries."""
    shadow(art, 60, 102, 48)
    for x, y in ((34, 92), (84, 94)):
        cup = Drum(x, y - 8, y + 6, 24, 8, 17)
        cup.wall(art, SNOW)
        cup.flutes(art, 11, SNOW)
    art.path(
        "M34 88C14 88 12 64 34 62C56 64 54 88 34 88Z",
        fill=art.radial(28, 70, 30, APRICOT.light, APRICOT.mid, ROSE.dark),
        line=APRICOT.deep,
        width=LINE,
    )
    art.path("M34 62C30 70 30 80 34 88", line=ROSE.dark, width=1.6)
    leaf(art, 35, 62, 14, -20)
    art.path(
        "M62 92C58 72 80 58 84 62C88 58 108 72 104 92Q84 98 62 92Z",
        fill=art.radial(76, 74, 34, CUSTARD.light, CUSTARD.mid, CUSTARD.dark),
        line=CUSTARD.deep,
        width=LINE,
    )
    leaf(art, 84, 62, 13, -150)
    art.path(
        "M60 74C40 74 44 52 52 44C54 34 66 34 68 44C76 52 80 74 60 74Z",
        fill=art.radial(54, 48, 36, PISTACHIO.light, PISTACHIO.mid, CUSTARD.dark),
        line=PISTACHIO.deep,
        width=LINE,
    )
    art.path("M60 37q0 -8 5 -11", line=SPICE.deep, width=2.2)
    leaf(art, 63, 31, 14, -10)
    for x, y in ((24, 60), (98, 66)):
        art.path(
            f"M{x} {y + 12}C{x - 13} {y} {x - 8} {y - 10} {x} {y - 8}"
            f"C{x + 8} {y - 10} {x + 13} {y} {x} {y + 12}Z",
            fill=art.radial(x - 3, y - 4, 16, *BERRY[:3]),
            line=BERRY.deep,
            width=1.3,
        )
        art.path(dots([(x - 3, y), (x + 3, y - 1), (x, y + 5)]), line=CUSTARD.light, width=1.4)
        leaf(art, x, y - 8, 8, -30)
        leaf(art, x, y - 8, 8, -150)


def madeleine(art: Art) -> None:
    """Two shells."""
    shadow(art, 60, 102, 46)
    for x, y, turn, size in ((46, 96, -24, 0.92), (70, 98, 16, 1.02)):
        with art.group(f"translate({x} {y}) rotate({turn}) scale({size})"):
            shell = (
                "M-7 2C-12 -6 -26 -24 -24 -46C-22 -56 -17 -60 -14 -60Q-10 -68 -4 -64Q0 -70 4 -64"
                "Q10 -68 14 -60C17 -60 22 -56 24 -46C26 -24 12 -6 7 2Q0 6 -7 2Z"
            )
            art.path(
                shell,
                fill=art.radial(-8, -40, 52, CRUST.light, CRUST.mid, CARAMEL.mid),
                line=CARAMEL.deep,
                width=LINE,
            )
            art.path(
                "M-5 -2C-10 -12 -20 -30 -18 -52M-2 -2C-4 -16 -10 -36 -9 -60M0 -2V-64"
                "M2 -2C4 -16 10 -36 9 -60M5 -2C10 -12 20 -30 18 -52",
                line=CARAMEL.dark,
                width=1.9,
            )
            art.path(
                "M-14 -20C-18 -32 -17 -44 -15 -52M-5 -30C-7 -42 -6 -52 -5 -58",
                line="#fff3cf",
                width=2,
                opacity=0.85,
            )


def meringue(art: Art) -> None:
    """Three meringues, drawn up to a point."""
    shadow(art, 60, 102, 48)
    for x, y, w, h, ramp in (
        (34.0, 94.0, 25.0, 46.0, SNOW),
        (86.0, 94.0, 25.0, 46.0, ROSE),
        (60.0, 98.0, 29.0, 72.0, SNOW),
    ):
        swirl(art, x, y, w, h, ramp)


def noisettine(art: Art) -> None:
    """Small cakes of hazelnuts, glazed, three nuts on each."""
    shadow(art, 60, 100, 48)
    for x, y in ((60, 48), (34, 76), (86, 76)):
        drum = Drum(x, y, y + 18, 25, 10, 21)
        drum.draw(art, CRUST, SPICE)
        drum.flutes(art, 11, CRUST, 1.3)
        drum.glaze(art, CHOCOLATE, 6, 7, int(x))
        nuts(art, [(x - 7, y - 1), (x + 7, y - 1), (x, y - 7)], 5.4)


def piled(art: Art) -> None:
    """Three little choux with chocolate and cream: profiteroles."""
    shadow(art, 60, 104, 50)
    bowl = Drum(60, 82, 98, 52, 15, 24)
    bowl.draw(art, CHINA)
    for x, y in ((38.0, 70.0), (82.0, 70.0), (60.0, 76.0)):
        chou(art, x, y, 20)
    chou(art, 60, 46, 21)
    sauce = (
        "M40 46C40 22 80 22 80 46C80 56 76 60 75 70C74 76 70 75 70 68"
        "C69 60 65 60 64 68C63 80 57 80 56 68"
        "C55 58 50 60 49 66C47 72 43 70 44 62C44 56 40 54 40 46Z"
    )
    art.path(
        sauce,
        fill=art.radial(52, 34, 44, *CHOCOLATE[:3]),
        line=CHOCOLATE.deep,
        width=LINE,
    )
    art.path("M46 40C48 32 54 29 60 29", line="#f3d9c4", width=2.6, opacity=0.9)
    swirl(art, 60, 30, 9, 16, CREAM, 2)


def crepe(art: Art) -> None:
    """Pancakes folded to a fan, with sugar and an orange slice."""
    shadow(art, 60, 100, 50)
    for k, turn in enumerate((-33, -11, 11, 33)):
        with art.group(f"rotate({turn} 60 100)"):
            fold = "M60 100L30 40Q45 26 60 28Q75 26 90 40Z"
            art.path(
                fold,
                fill=art.radial(52, 46, 62, CRUST.light, DOUGH.mid, CRUST.mid),
                line=CARAMEL.deep,
                width=LINE,
            )
            art.path("M36 46Q60 36 84 46M40 53Q60 44 80 53", line=CARAMEL.mid, width=1.3)
            art.path(dots(scatter(60, 58, 13, 14, 5, k)), line=CARAMEL.mid, width=4, opacity=0.55)
    dust(art, 60, 58, 28, 12, 30)
    art.path(oval(60, 88, 15, 12), fill=APRICOT.mid, line=APRICOT.deep, width=1.4)
    art.path(oval(60, 88, 12, 9.4), fill=APRICOT.light)
    art.path(clip(star(60, 88, 14, 1.2, 7), oval(60, 88, 11, 8.6)), fill=APRICOT.mid)
