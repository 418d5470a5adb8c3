"""What people have reached in each game: victories, lessons and stars."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QLocale

from rococo_desktop.controller.table_kinds import QML
from rococo_desktop.games import GAMES
from rococo_desktop.session.saves.chronicle import Tally
from rococo_desktop.session.seats import HUMAN
from rococo_desktop.session.settings import Settings
from rococo_desktop.session.teaching.challenge_document import CHALLENGES, STARS
from rococo_desktop.session.teaching.lesson_document import LESSONS
from rococo_desktop.texts import Catalogue, isolated


class MedalRow(NamedTuple):
    """What was reached in a game, each in words and, from 0 to 1, as its part of all there is."""

    key: str
    name: str
    picture: str
    wins: str
    won: float
    lessons: str
    learnt: float
    stars: str
    shining: float


def medals(texts: Catalogue, settings: Settings, tallies: Sequence[Tally]) -> list[MedalRow]:
    """Return what was reached in each game; the victories are those of who has played it most."""
    rows = []
    for game in GAMES:
        people = [each for each in tallies if each.of == game and each.kind == HUMAN]
        keenest = max(people, key=lambda each: each.games, default=None)
        rows.append(_medal(texts, settings, keenest, game))
    return rows


def _medal(texts: Catalogue, settings: Settings, who: Tally | None, game: str) -> MedalRow:
    lessons = LESSONS.of(game)
    known = [f"{game}/{each.key}" for each in lessons if each.number > 0]
    short = [f"{game}/{each.key}" for each in lessons if each.number == 0]
    learnt = len(set(known) & set(settings.lessons))
    told = "window-medals-lessons"
    if set(short) & set(settings.lessons):
        told = "window-medals-lessons_short"
    keys = CHALLENGES.keys(game)
    stars = sum(min(settings.stars(game, key), STARS) for key in keys)
    most = STARS * len(keys)
    return MedalRow(
        key=game,
        name=texts.text(f"window-game-{game}-label"),
        picture=QML[game].picture,
        wins=_wins(texts, who),
        won=0 if who is None else who.wins / who.games,
        lessons=texts.text(
            told, n=learnt, most=len(known), quick=texts.text("window-welcome-quick")
        ),
        learnt=learnt / len(known) if known else 0,
        stars=texts.text("window-medals-stars", n=stars, most=most),
        shining=stars / most if most else 0,
    )


def _wins(texts: Catalogue, who: Tally | None) -> str:
    if who is None:
        return texts.text("window-medals-unplayed")
    wins = QLocale().toString(who.wins, "g", 4)
    return texts.text("window-medals-wins", name=isolated(who.name), wins=wins, games=who.games)
