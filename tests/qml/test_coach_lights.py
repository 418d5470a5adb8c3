"""The coach's light falls on the very pieces that she speaks of, and she names them."""

from collections.abc import Callable, Container, Sequence
from typing import NamedTuple

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from rococo_desktop.ai.suggestion import HINTS, Suggestion
from rococo_desktop.controller.games import running_games
from rococo_desktop.controller.teaching.coach_tutor import CoachTutor
from rococo_desktop.engine.state import Decision
from rococo_desktop.games import GAMES
from rococo_desktop.session.session import Session
from rococo_desktop.session.teaching import coach
from rococo_desktop.session.teaching.coach import Tip
from rococo_desktop.words import NAMED
from tests.daily import soaked
from tests.qml.hands import BotsHere, Hands, Whim
from tests.qml.hands import session as tailors
from tests.qml.patisserie.kitchen_hands import Whim as KitchenWhim
from tests.qml.patisserie.kitchen_hands import session as kitchen

pytestmark = pytest.mark.one_window

SEEDS = 30
"""The most games in which a tip is sought."""
EDGE = 30.0
"""The most pixels that a light is wider than what it is for."""
TIPS = [
    ("rococo", "garment_now"),
    ("rococo", "missing_hall"),
    ("patisserie", "bake_now"),
    ("patisserie", "deliver_now"),
    ("patisserie", "star_ready"),
    ("patisserie", "host_early"),
    ("patisserie", "matching_table"),
]
MANY = ("rococo", "rich")
"""A tip about more pieces than are named."""
FEW = range(1, NAMED + 1)
"""The numbers of pieces: named one by one, and told from those beside them."""


@pytest.fixture(autouse=True)
def bots_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_games, "BotRunner", BotsHere)


class Found(NamedTuple):
    """A game in which a tip is due, and the pieces that it is about."""

    session: Session
    pieces: Sequence[str]


Answers = Callable[[Decision], str]


def due(game: str, tip: Tip, counts: Container[int]) -> Found:
    """Return a game in which the tip speaks of so many pieces to the person in the first seat."""
    for seed in range(SEEDS):
        played = (tailors if game == "rococo" else kitchen)(1, bots=1, seed=seed)
        whim: Answers = Whim(seed) if game == "rococo" else KitchenWhim(seed)
        advice = played.setup.kind.advice
        assert advice is not None
        while (decision := played.decision) is not None:
            if decision.seat == 0 and decision.kind == tip.asked:
                numbers, pieces = advice.facts(played.match, played.view(0))
                fits = tip.fits(decision.kind, numbers) and len(pieces[tip.of]) in counts
                if fits and (not tip.deeds or tip.agrees(hinted_at(played), 0, pieces)):
                    return Found(played, pieces[tip.of])
            played.answer(decision.id, whim(decision))
    raise AssertionError(f"{tip.key} is never due")


def hinted_at(played: Session) -> Suggestion:
    """Return the best play of the hint for the choice in a game."""
    setup, seed = played.match.setup, played.setup.seed
    bots = BotsHere(played.setup.game, GAMES[played.setup.game].library.load(), lambda _: None)
    first, *_ = bots.suggest(setup, played.view(0), seed, HINTS).result()
    return first


def place(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def lit(hands: Hands) -> list[QRectF]:
    return [
        place(item) for item in hands.items() if item.objectName() == "light" and item.isVisible()
    ]


def of_piece(hands: Hands, piece: str) -> list[QRectF]:
    """Return the places of what stands for a piece on the table."""
    keys = ("choice", "key", "option")
    return [
        place(item)
        for item in hands.items()
        if any(item.property(key) == piece for key in keys) and item.width() > 0
    ]


@pytest.mark.parametrize(("game", "key"), soaked([*TIPS, MANY], [*TIPS[::2], MANY]))
def test_the_light_falls_on_the_pieces_that_the_tip_counts(
    hands: Hands, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str, key: str
) -> None:
    (tip,) = (each for each in coach.tips(game) if each.key == key)
    monkeypatch.setattr(coach, "tips", lambda asked: (tip,) if asked == game else ())
    few = (game, key) != MANY
    found = due(game, tip, FEW if few else range(NAMED + 1, 30))
    hands.root.resize(1920, 1080)
    hands.shell.preferences.choose("coach", "on")
    hands.play(found.session)
    qtbot.waitUntil(lambda: hands.game.prompt.mine)
    hands.lay_out()
    tutor = hands.game.tutors.speaking
    assert isinstance(tutor, CoachTutor)
    lights = lit(hands)
    lit_pieces = [
        piece
        for piece in found.pieces
        if any(
            light.contains(spot.center()) and light.width() < spot.width() + EDGE
            for light in lights
            for spot in of_piece(hands, piece)
        )
    ]
    assert len(lights) == len(lit_pieces) == min(len(found.pieces), NAMED), tutor.lights
    words = found.session.setup.kind.words(
        hands.catalogue(), found.session.match, found.session.setup.names
    )
    for piece in found.pieces:
        assert (str(words.named(piece)) in tutor.text) == few, tutor.text
