"""``components``: all printed values, as one document."""

import argparse
from typing import BinaryIO

from rococo_desktop.cli.errors import UsageError
from rococo_desktop.cli.games import DOCUMENTS
from rococo_desktop.cli.output import owner_shelf, write_json
from rococo_desktop.engine.match import SetupError
from rococo_desktop.session.reasons import message_at


def run(options: argparse.Namespace, incoming: BinaryIO, out: BinaryIO) -> None:  # noqa: ARG001
    """Print the components document; the texts use the edition's terms."""
    components = owner_shelf()[options.game]
    documents = DOCUMENTS[options.game]
    try:
        document = documents.components(components, options.edition, options.expansions)
    except SetupError as error:
        problem = message_at(f"--{error.field}", error.reason)
        raise UsageError(f"rococo_desktop components: {problem}") from None
    write_json(out, document)
