"""The tailors of the computer players and the tutor, each in a round gilt frame."""

from collections.abc import Callable
from math import cos, pi, sin

from PySide6.QtGui import QTransform

from tools.art.palette import (
    BLUE,
    BLUSH,
    CRIMSON,
    EGG,
    GOLD,
    IVORY,
    LEAF,
    NIGHT,
    PLUM,
    POWDER,
    SILVER,
    WOOD,
    Ramp,
)
from tools.art.pen import Art, along, dots, oval, path_of, text_of
from tools.art.people import (
    BLACK,
    BLOND,
    BROWN,
    CHESTNUT,
    FAIR,
    GINGER,
    OLIVE,
    ROSY,
    Sitter,
    paint_sitter,
)
from tools.art.signs import coin
from tools.art.wardrobe import bow

RIM = oval(60, 60, 52)
SIZE, LEFT, DROP = 0.76, 60 - 60 * 0.76, 14.0
"""The scale and offset of the sitter in the round frame."""


def _plume(art: Art, turn: float, length: float, ramp: Ramp) -> None:
    with art.group(f"translate(80 47) rotate({turn:g}) scale({length:g})"):
        vane = "M0 0C-9 -10 -9 -26 -3 -36C0 -41 7 -42 9 -37C11 -33 8 -30 5 -32C12 -24 9 -8 0 0Z"
        art.path(vane, fill=art.linear(-8, 0, 10, 0, ramp.light, ramp.mid), line=ramp.deep)
        art.path("M0 0C-1 -12 -1 -24 3 -34", line=ramp.dark, width=1.2)
        art.path("M-6 -14L-1 -11M-6 -22L0 -19M8 -18L0 -15M7 -26L1 -23", line=ramp.dark, width=0.9)


def _frame(art: Art, ground: Ramp) -> None:
    for line, width in ((GOLD.deep, 13), (GOLD.mid, 10.8), (GOLD.dark, 6), (GOLD.light, 4.2)):
        art.path(RIM, line=line, width=width)
    art.path(oval(60, 60, 46.8), line=ground.deep, width=1)
    art.path(dots(along(oval(60, 60, 55.6), 36)), line=GOLD.deep, width=1.8)
    bow(art, 60, 112, 6.5, CRIMSON)


def medallion(who: Sitter, adorn: Callable[[Art], None]) -> Art:
    """Paint a sitter in the round frame, with attributes."""
    art = Art(120, 120)
    ground = who.ground
    art.path(RIM, fill=art.radial(46, 44, 70, ground.light, ground.mid, ground.dark))
    into = QTransform().scale(1 / SIZE, 1 / SIZE).translate(-LEFT, -DROP)
    window = text_of(into.map(path_of(RIM)))
    with art.group(f"translate({LEFT:g} {DROP:g}) scale({SIZE})"):
        paint_sitter(art, "tailor", who, window)
        adorn(art)
    _frame(art, ground)
    return art


def caprice() -> Art:
    """Paint the tailor who cuts on a whim: three plumes, and a patch on his cheek."""

    def adorn(art: Art) -> None:
        for turn, length, ramp in ((52, 0.9, EGG), (6, 0.95, GOLD), (29, 1.1, BLUSH)):
            _plume(art, turn, length, ramp)
        art.path(dots([(71.5, 76.5)]), line="#2c2024", width=3.4)

    return medallion(
        Sitter(False, FAIR, POWDER, "tricorne", PLUM, BLUSH, EGG, ("freckles",)), adorn
    )


def ducat() -> Art:
    """Paint the tailor who calculates every profit: glasses, and a coin on her breast."""

    def adorn(art: Art) -> None:
        art.path("M46 101C52 112 68 112 74 101", line=GOLD.deep, width=3)
        art.path("M46 101C52 112 68 112 74 101", line=GOLD.light, width=1.4)
        with art.group("translate(47 106) scale(0.4)"):
            coin(art)

    who = Sitter(True, OLIVE, CHESTNUT, "bun", LEAF, IVORY, BLUSH, ("glasses", "earrings"))
    return medallion(who, adorn)


def lucille() -> Art:
    """Paint the dressmaker who teaches: pins in her bodice, and a measuring tape on her neck."""

    def adorn(art: Art) -> None:
        for line, width in ((GOLD.deep, 6.4), (GOLD.light, 4.8)):
            art.path(
                "M43 99C44 112 47 122 49 132M77 99C76 112 73 122 71 132", line=line, width=width
            )
        marks = "M42.6 106L45.2 105.4M44 114L47.2 113.3M77.4 106L74.8 105.4M76 114L72.8 113.3"
        art.path(marks, line=GOLD.dark, width=1.1)

    who = Sitter(True, ROSY, GINGER, "curls", EGG, IVORY, PLUM, ("earrings",))
    return medallion(who, adorn)


