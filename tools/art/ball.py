"""The night of the ball: the palace seen from its garden terrace, and the guests' shadows."""

import math
from itertools import pairwise

from tools.art.decor import FIRES, burst
from tools.art.palette import GOLD, INK, LEAF, Ramp
from tools.art.pen import Art, Point, box, clip, dots, mirror, num, oval, poly, pt, star, sym

W, H = 2400.0, 1000.0
MIDDLE = W / 2
GROUND, RAIL, FLOOR = 650.0, 728.0, 836.0

STONE = Ramp("#c9bdbb", "#8f86a0", "#5c5880", "#262848")
SLATE = Ramp("#6b7fb0", "#3c4c82", "#26315f", "#141a3c")
YEW = Ramp("#5d8f6c", "#2f5f58", "#1c3f47", "#0f2434")
MOON = "#fff3cf"
GLOW = "#ffcf7d"


def _mid(d: str) -> str:
    return sym(d, MIDDLE)


def _pair(d: str) -> str:
    return d + mirror(d, MIDDLE)


def _halo(art: Art, x: float, y: float, r: float, colour: str, strength: float) -> None:
    art.path(oval(x, y, r), fill=art.radial(x, y, r, (0, colour, strength), (1, colour, 0)))


def _sky(art: Art) -> None:
    art.path(
        box(0, 0, W, GROUND + 20),
        fill=art.linear(
            0,
            0,
            0,
            GROUND,
            "#0a1130",
            (0.3, "#17245a"),
            (0.62, "#35417f"),
            (0.85, "#6a5f94"),
            "#a5809a",
        ),
    )
    _halo(art, MIDDLE, GROUND - 40, 900, "#ff9f8a", 0.22)
    stars: list[Point] = [
        ((k * 618.034) % W, 8 + ((k * 269.7 + k * k * 17.3) % 400) * (0.45 + 0.55 * (k % 3) / 2))
        for k in range(190)
    ]
    art.path(dots(stars[:130]), line="#dfe8ff", width=1.8, opacity=0.75)
    art.path(dots(stars[130:]), line="#fff6d5", width=3)
    bright = ((455, 60), (690, 40), (980, 62), (1455, 44), (1660, 92), (1950, 46), (300, 130))
    more = ((150, 60), (2120, 120), (2280, 50), (890, 130), (1560, 150), (1985, 330), (425, 330))
    art.path("".join(star(x, y, 9, 1.8, 4) for x, y in bright + more), fill="#fff6d5")
    _halo(art, 1905, 112, 130, "#b9c6ff", 0.45)
    art.path(
        "M1915 68C1944 74 1958 100 1949 126C1939 150 1910 158 1886 144"
        "C1912 146 1928 132 1930 110C1931 92 1926 78 1915 68Z",
        fill=MOON,
    )


def _fireworks(art: Art) -> None:
    bursts = (
        (572.0, 178.0, 104.0, 0, 16, "star"),
        (742.0, 92.0, 58.0, 1, 14, "dots"),
        (1722.0, 214.0, 92.0, 2, 16, "star"),
        (1608.0, 74.0, 46.0, 0, 14, "dots"),
        (136.0, 196.0, 82.0, 1, 16, "star"),
        (2262.0, 214.0, 86.0, 0, 16, "star"),
    )
    for x, y, r, fire, *_ in bursts:
        base = x + (MIDDLE - x) * 0.08
        art.path(
            f"M{pt(base, 520)}Q{pt(x, 460)} {pt(x, y + r * 0.6)}",
            line=FIRES[fire][2],
            width=2.2,
            opacity=0.45,
        )
        _halo(art, x, y, r * 2.1, FIRES[fire][1], 0.22)
    for x, y, r, fire, rays, shape in bursts:
        burst(art, x, y, r, FIRES[fire], rays, shape)


def _trees(art: Art) -> None:
    """Draw the park behind the palace."""
    back = "M0 470"
    for k in range(13):
        x = k * 34.0
        back += f"Q{pt(x + 4, 430 - 26 * math.sin(k * 1.9))} {pt(x + 34, 462 + 14 * math.sin(k))}"
    art.path(_pair(back + f"L460 {GROUND:g}H0Z"), fill="#1b2a55")
    for x, top in ((40.0, 300.0), (120.0, 360.0)):
        cypress = (
            f"M{pt(x, top)}C{pt(x + 34, top + 110)} {pt(x + 36, 560)} {pt(x + 24, GROUND)}"
            f"H{x - 24:g}C{pt(x - 36, 560)} {pt(x - 34, top + 110)} {pt(x, top)}Z"
        )
        art.path(_pair(cypress), fill="#142146", line="#0d1633", width=2)


