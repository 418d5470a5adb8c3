"""Scores: notes written as in LilyPond, ``d''4 b'8 c'' <g b d'>2. r4``, and their ornaments."""

import re
from typing import NamedTuple

STEPS = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
ALTERED = {"": 0, "is": 1, "es": -1, "s": -1}
TOKEN = re.compile(r"(<[^>]+>|r|[a-g](?:is|es|s)?[',]*)(\d+)?(\.)?(~)?$")
NAME = re.compile(r"([a-g])(is|es|s)?([',]*)$")


class Note(NamedTuple):
    """A note: when it begins and how long it lasts, in quarters, and its MIDI number."""

    start: float
    length: float
    pitch: int
    loud: float = 1.0


def pitch(name: str) -> int:
    """Return the MIDI number of a note's name; ``c'`` is 60."""
    found = NAME.match(name)
    if found is None:
        raise ValueError(f"no note: {name}")
    step, altered, marks = found.groups(default="")
    return 48 + STEPS[step] + ALTERED[altered] + 12 * (marks.count("'") - marks.count(","))


def voice(text: str, beats: int) -> list[Note]:
    """Read a voice in bars of so many quarters; a length holds until the next one is written."""
    notes: list[Note] = []
    length = 1.0
    for number, bar in enumerate(text.split("|")):
        at = float(number * beats)
        for token in re.findall(r"<[^>]+>\S*|\S+", bar):
            found = TOKEN.match(token)
            if found is None:
                raise ValueError(f"no note: {token} in bar {number + 1}")
            what, value, dotted, _ = found.groups()
            if value:
                length = 4 / int(value) * (1.5 if dotted else 1)
            if what != "r":
                names = what.strip("<>").split()
                notes += [Note(at, length, pitch(name)) for name in names]
            at += length
        if abs(at - (number + 1) * beats) > 1e-6:
            raise ValueError(f"bar {number + 1} has {at - number * beats:g} beats: {bar.strip()}")
    return notes


def bars(text: str) -> int:
    """Return the number of bars of a voice."""
    return text.count("|") + 1


def later(notes: list[Note], beats: float, up: int = 0, loud: float = 1) -> list[Note]:
    """Return notes moved by some quarters and semitones, louder or softer."""
    return [Note(n.start + beats, n.length, n.pitch + up, n.loud * loud) for n in notes]


def graced(notes: list[Note], scale: frozenset[int]) -> list[Note]:
    """Return a tune as its repeat was played: leaps of a third filled, long notes trilled.

    ``scale`` has the pitch classes of the key.
    """

    def neighbour(of: int, way: int) -> int:
        of += way
        while of % 12 not in scale:
            of += way
        return of

    played: list[Note] = []
    for note, following in zip(notes, [*notes[1:], None], strict=True):
        leap = following.pitch - note.pitch if following else 0
        joined = following is not None and abs(following.start - note.start - note.length) < 1e-6
        if joined and note.length == 1 and abs(leap) in (3, 4):
            half = note._replace(length=0.5)
            way = 1 if leap > 0 else -1
            played += [half, Note(note.start + 0.5, 0.5, neighbour(note.pitch, way), note.loud)]
        elif note.length == 1 and joined and leap == 0:
            up = neighbour(note.pitch, 1)
            played += [
                note._replace(length=0.25),
                Note(note.start + 0.25, 0.25, up, note.loud * 0.9),
                Note(note.start + 0.5, 0.5, note.pitch, note.loud),
            ]
        elif note.length >= 2:
            up, at = neighbour(note.pitch, 1), note.start
            while at < note.start + min(1.0, note.length / 2) - 1e-6:
                played += [Note(at, 0.125, up, note.loud * 0.85)]
                played += [Note(at + 0.125, 0.125, note.pitch, note.loud * 0.9)]
                at += 0.25
            played.append(Note(at, note.length - (at - note.start), note.pitch, note.loud))
        else:
            played.append(note)
    return played
