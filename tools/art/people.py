"""Portraits of the tailors' three trades, each with a tool of its own."""

from typing import NamedTuple

from rococo_desktop.session.seats import PORTRAITS, Portrait
from tools.art.heads import HEADS, MARKS
from tools.art.palette import (
    BLACK,
    BLOND,
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
    Ramp,
)
from tools.art.pen import Art, along, both, box, clip, dots, mirror, oval, sym
from tools.art.wardrobe import bow, lace


class Sitter(NamedTuple):
    """The features of a portrait."""

    lady: bool
    skin: Ramp
    hair: Ramp
    style: str
    cloth: Ramp
    trim: Ramp
    ground: Ramp
    marks: tuple[str, ...] = ()


SITTERS: dict[str, tuple[Sitter, ...]] = {
    "master": (
        Sitter(False, FAIR, POWDER, "allonge", CRIMSON, GOLD, EGG),
        Sitter(True, FAIR, POWDER, "tower", EGG, BLUSH, PLUM),
        Sitter(False, BROWN, POWDER, "rolls", PLUM, GOLD, EGG, ("glasses",)),
        Sitter(True, ROSY, POWDER, "round", LEAF, IVORY, CRIMSON),
        Sitter(False, OLIVE, BLACK, "turban", EGG, CRIMSON, BLUSH, ("goatee",)),
        Sitter(True, BROWN, BLACK, "straw", CRIMSON, EGG, EGG, ("earrings",)),
        Sitter(False, ROSY, POWDER, "tricorne", LEAF, CRIMSON, EGG),
        Sitter(True, OLIVE, CHESTNUT, "tower", PLUM, GOLD, BLUSH, ("glasses",)),
    ),
    "journeyman": (
        Sitter(False, ROSY, CHESTNUT, "tail", EGG, IVORY, BLUSH),
        Sitter(True, OLIVE, BLACK, "bun", BLUSH, IVORY, EGG),
        Sitter(False, OLIVE, BLACK, "beard", LEAF, IVORY, BLUSH),
        Sitter(True, FAIR, GINGER, "plait", PLUM, IVORY, EGG),
        Sitter(False, BROWN, BLACK, "tricorne", CRIMSON, GOLD, EGG),
        Sitter(True, BROWN, BLACK, "curls", LEAF, BLUSH, BLUSH, ("earrings",)),
        Sitter(False, FAIR, BLOND, "tail", PLUM, EGG, BLUSH, ("glasses",)),
        Sitter(True, ROSY, BLOND, "straw", EGG, CRIMSON, EGG, ("freckles",)),
    ),
    "apprentice": (
        Sitter(False, FAIR, BLOND, "cap", WOOD, EGG, IVORY),
        Sitter(True, ROSY, CHESTNUT, "mob", EGG, IVORY, IVORY),
        Sitter(False, BROWN, BLACK, "beret", BLUSH, LEAF, IVORY),
        Sitter(True, OLIVE, CHESTNUT, "kerchief", PLUM, BLUSH, IVORY),
        Sitter(False, ROSY, GINGER, "crop", EGG, IVORY, IVORY, ("freckles",)),
        Sitter(True, BROWN, BLACK, "plaits", LEAF, BLUSH, IVORY),
        Sitter(False, OLIVE, BLACK, "straw-short", PLUM, LEAF, IVORY),
        Sitter(True, FAIR, GINGER, "curls", BLUSH, EGG, IVORY, ("freckles",)),
    ),
}


