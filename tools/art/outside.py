"""The terrace and the gardens in front of the palace, and the fireworks above it."""

import math
from collections.abc import Iterator

from tools.art.palette import BLUE, GOLD, GREEN, LEAF, RED, WOOD, Ramp
from tools.art.pen import Art, Point, box, dots, oval, pt

MARBLE = Ramp("#ffffff", "#e6e6e2", "#b9bcbb", "#656a6c")
NIGHT = Ramp("#6f86b8", "#34487f", "#1d2b58", "#0d1533")
PLAYERS: dict[str, Ramp] = {
    "red": Ramp("#ffd9d2", "#ff7a6b", "#d33c34", "#6d1a1a"),
    "blue": Ramp("#dcebff", "#77b2ff", "#3c78dd", "#183a76"),
    "green": Ramp("#e2f7d6", "#96d884", "#5fa257", "#2a4f2a"),
    "purple": Ramp("#f2e0ff", "#cd95ea", "#9c5fb4", "#452454"),
    "orange": Ramp("#fff0cf", "#ffbe57", "#e08a1f", "#6e3f08"),
}
"""The light of the fireworks by the colours of the players."""


def _floor(art: Art, wide: float, y: float, high: float, stone: Ramp, step: float) -> None:
    """Lay slabs of stone in perspective from ``y`` down to ``high``."""
    art.path(
        box(0, y, wide, high - y),
        fill=art.linear(0, y, 0, high, stone.dark, (0.5, stone.mid), stone.light),
    )
    rows = [y + (high - y) * part for part in (0.2, 0.48)]
    joints = "".join(f"M0 {row:g}H{wide:g}" for row in rows)
    for k in range(-int(wide / step), int(wide / step) + 1):
        x = wide / 2 + k * step
        far = wide / 2 + k * step * 0.7
        if 0 <= x <= wide or 0 <= far <= wide:
            joints += f"M{pt(far, y)}L{pt(min(max(x, 0), wide), high)}"
    art.path(joints, line=stone.deep, width=0.8, opacity=0.35)


def terrace(wide: float, high: float) -> Art:
    """Draw the night above the terrace: stars, the palace far away, and the balustrade."""
    art = Art(wide, high)
    ground = high * 0.66
    art.path(
        box(0, 0, wide, high),
        fill=art.linear(0, 0, 0, ground, "#0f1840", (0.6, NIGHT.dark), "#4a5a94"),
    )
    stars = [
        (wide * ((k * 0.6180339) % 1), ground * 0.72 * ((k * 0.7548776) % 1))
        for k in range(1, round(wide / 14))
    ]
    art.path(dots(stars[::2]), line="#dfe8ff", width=1.2, opacity=0.8)
    art.path(dots(stars[1::2]), line="#fff6d8", width=1.8)
    moon, up = wide * 0.48, high * 0.2
    art.path(
        oval(moon, high * 0.2, 26),
        fill=art.radial(moon, high * 0.2, 26, (0, "#fff6d8", 0.5), (1, "#fff6d8", 0)),
    )
    art.path(
        f"M{pt(moon - 3, up - 10)}C{pt(moon + 12, up - 8)} {pt(moon + 12, up + 8)}"
        f" {pt(moon - 3, up + 10)}"
        f"C{pt(moon + 4, up + 4)} {pt(moon + 4, up - 4)} {pt(moon - 3, up - 10)}Z",
        fill="#fff3c4",
    )
    hill = f"M0 {ground:g}V{ground - high * 0.1:g}"
    steps = max(4, round(wide / 110))
    for k in range(steps):
        x0, x1 = wide * k / steps, wide * (k + 1) / steps
        top = ground - high * (0.2 if k % 2 else 0.1)
        hill += f"Q{pt((x0 + x1) / 2, top)} {pt(x1, ground - high * 0.1)}"
    art.path(hill + f"V{ground:g}Z", fill="#141f46")
    for k in range(steps):
        x = wide * (k + 0.3) / steps
        tall = high * (0.3 if k % 3 else 0.36)
        art.path(
            f"M{pt(x - 7, ground)}Q{pt(x - 8, ground - tall * 0.6)} {pt(x, ground - tall)}"
            f"Q{pt(x + 8, ground - tall * 0.6)} {pt(x + 7, ground)}Z",
            fill="#101a3c",
        )
    for x in [wide * 0.5] if wide < 5 * high else [wide * 0.3, wide * 0.7]:
        _far_palace(art, x, ground - high * 0.06, high * 0.0036)
    _floor(art, wide, ground, high, Ramp("#cfc9c4", "#a9a6b0", "#777891", "#2c2f4c"), 44)
    _balustrade(art, wide, ground, high * 0.17)
    return art


