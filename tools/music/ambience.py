"""What is heard around the table: loops whose end fits their beginning."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

RATE = 22_050
SECONDS = 150
LEVEL = 0.013
"""The mean strength, a third of the music's."""
PEAK = 0.25
WHOLE = RATE * SECONDS
VOWELS = ((730, 1090), (570, 840), (440, 1020), (300, 870), (270, 2290), (530, 1840), (660, 1720))
"""The two lowest resonances of a mouth in hertz, by vowel."""

Samples = NDArray[np.float64]


class Scene:
    """Both sides of a loop; what reaches beyond its end goes on at its beginning."""

    def __init__(self, seed: int) -> None:
        self.chance = np.random.default_rng(seed)
        self.near = np.zeros((WHOLE, 2))
        self.far = np.zeros((WHOLE, 2))
        """What is heard through the room alone."""

    def add(self, second: float, sound: Samples, loud: float, place: float, *, far: float) -> None:
        """Add a sound at a place, -1 for left and 1 for right; ``far`` is 0 near by, 1 far away."""
        index = (int(second * RATE) + np.arange(len(sound))) % WHOLE
        angle = (place + 1) * np.pi / 4
        for side, share in enumerate((np.cos(angle), np.sin(angle))):
            self.near[index, side] += loud * (1 - far) * share * sound
            self.far[index, side] += loud * far * (0.6 * share + 0.3) * sound

    def moments(self, mean: float) -> list[float]:
        """Return moments in seconds that come by chance, ``mean`` seconds apart on average."""
        count = self.chance.poisson(SECONDS / mean)
        return [float(each) for each in np.sort(self.chance.uniform(0, SECONDS, count))]

    def hiss(self, low: float, high: float, swell: float, loud: float) -> None:
        """Add noise between two pitches on both sides; it swells within about ``swell`` seconds."""
        pitches = np.fft.rfftfreq(WHOLE, 1 / RATE)
        band = 1 / (1 + (low / np.maximum(pitches, 1)) ** 4) / (1 + (pitches / high) ** 4)
        slow = np.fft.rfftfreq(WHOLE, 1 / RATE) < 1 / swell
        waves = self._noise(slow.astype(float))
        level = 1 + 0.35 * waves / np.abs(waves).max()
        for side in (0, 1):
            noise = self._noise(band)
            self.near[:, side] += loud * level * noise / noise.std()

    def _noise(self, band: Samples) -> Samples:
        """Return noise with a spectrum; it has no seam where it begins again."""
        turns = np.exp(2j * np.pi * self.chance.uniform(size=len(band)))
        return np.asarray(np.fft.irfft(band * turns, WHOLE))

    def sound(self, echo: float, dark: float) -> Samples:
        """Return both sides in a room with an echo of some seconds, ``dark`` hertz at most."""
        length = int(echo * RATE)
        fade = np.exp(-6.0 * np.arange(length) / length)
        pitches = np.fft.rfftfreq(WHOLE, 1 / RATE)
        muffled = 1 / (1 + (pitches / dark) ** 2)
        whole = np.empty_like(self.near)
        for side in (0, 1):
            answer = np.zeros(WHOLE)
            answer[:length] = self.chance.normal(size=length) * fade / np.sqrt((fade**2).sum())
            room = np.fft.rfft(answer) * muffled
            wet = np.fft.irfft(np.fft.rfft(self.far[:, side] + 0.25 * self.near[:, side]) * room)
            whole[:, side] = self.near[:, side] + wet
        return np.asarray(PEAK * np.tanh(whole * LEVEL / whole.std() / PEAK))


def _time(seconds: float) -> Samples:
    return np.arange(int(seconds * RATE)) / RATE


def _bell(count: int, slope: float = 1.0) -> Samples:
    return np.asarray(np.sin(np.pi * np.linspace(0, 1, count) ** slope) ** 2)


