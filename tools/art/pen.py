"""A pen for small SVG files: shapes as strings, mirrored, sampled or clipped with Qt's paths."""

import math
import re
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from tools.art.palette import Ramp

Point = tuple[float, float]
_TOKEN = re.compile(r"[MLHVCSQTZmlhvcsqtz]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "Z": 0}


def num(value: float) -> str:
    """Return a number as short as possible, rounded to a tenth of a unit."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def pt(x: float, y: float) -> str:
    """Return a point as text."""
    first, second = num(x), num(y)
    return first + second if second.startswith("-") else f"{first} {second}"


def path_of(d: str) -> QPainterPath:
    """Return an SVG path (without arcs) as Qt's path."""
    path = QPainterPath()
    tokens = _TOKEN.findall(d)
    i, command, last = 0, "M", QPointF()
    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
        upper = command.upper()
        count = _TAKES[upper]
        values = [float(t) for t in tokens[i : i + count]]
        i += count
        here = path.currentPosition()
        base = here if command.islower() else QPointF()
        if upper == "Z":
            path.closeSubpath()
            continue
        if upper == "H":
            path.lineTo(values[0] + base.x(), here.y())
            continue
        if upper == "V":
            path.lineTo(here.x(), values[0] + base.y())
            continue
        points = [QPointF(values[k], values[k + 1]) + base for k in range(0, count, 2)]
        if upper == "M":
            path.moveTo(points[0])
            command = "l" if command == "m" else "L"
        elif upper == "L":
            path.lineTo(points[0])
        elif upper == "C":
            path.cubicTo(*points)
            last = points[1]
        elif upper == "S":
            path.cubicTo(here * 2 - last if last != QPointF() else here, points[0], points[1])
            last = points[0]
        elif upper == "Q":
            path.quadTo(points[0], points[1])
            last = points[0]
        elif upper == "T":
            last = here * 2 - last
            path.quadTo(last, points[0])
    return path


def text_of(path: QPainterPath) -> str:
    """Return Qt's path as an SVG path."""
    out: list[str] = []
    i = 0
    while i < path.elementCount():
        e = path.elementAt(i)
        x, y = float(e.x), float(e.y)
        kind = e.type
        if kind == QPainterPath.ElementType.MoveToElement:
            out.append(f"M{pt(x, y)}")
        elif kind == QPainterPath.ElementType.LineToElement:
            out.append(f"L{pt(x, y)}")
        else:
            rest = [path.elementAt(i + k) for k in (1, 2)]
            more = " ".join(pt(float(r.x), float(r.y)) for r in rest)
            out.append(f"C{pt(x, y)} {more}")
            i += 2
        i += 1
    return "".join(out)


def _thin(line: list[Point], most: float) -> list[Point]:
    """Return a line without the points that a straight line passes closely."""
    (x0, y0), (x1, y1) = line[0], line[-1]
    long = math.hypot(x1 - x0, y1 - y0)
    off, at = 0.0, 0
    for k, (x, y) in enumerate(line[1:-1], 1):
        if long:
            far = abs((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / long
        else:
            far = math.hypot(x - x0, y - y0)
        if far > off:
            off, at = far, k
    if off <= most:
        return [line[0], line[-1]]
    return _thin(line[: at + 1], most)[:-1] + _thin(line[at:], most)


def clip(d: str, to: str) -> str:
    """Return the part of a shape inside another."""
    kept = path_of(d).intersected(path_of(to))
    out = ""
    for polygon in kept.toSubpathPolygons():
        points = [(polygon.at(k).x(), polygon.at(k).y()) for k in range(polygon.size())]
        if len(points) > 2:
            out += poly(_thin(points, 0.09))
    return out


def without(d: str, other: str) -> str:
    """Return the part of a shape outside another."""
    return text_of(path_of(d).subtracted(path_of(other)))


def mirror(d: str, axis: float = 60) -> str:
    """Return a shape mirrored at a vertical line."""
    path = path_of(d)
    turned = QPainterPath()
    i = 0
    while i < path.elementCount():
        e = [path.elementAt(i + k) for k in range(min(3, path.elementCount() - i))]
        at = [QPointF(2 * axis - float(p.x), float(p.y)) for p in e]
        kind = e[0].type
        if kind == QPainterPath.ElementType.MoveToElement:
            turned.moveTo(at[0])
        elif kind == QPainterPath.ElementType.LineToElement:
            turned.lineTo(at[0])
        else:
            turned.cubicTo(*at)
            i += 2
        i += 1
    return text_of(turned) + ("Z" if d.rstrip()[-1:] in "zZ" else "")


def sym(d: str, axis: float = 60) -> str:
    """Return a right half that begins and ends on the axis, closed with its mirror image."""
    half = path_of(d)
    other = path_of(mirror(d, axis)).toReversed()
    half.connectPath(other)
    return text_of(half) + "Z"


def both(d: str, axis: float = 60) -> str:
    """Return a shape together with its mirror image."""
    return d + mirror(d, axis)


def along(d: str, count: int) -> list[Point]:
    """Return points at even distances along a line."""
    path = path_of(d)
    points = [path.pointAtPercent(k / max(1, count - 1)) for k in range(count)]
    return [(p.x(), p.y()) for p in points]


def dots(points: list[Point]) -> str:
    """Return points as strokes of no length, to be drawn with a round cap."""
    out, at = "", (0.0, 0.0)
    for x, y in points:
        x, y = round(x, 1), round(y, 1)
        out += f"{'m' if out else 'M'}{pt(x - at[0], y - at[1])}h.1"
        at = (x + 0.1, y)
    return out


def oval(cx: float, cy: float, rx: float, ry: float | None = None) -> str:
    """Return an ellipse as four curves, so that it can be clipped."""
    ry = rx if ry is None else ry
    kx, ky = rx * 0.5523, ry * 0.5523
    return (
        f"M{pt(cx + rx, cy)}C{pt(cx + rx, cy + ky)} {pt(cx + kx, cy + ry)} {pt(cx, cy + ry)}"
        f"C{pt(cx - kx, cy + ry)} {pt(cx - rx, cy + ky)} {pt(cx - rx, cy)}"
        f"C{pt(cx - rx, cy - ky)} {pt(cx - kx, cy - ry)} {pt(cx, cy - ry)}"
        f"C{pt(cx + kx, cy - ry)} {pt(cx + rx, cy - ky)} {pt(cx + rx, cy)}Z"
    )


def box(x: float, y: float, w: float, h: float) -> str:
    """Return a rectangle."""
    return f"M{pt(x, y)}h{num(w)}v{num(h)}h{num(-w)}Z"


def poly(points: list[Point], close: bool = True) -> str:
    """Return a line through points."""
    return "M" + "L".join(pt(x, y) for x, y in points) + ("Z" if close else "")


def star(cx: float, cy: float, outer: float, inner: float, n: int, turn: float = -90) -> str:
    """Return a star of n points."""
    points = []
    for k in range(2 * n):
        r = outer if k % 2 == 0 else inner
        a = math.radians(turn + 180 * k / n)
        points.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return poly(points)


def scallops(x0: float, x1: float, y: float, n: int, depth: float, sag: float = 0) -> str:
    """Return the lower edge of a flounce, from left to right, without its first move."""
    out, step = [], (x1 - x0) / n

    def at(x: float) -> float:
        u = 2 * (x - x0) / (x1 - x0) - 1
        return y + sag * (1 - u * u)

    for k in range(n):
        a, b = x0 + k * step, x0 + (k + 1) * step
        out.append(f"Q{pt((a + b) / 2, at((a + b) / 2) + depth)} {pt(b, at(b))}")
    return "".join(out)


class Art:
    """A picture that is being drawn."""

    def __init__(self, width: float, height: float) -> None:
        self.size = (width, height)
        self.bold = 1.0  # how much bolder than in reality patterns are drawn
        self._defs: dict[str, str] = {}
        self._body: list[str] = []
        self._drawn: dict[str, int] = {}
        self._light = "#ffffff"

    def _paint(self, xml: str) -> str:
        if xml not in self._defs:
            n = len(self._defs)
            self._defs[xml] = (chr(97 + n // 26 - 1) if n >= 26 else "") + chr(97 + n % 26)
        return f"url(#{self._defs[xml]})"

    def _lit(self, colour: str) -> str:
        """Return a colour, or a gradient, in the light that falls on what is drawn."""
        if self._light == "#ffffff" or not colour.startswith("#"):
            return colour
        parts = zip(*(bytes.fromhex(each[1:]) for each in (colour, self._light)), strict=True)
        return "#" + "".join(f"{part * light // 255:02x}" for part, light in parts)

    def _stops(self, stops: tuple[str | tuple[float, str] | tuple[float, str, float], ...]) -> str:
        out = []
        for k, stop in enumerate(stops):
            offset, colour, opacity = k / max(1, len(stops) - 1), "", 1.0
            if isinstance(stop, str):
                colour = stop
            elif len(stop) == 2:
                offset, colour = stop
            else:
                offset, colour, opacity = stop
            alpha = "" if opacity == 1 else f" stop-opacity='{opacity:g}'"
            out.append(f"<stop offset='{offset:.3g}' stop-color='{self._lit(colour)}'{alpha}/>")
        return "".join(out)

    def linear(
        self,
        x1: float,
        y1: float,
        x2: float,
        y2: float,
        *stops: str | tuple[float, str] | tuple[float, str, float],
    ) -> str:
        """Return a linear gradient in the picture's own units."""
        return self._paint(
            f"<linearGradient id='%s' gradientUnits='userSpaceOnUse' x1='{num(x1)}' y1='{num(y1)}'"
            f" x2='{num(x2)}' y2='{num(y2)}'>{self._stops(stops)}</linearGradient>"
        )

    def radial(
        self,
        cx: float,
        cy: float,
        r: float,
        *stops: str | tuple[float, str] | tuple[float, str, float],
    ) -> str:
        """Return a radial gradient in the picture's own units."""
        return self._paint(
            f"<radialGradient id='%s' gradientUnits='userSpaceOnUse' cx='{num(cx)}' cy='{num(cy)}'"
            f" r='{num(r)}'>{self._stops(stops)}</radialGradient>"
        )

    def across(self, ramp: Ramp, x0: float, x1: float) -> str:
        """Return a gradient that shades a round body from left to right."""
        return self.linear(
            x0,
            0,
            x1,
            0,
            ramp.dark,
            (0.3, ramp.mid),
            (0.46, ramp.light),
            (0.66, ramp.mid),
            ramp.dark,
        )

    def down(self, ramp: Ramp, y0: float, y1: float) -> str:
        """Return a gradient from the light above to the dark below."""
        return self.linear(0, y0, 0, y1, ramp.light, (0.45, ramp.mid), ramp.dark)

    def path(
        self,
        d: str,
        fill: str = "none",
        line: str = "",
        width: float = 1,
        opacity: float = 1,
        cap: str = "round",
    ) -> None:
        """Draw one path, filled, outlined or both."""
        if not d:
            return
        out = f"<path d='{d}'"
        if len(d) > 60:
            self._drawn[d] = self._drawn.get(d, 0) + 1
        if fill != "none":
            out += f" fill='{self._lit(fill)}'"
        if line:
            out += f" stroke='{self._lit(line)}'"
            if width != 1:
                out += f" stroke-width='{width:g}'"
            if cap != "round":
                out += f" stroke-linecap='{cap}'"
        if opacity != 1:
            out += f" opacity='{opacity:g}'"
        self._body.append(out + "/>")

    def limb(self, d: str, fill: str, line: str, width: float, rim: float = 1) -> None:
        """Draw a thick line with an outline, such as an arm."""
        self.path(d, line=line, width=width + 2 * rim)
        self.path(d, line=fill, width=width)

    @contextmanager
    def light(self, colour: str) -> Iterator[None]:
        """Let a light of a colour fall on what is drawn inside."""
        before, self._light = self._light, colour
        yield
        self._light = before

    @contextmanager
    def group(self, transform: str = "", opacity: float = 1) -> Iterator[None]:
        """Move, turn or fade what is drawn inside."""
        out = "<g"
        if transform:
            out += f" transform='{transform}'"
        if opacity != 1:
            out += f" opacity='{opacity:g}'"
        self._body.append(out + ">")
        yield
        self._body.append("</g>")

    def svg(self) -> str:
        """Return the content of the file."""
        w, h = (num(v) for v in self.size)
        defs = "".join(xml % name for xml, name in self._defs.items())
        head = (
            "<svg xmlns='http://www.w3.org/2000/svg' version='1.2' baseProfile='tiny'"
            f" width='{w}' height='{h}' viewBox='0 0 {w} {h}'>"
        )
        body = "\n".join(self._body)
        again = [d for d, times in self._drawn.items() if times > 1]
        for k, d in enumerate(again):  # a path that is drawn more than once is written once
            defs += f"<path id='_{k}' d='{d}'/>"
            body = body.replace(f"<path d='{d}'", f"<use xlink:href='#_{k}'")
        if again:
            head = head.replace(" version", " xmlns:xlink='http://www.w3.org/1999/xlink' version")
        defs = f"<defs>{defs}</defs>\n" if defs else ""
        style = "<g fill='none' stroke-linejoin='round' stroke-linecap='round'>\n"
        return head + "\n" + defs + style + body + "\n</g></svg>\n"
