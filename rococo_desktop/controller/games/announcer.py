"""What is said of one game to those who hear it: what happened, then what is asked."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Slot

from rococo_desktop.controller.commons import Commons
from rococo_desktop.controller.games.game import GameController
from rococo_desktop.controller.rows import NOBODY
from rococo_desktop.controller.speaker import ALL, SHORT, Rank
from rococo_desktop.controller.table.log import MOST_EVENTS, LogRow
from rococo_desktop.controller.table.prompt import REMARK
from rococo_desktop.engine.kernel import Entry
from rococo_desktop.engine.state import State
from rococo_desktop.session.tree import Moment
from rococo_desktop.words.undo import UndoWording


class _Heard(NamedTuple):
    """Up to where somebody has heard the log: the last line's key, and the session's version."""

    moment: Moment[State]
    key: int
    version: int


class Announcer(QObject):
    """Tells each viewer what was not said to them yet, from the history and the log's lines.

    So what is undone or loaded is not told as if it happened, and nothing is told twice. The turn
    of another player is told when it is complete, in whole sentences. Nobody hears what only
    somebody else may know; behind the curtain only the next player's name is said.
    """

    def __init__(
        self, commons: Commons, game: GameController, before: "Announcer | None" = None
    ) -> None:
        """Listen to a game; ``before`` has told of it until now, perhaps in another language."""
        super().__init__(game)
        self._game, self._session = game, game.session
        self._speaker, self._catalogue = commons.speaker, commons.catalogue
        self._words = game.words
        self._undoing = UndoWording(commons.catalogue, self._words)
        here, version = game.session.here, game.session.version
        self._begun = _Heard(here, _last_key(here) if game.session.history else -1, version)
        self._heard: dict[int | None, _Heard] = {}
        if before is not None:
            self._begun, self._heard = before._begun, before._heard
        self._viewer: int | None = None
        self._cuts = False
        """Whether the next sentence interrupts: the person at the screen has acted."""
        self._asked: tuple[str, ...] = ()
        """What was asked last; it is asked again only after something else."""
        self._stage = (0, "")
        self._taught = ("", "")
        self._rival = 0
        self._tellings: dict[str, Callable[[], Iterable[str]]] = {
            "table": self._table,
            "own": self._own,
            "rival": self._next_rival,
            "places": self._places,
            "displays": self._displays,
        }
        """What can be asked for."""
        game.changed.connect(self.follow)
        game.score.changed.connect(self._tell_end)
        game.prompt.mentioned.connect(self._remark)
        game.tutors.told.connect(self._teach)
        self._speaker.asked.connect(self._answer)
        self._speaker.expect_table()

    @Slot()
    def follow(self) -> None:
        """Tell how the game has changed."""
        hot_seat, timeline = self._game.hotSeat, self._game.timeline
        if not self._speaker.heard:
            self._heard.clear()
            self._begun = self._now()
        elif hot_seat.curtain:
            comes = self._catalogue.text("window-curtain-next", name=hot_seat.next)
            others = self._catalogue.text("window-curtain-others")
            self._ask_once((hot_seat.question,), comes, others, entered=True)
        elif timeline.past:
            shown = timeline.title, timeline.line
            self._ask_once(shown, *shown)
        else:
            self._tell_deeds(hot_seat.seen_by)
            self._ask()
            self._tell_end()

    # -- what happened ---------------------------------------------------------------------------

    def _now(self) -> _Heard:
        rows: Sequence[LogRow] = self._game.log.lines.rows
        last = max((row.key for row in rows), default=-1)
        return _Heard(self._session.here, last, self._session.version)

    def _tell_deeds(self, viewer: int | None) -> None:
        """Tell what the viewer has not heard; a turn of others only when it is complete."""
        heard, tree = self._heard.get(viewer, self._begun), self._session.tree
        shared, left = heard.moment, list[Entry[State]]()
        while tree.has_left(shared) and shared.before is not None and shared.entry is not None:
            left.insert(0, shared.entry)
            shared = shared.before
        happened = self._session.history[shared.depth :]
        same, persons = viewer == self._viewer, self._game.hotSeat.persons
        jumps = len(happened) > self._session.version - heard.version
        self._cuts |= bool(left or jumps or (happened and happened[0].seat in persons))
        if left and not happened:
            self._say(self._undoing.taken(left), Rank.HAPPENED)
        elif same and (left or jumps):
            self._say("" if left else self._undoing.again(happened), Rank.HAPPENED)
        elif self._complete:
            floor = _last_key(shared) if left else heard.key
            rows = [row for row in self._game.log.lines.rows if row.key > floor]
            self._tell_rows(rows, viewer)
        else:
            return
        self._heard[viewer], self._viewer = self._now(), viewer

    @property
    def _complete(self) -> bool:
        """Return whether a person is asked, another turn begins, or the game is over."""
        decision = self._session.decision
        if decision is None or decision.seat in self._game.hotSeat.persons:
            return True
        return self._game.table.opens_turn(decision)

    def _tell_rows(self, rows: Sequence[LogRow], viewer: int | None) -> None:
        for line in self._game.log.joined(rows):
            own = line.seat in (viewer, NOBODY) and not line.final
            if own or self._speaker.level != SHORT:
                self._say(line.text, Rank.HAPPENED)
        report = self._game.table.report
        if report is not None and self._speaker.level == ALL and any(row.heading for row in rows):
            self._say(report.arrivals(), Rank.HAPPENED)

    # -- what is asked ---------------------------------------------------------------------------

    def _ask(self) -> None:
        """Ask the person at the screen, after the round and the phase if these are new."""
        hot_seat, table = self._game.hotSeat, self._game.table
        decision = hot_seat.decision
        if decision is None and not hot_seat.waiting:
            self._asked = ()
            return
        question, level = self._game.prompt.text, self._speaker.level
        stage, moment, choices = (table.round, table.phase), "", ""
        if decision is not None and stage != self._stage and level != SHORT:
            moment = self._moment(new_round=stage[0] != self._stage[0])
        if decision is not None and level == ALL:
            options = [self._words.option(decision, each) for each in decision.options]
            choices = self._told(self._catalogue.text("window-table-pick"), options)
        self._ask_once((hot_seat.question, question), moment, question, choices)
        if decision is not None:
            self._stage = stage

    def _moment(self, *, new_round: bool = True) -> str:
        """Return the round, if there are any, and the phase."""
        table, parts = self._game.table, list[str]()
        if table.rounds and new_round:
            numbers = {"round": table.round, "rounds": table.rounds}
            parts.append(self._catalogue.text("window-table-round", **numbers))
        return self._catalogue.listed(filter(None, [*parts, table.phase]))

    def _ask_once(self, asked: tuple[str, ...], *texts: str, entered: bool = False) -> None:
        """Say what can be done now, unless the same was asked last."""
        if asked != self._asked:
            self._asked = asked
            for text in texts:
                self._say(text, Rank.ASKED, entered=entered)

    @Slot()
    def _tell_end(self) -> None:
        """Tell who has won, and all scores, once they have been counted."""
        score = self._game.score
        if not self._game.over or not score.seen or score.showing or self._game.hotSeat.curtain:
            return
        points = (self._catalogue.scored(row.name, row.total) for row in score.standings.rows)
        totals = self._told(score.totalName, points)
        self._ask_once(("end", score.verdict), totals, score.decisive, score.verdict)

    # -- what is said besides --------------------------------------------------------------------

    @Slot()
    def _remark(self) -> None:
        """Say a remark; a refusal interrupts."""
        prompt = self._game.prompt
        self._speaker.tell(prompt.aside, urgent=prompt.sign != REMARK)

    @Slot()
    def _teach(self) -> None:
        """Say what somebody teaches, with the subject when it is new."""
        tutor = self._game.tutors.speaking
        if tutor is None or not tutor.whole:
            self._taught = ("", "")
            return
        before, self._taught = self._taught, (tutor.title, tutor.whole)
        if before[0] != tutor.title:
            self._speaker.tell(tutor.title)
        if before != self._taught:
            self._speaker.tell(tutor.whole)

    @Slot(str)
    def _answer(self, wish: str) -> None:
        """Say what somebody wants to hear of the table."""
        if self._game.hotSeat.curtain or not self._speaker.heard:
            return
        self._cuts = True
        for text in self._tellings[wish]():
            self._say(text, Rank.ASKED)

    def _table(self) -> Iterable[str]:
        """Yield the round, the viewer's numbers, who leads where, and the question."""
        yield self._moment()
        report, viewer = self._game.table.report, self._game.hotSeat.seen_by
        if report is not None:
            seats = range(len(self._session.setup.seats)) if viewer is None else [viewer]
            yield from map(report.player, seats)
            yield from report.leaders()
        yield self._game.prompt.text

    def _own(self) -> Iterable[str]:
        report, viewer = self._game.table.report, self._game.hotSeat.seen_by
        return () if report is None or viewer is None else report.belongings(viewer)

    def _next_rival(self) -> Iterable[str]:
        """Return what a rival has, each time the next one."""
        report, viewer = self._game.table.report, self._game.hotSeat.seen_by
        if report is None:
            return ()
        seats = len(self._session.setup.seats)
        after = (seat % seats for seat in range(self._rival + 1, self._rival + 1 + seats))
        self._rival = next(seat for seat in after if seat != viewer)
        return report.belongings(self._rival)

    def _places(self) -> Iterable[str]:
        report = self._game.table.report
        return () if report is None else report.places()

    def _displays(self) -> Iterable[str]:
        report = self._game.table.report
        return () if report is None else report.displays()

    def _told(self, label: str, parts: Iterable[str]) -> str:
        return self._catalogue.text("window-told", label=label, text=self._catalogue.details(parts))

    def _say(self, text: str, rank: Rank, *, entered: bool = False) -> None:
        if text:
            self._speaker.tell(text, rank, urgent=self._cuts, entered=entered)
            self._cuts = False


def _last_key(moment: Moment[State]) -> int:
    """Return a key that no line of the log up to a moment exceeds, and all later ones do."""
    return (moment.depth + 1) * MOST_EVENTS - 1
