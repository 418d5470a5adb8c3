"""The guests of the ball: a person of their own for each garment, with face, hands and bearing."""

from functools import partial
from typing import NamedTuple

from tools.art.palette import (
    BLACK,
    BLOND,
    BLUSH,
    BROWN,
    CHESTNUT,
    FAIR,
    GINGER,
    GOLD,
    INK,
    IVORY,
    LEAF,
    OLIVE,
    POWDER,
    ROSY,
    SKIN,
    Ramp,
)
from tools.art.pen import Art, along, both, dots, mirror, pt, sym
from tools.art.wardrobe import LADIES, Body, Cloth, bow, garment

LIP = "#b5484c"
EYE = "#33241f"
ROSE_POWDER = Ramp("#fff4f4", "#f3dcdc", "#d3b1b3", "#866a6c")
BLUE_POWDER = Ramp("#fbfdff", "#dfe6ee", "#b5c0cd", "#6c7785")
PEARL = Ramp("#fffdf6", "#f2e8d4", "#d2c3a4", "#84765c")

SKINS = (FAIR, BROWN, ROSY, OLIVE, SKIN)
WIGS = (POWDER, PEARL, BLUE_POWDER, ROSE_POWDER, POWDER)
OWN_HAIR = (CHESTNUT, POWDER, BLACK, BLOND, POWDER, GINGER, PEARL)
"""The hair of gentlemen who tie it back."""
MOODS = ("smile", "laugh", "calm", "wonder", "sly")
BEARINGS = {
    True: ("fan", "rest", "rose", "greet", "letter"),
    False: ("rest", "cane", "box", "rest", "hat"),
}
MARKS = {
    True: ("", "patch", "earrings", "", "old"),
    False: ("", "old", "moustache", "", "glasses", "patch"),
}


class Wearer(NamedTuple):
    """A guest's features."""

    lady: bool
    style: int
    """Hair and hat, as the cut of the garment has them."""
    skin: Ramp
    hair: Ramp
    mood: str
    bearing: str
    mark: str
    gaze: float
    """Where the eyes look: -1 to the left, 1 to the right."""
    tilt: float
    """How far the head leans, in degrees."""


