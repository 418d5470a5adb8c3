"""``python -m rococo_desktop``: without a subcommand the window, with one a headless command."""

import gc
import multiprocessing
import sys
from pathlib import Path


def main() -> int:
    """Run what the command line asks for and return the exit status."""
    multiprocessing.freeze_support()
    arguments = sys.argv[1:]
    if arguments == ["--self-test"]:
        from rococo_desktop.self_test import main as test

        return test()
    if arguments and not is_game(arguments):
        from rococo_desktop.cli.main import main as run_command

        return run_command(arguments)
    gc.disable()  # what modules define while they are imported is no garbage
    from rococo_desktop.app import main as open_window

    gc.freeze()
    gc.enable()
    status: int = open_window()
    return status


def is_game(arguments: list[str]) -> bool:
    """Return whether one file is named; a subcommand has neither an ending nor a folder."""
    if len(arguments) != 1 or arguments[0].startswith("-"):
        return False
    path = Path(arguments[0])
    return bool(path.suffix) or len(path.parts) > 1


if __name__ == "__main__":
    sys.exit(main())
