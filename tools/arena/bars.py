"""The bars: the tables that computer players are measured at, and the page that shows the results.

``training/<game>/bars.toml`` lists them in sections. Each table has its players, the first of which
is measured, and the percentage of games that it should win; without one, an even share is meant.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from tools.arena.meeting import Meeting
from tools.arena.records import Line, Pool, pooled
from tools.dev.environment import ROOT

PAGE = ROOT / "docs" / "opponents.md"
MARK = "<!-- {game}: dev.py arena writes what follows -->\n"
END = "<!-- {game}: end -->\n"
HEADS = """\
| table | wins | 95 % interval | games | lead | aim | | played |
|---|---|---|---|---|---|---|---|"""


class Bar(NamedTuple):
    """A table, and the percentage of games that its first player should win."""

    section: str
    meeting: Meeting
    aim: float

    def verdict(self, pool: Pool | None) -> str:
        """Return in a word or two whether the bar is reached."""
        if pool is None:
            return "not played"
        low, high = (100 * end for end in pool.interval)
        if low >= self.aim:
            return "reached"
        if high < self.aim:
            return "missed"
        return "likely" if 100 * pool.rate >= self.aim else "in doubt"


def bars_of(game: str) -> list[Bar]:
    """Return the bars of a game, in the order of its file."""
    file = ROOT / "training" / game / "bars.toml"
    document = tomllib.loads(file.read_text(encoding="utf-8"))
    return [
        Bar(
            section["title"],
            Meeting(
                game,
                tuple(_seated(table["bots"], section["seats"])),
                tuple(section.get("expansions", ())),
            ),
            table.get("aim", round(100 / section["seats"], 1)),
        )
        for section in document["sections"]
        for table in section["tables"]
    ]


def _seated(bots: Sequence[str], seats: int) -> Iterator[str]:
    """Yield a player for each seat; the last one has all that are left."""
    yield from bots
    for _ in range(seats - len(bots)):
        yield bots[-1]


def next_bar(
    fingerprints: Mapping[Bar, Mapping[str, str]], lines: Sequence[Line], games: int
) -> Bar | None:
    """Return the bar with the fewest games of these players; None if all have ``games``."""

    def played(bar: Bar) -> int:
        pool = pooled(bar.meeting, lines, fingerprints[bar])
        return pool.games if pool else 0

    least = min(fingerprints, key=played, default=None)
    return None if least is None or played(least) >= games else least


def renew(page: Path, game: str, bars: Sequence[Bar], lines: Sequence[Line]) -> None:
    """Write the table of all bars of a game between its marks on the page."""
    mark, end = MARK.format(game=game), END.format(game=game)
    before, _, rest = page.read_text(encoding="utf-8").partition(mark)
    after = rest.partition(end)[2]
    text = "\n".join(["", *_sections(bars, lines)]) + "\n"
    page.write_text(before + mark + text + end + after, encoding="utf-8")


def _sections(bars: Sequence[Bar], lines: Sequence[Line]) -> Iterator[str]:
    for title in dict.fromkeys(bar.section for bar in bars):
        yield from (f"**{title}**", "", HEADS)
        for bar in bars:
            if bar.section == title:
                yield _row(bar, pooled(bar.meeting, lines))
        yield ""


def _row(bar: Bar, pool: Pool | None) -> str:
    first, *others = bar.meeting.bots
    against = f"{len(others)} × {others[0]}" if len(others) > 1 else "".join(others)
    name = f"{first} against {against}" if others else first
    if pool is None:
        return f"| {name} | | | | | {bar.aim:g} % | {bar.verdict(pool)} | |"
    low, high = (100 * end for end in pool.interval)
    lead, half = pool.lead
    revisions = ", ".join(
        dict.fromkeys(f"{line['date']} {line['revision']}" for line in pool.lines)
    )
    return (
        f"| {name} | {100 * pool.rate:.1f} % | {low:.1f} to {high:.1f} % | {pool.games} | "
        f"{lead:+.1f} ± {half:.1f} | {bar.aim:g} % | {bar.verdict(pool)} | {revisions} |"
    )
