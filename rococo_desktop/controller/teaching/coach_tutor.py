"""The tutor as a coach: says what matters before a choice, and what a costly turn has lost."""

from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Future
from itertools import chain
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.ai.analysis import Judgement
from rococo_desktop.ai.suggestion import HINTS, Suggestion
from rococo_desktop.controller.teaching.hint_tutor import GIVEN, Ahead, HintTutor
from rococo_desktop.controller.teaching.tutor import Classroom, ReplyRow, Speech, Tutor
from rococo_desktop.controller.turns.thinkers import Adviser, Request
from rococo_desktop.engine.events import kind_of
from rococo_desktop.engine.state import Decision, State
from rococo_desktop.kinds.kind import Advice
from rococo_desktop.rules.events import ActionChosen
from rococo_desktop.rules.questions import FORFEIT
from rococo_desktop.session.teaching.analysis import Stretch, imagined, stretches
from rococo_desktop.session.teaching.coach import OWN, PIECES, Coaching, Tip
from rococo_desktop.session.tree import Moment
from rococo_desktop.words import NAMED

HEARD = "heard"
"""The reply to a tip."""


class Plan:
    """The turn that the coach would play, found outside the window's thread.

    It is the first play of the hint that there is at its beginning: they say the same.
    """

    def __init__(self, moment: Moment[Any], before: tuple[str, ...]) -> None:
        self.moment = moment
        """The moment before the turn."""
        self.before = before
        """The answers of the game before the turn."""
        self.found: Sequence[Suggestion] = ()


