"""The palace: five halls, the terrace, the table's wood, the damask of the walls."""

import math

from tools.art.palette import BLUSH, CRIMSON, EGG, GOLD, INK, IVORY, LEAF, NIGHT, WATER, WOOD, Ramp
from tools.art.pen import Art, Point, box, dots, mirror, oval, pt, star, sym

W, H = 480.0, 200.0
FLOOR = 128.0


def _mid(d: str) -> str:
    return sym(d, 240)


def _pair(d: str) -> str:
    return d + mirror(d, 240)


def _lattice(fx: float, fy: float, spacing: float) -> str:
    """Draw a parquet of lozenges in perspective towards a point above the floor."""
    out = ""
    for k in range(-14, 15):
        top, low = fx + k * spacing, fx + k * spacing * 2.3
        for lean in (-1, 1):
            x0, x1 = top + lean * spacing * 1.5, low - lean * spacing * 3.2
            t0, t1 = 0.0, 1.0
            dx = x1 - x0
            if dx:
                ta, tb = sorted(((0 - x0) / dx, (W - x0) / dx))
                t0, t1 = max(t0, ta), min(t1, tb)
            elif not 0 <= x0 <= W:
                continue
            if t1 - t0 > 0.02:
                out += (
                    f"M{pt(x0 + dx * t0, fy + (H - fy) * t0)}"
                    f"L{pt(x0 + dx * t1, fy + (H - fy) * t1)}"
                )
    return out


def _floor(art: Art, light: str, dark: str, lines: str, opacity: float = 0.35) -> None:
    art.path(box(0, FLOOR, W, H - FLOOR), fill=art.linear(0, FLOOR, 0, H, dark, light))
    art.path(_lattice(240, FLOOR, 34), line=lines, width=1, opacity=opacity)
    art.path(
        box(0, FLOOR, W, 16),
        fill=art.linear(0, FLOOR, 0, FLOOR + 16, (0, "#000000", 0.3), (1, "#000000", 0)),
    )
    art.path(f"M150 {H}L200 {FLOOR}L280 {FLOOR}L330 {H}Z", fill="#ffffff", opacity=0.10)


def _wall(art: Art, top: str, low: str, dado: str, trim: Ramp = GOLD) -> None:
    art.path(box(0, 0, W, FLOOR), fill=art.linear(0, 0, 0, FLOOR, top, low))
    art.path(box(0, FLOOR - 24, W, 24), fill=dado)
    art.path(f"M0 {FLOOR - 24}H{W:g}", line=trim.dark, width=2.2)
    art.path(f"M0 {FLOOR - 24.6}H{W:g}", line=trim.light, width=0.9)
    art.path(f"M0 {FLOOR - 1.5}H{W:g}", line=trim.deep, width=3, cap="butt")
    art.path(f"M0 {FLOOR - 2}H{W:g}", line=trim.mid, width=1.2, cap="butt")
    art.path(box(0, 0, W, 9), fill=art.linear(0, 0, 0, 9, trim.light, trim.mid, trim.dark))
    art.path(f"M0 9H{W:g}", line=trim.deep, width=0.8)
    art.path(dots([(6 + 12 * k, 13) for k in range(40)]), line=trim.dark, width=3)
    art.path(dots([(6 + 12 * k, 12.5) for k in range(40)]), line=trim.light, width=1.4)


def panel(
    art: Art,
    x: float,
    y: float,
    w: float,
    h: float,
    fill: str = "none",
    trim: Ramp = GOLD,
    thick: float = 2.4,
) -> None:
    """Draw a wall panel with the curved corners of the period, and a shell above."""
    c = min(w, h) * 0.16
    d = (
        f"M{pt(x + c, y)}H{pt(x + w - c, y).split()[0]}q{pt(0, c)} {pt(c, c)}v{h - 2 * c:g}"
        f"q{pt(-c, 0)} {pt(-c, c)}H{pt(x + c, 0).split()[0]}q{pt(0, -c)} {pt(-c, -c)}"
        f"v{2 * c - h:g}q{pt(c, 0)} {pt(c, -c)}Z"
    )
    art.path(d, fill=fill, line=trim.deep, width=thick)
    art.path(d, line=trim.mid, width=thick * 0.6)
    art.path(d, line=trim.light, width=thick * 0.22)
    i = thick * 1.7
    art.path(
        box(x + c + i, y + c + i, w - 2 * c - 2 * i, h - 2 * c - 2 * i),
        line=trim.mid,
        width=0.7,
        opacity=0.7,
    )


