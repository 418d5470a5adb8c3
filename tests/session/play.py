"""Sessions for tests, and random play in them."""

from functools import cache

from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.rococo.components.models import Components
from rococo_desktop.rules.rococo.rulebook import LIBRARY
from rococo_desktop.session.journal.journal import Journal
from rococo_desktop.session.seats import SeatPlan, UndoPolicy
from rococo_desktop.session.session import Session
from rococo_desktop.session.setup import GameSetup
from tests.shelf import shelf


@cache
def components() -> Components:
    return LIBRARY.load()


def table(*kinds: str, seed: int = 7, undo: UndoPolicy = "free") -> GameSetup:
    seats = tuple(SeatPlan(kind=kind, name=f"Name {seat}") for seat, kind in enumerate(kinds))
    return GameSetup(seats=seats, undo=undo, seed=seed)


def game(*kinds: str, seed: int = 7, undo: UndoPolicy = "free") -> Session:
    return Session.new(table(*kinds, seed=seed, undo=undo), shelf(components()))


def journaled(journal: Journal, seed: int = 7) -> Session:
    return Session.new(table("human", "human", seed=seed), shelf(components()), journal)


def play(session: Session, decisions: int = 100_000, seed: int = 1) -> int:
    """Answer at random, at most this many times; return the number of answers."""
    chance = Generator(seed, "test")
    made = 0
    while made < decisions and (decision := session.decision) is not None:
        session.answer(decision.id, decision.options[chance.below(len(decision.options))])
        made += 1
    return made


def snapshot(session: Session) -> Json:
    encoded: Json = session.match.codec.encode(session.state)
    return encoded