def _face(art: Art, who: Sitter) -> None:
    skin = who.skin
    neck = sym(
        "M60 84L69 84C69 92 70 97 76 100L76 112L60 118" if who.lady else "M60 84L69 84L70 99L60 103"
    )
    art.path(neck, fill=art.linear(0, 84, 0, 110, skin.dark, skin.mid), line=skin.deep, width=1.1)
    jaw = (
        "M60 44C71 44 78 52 78 64C78 77 70 91 60 94.5"
        if who.lady
        else "M60 44C73 44 80 52 80 64C80 74 79 80 75 86C71 91 66 95 60 95"
    )
    art.path(
        sym(jaw),
        fill=art.radial(54, 64, 34, skin.light, (0.55, skin.mid), skin.dark),
        line=skin.deep,
        width=1.2,
    )
    art.path(dots([(48, 77), (72, 77)]), line="#d9746a", width=9, opacity=0.2)
    # brows, lowered lids, nose, lips: no more detail than a miniature painter would give
    brow = who.hair.deep if who.hair is not POWDER else "#6f5a4c"
    art.path(
        both(
            "M65.5 60.5C68 57.8 72 57.8 75 60.8"
            if who.lady
            else "M64.5 61.5C67.5 58.5 72 58.5 75.5 61.5"
        ),
        line=brow,
        width=1.2 if who.lady else 1.8,
    )
    art.path(
        both("M65 69.5C66.5 65 73.5 65 75 69C72 67.5 68 67.8 65 69.5Z"), fill=skin.dark, opacity=0.7
    )
    art.path(dots([(50.2, 69.6), (70.0, 69.6)]), line="#3d2c26", width=3.3)
    lash = "M64.8 69.8C67 67 73 67 75.2 69.2" + ("M74.8 69L77 67.6" if who.lady else "")
    art.path(both(lash), line="#3d2c26", width=1.5)
    art.path(
        "M60.8 67C61.5 71 63.2 75 62.5 77C61.6 78.3 59.8 78.4 58.2 77.8",
        line=skin.deep,
        width=1,
        opacity=0.7,
    )
    lips = "#b9474c" if who.lady else "#a9574d"
    art.path(
        "M54.5 84.5C57 83 58.8 82.8 60 83.7C61.2 82.8 63 83 65.5 84.5C63 87.8 57 87.8 54.5 84.5Z",
        fill=lips,
    )
    art.path("M54 84.5C57 85.3 63 85.3 66 84.5", line=skin.deep, width=0.9)


def _bust(art: Art, trade: str, who: Sitter, window: str) -> None:
    cloth, trim = who.cloth, who.trim
    shoulders = sym("M60 96L74 98C92 102 106 110 112 156L60 156")
    art.path(clip(shoulders, window), fill=art.across(cloth, 6, 114), line=cloth.deep, width=1.4)
    if who.lady:
        art.path(
            clip(sym("M60 96L76 99C82 101 84 104 82 110C78 120 70 126 60 127"), window),
            fill=art.linear(0, 96, 0, 126, who.skin.mid, who.skin.light),
            line=who.skin.deep,
            width=1,
        )
        edge = "M86 102C86 114 76 128 60 129"
        ruff = (
            "M86 101Q89 106 86 110Q87 116 82 118Q81 124 75 125Q72 131 66 130Q63 134 60 132L60 126"
            "C70 125 80 114 82 100Z"
        )
        lace(art, both(ruff))
        art.path(both(edge), line=IVORY.dark, width=0.8)
        if trade != "master":
            kerchief = sym("M60 132C68 124 80 112 84 101L92 104C90 118 76 134 66 143L60 144")
            art.path(clip(kerchief, window), fill=trim.light, line=trim.deep, width=1.1)
            art.path(both("M66 132C74 124 82 114 87 104"), line=trim.dark, width=0.9)
        else:
            art.path("M49 100C52 106 68 106 71 100", line=GOLD.deep, width=2.4)
            art.path("M49 100C52 106 68 106 71 100", line=trim.mid, width=1.4)
            bow(art, 60, 128, 7, trim)
    else:
        vest = sym("M60 100L70 98C78 112 80 130 79 156L60 156")
        art.path(clip(vest, window), fill=art.across(trim, 40, 80), line=trim.deep, width=1.1)
        front = both("M70 97L78 99C86 112 88 130 87 156L78 156C79 130 77 112 70 97Z")
        for d in (front[: front.index("Z") + 1], front[front.index("Z") + 1 :]):
            art.path(clip(d, window), fill=cloth.mid, line=cloth.deep, width=1.1)
        if trade == "master":
            art.path(both("M72 99C80 113 82 130 81 142"), line=GOLD.deep, width=3)
            art.path(both("M72 99C80 113 82 130 81 142"), line=GOLD.light, width=1.5)
        else:
            beads = dots([(60, 118), (60, 128), (60, 138)] if trade else [(60, 118)])
            art.path(beads, line=trim.deep, width=4)
            art.path(beads, line=GOLD.light, width=2.4)
            art.path(
                both("M60 104L72 96L76 108L66 112Z"), fill=IVORY.light, line=IVORY.deep, width=1
            )
            bow(art, 60, 107, 5.5, CRIMSON if trade == "journeyman" else cloth)
        art.path(sym("M60 93L71 94.5L71.5 103L60 106"), fill=IVORY.light, line=IVORY.deep, width=1)
        art.path("M50 99C56 101 64 101 70 99", line=IVORY.dark, width=0.8)


