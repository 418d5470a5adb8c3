"""The day of the festival: the King's garden, and the stands of the pastry shops in it."""

import math
from itertools import pairwise

from tools.art.palette import BLUSH, EGG, GOLD, IVORY, LEAF, WATER, WOOD, Ramp
from tools.art.patisserie.garden import GRAVEL, LAWN
from tools.art.patisserie.sugar import BERRY, CHINA, ROSE, SNOW, gilding
from tools.art.pen import Art, Point, along, box, clip, dots, mirror, oval, poly, pt, sym

W, H = 2400.0, 1000.0
MIDDLE = W / 2
HORIZON, LAWNS, RAIL, FLOOR = 560.0, 640.0, 716.0, 812.0

STONE = Ramp("#fffaf0", "#efe2cc", "#cdb998", "#8a7458")
LIME = Ramp("#cfe0a4", "#93b56f", "#5f8a52", "#35583a")
FAR = Ramp("#c3d8b8", "#a3c2a4", "#83a892", "#5d8478")
SHADE = "#3a3a1c"


def _pair(d: str) -> str:
    """Return a shape of the left half together with that of the right one."""
    return d + mirror(d, MIDDLE)


def _sky(art: Art) -> None:
    art.path(
        box(0, 0, W, HORIZON + 80),
        fill=art.linear(
            0, 0, 0, HORIZON, "#6fa9d3", (0.4, "#a5d0e4"), (0.75, "#dcebe2"), "#fdeed2"
        ),
    )
    with art.group(f"translate({MIDDLE:g} {HORIZON:g}) scale(1 .4)"):
        glow = art.radial(0, 0, 1150, (0, "#fff1c4", 0.85), (1, "#fff1c4", 0))
        art.path(oval(0, 0, 1150), fill=glow)
    clouds = (
        (150.0, 150.0, 1.1),
        (560.0, 105.0, 1.5),
        (930.0, 190.0, 0.9),
        (1390.0, 120.0, 1.2),
        (1830.0, 170.0, 1.6),
        (2260.0, 90.0, 1.1),
    )
    for x, y, size in clouds:
        puffs = ((-98, 28), (-52, 46), (8, 64), (70, 48), (112, 26))
        d = "".join(oval(x + size * dx, y + size * (32 - r), size * r) for dx, r in puffs)
        shape = d + box(x - size * 98, y - size * 2, size * 210, size * 34)
        fill = art.linear(
            0, y - 90 * size, 0, y + 32 * size, "#ffffff", (0.7, "#fdf3ea"), "#ecdcdc"
        )
        art.path(shape, fill=fill, opacity=0.9)


def _park(art: Art) -> None:
    """Draw the woods far away, and the basin with its fountain in the middle."""
    woods = "M0 470"
    for k in range(15):
        x = k * 80.0
        high = 440 - 24 * math.sin(k * 1.7)
        woods += f"Q{pt(x + 14, high - 24)} {pt(x + 80, 470 + 10 * math.sin(k * 1.3))}"
    art.path(
        _pair(woods + f"V{LAWNS:g}H0Z"),
        fill=art.linear(0, 410, 0, HORIZON, FAR.light, FAR.mid, FAR.dark),
    )
    jets = "".join(
        f"M{pt(MIDDLE + s * 6, 590)}C{pt(MIDDLE + s * 10, top)} {pt(MIDDLE + s * w, top)}"
        f" {pt(MIDDLE + s * w * 1.25, 592)}"
        for s in (-1, 1)
        for w, top in ((40, 420), (84, 470), (128, 520))
    )
    art.path(f"M{MIDDLE:g} 590V330" + jets, line="#ffffff", width=7, opacity=0.85)
    art.path(oval(MIDDLE, 602, 220, 24), fill=WATER.mid, line=STONE.mid, width=12)


