"""The places where the staff works, behind the figures on the cards."""

from collections.abc import Callable

from tools.art.palette import BLUSH, BRASS, CRIMSON, EGG, GOLD, IVORY, LEAF, PLUM, WOOD, Ramp
from tools.art.patisserie.sugar import BERRY, CREAM, CRUST, ROSE, SNOW, ball
from tools.art.pen import Art, box, dots, oval, poly, pt

WIDE, HIGH = 240.0, 240.0
BRICK = Ramp("#e8c3a0", "#cf9a72", "#a8704c", "#6b3f27")
STONE = Ramp("#f4ead9", "#e2d2b8", "#c2ac8b", "#82694a")
SKY = Ramp("#f5fbff", "#cfe6f1", "#9fc6dc", "#5b88a3")


def _shelf(art: Art, x: float, y: float, w: float) -> None:
    """Draw a board on two brackets."""
    art.path(box(x + 4, y + 8, w - 4, 4), fill="#3a2413", opacity=0.22)
    art.path(box(x, y, w, 8), fill=art.linear(0, y, 0, y + 8, WOOD.light, WOOD.mid), line=WOOD.deep)


def _jar(art: Art, x: float, y: float, ramp: Ramp, size: float = 1) -> None:
    """Draw a jar of something on a shelf; its foot is at the given point."""
    with art.group(f"translate({x:g} {y:g}) scale({size:g})"):
        art.path(
            "M-12 0C-15 -8 -15 -26 -10 -32H10C15 -26 15 -8 12 0Z",
            fill=art.across(ramp, -15, 15),
            line=ramp.deep,
            width=1.3,
        )
        art.path(box(-11, -38, 22, 7), fill=IVORY.light, line=IVORY.deep, width=1.2)
        art.path(box(-8, -22, 16, 11), fill=IVORY.light, opacity=0.9)


def _pan(art: Art, x: float, y: float, size: float) -> None:
    """Hang a copper pan from a hook."""
    with art.group(f"translate({x:g} {y:g}) scale({size:g})"):
        art.path("M0 -26V0", line=BRASS.deep, width=6)
        art.path("M0 -26V0", line=BRASS.mid, width=3.6)
        art.path(oval(0, 18, 20), fill=art.radial(-6, 10, 28, *BRASS[:3]), line=BRASS.deep)
        art.path(oval(0, 18, 14), line=BRASS.dark, width=1.4, opacity=0.7)


def oven() -> Art:
    """Draw a bakery: a brick oven with its glow, copper pans and loaves."""
    art = Art(WIDE, HIGH)
    art.path(box(0, 0, WIDE, HIGH), fill=art.linear(0, 0, 0, HIGH, BRICK.light, BRICK.mid))
    rows = "".join(
        f"M0 {y}H240" + "".join(f"M{x + 12 * (k % 2)} {y}v18" for x in range(0, 240, 24))
        for k, y in enumerate(range(0, 240, 18))
    )
    art.path(rows, line=BRICK.light, width=2, opacity=0.55)
    mouth = "M18 190V112C18 62 132 62 132 112V190Z"
    art.path(mouth, fill=STONE.mid, line=STONE.deep, width=2)
    hollow = "M34 190V118C34 82 116 82 116 118V190Z"
    art.path(hollow, fill=art.radial(75, 176, 90, "#ffd978", (0.45, "#e2752c"), "#3a1710"))
    flames = "M50 190C44 168 58 162 56 148C70 160 66 168 76 160C78 148 86 146 84 136C100 152 92 "
    art.path(flames + "166 102 166C104 178 100 184 98 190Z", fill="#ffe9a0", opacity=0.85)
    art.path(box(0, 190, WIDE, 50), fill=art.down(STONE, 186, 250), line=STONE.deep)
    for x in (150.0, 182.0, 214.0):
        _pan(art, x, 34 + 10 * (x == 182), 0.9)
    art.path("M136 12H236", line=WOOD.deep, width=5)
    _shelf(art, 146, 126, 92)
    for x in (162.0, 188.0, 214.0):
        art.path(oval(x, 117, 14, 9), fill=art.radial(x - 4, 113, 18, *CRUST[:3]), line=CRUST.deep)
        art.path(f"M{pt(x - 6, 112)}l4 7m4 -8l4 7", line=CRUST.deep, width=1.4, opacity=0.7)
    return art


def pantry() -> Art:
    """Draw a pantry: shelves of jars, sacks of flour and a string of onions."""
    art = Art(WIDE, HIGH)
    art.path(box(0, 0, WIDE, HIGH), fill=art.linear(0, 0, 0, HIGH, EGG.light, EGG.mid))
    boards = "".join(f"M{x} 0V240" for x in range(0, 240, 30))
    art.path(boards, line=EGG.dark, width=1.4, opacity=0.35)
    jars = (CRIMSON, GOLD, LEAF, PLUM, BLUSH, BERRY)
    for row, y in enumerate((62.0, 126.0)):
        _shelf(art, 0, y, WIDE)
        for k in range(7):
            _jar(art, 18 + 34 * k, y, jars[(k + 2 * row) % 6], 0.95 if (k + row) % 3 else 0.78)
    art.path(box(0, 206, WIDE, 34), fill=art.down(WOOD, 196, 250), line=WOOD.deep)
    for x, ramp in ((34.0, STONE), (206.0, IVORY), (78.0, IVORY)):
        sack = f"M{pt(x - 28, 214)}C{pt(x - 38, 186)} {pt(x - 26, 168)} {pt(x - 16, 160)}"
        sack += f"Q{pt(x, 168)} {pt(x + 16, 160)}C{pt(x + 26, 168)} {pt(x + 38, 186)} "
        sack += f"{pt(x + 28, 214)}Z"
        art.path(sack, fill=art.across(ramp, x - 36, x + 36), line=ramp.deep, width=1.5)
        art.path(oval(x, 162, 17, 6), fill=SNOW.light, line=ramp.deep)
    return art


