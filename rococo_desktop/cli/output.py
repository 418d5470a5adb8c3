"""The output of all commands."""

import json
import sys
from collections.abc import Mapping
from typing import BinaryIO

from rococo_desktop.engine.reasons import Problem
from rococo_desktop.rules.foreign import one_line
from rococo_desktop.session.files.component_errors import doubt_message
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.files.shelf import OwnerShelf

Document = Mapping[str, object]


def json_line(document: Document) -> bytes:
    """Return a document on one line, including the line break."""
    return json.dumps(document, ensure_ascii=False, separators=(", ", ": ")).encode() + b"\n"


def write_json(out: BinaryIO, document: Document) -> None:
    """Write a document on one line and flush it."""
    out.write(json_line(document))
    out.flush()


def owner_shelf() -> OwnerShelf:
    """Return the components of every game, with the owner's corrections if there are any.

    Values that differ from our guesses are reported on standard error, one per line.
    """
    places = Places.find()

    def tell(game: str, doubt: Problem) -> None:
        if sys.stderr is not None:
            problem = f"{places.components_file(game)}: {doubt_message(doubt)}"
            print(one_line(problem, 2000), file=sys.stderr)

    return OwnerShelf(places, tell)