def _trees(art: Art) -> None:
    """Draw the avenue: hedges with niches, and clipped limes before them, smaller far away."""
    hedge = f"M-10 330L980 520V{LAWNS + 6:g}H-10Z"
    art.path(
        _pair(hedge),
        fill=art.linear(0, 330, 0, LAWNS, LAWN.mid, LEAF.mid, LEAF.dark),
        line=LEAF.deep,
        width=2,
    )
    leaves: list[Point] = []
    for k in range(330):
        x, u = (k * 61.803) % 980, ((k * 37.7 + k * k * 0.37) % 100) / 100
        top = 344 + x * 0.192
        leaves.append((x, top + u * (LAWNS - 14 - top)))
    for points, colour in ((leaves[::2], LEAF.light), (leaves[1::2], LEAF.deep)):
        art.path(_pair_of(points), line=colour, width=5, opacity=0.3)
    places = (
        (-30.0, 150.0),
        (190.0, 128.0),
        (385.0, 104.0),
        (550.0, 86.0),
        (690.0, 72.0),
        (806.0, 60.0),
        (900.0, 48.0),
    )
    for x, r in reversed(places):
        y = 300 + x * 0.19
        trunk = _pair(box(x - r * 0.09, y + r * 0.8, r * 0.18, LAWNS - y - r * 0.7))
        art.path(trunk, fill=WOOD.light, line=WOOD.dark, width=1.8)
        for at in (x, W - x):
            art.path(
                oval(at, y, r, r * 0.94),
                fill=art.radial(
                    at - r * 0.3, y - r * 0.45, r * 1.5, LIME.light, LIME.mid, LIME.dark
                ),
                line=LIME.deep,
                width=2.2,
            )
        count = 34
        spots = [
            (x + r * 0.86 * q * math.cos(a), y + r * 0.8 * q * math.sin(a))
            for q, a in ((math.sqrt((k + 0.5) / count), k * 2.39996) for k in range(count))
        ]
        bright = [p for p in spots if p[1] < y + r * 0.1]
        deep = [p for p in spots if p[1] >= y + r * 0.1]
        art.path(_pair_of(bright), line=LIME.light, width=r * 0.11, opacity=0.7)
        art.path(_pair_of(deep), line=LIME.deep, width=r * 0.11, opacity=0.35)


def _pair_of(points: list[Point]) -> str:
    """Return points of the left half together with those of the right one."""
    return dots(points) + dots([(W - x, y) for x, y in points])


def _parterre(art: Art) -> None:
    """Draw lawns with scrolls of box and roses before the avenue."""
    art.path(box(0, LAWNS, W, FLOOR - LAWNS), fill=art.linear(0, LAWNS, 0, FLOOR, *GRAVEL[:3]))
    lawn = f"M0 {LAWNS + 10:g}H1040L960 {FLOOR:g}H0Z"
    art.path(
        _pair(lawn),
        fill=art.linear(0, LAWNS, 0, FLOOR, LAWN.light, LAWN.mid, LAWN.dark),
        line=LEAF.dark,
        width=5,
    )
    curls = ""
    for k in range(7):
        x = 120.0 + 140 * k
        curl = (
            f"M{pt(x, 712)}C{pt(x - 14, 684)} {pt(x - 58, 680)} {pt(x - 56, 696)}"
            f"C{pt(x - 54, 706)} {pt(x - 32, 704)} {pt(x - 38, 695)}"
        )
        curls += curl + mirror(curl, x)
    art.path(_pair(curls), line=LEAF.deep, width=9)
    art.path(_pair(curls), line=LEAF.mid, width=4.6)
    beds = [(50.0 + 20 * k, 662.0 + 3 * (k % 2)) for k in range(48)]
    art.path(_pair_of(beds), line=LEAF.dark, width=17)
    for k, ramp in enumerate((ROSE, BERRY, SNOW)):
        art.path(_pair_of(beds[k::3]), line=ramp.dark, width=11)
        art.path(_pair_of(beds[k::3]), line=ramp.mid, width=8)


BALUSTER = (
    "M{0} {1}h16c-1 7-3 8-4 11c6 8 8 22 0 30c0 4 2 6 5 9"
    "h-18c3-3 5-5 5-9c-8-8-6-22 0-30c-1-3-3-4-4-11Z"
)
PIERS = (60.0, 360.0, 880.0)