def _rolls(art: Art, hair: Ramp, rows: tuple[float, ...], x: float) -> None:
    for y in rows:
        d = f"M{x - 8} {y - 4.5}h13q5 4.5 0 9h-13q-4 -4.5 0 -9Z"
        art.path(d, fill=hair.mid, line=hair.deep, width=1.1)
        art.path(mirror_h(d), fill=hair.mid, line=hair.deep, width=1.1)
        art.path(both(f"M{x - 5} {y - 1.5}L{x + 3} {y - 1.5}"), line=hair.light, width=1.4)


def mirror_h(d: str) -> str:
    """Return a roll's mirror image: its relative moves turned over."""
    head, rest = d[1:].split("h", 1)
    x, y = head.split()
    width = rest.split("q")[0]
    return f"M{120 - float(x):g} {y}h-{width}q-5 4.5 0 9h{width}q4 -4.5 0 -9Z"


def _behind(art: Art, who: Sitter) -> None:
    hair, style = who.hair, who.style
    fill = art.radial(52, 50, 60, hair.light, (0.5, hair.mid), hair.dark)
    d = {
        "allonge": sym(
            "M60 28C80 28 92 42 92 60C96 70 97 84 95 98C96 110 92 120 82 122C76 120 74 110 74 100"
            "L60 90"
        ),
        "rolls": sym("M60 34C76 34 84 46 84 60L82 74L60 80"),
        "tower": sym("M60 4C80 6 86 30 84 54C84 66 82 74 78 80L60 80"),
        "round": sym("M60 22C86 22 100 40 97 60C95 74 88 82 80 84L60 80"),
        "tail": sym("M60 36C78 36 86 48 84 66L80 84L60 80"),
        "beard": sym("M60 36C78 36 86 50 84 68L82 82L60 80"),
        "bun": sym("M60 38C76 38 85 50 84 68C84 76 82 82 78 86L60 80"),
        "plait": sym("M60 36C78 36 87 50 85 68C85 78 84 86 80 90L60 80"),
        "cap": sym("M60 44C76 44 86 54 85 70C87 78 85 84 80 86L60 80"),
        "mob": sym("M60 44C76 44 85 54 84 72L80 86L60 80"),
        "beret": sym("M60 40C78 40 87 52 86 68C86 76 84 80 80 82L60 80"),
        "kerchief": sym("M60 40C78 40 86 52 85 70C86 82 84 92 80 98L60 90"),
        **{name: head.back for name, head in HEADS.items()},
    }[style]
    if style == "bun":
        art.path(oval(60, 32, 15, 13), fill=fill, line=hair.deep, width=1.2)
        art.path("M50 30C54 24 66 24 70 30M52 36C56 40 64 40 68 36", line=hair.dark, width=1.2)
    art.path(d, fill=fill, line=hair.deep, width=1.3)
    if style == "allonge":
        art.path(
            both(
                "M80 50C88 58 84 66 91 72M82 76C90 80 84 88 93 92M80 94C88 98 84 106 92 108"
                "M78 106C82 110 82 114 86 118"
            ),
            line=hair.deep,
            width=1.1,
        )
    if style == "round":
        art.path(
            both("M70 26C84 30 92 44 90 58M76 30C90 38 94 52 90 66M64 24C78 28 86 42 85 58"),
            line=hair.dark,
            width=1.2,
        )
    if style == "tail":
        bow(art, 79, 92, 7, CRIMSON)


