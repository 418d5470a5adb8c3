"""The decorations: musicians, statues, fountain, kitchen, fireworks and the palace."""

import math
from collections.abc import Callable
from functools import partial

from tools.art.palette import (
    BLUSH,
    COPPER,
    CRIMSON,
    EGG,
    GOLD,
    INK,
    IVORY,
    LEAF,
    MARBLE,
    PLUM,
    POWDER,
    SKIN,
    WATER,
    WOOD,
    Ramp,
)
from tools.art.pen import Art, Point, both, box, dots, mirror, oval, pt, scallops, star, sym
from tools.art.signs import thimble
from tools.art.wardrobe import beads, bow, head, lace

LINE = 1.1
STRING = "#f6ead0"


def _ground(art: Art, y: float = 153, w: float = 44) -> None:
    art.path(oval(60, y, w, 5.5), fill=INK, opacity=0.22)


def _head(
    art: Art, x: float, y: float, lady: bool, style: int, turn: float = 0, size: float = 0.86
) -> None:
    """Draw a head so that its chin comes to a point."""
    with art.group(f"translate({x:g} {y:g}) rotate({turn:g}) scale({size:g}) translate(-60 -15)"):
        head(art, lady, style, GOLD)


def _sleeve(art: Art, d: str, ramp: Ramp, hand: Point, width: float = 11) -> None:
    art.limb(d, ramp.mid, ramp.deep, width)
    art.path(d, line=ramp.light, width=width * 0.25, opacity=0.6)
    art.path(f"M{pt(*hand)}h.1", line=SKIN.deep, width=7.4)
    art.path(f"M{pt(*hand)}h.1", line=SKIN.light, width=6)


def _seated_coat(art: Art, ramp: Ramp, vest: Ramp) -> None:
    """Draw a man's body from shoulders at 52 down to the seat."""
    body = sym("M60 44L72 46C82 48 85 56 84 68L82 104L60 108")
    art.path(body, fill=art.across(ramp, 34, 86), line=ramp.deep, width=LINE)
    art.path(sym("M60 46L67 46C69 62 69 84 68 100L60 98"), fill=vest.mid, line=vest.deep, width=0.9)
    art.path(dots([(60, 62 + 8 * k) for k in range(5)]), line=GOLD.deep, width=3.2)
    art.path(dots([(60, 62 + 8 * k) for k in range(5)]), line=GOLD.light, width=2)
    art.path(both("M68 47C71 62 71 84 70 102"), line=GOLD.mid, width=1.6)


def _standing_coat(art: Art, ramp: Ramp, vest: Ramp) -> None:
    for side in (False, True):
        leg = "M66 118L66 148"
        art.limb(mirror(leg) if side else leg, IVORY.light, IVORY.deep, 7)
        shoe = "M62.5 147L70 147C73 149 76 151 77 154L62 154Z"
        art.path(mirror(shoe) if side else shoe, fill=INK, line="#170d09", width=0.8)
    art.path(both("M65 148h4v3h-4Z"), fill=GOLD.light, line=GOLD.deep, width=0.6)
    art.path(
        sym("M60 96L75 98C75.5 108 74 118 71 124L62 124L60 112"),
        fill=ramp.dark,
        line=ramp.deep,
        width=LINE,
    )
    coat = sym(
        "M60 44L72 46C82 48 84 56 82 66C80 74 78 80 78 86C82 100 88 110 90 124C84 128 76 128 72 126"
        "C72 112 70 100 68 92L60 92"
    )
    art.path(coat, fill=art.across(ramp, 30, 90), line=ramp.deep, width=LINE)
    art.path(
        sym("M60 46L67 46C70 66 70 84 71 100C68 104 64 103 60 94"),
        fill=art.across(vest, 46, 74),
        line=vest.deep,
        width=0.9,
    )
    art.path(dots([(60, 60 + 7 * k) for k in range(5)]), line=GOLD.deep, width=3)
    art.path(dots([(60, 60 + 7 * k) for k in range(5)]), line=GOLD.light, width=1.9)
    art.path(both("M68 47C71 66 70 84 72 104C73 112 73 118 73 125"), line=GOLD.mid, width=1.7)


def _cravat(art: Art) -> None:
    lace(art, sym("M60 38L65 40L66 45L63.5 47L65.5 56Q63 57 60 60"))
    art.path("M60 46V57", line=IVORY.dark, width=0.7)


def _gown(art: Art, ramp: Ramp, trim: Ramp, top: float = 46) -> None:
    art.path(
        sym(
            f"M60 {top - 10}L64 {top - 8}L65 {top - 3}C70 {top - 2}"
            f" 74 {top} 76 {top + 2}L72 {top + 14}"
            f"L60 {top + 18}"
        ),
        fill=SKIN.mid,
        line=SKIN.deep,
        width=0.8,
    )
    skirt = sym("M60 86L68 82C80 82 94 92 98 108C101 122 102 138 104 150C88 155 74 156 60 156")
    art.path(skirt, fill=art.across(ramp, 14, 106), line=ramp.deep, width=LINE)
    art.path(
        both("M70 84C82 98 90 124 93 152L98 151C95 122 86 98 70 84Z"), fill=ramp.deep, opacity=0.28
    )
    front = sym("M60 88C65 104 72 130 76 154C70 156 65 156 60 156")
    art.path(front, fill=trim.light, line=trim.deep, width=0.9)
    for y, x in ((120, 69.0), (136, 73.0), (152, 75.5)):
        art.path(
            f"M{120 - x:g} {y - 4}L{x:g} {y - 4}L{x:g} {y}" + scallops(x, 120 - x, y, 5, 4) + "Z",
            fill=trim.mid,
            line=trim.deep,
            width=0.7,
        )
    bodice = sym(
        f"M60 {top + 14}C66 {top + 13} 69 {top + 9} 71 {top + 3}L77 {top + 3}C76 64 70 72 68.5 83"
        "L60 92"
    )
    art.path(bodice, fill=art.across(ramp, 44, 77), line=ramp.deep, width=LINE)
    for down, size in ((20, 4.2), (28, 3.5), (36, 2.8)):
        bow(art, 60, top + down, size, trim)
    edge = f"M75 {top + 3}C72 {top + 10} 67 {top + 14} 60 {top + 14}"
    beads(art, edge, 7, IVORY, 2)
    beads(art, mirror(edge), 7, IVORY, 2)


