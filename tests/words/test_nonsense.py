"""In a language of nonsense nothing is said in English: no sentence is composed by the program."""

from collections.abc import Iterator
from typing import Literal

import pytest
from babel.lists import format_list
from pydantic import ValidationError

from rococo_desktop.ai.suggestion import HINTS
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.games import GAMES
from rococo_desktop.kinds.kind import GameKind
from rococo_desktop.session.seats import SeatPlan
from rococo_desktop.session.session import Session
from rococo_desktop.session.setup import GameSetup, rival_seats
from rococo_desktop.texts import DEFAULT_LANGUAGE, Catalogue
from rococo_desktop.texts.files import ids
from rococo_desktop.words import Words
from tests.nonsense import CODE, latin, spoken

NAMES = ("Иван", "Ольга", "Петр", "Нина")
STYLES: tuple[Literal["standard", "or"], ...] = ("standard", "or")
"""How pieces are joined, in the language's own words."""
HINTED = 8
"""The decisions of a game of which one is hinted at."""


@pytest.fixture(scope="module", autouse=True)
def nonsense(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with spoken(tmp_path_factory.mktemp("resources")):
        yield


def test_no_message_is_left_out() -> None:
    assert sorted(ids(CODE)) == sorted(ids(DEFAULT_LANGUAGE))


def said_in(session: Session, words: Words, chance: Generator) -> Iterator[str]:
    """Yield everything that is said about a game of random answers."""
    match, kind = session.match, session.setup.kind
    while (decision := session.decision) is not None:
        yield words.prompt(decision)
        yield from (words.option(decision, option) for option in decision.options)
        person = decision.seat < match.setup.players
        if kind.advice is not None and person and not chance.below(HINTED):
            advisor = kind.advice.advisor(match)
            view = session.view(decision.seat)
            for each in advisor.suggest(view, Generator(1, "hint"), HINTS, 20):
                yield words.plan(decision.seat, each.events)
                yield words.deeds(decision.seat, each.events)
                yield from map(words.argument, each.reasons)
        option = decision.options[chance.below(len(decision.options))]
        for event in session.answer(decision.id, option):
            for viewer in (None, 0):
                seen = event.seen_by(viewer)
                yield "" if seen is None else words.event(seen)
    score = match.score(session.state)
    yield words.verdict(score)
    for sheet in score.players:
        for item in sheet.items:
            yield words.item(item.item)
            yield from map(words.part, item.parts)


def set_up(
    kind: GameKind, people: int, edition: str, expansions: tuple[str, ...]
) -> GameSetup | None:
    """Return a game of some people; None if it is not for so many."""
    seats = [SeatPlan(kind="human", name=name) for name in NAMES[:people]]
    seats += rival_seats(people, expansions, kind.key)
    table = {"game": kind.key, "seats": seats, "edition": edition, "expansions": expansions}
    try:
        return GameSetup.model_validate({**table, "seed": 3})
    except ValidationError:
        return None


def games() -> Iterator[GameSetup]:
    """Yield a game of each edition without and with all expansions that go together."""
    for kind in GAMES.values():
        for edition in kind.editions:
            found = playable(kind, edition, ())
            assert found is not None
            yield found
            for each in kind.expansions:
                found = playable(kind, edition, (*found.expansions, each)) or found
            yield found


def playable(kind: GameKind, edition: str, expansions: tuple[str, ...]) -> GameSetup | None:
    """Return a game of as many people as may play it."""
    setups = (set_up(kind, people, edition, expansions) for people in range(len(NAMES), 0, -1))
    return next(filter(None, setups), None)


@pytest.mark.parametrize("setup", list(games()), ids=lambda each: f"{each.game}-{each.edition}")
def test_whole_games_are_said_without_a_word_of_english(setup: GameSetup) -> None:
    kind = setup.kind
    session = Session.new(setup, {kind.key: kind.library.load()})
    words = kind.words(Catalogue(CODE), session.match, session.setup.names)
    words.reader = 0
    said = set(said_in(session, words, Generator(5, "nonsense")))
    assert len(said) > 100
    own = " ".join(
        [*session.setup.names, *(format_list(["", "", ""], style, CODE) for style in STYLES)]
    )
    assert latin(said) <= latin([own])
