"""One word for one thing: what the cards are called is what the lessons call them."""

import re

import pytest

from rococo_desktop.texts import languages
from tests.messages import written_in

TITLES = {"rococo": "type-", "patisserie": "patisserie-training-"}
"""By game, the keys of the titles of its cards."""
RIVAL = "patisserie-training-mentor"


def said(language: str, game: str) -> dict[str, str]:
    """Return a game's messages, plurals as one text."""
    return {key: "\n".join(forms) for key, forms in written_in(language, game).items()}


def titles_of(language: str, game: str) -> list[str]:
    texts = said(language, game)
    keys = (each for each in texts if each.startswith(TITLES[game]) and each != RIVAL)
    return [texts[key] for key in keys]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", TITLES)
def test_lessons_call_cards_by_their_titles(language: str, game: str) -> None:
    titles = titles_of(language, game)
    assert len(titles) == len(set(titles)) >= 2
    lessons = "\n".join(
        text for key, text in said(language, game).items() if key.startswith("lesson-")
    )
    for title in titles:
        assert re.search(rf"\b{re.escape(title)}", lessons), title


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", TITLES)
def test_no_title_is_cut_short_elsewhere(language: str, game: str) -> None:
    """A title of several words never stands as its last word alone."""
    for title in titles_of(language, game):
        *first, last = title.split()
        if not first:
            continue
        alone = re.compile(rf"(?<!{re.escape(' '.join(first))} )\b{re.escape(last)}\b")
        for key, text in said(language, game).items():
            if not key.endswith("-terms"):
                assert not alone.search(text), (key, text)