def _tall(x: float, top: float, foot: float, w: float) -> str:
    """Return the path of a tall window with a round head."""
    rise = w * 0.72
    return (
        f"M{pt(x - w / 2, foot)}V{top + rise:g}C{pt(x - w / 2, top)} {pt(x + w / 2, top)}"
        f" {pt(x + w / 2, top + rise)}V{foot:g}Z"
    )


def _windows(art: Art, xs: list[float], top: float, foot: float, w: float) -> None:
    """Draw a row of lit windows on both sides, with bars and a sill."""
    d = "".join(_pair(_tall(x, top, foot, w)) for x in xs)
    glass = art.linear(0, top, 0, foot, "#ffe9a6", (0.6, "#ffd06e"), "#f0963f")
    art.path(d, line=STONE.light, width=9)
    art.path(d, fill=glass, line="#6a4526", width=2.4)
    third = (foot - top) / 3
    bars = "".join(
        f"M{pt(x, top + w * 0.2)}V{foot:g}M{pt(x - w / 2, foot - third)}h{w:g}"
        f"M{pt(x - w / 2, foot - 2 * third + w * 0.1)}h{w:g}"
        for x in xs
    )
    art.path(_pair(bars), line="#8a5a2c", width=2)
    drapes = "".join(
        f"M{pt(x + s * w / 2, top + w * 0.7)}Q{pt(x + s * w * 0.12, top + w * 1.1)}"
        f" {pt(x + s * w * 0.42, foot - third * 0.8)}L{pt(x + s * w / 2, foot - third * 0.8)}Z"
        for x in xs
        for s in (-1, 1)
    )
    art.path(_pair(drapes), fill="#b5553f", opacity=0.55)
    keys = "".join(f"M{pt(x - 6, top - 7)}h12l-3 14h-6Z" for x in xs)
    art.path(_pair(keys), fill=STONE.light, line=STONE.deep, width=1.4)
    sills = "".join(box(x - w / 2 - 8, foot, w + 16, 8) for x in xs)
    art.path(_pair(sills), fill=STONE.light, line=STONE.deep, width=1.4)


def _cornice(art: Art, x: float, w: float, y: float, gilt: bool = False) -> None:
    art.path(_pair(box(x, y, w, 15)), fill=STONE.light, line=STONE.deep, width=1.8)
    teeth = [(x + 9 + 14 * k, y + 20) for k in range(int((w - 8) / 14))]
    art.path(dots(teeth) + mirror(dots(teeth), MIDDLE), line=STONE.dark, width=6)
    if gilt:
        art.path(_pair(f"M{pt(x, y + 4)}h{w:g}"), line=GOLD.mid, width=3.4)
        art.path(_pair(f"M{pt(x, y + 3.4)}h{w:g}"), line=GOLD.light, width=1.2)


def _dormers(art: Art, xs: list[float], y: float, w: float) -> None:
    """Draw lit round windows in the roof."""
    frames, panes = "", ""
    for x in xs:
        frames += (
            f"M{pt(x - w, y + w)}C{pt(x - w * 0.9, y + w * 0.4)} {pt(x - w, y - w * 0.9)}"
            f" {pt(x, y - w)}C{pt(x + w, y - w * 0.9)} {pt(x + w * 0.9, y + w * 0.4)}"
            f" {pt(x + w, y + w)}Z"
        )
        panes += oval(x, y + w * 0.1, w * 0.5, w * 0.62)
    art.path(_pair(frames), fill=STONE.mid, line=SLATE.deep, width=1.8)
    art.path(_pair(panes), fill="#ffd57e", line="#6a4526", width=1.8)


def _roof(art: Art, d: str, top: float, foot: float) -> None:
    art.path(
        d,
        fill=art.linear(0, top, 0, foot, SLATE.light, (0.25, SLATE.mid), SLATE.dark),
        line=SLATE.deep,
        width=2,
    )
    rows = "".join(f"M0 {y:g}H{W:g}" for y in range(round(top) + 14, round(foot), 13))
    lines = clip(rows.replace(f"H{W:g}", f"H{W:g}v1.3H0Z"), d)
    art.path(lines, fill=SLATE.deep, opacity=0.4)


