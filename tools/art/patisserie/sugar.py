"""The parts of pastries: doughs, creams and glazes as ramps, and their shapes."""

import math
from typing import NamedTuple

from tools.art.palette import GOLD, Ramp
from tools.art.pen import Art, Point, clip, dots, oval, pt

CRUST = Ramp("#fadf9f", "#e3a855", "#b16f2f", "#5f3515")
DOUGH = Ramp("#fff3d3", "#f3d99f", "#d3aa66", "#7d5a2b")
CARAMEL = Ramp("#f9c777", "#cd7d31", "#8f4a1b", "#4b230d")
SPICE = Ramp("#d99a62", "#a5632f", "#74401c", "#3e1f0c")
CHOCOLATE = Ramp("#a87655", "#6a4029", "#45271a", "#24120b")
CREAM = Ramp("#fffdf6", "#faeed6", "#dcc8a4", "#8c7452")
SNOW = Ramp("#ffffff", "#f6f2ec", "#d2cac4", "#837872")
CUSTARD = Ramp("#fff4b8", "#f7d76a", "#d7a53a", "#7a5413")
ROSE = Ramp("#ffe6e8", "#f3aebb", "#cf7488", "#7c3248")
BERRY = Ramp("#f7a29c", "#cd3343", "#8d1c2e", "#480b1a")
PISTACHIO = Ramp("#eaf3cb", "#bcd28b", "#8aa55b", "#475d2b")
APRICOT = Ramp("#ffe0a6", "#f4a851", "#cc7426", "#6f3a10")
LILAC = Ramp("#ece3f6", "#bfa9d8", "#8d74ae", "#4c3968")
PLUMS = Ramp("#a9a4d6", "#5f5a99", "#3e3a6c", "#1f1c3b")
ALMOND = Ramp("#fff6df", "#f2d7a6", "#c3935a", "#74491f")
CHINA = Ramp("#ffffff", "#eaf1f2", "#b9cbd1", "#51707c")

LINE = 1.5


def _round(cx: float, y: float, rx: float, ry: float) -> str:
    """Return the near half of an ellipse, from left to right, without its first move."""
    deep = y + ry * 1.333
    return f"C{pt(cx - rx, deep)} {pt(cx + rx, deep)} {pt(cx + rx, y)}"


def shadow(art: Art, cx: float, y: float, rx: float, ry: float = 6) -> None:
    """Draw the shadow of what stands on a table."""
    art.path(oval(cx + 2, y, rx, ry), fill="#3a2413", opacity=0.24)


def scatter(cx: float, cy: float, rx: float, ry: float, count: int, turn: float = 0) -> list[Point]:
    """Return points that are spread evenly over an ellipse."""
    found = []
    for k in range(count):
        r = math.sqrt((k + 0.5) / count)
        a = turn + k * 2.39996
        found.append((cx + rx * r * math.cos(a), cy + ry * r * math.sin(a)))
    return found


def ringed(cx: float, cy: float, rx: float, ry: float, count: int, turn: float = 90) -> list[Point]:
    """Return points on an ellipse, the farthest ones first, so that near ones cover them."""
    found = [
        (
            cx + rx * math.cos(math.radians(turn + 360 * k / count)),
            cy + ry * math.sin(math.radians(turn + 360 * k / count)),
        )
        for k in range(count)
    ]
    return sorted(found, key=lambda p: p[1])


