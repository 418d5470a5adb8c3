"""Small signs of 64x64, legible at 24 pixels."""

import math
from collections.abc import Callable

from tools.art import signs
from tools.art.palette import (
    BLUE,
    BLUSH,
    BRASS,
    CRIMSON,
    EGG,
    GOLD,
    INK,
    IVORY,
    LEAF,
    NIGHT,
    PLUM,
    SILVER,
    WOOD,
    Ramp,
)
from tools.art.patisserie import pastries
from tools.art.patisserie.sugar import (
    APRICOT,
    BERRY,
    CARAMEL,
    CHINA,
    CREAM,
    CRUST,
    CUSTARD,
    SNOW,
    SPICE,
    gilding,
)
from tools.art.pen import Art, dots, oval, pt, scallops, star
from tools.art.signs import LINE, b, s


def flour(art: Art) -> None:
    """Draw a sack of flour with an ear of wheat."""
    sack = "M18 16C14 22 8 34 10 50C12 62 52 62 54 50C56 34 50 22 46 16Z"
    art.path(sack, fill=art.radial(24, 30, 40, *IVORY[:3]), line=IVORY.deep, width=LINE)
    art.path(
        "M18 16C14 8 20 6 24 9C28 4 36 4 40 9C44 6 50 8 46 16Q32 20 18 16Z",
        fill=SNOW.light,
        line=IVORY.deep,
        width=LINE,
    )
    art.path("M16 17Q32 23 48 17", line=WOOD.deep, width=4.4)
    art.path("M16 17Q32 23 48 17", line=WOOD.light, width=2.4)
    art.path("M32 54V30", line=CARAMEL.deep, width=1.8)
    grains = "".join(
        f"M32 {y}q{side * 9} -1 {side * 8} -9q{-side * 8} 1 {-side * 8} 9Z"
        for y in (50, 42, 34)
        for side in (1, -1)
    )
    art.path(
        grains + "M32 33q-5 -5 0 -11q5 6 0 11Z", fill=CUSTARD.mid, line=CARAMEL.deep, width=1.2
    )


def sugar(art: Art) -> None:
    """Draw a sugar loaf in blue paper."""
    art.path(
        s("M32 4C37 4 40 8 41 13L51 54C51 60 40 61 32 61"),
        fill=art.across(SNOW, 12, 52),
        line=SNOW.deep,
        width=LINE,
    )
    art.path(
        "M18 34L46 26L51 54C51 63 13 63 13 54Z",
        fill=art.across(BLUE, 12, 52),
        line=BLUE.deep,
        width=LINE,
    )
    art.path("M17 41L48 32M15 49L50 40", line=BLUE.light, width=1.6, opacity=0.8)
    art.path("M27 12L24 24", line="#ffffff", width=2.6)
    art.path(dots([(34, 12), (37, 19), (31, 20), (36, 25)]), line=SNOW.dark, width=2)


def butter(art: Art) -> None:
    """Draw a pat of butter, a slice cut off."""
    art.path("M6 40L24 52L60 44L58 49L24 59L4 45Z", fill=CHINA.light, line=CHINA.deep, width=LINE)
    art.path("M10 24L34 14L56 24L30 36Z", fill=CUSTARD.light, line=CUSTARD.deep, width=LINE)
    art.path("M10 24L30 36V52L10 40Z", fill=CUSTARD.mid, line=CUSTARD.deep, width=LINE)
    art.path("M30 36L56 24V40L30 52Z", fill=CUSTARD.dark, line=CUSTARD.deep, width=LINE)
    art.path("M17 28.5L41 17.5M17 28.5V44", line=CUSTARD.deep, width=1.4)
    art.path("M40 23C44 20 48 23 45 26C43 28 39 26 40 23Z", line=CUSTARD.deep, width=1.2)


