"""The curtain between two people: cloth in folds down to its fringe, and the swags above it.

Both tile seamlessly from side to side.
"""

import math

from tools.art.palette import GOLD, Ramp
from tools.art.pen import Art, Point, along, box, clip, dots, poly, pt, scallops, sym

VELVET: dict[str, Ramp] = {
    "sea-green": Ramp("#5c9f9d", "#256369", "#164147", "#0a2529"),
    "crimson": Ramp("#bd4752", "#8e2839", "#5d1725", "#360a13"),
}

WIDE, HIGH = 480.0, 800.0
HEM = 738.0
VALLEYS = (0.0, 58.0, 104.0, 176.0, 226.0, 292.0, 340.0, 414.0, WIDE)


def _valley(k: int) -> list[Point]:
    """Return the line along which two folds meet; those at the edges are straight."""
    x = VALLEYS[k]
    sway = 0 if k in (0, len(VALLEYS) - 1) else 7 * math.sin(2.3 * k)
    return [(x + sway * math.sin(math.pi * y / HEM), y) for y in range(0, int(HEM) + 1, 82)]


def _hem(k: int, y: float) -> str:
    """Return the lower edge of a fold, which bulges towards the viewer."""
    left, right = VALLEYS[k], VALLEYS[k + 1]
    low = y + (right - left) * 0.3
    return f"C{pt(left + 6, low)} {pt(right - 6, low)} {pt(right, y)}"


def _wave(y: float) -> str:
    """Return a line around all folds."""
    return f"M0 {y:g}" + "".join(_hem(k, y) for k in range(len(VALLEYS) - 1))


def cloth(velvet: Ramp) -> Art:
    """Draw the folds, with a galloon and a fringe before the boards of the stage."""
    art = Art(WIDE, HIGH)
    boards = art.linear(0, HEM - 10, 0, HIGH, "#1c0f0b", "#6b4530", "#54331f")
    art.path(box(0, HEM - 20, WIDE, HIGH - HEM + 20), fill=boards)
    art.path(box(0, 0, WIDE, HEM), fill=velvet.deep)
    art.path("M0 786H480", line="#24130d", width=1.4)
    art.path(_wave(HEM + 26) + f"L{WIDE:g} {HEM:g}H0Z", fill=GOLD.mid, line=GOLD.deep, width=1.2)
    threads = "".join(
        f"M{pt(x, y - 26)}L{pt(x, y - 2)}" for x, y in along(_wave(HEM + 26), 100)[1:-1]
    )
    art.path(threads, line=GOLD.deep, width=1.3, opacity=0.8)
    for k in range(len(VALLEYS) - 1):
        left, right = _valley(k), _valley(k + 1)
        x0, x1 = VALLEYS[k], VALLEYS[k + 1]
        fold = poly(left, close=False) + f"L{pt(x0, HEM)}" + _hem(k, HEM)
        fold += "L" + "L".join(pt(x, y) for x, y in reversed(right)) + "Z"
        art.path(
            fold,
            fill=art.linear(
                x0,
                0,
                x1,
                0,
                velvet.deep,
                (0.14, velvet.dark),
                (0.3, velvet.mid),
                (0.42, velvet.light),
                (0.57, velvet.mid),
                (0.82, velvet.dark),
                velvet.deep,
            ),
        )
        if x1 - x0 > 60:  # a small fold on the flank of a wide one
            at = x0 + (x1 - x0) * 0.68
            art.path(
                f"M{pt(at, 0)}C{pt(at + 3, 240)} {pt(at - 5, 480)} {pt(at, HEM)}",
                line=velvet.deep,
                width=3,
                opacity=0.5,
            )
            art.path(
                f"M{pt(at + 4, 0)}C{pt(at + 7, 240)} {pt(at - 1, 480)} {pt(at + 4, HEM)}",
                line=velvet.light,
                width=1.6,
                opacity=0.35,
            )
    # the galloon above the hem
    for y, width in ((HEM - 58, 3.0), (HEM - 12, 3.0)):
        art.path(_wave(y), line=GOLD.deep, width=width + 1.6)
        art.path(_wave(y), line=GOLD.mid, width=width)
        art.path(_wave(y), line=GOLD.light, width=0.9, opacity=0.8)
    middle = along(_wave(HEM - 35), 193)
    vine = [(x, y + 9 * math.sin(math.pi * n / 6)) for n, (x, y) in enumerate(middle)]
    buds = [(x, y - 7 * math.sin(math.pi * n / 6)) for n, (x, y) in enumerate(middle) if n % 6 == 3]
    art.path(poly(vine, close=False), line=GOLD.deep, width=4)
    art.path(poly(vine, close=False), line=GOLD.mid, width=2.4)
    art.path(dots(buds), line=GOLD.deep, width=8)
    art.path(dots(buds), line=GOLD.light, width=5)
    for k in range(len(VALLEYS) - 1):  # the gold, too, lies in the shade of the valleys
        x0, x1 = VALLEYS[k], VALLEYS[k + 1]
        low = HEM + 26 + (x1 - x0) * 0.3
        art.path(
            f"M{pt(x0, HEM - 60)}{_hem(k, HEM - 60)}L{pt(x1, HEM + 26)}"
            f"C{pt(x1 - 6, low)} {pt(x0 + 6, low)} {pt(x0, HEM + 26)}Z",
            fill=art.linear(
                x0,
                0,
                x1,
                0,
                (0, velvet.deep, 0.62),
                (0.25, velvet.deep, 0.05),
                (0.55, velvet.deep, 0),
                (0.8, velvet.deep, 0.25),
                (1, velvet.deep, 0.62),
            ),
        )
    art.path(
        box(0, 0, WIDE, 330),
        fill=art.linear(0, 60, 0, 330, (0, "#000000", 0.62), (1, "#000000", 0)),
    )
    art.path(
        box(0, 560, WIDE, 240),
        fill=art.linear(0, 560, 0, 800, (0, "#000000", 0), (1, "#000000", 0.22)),
    )
    return art