def harpsichord() -> Art:
    """Draw a lady at the harpsichord."""
    art = Art(120, 160)
    _ground(art, 152, 54)
    with art.group("translate(-17 2)"):
        _gown(art, BLUSH, IVORY, 48)
        _head(art, 60, 41, True, 2, 5)
    # stool behind is hidden by the gown; the instrument stands to the right
    for x in (42.0, 76.0, 108.0):
        art.path(
            f"M{x - 3:g} 112h6l-1.5 8l1 4l-2 26h-1l-2-26l1-4Z",
            fill=GOLD.mid,
            line=GOLD.deep,
            width=0.9,
        )
    lid = "M40 88C44 52 62 28 84 26C100 25 110 32 114 40L116 84Z"
    art.path(lid, fill=art.linear(40, 30, 116, 90, EGG.light, EGG.mid), line=GOLD.deep, width=2.4)
    art.path(lid, line=GOLD.mid, width=1.2)
    art.path("M54 78C60 58 70 42 86 38C96 36 104 42 106 48L107 78Z", line=GOLD.mid, width=0.9)
    art.path(
        "M64 74C70 64 78 66 80 58C84 64 92 58 96 50M72 74C78 70 86 72 92 66C96 68 100 66 102 60",
        line=LEAF.dark,
        width=1.2,
    )
    rose: list[Point] = [(70, 68), (80, 59), (95, 52), (88, 68), (101, 61)]
    art.path(dots(rose), line=CRIMSON.mid, width=5)
    art.path(dots(rose), line=BLUSH.light, width=2)
    art.path("M76 92L92 34", line=GOLD.deep, width=2)
    case = "M34 88H117L115 114H34Z"
    art.path(
        case,
        fill=art.linear(0, 88, 0, 114, CRIMSON.mid, CRIMSON.dark),
        line=CRIMSON.deep,
        width=1.2,
    )
    art.path("M62 93H112L110.5 109H62Z", line=GOLD.mid, width=1.2)
    art.path("M70 101C78 94 82 108 88 101C94 94 98 108 104 101", line=GOLD.light, width=1.4)
    art.path(box(32, 90, 26, 9), fill=IVORY.light, line=WOOD.deep, width=1)
    art.path("".join(f"M{35 + 3 * k} 90v5" for k in range(8)), line=INK, width=1.6, cap="butt")
    _sleeve(art, "M56 54C64 62 60 74 50 84", BLUSH, (47, 88), 9)
    lace(art, "M55 73L62 80Q58 82 57 86Q54 83 50 84L49 77Z")
    _sleeve(art, "M29 54C22 66 28 78 36 84", BLUSH, (39, 88), 9)
    lace(art, "M25 74L33 72L38 82Q34 82 32 86Q29 82 26 82Z")
    return art


def violin() -> Art:
    """Draw a violinist."""
    art = Art(120, 160)
    _ground(art)
    _standing_coat(art, EGG, IVORY)
    _cravat(art)
    _head(art, 60, 42, False, 1, 8)
    _sleeve(art, "M80 56C88 72 98 76 104 70", EGG, (106, 64), 9.5)
    with art.group("translate(87 56) rotate(104) scale(.74)"):
        body = sym("M0 -10C9 -13 14 -4 9 1C6 6 14 9 14 18C14 28 7 31 0 31", 0)
        art.path("M0 -9V-34", line=WOOD.deep, width=5)
        art.path("M0 -9V-34", line=WOOD.dark, width=3)
        art.path("M0 -34C-4 -38 2 -43 5 -39M-5 -30h10M-5 -34h9", line=WOOD.deep, width=2.2)
        art.path(
            body,
            fill=art.linear(-14, 0, 14, 0, "#b9672f", "#e0984f", "#a5562a"),
            line=WOOD.deep,
            width=1.6,
        )
        art.path("M-7 5q-3 5 0 10M7 5q3 5 0 10", line=WOOD.deep, width=1.4)
        art.path("M-1.4 26V-32M1.4 26V-32", line=STRING, width=0.8)
        art.path("M-5 15h10", line=WOOD.deep, width=2)
    art.path("M106 65h.1M103 66.5h.1", line=SKIN.light, width=4.6)
    _sleeve(art, "M40 54C28 66 28 80 40 84", EGG, (46, 82), 10.5)
    art.path("M40 89L102 38", line=WOOD.deep, width=2.6)
    art.path("M42 89L103 40", line=IVORY.light, width=1)
    art.path("M46 82h.1", line=SKIN.light, width=6)
    return art


def flute() -> Art:
    """Draw a flutist."""
    art = Art(120, 160)
    _ground(art)
    _standing_coat(art, PLUM, IVORY)
    _cravat(art)
    _head(art, 60, 42, False, 3, -4)
    _sleeve(art, "M80 54C96 62 98 54 86 44", PLUM, (82, 41), 10)
    _sleeve(art, "M40 54C52 66 64 62 64 48", PLUM, (66, 43), 10)
    lace(art, "M79 43L88 48Q92 44 91 39L84 37Z")
    art.path("M46 36.5L112 48.5", line=WOOD.deep, width=4.2)
    art.path("M46 36.5L112 48.5", line="#d9a35e", width=2.6)
    rings = "M58 37.2L58.5 34.8M76 40.6h.1M92 43.4h.1M108 46.3h.1"
    art.path(rings, line=IVORY.light, width=3)
    art.path(dots([(66, 40.1), (71, 41), (83, 43.2), (88, 44.1), (98, 46)]), line=INK, width=1.5)
    art.path(dots([(67, 43), (83, 45.5)]), line=SKIN.light, width=5.5)
    return art


