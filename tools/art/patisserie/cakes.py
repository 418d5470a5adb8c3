"""Tarts, cakes from moulds, and cakes in layers."""

import math

from tools.art.palette import CRIMSON, Ramp
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
    LILAC,
    LINE,
    PISTACHIO,
    PLUMS,
    ROSE,
    SNOW,
    SPICE,
    Drum,
    ball,
    cherry,
    dust,
    flakes,
    leaf,
    nuts,
    ringed,
    scatter,
    shadow,
    swirl,
)
from tools.art.pen import Art, dots, oval, pt
from tools.art.wardrobe import bow


def _tart(art: Art, y: float, filling: Ramp, r: float = 50, deep: float = 16) -> Drum:
    """Draw a tart in a fluted case, and return its filling's face."""
    shadow(art, 60, y + deep + 8, r)
    case = Drum(60, y, y + deep, r, r * 0.44, r * 0.86)
    case.wall(art, CRUST)
    case.flutes(art, 19, CRUST, 2)
    case.lid(art, CRUST)
    rim = [
        (60 + r * 0.96 * math.cos(k * math.pi / 20), y + r * 0.42 * math.sin(k * math.pi / 20))
        for k in range(40)
    ]
    art.path(dots(rim), line=CRUST.deep, width=6)
    art.path(dots(rim), line=CRUST.light, width=4)
    inner = Drum(60, y + 1, y + 2, r * 0.87, r * 0.365)
    inner.lid(art, filling)
    return inner


def amandine(art: Art) -> None:
    """A tart of almond cream, strewn with almonds."""
    _tart(art, 68, CARAMEL)
    flakes(art, scatter(60, 68, 39, 15, 30), 6)
    dust(art, 60, 62, 20, 6, 18)
    cherry(art, 60, 62, 6)


def tarte_pralinee(art: Art) -> None:
    """A tart of rose pralines in cream."""
    _tart(art, 68, ROSE)
    for k, (x, y) in enumerate(sorted(scatter(60, 68, 38, 15, 24), key=lambda p: p[1])):
        ball(art, x, y, 5 + k % 3, (BERRY, ROSE)[k % 2], 1.1)


def flan(art: Art) -> None:
    """A piece of baked custard in its crust, browned on top."""
    shadow(art, 62, 104, 50)
    art.path("M10 62L104 70V104L12 98Z", fill=CRUST.mid, line=CRUST.deep, width=LINE)
    art.path(
        "M10 62L97 69V97L12 91Z",
        fill=art.linear(0, 62, 0, 98, CUSTARD.light, CUSTARD.mid, CUSTARD.dark),
        line=CUSTARD.deep,
        width=1.2,
    )
    art.path(
        "M92 34Q118 48 110 74L106 102Q105 104 104 104V70Q106 54 84 38Z",
        fill=art.linear(90, 0, 114, 0, CRUST.light, CRUST.mid, CRUST.dark),
        line=CRUST.deep,
        width=LINE,
    )
    art.path(
        "M10 62L84 38Q106 52 104 70Z",
        fill=art.linear(20, 40, 100, 76, CUSTARD.light, CUSTARD.mid, CUSTARD.dark),
        line=CUSTARD.deep,
        width=LINE,
    )
    art.path(
        "M28 59L82 42Q98 53 97 64Q76 62 64 63Q44 60 28 59Z",
        fill=art.radial(74, 53, 40, SPICE.mid, CARAMEL.mid, CRUST.mid),
        opacity=0.85,
    )
    art.path("M44 56Q60 50 78 52M66 58Q80 54 92 60", line=SPICE.dark, width=2, opacity=0.55)
    pricks = [(24.0 + 9 * k, 74 + 0.8 * k + (k % 3) * 5) for k in range(8)]
    art.path(dots(pricks), line=CUSTARD.dark, width=2)
    art.path("M34 53L78 39", line="#fffbe6", width=2.2, opacity=0.9)


