"""The command line: the commands and their options; bad input is one line and exit status 2."""

import argparse
import errno
import os
import sys
from collections.abc import Sequence
from io import BytesIO
from typing import Any, BinaryIO, NoReturn

from rococo_desktop import __version__
from rococo_desktop.cli import challenges, documents, serve, simulate
from rococo_desktop.cli.output import UsageError
from rococo_desktop.engine.match import SetupError
from rococo_desktop.games import FIRST_GAME, GAMES
from rococo_desktop.rules.component_files import ComponentsError
from rococo_desktop.rules.foreign import one_line
from rococo_desktop.session.errors import MessageError, reason
from rococo_desktop.session.reasons import file_message, message_at

BAD_INPUT = 2
INTERRUPTED = 130


class _Parser(argparse.ArgumentParser):
    """A parser that prints one line instead of its usage, and accepts no abbreviations."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{self.prog}: {message}")


def main(arguments: Sequence[str]) -> int:
    """Run one command and return the exit status."""
    try:
        options = _parser().parse_args(arguments)
        options.run(options, *_streams())
        return 0
    except (UsageError, MessageError) as error:
        return _refuse(str(error))
    except SetupError as error:
        problem = message_at(f"--{error.field}", error.reason)
        return _refuse(f"rococo_desktop {arguments[0]}: {problem}")
    except ComponentsError as error:
        return _refuse(str(file_message(error)))
    except OSError as error:
        if _nobody_reads(error):
            return _refuse("standard output: was closed")
        return _refuse(f"standard input or output: {reason(error)}")
    except KeyboardInterrupt:
        return INTERRUPTED


def _nobody_reads(error: OSError) -> bool:
    """Return whether the other end of a pipe is closed; Windows has its own error for it."""
    gone = isinstance(error, BrokenPipeError)
    return gone or (sys.platform == "win32" and error.errno == errno.EINVAL)


def _streams() -> tuple[BinaryIO, BinaryIO]:
    """Return standard input and output; closed input counts as empty, closed output is refused."""
    if sys.stdout is None:
        raise UsageError("standard output: is closed")
    incoming = BytesIO() if sys.stdin is None else sys.stdin.buffer
    return incoming, sys.stdout.buffer


def _refuse(problem: str) -> int:
    """Print a problem to standard error, on one line, and return the exit status."""
    if sys.stderr is not None:
        print(one_line(problem, 2000), file=sys.stderr)
    if sys.stdout is not None:
        try:
            sys.stdout.flush()
        except OSError:
            # The rest of the buffer cannot be written; without this, the exit would try again.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return BAD_INPUT


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="rococo_desktop",
        description="Rococo Desktop. Without a command it opens the window; "
        "with the FILE of a saved game instead of a command, at that game.",
        epilog="--self-test alone tries whether everything works on this machine.",
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    command = commands.add_parser("components", help="print the components document")
    _game_options(command)
    command.set_defaults(run=documents.components)

    bots = dict.fromkeys(bot for game in GAMES.values() for bot in game.players)
    command = commands.add_parser("simulate", help="let bots play whole games")
    command.add_argument("--players", type=int, required=True, metavar="N")
    command.add_argument(
        "--bots",
        type=_names,
        required=True,
        metavar="A,B,..",
        help=f"one name for each seat, or one for all: {', '.join(bots)}",
    )
    command.add_argument("--seed", type=int, required=True, metavar="S")
    command.add_argument("--games", type=int, default=1, metavar="K", help="seeds S, S+1, ...")
    command.add_argument("--record", metavar="FILE", help="write the save file of the last game")
    command.add_argument("--json", action="store_true", help="one result a line, as JSON")
    _game_options(command)
    command.set_defaults(run=simulate.run)

    command = commands.add_parser("position", help="print the position document of a save file")
    command.add_argument("file", metavar="FILE")
    command.set_defaults(run=documents.position)

    command = commands.add_parser("score", help="print what final scoring would give now")
    command.add_argument("file", metavar="FILE", help="a save file or a position document")
    command.set_defaults(run=documents.score)

    command = commands.add_parser("challenges", help="prove the challenges, or search for new ones")
    command.add_argument("key", metavar="KEY", nargs="?", default="", help="of the one to prove")
    command.add_argument("--write", action="store_true", help="write the proofs into the files")
    command.add_argument("--search", action="store_true", help="search bots' games instead")
    command.add_argument("--players", type=int, default=3, metavar="N")
    command.add_argument("--bot", default="greedy", metavar="A")
    command.add_argument("--seed", type=int, default=1, metavar="S")
    command.add_argument("--games", type=int, default=1, metavar="K", help="seeds S, S+1, ...")
    command.add_argument(
        "--places", type=int, default=8000, metavar="P", help="the most positions of a proof"
    )
    _game_options(command)
    command.set_defaults(run=challenges.run)

    command = commands.add_parser("serve", help="answer JSON requests, one a line")
    command.set_defaults(run=serve.run)
    return parser


def _game_options(command: argparse.ArgumentParser) -> None:
    editions = tuple(dict.fromkeys(edition for game in GAMES.values() for edition in game.editions))
    command.add_argument("--game", choices=tuple(GAMES), default=FIRST_GAME)
    command.add_argument("--edition", choices=editions, default="")
    command.add_argument("--expansions", type=_names, default=(), metavar="A,B,..")


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",")) if text else ()
