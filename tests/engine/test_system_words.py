"""Errors of the system are reported in words, never as a bare number."""

import errno

import pytest

from rococo_desktop.engine.reasons import SYSTEM
from rococo_desktop.session.errors import JournalError, reason
from rococo_desktop.texts import Catalogue, languages
from tests.messages import FULL_STOPS


@pytest.mark.parametrize("code", sorted(errno.errorcode))
@pytest.mark.parametrize("words", [True, False])
def test_no_number_is_told(code: int, words: bool):
    error = OSError(code, "in its own words") if words else OSError("something with a file")
    told = str(JournalError("journal-error", file="a", problem=reason(error)))
    assert "Errno" not in told
    assert str(code) not in told


def test_what_a_full_or_busy_machine_says_has_words_in_every_language():
    for name in ("EMFILE", "ENFILE", "ENOMEM", "EDQUOT", "ESTALE", "ENODEV", "EBUSY", "EROFS"):
        assert getattr(errno, name, errno.EIO) in SYSTEM


NOUNS_ARE_CAPITAL = {"de"}
SENTENCES = (
    *("file-unreadable", "file-unwritable", "file-failed", "file-undeletable", "rename-refused"),
    *("journal-error", "journal-stopped", "bots-here", "settings-damaged", "window-unsafe-ask"),
)
"""Sentences in which a reason follows a colon or stands in brackets."""


@pytest.mark.parametrize("language", languages())
def test_a_reason_reads_on_within_its_sentence(language: str):
    """It is no sentence of its own: it has no capital letter and no full stop."""
    texts = Catalogue(language)
    for key in {*SYSTEM.values(), "system-other", "bots-ended"}:
        reason = texts.text(key)
        assert language in NOUNS_ARE_CAPITAL or not reason[0].isupper(), reason
        assert not reason.endswith(FULL_STOPS), reason
        for sentence in SENTENCES:
            values = dict.fromkeys(texts.names(sentence), reason)
            before, _, _ = texts.text(sentence, **{**values, "file": "x"}).partition(reason)
            assert before.rstrip()[-1] in ":(：（", sentence
