"""The garden of the festival, as seen from a window: behind the presentation tables."""

import math

from tools.art.palette import LEAF, WATER, Ramp
from tools.art.patisserie.sugar import BERRY, ROSE, SNOW
from tools.art.pen import Art, Point, box, dots, oval, pt

W, H = 720.0, 480.0
LAWN = Ramp("#a9bd84", "#8ba76d", "#6d8d58", "#4c6b42")
GRAVEL = Ramp("#f2e6cb", "#e4d3b0", "#c9b48c", "#8d7850")


def _scroll(art: Art, x: float, y: float, size: float, turn: float, flip: int = 1) -> None:
    """Draw a scroll of box hedge."""
    coil: list[Point] = []
    for k in range(34):
        a = k * 0.28
        r = size * (1 - k / 40)
        coil.append((x + flip * r * math.cos(a + turn), y + r * math.sin(a + turn)))
    d = "M" + "L".join(pt(px, py) for px, py in coil)
    art.path(d, line=LEAF.deep, width=6, opacity=0.5)
    art.path(d, line=LEAF.dark, width=4)
    art.path(d, line=LEAF.mid, width=1.6)


def _yew(art: Art, x: float, y: float, r: float) -> None:
    """Draw a clipped yew from above."""
    art.path(oval(x + 4, y + 6, r, r), fill="#24351f", opacity=0.35)
    art.path(
        oval(x, y, r),
        fill=art.radial(x - r * 0.3, y - r * 0.4, r * 1.5, LEAF.light, LEAF.mid, LEAF.dark),
        line=LEAF.deep,
        width=1.6,
    )
    art.path(oval(x - r * 0.1, y - r * 0.15, r * 0.5), line=LEAF.dark, width=1.4, opacity=0.7)


def garden() -> Art:
    """Draw gravel paths, a round basin, scrolls of box on four lawns, and roses."""
    art = Art(W, H)
    art.path(box(0, 0, W, H), fill=art.linear(0, 0, W, H, GRAVEL.light, GRAVEL.mid, GRAVEL.dark))
    grains = [((k * 97.3) % W, (k * 53.7) % H) for k in range(260)]
    art.path(dots(grains), line=GRAVEL.deep, width=1.4, opacity=0.25)
    for left in (True, False):
        for upper in (True, False):
            x0, x1 = (16.0, W / 2 - 26) if left else (W / 2 + 26, W - 16)
            y0, y1 = (16.0, H / 2 - 26) if upper else (H / 2 + 26, H - 16)
            cx, cy = (x1 if left else x0), (y1 if upper else y0)
            sx, sy = (1 if left else -1), (1 if upper else -1)
            far_x, far_y = (x0 if left else x1), (y0 if upper else y1)
            r = 92.0
            lawn = (
                f"M{pt(far_x, far_y)}L{pt(cx, far_y)}L{pt(cx, cy - sy * r)}"
                f"C{pt(cx - sx * r * 0.5, cy - sy * r)} {pt(cx - sx * r, cy - sy * r * 0.5)} "
                f"{pt(cx - sx * r, cy)}L{pt(far_x, cy)}Z"
            )
            art.path(lawn, line=LEAF.deep, width=9)
            art.path(
                lawn,
                fill=art.linear(x0, y0, x1, y1, LAWN.light, LAWN.mid, LAWN.dark),
                line=LEAF.dark,
                width=6,
            )
            art.path(lawn, line=LEAF.light, width=1.2, opacity=0.7)
            mx, my = (x0 + x1) / 2 - sx * 30, (y0 + y1) / 2 - sy * 18
            for k, (dx, dy, size) in enumerate(
                ((-70, 6, 46), (34, -34, 40), (-16, 44, 30), (96, -26, 26))
            ):
                _scroll(art, mx + sx * dx, my + sy * dy, size, k * 1.3, sx)
            roses = [(mx + sx * (-110 + 34 * k), my - sy * 58) for k in range(8)]
            art.path(dots(roses), line=LEAF.deep, width=11, opacity=0.6)
            for k, ramp in enumerate((ROSE, BERRY, SNOW)):
                art.path(dots(roses[k::3]), line=ramp.deep, width=8)
                art.path(dots(roses[k::3]), line=ramp.mid, width=6)
            for x, y in ((far_x + sx * 22, far_y + sy * 22), (cx - sx * 20, far_y + sy * 22)):
                _yew(art, x, y, 13)
    art.path(oval(W / 2 + 3, H / 2 + 5, 66), fill="#3a2f1c", opacity=0.25)
    art.path(oval(W / 2, H / 2, 66), fill=SNOW.mid, line=SNOW.deep, width=2)
    art.path(
        oval(W / 2, H / 2, 56),
        fill=art.radial(W / 2 - 14, H / 2 - 18, 80, *WATER[:3]),
        line=WATER.deep,
        width=2,
    )
    for r in (18, 32, 46):
        art.path(oval(W / 2, H / 2, r), line=WATER.light, width=1.4, opacity=0.7)
    return art
