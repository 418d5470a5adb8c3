"""``python -m rococo_desktop``: without a subcommand the window, with one a headless command."""

import gc
import multiprocessing
import sys


def main() -> int:
    """Run what the command line asks for and return the exit status."""
    multiprocessing.freeze_support()
    if len(sys.argv) > 1:
        from rococo_desktop.cli.main import main as run_command

        return run_command(sys.argv[1:])
    gc.disable()  # what modules define while they are imported is no garbage
    from rococo_desktop.app import main as open_window

    gc.freeze()
    gc.enable()
    status: int = open_window()
    return status


if __name__ == "__main__":
    sys.exit(main())
