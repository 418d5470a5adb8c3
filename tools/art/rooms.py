"""The halls of the palace as rooms: a back wall, walls that fall back, a floor and a ceiling.

A hall is shown in many widths, so each is drawn twice; the window stretches the one that is nearer.
"""

import math
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import NamedTuple

from tools.art.palette import BRASS, CRIMSON, GOLD, LEAF, WOOD, Ramp
from tools.art.pen import Art, Point, box, dots, oval, poly, pt, star, sym

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


def _king(room: Room) -> None:
    """The King's hall: crimson damask, and the throne under its canopy."""
    room.shell(tiles=False)
    art, middle = room.art, room.middle
    carpet = poly(
        [(middle - 22, SKIRTING), (middle + 22, SKIRTING), (middle + 62, HIGH), (middle - 62, HIGH)]
    )
    art.path(carpet, fill=art.linear(0, SKIRTING, 0, HIGH, CRIMSON.dark, CRIMSON.mid))
    for x in (-1, 1):
        art.path(
            f"M{pt(middle + x * 19, SKIRTING)}L{pt(middle + x * 55, HIGH)}", line=GOLD.mid, width=2
        )
    for x0, x1, number in room.bays(84, 84):
        if number % 2:
            room.mirror(x0 + 12, x1 - 12, CEILING + 14, SKIRTING - 25)
            room.shell_at((x0 + x1) / 2, CEILING + 15, 0.7)
        else:
            room.frame(x0 + 7, x1 - 7, CEILING + 15, SKIRTING - 26)
            _damask(room, x0 + 14, x1 - 14)
            room.sconce((x0 + x1) / 2, CEILING + 42)
        room.pilaster(x1 if x0 >= middle else x0, GOLD, 3)
    for right in (False, True):
        room.side_door(right, MARBLE)
    _throne(room)
    room.cornice()
    for right in (False, True):
        room.drape(right, CRIMSON)


def _damask(room: Room, x0: float, x1: float) -> None:
    buds = "".join(
        f"M{pt(x, y - 5)}q4 5 0 10q-4 -5 0 -10Z"
        for row, y in enumerate(
            (CEILING + 24, CEILING + 36, CEILING + 48, CEILING + 60, CEILING + 70)
        )
        for x in room._steps(x0 + (row % 2) * 4, x1 - (row % 2) * 4, 11)
    )
    room.art.path(buds, fill=CRIMSON.light, opacity=0.22)


def _throne(room: Room) -> None:
    art, x = room.art, room.middle
    with art.group(f"translate({x:g} 0)"):
        art.path(
            box(-36, CEILING + 6, 72, SKIRTING - CEILING - 8),
            fill=art.linear(-36, 0, 36, 0, "#561522", "#7d1f2e", "#561522"),
        )
        folds = "".join(f"M{k} {CEILING + 10:g}V{SKIRTING - 4:g}" for k in range(-28, 29, 8))
        art.path(folds, line="#420d1a", width=1.2, opacity=0.8)
        for side in (-1, 1):
            art.path(
                f"M{side * 38} {CEILING + 8:g}"
                f"Q{side * 20} {CEILING + 36:g} {side * 30} {SKIRTING - 34:g}"
                f"Q{side * 27} {SKIRTING - 16:g} {side * 30} {SKIRTING - 2:g}H{side * 40}Z",
                fill=CRIMSON.mid,
                line=CRIMSON.deep,
            )
        for y, half in ((SKIRTING + 8, 44.0), (SKIRTING + 3, 36.0), (SKIRTING - 2, 29.0)):
            art.path(box(-half, y - 4, 2 * half, 6), fill=CRIMSON.mid, line=CRIMSON.deep, width=0.8)
            art.path(f"M{-half:g} {y + 1:g}H{half:g}", line=GOLD.mid, width=1.4)
        back = sym("M0 44C12 44 17 52 16 62C17 76 15 88 14 96L0 96", 0)
        art.path(back, fill=CRIMSON.mid, line=GOLD.deep, width=4.4)
        art.path(back, line=GOLD.mid, width=3)
        art.path(back, line=GOLD.light, width=0.9)
        art.path(sym("M0 88L17 88L18 98L0 98", 0), fill=CRIMSON.light, line=GOLD.deep, width=1.2)
        art.path(
            "M-18 98L-20 114M18 98L20 114M-20 84H-13M20 84H13M-20 84V98M20 84V98",
            line=GOLD.deep,
            width=3.6,
        )
        art.path(
            "M-18 98L-20 114M18 98L20 114M-20 84H-13M20 84H13M-20 84V98M20 84V98",
            line=GOLD.mid,
            width=2.2,
        )
        art.path(
            "M-7 42L-9 34L-4 38L0 31L4 38L9 34L7 42Z", fill=GOLD.light, line=GOLD.deep, width=1
        )
        swag = "M-42 22" + "".join("q7 13 14 0" for _ in range(6)) + "V14H-42Z"
        art.path(swag, fill=CRIMSON.mid, line=CRIMSON.deep)
        art.path("M-42 22" + "".join("q7 13 14 0" for _ in range(6)), line=GOLD.mid, width=2)


