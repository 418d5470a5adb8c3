"""The bars: the tables that computer players are measured at, and the page that shows the results.

``training/<game>/bars.toml`` lists them in sections. Each table has its players, the first of which
is measured, and the percentage of games that it should win; without one, an even share is meant.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from tools.arena.meeting import Meeting
from tools.arena.records import Line, Pool, pooled
from tools.dev.environment import ROOT

PAGE = ROOT / "docs" / "opponents.md"
MARK = "<!-- {game}: dev.py arena writes what follows -->\n"
END = "<!-- {game}: end -->\n"
HEAD = """\
| {section} | wins | 95 % interval | games | lead | aim | |
|---|---|---|---|---|---|---|"""


class Verdict(StrEnum):
    """Whether a bar is reached, as the page says it."""

    NOT_PLAYED = "not played"
    IN_DOUBT = "in doubt"
    LIKELY = "likely"
    MISSED = "missed"
    REACHED = "reached"

    @property
    def certain(self) -> bool:
        """Return True if the whole interval is on one side of the aim."""
        return self in (Verdict.MISSED, Verdict.REACHED)


class Bar(NamedTuple):
    """A table, and the percentage of games that its first player should win."""

    section: str
    meeting: Meeting
    aim: float

    def verdict(self, pool: Pool | None) -> Verdict:
        """Return whether the bar is reached."""
        if pool is None:
            return Verdict.NOT_PLAYED
        low, high = (100 * end for end in pool.interval)
        if low >= self.aim:
            return Verdict.REACHED
        if high < self.aim:
            return Verdict.MISSED
        return Verdict.LIKELY if 100 * pool.rate >= self.aim else Verdict.IN_DOUBT


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
    """Return the bar that needs games of these players most; None if all have ``games``.

    Bars with an uncertain verdict come before the others, those with the fewest games first.
    """
    pools = {bar: pooled(bar.meeting, lines, known) for bar, known in fingerprints.items()}
    played = {bar: pool.games if pool else 0 for bar, pool in pools.items()}
    return min(
        (bar for bar in pools if played[bar] < games),
        key=lambda bar: (bar.verdict(pools[bar]).certain, played[bar]),
        default=None,
    )


def renew(page: Path, game: str, bars: Sequence[Bar], lines: Sequence[Line]) -> None:
    """Write the table of all bars of a game between its marks on the page."""
    mark, end = MARK.format(game=game), END.format(game=game)
    before, _, rest = page.read_text(encoding="utf-8").partition(mark)
    after = rest.partition(end)[2]
    text = "\n".join(["", *_sections(bars, lines)]) + "\n"
    page.write_text(before + mark + text + end + after, encoding="utf-8")


def _sections(bars: Sequence[Bar], lines: Sequence[Line]) -> Iterator[str]:
    for title in dict.fromkeys(bar.section for bar in bars):
        yield HEAD.format(section=title)
        for bar in bars:
            if bar.section == title:
                yield _row(bar, pooled(bar.meeting, lines))
        yield ""


def _row(bar: Bar, pool: Pool | None) -> str:
    first, *others = bar.meeting.bots
    against = f"{len(others)} × {others[0]}" if len(others) > 1 else "".join(others)
    name = f"{first} against {against}" if others else first
    if pool is None:
        return f"| {name} | | | | | {bar.aim:g} % | {bar.verdict(pool)} |"
    low, high = (100 * end for end in pool.interval)
    lead, half = pool.lead
    return (
        f"| {name} | {100 * pool.rate:.1f} % | {low:.1f} to {high:.1f} % | {pool.games} | "
        f"{lead:+.1f} ± {half:.1f} | {bar.aim:g} % | {bar.verdict(pool)} |"
    )