def counter() -> Art:
    """Draw the counter of a shop: panels with gilt mouldings, and cakes on stands."""
    art = Art(WIDE, HIGH)
    art.path(box(0, 0, WIDE, HIGH), fill=art.linear(0, 0, 0, HIGH, "#fff3ee", BLUSH.light))
    for x in (8.0, 84.0, 160.0):
        panel = f"M{pt(x, 14)}Q{pt(x + 36, 2)} {pt(x + 72, 14)}V150H{x:g}Z"
        art.path(panel, fill="#ffffff", opacity=0.55)
        art.path(panel, line=GOLD.dark, width=3)
        art.path(panel, line=GOLD.light, width=1.2)
    for y in (74.0, 130.0):
        for x0 in (0.0, 172.0):
            _shelf(art, x0, y, 68)
    shown = (ROSE, CREAM, BERRY, ROSE, CRUST, BERRY, CREAM, CRUST)
    places = [(x, y) for y in (74.0, 130.0) for x in (22.0, 52.0, 192.0, 222.0)]
    for (x, y), ramp in zip(places, shown, strict=True):
        art.path(box(x - 2, y - 9, 4, 9), fill=SNOW.mid, line=SNOW.deep)
        art.path(oval(x, y - 10, 14, 3.4), fill=SNOW.light, line=SNOW.deep)
        drum = f"M{pt(x - 11, y - 12)}V{y - 26:g}Q{pt(x, y - 34)} {pt(x + 11, y - 26)}V{y - 12:g}Z"
        art.path(drum, fill=art.across(ramp, x - 12, x + 12), line=ramp.deep, width=1.2)
        ball(art, x, y - 32, 3.6, BERRY, 0.9)
    art.path(box(0, 186, WIDE, 54), fill=art.down(IVORY, 180, 250), line=IVORY.deep, width=1.4)
    art.path("M0 192H240", line=GOLD.mid, width=3)
    return art


def market() -> Art:
    """Draw a market square: houses, a striped awning, and crates of fruit."""
    art = Art(WIDE, HIGH)
    art.path(box(0, 0, WIDE, HIGH), fill=art.linear(0, 0, 0, 190, SKY.mid, SKY.light))
    houses = ((-6.0, 74.0, 62.0, IVORY), (56.0, 56.0, 54.0, BLUSH), (150.0, 66.0, 50.0, EGG))
    for x, y, w, ramp in (*houses, (200.0, 50.0, 48.0, IVORY)):
        art.path(box(x, y, w, 150), fill=art.down(ramp, y - 20, 220), line=ramp.deep)
        roof = poly([(x - 4, y), (x + w / 2, y - 26), (x + w + 4, y)])
        art.path(roof, fill=BRICK.dark, line=BRICK.deep)
        panes = [(x + w * a, y + b) for a in (0.3, 0.7) for b in (26.0, 62.0)]
        for px, py in panes:
            art.path(box(px - 6, py - 9, 12, 18), fill=SKY.dark, line=ramp.deep, width=1.6)
    art.path(box(0, 178, WIDE, 62), fill=art.down(STONE, 170, 250))
    for k in range(10):
        ramp = SNOW if k % 2 else ROSE
        x = 24.0 * k
        awning = f"M{x:g} 0H{x + 24:g}V34Q{pt(x + 12, 50)} {pt(x, 34)}Z"
        art.path(awning, fill=art.linear(0, 0, 0, 46, ramp.mid, ramp.light), line=ROSE.deep)
    fruits: tuple[tuple[float, Ramp], ...] = ((30.0, BERRY), (210.0, LEAF))
    for x, ramp in fruits:
        heap = [(x + dx, 190.0 - dy) for dy in (0, 11) for dx in range(-24 + dy, 26 - dy, 12)]
        art.path(dots(heap), line=ramp.deep, width=16)
        art.path(dots(heap), line=ramp.mid, width=13.4)
        art.path(dots([(a - 2, b - 2) for a, b in heap]), line=ramp.light, width=4)
        art.path(box(x - 34, 192, 68, 30), fill=art.down(WOOD, 180, 240), line=WOOD.deep, width=1.5)
        art.path(f"M{pt(x - 34, 202)}h68m-68 10h68", line=WOOD.deep, width=1.2)
    return art


KITCHENS: dict[str, Callable[[], Art]] = {
    "oven": oven,
    "pantry": pantry,
    "counter": counter,
    "market": market,
}