def _mirrors(room: Room) -> None:
    """The hall of mirrors: arched windows between rose marble, mirrors at the sides."""
    room.shell(tiles=False)
    art = room.art
    rose = Ramp("#fbe0d8", "#eab9ad", "#c78d82", "#7f4b44")
    for x0, x1, _ in room.bays(0, 62):
        room.window(x0 + 9, x1 - 9, CEILING + 12, SKIRTING - 22, garden=True)
        room.shell_at((x0 + x1) / 2, CEILING + 13, 0.6)
        room.pilaster(x1 if x0 >= room.middle else x0, rose, 3.6)
        glow = [(x0 + 11, SKIRTING + 6), (x1 - 11, SKIRTING + 6)]
        far = [(room.middle + (x - room.middle) * 1.3, HIGH - 6) for x, _ in glow]
        art.path(poly([*glow, far[1], far[0]]), fill="#fff8dc", opacity=0.2)
    room.pilaster(room.middle, rose, 3.6)
    for right in (False, True):
        room.side_glass(right, mirror=True)
    room.cornice()
    for x in (room.wing * 0.85, room.wide - room.wing * 0.85):
        room.torchere(x, SKIRTING + 28)


def _music(room: Room) -> None:
    """The music room: an organ, and panels with gilt instruments."""
    room.shell(tiles=False)
    art, middle = room.art, room.middle
    for x0, x1, number in room.bays(64, 62):
        art.path(box(x0 + 7, CEILING + 14, x1 - x0 - 14, 60), fill="#e4eff5", opacity=0.6)
        room.frame(x0 + 6, x1 - 6, CEILING + 13, SKIRTING - 25)
        (_violin if number % 2 else _lyre)(room, (x0 + x1) / 2, CEILING + 44)
        room.shell_at((x0 + x1) / 2, CEILING + 14, 0.6)
    _organ(room, middle)
    for right in (False, True):
        room.side_glass(right, mirror=False)
    room.cornice()
    _harp(room, room.wide - room.wing * 0.8, SKIRTING + 40)
    _stand(room, room.wing * 0.75, SKIRTING + 40)


def _lyre(room: Room, x: float, y: float) -> None:
    with room.art.group(f"translate({x:g} {y:g})"):
        room.gilt("M-9 -16C-16 -4 -8 4 -6 12H6C8 4 16 -4 9 -16", 1.3)
        room.gilt("M-8 -9H8M-8 13H8", 1.2)
        room.art.path("M-3 -9V12M0 -9V12M3 -9V12", line=GOLD.dark, width=0.8)


