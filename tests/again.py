"""Games that a test looks for: found once, and then given the same answers again."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

from rococo_desktop.session.session import Session
from rococo_desktop.session.setup import GameSetup

P = ParamSpec("P")


def found_once(look: Callable[P, Session]) -> Callable[P, Session]:
    """Look for a game only the first time; of it only the answers are kept.

    Each call returns a new session, at the same moment.
    """
    known: dict[tuple[object, ...], tuple[GameSetup, tuple[str, ...]]] = {}

    @wraps(look)
    def again(*given: P.args, **options: P.kwargs) -> Session:
        wanted = (*given, *sorted(options.items()))
        if wanted not in known:
            found = look(*given, **options)
            known[wanted] = found.setup, found.answers
        setup, answers = known[wanted]
        game = Session.new(setup, {setup.game: setup.kind.library.load()})
        for answer in answers:
            assert game.decision is not None
            game.answer(game.decision.id, answer)
        return game

    return again