def _far_palace(art: Art, x: float, y: float, size: float) -> None:
    """Draw the palace as a dark shape with lit windows."""
    with art.group(f"translate({x:g} {y:g}) scale({size:.3g})"):
        art.path(
            "M-110 0V-40L-104 -54H-60L-54 -44H-30V-58L-24 -64C-22 -84 22 -84 24 -64"
            "L30 -58V-44H54L60 -54H104L110 -40V0Z",
            fill="#39447a",
            line="#0d1533",
        )
        art.path("M0 -79V-88", line=GOLD.mid, width=2)
        windows: list[Point] = [(12.0 * k, -30.0) for k in range(-8, 9)] + [
            (12.0 * k, -13.0) for k in range(-8, 9)
        ]
        art.path(
            "".join(f"M{pt(wx - 2.6, wy + 6)}v-8q2.6 -4 5.2 0v8Z" for wx, wy in windows),
            fill="#ffd978",
            opacity=0.9,
        )


def _balustrade(art: Art, wide: float, foot: float, tall: float) -> None:
    """Draw a stone balustrade with urns, standing on the floor's far edge."""
    stone = Ramp("#e9e6ea", "#bdbccb", "#8384a0", "#363a5c")
    posts = [wide * k / max(3, round(wide / 150)) for k in range(max(3, round(wide / 150)) + 1)]
    step = tall * 0.52
    body = ""
    x = step / 2
    while x < wide:
        body += (
            f"M{pt(x - step * 0.18, foot)}q{-step * 0.2:.3g} {-tall * 0.3:.3g} {step * 0.06:.3g}"
            f" {-tall * 0.55:.3g}"
            f"v{-tall * 0.12:.3g}h{step * 0.26:.3g}v{tall * 0.12:.3g}"
            f"q{step * 0.24:.3g} {tall * 0.25:.3g}"
            f" {step * 0.04:.3g} {tall * 0.55:.3g}Z"
        )
        x += step
    art.path(body, fill=stone.mid, line=stone.deep, width=0.6)
    art.path(
        box(0, foot - tall * 0.06, wide, tall * 0.14), fill=stone.mid, line=stone.deep, width=0.7
    )
    art.path(
        box(0, foot - tall * 0.86, wide, tall * 0.2), fill=stone.light, line=stone.deep, width=0.8
    )
    for post in posts:
        half = tall * 0.24
        art.path(
            box(post - half, foot - tall, 2 * half, tall * 1.08),
            fill=art.linear(post - half, 0, post + half, 0, stone.light, stone.dark),
            line=stone.deep,
            width=0.8,
        )
        top = foot - tall
        art.path(
            f"M{pt(post - half * 0.5, top)}q{-half * 0.9:.3g} {-tall * 0.3:.3g} {half * 0.5:.3g} 0Z"
            f"M{pt(post - half * 0.9, top - tall * 0.36)}h{half * 1.8:.3g}"
            f"q{-half * 0.1:.3g} {tall * 0.3:.3g} {-half * 0.9:.3g} {tall * 0.36:.3g}"
            f"q{-half * 0.8:.3g} {-tall * 0.06:.3g} {-half * 0.9:.3g} {-tall * 0.36:.3g}Z",
            fill=stone.mid,
            line=stone.deep,
            width=0.7,
        )
        leaves = [
            (post + half * dx, top - tall * dy)
            for dx, dy in ((-0.7, 0.42), (0.0, 0.54), (0.7, 0.42))
        ]
        art.path(dots(leaves), line="#233f28", width=half * 0.9)
        art.path(
            dots([(lx, ly - tall * 0.04) for lx, ly in leaves]), line="#c98a80", width=half * 0.5
        )


# -- fireworks -----------------------------------------------------------------------------------


