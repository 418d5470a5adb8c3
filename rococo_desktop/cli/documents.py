"""``components``, ``position`` and ``score``: the documents of a game and of a file."""

import argparse
from pathlib import Path
from typing import BinaryIO

from rococo_desktop.cli.games import DOCUMENTS
from rococo_desktop.cli.output import Document, UsageError, owner_shelf, write_json
from rococo_desktop.session.errors import UnreadableError
from rococo_desktop.session.files.files import parse_json, read_bounded
from rococo_desktop.session.saves.saves import read_save
from rococo_desktop.session.session import AnySession


def components(options: argparse.Namespace, incoming: BinaryIO, out: BinaryIO) -> None:  # noqa: ARG001
    """Print all printed values in the edition's terms; raises SetupError."""
    values = owner_shelf()[options.game]
    document = DOCUMENTS[options.game].components
    write_json(out, document(values, options.edition, options.expansions))


def position(options: argparse.Namespace, incoming: BinaryIO, out: BinaryIO) -> None:  # noqa: ARG001
    """Print the whole position of a save file."""
    session = read_save(Path(options.file), owner_shelf())
    write_json(out, session_position(session, tuple(range(len(session.setup.seats)))))


def session_position(session: AnySession, eyes: tuple[int, ...]) -> Document:
    """Return the position document of a running game as some seats see it."""
    kinds = [seat.kind for seat in session.setup.seats]
    documents = DOCUMENTS[session.setup.game]
    return documents.position(session.match, session.look(eyes), kinds)


def score(options: argparse.Namespace, incoming: BinaryIO, out: BinaryIO) -> None:  # noqa: ARG001
    """Print the score of a save file or of a position document."""
    values = owner_shelf()
    path = Path(options.file)
    try:
        value = parse_json(read_bounded(path))
    except UnreadableError as error:
        raise UsageError(f"{path}: {error}") from None
    kind = value.get("format") if isinstance(value, dict) else None
    for game, documents in DOCUMENTS.items():
        if kind == documents.position_format:
            match, state = documents.read_position(value, values[game], str(path))
            write_json(out, documents.score(match, state))
            return
    write_json(out, session_score(read_save(path, values)))


def session_score(session: AnySession) -> Document:
    """Return the score document of a running game."""
    return DOCUMENTS[session.setup.game].score(session.match, session.state)
