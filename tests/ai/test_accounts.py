"""What changed everybody's chances in a game adds up: own decisions, those of others, and luck."""

from collections.abc import Iterator

import pytest

from rococo_desktop.ai.advisor import Advisor
from rococo_desktop.ai.analysis import Account, Judgement, accounts
from rococo_desktop.ai.patisserie.advisor import PatisserieAdvisor
from rococo_desktop.ai.rococo.advisor import RococoAdvisor
from rococo_desktop.ai.suggestion import Suggestion
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.games import GAMES
from rococo_desktop.session.seats import SeatPlan
from rococo_desktop.session.session import AnySession, Session
from rococo_desktop.session.setup import GameSetup
from rococo_desktop.session.teaching.analysis import stretches
from tests.daily import soaked

THOUGHT = 300
"""The positions at which a character may look for an answer."""


def played(game: str, characters: tuple[str, ...]) -> AnySession:
    kind = GAMES[game]
    seats = [SeatPlan(kind="human", name=f"P{seat}") for seat in range(len(characters))]
    setup = GameSetup.model_validate({"game": game, "seats": seats, "seed": 3})
    session = Session.new(setup, {game: kind.library.load()})
    chance = Generator(3, "bots")
    while (decision := session.decision) is not None:
        bot = kind.players[characters[decision.seat]]
        view = session.view(decision.seat)
        session.answer(decision.id, bot.choose(session.match, view, chance, THOUGHT))
    return session


def judged(session: AnySession) -> Iterator[tuple[int, Judgement]]:
    """Yield every play with a choice, as the analysis sees it."""
    advice, match, line = session.setup.kind.advice, session.match, session.tree.line
    assert advice is not None
    opens_turn, advisor = advice.opens_turn, advice.advisor(match)
    for play in stretches(line, lambda asked: opens_turn(match, asked)):
        if play.free:
            before = line[play.begin].state
            yield play.seat, advisor.analyse(before, play.answers, Generator(1, "analysis"))


def account_of(session: AnySession) -> list[Account]:
    winners, seats = session.score().winners, range(len(session.setup.seats))
    end = [(seat in winners) / len(winners) for seat in seats]
    return accounts([*judged(session)], seats, end)


@pytest.mark.parametrize(
    ("game", "characters"),
    soaked(
        [
            (game, characters)
            for game in GAMES
            for characters in (("level1", "level5"), ("level2", "level4", "level5"))
        ],
        [("rococo", ("level1", "level5")), ("patisserie", ("level1", "level5"))],
    ),
)
def test_the_parts_add_up_and_who_plays_better_decided_better(
    game: str, characters: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Advisor, "loss", lambda *_: 0.0)  # which is no part of an account
    monkeypatch.setattr(RococoAdvisor, "nodes", 1)
    monkeypatch.setattr(PatisserieAdvisor, "nodes", 1)
    session = played(game, characters)
    found = account_of(session)
    for each in found:
        parts = each.start + each.own + each.others + each.luck
        assert parts == pytest.approx(each.end, abs=1e-9)
    assert sum(each.own for each in found) == pytest.approx(0, abs=1e-9)
    assert sum(each.luck for each in found) == pytest.approx(0, abs=1e-9)
    assert any(abs(each.luck) > 0.005 for each in found), "displays and draws are luck"
    assert found[-1].own == max(each.own for each in found), "level 5 sits last"
    assert found[-1].end == 1


def play(seat: int, before: float, after: float) -> tuple[int, Judgement]:
    nothing = Suggestion((), 0.0, 0.0, 0, (), ())
    return seat, Judgement((before, 1 - before), (after, 1 - after), (), nothing, 0.0, 0.0)


def test_what_lies_between_plays_is_luck_and_decisions_count_against_the_average() -> None:
    plays = [play(0, 0.5, 0.6), play(1, 0.7, 0.4), play(0, 0.4, 0.5)]
    mine, theirs = accounts(plays, range(2), (1.0, 0.0))
    assert mine == pytest.approx(Account(0.5, -0.05, -0.05, 0.6, 1.0))
    assert theirs == pytest.approx(Account(0.5, 0.05, 0.05, -0.6, 0.0))


def test_an_automatic_rival_decides_nothing() -> None:
    plays = [play(0, 0.5, 0.6), play(1, 0.6, 0.6), play(0, 0.4, 0.5)]
    seat, costly = plays[0]
    plays[0] = seat, costly._replace(lost=0.1)
    person, rival = accounts(plays, range(1), (0.0, 1.0))
    assert person == pytest.approx(Account(0.5, -0.1, 0.0, -0.4, 0.0))
    assert rival == pytest.approx(Account(0.5, 0.0, 0.0, 0.5, 1.0))