def _violin(room: Room, x: float, y: float) -> None:
    art = room.art
    body = sym("M0 -4C6 -4 7 1 4.4 4C8 8 8 16 0 16", 0)
    with art.group(f"translate({x:g} {y:g}) rotate(24)"):
        art.path(body, fill="#a9602f", line="#5c2f14", width=1)
        art.path("M0 -20V8", line="#3f2016", width=1.8)
        art.path("M0 -20V12", line=GOLD.light, width=0.6)
    with art.group(f"translate({x:g} {y:g}) rotate(-36)"):
        art.path("M0 -18V18", line=GOLD.dark, width=1.4)


def _organ(room: Room, x: float) -> None:
    art = room.art
    with art.group(f"translate({x:g} 0)"):
        art.path(
            box(-29, CEILING + 8, 58, SKIRTING - CEILING - 8),
            fill="#5f86a6",
            line=GOLD.deep,
            width=1,
        )
        art.path(
            box(-28, 84, 56, SKIRTING - 83),
            fill=art.linear(0, 84, 0, SKIRTING, WOOD.light, WOOD.dark),
            line=WOOD.deep,
        )
        for k in range(-4, 5):
            top = 34 + abs(k) * 6
            art.path(
                f"M{k * 6 - 2.5:g} 83V{top}q2.5 -4 5 0V83Z",
                fill=art.linear(k * 6 - 2.5, 0, k * 6 + 2.5, 0, GOLD.dark, GOLD.light, GOLD.mid),
                line=GOLD.deep,
                width=0.7,
            )
            art.path(f"M{k * 6 - 1.4:g} 76h2.8v-4h-2.8Z", fill=GOLD.deep)
        art.path(box(-20, 92, 40, 6), fill="#fffaf0", line=WOOD.deep)
        art.path(
            "".join(f"M{k} 92v3.6" for k in range(-17, 18, 4)),
            line="#33241c",
            width=1.8,
            cap="butt",
        )
        art.path(box(-12, 108, 24, 4), fill=CRIMSON.mid, line=CRIMSON.deep)
        room.gilt(f"M-30 {SKIRTING:g}V44Q-28 26 0 25Q28 26 30 44V{SKIRTING:g}", 1.4)
    room.shell_at(x, 25, 0.9)


def _harp(room: Room, x: float, y: float) -> None:
    art = room.art
    art.path(oval(x, y, 14, 3), fill="#000000", opacity=0.25)
    strings = "".join(
        f"M{pt(x - 7 + k * 3, y - 50 + k * 2)}L{pt(x - 4 + k * 3, y - 6 - k * 7)}" for k in range(5)
    )
    art.path(strings, line="#fff3d6", width=0.7)
    room.gilt(
        f"M{pt(x - 9, y)}V{y - 54:g}"
        f"C{pt(x - 2, y - 62)} {pt(x + 6, y - 44)} {pt(x + 12, y - 50)}L{pt(x - 6, y - 2)}",
        1.6,
    )


def _stand(room: Room, x: float, y: float) -> None:
    art = room.art
    art.path(oval(x, y, 9, 2.4), fill="#000000", opacity=0.25)
    room.gilt(f"M{pt(x, y - 30)}V{y - 4:g}M{pt(x - 7, y)}Q{pt(x, y - 6)} {pt(x + 7, y)}", 1.1)
    sheet = poly([(x - 11, y - 46), (x + 9, y - 49), (x + 11, y - 31), (x - 9, y - 28)])
    art.path(sheet, fill="#fffaf0", line=GOLD.deep, width=1)
    art.path(
        "".join(f"M{pt(x - 8, y - 42 + k * 4)}l16 -2.4" for k in range(3)),
        line="#65513f",
        width=0.7,
    )


def _orangery(room: Room) -> None:
    """The winter garden: glass, marble, and orange trees in their tubs."""
    room.shell(tiles=True)
    for x0, x1, _ in room.bays(0, 62):
        room.window(x0 + 5, x1 - 5, CEILING + 10, SKIRTING - 22, garden=True)
        room.pilaster(x1 if x0 >= room.middle else x0, MARBLE, 2.8)
    room.pilaster(room.middle, MARBLE, 2.8)
    for right in (False, True):
        room.side_glass(right, mirror=False)
    room.cornice()
    _garland(room)
    for x0, x1, number in room.bays(0, 62):
        if number % 2 == 0:
            _orange_tree(room, x1 if x0 >= room.middle else x0, SKIRTING + 7, 1)
    for x in (room.wing * 0.6, room.wide - room.wing * 0.6):
        _orange_tree(room, x, SKIRTING + 52, 1.5)


