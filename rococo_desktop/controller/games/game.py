"""One running game in the window: what a person does, and how the table follows."""

from functools import partial

from PySide6.QtCore import QObject, QUrl, Signal, Slot

from rococo_desktop.controller.commons import Commons
from rococo_desktop.controller.games.ending import Ending
from rococo_desktop.controller.input.gestures import Path
from rococo_desktop.controller.qt import InQml, Property, Value, qt_url
from rococo_desktop.controller.seats.characters import beaten
from rococo_desktop.controller.seats.seating import Seating
from rococo_desktop.controller.table.game_table import GameTable, shown_of
from rococo_desktop.controller.table.log import Log
from rococo_desktop.controller.table.portraits import portraits
from rococo_desktop.controller.table.prompt import Prompt, remark
from rococo_desktop.controller.table.score_sheet import ScoreSheet
from rococo_desktop.controller.table.small_talk import SmallTalk
from rococo_desktop.controller.table_kinds import QML, TABLES
from rococo_desktop.controller.teaching.lesson_tutor import Scripted
from rococo_desktop.controller.teaching.narrator import Narrator, rival_of
from rococo_desktop.controller.teaching.tutor import Classroom
from rococo_desktop.controller.teaching.tutors import Tutors
from rococo_desktop.controller.turns.encore import Encore
from rococo_desktop.controller.turns.hot_seat import HotSeat
from rococo_desktop.controller.turns.other_players import OtherPlayers
from rococo_desktop.controller.turns.safety_sign import SafetySign
from rococo_desktop.controller.turns.thinkers import Adviser, Thinker
from rococo_desktop.controller.turns.timeline import Timeline
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.match import Asked
from rococo_desktop.engine.state import State
from rococo_desktop.session.moves import Moves
from rococo_desktop.session.seats import RIVAL
from rococo_desktop.session.session import AnySession, NothingToRedoError, NothingToUndoError
from rococo_desktop.session.teaching.challenge_run import ChallengeRun, Course
from rococo_desktop.session.teaching.lesson_run import LessonRun
from rococo_desktop.session.tree import Moment
from rococo_desktop.words.undo import UndoWording


