"""The stands of the pastry shops on the day of the festival."""

from itertools import pairwise

from tools.art.palette import EGG, GOLD, IVORY, LEAF, Ramp
from tools.art.patisserie.furniture import globe
from tools.art.patisserie.sugar import BERRY, CHINA, ROSE, SNOW, gilding
from tools.art.pen import Art, Point, along, box, clip, dots, mirror, num, oval, poly, pt, sym

SHADE = "#3a3a1c"
DAY, LAMPLIGHT, MOONLIGHT = "#ffffff", "#f7cf9a", "#b3a2bc"
"""The light on a stand: by day; in the evening inside it, where lanterns hang, and outside."""
NIGHT_STONE = "#8a7fa6"


def _festoon(art: Art, x0: float, x1: float, y: float, sag: float, size: float) -> None:
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


TENT, CLOTH = (480.0, 640.0), (480.0, 330.0)
AXIS = 240.0


def tent(stripe: Ramp, *, lamps: bool) -> Art:
    """Draw a striped tent that is open to the front; who bakes stands in it.

    With ``lamps`` it is evening: the tent glows from inside, and lights hang along its roof.
    """
    art = Art(*TENT)
    art.path(oval(AXIS, 622, 222, 16), fill=SHADE, opacity=0.3)
    glow = ("#fff0bd", (0.4, "#f7c877"), (0.75, "#b9713c"), "#59301f")
    wall = glow if lamps else ("#fff3da", (0.6, IVORY.dark), stripe.deep)
    art.path(
        box(40, 220, 400, 400),
        fill=art.radial(AXIS, 340, 330, *wall),
        line=stripe.deep,
        width=2,
    )
    with art.light(LAMPLIGHT if lamps else DAY):
        _drapes(art, stripe)
    with art.light(MOONLIGHT if lamps else DAY):
        _roof(art, stripe)
    if lamps:
        _lights(art)
    return art


def _drapes(art: Art, stripe: Ramp) -> None:
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


EDGES = [14 + 452 * k / 11 for k in range(12)]
"""Between which the scallops of the roof hang."""