def shell(art: Art, x: float, y: float, s: float) -> None:
    """Draw a rocaille shell with two scrolls."""
    d = sym(
        "M0 -10C4 -10 5 -7 5 -6C8 -8 11 -5 10 -2C14 -2 14 3 11 4C16 3 22 4 24 8C20 7 18 9 14 9"
        "C10 9 6 7 0 7",
        0,
    )
    with art.group(f"translate({x:g} {y:g}) scale({s:g})"):
        art.path(d, fill=GOLD.mid, line=GOLD.deep, width=1.3)
        art.path("M0 6V-7M0 6L4 -4M0 6L-4 -4M0 6L8 -1M0 6L-8 -1", line=GOLD.deep, width=0.8)
        art.path("M0 5h.1", line=GOLD.light, width=4)


def sconce(art: Art, x: float, y: float) -> None:
    """Draw a wall light with three candles and their glow."""
    art.path(
        oval(x, y - 14, 24), fill=art.radial(x, y - 14, 24, (0, "#fff3c4", 0.75), (1, "#fff3c4", 0))
    )
    art.path(
        f"M{pt(x, y + 10)}V{y - 6:g}M{pt(x, y + 4)}C{pt(x - 10, y + 6)} {pt(x - 10, y - 2)}"
        f" {pt(x - 9, y - 5)}M{pt(x, y + 4)}C{pt(x + 10, y + 6)}"
        f" {pt(x + 10, y - 2)} {pt(x + 9, y - 5)}",
        line=GOLD.dark,
        width=2.2,
    )
    art.path(
        "".join(f"M{pt(x + k, y - 6 - (2 if k == 0 else 0))}v-8" for k in (-9, 0, 9)),
        line=IVORY.light,
        width=2.6,
        cap="butt",
    )
    art.path(
        "".join(
            f"M{pt(x + k, y - 16 - (2 if k == 0 else 0))}q-2 3 0 3.5q2-.5 0-3.5Z"
            for k in (-9, 0, 9)
        ),
        fill="#ffb53c",
    )


def chandelier(art: Art, x: float, y: float, s: float) -> None:
    """Draw a chandelier."""
    with art.group(f"translate({x:g} {y:g}) scale({s:g})"):
        art.path(
            oval(0, 22, 52, 36), fill=art.radial(0, 22, 52, (0, "#fff3c4", 0.7), (1, "#fff3c4", 0))
        )
        art.path("M0 -6V4", line=GOLD.deep, width=1.6)
        arms = "".join(
            f"M0 34C{pt(k * 0.4, 42)} {pt(k, 40)} {pt(k, 26)}" for k in (-36, -20, 20, 36)
        )
        art.path(arms, line=GOLD.deep, width=3)
        art.path(arms, line=GOLD.light, width=1.3)
        art.path(
            sym("M0 2L5 6L3 12L7 20L3 30L6 36L0 44", 0), fill=GOLD.mid, line=GOLD.deep, width=1.2
        )
        art.path(
            "".join(f"M{k} 25v-9" for k in (-36, -20, 20, 36)),
            line=IVORY.light,
            width=3,
            cap="butt",
        )
        art.path("".join(f"M{k} 8q-3 5 0 6q3-1 0-6Z" for k in (-36, -20, 20, 36)), fill="#ffb53c")
        art.path("M-5 8C-14 14 -28 18 -36 26M5 8C14 14 28 18 36 26", line=WATER.light, width=0.8)
        drops: list[Point] = [
            (-28, 41),
            (-10, 45),
            (10, 45),
            (28, 41),
            (0, 50),
            (-36, 31),
            (36, 31),
        ]
        art.path(dots(drops), line=WATER.dark, width=4)
        art.path(dots(drops), line=WATER.light, width=2.8)


