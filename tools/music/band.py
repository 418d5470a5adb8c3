"""Instruments and the room they are heard in, as arithmetic on samples."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from tools.music.score import Note

RATE = 44_100
PEAK = 0.35
"""The loudest sample: music is soft, and the program can still double it."""
Samples = NDArray[np.float64]
Instrument = Callable[[float, float, float], Samples]
"""Plays a frequency in hertz for some seconds, as loud as told."""


def _time(seconds: float) -> Samples:
    return np.arange(int(seconds * RATE)) / RATE


def _shaped(wave: Samples, attack: float, release: float) -> Samples:
    """Let a wave begin and end softly; both in seconds."""
    into, out = min(len(wave), int(attack * RATE)), min(len(wave), int(release * RATE))
    wave[:into] *= np.sin(np.linspace(0, np.pi / 2, into)) ** 2
    wave[len(wave) - out :] *= np.cos(np.linspace(0, np.pi / 2, out)) ** 2
    return wave


def harpsichord(hertz: float, seconds: float, loud: float) -> Samples:
    """Play a plucked string: many partials, the higher ones soon gone."""
    t = _time(seconds + 0.12)
    wave = np.zeros_like(t)
    count = min(36, int(15_000 / hertz))
    for k in range(1, count + 1):
        strength = abs(np.sin(np.pi * k * 0.13)) / k**0.75
        fade = 0.7 + 0.16 * k + hertz / 700
        wave += (
            strength * np.exp(-fade * t) * np.sin(2 * np.pi * hertz * k * t * (1 + 2e-5 * k * k))
        )
    octave = np.exp(-1.8 * t) * np.sin(4 * np.pi * hertz * t * 1.0007)
    return _shaped(loud * (wave + 0.25 * octave), 0.002, 0.11)


def strings(hertz: float, seconds: float, loud: float) -> Samples:
    """Bow three strings together, each with a vibrato of its own."""
    t = _time(seconds + 0.25)
    wave = np.zeros_like(t)
    count = min(18, int(9_000 / hertz))
    for player, (detuned, speed) in enumerate(((0.9985, 4.9), (1.0, 5.3), (1.0016, 5.7))):
        wobble = 0.0035 * np.sin(2 * np.pi * speed * t + player) * np.minimum(1, t / 0.4)
        phase = 2 * np.pi * hertz * detuned * t + hertz * wobble / speed
        for k in range(1, count + 1):
            wave += np.sin(k * phase) / k**1.35 * (1.25 if k in (2, 3) else 1) / 3
    swell = 0.75 + 0.25 * np.sin(np.pi * np.minimum(1, t / (seconds + 0.25)))
    return _shaped(loud * 0.8 * wave * swell, 0.09, 0.24)


def flute(hertz: float, seconds: float, loud: float) -> Samples:
    """Blow a wooden flute: few partials, a little breath, a late vibrato."""
    t = _time(seconds + 0.1)
    wobble = 0.004 * np.sin(2 * np.pi * 5.1 * t) * np.clip((t - 0.25) / 0.4, 0, 1)
    phase = 2 * np.pi * hertz * t + hertz * wobble / 5.1
    wave = np.sin(phase) + 0.28 * np.sin(2 * phase) + 0.12 * np.sin(3 * phase)
    breath = np.random.default_rng(int(hertz)).normal(size=len(t))
    breath = np.convolve(breath, np.ones(9) / 9, "same")
    return _shaped(loud * (wave + 0.05 * breath), 0.05, 0.09)


def bass(hertz: float, seconds: float, loud: float) -> Samples:
    """Bow a bass, darker than the strings above it."""
    t = _time(seconds + 0.15)
    phase = 2 * np.pi * hertz * t
    wave = sum((np.sin(k * phase + 0.3 * k) / k**1.6 for k in range(1, 9)), np.zeros_like(t))
    return _shaped(loud * wave * (0.6 + 0.4 * np.exp(-1.5 * t)), 0.05, 0.14)


def play(notes: list[Note], by: Instrument, quarter: float, whole: float, held: float) -> Samples:
    """Play notes into ``whole`` seconds; a quarter lasts ``quarter`` seconds.

    Notes are held for the part ``held`` of their length; loudness and onset vary a little.
    """
    chance = np.random.default_rng(len(notes))
    sound = np.zeros(int(whole * RATE))
    for note in notes:
        hertz = 440 * 2 ** ((note.pitch - 69) / 12)
        loud = note.loud * (1.08 if note.start % 1 == 0 else 0.95) * chance.uniform(0.94, 1.04)
        wave = by(hertz, note.length * quarter * held, loud)
        at = max(0, int((note.start * quarter + chance.normal(0, 0.004)) * RATE))
        wave = wave[: len(sound) - at]
        sound[at : at + len(wave)] += wave
    return sound


def in_the_room(parts: list[tuple[Samples, float, float]], echo: float = 1.9) -> Samples:
    """Mix parts, each with loudness and place (-1 left, 1 right), in a hall; return both sides."""
    chance = np.random.default_rng(1750)
    length = int(echo * RATE)
    fade = np.exp(-6.0 * np.arange(length) / length)
    dry = np.zeros((len(parts[0][0]) + length, 2))
    for sound, loud, place in parts:
        for side, share in enumerate(
            (np.cos((place + 1) * np.pi / 4), np.sin((place + 1) * np.pi / 4))
        ):
            dry[: len(sound), side] += loud * share * sound
    wet = np.empty_like(dry)
    for side in (0, 1):
        answer = chance.normal(size=length) * fade
        answer = np.convolve(answer, np.ones(5) / 5, "same")  # a hall swallows the highest
        answer[: int(0.018 * RATE)] = 0
        size = 1 << (len(dry) + length).bit_length()
        spectrum = np.fft.rfft(dry[:, side], size) * np.fft.rfft(answer, size)
        wet[:, side] = np.fft.irfft(spectrum, size)[: len(dry)]
    wet *= 0.32 * np.abs(dry).max() / np.abs(wet).max()
    mixed = dry + wet
    return np.asarray(PEAK * mixed / np.abs(mixed).max())
