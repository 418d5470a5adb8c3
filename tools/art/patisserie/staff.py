"""Busts of chefs and assistants for their cards."""

from tools.art.palette import (
    BLACK,
    BLOND,
    BLUE,
    BLUSH,
    BROWN,
    CHESTNUT,
    CRIMSON,
    EGG,
    FAIR,
    GINGER,
    GOLD,
    IVORY,
    LEAF,
    OLIVE,
    PLUM,
    POWDER,
    ROSY,
    SILVER,
    WOOD,
)
from tools.art.patisserie.sugar import BERRY, CREAM, SNOW, ball, swirl
from tools.art.pen import Art, both, box, mirror, oval
from tools.art.people import TOP, Sitter, paint_sitter

CHEFS = (
    Sitter(False, FAIR, CHESTNUT, "tail", SNOW, CRIMSON, EGG, ("goatee",)),
    Sitter(True, ROSY, BLACK, "bun", SNOW, EGG, PLUM, ("earrings",)),
    Sitter(False, BROWN, BLACK, "beard", SNOW, GOLD, EGG),
    Sitter(True, FAIR, GINGER, "plait", SNOW, BLUSH, LEAF, ("freckles",)),
    Sitter(False, OLIVE, BLACK, "crop", SNOW, BLUE, BLUSH, ("goatee",)),
    Sitter(True, BROWN, BLACK, "curls", SNOW, CRIMSON, EGG, ("earrings",)),
    Sitter(False, ROSY, POWDER, "tail", SNOW, LEAF, PLUM, ("glasses",)),
    Sitter(True, OLIVE, CHESTNUT, "plaits", SNOW, GOLD, EGG, ("glasses",)),
)
ASSISTANTS = (
    Sitter(False, FAIR, BLOND, "crop", EGG, IVORY, IVORY, ("freckles",)),
    Sitter(True, OLIVE, CHESTNUT, "bun", BLUSH, IVORY, EGG),
    Sitter(False, BROWN, BLACK, "tail", LEAF, IVORY, BLUSH),
    Sitter(True, ROSY, GINGER, "plaits", BLUE, IVORY, IVORY, ("freckles",)),
    Sitter(False, OLIVE, BLACK, "beard", PLUM, IVORY, EGG),
    Sitter(True, BROWN, BLACK, "curls", CRIMSON, IVORY, BLUSH, ("earrings",)),
    Sitter(False, ROSY, GINGER, "crop", WOOD, IVORY, EGG, ("glasses",)),
    Sitter(True, FAIR, BLOND, "plait", LEAF, IVORY, IVORY),
)
STAFF = {"chef": CHEFS, "assistant": ASSISTANTS}
CHEST = 132.0


def _toque(art: Art) -> None:
    """Draw a cook's tall hat."""
    with art.group("translate(60 50) scale(1.32)"):
        crown = (
            "M-14 -12C-26 -14 -24 -32 -13 -30C-10 -40 10 -40 13 -30C24 -32 26 -14 14 -12"
            "Q0 -8 -14 -12Z"
        )
        art.path(crown, fill=art.radial(-6, -28, 34, *SNOW[:3]), line=SNOW.deep, width=1.6)
        art.path("M-8 -14Q-11 -20 -9 -26M8 -14Q11 -20 9 -26M0 -12V-22", line=SNOW.dark, width=1.4)
        band = "M-15 -13Q0 -8 15 -13L14 1Q0 6 -14 1Z"
        art.path(band, fill=art.across(SNOW, -18, 18), line=SNOW.deep, width=1.6)


def _apron(art: Art) -> None:
    """Draw the bib of an apron."""
    bib = "M42 109C48 113 72 113 78 109L82 140H38Z"
    art.path(bib, fill=art.across(SNOW, 30, 90), line=SNOW.deep, width=1.2)
    art.path(both("M78 109L74 98"), line=SNOW.deep, width=3.6)
    art.path(both("M78 109L74 98"), line=SNOW.light, width=2)


def _buttons(art: Art, sitter: Sitter) -> None:
    """Draw a cook's jacket: two rows of buttons, and a scarf."""
    for x in (51, 69):
        for y in (118, 127):
            ball(art, x, y, 2.6, sitter.trim, 0.9)
    art.path("M60 122V132", line=SNOW.dark, width=1.2)
    knot = "M60 100C70 97 78 98 80 101C76 110 68 112 60 110Z"
    for d in (knot, mirror(knot)):
        art.path(d, fill=sitter.trim.mid, line=sitter.trim.deep, width=1.2)
    art.path(
        "M56 108L52 124L60 116L68 124L64 108Z",
        fill=sitter.trim.dark,
        line=sitter.trim.deep,
        width=1.1,
    )


def _pin(art: Art) -> None:
    """Draw a rolling pin held before the shoulder."""
    with art.group("translate(94 112) rotate(24)"):
        art.path("M0 -34V30", line=WOOD.deep, width=7)
        art.path("M0 -34V30", line=WOOD.light, width=4.6)
        art.path(
            box(-6.5, -22, 13, 40),
            fill=art.linear(-7, 0, 7, 0, "#e9c08c", "#c98f55", "#8f5a2c"),
            line=WOOD.deep,
            width=1.3,
        )


def _whisk(art: Art) -> None:
    with art.group("translate(92 116) rotate(20)"):
        art.path("M0 0V26", line=WOOD.deep, width=6.6)
        art.path("M0 0V26", line=WOOD.light, width=4.2)
        for w in (12, 6, 0):
            wire = f"M-1 2C{-1 - w} -10 {-1 - w} -32 0 -34C{1 + w} -32 {1 + w} -10 1 2"
            art.path(wire, line=SILVER.deep, width=2.6)
            art.path(wire, line=SILVER.light, width=1.2)


def _cake(art: Art) -> None:
    """Draw a little cake held up on the palm."""
    art.path(oval(94, 118, 20, 5), fill=GOLD.mid, line=GOLD.deep, width=1.3)
    art.path(box(82, 102, 24, 14), fill=art.across(CREAM, 82, 106), line=CREAM.deep, width=1.3)
    swirl(art, 94, 102, 11, 14, BERRY, 2)


TOOLS = (_whisk, _cake, _pin)


def bust(kind: str, number: int) -> Art:
    """Paint one person down to the chest; a chef wears a tall hat."""
    art = Art(120, 100)
    who = STAFF[kind][number - 1]
    window = box(-40, -40, 200, CHEST + 46)
    top = 2.0 if kind == "chef" else min(TOP[who.style], 14.0)
    size = 98 / (CHEST - top)
    with art.group(f"translate({60 - 60 * size:.2f} {100 - CHEST * size:.2f}) scale({size:.3f})"):
        paint_sitter(art, "journeyman", who, window)
        if kind == "chef":
            _buttons(art, who)
            _toque(art)
        else:
            _apron(art)
        TOOLS[number % 3](art)
    return art