def clafoutis(art: Art) -> None:
    """Cherries baked in batter, in their dish."""
    shadow(art, 60, 100, 50)
    dish = Drum(60, 68, 90, 50, 22, 42)
    dish.draw(art, CHINA)
    dish.flutes(art, 17, CHINA, 1.5)
    lines = "".join(f"M13 {low}C18 {low + 26} 102 {low + 26} 107 {low}" for low in (74, 79))
    art.path(lines, line="#5f8fb0", width=1.2, opacity=0.6)
    Drum(60, 68, 70, 45, 19).lid(art, CRUST)
    for x, y in sorted(scatter(60, 67, 37, 14, 13), key=lambda p: p[1]):
        art.path(oval(x, y + 1, 7, 5), fill=CARAMEL.dark, opacity=0.6)
        ball(art, x, y - 1, 5.2, BERRY)
    dust(art, 52, 62, 20, 6, 16)


def pithiviers(art: Art) -> None:
    """A round of puff pastry with a whirl cut into its dome."""
    shadow(art, 60, 98, 54)
    n = 14
    rim = ""
    for k in range(n + 1):
        a = 2 * math.pi * k / n
        p = (60 + 52 * math.cos(a), 78 + 25 * math.sin(a))
        m = a - math.pi / n
        rim += (
            f"Q{pt(60 + 60 * math.cos(m), 78 + 29 * math.sin(m))} {pt(*p)}" if k else f"M{pt(*p)}"
        )
    with art.group("translate(0 6)"):
        art.path(rim + "Z", fill=CARAMEL.mid, line=CARAMEL.deep, width=LINE)
    art.path(rim + "Z", fill=art.across(CRUST, 8, 112), line=CARAMEL.deep, width=LINE)
    dome = "M18 76C18 46 40 34 60 34C80 34 102 46 102 76C92 98 28 98 18 76Z"
    art.path(
        dome,
        fill=art.radial(46, 50, 64, CRUST.light, CRUST.mid, CARAMEL.mid),
        line=CARAMEL.deep,
        width=LINE,
    )
    rays = ""
    for k in range(14):
        a = 2 * math.pi * k / 14
        x, y = 60 + 42 * math.cos(a), 75 + 19 * math.sin(a) - 2
        qx, qy = 60 + 30 * math.cos(a + 0.5), 58 + 18 * math.sin(a + 0.5)
        rays += f"M60 46Q{pt(qx, qy)} {pt(x, y)}"
    art.path(rays, line=CARAMEL.dark, width=1.9)
    art.path("M30 58C36 46 46 41 54 40", line="#fff3cf", width=2.8, opacity=0.9)
    art.path(dots([(60, 46)]), line=CARAMEL.deep, width=4)


def brioche(art: Art) -> None:
    """A brioche with its head."""
    shadow(art, 60, 102, 42)
    base = Drum(60, 70, 96, 44, 14, 30)
    base.wall(art, CRUST)
    base.flutes(art, 9, CRUST, 2.4)
    body = "M14 74C10 52 34 44 60 44C86 44 110 52 106 74C98 90 22 90 14 74Z"
    art.path(
        body,
        fill=art.radial(46, 54, 66, CRUST.light, CARAMEL.mid, CARAMEL.dark),
        line=CARAMEL.deep,
        width=LINE,
    )
    lobes = "M28 82Q34 66 42 54M48 86Q50 70 52 56M72 86Q70 70 68 56M92 82Q86 66 78 54"
    art.path(lobes, line=CARAMEL.dark, width=1.8, opacity=0.7)
    art.path(
        oval(60, 40, 24, 20),
        fill=art.radial(50, 30, 38, CRUST.light, CARAMEL.mid, CARAMEL.dark),
        line=CARAMEL.deep,
        width=LINE,
    )
    art.path("M45 34C48 26 54 24 60 24", line="#fff3cf", width=3.4, opacity=0.9)
    art.path("M24 66C28 58 34 54 40 52", line="#fff3cf", width=2.4, opacity=0.8)


