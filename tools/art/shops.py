"""The workplaces of the trades: the backgrounds of the employees' busts on the cards."""

from tools.art.palette import BLUSH, CRIMSON, EGG, GOLD, IVORY, LEAF, PLUM, SILVER, WOOD, Ramp
from tools.art.pen import Art, box, dots, oval, pt, scallops, sym
from tools.art.rooms import panel, sconce, shell

W, H = 240.0, 100.0


def _stand(art: Art, x: float, y: float, ramp: Ramp) -> None:
    """Draw a gown on its stand."""
    with art.group(f"translate({x:g} {y:g})"):
        art.path(sym("M0 -30C3 -30 4 -27 3 -24L4 -21L0 -21", 0), fill=WOOD.light, line=WOOD.deep)
        skirt = "M-7 4C-22 12 -28 40 -30 62H30C28 40 22 12 7 4Z"
        art.path(skirt, fill=art.across(ramp, -30, 30), line=ramp.deep, width=1.4)
        front = "M-3 6C-8 24 -11 44 -12 62H12C11 44 8 24 3 6Z"
        art.path(front, fill=IVORY.light, line=ramp.deep, width=1)
        for low in (30, 46):
            art.path(
                f"M-{low / 5 + 3:g} {low}{scallops(-low / 5 - 3, low / 5 + 3, low, 4, 5)}",
                line=ramp.mid,
                width=1.6,
            )
        art.path(
            sym("M0 -14C6 -15 9 -21 11 -21L14 -20C13 -8 9 0 7 6L0 9", 0),
            fill=art.across(ramp, -13, 13),
            line=ramp.deep,
            width=1.4,
        )
        art.path(dots([(0, -9), (0, -3), (0, 3)]), line=GOLD.deep, width=4)
        art.path(dots([(0, -9), (0, -3), (0, 3)]), line=GOLD.light, width=2.4)


def salon() -> Art:
    """Draw the masters' salon: panels in gilt, a curtain caught back, candles."""
    art = Art(W, H)
    art.path(box(0, 0, W, H), fill=art.linear(0, 0, W, H, "#5d8f92", "#3f6f74", "#2c5359"))
    art.path(
        oval(150, 46, 90, 70), fill=art.radial(150, 46, 90, (0, "#d9efe4", 0.65), (1, "#d9efe4", 0))
    )
    for x, w in ((50.0, 62.0), (122.0, 94.0)):
        panel(art, x, 8, w, 78, thick=3)
        shell(art, x + w / 2, 9, 0.62)
    sconce(art, 81, 48)
    art.path(box(0, 91, W, 9), fill=GOLD.dark, line=GOLD.deep, width=1.2)
    art.path("M0 92.5H240", line=GOLD.light, width=1.4)
    for d, x in (
        ("M-4 -4H42C44 22 34 42 14 56C26 66 28 84 26 104H-4Z", 0.0),
        ("M244 -4H222C224 24 230 42 238 56C232 68 230 86 232 104H244Z", 240.0),
    ):
        art.path(
            d,
            fill=art.linear(
                x, 0, 42 if x == 0 else 218, 0, CRIMSON.dark, CRIMSON.mid, CRIMSON.dark
            ),
            line=CRIMSON.deep,
            width=1.4,
        )
    art.path(
        "M10 -2C12 24 8 42 2 54M22 -2C24 22 18 40 8 54"
        "M33 -2C34 20 26 40 12 55M16 60C20 72 20 88 18 102",
        line=CRIMSON.deep,
        width=1.6,
        opacity=0.7,
    )
    art.path("M-4 50L16 58", line=GOLD.deep, width=6)
    art.path("M-4 50L16 58", line=GOLD.light, width=3)
    art.path("M15 58l-4 16h9Z", fill=GOLD.mid, line=GOLD.deep, width=1.2)
    return art


def cutting_room() -> Art:
    """Draw the journeymen's room: a gown on its stand before a tall window."""
    art = Art(W, H)
    art.path(box(0, 0, W, H), fill=art.linear(0, 0, W, H, "#f3dcd2", "#dfb9ad", "#c2968c"))
    art.path(
        oval(160, 44, 90, 70), fill=art.radial(160, 44, 90, (0, "#fff6ee", 0.8), (1, "#fff6ee", 0))
    )
    panel(art, 120, 8, 104, 78, trim=SILVER, thick=3)
    glass = "M12 88V24C12 10 30 4 50 4C70 4 88 10 88 24V88Z"
    art.path(
        glass,
        fill=art.linear(0, 4, 0, 88, "#cfe9f4", "#eef7f0", "#bcdcc4"),
        line=SILVER.deep,
        width=6,
    )
    art.path(glass, line=SILVER.light, width=3.6)
    art.path("M50 4V88M12 32H88M12 60H88", line=SILVER.mid, width=2.4)
    _stand(art, 50, 44, EGG)
    art.path(box(0, 91, W, 9), fill=SILVER.dark, line=SILVER.deep, width=1.2)
    art.path("M0 92.5H240", line=SILVER.light, width=1.4)
    art.path(box(2, 80, 20, 14) + box(78, 84, 24, 10), fill=BLUSH.dark, line=BLUSH.deep, width=1.4)
    return art


def store() -> Art:
    """Draw the apprentices' store: rolls of cloth and bobbins on the shelves."""
    art = Art(W, H)
    art.path(box(0, 0, W, H), fill=art.linear(0, 0, W, H, "#f8ecd0", "#e6cfa4", "#c9a874"))
    art.path(
        oval(160, 44, 90, 70), fill=art.radial(160, 44, 90, (0, "#fffbef", 0.8), (1, "#fffbef", 0))
    )
    art.path(box(6, 4, 96, 92), fill="#6d4a30", line=WOOD.deep, width=2)
    rolls = (CRIMSON, EGG, PLUM, LEAF, GOLD, BLUSH)
    for row, y in enumerate((12.0, 42.0, 70.0)):
        for k in range(5):
            ramp = rolls[(k * 2 + row) % len(rolls)]
            x = 18 + 18 * k
            if (k + row) % 3 == 2:  # a bobbin
                art.path(
                    box(x - 5, y + 4, 10, 16), fill=art.across(ramp, x - 6, x + 6), line=ramp.deep
                )
                art.path(
                    box(x - 7.5, y + 1, 15, 4) + box(x - 7.5, y + 18, 15, 4),
                    fill=WOOD.light,
                    line=WOOD.deep,
                )
            else:
                art.path(
                    box(x - 7.5, y + 6, 15, 16), fill=art.across(ramp, x - 8, x + 8), line=ramp.deep
                )
                art.path(oval(x, y + 6, 7.5, 4), fill=ramp.light, line=ramp.deep, width=1.1)
                art.path(f"M{pt(x - 3, y + 6)}q3 -3 5 0q-2 2 -4 0", line=ramp.dark, width=1)
        art.path(box(3, y + 22, 102, 5), fill=WOOD.light, line=WOOD.deep, width=1.4)
    art.path("M118 -2V100M226 -2V100", line="#b48d58", width=5)
    art.path("M116.5 -2V100M224.5 -2V100", line="#f7e5bd", width=1.4)
    art.path(box(0, 95, W, 6), fill=WOOD.mid, line=WOOD.deep, width=1.2)
    return art


SHOPS = {
    "employee/shop/master": salon,
    "employee/shop/journeyman": cutting_room,
    "employee/shop/apprentice": store,
}
