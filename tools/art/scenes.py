"""Where the tailors' three trades work: masters at court, journeymen in rooms with much to sew,
apprentices between store and market. A figure stands in the middle; what tells the place is beside.
"""

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
    WOOD,
    YELLOW,
    Ramp,
)
from tools.art.pen import Art, box, dots, mirror, oval, scallops, star

WIDE, HIGH = 200.0, 140.0
FLOOR = 128.0
SKY = ("#bfe0f2", "#e8f4f2", "#f6e7cf")
DUSK = ("#3a4a80", "#8b7fae", "#f0b58a")
CLOTHS = (CRIMSON, EGG, PLUM, YELLOW, LEAF, BLUSH)


def wall(art: Art, paper: Ramp, board: Ramp, *, striped: bool = False) -> None:
    """Paint a wall that is light behind the figure, and the board at its foot."""
    art.path(box(0, 0, WIDE, HIGH), fill=art.down(paper, -20, HIGH + 30))
    if striped:
        lines = "".join(f"M{x} 0V{FLOOR:g}" for x in range(6, 200, 12))
        art.path(lines, line=paper.light, width=3, opacity=0.35, cap="butt")
    glow = art.radial(100, 64, 84, ("#fff6e2"), (1, "#fff6e2", 0))
    art.path(oval(100, 64, 84), fill=glow, opacity=0.6)
    art.path(box(0, FLOOR, WIDE, HIGH - FLOOR), fill=board.mid, line=board.deep, width=1.2)
    art.path(f"M0 {FLOOR + 2:g}H{WIDE:g}", line=board.light, width=1.4)


def panel(art: Art, x: float, y: float, w: float, h: float, metal: Ramp) -> None:
    """Draw a moulding on the wall."""
    c = 8.0
    d = (
        f"M{x + c:g} {y:g}H{x + w - c:g}q0 {c:g} {c:g} {c:g}V{y + h - c:g}q-{c:g} 0 -{c:g} {c:g}"
        f"H{x + c:g}q0 -{c:g} -{c:g} -{c:g}V{y + c:g}q{c:g} 0 {c:g} -{c:g}Z"
    )
    for line, width in ((metal.deep, 3.2), (metal.mid, 2), (metal.light, 0.8)):
        art.path(d, line=line, width=width)


def window(
    art: Art, x: float, y: float, w: float, h: float, frame: Ramp, sky: tuple[str, ...] = SKY
) -> None:
    """Draw a tall window with bars, and the sky behind it."""
    d = (
        f"M{x:g} {y + h:g}V{y + w / 2:g}C{x:g} {y - 2:g} {x + w:g} {y - 2:g} {x + w:g}"
        f" {y + w / 2:g}V{y + h:g}Z"
    )
    art.path(d, fill=art.linear(0, y, 0, y + h, *sky), line=frame.deep, width=5)
    art.path(d, line=frame.light, width=3)


def bars(art: Art, x: float, y: float, w: float, h: float, frame: Ramp) -> None:
    """Draw the bars of a window over what is seen through it."""
    mid = x + w / 2
    d = f"M{mid:g} {y + w / 8:g}V{y + h:g}"
    d += "".join(f"M{x:g} {y + h * low:g}h{w:g}" for low in (0.42, 0.72))
    art.path(d, line=frame.dark, width=2.6, cap="butt")
    art.path(d, line=frame.light, width=1.4, cap="butt")


def curtain(art: Art, velvet: Ramp, *, right: bool = False) -> None:
    """Hang a curtain at one side, tied back with a gilt cord."""
    cloth = "M-2 -2H42C44 30 34 58 12 78C20 96 22 112 20 142H-2Z"
    folds = "M12 0C14 34 12 56 4 74M26 0C27 34 22 56 8 76M6 84C10 100 10 120 8 140"
    cord = "M-2 84C6 84 14 80 16 76"
    for d in (cloth,):
        art.path(
            mirror(d, 100) if right else d,
            fill=art.across(velvet, 200 if right else 0, 156 if right else 44),
            line=velvet.deep,
            width=1.4,
        )
    art.path(mirror(folds, 100) if right else folds, line=velvet.deep, width=1.6, opacity=0.7)
    cord = mirror(cord, 100) if right else cord
    art.path(cord, line=GOLD.deep, width=5)
    art.path(cord, line=GOLD.light, width=3)


