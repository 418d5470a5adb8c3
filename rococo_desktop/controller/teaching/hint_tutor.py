"""The tutor with a hint: the best play for the person asked, all that it needs, and why."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.ai.suggestion import HINTS, Suggestion
from rococo_desktop.controller.face import Face
from rococo_desktop.controller.rows import Rows
from rococo_desktop.controller.table.bits import BitRow
from rococo_desktop.controller.teaching.tutor import Classroom, PlayRow, ReplyRow, Speech, Tutor
from rococo_desktop.controller.turns.thinkers import Adviser, Request
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.state import Decision
from rococo_desktop.kinds.kind import Advice
from rococo_desktop.texts import capital
from rococo_desktop.words.namesakes import Namesakes

OTHERS, FIRST = "others", "first"
"""The replies that show the next of the other plays, and the first one again."""
GIVEN = 2
"""The reasons given at once for the first play; the others say what sets them apart."""
VAGUE = 2
"""The number of first rounds in which a chance to win is too uncertain for a number."""

Look: TypeAlias = tuple[str, str, tuple[tuple[str, str, str, int], ...]]
"""What somebody sees of a play: its words, and its pieces and signs."""


class Ahead(NamedTuple):
    """The plays from a moment on, and the answers of the game before it."""

    before: tuple[str, ...]
    plays: Sequence[Suggestion]

    def first(self, answers: tuple[str, ...]) -> Suggestion | None:
        """Return the play that is shown first after some answers of the game; None without one."""
        done = len(self.before)
        if answers[:done] != self.before:
            return None
        given = answers[done:]
        left = (each for each in self.plays if each.answers[: len(given)] == given)
        return next((each for each in left if each.answers[len(given) :]), None)


class Proposal(NamedTuple):
    """What was proposed in a round."""

    ahead: Ahead
    round: int

    def followed(self, answers: tuple[str, ...]) -> Iterator[Suggestion]:
        """Yield the plays that the answers of the game follow to their end."""
        before, plays = self.ahead
        if answers[: len(before)] == before:
            since = answers[len(before) :]
            yield from (play for play in plays if since[: len(play.answers)] == play.answers)


class HintTutor(Tutor):
    """Speaks when asked, while a play of the hint is followed and until it is dismissed.

    What is left of the first play that still comes into question is shown; a reply leads to the
    others in turn, but for those that look like a better one.
    """

    given = Signal()
    """Plays are proposed for the choice that is asked."""

    def __init__(self, room: Classroom, advice: Advice, adviser: Adviser, parent: QObject) -> None:
        super().__init__(room, "window-hint-title", parent, "window-hint-leave")
        self._pictures = room.pictures
        self._advice = advice
        self._adviser = adviser
        self._asked: Decision | None = None
        self._before: tuple[str, ...] = ()
        """The answers of the game before the hint."""
        self._found: Sequence[Suggestion] = ()
        self._given: tuple[str, ...] | None = None
        """The answers since the hint for which the rows were made; None without rows."""
        self._proposed: list[Proposal] = []
        """All that was proposed in this game."""
        self._rows: dict[int, PlayRow] = {}
        """What is left of the plays that begin with these answers, by their places in the hint."""
        self._shown = 0
        """The number of the row that is shown."""
        self._request = Request(self)
        self._request.answered.connect(self._advise)
        self._request.failed.connect(self._advise_nothing)

    @property
    def speaks(self) -> bool:
        """Return whether a hint is shown or being computed."""
        return self._asked is not None

    def ask(self, decision: Decision, ahead: Ahead | None = None) -> None:
        """Begin to think about a decision of the game as it stands.

        Where a play that is known ``ahead`` is being followed, it still holds.
        """
        self.leave()
        session = self._session
        self._asked, self._before = decision, session.answers
        if ahead is not None and session.answers[: len(ahead.before)] == ahead.before:
            self._before, self._found = ahead
            given = session.answers[len(ahead.before) :]
            if self._beginning_with(given):
                self._propose(decision, given)
                return
            self._before, self._found = session.answers, ()
        called = self._catalogue.text(f"lesson-called-{session.setup.game}")
        self.say(Speech(self._catalogue.text("window-hint-thinks", name=called), thinks=True))
        view = session.view(decision.seat)
        setup = session.match.setup
        self._request.ask(self._adviser.suggest(setup, view, session.setup.seed, HINTS))

    @Slot()
    def leave(self) -> None:
        self._request.drop()
        self._asked, self._found, self._given = None, (), None
        self.say(Speech())
        self._keep({}, ())

    @Slot(str)
    def reply(self, answer: str) -> None:
        """Show the next of the other plays, or the first one again."""
        self._show(self._shown + 1 if answer == OTHERS else 0)

    def follow(self) -> None:
        """Light what comes next in the play that is followed; without one drop the hint."""
        asked = self._asked
        if asked is None:
            return
        session, start = self._session, len(self._before)
        answers, decision = session.answers, session.decision
        given = answers[start:]
        if decision is None or decision.seat != asked.seat or answers[:start] != self._before:
            self.leave()
        elif self._beginning_with(given):
            self._tell(decision, given)
        elif given:
            self.leave()

    @Slot()
    def _advise_nothing(self) -> None:
        self.say(Speech(self._catalogue.text("window-hint-none")))

    @Slot(object)
    def _advise(self, found: Sequence[Suggestion]) -> None:
        decision = self._asked
        if decision is None:
            return
        if not found:
            self._advise_nothing()
            return
        self._found = found
        self._propose(decision, ())

    def was_followed(self, start: int) -> bool:
        """Return whether a play was followed that was proposed after so many answers, or later."""
        return any(
            True
            for each in self._proposed
            if len(each.ahead.before) >= start
            for _ in each.followed(self._session.answers)
        )

    def note(self, ahead: Ahead, round: int) -> None:
        """Note what was proposed to the learner in a round, here or by the coach."""
        self._proposed.append(Proposal(ahead, round))

    def meant(self, before: tuple[str, ...], round: int) -> frozenset[str]:
        """Return the pieces for which plays were proposed in a round, and followed before a turn.

        ``before`` are the answers of the game until then.
        """
        return frozenset(
            piece
            for each in self._proposed
            if each.round == round
            for play in each.followed(before)
            for reason in play.reasons
            for value in reason.values.values()
            for piece in (value if isinstance(value, tuple) else (value,))
            if isinstance(piece, str)
        )

    def _propose(self, decision: Decision, given: tuple[str, ...]) -> None:
        self.note(Ahead(self._before, self._found), self._session.state.round)
        self._tell(decision, given)
        self.given.emit()

    def _tell(self, decision: Decision, given: tuple[str, ...]) -> None:
        """Show what is left of the plays after some answers, when a decision is asked."""
        if given != self._given:
            self._given = given
            left = self._beginning_with(given)
            plays = {number: self._play(decision, number, left[0]) for number in left}
            looks = {_look(row): number for number, row in reversed(plays.items())}
            self._keep(plays, sorted(looks.values()))
            among = self._words.namesakes(self._session.state, decision.seat)
            for number, row in self._rows.items():
                self._rows[number] = row._replace(plan=self._plan(decision, number, among))
            self._compare()
        self._show(0)

    def _compare(self) -> None:
        """Say of each other play what the best has over it, or what no play before it brings.

        The best one says what comes next to it.
        """
        text, ended = self._catalogue.text, self._catalogue.ended
        first, *others = self._rows
        best = self._reasons(first)
        said = set[str]()
        for number in others:
            reasons = self._reasons(number)
            kinds = {*reasons.values()}
            over = (each for each, kind in best.items() if kind not in kinds)
            own = [each for each in reasons if each not in best]
            lacks = next((each for each in over if each not in said), "")
            brings = next((each for each in own if each not in said), "")
            said.add(lacks or brings)
            if lacks:
                why = text("window-hint-instead", reason=lacks)
            else:
                why = ended(capital(brings)) if brings else text("window-hint-alike")
            told = [ended(self._worth(number, first)), why]
            self._rows[number] = self._rows[number]._replace(why=told)
        if others:
            row, after = self._rows[first], self._rows[others[0]]
            worth = ended(self._worth(others[0], first))
            nearest = text("window-hint-next", plan=after.plan, worth=worth)
            whole = self._catalogue.sentences([*filter(None, [row.reasons]), nearest])
            self._rows[first] = row._replace(reasons=whole)

    def _reasons(self, number: int) -> dict[str, str]:
        """Return what speaks for what is left of a play, as clauses, each with its key."""
        reasons = self._found[number].reasons_after(len(self._given or ()))
        return {self._words.argument(each): each.key for each in reasons}

    def _keep(self, rows: dict[int, PlayRow], chosen: Sequence[int]) -> None:
        """Keep the chosen rows, and none of those before."""
        for row in self._rows.values():
            row.bits.deleteLater()
        for number in rows.keys() - set(chosen):
            rows[number].bits.deleteLater()
        self._rows = {number: rows[number] for number in chosen}

    def _beginning_with(self, given: Sequence[str]) -> Sequence[int]:
        """Return the plays that begin with some answers, and have more."""
        done = len(given)
        plays = (each.answers for each in self._found)
        return [n for n, each in enumerate(plays) if each[:done] == given and each[done:]]

    def _show(self, row: int) -> None:
        """Show one of the plays that are left; the first one is lit."""
        self._shown = row
        first, *rest = self._rows
        play = [*self._rows.values()][row]
        key = OTHERS if row < len(rest) else FIRST
        reply = ReplyRow(key, self._catalogue.text(f"window-hint-{key}"))
        done = len(self._given or ())
        lights = () if row else self._lights(self._found[first].answers[done:])
        replies = [reply] if rest else []
        self.say(Speech(play.plan, lights, replies, aside=True, plays=[play]))

    def _lights(self, answers: Sequence[str]) -> Sequence[str]:
        """Return the places of the next answer, and of the pieces in those after it.

        A piece that could be taken for the next answer, but is one only later, waits for its light.
        """
        first, *later = answers
        decision, lit, follows = self._session.decision, [*self._where(first)], False
        options = () if decision is None else decision.options
        for answer in later:
            places = self._places(answer)
            follows |= not places
            lit += () if follows and answer in options else places
        return tuple(dict.fromkeys(lit))

    def _where(self, answer: str) -> Sequence[str]:
        """Return the places of the piece of an answer, or of the answer in words."""
        return self._places(answer) or (f"option:{answer}",)

    def _worth(self, number: int, first: int) -> str:
        """Return what to expect of the end after the first play, or what another one loses.

        The scores on the table are those as if the game ended now.
        """
        play, best = self._found[number], self._found[first]
        text, vague = self._catalogue.text, self._session.state.round <= VAGUE
        if number != first:
            points = round(best.points - play.points)
            percent = round(100 * (best.chance - play.chance))
            others = self._beginning_with(self._given or ())
            counted = any(round(best.points - self._found[n].points) for n in others)
            # One list has one measure: points, or the chance where all plays are worth as many.
            almost = "near" if vague or counted else "less" if percent else "equal"
            way = "worse" if points else almost
            return text(f"window-hint-{way}", percent=max(1, percent), n=points)
        points = round(best.points)
        way = "ahead" if points > 0 else "behind" if points < 0 else "level"
        rival = self._session.setup.names[best.rival]
        forecast = text(f"window-hint-{way}", n=abs(points), player=rival)
        chance = text("window-hint-chance", percent=round(100 * best.chance))
        return self._catalogue.sentences([forecast] if vague else [forecast, chance])

    def _left(self, number: int) -> Sequence[Event]:
        """Return what still happens in a play."""
        past = self._session.history[len(self._before) :]
        return self._found[number].events[sum(len(entry.events) for entry in past) :]

    def _plan(self, decision: Decision, number: int, among: Namesakes) -> str:
        """Return what is left of a play in words; ``among`` plays that name cards before it."""
        answer = self._found[number].answers[len(self._given or ())]
        plan = self._words.plan(decision.seat, self._left(number), among)
        return plan or capital(self._words.option(decision, answer))

    def _play(self, decision: Decision, number: int, first: int) -> PlayRow:
        """Return what is left of a play, in pictures and in words, why, and how good it is."""
        play, done = self._found[number], len(self._given or ())
        events = self._left(number)
        among = self._words.namesakes(self._session.state, decision.seat)
        plan = self._plan(decision, number, among)
        told = self._words.deeds(decision.seat, events)
        reasons = self._because(play.reasons_after(done))
        measure = self._catalogue.text("window-hint-measure")
        why, further = list[str](), [*reasons, measure]
        if number == first:  # what the others lack is said once all are known
            why = list(reasons[:GIVEN])
            further = [*reasons[GIVEN:], self._worth(number, first), measure]
        bits = Rows(BitRow, self)
        bits.show(self._pictures(decision.seat, events))
        places = list(chain.from_iterable(map(self._where, play.answers[done:])))
        return PlayRow(
            number,
            plan,
            why,
            bits,
            told,
            self._catalogue.sentences(further),
            places,
        )


def _look(play: PlayRow) -> Look:
    """Return what somebody sees of a play but for why, and what it lacks."""
    bits = [
        (bit.face.name if isinstance(bit.face, Face) else "", bit.sign, bit.text, bit.worth)
        for bit in play.bits.rows
    ]
    return play.plan, play.told, tuple(bits)
