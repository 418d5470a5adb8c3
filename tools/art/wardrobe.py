"""Gowns and coats, on the tailor's stand or worn by a guest."""

from collections.abc import Callable
from typing import NamedTuple

from tools.art import fabric
from tools.art.palette import GOLD, INK, IVORY, WOOD, Ramp
from tools.art.pen import Art, Point, along, both, dots, mirror, pt, scallops, sym, without

LADIES = ("yellow", "red")
Cloth = tuple[str, Ramp]  # the silk's logical colour, which carries its pattern, and its ramp


class Body(NamedTuple):
    """Who wears a garment: the skin, and a function that draws the arms before the sleeves."""

    skin: Ramp
    arms: Callable[[Art], None]


NECK = sym("M60 12C62 12 64 13 64 15C64 19 64.5 21 68 22.5L78 26L75 44L60 46")
LINE = 1.1


def weave(art: Art, shape: str, silk: str, ramp: Ramp, fan: Point, pitch: float) -> None:
    """Draw a pattern as bold as the picture needs it."""
    fabric.weave(art, shape, silk, ramp, fan, pitch * art.bold)


def bow(art: Art, x: float, y: float, size: float, ramp: Ramp) -> None:
    """Draw a bow."""
    s = size

    def q(dx: float, dy: float) -> str:
        return pt(x + dx * s, y + dy * s)

    loops = (
        f"M{q(0, 0)}C{q(-0.4, -0.7)} {q(-1, -0.8)} {q(-1.1, -0.5)}"
        f"C{q(-1.2, 0)} {q(-1.1, 0.5)} {q(-0.9, 0.6)}C{q(-0.6, 0.6)} {q(-0.3, 0.4)} {q(0, 0)}"
        f"C{q(0.4, -0.7)} {q(1, -0.8)} {q(1.1, -0.5)}"
        f"C{q(1.2, 0)} {q(1.1, 0.5)} {q(0.9, 0.6)}C{q(0.6, 0.6)} {q(0.3, 0.4)} {q(0, 0)}Z"
        f"M{q(-0.1, 0.1)}L{q(-0.7, 1.3)} {q(-0.2, 1.1)} {q(0, 0.2)} {q(0.2, 1.1)} {q(0.7, 1.3)}"
        f" {q(0.1, 0.1)}Z"
    )
    art.path(loops, fill=ramp.mid, line=ramp.deep, width=0.7)
    art.path(f"M{q(-0.05, 0)}h.1", line=ramp.light, width=s * 0.5)


def folds(art: Art, d: str, ramp: Ramp, opacity: float = 0.3) -> None:
    """Shade the folds of a cloth."""
    art.path(d, fill=ramp.deep, opacity=opacity)


def lace(art: Art, d: str) -> None:
    """Draw a flounce of lace: ivory, with the pricks of its pattern."""
    art.path(d, fill=IVORY.light, line=IVORY.deep, width=0.7)


def beads(art: Art, line: str, count: int, ramp: Ramp, size: float) -> None:
    """Draw a ruched ribbon along a line."""
    at = along(line, count)
    art.path(dots(at), line=ramp.deep, width=size + 1.2)
    art.path(dots(at), line=ramp.mid, width=size)
    art.path(
        dots([(x - size * 0.12, y - size * 0.14) for x, y in at]),
        line=ramp.light,
        width=size * 0.45,
    )


# -- ladies ----------------------------------------------------------------------------------------

