"""The report of a training run: a page with its curves, drawn from its log."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from tools.training import store
from tools.training.run import LOG

WIDTH, HEIGHT, EDGE = 640, 220, 48
COLUMNS = {
    "chance": "Error of the chance to win (nats)",
    "lead": "Error of the lead (points)",
}
STYLE = """
body { font: 16px/1.5 Georgia, serif; max-width: 46rem; margin: 2rem auto; color: #3b2a2a;
  background: #fbf6ec; padding: 0 1rem }
h1, h2 { font-weight: normal; color: #7a3b4a }
table { border-collapse: collapse; font-size: 14px }
td, th { padding: .2rem .7rem; text-align: right }
tr:nth-child(even) { background: #f1e7d6 }
svg { background: #fffdf8; border: 1px solid #e2d3ba }
"""


def write(folder: Path) -> Path:
    """Write ``report.html`` beside the log of a run, and return its path."""
    lines = store.read_lines(folder / LOG)
    parts = [f"<h1>Training</h1><p>{_summary(lines)}</p>"]
    for key, title in COLUMNS.items():
        points = [(line["generation"], line[key]) for line in lines if line.get(key) is not None]
        if len(points) > 1:
            parts.append(f"<h2>{escape(title)}</h2>{curve(points, title)}")
    parts.append(_table(lines))
    page = folder / "report.html"
    page.write_text(
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Training</title>'
        f"<style>{STYLE}</style>{''.join(parts)}</html>\n",
        encoding="utf-8",
    )
    return page


def curve(points: Sequence[tuple[float, float]], title: str) -> str:
    """Return a curve as a drawing, with its lowest and highest value named."""
    left, right = points[0][0], points[-1][0]
    low, high = min(y for _, y in points), max(y for _, y in points)
    wide, tall = (right - left) or 1, (high - low) or 1

    def place(x: float, y: float) -> tuple[float, float]:
        return (
            EDGE + (x - left) / wide * (WIDTH - 2 * EDGE),
            HEIGHT - EDGE / 2 - (y - low) / tall * (HEIGHT - EDGE),
        )

    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*point) for point in points))
    dots = "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="#7a3b4a"/>'
        for x, y in (place(*point) for point in points)
    )
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">'
        f'<polyline points="{line}" fill="none" stroke="#b9788a" stroke-width="2"/>{dots}'
        f'<text x="4" y="{HEIGHT - EDGE / 2}" font-size="12">{low:.3g}</text>'
        f'<text x="4" y="{EDGE / 2 + 4}" font-size="12">{high:.3g}</text>'
        f'<text x="{EDGE}" y="{HEIGHT - 4}" font-size="12">{left:g}</text>'
        f'<text x="{WIDTH - EDGE}" y="{HEIGHT - 4}" font-size="12" '
        f'text-anchor="end">{right:g}</text>'
        "</svg>"
    )


def _summary(lines: Sequence[dict[str, Any]]) -> str:
    games = sum(line["games"] for line in lines)
    seconds = sum(sum(line["seconds"]) for line in lines)
    return f"{len(lines)} generations, {games} games of self-play, {seconds / 3600:.1f} hours."


def _table(lines: Sequence[dict[str, Any]]) -> str:
    heads = ("generation", "games", "samples", "chance", "lead", "against", "seconds")
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(str(line.get(key, '')))}</td>" for key in heads) + "</tr>"
        for line in lines
    )
    return f"<table><tr>{''.join(f'<th>{head}</th>' for head in heads)}</tr>{rows}</table>"