class Drum(NamedTuple):
    """A round body: its middle, the heights of its upper and lower edge, and its half axes."""

    cx: float
    top: float
    bottom: float
    rx: float
    ry: float
    foot: float = 0
    """The half width at the lower edge, if it differs."""

    @property
    def side(self) -> str:
        """Return its wall."""
        low = self.foot or self.rx
        return (
            f"M{pt(self.cx - self.rx, self.top)}L{pt(self.cx - low, self.bottom)}"
            f"{_round(self.cx, self.bottom, low, self.ry * low / self.rx)}"
            f"L{pt(self.cx + self.rx, self.top)}Z"
        )

    @property
    def face(self) -> str:
        """Return its face seen from above."""
        return oval(self.cx, self.top, self.rx, self.ry)

    def wall(self, art: Art, ramp: Ramp) -> None:
        """Draw the wall."""
        low = max(self.foot, self.rx)
        art.path(
            self.side,
            fill=art.across(ramp, self.cx - low, self.cx + low),
            line=ramp.deep,
            width=LINE,
        )

    def lid(self, art: Art, ramp: Ramp) -> None:
        """Draw the upper side."""
        x, y = self.cx, self.top
        art.path(
            self.face,
            fill=art.linear(x - self.rx, y - self.ry, x + self.rx, y + self.ry, *ramp[:3]),
            line=ramp.deep,
            width=LINE,
        )

    def draw(self, art: Art, ramp: Ramp, lid: Ramp | None = None) -> None:
        """Draw both."""
        self.wall(art, ramp)
        self.lid(art, lid or ramp)

    def stripe(self, art: Art, y0: float, y1: float, ramp: Ramp) -> None:
        """Draw a layer that shows in the wall."""
        left, right = self.cx - self.rx - 1, self.cx + self.rx + 1
        band = (
            f"M{pt(left, y0)}{_round(self.cx, y0, self.rx + 1, self.ry)}L{pt(right, y1)}"
            f"C{pt(right, y1 + self.ry * 1.333)} {pt(left, y1 + self.ry * 1.333)} {pt(left, y1)}Z"
        )
        art.path(
            clip(band, self.side),
            fill=art.across(ramp, self.cx - self.rx, self.cx + self.rx),
            line=ramp.deep,
            width=0.7,
        )

    def flutes(self, art: Art, count: int, ramp: Ramp, width: float = 1.6) -> None:
        """Draw the flutes of a mould down the wall."""
        low = self.foot or self.rx
        dark, light = "", ""
        for k in range(1, count):
            a = math.pi * k / count
            x0, x1 = self.cx - self.rx * math.cos(a), self.cx - low * math.cos(a)
            y0 = self.top + self.ry * math.sin(a)
            y1 = self.bottom + self.ry * low / self.rx * math.sin(a)
            dark += f"M{pt(x0, y0)}L{pt(x1, y1)}"
            light += f"M{pt(x0 + 1.8, y0 + 1)}L{pt(x1 + 1.8, y1 - 1)}"
        art.path(dark, line=ramp.deep, width=width, opacity=0.65)
        art.path(light, line=ramp.light, width=width * 0.75, opacity=0.6)

    def glaze(self, art: Art, ramp: Ramp, drops: int = 7, deep: float = 9, seed: int = 0) -> None:
        """Pour a glaze over the upper side, which runs down the wall."""
        rx = self.rx + 0.6
        d = f"M{pt(self.cx - rx, self.top)}"
        spots: list[Point] = []
        for k in range(drops):
            a0, a1 = math.pi * k / drops, math.pi * (k + 1) / drops
            x0, x1 = self.cx - rx * math.cos(a0), self.cx - rx * math.cos(a1)
            y0, y1 = self.top + self.ry * math.sin(a0), self.top + self.ry * math.sin(a1)
            run = deep * (0.45 + 0.55 * (((k + seed) * 5 + 3) % 7) / 6)
            mid = (x0 + x1) / 2
            w = (x1 - x0) * 0.32
            low = (y0 + y1) / 2 + run
            d += (
                f"C{pt(x0 + 0.5, y0 + 2)} {pt(mid - w, low - run * 0.7)} {pt(mid - w, low - w)}"
                f"C{pt(mid - w, low + w * 0.6)} {pt(mid + w, low + w * 0.6)} {pt(mid + w, low - w)}"
                f"C{pt(mid + w, low - run * 0.7)} {pt(x1 - 0.5, y1 + 2)} {pt(x1, y1)}"
            )
            spots.append((mid - w * 0.4, low - w * 1.4))
        up = self.top - self.ry * 1.333
        d += f"C{pt(self.cx + rx, up)} {pt(self.cx - rx, up)} {pt(self.cx - rx, self.top)}Z"
        art.path(
            d,
            fill=art.linear(
                self.cx - rx, self.top - self.ry, self.cx + rx, self.top + self.ry + deep, *ramp[:3]
            ),
            line=ramp.deep,
            width=LINE,
        )
        shine = f"M{pt(self.cx - rx * 0.72, self.top + 0.5)}" + _gleam(self, rx)
        art.path(shine, line=ramp.light, width=2, opacity=0.9)
        art.path(dots(spots), line=ramp.light, width=1.8, opacity=0.8)


