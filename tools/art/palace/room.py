"""An empty hall: a back wall, walls that fall back, a floor, a ceiling, and what hangs on them."""

import math
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from tools.art.palette import GOLD, Ramp
from tools.art.pen import Art, Point, box, dots, oval, poly, pt, sym

HIGH = 200.0
CEILING, SKIRTING = 17.0, 118.0
"""Where the back wall begins and ends."""
FRONT = 184.0
"""Where the walls at the sides reach the edge of the picture."""
HORIZON = 60.0
MARBLE = Ramp("#ffffff", "#e6e6e2", "#b9bcbb", "#656a6c")


class Style(NamedTuple):
    """The colours of a hall: wall, dado, floor and its lines, ceiling."""

    wall: Ramp
    dado: Ramp
    floor: Ramp
    ceiling: Ramp


STYLES = (
    Style(
        Ramp("#b9474d", "#9a3140", "#74202f", "#420d1a"),
        Ramp("#8d2b38", "#741f2e", "#561522", "#30070f"),
        Ramp("#d6a26a", "#b67d48", "#8a5831", "#573319"),
        Ramp("#f7e6bd", "#d9b56a", "#a67a2b", "#5f4218"),
    ),
    Style(
        Ramp("#fff6e4", "#f6e4c6", "#dec29a", "#8f6f48"),
        Ramp("#f3dfbd", "#e2c698", "#bf9d6b", "#7b6040"),
        Ramp("#e9c48c", "#d3a466", "#a97a42", "#6b4824"),
        Ramp("#fffaf0", "#f3e7cf", "#d3c09c", "#7b6647"),
    ),
    Style(
        Ramp("#d3e4ef", "#aecbdf", "#83a7c3", "#3f5f7b"),
        Ramp("#9fc0d8", "#7fa5c3", "#5f86a6", "#34526c"),
        Ramp("#cf9b66", "#ad7646", "#83522f", "#51301a"),
        Ramp("#fbf8f0", "#e6e4da", "#c1c4c0", "#6d7a80"),
    ),
    Style(
        Ramp("#eaf3df", "#cfe2c2", "#a5c39a", "#557a55"),
        Ramp("#b4cfa6", "#8fb287", "#6b9068", "#39573c"),
        Ramp("#f4efe2", "#dcd5c2", "#b3ab95", "#6f6856"),
        Ramp("#f7faf0", "#e0ead6", "#b9cbae", "#6b8566"),
    ),
    Style(
        Ramp("#f9e3da", "#edc9bd", "#d3a093", "#8a5349"),
        Ramp("#e9beb1", "#d39d90", "#b27a6d", "#74423a"),
        Ramp("#b87a52", "#93573a", "#6b3a28", "#3f2016"),
        Ramp("#fff3e6", "#f0d9c4", "#cfae93", "#7d5c45"),
    ),
)