def cello() -> Art:
    """Draw a cellist."""
    art = Art(120, 160)
    _ground(art, 153, 50)
    art.path("M34 100H86V106H34Z", fill=CRIMSON.mid, line=CRIMSON.deep, width=1)
    art.path("M37 106L33 152M83 106L87 152", line=GOLD.deep, width=4.5)
    art.path("M37 106L33 152M83 106L87 152", line=GOLD.mid, width=2.5)
    _seated_coat(art, LEAF, IVORY)
    for side in (False, True):
        thigh, shin = "M68 104C82 108 92 112 90 124", "M90 124L88 148"
        shoe = "M84 146L91 146C95 149 98 151 99 154L84 154.5Z"
        if side:
            thigh, shin, shoe = mirror(thigh), mirror(shin), mirror(shoe)
        art.limb(shin, IVORY.light, IVORY.deep, 7.5)
        art.limb(thigh, LEAF.dark, LEAF.deep, 13)
        art.path(shoe, fill=INK, line="#170d09", width=0.8)
    _cravat(art)
    _head(art, 60, 42, False, 4)
    with art.group("translate(66 110) rotate(13)"):
        art.path("M0 -30V-64", line=WOOD.deep, width=6)
        art.path("M0 -30V-64", line=WOOD.dark, width=4)
        art.path("M0 -64C-6 -68 0 -76 5 -71M-7 -59h14M-7 -65h13", line=WOOD.deep, width=2.4)
        body = sym("M0 -34C16 -37 22 -22 15 -13C9 -4 25 0 25 18C25 34 12 38 0 38", 0)
        art.path("M0 36V44", line=INK, width=2)
        art.path(
            body,
            fill=art.linear(-24, 0, 24, 0, "#9c4f26", "#e09a50", "#8f4622"),
            line=WOOD.deep,
            width=1.5,
        )
        art.path("M-10 -8q-5 9 0 18M10 -8q5 9 0 18", line=WOOD.deep, width=1.6)
        art.path("M-2.5 30V-62M0 30V-62M2.5 30V-62", line=STRING, width=0.8)
        art.path("M-7 10h14", line=WOOD.deep, width=2.4)
        art.path("M-4 22h8l-2 14h-4Z", fill=INK)
    _sleeve(art, "M82 54C96 62 98 72 82 70", LEAF, (77, 67), 10)
    _sleeve(art, "M38 54C24 66 24 86 34 96", LEAF, (37, 99), 10.5)
    art.path("M30 104L104 88", line=WOOD.deep, width=2.8)
    art.path("M30 106L104 90", line=IVORY.light, width=1.1)
    art.path("M37 100h.1", line=SKIN.light, width=6)
    return art


def singer() -> Art:
    """Draw a singer with her sheet of music."""
    art = Art(120, 160)
    _ground(art, 153, 50)
    _gown(art, EGG, BLUSH, 48)
    _head(art, 60, 42, True, 4, 0, 0.84)
    art.path(oval(60, 38, 1.8, 2.2), fill="#8c3438")
    _sleeve(art, "M76 54C90 58 100 52 104 42", EGG, (106, 35), 9)
    lace(art, "M97 47L108 50Q108 44 111 41Q107 40 106 38L101 39Z")
    _sleeve(art, "M44 54C34 62 34 72 42 78", EGG, (46, 80), 9)
    lace(art, "M33 70L42 68L46 76Q42 77 41 82Q38 79 35 80Z")
    art.path("M38 74L66 80L62 102L34 96Z", fill=IVORY.light, line=IVORY.deep, width=1.2)
    art.path("M40 80L62 84.6M39 84.5L61 89M38 89L60 93.5", line=IVORY.deep, width=0.9)
    art.path(dots([(44, 82), (50, 86), (56, 85), (46, 90), (53, 91.5)]), line=INK, width=2.2)
    art.path("M46 80h.1", line=SKIN.light, width=5.5)
    note = "M84 26V10L96 7V22"
    art.path(note, line=GOLD.deep, width=3)
    art.path(dots([(81.5, 26.5), (93.5, 22.5)]), line=GOLD.deep, width=7)
    art.path(dots([(81.5, 26.5), (93.5, 22.5)]), line=GOLD.mid, width=5)
    art.path(note, line=GOLD.mid, width=1.4)
    return art


# -- statues ---------------------------------------------------------------------------------------


def _pedestal(art: Art, top: float, w: float = 24) -> None:
    _ground(art, 154, w + 20)
    stone = art.linear(60 - w, 0, 60 + w, 0, MARBLE.dark, MARBLE.light, MARBLE.mid, MARBLE.dark)
    for x, y, h in (
        (w + 8, 146, 8),
        (w + 4, 140, 6),
        (w - 2, top + 10, 130 - top),
        (w + 4, top + 4, 6),
        (w + 7, top, 4),
    ):
        art.path(box(60 - x, y, 2 * x, h), fill=stone, line=MARBLE.deep, width=LINE)
    swag = (
        f"M{60 + w - 7} {top + 16}C{60 + w - 10} {top + 27} {67 - w + 3} {top + 27} {67 - w}"
        f" {top + 16}M{60 + w - 7} {top + 17}v9M{67 - w} {top + 17}v9"
    )
    art.path(swag, line=GOLD.deep, width=4.2)
    art.path(swag, line=GOLD.mid, width=2.6)
    art.path(swag, line=GOLD.light, width=0.8)
    ends: list[Point] = [(60 + w - 7.5, top + 16), (67.5 - w, top + 16)]
    art.path(dots(ends), line=GOLD.deep, width=6)
    art.path(dots(ends), line=GOLD.light, width=3.6)


def _stone(art: Art, d: str, x0: float, x1: float) -> None:
    art.path(
        d,
        fill=art.linear(x0, 0, x1, 0, MARBLE.mid, MARBLE.light, MARBLE.mid, MARBLE.dark),
        line=MARBLE.deep,
        width=1.2,
    )


def _limb(art: Art, d: str, width: float) -> None:
    art.limb(d, "#eeeeea", MARBLE.deep, width)
    shade = width * 0.3
    with art.group(f"translate({shade / 2:g} {shade:g})"):
        art.path(d, line=MARBLE.dark, width=width * 0.3, opacity=0.35)


def venus() -> Art:
    """Draw a draped lady with a jar on her shoulder."""
    art = Art(120, 160)
    _pedestal(art, 112)
    _limb(art, "M50 44C42 50 42 58 46 64", 6.5)
    drape = "M48 66C52 60 68 60 72 66C78 78 76 92 80 112L40 112C46 96 42 82 48 66Z"
    _stone(art, drape, 40, 80)
    art.path(
        "M54 66C50 82 56 94 50 111M62 64C60 82 66 94 62"
        " 111M69 66C70 82 72 94 72 111M48 70C56 78 68 76"
        " 74 70",
        line=MARBLE.deep,
        width=1,
        opacity=0.7,
    )
    _stone(
        art,
        "M50 42C54 39 66 39 70 42C72 50 68 56 69 63C64 68 55 68 51 63C52 56 48 50 50 42Z",
        48,
        72,
    )
    art.path("M54 51C57 54 59 54 60 51C61 54 64 54 66 51", line=MARBLE.dark, width=1)
    _stone(art, "M57 32H64V42H57Z", 56, 65)
    _stone(art, oval(60, 26, 7.5, 9), 52, 68)
    _stone(
        art,
        "M51 26C49 14 58 12 62 14C70 14 71 22 69 27C67 21 60 20 56 21C54 22 53 24 51 26Z",
        50,
        70,
    )
    _stone(art, oval(70, 16, 4.5), 66, 75)
    jar = "M80 16H92M82 16C82 20 76 24 77 32C78 40 84 44 86 46C88 44 94 40 95 32C96 24 90 20 90 16"
    _stone(art, jar + "Z", 76, 96)
    art.path("M77 29C83 32 90 32 95 29", line=GOLD.mid, width=2)
    _limb(art, "M69 45C80 50 88 52 88 44", 6.5)
    return art


