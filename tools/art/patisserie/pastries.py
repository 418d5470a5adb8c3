"""The pastries: as dishes, as dishes with a topping, and as sketches in a book of recipes."""

import re
from collections.abc import Callable
from typing import NamedTuple

from tools.art.palette import GOLD, LEAF
from tools.art.patisserie import biscuits, cakes, choux
from tools.art.patisserie.sugar import CREAM, ROSE, ball, cherry, leaf, rose, swirl
from tools.art.pen import Art, dots, oval


class Pastry(NamedTuple):
    """A pastry, where its topping goes, and the corners of what is drawn of it."""

    draw: Callable[[Art], None]
    x: float
    y: float
    drawn: tuple[int, int, int, int]


PASTRIES: dict[str, Pastry] = {
    "sable": Pastry(biscuits.sable, 66, 40, (17, 17, 102, 113)),
    "palmier": Pastry(biscuits.palmier, 60, 34, (10, 16, 111, 105)),
    "arlette": Pastry(biscuits.arlette, 74, 52, (13, 24, 106, 114)),
    "galette": Pastry(biscuits.galette, 60, 62, (8, 45, 113, 111)),
    "feuillantine": Pastry(biscuits.feuillantine, 60, 46, (12, 32, 109, 110)),
    "chausson": Pastry(biscuits.chausson, 66, 44, (10, 28, 112, 102)),
    "allumette": Pastry(biscuits.allumette, 64, 54, (5, 35, 113, 104)),
    "gaufre": Pastry(biscuits.gaufre, 54, 46, (8, 13, 110, 112)),
    "oublie": Pastry(biscuits.oublie, 60, 36, (6, 26, 115, 107)),
    "pain-d-epices": Pastry(biscuits.pain_d_epices, 72, 42, (0, 28, 113, 109)),
    "nonnette": Pastry(biscuits.nonnette, 60, 50, (14, 43, 106, 110)),
    "baba": Pastry(cakes.baba, 60, 18, (12, 9, 109, 114)),
    "croquignole": Pastry(biscuits.croquignole, 60, 42, (10, 36, 110, 110)),
    "macaron": Pastry(biscuits.macaron, 60, 38, (8, 34, 113, 105)),
    "financier": Pastry(biscuits.financier, 62, 46, (10, 40, 117, 103)),
    "nougat": Pastry(biscuits.nougat, 62, 30, (8, 24, 111, 103)),
    "dacquoise": Pastry(cakes.dacquoise, 60, 40, (11, 27, 110, 112)),
    "amandine": Pastry(cakes.amandine, 60, 56, (8, 43, 114, 106)),
    "pithiviers": Pastry(cakes.pithiviers, 60, 44, (4, 32, 117, 113)),
    "noisettine": Pastry(biscuits.noisettine, 60, 38, (6, 34, 114, 105)),
    "florentin": Pastry(biscuits.florentin, 68, 48, (6, 28, 109, 114)),
    "massepain": Pastry(biscuits.massepain, 60, 34, (8, 24, 111, 108)),
    "tarte-pralinee": Pastry(cakes.tarte_pralinee, 60, 58, (8, 43, 114, 106)),
    "madeleine": Pastry(biscuits.madeleine, 66, 44, (6, 30, 109, 105)),
    "meringue": Pastry(biscuits.meringue, 60, 34, (7, 24, 113, 109)),
    "brioche": Pastry(cakes.brioche, 60, 28, (11, 18, 109, 108)),
    "chou": Pastry(choux.cream_puff, 60, 28, (12, 18, 109, 108)),
    "profiterole": Pastry(biscuits.piled, 60, 26, (6, 12, 115, 108)),
    "crepe": Pastry(biscuits.crepe, 60, 50, (0, 26, 120, 103)),
    "flan": Pastry(cakes.flan, 46, 50, (8, 32, 114, 107)),
    "savarin": Pastry(cakes.savarin, 60, 36, (8, 29, 113, 106)),
    "biscuit-de-savoie": Pastry(cakes.biscuit_de_savoie, 60, 26, (14, 21, 107, 114)),
    "genoise": Pastry(cakes.genoise, 60, 50, (10, 31, 111, 114)),
    "souffle": Pastry(cakes.souffle, 60, 28, (17, 18, 103, 108)),
    "ile-flottante": Pastry(cakes.ile_flottante, 60, 28, (8, 16, 113, 114)),
    "kouglof": Pastry(cakes.kouglof, 60, 34, (11, 26, 109, 108)),
    "clafoutis": Pastry(cakes.clafoutis, 60, 60, (8, 44, 113, 111)),
    "canele": Pastry(cakes.canele, 60, 56, (11, 43, 112, 108)),
    "charlotte": Pastry(cakes.charlotte, 60, 38, (13, 28, 108, 111)),
    "saint-honore": Pastry(choux.saint_honore, 60, 36, (6, 28, 115, 113)),
    "religieuse": Pastry(choux.religieuse, 60, 20, (12, 12, 109, 115)),
    "mille-feuille": Pastry(cakes.mille_feuille, 60, 40, (4, 30, 116, 96)),
    "vacherin": Pastry(cakes.vacherin, 60, 30, (11, 24, 109, 112)),
    "croquembouche": Pastry(choux.croquembouche, 60, 28, (11, 0, 109, 117)),
    "piece-montee": Pastry(cakes.piece_montee, 60, 60, (8, 0, 113, 117)),
}
"""All pastries by the ids of their recipes, without the word before the first dash."""