SKIRT = {
    1: sym("M60 63L69.5 60C82 58 98 62 105 72C111 84 112 120 116 147C100 152 80 154 60 154"),
    2: sym("M60 64L69 61C82 66 92 92 100 148C86 153 72 154 60 154"),
    3: sym(
        "M60 63L69 60C80 57 100 58 109 64C113.5 68 114 78 114.5 86L118.5 146C100 152 80 154 60 154"
    ),
    4: sym("M60 66L69.5 60C86 63 99 78 104 104C108 122 109 138 110 149C94 153 76 154 60 154"),
}
BODICE = {
    1: sym(
        "M60 41C64 41 67 40 69 37L71 25L79 26.5C77 36 73 46 71.5 52C70.5 56 70 58 69.5 61L60 70"
    ),
    2: sym(
        "M60 43C66 43 69 38 70 34L72 26L79.5 27C78 36 73 46 71.5 52C70.5 56 70 58 69.5 62"
        "C66 65 63 65.5 60 65.5"
    ),
    3: sym("M60 40C67 40 73 36 77 30L83 29C81 36 74 46 72 52C70.5 56 70 58 69.5 61L60 73"),
    4: sym("M60 38L70 25L79 26.5C77.5 36 73 46 71.5 52C70.5 56 70 58 69.5 61L60 64"),
}
STOMACHER = {
    1: sym("M60 41C63 41 65 40.5 67 39.5L67.5 50C66 58 63 66 60 70"),
    2: sym("M60 43C63 43 65 42 66.5 41L65.5 54L64 64.8L60 65.5"),
    3: sym("M60 40C63 40 66 39.3 69 38L69 46C67 58 63 68 60 73"),
    4: sym("M60 44L66 40L66.5 52L64.5 62L60 64"),
}
SLEEVE = {
    1: "M76 26C83 26 87 32 88 40L91 56C88 60 82 60 78.5 57L74 42Z",
    2: "M77 27C84 27 87 33 88 41L90 54C87 58 82 58 79 56L74 42Z",
    3: "M79 29C87 27 93 33 92 42C91 48 84 50 79 47L75 40Z",
    4: "M76 26C83 26 87 32 88.5 41L96 64L88.5 68L80 54L74 42Z",
}
RUFFLE = {
    1: "M77.5 56.5C82 59 88 59 91.5 55.5L98 69Q95 69 94.5 72Q91 70 89 73Q86 70 83.5 72"
    "Q82 68 78.5 68Z",
    2: "M78 55C82 58 87.5 57.5 90.5 53.5L96 64Q93 64 92.5 67Q89 65 87 68Q84 65 80.5 66"
    "Q81 63 78.5 63Z",
    3: "M76.5 45C81 49 88 49 92 44L98 55Q95 55 94 58Q90 56 88 59Q84 56 81 58Q80 54 76 53Z",
    4: "M88 68L96.5 64L99 69Q97 70 97 72Q94 71 92 74Q91 71 89 72Z",
}


