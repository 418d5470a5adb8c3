"""What is said to people: messages in Fluent, by id and language."""

from rococo_desktop.texts.catalogue import SOFT_HYPHEN, Catalogue
from rococo_desktop.texts.files import PROGRAM
from rococo_desktop.texts.languages import (
    DEFAULT_LANGUAGE,
    MIRRORED_LANGUAGE,
    PSEUDO_LANGUAGE,
    PSEUDO_LANGUAGES,
    begun,
    language,
    language_name,
    languages,
)
from rococo_desktop.texts.values import bare, capital, isolated

__all__ = [
    "DEFAULT_LANGUAGE",
    "MIRRORED_LANGUAGE",
    "PROGRAM",
    "PSEUDO_LANGUAGE",
    "PSEUDO_LANGUAGES",
    "SOFT_HYPHEN",
    "Catalogue",
    "bare",
    "begun",
    "capital",
    "isolated",
    "language",
    "language_name",
    "languages",
]