def colin() -> Art:
    """Paint the apprentice: a needle in his collar, with far too long a thread."""

    def adorn(art: Art) -> None:
        thread = "M71 104C60 112 46 108 44 118C42 126 54 126 58 121"
        for line, width in ((CRIMSON.deep, 2.6), (CRIMSON.mid, 1.5)):
            art.path(thread, line=line, width=width)
        for line, width in ((SILVER.deep, 3.2), (SILVER.light, 1.8)):
            art.path("M69 107L82 92", line=line, width=width)

    return medallion(Sitter(False, ROSY, GINGER, "crop", LEAF, IVORY, EGG, ("freckles",)), adorn)


def margot() -> Art:
    """Paint the tailor who loves fireworks: a burst of them behind her curls."""

    def adorn(art: Art) -> None:
        for x, y, size in ((94, 31, 1.0), (20, 40, 0.75)):
            rays = [(cos(n * pi / 4), sin(n * pi / 4)) for n in range(8)]
            lines = "".join(
                f"M{x + 4 * size * dx:.1f} {y + 4 * size * dy:.1f}"
                f"L{x + 10 * size * dx:.1f} {y + 10 * size * dy:.1f}"
                for dx, dy in rays
            )
            art.path(lines, line=GOLD.light, width=1.8)
            ends = [(x + 13 * size * dx, y + 13 * size * dy) for dx, dy in rays]
            art.path(dots(ends), line=BLUSH.light, width=2.6)

    who = Sitter(True, FAIR, BLOND, "curls", BLUSH, GOLD, NIGHT, ("earrings",))
    return medallion(who, adorn)


def odile() -> Art:
    """Paint the tailor who counts every coin: three of them on her chain."""

    def adorn(art: Art) -> None:
        for line, width in ((GOLD.deep, 3.0), (GOLD.light, 1.4)):
            art.path("M45 103C51 117 69 117 75 103", line=line, width=width)
        for x, y in ((40.5, 104.0), (53.0, 110.0), (65.5, 104.0)):
            with art.group(f"translate({x:g} {y:g}) scale(0.22)"):
                coin(art)

    return medallion(Sitter(True, OLIVE, POWDER, "round", LEAF, IVORY, BLUSH, ("glasses",)), adorn)


def barnabe() -> Art:
    """Paint the tailor of fine garments: a measuring tape on his neck, and a rose."""

    def adorn(art: Art) -> None:
        for line, width in ((GOLD.deep, 6.4), (GOLD.light, 4.8)):
            art.path(
                "M45 98C43 106 42 112 42 117M75 98C77 106 78 112 78 117", line=line, width=width
            )
        marks = "M41.4 106L45 106.6M40.2 113L44 113.4M78.6 106L75 106.6M79.8 113L76 113.4"
        art.path(marks, line=CRIMSON.dark, width=1.2)
        for width, shade in ((13.0, CRIMSON.deep), (10.6, CRIMSON.mid), (5.0, CRIMSON.light)):
            art.path(dots([(89, 112)]), line=shade, width=width)

    return medallion(Sitter(False, BROWN, BLACK, "beard", PLUM, GOLD, EGG), adorn)


def solange() -> Art:
    """Paint the tailor who sees whole turns: a tower of hair, two plumes, a fan."""

    def adorn(art: Art) -> None:
        for turn, length, ramp in ((40, 0.75, EGG), (14, 0.85, IVORY)):
            with art.group("translate(-4 -18)"):
                _plume(art, turn, length, ramp)
        with art.group("translate(36 126)"):
            blades = "M0 0L-22 -17C-17 -29 -8 -35 4 -36C15 -35 22 -29 25 -19Z"
            art.path(blades, fill=art.linear(0, -36, 0, 0, IVORY.light, EGG.mid), line=EGG.deep)
            art.path("M0 0L-13 -29M0 0L-2 -36M0 0L9 -35M0 0L18 -30", line=EGG.deep, width=1.1)

    who = Sitter(True, OLIVE, BLACK, "tower", CRIMSON, GOLD, EGG, ("earrings",))
    return medallion(who, adorn)


def aurelien() -> Art:
    """Paint the master: the great wig, a sash, and an order on his breast."""

    def adorn(art: Art) -> None:
        art.path("M78 102L92 108L76 120L58 121Z", fill=art.across(BLUE, 58, 92), line=BLUE.deep)
        star = [(sin(n * pi / 5), -cos(n * pi / 5)) for n in range(10)]
        points = [(8.5 if n % 2 == 0 else 3.8, at) for n, at in enumerate(star)]
        edge = "L".join(f"{43 + r * x:.1f} {116 + r * y:.1f}" for r, (x, y) in points)
        art.path(f"M{edge}Z", fill=GOLD.light, line=GOLD.deep)
        art.path(dots([(43, 116)]), line=CRIMSON.mid, width=4)

    who = Sitter(False, FAIR, POWDER, "allonge", WOOD, GOLD, CRIMSON, ("goatee",))
    return medallion(who, adorn)


TAILORS = {
    "tailor/random": caprice,
    "tailor/greedy": ducat,
    "tailor/level1": colin,
    "tailor/level2": margot,
    "tailor/level3": odile,
    "tailor/level4": barnabe,
    "tailor/level5": solange,
    "tailor/level6": aurelien,
    "tailor/tutor": lucille,
}
"""The portraits of the computer players, by the names of bots in saves, and of the tutor."""
