"""The workshop's cat: a Chartreux on its cushion."""

from tools.art.palette import CRIMSON, GOLD, SKIN, Ramp
from tools.art.pen import Art, dots, oval

FUR = Ramp("#c3ccd8", "#8f9bad", "#667286", "#333b4a")
COPPER = "#e8a33d"
POSES = ("asleep", "ear", "awake")


def cat(pose: str) -> Art:
    """Draw the cat asleep, with an ear that listens, or awake with its head up."""
    art = Art(120, 66)
    art.path(
        "M8 50C6 44 14 42 22 43C50 46 74 46 100 43C108 42 115 45 113 51C116 57 113 63 104 62"
        "C76 65 44 65 17 62C7 63 4 57 8 50Z",
        fill=art.down(CRIMSON, 42, 64),
        line=CRIMSON.deep,
        width=1.4,
    )
    art.path("M12 52C40 57 80 57 109 52", line=GOLD.mid, width=1.6)
    for x in (9, 112):
        art.path(dots([(x, 58)]), line=GOLD.deep, width=6)
        art.path(dots([(x, 58)]), line=GOLD.light, width=4)
    art.path(
        "M18 48C10 36 18 17 40 12C62 7 88 14 98 30C103 39 102 47 97 51C72 55 40 55 18 48Z",
        fill=art.radial(46, 18, 62, FUR.light, FUR.mid, FUR.dark),
        line=FUR.deep,
        width=1.5,
    )
    art.path("M30 44C26 34 32 24 44 22M24 30C26 24 31 19 37 17", line=FUR.dark, width=1.2)
    tail = {
        "asleep": "M20 45C18 56 40 56 56 51C62 49 63 44 58 43",
        "ear": "M20 45C18 56 40 56 56 51C62 48 61 42 56 40",
        "awake": "M20 45C10 44 5 36 8 28C10 23 15 24 15 28",
    }[pose]
    art.path(tail, line=FUR.deep, width=9.6)
    art.path(tail, line=FUR.mid, width=7)
    up = {"asleep": 0.0, "ear": -1.5, "awake": -10.0}[pose]
    art.path("M66 53C64 47 72 44 82 45C92 44 98 48 96 53Z", fill=FUR.light, line=FUR.deep)
    art.path("M74 53V49M81 53V48M88 53V49", line=FUR.dark)
    with art.group(f"translate(0 {up})"):
        right = "M103 31L103 13L89 20Z" if pose != "ear" else "M103 33L112 22L94 21Z"
        art.path(f"M65 31L65 13L79 20Z{right}", fill=FUR.mid, line=FUR.deep, width=1.4)
        art.path("M68 24L68 17L75 20Z", fill=SKIN.dark, opacity=0.7)
        art.path(
            "M84 18C97 18 105 27 104 37C103 47 95 51 84 51C73 51 64 47 63 37C62 27 71 18 84 18Z",
            fill=art.radial(78, 26, 30, FUR.light, FUR.mid, FUR.dark),
            line=FUR.deep,
            width=1.5,
        )
        art.path(oval(84, 43, 11, 7), fill=FUR.light)
        if pose == "awake":
            for x in (75, 93):
                art.path(oval(x, 34, 4.6, 5), fill=COPPER, line=FUR.deep, width=1.2)
                art.path(oval(x, 34, 1.5, 4), fill="#141014")
                art.path(dots([(x - 1.3, 32)]), line="#ffffff", width=1.8)
        elif pose == "ear":
            art.path("M70 35Q75 39 80 35", line=FUR.deep, width=1.6)
            art.path(oval(93, 35, 4.4, 2.6), fill=COPPER, line=FUR.deep, width=1.2)
            art.path(oval(93, 35, 1.3, 2.3), fill="#141014")
        else:
            art.path("M70 35Q75 39 80 35M88 35Q93 39 98 35", line=FUR.deep, width=1.6)
        art.path("M82 40H86L84 42.5Z", fill=SKIN.deep, line=FUR.deep, width=0.8)
        art.path("M84 42.5V44.5M79 46Q82 47.5 84 44.5Q86 47.5 89 46", line=FUR.deep, width=1.1)
        art.path(
            "M76 43L62 41M76 45L63 47M92 43L106 41M92 45L105 47",
            line="#ffffff",
            width=0.8,
            opacity=0.8,
        )
    return art
