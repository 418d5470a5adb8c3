"""The four silks: each logical colour has its own pattern in every edition."""

import math

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from tools.art.palette import GOLD, INK, IVORY, Ramp
from tools.art.pen import Art, Point, dots, oval, path_of, pt

PATTERN = {"yellow": "stripes", "green": "florets", "red": "diamonds", "blue": "waves"}


def _inside(shape: QPainterPath, points: list[Point]) -> list[list[Point]]:
    """Cut a line into the pieces that lie inside a shape."""
    pieces: list[list[Point]] = [[]]
    for x, y in points:
        if shape.contains(QPointF(x, y)):
            pieces[-1].append((x, y))
        elif pieces[-1]:
            pieces.append([])
    return [p for p in pieces if len(p) > 1]


def weave(
    art: Art, shape: str, silk: str, ramp: Ramp, fan: Point = (60, -60), pitch: float = 9
) -> None:
    """Draw a silk's pattern on a shape, as if the cloth hung down from the point of the fan."""
    path = path_of(shape)
    bounds = path.boundingRect()
    fx, fy = fan
    reach = max(20.0, bounds.center().y() + bounds.height() * 0.2 - fy)
    far = max(
        math.hypot(x - fx, y - fy)
        for x in (bounds.left(), bounds.right())
        for y in (bounds.top(), bounds.bottom())
    )
    near = max(2.0, bounds.top() - fy)
    span = math.atan2(max(abs(bounds.left() - fx), abs(bounds.right() - fx)), near)

    def at(angle: float, r: float) -> Point:
        return fx + r * math.sin(angle), fy + r * math.cos(angle)

    kind = PATTERN[silk]
    if kind == "stripes":
        wide, thin = "", ""
        step = pitch / reach
        n = int(span / step) + 1
        for k in range(-n, n + 1):
            for offset, store in ((0.0, 0), (0.5, 1)):
                line = [at((k + offset) * step, near + (far - near) * t / 90) for t in range(91)]
                for piece in _inside(path, line):
                    d = f"M{pt(*piece[0])}L{pt(*piece[-1])}"
                    if store:
                        thin += d
                    else:
                        wide += d
        art.path(wide, line=ramp.light, width=pitch * 0.3, opacity=0.95, cap="butt")
        art.path(thin, line=ramp.dark, width=pitch * 0.1, opacity=0.8, cap="butt")
    elif kind == "waves":
        step = pitch * 0.8
        lines = ["", ""]
        turn = pitch * 1.1 / reach
        n = int(span / turn) + 1
        for k in range(int((far - near) / step) + 1):
            r = near + (k + 0.5) * step
            for piece in _inside(path, [at(t / 8 * turn, r) for t in range(-n * 8, n * 8 + 1)]):
                first, last = (math.atan2(x - fx, y - fy) / turn for x, y in (piece[0], piece[-1]))
                out = f"M{pt(*piece[0])}"
                for crest in range(math.floor(first), math.ceil(last)):
                    high = (1 if (crest + k) % 2 else -1) * pitch * 0.42
                    middle, end = (crest + 0.5), min(last, crest + 1)
                    if not first < end or middle < first or middle > last:
                        continue
                    if path.contains(QPointF(*at(middle * turn, r + high * 0.75))):
                        out += f"Q{pt(*at(middle * turn, r + high))} {pt(*at(end * turn, r))}"
                    else:  # otherwise the crest would stand out of the cloth
                        out += f"M{pt(*at(end * turn, r))}"
                lines[k % 2] += out
        art.path(lines[0], line=ramp.light, width=pitch * 0.26)
        art.path(lines[1], line=ramp.light, width=pitch * 0.13, opacity=0.85)
    else:
        row_step = pitch * 0.86 if kind == "diamonds" else pitch * 0.92
        step = pitch / reach
        n = int(span / step) + 1
        petals: list[Point] = []
        hearts: list[Point] = []
        lozenges = ""
        for row in range(int((far - near) / row_step) + 2):
            r = near + row * row_step
            grow = min(1.25, max(0.62, r / reach))
            size = pitch * 0.21 * grow
            for k in range(-n, n + 1):
                x, y = at((k + (row % 2) / 2) * step, r)
                room = size * 1.5
                corners = ((x - room, y), (x + room, y), (x, y - room), (x, y + room))
                if not all(path.contains(QPointF(*c)) for c in corners):
                    continue
                if kind == "florets":
                    petals += [(x - size, y), (x + size, y), (x, y - size), (x, y + size)]
                    hearts.append((x, y))
                else:
                    a, b = round(size * 1.35, 1), round(size * 1.95, 1)
                    lozenges += f"M{pt(x, y - b)}l{pt(a, b)}{pt(-a, b)}{pt(-a, -b)}z"
                    hearts.append((x, y))
        if kind == "florets":
            art.path(dots(petals), line=ramp.light, width=pitch * 0.3)
            art.path(dots(hearts), line=ramp.deep, width=pitch * 0.19)
        else:
            art.path(lozenges, fill=ramp.deep, line=ramp.light, width=pitch * 0.11)
            art.path(dots(hearts), line=ramp.light, width=pitch * 0.17)