def _burst(art: Art, x: float, y: float, r: float, light: Ramp) -> None:
    art.path(
        oval(x, y, r * 1.1), fill=art.radial(x, y, r * 1.1, (0, light.mid, 0.55), (1, light.mid, 0))
    )
    rays, tips, sparks = "", [], []
    for k in range(16):
        a = math.pi * k / 8
        near, far = r * 0.22, r * (0.86 if k % 2 else 0.68)
        cos, sin = math.cos(a), math.sin(a)
        rays += f"M{pt(x + near * cos, y + near * sin)}L{pt(x + far * cos, y + far * sin)}"
        tips.append((x + far * 1.12 * math.cos(a), y + far * 1.12 * math.sin(a)))
        sparks.append((x + r * 0.48 * math.cos(a + 0.2), y + r * 0.48 * math.sin(a + 0.2)))
    art.path(rays, line=light.dark, width=3.2)
    art.path(rays, line=light.mid, width=2)
    art.path(rays, line=light.light, width=0.8)
    art.path(dots(tips), line=light.mid, width=3.6)
    art.path(dots(tips), line="#ffffff", width=1.6)
    art.path(dots(sparks), line=GOLD.light, width=1.8)
    art.path(dots([(x, y)]), line="#ffffff", width=r * 0.2)


PLACES: dict[int, tuple[tuple[float, float, float], ...]] = {
    2: ((42, 40, 38), (114, 34, 32)),
    3: ((32, 46, 30), (80, 30, 30), (128, 46, 30)),
}
"""Where the bursts of a firework are, and their sizes."""


def bursts(number: int, light: Ramp) -> Art:
    """Draw two or three bursts in a player's colour, with the trails of their rockets."""
    art = Art(160, 100)
    for x, y, _ in PLACES[number]:
        art.path(
            f"M{pt(80 + (x - 80) * 0.3, 100)}Q{pt(x, 80)} {pt(x, y)}",
            line=GOLD.light,
            width=1.2,
            opacity=0.6,
        )
    for x, y, r in PLACES[number]:
        _burst(art, x, y, r, light)
    return art


def rockets(number: int) -> Art:
    """Draw two or three rockets on their stand, waiting for someone who pays for them."""
    art = Art(120, 120)
    art.path(oval(60, 112, 44, 7), fill="#000000", opacity=0.35)
    places = {2: (40, 80), 3: (30, 60, 90)}[number]
    for k, x in enumerate(places):
        with art.group(f"translate({x} 0) rotate({(x - 60) * 0.2:g} 0 110)"):
            art.path("M0 30V108", line=WOOD.deep, width=4)
            art.path("M0 30V108", line=WOOD.light, width=2)
            colour = (RED, BLUE, GREEN)[k]
            art.path(
                box(-9, 30, 18, 42),
                fill=art.linear(-9, 0, 9, 0, colour.dark, (0.4, colour.light), colour.mid),
                line=colour.deep,
                width=1.4,
            )
            art.path("M-9 46L9 36M-9 58L9 48M-9 70L9 60", line=GOLD.light, width=2.4)
            art.path(
                "M-12 30L0 8L12 30Z",
                fill=art.linear(-12, 0, 12, 0, GOLD.dark, GOLD.light, GOLD.mid),
                line=GOLD.deep,
                width=1.4,
            )
            art.path("M-9 72L-14 80H14L9 72Z", fill=GOLD.mid, line=GOLD.deep)
    art.path("M20 112L30 84H90L100 112M26 96H94", line=WOOD.deep, width=6)
    art.path("M20 112L30 84H90L100 112M26 96H94", line=WOOD.light, width=3.4)
    return art


def paving() -> Art:
    """Draw the slab of stone that a firework's place is on."""
    art = Art(240, 48)
    art.path("M12 6H228L238 38V45H2V38Z", fill="#4b4d69", line="#23264a", width=1)
    art.path(
        "M12 6H228L238 38H2Z",
        fill=art.linear(0, 6, 0, 38, "#b9b6c0", "#e6e2de"),
        line=GOLD.deep,
        width=1,
    )
    art.path("M18 10H222L230 34H10Z", line=GOLD.mid, width=1.6)
    art.path("M18 10H222L230 34H10Z", line=GOLD.light, width=0.6)
    return art


