"""The frozen program: its size, and the time until its first frame.

It measures ``dist/rococo-desktop``, which ``dev.py build`` makes. A cold start is one for which the
system has to read every file again; measuring it takes the right to empty the system's caches,
which only root has on Linux. It draws offscreen if there is no display.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
import tomllib
from pathlib import Path
from statistics import median

from installer import payload, sizes

STARTS = 7
CACHES = Path("/proc/sys/vm/drop_caches")
FRAME = re.compile(r"rame rendered .*?\bin [1-9]\d*ms")
"""Qt's message about a frame; a frame that took no time was empty."""


def start(variables: dict[str, str]) -> float:
    """Return the seconds until the first frame."""
    began = time.perf_counter()
    with subprocess.Popen(
        [str(payload.executable())], env=variables, stderr=subprocess.PIPE, text=True
    ) as child:
        if child.stderr is None or not any(FRAME.search(line) for line in child.stderr):
            raise SystemExit("No frame was shown.")
        seconds = time.perf_counter() - began
        child.kill()
    return seconds


def empty_caches() -> bool:
    """Empty the system's file caches; return whether that was possible."""
    try:
        os.sync()
        CACHES.write_text("3", encoding="ascii")
    except (AttributeError, OSError):
        return False
    return True


def record(size: sizes.Size) -> None:
    """Record the size for tests to compare with."""
    comment = sizes.RECORD.read_text(encoding="utf-8").partition("\n")[0]
    known = tomllib.loads(sizes.RECORD.read_text(encoding="utf-8"))
    known[sizes.RECORDED_FOR] = size._asdict()
    lines = [comment]
    for system, figures in sorted(known.items()):
        lines += ["", f"[{system}]", *(f"{name} = {count}" for name, count in figures.items())]
    sizes.RECORD.write_text("\n".join(lines) + "\n", encoding="utf-8")


def measure_size() -> sizes.Size:
    """Print the sizes and return them."""
    for part, count in sizes.parts(payload.FROZEN).items():
        print(f"{part:24} {count / sizes.MEGABYTE:8.1f} MB")
    size = sizes.Size(sizes.installed(payload.FROZEN), sizes.packed(payload.FROZEN))
    before = sizes.recorded() or size
    for name, now, bar in (("installed", size.installed, 230), ("packed", size.packed, 75)):
        was = getattr(before, name) / sizes.MEGABYTE
        print(f"{name:24} {now / sizes.MEGABYTE:8.1f} MB (bar: {bar}; recorded: {was:.1f})")
    return size


def measure_starts() -> None:
    """Print the times of starts."""
    with tempfile.TemporaryDirectory() as home:
        variables = {**os.environ, "ROCOCO_DESKTOP_HOME": home}
        variables["QT_LOGGING_RULES"] = "qt.scenegraph.time.renderloop=true"
        if sys.platform.startswith("linux") and not (
            variables.get("DISPLAY") or variables.get("WAYLAND_DISPLAY")
        ):
            variables.setdefault("QT_QPA_PLATFORM", "offscreen")
        cold = "cold start" if empty_caches() else "first start, maybe warm"
        print(f"{cold:24} {start(variables):8.2f} s (bar: 1.5)")
        starts = [start(variables) for _ in range(STARTS)]
    print(f"warm start, median       {median(starts):8.2f} s (bar: 0.8)")
    print(f"warm start, best         {min(starts):8.2f} s")


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--record", action="store_true", help="write the sizes down")
    arguments = parser.parse_args()
    if not payload.executable().is_file():
        print("There is no frozen program. `python3 dev.py build` makes it.")
        return 0
    size = measure_size()
    if arguments.record:
        record(size)
    measure_starts()
    return 0


if __name__ == "__main__":
    sys.exit(main())