def cupid() -> Art:
    """Draw a winged child with his bow."""
    art = Art(120, 160)
    _pedestal(art, 118, 22)
    for side in (False, True):
        wing = (
            "M66 56C74 36 92 30 104 34C102 42 98 44 94 45C98 48"
            " 94 54 90 54C92 58 86 62 82 61C80 66 72 68 66 64Z"
        )
        wing = mirror(wing) if side else wing
        _stone(art, wing, 10, 110)
        lines = "M94 45C86 46 80 50 76 54M90 54C84 54 80 58 76 60"
        art.path(mirror(lines) if side else lines, line=MARBLE.deep, width=1, opacity=0.7)
    _limb(art, "M66 88C70 98 66 106 68 115", 10)
    _limb(art, "M54 88C48 96 44 104 36 108", 10)
    _stone(
        art,
        "M50 54C54 50 66 50 70 54C73 64 74 80 70 90C64 94 55 94 50 90C46 80 47 64 50 54Z",
        46,
        74,
    )
    _stone(art, "M46 82C54 88 66 88 74 80L76 90C66 98 52 98 44 92Z", 44, 76)
    art.path("M59.5 76h.1", line=MARBLE.deep, width=1.8)
    bow_line = "M22 32C40 40 40 74 24 88"
    art.path("M22 32L24 88", line=GOLD.dark, width=0.9)
    art.path(bow_line, line=GOLD.deep, width=4)
    art.path(bow_line, line=GOLD.mid, width=2.2)
    _limb(art, "M52 58C46 62 42 62 37 60", 8)
    _limb(art, "M69 58C78 64 70 72 58 64", 8)
    art.path("M62 62L14 59", line=GOLD.deep, width=2.6)
    art.path("M62 62L14 59", line=GOLD.mid, width=1.2)
    art.path("M14 59L20 56V62.5Z", fill=GOLD.mid, line=GOLD.deep, width=1)
    _stone(art, oval(60, 38, 11, 11.5), 48, 72)
    curls: list[Point] = [(51, 32), (55, 27), (61, 25), (67, 27), (70, 32), (49, 38), (71, 38)]
    art.path(dots(curls), line=MARBLE.deep, width=9)
    art.path(dots(curls), line=MARBLE.mid, width=7)
    art.path(dots([(x - 1, y - 1) for x, y in curls]), line=MARBLE.light, width=3)
    art.path("M58 44C59.5 45 61 45 62 44", line=MARBLE.deep, width=1)
    return art


def king_bust() -> Art:
    """Draw the King's bust, in a great wig and a laurel."""
    art = Art(120, 160)
    _pedestal(art, 108, 22)
    _stone(art, sym("M60 92L68 92L70 102L76 108L60 108"), 44, 76)
    wig = sym("M60 12C80 12 88 28 86 44C92 54 90 66 92 76C90 84 82 86 76 82L60 76")
    _stone(art, wig, 28, 92)
    art.path(
        both(
            "M76 26C84 36 80 44 86 50M72 30C80 42 76 52 84"
            " 60C90 66 82 72 88 78M76 58C80 64 74 70 80 76"
        ),
        line=MARBLE.deep,
        width=1.1,
        opacity=0.8,
    )
    _stone(art, sym("M60 62L68 62L70 72C82 76 92 80 94 92C84 98 72 97 60 97"), 26, 94)
    art.path(sym("M60 74L70 74L66 88L60 92"), fill=MARBLE.light, line=MARBLE.deep, width=1)
    art.path("M38 82C42 90 50 94 60 95", line=MARBLE.deep, width=1, opacity=0.6)
    art.path("M84 80L70 96L92 90Z", fill=MARBLE.dark, opacity=0.5)
    face = sym("M60 26C70 26 74 34 73.5 44C73 56 66 66 60 67")
    _stone(art, face, 46, 76)
    art.path(both("M63.5 42C66 40 69.5 40 71 42"), line=MARBLE.deep, width=1.2)
    art.path(both("M64 46.5h5"), line=MARBLE.deep, width=1.3)
    art.path(
        "M60.5 44C61 50 63 53 61.5 55C60 56 58.5 55.5 57.5 54.5M56 60C58.5 61 61.5 61 64 60",
        line=MARBLE.deep,
        width=1.1,
    )
    leaf = ""
    for k in range(6):
        x, y = 62 + 3.4 * k, 24 + 0.7 * k * k * 0.55
        leaf += f"M{pt(x, y)}q-1 -8 5 -10q4 5 -2 10Z"
    art.path(both(leaf), fill=GOLD.mid, line=GOLD.deep, width=0.9)
    return art


def lyre_player() -> Art:
    """Draw Apollo with lyre and rays."""
    art = Art(120, 160)
    _pedestal(art, 116)
    rays = star(56, 24, 20, 9, 14)
    art.path(rays, fill=GOLD.mid, line=GOLD.deep, width=0.9)
    _limb(art, "M54 84C52 96 54 106 52 113", 10)
    _limb(art, "M64 84C72 94 68 104 74 113", 10)
    cloak = "M42 46C34 62 38 84 30 108C38 114 44 108 46 100C50 86 46 70 50 54Z"
    _stone(art, cloak, 30, 52)
    art.path("M42 56C40 76 42 90 36 108", line=MARBLE.deep, width=1, opacity=0.7)
    _stone(
        art,
        "M46 44C52 40 64 40 70 44C72 54 69 62 69 72C66 80 52 80 48 74C49 64 44 54 46 44Z",
        44,
        72,
    )
    _stone(art, "M46 70C54 76 64 76 72 70L76 88C70 96 64 90 60 96C56 90 50 96 44 90Z", 44, 76)
    art.path(
        "M56 76C54 84 56 88 54 91M64 76C66 82 64 88 66 91", line=MARBLE.deep, width=1, opacity=0.7
    )
    art.path("M52 54C55 57 57 57 58 54C59 57 62 57 65 54M58 60V66", line=MARBLE.dark, width=1)
    _stone(art, "M53 32H60V43H53Z", 52, 62)
    _stone(art, oval(56, 25, 7.5, 9), 48, 64)
    curls: list[Point] = [(49, 22), (52, 17), (57, 15.5), (62, 18), (64, 23)]
    art.path(dots(curls), line=MARBLE.deep, width=7.5)
    art.path(dots(curls), line=MARBLE.mid, width=5.7)
    with art.group("translate(72 34) rotate(10) scale(.78)"):
        lyre = "M30 56C40 52 40 44 36 36C33 28 40 22 40 14C40 8 34 8 33.5 12"
        lyre += mirror(lyre, 24)
        art.path(lyre, line=GOLD.deep, width=6)
        art.path(lyre, line=GOLD.mid, width=3.6)
        art.path("M10 22h28M20 23V52M24 23V52M28 23V52M16 56h16", line=GOLD.deep, width=2.2)
    _limb(art, "M69 46C78 54 82 60 80 70", 7)
    _limb(art, "M47 46C42 58 54 66 76 62", 7)
    return art


