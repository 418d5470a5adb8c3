"""``dev.py train``: train the network of a game's computer players, or go on with a run."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from rococo_desktop.ai.learned import STRONG
from rococo_desktop.games import GAMES
from tools.dev.environment import ROOT
from tools.training import card, report
from tools.training.engines import LOCAL, by_ray, here
from tools.training.run import WEIGHTS, Plan, network_of, run
from tools.training.students import FIRST, STUDENTS

OPPONENTS = ROOT / "resources" / "opponents"
SHIPPED = f"{STRONG}.json"


def main(arguments: Sequence[str]) -> int:
    """Train, and write the report."""
    parser = argparse.ArgumentParser("dev.py train", description=__doc__)
    parser.add_argument("--game", default=FIRST, choices=[*STUDENTS])
    parser.add_argument("--folder", type=Path, help="of the run; of its own for --against")
    parser.add_argument("--generations", type=int, default=20, help="of the whole run")
    parser.add_argument("--games", type=int, default=800, help="of self-play in each generation")
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--against", default="", metavar="PLAYER",
        help="teach the last weights to beat this player, in games of two; it stays as it is",
    )  # fmt: skip
    parser.add_argument(
        "--ray", nargs="?", const=LOCAL, metavar="ADDRESS",
        help="let Ray play the games: on a cluster, or in processes of this machine",
    )  # fmt: skip
    parser.add_argument("--ship", action="store_true", help="let the program play with the weights")
    options = parser.parse_args(arguments)
    if options.against and options.against not in GAMES[options.game].bots:
        parser.error(f"--against: {options.game} has no player {options.against}")
    usual = ROOT / "training" / options.game
    special = usual.with_name(f"{usual.name}-{options.against}") if options.against else usual
    folder: Path = options.folder or special
    if options.ship:
        shipped = OPPONENTS / options.game / SHIPPED
        shipped.parent.mkdir(parents=True, exist_ok=True)
        network_of(folder).write(shipped)
        card.write(folder)
        return 0
    try:
        ray = options.ray and by_ray(options.ray, options.processes)
    except ImportError:
        parser.error("--ray: Ray is not installed (uv pip install --group ray)")
    plan = Plan(
        folder,
        options.generations,
        options.games,
        options.seed,
        ray or here(options.processes),
        options.against,
        usual / WEIGHTS if options.against else None,
        options.game,
    )
    if plan.games < plan.least:
        parser.error(
            f"--games: at least {plan.least}, because a block of {plan.block} stays out of the fit"
        )
    try:
        run(plan)
    except KeyboardInterrupt:
        print("Stopped; the same command goes on from here.")
    report.write(folder)
    card.write(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