def _syllable(chance: np.random.Generator, pitch: float) -> Samples:
    """Say a vowel on a pitch that falls or rises a little."""
    t = _time(chance.uniform(0.1, 0.24))
    line = pitch * (1 + chance.uniform(-0.12, 0.08) * t / t[-1])
    phase = 2 * np.pi * np.cumsum(line) / RATE
    first, second = VOWELS[chance.integers(len(VOWELS))]
    wave = np.zeros_like(t)
    for k in range(1, int(3000 / pitch)):
        strength = sum(1 / (1 + ((k * pitch - mouth) / 120) ** 2) for mouth in (first, second))
        wave += strength * np.sin(k * phase) / k**0.4
    return wave * _bell(len(t), 0.7)


def _talk(scene: Scene, people: int, loud: float) -> None:
    """Let people talk by turns, in sentences with pauses, too far away to be understood."""
    chance = scene.chance
    for _ in range(people):
        pitch, place = float(chance.choice((112, 128, 196, 218, 240))), chance.uniform(-0.9, 0.9)
        second = chance.uniform(0, 6)
        while second < SECONDS:
            melody = pitch * chance.uniform(0.92, 1.12)
            for word in range(chance.integers(4, 16)):
                note = melody * (1.06 - 0.012 * word) * chance.uniform(0.94, 1.08)
                scene.add(second, _syllable(chance, note), loud, place, far=0.93)
                second += chance.uniform(0.14, 0.3)
            second += chance.exponential(4) + 0.8


def _laugh(scene: Scene, loud: float) -> None:
    """Let somebody laugh now and then, behind a fan."""
    chance = scene.chance
    for second in scene.moments(19):
        pitch, place = chance.choice((235, 262, 300)), chance.uniform(-0.8, 0.8)
        for number in range(chance.integers(4, 8)):
            sound = _syllable(chance, pitch * 0.965**number)
            scene.add(second + 0.17 * number, sound, loud * 0.85**number, place, far=0.9)


def _crackle(scene: Scene, mean: float, loud: float, place: float) -> None:
    """Let a fire crackle."""
    for second in scene.moments(mean):
        count = int(scene.chance.uniform(0.003, 0.02) * RATE)
        burst = scene.chance.normal(size=count) * np.exp(-5 * np.linspace(0, 1, count))
        strength = loud * scene.chance.pareto(2.5)
        scene.add(second, burst, min(strength, 4 * loud), place, far=0.25)


def _clink(scene: Scene, mean: float, loud: float, pitches: tuple[float, float]) -> None:
    """Let glass, china or a lid ring now and then."""
    chance = scene.chance
    for second in scene.moments(mean):
        pitch, place = chance.uniform(*pitches), chance.uniform(-0.9, 0.9)
        for again in range(chance.integers(1, 4)):
            t = _time(0.7)
            wave = sum(
                (
                    strength * np.exp(-fade * t) * np.sin(2 * np.pi * pitch * part * t)
                    for part, strength, fade in ((1, 1, 9), (2.32, 0.6, 14), (4.25, 0.3, 26))
                ),
                np.zeros_like(t),
            )
            at = second + again * chance.uniform(0.09, 0.2)
            scene.add(at, wave, loud * 0.7**again, place, far=0.6)


def salon() -> Samples:
    """Return a salon in the evening: talk, a laugh, a fire, glasses, a clock."""
    scene = Scene(1745)
    scene.hiss(60, 300, 12, 0.012)
    _talk(scene, 13, 0.05)
    _laugh(scene, 0.05)
    _crackle(scene, 0.3, 0.05, -0.5)
    _clink(scene, 9, 0.035, (2100, 3400))
    for number in range(SECONDS):
        t = _time(0.03)
        tick = np.exp(-160 * t) * np.sin(2 * np.pi * (1900 if number % 2 else 1650) * t)
        scene.add(number, tick, 0.03, 0.7, far=0.5)
    for second in scene.moments(14):  # a gown passes by
        count = int(scene.chance.uniform(0.5, 1.1) * RATE)
        rustle = np.diff(scene.chance.normal(size=count + 1)) * _bell(count)
        scene.add(second, rustle, 0.012, scene.chance.uniform(-0.8, 0.8), far=0.3)
    return scene.sound(1.4, 2600)


