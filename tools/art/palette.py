"""The colours of all families. A ramp goes from light over mid and dark to deep."""

from typing import NamedTuple


class Ramp(NamedTuple):
    """Four shades of one material, from the light to the outline."""

    light: str
    mid: str
    dark: str
    deep: str


GOLD = Ramp("#fbeab4", "#dcb45c", "#a67a2b", "#5f4218")
SILVER = Ramp("#fbfbf7", "#c9ced2", "#8b949c", "#434b54")
BRASS = Ramp("#f0c08e", "#c07c42", "#87502a", "#4a2a16")
IVORY = Ramp("#fffaf0", "#f3e7cf", "#d3c09c", "#7b6647")
EGG = Ramp("#e3f0ec", "#a9cdc9", "#6b9c9d", "#2f5458")
BLUSH = Ramp("#fbe6de", "#ecbfb3", "#c98a80", "#74413d")
WOOD = Ramp("#9a6440", "#6b4029", "#43261a", "#24130d")
SKIN = Ramp("#fbe7d6", "#f2d0b6", "#d7a387", "#8a5740")
POWDER = Ramp("#ffffff", "#ece8e4", "#c6bfbf", "#7d7478")
CRIMSON = Ramp("#e88f86", "#b53a40", "#7d1f2e", "#420d1a")
LEAF = Ramp("#bfd6a0", "#7ca366", "#4b7548", "#233f28")
PLUM = Ramp("#d9b3cf", "#8d5585", "#5f345c", "#321832")
INK = "#34221b"

# Skins and hair of people.
FAIR = Ramp("#fdeadb", "#f4d3ba", "#dca88b", "#8a5740")
ROSY = Ramp("#fbdccb", "#eebd9f", "#cf8f70", "#7d4a35")
OLIVE = Ramp("#f0cfab", "#dcae83", "#b58058", "#6a4229")
BROWN = Ramp("#c08a63", "#96623f", "#6d4228", "#3b2114")
CHESTNUT = Ramp("#a8693f", "#754226", "#4c2715", "#29130a")
BLACK = Ramp("#6b5a56", "#3b2e2d", "#241a1a", "#0f0a0a")
BLOND = Ramp("#f9e3a6", "#dfb765", "#b08637", "#654715")
GINGER = Ramp("#f0a873", "#c96f3a", "#94471f", "#52230c")

# The silks: one line for each colour of each edition.
YELLOW = Ramp("#fff0ae", "#efc143", "#bb841c", "#65430c")
GREEN = Ramp("#dcf0c4", "#7bb465", "#427a46", "#1c4026")
RED = Ramp("#f9bcae", "#bd3139", "#861b2e", "#470b1a")
BLUE = Ramp("#c3dafa", "#4b7cc4", "#294e90", "#122750")
PINK = Ramp("#ffe3e8", "#ea93ac", "#b9577c", "#652441")
ORANGE = Ramp("#ffdba9", "#df7420", "#ad4f12", "#622a08")

EDITIONS: dict[str, dict[str, Ramp]] = {
    "original": {"yellow": YELLOW, "green": GREEN, "red": RED, "blue": BLUE},
    "deluxe": {"yellow": BLUE, "green": PINK, "red": GREEN, "blue": ORANGE},
}

# The five players: the token's ramp, and the colour of the emblem on it.
PLAYERS: tuple[tuple[Ramp, str], ...] = (
    (Ramp("#b48bc9", "#7a4a96", "#512c6b", "#2a1439"), "#fbf1dc"),
    (Ramp("#6a605c", "#3a3231", "#211b1b", "#0c0909"), "#f3d98f"),
    (Ramp("#fdeaa6", "#e3b443", "#ad7b1d", "#5b3d0c"), "#4a2f0b"),
    (Ramp("#9cc0ea", "#3f73b6", "#264c85", "#112548"), "#fff6e2"),
    (Ramp("#ffffff", "#f4ecdd", "#cfc1a6", "#7a6848"), "#6b2034"),
)