def honey(art: Art) -> None:
    """Draw a pot of honey with its dipper."""
    art.path("M40 20L56 3", line=WOOD.deep, width=5)
    art.path("M40 20L56 3", line=WOOD.light, width=3)
    pot = "M14 22C6 30 6 48 14 56C22 62 42 62 50 56C58 48 58 30 50 22Z"
    art.path(pot, fill=art.across(APRICOT, 8, 56), line=APRICOT.deep, width=LINE)
    art.path("M10 18h44c3 0 3 8 0 8h-44c-3 0-3-8 0-8Z", fill=IVORY.mid, line=IVORY.deep, width=LINE)
    art.path(
        "M16 26q0 14 5 14q4 0 4 -8q0 -4 3 -4q4 0 4 8q0 12 5 12q4 0 4 -12q0 -8 5 -8q3 0 3 4L48 26Z",
        fill=CUSTARD.mid,
        line=APRICOT.deep,
        width=1.3,
    )
    art.path("M14 38C13 44 15 50 18 53", line="#fff3cf", width=2.4)


def nuts(art: Art) -> None:
    """Draw two hazelnuts in their husks and an almond."""
    for x, y, r in ((22.0, 34.0, 15.0), (43.0, 40.0, 14.0)):
        art.path(
            f"M{x - r} {y - 3}C{x - r} {y + r} {x - 4} {y + r + 5} {x} {y + r + 7}"
            f"C{x + 4} {y + r + 5} {x + r} {y + r} {x + r} {y - 3}Z",
            fill=art.radial(x - 5, y - 2, r * 1.6, *SPICE[:3]),
            line=SPICE.deep,
            width=LINE,
        )
        husk = f"M{x - r - 2} {y - 2}" + scallops(x - r - 2, x + r + 2, y - 2, 5, 7)
        art.path(
            f"{husk}C{x + r} {y - r - 6} {x + 4} {y - r - 4} {x + 2} {y - r - 8}"
            f"L{x - 2} {y - r - 7}C{x - 4} {y - r - 4} {x - r} {y - r - 6} {x - r - 2} {y - 2}Z",
            fill=LEAF.mid,
            line=LEAF.deep,
            width=LINE,
        )
        art.path(f"M{x - 6} {y + 8}q1 6 5 9", line=SPICE.light, width=1.8)


def egg(art: Art) -> None:
    """Draw an egg in its cup."""
    art.path(
        s("M32 5C44 5 51 22 51 33C51 45 43 51 32 51"),
        fill=art.radial(25, 22, 36, "#ffffff", CREAM.light, CREAM.dark),
        line=CREAM.deep,
        width=LINE,
    )
    art.path(
        s("M32 40C42 40 52 38 54 36C54 48 46 53 38 54C38 57 46 58 47 61L32 62"),
        fill=art.across(CHINA, 8, 56),
        line=CHINA.deep,
        width=LINE,
    )
    art.path("M11 41C20 46 44 46 53 41", line=GOLD.dark, width=1.6)
    art.path("M23 14C19 19 17 25 17 30", line="#ffffff", width=3)


def topping(art: Art) -> None:
    """Draw a sugar rose on a tile with a tick."""
    art.path(
        "M8 8H56V56H8Z", fill=art.linear(8, 8, 56, 56, *CREAM[:3]), line=CREAM.deep, width=LINE
    )
    with art.group("translate(30 30) scale(1.2)"):
        pastries.TOPPINGS["rose"](art)
    tick = "M38 50L44 56L58 40"
    art.path(tick, line=LEAF.deep, width=7.5)
    art.path(tick, line=LEAF.light, width=4.4)


def rosette(art: Art) -> None:
    """Draw a sugar rose alone."""
    with art.group("translate(32 35) scale(1.55)"):
        pastries.TOPPINGS["rose"](art)


def coin(art: Art) -> None:
    """Draw a coin, as in Rococo."""
    signs.coin(art)


def _laurel(art: Art, rim: str, ground: str) -> None:
    art.path(star(32, 33, 30, 25, 16), fill=rim, line=rim, width=1.5)
    art.path(oval(32, 33, 23), fill=ground)


def prestige_now(art: Art) -> None:
    """Draw the ground of points that are scored at once: white, with a red border."""
    _laurel(art, CRIMSON.mid, "#ffffff")
    art.path(oval(32, 33, 20.5), line=CRIMSON.dark, width=1.2)


def prestige_end(art: Art) -> None:
    """Draw the ground of points that are scored in the end: a black border."""
    _laurel(art, "#2b2524", IVORY.light)
    art.path(oval(32, 33, 20.5), line="#2b2524", width=1.2)


