"""A game's safety: its journal, and whether all of it would outlast a crash."""

from collections.abc import Callable

from rococo_desktop.session.errors import MessageError
from rococo_desktop.session.files.writer import AT_ONCE, Writer
from rococo_desktop.session.journal.journal import Journal
from rococo_desktop.session.journal.save_document import SaveDocument


class Safety:
    """The journal of a running game, which a writer writes while the game goes on."""

    def __init__(self, tell: Callable[[MessageError], None]) -> None:
        """Begin without a journal; ``tell`` tells the players of a failure and of its end."""
        self._tell = tell
        self.journal: Journal | None = None
        self._writer = AT_ONCE
        self._work: Callable[[], None] = lambda: None
        """What makes the latest changes safe."""
        self._waiting = 0
        """The number of times that it was asked for and is not done yet."""
        self.problem: MessageError | None = None
        """Why the latest changes could not be written; None if they could, or will be."""

    @property
    def is_safe(self) -> bool:
        """Return whether all changes would outlast a crash now: none is still being written."""
        return self.problem is None and not self._waiting

    @property
    def is_locked(self) -> bool:
        """Return whether no other process can take the journal, if there is one."""
        return self.journal is None or self.journal.is_locked

    def write_on(self, writer: Writer) -> None:
        """Let ``writer`` do the work on files from now on, perhaps while the game goes on."""
        self._writer = writer

    def keep(self, journal: Journal, game: Callable[[], SaveDocument]) -> None:
        """Write every change from now on to a journal; a new one begins with the ``game``."""
        self.journal = journal
        self._work = journal.write
        if journal.is_new:
            journal.begin(game())
            self.ask()

    def retry(self) -> None:
        """Try again what could not be written."""
        if self.problem is not None:
            self.ask()

    def leave(self, record: Callable[[], None] | None = None) -> None:
        """Close the journal as soon as the game is safe without it; try again with :meth:`retry`.

        A game is safe if it is written whole, and offered again; or, with ``record``, once that
        has recorded it. Only then is its journal removed. ``record`` raises MessageError.
        """
        journal = self.journal

        def leave() -> None:
            if record is not None:
                record()
            if journal is not None:
                if record is None:
                    journal.write()
                journal.close(keep=record is None)

        self._work = leave
        self.ask()

    def close(self, *, keep_journal: bool = False) -> None:
        """Close the journal; it is removed unless the game is to be offered again."""
        journal, self.journal = self.journal, None
        if journal is not None:
            self._work = lambda: journal.close(keep=keep_journal)
            self.ask()

    def ask(self) -> None:
        """Make the latest changes safe; if that fails, the game continues with a notice."""
        self._waiting += 1
        self._writer.ask(self._work, self._succeed, self._fail)

    def _succeed(self, _: None) -> None:
        self._waiting -= 1
        if self.problem is not None:
            self.problem = None
            self._tell(MessageError("journal-safe_again"))

    def _fail(self, error: MessageError) -> None:
        self._waiting -= 1
        if self.problem is None:
            self._tell(MessageError("journal-stopped", problem=error))
        self.problem = error
