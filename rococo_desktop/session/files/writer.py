"""Where the work on a game's files is done: at once, or elsewhere while the game goes on."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from rococo_desktop.session.errors import MessageError

T = TypeVar("T")
Failed = Callable[[MessageError], None]


class Writer(Protocol):
    """Does one piece of work after the other, in the order in which they were asked for."""

    def ask(self, work: Callable[[], T], done: Callable[[T], None], failed: Failed) -> None:
        """Do ``work``, now or later; then call ``done`` or ``failed`` in the caller's thread."""


class AtOnce:
    """Does the work before the call returns, so that what is answered is on the disk."""

    def ask(self, work: Callable[[], T], done: Callable[[T], None], failed: Failed) -> None:
        try:
            result = work()
        except MessageError as error:
            failed(error.alone())
        else:
            done(result)


AT_ONCE: Writer = AtOnce()