def _disc(art: Art, metal: Ramp) -> None:
    light, mid, dark, deep = metal
    art.path(
        oval(32, 32, 29),
        fill=art.linear(12, 6, 52, 58, light, mid, dark),
        line=deep,
        width=LINE,
    )
    art.path(oval(32, 32, 24.5), line=deep, width=1, opacity=0.5)


def chef(art: Art) -> None:
    """Draw a cook's tall hat on gold."""
    _disc(art, GOLD)
    toque(art, 32, 50, 1.0)


def toque(art: Art, x: float, base: float, size: float) -> None:
    """Draw a cook's tall hat."""
    with art.group(f"translate({x:g} {base:g}) scale({size:g})"):
        crown = (
            "M-14 -12C-26 -14 -24 -32 -13 -30C-10 -40 10 -40 13 -30C24 -32 26 -14 14 -12"
            "Q0 -8 -14 -12Z"
        )
        art.path(crown, fill=art.radial(-6, -28, 34, *SNOW[:3]), line=SNOW.deep, width=LINE)
        art.path("M-8 -14Q-11 -20 -9 -26M8 -14Q11 -20 9 -26M0 -12V-22", line=SNOW.dark, width=1.4)
        band = "M-15 -13Q0 -8 15 -13L14 1Q0 6 -14 1Z"
        art.path(band, fill=art.across(SNOW, -18, 18), line=SNOW.deep, width=LINE)


def staff_back() -> Art:
    """Draw the back of the staff cards: a cook's hat."""
    return signs.card_back(BLUSH, lambda art: toque(art, 32, 49, 1.1))


def assistant(art: Art) -> None:
    """Draw a whisk on silver."""
    _disc(art, SILVER)
    with art.group("rotate(40 32 32)"):
        art.path("M32 60V38", line=WOOD.deep, width=7.5)
        art.path("M32 60V38", line=WOOD.light, width=5)
        for w in (13, 7, 0):
            wire = f"M31 40C{31 - w} 30 {31 - w} 8 32 6C{33 + w} 8 {33 + w} 30 33 40"
            art.path(wire, line=NIGHT.deep, width=2.8)
        art.path("M28 41H36", line=GOLD.deep, width=5)
        art.path("M28 41H36", line=GOLD.light, width=2.6)


def whisk(art: Art) -> None:
    """Draw a whisk in silver lines, for staff of either kind."""
    with art.group("rotate(40 32 32)"):
        art.path("M32 60V38", line=WOOD.deep, width=7.5)
        art.path("M32 60V38", line=WOOD.light, width=5)
        for w in (15, 8, 0):
            wire = f"M31 40C{31 - w} 30 {31 - w} 8 32 4C{33 + w} 8 {33 + w} 30 33 40"
            art.path(wire, line=SILVER.deep, width=3.4)
            art.path(wire, line=SILVER.light, width=1.6)


def post(art: Art) -> None:
    """Draw a covered dish on a gloved hand: service."""
    art.path(oval(32, 12, 3.6), fill=SILVER.light, line=SILVER.deep, width=LINE)
    art.path(
        "M9 40C9 22 20 15 32 15C44 15 55 22 55 40Z",
        fill=art.radial(22, 22, 40, *SILVER[:3]),
        line=SILVER.deep,
        width=LINE,
    )
    art.path("M16 34C17 26 22 22 27 20", line="#ffffff", width=3)
    art.path(
        "M4 40h56c2 0 2 6 -2 6h-52c-4 0 -4 -6 -2 -6Z", fill=SILVER.mid, line=SILVER.deep, width=LINE
    )
    art.path(
        "M22 46C22 52 26 56 32 56C38 56 42 52 42 46Z", fill=SNOW.light, line=SNOW.deep, width=LINE
    )
    art.path("M27 56h10v6h-10Z", fill=CRIMSON.mid, line=CRIMSON.deep, width=LINE)


