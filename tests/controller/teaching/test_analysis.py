"""The analysis of a running game shows what its viewer may know, and nothing else."""

from concurrent.futures import Future

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from rococo_desktop.ai.analysis import Judgement
from rococo_desktop.ai.patisserie.advisor import PatisserieAdvisor
from rococo_desktop.ai.rococo.advisor import RococoAdvisor
from rococo_desktop.ai.suggestion import Suggestion
from rococo_desktop.controller.teaching.analysis import Analysis
from rococo_desktop.controller.teaching.tutor import Classroom
from rococo_desktop.engine.match import Setup, View
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import State
from rococo_desktop.games import GAMES
from rococo_desktop.session.bots import Thinker
from rococo_desktop.session.seats import HUMAN, SeatPlan
from rococo_desktop.session.session import AnySession, Session
from rococo_desktop.session.setup import GameSetup
from rococo_desktop.texts import Catalogue
from tests.daily import soaked

TEXTS = Catalogue()
SEATS = {"hot-seat": (HUMAN, HUMAN), "among bots": (HUMAN, "random", "random")}


@pytest.fixture(autouse=True)
def few_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    for advisor in (RococoAdvisor, PatisserieAdvisor):
        monkeypatch.setattr(advisor, "nodes", 20)


class AdviserHere:
    """An adviser who answers at once."""

    def __init__(self, session: AnySession) -> None:
        kind = session.setup.kind
        self._thinker = Thinker(session.setup.game, kind.library.load())

    def suggest(
        self, setup: Setup, view: View, seed: int, number: int
    ) -> Future[tuple[Suggestion, ...]]:
        raise NotImplementedError

    def analyse(
        self, setup: Setup, before: State, answers: tuple[str, ...], seed: int
    ) -> Future[Judgement]:
        answer: Future[Judgement] = Future()
        answer.set_result(self._thinker.analyse(setup, before, answers, seed))
        return answer


def played(game: str, kinds: tuple[str, ...], until: int) -> AnySession:
    """Return a game at the beginning of a round, to which everybody has played at random."""
    kind = GAMES[game]
    seats = tuple(SeatPlan(kind=each, name=f"Name {seat}") for seat, each in enumerate(kinds))
    setup = GameSetup(game=game, seats=seats, seed=until)
    session = Session.new(setup, {game: kind.library.load()})
    chance = Generator(until, "test")
    while session.state.round < until:
        decision = session.decision
        assert decision is not None
        session.answer(decision.id, decision.options[chance.below(len(decision.options))])
    return session


def page(session: AnySession, viewer: int | None, qtbot: QtBot) -> list[object]:
    """Return everything that the analysis shows a viewer."""
    kind, owner = session.setup.kind, QObject()
    assert kind.advice is not None
    words = kind.words(TEXTS, session.match, session.setup.names)
    room = Classroom(session, words, TEXTS)
    analysis = Analysis(room, kind.advice, AdviserHere(session), owner)
    analysis.look_as(viewer)
    if analysis.barred:
        return []
    analysis.begin()
    qtbot.waitUntil(lambda: analysis.done, timeout=60_000)
    assert "could not" not in analysis.progress
    told = []
    for number in range(analysis.count):
        analysis.point(number)
        told.append(analysis.told)
    chances = [analysis.chancesOf(seat) for seat in range(len(session.setup.names))]
    rows = (list(analysis.curves.rows), list(analysis.costly.rows))
    assert {row.seat for row in rows[1]} <= {viewer}
    return [analysis.progress, analysis.rounds, analysis.total, told, chances, *rows]


def deal_anew(session: AnySession, viewer: int, deal: int) -> int:
    """Deal everything that is hidden from the viewer at each past moment; return what differs."""
    differ = 0
    for moment in session.tree.line[:-1]:
        seen = session.match.look(moment.state, frozenset({viewer}))
        dealt = session.match.deal(seen, Generator(deal, str(moment.number)))
        differ += dealt != moment.state
        moment.state = dealt
    return differ


@pytest.mark.parametrize(
    ("game", "table", "until"),
    [
        ("rococo", "hot-seat", 2),
        *(
            pytest.param(game, *each, marks=pytest.mark.heavy)
            for game in GAMES
            for each in (("hot-seat", 3), ("among bots", 2), ("among bots", 3), ("among bots", 4))
        ),
    ],
)
def test_what_is_hidden_from_the_viewer_changes_nothing(
    game: str, table: str, until: int, qtbot: QtBot
) -> None:
    kinds = SEATS[table]
    for viewer, kind in enumerate(kinds):
        if kind != HUMAN:
            continue
        session = played(game, kinds, until)
        shown = page(session, viewer, qtbot)
        assert shown
        assert deal_anew(session, viewer, deal=1)
        assert page(session, viewer, qtbot) == shown


@pytest.mark.parametrize("game", GAMES)
def test_who_sees_nobodys_hand_is_shown_no_play_of_a_running_game(game: str, qtbot: QtBot) -> None:
    assert not page(played(game, SEATS["hot-seat"], 3), None, qtbot)


@pytest.mark.parametrize("game", soaked(GAMES, ["patisserie"]))
def test_what_one_viewer_was_shown_is_not_shown_to_the_next(game: str, qtbot: QtBot) -> None:
    session, owner = played(game, SEATS["hot-seat"], 2), QObject()
    kind = session.setup.kind
    assert kind.advice is not None
    words = kind.words(TEXTS, session.match, session.setup.names)
    room = Classroom(session, words, TEXTS)
    analysis = Analysis(room, kind.advice, AdviserHere(session), owner)
    for viewer in (0, 1):
        analysis.look_as(viewer)
        analysis.begin()
        qtbot.waitUntil(lambda: analysis.done, timeout=60_000)
        assert {row.seat for row in analysis.costly.rows} <= {viewer}
        assert [row.account for row in analysis.curves.rows] == ["", ""]
        named = [row.decisions == row.name for row in analysis.curves.rows]
        assert named == [viewer == 1, viewer == 0]
        assert all(f"Name {viewer}" in row.when for row in analysis.costly.rows)