def _garland(room: Room) -> None:
    art, y = room.art, CEILING + 5
    steps = room._steps(room.wing, room.wide - room.wing, 40)
    vine = f"M{pt(steps[0], y)}" + "".join(
        f"Q{pt((a + b) / 2, y + 13)} {pt(b, y)}" for a, b in pairwise(steps)
    )
    art.path(vine, line=LEAF.dark, width=4.6)
    art.path(vine, line=LEAF.mid, width=2.4)
    roses = [((a + b) / 2, y + 6.5) for a, b in pairwise(steps)]
    art.path(dots(roses), line="#c98a80", width=6)
    art.path(dots([(x - 0.6, at - 0.6) for x, at in roses]), line="#fbe6de", width=3)


def _orange_tree(room: Room, x: float, y: float, size: float) -> None:
    art = room.art
    with art.group(f"translate({x:g} {y:g}) scale({size:g})"):
        art.path(oval(0, 0, 13, 3), fill="#000000", opacity=0.25)
        art.path("M0 -14V-30", line=WOOD.mid, width=3)
        art.path(
            oval(0, -42, 15, 15),
            fill=art.radial(-4, -48, 20, LEAF.light, (0.5, LEAF.mid), LEAF.dark),
            line=LEAF.deep,
        )
        fruit: list[Point] = [(-7, -45), (3, -50), (7, -40), (-2, -36), (-9, -37), (1, -43)]
        art.path(dots(fruit), line="#ad4f12", width=4.4)
        art.path(dots(fruit), line="#f0923c", width=3.2)
        art.path(box(-9, -16, 18, 16), fill=MARBLE.light, line=LEAF.deep, width=1.2)
        art.path("M-9 -16L9 0M9 -16L-9 0", line=LEAF.mid, width=1)
        art.path(dots([(-9, -17), (9, -17)]), line=GOLD.mid, width=3)


def _cards(room: Room) -> None:
    """The card room: a fire, a mirror above it, panels with the four suits."""
    room.shell(tiles=False)
    art, middle = room.art, room.middle
    for x0, x1, number in room.bays(66, 60):
        art.path(box(x0 + 7, CEILING + 14, x1 - x0 - 14, 60), fill="#fffaf0", opacity=0.55)
        room.frame(x0 + 6, x1 - 6, CEILING + 13, SKIRTING - 25)
        suit = (number + 2 * (x0 > middle)) % 4
        _suit(room, (x0 + x1) / 2, CEILING + 44, suit)
        room.shell_at((x0 + x1) / 2, CEILING + 14, 0.6)
    _fireplace(room, middle)
    for right in (False, True):
        room.side_door(right, Ramp("#fffaf0", "#f3e0d2", "#d3b3a0", "#7b5647"))
    room.cornice()
    _card_table(room, room.wing * 0.8, SKIRTING + 46)
    _chair(room, room.wide - room.wing * 0.75, SKIRTING + 46)


def _suit(room: Room, x: float, y: float, suit: int) -> None:
    shapes = (
        sym("M0 13C-2 8 14 2 12 -6C10 -13 2 -11 0 -5", 0),
        sym("M0 -13C2 -8 14 -2 12 5C10 11 4 9 1.6 6Q2 11 5 13L0 13", 0),
        "M0 -14L10 0L0 14L-10 0Z",
        oval(0, -7, 6) + oval(-7, 3, 6) + oval(7, 3, 6) + "M-1.4 2Q-1 10 -5 13H5Q1 10 1.4 2Z",
    )
    with room.art.group(f"translate({x:g} {y:g})"):
        colour = ("#b53a40", "#3f5a60")[suit % 2]
        room.art.path(shapes[suit], fill=colour, line=GOLD.deep, width=1)