def _roof(art: Art, stripe: Ramp) -> None:
    roof = sym(f"M{AXIS:g} 62C252 134 352 184 466 212L{AXIS:g} 212", AXIS)
    art.path(roof, fill=SNOW.light, line=stripe.deep, width=2.4)
    for k in range(0, 11, 2):
        wedge = poly(
            [(AXIS, 40), (EDGES[k] - 4 * (k == 0), 216), (EDGES[k + 1] + 4 * (k == 10), 216)]
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
        x0, x1 = EDGES[k], EDGES[k + 1]
        scallop = f"M{pt(x0, 208)}H{x1:g}V236Q{pt((x0 + x1) / 2, 270)} {pt(x0, 236)}Z"
        ramp = SNOW if k % 2 else stripe
        art.path(
            scallop,
            fill=art.linear(0, 208, 0, 256, ramp.light, ramp.mid),
            line=stripe.deep,
            width=1.8,
        )
    tassels: list[Point] = [((EDGES[k] + EDGES[k + 1]) / 2, 255) for k in range(11)]
    art.path(dots(tassels), line=GOLD.deep, width=11)
    art.path(dots(tassels), line=GOLD.mid, width=8)
    gilding(art, "M12 209H468", 6)
    gilding(art, f"M{AXIS:g} 64V16", 5)
    pennant = f"M{AXIS:g} 16C262 8 276 26 304 16C298 26 298 30 304 40C278 48 262 32 {AXIS:g} 40Z"
    art.path(pennant, fill=stripe.mid, line=stripe.deep, width=1.8)
    art.path(oval(AXIS, 62, 10), fill=GOLD.mid, line=GOLD.deep, width=2)
    art.path(oval(AXIS, 13, 6), fill=GOLD.mid, line=GOLD.deep, width=1.8)


def _lights(art: Art) -> None:
    """Hang a lantern on each side of a tent, and a lamp on each scallop of its roof."""
    for x, y, r in ((AXIS, 330.0, 190.0), (96.0, 300.0, 96.0), (384.0, 300.0, 96.0)):
        halo = art.radial(x, y, r, (0, "#ffe2a0", 0.5), (0.5, "#ffb64a", 0.18), (1, "#ffb64a", 0))
        art.path(oval(x, y, r), fill=halo)
    for x, ramp in ((96.0, ROSE), (384.0, GOLD)):
        art.path(f"M{x:g} 232V268", line=GOLD.deep, width=3)
        with art.group(f"translate({x - 33:g} 262) scale(1.1)"):
            globe(art, ramp)
    lamps: list[Point] = [((a + b) / 2, 257) for a, b in pairwise(EDGES)]
    for x, y in lamps:
        halo = art.radial(x, y, 26, (0, "#fff1b8", 0.85), (0.4, "#ffcf6a", 0.4), (1, "#ffb64a", 0))
        art.path(oval(x, y, 26), fill=halo)
    art.path(dots(lamps), line="#fff8dc", width=11)


def cloth(ribbon: Ramp, *, lamps: bool) -> Art:
    """Draw the table before a tent, with a stand of china for a cake in its middle."""
    art = Art(*CLOTH)
    with art.light("#cbb2a8" if lamps else DAY):
        _table(art, ribbon)
    if lamps:
        light = art.linear(
            0, 100, 0, 250, (0, "#ffd98a", 0.5), (0.3, "#ffc66a", 0.3), (1, "#ffb64a", 0)
        )
        art.path("M34 104H446L476 146V250H4V146Z", fill=light)
    with art.light("#ffe9c4" if lamps else DAY):
        _cake_stand(art)
    return art


def _table(art: Art, ribbon: Ramp) -> None:
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


def _cake_stand(art: Art) -> None:
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


FLOOR = (2400.0, 900.0)
VANISHING = -156.0
"""Where the joints of the terrace meet, above its far edge."""


def terrace(*, lamps: bool) -> Art:
    """Draw the terrace of the garden from its balustrade on, in the perspective of that picture."""
    art = Art(*FLOOR)
    wide, high = FLOOR
    middle = wide / 2

    def across(x: float, y: float) -> float:
        """Return where a joint is that begins at ``x`` on the far edge."""
        return middle + (x - middle) * (y - VANISHING) / -VANISHING

    with art.light(NIGHT_STONE if lamps else DAY):
        slabs = art.linear(0, 0, 0, 500, "#f6e8cf", (0.4, "#ecd9b8"), "#dcc49c")
        art.path(box(0, 0, wide, high), fill=slabs)
        rows = [24.0, 62.0]
        while rows[-1] < high:
            rows.append((rows[-1] - VANISHING) * 1.24 + VANISHING)
        starts = [middle + 86.0 * k for k in range(-15, 16)]
        joints = "".join(f"M0 {num(y)}H{num(wide)}" for y in rows[:-1])
        for x in starts:
            joints += f"M{pt(x, 0)}L{pt(across(x, high), high)}"
        art.path(joints, line="#c9b48c", width=2, opacity=0.5)
        studs = ""
        for y in rows[:-1]:
            size = (y - VANISHING) / 30
            for x in (across(start, y) for start in starts):
                if 0 < x < wide:
                    studs += poly(
                        [(x - size, y), (x, y - size / 3), (x + size, y), (x, y + size / 3)]
                    )
        art.path(studs, fill="#b79a78", opacity=0.55)
        petals = [
            (wide * ((k * 0.6180339) % 1), 20 + (high - 20) * ((k * 0.7548776) % 1))
            for k in range(1, 90)
        ]
        for k, tone in enumerate((ROSE.mid, SNOW.mid, ROSE.dark)):
            art.path(dots(petals[k::3]), line=tone, width=8, opacity=0.6)
    if lamps:
        for x, y in (
            (420.0, 180.0),
            (1200.0, 90.0),
            (1980.0, 180.0),
            (800.0, 420.0),
            (1600.0, 420.0),
        ):
            with art.group(f"translate({x:g} {y:g}) scale(1 0.34)"):
                halo = ((0, "#ffd98a", 0.5), (0.5, "#f6b85c", 0.2), (1, "#d98b3a", 0))
                art.path(oval(0, 0, 440), fill=art.radial(0, 0, 440, *halo))
    return art


STANDS = {"rose": ROSE, "egg": EGG}
"""The colours of the stands."""