def baba(art: Art) -> None:
    """A cork of cake that drips with rum, and its cream."""
    shadow(art, 60, 104, 38)
    Drum(60, 96, 99, 46, 12).draw(art, CHINA)
    art.path(oval(60, 97, 36, 8), fill=CARAMEL.mid, opacity=0.6)
    body = Drum(60, 58, 92, 26, 9, 29)
    body.wall(art, CARAMEL)
    cap = "M26 60C22 38 42 30 60 30C78 30 98 38 94 60C88 72 32 72 26 60Z"
    art.path(
        cap,
        fill=art.radial(48, 40, 52, CRUST.light, CARAMEL.mid, CARAMEL.dark),
        line=CARAMEL.deep,
        width=LINE,
    )
    art.path(
        "M42 66v12q0 4 3 4q3 0 3 -4v-10M68 68v18q0 4 3 4q3 0 3 -4v-20",
        fill=APRICOT.light,
        line=CARAMEL.deep,
        width=0.9,
    )
    art.path("M36 48C40 40 48 37 56 36", line="#fff3cf", width=3.4, opacity=0.9)
    swirl(art, 60, 38, 17, 27, CREAM, 3)


def canele(art: Art) -> None:
    """Three small dark cakes from fluted copper moulds."""
    shadow(art, 60, 102, 46)
    for x, y in ((36, 64), (86, 66), (60, 72)):
        drum = Drum(x, y - 12, y + 24, 17, 7, 23)
        drum.wall(art, SPICE)
        drum.flutes(art, 7, CHOCOLATE, 2.4)
        drum.lid(art, CARAMEL)
        art.path(oval(x, y - 11, 9, 3.4), fill=SPICE.dark, line=SPICE.deep, width=1)
        art.path(f"M{x - 13} {y}L{x - 16} {y + 18}", line="#fbe0bf", width=2, opacity=0.75)


def kouglof(art: Art) -> None:
    """A tall ring from a twisted mould, with almonds and sugar."""
    shadow(art, 60, 104, 48)
    body = "M14 92C10 74 20 40 36 34C46 28 74 28 84 34C100 40 110 74 106 92C96 110 24 110 14 92Z"
    art.path(
        body,
        fill=art.radial(44, 54, 74, CRUST.light, CRUST.mid, CARAMEL.dark),
        line=CARAMEL.deep,
        width=LINE,
    )
    dark, light = "", ""
    for k in range(1, 8):
        u = -1 + k / 4
        x0, x1 = 60 + 23 * u, 60 + 46 * u
        bend = 8
        y1 = 104 - 12 * u * u
        dark += f"M{pt(x0, 37)}C{pt(x0 + bend + 10 * u, 56)} {pt(x1 + bend, 78)} {pt(x1, y1)}"
        light += (
            f"M{pt(x0 + 4, 41)}C{pt(x0 + bend + 4 + 10 * u, 58)} {pt(x1 + bend + 4, 78)} "
            f"{pt(x1 + 5, y1 - 6)}"
        )
    art.path(dark, line=CARAMEL.deep, width=2.4, opacity=0.75)
    art.path(light, line=CRUST.light, width=1.8, opacity=0.55)
    Drum(60, 37, 40, 26, 9).lid(art, CRUST)
    art.path(oval(60, 38, 10, 3.6), fill=CARAMEL.deep)
    dust(art, 60, 40, 30, 9, 34)
    for x in (36, 52, 69, 85):
        with art.group(f"translate({x} {48 - abs(x - 60) * 0.06:.0f}) rotate(90)"):
            art.path(oval(0, 0, 5, 3), fill=ALMOND.mid, line=ALMOND.deep, width=0.9)


def biscuit_de_savoie(art: Art) -> None:
    """A tower of light sponge from a fluted mould, white with sugar."""
    shadow(art, 60, 106, 44)
    for top, bottom, r, foot in ((76, 98, 41, 44), (52, 74, 31, 35), (34, 50, 20, 24)):
        drum = Drum(60, top, bottom, r, r * 0.3, foot)
        drum.wall(art, DOUGH)
        drum.flutes(art, 11, CRUST, 2)
        drum.lid(art, DOUGH)
        dust(art, 60, top, r * 0.95, r * 0.26, 20)
    Drum(60, 26, 33, 9, 3.2, 12).draw(art, DOUGH, SNOW)


def genoise(art: Art) -> None:
    """A sponge in three layers with red jelly, sugared, a piece cut out."""
    shadow(art, 60, 102, 50)
    drum = Drum(60, 56, 92, 48, 19)
    drum.wall(art, CRUST)
    for high in (64, 77):
        drum.stripe(art, high, high + 4, BERRY)
    drum.lid(art, DOUGH)
    dust(art, 60, 56, 40, 14, 44)
    for x, y in ringed(60, 55, 37, 13, 8, 20):
        swirl(art, x, y + 3, 6.5, 11, CREAM, 2)
        ball(art, x, y - 7, 3.2, BERRY, 1)


