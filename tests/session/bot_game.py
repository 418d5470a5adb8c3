"""A program to be killed: bots play with a journal, and every committed decision is printed.

Started by `test_kill.py` as ``python -m tests.session.bot_game FOLDER SEED``.
"""

import sys
from pathlib import Path

from rococo_desktop.ai.arena import let_play
from rococo_desktop.ai.bot import RandomBot
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import Rococo
from rococo_desktop.rules.rococo.view import View
from rococo_desktop.session.journal.journal import Journal
from rococo_desktop.session.session import Session
from tests.session.play import components, table
from tests.shelf import shelf


class PrintingSession:
    """A session that prints its answers; now and then it undoes or changes to another branch."""

    def __init__(self, session: Session[State, View, Rococo], chance: Generator) -> None:
        self._session = session
        self._chance = chance

    @property
    def decision(self) -> Decision | None:
        return self._session.decision

    def view(self, viewer: int) -> View:
        return self._session.view(viewer)

    def answer(self, decision: int, option: str) -> None:
        session, chance = self._session, self._chance
        session.answer(decision, option)
        print(option, flush=True)
        if session.can_undo and chance.below(20) == 0:
            session.undo()
            print("undo", flush=True)
        if chance.below(20) == 0:
            moments = [
                each for each in session.tree.moments() if session.undo_rule.may_return(each)
            ]
            session.return_to(moments[chance.below(len(moments))])
            print("to:" + "|".join(session.answers), flush=True)


def main(folder: Path, seed: int) -> None:
    journal = Journal.create(folder)
    session = Session.new(
        table("random", "random", "random", seed=seed), shelf(components()), journal
    )
    chance = Generator(seed, "bots")
    print("ready", flush=True)
    let_play(session.match, PrintingSession(session, chance), [RandomBot()] * 3, lambda _: chance)
    sys.stdin.read()  # the game is over but was not closed; wait here to be killed


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