def sconce(art: Art, x: float, y: float) -> None:
    """Draw a candlestick on the wall, with its light."""
    light = art.radial(x, y, 26, ("#fff3c4"), (1, "#fff3c4", 0))
    art.path(oval(x, y, 26), fill=light, opacity=0.85)
    arms = f"M{x:g} {y + 24:g}v-16m0 12c-11 2 -11 -6 -10 -10m10 10c11 2 11 -6 10 -10"
    art.path(arms, line=GOLD.deep, width=3.6)
    art.path(arms, line=GOLD.mid, width=2)
    candles = "".join(f"M{x + dx:g} {y + dy:g}v-10" for dx, dy in ((-10, 9), (0, 7), (10, 9)))
    art.path(candles, line=IVORY.light, width=3, cap="butt")
    flames = "".join(
        f"M{x + dx:g} {y + dy:g}q-3 4 0 5q3 -1 0 -5Z" for dx, dy in ((-10, -7), (0, -9), (10, -7))
    )
    art.path(flames, fill="#ffb53c", line="#fff3c4", width=0.8)


def mirror_glass(art: Art, x: float, y: float, rx: float, ry: float, metal: Ramp) -> None:
    """Draw an oval mirror in a frame with a bow."""
    d = oval(x, y, rx, ry)
    glass = art.linear(x - rx, y - ry, x + rx, y + ry, "#eaf6f8", "#b7d3dc", "#dcecef")
    art.path(d, fill=glass)
    shine = f"M{x - rx * 0.5:g} {y + ry * 0.3:g}L{x + rx * 0.3:g} {y - ry * 0.6:g}"
    art.path(shine, line="#ffffff", width=3, opacity=0.7)
    for line, width in ((metal.deep, 6), (metal.mid, 4.4), (metal.light, 1.6)):
        art.path(d, line=line, width=width)
    art.path(star(x, y - ry - 3, 7, 3.4, 5), fill=metal.light, line=metal.deep, width=1)


def gown(art: Art, x: float, y: float, cloth: Ramp, size: float = 1) -> None:
    """Draw a gown on a stand, its foot at the given point."""
    with art.group(f"translate({x:g} {y:g}) scale({size:g})"):
        art.path("M0 0V-14M-12 0H12", line=WOOD.deep, width=4)
        art.path("M0 0V-14M-12 0H12", line=WOOD.light, width=2)
        skirt = "M-7 -62C-24 -52 -30 -30 -31 -10Q-15 -4 0 -7Q15 -4 31 -10C30 -30 24 -52 7 -62Z"
        art.path(skirt, fill=art.across(cloth, -31, 31), line=cloth.deep, width=1.4)
        front = "M-3 -60C-9 -42 -12 -26 -13 -7Q0 -4 13 -7C12 -26 9 -42 3 -60Z"
        art.path(front, fill=IVORY.light, line=cloth.deep, width=1)
        flounces = (
            "M-10 -30" + scallops(-10, 10, -30, 4, 5) + "M-12 -16" + scallops(-12, 12, -16, 4, 5)
        )
        art.path(flounces, line=cloth.mid, width=1.6)
        waist = "M-11 -90C-6 -86 6 -86 11 -90L14 -86C13 -76 9 -68 7 -61H-7C-9 -68 -13 -76 -14 -86Z"
        art.path(waist, fill=art.across(cloth, -14, 14), line=cloth.deep, width=1.4)
        art.path(dots([(0, -80), (0, -74), (0, -68)]), line=GOLD.deep, width=4)
        art.path(dots([(0, -80), (0, -74), (0, -68)]), line=GOLD.light, width=2.4)
        art.path("M-3 -88V-95C-5 -99 5 -99 3 -95V-88Z", fill=WOOD.light, line=WOOD.deep)