def _terrace(art: Art) -> None:
    """Draw the sunny terrace with its balustrade."""
    fill = art.linear(0, FLOOR, 0, H, "#f6e8cf", (0.5, "#ecd9b8"), "#d9bf95")
    art.path(box(0, FLOOR - 12, W, H - FLOOR + 12), fill=fill)
    joints = "".join(
        f"M{pt(MIDDLE + k * 86, FLOOR)}L{pt(MIDDLE + k * 190, H)}" for k in range(-15, 16)
    )
    rows = "".join(f"M0 {y:g}H{W:g}" for y in (FLOOR + 24, FLOOR + 62, FLOOR + 118))
    art.path(joints + rows, line=GRAVEL.dark, width=2, opacity=0.5)
    petals = [((k * 173.2) % W, FLOOR + 12 + (k * 61.7) % (H - FLOOR - 20)) for k in range(120)]
    for k, ramp in enumerate((ROSE, SNOW, BLUSH)):
        art.path(dots(petals[k::3]), line=ramp.mid, width=7, opacity=0.85)
    stone = art.linear(0, RAIL, 0, FLOOR, STONE.light, (0.45, STONE.mid), STONE.dark)
    posts = [x for x in range(8, 1200, 31) if all(abs(x + 8 - pier) > 40 for pier in PIERS)]
    balusters = "".join(BALUSTER.format(x, f"{RAIL + 22:g}") for x in posts)
    art.path(_pair(balusters), fill=stone, line=STONE.deep, width=1.6)
    for y, high in ((RAIL, 22), (FLOOR - 24, 24)):
        art.path(box(-4, y, W + 8, high), fill=stone, line=STONE.deep, width=2)
    art.path(f"M0 {RAIL + 5:g}H{W:g}", line="#ffffff", width=2.4, opacity=0.8)
    for pier in PIERS:
        for x in (pier, W - pier):
            art.path(
                box(x - 34, RAIL - 6, 68, FLOOR - RAIL + 10), fill=stone, line=STONE.deep, width=2
            )
            art.path(box(x - 40, RAIL - 14, 80, 16), fill=stone, line=STONE.deep, width=2)
            _orange_tree(art, x, RAIL - 14)


def _orange_tree(art: Art, x: float, y: float) -> None:
    """Draw an orange tree in a white tub."""
    art.path(f"M{pt(x, y - 60)}v-70", line=WOOD.dark, width=11)
    art.path(f"M{pt(x - 1, y - 60)}v-70", line=WOOD.light, width=6)
    art.path(
        oval(x, y - 170, 66, 62),
        fill=art.radial(x - 20, y - 198, 96, LEAF.light, (0.5, LEAF.mid), LEAF.dark),
        line=LEAF.deep,
        width=2,
    )
    fruit: list[Point] = [(-36, -176), (-12, -204), (20, -190), (42, -164), (4, -152), (-28, -140)]
    spots = [(x + dx, y + dy) for dx, dy in fruit]
    art.path(dots(spots), line="#a65a12", width=17)
    art.path(dots(spots), line="#f2992e", width=13)
    art.path(dots([(a - 2, b - 2) for a, b in spots]), line="#ffd28a", width=5)
    tub = art.linear(x - 34, 0, x + 34, 0, SNOW.light, SNOW.mid, SNOW.dark)
    art.path(box(x - 34, y - 62, 68, 62), fill=tub, line=SNOW.deep, width=2)
    art.path(
        f"M{pt(x - 34, y - 46)}h68M{pt(x - 34, y - 14)}h68M{pt(x, y - 46)}v32",
        line=EGG.dark,
        width=3,
    )
    knobs: list[Point] = [(x - 34, y - 66), (x + 34, y - 66)]
    art.path(dots(knobs), line=GOLD.deep, width=14)
    art.path(dots(knobs), line=GOLD.mid, width=10)