def _fireplace(room: Room, x: float) -> None:
    art = room.art
    room.mirror(x - 18, x + 18, CEILING + 12, 78)
    room.shell_at(x, CEILING + 12, 0.8)
    with art.group(f"translate({x:g} 0)"):
        art.path(
            box(-27, 82, 54, SKIRTING - 82),
            fill=art.linear(0, 82, 0, SKIRTING, "#ffffff", "#c9a79c"),
            line="#74413d",
        )
        art.path(f"M-17 {SKIRTING:g}V96Q0 88 17 96V{SKIRTING:g}Z", fill="#2a140e")
        art.path(
            f"M-11 {SKIRTING:g}C-13 106 -5 108 -5 99"
            f"C0 104 0 110 4 103C11 108 10 112 9 {SKIRTING:g}Z",
            fill="#ef8a2b",
        )
        art.path(
            f"M-5 {SKIRTING:g}C-6 112 -1 111 0 106C4 111 5 114 4 {SKIRTING:g}Z", fill="#ffe08a"
        )
        art.path(box(-31, 78, 62, 5), fill="#fff3ec", line="#74413d")
        room.gilt("M-24 88H-20M20 88H24", 1)
        art.path(sym("M0 62C5 62 7 66 6.4 71L8 78L0 78", 0), fill=GOLD.mid, line=GOLD.deep)
        art.path(oval(0, 69, 3.4), fill="#fffaf0", line=GOLD.deep, width=0.7)
        art.path("M0 69V66.6M0 69H1.8", line="#33241c", width=0.6)
        for side in (-22, 22):
            art.path(f"M{side} 78v-9", line="#fffaf0", width=2.6, cap="butt")
            art.path(
                f"M{side} 63q2.6 4 0 6q-2.6 -2 0 -6Z", fill="#ffd978", line="#e08a2c", width=0.6
            )


def _card_table(room: Room, x: float, y: float) -> None:
    art = room.art
    art.path(oval(x, y, 22, 4), fill="#000000", opacity=0.22)
    art.path(
        f"M{pt(x - 15, y - 22)}Q{pt(x - 19, y - 10)} {pt(x - 13, y)}"
        f"M{pt(x + 15, y - 22)}Q{pt(x + 19, y - 10)} {pt(x + 13, y)}",
        line=WOOD.dark,
        width=3,
    )
    art.path(oval(x, y - 24, 23, 7), fill=WOOD.mid, line=WOOD.deep)
    art.path(oval(x, y - 25, 20, 5.4), fill="#4b7548", line=GOLD.mid)
    art.path(
        box(x - 9, y - 27, 5, 4) + box(x - 1, y - 25, 5, 4) + box(x + 6, y - 28, 5, 4),
        fill="#fffaf0",
        line="#7b6647",
        width=0.5,
    )


def _chair(room: Room, x: float, y: float) -> None:
    art = room.art
    art.path(oval(x, y, 14, 3), fill="#000000", opacity=0.22)
    art.path(oval(x, y - 38, 10, 13), fill="#c98a80", line=GOLD.deep, width=3.4)
    art.path(oval(x, y - 38, 10, 13), line=GOLD.mid, width=2.2)
    room.gilt(f"M{pt(x - 10, y - 16)}L{pt(x - 11, y)}M{pt(x + 10, y - 16)}L{pt(x + 11, y)}", 1.2)
    art.path(box(x - 13, y - 24, 26, 8), fill="#ecbfb3", line=GOLD.deep, width=1.4)


HALLS: tuple[Callable[[Room], None], ...] = (_king, _mirrors, _music, _orangery, _cards)
NEAR, FAR = (380.0, 700.0), (700.0, 1320.0)
"""The widths of a room; the King's hall is wider than the others."""