def gown(art: Art, cut: int, main: Cloth, second: Cloth | None, body: Body | None) -> None:
    """Draw a gown that fills 120x160 from the shoulders at 26 to the hem at 154."""
    silk, ramp = main
    other, trim = second if second else (silk, Ramp(ramp.light, ramp.light, ramp.mid, ramp.deep))
    chest = body.skin if body else IVORY
    if body is None:
        art.path("M57 148h6v6c6 1 11 3 13 5h-32c2-2 7-4 13-5Z", fill=WOOD.dark)
        art.path(
            sym("M60 5C62 5 63 6.5 63 8C63 9.5 62 10.5 62 12.5L60 12.5"),
            fill=GOLD.mid,
            line=GOLD.deep,
            width=0.8,
        )
    art.path(NECK, fill=art.across(chest, 44, 78), line=chest.deep, width=0.8)
    if body is None:
        art.path("M56.5 13.5C58 14.5 62 14.5 63.5 13.5", line=chest.deep, width=0.7)
    skirt = SKIRT[cut]
    art.path(skirt, fill=art.across(ramp, 2, 118), line=ramp.deep, width=LINE)
    {1: _francaise, 2: _polonaise, 3: _court, 4: _anglaise}[cut](
        art, skirt, silk, ramp, other, trim, second is not None
    )
    art.path(skirt, line=ramp.deep, width=LINE)
    if body:
        body.arms(art)
    bodice = BODICE[cut]
    art.path(bodice, fill=art.across(ramp, 46, 75), line=ramp.deep, width=LINE)
    stomacher = STOMACHER[cut]
    art.path(stomacher, fill=art.across(trim, 50, 72), line=trim.deep, width=0.9)
    if second:
        weave(art, stomacher, other, trim, (60, -200), 7)
    for side in (False, True):
        ruffle, sleeve = RUFFLE[cut], SLEEVE[cut]
        if side:
            ruffle, sleeve = mirror(ruffle), mirror(sleeve)
        lace(art, ruffle)
        x0, x1 = (29, 46) if side else (73, 91)
        art.path(
            sleeve,
            fill=art.linear(x0, 0, x1, 0, ramp.mid, ramp.light, ramp.dark)
            if not side
            else art.linear(x0, 0, x1, 0, ramp.mid, ramp.light, ramp.mid),
            line=ramp.deep,
            width=LINE,
        )
        weave(art, sleeve, silk, ramp, (24 if side else 96, -160), 8.5)
        art.path(sleeve, line=ramp.deep, width=LINE)
    if cut == 3:
        for puff in ("M76 44C81 49 88 49 92 43", "M78 37C83 39 89 38 92.5 35"):
            art.path(both(puff), line=trim.deep, width=3.2)
            art.path(both(puff), line=trim.mid, width=2.2)
    if cut == 4:
        art.path(
            both("M87.5 66.5L96.5 62L98 66.5L89.5 70.5Z"),
            fill=trim.mid,
            line=trim.deep,
            width=0.8,
        )
    # neckline, then what is pinned to the bodice
    if cut == 4:
        fichu = sym("M60 48C66 40 72 32 74 24L71 22.5C68 30 64 36 60 40")
        art.path(fichu, fill=IVORY.light, line=IVORY.deep, width=0.8)
        art.path(both("M62 44C66 39 70 32 72 26"), line=IVORY.dark, width=0.7)
        bow(art, 60, 46, 4.5, trim)
    else:
        edge = {
            1: "M71.5 26C70.5 31 70 36 68.5 38C66 41 63 41.5 60 41.5",
            2: "M72.5 27C71 32 70 38 67 41C65 43 63 43 60 43",
            3: "M82 29.5C77 35 71 40 60 40.5",
        }[cut]
        beads(art, edge, 9, IVORY, 2.4)
        beads(art, mirror(edge), 9, IVORY, 2.4)
    if cut == 1:
        for y, s in ((45, 4.6), (53.5, 3.8), (61, 3.1)):
            bow(art, 60, y, s, GOLD if second else trim)
    elif cut == 2:
        art.path("M60 46v17", line=GOLD.deep, width=0.8)
        art.path(dots([(60, 47 + 4.2 * k) for k in range(5)]), line=GOLD.deep, width=3)
        art.path(dots([(60, 47 + 4.2 * k) for k in range(5)]), line=GOLD.light, width=1.8)
    elif cut == 3:
        art.path(
            sym("M60 45L64 43M60 52L64.5 49M60 59L64 55M60 66L63 61"), line=GOLD.deep, width=1.6
        )
        art.path(
            sym("M60 45L64 43M60 52L64.5 49M60 59L64 55M60 66L63 61"), line=GOLD.light, width=0.8
        )
        art.path(dots([(60, 45), (60, 52), (60, 59), (60, 66)]), line=GOLD.deep, width=3.6)
        art.path(dots([(60, 45), (60, 52), (60, 59), (60, 66)]), line=GOLD.light, width=2.3)


def _francaise(
    art: Art, skirt: str, silk: str, ramp: Ramp, other: str, trim: Ramp, mixed: bool
) -> None:
    opening = sym("M60 68C67 84 76 118 80 153C74 154 67 154 60 154")
    weave(art, without(skirt, opening), silk, ramp, (60, -50), 12)
    folds(
        art,
        both(
            "M76 62C88 84 96 120 101 150L107 149C101 116 94 82 76 62Z"
            "M71 64C78 84 85 120 88 152L92 152C89 118 82 82 71 64Z"
        ),
        ramp,
    )
    art.path(opening, fill=art.across(trim, 40, 82), line=trim.deep, width=LINE)
    if mixed:
        weave(art, opening, other, trim, (60, -50), 9)
    for y, x in ((112, 72), (132, 76.5), (151, 79.5)):
        d = f"M{pt(120 - x, y - 5)}L{pt(x, y - 5)}L{pt(x + 1, y)}"
        d += scallops(x + 1, 119 - x, y, 6, 5) + "Z"
        art.path(d, fill=trim.light, line=trim.deep, width=0.8)
        art.path(f"M{pt(120 - x, y - 4.5)}L{pt(x, y - 4.5)}", line=GOLD.dark, width=1)
    edge = "M62 70C68 86 77 118 81 152"
    beads(art, edge, 17, ramp, 4)
    beads(art, mirror(edge), 17, ramp, 4)


