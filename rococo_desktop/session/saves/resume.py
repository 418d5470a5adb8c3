"""The resumption of a game that was left or crashed, from its journal.

The changes are repeated from the start. If the rules or the component values have changed since, a
change may be refused or lead to another table, which its mark reveals. The game then continues from
the last save document in the journal, with a notice.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from rococo_desktop import __version__
from rococo_desktop.engine.errors import EngineError
from rococo_desktop.kinds.kind import Shelf
from rococo_desktop.session.errors import JournalError, MessageError, SaveError
from rococo_desktop.session.journal.journal import Journal
from rococo_desktop.session.journal.journal_lines import Line, Record
from rococo_desktop.session.journal.save_document import SaveDocument, state_mark
from rococo_desktop.session.saves.saves import open_document
from rococo_desktop.session.session import (
    AnySession,
    NoSuchBranchError,
    NothingToRedoError,
    NothingToUndoError,
    SeatError,
)

_REFUSALS = (EngineError, NothingToUndoError, NothingToRedoError, NoSuchBranchError, SeatError)


class _Found(NamedTuple):
    """A game, the number of changes of the journal in it, and the first that failed, if any."""

    session: AnySession
    changes: int
    broken: int | None


def resume(path: Path, shelf: Shelf) -> AnySession:
    """Return the game with every valid change of its journal; raises JournalError.

    The session's notice says what is no longer valid. The game continues in the same journal or, if
    a change failed, in a new one that replaces it.
    """
    journal, record = Journal.reopen(path)
    try:
        found = _furthest(record, shelf)
        session = found.session
        if found.broken is None:
            values = session.match.fingerprint
            if record.damaged:
                session.notice = _what_is_lost(found, record)
            elif session.notice is None and record.header.save.components != values:
                session.notice = MessageError("journal-notice-new_values")
            session.keep(journal)
        else:
            session.notice = _what_is_lost(found, record)
            session.keep(Journal.create(journal.path.parent, before=journal))
    except (SaveError, JournalError) as error:
        journal.close(keep=True)
        raise JournalError("journal-error", file=path, problem=error) from None
    return session


def _furthest(record: Record, shelf: Shelf) -> _Found:
    """Return the game with the most changes of the journal; raises SaveError."""
    first: _Found | None = None
    refused: SaveError | None = None
    try:
        first = _repeated(record.header.save, record.lines, shelf)
    except SaveError as error:
        refused = error
    if first is not None and first.broken is None:
        return first
    reached = 0 if first is None else first.changes
    for number in range(len(record.lines), reached, -1):
        save = record.save_after(number)
        if save is None:
            continue
        try:
            found = _repeated(save, record.lines[number:], shelf)
        except SaveError:
            continue
        return _Found(found.session, number + found.changes, reached)
    if first is None:
        assert refused is not None
        raise refused
    return first


def _repeated(
    save: SaveDocument, lines: Sequence[Line], shelf: Shelf, *, each: bool = False
) -> _Found:
    """Repeat changes as long as they lead to the same tables; raises SaveError.

    At first, tables are compared only where a run of answers ends, as in a save. If something
    differs there, ``each`` table is compared, to find the first that does.
    """
    session = open_document(save, shelf)
    for done, line in enumerate(lines):
        try:
            with session.undo_rule.repeating():
                _repeat(session, line)
        except _REFUSALS:
            if each:
                return _Found(session, done, done)
            return _repeated(save, lines, shelf, each=True)
        ends = done + 1 == len(lines) or lines[done + 1].act != "answer"
        if line.state is None or not (each or ends):
            continue
        if line.state != state_mark(session.match, session.state):
            if not each:
                return _repeated(save, lines, shelf, each=True)
            found = _repeated(save, lines[:done], shelf)
            return found._replace(broken=done)
    return _Found(session, len(lines), None)


def _repeat(session: AnySession, line: Line) -> None:
    if line.act == "undo":
        session.undo()
    elif line.act == "redo":
        session.redo()
    elif line.act == "return":
        session.return_to(session.moment_at(line.back or 0, line.answers or ()))
    elif line.act == "seat":
        session.hand_over(line.seat or 0, line.kind or "")
    else:
        session.answer(line.decision or 0, line.option or "", joined=line.joined is True)


def _what_is_lost(found: _Found, record: Record) -> MessageError | None:
    """Return a notice with the reason and the number of lost changes; None if nothing is lost."""
    saved = record.header.save
    if record.damaged:
        why = MessageError("journal-notice-damaged", line=record.damaged[0])
    elif saved.components != found.session.match.fingerprint:
        why = MessageError("journal-notice-other_values")
    elif saved.app != __version__:
        why = MessageError("journal-notice-other_version", app=saved.app)
    else:
        why = MessageError("journal-notice-differs", line=(found.broken or 0) + 2)
    lost = len(record.lines) - found.changes
    gone = found.session.notice is not None
    if lost:
        return MessageError(f"journal-notice-{'restart' if gone else 'lost'}", why=why, n=lost)
    if gone:
        return MessageError("journal-notice-gone", why=why)
    if not record.damaged:
        return None
    return MessageError(f"journal-notice-{'cut' if record.is_cut else 'repaired'}", why=why)