def coat(art: Art, x: float, y: float, cloth: Ramp, trim: Ramp) -> None:
    """Draw a coat that hangs from a rail at the given point."""
    with art.group(f"translate({x:g} {y:g})"):
        art.path("M0 4C0 0 4 -1 3 -4M-11 10L0 4L11 10", line=WOOD.deep, width=1.8)
        sleeves = "M-9 12L-17 20L-19 44L-12 45L-9 26ZM9 12L17 20L19 44L12 45L9 26Z"
        art.path(sleeves, fill=cloth.dark, line=cloth.deep, width=1.2)
        body = "M-5 8L-12 13C-11 30 -12 44 -17 68Q0 73 17 68C12 44 11 30 12 13L5 8L0 12Z"
        art.path(body, fill=art.across(cloth, -17, 17), line=cloth.deep, width=1.3)
        art.path("M-5 8L0 14L5 8M0 14V70", line=trim.light, width=2.2)
        art.path(dots([(4, 22), (4, 32), (4, 42)]), line=GOLD.light, width=2.4)
        art.path("M-19 40L-12 41M19 40L12 41", line=trim.light, width=3, cap="butt")


def rolls(art: Art, x: float, y: float, w: float, count: int, first: int = 0) -> None:
    """Draw rolls of cloth that lie on a board, their ends to the front."""
    step = w / count
    for k in range(count):
        cloth = CLOTHS[(first + k) % len(CLOTHS)]
        r = step * 0.44
        cx, cy = x + (k + 0.5) * step, y - r - 1
        art.path(
            oval(cx, cy, r),
            fill=art.radial(cx - 2, cy - 2, r * 1.3, cloth.light, cloth.mid, cloth.dark),
            line=cloth.deep,
            width=1.1,
        )
        art.path(oval(cx, cy, r * 0.55), line=cloth.deep, width=0.9, opacity=0.7)
        art.path(oval(cx, cy, r * 0.2), fill=IVORY.light, line=cloth.deep, width=0.8)


def spools(art: Art, x: float, y: float, w: float, count: int, first: int = 0) -> None:
    """Draw spools of thread that stand on a board."""
    step = w / count
    for k in range(count):
        thread = CLOTHS[(first + k) % len(CLOTHS)]
        cx = x + (k + 0.5) * step
        art.path(
            box(cx - 4, y - 15, 8, 14), fill=art.across(thread, cx - 4, cx + 4), line=thread.deep
        )
        ends = f"M{cx - 5.5:g} {y - 15:g}h11M{cx - 5.5:g} {y - 1.6:g}h11"
        art.path(ends, line=WOOD.deep, width=3.4)
        art.path(ends, line=WOOD.light, width=1.8)


def shelves(art: Art, x: float, y: float, w: float, fill: tuple[str, ...], first: int = 0) -> None:
    """Draw a case of shelves with rolls of cloth and spools."""
    h = 30.0 * len(fill)
    art.path(box(x, y, w, h), fill=WOOD.deep, line=WOOD.deep, width=4)
    for k, kind in enumerate(fill):
        floor = y + 30 * (k + 1)
        (rolls if kind == "rolls" else spools)(
            art, x + 2, floor - 2, w - 4, 3 if kind == "rolls" else 4, first + 2 * k
        )
        art.path(f"M{x - 2:g} {floor:g}h{w + 4:g}", line=WOOD.deep, width=5.5, cap="butt")
        art.path(f"M{x - 2:g} {floor - 0.6:g}h{w + 4:g}", line=WOOD.light, width=3, cap="butt")
    art.path(f"M{x:g} {y:g}v{h:g}m{w:g} 0v-{h:g}", line=WOOD.light, width=2.6, cap="butt")


def garden(art: Art, x: float, y: float, w: float) -> None:
    """Draw clipped trees and a fountain, seen through a window."""
    art.path(box(x, y - 10, w, 30), fill=LEAF.mid)
    trees = "".join(f"M{x + w * at:g} {y - 34:g}l9 28h-18Z" for at in (0.18, 0.82))
    art.path(trees, fill=LEAF.dark, line=LEAF.deep, width=1)
    art.path(
        f"M{x + w / 2:g} {y - 4:g}v-16m0 2c-8 0 -9 6 -9 12m9 -12c8 0 9 6 9 12",
        line="#ffffff",
        width=2,
    )