def _polonaise(
    art: Art, _: str, silk: str, ramp: Ramp, other: str, trim: Ramp, mixed: bool
) -> None:
    folds(
        art,
        both(
            "M66 100C69 120 71 138 72 153L76 153C74 134 71 116 66 100Z"
            "M80 100C85 116 89 134 91 150L95 149C91 130 87 114 80 100Z"
        ),
        ramp,
    )
    y = 138.0
    band = f"M{pt(21, y - 11)}C{pt(40, y - 6)} {pt(80, y - 6)} {pt(99, y - 11)}L{pt(101, y + 8)}"
    band += scallops(101, 19, y + 8, 9, 6, 4) + "Z"
    art.path(band, fill=art.across(trim, 18, 102), line=trim.deep, width=LINE)
    if mixed:
        weave(art, band, other, trim, (60, -60), 10)
    beads(art, "M21 127C40 132 80 132 99 127", 20, GOLD, 2.4)
    puffs = both("M61 64L69.5 60.5C88 54 110 66 114 86C117 102 104 114 90 110C78 107 66 90 61 64Z")
    left = "M61 64L69.5 60.5C88 54 110 66 114 86C117 102 104 114 90 110C78 107 66 90 61 64Z"
    art.path(puffs, fill=art.across(ramp, 4, 116), line=ramp.deep, width=LINE)
    weave(art, left, silk, ramp, (60, -10), 11.5)
    weave(art, mirror(left), silk, ramp, (60, -10), 11.5)
    folds(
        art,
        both(
            "M72 64C86 76 96 92 100 110L104 108C102 90 90 74 72 64Z"
            "M67 68C74 84 82 98 90 109L94 110C84 96 76 82 67 68Z"
        ),
        ramp,
    )
    art.path(puffs, line=ramp.deep, width=LINE)
    hem = "M63 72C68 92 79 107 90 110C104 114 117 102 114 87"
    beads(art, hem, 20, trim if mixed else GOLD, 3)
    beads(art, mirror(hem), 20, trim if mixed else GOLD, 3)
    for x in (92.0, 28.0):
        bow(art, x, 109, 6, GOLD)


def _court(
    art: Art, skirt: str, silk: str, ramp: Ramp, other: str, trim: Ramp, mixed: bool
) -> None:
    weave(art, skirt, silk, ramp, (60, -260), 13)
    folds(
        art,
        both(
            "M100 60C106 80 107 116 108 151L114 149C114 112 112 80 108 60Z"
            "M80 60C86 86 88 120 89 153L93 153C93 116 90 84 80 60Z"
        ),
        ramp,
        0.24,
    )
    left, right, y, drop = 61, 114, 88, 34
    swag = (
        f"M{pt(left, y - 6)}C{pt(left + 8, y + drop)} {pt(right - 8, y + drop)}"
        f" {pt(right, y - 6)}L{pt(right, y + 6)}C{pt(right - 6, y + drop + 16)}"
        f" {pt(left + 6, y + drop + 16)} {pt(left, y + 6)}Z"
    )
    art.path(
        both(swag),
        fill=art.linear(0, y, 0, y + drop + 4, trim.light, trim.mid, trim.dark),
        line=trim.deep,
        width=LINE,
    )
    if mixed:
        weave(art, swag, other, trim, (88, -40), 9)
        weave(art, mirror(swag), other, trim, (32, -40), 9)
    art.path(
        both(
            f"M{pt(left, y)}C{pt(left + 8, y + drop + 7)} {pt(right - 8, y + drop + 7)}"
            f" {pt(right, y)}"
        ),
        line=GOLD.dark,
        width=0.9,
    )
    for x in (60, right - 2, 122 - right):
        tassel = f"M{pt(x - 2.5, y)}h5l2.5 17q-5 3 -10 0Z"
        art.path(tassel, fill=GOLD.mid, line=GOLD.deep, width=0.8)
        art.path(f"M{pt(x, y + 6)}v11", line=GOLD.deep, width=0.7)
        bow(art, x, y - 1, 7, GOLD)
    flounce = "M2.5 130C40 138 80 138 117.5 130L118.5 147" + scallops(118.5, 1.5, 147, 11, 6, 6)
    art.path(flounce + "Z", fill=trim.mid, line=trim.deep, width=LINE)
    if mixed:
        weave(art, flounce + "Z", other, trim, (60, -260), 9)
    beads(art, "M3 130C40 138 80 138 117 130", 22, GOLD, 2.6)


