"""The score sheet says whom the only person has beaten."""

from dataclasses import replace

import pytest

from rococo_desktop.controller.seats.characters import beaten
from rococo_desktop.engine.score import PlayerScore, Score
from rococo_desktop.session.session import Session
from rococo_desktop.texts import Catalogue
from rococo_desktop.words import Words
from tests.qml.hands import Hands, Whim, session
from tests.qml.legible import LONG_AND_SHORT

pytestmark = pytest.mark.one_window


def game_of(*kinds: str) -> Session:
    """Return a game whose seats are played by these."""
    game = session(1, bots=len(kinds) - 1)
    seats = [replace(plan, kind=kind) for plan, kind in zip(game.setup.seats, kinds, strict=True)]
    game.players.setup = game.setup.model_copy(update={"seats": tuple(seats)})
    return game


def words_of(game: Session) -> Words:
    return game.setup.kind.words(Catalogue(), game.match, game.setup.names)


def score(*totals: int) -> Score:
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    return Score(tuple(PlayerScore((), total, 0) for total in totals), winners)


SIX = "(Strength 6 of 6)"


@pytest.mark.parametrize(
    ("kinds", "totals", "told"),
    [
        (
            ("human", "level1", "level6", "level3"),
            (50, 40, 49, 48),
            f"Anna has beaten Aurélien {SIX}, Odile (Strength 3 of 6), "
            "and Colin (Strength 1 of 6).",
        ),
        (("human", "level1", "level6"), (50, 40, 60), "Anna has beaten Colin (Strength 1 of 6)."),
        (("human", "level6"), (50, 50), ""),
        (("human", "level6"), (40, 50), ""),
        (("human", "random", "greedy"), (50, 40, 30), ""),
        (("human", "human", "level1"), (50, 40, 30), ""),
        (("level2", "level1"), (50, 40), ""),
    ],
)
def test_who_is_beaten(kinds: tuple[str, ...], totals: tuple[int, ...], told: str) -> None:
    game = game_of(*kinds)
    words = words_of(game)
    assert beaten(Catalogue(), game, words, score(*totals)) == told
    words.reader = 0
    own = told.replace("Anna has", "You have")
    assert beaten(Catalogue(), game, words, score(*totals)) == own


def test_who_shared_a_seat_has_beaten_nobody_and_is_not_beaten() -> None:
    for seat in range(2):
        game = game_of("human", "level1", "level6")
        kind = game.setup.seats[seat].kind
        play(game, 60)
        game.hand_over(seat, "level4")
        play(game, 60)
        game.hand_over(seat, kind)
        told = beaten(Catalogue(), game, words_of(game), score(50, 40, 30))
        assert told == ("" if seat == 0 else f"Anna has beaten Aurélien {SIX}.")


def play(game: Session, decisions: int) -> None:
    whim = Whim(1)
    for _ in range(decisions):
        decision = game.decision
        assert decision is not None
        game.answer(decision.id, whim(decision))


@pytest.mark.parametrize("language", LONG_AND_SHORT)
def test_it_stands_below_the_verdict(hands: Hands, language: str) -> None:
    hands.shell.preferences.choose("language", language)
    game = game_of("human", "level2", "level6")
    whim = Whim(3)
    while (decision := game.decision) is not None:  # the others sell and forfeit all they can
        game.answer(decision.id, whim(decision) if decision.seat == 0 else decision.options[-1])
    hands.play(game)
    assert game.score().winners == (0,)
    hands.shell.open("score")
    hands.settle()
    hands.game.score.skip()
    hands.game.score.endFinale()
    hands.lay_out()
    texts = Catalogue(language)
    verdict = hands.named("verdict")
    first, second = verdict.property("text").split("\n")
    assert game.setup.names[0] not in first + second, "the only person here is told so as such"
    assert first == hands.game.score.verdict
    assert second == beaten(texts, game, hands.game.words, game.score())
    assert texts.text("window-seat_kind-level6-label") in second
    assert not verdict.property("truncated")
    assert verdict.property("contentHeight") <= verdict.height()
