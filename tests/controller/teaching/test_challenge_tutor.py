"""What the tutor of a challenge says of an end belongs to that end."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QObject

from rococo_desktop.controller.teaching.challenge_tutor import WATCH, ChallengeTutor
from rococo_desktop.controller.teaching.tutor import Classroom
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.games import GAMES
from rococo_desktop.session.teaching.challenge_document import CHALLENGES, STARS, Challenge, begin
from rococo_desktop.session.teaching.challenge_run import ChallengeRun
from rococo_desktop.texts import Catalogue

EVERY = [(game, each) for game in GAMES for each in CHALLENGES.of(game)]
TEXTS = Catalogue()
OFF = 2
"""The most other answers that are tried at each step of a solution before its last."""


def tutor_of(game: str, challenge: Challenge, owner: QObject) -> ChallengeTutor:
    session = begin(challenge, game, "Camille")
    words = session.setup.kind.words(TEXTS, session.match, session.setup.names)
    return ChallengeTutor(ChallengeRun(challenge, session), Classroom(session, words, TEXTS), owner)


def give(tutor: ChallengeTutor, option: str) -> None:
    session = tutor.run.session
    assert session.decision is not None
    session.answer(session.decision.id, option)
    tutor.follow()


def watch(tutor: ChallengeTutor, answers: Sequence[str]) -> None:
    """Watch the beginning of the solution."""
    if tutor.run.done:
        tutor.run.session.return_to(tutor.run.start)
    tutor.reply(WATCH)
    for option in answers:
        give(tutor, option)


def others(tutor: ChallengeTutor, answers: Sequence[str]) -> list[str]:
    """Return the answers that leave the solution after these of its answers."""
    watch(tutor, answers)
    decision = tutor.run.session.decision
    assert decision is not None
    return [each for each in decision.options if each != tutor.run.following]


def check_the_end(tutor: ChallengeTutor) -> None:
    """The tutor names the amount of this end, and praises the best alone."""
    run, told = tutor.run, tutor.text
    assert run.over
    proof, key = run.challenge.proved, f"challenge-{run.challenge.key}-comment"
    comment = TEXTS.text(key, **run.figures.of(TEXTS.names(key)))
    kind = f"challenge-amount-{run.session.setup.game}-{run.challenge.goal.kind}"
    best = TEXTS.text(kind, n=proof.best)
    praise = ("Nobody can do better", "nobody can do better")
    if run.reached is None:
        assert TEXTS.text("challenge-missed", best=best) in told
    else:
        assert TEXTS.text(kind, n=run.reached) in told
    perfect = run.reached is not None and run.reached >= proof.best
    assert any(each in told for each in praise) == perfect
    assert (comment in told) == perfect
    assert TEXTS.text("challenge-other_way", comment=comment) not in told or not run.on_line
    shown = tutor.stars if not run.watching else STARS
    assert (shown == STARS) == perfect


@pytest.mark.parametrize(("game", "challenge"), EVERY, ids=[each.key for _, each in EVERY])
def test_whoever_leaves_the_solution_is_told_the_end_that_came(
    game: str, challenge: Challenge
) -> None:
    line, rng = challenge.proved.line, Generator(1, challenge.key)
    owner = QObject()
    tutor = tutor_of(game, challenge, owner)
    for left in range(len(line)):
        off = others(tutor, line[:left])
        rng.shuffle(off)
        for option in off if left == len(line) - 1 else off[:OFF]:
            watch(tutor, line[:left])
            give(tutor, option)
            while (decision := tutor.run.session.decision) is not None:
                assert not tutor.run.watching
                give(tutor, decision.options[rng.below(len(decision.options))])
            assert not tutor.run.watching
            check_the_end(tutor)
    watch(tutor, line)
    assert tutor.run.watching
    check_the_end(tutor)