# -- fountain and kitchen --------------------------------------------------------------------------


def _jets(art: Art, d: str, width: float = 3) -> None:
    art.path(d, line=WATER.dark, width=width + 1.6, opacity=0.7)
    art.path(d, line=WATER.light, width=width)


def fountain_upper() -> Art:
    """Draw the fountain's upper part, which fits right above the lower."""
    art = Art(120, 120)
    _jets(art, both("M61 24C66 2 84 2 86 34M61 24C64 8 74 8 75 36"), 2.6)
    _jets(art, "M60 30V4", 3.4)
    stone = art.linear(20, 0, 100, 0, MARBLE.dark, MARBLE.light, MARBLE.mid, MARBLE.dark)
    gold = art.linear(40, 0, 80, 0, GOLD.dark, GOLD.light, GOLD.dark)
    art.path(sym("M60 18C64 24 66 28 64 34L68 40L60 42"), fill=gold, line=GOLD.deep, width=1.2)
    art.path(sym("M60 38L88 38C86 48 76 52 66 54L60 54"), fill=stone, line=MARBLE.deep, width=1.2)
    art.path(oval(60, 38, 28, 5), fill=WATER.mid, line=MARBLE.deep, width=1.2)
    art.path("M44 38C50 35 56 40 62 37C68 35 72 39 78 37", line=WATER.light, width=1.4)
    art.path(
        sym("M60 54L66 54C64 60 70 64 70 70C70 76 66 78 66 84L60 84"),
        fill=gold,
        line=GOLD.deep,
        width=1.2,
    )
    _jets(art, both("M86 42C92 50 92 64 92 80M76 50C80 58 80 68 80 82"), 2.4)
    art.path(
        sym("M60 84L112 84C108 100 86 108 70 110L70 120L60 120"),
        fill=stone,
        line=MARBLE.deep,
        width=1.2,
    )
    art.path(oval(60, 84, 52, 8), fill=WATER.mid, line=MARBLE.deep, width=1.2)
    art.path(
        "M22 84C32 80 40 88 50 84C60 80 68 88 78 84C86 81 92 86 100 83M34 89C44 86 54 91 62 88",
        line=WATER.light,
        width=1.6,
    )
    art.path(both("M72 97C84 95 96 92 104 88"), line=MARBLE.light, width=1.6)
    art.path(dots([(60, 99), (78, 97), (42, 97)]), line=GOLD.deep, width=8)
    art.path(dots([(60, 99), (78, 97), (42, 97)]), line=GOLD.mid, width=5.6)
    return art


def fountain_lower() -> Art:
    """Draw the fountain's lower part."""
    art = Art(120, 120)
    stone = art.linear(4, 0, 116, 0, MARBLE.dark, MARBLE.light, MARBLE.mid, MARBLE.dark)
    art.path(oval(60, 112, 58, 7), fill=INK, opacity=0.2)
    art.path(oval(60, 78, 56, 16), fill=stone, line=MARBLE.deep, width=1.2)
    art.path(
        oval(60, 77, 51, 12.5),
        fill=art.radial(60, 74, 52, WATER.light, WATER.mid, WATER.dark),
        line=MARBLE.deep,
        width=1,
    )
    _jets(art, both("M108 2C113 26 108 48 102 72M96 2C98 26 94 50 90 76"), 2.4)
    art.path(
        sym("M60 0L70 0C72 10 66 18 68 28C70 40 78 48 80 66C74 72 66 73 60 73"),
        fill=stone,
        line=MARBLE.deep,
        width=1.2,
    )
    art.path(both("M66 8C66 28 70 44 72 66"), line=MARBLE.deep, width=0.9, opacity=0.6)
    # two dolphins, gilt
    dolphin = (
        "M70 70C84 70 96 60 96 46C96 36 90 30 84 30C88 24 96"
        " 20 102 24C100 16 88 14 84 22C78 14 68 18 70 26"
        "C74 24 80 26 82 30C88 34 88 48 80 54C74 58 68 58 64 62C60 68 64 72 70 70Z"
    )
    for side in (False, True):
        d = mirror(dolphin) if side else dolphin
        art.path(
            d,
            fill=art.linear(
                20 if side else 64, 0, 56 if side else 102, 0, GOLD.light, GOLD.mid, GOLD.dark
            ),
            line=GOLD.deep,
            width=1.3,
        )
    art.path(both("M88 40C92 48 88 60 78 64"), line=GOLD.light, width=1.4)
    art.path(dots([(69.5, 64.5), (50.5, 64.5)]), line=GOLD.deep, width=2.8)
    _jets(art, both("M65 68C72 76 80 74 86 80"), 2)
    ripples = "M16 78C24 75 30 81 38 78M82 82C90 79 96 84 104 80M40 85C50 82 66 88 80 85"
    art.path(ripples, line=WATER.light, width=1.6)
    rim = "M4 78C6 98 26 110 60 110C94 110 114 98 116 78C112 90 92 95 60 95C28 95 8 90 4 78Z"
    art.path(rim, fill=stone, line=MARBLE.deep, width=1.2)
    for k in range(-4, 5):
        x = 60 + 12.2 * k
        y = 103 - 0.010 * (x - 60) ** 2 * 0.6
        art.path(
            f"M{pt(x - 4, y - 4)}q4 -4 8 0q0 6 -4 8q-4 -2 -4 -8Z",
            fill=GOLD.mid,
            line=GOLD.deep,
            width=0.8,
        )
    return art


def _pan(art: Art, x: float, y: float, r: float) -> None:
    art.path(f"M{pt(x, y - r)}V{y - r - 15:g}", line=COPPER.deep, width=3)
    art.path(f"M{pt(x, y - r)}V{y - r - 15:g}", line=COPPER.mid, width=1.4)
    art.path(
        oval(x, y, r),
        fill=art.radial(x - r * 0.3, y - r * 0.4, r * 1.5, COPPER.light, COPPER.mid, COPPER.dark),
        line=COPPER.deep,
        width=1.2,
    )
    art.path(oval(x, y, r * 0.72), line=COPPER.dark, width=1)