def dacquoise(art: Art) -> None:
    """Almond meringue and butter cream in layers, piped edges."""
    shadow(art, 60, 102, 48)
    for y in (84, 66, 48):
        Drum(60, y - 2, y + 8, 44, 17).draw(art, ALMOND)
        if y > 48:
            beads = [(x, py - 5) for x, py in ringed(60, y, 42, 16, 24) if py > y - 2]
            for x, py in beads:
                ball(art, x, py - 1, 5.6, CREAM, 1)
    flakes(art, scatter(60, 46, 33, 12, 14), 5)
    dust(art, 60, 46, 30, 10, 26)
    nuts(art, [(60, 42)], 5.5)


def souffle(art: Art) -> None:
    """A soufflé, risen high above its dish."""
    shadow(art, 60, 104, 40)
    rise = "M24 62C16 36 34 24 46 28C54 16 76 18 80 28C98 26 104 44 96 62C90 74 30 74 24 62Z"
    art.path(
        rise,
        fill=art.radial(48, 36, 64, CUSTARD.light, CRUST.mid, CARAMEL.mid),
        line=CARAMEL.deep,
        width=LINE,
    )
    art.path("M30 48Q46 36 58 42Q74 34 90 46M36 60Q60 50 86 60", line=CARAMEL.dark, width=1.8)
    dust(art, 56, 34, 24, 8, 24)
    dish = Drum(60, 66, 96, 39, 10, 37)
    dish.wall(art, CHINA)
    dish.flutes(art, 15, CHINA, 1.8)
    art.path("M21 66C24 81 96 81 99 66", line=CHINA.deep, width=4.4)
    art.path("M21 66C24 81 96 81 99 66", line=CHINA.light, width=2.6)


def ile_flottante(art: Art) -> None:
    """Islands of snow on custard, with threads of caramel, in a glass bowl."""
    shadow(art, 60, 106, 34)
    art.path("M60 88L44 106H76Z", fill=CHINA.mid, line=CHINA.deep, width=LINE)
    art.path(oval(60, 106, 22, 5), fill=CHINA.light, line=CHINA.deep, width=LINE)
    bowl = "M10 58C12 84 36 96 60 96C84 96 108 84 110 58Z"
    art.path(
        bowl,
        fill=art.linear(10, 58, 110, 96, CUSTARD.light, CUSTARD.mid, CUSTARD.dark),
        line=CHINA.deep,
        width=LINE,
    )
    art.path(bowl, fill=CHINA.light, opacity=0.25)
    art.path(oval(60, 58, 50, 16), fill=art.across(CUSTARD, 10, 110), line=CHINA.deep, width=1.8)
    for x, y, r in ((38, 52, 19), (82, 52, 19), (60, 46, 25)):
        art.path(
            f"M{x - r} {y + 5}C{x - r - 3} {y - r} {x - 6} {y - r - 6} {x} {y - r - 1}"
            f"C{x + 8} {y - r - 6} {x + r + 3} {y - r} {x + r} {y + 5}"
            f"Q{x} {y + 15} {x - r} {y + 5}Z",
            fill=art.radial(x - 6, y - 10, r * 1.7, SNOW.light, SNOW.mid, SNOW.dark),
            line=SNOW.deep,
            width=LINE,
        )
    art.path(
        "M40 40C48 20 54 48 60 24C66 50 74 22 80 42M34 44C46 34 52 30 62 40C70 30 78 36 88 46",
        line=CARAMEL.dark,
        width=2,
    )
    flakes(art, [(50, 52), (68, 54), (60, 46)], 4)
    art.path("M18 70C24 80 32 86 42 89", line="#ffffff", width=3, opacity=0.8)


