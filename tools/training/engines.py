"""Engines that play the games of a run: in processes of this machine, or by Ray on several."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import NamedTuple

from rococo_desktop.ai.network import Network
from tools.dev.environment import ROOT
from tools.training.fast import fastest
from tools.training.selfplay import Record, play, play_against
from tools.training.students import FIRST, STUDENTS

LOCAL = "local"
"""The address of a Ray that is started only for this run."""
AWAY = (".git", ".venv", "build", "dist", "docs", "training", "tests")
"""The parts of the sources that a machine of a cluster does not need."""


class Task(NamedTuple):
    """A block of games to play, with everything that another machine needs to know."""

    number: int
    network: str
    """The text of the network's file; empty for rules of thumb."""
    seeds: range
    against: str
    """The player in the other seats; empty if the network plays against itself."""
    game: str = FIRST


class Block(NamedTuple):
    """The games of a task."""

    number: int
    records: list[Record]


Engine = Callable[[Sequence[Task]], Iterator[Block]]
"""Plays tasks, and yields each block as soon as it is done."""


def play_block(task: Task) -> Block:
    """Play the games of a task."""
    network: Network | None = None
    student = STUDENTS[task.game]
    if task.network:
        network = fastest().parse(task.network)
    if task.against:
        records = [play_against(student, network, task.against, seed) for seed in task.seeds]
    else:
        records = [play(student, network, seed) for seed in task.seeds]
    return Block(task.number, records)


def here(processes: int) -> Engine:
    """Return an engine of processes of this machine."""

    def run(tasks: Sequence[Task]) -> Iterator[Block]:
        with ProcessPoolExecutor(processes) as pool:
            for done in as_completed([pool.submit(play_block, task) for task in tasks]):
                yield done.result()

    return run


def by_ray(address: str, processes: int) -> Engine:
    """Return an engine of Ray: with workers of its own, or with those of a cluster.

    Raises ImportError if Ray is not installed. A cluster gets the sources from here.
    """
    import ray

    def run(tasks: Sequence[Task]) -> Iterator[Block]:
        if address == LOCAL:
            ray.init(num_cpus=processes, include_dashboard=False)
        else:
            ray.init(address, runtime_env={"working_dir": str(ROOT), "excludes": [*AWAY]})
        try:
            # A worker serves many tasks: it reads the rules once.
            worker = ray.remote(play_block)
            pending = [worker.remote(task) for task in tasks]
            while pending:
                ready, pending = ray.wait(pending)
                yield from ray.get(ready)
        finally:
            ray.shutdown()

    return run
