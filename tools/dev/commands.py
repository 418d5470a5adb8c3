"""The commands of ``dev.py``. Each is a function that returns an exit status."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from tools.dev import qml, qt
from tools.dev.console import CANNOT, FAILED, INTERRUPTED, SetupError, say
from tools.dev.environment import ROOT, Environment

LINT_IMPORTS = "from importlinter.cli import lint_imports_command as run; run(['--no-logo'])"


ON_EVERY_CORE = ("--numprocesses=logical", "--maxprocesses=4", "--dist=worksteal")
"""Options that distribute the tests; a free worker takes over tests that others have not begun."""

BAR = ("--fail-under=98", "--precision=2")
"""The least coverage of each part; without decimals 97.5 would be rounded up to it."""


def play(arguments: list[str]) -> int:
    """Open the game."""
    qt.need_display()
    qt.need_libraries(window=True)
    environment = Environment()
    environment.ensure("play")
    return environment.run("-m", "rococo_desktop", *arguments, folder=Path.cwd())


def test(arguments: list[str]) -> int:
    """Run the tests on every core; further arguments go to pytest."""
    return ready_for_tests().run("-m", "pytest", *ON_EVERY_CORE, *arguments)


def soak(arguments: list[str]) -> int:
    """Run the tests that take long (marked heavy), without a time limit."""
    return ready_for_tests().run("-m", "pytest", "-m", "heavy", "--timeout=0", *arguments)


def cover(arguments: list[str]) -> int:
    """Run the tests and measure which branches they reach of the engine and each game's rules."""
    environment = ready_for_tests()
    layers = [f"--cov=rococo_desktop.{layer}" for layer in ("engine", "rules")]
    measured = ["-m", "pytest", *layers, "--cov-branch", "--cov-report=", *arguments]
    return all_pass({"tests": lambda: environment.run(*measured), **bars(environment)})


def bars(environment: Environment) -> dict[str, Callable[[], int]]:
    """Return a check for each part of what was measured, as a fall in one can hide in the whole."""
    rules = environment.root / "rococo_desktop" / "rules"
    games = sorted(package.parent.name for package in rules.glob("*/__init__.py"))
    parts = {
        "engine": "rococo_desktop/engine/*",
        "rules": "rococo_desktop/rules/*.py",
        **{f"rules/{game}": f"rococo_desktop/rules/{game}/*" for game in games},
    }
    report = ("-m", "coverage", "report", *BAR)
    return {
        part: partial(environment.run, *report, f"--include={files}")
        for part, files in parts.items()
    }


def check(arguments: list[str]) -> int:
    """Run the linters and the type checker; on the Python files that are named, if any are."""
    refuse([argument for argument in arguments if argument.startswith("-")])
    environment = Environment()
    environment.ensure("dev")
    paths = arguments or ["."]
    checks: dict[str, Callable[[], int]] = {
        "mypy": lambda: environment.run("-m", "mypy", *arguments),
        "ruff check": lambda: environment.run("-m", "ruff", "check", "--force-exclude", *paths),
        "ruff format": lambda: environment.run(
            "-m", "ruff", "format", "--check", "--force-exclude", *paths
        ),
    }
    if not arguments:
        checks["lint-imports"] = lambda: environment.run("-c", LINT_IMPORTS)
        checks["qmllint"] = lambda: qml.lint(environment)
    return all_pass(checks, together=2)


def all_pass(checks: Mapping[str, Callable[[], int]], together: int = 1) -> int:
    """Run all checks, some ``together``, also after one that failed, and say which failed."""

    def fails(name: str) -> int:
        say(f"-- {name}")
        return checks[name]()

    with ThreadPoolExecutor(together) as pool:
        statuses = zip(checks, pool.map(fails, checks), strict=True)
        failed = [name for name, status in statuses if status]
    say(f"Failed: {', '.join(failed)}." if failed else "All checks passed.")
    return FAILED if failed else 0


