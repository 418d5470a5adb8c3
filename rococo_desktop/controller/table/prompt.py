"""The pending question, the answers in words, and passing remarks."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.rows import NOBODY, Rows, RowsOf
from rococo_desktop.controller.table.choosing import Choosing
from rococo_desktop.controller.table.prospects import ProspectRow
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.match import Asked
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.events import CardTaken
from rococo_desktop.texts import Catalogue
from rococo_desktop.words import Words

COPY = "copy_bonus"
"""The question about the bonus of a card that another player lends."""
REMARK = "clock"
"""The sign of a remark about what has happened."""


def lender_of(asked: Decision, card: str, piles: Sequence[Sequence[str]]) -> int:
    """Return which of the others lends a card from the top of a pile; -1 for nobody.

    ``piles`` are those of all seats, the top last.
    """
    if asked.kind != COPY:
        return NOBODY
    tops = (seat for seat, pile in enumerate(piles) if seat != asked.seat and card in pile[-1:])
    return next(tops, NOBODY)


def dealt(events: Sequence[Event], seat: int | None) -> int:
    """Return how many cards came into a seat's hand in some events without being chosen."""
    taken = [each for each in events if isinstance(each, CardTaken) and each.seat == seat]
    return len(taken) - (bool(taken) and taken[0] is events[0])


class OptionRow(NamedTuple):
    """An answer in words, its meaning, and the reason if it is not ``legal``.

    ``picture`` is a path in the images, or empty.
    """

    key: str
    option: str
    label: str
    legal: bool = True
    reason: str = ""
    about: str = ""
    picture: str = ""


def unasked(
    gifts: Iterable[Sequence[Event]], events: Sequence[Event], seat: int | None
) -> Iterator[Sequence[Event]]:
    """Yield what a seat gained in some events without a question, each gain with its reason.

    Each of the ``gifts`` is what happened after an answer that was given for somebody. It is what
    gave something, unless the gains say that.
    """
    for source, *follows in gifts:
        if getattr(source, "seat", None) == seat and any(each is source for each in events):
            card = getattr(source, "card", "")
            yield [each for each in follows if card and getattr(each, "reason", "") == card] or [
                source
            ]


def remark(
    catalogue: Catalogue,
    words: Words,
    events: Sequence[Event],
    gifts: Iterable[Sequence[Event]],
    seat: int | None,
) -> str:
    """Return what came to a seat in some events without a choice of its own; empty for nothing."""
    cards = dealt(events, seat)
    taken = (each for gift in unasked(gifts, events, seat) for each in gift)
    return catalogue.sentences(
        [
            "" if seat is None else words.summary(seat, taken),
            catalogue.text("window-table-dealt", n=cards) if cards else "",
        ]
    )


@InQml("Table.Program")
class Prompt(QObject):
    """The pending question; a game whose answers show more than words has rows of its own."""

    changed = Signal()
    mentioned = Signal()

    options = Value(Rows)
    prospects = RowsOf(ProspectRow)
    """The main actions, while a card is asked for."""
    text = Value(str, notify=changed)
    topic = Value(str, notify=changed)
    """The reference's topic for the question; empty if its kind is secret, or for none."""
    seat = Value(int, notify=changed)
    """The seat asked; -1 for nobody."""
    portrait = Value(str, notify=changed)
    """The path of their portrait in the images; empty for nobody, or none."""
    mine = Value(bool, notify=changed)
    """Whether the person at the screen is asked."""
    reviewed = Value(bool, notify=changed)
    """Whether moves were taken back or made again, and no person answered since."""
    taken = Value(str, notify=changed)
    """The card that was chosen last, as long as more are chosen; empty for none."""
    aside = Value(str, notify=mentioned)
    """The passing remark beside the question; empty for none."""
    sign = Value(str, notify=mentioned)
    """The sign of the remark."""
    waits = Value(bool, notify=mentioned)
    """Whether the remark waits for a second press, and so stays until something else is done."""

    def __init__(
        self,
        parent: QObject,
        row_type: type[NamedTuple] = OptionRow,
        portraits: Sequence[str] = (),
    ) -> None:
        super().__init__(parent)
        self._portraits = portraits
        self._choosing = Choosing()
        self.options = Rows(row_type, self)
        self.seat = NOBODY

    @Slot()
    def forget(self) -> None:
        """Remove the passing remark."""
        self.mention("")

    @Slot(str)
    def mention(self, text: str, sign: str = REMARK) -> None:
        self.aside, self.sign, self.waits = text, sign, False
        self.mentioned.emit()

    def doubt(self, text: str) -> None:
        """Ask for a second press of what would do as the text says."""
        self.aside, self.sign, self.waits = text, REMARK, True
        self.mentioned.emit()

    def show(
        self, text: str, asked: Decision | Asked | None, rows: Sequence[NamedTuple] = ()
    ) -> None:
        """Show the question, and ``rows`` of answers in words if the viewer is asked."""
        self.text = text
        self.topic = "" if asked is None or asked.kind is None else f"decision.{asked.kind}"
        self.seat = NOBODY if asked is None else asked.seat
        there = 0 <= self.seat < len(self._portraits)
        self.portrait = self._portraits[self.seat] if there else ""
        self.mine = isinstance(asked, Decision)
        self.taken = self._choosing.last
        self.options.show(rows)
        self.changed.emit()
