"""Moves that are typed, at the table of one game."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.games.game import GameController
from rococo_desktop.controller.games.what_is import Subject, WhatIs
from rococo_desktop.controller.pages.reference import ReferenceBook
from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.rows import RowsOf
from rococo_desktop.controller.speaker import Speaker
from rococo_desktop.session.typed import Typed
from rococo_desktop.texts import Catalogue
from rococo_desktop.texts.typed_words import words_of

Act: TypeAlias = Callable[[], None]

MOST_TIMES = 99
"""The most moves that are taken back at once."""


class MeaningRow(NamedTuple):
    """What the typed words may mean."""

    key: int
    label: str


@InQml("Table.Program")
class CommandLine(QObject):
    """Says what the typed words may mean, and does it."""

    changed = Signal()

    rows = RowsOf(MeaningRow)
    told = Value(str, notify=changed)
    """What to type, why nothing can be typed, that the words mean nothing now, or an answer."""

    def __init__(
        self,
        catalogue: Catalogue,
        speaker: Speaker,
        book: Callable[[str], ReferenceBook],
        parent: QObject,
    ) -> None:
        """``book`` returns the reference of a game by its key."""
        super().__init__(parent)
        self._catalogue = catalogue
        self._speaker = speaker
        self._book = book
        self._what: WhatIs | None = None
        self._subjects: Sequence[Subject] = ()
        self._game: GameController | None = None
        self._typed: Typed | None = None
        self._acts: Sequence[Act] = ()

    def begin(self, game: GameController | None) -> None:
        """Begin to type at a game; without one nothing can be done."""
        self._game = game
        if game is not None:
            session = game.session
            self._typed = Typed(session.match, game.table.manners, game.words.option)
            self._what = WhatIs(self._catalogue, self._book(session.setup.game))
        self.look("")

    @Slot(str)
    def look(self, text: str) -> None:
        """Show what a text may mean."""
        found = [*self._orders(words_of(text)), *self._answers(text)]
        self._acts = [act for _, act in found]
        self._subjects = self._asked_about(text)
        labels = [*(label for label, _ in found), *(each.name for each in self._subjects)]
        self.rows.show(MeaningRow(*row) for row in enumerate(labels))
        self.told = self._tell(text)
        self.changed.emit()

    @Slot(int, result=bool)
    def explain(self, row: int) -> bool:
        """Tell what the reference says about a row; return whether the row asks for that."""
        place = row - len(self._acts)
        if self._what is None or not 0 <= place < len(self._subjects):
            return False
        self.told = self._what.answer(self._subjects[place])
        self._speaker.tell(self.told, urgent=True)
        self.changed.emit()
        return True

    @Slot(int)
    def take(self, row: int) -> None:
        """Do what a row says."""
        if row < len(self._acts):
            self._acts[row]()

    def _tell(self, text: str) -> str:
        """Return what can be typed, or that it means nothing; empty if it means something."""
        game = self._game
        if self._subjects or self._acts:
            return ""
        if game is None or game.hotSeat.decision is None:
            return self._catalogue.text("window-command-nobody")
        if not words_of(text):
            also = self._catalogue.text("window-command-also")
            return self._catalogue.sentences((game.prompt.text, also))
        return self._catalogue.text("window-command-nothing")

    def _asked_about(self, text: str) -> Sequence[Subject]:
        """Return what a text asks about; what only begins to ask may begin an answer instead."""
        wish = None if self._what is None else self._what.wish(text)
        if self._game is None or self._what is None or wish is None or (self._acts and not wish):
            return ()
        return self._what.subjects(wish, self._game.table.edition)

    def _answers(self, text: str) -> Iterator[tuple[str, Act]]:
        """Yield the answers that a text names, in words, with what gives them."""
        game, typed = self._game, self._typed
        if game is None or typed is None or game.hotSeat.decision is None or not words_of(text):
            return
        for meaning in typed.meanings(game.session.state, text):
            yield self._catalogue.details(meaning.told), partial(game.table.followed.emit, meaning)

    def _orders(self, typed: Sequence[str]) -> Iterator[tuple[str, Act]]:
        """Yield the orders that some words begin, with what carries them out."""
        game = self._game
        if game is None or not typed:
            return
        order, *more = typed
        times = int(more[0]) if len(more) == 1 and more[0].isdecimal() else 1
        orders = (
            ("undo", game.canUndo, partial(repeated, game.undo, times)),
            ("redo", game.canRedo, partial(repeated, game.redo, times)),
            ("hint", game.tutors.mayHint, game.tutors.askHint),
        )
        for key, possible, act in orders:
            label = self._catalogue.text(f"window-key-{key}")
            if possible and any(word.startswith(order) for word in words_of(label)):
                yield self._times(label, times), act

    def _times(self, label: str, times: int) -> str:
        if times == 1:
            return label
        return self._catalogue.text("sentence-times", deed=label, n=times)


def repeated(act: Act, times: int) -> None:
    """Do something several times; what is impossible by then does nothing."""
    for _ in range(min(times, MOST_TIMES)):
        act()