def _above(art: Art, who: Sitter) -> None:
    hair, style, trim = who.hair, who.style, who.trim
    fill = art.linear(0, 30, 0, 66, hair.light, hair.mid, hair.mid)
    line, width = hair.deep, 1.2
    if style in HEADS:
        HEADS[style].above(art, hair, trim)
    elif style == "allonge":
        art.path(
            sym("M60 48C64 42 74 44 79 58C82 66 81 72 80 76C88 70 89 50 80 38C72 30 62 32 60 38"),
            fill=fill,
            line=line,
            width=width,
        )
        art.path(
            both("M62 44C70 38 80 46 83 60M63 40C72 34 82 42 86 56"), line=hair.dark, width=1.1
        )
    elif style == "rolls":
        art.path(
            sym("M60 50C70 48 77 54 79 66C84 62 84 46 77 40C70 34 64 34 60 34"),
            fill=fill,
            line=line,
            width=width,
        )
        art.path(both("M62 38C70 38 77 44 80 54"), line=hair.dark, width=1.1)
        _rolls(art, hair, (66, 76), 83)
    elif style == "tower":
        art.path(
            sym("M60 46C72 46 78 54 79 66C86 58 86 30 80 18C74 6 66 5 60 5"),
            fill=fill,
            line=line,
            width=width,
        )
        art.path(both("M64 46C70 34 68 18 64 8M72 49C78 38 77 22 72 10"), line=hair.dark, width=1.2)
        _rolls(art, hair, (71, 81), 82)
        art.path(
            both("M80 88C85 94 84 102 80 106C78 100 77 94 78 88Z"),
            fill=hair.mid,
            line=line,
            width=width,
        )
        pearls = along("M38 32C46 40 74 40 82 32", 11)
        art.path(dots(pearls), line=GOLD.deep, width=4)
        art.path(dots(pearls), line=IVORY.light, width=2.9)
        bow(art, 60, 38, 7, trim)
    elif style == "round":
        art.path(
            sym("M60 46C70 46 77 52 79 64C86 58 84 44 78 38C70 32 64 34 60 36"),
            fill=fill,
            line=line,
            width=width,
        )
        cap = sym("M60 10C74 10 84 18 86 28Q82 31 79 27Q76 32 72 28Q69 33 66 28.5Q63 32 60 29")
        art.path(cap, fill=IVORY.light, line=IVORY.deep, width=1.1)
        art.path(both("M60 23C70 22 78 23 85 26"), line=BLUSH.dark, width=2.4)
        bow(art, 60, 22, 6, CRIMSON)
    elif style in ("tail", "beard"):
        art.path(
            sym("M60 50C70 52 77 56 79 68C87 62 85 44 77 38C70 33 64 33 60 35"),
            fill=fill,
            line=line,
            width=width,
        )
        art.path(
            both("M62 42C70 40 78 46 81 56M61 37C70 36 79 42 83 54"), line=hair.dark, width=1.1
        )
        if style == "beard":
            art.path(
                sym("M60 96.5C70 96 78 88 79.5 72C76 80 72 82 68 80.5C65 79.5 62 80 60 81.5"),
                fill=hair.mid,
                line=line,
                width=1.1,
            )
            art.path("M54.5 85.5C57 84.2 63 84.2 65.5 85.5C63 88 57 88 54.5 85.5Z", fill="#b2605a")
            art.path(
                both("M66 84C70 86 74 84 77 79M64 92C68 91 72 88 74 84"), line=hair.dark, width=1
            )
    elif style == "bun":
        art.path(
            sym("M60 46C70 50 77 56 79 70C87 62 85 46 76 40C70 36 64 36 60 37"),
            fill=fill,
            line=line,
            width=width,
        )
        art.path(both("M61 40C70 42 78 48 81 60"), line=hair.light, width=1)
        art.path("M45 41C52 36 68 36 75 41", line=BLUSH.deep, width=4)
        art.path("M45 41C52 36 68 36 75 41", line=BLUSH.mid, width=2.6)
    elif style == "plait":
        art.path(
            sym("M60 47C71 48 78 56 79 70C88 62 86 46 77 39C70 34 64 34 60 36"),
            fill=fill,
            line=line,
            width=width,
        )
        plait = along("M81 84C88 96 88 112 80 124", 6)
        art.path(dots(plait), line=hair.deep, width=12)
        art.path(dots(plait), line=hair.mid, width=9.8)
        art.path(dots([(x - 1.5, y - 1.5) for x, y in plait]), line=hair.light, width=3)
        bow(art, 79, 128, 6, EGG)
        crown = along("M39 52C42 34 78 34 81 52", 11)
        art.path(dots(crown), line=hair.deep, width=10)
        art.path(dots(crown), line=hair.mid, width=8)
        art.path(dots([(x - 1, y - 1.5) for x, y in crown]), line=hair.light, width=2.6)
    elif style == "cap":
        art.path(
            both("M60 52C66 54 76 52 80 66C84 62 86 54 82 48L60 44Z"),
            fill=fill,
            line=line,
            width=width,
        )
        cap = (
            "M34 52C28 36 42 26 58 24C68 22 84 10 96 20C102 26 98 34 92 34C92 40 91 46 88 50C74 42"
            " 50 42 34 52Z"
        )
        art.path(cap, fill=art.across(trim, 32, 92), line=trim.deep, width=1.3)
        art.path("M48 42C44 36 50 30 56 32M66 40C74 36 80 30 78 26", line=trim.deep, opacity=0.6)
        art.path(
            "M33 53C48 42 76 42 88 50C94 54 88 58 82 55C70 49 50 49 38 56C32 59 30 56 33 53Z",
            fill=trim.mid,
            line=trim.deep,
            width=1.3,
        )
        art.path(dots([(97, 33)]), line=trim.deep, width=10)
        art.path(dots([(97, 33)]), line=trim.light, width=7.5)
    elif style == "mob":
        art.path(
            sym("M60 52C68 50 76 54 79 66C84 60 82 48 76 46L60 44"),
            fill=fill,
            line=line,
            width=width,
        )
        cap = sym(
            "M60 18C82 18 92 32 89 46Q92 52 86 55Q84 60 79 56Q76 58 73 53Q70 54 68 50Q64 52 60 49"
        )
        art.path(cap, fill=IVORY.light, line=IVORY.deep, width=1.2)
        art.path(
            both("M84 44C78 40 68 38 60 38M68 22C72 28 74 34 74 39M80 28C82 34 82 38 81 42"),
            line=IVORY.dark,
            width=1,
        )
        art.path("M35 45C46 37 74 37 85 45", line=EGG.deep, width=4.4)
        art.path("M35 45C46 37 74 37 85 45", line=EGG.mid, width=3)
        bow(art, 60, 40, 7, EGG)
    elif style == "beret":
        curls = along("M39 66C38 54 46 47 60 47C74 47 82 54 81 66", 9)
        art.path(dots(curls), line=hair.deep, width=10)
        art.path(dots(curls), line=hair.mid, width=7.6)
        cap = (
            "M30 46C24 30 44 18 66 20C90 20 104 34 96 46C92 52"
            " 84 50 78 48C66 44 50 44 42 48C36 50 32 50 30 46Z"
        )
        art.path(cap, fill=art.across(trim, 28, 98), line=trim.deep, width=1.3)
        art.path("M42 47C52 42 68 42 79 47", line=trim.deep, width=4)
        art.path("M42 47C52 42 68 42 79 47", line=trim.dark, width=2.6)
        art.path(
            "M78 24C84 12 94 8 100 10C100 18 90 26 80 30Z",
            fill=IVORY.light,
            line=IVORY.deep,
            width=1,
        )
        art.path("M80 28C86 20 92 15 98 12", line=IVORY.dark, width=0.9)
    else:
        art.path(
            sym("M60 50C70 50 77 56 79 68C84 62 82 48 76 44L60 42"),
            fill=fill,
            line=line,
            width=width,
        )
        scarf = sym("M60 26C80 26 90 40 87 56L82 60C80 50 70 46 60 46")
        art.path(scarf, fill=art.across(trim, 32, 88), line=trim.deep, width=1.3)
        spots = [
            (48.0, 36.0),
            (60.0, 32.0),
            (72.0, 36.0),
            (42.0, 47.0),
            (55.0, 41.0),
            (66.0, 41.0),
            (78.0, 47.0),
        ]
        art.path(dots(spots), line=trim.deep, width=2.8)
        bow(art, 86, 58, 7.5, trim)