def _festoon(art: Art, x0: float, x1: float, y: float, sag: float, size: float = 1) -> None:
    """Hang a garland of leaves and roses between two points."""
    line = f"M{pt(x0, y)}Q{pt((x0 + x1) / 2, y + 2 * sag)} {pt(x1, y)}"
    art.path(line, line=LEAF.deep, width=15 * size)
    green = along(line, round(abs(x1 - x0) / (11 * size)))
    art.path(
        dots([(x, y + 4 * size * (-1) ** k) for k, (x, y) in enumerate(green)]),
        line=LEAF.mid,
        width=11 * size,
    )
    roses = along(line, round(abs(x1 - x0) / (34 * size)))[1:-1]
    for k, ramp in enumerate((ROSE, SNOW, BERRY)):
        art.path(dots(roses[k::3]), line=ramp.deep, width=19 * size)
        art.path(dots(roses[k::3]), line=ramp.mid, width=15 * size)
        light = [(x - 2 * size, y - 2 * size) for x, y in roses[k::3]]
        art.path(dots(light), line=ramp.light, width=6 * size)


def _bow(art: Art, x: float, y: float, size: float, ramp: Ramp) -> None:
    """Tie a bow with two long ends."""
    ends = "M0 0q-6 26-20 52l13-3q10-24 7-49Z"
    loop = "M0 0C-16-28-46-22-42 0C-40 18-14 14 0 0Z"
    with art.group(f"translate({x:g} {y:g}) scale({size:g})"):
        for d in (ends, loop):
            art.path(d + mirror(d, 0), fill=ramp.mid, line=ramp.deep, width=1.8)
        art.path(oval(0, 0, 8), fill=ramp.light, line=ramp.deep, width=1.8)


def festival() -> Art:
    """Draw the garden on the day of the festival, under garlands of roses."""
    art = Art(W, H)
    _sky(art)
    _park(art)
    _trees(art)
    _parterre(art)
    _terrace(art)
    hooks = [300.0 * k for k in range(9)]
    for left, right in pairwise(hooks):
        _festoon(art, left, right, 14, 46)
    for x in hooks[1:-1]:
        _bow(art, x, 18, 0.9, ROSE)
    return art


TENT, CLOTH = (480.0, 640.0), (480.0, 330.0)
AXIS = 240.0


def tent(stripe: Ramp) -> Art:
    """Draw a striped tent that is open to the front; who bakes stands in it."""
    art = Art(*TENT)
    art.path(oval(AXIS, 622, 222, 16), fill=SHADE, opacity=0.3)
    art.path(
        box(40, 220, 400, 400),
        fill=art.radial(AXIS, 340, 330, "#fff3da", (0.6, IVORY.dark), stripe.deep),
        line=stripe.deep,
        width=2,
    )
    folds = "".join(f"M{x:g} 240V616" for x in range(72, 430, 28))
    art.path(folds, line=stripe.dark, width=2, opacity=0.4)
    drape = "M30 228H150C146 320 112 392 66 430C92 482 98 556 94 622H30Z"
    fold = "M54 236C58 320 60 390 54 428M84 236C86 310 78 380 60 424M116 236C112 310 92 376 66 424"
    fold += "M58 440C66 500 66 560 62 618M66 438C82 500 82 560 78 618"
    for d in (drape, mirror(drape, AXIS)):
        art.path(d, fill=art.linear(30, 228, 150, 622, *SNOW[:3]), line=SNOW.deep, width=2)
    art.path(fold + mirror(fold, AXIS), line=stripe.dark, width=5, opacity=0.75)
    for x in (62.0, 2 * AXIS - 62):
        gilding(art, f"M{pt(x - 32, 432)}Q{pt(x, 446)} {pt(x + 8, 430)}", 6)
    for x in (30.0, 2 * AXIS - 30):
        gilding(art, f"M{x:g} 214V622", 7)
    roof = sym(f"M{AXIS:g} 62C252 134 352 184 466 212L{AXIS:g} 212", AXIS)
    art.path(roof, fill=SNOW.light, line=stripe.deep, width=2.4)
    edges = [14 + 452 * k / 11 for k in range(12)]
    for k in range(0, 11, 2):
        wedge = poly(
            [(AXIS, 40), (edges[k] - 4 * (k == 0), 216), (edges[k + 1] + 4 * (k == 10), 216)]
        )
        art.path(
            clip(wedge, roof), fill=art.linear(0, 62, 0, 212, stripe.dark, stripe.mid, stripe.light)
        )
    art.path(
        roof,
        fill=art.linear(
            14, 0, 466, 0, (0, stripe.deep, 0.28), (0.4, stripe.deep, 0), (1, stripe.deep, 0.34)
        ),
        line=stripe.deep,
        width=2.4,
    )
    for k in range(11):
        x0, x1 = edges[k], edges[k + 1]
        scallop = f"M{pt(x0, 208)}H{x1:g}V236Q{pt((x0 + x1) / 2, 270)} {pt(x0, 236)}Z"
        ramp = SNOW if k % 2 else stripe
        art.path(
            scallop,
            fill=art.linear(0, 208, 0, 256, ramp.light, ramp.mid),
            line=stripe.deep,
            width=1.8,
        )
    tassels: list[Point] = [((edges[k] + edges[k + 1]) / 2, 255) for k in range(11)]
    art.path(dots(tassels), line=GOLD.deep, width=11)
    art.path(dots(tassels), line=GOLD.mid, width=8)
    gilding(art, "M12 209H468", 6)
    gilding(art, f"M{AXIS:g} 64V16", 5)
    pennant = f"M{AXIS:g} 16C262 8 276 26 304 16C298 26 298 30 304 40C278 48 262 32 {AXIS:g} 40Z"
    art.path(pennant, fill=stripe.mid, line=stripe.deep, width=1.8)
    art.path(oval(AXIS, 62, 10), fill=GOLD.mid, line=GOLD.deep, width=2)
    art.path(oval(AXIS, 13, 6), fill=GOLD.mid, line=GOLD.deep, width=1.8)
    return art


