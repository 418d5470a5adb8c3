"""Faint pictures for empty places: the rack and its cat, a tailor's dummy, an empty chair.

They are translucent, for the dark wood of day and evening.
"""

from tools.art.pen import Art, both, box, dots, oval, pt, sym

GLEAM = "#f3d9ab"


def _wood(art: Art, d: str, full: float = 0.15, width: float = 1.2) -> None:
    """Draw a piece of furniture as a gleam on its upper side and a thin outline."""
    art.path(d, fill=GLEAM, opacity=full)
    art.path(d, line=GLEAM, width=width, opacity=0.38)


def _lines(art: Art, d: str, width: float = 1) -> None:
    art.path(d, line=GLEAM, width=width, opacity=0.3)


def rack() -> Art:
    """Draw a rail with pegs above a shelf on scrolled brackets."""
    art = Art(290, 112)
    for x in (10.0, 272.0):
        _wood(art, box(x, 4, 8, 104), 0.1)
    _wood(art, box(4, 10, 282, 8))
    for k in range(8):
        x = 34 + 31.7 * k
        _wood(art, f"M{pt(x - 1.6, 18)}h3.2l.6 6h-4.4Z" + oval(x, 27, 3.4), 0.2)
    for x in (5.0, 281.0):
        _wood(art, oval(x, 14, 4.6), 0.2)
    for sign, x in ((1, 18.0), (-1, 272.0)):
        _wood(
            art,
            f"M{pt(x, 92)}h{20 * sign}c{-8 * sign} 0 {-12 * sign} 4 {-12 * sign} 9"
            f"c0 3 {-4 * sign} 5 {-8 * sign} 5Z",
            0.12,
        )
    _wood(art, box(4, 86, 282, 6), 0.2)
    _lines(art, "M8 12.5H282M8 88H282")
    return art


def cat() -> Art:
    """Draw a cat that sleeps on the rack."""
    art = Art(60, 32)
    body = "M6 31C0 20 10 6 28 6C46 6 57 16 57 25C57 29 55 31 52 31Z"
    _wood(art, body, 0.24)
    head = (
        "M30 31C26 24 28 16 33 14L34 8L39 12C41 11.6 44 11.6 46 12L51 8L51.5 15C56 19 56 27 51 31Z"
    )
    _wood(art, head, 0.3)
    _lines(art, "M34 22q3 2.4 5.5 0M44 22q3 2.4 5.5 0M40.5 26l2 1.600l2-1.600M42.5 27.600v1.6", 1.2)
    _lines(art, "M8 30C12 22 22 22 30 29M14 11C16 14 16 17 15 20M20 8C22 11 22 14 21 17", 1.2)
    return art


def dummy() -> Art:
    """Draw a tailor's dummy without clothes on its stand."""
    art = Art(120, 160)
    _wood(art, box(58, 92, 4, 50), 0.2)
    _wood(art, sym("M60 138C68 138 80 146 90 151C92 153 90 156 87 155C78 151 68 149 60 149"), 0.2)
    trunk = sym(
        "M60 24C66 24 68 27 68 33C80 36 88 40 89 50C89 58 85 62 80 66C77 72 76 76 77 82"
        "C80 88 82 92 82 98L60 101"
    )
    _wood(art, trunk, 0.16, 1.6)
    _lines(art, "M60 34V100" + both("M71 35C76 52 71 64 70 72C70 84 73 92 73 99"), 1.1)
    _lines(art, "M41 70C50 74 70 74 79 70", 1.1)
    _wood(art, sym("M60 10C64 10 65 14 63 17L65 24L60 24"), 0.24)
    art.path(dots([(60.0, 86.0)]), line=GLEAM, width=4, opacity=0.3)
    return art


def chair() -> Art:
    """Draw an empty chair with an oval back and curved legs."""
    art = Art(120, 100)
    _wood(art, oval(60, 30, 20, 24), 0.14, 2.4)
    _lines(art, oval(60, 30, 15.5, 19.5))
    _wood(art, sym("M60 2C63 2 65 4 66 7L60 8"), 0.26)
    _lines(art, both("M69 50L72 62M65 53L67 62"), 2)
    seat = sym("M60 60C74 60 84 62 86 68C86 72 84 74 80 74L60 75")
    _wood(art, seat, 0.24, 1.6)
    leg = "M82 74C86 82 78 88 82 97L78.5 97C73 90 78 82 76 74.500Z"
    _wood(art, both(leg), 0.2)
    _lines(art, "M44 66C52 63 68 63 76 66", 1.2)
    return art


VACANT = {
    "vacant/rack": rack,
    "vacant/cat": cat,
    "vacant/dummy": dummy,
    "vacant/chair": chair,
}