def _tool(art: Art, trade: str, window: str) -> None:
    if trade == "master":  # the tape round the neck
        tape = "M74 97C84 110 86 126 80 142L72 142C78 126 76 110 68 101Z"
        for d in (tape, mirror(tape)):
            art.path(clip(d, window), fill="#f7d873", line=GOLD.deep, width=1.2)
        marks = "".join(
            f"M{x} {y}l{dx} {dy}"
            for x, y, dx, dy in (
                (81, 106, -3.5, 2),
                (83.4, 113, -4, 1),
                (84.2, 120, -4.2, 0),
                (83.6, 127, -4, -1),
                (81.8, 134, -4, -1.3),
                (39, 106, 3.5, 2),
                (36.6, 113, 4, 1),
                (35.8, 120, 4.2, 0),
                (36.4, 127, 4, -1),
                (38.2, 134, 4, -1.3),
            )
        )
        art.path(marks, line=CRIMSON.dark, width=1.2, cap="butt")
    elif trade == "journeyman":  # shears held up before the chest
        with art.group("translate(80 114) rotate(22) scale(1.08)"):
            for side in (1, -1):
                with art.group(f"scale({side} 1)"):
                    art.path(
                        "M0 2L-4.5 -32C-1 -30 1.5 -20 2.5 0Z",
                        fill=art.linear(-5, 0, 3, 0, SILVER.light, SILVER.mid),
                        line=SILVER.deep,
                        width=1.1,
                    )
                    art.path("M0 0C4 4 3 8 5 11", line=SILVER.deep, width=4.6)
                    art.path("M0 0C4 4 3 8 5 11", line=SILVER.mid, width=2.6)
                    ring = "M5 10C11 9 14 15 12 20C9 25 3 23 2.5 17C2.3 13 3 11 5 10Z"
                    art.path(ring, line=SILVER.deep, width=4.8)
                    art.path(ring, line=SILVER.mid, width=2.8)
            art.path(dots([(0, 1)]), line=SILVER.deep, width=4.6)
            art.path(dots([(0, 1)]), line=GOLD.light, width=2.6)
    else:  # a bobbin
        with art.group("translate(88 114) rotate(-12)"):
            art.path(
                "M-7 -15C-4 -8 -4 8 -7 15L7 15C4 8 4 -8 7 -15Z",
                fill=art.across(CRIMSON, -8, 8),
                line=CRIMSON.deep,
                width=1.2,
            )
            art.path("M-5 -8L5 -10M-5 -2L5 -4M-5 4L5 2M-5 10L5 8", line=CRIMSON.light, width=1.1)
            for y in (-19, 14):
                art.path(
                    f"M-9 {y}h18c3 0 3 6 0 6h-18c-3 0-3-6 0-6Z",
                    fill=WOOD.light,
                    line=WOOD.deep,
                    width=1.2,
                )
            art.path("M5 8C12 10 11 15 8 12", line=CRIMSON.deep, width=2.2)