def _urns(art: Art, xs: list[float], y: float) -> None:
    d = "".join(
        f"M{pt(x - 8, y)}h16l-4-7c9-4 11-15 9-21h-26c-2 6 0 17 9 21ZM{pt(x - 5, y - 29)}q5-16 10 0Z"
        for x in xs
    )
    art.path(_pair(d), fill=STONE.light, line=STONE.deep, width=1.6)


def _wall(art: Art, x: float, w: float, top: float) -> None:
    """Draw a wall on both sides, lit from the terrace below."""
    fill = art.linear(0, 180, 0, GROUND, "#5d5b86", (0.5, "#857a97"), "#c79d84")
    art.path(_pair(box(x, top, w, GROUND - top)), fill=fill, line=STONE.deep, width=2)
    quoins = "".join(
        box(at, y, 12 + 6 * (k % 2), 12)
        for k, y in enumerate(range(round(top) + 34, round(GROUND) - 30, 17))
        for at in (x + 2, x + w - 14 - 6 * (k % 2))
    )
    art.path(_pair(quoins), fill=STONE.light, opacity=0.55)


def _palace(art: Art) -> None:
    # end pavilions, wings, main house, middle
    _roof(art, "M206 352L222 236L318 236L336 352Z", 236, 352)
    _roof(art, mirror("M206 352L222 236L318 236L336 352Z", MIDDLE), 236, 352)
    _roof(art, _pair("M336 352L342 262L771 262L771 352Z"), 262, 352)
    main = _mid("M1200 108L1594 108L1634 234L1200 234")
    _roof(art, main, 108, 234)
    _wall(art, 330, 460, 350)
    _wall(art, 206, 130, 350)
    _wall(art, 772, 428, 232)
    bays = [374.0 + 72 * k for k in range(6)]
    ends = [247.0, 295.0]
    house = [822.0, 893.0, 964.0]
    _windows(art, bays, 528, 634, 40)
    _windows(art, bays, 390, 486, 36)
    _windows(art, ends, 528, 634, 28)
    _windows(art, ends, 390, 486, 26)
    _windows(art, house, 516, 634, 40)
    _windows(art, house, 296, 458, 40)
    _dormers(art, bays, 314, 17)
    _dormers(art, [271.0], 300, 20)
    _dormers(art, house, 186, 21)
    for x, w, y in ((200.0, 142.0, 350.0), (342.0, 429.0, 350.0)):
        _cornice(art, x, w, y)
    _cornice(art, 764, 430, 232, gilt=True)
    _cornice(art, 206, 565, 496)
    _cornice(art, 772, 428, 478)
    _urns(art, [214.0, 328.0], 236)
    _urns(art, [350.0, 482.0, 614.0, 746.0], 262)
    art.path(_pair("M342 262H768M222 236H318"), line=GOLD.dark, width=5)
    art.path(_pair("M342 261H768M222 235H318"), line=GOLD.light, width=1.8)
    _urns(art, [816.0, 950.0], 108)
    art.path("M806 108H1594", line=GOLD.dark, width=6)
    art.path("M806 107H1594", line=GOLD.light, width=2.2)
    # the dome and the front before it
    dome = _mid("M1200 30C1262 36 1318 66 1338 130L1200 130")
    art.path(
        dome,
        fill=art.linear(1062, 0, 1338, 0, SLATE.mid, SLATE.light, SLATE.mid, SLATE.dark),
        line=SLATE.deep,
        width=2.2,
    )
    ribs = _pair("M1214 31C1236 54 1246 90 1248 126M1238 39C1276 62 1292 96 1296 126")
    art.path(ribs, line=GOLD.dark, width=4.6)
    art.path(ribs, line=GOLD.light, width=1.6)
    art.path(
        _mid("M1200 2C1204 12 1211 15 1211 24L1218 34L1200 34"),
        fill=GOLD.mid,
        line=GOLD.deep,
        width=2,
    )
    front = box(1010, 160, 380, GROUND - 160)
    art.path(
        front, fill=art.linear(0, 160, 0, GROUND, "#77719a", "#d8ae8e"), line=STONE.deep, width=2
    )
    _windows(art, [1116.0], 296, 458, 46)
    _windows(art, [1116.0, 1052.0], 520, 634, 40)
    art.path(
        _tall(MIDDLE, 276, 462, 62) + _tall(MIDDLE, 506, GROUND, 66), line=STONE.light, width=10
    )
    art.path(
        _tall(MIDDLE, 276, 462, 62) + _tall(MIDDLE, 506, GROUND, 66),
        fill=art.linear(0, 276, 0, GROUND, "#fff0bd", "#ffcf72"),
        line="#6a4526",
        width=2.6,
    )
    art.path(
        f"M{MIDDLE:g} 278V460M{MIDDLE:g} 508V{GROUND:g}M1169 340h62M1169 400h62M1167 570h66",
        line="#8a5a2c",
        width=2.4,
    )
    for x in (1034.0, 1076.0, 1156.0):
        column = box(x - 10, 198, 20, 280) + box(x - 15, 190, 30, 10) + box(x - 15, 472, 30, 10)
        art.path(
            _pair(column),
            fill=art.linear(0, 200, 0, 480, "#a9a2ba", "#efdcc8"),
            line=STONE.deep,
            width=1.8,
        )
    _cornice(art, 1004, 196, 166, gilt=True)
    art.path(box(1004, 480, 392, 14), fill=STONE.light, line=STONE.deep, width=1.8)
    pediment = _mid("M1200 64L1416 168L1200 168")
    art.path(pediment, fill=STONE.light, line=STONE.deep, width=2.4)
    inner_pediment = _mid("M1200 80L1374 160L1200 160")
    art.path(
        inner_pediment,
        fill=art.linear(0, 80, 0, 160, "#6d6a92", "#9a8ca0"),
        line=GOLD.dark,
        width=3.4,
    )
    art.path(inner_pediment, line=GOLD.light, width=1.2)
    _halo(art, MIDDLE, 126, 70, GLOW, 0.6)
    art.path(star(MIDDLE, 126, 27, 15, 16), fill=GOLD.mid, line=GOLD.deep, width=1.8)
    art.path(oval(MIDDLE, 126, 11), fill=GOLD.light, line=GOLD.deep, width=1.6)
    scroll = "M1246 152C1262 126 1290 130 1288 144C1286 154 1272 152 1276 142"
    scroll += "M1246 152C1286 158 1310 157 1336 153"
    art.path(_pair(scroll), line=GOLD.deep, width=5.4)
    art.path(_pair(scroll), line=GOLD.light, width=2.6)


