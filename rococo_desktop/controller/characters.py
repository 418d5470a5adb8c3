"""Who can play a seat, in words and pictures: a person, or one of a game's computer players."""

from typing import NamedTuple

from rococo_desktop.controller.tables import TABLES
from rococo_desktop.session.setup import HUMAN
from rococo_desktop.texts import Catalogue


class KindRow(NamedTuple):
    """A kind of player for a seat: a person, or a computer player.

    The ``portrait`` is a path in the images. ``strength`` counts from 1, the gentlest; it is 0 for
    people, and for computer players that are chosen by commands only.
    """

    key: str
    label: str
    explanation: str
    portrait: str
    strength: int


def kind_rows(texts: Catalogue, game: str) -> list[KindRow]:
    """Return who can be chosen for a seat of a game: a person, then the gentlest first."""
    return [kind_row(texts, game, key) for key in (HUMAN, *TABLES[game].characters)]


def kind_row(texts: Catalogue, game: str, key: str) -> KindRow:
    """Return a kind of player, also one that cannot be chosen."""
    table = TABLES[game]
    return KindRow(
        key,
        texts.text(f"window.seat_kind.{key}.label"),
        texts.text(f"window.seat_kind.{key}.explanation"),
        table.portrait(key),
        table.characters.index(key) + 1 if key in table.characters else 0,
    )


def strength_in_words(texts: Catalogue, game: str, strength: int) -> str:
    """Return how strong a computer player is among those of a game; empty for no strength."""
    if not strength:
        return ""
    most = len(TABLES[game].characters)
    return texts.text("window.new_game.strength", strength=strength, most=most)