def host(art: Art) -> None:
    """Draw a coronet over a fan: a noble host."""
    for k in range(7):
        a0, a1 = math.radians(-162 + 20.6 * k), math.radians(-162 + 20.6 * (k + 1))
        d = (
            f"M32 60L{pt(32 + 31 * math.cos(a0), 60 + 34 * math.sin(a0))}"
            f"Q{pt(32 + 35 * math.cos((a0 + a1) / 2), 60 + 38 * math.sin((a0 + a1) / 2))} "
            f"{pt(32 + 31 * math.cos(a1), 60 + 34 * math.sin(a1))}Z"
        )
        art.path(d, fill=(PLUM.mid, PLUM.light)[k % 2], line=PLUM.deep, width=1.3)
    art.path(dots([(32, 57)]), line=GOLD.deep, width=8)
    art.path(dots([(32, 57)]), line=GOLD.light, width=5)
    art.path(
        s("M32 6L37 15L44 9L45 17L52 13L48 26L32 28"),
        fill=art.linear(0, 6, 0, 28, GOLD.light, GOLD.mid),
        line=GOLD.deep,
        width=LINE,
    )
    art.path(dots([(24, 23), (32, 23.5), (40, 23)]), line=CRIMSON.mid, width=4)


def table_bonus(art: Art) -> None:
    """Draw a little flag on its foot, as it stands on a laid table."""
    art.path("M20 4V56", line=GOLD.deep, width=5)
    art.path("M20 4V56", line=GOLD.light, width=2.6)
    art.path(oval(20, 57, 13, 4.4), fill=GOLD.mid, line=GOLD.deep, width=LINE)
    art.path("M22 7H56L48 20L56 33H22Z", fill=art.across(EGG, 18, 60), line=EGG.deep, width=LINE)
    art.path(star(35, 20, 9.5, 4.2, 5), fill=GOLD.light, line=GOLD.deep, width=1.2)


def special_bonus(art: Art) -> None:
    """Draw a rosette with ribbons: a prize."""
    art.path("M22 38L14 61L24 55L30 62L34 40Z", fill=CRIMSON.mid, line=CRIMSON.deep, width=LINE)
    art.path("M42 38L50 61L40 55L34 62L30 40Z", fill=CRIMSON.dark, line=CRIMSON.deep, width=LINE)
    art.path(star(32, 25, 23, 19, 14), fill=CRIMSON.mid, line=CRIMSON.deep, width=LINE)
    art.path(oval(32, 25, 14.5), fill=art.radial(27, 20, 22, *GOLD[:3]), line=GOLD.deep, width=LINE)
    art.path(star(32, 25, 9, 4, 5), fill=GOLD.light, line=GOLD.deep, width=1)


def recipe(art: Art) -> None:
    """Draw a sheet of a book of recipes."""
    sheet = "M12 6H46C52 6 54 10 52 14V52C52 58 48 60 44 58H14C8 58 8 52 12 50Z"
    art.path(sheet, fill=art.linear(10, 6, 52, 58, *CREAM[:3]), line=CREAM.deep, width=LINE)
    art.path(
        "M46 6C42 6 42 14 46 14H52C54 10 52 6 46 6Z", fill=CREAM.dark, line=CREAM.deep, width=1.2
    )
    art.path("M18 42H44M18 48H40", line=SPICE.mid, width=2)
    with art.group("translate(15 8) scale(0.28)"):
        pastries.PASTRIES["brioche"].draw(art)


def rack(art: Art) -> None:
    """Draw a cooling rack."""
    frame = "M4 40L18 20H60L48 40Z"
    for line, width in ((SILVER.deep, 4.6), (SILVER.light, 2.4)):
        art.path(
            "M11 40L25 20M20 40L33 20M29 40L42 20M38 40L51 20M9 33H52M13 27H56",
            line=line,
            width=width - 1.2,
        )
        art.path(f"{frame}M6 42V52M47 42V52M59 22V32", line=line, width=width)


def _tray(art: Art, letter: str, ramp: Ramp) -> None:
    light, mid, dark, deep = ramp
    art.path(
        "M2 22C2 14 8 12 12 12H52C56 12 62 14 62 22V46C62 52 58 54 52 54H12C6 54 2 52 2 46Z",
        fill=art.linear(2, 12, 62, 54, light, mid, dark),
        line=deep,
        width=LINE,
    )
    art.path(
        "M9 24C9 19 12 19 14 19H50C53 19 55 19 55 24V43C55 47 53 47 50 47H14C11 47 9 47 9 43Z",
        fill=deep,
        opacity=0.28,
    )
    for line, width in ((INK, 7.6), (SNOW.light, 4.6)):
        art.path(letter, line=line, width=width)