def savarin(art: Art) -> None:
    """A ring of cake with syrup, filled with cream and berries."""
    shadow(art, 60, 100, 52)
    ring = Drum(60, 66, 82, 50, 22, 48)
    ring.wall(art, CARAMEL)
    art.path(
        oval(60, 64, 50, 24),
        fill=art.radial(44, 50, 72, CRUST.light, CARAMEL.mid, CARAMEL.dark),
        line=CARAMEL.deep,
        width=LINE,
    )
    art.path("M16 60C22 48 38 42 52 41", line="#fff3cf", width=3.6, opacity=0.9)
    art.path(oval(60, 62, 25, 11), fill=CARAMEL.dark, line=CARAMEL.deep, width=LINE)
    swirl(art, 60, 63, 26, 32, CREAM, 3)
    for k, (x, y) in enumerate(ringed(60, 63, 38, 17, 12, 15)):
        ball(art, x, y, 4.8, (BERRY, PLUMS, APRICOT)[k % 3])


def charlotte(art: Art) -> None:
    """Sponge fingers around a cream, a ribbon, and fruit on top."""
    shadow(art, 60, 106, 44)
    drum = Drum(60, 52, 96, 40, 14)
    drum.lid(art, ROSE)
    n = 9
    for k in range(n):  # the far ones first would be hidden by the fruit
        a = math.pi * (k + 0.5) / n
        x = 60 - 41 * math.cos(a)
        y = 52 + 14 * math.sin(a)
        w = 3.4 + 4.6 * math.sin(a)
        art.path(
            f"M{pt(x - w, y - 4)}Q{pt(x - w, y - 13)} {pt(x, y - 13)}Q{pt(x + w, y - 13)} "
            f"{pt(x + w, y - 4)}L{pt(x + w, y + 40)}Q{pt(x, y + 44)} {pt(x - w, y + 40)}Z",
            fill=art.linear(x - w, 0, x + w, 0, DOUGH.mid, DOUGH.light, CRUST.mid),
            line=CRUST.deep,
            width=1.3,
        )
        art.path(dots([(x - w * 0.2, y - 8 + 9 * j) for j in range(5)]), line="#ffffff", width=1.7)
    fruit = sorted(scatter(60, 46, 30, 8, 15), key=lambda p: p[1])
    for k, (x, y) in enumerate(fruit):
        ball(art, x, y, 6, (BERRY, PLUMS, BERRY, APRICOT)[k % 4])
    leaf(art, 62, 38, 12, -40)
    leaf(art, 58, 38, 12, -140)
    art.path("M18 74C26 94 94 94 102 74", line=CRIMSON.deep, width=8)
    art.path("M18 74C26 94 94 94 102 74", line=CRIMSON.mid, width=6)
    art.path("M20 73C30 88 60 90 60 90", line=CRIMSON.light, width=1.4)
    bow(art, 60, 88, 10, CRIMSON)


def mille_feuille(art: Art) -> None:
    """Leaves and cream, marbled icing on top."""
    shadow(art, 60, 102, 50)
    y = 94.0
    for ramp, high in ((CRUST, 9), (CREAM, 9), (CRUST, 8), (CREAM, 9), (CRUST, 8)):
        y -= high
        bulge = 2 if ramp is CREAM else 0
        art.path(
            f"M{10 - bulge} {y}H84V{y + high}H{10 - bulge}"
            f"Q{8 - bulge * 2} {y + high / 2} {10 - bulge} {y}Z",
            fill=art.linear(8, 0, 84, 0, ramp.light, ramp.mid),
            line=ramp.deep,
            width=1.2,
        )
        art.path(
            f"M84 {y}L112 {y - 18}V{y + high - 18}L84 {y + high}Z",
            fill=art.linear(84, 0, 112, 0, ramp.mid, ramp.dark),
            line=ramp.deep,
            width=1.2,
        )
        if ramp is CRUST:
            art.path(
                f"M11 {y + high / 3:.1f}H83L111 {y + high / 3 - 18:.1f}"
                f"M11 {y + high * 0.66:.1f}H83L111 {y + high * 0.66 - 18:.1f}",
                line=CARAMEL.dark,
                width=0.9,
            )
    art.path(
        f"M8 {y}L40 {y - 19}H113L85 {y}Q70 {y + 4} 60 {y}Q46 {y + 4} 34 {y}Q20 {y + 4} 8 {y}Z",
        fill=art.linear(10, y - 18, 100, y, SNOW.light, SNOW.mid),
        line=SNOW.deep,
        width=LINE,
    )
    stripes = "".join(f"M{17 + 13 * k} {y - 1}q12 -6 8 -9q-2 -4 16 -8" for k in range(6))
    art.path(stripes, line=CHOCOLATE.mid, width=1.9)


