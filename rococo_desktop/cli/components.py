"""``components``: everything printed, as one document."""

import argparse
from typing import BinaryIO

from rococo_desktop.cli.errors import UsageError
from rococo_desktop.cli.output import owner_components, write_json
from rococo_desktop.engine.match import Setup, SetupError
from rococo_desktop.rules.rococo.components import components_document
from rococo_desktop.rules.rococo.rulebook import MIN_PLAYERS, Rococo
from rococo_desktop.session.reasons import told_at
from rococo_desktop.texts import Catalogue
from rococo_desktop.words.rococo.wording import Wording


def run(options: argparse.Namespace, incoming: BinaryIO, out: BinaryIO) -> None:  # noqa: ARG001
    """Print the components document; the texts are worded in the edition's terms."""
    components = owner_components()
    try:
        game = Rococo(Setup(MIN_PLAYERS, options.edition, options.expansions), components)
    except SetupError as error:
        problem = told_at(f"--{error.field}", error.reason)
        raise UsageError(f"rococo_desktop components: {problem}") from None
    words = Wording(Catalogue(), game.rules, options.edition, ())
    document = components_document(game.rules.components, lambda card: words.bonus(card.id))
    for documents in game.rules.documents:
        document |= documents.components(game.rules.components)
    write_json(out, document)