def tray_a(art: Art) -> None:
    """Draw the copper tray, which goes to the left."""
    _tray(art, "M21 47L32 19L43 47M25.5 38H38.5", BRASS)


def tray_b(art: Art) -> None:
    """Draw the tray of tin, which goes to the right."""
    _tray(art, "M23 19V47H34C45 47 45 33 34 33H23H33C43 33 43 19 33 19Z", SILVER)


def oven(art: Art) -> None:
    """Draw an oven with its fire."""
    art.path(
        "M6 60V30C6 14 18 6 32 6C46 6 58 14 58 30V60Z",
        fill=art.across(BRASS, 6, 58),
        line=BRASS.deep,
        width=LINE,
    )
    bricks = "M6 44H16M6 32H16M48 44H58M48 32H58M14 18L22 24M50 18L42 24M32 6V16M12 52V60M52 52V60"
    art.path(bricks, line=BRASS.deep, width=1.6)
    art.path(
        "M16 60V34C16 22 24 17 32 17C40 17 48 22 48 34V60Z",
        fill="#2a130c",
        line=BRASS.deep,
        width=LINE,
    )
    art.path(
        s("M32 28C38 36 45 42 43 51C42 57 38 60 32 60"),
        fill=APRICOT.mid,
        line=CRIMSON.mid,
        width=1.4,
    )
    art.path(s("M32 40C36 45 39 50 37 55C36 58 34 60 32 60"), fill=CUSTARD.light)


def bag(art: Art) -> None:
    """Draw a piping bag with a rosette."""
    art.path(
        "M58 6L36 4C26 14 20 28 18 42L26 46C40 38 52 24 58 6Z",
        fill=art.linear(24, 8, 54, 40, *EGG[:3]),
        line=EGG.deep,
        width=LINE,
    )
    art.path("M38 5C44 12 50 12 58 7M32 12C38 20 46 22 54 18", line=EGG.deep, width=1.4)
    art.path("M18 41L27 46L21 52L16 49Z", fill=GOLD.mid, line=GOLD.deep, width=LINE)
    art.path(
        "M4 58C4 52 12 54 14 50C18 46 24 52 22 56C28 54 28 62 22 61H8C4 61 3 60 4 58Z",
        fill=SNOW.light,
        line=SNOW.deep,
        width=LINE,
    )


def deliver(art: Art) -> None:
    """Draw a cake carried on a salver."""
    art.path("M4 44H60L54 52H10Z", fill=art.across(GOLD, 4, 60), line=GOLD.deep, width=LINE)
    art.path("M26 52h12l4 9h-20Z", fill=GOLD.mid, line=GOLD.deep, width=LINE)
    with art.group("translate(9 -1) scale(0.385)"):
        pastries.PASTRIES["charlotte"].draw(art)


def notice(art: Art) -> None:
    """Draw a bundle on a stick: somebody leaves."""
    art.path("M6 60L58 10", line=WOOD.deep, width=6)
    art.path("M6 60L58 10", line=WOOD.light, width=3.6)
    art.path(
        "M30 34C14 30 6 16 14 8C24 0 44 8 44 22Z", fill=CRIMSON.mid, line=CRIMSON.deep, width=LINE
    )
    art.path("M36 30L50 30L44 24L48 38Z", fill=CRIMSON.dark, line=CRIMSON.deep, width=LINE)
    art.path(dots([(18, 14), (28, 12), (22, 22), (34, 20)]), line=IVORY.light, width=3.4)


def leave(art: Art) -> None:
    """Draw a bin of crumbs: what is removed from the game."""
    art.path("M14 20H50L46 60H18Z", fill=art.across(WOOD, 12, 52), line=WOOD.deep, width=LINE)
    art.path("M10 14h44v7h-44Z", fill=WOOD.light, line=WOOD.deep, width=LINE)
    art.path("M24 28L26 54M32 28V54M40 28L38 54", line=WOOD.deep, width=1.6)