def paint_sitter(art: Art, trade: str, who: Sitter, window: str) -> None:
    """Paint a sitter down to the chest, inside the window."""
    _behind(art, who)
    _bust(art, trade, who, window)
    if who.lady:
        art.path(sym("M60 84L68 84C68 92 69 96 72 99L60 104"), fill=who.skin.mid)
    else:  # the shirt
        art.path(sym("M60 98L71 98L76 108L66 122L60 124"), fill=IVORY.light, line=IVORY.deep)
    _face(art, who)
    if not who.lady:  # the cravat lies before the neck
        art.path(sym("M60 95L71 94.5L71.5 103L60 106"), fill=IVORY.light, line=IVORY.deep)
        art.path("M50 99C56 101.5 64 101.5 70 99", line=IVORY.dark, width=0.9)
        if trade == "master":
            lace(art, sym("M60 103L67 104L70 114L66 115L69 125L64 126L65 134Q62 136 60 138"))
            art.path("M60 108V134M55.5 107L54 122M64.5 107L66 122", line=IVORY.dark, width=0.9)
        else:
            bow(art, 60, 108, 5.5, CRIMSON if trade == "journeyman" else who.cloth)
    _above(art, who)
    for mark in who.marks:
        MARKS[mark](art, who.skin, who.hair)
    if trade == "master":
        _tool(art, trade, window)