def curtain(art: Art, x: float, side: int, w: float, ramp: Ramp, h: float = FLOOR) -> None:
    """Draw a curtain caught back at one side; ``side`` is 1 if it hangs from the left."""
    s = side
    d = (
        f"M{pt(x, 9)}L{pt(x + s * w, 9)}C{pt(x + s * w, 44)} {pt(x + s * w * 0.7, 66)}"
        f" {pt(x + s * w * 0.26, 80)}C{pt(x + s * w * 0.5, 96)} {pt(x + s * w * 0.55, h - 10)}"
        f" {pt(x + s * w * 0.5, h)}L{pt(x, h)}Z"
    )
    art.path(
        d,
        fill=art.linear(x, 0, x + s * w, 0, ramp.dark, ramp.mid, ramp.dark),
        line=ramp.deep,
        width=1,
    )
    f = "".join(
        f"M{pt(x + s * w * t, 10)}C{pt(x + s * w * t, 44)} {pt(x + s * w * t * 0.7, 64)}"
        f" {pt(x + s * w * 0.22, 80)}"
        for t in (0.25, 0.5, 0.75)
    )
    art.path(f, line=ramp.deep, width=1.6, opacity=0.6)
    art.path(f"M{pt(x, 76)}L{pt(x + s * w * 0.3, 82)}", line=GOLD.deep, width=4.4)
    art.path(f"M{pt(x, 76)}L{pt(x + s * w * 0.3, 82)}", line=GOLD.light, width=2.2)
    art.path(f"M{pt(x + s * w * 0.28, 83)}l-3 12h6Z", fill=GOLD.mid, line=GOLD.deep, width=0.8)


def kings_hall() -> Art:
    """Draw the King's hall: crimson and gold."""
    art = Art(W, H)
    _wall(art, "#a13a3f", "#8a2a35", "#6d1f2c")
    damask = "".join(
        f"M{pt(x, y - 9)}q6 7 0 14q-6 -7 0 -14ZM{pt(x - 6, y)}q3 6 6 6q3 0 6-6q0 9-6 9q-6 0-6-9Z"
        for row, y in enumerate((30, 54, 78))
        for x in range(60 + 20 * (row % 2), 440, 40)
    )
    art.path(damask, fill=CRIMSON.light, opacity=0.16)
    _floor(art, "#c98f56", "#8d5a33", "#5c3418")
    for x in (62.0, 322.0):
        panel(art, x, 22, 96, 74)
        shell(art, x + 48, 22, 0.9)
        sconce(art, x + 48, 68)
    # the throne under its canopy
    art.path(
        _mid("M240 10L292 10L296 34C284 40 276 30 268 36C260 41 252 32 240 38"),
        fill=CRIMSON.dark,
        line=GOLD.deep,
        width=1.2,
    )
    art.path(
        "M184 33C196 40 204 30 212 36C220 41 228 32 240"
        " 38C252 32 260 41 268 36C276 30 284 40 296 33",
        line=GOLD.light,
        width=1.8,
    )
    art.path(
        _pair("M292 34C300 70 296 100 286 128L274 128C284 96 284 66 278 36Z"),
        fill=CRIMSON.mid,
        line=CRIMSON.deep,
        width=1,
    )
    art.path(
        _mid("M240 50L258 54C264 72 264 92 262 104L240 104"),
        fill=CRIMSON.mid,
        line=GOLD.deep,
        width=4,
    )
    art.path(_mid("M240 50L258 54C264 72 264 92 262 104L240 104"), line=GOLD.mid, width=2.2)
    art.path(
        _mid("M240 100L268 100L268 110L264 128L260 128L258 112L240 112"),
        fill=GOLD.mid,
        line=GOLD.deep,
        width=1.2,
    )
    art.path(
        _mid("M240 36L244 42L252 38L250 50L240 52"), fill=GOLD.light, line=GOLD.deep, width=1.2
    )
    art.path(_mid("M240 128L276 128L284 136L240 136"), fill=CRIMSON.dark, line=GOLD.mid, width=1.2)
    art.path(
        f"M206 136L274 136L330 {H:g}L150 {H:g}Z",
        fill=art.linear(0, 136, 0, H, CRIMSON.dark, CRIMSON.mid),
        opacity=0.85,
    )
    art.path(f"M206 136L150 {H:g}M274 136L330 {H:g}", line=GOLD.mid, width=2.4)
    curtain(art, 0, 1, 46, CRIMSON)
    curtain(art, W, -1, 46, CRIMSON)
    return art


