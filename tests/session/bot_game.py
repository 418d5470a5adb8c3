"""A program to be killed: bots play with a journal, and every committed decision is told.

Started by `test_kill.py` as ``python -m tests.session.bot_game FOLDER SEED``.
"""

import sys
from pathlib import Path

from rococo_desktop.ai import BOTS, Seat
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.session.journal import Journal
from rococo_desktop.session.session import Session
from tests.session.play import components, table


def main(folder: Path, seed: int) -> None:
    journal = Journal.create(folder)
    session = Session.new(table("random", "random", "random", seed=seed), components(), journal)
    chance = Generator(seed, "bots")
    print("ready", flush=True)
    while (decision := session.decision) is not None:
        player = decision.player
        seat = Seat(decision, lambda player=player: session.view(player))  # type: ignore[misc]
        option = BOTS["random"](session.game, seat, chance)
        session.answer(decision.id, option)
        print(option, flush=True)
        if session.can_undo and chance.below(20) == 0:
            session.undo()
            print("undo", flush=True)
        if chance.below(20) == 0:
            moments = [each for each in session.moments() if session.may_return(each)]
            session.return_to(moments[chance.below(len(moments))])
            print("to:" + "|".join(session.answers), flush=True)
    sys.stdin.read()  # the game is over but was not closed; wait here to be killed


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