def halls() -> Iterator[tuple[str, Art]]:
    """Yield each hall, narrow and wide."""
    for number, furnish in enumerate(HALLS, 1):
        for form, wide in zip(("", "-wide"), FAR if number == 1 else NEAR, strict=True):
            room = Room(number, wide)
            furnish(room)
            yield f"room/hall-{number}{form}", room.art


# -- chandeliers -------------------------------------------------------------------------------


def chandelier(*, lit: bool) -> Art:
    """Draw a chandelier of crystal and gilt, dark or lit."""
    art = Art(200, 120)
    gilt = GOLD if lit else BRASS
    arms = ((-62, 62), (-40, 70), (-16, 74), (16, 74), (40, 70), (62, 62))
    if lit:
        art.path(
            oval(100, 60, 100, 60),
            fill=art.radial(
                100, 58, 100, (0, "#fff0b0", 0.95), (0.35, "#ffdf8c", 0.55), (1, "#ffcf6a", 0)
            ),
        )
    with art.group("translate(100 0)"):
        art.path("M0 0V34", line=gilt.deep, width=3.2)
        art.path("M0 0V34", line=gilt.light, width=1.2)
        for x, y in arms:
            curve = f"M0 {y + 16}Q{x * 0.5:g} {y + 26} {x} {y + 4}"
            art.path(curve, line=gilt.deep, width=4)
            art.path(curve, line=gilt.mid, width=2.4)
            strand = f"M0 36Q{x * 0.42:g} {y - 4} {x} {y + 6}"
            beads = [
                (
                    t * t * x + 2 * t * (1 - t) * x * 0.42,
                    (1 - t) ** 2 * 36 + 2 * t * (1 - t) * (y - 4) + t * t * (y + 6),
                )
                for t in (k / 9 for k in range(1, 9))
            ]
            art.path(strand, line="#9db9c4", width=0.8)
            art.path(dots(beads), line="#7f9aa6", width=3.4)
            art.path(dots(beads), line="#f4fbff" if lit else "#d5e2e6", width=2.4)
        body = sym("M0 32C5 32 6 38 4 42C10 46 10 58 5 64C9 70 9 84 4 90C5 96 3 100 0 104", 0)
        art.path(
            body,
            fill=art.linear(-10, 0, 10, 0, gilt.dark, (0.4, gilt.light), gilt.dark),
            line=gilt.deep,
            width=1.4,
        )
        for x, y in arms:
            art.path(
                f"M{x - 6} {y + 2}H{x + 6}L{x + 3} {y + 7}H{x - 3}Z",
                fill=gilt.mid,
                line=gilt.deep,
                width=1,
            )
            art.path(
                f"M{x} {y + 2}V{y - 11}",
                line="#fffaf0" if lit else "#d9cdb4",
                width=4.4,
                cap="butt",
            )
            art.path(f"M{x} {y + 8}v4", line="#7f9aa6", width=3)
            art.path(f"M{x} {y + 8}v4", line="#f4fbff", width=1.6)
            if lit:
                art.path(
                    oval(x, y - 18, 9),
                    fill=art.radial(x, y - 18, 9, (0, "#fffbe0", 0.95), (1, "#ffd870", 0)),
                )
                art.path(
                    f"M{x} {y - 26}q5 8 0 14q-5 -6 0 -14Z", fill="#fff2b8", line="#f0a23a", width=1
                )
        drops = [(0.0, 108.0), (-8.0, 98.0), (8.0, 98.0)]
        art.path(dots(drops), line="#7f9aa6", width=6)
        art.path(dots(drops), line="#f4fbff", width=4)
        if lit:
            art.path(
                "".join(
                    star(x, y, 6, 1.2, 4) for x, y in ((-28.0, 52.0), (30.0, 56.0), (0.0, 84.0))
                ),
                fill="#ffffff",
            )
    return art