def vacherin(art: Art) -> None:
    """Staves of meringue around ice, cream shells and fruit."""
    shadow(art, 60, 106, 46)
    drum = Drum(60, 58, 94, 42, 15)
    drum.wall(art, ROSE)
    for k in range(9):
        a = math.pi * (k + 0.5) / 9
        x = 60 - 42 * math.cos(a)
        y = 58 + 15 * math.sin(a)
        w = 3 + 4.6 * math.sin(a)
        bumps = "".join(f"q{pt(-3, 5)} 0 10" for _ in range(4))
        back = "".join(f"q{pt(3, -5)} 0 -10" for _ in range(4))
        art.path(
            f"M{pt(x - w, y - 4)}{bumps}h{2 * w:.1f}{back}Q{pt(x, y - 12)} {pt(x - w, y - 4)}Z",
            fill=art.linear(x - w, 0, x + w, 0, SNOW.mid, SNOW.light, SNOW.dark),
            line=SNOW.deep,
            width=1.2,
        )
    art.path(oval(60, 52, 40, 13), fill=CREAM.light, line=CREAM.deep, width=LINE)
    for x, y in ringed(60, 52, 32, 10, 9):
        swirl(art, x, y + 3, 8.5, 14, SNOW, 2)
    swirl(art, 60, 50, 13, 24, ROSE, 3)
    for x, y in ((44, 48), (76, 48), (52, 54), (68, 54)):
        ball(art, x, y, 4.6, BERRY)
    leaf(art, 34, 58, 10, 40)
    leaf(art, 86, 58, 10, 140)


def piece_montee(art: Art) -> None:
    """The showpiece: three tiers, a little temple on top."""
    shadow(art, 60, 110, 50)
    Drum(60, 100, 104, 50, 10).draw(art, CHINA)
    tiers = ((78, 98, 43, SNOW, ROSE), (56, 74, 31, ROSE, SNOW), (40, 53, 20, SNOW, PISTACHIO))
    for k, (top, bottom, r, ramp, trim) in enumerate(tiers):
        drum = Drum(60, top, bottom, r, r * 0.26)
        drum.draw(art, ramp)
        n = (9, 7, 5)[k]
        for j in range(n):
            a0, a1 = math.pi * j / n, math.pi * (j + 1) / n
            x0, x1 = 60 - r * math.cos(a0), 60 - r * math.cos(a1)
            y0, y1 = top + r * 0.26 * math.sin(a0) + 3, top + r * 0.26 * math.sin(a1) + 3
            swag = f"M{pt(x0, y0)}Q{pt((x0 + x1) / 2, (y0 + y1) / 2 + 12)} {pt(x1, y1)}"
            art.path(swag, line=trim.deep, width=3.4)
            art.path(swag, line=trim.mid, width=2.2)
        for x, y in ringed(60, bottom, r, r * 0.26, 26):
            if y > bottom - 1:
                ball(art, x, y, 2.6, trim, 0.8)
    for x in (48, 54.7, 65.3, 72):
        art.path(f"M{x} 39V20", line=SNOW.deep, width=4.2)
        art.path(f"M{x} 39V20", line=SNOW.light, width=2.6)
    art.path(oval(60, 38, 16, 4), line=SNOW.deep, width=1.2)
    art.path(
        "M42 20C42 6 52 2 60 2C68 2 78 6 78 20Q60 26 42 20Z",
        fill=art.across(LILAC, 42, 78),
        line=LILAC.deep,
        width=LINE,
    )
    art.path("M50 21C50 12 54 5 60 3C66 5 70 12 70 21", line=LILAC.deep, width=1, opacity=0.7)
    for x, y in ((24, 82), (96, 82), (38, 60), (82, 60)):
        leaf(art, x, y, 7, 200)
        leaf(art, x, y, 7, -20)
        ball(art, x, y, 3.4, BERRY, 0.9)