def mirror_gallery() -> Art:
    """Draw the gallery of mirrors."""
    art = Art(W, H)
    _wall(art, "#f4ead3", "#e6d6b4", "#d8c49b")
    _floor(art, "#d9ab73", "#a0703f", "#6b431f")
    for k in range(5):
        x = 24.0 + k * 92
        d = (
            f"M{pt(x, 104)}V46C{pt(x, 24)} {pt(x + 16, 17)} {pt(x + 32, 17)}C{pt(x + 48, 17)}"
            f" {pt(x + 64, 24)} {pt(x + 64, 46)}V104Z"
        )
        art.path(
            d,
            fill=art.linear(x, 17, x + 64, 104, "#f4fbfb", "#b7d6da", "#dceef0", "#a3c6cc"),
            line=GOLD.deep,
            width=4.2,
        )
        art.path(d, line=GOLD.mid, width=2.6)
        art.path(d, line=GOLD.light, width=0.9)
        art.path(
            f"M{x + 21:g} 22V104M{x + 43:g} 22V104M{x:g} 48h64M{x:g} 76h64",
            line=EGG.dark,
            width=0.7,
            opacity=0.6,
        )
        art.path(
            f"M{x + 6:g} 70L{x + 34:g} 30M{x + 12:g} 84L{x + 48:g} 34",
            line="#ffffff",
            width=3,
            opacity=0.5,
        )
        shell(art, x + 32, 17, 0.7)
        if k < 4:
            c = x + 78
            art.path(
                box(c - 6, 18, 12, 86),
                fill=art.linear(c - 6, 0, c + 6, 0, BLUSH.dark, BLUSH.light, BLUSH.mid),
                line=BLUSH.deep,
                width=0.8,
            )
            art.path(
                box(c - 8, 14, 16, 6) + box(c - 8, 102, 16, 6),
                fill=GOLD.mid,
                line=GOLD.deep,
                width=0.8,
            )
    for x in (102.0, 240.0, 378.0):
        chandelier(art, x, 6, 0.85)
    return art


def music_salon() -> Art:
    """Draw the blue salon for music."""
    art = Art(W, H)
    _wall(art, "#b9d3e4", "#95b8d2", "#7fa4c2")
    _floor(art, "#caa074", "#8f6440", "#59371d")
    for x, w in ((22.0, 84.0), (120.0, 66.0), (294.0, 66.0), (374.0, 84.0)):
        panel(art, x, 24, w, 74, "#c6dcea")
        shell(art, x + w / 2, 24, 0.75)
    # trophies of instruments: lyre, violin
    for x in (64.0, 416.0):
        with art.group(f"translate({x - 17:g} 40) scale(.72)"):
            lyre = "M30 56C40 52 40 44 36 36C33 28 40 22 40 14C40 8 34 8 33.5 12"
            lyre += mirror(lyre, 24)
            art.path(lyre, line=GOLD.deep, width=5.4)
            art.path(lyre, line=GOLD.mid, width=3)
            art.path("M10 22h28M20 23V50M24 23V50M28 23V50M16 56h16", line=GOLD.deep, width=2)
    for x in (153.0, 327.0):
        with art.group(f"translate({x:g} 62) rotate({-22 if x < 240 else 22})"):
            art.path(
                sym("M0 -8C7 -10 9 -2 6 1C4 4 10 7 10 13C10 20 5 22 0 22", 0),
                fill=WOOD.light,
                line=WOOD.deep,
                width=1.2,
            )
            art.path("M0 -8V-28M-2 -28h4", line=WOOD.deep, width=2.6)
            art.path("M0 18V-26M-5 2q-2 4 0 8M5 2q2 4 0 8", line=IVORY.light, width=0.8)
        art.path(
            f"M{x - 16:g} 80L{x + 16:g} 42" if x > 240 else f"M{x + 16:g} 80L{x - 16:g} 42",
            line=GOLD.dark,
            width=1.8,
        )
    # the alcove with an organ of gilt pipes
    art.path(
        "M198 128V46C198 26 216 18 240 18C264 18 282 26 282 46V128Z",
        fill=art.linear(198, 0, 282, 0, "#6f97b8", "#a9c8dd", "#6f97b8"),
        line=GOLD.deep,
        width=4,
    )
    art.path(
        "M198 128V46C198 26 216 18 240 18C264 18 282 26 282 46V128", line=GOLD.light, width=1.8
    )
    pipes = ""
    for k in range(-5, 6):
        top = 34 + abs(k) * 6 if abs(k) % 2 == 0 else 40 + abs(k) * 6
        pipes += box(240 + k * 7 - 2.7, top, 5.4, 104 - top)
    art.path(
        pipes,
        fill=art.linear(200, 0, 280, 0, GOLD.dark, GOLD.light, GOLD.mid, GOLD.light, GOLD.dark),
        line=GOLD.deep,
        width=0.9,
    )
    art.path(box(200, 102, 80, 26), fill=WOOD.mid, line=WOOD.deep, width=1)
    art.path(box(214, 106, 52, 6), fill=IVORY.light, line=WOOD.deep, width=0.8)
    art.path("".join(f"M{218 + 5 * k} 106v3.5" for k in range(10)), line=INK, width=1.8, cap="butt")
    shell(art, 240, 18, 1)
    return art