def niche() -> Art:
    """Draw the alcove of the workshop that a garment is shown in."""
    art = Art(100, 130)
    art.path(box(0, 0, 100, 130), fill=art.linear(0, 0, 0, 130, "#e7efe9", "#c3d8d2"))
    arch = "M14 104V44C14 18 30 8 50 8C70 8 86 18 86 44V104Z"
    art.path(arch, fill=art.linear(14, 0, 86, 0, "#dfe3d6", (0.5, "#fdf8ea"), "#dfe3d6"))
    art.path(arch, line=GOLD.dark, width=2.6)
    art.path(arch, line=GOLD.light, width=1.2)
    for x in (-1, 1):
        fold = (
            f"M{50 + x * 50} -2L{50 + x * 18} -2C{50 + x * 24} 30 {50 + x * 42} 44 {50 + x * 42} 62"
            f"C{50 + x * 40} 80 {50 + x * 44} 96 {50 + x * 43} 108L{50 + x * 50} 110Z"
        )
        ends = (100, 0, 66, 0) if x > 0 else (0, 0, 34, 0)
        art.path(
            fold,
            fill=art.linear(*ends, "#c98a80", (0.4, "#ecbfb3"), (0.6, "#fbe6de"), "#d9a598"),
            line="#a0665c",
            width=1,
        )
        art.path(f"M{50 + x * 49} 60H{50 + x * 41}", line=GOLD.dark, width=3)
        art.path(f"M{50 + x * 49} 60H{50 + x * 41}", line=GOLD.light, width=1.4)
    art.path("M-2 -2H102V6" + "q-13 12 -26 0" * 4 + "Z", fill="#e3aa9c", line="#a0665c", width=1)
    art.path("M102 6" + "q-13 12 -26 0" * 4, line=GOLD.mid, width=1.8)
    art.path(box(0, 104, 100, 26), fill=art.linear(0, 104, 0, 130, "#b98a5c", "#e2c093"))
    art.path(
        "M20 104L-6 130M40 104L28 130M60 104L72 130M80 104L106 130M0 112H100M0 121H100",
        line="#7d5434",
        width=0.8,
        opacity=0.4,
    )
    art.path("M0 104H100", line=GOLD.dark, width=1.8)
    art.path(oval(50, 114, 34, 8), fill="#a9cdc9", line=GOLD.dark, width=1.4)
    art.path(oval(50, 114, 28, 6), line=GOLD.light, width=1)
    return art


# -- places on the floor -----------------------------------------------------------------------


def _ring(cy: float, rx: float, ry: float, shrink: float) -> str:
    return oval(60, cy, rx - shrink, ry - shrink * ry / rx)


def spot() -> Art:
    """Draw an empty guest's place: a medallion laid into the floor."""
    art = Art(120, 48)
    cy, rx, ry = 24.0, 57.0, 22.0
    art.path(_ring(cy + 1.5, rx, ry, -1), fill="#000000", opacity=0.22)
    art.path(
        _ring(cy, rx, ry, 0),
        fill=art.linear(0, 2, 0, 46, "#e9cf9d", "#fdf3dc"),
        line=GOLD.deep,
        width=1.4,
    )
    art.path(_ring(cy, rx, ry, 4), line=GOLD.mid, width=2.6)
    art.path(_ring(cy, rx, ry, 4.6), line=GOLD.light, width=0.8)
    art.path(_ring(cy, rx, ry, 9), fill="#8fb9b8", line=GOLD.dark, width=1)
    rays = [
        f"M60 {cy:g}L{pt(60 + (rx - 9) * math.cos(a), cy + (ry - 4) * math.sin(a))}"
        f"L{pt(60 + (rx - 24) * math.cos(a + 0.2), cy + (ry - 11) * math.sin(a + 0.2))}Z"
        for a in (math.pi * k / 6 for k in range(12))
    ]
    art.path("".join(rays), fill="#fdf3dc", line=GOLD.dark, width=0.5)
    art.path(oval(60, cy, 11, 4.4), fill=GOLD.mid, line=GOLD.deep, width=0.9)
    art.path(oval(59, cy - 0.6, 6, 2), fill=GOLD.light)
    return art


