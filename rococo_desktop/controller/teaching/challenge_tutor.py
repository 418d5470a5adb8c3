"""The tutor of a challenge: the task, the stars earned, and the solution."""

from itertools import takewhile

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.teaching.tutor import Classroom, ReplyRow, Speech, Tutor
from rococo_desktop.session.teaching.challenge_document import STARS
from rococo_desktop.session.teaching.challenge_run import ChallengeRun
from rococo_desktop.session.teaching.lesson_document import LEARNER

AGAIN, WATCH, NEXT = "again", "watch", "next"
"""The possible replies."""


class ChallengeTutor(Tutor):
    """Sets the task, says how near the learner came, and shows the solution step by step."""

    met = Signal(str, int)
    """The challenge with this key was met, with this number of stars."""
    played = Signal(str)
    """The tutor plays this answer of the solution."""

    def __init__(self, run: ChallengeRun, room: Classroom, parent: QObject) -> None:
        title = f"challenge-{run.challenge.key}-name"
        super().__init__(room, title, parent, "window-challenges-leave")
        self.run = run
        self._told = 0
        self._met = False

    @Slot()
    def goOn(self) -> None:
        """Play the next step of the solution."""
        if self.mayGoOn:
            self.played.emit(self.run.following)

    @Slot(str)
    def reply(self, answer: str) -> None:
        if answer == NEXT:
            self.followed.emit()
            return
        self.run.watching = answer == WATCH
        if self.run.done:
            self.returned.emit(self.run.start)
        else:
            self.follow()

    def follow(self) -> None:
        self.run.follow()
        self.tell()
        if self.run.stars > self._told:
            self._told = self.run.stars
            self.met.emit(self.run.challenge.key, self._told)
        met = self.stars > 0
        if met and not self._met:
            self.honoured.emit()
        self._met = met

    def tell(self) -> None:
        """Say the task, its result, or a step of the solution."""
        run = self.run
        if run.watching:
            self._tell_step()
        elif run.over:
            best = run.earned == STARS
            answers = (NEXT, AGAIN, WATCH) if best else (AGAIN, WATCH, NEXT)
            self.say(Speech(self._result, replies=self._replying(*answers), stars=run.earned))
        else:
            task = self._said("task")
            again = (AGAIN,) if run.done else ()
            watch = (WATCH,) if run.tried else ()
            self.say(
                Speech(
                    task,
                    replies=self._replying(*again, *watch),
                    progress=self._catalogue.text(f"window-challenges-grade{run.challenge.grade}"),
                    aside=True,
                )
            )

    def _tell_step(self) -> None:
        run, line = self.run, self.run.challenge.proved.line
        answers = (AGAIN,) if run.following else (AGAIN, NEXT)
        step = self._catalogue.text("lesson-step", number=run.done, n=len(line)) if run.done else ""
        self.say(
            Speech(
                self._step,
                replies=self._replying(*answers),
                progress=step,
                go_on=bool(run.following),
            )
        )

    def _replying(self, *answers: str) -> list[ReplyRow]:
        texts = self._catalogue
        return [ReplyRow(each, texts.text(f"window-challenges-{each}")) for each in answers]

    @property
    def _result(self) -> str:
        """What was reached, the best possible, and a comment on it if it was reached."""
        run, texts, proof = self.run, self._catalogue, self.run.challenge.proved
        best, perfect = self._amount(proof.best), run.earned == STARS
        if run.reached is None:
            told = texts.text("challenge-missed", best=best)
        else:
            key = "solved" if run.watching and perfect else f"stars{run.earned}"
            told = texts.text(f"challenge-{key}", reached=self._amount(run.reached), best=best)
        told = texts.sentences([told, texts.text("challenge-ways", n=proof.ways)])
        return f"{told}\n{self._comment}" if perfect else told

    @property
    def _comment(self) -> str:
        """The author's comment on the solution, which may not be how the learner came there."""
        comment = self._said("comment")
        if self.run.on_line:
            return comment
        return self._catalogue.text("challenge-other_way", comment=comment)

    def _said(self, part: str) -> str:
        """Return what is written of this challenge, with its numbers."""
        key = f"challenge-{self.run.challenge.key}-{part}"
        return self._catalogue.text(key, **self.run.figures.of(self._catalogue.names(key)))

    @property
    def _step(self) -> str:
        """The last step of the solution, without a final scoring after it, and its result."""
        entry = self.run.last
        if entry is None:
            return self._catalogue.text("challenge-watch")
        own = takewhile(lambda event: getattr(event, "seat", LEARNER) == LEARNER, entry.events)
        told = [said for said in [self._words.plan(LEARNER, own)] if said]
        if not told and entry.before.pending is not None:
            told = [self._words.option(entry.before.pending, entry.option)]
        if self.run.over:
            told.append(self._result)
        return self._catalogue.sentences(told)

    def _amount(self, number: int) -> str:
        """Return an amount of the goal in words."""
        game, kind = self.run.session.setup.game, self.run.challenge.goal.kind
        return self._catalogue.text(f"challenge-amount-{game}-{kind}", n=number)