def winter_garden() -> Art:
    """Draw the winter garden."""
    art = Art(W, H)
    _wall(art, "#dbeadb", "#b9d4bd", "#88ae90")
    art.path(box(0, FLOOR, W, H - FLOOR), fill=art.linear(0, FLOOR, 0, H, "#b7b39f", "#e6e1cf"))
    art.path(_lattice(240, FLOOR, 44), line="#7e8a74", width=1.2, opacity=0.5)
    for k in range(4):
        x = 12.0 + k * 117
        d = (
            f"M{pt(x, 104)}V56C{pt(x, 26)} {pt(x + 26, 18)} {pt(x + 52, 18)}C{pt(x + 78, 18)}"
            f" {pt(x + 104, 26)} {pt(x + 104, 56)}V104Z"
        )
        art.path(
            d,
            fill=art.linear(0, 18, 0, 104, "#bfe0ef", "#e9f5ec", "#a9cf9f"),
            line="#5d7f66",
            width=3.6,
        )
        hill = f"M{pt(x + 1, 104)}V84C{pt(x + 30, 70)} {pt(x + 50, 92)} {pt(x + 103, 76)}V104Z"
        art.path(hill, fill="#84b184")
        art.path(
            f"M{x + 52:g} 18V104M{x + 26:g} 24V104M{x + 78:g} 24V104M{x:g} 58h104M{x:g} 82h104",
            line="#f4f8ee",
            width=1.6,
        )
        art.path(d, line="#eef5ea", width=1.4)
    vine = "M0 20C60 34 80 10 128 22C170 34 190 12 240 24C290 12 310 34 352 22C400 10 420 34 480 20"
    art.path(vine, line=LEAF.dark, width=2)
    for k in range(30):
        x = 8 + 16 * k
        y = 22 + 5 * math.sin(x / 19)
        art.path(
            f"M{pt(x, y)}q5 -7 11 -2q-4 6 -11 2ZM{pt(x, y)}q6 5 3 11q-6 -4 -3 -11Z",
            fill=LEAF.dark if k % 2 else LEAF.mid,
        )
        if k % 5 == 2:
            art.path(dots([(x + 2, y + 6)]), line=BLUSH.dark, width=6)
            art.path(dots([(x + 2, y + 6)]), line=BLUSH.light, width=3)
    for x in (128.0, 245.0, 362.0):  # orange trees in tubs
        art.path(box(x - 15.5, 106, 31, 30), fill=IVORY.light, line=LEAF.deep, width=1.4)
        art.path(f"M{x - 15.5:g} 106l31 30m0-30l-31 30", line=LEAF.dark, width=1.2)
        art.path(dots([(x - 15.5, 105), (x + 15.5, 105)]), line=GOLD.mid, width=5)
        art.path(f"M{x:g} 106V84", line=WOOD.mid, width=4)
        art.path(
            oval(x, 66, 23),
            fill=art.radial(x - 8, 58, 30, LEAF.light, (0.5, LEAF.mid), LEAF.dark),
            line=LEAF.deep,
            width=1.2,
        )
        fruit: list[Point] = [(x - 10, 60), (x + 6, 54), (x + 11, 70), (x - 4, 76), (x - 15, 72)]
        art.path(dots(fruit), line="#a8571d", width=6)
        art.path(dots(fruit), line="#f0a03c", width=4.4)
    return art


