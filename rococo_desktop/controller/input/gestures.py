"""The meaning of a click, key or drag on a piece before a question asks about it.

A piece goes to its goal at once if only one card or action leads there. If several do, the player
chooses among them beside the pointer. If a place is named first, the next piece goes there.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.qt import InQml, Property, Value
from rococo_desktop.controller.rows import Rows
from rococo_desktop.engine.state import Decision
from rococo_desktop.texts import Catalogue


class Path(Protocol):
    """A sequence of answers that a gesture stands for, and the question that each answers.

    The ``goals`` are further answers, each to be given as soon as it is an option.
    """

    @property
    def answers(self) -> tuple[str, ...]: ...
    @property
    def goals(self) -> tuple[str, ...]: ...
    @property
    def asked(self) -> tuple[Decision, ...]: ...


class WordRow(NamedTuple):
    """An answer that is offered in words."""

    key: str
    label: str


@InQml("Table.Program")
class Gestures(QObject):
    """The interpreter of gestures, which asks if there is more than one path.

    Each game says which paths there are, and how it shows its cards.
    """

    changed = Signal()
    choosingChanged = Signal()
    found = Signal(object, bool)
    """Emitted with the ``Path`` of the gesture, and whether its piece was dropped by hand."""
    mentioned = Signal(str)
    """Emitted with a request to name the next piece."""
    refused = Signal(str, str)
    """Emitted with a piece or place, and the reason why it cannot be what a gesture meant."""

    aim = Value(str, notify=changed)
    """The place that was clicked first; empty if none was."""
    cards = Value(Rows)
    """The offered cards."""
    words = Value(Rows)
    """The other offered answers."""

    def __init__(self, catalogue: Catalogue, row: type[NamedTuple], parent: QObject) -> None:
        """Offer cards as rows of a type."""
        super().__init__(parent)
        self._catalogue = catalogue
        self.aim = ""
        self._paths: Sequence[Path] = ()
        self._step = 0
        self._piece = self._goal = ""
        self._dropped = False
        self.find: Callable[[str], Sequence[str]] = lambda _: ()
        """Returns where a piece or place lies on the table."""
        self.cards = Rows(row, self)
        self.words = Rows(WordRow, self)

    @Property("QStringList", notify=changed)
    def fitting(self) -> list[str]:
        """The pieces that can go to the place that was clicked first."""
        return self.going_to(self.aim) if self.aim else []

    @Property(bool, notify=choosingChanged)
    def choosing(self) -> bool:
        """Whether paths are offered."""
        return bool(self._paths)

    @Property(str, notify=choosingChanged)
    def question(self) -> str:
        """What is asked while paths are offered."""
        who = self.who(self._piece, self._paths) if self._paths else ""
        return who or self._catalogue.text(f"window-gesture-{'who' if self.cards.rows else 'how'}")

    @Property("QStringList", notify=choosingChanged)
    def partners(self) -> list[str]:
        """The places where offered answers lie, or what they add to the chosen piece."""
        return list(self._partners())

    @Property("QStringList", notify=choosingChanged)
    def sites(self) -> list[str]:
        """The places of the piece about which paths are offered, and of its goal."""
        meant = [each for each in (self._piece, self._goal) if each and self._paths]
        return [place for each in meant for place in self.find(each)]

    @Slot(str, result=bool)
    def doubts(self, piece: str) -> bool:
        """Offer what choosing a piece that is asked about may mean; return whether that is several.

        The piece may be meant alone or together with another one.
        """
        doubtful = self.is_doubtful(piece)
        return doubtful and self.say(piece, "")

    @Slot(str)
    def add(self, place: str) -> None:
        """Choose the offered answer whose piece lies at a place."""
        if answer := self._partners().get(place):
            self.pick(answer)

    @Slot(str)
    def touch(self, piece: str) -> None:
        """Choose a piece that is not asked about yet, or name a place for the next piece."""
        aim, self.aim = self.aim, ""
        if aim and aim != piece and self.paths(piece, aim):
            self.say(piece, aim)
        elif self.can_choose(piece):
            self.say(piece, "")
        elif aim != piece and self.is_goal(piece):
            self.aim = piece
            self.mentioned.emit(self._catalogue.text("window-gesture-aim"))
        self.changed.emit()

    def say(self, piece: str, goal: str, *, dropped: bool = False) -> bool:
        """Move a piece to its goal, or choose it if that is empty; it may be ``dropped`` by hand.

        Return whether that is legal, at once or after a choice of paths.
        """
        paths = self.paths(piece, goal)
        if not paths:
            self.refused.emit(*self.why_not(piece, goal))
            return False
        self._piece, self._goal, self._dropped = piece, goal, dropped
        self._follow(paths, 0)
        return True

    @Slot(str, str, result=bool)
    def send(self, piece: str, goal: str) -> bool:
        """Do the same with a piece that was dropped by hand."""
        return self.say(piece, goal, dropped=True)

    @Slot(str)
    def pick(self, answer: str) -> None:
        """Choose one of the offered answers."""
        paths = [path for path in self._paths if path.answers[self._step] == answer]
        if paths:
            self._follow(paths, self._step + 1)

    @Slot(result=bool)
    def drop(self) -> bool:
        """Withdraw the offer, or else the named place; return whether there was either."""
        if self._paths:
            self._offer((), 0)
        elif self.aim:
            self.aim = ""
            self.changed.emit()
        else:
            return False
        return True

    def refresh(self) -> None:
        """Cancel any gesture for an earlier question."""
        self.aim = ""
        self._offer((), 0)

    def going_to(self, aim: str) -> list[str]:
        """Return the pieces that can go to a place."""
        raise NotImplementedError

    def paths(self, piece: str, goal: str) -> Sequence[Path]:
        """Return the paths of a piece to its goal, or to the piece itself if that is empty."""
        raise NotImplementedError

    def can_choose(self, piece: str) -> bool:
        """Return whether a click on a piece that is not asked about yet chooses it."""
        raise NotImplementedError

    def is_goal(self, piece: str) -> bool:
        """Return whether other pieces can be taken to a piece or place."""
        raise NotImplementedError

    def is_doubtful(self, piece: str) -> bool:  # noqa: ARG002
        """Return whether a piece that is asked about may be meant alone or with another one."""
        return False

    def partner(self, piece: str, answer: str) -> str:  # noqa: ARG002
        """Return the piece whose choice gives an answer about a chosen one; empty for none."""
        return answer

    def who(self, piece: str, paths: Sequence[Path]) -> str:  # noqa: ARG002
        """Return what is asked about the paths of a piece; empty for who does it, or how."""
        return ""

    def why_not(self, piece: str, goal: str) -> tuple[str, str]:  # noqa: ARG002
        """Return which of a piece and its goal is impossible, or neither, and why."""
        return "", self._catalogue.text("window-gesture-nothing")

    def card_row(self, asked: Decision, answer: str) -> tuple[Any, ...] | None:
        """Return the row of an answer that is a card; None for any other."""
        raise NotImplementedError

    def word_of(self, asked: Decision, answer: str) -> str:
        """Return an answer that is no card in words."""
        raise NotImplementedError

    def _partners(self) -> dict[str, str]:
        """Return the offered answers that are chosen by a piece on the table, by its places."""
        answers = {path.answers[self._step] for path in self._paths}
        return {
            place: answer
            for answer in sorted(answers)
            for place in self.find(self.partner(self._piece, answer))
        }

    def _follow(self, paths: Sequence[Path], step: int) -> None:
        """Follow a single path, or offer the answers at which the paths diverge."""
        if len(paths) == 1:
            dropped, self.aim = self._dropped, ""
            self._offer((), 0)
            self.found.emit(paths[0], dropped)
            return
        while len({path.answers[step] for path in paths}) == 1:
            step += 1
        self._offer(paths, step)

    def _offer(self, paths: Sequence[Path], step: int) -> None:
        was_choosing = self.choosing
        self._dropped = self._dropped and bool(paths)
        self._paths, self._step = paths, step
        cards, words = [], []
        if paths:
            asked = paths[0].asked[step]
            # In the order in which the question lists them, as the cards are in the hand.
            for answer in sorted({path.answers[step] for path in paths}, key=asked.options.index):
                if (card := self.card_row(asked, answer)) is not None:
                    cards.append(card)
                else:
                    words.append(WordRow(answer, self.word_of(asked, answer)))
        self.cards.show(cards)
        self.words.show(words)
        self.changed.emit()
        if self.choosing or was_choosing:  # other ways may be offered now
            self.choosingChanged.emit()