def bed() -> Art:
    """Draw a round flower bed, with a stone edge, that a statue stands in."""
    art = Art(120, 48)
    art.path(oval(60, 26, 58, 20), fill="#000000", opacity=0.2)
    art.path(oval(60, 24, 57, 20), fill=MARBLE.mid, line=MARBLE.deep, width=1.2)
    art.path(oval(60, 22.4, 57, 19.6), fill=MARBLE.light, line=MARBLE.deep, width=0.8)
    art.path(
        oval(60, 22, 50, 16),
        fill=art.radial(52, 16, 52, "#b4d596", (0.6, LEAF.mid), LEAF.dark),
        line=LEAF.deep,
    )
    round_ = [
        (60 + 44 * math.cos(a), 22 + 12.6 * math.sin(a))
        for a in (math.pi * k / 8 for k in range(16))
    ]
    art.path(dots(round_), line="#8b3a4c", width=5.4)
    art.path(dots(round_), line="#e9a0ae", width=3.8)
    art.path(dots([(x - 0.6, y - 0.6) for x, y in round_]), line="#fbe6de", width=1.4)
    return art


# -- the gardens ---------------------------------------------------------------------------------


def garden(wide: float, high: float) -> Art:
    """Draw a clipped hedge with roses behind gravel."""
    art = Art(wide, high)
    foot = high * 0.66
    art.path(
        box(0, 0, wide, foot),
        fill=art.linear(0, 0, 0, foot, "#cfe6ee", (0.3, "#e8f0dc"), "#9cc48c"),
    )
    art.path(
        box(0, foot - 2, wide, high - foot + 2),
        fill=art.linear(0, foot, 0, high, "#c2a877", (0.4, "#ddc79b"), "#efe0bd"),
    )
    pebbles = [
        (wide * ((k * 0.6180339) % 1), foot + 4 + (high - foot - 6) * ((k * 0.7548776) % 1))
        for k in range(round(wide / 5))
    ]
    art.path(dots(pebbles), line="#a98c5a", width=1.4, opacity=0.5)
    top = high * 0.1
    art.path(
        box(0, top, wide, foot - top),
        fill=art.linear(0, top, 0, foot, "#8db871", (0.5, "#5f9155"), "#3f6d43"),
    )
    leaves = [
        (wide * ((k * 0.6180339 + 0.1) % 1), top + 3 + (foot - top - 6) * ((k * 0.7548776) % 1))
        for k in range(round(wide / 3))
    ]
    art.path(dots(leaves[::2]), line="#35603b", width=3, opacity=0.4)
    art.path(dots(leaves[1::2]), line="#b4d596", width=2.4, opacity=0.55)
    art.path(f"M0 {top:g}H{wide:g}", line="#233f28", width=2)
    art.path(f"M0 {top + 1.6:g}H{wide:g}", line="#c4dea6", width=1.6)
    count = max(2, round(wide / 92))
    for k in range(count + 1):
        x = wide * k / count
        art.path(
            box(x - 7, top - 4, 14, foot - top + 4),
            fill=art.linear(x - 7, 0, x + 7, 0, "#a5cb86", "#47754a"),
            line="#233f28",
        )
        art.path(
            oval(x, top - 4, 8.4),
            fill=art.radial(x - 3, top - 8, 11, "#c4dea6", (0.5, LEAF.mid), LEAF.dark),
            line="#233f28",
        )
    roses = [(wide * (k + 0.5) / (4 * count), foot - 4 - 3 * (k % 2)) for k in range(4 * count)]
    art.path(dots(roses), line="#8b3a4c", width=6.4)
    art.path(dots(roses), line="#e9a0ae", width=4.6)
    art.path(dots([(x - 0.8, y - 0.8) for x, y in roses]), line="#fbe6de", width=1.8)
    art.path(f"M0 {foot + 1:g}H{wide:g}", line="#8f7a52", width=2.4)
    art.path(f"M0 {foot:g}H{wide:g}", line="#f4ead0", width=1.2)
    return art


