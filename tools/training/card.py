"""The card of a network: how it was made, from what, how long that took, and its strength."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from rococo_desktop.ai.learned import STRONG
from rococo_desktop.ai.network import Network
from rococo_desktop.resources import resource_path
from tools.arena.meeting import Meeting
from tools.arena.records import ARENA, Line, pooled
from tools.training import store
from tools.training.revision import CHANGED
from tools.training.run import LOG, WEIGHTS, network_of

CARD = "card.md"
EXCEPTIONS = "exceptions.md"
"""What no log tells of a run, written by hand; the card repeats it."""


def shipped_digest(game: str) -> str:
    """Return the digest of the network that a game plays with; empty if it has none."""
    path = resource_path("opponents", game, STRONG).with_suffix(".json")
    return store.digest(Network.read(path)) if path.is_file() else ""


def write(folder: Path) -> Path | None:
    """Write the card beside the weights of a run; None if there are none yet."""
    if not (folder / WEIGHTS).is_file():
        return None
    card = folder / CARD
    card.write_text(text(folder), encoding="utf-8")
    return card


def text(folder: Path) -> str:
    """Return the card of a run's last weights."""
    network, lines = network_of(folder), store.read_lines(folder / LOG)
    own = store.digest(network)
    inputs = [len(layer.weights) for layer in network.layers]
    parts = [
        "# The network, and how it was made\n",
        "Written by `python3 dev.py train`; do not edit.\n",
        f"* **What**: {inputs[0]} features, hidden layers of {inputs[1]} and {inputs[2]}, "
        f"two outputs; {network.size} whole numbers, trusted to {network.trust} %",
        f"* **Digest**: `{own}`",
        *_origins(lines),
    ]
    if (folder / EXCEPTIONS).is_file():
        exceptions = (folder / EXCEPTIONS).read_text(encoding="utf-8")
        parts += ["\n## Exceptions\n", f"From `{EXCEPTIONS}`.\n", exceptions.rstrip()]
    parts += ["\n## Generations\n", *_generations(lines)]
    arenas = [line for line in store.read_lines(folder / ARENA) if line.get("network") == own]
    if arenas:
        parts += ["\n## Strength\n", *_strength(arenas)]
    return "\n".join(parts) + "\n"


def _origins(lines: Sequence[dict[str, Any]]) -> Iterator[str]:
    """Yield what the log tells of how a network was made."""
    games = sum(line["games"] for line in lines)
    hours = sum(sum(line["seconds"]) for line in lines) / 3600
    yield f"* **How**: {len(lines)} generations, {games} games, {hours:.1f} hours"
    against = sorted({line["against"] for line in lines if line.get("against")})
    if against:
        yield f"* **Against**: {', '.join(against)} alone; it begins with other weights"
    for command in _commands(lines):
        yield f"* **Command**: {command}"
    changed = [line for line in lines if line.get("revision", "").endswith(CHANGED)]
    if changed:
        # The log tells seeds since only changes of the sources are marked in it.
        older = any("seed" not in line for line in changed)
        more = "; those of the run's own files counted, too" if older else ""
        yield f"* **Changes that are in no revision**: {_spans(changed)}{more}"


def _commands(lines: Sequence[dict[str, Any]]) -> Iterator[str]:
    """Yield each command of a run, with the generations that it made."""
    made: dict[str, list[dict[str, Any]]] = {}
    for line in lines:
        made.setdefault(_command(line), []).append(line)
    for command, generations in made.items():
        yield f"{_spans(generations)}: {command}"


def _command(line: dict[str, Any]) -> str:
    """Return the command that makes a generation of the log; older lines do not tell the seed."""
    if "seed" not in line:
        return "not logged, and the seed neither"
    against = f" --against {line['against']}" if "against" in line else ""
    return (
        f"`python3 dev.py train --game {line['game']} --games {line['games']}"
        f" --seed {line['seed']}{against}`"
    )


def _spans(lines: Sequence[dict[str, Any]]) -> str:
    """Return the generations of lines in words, such as ``generations 0 to 3, 7``."""
    spans: list[range] = []
    for number in (line["generation"] for line in lines):
        if spans and number == spans[-1].stop:
            spans[-1] = range(spans[-1].start, number + 1)
        else:
            spans.append(range(number, number + 1))
    words = [f"{each[0]} to {each[-1]}" if len(each) > 1 else f"{each[0]}" for each in spans]
    return f"generation{'s' if len(lines) > 1 else ''} {', '.join(words)}"


def _generations(lines: Sequence[dict[str, Any]]) -> list[str]:
    rows = [
        f"| {line['generation']} | {line.get('date', '')} | {line.get('revision', '')} "
        f"| {line['games']} | {line['samples']} | {line['chance']} | {line['lead']} "
        f"| {sum(line['seconds'])} |"
        for line in lines
    ]
    return [
        "The errors are those on games kept from the fit: of the chance to win in nats, of the lead"
        " in points.\n",
        "| generation | date | revision | games | positions | chance | lead | seconds |",
        "|---|---|---|---|---|---|---|---|",
        *rows,
    ]


def _strength(arenas: Sequence[Line]) -> list[str]:
    """Return what the present players reached at each table, from the view of its first player."""
    meetings = dict.fromkeys(
        Meeting("", tuple(line["bots"]), tuple(sorted(line["expansions"])), line["edition"])
        for line in arenas
    )
    rows = []
    for meeting in meetings:
        pool = pooled(meeting, arenas)
        if pool is not None:
            extras = f" ({', '.join(meeting.expansions)})" if meeting.expansions else ""
            rows.append(
                f"| {', '.join(meeting.bots)}{extras} | {meeting.bots[0]} | "
                f"{100 * pool.rate:.1f} % of {pool.games} | {pool.lines[-1]['revision']} |"
            )
    return ["| table | player | wins | revision |", "|---|---|---|---|", *rows]