def _gleam(drum: Drum, rx: float) -> str:
    up = drum.top - drum.ry * 0.86
    return f"C{pt(drum.cx - rx * 0.6, up)} {pt(drum.cx - rx * 0.1, up)} {pt(drum.cx, up)}"


def chou(art: Art, x: float, y: float, r: float, ramp: Ramp = CRUST) -> None:
    """Draw a ball of choux pastry, cracked on top."""
    edge = ""
    n = 11
    points = [
        (
            x + r * (1 + 0.03 * ((k * 7) % 3 - 1)) * math.cos(2 * math.pi * k / n),
            y + r * 0.93 * (1 + 0.03 * ((k * 5) % 3 - 1)) * math.sin(2 * math.pi * k / n),
        )
        for k in range(n)
    ]
    for k, p in enumerate(points):
        q = points[(k + 1) % n]
        a = 2 * math.pi * (k + 0.5) / n
        mid = (x + r * 1.07 * math.cos(a), y + r * math.sin(a))
        edge += f"{'' if k else 'M' + pt(*p)}Q{pt(*mid)} {pt(*q)}"
    art.path(
        edge + "Z",
        fill=art.radial(x - r * 0.35, y - r * 0.45, r * 1.6, ramp.light, ramp.mid, ramp.dark),
        line=ramp.deep,
        width=LINE if r > 9 else 1.1,
    )
    if r > 6:
        art.path(
            f"M{pt(x - r * 0.1, y - r * 0.2)}q{pt(r * 0.25, r * 0.15)} {pt(r * 0.3, r * 0.5)}"
            f"M{pt(x + r * 0.3, y - r * 0.45)}q{pt(r * 0.25, r * 0.2)} {pt(r * 0.3, r * 0.45)}"
            f"M{pt(x - r * 0.55, y + r * 0.1)}q{pt(r * 0.15, r * 0.3)} {pt(r * 0.35, r * 0.4)}",
            line=ramp.dark,
            width=1.2,
            opacity=0.75,
        )
    art.path(dots([(x - r * 0.42, y - r * 0.5)]), line="#ffffff", width=r * 0.28, opacity=0.7)


def ball(art: Art, x: float, y: float, r: float, ramp: Ramp, line: float = 1.2) -> None:
    """Draw a shining ball: a berry, a cherry, a sugar pearl."""
    art.path(
        oval(x, y, r),
        fill=art.radial(
            x - r * 0.35, y - r * 0.4, r * 1.5, ramp.light, (0.45, ramp.mid), ramp.dark
        ),
        line=ramp.deep,
        width=line,
    )
    art.path(dots([(x - r * 0.35, y - r * 0.4)]), line="#ffffff", width=r * 0.42, opacity=0.85)


def cherry(art: Art, x: float, y: float, r: float = 5.5) -> None:
    """Draw a candied cherry with its stalk."""
    art.path(f"M{pt(x, y - r * 0.6)}q1 {-r:.1f} {r:.1f} {-r * 1.5:.1f}", line="#4f5f26", width=1.5)
    ball(art, x, y, r, BERRY)


def leaf(art: Art, x: float, y: float, length: float, turn: float, ramp: Ramp = PISTACHIO) -> None:
    """Draw a leaf of marzipan."""
    w = length * 0.3
    with art.group(f"translate({x:g} {y:g}) rotate({turn:g})"):
        art.path(
            f"M0 0C{pt(length * 0.25, -w)} {pt(length * 0.75, -w)} {pt(length, 0)}"
            f"C{pt(length * 0.75, w)} {pt(length * 0.25, w)} 0 0Z",
            fill=ramp.mid,
            line=ramp.deep,
            width=1.1,
        )
        art.path(f"M1 0H{length * 0.8:.1f}", line=ramp.deep, width=0.8, opacity=0.7)


