"""``position`` and ``score``: documents of a file."""

import argparse
from pathlib import Path
from typing import BinaryIO

from rococo_desktop.cli.errors import UsageError
from rococo_desktop.cli.output import Document, owner_components, write_json
from rococo_desktop.cli.position import FORMAT as POSITION
from rococo_desktop.cli.position import position_document
from rococo_desktop.cli.position_reader import read_position
from rococo_desktop.cli.score_document import score_document
from rococo_desktop.session.errors import UnreadableError
from rococo_desktop.session.files import parse_json, read_bounded
from rococo_desktop.session.saves import read_save
from rococo_desktop.session.session import Session


def position(options: argparse.Namespace, incoming: BinaryIO, out: BinaryIO) -> None:  # noqa: ARG001
    """Print the whole position of a save file."""
    session = read_save(Path(options.file), owner_components())
    write_json(out, session_position(session, tuple(range(len(session.setup.seats)))))


def session_position(session: Session, eyes: tuple[int, ...]) -> Document:
    """Return the position document of a running game for some eyes."""
    kinds = [seat.kind for seat in session.setup.seats]
    return position_document(session.look(eyes), session.game.rules, kinds)


def score(options: argparse.Namespace, incoming: BinaryIO, out: BinaryIO) -> None:  # noqa: ARG001
    """Print the score of a save file or of a position document."""
    components = owner_components()
    path = Path(options.file)
    try:
        value = parse_json(read_bounded(path))
    except UnreadableError as error:
        raise UsageError(f"{path}: {error}") from None
    if isinstance(value, dict) and value.get("format") == POSITION:
        game, state = read_position(value, components, str(path))
        write_json(out, score_document(game.rules, state))
    else:
        write_json(out, session_score(read_save(path, components)))


def session_score(session: Session) -> Document:
    """Return the score document of a running game."""
    return score_document(session.game.rules, session.state)
