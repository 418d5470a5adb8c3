"""The pieces: two of the time, in the public domain, and a trio and a dance of our own."""

from tools.music.band import (
    Instrument,
    Samples,
    bass,
    flute,
    harpsichord,
    in_the_room,
    play,
    strings,
)
from tools.music.score import Note, bars, graced, later, voice

G_MAJOR = frozenset({7, 9, 11, 0, 2, 4, 6})
G_MINOR = frozenset({7, 9, 10, 0, 2, 3, 6})
D_MAJOR = frozenset({2, 4, 6, 7, 9, 11, 1})
D_MINOR = frozenset({2, 4, 5, 7, 9, 10, 1})
F_MAJOR = frozenset({5, 7, 9, 10, 0, 2, 4})


class Strain:
    """Eight or sixteen bars of a dance: its tune, its bass and the chords between them."""

    def __init__(
        self, tune: str, low: str, chords: str, beats: int, key: frozenset[int] = G_MAJOR
    ) -> None:
        self.tune, self.low, self.chords = (voice(part, beats) for part in (tune, low, chords))
        self.key = key
        self.beats = bars(tune) * beats
        if not bars(tune) == bars(low) == bars(chords):
            raise ValueError("the parts of a strain have as many bars")


class Arrangement:
    """Strains in a row, each given to some of the band."""

    def __init__(self, quarter: float) -> None:
        self.quarter = quarter
        self.beats = 0.0
        self.parts: dict[str, list[Note]] = {part: [] for part in ("keys", "wind", "bows", "low")}

    def add(self, strain: Strain, how: str, *, varied: bool = False) -> None:
        """Add a strain: ``how`` names the players: k(eys), w(ind), s(trings), f(ull)."""
        tune = graced(strain.tune, strain.key) if varied else strain.tune
        at = self.beats
        if "k" in how or "f" in how:
            self.parts["keys"] += later(tune, at, loud=0.9) + later(strain.low, at, loud=0.9)
        if "k" in how and "f" not in how:
            self.parts["keys"] += later(strain.chords, at, loud=0.25)
        if "w" in how:
            self.parts["wind"] += later(tune, at)
        if "W" in how:
            self.parts["wind"] += later(tune, at, up=12, loud=0.6)
        if "s" in how or "f" in how:
            self.parts["bows"] += later(strain.chords, at, loud=0.5)
            self.parts["low"] += later(strain.low, at)
        if "f" in how:
            self.parts["bows"] += later(tune, at, loud=0.8)
        if "t" in how:
            self.parts["bows"] += later(tune, at, loud=1.0)
        self.beats += strain.beats

    def sound(self) -> Samples:
        """Return both sides of the piece in its room."""
        whole = self.beats * self.quarter + 1.5

        def part(name: str, by: Instrument, held: float) -> Samples:
            return play(self.parts[name], by, self.quarter, whole, held)

        return in_the_room(
            [
                (part("keys", harpsichord, 0.92), 0.55, -0.25),
                (part("wind", flute, 0.9), 0.5, 0.35),
                (part("bows", strings, 0.96), 0.42, 0.15),
                (part("low", bass, 0.9), 0.5, 0.05),
            ]
        )


# -- the menu: Christian Petzold's menuet (1725), with a trio of our own ---------------------------