def kitchen() -> Samples:
    """Return a kitchen by day: a fire, a pot that simmers, a whisk, china, birds at the window."""
    scene = Scene(1755)
    chance = scene.chance
    scene.hiss(80, 400, 9, 0.003)
    _crackle(scene, 0.16, 0.06, 0.5)
    for second in scene.moments(0.22):  # bubbles
        t = _time(chance.uniform(0.03, 0.07))
        start = chance.uniform(260, 520)
        wave = np.sin(2 * np.pi * (start * t + 2600 * t**2)) * _bell(len(t), 0.5)
        scene.add(second, wave, 0.03 * chance.uniform(0.4, 1), 0.35, far=0.3)
    for second in scene.moments(17):  # a whisk in a bowl
        beat, place = chance.uniform(0.19, 0.25), chance.uniform(-0.8, -0.1)
        for stroke in range(chance.integers(10, 26)):
            count = int(0.12 * RATE)
            swish = np.diff(chance.normal(size=count + 1)) * _bell(count)
            scene.add(second + stroke * beat, swish, 0.008, place, far=0.25)
            t = _time(0.1)
            ring = np.exp(-40 * t) * np.sin(2 * np.pi * 1240 * t)
            scene.add(second + stroke * beat + 0.08, ring, 0.01, place, far=0.3)
    _clink(scene, 6, 0.04, (1300, 2600))
    for second in scene.moments(13):  # dough on the board
        t = _time(0.18)
        thump = np.exp(-26 * t) * np.sin(2 * np.pi * (95 * t - 90 * t**2))
        for again in range(chance.integers(1, 5)):
            scene.add(second + 0.62 * again, thump, 0.05, -0.6, far=0.35)
    for second in scene.moments(8):  # a bird
        pitch, place = chance.uniform(2600, 3900), chance.uniform(0.1, 0.9)
        for note in range(chance.integers(2, 7)):
            t = _time(chance.uniform(0.05, 0.12))
            sweep = chance.uniform(-6000, 9000)
            wave = np.sin(2 * np.pi * (pitch * t + sweep * t**2 / 2)) * _bell(len(t))
            scene.add(second + 0.15 * note, wave, 0.012, place, far=0.8)
    return scene.sound(0.7, 3800)


def garden() -> Samples:
    """Return the garden at night: a fountain, crickets, leaves, fireworks far away."""
    scene = Scene(1750)
    chance = scene.chance
    scene.hiss(500, 3200, 7, 0.012)
    scene.hiss(120, 700, 15, 0.02)
    for pitch, place, beat in ((4150, -0.7, 0.61), (4480, 0.6, 0.74), (3900, 0.1, 0.93)):
        rests = {int(each / beat) for each in scene.moments(6)}
        for call in range(int(SECONDS / beat)):
            if call in rests:
                continue
            for pulse in range(3):
                t = _time(0.025)
                wave = np.sin(2 * np.pi * pitch * t) * _bell(len(t))
                scene.add(call * beat + 0.04 * pulse, wave, 0.012, place, far=0.6)
    for second in scene.moments(24):
        place = chance.uniform(-0.8, 0.8)
        t = _time(1.1)
        boom = np.exp(-5 * t) * np.sin(2 * np.pi * (62 * t - 12 * t**2))
        scene.add(second, boom, 0.22, place, far=0.85)
        for _ in range(chance.integers(8, 26)):
            count = int(0.012 * RATE)
            spark = chance.normal(size=count) * np.exp(-4 * np.linspace(0, 1, count))
            scene.add(second + chance.uniform(0.3, 1.6), spark, 0.03, place, far=0.9)
    return scene.sound(1.8, 3000)


AMBIENCE: dict[str, Callable[[], Samples]] = {
    "menu": garden,
    "rococo": salon,
    "patisserie": kitchen,
}
