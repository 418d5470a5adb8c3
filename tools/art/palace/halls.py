"""The five halls of the palace.

A hall is shown in many widths, so each is drawn twice; the window stretches the one that is nearer.
"""

from collections.abc import Callable, Iterator
from itertools import pairwise

from tools.art.palace.room import CEILING, HIGH, MARBLE, SKIRTING, Room
from tools.art.palette import CRIMSON, GOLD, LEAF, WOOD, Ramp
from tools.art.pen import Art, Point, box, dots, oval, poly, pt, sym


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