def _anglaise(
    art: Art, skirt: str, silk: str, ramp: Ramp, other: str, trim: Ramp, mixed: bool
) -> None:
    weave(art, skirt, silk, ramp, (60, -20), 12)
    folds(
        art,
        both(
            "M73 64C86 84 94 116 98 151L104 150C100 116 92 82 73 64Z"
            "M66 68C74 92 80 124 82 153L86 153C84 120 78 90 66 68Z"
        ),
        ramp,
    )
    y = 140.0
    band = f"M{pt(12, y - 16)}C{pt(36, y - 6)} {pt(84, y - 6)} {pt(108, y - 16)}L{pt(109.5, y + 4)}"
    band += scallops(109.5, 10.5, y + 4, 10, 5, 7) + "Z"
    art.path(band, fill=art.across(trim, 10, 110), line=trim.deep, width=LINE)
    if mixed:
        weave(art, band, other, trim, (60, -40), 10)
    art.path("M12 125C36 135 84 135 108 125", line=GOLD.deep, width=2.4)
    art.path("M12 125C36 135 84 135 108 125", line=GOLD.light, width=1.3)
    # the sash, its knot on one side
    ends = (
        "M70 64C76 78 78 94 75 112L84 109C86 92 82 76 73 63"
        "ZM72 64C82 76 90 88 92 104L99 98C96 84 88 72 75 63Z"
    )
    art.path(ends, fill=art.linear(70, 0, 98, 0, trim.light, trim.mid), line=trim.deep, width=0.9)
    sash = sym("M60 61.5C64 61 67 60 70 58.5L70.5 64C67 66.5 64 67.5 60 68")
    art.path(sash, fill=art.across(trim, 48, 74), line=trim.deep, width=0.9)
    bow(art, 71, 63, 6.5, trim)


# -- gentlemen -------------------------------------------------------------------------------------

LAPEL = "M64 24L72 23L81 40L74.5 45L77 50L60.5 66L60 56C63 46 64 36 64 24Z"


def _legs(art: Art, ramp: Ramp) -> None:
    art.path(
        both("M63.5 124L72.5 124C74 133 71.5 141 71 149L65.5 149C65 141 62.5 133 63.5 124Z"),
        fill=art.linear(48, 0, 74, 0, IVORY.dark, IVORY.light, IVORY.mid),
        line=IVORY.deep,
        width=0.8,
    )
    art.path(
        both("M64.5 147.5L72 147.5C75 150 78 152 79 155L64 155.5C63 152 63.5 150 64.5 147.5Z"),
        fill=INK,
        line="#170d09",
        width=0.8,
    )
    art.path(both("M67 149.5h4v3h-4Z"), fill=GOLD.light, line=GOLD.deep, width=0.7)
    breeches = sym("M60 84L78 86C79 100 77 116 73.5 127L63 127C61.5 118 60.5 112 60 106")
    art.path(breeches, fill=art.across(ramp, 42, 78), line=ramp.deep, width=LINE)
    art.path(both("M63.2 125h10.3"), line=GOLD.mid, width=1.5)


