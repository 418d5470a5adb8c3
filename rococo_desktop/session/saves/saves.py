"""Saved games: read without trust, written all or nothing.

A save holds the answers and a snapshot of the state. The game continues from the snapshot. The
answers are replayed, and if they lead to exactly the same state, the whole history can be undone.
In the list of a folder's saved games it is not checked whether their tables are playable.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from pydantic import ValidationError

from rococo_desktop import __version__
from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.errors import CodecError
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.kernel import Entry
from rococo_desktop.engine.match import AnyMatch, InvalidStateError
from rococo_desktop.engine.reasons import because
from rococo_desktop.engine.state import State
from rococo_desktop.kinds.kind import Shelf
from rococo_desktop.session.document_errors import problem_of
from rococo_desktop.session.errors import (
    MessageError,
    RenameError,
    SaveError,
    UnreadableError,
    reason,
)
from rococo_desktop.session.files import files
from rococo_desktop.session.journal.journal_file import SUFFIX as JOURNAL_SUFFIX
from rococo_desktop.session.journal.save_document import (
    FORMAT,
    VERSION,
    Branch,
    SaveDocument,
    snapshot_hash,
)
from rococo_desktop.session.reasons import message_at
from rococo_desktop.session.saves.unfinished import GameFile, delete_unfinished
from rococo_desktop.session.session import AnySession, Session
from rococo_desktop.session.tree import Moment, Tree

SUFFIX = ".rococo"
"""The suffix of a saved game, by which the system opens it with this program."""
OLD_SUFFIX = ".json"
"""The suffix in earlier versions."""


def read_save(source: Path | bytes, shelf: Shelf) -> AnySession:
    """Return the saved game of a file or of its bytes; raises SaveError."""
    if isinstance(source, bytes):
        return _named(MessageError("save-source"), lambda: _open(files.parse_json(source), shelf))
    return _named(source, lambda: _opened(read_document(source), shelf))


def read_document(path: Path) -> SaveDocument:
    """Return the document of a file, whose table is not checked.

    Raises UnreadableError, whose sentence does not name the file.
    """
    return _document(files.parse_json(files.read_bounded(path)))


def read_end(path: Path, shelf: Shelf) -> AnySession:
    """Return a finished game, of which nothing can be taken back.

    Its history is replayed only if that is needed to know who played it. Raises UnreadableError,
    whose sentence does not name the file.
    """
    document = read_document(path)
    handed = any(seat.before is not None for seat in document.setup.seats)
    session = _opened(document, shelf, replays=handed)
    if session.asked is not None:
        raise UnreadableError("save-not_over")
    return session


def open_save(document: Json, shelf: Shelf) -> AnySession:
    """Return the saved game of a parsed JSON document; raises SaveError."""
    return _named(MessageError("save-source"), lambda: _open(document, shelf))


def open_document(document: SaveDocument, shelf: Shelf) -> AnySession:
    """Return the game of a validated document; raises SaveError."""
    return _named(MessageError("save-source"), lambda: _opened(document, shelf))


def write_into_folder(document: SaveDocument, path: Path, *, new: bool = False) -> bool:
    """Write a save document that no other user can read, and create its folder if needed.

    Return whether that was done: a ``new`` file takes no other's place. Raises SaveError.
    """
    try:
        files.private_folder(path.parent)
        files.close_to_others(path.parent)
        files.write_atomically(path, document.to_json(), private=True, new=new)
    except OSError as error:
        if new and isinstance(error, FileExistsError) and files.is_there(path):
            return False
        raise SaveError("file-unwritable", file=path, reason=reason(error)) from None
    return True


def delete_save(path: Path) -> None:
    """Delete a saved game, or an unfinished one that nobody is playing.

    Raises SaveError, or JournalError if the game is being played.
    """
    try:
        if path.suffix == JOURNAL_SUFFIX:
            delete_unfinished(path)
        else:
            path.unlink(missing_ok=True)
    except OSError as error:
        raise SaveError("file-undeletable", file=path, reason=reason(error)) from None


def write_document(document: SaveDocument, path: Path) -> None:
    """Write a save document; raises SaveError, and then ``path`` is unchanged."""
    try:
        files.write_atomically(path, document.to_json())
    except OSError as error:
        raise SaveError("file-unwritable", file=path, reason=reason(error)) from None


def _named(file: Path | MessageError, read: Callable[[], AnySession]) -> AnySession:
    try:
        return read()
    except UnreadableError as error:
        raise SaveError("save-error", file=file, problem=error) from None


def _open(value: Json, shelf: Shelf) -> AnySession:
    return _opened(_document(value), shelf)


def _refused(problem: MessageError) -> UnreadableError:
    return UnreadableError(problem.key, **problem.values)


def _opened(document: SaveDocument, shelf: Shelf, *, replays: bool = True) -> AnySession:
    setup = document.setup
    match = setup.kind.match(setup.rules_setup, shelf[setup.game])
    if document.rule_sets != match.rule_sets:
        raise _refused(message_at("rule_sets", because("wrong-set_up")))
    state = _snapshot(match, document)
    if not replays:
        return Session(setup, match, Tree(state), earlier=document.answers)
    opening, tree = _replay(match, document)
    if match.codec.encode(tree.here.state) == document.snapshot:
        whole = _grow_branches(match, tree, document.branches, document.joined)
        notice = None if whole else MessageError("save-notice-branches")
        return Session(document.setup, match, tree, opening=opening, notice=notice)
    return Session(
        document.setup,
        match,
        Tree(state),
        earlier=document.answers,
        notice=_why_not(document, match),
    )


def _document(value: Json) -> SaveDocument:
    """Return the document, converted from whatever version of the format it has."""
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise UnreadableError("save-not_a_save")
    version = value.get("version")
    if type(version) is int and version > VERSION:
        raise UnreadableError("save-newer", version=version, ours=VERSION)
    if type(version) is not int or version < 1:
        raise UnreadableError("save-not_a_save")
    try:
        return SaveDocument.model_validate(value)
    except ValidationError as error:
        raise _refused(problem_of(error)) from None


def _snapshot(match: AnyMatch, document: SaveDocument) -> State:
    """Return the checked state of the snapshot, at its pending decision."""
    snapshot: Json = document.snapshot
    if snapshot_hash(snapshot) != document.hash:
        raise UnreadableError("save-wrong_hash")
    state: State
    try:
        state = match.codec.decode(match.state_type, snapshot, "snapshot")
        match.check(state)
    except CodecError as error:
        raise _refused(problem_of(error)) from None
    except InvalidStateError as error:
        raise _refused(message_at(f"snapshot.{error.path}", error.reason)) from None
    if state.seed != document.setup.seed:
        raise _refused(message_at("snapshot.seed", because("wrong-set_up")))
    answers = state.step - bool(state.frames)
    if len(document.answers) != answers:
        number = because("wrong-number", expected=answers, found=len(document.answers))
        raise _refused(message_at("answers", number))
    match.kernel.resume(state)
    if match.codec.encode(state) != snapshot:
        raise _refused(message_at("snapshot.frames", because("wrong-not_pending")))
    return state


def _replay(match: AnyMatch, document: SaveDocument) -> tuple[tuple[Event, ...], Tree[State]]:
    """Return the opening events and the tree of all answers that can be replayed."""
    state, opening = match.start(document.setup.seed)
    tree = Tree(state)
    tree.go(_played(match, tree, tree.here, document.answers)[-1])
    return opening, tree


def _grow_branches(
    match: AnyMatch, tree: Tree[State], branches: Sequence[Branch], joined: Sequence[int]
) -> bool:
    """Replay the branches as far as possible; return whether all of them are complete.

    ``joined`` are the numbers of the moments that belong to the gesture before them.
    """
    moments: list[Moment[State] | None] = list(tree.line)
    whole = True
    for branch in branches:
        start = moments[branch.after]
        grown = [] if start is None else _played(match, tree, start, branch.answers)[1:]
        missing = len(branch.answers) - len(grown)
        moments += [*grown, *[None] * missing]
        whole = whole and not missing
    for number in joined:
        if (moment := moments[number]) is not None:
            moment.joined = True
    return whole


def _played(
    match: AnyMatch, tree: Tree[State], start: Moment[State], answers: Sequence[str]
) -> list[Moment[State]]:
    """Return ``start`` and the moments to which the answers lead, as far as they are legal."""
    moments = [start]
    for option in answers:
        at = moments[-1]
        pending = at.state.pending
        if pending is None or option not in pending.options:
            break
        if option in at.next:
            moments.append(at.next[option])
            continue
        after, events = match.kernel.apply(at.state, option)
        entry = Entry(at.state, pending.seat, pending.kind, option, events)
        moments.append(tree.grow(at, entry, after))
    return moments


def _why_not(document: SaveDocument, match: AnyMatch) -> MessageError:
    """Return a notice that says why the history of a game is missing."""
    if document.components != match.fingerprint:
        return MessageError("save-notice-other_components")
    if document.app != __version__:
        return MessageError("save-notice-other_version", app=document.app)
    return MessageError("save-notice-replay_differs")


# -- the folder of saved games ---------------------------------------------------------------------


class SavedGames(NamedTuple):
    """The newest files, and the names of all files without suffix."""

    newest: tuple[GameFile, ...]
    names: frozenset[str]


def find_saved(folder: Path, most: int) -> SavedGames:
    """Return the ``most`` newest saved games of a folder, the newest first.

    Raises UnreadableError.
    """
    found = files.newest(folder, SUFFIX, OLD_SUFFIX)
    return SavedGames(
        tuple(_saved(path, changed) for changed, path in found[:most]),
        frozenset(path.stem for _, path in found),
    )


def rename_saved(path: Path, name: str) -> None:
    """Give a saved game another name; raises RenameError or UnreadableError.

    A name is taken whatever its case and its file's suffix, as in the list.
    """
    others = [each for end in (SUFFIX, OLD_SUFFIX) for each in files.listed(path.parent, end)]
    if any(each.stem.casefold() == name.casefold() for each in others if each.name != path.name):
        raise RenameError("rename-taken", name=name)
    files.rename(path, path.with_name(f"{name}{path.suffix}"))


def _saved(path: Path, changed: float) -> GameFile:
    try:
        document = read_document(path)
    except UnreadableError as error:
        return GameFile(path, changed, problem=error)
    return GameFile(path, changed, document.setup.names, document.round, None, document.game)