def bale(silk: str, ramp: Ramp) -> Art:
    """Draw a bale of silk: a roll seen from the side, its loose end falling to the front."""
    art = Art(64, 64)
    # shadow
    art.path("M4 55C12 51 48 51 56 54C52 60 10 61 4 55Z", fill=INK, opacity=0.2)
    # the falling cloth
    cloth = "M8 26L50 26C50 34 50 42 51 50C44 54 38 50 32 52C24 55 16 51 7 54C8 44 8 36 8 26Z"
    art.path(cloth, fill=art.linear(0, 22, 0, 56, ramp.dark, (0.4, ramp.mid), ramp.mid))
    weave(art, cloth, silk, ramp, (29, -400), 11.5)
    art.path("M18 30C17 38 18 46 16 52L22 51.5C22 44 21 38 21 30Z", fill=ramp.deep, opacity=0.2)
    art.path("M40 30C41 38 40 46 42 51L46 51C45 44 45 38 44 30Z", fill=ramp.deep, opacity=0.2)
    art.path(cloth, line=ramp.deep, width=1.2)
    art.path("M8 51C16 48.5 24 52 32 49C38 47 44 50.5 50 47.5", line=GOLD.light, width=1.3)
    # the roll
    roll = "M11 7L51 7C57 7 60 13 60 19C60 25 57 31 51 31L11 31C5 31 3 25 3 19C3 13 5 7 11 7Z"
    art.path(
        roll,
        fill=art.linear(0, 7, 0, 31, ramp.mid, (0.25, ramp.light), (0.5, ramp.mid), ramp.dark),
    )
    weave(art, "M7 8.5L49 8.5L49 29.5L7 29.5L4.5 19Z", silk, ramp, (28, -400), 11)
    art.path("M5 24L50 24L50 31L11 31C8 31 6 28 5 24Z", fill=ramp.deep, opacity=0.25)
    art.path(roll, line=ramp.deep, width=1.2)
    end = "M51 7C57 7 60 13 60 19C60 25 57 31 51 31C46 31 43 25 43 19C43 13 46 7 51 7Z"
    art.path(end, fill=art.linear(43, 7, 60, 31, ramp.light, ramp.mid), line=ramp.deep, width=1.2)
    art.path(
        "M51 11.5C54 11.5 56 15 56 19C56 23 54 26.5 51 26.5C49 26.5 47 23 47 19"
        "C47 16 49 14.5 51 14.5C53 14.5 53.5 17 53.5 19",
        line=ramp.dark,
        width=1.2,
    )
    art.path(
        "M51 16.5C52.4 16.5 53.2 17.6 53.2 19C53.2 20.4 52.4 21.5 51 21.5"
        "C49.6 21.5 48.8 20.4 48.8 19C48.8 17.6 49.6 16.5 51 16.5Z",
        fill=GOLD.mid,
        line=GOLD.deep,
        width=0.8,
    )
    # the ribbon that holds it
    art.path(
        "M20 7C18 15 18 23 20 31L26 31C24 23 24 15 26 7Z", fill=IVORY.light, line=GOLD.dark, width=1
    )
    art.path(
        "M14.5 14.5C17 13.5 20 15.5 22 18.5C24 15.5 27 13.5 29.5 14.5"
        "C31 17 30.5 21 29 23C26.5 22.5 24 20.5 22 18.5C20 20.5 17.5 22.5 15 23"
        "C13.5 21 13 17 14.5 14.5Z",
        fill=GOLD.mid,
        line=GOLD.deep,
        width=1,
    )
    art.path("M20.2 18.5h3.6", line=GOLD.deep, width=3.2)
    art.path("M20.6 18.5h2.8", line=GOLD.light, width=2)
    return art


def bolt(silk: str, ramp: Ramp) -> Art:
    """Draw a bolt of silk that stands in a drawer, its loose edge to the front."""
    art = Art(40, 60)
    body = "M3 9V52C3 60 37 60 37 52V9Z"
    art.path(
        body,
        fill=art.linear(
            3, 0, 37, 0, ramp.dark, (0.3, ramp.mid), (0.5, ramp.light), (0.7, ramp.mid), ramp.dark
        ),
    )
    weave(art, "M4 12V52C4 58 36 58 36 52V12Z", silk, ramp, (20, -400), 10)
    art.path("M3 9V52C3 56 9 58 12 58V12Z", fill=ramp.deep, opacity=0.22)
    art.path("M30 14V57.6C34 57 37 55 37 52V9Z", fill=ramp.deep, opacity=0.22)
    art.path("M29.6 14V57.6", line=ramp.deep, width=1.2)
    art.path("M28.4 15V57.8", line=GOLD.light, width=1)
    art.path(body, line=ramp.deep, width=1.6)
    top = oval(20, 9, 17, 7)
    art.path(top, fill=art.linear(3, 0, 37, 0, ramp.light, ramp.mid), line=ramp.deep, width=1.4)
    art.path(
        "M31 9C31 12.5 26 13.6 20 13.6C13 13.6 9 11.6 9 9C9 6.4 13 4.6 20 4.6"
        "C25 4.6 27 6.6 27 9C27 10.8 24 11.6 20 11.6",
        line=ramp.dark,
        width=1.2,
    )
    art.path(oval(19, 8.6, 4.4, 1.8), fill=GOLD.mid, line=GOLD.deep, width=0.9)
    return art