def roofs(art: Art, x: float, y: float, w: float) -> None:
    """Draw the roofs of the town, seen through a window."""
    slate = "#6f7f92"
    art.path(
        f"M{x:g} {y:g}v-16l10 -12l11 12v-8l9 -12l{w - 30:g} 14v22Z",
        fill=slate,
        line="#414c5c",
        width=1.2,
    )
    art.path(
        f"M{x + 16:g} {y - 24:g}v-12h6v16M{x + w - 10:g} {y - 18:g}v-10h6v14",
        fill="#b5715a",
        line="#6a3a2b",
        width=1,
    )
    art.path(
        dots([(x + 12, y - 8), (x + 30, y - 10), (x + w - 10, y - 6)]), line="#ffe7a3", width=4
    )


def salon(art: Art) -> None:
    """Paint a salon by candle light."""
    wall(art, EGG, GOLD)
    art.path(box(0, 0, WIDE, FLOOR), fill=EGG.dark, opacity=0.55)
    panel(art, 46, 14, 108, 104, GOLD)
    sconce(art, 52, 46)
    sconce(art, 148, 46)
    curtain(art, CRIMSON)
    curtain(art, CRIMSON, right=True)


def court(art: Art) -> None:
    """Paint a room at court, above the gardens."""
    wall(art, BLUSH, GOLD)
    for x in (10.0, 142.0):
        window(art, x, 12, 48, 112, GOLD)
        garden(art, x, 106, 48)
        bars(art, x, 12, 48, 112, GOLD)
    panel(art, 72, 10, 56, 110, GOLD)


def gallery(art: Art) -> None:
    """Paint a gallery of mirrors."""
    wall(art, PLUM, GOLD, striped=True)
    mirror_glass(art, 32, 62, 22, 38, GOLD)
    mirror_glass(art, 168, 62, 22, 38, GOLD)
    art.path("M0 6" + scallops(0, 200, 6, 8, 20), line=GOLD.deep, width=5)
    art.path("M0 6" + scallops(0, 200, 6, 8, 20), line=LEAF.mid, width=3)
    art.path(dots([(25.0 * k, 7.0) for k in range(9)]), line=CRIMSON.mid, width=7)
    art.path(dots([(25.0 * k, 7.0) for k in range(9)]), line=BLUSH.light, width=3)


def cabinet(art: Art) -> None:
    """Paint a cabinet with a bust of the King and with books of patterns."""
    wall(art, LEAF, GOLD)
    art.path(box(0, 0, WIDE, FLOOR), fill=LEAF.deep, opacity=0.35)
    art.path(box(142, 10, 54, 118), fill=WOOD.dark, line=WOOD.deep, width=3)
    for k, y in enumerate((42.0, 72.0, 102.0)):
        for n in range(7):
            book = CLOTHS[(k + n * 2) % len(CLOTHS)]
            high = 18 + (n * 5 + k * 3) % 7
            art.path(
                box(145 + n * 6.9, y - high, 6.2, high), fill=book.dark, line=book.deep, width=0.9
            )
            art.path(f"M{146.2 + n * 6.9:g} {y - high + 5:g}h4", line=GOLD.light, width=1)
        art.path(f"M142 {y:g}h54", line=WOOD.light, width=3.4, cap="butt")
    art.path("M14 128V92H50V128Z", fill=art.across(IVORY, 14, 50), line=IVORY.deep, width=1.3)
    art.path("M10 92h44", line=IVORY.deep, width=7)
    art.path("M10 92h44", line=IVORY.light, width=5)
    bust = (
        "M32 88C22 88 14 84 14 76C18 70 26 70 28 64C20 58 20 36 33 36"
        "C46 36 45 58 37 64C39 70 46 70 50 76C50 84 42 88 32 88Z"
    )
    art.path(
        bust,
        fill=art.across(Ramp("#ffffff", "#e6e6e2", "#b9bcbb", "#656a6c"), 14, 50),
        line="#656a6c",
        width=1.3,
    )
    art.path("M24 40C18 48 20 60 25 66M41 40C47 48 45 60 40 66", line="#b9bcbb", width=4)
    panel(art, 64, 12, 66, 108, GOLD)


