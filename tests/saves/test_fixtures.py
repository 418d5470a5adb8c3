"""Saves of released versions always load.

A file in this folder is never changed or deleted: somebody has it on their disk. A new version of
the format adds files of its own (`python -m tests.saves.test_fixtures` writes them).
"""

import json
from pathlib import Path
from typing import NamedTuple

import pytest

from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.view import ids_in
from rococo_desktop.session.journal.save_document import VERSION
from rococo_desktop.session.saves.saves import read_save, write_into_folder
from rococo_desktop.session.seats import SeatPlan
from rococo_desktop.session.session import Session
from rococo_desktop.session.setup import GameSetup, rival_seats
from tests.session.play import components, play
from tests.shelf import shelf

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.json"))


class Moment(NamedTuple):
    """The moment of a save: at this kind of decision (None: at the end), after that many answers.

    ``about`` begins the id of a piece in the pending frames, and ``undone`` is the number of
    decisions taken back there, before the game continues to such a moment by a branch.
    """

    players: int
    edition: str
    kind: str | None
    late: int
    expansions: tuple[str, ...] = ()
    about: str = ""
    undone: int = 0

    def reached(self, session: Session) -> bool:
        decision, ids = session.decision, ids_in(session.state.frames)
        return (
            decision is not None
            and decision.kind == self.kind
            and len(session.answers) >= self.late
            and any(each.startswith(self.about) for each in ("", *ids))
        )


DRESSES = ("fancy_dresses", "festivity_dresses", "expert_tailoring")
JEWELRY = ("jewelry_box",)
GAMES = {
    "hands": Moment(2, "deluxe", "select_card", 1),
    "turn": Moment(3, "original", "play_card", 40),
    "tile": Moment(4, "deluxe", "keep_resource", 90),
    "guest": Moment(5, "original", "place_dress", 150),
    "bonus": Moment(3, "deluxe", "use_bonus", 120),
    "branches": Moment(3, "deluxe", "choose_action", 60, undone=3),
    "over": Moment(4, "deluxe", None, 10_000),
    "dress-paid": Moment(3, "deluxe", "pay_silk", 1, DRESSES, "festivity-"),
    "dress-unsold": Moment(2, "original", "place_dress", 1, DRESSES, "festivity-"),
    "dress-fancy": Moment(5, "deluxe", "place_dress", 1, DRESSES, "fancy-"),
    "dress-bonus": Moment(4, "original", "use_bonus", 1, DRESSES, "expert-depute"),
    "dress-deputes": Moment(3, "deluxe", "depute_employee", 1, DRESSES, "expert-depute"),
    "dress-waits": Moment(5, "original", "take_reward", 1, DRESSES, "expert-"),
    "jewelry-task": Moment(3, "deluxe", "choose_task", 1, JEWELRY),
    "jewelry-graduate": Moment(2, "original", "choose_graduate", 1, JEWELRY),
    "jewelry-supply": Moment(4, "deluxe", "use_from_supply", 1, JEWELRY),
    "jewelry-copy": Moment(3, "original", "copy_bonus", 1, JEWELRY),
    "jewelry-worn": Moment(5, "original", "place_dress", 1, JEWELRY, "rent"),
    "jewelry-gained": Moment(4, "deluxe", "choose_jewelry", 1, JEWELRY + DRESSES),
    "madame": Moment(1, "deluxe", "reveal_card", 60, ("madame_du_barry",)),
    "madame-jewelry": Moment(2, "original", "reveal_card", 80, ("jewelry_box", "madame_du_barry")),
}
"""The moment of each file."""
SEEDS = range(2013, 3013)


def test_there_are_fixtures():
    assert {path.stem for path in FILES} >= {f"version1-{name}" for name in GAMES}


@pytest.mark.parametrize("name", GAMES)
def test_a_fixture_is_left_at_its_moment(name: str):
    session = read_save(FOLDER / f"version1-{name}.json", shelf(components()))
    moment = GAMES[name]
    assert session.setup.expansions == moment.expansions
    assert moment.reached(session) or (moment.kind is None and session.decision is None)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_fixture_loads_and_is_played_to_its_end(path: Path):
    document = json.loads(path.read_bytes())
    session = read_save(path, shelf(components()))
    decision = session.decision
    frames = document["snapshot"]["frames"]
    assert (decision is None) == (not frames)
    if decision is not None:
        assert decision.id == document["snapshot"]["step"]
        assert (decision.seat, decision.kind) == (frames[-1]["player"], frames[-1]["frame"])
    assert session.answers == tuple(document["answers"])
    play(session)
    session.match.check(session.state)
    assert session.score().winners


def test_a_fixture_with_branches_has_them():
    path = FOLDER / "version1-branches.json"
    session = read_save(path, shelf(components()))
    document = json.loads(path.read_bytes())
    left = sum(map(session.tree.has_left, session.tree.moments()))
    assert left == sum(len(branch["answers"]) for branch in document["branches"])
    assert left > 8
    for moment in list(session.tree.moments()):
        if not moment.next and session.undo_rule.may_return(moment):
            session.return_to(moment)
            session.match.check(session.state)


RENEWED = ("hands", "branches", "madame-jewelry")
"""Of these there is a file of each version: all versions are alike in what a game is."""


def write_fixtures() -> None:
    """Write a save of today's version for each entry of RENEWED that has no file yet."""
    for name in RENEWED:
        path = FOLDER / f"version{VERSION}-{name}.json"
        if not path.exists():
            write_into_folder(played_to(GAMES[name]).save(), path)


def played_to(moment: Moment) -> Session:
    """Return a game of random answers left at a moment, by the first seed that has it."""
    seats = tuple(
        SeatPlan(kind="human" if seat else "random", name=f"Player {seat + 1}")
        for seat in range(moment.players)
    )
    for seed in SEEDS:
        setup = GameSetup(
            seats=seats + rival_seats(len(seats), moment.expansions),
            edition=moment.edition,
            expansions=moment.expansions,
            seed=seed,
        )
        session = Session.new(setup, shelf(components()))
        chance = Generator(seed, "fixture")
        for branch in range(moment.undone + 1):
            for _ in range(8 * branch):
                session.undo()
            while (decision := session.decision) is not None and not moment.reached(session):
                session.answer(decision.id, decision.options[chance.below(len(decision.options))])
        if moment.kind is None or decision is not None:
            return session
    raise LookupError(f"no game comes to {moment}")


if __name__ == "__main__":
    write_fixtures()
