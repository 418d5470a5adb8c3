"""The analysis of a game: chances over time, costly decisions, and what was luck."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.ai.analysis import Account, Judgement, accounts
from rococo_desktop.controller.qt import InQml, Property, Value
from rococo_desktop.controller.rows import RowsOf
from rococo_desktop.controller.seats.characters import kind_row
from rococo_desktop.controller.table.log import EVERYBODY, PlayerRow
from rococo_desktop.controller.teaching.tutor import Classroom
from rococo_desktop.controller.turns.thinkers import Adviser, Request
from rococo_desktop.controller.turns.timeline import Study
from rococo_desktop.kinds.kind import Advice
from rococo_desktop.session.seats import HUMAN, RIVAL
from rococo_desktop.session.teaching.analysis import Stretch, imagined, stretches
from rococo_desktop.words.amounts import signed

COSTLY = 1.0
"""The points that a decision must have lost to be listed."""


class CurveRow(NamedTuple):
    """A seat, and what its decisions lost, as far as the viewer may know it.

    The ``account`` says what changed its chance to win; it is empty until the whole game is known.
    """

    key: int
    name: str
    decisions: str
    account: str


class CostlyRow(NamedTuple):
    """A costly decision: when it was made, what was played, and what was better.

    The ``worst`` of all that are listed is known once every play is evaluated.
    """

    key: int
    seat: int
    when: str
    lost: str
    played: str
    better: str
    reasons: str
    worst: bool


@InQml("Table.Program")
class Analysis(QObject):
    """Evaluates the plays of a game one after another, outside the window's thread.

    While the game goes on, these are the viewer's own plays of the past rounds, each evaluated in a
    deal of what the viewer could not see: the plays of others, and the chances that follow from
    them, would tell what they hold, and what was drawn would tell what is left.
    """

    changed = Signal()
    cursorMoved = Signal()
    chosen = Signal(object)
    """Asks the table to show a moment, a ``Study``."""

    curves = RowsOf(CurveRow)
    """The seats, with what their decisions lost and what chance gave them."""
    costly = RowsOf(CostlyRow)
    """The costly decisions of whom the list is about, in the order of the game."""
    players = RowsOf(PlayerRow)
    """The players whose decisions can be chosen; nobody while the game goes on."""
    about = Value(int, notify=changed)
    """The seat whose decisions are listed; -1 for everybody's."""
    cursor = Value(int, notify=cursorMoved)
    """The number of the play under the pointer."""

    def __init__(self, room: Classroom, advice: Advice, adviser: Adviser, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._words, self._catalogue = room.session, room.words, room.catalogue
        self._advice = advice
        self._adviser = adviser
        self._version = -1
        self._viewer: int | None = None
        self._own: int | None = None
        self._picked: int | None = None
        """Whose decisions were asked for; None as long as nobody's were."""
        self._basis: int | None = None
        """The viewer for whom the plays were evaluated; None for everybody, after the end."""
        self.plays: list[Stretch] = []
        """The plays to evaluate, in the order of the game."""
        self._found: list[Judgement] = []
        self._failed = False
        self._request = Request(self)
        self._request.answered.connect(self._note)
        self._request.failed.connect(self._fail)

    # -- what is shown ---------------------------------------------------------------------------

    @Property(int, notify=changed)
    def count(self) -> int:
        """The number of plays evaluated so far; the end comes after them all."""
        return len(self._found) + bool(self._outcome)

    @Property(int, notify=changed)
    def total(self) -> int:
        """The number of plays, plus the end of the game if it is over."""
        return len(self.plays) + self._over

    @Property(bool, notify=changed)
    def done(self) -> bool:
        return self._failed or len(self._found) == len(self.plays)

    @Property(str, notify=changed)
    def progress(self) -> str:
        """The progress of the analysis, or its result."""
        texts = self._catalogue
        if self._failed:
            return texts.text("window-analysis-failed")
        if not self.done:
            percent = 100 * len(self._found) // max(1, len(self.plays))
            return texts.text("window-analysis-thinks", percent=percent)
        if not self.costly.rows:
            return texts.text("window-analysis-spotless")
        return texts.text("window-analysis-costly" if self._over else "window-analysis-so_far")

    @Slot(int, result="QVariantList")
    def chancesOf(self, seat: int) -> list[float]:
        """Return a seat's chance to win after each evaluated play, then the actual outcome."""
        judged = [each.chances[seat] for each in self._found]
        return [*judged, self._outcome[seat]] if self._outcome else judged

    @property
    def barred(self) -> str:
        """Return why nothing may be evaluated yet; empty if there may be a play.

        In a running game that is one of the viewer's in a past round.
        """
        if self._over:
            return ""
        if self._viewer is None:
            return "curtain" if self._session.setup.persons else "watching"
        return "" if self._session.state.round > 1 else "round"

    @property
    def _over(self) -> bool:
        return self._session.asked is None

    @property
    def _outcome(self) -> Sequence[float]:
        """Return the seats' shares of the victory once all plays of a whole game are evaluated."""
        if not self._over or not self.plays or len(self._found) < len(self.plays):
            return ()
        winners = self._session.score().winners
        seats = range(len(self._session.setup.names))
        return [(seat in winners) / len(winners) for seat in seats]

    @Property("QVariantList", notify=changed)
    def rounds(self) -> list[int]:
        """The numbers of the plays with which a round begins."""
        line = self._session.tree.line
        numbers = [line[play.begin].state.round for play in self.plays]
        return [n for n, each in enumerate(numbers) if n == 0 or each != numbers[n - 1]]

    @Property(str, notify=cursorMoved)
    def told(self) -> str:
        """The play under the pointer, and everybody's chance after it."""
        if not self._found:
            return ""
        texts = self._catalogue
        if self.cursor < len(self._found):
            when = self._when(self.plays[self.cursor])
            shares: Sequence[float] = self._found[self.cursor].chances
        else:
            when, shares = texts.text("window-analysis-end"), self._outcome
        parts = [
            texts.text("window-analysis-chance", player=name, percent=round(100 * share))
            for name, share in zip(self._session.setup.names, shares, strict=True)
        ]
        return texts.text("window-analysis-after", when=when, chances=texts.between(parts))

    @Slot(int)
    def point(self, number: int) -> None:
        number = max(0, min(number, self.count - 1))
        if number != self.cursor:
            self.cursor = number
            self.cursorMoved.emit()

    @Slot()
    def show(self) -> None:
        """Show the table before the play under the pointer, or as it is in the end."""
        if self.cursor < len(self._found):
            play, judged = self.plays[self.cursor], self._found[self.cursor]
            if judged.points < COSTLY:
                self.chosen.emit(Study(play.begin))
            else:
                better = self._better(play, judged)
                self.chosen.emit(Study(play.begin, better, judged.best.answers))
        elif self._found:
            self.chosen.emit(Study(len(self._session.tree.line) - 1))

    @Slot(int)
    def filter(self, seat: int) -> None:
        """List the decisions of a seat; -1 for everybody's."""
        self._picked = seat
        self._tell()

    # -- the work --------------------------------------------------------------------------------

    def look_as(self, viewer: int | None, own: int | None = None) -> None:
        """Note who looks at the table, if anybody, and the seat of the only person, if any."""
        self._viewer, self._own = viewer, own
        if not self._over and viewer != self._basis:
            self.stop()

    @Slot()
    def begin(self) -> None:
        """Evaluate the plays of the game, or continue with it."""
        session = self._session
        basis = None if self._over else self._viewer
        if (session.version, basis) != (self._version, self._basis):
            self._request.drop()
            before = self.plays if basis == self._basis else []
            self._version, self._basis = session.version, basis
            self.plays = list(self._known_plays())
            pairs = enumerate(zip(before, self.plays, strict=False))
            alike = next((n for n, (old, new) in pairs if old != new), len(before))
            self._found = self._found[: min(alike, len(self.plays))]
            self._failed, self.cursor = False, 0
            self._tell()
        if not self._request.pending and not self.done:
            self._ask()

    def _known_plays(self) -> Iterator[Stretch]:
        """Yield the plays with a choice, and those of an automatic rival, which are chance.

        In a running game these are the viewer's own, before the present round, which would betray a
        hand.
        """
        session, opens = self._session, self._advice.opens_turn
        for play in stretches(session.tree.line, lambda asked: opens(session.match, asked)):
            past = session.tree.line[play.begin].state.round < session.state.round
            rival = session.setup.seats[play.seat].kind == RIVAL
            if (play.free or rival) and (self._over or (past and play.seat == self._viewer)):
                yield play

    @Slot()
    def stop(self) -> None:
        """Postpone the work."""
        self._request.drop()

    def _ask(self) -> None:
        session, play = self._session, self.plays[len(self._found)]
        setup, seed = session.match.setup, session.setup.seed
        known = session.tree.line[play.begin].state
        before = known if self._over else imagined(session, play)
        self._request.ask(self._adviser.analyse(setup, before, play.answers, seed))

    @Slot(object)
    def _note(self, judgement: Judgement) -> None:
        self._found.append(judgement)
        if not self.done:
            self._ask()
        self._tell()

    @Slot()
    def _fail(self) -> None:
        """Show the results so far."""
        self._failed = True
        self._tell()

    # -- in words --------------------------------------------------------------------------------

    def _tell(self) -> None:
        names, found = self._session.setup.names, self._found
        pairs = list(zip(self.plays, found, strict=False))
        told = [*map(self._account, self._accounts(pairs))]
        self.curves.show(
            CurveRow(
                key=seat,
                name=name,
                decisions=self._decisions(seat, pairs),
                account=told[seat] if told else "",
            )
            for seat, name in enumerate(names)
        )
        own = EVERYBODY if self._own is None else self._own
        self.about = own if self._picked is None else self._picked
        self.players.show(PlayerRow(*seat) for seat in enumerate(names) if self._over)
        listed = [
            place
            for place, (play, each) in enumerate(pairs)
            if each.points >= COSTLY and self.about in (EVERYBODY, play.seat)
        ]
        worst = max(listed, key=lambda place: found[place].lost, default=None)
        self.costly.show(self._row(n, worst=self.done and n == worst) for n in listed)
        self.changed.emit()
        self.cursorMoved.emit()

    def _decisions(self, seat: int, judged: Sequence[tuple[Stretch, Judgement]]) -> str:
        """Return what a seat's plays have lost; of others in a running game the name alone."""
        name = self._session.setup.names[seat]
        if not self._over and seat != self._viewer:
            return name
        lost = sum(each.points for play, each in judged if play.seat == seat)
        return self._catalogue.text(
            "window-analysis-decisions", player=name, points=self._points(lost)
        )

    def _row(self, place: int, *, worst: bool) -> CostlyRow:
        play, judged, texts = self.plays[place], self._found[place], self._catalogue
        reasons = [self._words.argument(each) for each in judged.best.reasons]
        return CostlyRow(
            key=place,
            seat=play.seat,
            when=self._when(play),
            lost=texts.text(
                "window-analysis-lost",
                when=self._when(play),
                percent=round(100 * judged.lost),
                points=self._points(judged.points),
            ),
            played=texts.text(
                "window-analysis-played", turn=self._words.deeds(play.seat, judged.played)
            ),
            better=self._better(play, judged),
            reasons=texts.between(reasons),
            worst=worst,
        )

    def _better(self, play: Stretch, judged: Judgement) -> str:
        among = self._words.namesakes(self._session.tree.line[play.begin].state, play.seat)
        plan = self._words.plan(play.seat, judged.best.events, among)
        return self._catalogue.text("window-analysis-better", turn=plan)

    def _when(self, play: Stretch) -> str:
        texts, session = self._catalogue, self._session
        state, player = session.tree.line[play.begin].state, session.setup.names[play.seat]
        if session.players.of(play.seat) is None:
            kind = session.players.at(play.seat, play.begin)
            if kind != HUMAN:
                who = kind_row(texts, session.setup.game, kind).label
                player = texts.text("window-analysis-stand_in", player=player, who=who)
        return texts.text("window-analysis-turn", round=state.round, player=player)

    @Slot(float, result=str)
    def percent(self, share: float) -> str:
        """Return a share of 1 in percent, as the language writes it."""
        return self._catalogue.text("window-analysis-percent", percent=round(100 * share))

    def _points(self, points: float) -> str:
        return self._catalogue.text("window-analysis-points", n=round(points))

    def _accounts(self, judged: Sequence[tuple[Stretch, Judgement]]) -> Sequence[Account]:
        """Return by seat what changed the chances of a whole game; nothing before it is known."""
        if not self._outcome:
            return ()
        plays = [(play.seat, each) for play, each in judged]
        return accounts(plays, range(self._session.match.setup.players), self._outcome)

    def _account(self, account: Account) -> str:
        """Return the parts of a change in words; rounded as they are, they add up."""
        start, own, others, end = (
            round(100 * each) for each in (account.start, account.own, account.others, account.end)
        )
        luck = end - start - own - others
        return self._catalogue.text(
            "window-analysis-account",
            start=start,
            own=signed(own),
            others=signed(others),
            luck=signed(luck),
            end=end,
        )