def kitchen_upper() -> Art:
    """Draw the kitchen's upper part, which fits above the lower: chimney, copper and shelf."""
    art = Art(120, 120)
    art.path(
        box(2, 2, 116, 118),
        fill=art.linear(0, 0, 0, 120, "#efe2c8", "#d9c39c"),
        line=WOOD.deep,
        width=1.4,
    )
    tiles = "".join(f"M2 {14 + 14 * k}H118" for k in range(8))
    tiles += "".join(f"M{9 + 14 * k} 2V120" for k in range(8))
    art.path(tiles, line="#b99b6d", width=0.7, opacity=0.7)
    art.path(
        sym("M60 2L84 2C84 24 96 40 104 56L104 66L60 66"),
        fill=art.across(IVORY, 16, 104),
        line=IVORY.deep,
        width=1.2,
    )
    art.path("M14 58h92v10h-92Z", fill=art.down(WOOD, 50, 72), line=WOOD.deep, width=1.2)
    art.path(
        sym("M60 14C72 14 80 22 80 30C80 38 72 44 60 46"), fill=EGG.light, line=GOLD.deep, width=1.6
    )
    with art.group("translate(46 14) scale(.44)"):
        art.path(sym("M32 10C38 18 40 24 37 32C36 36 35 40 35 46L32 50", 32), fill=GOLD.dark)
        art.path(
            both_at("M37 40C38 30 48 24 52 32C54 38 46 42 43 36C43 42 40 44 37 44Z", 32)
            + box(23, 44, 18, 5),
            fill=GOLD.dark,
        )
    art.path(box(22, 68, 76, 52), fill="#43261c", line=WOOD.deep, width=1.2)
    fire = sym("M60 78C64 88 70 86 70 96C78 94 80 104 78 114L74 120L60 120")
    art.path(
        oval(60, 98, 34, 21), fill=art.radial(60, 106, 34, (0, "#ffb14a", 0.7), (1, "#ffb14a", 0))
    )
    art.path(fire, fill="#e2672a")
    art.path(sym("M60 90C64 98 68 100 68 108C70 110 70 116 68 120L60 120"), fill="#ffc65a")
    art.path("M36 113L84 117M84 113L36 117", line=WOOD.mid, width=4)
    art.path("M60 68V76", line=INK, width=2)
    art.path(
        "M44 84C44 80 50 76 60 76C70 76 76 80 76 84L78 88"
        "H42ZM42 88H78C78 100 72 106 60 106C48 106 42 100"
        " 42 88Z",
        fill="#5b4a44",
        line="#1f1512",
        width=1.2,
    )
    art.path("M46 92C48 98 50 100 54 102", line="#8d7a72", width=2)
    _pan(art, 11, 92, 7.5)
    _pan(art, 109, 92, 7.5)
    _pan(art, 12, 40, 8)
    _pan(art, 108, 40, 8)
    return art


def both_at(d: str, axis: float) -> str:
    """Return a shape with its mirror image, at another axis than the figures'."""
    return d + mirror(d, axis)


def kitchen_lower() -> Art:
    """Draw the kitchen's lower part: the table with cake and pastries."""
    art = Art(120, 120)
    art.path(
        box(2, 0, 116, 118),
        fill=art.linear(0, 0, 0, 118, "#c9a77c", "#a97d55"),
        line=WOOD.deep,
        width=1.4,
    )
    art.path(
        "M2 96L40 118M118 96L80 118M2 60L118 60M2 78H118M2 96"
        "H118M40 60V78M80 60V78M20 78V96M60 78V96M100 78V96",
        line="#7d5434",
        width=0.9,
        opacity=0.6,
    )
    for x in (12.0, 102.0):
        art.path(box(x, 70, 7, 46), fill=WOOD.mid, line=WOOD.deep, width=1.1)
    cloth = "M4 62H116L114 84" + scallops(114, 6, 84, 9, 9) + "Z"
    art.path(
        cloth, fill=art.linear(0, 62, 0, 90, IVORY.light, IVORY.mid), line=IVORY.deep, width=1.2
    )
    art.path("M8 80C30 76 40 84 60 80C80 76 92 84 112 80", line=BLUSH.dark, width=1.4)
    art.path("M2 56H118V64H2Z", fill=art.down(WOOD, 52, 66), line=WOOD.deep, width=1.2)
    # the tiered cake
    art.path("M38 56H82L78 52H42Z", fill=GOLD.mid, line=GOLD.deep, width=1)
    for x, y, h, ramp in (
        (19.0, 38.0, 14.0, BLUSH),
        (14.0, 26.0, 13.0, IVORY),
        (9.0, 15.0, 12.0, BLUSH),
    ):
        art.path(
            box(60 - x, y, 2 * x, h),
            fill=art.across(ramp, 60 - x, 60 + x),
            line=ramp.deep,
            width=1.1,
        )
        icing = (
            f"M{60 + x:g} {y:g}v4" + scallops(60 + x, 60 - x, y + 4, 5 if x > 10 else 3, 6) + "v-4Z"
        )
        art.path(
            icing, fill=IVORY.light if ramp is BLUSH else BLUSH.light, line=ramp.deep, width=0.9
        )
    art.path(dots([(60, 11)]), line=CRIMSON.deep, width=9)
    art.path(dots([(60, 11)]), line=CRIMSON.mid, width=7)
    art.path("M60 7C61 4 63 3 65 3", line=LEAF.dark, width=1.4)
    # pastries and fruit at the sides
    art.path(
        "M10 56C10 52 14 50 22 50C30 50 34 52 34 56Z", fill=POWDER.mid, line=POWDER.deep, width=1
    )
    fruit: list[tuple[float, float, Ramp]] = [
        (15, 46, CRIMSON),
        (22, 46, GOLD),
        (29, 46, LEAF),
        (18.5, 40, GOLD),
        (25.5, 40, CRIMSON),
        (22, 34, LEAF),
    ]
    for x, y, ramp in fruit:
        art.path(dots([(x, y)]), line=ramp.deep, width=8.6)
        art.path(dots([(x, y)]), line=ramp.mid, width=6.8)
        art.path(dots([(x - 1, y - 1)]), line=ramp.light, width=2)
    art.path("M98 56V44M88 44C88 40 108 40 108 44Z", fill=GOLD.mid, line=GOLD.deep, width=1.6)
    for x, y in ((92.0, 39.0), (98.0, 38.0), (104.0, 39.0), (98.0, 33.0)):
        art.path(
            f"M{pt(x - 4, y + 2)}q0 -6 4 -6q4 0 4 6Z", fill="#d99a55", line="#7b4a22", width=0.9
        )
        art.path(dots([(x, y - 3.5)]), line=CRIMSON.mid, width=2.6)
    art.path(
        both("M88 100C94 94 104 98 102 106C100 112 90 112 86 106C84 102 86 100 88 100Z"),
        fill="#d9a866",
        line=WOOD.deep,
        width=1.2,
    )
    art.path(both("M88 102L96 100M88 106L98 104"), line=WOOD.deep, width=1.1)
    return art


