"""The files of a training run: games in blocks, weights, and a log with a line per generation."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from rococo_desktop.ai.network import Network
from tools.training.fit import Samples, Weights
from tools.training.selfplay import Record

LAMBDA = 0.85
"""The weight of a game's course after a seat's next position, against its value there."""


def write_block(path: Path, records: Sequence[Record]) -> None:
    """Write the games of a block; an existing file is always complete."""
    rows = [
        (game, sample.seat, sample.chance, sample.margin, record.shares[sample.seat],
         record.leads[sample.seat])
        for game, record in enumerate(records)
        for sample in record.samples
    ]  # fmt: skip
    features = [sample.features for record in records for sample in record.samples]
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez_compressed(
            file, rows=np.array(rows, np.float32), features=np.array(features, np.int16)
        )
    part.replace(path)


def read_blocks(paths: Iterable[Path]) -> Samples:
    """Read the samples of blocks, with targets that lie between the next value and the end."""
    features, shares, leads = [], [], []
    for path in paths:
        with np.load(path, allow_pickle=False) as block:
            features.append(block["features"])
            rows = block["rows"]
        share, lead = rows[:, 4].copy(), rows[:, 5].copy()
        later: dict[tuple[float, float], int] = {}
        for row in reversed(range(len(rows))):
            key = (rows[row, 0], rows[row, 1])
            after = later.get(key)
            if after is not None and rows[after, 3]:  # a network valued the next position
                share[row] = (1 - LAMBDA) * rows[after, 2] + LAMBDA * share[after]
                lead[row] = (1 - LAMBDA) * rows[after, 3] + LAMBDA * lead[after]
            later[key] = row
        shares.append(share)
        leads.append(lead)
    return Samples(np.concatenate(features), np.concatenate(shares), np.concatenate(leads))


def count_games(paths: Iterable[Path]) -> int:
    """Return the number of games in blocks."""
    games = 0
    for path in paths:
        with np.load(path, allow_pickle=False) as block:
            games += len(np.unique(block["rows"][:, 0]))
    return games


def digest(network: Network) -> str:
    """Return the first digits of a network's SHA-256, which identify its file."""
    rows = json.dumps([network.trust, network.layers])
    return hashlib.sha256(rows.encode("ascii")).hexdigest()[:16]


def write_network(path: Path, network: Network) -> None:
    """Write a network; an existing file is always complete, whichever processes write it."""
    part = path.with_suffix(f".{os.getpid()}.part")
    network.write(part)
    part.replace(path)


def write_weights(path: Path, weights: Weights, line: dict[str, Any]) -> None:
    """Write the weights as floats, from which a later run resumes, with their line of the log.

    A generation is done with this one file: its line can be added to the log later.
    """
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez(file, weights.scale, *weights.parameters, line=np.array(json.dumps(line)))
    part.replace(path)


def line_of(path: Path) -> dict[str, Any] | None:
    """Return the line of saved weights; None if there are none, or if they are older than lines."""
    if not path.is_file():
        return None
    with np.load(path, allow_pickle=False) as file:
        line: dict[str, Any] | None = json.loads(file["line"].item()) if "line" in file else None
    return line


def read_weights(path: Path) -> Weights:
    """Read weights."""
    with np.load(path, allow_pickle=False) as file:
        weights = Weights(len(file["arr_0"]), 0)
        weights.scale = file["arr_0"]
        for place, parameter in enumerate(weights.parameters, 1):
            parameter[...] = file[f"arr_{place}"]
    return weights


def add_line(path: Path, line: dict[str, Any]) -> None:
    """Add a line to the log, after a truncated one on a line of its own."""
    with path.open("a+", encoding="utf-8") as file:
        file.seek(0)
        whole = file.read()[-1:] in ("", "\n")
        file.write(("" if whole else "\n") + json.dumps(line) + "\n")


def read_lines(path: Path) -> list[dict[str, Any]]:
    """Read the log; a truncated line is omitted."""
    if not path.is_file():
        return []
    lines = []
    for text in path.read_text(encoding="utf-8").splitlines():
        try:
            lines.append(json.loads(text))
        except ValueError:
            continue
    return lines
