"""The table of a game of any kind, as the game's controller drives it."""

from collections.abc import Iterable, Sequence
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.input.dragging import Dragging
from rococo_desktop.controller.input.gestures import Gestures, Path
from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.table.bits import BitRow
from rococo_desktop.controller.table.chapters import Chapters
from rococo_desktop.controller.table.foresight import Foresight
from rococo_desktop.controller.table.movement import Movement
from rococo_desktop.controller.table.news import News
from rococo_desktop.controller.table.prompt import Prompt
from rococo_desktop.controller.table.report import Report
from rococo_desktop.controller.table.since import turn_of_reference
from rococo_desktop.controller.table.small_talk import Occasion
from rococo_desktop.controller.table.supplies import Supplies
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.match import View
from rococo_desktop.engine.score import Estimate, Score
from rococo_desktop.engine.state import Decision, State
from rococo_desktop.session.moves import Manners
from rococo_desktop.session.session import Session
from rococo_desktop.session.tree import Moment
from rococo_desktop.words import Words

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Owner(NamedTuple, Generic[V]):
    """A seat whose belongings lie at the edge of the table, and the view in which they do.

    One that is ``watched`` is not the viewer's.
    """

    seat: int
    view: V
    watched: bool = False


class Shown(NamedTuple, Generic[V]):
    """The current view of the person at the screen; ``viewer`` is their seat, None for a spectator.

    The ``events`` are what led here, none after a jump; nothing flies if people ``hurry``. The
    ``earlier`` estimates are those with which the scores are compared.
    """

    view: V
    viewer: int | None
    estimates: tuple[Estimate, ...]
    events: tuple[Event, ...]
    hurry: bool
    owner: Owner[V] | None
    """The viewer, or whom a spectator watches; None while nobody may look."""
    earlier: tuple[Estimate, ...] = ()


def _scores_so_far(
    session: Session[S, V, Any], here: Moment[S], view: V, viewer: int | None, *, secret: bool
) -> tuple[tuple[Estimate, ...], tuple[Estimate, ...]]:
    """Return the estimates at a moment, and those with which its viewer compares them.

    While the result is ``secret``, they are those before the last answer.
    """
    before = turn_of_reference(here, viewer)
    earlier = session.estimate(before, session.look_back(before, viewer))
    if secret and here.before is not None:
        return session.estimate(here.before, session.look_back(here.before, viewer)), earlier
    return session.estimate(here, view), earlier


def _owner_of(
    session: Session[S, V, Any], view: V, seen_by: int | None, watched: int, *, secret: bool
) -> Owner[V] | None:
    """Return whose belongings are shown in a view.

    Who does not play, or not any more, keeps watching one player, and at last the winner unless the
    result is ``secret``. Then everything lies open.
    """
    if seen_by is not None:
        return Owner(seen_by, view)
    if view.asked is None:
        seat = watched if secret else session.score().winners[0]
        return Owner(seat, session.view(seat), watched=True)
    if session.setup.persons and session.asked is not None:
        return None
    return Owner(watched, view, watched=True)


def shown_of(
    session: Session[S, V, Any],
    here: Moment[S],
    seen_by: int | None,
    watched: int,
    events: tuple[Event, ...],
    *,
    asks: bool,
    hurry: bool,
    secret: bool,
) -> Shown[V]:
    """Return a moment as a seat sees it, with its question or without.

    None is a spectator, who sees of the ``watched`` seat what everybody may know.
    While the result is ``secret``, nothing shows it.
    """
    view = session.view(seen_by) if asks else session.look_back(here, seen_by)
    now, before = _scores_so_far(session, here, view, seen_by, secret=secret)
    owner = _owner_of(session, view, seen_by, watched, secret=secret)
    return Shown(view, seen_by, now, events, hurry, owner, before)


@InQml("Table.Program")
class GameTable(QObject, Generic[S, V]):
    """The contents of a game's table; QML reaches it as ``game.table``.

    Each game has a subclass with everything that its QML shows, and overrides what it needs.
    """

    changed = Signal()
    followed = Signal(object)
    """The person at the screen gives the answers of a ``Path``."""

    words: Words
    """The sentences of the game, for the person at the screen."""
    prompt = Value(Prompt)
    foresight = Value(Foresight)
    motion = Value(Movement)
    dragging = Value(Dragging)
    gestures = Value(Gestures)
    news = Value(News)
    """The actions of the other players since the viewer's last turn."""
    supplies = Value(Supplies)
    """What may still come. These four are only there if the game's QML shows them."""
    edition = Value(str)
    """The edition that sets colours and curtain; empty for the usual ones."""
    rounds = Value(int)
    round = Value(int, notify=changed)
    phase = Value(str, notify=changed)
    """The name of the phase."""

    def __init__(
        self,
        prompt: Prompt,
        motion: Movement,
        chapters: Chapters[S],
        manners: Manners,
        parent: QObject,
        explaining: Iterable[type[Event]] = (),
    ) -> None:
        super().__init__(parent)
        self.explaining = tuple(explaining)
        """The events that say why an automatic rival does what follows."""
        self.prompt = prompt
        self.motion = motion
        self.chapters = chapters
        self.manners = manners
        self.report: Report | None = None
        """What lies on the table in sentences; None in a game that says so nowhere."""

    @Slot(str, result=str)
    def about(self, area: str) -> str:  # noqa: ARG002
        """Return what an area of the table is for."""
        return ""

    @Slot(int)
    def lookAt(self, seat: int) -> None:
        """Show the sheet of a player's public belongings."""

    def show(self, shown: Shown[V]) -> None:
        raise NotImplementedError

    def finish(self, view: V, score: Score) -> None:
        """Show how the game ended."""

    def sound_of(self, events: Sequence[Event]) -> str:  # noqa: ARG002
        """Return the name of the sound of what happened; empty for none."""
        return ""

    def occasions(
        self,
        events: Sequence[Event],  # noqa: ARG002
        before: S,  # noqa: ARG002
        after: S,  # noqa: ARG002
    ) -> Sequence[Occasion]:
        """Return of what a computer player could speak, the greatest first.

        The ``events`` are what everybody saw happen between two states.
        """
        return ()

    def places_of(self, option: str) -> Sequence[str]:  # noqa: ARG002
        """Return where the piece of an option may lie on the table; nothing for a word."""
        return ()

    def pictures(self, seat: int, events: Sequence[Event]) -> Sequence[BitRow]:  # noqa: ARG002
        """Return what a seat could do now in pictures; nothing in a game without any."""
        return ()

    def opens_turn(self, decision: Decision) -> bool:  # noqa: ARG002
        """Return whether a turn begins with a question, so that a bot waits before its answer."""
        return True

    def obey(self, gestures: Gestures) -> None:
        """Give the answers of gestures, mention why one has no meaning, and find the pieces."""
        gestures.find = self.foresight.find = self.places_of
        gestures.found.connect(self._follow)
        gestures.mentioned.connect(self.prompt.mention)
        gestures.refused.connect(self.refuse)

    @Slot(str, str)
    def refuse(self, what: str, reason: str) -> None:
        """Mention why a piece, a place or an action is refused; ``what`` is empty for none."""
        self.prompt.mention(*self.foresight.refusal(what, reason))

    @Slot(object, bool)
    def _follow(self, path: Path, dropped: bool) -> None:
        """Give the answers of a gesture; a piece that was dropped by hand does not fly."""
        if dropped:
            self.motion.carry()
        self.followed.emit(path)


AnyTable: TypeAlias = GameTable[Any, Any]
"""The table of any game."""