class CoachTutor(Tutor):
    """Watches one person's game; silent when there is nothing to say."""

    interrupted = Signal()
    """A turn is discussed that was over before: the others wait again."""

    def __init__(
        self,
        room: Classroom,
        seat: int,
        advice: Advice,
        adviser: Adviser,
        hint: HintTutor,
        parent: QObject,
    ) -> None:
        super().__init__(room, "", parent, "window-coach-leave")
        self._seat = seat
        self._advice = advice
        self._adviser = adviser
        self._hint = hint
        hint.given.connect(self._yield)
        self._coaching = Coaching(room.session.setup.game)
        self._tips: dict[Moment[Any], Speech] = {}
        """The words said before each choice, to be repeated after undo and redo."""
        self._plan: Plan | None = None
        self._request = Request(self)
        self._request.answered.connect(self._mean)
        self._request.failed.connect(self._fail)
        self._glance: Ahead | None = None
        """The hint for a choice of which the coach's own turn says nothing."""
        self._glancing = Request(self)
        self._glancing.answered.connect(self._look)
        self._glancing.failed.connect(self._look)
        self._asked = 0
        self._depth = 0
        """The number of answers of the game when it was last followed."""
        self._undone = False
        """Whether that came again by undo; whoever finds nothing there is told where they are."""
        self._judged: tuple[Plan, Stretch] | None = None
        """The turn that is judged, and how it was played; the others wait for the verdict."""
        self._judging = Request(self)
        self._judging.answered.connect(self._weigh)
        self._judging.failed.connect(self._acquit)
        self._criticized: Moment[Any] | None = None
        """The moment before the costly turn that is being discussed."""
        self._counsel = Speech()
        """The turn that the coach would play instead of it, and where its pieces lie."""
        self._retried: Moment[Any] | None = None
        """The moment from which a costly turn is played again, with the advice in view."""
        self._away = False

    @property
    def holds(self) -> bool:
        return self._criticized is not None or self._judging.pending

    @Slot()
    def goOn(self) -> None:
        self._criticized = None
        self.say(Speech())
        self._resume()
        self.wentOn.emit()

    @Slot(str)
    def reply(self, answer: str) -> None:
        """Dismiss a tip, also if its choice comes again by undo."""
        if answer == HEARD:
            self._silence()
            self.say(Speech())

    @Slot()
    def takeBack(self) -> None:
        moment, self._criticized = self._criticized, None
        if moment is not None:
            self._retried = moment
            self.say(Speech())
            self.returned.emit(moment)

    @Slot()
    def leave(self) -> None:
        self._away = True
        self.goOn()
        self.left.emit()

    def follow(self) -> None:
        """Examine the game after a change: judge a finished turn, and speak before a choice.

        Who has played faster than the coach thinks is told as soon as the coach knows better.
        """
        if self._away:
            return
        depth, decision = self._session.here.depth, self._session.decision
        undone, self._depth = depth < self._depth, depth
        mine = decision is not None and decision.seat == self._seat
        begins = mine and decision is not None and self._begins(decision)
        plan = self._plan
        if plan is not None and self._session.tree.has_left(plan.moment):
            self._drop()
        elif plan is not None and self._is_past(plan) and (mine or not self._request.pending):
            self._drop()
            self._judge(plan)
        if self._judged is not None and self._session.tree.has_left(self._judged[0].moment):
            self._judging.drop()
            self._judged = None
        if decision is None or not mine:
            self._glancing.drop()
            self._asked = 0
            if self._criticized is None:
                self.say(Speech())
            return
        if begins and self._retried is not self._session.here:
            self._retried = None
        if begins and self._plan is None:
            self._plan = Plan(self._session.here, self._session.answers)
            self._think()
        if decision.id != self._asked:
            self._glancing.drop()
            self._asked = decision.id
            self._criticized = None
            self._undone = undone
            self._advise(decision)

    @property
    def ahead(self) -> Ahead | None:
        """The plays of the turn that is being played, as the coach knows them; None so far."""
        plan = self._plan
        return Ahead(plan.before, plan.found) if plan is not None and plan.found else None

    # -- before a choice -------------------------------------------------------------------------

    @Slot()
    def _yield(self) -> None:
        """Leave a choice to the hint: two voices might say different things of it."""
        self._retried = None
        self._silence()
        if self._criticized is None:
            self.say(Speech())

    def _silence(self) -> None:
        """Say nothing more of the choice that is asked."""
        self._tips[self._session.here] = Speech()
        self._undone = False

    def _advise(self, decision: Decision) -> None:
        if self._retried is not None:
            self.say(self._counsel)
            return
        moment = self._session.here
        if moment not in self._tips:
            tip = Speech() if self._hint.speaks else self._tip(decision)
            if tip is not None:
                self._tips[moment] = tip
        said = self._tips.get(moment, Speech())
        if self._undone and not said.text and not self._hint.speaks:
            said = self._aside(self._catalogue.text("coach-undone"))
        self.say(said)

    def _tip(self, decision: Decision) -> Speech | None:
        """Return the rule of thumb for a choice, or silence; None while it waits for the hint.

        One that recommends a deed is said only if the hint does, too.
        """
        session = self._session
        numbers, pieces = self._advice.facts(session.match, session.view(self._seat))
        for tip in self._coaching.due(decision.kind, numbers, self._news()):
            play: Suggestion | None = None
            if tip.deeds:
                ahead = self._foreseen()
                if ahead is None:
                    return None
                done = len(session.answers) - len(ahead.before)
                play = ahead.first(session.answers)
                if play is None or not tip.agrees(play, done, pieces):
                    continue
            self._coaching.note(tip)
            return self._aside(
                self._words.advice(tip.key, pieces[tip.of] if tip.of else (), **numbers),
                self._lit(tip, pieces, play),
            )
        return Speech()

    def _aside(self, text: str, lights: Sequence[str] = ()) -> Speech:
        """Return words after which one may play on without a reply."""
        heard = ReplyRow(HEARD, self._catalogue.text("window-coach-heard"))
        return Speech(text, lights, replies=[heard], aside=True)

    def _news(self) -> set[str]:
        """Return the kinds of the events since the person's last answer, those of it too.

        Those of their own last turn are there once more, as such, and with the rank of whom they
        are about.
        """
        news, answered = set[str](), False
        for entry in reversed(self._session.history):
            mine = entry.seat == self._seat
            if not answered:
                news |= {kind_of(type(event)) for event in entry.events}
            answered |= mine
            if mine:
                for event in entry.events:
                    if getattr(event, "seat", None) == self._seat:
                        own = f"{OWN}{kind_of(type(event))}"
                        rank = self._advice.rank(self._session.match, event)
                        news |= {own, f"{own}-{rank}"} if rank else {own}
                asked = entry.before.pending
                if asked is not None and self._begins(asked):
                    break
        return news

    def _lit(
        self, tip: Tip, pieces: Mapping[str, Sequence[str]], play: Suggestion | None
    ) -> list[str]:
        """Return where the light falls: of many pieces on a few, those of the hint first."""
        places = [f"{PIECES}{tip.of}", *tip.light] if tip.of else tip.light
        lit = [each for each in places if not each.startswith(PIECES)]
        meant = [
            piece
            for each in places
            if each.startswith(PIECES)
            for piece in pieces[each.removeprefix(PIECES)]
        ]
        if play is not None:
            used = frozenset(self._where(play.answers))
            meant = sorted(meant, key=lambda piece: used.isdisjoint(self._places(piece)))[:NAMED]
        return [*self._where(meant), *lit]

    def _foreseen(self) -> Ahead | None:
        """Return the hint for the choice that is asked, or ask for it and return None."""
        answers = self._session.answers
        for ahead in (self.ahead, self._glance):
            if ahead is not None and (ahead.before == answers or ahead.first(answers)):
                return ahead
        if not self._request.pending and not self._glancing.pending:
            self._glancing.ask(self._suggested())
        return None

    @Slot(object)
    def _look(self, found: object) -> None:
        """Note the hint for a choice; none was found if something failed."""
        plays = found if isinstance(found, tuple) else ()
        self._glance = Ahead(self._session.answers, plays)
        self._resume()

    def _resume(self) -> None:
        """Say the tip that has waited for the hint, unless there is something else to say."""
        decision = self._session.decision
        waits = not self._away and self._criticized is None
        if waits and decision is not None and decision.id == self._asked:
            self._advise(decision)

    def _where(self, pieces: Iterable[str]) -> Iterable[str]:
        """Return where pieces or the pieces of answers may lie, each place once."""
        return dict.fromkeys(chain.from_iterable(map(self._places, pieces)))

    # -- the coach's own turn --------------------------------------------------------------------

    def _think(self) -> None:
        """Look for the coach's own turn."""
        self._request.ask(self._suggested())

    def _suggested(self) -> Future[tuple[Suggestion, ...]]:
        """Begin to look for the plays of a hint."""
        session = self._session
        setup, view = session.match.setup, session.view(self._seat)
        return self._adviser.suggest(setup, view, session.setup.seed, HINTS)

    @Slot(object)
    def _mean(self, found: Sequence[Suggestion]) -> None:
        """Note what was found."""
        plan = self._plan
        if plan is None:
            return
        plan.found = found
        self._resume()
        if self._is_past(plan):
            self._drop()
            self._judge(plan)
            if self._judging.pending:
                self.interrupted.emit()

    @Slot()
    def _fail(self) -> None:
        self._drop()
        self._resume()

    def _drop(self) -> None:
        """Forget any turn in mind; without one the coach simply stays silent."""
        self._request.drop()
        self._plan = None

    def _is_past(self, plan: Plan) -> bool:
        """Return whether the turn in mind has been played."""
        here = self._session.here
        return here is not plan.moment and self._is_after_turn(here.state)

    def _is_after_turn(self, state: State) -> bool:
        """Return whether the learner's turn is over in a state."""
        asked = state.pending
        return asked is None or asked.seat != self._seat or self._begins(asked)

    def _begins(self, decision: Decision) -> bool:
        return self._advice.opens_turn(self._session.match, decision)

    # -- after a turn ----------------------------------------------------------------------------

    def _judge(self, plan: Plan) -> None:
        """Ask what a finished turn has lost; one that goes on with a plan of a hint is not judged.

        It is measured as in the analysis.
        """
        if not plan.found or self._hint.was_followed(len(plan.before)):
            return
        meant = self._hint.meant(plan.before, plan.moment.state.round)
        if not meant.isdisjoint(self._session.answers[len(plan.before) :]):
            return
        turns, begin = stretches(self._session.tree.line, self._begins), plan.moment.depth
        turn = next((each for each in turns if each.begin == begin), None)
        if turn is not None:
            self._judged = plan, turn
            before = imagined(self._session, turn)
            setup, seed = self._session.match.setup, self._session.setup.seed
            self._judging.ask(self._adviser.analyse(setup, before, turn.answers, seed))

    @Slot(object)
    def _weigh(self, found: Judgement) -> None:
        """Discuss the turn that was judged, or let the others go on.

        A play that a hint would have named as well lost no more than the hint says.
        """
        judged, self._judged = self._judged, None
        if judged is None or self._away:
            return
        (plan, turn), lost = judged, found.points
        best = plan.found[0]
        for play in plan.found:
            if turn.answers[: len(play.answers)] == play.answers:
                lost = min(lost, best.points - play.points)
        chosen = [each.action for each in found.played if isinstance(each, ActionChosen)]
        costly = self._coaching.judge(lost, wasted=chosen == [FORFEIT])
        among = self._words.namesakes(plan.moment.state, self._seat)
        said = self._words.plan(self._seat, best.events, among) if costly else ""
        if not said:
            self._acquit()
            return
        texts, may_return = self._catalogue, self._session.undo_rule.may_return(plan.moment)
        lights, why = tuple(self._where(best.answers)), self._because(best.reasons[:GIVEN])
        self._criticized = plan.moment
        self._hint.note(Ahead(plan.before, (best,)), plan.moment.state.round)
        retry = texts.sentences([texts.text("coach-retry", turn=said), *why])
        self._counsel = Speech(retry, lights)
        words = texts.sentences([texts.text("coach-costly", n=round(lost), turn=said), *why])
        self.say(Speech(words, lights, go_on=True, take_back=may_return))

    @Slot()
    def _acquit(self) -> None:
        """Say nothing of a turn; the others may have waited for the verdict."""
        self._judged = None
        if self._criticized is None:
            self.wentOn.emit()