def card_salon() -> Art:
    """Draw the ivory salon for cards."""
    art = Art(W, H)
    _wall(art, "#fbf3e1", "#f0e2c6", "#e8cfc0")
    _floor(art, "#b98256", "#7d4f31", "#4b2a16")
    for x, w in ((18.0, 70.0), (102.0, 70.0), (308.0, 70.0), (392.0, 70.0)):
        panel(art, x, 24, w, 74, "#f8e6dc")
        shell(art, x + w / 2, 24, 0.75)
    heart = "M0 10C-12 2 -11 -8 -5 -8C-2 -8 0 -6 0 -4C0 -6 2 -8 5 -8C11 -8 12 2 0 10Z"
    spade = (
        "M0 -10C4 -4 11 0 10 5C9 9 4 9 2 6C2 8 3 10 4 11H-4"
        "C-3 10 -2 8 -2 6C-4 9 -9 9 -10 5C-11 0 -4 -4 0 -10Z"
    )
    diamond = "M0 -11L8 0L0 11L-8 0Z"
    club = oval(0, -5, 4.6) + oval(-5.5, 2.5, 4.6) + oval(5.5, 2.5, 4.6) + "M-1.5 0h3l2.5 11h-8Z"
    for x, d, c in (
        (53, heart, CRIMSON.mid),
        (137, spade, EGG.deep),
        (343, diamond, CRIMSON.mid),
        (427, club, EGG.deep),
    ):
        with art.group(f"translate({x} 62) scale(1.5)"):
            art.path(d, fill=c, line=GOLD.mid, width=0.8, opacity=0.85)
    # chimneypiece with clock and glass
    art.path(
        "M206 74V36C206 22 220 17 240 17C260 17 274 22 274 36V74Z",
        fill=art.linear(206, 17, 274, 74, "#eef7f6", "#b4d2d3", "#e2efee"),
        line=GOLD.deep,
        width=4,
    )
    art.path("M206 74V36C206 22 220 17 240 17C260 17 274 22 274 36V74", line=GOLD.light, width=1.6)
    shell(art, 240, 17, 0.9)
    art.path(box(194, 74, 92, 7), fill=BLUSH.light, line=BLUSH.deep, width=1)
    art.path(
        _mid("M240 81L282 81C276 92 282 110 284 128L266 128C266 106 262 94 240 94"),
        fill=BLUSH.mid,
        line=BLUSH.deep,
        width=1.2,
    )
    art.path(_mid("M240 94C262 94 266 106 266 128L240 128"), fill="#3a201a")
    art.path(_mid("M240 104C246 110 252 112 252 128L240 128"), fill="#e8762c")
    art.path(_mid("M240 112C243 116 246 120 246 128L240 128"), fill="#ffd873")
    art.path(
        _mid("M240 46L248 50C254 56 254 64 250 68L256 74L240 74"),
        fill=GOLD.mid,
        line=GOLD.deep,
        width=1.2,
    )
    art.path(oval(240, 60, 6.8), fill=IVORY.light, line=GOLD.deep, width=1)
    art.path("M240 60V56M240 60L243 61.5", line=INK, width=1)
    for x in (216.0, 264.0):
        art.path(f"M{x:g} 74v-14", line=IVORY.light, width=3, cap="butt")
        art.path(f"M{x - 5:g} 74h10", line=GOLD.dark, width=3)
        art.path(f"M{x:g} 52q-3 5 0 6q3-1 0-6Z", fill="#ffb53c")
    # the card table
    art.path(
        _mid("M240 140L318 140C330 146 330 158 316 162C296 168 270 168 240 168"),
        fill=WOOD.mid,
        line=WOOD.deep,
        width=1.4,
    )
    art.path(
        _mid("M240 143L308 143C318 148 318 156 308 159C290 163 266 163 240 163"),
        fill="#4f8468",
        line=GOLD.mid,
        width=1.2,
    )
    for x, turn in ((212.0, -18), (236.0, 6), (262.0, 24)):
        with art.group(f"translate({x:g} 153) scale(1 .55) rotate({turn})"):
            art.path(box(-6, -8, 12, 16), fill=IVORY.light, line=IVORY.deep, width=0.8)
            art.path(dots([(0, 0)]), line=CRIMSON.mid, width=5)
    return art


