"""The tailors of the computer players and the tutor, each in a round gilt frame."""

from collections.abc import Callable

from PySide6.QtGui import QTransform

from tools.art.palette import BLUSH, CRIMSON, EGG, GOLD, IVORY, LEAF, PLUM, POWDER, Ramp
from tools.art.pen import Art, along, dots, oval, path_of, text_of
from tools.art.people import CHESTNUT, FAIR, GINGER, OLIVE, ROSY, Sitter, paint_sitter
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


def _paint(who: Sitter, adorn: Callable[[Art], None]) -> Art:
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

    return _paint(Sitter(False, FAIR, POWDER, "tricorne", PLUM, BLUSH, EGG, ("freckles",)), adorn)


def ducat() -> Art:
    """Paint the tailor who calculates every profit: glasses, and a coin on her breast."""

    def adorn(art: Art) -> None:
        art.path("M46 101C52 112 68 112 74 101", line=GOLD.deep, width=3)
        art.path("M46 101C52 112 68 112 74 101", line=GOLD.light, width=1.4)
        with art.group("translate(47 106) scale(0.4)"):
            coin(art)

    who = Sitter(True, OLIVE, CHESTNUT, "bun", LEAF, IVORY, BLUSH, ("glasses", "earrings"))
    return _paint(who, adorn)


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
    return _paint(who, adorn)


TAILORS = {"tailor/random": caprice, "tailor/greedy": ducat, "tailor/tutor": lucille}
"""The portraits of the computer players, by the names of bots in saves, and of the tutor."""
