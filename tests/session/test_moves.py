"""Undo and redo by whole gestures: what belongs together is known from the game itself."""

from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.games import GAMES
from rococo_desktop.kinds.kind import Shelf
from rococo_desktop.rules.patisserie import gestures as patisserie
from rococo_desktop.rules.rococo import gestures as rococo
from rococo_desktop.session.errors import SaveError
from rococo_desktop.session.journal.journal import Journal
from rococo_desktop.session.moves import Manners, Moves
from rococo_desktop.session.saves.resume import resume
from rococo_desktop.session.saves.saves import open_save, read_save
from rococo_desktop.session.seats import SeatPlan, UndoPolicy
from rococo_desktop.session.session import AnySession, Session
from rococo_desktop.session.setup import GameSetup
from tests.daily import by_turns

MANNERS: dict[str, Manners] = {"rococo": rococo.Manners(), "patisserie": patisserie.Manners()}
SEATS = ("human", "random", "human")


@cache
def shelf() -> Shelf:
    return {key: GAMES[key].library.load() for key in MANNERS}


def begun(game: str, seed: int, undo: UndoPolicy, journal: Journal | None = None) -> Session:
    seats = tuple(SeatPlan(kind=kind, name=f"Name {n}") for n, kind in enumerate(SEATS))
    return Session.new(GameSetup(game=game, seats=seats, undo=undo, seed=seed), shelf(), journal)


def gesture(session: AnySession, chance: Generator) -> list[str]:
    """Return one to three legal answers of the asked seat."""
    state, answers = session.state, list[str]()
    asked = state.pending
    while (decision := state.pending) is not None and asked is not None:
        if len(answers) == 3 or decision.seat != asked.seat or (answers and chance.below(2)):
            break
        answers.append(decision.options[chance.below(len(decision.options))])
        state = session.match.kernel.apply(state, answers[-1]).state
    return answers


def play(session: AnySession, moves: Moves, chance: Generator, acts: int) -> None:
    """Play by clicks, gestures, goals and undo, the bots in between; stop before a person."""
    while (decision := session.decision) is not None and (acts or decision.seat == 1):
        if decision.seat == 1:
            session.answer(decision.id, decision.options[chance.below(len(decision.options))])
            continue
        acts -= 1
        answers = gesture(session, chance)
        if not chance.below(6) and moves.can_undo:
            moves.undo()
        elif not chance.below(3):
            moves.follow(answers[:1], answers[1:])
        else:
            moves.follow(answers, ())


def walk(session: AnySession, moves: Moves) -> list[int]:
    """Return where undo goes, back to as far as it is allowed, and then redo."""
    met = []
    while moves.can_undo:
        told = moves.undoable
        depth = len(session.history)
        moves.undo()
        met.append(len(session.history))
        assert len(told) <= depth - met[-1]
        assert not session.history or moves.asks_all or is_asked(session, moves)
    while session.can_redo:
        moves.redo()
        met.append(len(session.history))
    return met


def is_asked(session: AnySession, moves: Moves) -> bool:
    """Return whether the pending question is asked: it follows from another seat's answer."""
    decision = session.decision
    assert decision is not None
    manners = MANNERS[session.setup.game]
    return session.history[-1].seat != decision.seat or not manners.gift(
        session.match, session.state
    )


@pytest.mark.parametrize(
    ("game", "undo", "asks_all"), by_turns(MANNERS, ["free", "fair"], [False, True])
)
def test_undo_and_redo_take_the_same_steps_after_loading_and_resuming(
    game: str, undo: UndoPolicy, asks_all: bool, tmp_path: Path
) -> None:
    taken = several = gifts = 0
    for seed in range(8):
        journal = Journal.create(tmp_path)
        session = begun(game, seed, undo, journal)
        moves, chance = Moves(session, MANNERS[game]), Generator(seed, "moves")
        moves.asks_all = asks_all
        play(session, moves, chance, 12 + 5 * seed)
        while chance.below(3) and moves.can_undo:
            moves.undo()
        loaded = read_save(session.save().to_json(), shelf())
        session.safety.close(keep_journal=True)
        resumed = resume(journal.path, shelf())
        resumed.safety.close()
        assert loaded.answers == resumed.answers == session.answers
        walks = []
        for each in (session, loaded, resumed):
            steps = Moves(each, MANNERS[game])
            steps.asks_all = asks_all
            walks.append(walk(each, steps))
        assert walks[0] == walks[1] == walks[2]
        taken += len(walks[0])
        several += sum(abs(after - before) > 1 for before, after in pairwise(walks[0]))
        gifts += sum(
            MANNERS[game].gift(session.match, entry.before) == entry.option
            for entry in session.history
            if entry.seat != 1
        )
    assert taken
    assert several or undo == "fair"
    assert gifts


@pytest.mark.parametrize("joined", [[1], [0], [-1]])
def test_a_gesture_of_no_moment_is_refused(joined: list[Json]) -> None:
    document = begun("rococo", 1, "free").save().model_dump(mode="json")
    with pytest.raises(SaveError, match="joined"):
        open_save({**document, "joined": joined}, shelf())
