"""Orca speaks what happens in a game that is played through AT-SPI alone."""

import json
import os
import re
import shutil
import subprocess
import sys
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import pytest

from rococo_desktop.controller.table.log import LogRow
from rococo_desktop.games import GAMES
from rococo_desktop.session.saves.resume import resume
from rococo_desktop.session.saves.saves import read_save, write_into_folder
from rococo_desktop.session.seats import RIVAL
from rococo_desktop.session.session import AnySession
from rococo_desktop.session.teaching.lesson_document import LESSONS
from tests.controller.games.test_announcer import TABLES, Listener, hidden
from tests.session.teaching.test_lessons import run_of

ROOT = Path(__file__).parents[2]
TOOLS = ("dbus-run-session", "Xvfb", "orca", "speech-dispatcher", "xdotool")
SERVICE = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
BINDINGS = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
UTTERANCE = re.compile(
    r"^[\d:.]+ - SPEECH OUTPUT: '(?P<text>.*?)'(?: voice=\w+)?(?:None|\{[^\n]*\})$", re.M | re.S
)
NOTICE = re.compile(r"Dequeued object:state-changed:showing \[notification")
COMES = re.compile(r"^(\w+) comes next\b")
LIFT = "Lift the curtain"
BEGINNING, WHOLE = 45, 2000
"""How many buttons are pressed at most, those that only show something included."""
TITLES = {"rococo": "Rococo", "patisserie": "La Pâtisserie Rococo"}
SHORT_LESSONS = {"rococo": "turn", "patisserie": "festival"}


class Spoken(NamedTuple):
    """Something that Orca said; an announcement, or of what has the focus."""

    place: int
    text: str
    announced: bool


def lacking() -> str:
    """Return what this machine lacks, if anything."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if not SERVICE.exists():
        missing.append("the accessibility bus")
    if subprocess.run(["/usr/bin/python3", "-c", BINDINGS], capture_output=True).returncode:
        missing.append("the bindings of AT-SPI")
    return ", ".join(missing)


@pytest.fixture
def orca() -> None:
    """Fail in Linux's CI, and skip elsewhere, where there is no Orca."""
    if sys.platform != "linux":
        pytest.skip("other systems have no Orca")
    if missing := lacking():
        (pytest.fail if os.environ.get("CI") else pytest.skip)(f"not installed: {missing}")


def played(folder: Path, presses: int, file: Path | None, *names: str) -> None:
    """Let the fingers play the game of a file, or what the buttons of some names lead to."""
    folder.mkdir()
    command = ["dbus-run-session", "--", sys.executable, "-m", "tests.soak.orca", str(folder)]
    done = subprocess.run(
        [*command, str(file or ""), str(presses), "1", *names],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-2000:]


def spoken(folder: Path) -> list[Spoken]:
    """Return what Orca said, each with its place in the transcript."""
    text, said, place = (folder / "transcript").read_text("utf-8", "replace"), list[Spoken](), 0
    for found in UTTERANCE.finditer(text):
        events = text[place : found.start()].rfind("EVENT MANAGER: Dequeued")
        noticed = NOTICE.search(text, place + max(events, 0), found.start()) is not None
        said.append(Spoken(found.start(), found["text"], noticed and events >= 0))
        place = found.end()
    return said


def kept(folder: Path, session: AnySession) -> AnySession:
    """Return the game as the program has kept it, over or not."""
    shelf = {session.setup.game: GAMES[session.setup.game].library.load()}
    for finished in (folder / "kept").glob("finished/*"):
        return read_save(finished, shelf)
    (journal,) = (folder / "kept" / "journals").glob("*.journal")
    found = resume(journal, shelf)
    found.safety.close(keep_journal=True)
    return found


class Must(NamedTuple):
    """What somebody must have heard: lines of the log, by seat, and what was asked."""

    rows: dict[int, list[LogRow]]
    questions: set[str]


def replayed(begun: AnySession, ended: AnySession) -> Must:
    """Return what the program must say of a game to each person."""
    options = [entry.option for entry in ended.history]
    rows, questions = dict[int, list[LogRow]](), set[str]()
    listener = Listener(begun, lambda _: options[len(begun.history)])
    game = listener.game
    while True:
        if (viewer := game.hotSeat.seen_by) is not None and not game.hotSeat.curtain:
            rows[viewer] = listener.rows()
            questions.add(game.prompt.text.rstrip("."))
        if len(begun.history) == len(options):
            break
        if game.hotSeat.waiting:
            game.hotSeat.passOn()
        elif game.hotSeat.curtain:
            game.hotSeat.reveal()
        else:
            assert game.answer(options[len(begun.history)])
        listener.listen()
    game.close()
    return Must(rows, questions)


def begun(name: str) -> AnySession:
    """Return a new game of two people with everything switched on."""
    begin, _, expansions = TABLES[name]
    return begin(2, expansions=expansions, seed=3)