def _rose(art: Art) -> None:
    for turn in (-160, -20, 20, 160):
        leaf(art, 0, 0, 21, turn)
    rose(art, 0, -3, 13)


def _cherry(art: Art) -> None:
    leaf(art, 0, -1, 19, 18)
    leaf(art, 0, -1, 19, 162)
    swirl(art, 0, 3, 14, 16, CREAM, 2)
    cherry(art, 0, -14, 7)


def _plume(art: Art) -> None:
    """Draw a crown of sugar: three gilt plumes over a pearl."""
    for turn in (-42, 42, 0):
        with art.group(f"rotate({turn})"):
            art.path(
                "M0 3C-8 -6 -9 -18 0 -28C9 -18 8 -6 0 3Z",
                fill=art.linear(-8, 0, 8, 0, CREAM.light, GOLD.light, GOLD.mid),
                line=GOLD.deep,
                width=1.2,
            )
            art.path("M0 0V-20M-4 -8L0 -4L4 -8M-4 -15L0 -11L4 -15", line=GOLD.dark, width=1)
    ball(art, 0, 2, 5.5, ROSE)
    art.path(dots([(-9, 3), (9, 3)]), line=LEAF.deep, width=5.4)
    art.path(dots([(-9, 3), (9, 3)]), line=LEAF.mid, width=3.8)


TOPPINGS: dict[str, Callable[[Art], None]] = {"rose": _rose, "cherry": _cherry, "plume": _plume}
"""What falls at the end of the festival; on tiles and dishes a topping is always the rose."""


def dish(name: str) -> Art:
    """Draw a baked pastry."""
    art = Art(120, 120)
    PASTRIES[name].draw(art)
    return art


def topped(name: str) -> Art:
    """Draw a baked pastry with its topping."""
    art = dish(name)
    pastry = PASTRIES[name]
    with art.group(f"translate({pastry.x:g} {max(pastry.y, 26):g})"):
        _rose(art)
    return art


PAPER = (253, 246, 228)
INK = (96, 62, 38)
WASH = 0.62
"""How strong the colours of the pastry itself are in its sketch."""


class Sketch(Art):
    """A picture in brown ink, with a soft wash of its own colours."""

    def svg(self) -> str:
        """Return the content of the file; the darker a colour, the stronger the ink over it."""
        return re.sub("#[0-9a-f]{6}", self._shade, super().svg())

    @staticmethod
    def _shade(found: re.Match[str]) -> str:
        own = [int(found[0][k : k + 2], 16) for k in (1, 3, 5)]
        r, g, b = own
        dark = 1 - (0.35 * r + 0.5 * g + 0.15 * b) / 255
        inked = min(1.0, dark**1.5 * 1.25)
        washed = [p + (c - p) * WASH for p, c in zip(PAPER, own, strict=True)]
        return "#" + "".join(
            f"{round(w + (i - w) * inked):02x}" for w, i in zip(washed, INK, strict=True)
        )


def sketch(name: str) -> Art:
    """Draw a pastry as the book of recipes shows it before it is baked, as large as its page."""
    pastry = PASTRIES[name]
    left, top, right, bottom = pastry.drawn
    art = Sketch(right - left, bottom - top)
    with art.group(f"translate({-left} {-top})"):
        pastry.draw(art)
    return art


def topping(kind: str) -> Art:
    """Draw a topping alone."""
    art = Art(64, 64)
    art.path(oval(33, 53, 20, 4), fill="#3a2413", opacity=0.22)
    with art.group("translate(32 44) scale(1.25)"):
        TOPPINGS[kind](art)
    return art