def bench(arguments: list[str]) -> int:
    """Measure the speed: run every bench/bench_*.py in turn."""
    environment = Environment()
    environment.ensure("dev")
    scripts = sorted((ROOT / "bench").glob("bench_*.py"))
    if not scripts:
        raise SetupError("There is no bench/bench_*.py to run.")
    statuses = [environment.run(str(script.relative_to(ROOT)), *arguments) for script in scripts]
    return FAILED if any(statuses) else 0


def train(arguments: list[str]) -> int:
    """Train the computer players' network, or go on with a run that was stopped."""
    return _with_tools("tools.training", arguments)


def arena(arguments: list[str]) -> int:
    """Play many games between computer players, and print how often each won."""
    return _with_tools("tools.arena", arguments)


def language(arguments: list[str]) -> int:
    """Print what each language lacks; begin one that is named, such as pt-BR."""
    environment = Environment()
    environment.ensure("dev")
    return environment.run("-m", "tools.languages", *arguments)


def _with_tools(module: str, arguments: list[str]) -> int:
    """Run a module of the tools; numpy uses one thread, so that a run can be repeated."""
    environment = Environment()
    environment.ensure("dev")
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    return environment.run("-m", module, *arguments)


def build(arguments: list[str]) -> int:
    """Freeze the program into dist/rococo-desktop, which runs without Python."""
    refuse(arguments)
    return ready_for_tests().run("-m", "installer", "build")


def installer(arguments: list[str]) -> int:
    """Make the installers from that folder; --check tests them, --notes prints the release page."""
    if arguments not in ([], ["--check"], ["--notes"]):
        raise SetupError(f"This command takes --check, --notes or nothing: {' '.join(arguments)}")
    step = arguments[0].removeprefix("--") if arguments else "package"
    return ready_for_tests().run("-m", "installer", step)


def lock(arguments: list[str]) -> int:
    """Update requirements/*.lock; --upgrade takes the newest versions."""
    environment = Environment()
    environment.ensure("dev")
    compile_ = ["-m", "uv", "pip", "compile", "--no-config", "--quiet", "--universal"]
    compile_ += ["--python-version", "3.11", "--generate-hashes"]
    compile_ += ["--custom-compile-command", "python3 dev.py lock", "pyproject.toml", *arguments]
    play_lock, dev_lock = (
        str(environment.lock(kind).relative_to(ROOT)) for kind in ("play", "dev")
    )
    tools = ["--group", "dev", "--constraint", play_lock]
    return environment.run(*compile_, "-o", play_lock) or environment.run(
        *compile_, *tools, "-o", dev_lock
    )


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    command.__name__: command
    for command in (
        *(play, test, check, bench, soak, cover, train, arena),
        *(language, build, installer, lock),
    )
}


def ready_for_tests() -> Environment:
    """Return the developers' environment, on a system where Qt can draw."""
    qt.need_libraries(window=False)
    environment = Environment()
    environment.ensure("dev")
    if sys.platform.startswith("linux"):  # windows of tests must not disturb the person at work
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return environment


def refuse(arguments: Sequence[str]) -> None:
    """Raise SetupError if a command was given arguments that it does not take."""
    if arguments:
        raise SetupError(f"This command does not take: {' '.join(arguments)}")


def usage() -> str:
    """Return the list of commands."""
    lines = [f"  {name:9} {command.__doc__}" for name, command in COMMANDS.items()]
    return "\n".join(["usage: python3 dev.py COMMAND [arguments]", "", *lines])


def main(arguments: list[str]) -> int:
    """Run the command named by the first argument, and return its exit status."""
    if arguments and arguments[0] in {"-h", "--help", "help"}:
        print(usage())
        return 0
    if not arguments or arguments[0] not in COMMANDS:
        say(usage())
        return CANNOT
    try:
        return COMMANDS[arguments[0]](arguments[1:])
    except SetupError as error:
        say(str(error))
        return error.status
    except KeyboardInterrupt:
        return INTERRUPTED