def cloth(ribbon: Ramp) -> Art:
    """Draw the table before a tent, with a stand of china for a cake in its middle."""
    art = Art(*CLOTH)
    art.path(oval(AXIS, 314, 236, 14), fill=SHADE, opacity=0.34)
    top = "M34 104H446L476 146H4Z"
    front = "M4 146H476V296"
    for k in range(8):
        x = 476 - 59 * k
        front += f"Q{pt(x - 29.5, 326)} {pt(x - 59, 296)}"
    front += "Z"
    art.path(
        front,
        fill=art.linear(0, 146, 0, 310, "#ffffff", (0.5, IVORY.light), IVORY.mid),
        line=IVORY.deep,
        width=2,
    )
    folds = "".join(f"M{x:g} 152Q{pt(x + 4, 230)} {pt(x, 294)}" for x in range(34, 470, 30))
    art.path(folds, line=IVORY.dark, width=3, opacity=0.5)
    art.path(top, fill=art.linear(0, 104, 0, 146, IVORY.mid, "#ffffff"), line=IVORY.deep, width=2)
    gilding(art, "M5 146H475", 3)
    for k in range(3):
        _festoon(art, 36 + 136 * k, 36 + 136 * (k + 1), 166, 34, 0.72)
    for k in range(4):
        _bow(art, 36 + 136 * k, 168, 0.7, ribbon)
    art.path(oval(AXIS, 128, 46, 9), fill=SHADE, opacity=0.2)
    foot = sym(
        f"M{AXIS:g} 44L252 44C246 66 250 84 256 96C264 112 276 116 284 126L{AXIS:g} 126", AXIS
    )
    art.path(foot, fill=art.across(CHINA, 196, 284), line=CHINA.deep, width=2)
    art.path(
        oval(AXIS, 42, 96, 15),
        fill=art.linear(144, 0, 336, 0, *CHINA[:3]),
        line=CHINA.deep,
        width=2,
    )
    art.path(oval(AXIS, 39, 84, 11), fill="#ffffff", line=GOLD.dark, width=1.6)
    return art


STANDS = {"rose": ROSE, "egg": EGG}
"""The colours of the stands."""