def star_card(art: Art) -> None:
    """Draw the star of the cards that are hired by merit."""
    art.path(
        star(32, 33, 29, 12.5, 5),
        fill=art.linear(14, 8, 50, 58, *GOLD[:3]),
        line=GOLD.deep,
        width=LINE,
    )
    art.path(b("M32 33L32 6L38 24Z"), fill=GOLD.light, opacity=0.7)


def ingredient(art: Art) -> None:
    """Draw a basket with eggs and nuts: any ingredient."""
    for x, y in ((22, 27), (34, 22), (44, 28)):
        art.path(
            oval(x, y, 8, 10),
            fill=art.radial(x - 2, y - 3, 14, *CREAM[:3]),
            line=CREAM.deep,
            width=1.3,
        )
    art.path(oval(32, 31, 6), fill=SPICE.mid, line=SPICE.deep, width=1.3)
    art.path("M8 30H56L50 58H14Z", fill=art.across(CRUST, 8, 56), line=CARAMEL.deep, width=LINE)
    art.path(
        "M10 37H54M12 44H53M13 51H51M20 30L22 58M32 30V58M44 30L42 58", line=CARAMEL.dark, width=1.6
    )
    art.path("M6 30H58", line=CARAMEL.deep, width=5)
    art.path("M6 30H58", line=CRUST.light, width=2.8)


def dish_sign(art: Art) -> None:
    """Draw a baked dish: any."""
    with art.group("scale(0.533)"):
        pastries.PASTRIES["brioche"].draw(art)


def table(art: Art) -> None:
    """Draw a laid table."""
    art.path("M6 24H58L62 56Q32 64 2 56Z", fill=art.across(SNOW, 2, 62), line=SNOW.deep, width=LINE)
    art.path("M6 24H58L54 15H10Z", fill=SNOW.light, line=SNOW.deep, width=LINE)
    swag = f"M4 36{scallops(4, 60, 36, 4, 16)}"
    art.path(swag, line=CRIMSON.deep, width=4)
    art.path(swag, line=BERRY.mid, width=2.2)
    gilding(art, "M6 24H58", 1.8)


def start(art: Art) -> None:
    """Draw the start player's golden rolling pin."""
    with art.group("rotate(-38 32 32)"):
        for x in (2, 52):
            art.path(f"M{x} 28h10v8h-10Z", fill=CRIMSON.mid, line=CRIMSON.deep, width=LINE)
        art.path(
            "M14 22H50C53 22 53 42 50 42H14C11 42 11 22 14 22Z",
            fill=art.linear(0, 22, 0, 42, *GOLD[:3]),
            line=GOLD.deep,
            width=LINE,
        )
        art.path("M17 27H46", line="#fffbe0", width=2.6)


def without(art: Art) -> None:
    """Draw a cross-out: without any of something, which stays visible below it."""
    art.path(oval(32, 32, 29), line=CRIMSON.deep, width=5)
    art.path(oval(32, 32, 29), line=CRIMSON.mid, width=3)
    art.path("M11.5 52.5L52.5 11.5", line="#fffdf6", width=7.5)
    art.path("M11.5 52.5L52.5 11.5", line=CRIMSON.deep, width=5)
    art.path("M11.5 52.5L52.5 11.5", line=CRIMSON.mid, width=3)


SIGNS: dict[str, Callable[[Art], None]] = {
    "flour": flour,
    "sugar": sugar,
    "butter": butter,
    "honey": honey,
    "nuts": nuts,
    "egg": egg,
    "topping": topping,
    "rose": rosette,
    "coin": coin,
    "prestige-now": prestige_now,
    "prestige-end": prestige_end,
    "chef": chef,
    "assistant": assistant,
    "staff": whisk,
    "post": post,
    "host": host,
    "table": table,
    "table-bonus": table_bonus,
    "special-bonus": special_bonus,
    "recipe": recipe,
    "dish": dish_sign,
    "ingredient": ingredient,
    "rack": rack,
    "tray-a": tray_a,
    "tray-b": tray_b,
    "bake": oven,
    "decorate": bag,
    "deliver": deliver,
    "notice": notice,
    "leave": leave,
    "star": star_card,
    "start": start,
    "without": without,
}
"""Draws each sign."""


def sign(name: str) -> Art:
    """Draw one sign."""
    art = Art(64, 64)
    SIGNS[name](art)
    return art