def terrace() -> Art:
    """Draw the terrace under the night sky."""
    art = Art(W, 140)
    art.path(
        box(0, 0, W, 140),
        fill=art.linear(0, 0, 0, 120, NIGHT.deep, NIGHT.dark, NIGHT.mid, "#7c6f97"),
    )
    stars: list[Point] = [
        ((k * 97.3) % 478 + 1, (k * k * 13.7 + k * 29) % 78 + 2) for k in range(56)
    ]
    art.path(dots(stars[:38]), line="#dfe8ff", width=1.1, opacity=0.8)
    art.path(dots(stars[38:]), line="#fff6d5", width=2)
    art.path(
        "".join(star(x, y, 4.5, 1, 4) for x, y in ((60, 24), (206, 14), (330, 40), (448, 56))),
        fill="#fff6d5",
    )
    art.path(
        oval(408, 30, 34), fill=art.radial(408, 30, 34, (0, "#fff3cf", 0.55), (1, "#fff3cf", 0))
    )
    art.path(
        "M412 14C424 16 430 26 426 36C422 46 410 48 402"
        " 42C412 44 418 38 418 30C418 23 416 18 412 14Z",
        fill="#fff3cf",
    )
    art.path(
        "M0 92C30 78 46 94 70 84C96 70 110 90 140 86C170 74 190 94 220 84C250 76 270 92 300 84"
        "C330 72 350 92 380 84C410 76 440 92 480 80V116H0Z",
        fill="#16213f",
    )
    art.path(
        "M0 104C40 92 70 106 110 98C150 90 190 108 240 98"
        "C290 90 330 108 370 98C410 90 450 104 480 96"
        "V120H0Z",
        fill="#0f1832",
    )
    for x in (52.0, 150.0, 330.0, 428.0):  # cypresses
        art.path(f"M{pt(x, 62)}q9 20 6 46h-12q-3-26 6-46Z", fill="#0c142b")
    # the balustrade
    stone = art.linear(0, 96, 0, 140, "#e9e2d6", "#b9b4b4", "#8f8c96")
    art.path(box(0, 128, W, 12), fill=stone, line="#4c4a59", width=1)
    one = (
        "M{0} 104h8c-1 4-2 4-2 6c3 4 4 10 0 14c0 2 1 2 2"
        " 4h-8c1-2 2-2 2-4c-4-4-3-10 0-14c0-2-1-2-2-6Z"
    )
    art.path(
        "".join(one.format(10 + 16 * k) for k in range(29) if k % 7 != 3),
        fill=stone,
        line="#4c4a59",
        width=0.9,
    )
    art.path(box(0, 97, W, 8), fill=stone, line="#4c4a59", width=1)
    art.path("M0 99H480", line="#ffffff", width=1, opacity=0.7)
    for k in range(5):
        x = 62.0 + 112 * k
        if x > 470:
            break
        art.path(box(x - 10, 94, 20, 46), fill=stone, line="#4c4a59", width=1)
        art.path(
            f"M{pt(x - 3, 94)}h6l-1-4c6-2 7-10 7-14h-18c0 4 1 12 7 14Z",
            fill=stone,
            line="#4c4a59",
            width=0.9,
        )
        art.path(dots([(x - 6, 74), (x, 70), (x + 6, 74), (x, 76)]), line=LEAF.deep, width=8)
        art.path(dots([(x - 5, 72), (x + 1, 69), (x + 6, 74)]), line=BLUSH.dark, width=4)
    return art


def wood() -> Art:
    """Draw the table's wood, which tiles seamlessly."""
    art = Art(256, 256)
    art.path(box(0, 0, 256, 256), fill="#4b2b1c")
    for k, shade in enumerate(("#51301f", "#472819", "#4f2e1e", "#452617")):
        art.path(box(0, k * 64, 256, 64), fill=shade)
    lines, light = "", ""
    for k in range(32):
        y = 4.0 + 8 * k
        amp = 1.4 + (k * 7 % 5) * 0.5
        shift = (k * 53) % 128
        if k % 8 == 7:
            continue
        d = (
            f"M0 {num1(y)}C{64 - shift / 8:g} {num1(y - amp)} {96 + shift / 8:g}"
            f" {num1(y + amp)} 128 {num1(y)}"
            f"S{192 + shift / 8:g} {num1(y - amp * 1.2)} 256 {num1(y)}"
        )
        if k % 3:
            lines += d
        else:
            light += d
    art.path(lines, line="#311a10", width=0.9, opacity=0.55)
    art.path(light, line="#7a4c31", width=0.8, opacity=0.5)
    for x, y in ((70.0, 30.0), (190.0, 158.0)):
        art.path(oval(x, y, 13, 3.4) + oval(x, y, 8, 2), line="#311a10", width=0.8, opacity=0.5)
    for k in range(4):
        art.path(f"M0 {64 * k}H256", line="#27140c", width=1.6, cap="butt")
        art.path(f"M0 {64 * k + 1.4}H256", line="#7a4c31", width=0.6, opacity=0.5, cap="butt")
        x = (40, 168, 104, 216)[k]
        art.path(f"M{x} {64 * k}v64", line="#27140c", width=1.4, cap="butt")
    art.path("M0 256H256", line="#27140c", width=1.6, cap="butt")
    return art


def num1(v: float) -> str:
    """Return a number as text, rounded to a tenth."""
    return f"{v:.1f}"


