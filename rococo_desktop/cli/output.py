"""The output of all commands, and bad input."""

import json
import sys
from collections.abc import Mapping
from functools import partial
from typing import BinaryIO

from rococo_desktop.engine.match import Components
from rococo_desktop.games import GAMES
from rococo_desktop.imported import Imported
from rococo_desktop.kinds.kind import Shelf
from rococo_desktop.rules.foreign import one_line
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.reasons import doubt_message

Document = Mapping[str, object]


class UsageError(Exception):
    """Bad input; the text is one line for standard error, and the exit status is 2."""


def json_line(document: Document) -> bytes:
    """Return a document on one line, including the line break."""
    return json.dumps(document, ensure_ascii=False, separators=(", ", ": ")).encode() + b"\n"


def write_json(out: BinaryIO, document: Document) -> None:
    """Write a document on one line and flush it."""
    out.write(json_line(document))
    out.flush()


def owner_shelf() -> Shelf:
    """Return the components of every game, with the owner's corrections if there are any.

    Those of a game are read at the first access; it raises ComponentsError if the owner's file
    cannot be used. Values that differ from our guesses are reported on standard error, one per
    line.
    """
    places = Places.find()

    def read(game: str) -> Components:
        library = GAMES[game].library
        components: Components = library.load(places.owner_components(game))
        for doubt in library.doubts(components):
            if sys.stderr is not None:
                problem = f"{places.components_file(game)}: {doubt_message(doubt)}"
                print(one_line(problem, 2000), file=sys.stderr)
        return components

    return Imported(**{game: partial(read, game) for game in GAMES})