def _garden(art: Art) -> None:
    """Draw lawns, box hedges and yews between the palace and the terrace."""
    gravel = art.linear(0, GROUND, 0, 760, "#8a7a7c", "#4a4c68")
    art.path(box(0, GROUND - 6, W, FLOOR - GROUND), fill=gravel)
    with art.group(f"translate({MIDDLE:g} {GROUND + 20:g}) scale(1 .3)"):
        _halo(art, 0, 0, 420, GLOW, 0.6)
    glow = "".join(
        f"M{pt(x - 16, GROUND)}h32l18 60h-68Z" for x in [374.0 + 72 * k for k in range(6)] + [822.0]
    )
    art.path(_pair(glow), fill=GLOW, opacity=0.22)
    lawn = f"M0 {GROUND + 16:g}H1080L1000 {FLOOR:g}H0Z"
    art.path(
        _pair(lawn),
        fill=art.linear(0, GROUND, 0, 760, "#2c5957", "#1b3b4b"),
        line=YEW.deep,
        width=2,
    )
    curls = ""
    for k in range(7):
        x = 130.0 + 140 * k
        curl = (
            f"M{pt(x, 720)}C{pt(x - 14, 694)} {pt(x - 58, 690)} {pt(x - 56, 706)}"
            f"C{pt(x - 54, 716)} {pt(x - 32, 714)} {pt(x - 38, 705)}"
        )
        curls += curl + mirror(curl, x)
    art.path(_pair(curls), line=YEW.deep, width=9)
    art.path(_pair(curls), line=YEW.light, width=4.4)
    cones = "".join(
        f"M{pt(x, 572)}C{pt(x + 22, 622)} {pt(x + 34, 664)} {pt(x + 30, 690)}"
        f"Q{pt(x, 700)} {pt(x - 30, 690)}C{pt(x - 34, 664)} {pt(x - 22, 622)} {pt(x, 572)}Z"
        for x in (60.0, 340.0, 480.0, 620.0, 760.0, 905.0)
    )
    art.path(
        _pair(cones),
        fill=art.linear(0, 572, 0, 700, YEW.light, (0.35, YEW.mid), YEW.dark),
        line=YEW.deep,
        width=2,
    )
    for x in (200.0, 410.0, 550.0, 690.0, 832.0):
        for at in (x, W - x):
            art.path(box(at - 15, 674, 30, 26), fill="#8f86a0", line=STONE.deep, width=1.6)
            art.path(f"M{at:g} 674v-24", line="#3a2a2a", width=4)
            art.path(
                oval(at, 632, 25),
                fill=art.radial(at - 8, 622, 34, YEW.light, (0.55, YEW.mid), YEW.dark),
                line=YEW.deep,
                width=1.8,
            )
            fruit: list[Point] = [(at - 10, 626), (at + 8, 620), (at + 11, 638), (at - 4, 644)]
            art.path(dots(fruit), line="#f2a24a", width=5)


