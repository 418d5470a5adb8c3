"""What the systems and their shops tell about the program, in one language."""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from installer import payload
from installer.locales import in_order
from rococo_desktop.games import GAMES
from rococo_desktop.texts import Catalogue, languages
from rococo_desktop.texts.languages import locale
from rococo_desktop.texts.nouns import Argument


class About(NamedTuple):
    """The texts about the program."""

    generic_name: str
    """What kind of program it is."""
    summary: str
    keywords: tuple[str, ...]
    paragraphs: tuple[str, ...]
    features: tuple[str, ...]
    """The list that follows the last paragraph."""
    saved_game: str
    """What a saved game of any game is called within a sentence."""


@cache
def about(code: str) -> About:
    """Return what is told in a language."""
    catalogue = Catalogue(code)
    titles = {game: catalogue.text(f"window-game-{game}-label") for game in GAMES}
    keywords = [catalogue.text("packaging-keywords")]
    for game, title in titles.items():
        keywords += [title, catalogue.text(f"packaging-keywords-{game}")]
    alone = [catalogue.text(f"window-menu-alone-{game}") for game in GAMES if GAMES[game].alone]
    return About(
        generic_name=catalogue.text("packaging-generic"),
        summary=catalogue.text("packaging-summary", games=catalogue.joined([*titles.values()])),
        keywords=tuple(";".join(keywords).split(";")),
        paragraphs=(
            *(
                catalogue.text(f"packaging-about-{game}", game=title, rounds=_rounds(game))
                for game, title in titles.items()
            ),
            catalogue.text("packaging-intro"),
        ),
        features=(
            catalogue.text("packaging-seats"),
            *alone,
            *(
                catalogue.text(f"packaging-contents-{game}", game=title)
                for game, title in titles.items()
            ),
            catalogue.text("packaging-controls", languages=spoken(languages(), catalogue)),
            catalogue.text("packaging-comfort"),
        ),
        saved_game=catalogue.text("packaging-saved_game", program=payload.TITLE),
    )


def _rounds(game: str) -> Argument:
    kind = GAMES[game]
    return kind.numbers(kind.library.load())["rounds"]


def spoken(codes: Iterable[str], catalogue: Catalogue) -> str:
    """Return languages as a list in the catalogue's language, which is the first of them."""
    own = catalogue.language
    names = [locale(each).get_display_name(locale(own)) for each in in_order(codes, own)]
    return catalogue.joined([name or "" for name in names])