def wearer(cut: int, main: str, second: str) -> Wearer:
    """Return who wears a garment: the same person each time, and hardly two alike."""
    silks = ("yellow", "green", "red", "blue")
    lady = main in LADIES
    number = 16 * (silks.index(main) // 2) + 4 * (cut - 1) + silks.index(second)
    turn = number * 7 + (3 if lady else 0)
    hair = OWN_HAIR if not lady and cut in (1, 2) else WIGS
    skin = SKINS[turn % len(SKINS)]
    return Wearer(
        lady,
        cut,
        skin,
        POWDER if skin is BROWN and hair is OWN_HAIR and turn % 2 else hair[turn // 2 % len(hair)],
        MOODS[turn // 3 % len(MOODS)],
        BEARINGS[lady][(number + cut) % len(BEARINGS[lady])],
        MARKS[lady][turn // 5 % len(MARKS[lady])],
        (-1, 0, 1, 0.6, -0.6)[number % 5],
        (-4, 3, 0, 5, -2)[(number + number // 4) % 5],
    )


# -- faces -----------------------------------------------------------------------------------------

JAW = {
    True: sym("M60 -9C66.4 -9 69.6 -5 69.4 1C69 7.6 65 13.4 60 14.8"),
    False: sym("M60 -9C66.6 -9 69.8 -5 69.8 1C69.8 5 69.4 8 67.6 10.4C65.6 13 63 15 60 15"),
}


def face(art: Art, who: Wearer) -> None:
    """Paint a face of 20 by 24 with its middle at (60, 3)."""
    skin = who.skin
    art.path(
        JAW[who.lady],
        fill=art.radial(57, -1, 16, skin.light, (0.6, skin.mid), skin.dark),
        line=skin.deep,
        width=0.8,
    )
    art.path(dots([(54, 6.2), (66, 6.2)]), line=BLUSH.dark, width=4, opacity=0.45)
    _eyes(art, who)
    art.path(
        "M60.4 1.4C60.8 3.6 61.9 5 61.4 6.1C60.8 6.9 59.6 6.8 58.9 6.3", line=skin.deep, width=0.8
    )
    _mouth(art, who)
    _marks(art, who)


def _eyes(art: Art, who: Wearer) -> None:
    brow = POWDER.dark if who.mark == "old" else "#6a5245" if who.skin is not BROWN else BLACK.deep
    lift = {"wonder": -1.2, "sly": 0.4, "laugh": -0.4}.get(who.mood, 0)
    arch = f"M62.2 {-2.4 + lift:.1f}C63.6 {-4 + lift:.1f} 66.4 {-4 + lift:.1f} 67.8 {-2 + lift:.1f}"
    art.path(both(arch), line=brow, width=1 if who.lady else 1.4)
    if who.mood == "laugh":  # eyes closed with joy
        art.path(both("M62 1.9C63.2 0 66.4 0 67.5 1.9"), line=EYE, width=1.2)
        return
    if who.mood == "calm":
        lid, below = "M61.7 1.7C62.8 0.5 66.4 0.4 67.6 1.3", "C66.5 2.8 62.9 3 61.7 1.7Z"
    else:
        lid, below = "M61.7 1.6C62.6 -0.6 66.4 -0.8 67.7 1", "C66.6 2.9 62.9 3.1 61.7 1.6Z"
    art.path(both(lid + below), fill="#fffaf2")
    pupils = [(x + 0.9 * who.gaze, 1.2) for x in (55.3, 64.7)]
    art.path(dots(pupils), line=EYE, width=2.6 if who.mood == "wonder" else 2.2)
    art.path(dots([(x + 0.5, y - 0.5) for x, y in pupils]), line="#ffffff", width=0.7)
    lash = "M67.6 1.2L68.7 0.2" if who.lady else ""
    art.path(both(lid + lash), line=EYE, width=1)


def _mouth(art: Art, who: Wearer) -> None:
    lip = LIP if who.lady else "#9a5148"
    if who.mood == "laugh":
        art.path(
            "M56.4 8.8C58.4 9.4 61.6 9.4 63.6 8.8C63.2 12.2 56.8 12.2 56.4 8.8Z",
            fill="#7d2a30",
            line=lip,
            width=0.8,
        )
        art.path("M57.4 9.4C59 9.8 61 9.8 62.6 9.4", line="#fffaf2", width=0.9)
    elif who.mood == "wonder":
        art.path("M60 8.6C61.6 8.6 62 11.4 60 11.4C58 11.4 58.4 8.6 60 8.6Z", fill=lip)
    elif who.mood == "sly":
        art.path("M57.2 9.9C59 10.4 61.6 10.2 63.4 8.6", line=lip, width=1.3)
    else:
        if who.lady:
            art.path(
                "M57.2 9.3C58.4 8.5 59.4 8.4 60 8.9C60.6 8.4 61.6 8.5 62.8 9.3"
                "C61.8 11.4 58.2 11.4 57.2 9.3Z",
                fill=lip,
            )
        rise = 0.4 if who.mood == "calm" else 1.3
        art.path(f"M56.6 {9.6 - rise / 2}Q60 {9.6 + rise} 63.4 {9.6 - rise / 2}", line=lip, width=1)


def _marks(art: Art, who: Wearer) -> None:
    if who.mark == "patch":
        art.path(dots([(66.6, 8)]), line=INK, width=1.5)
    elif who.mark == "earrings":
        art.path(dots([(50.4, 7.6), (69.6, 7.6)]), line=GOLD.deep, width=2.8)
        art.path(dots([(50.4, 7.6), (69.6, 7.6)]), line=IVORY.light, width=1.9)
    elif who.mark == "old":
        lines = both("M62.4 4.2C64 5 65.6 4.8 66.8 4.2M63.9 6.8C65 7.8 65.3 9 65 10.4")
        art.path(lines, line=who.skin.deep, width=0.6, opacity=0.8)
        art.path("M57 -5.2Q60 -5.8 63 -5.2", line=who.skin.deep, width=0.6, opacity=0.7)
    elif who.mark == "glasses":
        for x in (55.2, 64.8):
            ring = f"M{x - 3.6} 1.2a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0Z"
            art.path(ring, line=GOLD.deep, width=0.9)
        art.path("M58.8 0.8Q60 0 61.2 0.8", line=GOLD.deep, width=0.8)
    elif who.mark == "moustache":
        hair = who.hair if who.hair is not POWDER else CHESTNUT
        half = "M60 7.4C62 7 64 7.8 66.2 6.6C65.4 9 62.4 9.4 60 8.3Z"
        art.path(half + mirror(half), fill=hair.mid, line=hair.deep, width=0.5)


# -- heads -----------------------------------------------------------------------------------------


def head(art: Art, who: Wearer, trim: Ramp) -> None:
    """Draw a head above shoulders at (60, 26), in the garment's own units."""
    lady, style, hair = who.lady, who.style, who.hair
    wig = art.radial(56, -16, 34, hair.light, (0.5, hair.mid), hair.dark)
    if lady:
        back = {
            1: sym("M60 -38C70 -38 76 -28 75.5 -16C75.5 -8 73 -2 70.5 3L66 5L60 -5"),
            2: sym("M60 -24C70 -24 75 -17 74.5 -9C74 -2 73 2 70.5 5L66 5L60 -5"),
            3: sym("M60 -46C68 -46 74 -38 75.5 -26C76.5 -14 74 -4 70.5 3L66 5L60 -5"),
            4: sym("M60 -28C74 -28 83 -20 82 -9C81 0 75 5 70.5 5L66 5L60 -5"),
        }[style]
        art.path(both("M69 6C72 8 71 14 68.5 18L66 12Z"), fill=hair.dark, line=hair.deep, width=0.8)
    else:
        back = sym("M60 -19C69 -19 74 -14 74 -6C74 -1 72 3 70 6L66 6L60 -5")
    if not lady and style == 4:
        art.path(
            both("M70 -4C78 2 77 14 76 22C74 28 68 27 67 22C66 14 66 6 68 0Z"),
            fill=wig,
            line=hair.deep,
            width=0.9,
        )
        art.path(
            both(
                "M68.5 8C72 9 75 8 76.5 6M67.5 15C71 16 74 15.5 76.5 14M67.5 21C71 22.5 74 22 76 20"
            ),
            line=hair.deep,
            width=0.8,
        )
    art.path(back, fill=wig, line=hair.deep, width=0.9)
    if not lady and style in (1, 2):
        bow(art, 70, 11.5, 4, Ramp(INK, INK, INK, "#170d09"))
    face(art, who)
    crown = {
        True: sym("M60 -11C66 -11 70 -8 70.5 2C72.5 -2 73 -8 71 -13L60 -17"),
        False: sym("M60 -11C65 -11 69 -8 70 0C72 -2 73 -8 71 -13L60 -16"),
    }[lady]
    art.path(crown, fill=hair.light, line=hair.deep, width=0.8)
    if lady:
        _dress_hair(art, style, hair, trim)
    elif style != 4:
        for y in (-3, 3):
            for x in (72.0, 48.0):
                art.path(
                    f"M{pt(x - 3.5, y - 2.4)}h7q2 2.4 0 4.8h-7q-2 -2.4 0 -4.8Z",
                    fill=hair.light,
                    line=hair.deep,
                    width=0.8,
                )
                art.path(f"M{pt(x - 2, y)}h4", line=hair.dark, width=0.8)
    if not lady and style == 3:
        hat = sym("M60 -26C66 -26 70 -21 71 -14C76 -17 82 -20 86 -20C84 -12 74 -7.5 60 -7.5")
        art.path(hat, fill=art.linear(0, -26, 0, -6, "#5a4a45", INK), line="#170d09", width=0.9)
        art.path(both("M85.5 -19.5C83 -12.5 73 -8.5 60 -8.5"), line=GOLD.mid, width=1.5)
        art.path(
            "M74 -16C80 -26 88 -30 96 -29C94 -22 86 -16 76 -13Z",
            fill=IVORY.light,
            line=IVORY.deep,
            width=0.8,
        )
    if not lady and style == 2:
        art.path("M52 -17C56 -21 64 -21 68 -17", line=hair.dark, width=0.9)


def _dress_hair(art: Art, style: int, hair: Ramp, trim: Ramp) -> None:
    curl = "M71 -6C75 -8 78 -5 77 -2C76 1 72 1 71 -1"
    if style in (1, 3):
        art.path(both(curl), fill=hair.light, line=hair.deep, width=0.9)
        art.path(
            both("M70.5 2C74 .5 77 3 76 6C75 8.5 71.5 8.5 70 6"),
            fill=hair.light,
            line=hair.deep,
            width=0.9,
        )
    if style == 1:
        art.path(
            "M52 -34C56 -26 56 -20 53 -14M60 -36C61 -28 61 -20 60 -16M68 -34C65 -26 65 -20 67 -14",
            line=hair.dark,
            width=0.9,
        )
        feather = "M70 -30C72 -44 82 -52 90 -50C92 -42 84 -32 73 -27Z"
        art.path(feather, fill=trim.mid, line=trim.deep, width=0.9)
        art.path("M71 -29C76 -38 82 -44 88 -48", line=trim.light, width=0.9)
        bow(art, 70, -27, 4, GOLD)
    elif style == 2:
        art.path(
            "M53 -22C56 -18 56 -14 54 -11M67 -22C64 -18 64 -14 66 -11", line=hair.dark, width=0.9
        )
        bow(art, 60, -23, 6.5, trim)
        art.path(
            both("M71.5 0C75 4 76 10 74 17C71 16 69.5 12 70 6Z"),
            fill=hair.mid,
            line=hair.deep,
            width=0.9,
        )
    elif style == 3:
        for x, lean in ((60, 0), (51, -9), (69, 9)):
            top = -58 if lean == 0 else -53
            art.path(
                f"M{pt(x, -42)}C{pt(x - 7 + lean, -50)} {pt(x - 6 + lean, top)}"
                f" {pt(x + lean, top - 3)}C{pt(x + 7 + lean, top)} {pt(x + 7 + lean, -50)}"
                f" {pt(x, -42)}Z",
                fill=trim.light if lean else trim.mid,
                line=trim.deep,
                width=0.9,
            )
        band = along("M46 -26C52 -20 68 -20 74 -26", 9)
        art.path(dots(band), line=GOLD.deep, width=3.2)
        art.path(dots(band), line=IVORY.light, width=2.2)
        art.path(sym("M60 -42L64 -38L62.5 -33L60 -31"), fill=GOLD.mid, line=GOLD.deep, width=0.8)
    else:
        art.path(
            both("M66 -24C74 -22 79 -16 78 -9M63 -22C70 -20 74 -14 74 -8M79 -2C77 1 74 3 71 3"),
            line=hair.dark,
            width=0.9,
        )
        cap = sym(
            "M60 -34C66 -34 71 -30 72 -25Q69 -24 67.5 -26.5Q65 -22.5 62.5 -25.5Q61.5 -23.5 60 -23.5"
        )
        art.path(cap, fill=IVORY.light, line=IVORY.deep, width=0.8)
        bow(art, 60, -31, 4.5, trim)


# -- arms and hands --------------------------------------------------------------------------------

ELBOW = {1: (88.0, 64.0), 2: (88.0, 60.0), 3: (88.0, 54.0), 4: (94.0, 69.0)}
"""Where a lady's second sleeve of each cut ends."""
HAND = {
    "rest": (91.5, 80.0, 10.0),
    "fan": (90.0, 76.0, -60.0),
    "rose": (84.0, 70.0, 120.0),
    "greet": (102.0, 66.0, -150.0),
    "letter": (86.0, 76.0, 70.0),
}
"""Where the wrist of a lady's second hand is, and where it points: 0 down, 90 to the left."""


def hand(art: Art, x: float, y: float, turn: float, skin: Ramp, grip: bool = False) -> None:
    """Draw a hand from the wrist; ``grip`` closes it around something."""
    with art.group(f"translate({x:g} {y:g}) rotate({turn:g})"):
        reach = 5.4 if grip else 8.2
        fingers = "".join(
            f"M{side:g} 3L{side * (1.1 if grip else 1.35):.2f} {reach - abs(side) * 0.5:.2f}"
            for side in (-1.8, -0.6, 0.6, 1.8)
        )
        thumb = "M1.8 1.6L3.6 4.8"
        art.path(fingers + thumb, line=skin.deep, width=2.4)
        art.path("M0 0L0 2.8", line=skin.deep, width=5.6)
        art.path("M0 0L0 2.8", line=skin.mid, width=4.4)
        art.path(fingers + thumb, line=skin.light, width=1.3)


def arms(art: Art, who: Wearer) -> None:
    """Draw both forearms and hands; the garment's sleeves come before them."""
    skin, pose = who.skin, who.bearing
    if not who.lady:
        rests = ((24.6, 84.0, 0.0), (95.6, 83.0, 0.0))
        for x, y, turn in rests:
            hand(art, x, y, turn, skin, grip=x > 60 and pose in ("cane", "box", "hat"))
        return
    ex, ey = ELBOW[who.style]
    for left in (True, False):
        x, y, turn = HAND["rest" if left else pose]
        if who.style == 4 and (left or pose == "rest"):
            x, y = 94.5, 76.0
        line = f"M{ex:g} {ey:g}Q{max(ex, x) + 2:g} {(ey + y) / 2:g} {x:g} {y:g}"
        art.limb(mirror(line) if left else line, skin.mid, skin.deep, 4.4, 0.7)
        if left:
            x, turn = 120 - x, -turn
        hand(art, x, y, turn, skin, grip=not left and pose in ("fan", "rose", "letter"))


def _fan(art: Art) -> None:
    with art.group("translate(94 78) rotate(18)"):
        leaf = "M-17 -9C-14 -22 14 -22 17 -9Q14 -7 12 -8Q6 -12 0 -12Q-6 -12 -12 -8Q-14 -7 -17 -9Z"
        sticks = "".join(
            f"M0 2L{x:g} {y:g}" for x, y in ((-13, -9), (-7, -12), (0, -13), (7, -12), (13, -9))
        )
        art.path(sticks, line=GOLD.deep, width=1.5)
        art.path(sticks, line=GOLD.light, width=0.8)
        art.path(
            leaf, fill=art.linear(0, -20, 0, -8, BLUSH.light, BLUSH.mid), line=BLUSH.deep, width=0.9
        )
        art.path("M-16 -11C-12 -19 12 -19 16 -11", line=IVORY.light, width=1.1)
        art.path(dots([(0, 2)]), line=GOLD.deep, width=2.6)


def _rose(art: Art) -> None:
    art.path("M79 76L84 64", line=LEAF.deep, width=1.4)
    art.path(
        "M81 71C78 69 76 70 75 72C78 73 80 73 81 71Z", fill=LEAF.mid, line=LEAF.deep, width=0.5
    )
    art.path(dots([(85, 61)]), line=BLUSH.deep, width=8.2)
    art.path(dots([(85, 61)]), line="#e58a8f", width=6.8)
    art.path(
        "M83 60.5C84 59 86.4 59.2 86.6 61C86.4 62.6 84 62.6 84.2 61", line=BLUSH.deep, width=0.8
    )


def _letter(art: Art) -> None:
    with art.group("translate(80 76) rotate(-14)"):
        art.path("M-8 -5.5L8 -5.5L8 5.5L-8 5.5Z", fill=IVORY.light, line=IVORY.deep, width=0.8)
        art.path("M-8 -5.5L0 1.4L8 -5.5", line=IVORY.deep, width=0.7)
        art.path(dots([(0, 0.8)]), line="#a52a35", width=3.2)


def _cane(art: Art) -> None:
    art.path("M97 84L104 152", line=INK, width=2.6)
    art.path("M97 84L104 152", line="#8a6244", width=1.3)
    art.path(dots([(96.8, 83)]), line=GOLD.deep, width=5.4)
    art.path(dots([(96.8, 83)]), line=GOLD.light, width=3.6)


def _box(art: Art) -> None:
    art.path("M90 88L102 87L103 93L91 94Z", fill=GOLD.mid, line=GOLD.deep, width=0.9)
    art.path("M90.5 90.2L102.5 89.2", line=GOLD.light, width=1)


def _hat(art: Art) -> None:
    with art.group("translate(101 92) rotate(62)"):
        art.path(
            "M-15 4C-10 -6 -5 -8 0 -8C5 -8 10 -6 15 4C8 7 -8 7 -15 4Z",
            fill=INK,
            line="#170d09",
            width=0.9,
        )
        art.path("M-14.5 4C-8 6.6 8 6.6 14.5 4", line=GOLD.mid, width=1.4)


PROPS = {"fan": _fan, "rose": _rose, "letter": _letter, "cane": _cane, "box": _box, "hat": _hat}


# -- pictures --------------------------------------------------------------------------------------


def guest(cut: int, main: Cloth, second: Cloth | None) -> Art:
    """Draw a guest in a garment."""
    art = Art(120, 160)
    art.bold = 1.45
    who = wearer(cut, main[0], second[0] if second else main[0])
    trim = GOLD if not who.lady else second[1] if second else main[1]
    size, large = (0.65 if who.style in (1, 3) else 0.72, 1.22) if who.lady else (0.78, 1.3)
    top = 153 - 155 * size
    art.path("M24 153C38 148 82 148 96 153C86 160 34 160 24 153Z", fill=INK, opacity=0.25)
    with art.group(f"translate({60 - 60 * size:g} {top}) scale({size})"):
        garment(art, cut, main, second, Body(who.skin, partial(arms, who=who)))
        if who.bearing in PROPS:
            PROPS[who.bearing](art)
        with art.group(
            f"rotate({who.tilt:g} 60 18) translate(60 18) scale({large}) translate(-60 -18)"
        ):
            head(art, who, trim)
    return art