def swirl(
    art: Art, cx: float, base: float, w: float, h: float, ramp: Ramp = CREAM, turns: int = 3
) -> None:
    """Pipe a rosette of cream that ends in a point."""
    step = h / (turns + 1.1)
    ribs = ""
    for k in range(turns + 1):
        r = w * (1 - k / (turns + 0.75))
        y = base - step * k
        last = k == turns
        crest = (
            f"C{pt(cx + r * 0.9, y - step * 0.9)} {pt(cx + 2, base - h + 3)} {pt(cx + 1, base - h)}"
            f"C{pt(cx - 1.5, base - h + 3)} {pt(cx - r * 0.9, y - step * 0.7)} "
            if last
            else f"C{pt(cx + r * 0.8, y - step * 1.3)} {pt(cx - r * 0.8, y - step * 1.1)} "
        )
        art.path(
            f"M{pt(cx - r, y)}C{pt(cx - r - 1, y + step * 0.75)} "
            f"{pt(cx + r + 1, y + step * 0.6)} {pt(cx + r, y - step * 0.15)}"
            f"{crest}{pt(cx - r, y)}Z",
            fill=art.across(ramp, cx - w, cx + w),
            line=ramp.deep,
            width=1.1,
        )
        if not last:
            ribs = "".join(
                f"M{pt(cx + r * u - r * 0.1, y - step * 0.5)}"
                f"q{pt(r * 0.24, step * 0.45)} {pt(r * 0.16, step * 0.9)}"
                for u in ((-0.5, 0, 0.5) if w < 10 else (-0.62, -0.2, 0.22, 0.62))
            )
            art.path(ribs, line=ramp.dark, width=0.9, opacity=0.8)


def flakes(art: Art, points: list[Point], size: float = 5) -> None:
    """Scatter sliced almonds."""
    for k, (x, y) in enumerate(points):
        with art.group(f"translate({x:.1f} {y:.1f}) rotate({(k * 67) % 180})"):
            art.path(oval(0, 0, size, size * 0.5), fill=ALMOND.light, line=ALMOND.dark, width=0.9)


def nuts(art: Art, points: list[Point], r: float = 4) -> None:
    """Set roasted hazelnuts."""
    for x, y in points:
        ball(art, x, y, r, SPICE, 1)
        art.path(dots([(x, y - r * 0.2)]), line=ALMOND.light, width=r * 0.5, opacity=0.8)


def dust(art: Art, cx: float, cy: float, rx: float, ry: float, count: int = 26) -> None:
    """Dust with sugar."""
    art.path(oval(cx, cy, rx, ry), fill="#ffffff", opacity=0.42)
    art.path(dots(scatter(cx, cy, rx * 1.12, ry * 1.12, count)), line="#ffffff", width=1.9)


def rose(art: Art, x: float, y: float, r: float, ramp: Ramp = ROSE) -> None:
    """Draw a rose of sugar."""
    petals = [
        (x + r * 0.62 * math.cos(a), y + r * 0.5 * math.sin(a))
        for a in [math.radians(-90 + 72 * k) for k in range(5)]
    ]
    for px, py in petals:
        art.path(
            oval(px, py, r * 0.62, r * 0.55),
            fill=art.radial(px - 1, py - 1, r * 0.8, ramp.light, ramp.mid),
            line=ramp.deep,
            width=0.9,
        )
    art.path(oval(x, y, r * 0.5, r * 0.45), fill=ramp.mid, line=ramp.deep, width=0.9)
    art.path(
        f"M{pt(x - r * 0.25, y)}q{pt(r * 0.2, -r * 0.4)} {pt(r * 0.45, -r * 0.05)}"
        f"q{pt(-r * 0.1, r * 0.3)} {pt(-r * 0.35, r * 0.12)}",
        line=ramp.deep,
        width=0.9,
    )


def gilding(art: Art, line: str, width: float = 2) -> None:
    """Draw a thin gilt line."""
    art.path(line, line=GOLD.deep, width=width + 1.4)
    art.path(line, line=GOLD.mid, width=width)
    art.path(line, line=GOLD.light, width=width * 0.4)
