"""The components document: all printed values."""

from rococo_desktop.cli.output import Document
from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.rococo.components.document import components_document
from rococo_desktop.rules.rococo.components.models import Components
from rococo_desktop.rules.rococo.rulebook import MIN_PLAYERS, Rococo
from rococo_desktop.texts import Catalogue
from rococo_desktop.words.rococo.wording import Wording


def components(values: Components, edition: str, expansions: tuple[str, ...]) -> Document:
    """Return the document in the edition's terms; raises SetupError."""
    match = Rococo(Setup(MIN_PLAYERS, edition, expansions), values)
    words = Wording(Catalogue(), match.rules, match.setup.edition, ())
    document = components_document(match.rules.components, lambda card: words.bonus(card.id))
    for documents in match.rules.documents:
        document |= documents.components(match.rules.components)
    return document
