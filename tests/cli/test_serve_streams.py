"""``serve`` as a process: one line out for each line in, until its input ends."""

import io
import json
from typing import Any

import pytest

from rococo_desktop.cli import serve
from rococo_desktop.cli.serve import MAX_LINE, Server
from rococo_desktop.session.journal.save_document import SaveDocument
from rococo_desktop.session.session import Session
from tests.cli.program import program

Reply = dict[str, Any]


def served(given: bytes) -> list[Reply]:
    out = io.BytesIO()
    serve.run(None, io.BytesIO(given), out)  # type: ignore[arg-type]
    return [json.loads(line) for line in out.getvalue().splitlines()]


def codes(given: bytes) -> list[str]:
    return [reply["error"]["code"] if not reply["ok"] else "ok" for reply in served(given)]


def test_one_answer_line_for_each_line():
    assert codes(b"") == []
    assert codes(b"\n\n") == ["bad_json", "bad_json"]
    assert codes(b'{"cmd": "score"}') == ["no_game"]
    assert codes(b'{"cmd": "score"}\r\n{"cmd": "save"}\n') == ["no_game", "no_game"]


def test_a_line_that_is_too_long_does_not_disturb_the_next():
    short = b'{"cmd": "score"}\n'
    for length in (MAX_LINE, MAX_LINE + 1, 2 * MAX_LINE, 5 * MAX_LINE + 3):
        assert codes(b"x" * length + b"\n" + short) == ["bad_json", "no_game"]
    assert codes(b"x" * 3 * MAX_LINE) == ["bad_json"]
    longest = b'{"cmd": "score"' + b" " * (MAX_LINE - 17) + b"}\n"
    assert len(longest) == MAX_LINE
    assert codes(longest + short) == ["no_game", "no_game"]


def test_a_long_line_is_never_held_whole():
    class Endless(io.RawIOBase):
        """Gives 200 MB without a line break, then a line."""

        def __init__(self) -> None:
            self.left = 200

        def readline(self, size: int | None = -1, /) -> bytes:
            assert size is not None
            assert 0 < size <= MAX_LINE + 1
            if self.left > 0:
                self.left -= 1
                return b"x" * size
            self.left -= 1
            return b"\n" if self.left == -1 else b""

    out = io.BytesIO()
    serve.run(None, Endless(), out)  # type: ignore[arg-type]
    assert json.loads(out.getvalue())["error"]["code"] == "bad_json"


def test_the_program_serves_and_ends_with_its_input():
    requests = [
        {"cmd": "new", "setup": {"players": 5}, "seed": 1},
        {"cmd": "undo"},
        {"cmd": "view", "viewer": 4},
    ]
    given = b"".join(json.dumps(request).encode() + b"\n" for request in requests)
    ended = program("serve", given=given + b"garbage \xff\n")
    assert (ended.returncode, ended.stderr) == (0, b"")
    replies = [json.loads(line) for line in ended.stdout.splitlines()]
    assert [reply["ok"] for reply in replies] == [True, False, True, False]


def test_a_failure_that_nobody_foresaw_ends_one_request_only(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    def failing(session: Session) -> SaveDocument:
        raise ZeroDivisionError("two\nlines")

    monkeypatch.setattr(Session, "save", failing)
    new = b'{"cmd": "new", "setup": {"players": 2}, "seed": 7}\n'
    bad, position = b'{"cmd": "save"}\n', b'{"cmd": "position"}\n'
    first, failed, last = served(new + bad + position)
    assert first["ok"]
    assert failed["error"] == {
        "code": "bad_request",
        "message": "the request could not be carried out",
    }
    assert last["ok"]
    assert capsys.readouterr().err == "rococo_desktop serve: ZeroDivisionError: two lines\n"


def test_an_answer_that_cannot_be_written_ends_one_request_only(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(Server, "score", lambda server, request: {"score": "\ud800"})
    assert codes(b'{"cmd": "score"}\n{"cmd": "save"}\n') == ["bad_request", "no_game"]
    assert capsys.readouterr().err.count("\n") == 1