def cutting(art: Art) -> None:
    """Paint a cutting room: a gown on its stand, and patterns on the wall."""
    wall(art, BLUSH, SILVER)
    window(art, 6, 12, 52, 114, SILVER)
    bars(art, 6, 12, 52, 114, SILVER)
    gown(art, 32, 130, EGG, 1.05)
    for x, y, turn in ((150, 24, -4), (174, 30, 5), (158, 66, 3)):
        with art.group(f"translate({x} {y}) rotate({turn})"):
            art.path(box(-12, -10, 26, 34), fill=IVORY.light, line=IVORY.deep, width=1.1)
            art.path("M-5 -4C-8 8 -6 14 -9 20H9C6 14 8 6 5 -4L0 0Z", line=SILVER.deep, width=1.1)
            art.path(dots([(0, -7)]), line=CRIMSON.mid, width=3.6)
    art.path("M132 104H200V128H132Z", fill=WOOD.mid, line=WOOD.deep, width=1.6)
    art.path("M128 102H202", line=WOOD.deep, width=7)
    art.path("M128 101.4H202", line=WOOD.light, width=4.6)
    rolls(art, 150, 99, 44, 3, 1)


def wardrobe(art: Art) -> None:
    """Paint a wardrobe with coats on a rail."""
    wall(art, SILVER, SILVER)
    art.path(box(0, 0, WIDE, FLOOR), fill=EGG.mid, opacity=0.45)
    for x in (2.0, 142.0):
        art.path(box(x, 12, 56, 116), fill=WOOD.deep, line=WOOD.dark, width=4)
        art.path(f"M{x:g} 24h56", line=GOLD.dark, width=3)
        art.path(f"M{x:g} 23.4h56", line=GOLD.light, width=1.4)
    coat(art, 18, 26, CRIMSON, GOLD)
    coat(art, 42, 26, PLUM, IVORY)
    coat(art, 158, 26, LEAF, GOLD)
    coat(art, 182, 26, BLUSH, CRIMSON)
    for x in (10.0, 152.0):
        art.path(box(x, 110, 38, 16), fill=IVORY.mid, line=IVORY.deep, width=1.2)
        art.path(f"M{x + 19:g} 110v16m-19 -10h38", line=CRIMSON.mid, width=2)
    panel(art, 70, 14, 60, 106, SILVER)


def fitting(art: Art) -> None:
    """Paint a fitting room: a mirror, and a folding screen with a gown over it."""
    wall(art, EGG, SILVER, striped=True)
    mirror_glass(art, 32, 58, 22, 44, SILVER)
    art.path("M32 104V126M18 128C20 120 44 120 46 128", line=SILVER.deep, width=5)
    art.path("M32 104V126M18 128C20 120 44 120 46 128", line=SILVER.light, width=2.6)
    for x, low in ((140.0, 0.0), (160.0, 4.0), (180.0, 0.0)):
        d = f"M{x:g} {30 + low:g}c4 -12 16 -12 20 0V128H{x:g}Z"
        art.path(d, fill=art.across(BLUSH, x, x + 20), line=GOLD.deep, width=3.4)
        art.path(d, line=GOLD.light, width=1.6)
        flowers = [(x + 10, 54.0), (x + 7, 74.0), (x + 13, 94.0), (x + 10, 112.0)]
        art.path(dots(flowers), line=CRIMSON.mid, width=6)
        art.path(dots(flowers), line=YELLOW.light, width=2.4)
        art.path(
            f"M{x + 10:g} 60C{x + 4:g} 80 {x + 14:g} 90 {x + 10:g} 118", line=LEAF.dark, width=1.2
        )
    drape = (
        "M150 24C158 20 176 20 184 26C188 44 184 62 188 78"
        "Q178 84 170 78Q160 84 152 76C156 58 150 42 150 24Z"
    )
    art.path(drape, fill=art.across(YELLOW, 150, 188), line=YELLOW.deep, width=1.3)
    art.path(
        "M160 24C162 44 160 60 162 78M174 24C174 44 176 60 174 78", line=YELLOW.dark, width=1.4
    )