MENUET_A = Strain(
    "d''4 g'8 a' b' c'' | d''4 g' g' | e''4 c''8 d'' e'' fis'' | g''4 g' g' |"
    "c''4 d''8 c'' b' a' | b'4 c''8 b' a' g' | fis'4 g'8 a' b' g' | a'2. |"
    "d''4 g'8 a' b' c'' | d''4 g' g' | e''4 c''8 d'' e'' fis'' | g''4 g' g' |"
    "c''4 d''8 c'' b' a' | b'4 c''8 b' a' g' | a'4 b'8 a' g' fis' | g'2.",
    "g2 a4 | b2. | c'2. | b2. | a2. | g2. | d'4 b g | d'4 d8 c' b a |"
    "b2 a4 | g4 b g | c'2. | b4 c'8 b a g | a2 fis4 | g2 b4 | c'4 d' d | g2 g,4",
    "<b d' g'>2. | <b d' g'> | <c' e' g'> | <b d' g'> | <a c' e'> | <b d' g'> |"
    "<a d' fis'>4 <b d' g'>2 | <a d' fis'>2. | <b d' g'> | <b d' g'> | <c' e' g'> | <b d' g'> |"
    "<a c' fis'> | <b d' g'> | <c' e' a'>4 <b d' g'> <a c' fis'> | <b d' g'>2.",
    3,
)
MENUET_B = Strain(
    "b''4 g''8 a'' b'' g'' | a''4 d''8 e'' fis'' d'' | g''4 e''8 fis'' g'' d'' |"
    "cis''4 b'8 cis'' a'4 | a'8 b' cis'' d'' e'' fis'' | g''4 fis'' e'' | fis''4 a' cis'' |"
    "d''2. | d''4 g'8 fis' g'4 | e''4 g'8 fis' g'4 | d''4 c'' b' | a'8 g' fis' g' a'4 |"
    "d'8 e' fis' g' a' b' | c''4 b' a' | b'8 d'' g'4 fis' | g'2.",
    "g2. | fis2. | e4 g e | a2 a,4 | a2. | b4 d' cis' | d'4 fis a | d'4 d c' |"
    "b2 b4 | c'2 c'4 | b4 a g | d'2. | r4 r fis | e4 g fis | g4 b, d | g4 d g,",
    "<b d' g'>2. | <a d' fis'> | <g b e'> | <a cis' e'> | <a cis' e'> |"
    "<g b e'>4 <a d' fis'> <a cis' e'> | <a d' fis'>2 <a cis' e'>4 | <a d' fis'>2. | <b d' g'> |"
    "<c' e' g'> | <b d' g'> | <a d' fis'> | <a c' fis'> | <g c' e'>4 <g b d'> <a c' d'> |"
    "<b d' g'>2 <a c' fis'>4 | <b d' g'>2.",
    3,
)
TRIO_A = Strain(
    "d''4 bes'8 a' bes'4 | c''4 a'8 g' a'4 | bes'4 g'8 fis' g'4 | a'4 fis' d' |"
    "es''4 c''8 bes' c''4 | d''4 bes'8 a' bes'4 | a'8 g' fis' g' a' c'' | a'2. |"
    "d''4 bes'8 a' bes'4 | c''4 a'8 g' a'4 | bes'4 g'8 fis' g'4 | a'4 fis' d' |"
    "es''4 c''8 bes' c''4 | d''4 bes'8 a' bes'4 | c''8 bes' a'4 fis' | g'2.",
    "g2. | fis2. | g2 bes,4 | d2 d,4 | c2 es4 | bes,2 g,4 | d2 fis4 | d2. |"
    "g2. | fis2. | g2 bes,4 | d2 d,4 | c2 es4 | bes,2 g,4 | d4 d d, | g,2.",
    "<bes d' g'>2. | <a c' fis'> | <bes d' g'> | <a d' fis'> | <g c' es'> | <bes d' g'> |"
    "<a c' fis'> | <a d' fis'> | <bes d' g'> | <a c' fis'> | <bes d' g'> | <a d' fis'> |"
    "<g c' es'> | <bes d' g'> | <a c' fis'> | <g bes d'>",
    3,
    G_MINOR,
)
TRIO_B = Strain(
    "f''4 d''8 c'' d''4 | es''4 c''8 bes' c''4 | d''4 bes'8 a' bes'4 | c''4 a' f' |"
    "g'8 a' bes' c'' d'' es'' | f''4 es''8 d'' c''4 | d''8 c'' bes'4 a' | bes'2. |"
    "d''4 g''8 fis'' g''4 | es''8 d'' c''2 | c''4 f''8 e'' f''4 | d''8 c'' bes'2 |"
    "bes'4 es''8 d'' c'' bes' | a'4 d''8 c'' bes' a' | bes'8 c'' d''4 fis' | g'2.",
    "bes,2 d4 | a,2. | bes,2 g,4 | f,2 a,4 | es2. | d2 es4 | f4 d f, | bes,2. |"
    "b,2 g,4 | c2. | a,2 f,4 | bes,2. | es2 c4 | d2 c4 | bes,4 d d, | g,2.",
    "<bes d' f'>2. | <a c' es'> | <g bes d'> | <a c' f'> | <g bes es'> | <f bes d'>2 <g c' es'>4 |"
    "<f bes d'>2 <f a c'>4 | <f bes d'>2. | <g b d'> | <g c' es'> | <a c' f'> | <f bes d'> |"
    "<g bes es'> | <a d' fis'> | <g bes d'>2 <a c' fis'>4 | <g bes d'>2.",
    3,
    G_MINOR,
)


def menu() -> Samples:
    """Play the menuet, its trio, and the menuet again by the whole band."""
    dance = Arrangement(60 / 116)
    dance.add(MENUET_A, "k")
    dance.add(MENUET_A, "ws", varied=True)
    dance.add(MENUET_B, "k")
    dance.add(MENUET_B, "ws", varied=True)
    dance.add(TRIO_A, "ts")
    dance.add(TRIO_B, "wks")
    dance.add(TRIO_B, "ts", varied=True)
    dance.add(MENUET_A, "fW")
    dance.add(MENUET_B, "f", varied=True)
    return dance.sound()


# -- the table: the first prelude of Johann Sebastian Bach's Well-Tempered Clavier (1722) ----------

PRELUDE = """
c' e' g' c'' e''; c' d' a' d'' f''; b d' g' d'' f''; c' e' g' c'' e''; c' e' a' e'' a'';
c' d' fis' a' d''; b d' g' d'' g''; b c' e' g' c''; a c' e' g' c''; d a d' fis' c''; g b d' g' b';
g bes e' g' cis''; f a d' a' d''; f as d' f' b'; e g c' g' c''; e f a c' f'; d f a c' f';
g, d g b f'; c e g c' e'; c g bes c' e'; f, f a c' e'; fis, c a c' es'; as, f b c' d';
g, f g b d'; g, e g c' e'; g, d g c' f'; g, d g b f'; g, es a c' fis'; g, e g c' g';
g, d g c' f'; g, d g b f'; c, c g bes e'
"""
PRELUDE_END = (
    "c,16 c f a c' f' c' a c' a f a f d f d | c,16 b, g' b' d'' f'' d'' b' d'' b' g' b' d' f' e' d'"
    "| <c, c e' g' c''>1"
)


