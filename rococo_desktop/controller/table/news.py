"""The others' turns since the viewer's last one: a row of pictures per turn and new round.

It is built from the events of the history, so that it is the same after undo and in a loaded
game. It stays until the person at the screen acts; for somebody who learns, until that turn ends.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.rows import NOBODY, Rows, RowsOf
from rococo_desktop.controller.table.bits import BitRow
from rococo_desktop.controller.table.chapters import is_income
from rococo_desktop.controller.table.portraits import portraits
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.events import CardTaken, RoundBegan
from rococo_desktop.rules.state import ACT
from rococo_desktop.session.seats import HUMAN
from rococo_desktop.session.session import AnySession
from rococo_desktop.texts import Catalogue
from rococo_desktop.words import Words
from rococo_desktop.words.amounts import signed
from rococo_desktop.words.standing import StandingWording

MOST = 16
"""The number of latest rows that are shown."""


class Pictures(NamedTuple):
    """A turn or a play in pictures.

    ``card`` is the face of the played card, and ``sign`` replaces it if there is none; ``action``
    is the main action, ``mark`` its sign, ``deed`` the key of its predicate if it is not that of
    the action, and the ``bits`` are what came of it.
    """

    bits: Sequence[BitRow]
    card: QObject | None = None
    sign: str = ""
    action: str = ""
    mark: str = ""
    deed: str = ""


class NewsRow(NamedTuple):
    """A turn of a player, or a new round (nobody's); ``places`` are the changed places.

    ``change`` is that of the viewer's score, with its sign, ``gist`` the reasons in short, and
    ``why`` in full; ``earned`` is how that of the player changed, with the reasons.
    ``card`` is the face of the played card, and ``sign`` replaces it if there is none; ``action``
    is the sign of the action, and ``deed`` a word for it. It happened between the moments ``first``
    and ``last``. The ``brief`` is the turn as one short sentence.
    """

    key: str
    title: str
    bits: Rows
    places: list[str]
    summary: str
    brief: str = ""
    seat: int = NOBODY
    portrait: str = ""
    card: QObject | None = None
    sign: str = ""
    action: str = ""
    deed: str = ""
    change: str = ""
    gist: str = ""
    why: str = ""
    earned: str = ""
    first: int = 0
    last: int = 0


class IncomeRow(NamedTuple):
    """A player's income; each of its parts has an amount with its sign, and a reason.

    The ``total`` is that of the first sign. ``told`` are the parts in words, ``leads`` says where
    the player is ahead; it may be empty.
    """

    key: int
    name: str
    total: int
    amounts: list[int]
    signs: list[str]
    reasons: list[str]
    told: list[str]
    portrait: str = ""
    leads: str = ""


class FaceRow(NamedTuple):
    """A piece that left or came."""

    key: int
    face: QObject


@InQml("Table.Program")
class RoundReport(QObject):
    """The round that began last, for a banner."""

    incomes = RowsOf(IncomeRow)
    gone = RowsOf(FaceRow)
    """The pieces that left the table."""
    come = RowsOf(FaceRow)
    """The new pieces on the table."""
    why = Value(str)
    """Why pieces leave the displays between two rounds, and which stay."""

    def __init__(self, why: str, parent: QObject) -> None:
        super().__init__(parent)
        self.why = why

    def show(
        self, incomes: Sequence[IncomeRow], gone: Sequence[QObject], come: Sequence[QObject]
    ) -> None:
        """Show what happened between two rounds."""
        self.incomes.show(incomes)
        self.gone.show(FaceRow(*each) for each in enumerate(gone))
        self.come.show(FaceRow(*each) for each in enumerate(come))


class Span(NamedTuple):
    """The events of a turn or between two rounds, from one moment of the history to another.

    A turn is ``alone`` up to the moment at which what follows between two rounds began.
    """

    seat: int
    first: int
    last: int
    events: list[Event]
    alone: int


def begins_round(event: Event) -> bool:
    """Return whether an event may be the first of those between two rounds."""
    return isinstance(event, RoundBegan) or is_income(event)


def turn_of(session: AnySession, viewer: int | None) -> int:
    """Return the moment at which the turn began that the viewer is in; that to come for none."""
    history, asked = session.history, session.asked
    if viewer is None or asked is None or asked.seat != viewer:
        return len(history)
    for moment in range(len(history) - 1, -1, -1):
        events = history[moment].events
        if not _is_own(session, history[moment].seat, viewer, moment):
            break
        if any(map(begins_round, events)):
            break
        if any(event.opens_turn for event in events):
            return moment
    return len(history)


def spans_since(session: AnySession, viewer: int | None) -> Iterator[Span]:
    """Yield what happened since the viewer's last turn, turn by turn; for a spectator, all.

    A turn that a bot played for the viewer is not the viewer's, and one that the viewer is in has
    not happened yet.
    """
    history, end = session.history, turn_of(session, viewer)
    own = (
        moment
        for moment in range(end - 1, -1, -1)
        if _is_own(session, history[moment].seat, viewer, moment)
        and history[moment].before.phase == ACT
    )
    span: Span | None = None
    for moment in range(next(own, 0), end):
        for event in history[moment].events:
            seen = event.seen_by(viewer)
            between = begins_round(event) and (span is None or span.seat != NOBODY)
            if event.opens_turn or between:
                if span is not None:
                    yield span._replace(alone=moment) if between else span
                seat = NOBODY if between else getattr(event, "seat", NOBODY)
                span = Span(seat, moment, moment + 1, [], moment + 1)
            if span is not None and seen is not None:
                span.events.append(seen)
                span = span._replace(last=moment + 1, alone=moment + 1)
    if span is not None:
        yield span


@InQml("Table.Program")
class News(QObject):
    """The turns of the others, as far as the person at the screen may know them.

    A game makes a row of each turn and round.
    """

    rows = RowsOf(NewsRow)
    told = Signal()
    acting = Value(bool, notify=told)
    """Whether the person at the screen is in a turn."""
    report = Value(RoundReport)
    """The round that began last."""

    untold: tuple[type[Event], ...] = (CardTaken,)
    """The events that are not told, because everybody has them."""

    renewing: tuple[type[Event], ...] = (RoundBegan,)
    """The events after which other pieces lie where some were taken."""

    def __init__(
        self, catalogue: Catalogue, wording: Words, income: str, why: str, parent: QObject
    ) -> None:
        """``income`` is the word for what players get between two rounds.

        ``why`` says what leaves the displays then.
        """
        super().__init__(parent)
        self._catalogue = catalogue
        self._wording = wording
        self._standing = StandingWording(catalogue, wording)
        self._got = income
        self._bits: dict[str, Rows] = {}
        self._kept: dict[tuple[int | None, str], tuple[Span, NewsRow]] = {}
        """The rows on show, each with the span that it was made from."""
        self.report = RoundReport(why, self)

    def ahead(self, places: Iterable[tuple[str, int]]) -> str:
        """Return where somebody is ahead, each place with its points; empty for nowhere."""
        said = [self._catalogue.scored(name, signed(points)) for name, points in places]
        return (
            self._catalogue.text("window-round-leads", places=self._catalogue.listed(said))
            if said
            else ""
        )

    def tell(self, session: AnySession, viewer: int | None) -> None:
        """Show the turns since the viewer's last one; a spectator sees one for each seat."""
        self.acting = turn_of(session, viewer) < len(session.history)
        others = [
            span
            for span in spans_since(session, viewer)
            if not _is_own(session, span.seat, viewer, span.first)
        ]
        most = MOST if viewer is not None else len(session.setup.seats)
        latest = [] if session.asked is None else others[-most:]
        made = [self._made(span, session, viewer) for span in latest]
        left = {row.bits for _, row in self._kept.values()}
        self._kept = {(viewer, row.key): (span, row) for span, row in made}
        shown = [row for _, row in made if row.summary]
        self.rows.show(shown)
        for bits in left.difference(row.bits for _, row in made):
            bits.deleteLater()
        self._bits = {row.key: row.bits for row in shown}
        self.told.emit()

    def bits_of(self, key: str, bits: Sequence[BitRow]) -> Rows:
        """Return the parts of a row, reusing the row model of a row that is already shown."""
        rows = self._bits.get(key) or Rows(BitRow, self)
        rows.show(bit._replace(key=number) for number, bit in enumerate(bits))
        return rows

    def places(
        self, events: Sequence[Event], before: Any, after: Any, *, taken: bool = True
    ) -> list[str]:
        """Return the places that show what events changed from one view to another.

        Those from which a piece was ``taken`` show it if nothing else lies there by now.
        """
        raise NotImplementedError

    def pictures(self, seat: int, events: Sequence[Event], before: Any, after: Any) -> Pictures:
        """Return what a seat did from one view to another in pictures."""
        raise NotImplementedError

    def words(self, bonus: str) -> Mapping[str, str]:
        """Return the words for what brings something beside the action: the sign of a ``bonus``."""
        return {bonus: self._catalogue.text("window-news-bonus")}

    def portrait(self, kind: str) -> str:
        """Return the portrait of a kind of player."""
        raise NotImplementedError

    def card(self, card: str) -> QObject:
        """Return the face of a card."""
        raise NotImplementedError

    def taken(self, event: Event) -> str | None:
        """Return the card that came into a hand, if one did and it is known."""
        return event.card if isinstance(event, CardTaken) else None

    def play(self, view: Any, seat: int, events: Sequence[Event]) -> list[BitRow]:
        """Return what a seat could do now in pictures, in order; cards that it takes are all."""
        found = self.pictures(seat, events, view, view)
        taken = filter(None, map(self.taken, events))
        faces = [self.card(card) for card in taken] if found.card is None else [found.card]
        bits = [BitRow(0, face) for face in faces]
        if found.action:
            bits.append(BitRow(0, sign=found.mark, text=self._wording.action(found.action)))
        return [bit._replace(key=n) for n, bit in enumerate([*bits, *found.bits])]

    def new_round(
        self, events: Sequence[Event], viewer: int | None
    ) -> tuple[Sequence[BitRow], Sequence[QObject]]:
        """Return what the viewer got as income between two rounds, and what left the table."""
        raise NotImplementedError

    def summary(self, span: Span) -> str:
        """Return the sentences of a turn; those about the player are one."""
        return self._wording.summary(span.seat, self._told(span))

    def _told(self, span: Span) -> Iterator[Event]:
        return (event for event in span.events if not isinstance(event, self.untold))

    def _row(self, span: Span, session: AnySession, viewer: int | None) -> NewsRow:
        key = f"{span.first}:{span.seat}"
        if span.seat != NOBODY:
            before = session.look_back(span.first, viewer)
            after = session.look_back(span.last, viewer)
            found = self.pictures(span.seat, span.events, before, after)
            return NewsRow(
                key=key,
                seat=span.seat,
                portrait=portraits(session.setup.seats, self.portrait)[span.seat],
                title=self._wording.name(span.seat),
                card=found.card,
                sign=found.sign,
                action=found.mark,
                deed=self._wording.deed(found.deed or found.action) if found.action else "",
                bits=self.bits_of(key, found.bits),
                places=self.places(span.events, before, after),
                summary=self.summary(span),
                brief=self._wording.brief(span.seat, list(self._told(span))),
                first=span.first,
                last=span.last,
            )
        began = [each.round for each in span.events if isinstance(each, RoundBegan)]
        title = self._catalogue.text("window-news-round", round=began[-1]) if began else ""
        got, left = self.new_round(span.events, viewer)
        bits = [*got, *(BitRow(0, face) for face in left)]
        if left:
            bits.insert(len(got), BitRow(0, sign="close"))
        sentences = (self._wording.event(event) for event in self._told(span))
        return NewsRow(
            key=key,
            title=title,
            sign="start",
            deed=self._got if got else "",
            bits=self.bits_of(key, bits),
            places=[],
            summary="\n".join(text for text in sentences if text),
            first=span.first,
            last=span.last,
        )

    def _with_scores(
        self, row: NewsRow, span: Span, session: AnySession, viewer: int | None
    ) -> NewsRow:
        """Return a row with how another's turn or a new round changed scores, and why.

        What a new round takes back is not the fault of the turn before.
        """
        moments = span.first, max(span.first, span.alone)
        was, now = (session.estimate(each, session.look_back(each, viewer)) for each in moments)
        text, told = self._catalogue.text, self._standing
        if span.seat != NOBODY and now[span.seat].total != was[span.seat].total:
            earned = now[span.seat], was[span.seat]
            row = row._replace(
                earned=text(
                    "score_change-earned",
                    player=self._wording.name(span.seat),
                    change=signed(earned[0].total - earned[1].total),
                    why=told.reasons(*earned),
                )
            )
        if viewer is None or now[viewer].total == was[viewer].total:
            return row
        own = now[viewer], was[viewer]
        change, why = signed(own[0].total - own[1].total), told.reasons(*own)
        said = text("score_change-struck", change=change, why=why)
        return row._replace(change=change, gist=told.gist(*own), why=said)

    def _made(self, span: Span, session: AnySession, viewer: int | None) -> tuple[Span, NewsRow]:
        """Return the row of a span, made again only if the span has changed."""
        kept = self._kept.get((viewer, f"{span.first}:{span.seat}"))
        if kept is not None and kept[0] == span:
            return kept
        row = self._row(span, session, viewer)
        return span, self._with_scores(row, span, session, viewer)


def _is_own(session: AnySession, seat: int, viewer: int | None, moment: int) -> bool:
    """Return whether a seat is the viewer's, and a person played it: not a bot in between."""
    return seat == viewer and session.players.at(seat, moment) == HUMAN
