"""Colour vision: contrast as defined by WCAG 2, and colours as dichromats see them."""

from collections.abc import Sequence
from math import atan2, cos, degrees, exp, hypot, radians, remainder, sin, sqrt, tau

from PySide6.QtGui import QColor

Triple = tuple[float, float, float]

# Machado, Oliveira and Fernandes (2009), full strength, for linear red, green and blue.
VISIONS: dict[str, tuple[Triple, Triple, Triple]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(color: QColor) -> Triple:
    """Return a colour's light in linear red, green and blue."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (color.redF(), color.greenF(), color.blueF())
    )
    return red, green, blue


def luminance(color: QColor) -> float:
    red, green, blue = linear(color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(ink: QColor, ground: QColor, alpha: float = 1.0) -> float:
    """Return the contrast ratio; the ground shows through translucent ink."""
    mixed = QColor.fromRgbF(
        alpha * ink.redF() + (1 - alpha) * ground.redF(),
        alpha * ink.greenF() + (1 - alpha) * ground.greenF(),
        alpha * ink.blueF() + (1 - alpha) * ground.blueF(),
    )
    light, dark = sorted((luminance(mixed), luminance(ground)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def seen(color: QColor, vision: str) -> Triple:
    """Return the linear light of a colour as a kind of colour vision sees it."""
    light = linear(color)
    if vision == "common":
        return light
    red, green, blue = (
        min(1.0, max(0.0, sum(part * share for part, share in zip(light, row, strict=True))))
        for row in VISIONS[vision]
    )
    return red, green, blue


def lab(light: Sequence[float]) -> Triple:
    """Return a linear colour in CIE L*a*b* under daylight."""
    red, green, blue = light
    x, y, z = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
    )
    fx, fy, fz = (
        part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z)
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: QColor, other: QColor, vision: str) -> float:
    """Return the distance of two colours for a kind of colour vision, by CIEDE2000."""
    return ciede2000(lab(seen(one, vision)), lab(seen(other, vision)))


def ciede2000(one: Triple, other: Triple) -> float:
    """Return the difference of two colours in L*a*b* (Sharma, Wu and Dalal, 2005)."""
    mean_chroma = (hypot(*one[1:]) + hypot(*other[1:])) / 2
    stretch = 1.5 - 0.5 * sqrt(mean_chroma**7 / (mean_chroma**7 + 25**7))
    (light, chroma, hue), (light2, chroma2, hue2) = (
        (each[0], hypot(stretch * each[1], each[2]), atan2(each[2], stretch * each[1]))
        for each in (one, other)
    )
    turn = remainder(hue2 - hue, tau) if chroma * chroma2 else 0.0
    middle = degrees(hue + turn / 2) % 360
    mean_light, mean_chroma = (light + light2) / 2, (chroma + chroma2) / 2
    weight = (
        1
        - 0.17 * cos(radians(middle - 30))
        + 0.24 * cos(radians(2 * middle))
        + 0.32 * cos(radians(3 * middle + 6))
        - 0.20 * cos(radians(4 * middle - 63))
    )
    bent = (mean_light - 50) ** 2
    by_light = (light2 - light) / (1 + 0.015 * bent / sqrt(20 + bent))
    by_chroma = (chroma2 - chroma) / (1 + 0.045 * mean_chroma)
    by_hue = 2 * sqrt(chroma * chroma2) * sin(turn / 2) / (1 + 0.015 * mean_chroma * weight)
    rotation = -2 * sqrt(mean_chroma**7 / (mean_chroma**7 + 25**7))
    rotation *= sin(radians(60 * exp(-(((middle - 275) / 25) ** 2))))
    return sqrt(by_light**2 + by_chroma**2 + by_hue**2 + rotation * by_chroma * by_hue)