def loft(art: Art) -> None:
    """Paint a workshop above the roofs of Paris."""
    wall(art, Ramp("#e7dcef", "#c6b5d4", "#9483a8", "#4c3f5c"), WOOD)
    window(art, 134, 10, 58, 96, SILVER, DUSK)
    roofs(art, 134, 104, 58)
    bars(art, 134, 10, 58, 96, SILVER)
    art.path("M126 108h74", line=WOOD.deep, width=7)
    art.path("M126 107h74", line=WOOD.light, width=4)
    spools(art, 134, 105, 56, 4, 2)
    gown(art, 34, 130, CRIMSON, 1.1)
    art.path("M0 16C20 26 44 24 62 10", line=WOOD.deep, width=1.4)
    art.path(
        "M10 20l-3 16h10l-1 -14ZM28 23l-2 18h11l-1 -18ZM46 19l-1 16h10l-2 -19Z",
        fill=IVORY.light,
        line=IVORY.deep,
    )


def store(art: Art) -> None:
    """Paint a store full of cloth."""
    wall(art, IVORY, WOOD)
    shelves(art, 4, 36, 58, ("rolls", "spools", "rolls"))
    shelves(art, 138, 36, 58, ("spools", "rolls", "spools"), 3)
    for x, y, w, h, ramp in (
        (8, 8, 30, 26, BLUSH),
        (36, 16, 22, 18, EGG),
        (142, 18, 24, 16, LEAF),
        (164, 6, 28, 28, IVORY),
    ):
        art.path(box(x, y, w, h), fill=art.across(ramp, x, x + w), line=ramp.deep, width=1.3)
        art.path(f"M{x - 2} {y + 6}h{w + 4}M{x + w / 2:g} {y}v{h}", line=ramp.dark, width=2)


def market(art: Art) -> None:
    """Paint the market: a stall with ribbons under an awning."""
    art.path(box(0, 0, WIDE, HIGH), fill=art.linear(0, 0, 0, FLOOR, *SKY))
    houses = (
        "M0 128V62L14 48L28 62V128ZM172 128V54L186 38L200 54V128ZM150 128V72L161 60L172 72V128Z"
    )
    art.path(houses, fill=BLUSH.mid, line=BLUSH.deep, width=1.3)
    panes = [(14.0, 76.0), (14.0, 96.0), (186.0, 72.0), (186.0, 94.0), (161.0, 88.0)]
    art.path(dots(panes), line=EGG.deep, width=9)
    art.path(dots(panes), line="#fff3c4", width=6)
    art.path(box(0, FLOOR, WIDE, 12), fill="#cdb894", line="#8a7450", width=1.2)
    art.path("M36 20V128M164 20V128", line=WOOD.deep, width=6)
    art.path("M36 20V128M164 20V128", line=WOOD.light, width=3.4)
    for k in range(10):
        x = 20 + 16 * k
        cloth = CRIMSON if k % 2 else IVORY
        art.path(
            f"M{x} 22L{x + 4} 0H{x + 16}L{x + 16} 22Q{x + 8} 34 {x} 22Z",
            fill=cloth.mid,
            line=CRIMSON.deep,
            width=1.1,
        )
    for k, x in enumerate((44, 53, 62, 140, 149, 158)):
        ribbon = CLOTHS[k]
        d = f"M{x} 30C{x + 5} 44 {x - 5} 56 {x} {70 + 5 * (k % 3)}"
        art.path(d, line=ribbon.deep, width=6)
        art.path(d, line=ribbon.mid, width=4)
    art.path("M28 104H172V128H28Z", fill=WOOD.mid, line=WOOD.deep, width=1.6)
    art.path("M24 103H176", line=WOOD.deep, width=6)
    art.path("M24 102.4H176", line=WOOD.light, width=3.6)
    rolls(art, 32, 100, 44, 3)
    rolls(art, 126, 100, 44, 3, 3)