def step() -> Art:
    """Draw the place of a guest whom only a Master dresses: a red carpet on a step."""
    art = Art(120, 48)
    art.path(oval(60, 33, 59, 14.5), fill="#000000", opacity=0.25)
    for y, rx, ry in ((29.0, 58.0, 17.0), (21.0, 50.0, 16.0)):
        low = y + 4 + ry * 0.9
        side = (
            f"M{pt(60 - rx, y - 3)}V{y + 4:g}C{pt(60 - rx, low)} {pt(60 + rx, low)}"
            f" {pt(60 + rx, y + 4)}V{y - 3:g}Z"
        )
        art.path(
            side,
            fill=art.linear(2, 0, 118, 0, "#b9bcbb", (0.4, "#ffffff"), "#a3a6a6"),
            line=MARBLE.deep,
            width=0.9,
        )
        art.path(oval(60, y - 3, rx, ry * 0.72), fill=MARBLE.mid, line=MARBLE.deep, width=0.8)
    art.path(
        oval(60, 18, 45, 10),
        fill=art.linear(0, 8, 0, 28, CRIMSON.dark, CRIMSON.mid),
        line=CRIMSON.deep,
        width=1,
    )
    art.path(oval(60, 18, 41, 8.8), line=GOLD.mid, width=1.8)
    art.path(oval(60, 18, 41, 8.8), line=GOLD.light, width=0.6)
    art.path("M60 12L64 17L70 15L67 22H53L50 15L56 17Z", fill=GOLD.mid, line=GOLD.deep, width=0.8)
    return art


def podium() -> Art:
    """Draw the low podium of a musician."""
    art = Art(120, 48)
    art.path(oval(60, 35, 60, 12.5), fill="#000000", opacity=0.25)
    art.path(
        "M2 15V32C2 46 118 46 118 32V15Z",
        fill=art.linear(2, 0, 118, 0, WOOD.dark, (0.4, WOOD.light), WOOD.dark),
        line=WOOD.deep,
        width=1.2,
    )
    for y in (20, 31):
        art.path(f"M2 {y}C2 {y + 14} 118 {y + 14} 118 {y}", line=GOLD.deep, width=3)
        art.path(f"M2 {y}C2 {y + 14} 118 {y + 14} 118 {y}", line=GOLD.mid, width=1.8)
    art.path(
        oval(60, 15, 58, 13),
        fill=art.linear(0, 2, 0, 28, "#a9683f", "#d9a26a"),
        line=WOOD.deep,
        width=1.2,
    )
    art.path(oval(60, 15, 50, 10.6), line="#e9c48c", width=1.2, opacity=0.8)
    return art


def light() -> Art:
    """Draw the light that falls on a place where a guest may stand, and a ring on the floor."""
    art = Art(120, 170)
    for reach, opacity in ((54, 0.4), (42, 0.36), (28, 0.34)):
        art.path(
            f"M{pt(60 - reach * 0.22, 0)}H{60 + reach * 0.22:g}"
            f"L{60 + reach:g} 146Q60 170 {60 - reach:g} 146Z",
            fill=art.linear(
                0,
                0,
                0,
                166,
                (0, "#fff2b8", opacity),
                (0.7, "#ffe08a", opacity * 0.8),
                (1, "#ffd060", opacity * 0.4),
            ),
        )
    for width, colour, opacity in (
        (13.0, "#ffcf5a", 0.45),
        (8.0, "#7a4a08", 0.9),
        (5.6, "#f2a81c", 1.0),
        (1.8, "#fff3c0", 1.0),
    ):
        art.path(oval(60, 146, 53, 18.5), line=colour, width=width, opacity=opacity)
    return art


def pictures() -> Iterator[tuple[str, Art]]:
    """Yield everything that furnishes the palace."""
    yield from halls()
    yield "room/chandelier", chandelier(lit=False)
    yield "room/chandelier-lit", chandelier(lit=True)
    yield "room/niche", niche()
    yield "spot/guest", spot()
    yield "spot/master", step()
    yield "spot/podium", podium()
    yield "spot/light", light()