@InQml("Table.Program")
class GameController(QObject):
    """Shows a session to the person in the hot seat, and passes their answers on."""

    changed = Signal()
    left = Signal(object)
    """A new game must start from a moment of this one, which stays unchanged."""
    ended = Signal()

    table = Value(GameTable)
    """The table; each kind of game has its own class."""
    scene = Value(QUrl)
    """The QML file of the table."""
    title = Value(str)
    """The name of the game that is played, for the frame of the window."""
    finale = Value(QUrl)
    """The QML file of the scene between final scoring and score sheet; empty for none."""
    finaleName = Value(str)
    """The name of that scene."""
    prompt = Value(Prompt)
    hotSeat = Value(HotSeat)
    others = Value(OtherPlayers)
    tutors = Value(Tutors)
    talk = Value(SmallTalk)
    """What computer players say."""
    safety = Value(SafetySign)
    seating = Value(Seating)
    """The players of the seats."""
    log = Value(Log)
    timeline = Value(Timeline)
    score = Value(ScoreSheet)

    def __init__(
        self,
        commons: Commons,
        session: AnySession,
        thinker: Thinker,
        adviser: Adviser | None = None,
        lesson: Course | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.session = session
        self._commons, self._preferences = commons, commons.preferences
        catalogue = self._catalogue = commons.catalogue
        self._lesson = lesson
        setup, qml = session.setup, QML[session.setup.game]
        kind = TABLES[setup.game]
        self.scene, self.finale = qt_url(qml.scene), qt_url(qml.finale)
        self.title = catalogue.text(f"window-game-{setup.game}-label")
        self.finaleName = catalogue.text(f"window-finale-{setup.game}")
        self.safety = SafetySign(commons, session, self)
        table = self.table = kind.table(session, catalogue, self)
        words = self.words = table.words
        self._undoing = UndoWording(catalogue, words)
        self.table.followed.connect(self._follow)
        self.prompt = self.table.prompt
        self.talk = SmallTalk(session, catalogue, self.table.occasions, self)
        self._moves = Moves(session, self.table.manners)
        self.log = Log(words, setup.names, table.chapters, self, table.places_of)
        self.timeline = Timeline(session, catalogue, self.table.chapters, self.log, self)
        self.timeline.moved.connect(self._refresh)
        self.timeline.returned.connect(self._return_to)
        self.timeline.left.connect(self.left)
        self.hotSeat = HotSeat(session, self.timeline, self._preferences, self)
        self.hotSeat.moved.connect(self._refresh)
        Encore(session, catalogue, self.table, self.hotSeat, self.timeline)
        self.changed.connect(self.hotSeat.changed)
        self.score = ScoreSheet(
            catalogue,
            words,
            setup.names,
            portraits(setup.seats, kind.portrait),
            kind.scoring,
            self,
            partial(beaten, catalogue, session, words),
        )
        counted = not isinstance(lesson, ChallengeRun)
        self._ending = Ending(session, self.score, self._preferences, self, counted=counted)
        self._ending.due.connect(self._say_over)
        self._ending.told.connect(self._refresh)
        others = Scripted(lesson, thinker) if isinstance(lesson, LessonRun) else thinker
        self.others = OtherPlayers(commons, session, self.table, self.hotSeat, others, self)
        self.others.answered.connect(self._refresh)
        self.seating = Seating(session, catalogue, self)
        self.seating.given.connect(self._hand_over)
        room = Classroom(session, words, catalogue, kind.tutor, table.places_of, table.pictures)
        told, hot_seat, wishes = self._narrator(room), self.hotSeat, self._preferences
        self.tutors = Tutors(room, adviser, lesson, told, hot_seat, wishes, self)
        self.tutors.returned.connect(self._return_to)
        self.tutors.shown.connect(self.answer)
        self.tutors.played.connect(self._demonstrate)
        self.tutors.wentOn.connect(self._go_on)
        self.tutors.held.connect(self.others.drop)
        self.tutors.honoured.connect(partial(commons.play, "fanfare"))
        self.others.changed.connect(self._skip_along)
        self.changed.connect(self.tutors.changed)
        self.tutors.changed.connect(self._listen)
        if self.tutors.analysis is not None:
            self.tutors.analysis.chosen.connect(self.timeline.show)
        self._preferences.changed.connect(self._obey)

    @Property(bool, notify=changed)
    def handable(self) -> bool:
        """Whether seats can be handed over now."""
        going = self.session.asked is not None and not self.session.frozen
        return going and self._lesson is None

    @Property(bool, notify=changed)
    def over(self) -> bool:
        """Whether the game is over; a challenge may end before it is."""
        lesson = self._lesson
        pauses = isinstance(lesson, ChallengeRun) and lesson.challenge.until == "turns"
        return self.session.asked is None and not pauses

    @Property(bool, notify=changed)
    def canUndo(self) -> bool:
        return not self.timeline.past and self._moves.can_undo

    @Property(str, notify=changed)
    def undoHint(self) -> str:
        """The decision that undo takes back, and other players' turns."""
        return self._undoing.before(self._moves.undoable)

    @Property(bool, notify=changed)
    def canRedo(self) -> bool:
        return not self.timeline.past and self.session.can_redo

    def begin(self, before: "GameController | None" = None) -> None:
        """Show the game, to the viewer of ``before`` if given; connect listeners first."""
        if before is not None:
            self._ending.over, self._moves = before._ending.over, before._moves
            self.hotSeat.take_over(before.hotSeat)
        self._obey()
        self._refresh()
        self.tutors.called.connect(self._refresh)
        if self.session.frozen:
            self.score.skip()
            self.score.endFinale()

    @Slot()
    def _obey(self) -> None:
        """Follow the settings, which may have changed."""
        self._moves.asks_all = self._preferences.settings.bonuses == "asked"
        self.hotSeat.obey()
        self.tutors.obey()

    @Slot(str, result=bool)
    def answer(self, option: str) -> bool:
        """Answer for the person at the screen; return False if the answer is illegal now."""
        decision = self.hotSeat.decision
        if decision is None or option not in decision.options:
            return False
        self._show(self._moves.answer(option))
        return True

    @property
    def _may_change(self) -> bool:
        """Return whether the game is shown as it stands, to somebody who sits here."""
        return not self.hotSeat.curtain and not self.timeline.past

    @Slot()
    def undo(self) -> None:
        if self._may_change:
            taken = self._moves.undoable
            try:
                self._moves.undo()
            except NothingToUndoError:
                return
            self._refresh()
            self.prompt.mention(self._undoing.after(taken))

    @Slot()
    def takeBack(self) -> None:
        """Undo; if turns of others go too, the first press only says so."""
        doubt = self._undoing.doubt(self._moves.undoable) if self._may_change else ""
        if doubt and self.prompt.aside != doubt:
            self.prompt.doubt(doubt)
        else:
            self.undo()

    @Slot(result=bool)
    def stepBack(self) -> bool:
        """Take back the last answer of an unfinished act; return whether there was one."""
        if self.hotSeat.decision is None or not self._moves.amid:
            return False
        self.undo()
        return True

    @Slot()
    def redo(self) -> None:
        if self._may_change:
            try:
                self._moves.redo()
            except NothingToRedoError:
                return
            self._refresh()
            self.prompt.forget()

    @Slot(object)
    def _return_to(self, moment: Moment[State]) -> None:
        """Continue from another moment, of this line or of a branch."""
        self._moves.return_to(moment)
        self._refresh()
        self.prompt.forget()

    @Slot(int, str)
    def _hand_over(self, seat: int, kind: str) -> None:
        """Let somebody else play a seat from now on."""
        if not self.handable:
            return
        self.tutors.hush()
        self.session.hand_over(seat, kind)
        self._moves.forget()
        self.hotSeat.seat_people()
        self.tutors.dismiss_coach()
        self.seating.refresh()
        self._refresh()
        self.tutors.obey()
        self.prompt.mention(self.seating.tell(seat))

    def close(self) -> None:
        """Close the game and ignore further answers of bots."""
        self._preferences.changed.disconnect(self._obey)
        self.tutors.close()
        self.others.drop()
        self.hotSeat.close()
        self._ending.stop()

    @Slot()
    @Slot(object)
    def _refresh(self, events: tuple[Event, ...] = ()) -> None:
        """Show the game as it is now, to whom it may be shown; ``events`` have led here."""
        self.hotSeat.follow(played=bool(events))
        self.words.reader = self.hotSeat.sole
        seen_by, curtain = self.hotSeat.seen_by, self.hotSeat.curtain
        ends = self._ending.follow(over=self.over)
        self.timeline.refresh(seen_by, may_walk=not curtain, secret=self._ending.secret)
        skipped = self.others.rest()
        self.hotSeat.instead = self.tutors.attend()
        self.prompt.reviewed = self._moves.reviewed
        self._show_table(seen_by, () if curtain else events)
        if ends:
            self.prompt.forget()  # a remark about how the game goes on would be wrong now
        elif said := remark(self._catalogue, self.words, events, self._moves.gifts, seen_by):
            self.prompt.mention(said)
        self.others.drop()
        self.tutors.look_as(seen_by)
        self.changed.emit()
        if sound := self.table.sound_of(events):
            self._commons.play(sound)
        watched = bool(events) and not skipped
        if ends and self._ending.counted and not (watched and self._ending.lingers()):
            self.ended.emit()
        self.safety.follow()
        if not self._ending.near:  # otherwise who teaches speaks of the end once it is seen
            self.tutors.follow(() if skipped or self.over else events)
        if skipped or self._quiet:
            self.talk.hush()
        else:
            self.talk.follow(events)
        if not self.timeline.past:
            self._let_others_play()

    @property
    def _advised(self) -> bool:
        tutor = self.tutors.speaking
        return tutor is not None and tutor.text != ""

    @Slot()
    def _listen(self) -> None:
        """Let nobody speak while somebody advises."""
        if self._advised:
            self.talk.hush()

    @property
    def _quiet(self) -> bool:
        """Return whether computer players say nothing: nobody wants to hear or could follow it."""
        settings = self._preferences.settings
        unwanted = settings.talk == "silent" or settings.pace == "at_once"
        taught = self._lesson is not None or self._advised
        return unwanted or taught or self.timeline.past or self.hotSeat.curtain

    def _narrator(self, room: Classroom) -> Narrator | None:
        """Return who tells the turns of the automatic rival; nobody does in a lesson."""
        if rival_of(self.session) < 0 or self._lesson is not None:
            return None
        own = room._replace(portrait=TABLES[self.session.setup.game].portrait(RIVAL))
        elsewhere = self._looks_elsewhere
        return Narrator(own, self.table, self.hotSeat, self._preferences, elsewhere, self)

    def _looks_elsewhere(self) -> bool:
        """Return whether there is something else to look at than what is told."""
        others = self.others
        return others.held or others.paused or others.unseen or not self._may_change

    @Slot()
    def _skip_along(self) -> None:
        """Tell nothing more to people who skip ahead."""
        if self.others.hurried:
            self.tutors.skip()

    def _show_table(self, seen_by: int | None, events: tuple[Event, ...]) -> None:
        """Show the moment on show as a seat sees it; None is a spectator."""
        session, past, here = self.session, self.timeline.past, self.timeline.here
        instead, hurry = self.hotSeat.instead, self.others.hurried
        asks, secret = not past and not instead, self._ending.secret
        watched = self.hotSeat.watched
        shown = shown_of(
            session, here, seen_by, watched, events, asks=asks, hurry=hurry, secret=secret
        )
        self.table.show(shown)
        if self.hotSeat.waiting:
            instead = self._catalogue.text("window-turn-over", name=self.hotSeat.next)
        if instead and session.asked is not None and seen_by is not None:
            self.prompt.show(instead, Asked(session.asked.id, seen_by, None))
        if self.over:
            score = session.score()
            self.score.refresh(score, session.tree.line)
            if not past:
                self.table.finish(shown.view, score)

    @Slot()
    def _say_over(self) -> None:
        """Say that the game is over, once the last turn of a bot has been seen."""
        if self.over and (self.others.held or self.others.unseen):
            self._ending.wait()
        elif self.over:
            self.ended.emit()
            self.tutors.follow()

    @Slot(object)
    def _follow(self, path: Path) -> None:
        self._show(self._moves.follow(path.answers, path.goals))

    def _show(self, events: tuple[Event, ...]) -> None:
        """Show the events that followed from answers."""
        self.prompt.forget()
        self.table.motion.announced()
        self._refresh(events)

    @Slot()
    def _go_on(self) -> None:
        """Let the table be used again, or rest, as the tutor has gone on; others may act."""
        if self.tutors.attend() != self.hotSeat.instead:
            self._refresh()
        else:
            self._let_others_play()

    @Slot()
    def _let_others_play(self) -> None:
        if not self.tutors.holds and not self.hotSeat.waiting:
            self.others.think()

    @Slot(str)
    def _demonstrate(self, option: str) -> None:
        """Give one answer for the person at the screen, and none automatically."""
        if (decision := self.hotSeat.decision) is not None:
            self._show(self.session.answer(decision.id, option))