SWAG, DROP = 400.0, 200.0
RAIL = 20.0


def _sag(low: float, reach: float) -> str:
    """Return a fold of a swag that hangs from both ends, its middle on the axis."""
    return (
        f"M{pt(-reach, RAIL)}C{pt(-reach * 0.72, low * 0.78)} {pt(-reach * 0.36, low)} {pt(0, low)}"
        f"C{pt(reach * 0.36, low)} {pt(reach * 0.72, low * 0.78)} {pt(reach, RAIL)}"
    )


def _swag(art: Art, velvet: Ramp) -> None:
    """Draw a swag around the axis."""
    edge = _sag(140, 196)
    threads = "".join(f"M{pt(x, y)}v17" for x, y in along(edge, 112)[3:-3])
    art.path(threads, line=GOLD.deep, width=3.4)
    art.path(threads, line=GOLD.mid, width=1.9)
    art.path(threads, line=GOLD.light, width=0.7)
    folds = ((140.0, 196.0), (112.0, 190.0), (84.0, 182.0), (58.0, 172.0), (38.0, 150.0))
    for low, reach in folds:
        art.path(
            _sag(low, reach) + "Z",
            fill=art.linear(
                0,
                low - 34,
                0,
                low + 2,
                velvet.dark,
                (0.3, velvet.mid),
                (0.62, velvet.light),
                (0.8, velvet.mid),
                velvet.deep,
            ),
            line=velvet.deep,
            width=1.4,
        )
    for x in (-1, 1):  # the ends lie in the shade of the tails
        art.path(
            clip(box(min(x * 196, x * 96), RAIL, 100, 116), _sag(140, 196) + "Z"),
            fill=art.linear(x * 196, 0, x * 96, 0, (0, velvet.deep, 0.75), (1, velvet.deep, 0)),
        )
    art.path(edge, line=GOLD.deep, width=6)
    art.path(edge, line=GOLD.mid, width=4)
    art.path(edge, line=GOLD.light, width=1.3)


