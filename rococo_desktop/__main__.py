"""``python -m rococo_desktop``: without a subcommand the window, with one a headless command."""

import gc
import os
import sys

BAD_INPUT = 2


def main() -> int:
    """Run what the command line asks for and return the exit status."""
    leave_current_folder()
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
    """Import nothing from the folder that one is in, where ``python -m`` looks first.

    What Python needs to come here, above all its own ``runpy``, it has looked for there already;
    only ``python -P -m rococo_desktop`` prevents that too.
    """
    try:
        here, first = os.path.realpath(os.getcwd()), os.path.realpath(sys.path[0])  # noqa: PTH109
    except (OSError, IndexError):
        return
    ours = os.path.realpath(os.path.join(os.path.dirname(__file__), os.pardir))  # noqa: PTH118, PTH120
    if first == here != ours:
        del sys.path[0]
        os.environ["PYTHONSAFEPATH"] = "1"  # for the process of the bots


def play() -> int:
    """Open the window, where there is one to be had."""
    frozen = getattr(sys, "frozen", False)  # it brings what it needs
    if not frozen and sys.platform.startswith("linux"):
        from rococo_desktop import system

        if problem := system.no_window():
            return refuse(problem)
    gc.disable()  # what modules define while they are imported is no garbage
    from rococo_desktop.app import main as open_window

    gc.freeze()
    gc.enable()
    status: int = open_window()
    return status


def test() -> int:
    """Try whether everything works on this machine."""
    from rococo_desktop.self_test import main as run

    status: int = run()
    return status


def refuse(problem: str) -> int:
    """Say why the program cannot run, and return the exit status."""
    if sys.stderr is not None:
        print(problem, file=sys.stderr)
    return BAD_INPUT


def is_game(arguments: list[str]) -> bool:
    """Return whether one file is named; a subcommand has neither an ending nor a folder."""
    from pathlib import Path

    if len(arguments) != 1 or arguments[0].startswith("-"):
        return False
    path = Path(arguments[0])
    return bool(path.suffix) or len(path.parts) > 1


if __name__ == "__main__":
    sys.exit(main())
