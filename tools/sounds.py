"""Makes the sounds of the table: ``.venv/bin/python -m tools.sounds`` writes ``resources/sounds``.

Each is a short sum of fading tones and rustles, soft enough to be heard a thousand times.
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from rococo_desktop.controller.table.mixer import RATE, SIDES
from rococo_desktop.engine.randomness import Generator

ECHOES = (
    (0.0, 1.0, 1.0),
    *((0.009, 0.0, 0.3), (0.013, 0.32, 0.0), (0.021, 0.0, 0.24), (0.027, 0.22, 0.06)),
    *((0.038, 0.04, 0.19), (0.045, 0.16, 0.0), (0.058, 0.05, 0.13), (0.071, 0.12, 0.04)),
    *((0.089, 0.0, 0.09), (0.107, 0.08, 0.02), (0.131, 0.02, 0.06), (0.157, 0.05, 0.0)),
)
"""How a sound returns from the walls: after some seconds, how loud on the left, on the right."""
WALLS = 3000
"""The pitch above which the walls swallow."""
LOUDEST = 0.5
"""The highest sample of a sound, as a fraction of the 16-bit range."""
FOLDER = Path(__file__).parents[1] / "resources" / "sounds"

Samples = list[float]


def silence(seconds: float) -> Samples:
    """Return that many seconds of silence."""
    return [0.0] * int(seconds * RATE)


def tone(seconds: float, pitch: float, fade: float, glide: float = 1.0) -> Samples:
    """Return a tone that halves every ``fade`` seconds and glides to another pitch."""
    samples, phase = silence(seconds), 0.0
    for index in range(len(samples)):
        part = index / len(samples)
        phase += 2 * math.pi * pitch * glide**part / RATE
        samples[index] = math.sin(phase) * 0.5 ** (index / RATE / fade)
    return samples


def rustle(seconds: float, seed: int, low: float, high: float) -> Samples:
    """Return noise between two pitches that swells and falls."""
    chance = Generator(seed, "sounds")
    raw = [chance.below(2001) / 1000 - 1 for _ in silence(seconds)]
    smooth = [a - b for a, b in zip(lowered(raw, high), lowered(raw, low), strict=True)]
    return [
        sample * math.sin(math.pi * index / len(smooth)) ** 2 for index, sample in enumerate(smooth)
    ]


def lowered(samples: Sequence[float], pitch: float) -> Samples:
    """Return the samples without the frequencies above a pitch."""
    share = 1 - math.exp(-2 * math.pi * pitch / RATE)
    level, found = 0.0, []
    for sample in samples:
        level += share * (sample - level)
        found.append(level)
    return found


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Return parts mixed together, each with its start in seconds and its strength."""
    length = max(int(start * RATE) + len(samples) for start, _, samples in parts)
    whole = [0.0] * length
    for start, strength, samples in parts:
        offset = int(start * RATE)
        for index, sample in enumerate(samples):
            whole[offset + index] += strength * sample
    return whole


def card() -> Samples:
    """Return the sound of a card being laid down."""
    return mixed((0, 1.0, rustle(0.11, 1, 900, 4000)), (0.07, 0.25, tone(0.06, 180, 0.012)))


def coin() -> Samples:
    """Return the sound of two coins."""

    def clink(pitch: float) -> Samples:
        return mixed(
            (0, 0.6, tone(0.3, pitch, 0.05)),
            (0, 0.35, tone(0.3, pitch * 1.51, 0.035)),
            (0, 0.2, tone(0.3, pitch * 2.37, 0.02)),
        )

    return mixed((0, 0.8, clink(2100)), (0.07, 0.5, clink(2480)))


def silk() -> Samples:
    """Return the sound of a bolt of silk being unrolled."""
    return mixed((0, 0.8, rustle(0.24, 2, 1500, 7000)), (0.12, 0.6, rustle(0.2, 3, 900, 4500)))


def marker() -> Samples:
    """Return the sound of a marker being set on wood."""
    return mixed((0, 0.7, tone(0.16, 392, 0.03)), (0.0, 0.3, tone(0.16, 1176, 0.012)))


def fireworks() -> Samples:
    """Return the sound of a rocket that rises, bursts and crackles."""
    chance = Generator(4, "sounds")
    crackles = [
        (0.45 + chance.below(500) / 1000, 0.35, rustle(0.02, 10 + spark, 2000, 9000))
        for spark in range(24)
    ]
    return mixed(
        (0, 0.25, tone(0.35, 500, 0.4, glide=2.6)),
        (0.36, 1.0, tone(0.5, 95, 0.09, glide=0.5)),
        (0.36, 0.9, rustle(0.4, 5, 200, 2200)),
        *crackles,
    )


def bell() -> Samples:
    """Return the sound of a little bell that calls a player."""
    return mixed(
        (0, 0.6, tone(0.8, 659.3, 0.14)),
        (0, 0.3, tone(0.8, 1318.5, 0.09)),
        (0.14, 0.5, tone(0.8, 987.8, 0.16)),
    )


def fanfare() -> Samples:
    """Return the fanfare at the end of the ball."""
    notes = [(0.0, 523.3), (0.16, 659.3), (0.32, 784.0), (0.52, 1046.5)]
    parts = []
    for start, pitch in notes:
        long = 1.0 if start > 0.5 else 0.4
        parts += [
            (start, 0.5, tone(long, pitch, 0.18)),
            (start, 0.25, tone(long, pitch * 2, 0.1)),
            (start, 0.15, tone(long, pitch * 3, 0.06)),
        ]
    return mixed(*parts)


SOUNDS: dict[str, Callable[[], Samples]] = {
    "card": card,
    "coin": coin,
    "silk": silk,
    "marker": marker,
    "fireworks": fireworks,
    "bell": bell,
    "fanfare": fanfare,
}


def in_the_room(sound: Samples) -> Samples:
    """Return both sides of a sound, in turn, with what the walls of a room answer."""
    muffled = lowered(sound, WALLS)
    sides = []
    for side in (1, 2):
        parts = [(echo[0], echo[side], muffled if echo[0] else sound) for echo in ECHOES]
        sides.append(mixed(*parts))
    left, right = sides
    return [sample for both in zip(left, right, strict=True) for sample in both]


def made() -> Iterator[tuple[str, array[int]]]:
    """Yield each sound by name, both sides in turn, all with the same peak."""
    for name, make in SOUNDS.items():
        samples = in_the_room(make())
        factor = LOUDEST * 32767 / max(abs(sample) for sample in samples)
        yield name, array("h", [round(sample * factor) for sample in samples])


def main() -> int:
    """Write every sound."""
    FOLDER.mkdir(exist_ok=True)
    for name, samples in made():
        if sys.byteorder == "big":
            samples.byteswap()
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(SIDES)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())
    return 0


if __name__ == "__main__":
    sys.exit(main())
