"""``challenges``: proofs, new proofs in the files, and the search."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from rococo_desktop.cli.main import main
from rococo_desktop.games import GAMES
from rococo_desktop.session.teaching import challenge_document
from rococo_desktop.session.teaching.challenge_document import CHALLENGES
from tests.beans.kind import put_beans_on_the_lists

KEY = "maestro"


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One challenge in a writable folder, the only one of its game."""
    file = tmp_path / f"{KEY}.toml"
    shutil.copy(CHALLENGES.folder("rococo") / file.name, file)
    monkeypatch.setattr(CHALLENGES, "folder", lambda game: tmp_path)
    monkeypatch.setattr(CHALLENGES, "of", lambda game: (CHALLENGES.read(file),))
    return file


def told(capfdbinary: pytest.CaptureFixture[bytes], *arguments: str) -> list[dict[str, Any]]:
    assert main(("challenges", *arguments)) == 0
    out, err = capfdbinary.readouterr()
    assert err == b""
    return [json.loads(line) for line in out.splitlines()]


def refused(capfdbinary: pytest.CaptureFixture[bytes], *arguments: str) -> str:
    assert main(("challenges", *arguments)) == 2
    return capfdbinary.readouterr().err.decode()


def test_a_proof(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    (proof,) = told(capfdbinary, KEY)
    expected = CHALLENGES.read(CHALLENGES.folder("rococo") / f"{KEY}.toml").proved
    assert proof == {"key": KEY, "proved": True, **expected.model_dump(mode="json")}


def test_another_proof_is_refused_by_name_and_can_be_written(
    capfdbinary: pytest.CaptureFixture[bytes], copied: Path
) -> None:
    before = copied.read_text(encoding="utf-8")
    copied.write_text(before.replace("best = 12", "best = 13"), encoding="utf-8")
    assert KEY in refused(capfdbinary, KEY)
    told(capfdbinary, "--write")
    assert copied.read_text(encoding="utf-8") == before
    told(capfdbinary)


def test_an_impossible_challenge_is_refused_by_name(
    capfdbinary: pytest.CaptureFixture[bytes], copied: Path
) -> None:
    text = copied.read_text(encoding="utf-8")
    copied.write_text(text.replace('phase = "act"', 'phase = "tea"'), encoding="utf-8")
    assert KEY in refused(capfdbinary)


def test_the_search_prints_documents_that_are_read_as_challenges(
    capfdbinary: pytest.CaptureFixture[bytes],
) -> None:
    finds = told(
        capfdbinary,
        *("--search", "--players", "2", "--bot", "random", "--seed", "5", "--places", "120"),
    )
    assert finds
    for found in finds:
        assert found["bot"] is None or found["bot"] < found["challenge"]["proof"]["best"]
        document = {"key": "found", "number": 1, "grade": 1, **found["challenge"]}
        challenge = challenge_document.Challenge.model_validate(document)
        proof = challenge_document.prove(challenge, "rococo")
        assert (proof.best, proof.line) == (challenge.proved.best, challenge.proved.line)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("nothing",), "KEY"),
        (("--search", "--players", "9"), "--players"),
        (("--search", "--bot", "nobody"), "--bot"),
        (("--search", "--games", "0"), "--games"),
    ],
)
def test_bad_input(
    capfdbinary: pytest.CaptureFixture[bytes], arguments: tuple[str, ...], problem: str
) -> None:
    assert problem in refused(capfdbinary, *arguments)


def test_a_game_without_challenges(
    capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    put_beans_on_the_lists(monkeypatch)
    assert GAMES["beans"].puzzles is None
    assert "beans has no challenges" in refused(capfdbinary, "--game", "beans")