def heard_in(tmp_path: Path, name: str, presses: int) -> tuple[AnySession, dict[int, list[Spoken]]]:
    """Let the fingers play; return the game, and what each person heard, which was no secret."""
    save, folder = tmp_path / f"game.{name}", tmp_path / "run"
    write_into_folder(begun(name).save(), save)
    played(folder, presses, save)
    ended = kept(folder, begun(name))
    heard = by_listener(folder, spoken(folder), ended)
    for seat, said in heard.items():
        secrets = [*hidden(ended, seat)]
        leaked = [(each, one.text) for one in said for each in secrets if each in one.text]
        assert not leaked, leaked
    return ended, heard


@pytest.mark.heavy
@pytest.mark.usefixtures("orca", "qtbot")
def test_orca_speaks_a_game_line_by_line(tmp_path: Path) -> None:
    ended, heard = heard_in(tmp_path, "rococo", BEGINNING)
    assert len(ended.history) > 15
    must = replayed(begun("rococo"), ended)
    for seat, rows in must.rows.items():
        announced = [each.text for each in heard[seat] if each.announced]
        assert_heard(rows, announced)
        tellers = [at for at, plan in enumerate(ended.setup.seats) if plan.kind == RIVAL]
        assert_once([*rows, *(row for row in rows if row.seat in tellers)], announced)
        asking = [text for text in announced if any(each in text for each in must.questions)]
        assert asking
        for text in asking:  # what happened comes before the question
            assert text.rstrip(".").endswith(tuple(must.questions)), text


@pytest.mark.heavy
@pytest.mark.usefixtures("orca", "qtbot")
@pytest.mark.parametrize("name", TABLES)
def test_a_whole_game_is_played_by_what_a_screen_reader_finds(tmp_path: Path, name: str) -> None:
    """Not line by line: of so many notices an old Orca loses some on a busy machine."""
    ended, heard = heard_in(tmp_path, name, WHOLE)
    assert ended.decision is None
    for said in heard.values():
        assert sum(each.announced for each in said) > 20


@pytest.mark.heavy
@pytest.mark.usefixtures("orca", "qtbot")
@pytest.mark.parametrize("name", TABLES)
def test_orca_speaks_all_the_words_of_a_lesson(tmp_path: Path, name: str) -> None:
    (lesson,) = (each for each in LESSONS.of(name) if each.key == SHORT_LESSONS[name])
    run, folder, place = run_of(name, lesson), tmp_path / "run", 0
    listener = Listener(run.session, TABLES[name][1](1), lesson=run)
    tutor = listener.game.tutors.speaking
    assert tutor is not None
    played(folder, WHOLE, None, "Learn", TITLES[name], tutor.title)
    # Of a tutor in whose words the focus lies, Orca tells by itself, and hears no announcement.
    said = "\n".join(each.text for each in spoken(folder))
    while not tutor.over:
        at = said.find(tutor.text, place)
        assert at >= 0, (tutor.text, said[place:])
        place = at + len(tutor.text)
        if tutor.mayGoOn:
            tutor.goOn()
        elif run.step.choice is not None:
            tutor.reply(run.step.choice.right)
        else:
            tutor.show()
        listener.listen()
    listener.game.close()


def by_listener(folder: Path, said: list[Spoken], ended: AnySession) -> dict[int, list[Spoken]]:
    """Return what each person heard: who lifts the curtain listens until the next one does."""
    names = list(ended.setup.names)
    presses = map(json.loads, (folder / "presses").read_text("utf-8").splitlines())
    lifts = [place for place, name in presses if name == LIFT]
    heard = {seat: list[Spoken]() for seat in range(len(names))}
    viewer = comes = 0
    for each in said:
        if lifts and each.place > lifts[0]:
            viewer = comes
            lifts.pop(0)
        if found := COMES.match(each.text):
            comes = names.index(found[1])
        heard[viewer].append(each)
    return heard


def assert_heard(rows: list[LogRow], announced: list[str]) -> None:
    """Check that announcements tell all lines of the log, in order."""
    text, place = "\n".join(announced), 0
    for line, run in groupby(row.predicate or row.text for row in rows):
        times = len([*run])
        while times > 0:
            found = text.find(line, place)
            assert found >= 0, (line, text[place : place + 500])
            place = found + len(line)
            again = re.match(r" \(×(\d+)\)", text[place:])
            times -= int(again[1]) if again else 1


def assert_once(rows: list[LogRow], announced: list[str]) -> None:
    """Check that nothing is told twice, but what a rival tells again with its reasons."""
    lines, text = [row.predicate or row.text for row in rows], "\n".join(announced)
    everything = "\n".join(lines)
    for line in {*lines}:
        assert text.count(line) <= everything.count(line), line