def attic(art: Art) -> None:
    """Paint an attic with a bed of straw, a basket and the moon."""
    wall(art, BRASS, WOOD)
    beams = "M0 34L62 -2M200 34L138 -2M-2 8H202"
    art.path(beams, line=WOOD.deep, width=9, cap="butt")
    art.path(beams, line=WOOD.light, width=6, cap="butt")
    art.path(oval(166, 52, 20), fill=art.linear(0, 32, 0, 72, *DUSK), line=WOOD.deep, width=6)
    art.path(oval(166, 52, 20), line=WOOD.light, width=3)
    art.path(oval(170, 47, 7), fill="#fdf3cf")
    art.path("M166 32V72M146 52H186", line=WOOD.dark, width=2.4)
    basket = "M138 96H194L188 128H144Z"
    rolls(art, 142, 104, 48, 3, 2)
    art.path(basket, fill=art.across(YELLOW, 136, 196), line=YELLOW.deep, width=1.5)
    art.path(
        "M140 106H192M142 117H190M154 97l3 31M166 97v31M178 97l-3 31", line=YELLOW.dark, width=1.6
    )
    shelves(art, 6, 40, 54, ("spools", "rolls"), 1)
    art.path(
        "M8 128C10 106 24 104 34 108C46 102 58 110 60 128Z",
        fill=art.down(LEAF, 100, 130),
        line=LEAF.deep,
        width=1.3,
    )
    art.path("M20 110l6 16M38 108l-4 18M48 112l2 14", line=LEAF.deep, width=1.2)


def ironing(art: Art) -> None:
    """Paint a kitchen where linen is pressed, with a fire in the hearth."""
    wall(art, EGG, WOOD)
    art.path("M140 128V40H200V128Z", fill=art.across(IVORY, 130, 214), line=IVORY.deep, width=1.6)
    art.path("M134 40H200", line=IVORY.deep, width=9)
    art.path("M134 39H200", line=IVORY.light, width=6)
    art.path("M150 128V78C150 62 192 62 192 78V128Z", fill="#3b211a", line=WOOD.deep, width=1.4)
    glow = art.radial(171, 116, 30, "#ffd36b", (0.6, "#e8742c"), (1, "#e8742c", 0))
    art.path(oval(171, 114, 22, 24), fill=glow)
    fire = "M158 126C154 110 166 110 164 96C174 102 172 110 178 106C184 116 184 122 182 126Z"
    art.path(fire, fill="#ffb53c", line="#c9491f", width=1.4)
    art.path("M164 126C164 116 170 118 170 108C176 114 176 120 176 126Z", fill="#fff3c4")
    art.path(
        "M146 30h14l-3 -14h-8ZM172 32c-2 -16 16 -16 14 0Z",
        fill=BRASS.mid,
        line=BRASS.deep,
        width=1.3,
    )
    art.path("M0 22C22 32 44 32 66 20", line=WOOD.deep, width=1.5)
    linen = "M6 25l-2 40h20l-1 -36ZM28 29l1 44h18l-1 -45ZM50 27l2 32h12l-2 -37Z"
    art.path(linen, fill=IVORY.light, line=IVORY.dark, width=1.3)
    art.path("M0 104H64", line=WOOD.deep, width=8)
    art.path("M0 103H64", line=WOOD.light, width=5)
    art.path("M6 108L2 128M56 108L60 128", line=WOOD.dark, width=5)
    art.path("M20 98C20 88 30 84 46 84L50 98Z", fill=SILVER.dark, line=SILVER.deep, width=1.4)
    art.path("M26 86C28 76 44 76 44 84", line=WOOD.deep, width=3.4)


SCENES: dict[str, tuple[Callable[[Art], None], ...]] = {
    "master": (salon, court, gallery, cabinet),
    "journeyman": (cutting, wardrobe, fitting, loft),
    "apprentice": (store, market, attic, ironing),
}


def scene(trade: str, number: int) -> Art:
    """Paint one of the places of a trade."""
    art = Art(WIDE, HIGH)
    SCENES[trade][number - 1](art)
    return art
