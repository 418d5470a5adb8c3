"""``python -m rococo_desktop``: the window, or with a subcommand a headless command."""

import gc
import os
import sys

BAD_INPUT = 2


def main() -> int:
    """Run the command line and return the exit status."""
    leave_current_folder()
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()
    arguments = sys.argv[1:]
    if arguments and arguments != ["--self-test"] and not is_game(arguments):
        from rococo_desktop.cli.main import main as run_command

        return run_command(arguments)
    try:
        return test() if arguments == ["--self-test"] else play()
    except ImportError:
        from rococo_desktop import system

        if (problem := system.no_qt()) is None:
            raise
        return refuse(problem)


def leave_current_folder() -> None:
    """Remove the current folder, where ``python -m`` looks first, from the import path.

    Python has already looked there for the modules of its own start-up, above all ``runpy``; only
    ``python -P -m rococo_desktop`` prevents that as well.
    """
    try:
        here, first = os.path.realpath(os.getcwd()), os.path.realpath(sys.path[0])  # noqa: PTH109
    except (OSError, IndexError):
        return
    ours = os.path.realpath(os.path.join(os.path.dirname(__file__), os.pardir))  # noqa: PTH118, PTH120
    if first == here != ours:
        del sys.path[0]
        os.environ["PYTHONSAFEPATH"] = "1"  # for the bots' process


def play() -> int:
    """Open the window if the system can show one, and return the exit status."""
    frozen = getattr(sys, "frozen", False)  # a frozen program brings its libraries
    if not frozen and sys.platform.startswith("linux"):
        from rococo_desktop import system

        if problem := system.no_window():
            return refuse(problem)
    gc.disable()  # module definitions are not garbage
    from rococo_desktop.app import main as open_window

    gc.freeze()
    gc.enable()
    status: int = open_window(sys.argv[1:])
    return status


def test() -> int:
    """Run the self-test and return the exit status."""
    from rococo_desktop.self_test import main as run

    status: int = run()
    return status


def refuse(problem: str) -> int:
    """Print why the program cannot run, and return the exit status."""
    if sys.stderr is not None:
        print(problem, file=sys.stderr)
    return BAD_INPUT


def is_game(arguments: list[str]) -> bool:
    """Return whether the only argument is a file; a subcommand has no suffix and no folder."""
    from pathlib import Path

    if len(arguments) != 1 or arguments[0].startswith("-"):
        return False
    path = Path(arguments[0])
    return bool(path.suffix) or len(path.parts) > 1


if __name__ == "__main__":
    sys.exit(main())