# -- fireworks and palace --------------------------------------------------------------------------


def burst(
    art: Art, x: float, y: float, r: float, ramp: tuple[str, str, str], n: int, shape: str
) -> None:
    """Draw one burst of a firework."""
    art.path(
        oval(x, y, r * 1.1),
        fill=art.radial(x, y, r * 1.1, (0, ramp[0], 0.75), (0.5, ramp[1], 0.25), (1, ramp[1], 0)),
    )
    rays, sparks, small = "", [], []
    for k in range(n):
        a = 2 * math.pi * k / n
        c, s = math.cos(a), math.sin(a)
        drop = r * 0.07
        rays += (
            f"M{pt(x + c * r * 0.22, y + s * r * 0.22)}"
            f"Q{pt(x + c * r * 0.6, y + s * r * 0.6 - drop)}"
            f" {pt(x + c * r * 0.88, y + s * r * 0.88)}"
        )
        sparks.append((x + c * r, y + s * r))
        b = a + math.pi / n
        small.append((x + math.cos(b) * r * 0.62, y + math.sin(b) * r * 0.62))
    art.path(rays, line=ramp[1], width=r * 0.07)
    art.path(rays, line=ramp[0], width=r * 0.03)
    art.path(dots(small), line=ramp[2], width=r * 0.08)
    if shape == "star":
        art.path("".join(star(px, py, r * 0.12, r * 0.045, 4) for px, py in sparks), fill=ramp[0])
    else:
        art.path(dots(sparks), line=ramp[0], width=r * 0.13)
    art.path(star(x, y, r * 0.26, r * 0.1, 8), fill="#ffffff")


FIRES = (
    ("#fff4c2", "#f6b93f", "#ffd97a"),
    ("#ffe0ea", "#ee7fa2", "#ffc1d2"),
    ("#dff7ff", "#69b9e8", "#b5e3fa"),
)


def fireworks(count: int) -> Art:
    """Draw two or three bursts, for a night sky."""
    art = Art(120, 120)
    spots = (
        ((41.0, 44.0, 38.0), (84.0, 82.0, 30.0))
        if count == 2
        else ((60.0, 36.0, 33.0), (31.0, 84.0, 26.0), (90.0, 84.0, 26.0))
    )
    for x, y, r in spots:
        art.path(
            f"M{pt(60 + (x - 60) * 0.2, 120)}Q{pt(x, 116)} {pt(x, y + r * 0.5)}",
            line="#f7cf86",
            width=1.3,
            opacity=0.6,
        )
    for k, (x, y, r) in enumerate(spots):
        burst(
            art,
            x,
            y,
            r,
            FIRES[k],
            14 - 2 * (k % 2) if count == 2 else 12,
            "star" if k % 2 == 0 else "dots",
        )
    return art


def single(kind: int) -> Art:
    """Draw a single burst, which is shown for a moment."""
    art = Art(120, 120)
    burst(art, 60, 60, 50, FIRES[kind], 14 + 2 * (kind % 2), "dots" if kind == 1 else "star")
    return art


def all_halls() -> Art:
    """Draw the palace's front."""
    art = Art(200, 120)

    def s(d: str) -> str:
        return sym(d, 100)

    def b(d: str) -> str:
        return both_at(d, 100)

    art.path(oval(100, 112, 98, 7), fill=INK, opacity=0.2)
    wall = art.linear(0, 40, 0, 110, "#f6e6c4", "#e6cd9f")
    roof = art.linear(0, 14, 0, 46, "#8fa9b8", "#5d7a8d")
    line = "#5c4526"
    art.path(b("M134 32L190 32L196 48L130 48Z"), fill=roof, line="#33495a", width=1.2)
    art.path(box(6, 48, 188, 60), fill=wall, line=line, width=1.2)
    for k in range(5):
        x = 146 + 11.5 * k - 2
        if k == 4:
            continue
        window = (
            f"M{pt(x - 3.4, 104)}V87C{pt(x - 3.4, 81)} {pt(x + 3.4, 81)} {pt(x + 3.4, 87)}V104Z"
            f"M{pt(x - 3.4, 74)}V60C{pt(x - 3.4, 55)} {pt(x + 3.4, 55)} {pt(x + 3.4, 60)}V74Z"
        )
        for d in (window, mirror(window, 100)):
            art.path(d, fill="#ffd987", line=line, width=1)
        art.path(b(f"M{pt(x, 104)}V83M{pt(x, 74)}V57"), line=line, width=0.7)
        dormer = f"M{pt(x - 3, 46)}V40Q{pt(x, 35)} {pt(x + 3, 40)}V46Z"
        if k < 4:
            art.path(b(dormer), fill="#ffd987", line="#33495a", width=0.9)
    art.path("M6 78H194M6 48H194", line=GOLD.dark, width=2)
    art.path("M6 77.5H194M6 47.5H194", line=GOLD.light, width=0.8)
    # the middle
    art.path(s("M100 8C118 10 128 22 130 34L134 40L100 40"), fill=roof, line="#33495a", width=1.2)
    art.path(s("M100 2L103 8L100 10"), fill=GOLD.mid, line=GOLD.deep, width=1)
    art.path(s("M100 36L138 36L138 110L100 110"), fill=wall, line=line, width=1.2)
    art.path(s("M100 22L142 40L100 40"), fill=IVORY.light, line=line, width=1.3)
    art.path(s("M100 26L130 38.5L100 38.5"), line=GOLD.mid, width=1.2)
    sun = star(100, 33.5, 6, 3.2, 10)
    art.path(sun, fill=GOLD.mid, line=GOLD.deep, width=0.8)
    for x in (106.0, 121.0, 133.0):
        col = box(x - 2.2, 46, 4.4, 60) + box(x - 3.4, 43, 6.8, 3) + box(x - 3.4, 104, 6.8, 4)
        for d in (col, mirror(col, 100)):
            art.path(
                d,
                fill=art.linear(x - 3, 0, x + 3, 0, MARBLE.mid, MARBLE.light, MARBLE.dark)
                if d is col
                else MARBLE.mid,
                line="#7a6848",
                width=0.8,
            )
    door = "M94 108V84C94 78 106 78 106 84V108Z"
    art.path("M91.5 46h17v62h-17Z", fill=wall)
    art.path(door, fill=WOOD.mid, line=WOOD.deep, width=1.1)
    art.path("M100 80V108", line=WOOD.deep, width=1)
    art.path("M94 74V58C94 52 106 52 106 58V74Z", fill="#ffd987", line=line, width=1)
    art.path("M100 54V74M94 64H106", line=line, width=0.8)
    for x in (113.5, 127.0):
        d = (
            f"M{pt(x - 3, 102)}V84Q{pt(x, 79)} {pt(x + 3, 84)}V102"
            f"ZM{pt(x - 3, 74)}V58Q{pt(x, 53)} {pt(x + 3, 58)}V74Z"
        )
        for one in (d, mirror(d, 100)):
            art.path(one, fill="#ffd987", line=line, width=0.9)
    art.path(s("M100 106L144 106L150 114L100 114"), fill=MARBLE.mid, line=MARBLE.deep, width=1)
    art.path("M54 110H146", line=MARBLE.deep, width=0.8)
    for x in (160.0, 184.0):
        art.path(
            b(
                f"M{pt(x, 88)}C{pt(x + 9, 98)} {pt(x + 8, 108)}"
                f" {pt(x + 7, 112)}H{x - 7:g}C{pt(x - 8, 108)}"
                f" {pt(x - 9, 98)} {pt(x, 88)}Z"
            ),
            fill=LEAF.mid,
            line=LEAF.deep,
            width=1,
        )
    return art