def _tail(art: Art, velvet: Ramp) -> None:
    """Draw the pleated tail between two swags, around the axis, with its tassel."""
    for width, low, tone in ((46.0, 118.0, velvet.dark), (34.0, 146.0, velvet.mid)):
        pleat = sym(f"M0 {RAIL:g}L{width * 0.7:g} {RAIL:g}L{width:g} {low - 30:g}L0 {low:g}", 0)
        art.path(
            pleat,
            fill=art.linear(
                -width,
                0,
                width,
                0,
                velvet.deep,
                (0.3, tone),
                (0.5, velvet.light),
                (0.68, tone),
                velvet.deep,
            ),
            line=velvet.deep,
            width=1.4,
        )
        hem = f"M{pt(-width, low - 30)}L{pt(0, low)}L{pt(width, low - 30)}"
        threads = "".join(f"M{pt(x, y)}v13" for x, y in along(hem, round(width * 0.75)))
        art.path(threads, line=GOLD.deep, width=3.2)
        art.path(threads, line=GOLD.light, width=1.3)
        art.path(hem, line=GOLD.deep, width=5.4)
        art.path(hem, line=GOLD.mid, width=3.4)
        art.path(
            f"M{pt(-width * 0.34, RAIL)}L{pt(-width * 0.45, low - 17)}"
            f"M{pt(width * 0.34, RAIL)}L{pt(width * 0.45, low - 17)}",
            line=velvet.deep,
            width=2,
            opacity=0.7,
        )
    # rosette, cord and tassel
    art.path("M0 44V118", line=GOLD.deep, width=5)
    art.path("M0 44V118", line=GOLD.light, width=2)
    art.path(
        sym("M0 112C8 112 11 119 8 127L12 134L0 134", 0), fill=GOLD.mid, line=GOLD.deep, width=1.5
    )
    skirt = f"M-12 134L-17 182{scallops(-17, 17, 182, 5, 6)}L12 134Z"
    art.path(
        skirt,
        fill=art.linear(-17, 0, 17, 0, GOLD.dark, (0.4, GOLD.light), GOLD.dark),
        line=GOLD.deep,
        width=1.5,
    )
    art.path("M-6 136L-9 182M0 136V184M6 136L9 182", line=GOLD.dark, width=1.5)
    art.path("M-12 134H12", line=GOLD.deep, width=5)
    art.path("M-12 133.6H12", line=GOLD.light, width=2)
    petals = [
        (13 * math.cos(a), 44 + 13 * math.sin(a)) for a in (math.pi * k / 4 for k in range(8))
    ]
    art.path(dots(petals), line=GOLD.deep, width=15)
    art.path(dots(petals), line=GOLD.mid, width=11.5)
    art.path(dots([(x - 1, y - 1.5) for x, y in petals]), line=GOLD.light, width=5)
    art.path(dots([(0, 44)]), line=GOLD.deep, width=15)
    art.path(dots([(0, 44)]), line=velvet.mid, width=11)


def valance(velvet: Ramp) -> Art:
    """Draw a tail between the halves of two swags, under a gilt cornice."""
    art = Art(SWAG, DROP)
    for x in (0.0, SWAG):
        with art.group(f"translate({x:g} 0)"):
            _swag(art, velvet)
    with art.group(f"translate({SWAG / 2:g} 0)"):
        _tail(art, velvet)
    art.path(
        box(-4, -4, SWAG + 8, RAIL + 4),
        fill=art.linear(0, 0, 0, RAIL, GOLD.light, (0.35, GOLD.mid), GOLD.dark),
        line=GOLD.deep,
        width=1.8,
    )
    art.path(f"M0 5H{SWAG:g}", line="#fff8dc", width=1.4, opacity=0.8)
    eggs = [(10.0 + 20 * k, RAIL * 0.62) for k in range(int(SWAG / 20))]
    art.path(dots(eggs), line=GOLD.deep, width=9.5)
    art.path(dots(eggs), line=GOLD.light, width=6)
    return art
