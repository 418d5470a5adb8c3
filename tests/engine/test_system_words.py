"""Errors of the system are reported in words, never as a bare number."""

import errno

import pytest

from rococo_desktop.engine.reasons import SYSTEM
from rococo_desktop.session.errors import JournalError, reason


@pytest.mark.parametrize("code", sorted(errno.errorcode))
@pytest.mark.parametrize("words", [True, False])
def test_no_number_is_told(code: int, words: bool):
    error = OSError(code, "in its own words") if words else OSError("something with a file")
    told = str(JournalError("journal.error", file="a", problem=reason(error)))
    assert "Errno" not in told
    assert str(code) not in told


def test_what_a_full_or_busy_machine_says_has_words_in_every_language():
    for name in ("EMFILE", "ENFILE", "ENOMEM", "EDQUOT", "ESTALE", "ENODEV", "EBUSY", "EROFS"):
        assert getattr(errno, name, errno.EIO) in SYSTEM