def kitchen(wide: float, high: float) -> Art:
    """Draw the palace's kitchen: tiles, copper on a rail, a floor of red bricks."""
    art = Art(wide, high)
    foot = high * 0.66
    art.path(box(0, 0, wide, foot), fill=art.linear(0, 0, 0, foot, "#f6e3bd", "#d9b98a"))
    tiles = "".join(f"M0 {y:g}H{wide:g}" for y in (foot * 0.55, foot * 0.7, foot * 0.85))
    tiles += "".join(f"M{x:g} {foot * 0.4:g}V{foot:g}" for x in range(9, int(wide), 18))
    art.path(box(0, foot * 0.4, wide, foot * 0.6), fill="#eef3f2")
    art.path(tiles, line="#9db9c4", width=0.9)
    art.path(f"M0 {foot * 0.4:g}H{wide:g}", line="#6d9db5", width=2)
    art.path(
        box(0, 0, wide, high * 0.075),
        fill=art.linear(0, 0, 0, high * 0.075, WOOD.light, WOOD.dark),
        line=WOOD.deep,
    )
    art.path(f"M0 {high * 0.15:g}H{wide:g}", line=WOOD.deep, width=2.2)
    for k, x in enumerate(range(16, int(wide), 30)):
        y = high * 0.15
        r = 6.5 if k % 2 else 8.5
        art.path(f"M{x} {y:g}v5", line=WOOD.deep, width=1.6)
        art.path(
            oval(x, y + 5 + r, r),
            fill=art.radial(x - 2, y + 3 + r, r * 1.4, "#f6c19c", (0.5, "#cf7d4e"), "#8f4a2b"),
            line="#4c2415",
        )
    art.path(
        box(0, foot, wide, high - foot), fill=art.linear(0, foot, 0, high, "#8f4a2b", "#c9805a")
    )
    lines = "".join(f"M0 {foot + (high - foot) * part:g}H{wide:g}" for part in (0.25, 0.58))
    for k in range(-2, int(wide / 16) + 3):
        lines += f"M{pt(wide / 2 + (k * 16 - wide / 2) * 0.9, foot)}L{pt(k * 16, high)}"
    art.path(lines, line="#4c2415", width=0.8, opacity=0.4)
    art.path(f"M0 {foot:g}H{wide:g}", line="#4c2415", width=2)
    return art


def front(wide: float, high: float) -> Art:
    """Draw the palace's front with its lit windows, above the court."""
    art = Art(wide, high)
    foot = high * 0.68
    art.path(box(0, 0, wide, high), fill=art.linear(0, 0, 0, foot, "#b9d8ea", "#f3efd9"))
    art.path(
        f"M0 {foot:g}V{high * 0.2:g}L8 {high * 0.06:g}H{wide - 8:g}"
        f"L{wide:g} {high * 0.2:g}V{foot:g}Z",
        fill=art.linear(0, high * 0.06, 0, high * 0.2, "#8fa9bd", "#5d7c95"),
        line="#34526c",
    )
    art.path(
        box(0, high * 0.2, wide, foot - high * 0.2),
        fill=art.linear(0, high * 0.2, 0, foot, "#fbeecb", "#e6cb96"),
    )
    art.path(
        box(-2, high * 0.19, wide + 4, high * 0.035), fill="#fffaf0", line="#a67a2b", width=0.8
    )
    count = max(3, round(wide / 26))
    for k in range(count):
        x = wide * (k + 0.5) / count
        for y, tall in ((high * 0.28, high * 0.13), (high * 0.47, high * 0.17)):
            shape = f"M{pt(x - 5, y + tall)}V{y + 4:g}q5 -7 10 0V{y + tall:g}Z"
            art.path(shape, fill="#ffd978", line="#8f6f48", width=1)
            art.path(
                f"M{pt(x, y + 1)}V{y + tall:g}M{pt(x - 5, y + tall * 0.55)}h10",
                line="#8f6f48",
                width=0.7,
            )
        if k:
            edge = wide * k / count
            art.path(
                box(edge - 2, high * 0.225, 4, foot - high * 0.225),
                fill="#fffaf0",
                line="#c9a45c",
                width=0.6,
            )
    middle = wide / 2
    art.path(
        f"M{pt(middle - 26, high * 0.2)}L{pt(middle, high * 0.05)}L{pt(middle + 26, high * 0.2)}Z",
        fill="#fffaf0",
        line="#a67a2b",
    )
    art.path(oval(middle, high * 0.15, 4), fill=GOLD.mid, line=GOLD.deep, width=0.8)
    _floor(art, wide, foot, high, Ramp("#f4ead0", "#ddc79b", "#b79d6b", "#6b5430"), 30)
    return art


def pictures() -> Iterator[tuple[str, Art]]:
    """Yield everything that is out of doors."""
    yield "room/terrace", terrace(700, 200)
    yield "room/terrace-wide", terrace(1700, 140)
    yield "room/garden", garden(1500, 120)
    yield "room/kitchen", kitchen(330, 120)
    yield "room/front", front(330, 120)
    for number in (2, 3):
        yield f"fireworks/rockets-{number}", rockets(number)
        for colour, light in PLAYERS.items():
            yield f"fireworks/{colour}-{number}", bursts(number, light)
    yield "spot/paving", paving()
    yield "spot/bed", bed()