class Room:
    """A hall that is being drawn."""

    def __init__(self, number: int, wide: float) -> None:
        self.art = Art(wide, HIGH)
        self.wide = wide
        self.middle = wide / 2
        self.wing = 40.0 if wide < 600 else 62.0
        self.slab = 30.0 if wide < 1000 else 52.0
        self.style = STYLES[number - 1]

    # -- what all rooms have ---------------------------------------------------------------------

    def shell(self, *, tiles: bool) -> None:
        """Draw floor, walls and ceiling, still bare."""
        art, style, wing, wide = self.art, self.style, self.wing, self.wide
        self._floor(tiles=tiles)
        art.path(
            box(wing, CEILING, wide - 2 * wing, SKIRTING - CEILING),
            fill=art.linear(
                0, CEILING, 0, SKIRTING, style.wall.light, (0.5, style.wall.mid), style.wall.dark
            ),
        )
        art.path(
            poly([(0, 0), (wide, 0), (wide - wing, CEILING), (wing, CEILING)]),
            fill=art.linear(
                0, 0, 0, CEILING, style.ceiling.dark, (0.7, style.ceiling.mid), style.ceiling.light
            ),
        )
        rays = "".join(
            f"M{pt(self.middle + (x - self.middle) * wide / (wide - 2 * wing), 0)}L{pt(x, CEILING)}"
            for x in self._steps(wing, wide - wing, 26)
        )
        art.path(rays, line=style.ceiling.dark, width=0.8, opacity=0.6)
        for side in (False, True):
            fill = art.linear(
                wide if side else 0,
                0,
                wide - wing if side else wing,
                0,
                style.wall.mid if side else style.wall.dark,
                style.wall.dark if side else style.wall.deep,
            )
            art.path(self.quad(side, 0, 1, 0, 1), fill=fill)
            art.path(self.quad(side, 0, 1, 0.8, 1), fill=style.dado.dark)
            self.line(side, 0.8, GOLD.dark, 1.8)
            self.line(side, 0.795, GOLD.light, 0.6)
        art.path(
            box(wing, SKIRTING - 20, wide - 2 * wing, 20),
            fill=art.linear(0, SKIRTING - 20, 0, SKIRTING, style.dado.light, style.dado.dark),
        )
        art.path(f"M{pt(wing, SKIRTING - 20)}H{wide - wing:g}", line=GOLD.dark, width=1.8)
        art.path(f"M{pt(wing, SKIRTING - 20.5)}H{wide - wing:g}", line=GOLD.light, width=0.7)
        art.path(f"M{pt(wing, SKIRTING - 1)}H{wide - wing:g}", line=style.dado.deep, width=2.4)
        for x0, x1 in self._pairs(wing + 6, wide - wing - 6, 44):
            art.path(
                box(x0 + 4, SKIRTING - 16, x1 - x0 - 8, 10), line=GOLD.mid, width=0.7, opacity=0.7
            )

    def cornice(self) -> None:
        """Draw the gilt moulding under the ceiling and in the corners."""
        art, wing, wide = self.art, self.wing, self.wide
        run = poly([(0, 2), (wing, CEILING), (wide - wing, CEILING), (wide, 2)], close=False)
        art.path(run, line=GOLD.deep, width=5.4)
        art.path(run, line=GOLD.mid, width=4)
        art.path(run, line=GOLD.light, width=1.2)
        eggs = [(x, CEILING + 4.6) for x in self._steps(wing + 4, wide - wing - 4, 7)]
        art.path(dots(eggs), line=GOLD.dark, width=3)
        art.path(dots([(x, y - 0.5) for x, y in eggs]), line=GOLD.light, width=1.5)
        for x in (wing, wide - wing):
            art.path(
                f"M{pt(x, CEILING + 2)}V{SKIRTING:g}",
                line=self.style.wall.deep,
                width=1.6,
                opacity=0.7,
            )

    def _floor(self, *, tiles: bool) -> None:
        art, floor, wide = self.art, self.style.floor, self.wide
        depth = HIGH - SKIRTING
        art.path(
            box(0, SKIRTING - 2, wide, depth + 2),
            fill=art.linear(0, SKIRTING, 0, HIGH, floor.dark, (0.4, floor.mid), floor.light),
        )
        self._tiles() if tiles else self._parquet()
        art.path(
            box(0, SKIRTING, wide, 20),
            fill=art.linear(0, SKIRTING, 0, SKIRTING + 20, (0, "#000000", 0.34), (1, "#000000", 0)),
        )

    def _seen(self, number: float, row: float) -> Point:
        """Return where a corner of the floor's pattern is, beside the middle and from the front."""
        far = 1 + row * 0.2345
        y = HORIZON + (HIGH - HORIZON) / far
        return (self.middle + number * self.slab / far, y)

    def _tiles(self) -> None:
        """Lay marble in light and dark squares."""
        reach = math.ceil(self.wide / self.slab * 1.2) + 1
        dark = [
            poly(
                [
                    self._seen(k, r),
                    self._seen(k + 1, r),
                    self._seen(k + 1, r + 1),
                    self._seen(k, r + 1),
                ]
            )
            for r in range(6)
            for k in range(-reach, reach)
            if (k + r) % 2
            and self._seen(k + 1, r + 1)[0] > 0
            and self._seen(k, r + 1)[0] < self.wide
        ]
        self.art.path("".join(dark), fill=self.style.floor.dark, opacity=0.5)

    def _parquet(self) -> None:
        """Lay wood in diamonds."""
        reach = math.ceil(self.wide / self.slab * 1.21) + 6
        for turn in (-6, 6):
            slants = [
                self._inside(self._seen(k, 6), self._seen(k + turn, 0))
                for k in range(-reach, reach)
            ]
            for n in range(4):  # one path of many lines would be slow to paint
                lines = "".join(slants[n::4])
                self.art.path(lines, line=self.style.floor.deep, width=0.9, opacity=0.3)

    def _inside(self, a: Point, b: Point) -> str:
        """Return the part of a line that is in the picture."""
        (x0, y0), (x1, y1) = sorted((a, b))
        left, right = max(x0, 0.0), min(x1, self.wide)
        if left >= right:
            return ""
        slope = (y1 - y0) / (x1 - x0)
        return f"M{pt(left, y0 + (left - x0) * slope)}L{pt(right, y0 + (right - x0) * slope)}"

    # -- places on the walls ---------------------------------------------------------------------

    def on_wing(self, right: bool, u: float, v: float) -> Point:
        """Return a point of a wall at the side: ``u`` from the front, ``v`` from the ceiling."""
        u = 1.32 * u / (1 + 0.32 * u)  # what is far away is narrower
        x, top, low = self.wing * u, CEILING * u, FRONT + (SKIRTING - FRONT) * u
        return (self.wide - x if right else x, top + (low - top) * v)

    def quad(self, right: bool, u0: float, u1: float, v0: float, v1: float) -> str:
        """Return a rectangle on a wall at the side."""
        return poly([self.on_wing(right, *at) for at in ((u0, v0), (u1, v0), (u1, v1), (u0, v1))])

    def line(self, right: bool, v: float, colour: str, width: float) -> None:
        """Draw a line along a wall at the side."""
        ends = [self.on_wing(right, u, v) for u in (0, 1)]
        self.art.path(poly(ends, close=False), line=colour, width=width)

    def _steps(self, x0: float, x1: float, step: float) -> list[float]:
        count = max(1, round((x1 - x0) / step))
        return [x0 + (x1 - x0) * k / count for k in range(count + 1)]

    def _pairs(self, x0: float, x1: float, step: float) -> list[tuple[float, float]]:
        steps = self._steps(x0, x1, step)
        return list(pairwise(steps))

    def bays(self, centre: float, step: float) -> Iterator[tuple[float, float, int]]:
        """Yield the fields of the back wall at both sides of its middle, numbered from there."""
        left = self.wing + 3
        for number, (x0, x1) in enumerate(
            self._pairs(self.middle + centre / 2, self.wide - left, step)
        ):
            yield x0, x1, number
            yield self.wide - x1, self.wide - x0, number

    # -- furniture -------------------------------------------------------------------------------

    def gilt(self, d: str, width: float = 1) -> None:
        """Draw a line in gilt wood."""
        self.art.path(d, line=GOLD.deep, width=2.4 * width)
        self.art.path(d, line=GOLD.mid, width=1.6 * width)
        self.art.path(d, line=GOLD.light, width=0.6 * width)

    def frame(self, x0: float, x1: float, y0: float, y1: float, cut: float = 5) -> None:
        """Draw a panel's gilt frame with rounded-in corners."""
        self.gilt(
            f"M{pt(x0 + cut, y0)}H{x1 - cut:g}q0 {cut:g} {cut:g} {cut:g}V{y1 - cut:g}"
            f"q{-cut:g} 0 {-cut:g} {cut:g}H{x0 + cut:g}q0 {-cut:g} {-cut:g} {-cut:g}V{y0 + cut:g}"
            f"q{cut:g} 0 {cut:g} {-cut:g}Z",
            0.8,
        )

    def shell_at(self, x: float, y: float, size: float) -> None:
        """Draw a gilt shell that crowns something."""
        with self.art.group(f"translate({x:g} {y:g}) scale({size:g})"):
            shape = sym("M0 -8C7 -8 10 -2 9 1C14 -2 17 3 14 6C10 5 5 5 0 6", 0)
            self.art.path(shape, fill=GOLD.mid, line=GOLD.deep, width=1.2)
            self.art.path("M0 5V-6M0 5L5 -4M0 5L-5 -4M0 5L8 1M0 5L-8 1", line=GOLD.deep, width=0.8)
            self.art.path("M-4 -5Q0 -8 3 -6", line=GOLD.light, width=1)

    def arch(self, x0: float, x1: float, y0: float, y1: float) -> str:
        """Return an opening with a round head."""
        rise = min((x1 - x0) / 2, 20)
        k = rise * 0.55
        half = (x1 - x0) / 2 * 0.45
        return (
            f"M{pt(x0, y1)}V{y0 + rise:g}"
            f"C{pt(x0, y0 + rise - k)} {pt(x0 + half, y0)} {pt((x0 + x1) / 2, y0)}"
            f"C{pt(x1 - half, y0)} {pt(x1, y0 + rise - k)} {pt(x1, y0 + rise)}V{y1:g}Z"
        )

    def window(self, x0: float, x1: float, y0: float, y1: float, *, garden: bool = False) -> None:
        """Draw a tall window with glazing bars, the sky and perhaps the garden behind it."""
        art, shape = self.art, self.arch(x0, x1, y0, y1)
        art.path(shape, fill=art.linear(0, y0, 0, y1, "#a9d3e6", (0.6, "#dff1f3"), "#f3f6e2"))
        if garden:
            y = y0 + (y1 - y0) * 0.66
            art.path(
                f"M{pt(x0, y1)}V{y:g}Q{pt(x0 + (x1 - x0) * 0.25, y - 9)} {pt((x0 + x1) / 2, y)}"
                f"T{pt(x1, y - 2)}V{y1:g}Z",
                fill="#9cc48c",
            )
        middle = (x0 + x1) / 2
        bars = f"M{pt(middle, y0)}V{y1:g}" + "".join(
            f"M{pt(x0, y0 + (y1 - y0) * k)}H{x1:g}" for k in (0.3, 0.52, 0.75)
        )
        art.path(bars, line="#fffaf0", width=1.6)
        art.path(
            f"M{pt(x0 + 3, y1 - 6)}L{pt(middle - 3, y0 + 18)}", line="#ffffff", width=3, opacity=0.5
        )
        self.gilt(shape, 1.1)

    def mirror(self, x0: float, x1: float, y0: float, y1: float) -> None:
        """Draw a mirror with a round head in a gilt frame."""
        art, shape = self.art, self.arch(x0, x1, y0, y1)
        art.path(shape, fill=art.linear(x0, y0, x1, y1, "#dfeceb", (0.45, "#a9c4c6"), "#7d9da3"))
        wide = x1 - x0
        art.path(
            f"M{pt(x0 + 2, y1 - wide * 0.5)}L{pt(x1 - wide * 0.45, y0 + wide * 0.3)}"
            f"M{pt(x0 + wide * 0.3, y1 - 4)}L{pt(x1 - 3, y0 + wide * 0.75)}",
            line="#ffffff",
            width=2.4,
            opacity=0.55,
        )
        self.gilt(shape, 1.4)

    def pilaster(self, x: float, ramp: Ramp, half: float = 4) -> None:
        """Draw a flat column with a gilt head and foot."""
        art = self.art
        art.path(
            box(x - half, CEILING + 9, 2 * half, SKIRTING - CEILING - 11),
            fill=art.across(ramp, x - half, x + half),
            line=ramp.deep,
            width=0.6,
        )
        for y, high in ((CEILING + 7, 6), (SKIRTING - 8, 6)):
            art.path(
                box(x - half - 1.6, y, 2 * half + 3.2, high),
                fill=GOLD.mid,
                line=GOLD.deep,
                width=0.8,
            )
            art.path(f"M{pt(x - half, y + 1.6)}h{2 * half:g}", line=GOLD.light, width=1)

    def sconce(self, x: float, y: float) -> None:
        """Draw two candles at the wall."""
        art = self.art
        art.path(
            f"M{pt(x, y + 12)}V{y:g}M{pt(x, y + 8)}q-7 0 -6 -8M{pt(x, y + 8)}q7 0 6 -8",
            line=GOLD.dark,
            width=1.8,
        )
        art.path(
            f"M{pt(x, y + 12)}V{y:g}M{pt(x, y + 8)}q-7 0 -6 -8M{pt(x, y + 8)}q7 0 6 -8",
            line=GOLD.light,
            width=0.8,
        )
        art.path(f"M{pt(x - 6, y)}v-7M{pt(x + 6, y)}v-7", line="#fffaf0", width=2.4, cap="butt")
        for at in (x - 6, x + 6):
            art.path(
                f"M{pt(at, y - 13)}q2.6 4 0 6.4q-2.6 -2.4 0 -6.4Z",
                fill="#ffd978",
                line="#e08a2c",
                width=0.6,
            )

    def drape(self, right: bool, cloth: Ramp) -> None:
        """Draw a curtain at the front edge, held by a cord."""
        art, wide = self.art, self.wide
        reach = self.wing * 0.62

        def at(x: float, y: float) -> str:
            return pt(wide - x if right else x, y)

        art.path(
            f"M{at(-4, -4)}L{at(reach * 1.5, -4)}"
            f"C{at(reach * 1.4, 40)} {at(reach, 78)} {at(reach * 0.5, 96)}"
            f"C{at(reach * 0.8, 120)} {at(reach * 0.9, 160)} {at(reach * 0.8, FRONT + 6)}"
            f"L{at(-4, FRONT + 12)}Z",
            fill=art.linear(
                wide if right else 0,
                0,
                wide - reach * 1.3 if right else reach * 1.3,
                0,
                cloth.dark,
                (0.3, cloth.mid),
                (0.45, cloth.light),
                (0.62, cloth.mid),
                cloth.dark,
            ),
            line=cloth.deep,
            width=1.2,
        )
        for part in (0.35, 0.7, 1.1):
            art.path(
                f"M{at(reach * part, 0)}Q{at(reach * part * 0.9, 60)} {at(reach * part * 0.4, 94)}"
                f"M{at(reach * part * 0.35, 100)}"
                f"Q{at(reach * part * 0.55, 140)} {at(reach * part * 0.6, FRONT)}",
                line=cloth.deep,
                width=1,
                opacity=0.6,
            )
        self.gilt(f"M{at(-2, 92)}Q{at(reach * 0.3, 99)} {at(reach * 0.54, 95)}", 1.6)
        art.path(f"M{at(reach * 0.5, 97)}v12", line=GOLD.dark, width=4)
        art.path(f"M{at(reach * 0.5, 97)}v11", line=GOLD.light, width=1.6)

    def side_door(self, right: bool, ramp: Ramp) -> None:
        """Draw a double door in a wall at the side."""
        art = self.art
        art.path(self.quad(right, 0.26, 0.8, 0.24, 1), fill=ramp.mid, line=GOLD.deep, width=2)
        art.path(self.quad(right, 0.26, 0.8, 0.24, 1), line=GOLD.mid, width=1.1)
        for u0, u1 in ((0.31, 0.5), (0.56, 0.75)):
            for v0, v1 in ((0.29, 0.58), (0.63, 0.93)):
                art.path(
                    self.quad(right, u0, u1, v0, v1), fill=ramp.light, line=GOLD.dark, width=0.9
                )
        art.path(dots([self.on_wing(right, 0.51, 0.63)]), line=GOLD.light, width=3)

    def side_glass(self, right: bool, *, mirror: bool) -> None:
        """Draw a window or a mirror in a wall at the side."""
        art = self.art
        for u0, u1 in ((0.14, 0.44), (0.56, 0.88)):
            shape = self.quad(right, u0, u1, 0.22, 0.76)
            x0, x1 = self.on_wing(right, u0, 0)[0], self.on_wing(right, u1, 0)[0]
            glass = ("#cfe0e0", "#8fb0b4") if mirror else ("#c4e3ee", "#f0f4e4")
            art.path(shape, fill=art.linear(x0, 0, x1, 0, *glass))
            if not mirror:
                middle = (u0 + u1) / 2
                bars = self.quad(right, middle, middle, 0.22, 0.76)
                for v in (0.4, 0.58):
                    bars += self.quad(right, u0, u1, v, v)
                art.path(bars, line="#fffaf0", width=1.2)
            art.path(shape, line=GOLD.deep, width=2.6)
            art.path(shape, line=GOLD.mid, width=1.6)

    def torchere(self, x: float, y: float) -> None:
        """Draw a tall gilt candle stand on the floor."""
        art = self.art
        art.path(oval(x, y, 9, 2.4), fill="#000000", opacity=0.25)
        art.path(
            f"M{pt(x - 7, y)}Q{pt(x - 1, y - 4)} {pt(x - 1.6, y - 44)}"
            f"H{x + 1.6:g}Q{pt(x + 1, y - 4)} {pt(x + 7, y)}Z",
            fill=GOLD.mid,
            line=GOLD.deep,
            width=1,
        )
        art.path(box(x - 6, y - 47, 12, 3), fill=GOLD.light, line=GOLD.deep, width=0.9)
        art.path(
            f"M{pt(x - 4, y - 47)}v-8M{pt(x, y - 47)}v-11M{pt(x + 4, y - 47)}v-8",
            line="#fffaf0",
            width=2.2,
            cap="butt",
        )
        for dx, dy in ((-4.0, -55.0), (0.0, -58.0), (4.0, -55.0)):
            art.path(
                f"M{pt(x + dx, y + dy - 6)}q2.4 4 0 6q-2.4 -2 0 -6Z",
                fill="#ffd978",
                line="#e08a2c",
                width=0.5,
            )