BALUSTER = (
    "M{0} {1}h16c-1 7-3 8-4 11c7 9 9 27 0 38c0 4 2 7 5 11"
    "h-18c3-4 5-7 5-11c-9-11-7-29 0-38c-1-3-3-4-4-11Z"
)
PIERS = (70.0, 438.0, 812.0, 1090.0)


def _terrace(art: Art) -> None:
    fill = art.linear(0, FLOOR - 20, 0, H, "#8d8398", (0.4, "#6c678a"), "#33355f")
    art.path(box(0, FLOOR - 20, W, H - FLOOR + 20), fill=fill)
    joints = "".join(
        f"M{pt(MIDDLE + k * 74, FLOOR)}L{pt(MIDDLE + k * 170, H)}" for k in range(-16, 17)
    )
    rows = "".join(f"M0 {y:g}H{W:g}" for y in (FLOOR + 22, FLOOR + 58, FLOOR + 112))
    art.path(joints + rows, line="#2b2d55", width=2, opacity=0.55)
    tiles = ""
    levels = (FLOOR, FLOOR + 22, FLOOR + 58, FLOOR + 112, H)
    for row, (y0, y1) in enumerate(pairwise(levels)):
        for k in range(-16, 17):
            if (k + row) % 2 == 0:
                t0, t1 = ((y - FLOOR) / (H - FLOOR) for y in (y0, y1))
                s0, s1 = 74 + 96 * t0, 74 + 96 * t1
                tiles += poly(
                    [
                        (MIDDLE + k * s0, y0),
                        (MIDDLE + (k + 1) * s0, y0),
                        (MIDDLE + (k + 1) * s1, y1),
                        (MIDDLE + k * s1, y1),
                    ]
                )
    art.path(tiles, fill="#d9c3c0", opacity=0.13)
    for x in (620.0, 1200.0, 1780.0):
        with art.group(f"translate({x:g} 930) scale(1 .26)"):
            _halo(art, 0, 0, 330, GLOW, 0.42)
    art.path(
        box(0, FLOOR - 4, W, 30),
        fill=art.linear(0, FLOOR - 4, 0, FLOOR + 26, (0, "#0a1030", 0.55), (1, "#0a1030", 0)),
    )
    stone = art.linear(0, RAIL, 0, FLOOR, "#f3e6d8", (0.4, "#b9aeb4"), "#7d7693")
    top = RAIL + 24
    piers = (-MIDDLE, *PIERS, *(W - x for x in reversed(PIERS)))
    balusters = ""
    for left, right in pairwise(piers):
        count = round((right - left - 60) / 31)
        apart = (right - left - 60) / count
        balusters += "".join(
            BALUSTER.format(num(left + 30 + (k + 0.5) * apart - 8), num(top))
            for k in range(count)
            if left > 0
        )
    art.path(
        balusters + BALUSTER.format(num(9.0), num(top)) + BALUSTER.format(num(W - 25), num(top)),
        fill=stone,
        line="#3a3758",
        width=1.6,
    )
    art.path(box(-4, FLOOR - 26, W + 8, 26), fill=stone, line="#3a3758", width=2)
    art.path(box(-4, RAIL, W + 8, 22), fill=stone, line="#3a3758", width=2)
    art.path(f"M0 {RAIL + 4:g}H{W:g}", line="#fffaf0", width=2.4, opacity=0.8)
    for pier in PIERS:
        for x in (pier, W - pier):
            art.path(
                box(x - 30, RAIL - 6, 60, FLOOR - RAIL + 10), fill=stone, line="#3a3758", width=2
            )
            art.path(box(x - 36, RAIL - 14, 72, 16), fill=stone, line="#3a3758", width=2)
            art.path(box(x - 19, RAIL + 20, 38, 56), line="#5a5474", width=2)
            art.path(star(x, RAIL + 48, 15, 7, 8), fill=GOLD.mid, line=GOLD.deep, width=1.4)
    for pier in (70.0, 812.0):
        for x in (pier, W - pier):
            _candelabra(art, x, RAIL - 14)
    for pier in (438.0, 1090.0):
        for x in (pier, W - pier):
            _flowers(art, x, RAIL - 14)