def _pole(art: Art) -> None:
    art.path(
        "M58.3 60h3.4v84c0 3 3 4 8 5.5c4 1.5 8 3.5 9 6.5h-5c-3-3-8-4-13.7-4"
        "s-10.7 1-13.7 4h-5c1-3 5-5 9-6.5c5-1.5 8-2.5 8-5.5Z",
        fill=art.linear(56, 0, 64, 0, WOOD.dark, WOOD.light, WOOD.dark),
        line=WOOD.deep,
        width=0.8,
    )
    art.path(
        sym("M60 130L63.5 131L62.5 134L63.5 137L60 138"), fill=GOLD.mid, line=GOLD.deep, width=0.7
    )


COAT_BACK = {
    1: sym("M60 50L80 60L96 117C84 121 70 120 60 120"),
    2: sym("M60 50L78 60L90 134C84 137 80 136 76 134L60 100"),
    3: sym("M60 50L80 60L90 117C80 121 70 120 60 120"),
    4: sym("M60 50L80 60L92 124C80 128 70 128 60 128"),
}
BEHIND_ARMS = sym("M60 20L86 26L94 80L97 121L60 124")
FRONT = {
    1: "M66 22L74 23.5L84 28C85 40 80 53 78.5 61C84 80 95 100 101 117C92 122 80 122.5 71.5"
    " 121C73 100 70 78 68.5 60C67 46 65 34 66 22Z",
    2: "M65 22L74 23.5L84 28C85 40 80 52 78.5 60C85 82 94 110 97 134C93 138 86 138 82 135"
    "C82 110 77 82 67 56C65 46 65 34 65 22Z",
    3: "M60 30L66 23L74 23.5L84 28C85 40 80 53 78 62C84 80 92 100 95 118C84 122 72 123 61 122L60.5"
    " 62Z",
    4: "M60 40L66 23L74 23.5L84 28C85 40 79 53 77 61C86 78 97 106 100 126C88 131 74 132 61 131Z",
}
ARM = "M79.5 27C88 28 92 37 93.5 48L97.5 70L85.5 73L80.5 50L78 40Z"
CUFF = {
    1: "M83 65L98.5 61L103.5 79C98 83 92 84 87 83Z",
    2: "M84.5 69L98 66L100 75C96 77 91 78 87 78Z",
    3: "M84 67L98 64L101 77C96 80 91 81 87 80Z",
    4: "M83.5 66L98 62.5L104 72C99 79 93 82 87.5 81Z",
}