CHEST = 132.0  # where a bust ends, and below where hair or hat of each style begins
TOP = {
    "allonge": 28.0,
    "rolls": 32.0,
    "tower": 3.0,
    "round": 9.0,
    "tail": 33.0,
    "beard": 33.0,
    "bun": 18.0,
    "plait": 30.0,
    "cap": 20.0,
    "mob": 20.0,
    "beret": 12.0,
    "kerchief": 24.0,
    **{name: head.top for name, head in HEADS.items()},
}


def bust(trade: str, number: int) -> Art:
    """Paint one employee, cut off straight below the chest."""
    art = Art(120, 100)
    who = SITTERS[trade][number - 1]
    window = box(-40, -40, 200, CHEST + 46)
    size = 98 / (CHEST - TOP[who.style])
    with art.group(f"translate({60 - 60 * size:.2f} {100 - CHEST * size:.2f}) scale({size:.3f})"):
        paint_sitter(art, trade, who, window)
        if trade != "master":
            with art.group("translate(0 -4)"):
                _tool(art, trade, window)
    return art


PLAYERS = dict(
    zip(
        PORTRAITS,
        (
            Sitter(True, ROSY, CHESTNUT, "bun", LEAF, IVORY, BLUSH, ("earrings",)),
            Sitter(False, BROWN, BLACK, "crop", EGG, GOLD, EGG),
            Sitter(True, OLIVE, BLACK, "curls", CRIMSON, GOLD, EGG, ("earrings",)),
            Sitter(False, FAIR, BLOND, "tricorne", CRIMSON, GOLD, LEAF),
            Sitter(True, BROWN, BLACK, "round", BLUSH, GOLD, PLUM, ("earrings",)),
            Sitter(False, OLIVE, CHESTNUT, "tail", LEAF, GOLD, BLUSH, ("goatee",)),
            Sitter(True, FAIR, POWDER, "straw", BLUSH, EGG, LEAF, ("freckles",)),
            Sitter(False, ROSY, POWDER, "rolls", PLUM, EGG, CRIMSON, ("glasses",)),
            Sitter(True, FAIR, BLACK, "kerchief", PLUM, GOLD, EGG, ("glasses",)),
            Sitter(False, BROWN, POWDER, "turban", CRIMSON, EGG, LEAF),
            Sitter(True, ROSY, GINGER, "tower", EGG, GOLD, PLUM),
            Sitter(False, FAIR, GINGER, "beard", EGG, GOLD, CRIMSON),
        ),
        strict=True,
    )
)
"""Those whom people can be at the table."""
ROUND = oval(60, 60, 54)


def player(portrait: Portrait) -> Art:
    """Paint one of them in a round gilt frame."""
    art = Art(120, 120)
    who = PLAYERS[portrait]
    dark = who.ground in (PLUM, CRIMSON, LEAF)
    light, mid, deep = (
        (who.ground.mid, who.ground.dark, who.ground.deep)
        if dark
        else (who.ground.light, who.ground.mid, who.ground.dark)
    )
    art.path(ROUND, fill=art.radial(46, 44, 70, light, mid, deep))
    size = min(0.94, 100 / (CHEST - TOP[who.style]))
    middle = CHEST - 54 / size
    with art.group(f"translate({60 - 60 * size:.2f} {60 - middle * size:.2f}) scale({size:.3f})"):
        paint_sitter(art, "", who, oval(60, middle, 54 / size))
    for color, width in ((GOLD.deep, 9), (GOLD.mid, 7), (GOLD.dark, 4), (GOLD.light, 2.6)):
        art.path(ROUND, line=color, width=width)
    return art
