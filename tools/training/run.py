"""A training run: generations of self-play, each followed by a fit; resumable at any moment."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import numpy as np

from rococo_desktop.ai.network import Network
from tools.training import store
from tools.training.engines import Engine, Task
from tools.training.fit import LEARNING_RATE, Samples, Weights, errors, fit
from tools.training.progress import Bar
from tools.training.revision import revision
from tools.training.students import FIRST

LOG = "log.jsonl"
WEIGHTS = "weights.npz"
SEEDS = 1_000_000
"""The number of seeds that each generation has for its games."""
BLOCK = 5
"""The games of one file."""
WINDOW = 4
"""The generations whose games a fit uses."""
EPOCHS = 7
LATE = 12
"""The generation from which a fit only refines what the network knows."""
LATE_EPOCHS = 5
LATE_RATE = 8e-4
TRUST = 80
"""The percentage by which the network of a generation counts beside rules of thumb."""
HELD_OUT = 20
"""One block of this many is kept out of the fit, to measure the errors."""


class Plan(NamedTuple):
    """The plan of a run, and its folder."""

    folder: Path
    generations: int
    games: int
    """The games of self-play in each generation."""
    seed: int
    engine: Engine
    """The engine that plays the games."""
    against: str = ""
    """The player that sits in all other seats; empty if the network plays against itself."""
    start: Path | None = None
    """The weights that the first generation begins with; None for random weights."""
    game: str = FIRST

    @property
    def block(self) -> int:
        """Return the number of games in one file; it is small against a slow player."""
        return 1 if self.against else BLOCK

    @property
    def least(self) -> int:
        """Return the fewest games: some in a block to learn from, some in one that is held out."""
        return self.block + 1

    def seeds(self, generation: int) -> list[range]:
        """Return the seeds of each block of a generation; the last block may be smaller."""
        first = self.seed + generation * SEEDS
        every = range(first, first + self.games)
        return [every[start : start + self.block] for start in range(0, self.games, self.block)]


def run(plan: Plan) -> None:
    """Continue a run until its last generation is done.

    The log tells which generations are done. The log and the weights are enough to resume from;
    games and networks of earlier generations may be missing.
    """
    for name in ("games", "networks"):
        (plan.folder / name).mkdir(parents=True, exist_ok=True)
    first = _next_generation(plan.folder)
    if first >= plan.generations:
        print(f"The run has {first} generations already; --generations asks for more.")
    for generation in range(first, plan.generations):
        _generation(plan, generation)


def _next_generation(folder: Path) -> int:
    """Return the generation to go on with.

    If the run was stopped after the last weights and before their line, the log gets it now; a
    second fit would go on from weights that it has fitted already.
    """
    done = [line["generation"] for line in store.read_lines(folder / LOG)]
    following = max(done, default=-1) + 1
    line = store.line_of(folder / WEIGHTS)
    if line is None or line["generation"] != following:
        return following
    store.add_line(folder / LOG, line)
    return following + 1


def network_path(folder: Path, generation: int) -> Path:
    """Return the path of a generation's network."""
    return folder / "networks" / f"{generation:03}.json"


def block_path(folder: Path, generation: int, number: int) -> Path:
    """Return the path of a block of games."""
    return folder / "games" / f"{generation:03}-{number:04}.npz"


def block_paths(folder: Path, generation: int) -> list[Path]:
    """Return the paths of all blocks of a generation that are there."""
    return sorted((folder / "games").glob(f"{generation:03}-*.npz"))


def network_of(folder: Path) -> Network:
    """Return the network of a run's last weights."""
    return store.read_weights(folder / WEIGHTS).network(TRUST)


def _generation(plan: Plan, generation: int) -> None:
    began = perf_counter()
    _self_play(plan, generation)
    played = perf_counter()
    blocks = [
        path
        for each in range(max(0, generation - WINDOW + 1), generation + 1)
        for path in block_paths(plan.folder, each)
    ]
    held = blocks[::HELD_OUT]
    samples = store.read_blocks(path for path in blocks if path not in held)
    others = store.read_blocks(held)
    weights = _weights(plan, generation, samples)
    late = generation >= LATE
    epochs, rate = (LATE_EPOCHS, LATE_RATE) if late else (EPOCHS, LEARNING_RATE)
    fitted = fit(weights, samples, epochs, plan.seed + generation, rate)
    with Bar(f"generation {generation}, epochs", epochs) as bar:
        for chance, lead in fitted:
            bar.grow(1, f"{chance:.4f} {lead:.4f}")
    chance, lead = errors(weights, others)
    line = {
        "generation": generation,
        "game": plan.game,
        "seed": plan.seed,
        "games": store.count_games(block_paths(plan.folder, generation)),
        "samples": len(samples),
        "chance": round(chance, 4),
        "lead": round(lead, 3),
        "date": datetime.now(UTC).date().isoformat(),
        "revision": revision(),
        "seconds": [round(played - began), round(perf_counter() - played)],
    }
    if plan.against:
        line["against"] = plan.against
    store.write_network(network_path(plan.folder, generation), weights.network(TRUST))
    store.write_weights(plan.folder / WEIGHTS, weights, line)
    store.add_line(plan.folder / LOG, line)
    print(line, flush=True)


def _weights(plan: Plan, generation: int, samples: Samples) -> Weights:
    saved = plan.folder / WEIGHTS if generation else plan.start
    if saved is not None and saved.is_file():
        return store.read_weights(saved)
    weights = Weights(samples.features.shape[1], plan.seed)
    spread = samples.features.astype(np.float32).std(axis=0)
    weights.scale = np.maximum(spread, 1).astype(np.float32)
    return weights


def _self_play(plan: Plan, generation: int) -> None:
    network = network_path(plan.folder, generation - 1) if generation else None
    if network is not None and not network.is_file():
        store.write_network(network, network_of(plan.folder))
    if network is None and plan.start is not None:
        network = plan.folder / "networks" / "start.json"
        store.write_network(network, store.read_weights(plan.start).network(TRUST))
    text = "" if network is None else network.read_text(encoding="ascii")
    tasks: list[Task] = []
    for number, seeds in enumerate(plan.seeds(generation)):
        if not block_path(plan.folder, generation, number).is_file():
            tasks.append(Task(number, text, seeds, plan.against, plan.game))
    left = sum(len(task.seeds) for task in tasks)
    with Bar(f"generation {generation}, games", plan.games, plan.games - left) as bar:
        for block in plan.engine(tasks):
            store.write_block(block_path(plan.folder, generation, block.number), block.records)
            bar.grow(len(block.records))