def coat(art: Art, cut: int, main: Cloth, second: Cloth | None, body: Body | None) -> None:
    """Draw a coat that fills 120x160 from the shoulders at 26 to the shoes at 155."""
    silk, ramp = main
    other, trim = second if second else (silk, Ramp(ramp.light, ramp.light, ramp.mid, ramp.deep))
    if cut == 3:
        cape = sym("M60 30L82 26C98 50 110 96 113 134C96 141 76 143 60 143")
        art.path(cape, fill=art.across(trim, 4, 116), line=trim.deep, width=LINE)
        if second:
            sides = without(cape, BEHIND_ARMS)
            weave(art, sides, other, trim, (60, -60), 11.5)
        folds(art, both("M84 40C94 70 100 106 102 138L107 137C104 104 98 70 84 40Z"), trim, 0.25)
        art.path(cape, line=trim.deep, width=LINE)
        art.path("M7.5 130C40 139 80 139 112.5 130", line=GOLD.deep, width=2.6)
        art.path("M7.5 130C40 139 80 139 112.5 130", line=GOLD.light, width=1.4)
    if body:
        _legs(art, ramp)
    else:
        _pole(art)
    art.path(COAT_BACK[cut], fill=ramp.dark, line=ramp.deep, width=LINE)
    if body:  # the breeches show between the fronts
        art.path(
            sym("M60 84L77 84C77.5 98 77 112 74 124L63 124C61.5 116 60.5 111 60 106"),
            fill=art.across(ramp, 44, 76),
            line=ramp.deep,
            width=0.9,
        )
    if cut in (1, 2):
        low = 102 if cut == 1 else 84
        vest = sym(
            f"M60 26L67 25C70 42 73 66 {pt(75, low - 8)}C{pt(74, low)} {pt(68, low + 3)}"
            f" {pt(64, low + 1)}L{pt(60, low - 12)}"
        )
        art.path(vest, fill=art.across(trim, 44, 76), line=trim.deep, width=LINE)
        if second:
            weave(art, vest, other, trim, (60, -260), 8.5)
        art.path(vest, line=trim.deep, width=LINE)
        buttons: list[Point] = [(60, 46 + 7 * k) for k in range(7 if cut == 1 else 5)]
        art.path(f"M60 42V{low - 12}", line=trim.deep, width=0.9)
        art.path(dots(buttons), line=GOLD.deep, width=3.6)
        art.path(dots(buttons), line=GOLD.light, width=2.3)
        art.path(
            both(f"M65 {low - 14}L73 {low - 16}L73 {low - 11}L65.5 {low - 9}Z"),
            fill=trim.mid,
            line=trim.deep,
            width=0.8,
        )
    front = FRONT[cut]
    for side in (False, True):
        d = mirror(front) if side else front
        x0, x1 = (19, 60) if side else (60, 101)
        art.path(
            d,
            fill=art.linear(x0, 0, x1, 0, ramp.dark, ramp.mid, ramp.light)
            if side
            else art.linear(x0, 0, x1, 0, ramp.light, ramp.mid, ramp.dark),
            line=ramp.deep,
            width=LINE,
        )
        weave(art, d, silk, ramp, (60, -140), 11)
        art.path(d, line=ramp.deep, width=LINE)
    folds(art, both("M78 64C84 84 92 102 96 119L92 120C87 102 80 84 78 64Z"), ramp)
    if cut == 1:
        art.path(
            both("M67 26C66.5 40 69 54 70.3 64C72 82 74.5 102 73.5 120"), line=GOLD.deep, width=2.6
        )
        art.path(
            both("M67 26C66.5 40 69 54 70.3 64C72 82 74.5 102 73.5 120"), line=GOLD.mid, width=1.4
        )
        spots = along("M71.5 40C71.5 60 75 80 77.5 106", 7)
    elif cut == 2:
        art.path(
            both("M66.5 26C66 40 66.5 50 68.5 56C78 84 83.5 110 83.8 134"),
            line=GOLD.deep,
            width=2.2,
        )
        art.path(
            both("M66.5 26C66 40 66.5 50 68.5 56C78 84 83.5 110 83.8 134"), line=GOLD.mid, width=1.1
        )
        collar = both("M64 21L69 19L76 24L71 40L66 32Z")
        art.path(collar, fill=trim.mid, line=trim.deep, width=0.9)
        spots = along("M72 44C73 56 78 72 81 86", 5)
    elif cut == 3:
        art.path("M60 62V122", line=ramp.deep, width=1)
        spots = along("M67 46L67 86", 5)
    else:
        art.path("M60 64V131", line=ramp.deep, width=1)
        art.path(both("M61.5 118C76 119 88 116 97.5 112"), line=GOLD.deep, width=2.4)
        art.path(both("M61.5 118C76 119 88 116 97.5 112"), line=GOLD.mid, width=1.3)
        spots = along("M66 82L67 108", 4)
    spots = spots + [(120 - x, y) for x, y in spots]
    art.path(dots(spots), line=GOLD.deep, width=3.8)
    art.path(dots(spots), line=GOLD.light, width=2.4)
    if cut in (1, 2):
        y = 78 if cut == 1 else 74
        flap = f"M{pt(78.5, y)}L{pt(88, y + 3)}L{pt(89, y + 9)}L{pt(84, y + 8)}L{pt(79.5, y + 7)}Z"
        art.path(both(flap), fill=ramp.mid, line=ramp.deep, width=0.8)
    if body:
        body.arms(art)
    # lace, sleeve, cuff
    for side in (False, True):
        ruffle, arm, cuff = (
            "M86.5 80L101.5 76Q101 80 102 83Q98 82 97 86Q94 83 91 86Q89 83 87 84Z",
            ARM,
            CUFF[cut],
        )
        if side:
            ruffle, arm, cuff = mirror(ruffle), mirror(arm), mirror(cuff)
        lace(art, ruffle)
        x0, x1 = (24, 42) if side else (78, 98)
        art.path(
            arm,
            fill=art.linear(x0, 0, x1, 0, ramp.dark, ramp.mid, ramp.light)
            if side
            else art.linear(x0, 0, x1, 0, ramp.light, ramp.mid, ramp.dark),
            line=ramp.deep,
            width=LINE,
        )
        weave(art, arm, silk, ramp, (30 if side else 90, -140), 9.5)
        art.path(arm, line=ramp.deep, width=LINE)
        art.path(
            cuff,
            fill=art.linear(x0, 0, x1 + 5, 0, trim.light, trim.mid, trim.dark),
            line=trim.deep,
            width=LINE,
        )
        if second:
            weave(art, cuff, other, trim, (30 if side else 90, -140), 7.5)
            art.path(cuff, line=trim.deep, width=LINE)
        shine = [(90.0, 79.5), (94.5, 78.5), (99, 77)] if cut != 4 else [(90.5, 77.5), (95.5, 75.5)]
        if side:
            shine = [(120 - x, y) for x, y in shine]
        art.path(dots(shine), line=GOLD.deep, width=2.8)
        art.path(dots(shine), line=GOLD.light, width=1.7)
    if cut == 3:
        mantle = sym("M60 34L66 24L82 25C90 30 95 40 97 52C84 57 72 56 66 50L60 42")
        art.path(mantle, fill=art.across(trim, 24, 96), line=trim.deep, width=LINE)
        if second:
            weave(art, mantle, other, trim, (60, -40), 9)
            art.path(mantle, line=trim.deep, width=LINE)
        rim = "M96.5 50.5C84 55 72 54 66.5 48.5L61 41"
        art.path(both(rim), line=GOLD.deep, width=2.2)
        art.path(both(rim), line=GOLD.light, width=1.1)
        clasp: list[Point] = [(56, 40), (64, 40)]
        art.path("M56 40h8", line=GOLD.dark, width=1.6)
        art.path(dots(clasp), line=GOLD.deep, width=5)
        art.path(dots(clasp), line=GOLD.light, width=3.4)
    if cut == 4:
        for side in (False, True):
            d = mirror(LAPEL) if side else LAPEL
            art.path(d, fill=trim.mid, line=trim.deep, width=LINE)
            if second:
                weave(art, d, other, trim, (60, -260), 7.5)
                art.path(d, line=trim.deep, width=LINE)
        sash = sym("M60 63C67 63 73 61.5 78 59.5L79.5 69C73 71.5 66 72.5 60 72.5")
        art.path(sash, fill=art.across(trim, 42, 80), line=trim.deep, width=0.9)
        bow(art, 66, 68, 6, trim)
    # the cravat
    lace(art, sym("M60 17L66 19L67 25L64 27L66.5 34L63.5 36L65 43Q62.5 44 60 47"))
    art.path("M60 27V44M57.5 28L56.5 40M62.5 28L63.5 40", line=IVORY.dark, width=0.7)
    art.path(sym("M60 16L65.5 17.5L66 23.5L60 25.5"), fill=IVORY.light, line=IVORY.deep, width=0.8)
    if body is None:
        art.path(
            sym("M60 6C62 6 63.3 7.5 63.3 9.5C63.3 11.5 62 12.5 62 16L60 16"),
            fill=GOLD.mid,
            line=GOLD.deep,
            width=0.8,
        )


def dress(cut: int, main: Cloth, second: Cloth | None) -> Art:
    """Draw a garment on the tailor's stand."""
    art = Art(120, 160)
    art.bold = 1.15
    art.path("M18 154C34 148 86 148 102 154C90 161 30 161 18 154Z", fill=INK, opacity=0.22)
    garment(art, cut, main, second)
    return art


def garment(
    art: Art, cut: int, main: Cloth, second: Cloth | None, body: Body | None = None
) -> None:
    """Draw a garment in its own units, on its stand or on a body of some skin."""
    (gown if main[0] in LADIES else coat)(art, cut, main, second, body)