def _candelabra(art: Art, x: float, y: float) -> None:
    """Draw a gilt stand with five flames on the balustrade."""
    _halo(art, x, y - 120, 150, "#ffdf9a", 0.55)
    arms = "".join(
        f"M{pt(x, y - 56)}C{pt(x + k * 0.3, y - 34)} {pt(x + k, y - 50)} {pt(x + k, y - 92)}"
        for k in (-44, -23, 23, 44)
    )
    art.path(arms, line=GOLD.deep, width=6.4)
    art.path(arms, line=GOLD.light, width=2.6)
    stem = sym(
        f"M{pt(x, y - 112)}L{pt(x + 5, y - 108)}L{pt(x + 4, y - 84)}C{pt(x + 12, y - 74)}"
        f" {pt(x + 10, y - 62)} {pt(x + 4, y - 56)}L{pt(x + 5, y - 34)}C{pt(x + 12, y - 24)}"
        f" {pt(x + 16, y - 8)} {pt(x + 24, y)}L{pt(x, y)}",
        x,
    )
    art.path(stem, fill=GOLD.mid, line=GOLD.deep, width=2)
    art.path(
        f"M{pt(x - 3, y - 104)}V{y - 86:g}M{pt(x - 4, y - 52)}V{y - 34:g}", line=GOLD.light, width=3
    )
    spots = [(x + k, y - 92.0) for k in (-44, -23, 23, 44)] + [(x, y - 112.0)]
    art.path("".join(f"M{pt(a - 7, b)}h14" for a, b in spots), line=GOLD.deep, width=4)
    art.path("".join(f"M{pt(a, b - 2)}v-20" for a, b in spots), line="#fff6e2", width=7, cap="butt")
    flames = "".join(f"M{pt(a, b - 46)}q-9 15 0 22q9-7 0-22Z" for a, b in spots)
    art.path(flames, fill="#ffb13c", line="#e07f24", width=1.4)
    art.path("".join(f"M{pt(a, b - 36)}q-4 7 0 11q4-4 0-11Z" for a, b in spots), fill="#fff6c9")


def _flowers(art: Art, x: float, y: float) -> None:
    """Draw a vase of roses on the balustrade."""
    vase = sym(
        f"M{pt(x, y)}L{pt(x + 15, y)}L{pt(x + 8, y - 9)}C{pt(x + 27, y - 16)} {pt(x + 32, y - 36)}"
        f" {pt(x + 29, y - 50)}L{pt(x, y - 50)}",
        x,
    )
    leaves: list[Point] = [(x - 26, y - 58), (x - 10, y - 72), (x + 10, y - 72), (x + 26, y - 58)]
    art.path(dots([*leaves, (x, y - 56)]), line=LEAF.deep, width=38)
    art.path(dots(leaves), line=YEW.mid, width=30)
    art.path(
        vase,
        fill=art.across(Ramp("#fff7ea", "#c9bfc0", "#8d86a2", "#3a3758"), x - 32, x + 32),
        line="#3a3758",
        width=2,
    )
    swag = f"M{pt(x - 27, y - 40)}Q{pt(x, y - 14)} {pt(x + 27, y - 40)}"
    art.path(swag, line=GOLD.deep, width=5)
    art.path(swag, line=GOLD.light, width=2.4)
    roses: list[Point] = [(x - 24, y - 62), (x - 4, y - 80), (x + 17, y - 70), (x + 2, y - 58)]
    art.path(dots(roses), line="#8f3a4c", width=18)
    art.path(dots(roses), line="#e28a96", width=14)
    art.path(dots([(a - 2, b - 2) for a, b in roses]), line="#fbd3d2", width=6)


def palace() -> Art:
    """Draw the palace on the evening of the ball; the margins may be cut off."""
    art = Art(W, H)
    _sky(art)
    _fireworks(art)
    _trees(art)
    _palace(art)
    _garden(art)
    _terrace(art)
    return art


def shadow() -> Art:
    """Draw the shadow of a guest by candlelight, to be laid on the floor."""
    art = Art(120, 24)
    with art.group("translate(60 12) scale(1 .2)"):
        art.path(
            oval(0, 0, 60), fill=art.radial(0, 0, 60, (0, INK, 0.75), (0.6, INK, 0.45), (1, INK, 0))
        )
    return art


BACKDROPS = {"backdrop/palace": palace, "backdrop/shadow": shadow}