def table() -> Samples:
    """Play the prelude on the harpsichord, over strings that hold its chords."""
    notes: list[Note] = []
    held: list[Note] = []
    for number, bar in enumerate(PRELUDE.replace("\n", " ").split(";")):
        names = bar.split()
        chord = voice("<" + " ".join(names) + ">1", 4)
        low, tenor, *high = names
        figure = f"{low}16 {tenor} " + " ".join(high + high)
        loud = 0.85 + 0.15 * (number % 4 == 0)
        for half in (0, 2):
            notes += later(voice(figure, 2), 4 * number + half, loud=loud)
        held += later([n._replace(length=4) for n in chord], 4 * number, loud=0.35)
    end = 4 * PRELUDE.count(";") + 4
    notes += later(voice(PRELUDE_END, 4), end)
    held += later(voice("<c f a>1 | <b, d g>1 | <c e g>1", 4), end, loud=0.35)
    quarter, beats = 60 / 66, end + 12
    whole = beats * quarter + 2
    return in_the_room(
        [
            (play(notes, harpsichord, quarter, whole, 1.6), 0.55, -0.15),
            (play(held, strings, quarter, whole, 0.98), 0.16, 0.3),
        ],
        2.4,
    )


# -- the ball: a contredanse of our own ------------------------------------------------------------

DANCE_A = Strain(
    "fis''8 g'' a'' fis'' | d''4 a' | b'8 cis'' d'' b' | a'4 fis' | g'8 a' b' g' |"
    "fis'8 g' a' d'' | e'8 fis' g' e' | d'2",
    "d4 d | fis4 d | g4 g, | d4 d | e4 g | d4 fis | a4 a, | d4 d,",
    "<fis a d'>2 | <fis a d'> | <g b d'> | <fis a d'> | <g b e'> | <fis a d'> | <g a cis'> |"
    "<fis a d'>",
    2,
    D_MAJOR,
)
DANCE_B = Strain(
    "e''8 fis'' e'' d'' | cis''4 a' | fis''8 g'' fis'' e'' | d''4 a' | b'8 cis'' d'' e'' |"
    "fis''8 e'' d'' cis'' | b'8 d'' cis'' b' | a'2",
    "a4 cis | a4 a, | d4 fis | d4 d | g4 b | a4 d | e4 e, | a4 a,",
    "<e a cis'>2 | <e a cis'> | <fis a d'> | <fis a d'> | <g b d'> | <fis a d'> | <gis b d'> |"
    "<e a cis'>",
    2,
    D_MAJOR,
)
DANCE_C = Strain(
    "d''4 f''8 e'' | d''8 cis'' d''4 | bes'4 d''8 c'' | bes'8 a' bes'4 | g'4 bes'8 a' |"
    "g'8 f' e'4 | f'8 e' d' cis' | d'2",
    "d4 d | a,4 d | bes,4 bes, | f,4 bes, | g,4 g | a,4 a, | d4 a, | d4 d",
    "<f a d'>2 | <f a d'> | <f bes d'> | <f bes d'> | <g bes d'> | <e a cis'> | <f a d'> |<f a d'>",
    2,
    D_MINOR,
)
DANCE_D = Strain(
    "a'8 bes' c'' a' | f''4 c'' | d''8 c'' bes' a' | g'4 c' | a'8 bes' c'' d'' |"
    "e''8 f'' g'' e'' | f''8 d'' c'' bes' | a'8 g' f'4",
    "f4 a, | f4 f | bes,4 bes | c4 c | f4 a, | c4 c | bes,4 c | f,4 f",
    "<a c' f'>2 | <a c' f'> | <bes d' f'> | <g c' e'> | <a c' f'> | <g bes e'> | <bes d' f'> |"
    "<a c' f'>",
    2,
    F_MAJOR,
)


def ball() -> Samples:
    """Play the contredanse, from a few players to all of them."""
    dance = Arrangement(60 / 104)
    for strain, how, varied in (
        (DANCE_A, "kt", False),
        (DANCE_A, "fW", True),
        (DANCE_B, "kw", False),
        (DANCE_B, "f", True),
        (DANCE_A, "wks", True),
        (DANCE_C, "ts", False),
        (DANCE_C, "wk", True),
        (DANCE_D, "ks", False),
        (DANCE_D, "wts", True),
        (DANCE_C, "fs", False),
        (DANCE_A, "fW", False),
        (DANCE_B, "ws", True),
        (DANCE_B, "fW", False),
        (DANCE_A, "f", True),
        (DANCE_A, "fWw", False),
    ):
        dance.add(strain, how, varied=varied)
    return dance.sound()


PIECES = {"menu": menu, "table": table, "ball": ball}