def app_icon() -> Art:
    """Draw the application's sign: a gown, and a gold thimble before it, on duck-egg blue."""
    art = Art(256, 256)
    tile = (
        "M56 6H200C232 6 250 24 250 56V200C250 232 232 250"
        " 200 250H56C24 250 6 232 6 200V56C6 24 24 6 56 6Z"
    )
    art.path(
        tile,
        fill=art.radial(110, 84, 190, "#eaf5f1", "#a9cdc9", "#6b9c9d"),
        line=GOLD.deep,
        width=9,
    )
    art.path(tile, line=GOLD.mid, width=5.5)
    art.path(tile, line=GOLD.light, width=1.8)
    inner = (
        "M62 22H194C220 22 234 36 234 62V194C234 220 220 234 194"
        " 234H62C36 234 22 220 22 194V62C22 36 36 22 62 22Z"
    )
    art.path(inner, line=GOLD.dark, width=1.6, opacity=0.8)

    def s(d: str) -> str:
        return sym(d, 128)

    blush = Ramp("#fdece5", "#eab6aa", "#bf7a72", "#6b3834")
    art.path(oval(128, 218, 84, 9), fill=INK, opacity=0.2)
    skirt = s(
        "M128 112L142 106C168 100 200 110 208 134C216 160 214 190 218 212C186 222 156 224 128 224"
    )
    art.path(skirt, fill=art.across(blush, 38, 218), line=blush.deep, width=3)
    fold = (
        "M152 110C178 138 192 180 198 216L208 214C202 174 184 132 152 110Z"
        "M144 114C162 148 172 186 176 220L184 219C180 182 168 142 144 114Z"
    )
    art.path(both_at(fold, 128), fill=blush.deep, opacity=0.25)
    front = s("M128 118C142 150 156 188 164 221C150 224 140 224 128 224")
    art.path(front, fill=IVORY.light, line=blush.deep, width=2.4)
    for y, x in ((166, 146.0), (192, 154.0), (217, 161.0)):
        art.path(
            f"M{256 - x:g} {y - 8}L{x:g} {y - 8}L{x:g} {y}" + scallops(x, 256 - x, y, 5, 9) + "Z",
            fill=blush.light,
            line=blush.deep,
            width=1.8,
        )
    edge = "M131 120C144 148 158 188 166 220"
    beads(art, edge, 11, blush, 9)
    beads(art, mirror(edge, 128), 11, blush, 9)
    sleeve = "M158 50C170 50 178 62 180 76L186 100C178 106 168 106 160 102L152 76Z"
    ruffle = (
        "M159 101C168 106 178 106 186 99L200 122Q194 122 193 128Q186"
        " 124 182 130Q176 124 170 128Q168 121 160 120Z"
    )
    for d, fill in ((ruffle, IVORY.light), (sleeve, blush.mid)):
        for one in (d, mirror(d, 128)):
            art.path(one, fill=fill, line=blush.deep, width=2.4)
    art.path(
        s("M128 32L134 32C134 40 136 44 142 46L162 52L156 76L128 84"),
        fill=IVORY.light,
        line=IVORY.deep,
        width=1.8,
    )
    art.path(
        s("M128 20C132 20 134 23 134 26C134 29 132 31 132 33L128 33"),
        fill=GOLD.mid,
        line=GOLD.deep,
        width=1.8,
    )
    bodice = s("M128 76C140 76 148 70 151 54L164 52C160 76 148 88 143 108L128 124")
    art.path(bodice, fill=art.across(blush, 90, 164), line=blush.deep, width=3)
    art.path(s("M128 78L142 74L142 96L128 122"), fill=IVORY.light, line=blush.deep, width=1.8)
    for y, size in ((84, 8.5), (98, 7), (110, 5.5)):
        bow(art, 128, y, size, GOLD)
    with art.group("translate(152 142) scale(1.48) rotate(6)"):
        thimble(art, GOLD, "gold")
    return art


MUSICIANS = (harpsichord, violin, flute, cello, singer)
STATUES = (venus, cupid, king_bust, lyre_player)

DECORATIONS: dict[str, Callable[[], Art]] = {
    **{f"decoration/musician-{k + 1}": draw for k, draw in enumerate(MUSICIANS)},
    **{f"decoration/statue-{k + 1}": draw for k, draw in enumerate(STATUES)},
    "decoration/fountain-upper": fountain_upper,
    "decoration/fountain-lower": fountain_lower,
    "decoration/kitchen-upper": kitchen_upper,
    "decoration/kitchen-lower": kitchen_lower,
    "decoration/fireworks-2": partial(fireworks, 2),
    "decoration/fireworks-3": partial(fireworks, 3),
    **{f"decoration/burst-{kind + 1}": partial(single, kind) for kind in range(len(FIRES))},
    "decoration/all-halls": all_halls,
    "app/icon": app_icon,
}