def damask() -> Art:
    """Draw the damask, faint and translucent, to be laid on any ground; it tiles seamlessly."""
    art = Art(120, 160)

    def motif(x: float, y: float) -> str:
        out = ""
        with_x = sym(
            f"M{pt(x, y - 36)}C{pt(x + 9, y - 26)} {pt(x + 8, y - 16)} {pt(x + 3, y - 8)}"
            f"L{pt(x, y - 6)}",
            x,
        )
        leaf = (
            f"M{pt(x + 4, y - 6)}C{pt(x + 10, y - 22)} {pt(x + 26, y - 22)} {pt(x + 27, y - 10)}"
            f"C{pt(x + 27, y - 3)} {pt(x + 18, y - 2)} {pt(x + 17, y - 8)}C{pt(x + 14, y - 2)}"
            f" {pt(x + 8, y + 1)} {pt(x + 4, y - 6)}Z"
        )
        low = (
            f"M{pt(x + 3, y)}C{pt(x + 16, y + 2)} {pt(x + 24, y + 10)} {pt(x + 18, y + 20)}"
            f"C{pt(x + 14, y + 26)} {pt(x + 6, y + 22)} {pt(x + 10, y + 16)}C{pt(x + 4, y + 16)}"
            f" {pt(x + 1, y + 8)} {pt(x + 3, y)}Z"
        )
        stem = sym(
            f"M{pt(x, y - 2)}L{pt(x + 2, y + 14)}C{pt(x + 5, y + 24)} {pt(x + 4, y + 30)}"
            f" {pt(x, y + 38)}",
            x,
        )
        out += with_x + leaf + mirror(leaf, x) + low + mirror(low, x) + stem
        return out

    d = motif(60, 40)
    for x in (0.0, 120.0):
        d += motif(x, 120)
    art.path(d, fill=GOLD.mid, opacity=0.16)
    ogee = (
        "M60 0C64 10 86 18 92 40C96 56 112 66 120 80C112 94 96 104 92 120C86 142 64 150 60 160"
        "M60 0C56 10 34 18 28 40C24 56 8 66 0 80C8 94 24 104 28 120C34 142 56 150 60 160"
    )
    art.path(ogee, line=GOLD.mid, width=1.4, opacity=0.16)
    return art


def corner() -> Art:
    """Draw the gilt corner of a frame, for the top left."""
    art = Art(64, 64)
    for line, width in ((GOLD.deep, 6), (GOLD.mid, 4), (GOLD.light, 1.4)):
        art.path("M64 6C46 6 40 5 34 8M6 64C6 46 5 40 8 34", line=line, width=width)
    leafs = (
        "M6 6C16 2 30 4 36 14C30 12 26 14 25 18C31 16 37"
        " 20 36 27C32 23 28 23 26 26C23 28 23 32 27 36"
        "C20 37 16 31 18 25C14 26 12 30 14 36C4 30 2 16 6 6Z"
    )
    art.path(
        leafs,
        fill=art.linear(4, 4, 36, 36, GOLD.light, GOLD.mid, GOLD.dark),
        line=GOLD.deep,
        width=1.5,
    )
    art.path(
        "M9 9L26 26M12 12C18 10 24 10 28 12M12 12C10 18 10 24 12 28", line=GOLD.deep, width=1.1
    )
    scroll = "M36 14C44 12 52 14 50 19C48 23 42 20 45 17M14 36C12 44 14 52 19 50C23 48 20 42 17 45"
    art.path(scroll, line=GOLD.deep, width=4)
    art.path(scroll, line=GOLD.mid, width=2.2)
    art.path(dots([(10, 10)]), line=GOLD.deep, width=8)
    art.path(dots([(10, 10)]), line=GOLD.light, width=5)
    return art


def flourish() -> Art:
    """Draw a shell between two long gilt scrolls, to be set under a title."""
    art = Art(240, 32)
    scrolls = _across(
        "M134 17C148 4 166 6 180 13C194 20 210 20 218 13C223 8 219 3 214 5C210 7 212 12 216 11"
        "M150 10C154 20 166 24 172 18C175 14 170 10 167 14"
    )
    ends = _across("M218 14C226 15 232 13 237 8M190 16.5C194 23 202 25 208 22")
    for line, width in ((GOLD.deep, 4.0), (GOLD.mid, 2.6), (GOLD.light, 0.9)):
        art.path(ends, line=line, width=width * 0.75)
        art.path(scrolls, line=line, width=width)
    berries = _across(dots([(160, 4.5), (186, 9), (224, 8)]))
    art.path(berries, line=GOLD.deep, width=4.4)
    art.path(berries, line=GOLD.light, width=2.6)
    shell(art, 120, 16, 1.05)
    return art


def _across(d: str) -> str:
    return d + mirror(d, 120)


ROOMS = {
    "room/hall-1": kings_hall,
    "room/hall-2": mirror_gallery,
    "room/hall-3": music_salon,
    "room/hall-4": winter_garden,
    "room/hall-5": card_salon,
    "room/terrace": terrace,
    "room/wood": wood,
    "room/damask": damask,
    "frame/gilt-corner": corner,
    "frame/flourish": flourish,
}
