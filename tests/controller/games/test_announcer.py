"""A whole game is heard: each line of the log once, before the question that follows it."""

import re
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from itertools import groupby
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from rococo_desktop.ai.bot import asked
from rococo_desktop.controller.commons import Commons
from rococo_desktop.controller.games.announcer import Announcer
from rococo_desktop.controller.games.game import GameController
from rococo_desktop.controller.patisserie.table import PatisserieTable
from rococo_desktop.controller.rococo.table import RococoTable
from rococo_desktop.controller.speaker import Rank, Said
from rococo_desktop.controller.table.game_table import AnyTable, Shown
from rococo_desktop.controller.table.log import LogRow
from rococo_desktop.engine.match import Setup, View
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.patisserie.promos import PROMOS
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.session import AnySession
from rococo_desktop.session.teaching.challenge_run import Course
from rococo_desktop.session.teaching.lesson_document import LESSONS
from rococo_desktop.texts import Catalogue, languages
from tests.qml import hands as atelier
from tests.qml.patisserie import kitchen_hands as kitchen
from tests.session.teaching.test_lessons import run_of

Answering = Callable[[Decision], str]

PERSON = 0
"""The seat of the only person."""
TABLES: dict[str, tuple[Callable[..., AnySession], Callable[[int], Answering], tuple[str, ...]]] = {
    "rococo": (atelier.session, atelier.Whim, tuple(each.key for each in EXPANSIONS)),
    "patisserie": (kitchen.session, kitchen.Whim, PROMOS),
}


class Bots:
    """Bots that answer at once, at random."""

    def __init__(self, choose: Answering) -> None:
        self._choose = choose

    def submit(self, setup: Setup, view: View, bot: str, seed: int) -> Future[str]:
        answer: Future[str] = Future()
        answer.set_result(self._choose(asked(view)))
        return answer


class Listener:
    """Somebody who plays a game by what is said of it."""

    def __init__(
        self,
        session: AnySession,
        choose: Answering,
        language: str = "en",
        lesson: Course | None = None,
        **settings: str,
    ) -> None:
        self.commons = Commons(Places(Path("nowhere"), Path("nowhere")), Catalogue())
        preferences = self.commons.preferences
        preferences.settings = preferences.settings.changed(language=language, **settings)
        preferences.speak()
        self.heard: list[Said] = []
        self.commons.speaker.listen(self.heard.extend)
        self.game = GameController(self.commons, session, Bots(choose), lesson=lesson)
        self.announcer = Announcer(self.commons, self.game)
        self.game.begin()
        self.first = self.listen()

    def listen(self) -> list[Said]:
        """Wait until the person is asked or the game is over; return what was said since."""
        before = -1
        while before != len(self.game.session.history):
            before = len(self.game.session.history)
            for _ in range(3):
                QCoreApplication.processEvents()
        said, self.heard[:] = [*self.heard], []
        return said

    def rows(self) -> list[LogRow]:
        return [row for row in self.game.log.lines.rows if row.key >= 0]


def told(said: Sequence[Said], rank: Rank = Rank.HAPPENED) -> list[str]:
    return [each.text for each in said if each.rank is rank]


def assert_told_once(
    rows: Sequence[LogRow], sentences: Sequence[str], names: Sequence[str]
) -> None:
    """Check that sentences tell lines of the log in order, each once, and nothing else."""
    text, place, rest = " ".join(sentences), 0, ""
    for (_, line), run in groupby(rows, key=lambda row: (row.seat, row.predicate or row.text)):
        times = len([*run])
        while times:
            found = text.find(line, place)
            assert found >= 0, (line, text[place:])
            rest, place = rest + text[place:found], found + len(line)
            again = re.match(r" \(×(\d+)\)", text[place:])
            times -= int(again[1]) if again else 1
            place += again.end() if again else 0
    rest += text[place:]
    for name in sorted([*names, "You"], key=len, reverse=True):
        rest = rest.replace(name, "")
    assert not re.search(r"\w", rest), rest


def hidden(session: AnySession, viewer: int) -> Iterator[str]:
    """Yield what happened in words that a viewer may not know."""
    words = session.setup.kind.words(Catalogue(), session.match, session.setup.names)
    for entry in session.history:
        for event in entry.events:
            if event.seen_by(viewer) != event:
                yield words.event(event)


@pytest.fixture
def swift(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lay the table only for a person: bots' moments take most of a game's time."""
    for table in (RococoTable, PatisserieTable):
        show = table.show

        def lay(self: AnyTable, shown: Shown[View], show: Callable[..., None] = show) -> None:
            if shown.view.decision is not None or shown.view.asked is None:
                show(self, shown)

        monkeypatch.setattr(table, "show", lay)


@pytest.mark.usefixtures("swift")
@pytest.mark.parametrize("name", TABLES)
def test_a_whole_game_is_heard_line_by_line_before_each_question(name: str) -> None:
    begin, whim, expansions = TABLES[name]
    session = begin(1, bots=2, expansions=expansions, seed=6)
    choose = whim(6)
    listener = Listener(session, choose)
    game, names, questions, undone = listener.game, session.setup.names, 0, 0
    known, everything = listener.rows(), [each.text for each in listener.first]
    assert_told_once(known, told(listener.first), names)
    assert everything[-1] == game.prompt.text
    while (decision := game.hotSeat.decision) is not None:
        questions += 1
        if questions % 9 == 0 and game.canUndo:
            gone, version = [*session.history], session.version
            game.undo()
            said = listener.listen()
            assert session.version > version
            undone += len(gone) - len(session.history)
            assert not {row.text for row in known[len(listener.rows()) :]} & {*told(said)}
            assert len(told(said)) + len(told(said, Rank.BESIDE)) == 1  # what was taken back
            assert told(said, Rank.ASKED)[-1] == game.prompt.text
            known = listener.rows()
            decision = game.hotSeat.decision
            assert decision is not None
        assert game.answer(choose(decision))
        said = listener.listen()
        everything += [each.text for each in said]
        rows = listener.rows()
        assert rows[: len(known)] == known
        assert_told_once(rows[len(known) :], told(said), names)
        known = rows
        if game.hotSeat.decision is not None:
            assert said[-1] == Said(game.prompt.text, Rank.ASKED, urgent=said[-1].urgent)
            assert [each.text for each in said].count(game.prompt.text) == 1
    assert undone > 0
    assert questions > 30
    assert game.over
    spoiled = "\n".join(everything)
    assert game.score.verdict not in spoiled
    assert not {*hidden(session, PERSON)} & {*everything}
    game.score.skip()
    said = listener.listen()
    final = listener.rows()[len(known) :]
    assert final
    assert_told_once(final, told(said), names)
    totals, *_, verdict = told(said, Rank.ASKED)
    assert verdict == game.score.verdict
    for player in game.score.standings.rows:
        assert f"{player.name} {player.total}" in totals
    game.close()


def test_behind_the_curtain_only_the_next_name_is_said() -> None:
    """Each of two people hears what the other did when the curtain is up, and nothing secret."""
    session = atelier.session(2, seed=3)
    choose = atelier.Whim(3)
    listener = Listener(session, choose)
    game, heard = listener.game, {0: [*listener.first], 1: list[Said]()}
    first = game.hotSeat.viewer
    assert first is None
    assert [each.text for each in listener.first] == [
        f"{game.hotSeat.next} comes next",
        "Everybody else, please look away.",
    ]
    changes = 0
    while changes < 5:
        if game.hotSeat.waiting:
            assert told(listener.heard, Rank.ASKED) == []
            game.hotSeat.passOn()
            said = listener.listen()
            changes += 1
        if game.hotSeat.curtain:
            if changes:
                assert [each.text for each in said] == [
                    f"{game.hotSeat.next} comes next",
                    "Everybody else, please look away.",
                ]
            game.hotSeat.reveal()
            said = listener.listen()
        viewer, decision = game.hotSeat.viewer, game.hotSeat.decision
        assert viewer is not None
        heard[viewer] += said
        assert decision is not None
        assert said[-1].text == game.prompt.text
        assert game.answer(choose(decision))
        said = listener.listen()
        heard[viewer] += said
    for viewer, known in heard.items():
        texts = [each.text for each in known]
        assert not {*hidden(session, viewer)} & {*texts}
        rows = [row for row in listener.rows() if row.seat != viewer and row.predicate]
        assert game.hotSeat.curtain or rows
    game.close()


def test_a_loaded_game_begins_with_its_question_and_not_with_its_past() -> None:
    session, choose = atelier.session(1, bots=1), atelier.Whim(1)
    while (asks := session.decision) is None or (asks.kind, asks.seat) != ("choose_action", PERSON):
        assert asks is not None
        session.answer(asks.id, choose(asks))
    listener = Listener(session, choose)
    assert told(listener.first) == []
    assert told(listener.first, Rank.ASKED) == [
        f"Round {session.state.round} of 7, Performing actions",
        listener.game.prompt.text,
    ]
    listener.game.timeline.step(-1)
    past = listener.listen()
    assert [each.text for each in past] == [
        listener.game.timeline.title,
        listener.game.timeline.line,
    ]
    listener.game.timeline.now()
    assert [each.text for each in listener.listen()] == [listener.game.prompt.text]
    listener.game.close()


def played(session: AnySession, choose: Answering) -> Sequence[str]:
    """Return the answers with which a second round begins."""
    while session.state.round < 2:
        assert session.decision is not None
        session.answer(session.decision.id, choose(session.decision))
    return session.answers


@pytest.mark.parametrize("name", TABLES)
def test_how_much_is_said_is_a_setting(name: str) -> None:
    begin, whim, _ = TABLES[name]
    answers, said = played(begin(1, bots=1, seed=2), whim(2)), {}
    for level in ("short", "normal", "everything"):
        session, choose = begin(1, bots=1, seed=2), whim(2)
        for option in answers[:-1]:
            assert session.decision is not None
            session.answer(session.decision.id, option)
        listener = Listener(session, choose, spoken=level)
        found = [*listener.first]
        for _ in range(5):
            decision = listener.game.hotSeat.decision
            assert decision is not None
            listener.game.answer(choose(decision))
            found += listener.listen()
        said[level] = {each.text for each in found}
        listener.game.close()
    assert said["short"] < said["normal"] < said["everything"]
    assert not any(text.startswith("Bruno") for text in said["short"])
    assert any(text.startswith("Choice: ") for text in said["everything"] - said["normal"])
    assert any(text.startswith("New on display: ") for text in said["everything"])


@pytest.mark.parametrize("name", TABLES)
def test_the_table_is_told_on_request_in_every_language(name: str) -> None:
    """No message fails, and each language has words of its own."""
    begin, whim, expansions = TABLES[name]
    session, choose = begin(1, bots=2, seed=8, expansions=expansions), whim(8)
    while (decision := session.decision) is None or session.state.round < 2:
        assert decision is not None
        session.answer(decision.id, choose(decision))
    while (decision := session.decision) is None or decision.seat != PERSON:
        assert decision is not None
        session.answer(decision.id, choose(decision))
    found = {}
    for language in languages():
        listener = Listener(session, choose, language)
        told_of: dict[str, list[str]] = {}
        for wish in ("table", "own", "rival", "rival", "places", "displays"):
            listener.commons.speaker.ask(wish)
            told_of[wish] = [each.text for each in listener.listen()]
        assert told_of["table"][-1] == listener.game.prompt.text
        assert told_of["own"][0].startswith("Anna")
        assert told_of["rival"][0].startswith("Carla")
        assert len(told_of["places"]) >= 5
        assert len(told_of["displays"]) >= 4
        found[language] = told_of["places"][0]
        listener.game.close()
    assert len({*found.values()}) == len(found)


@pytest.mark.parametrize("name", TABLES)
def test_a_lesson_speaks_when_it_begins(name: str) -> None:
    lesson = LESSONS.of(name)[0]
    run = run_of(name, lesson)
    listener = Listener(run.session, TABLES[name][1](1), lesson=run)
    tutor = listener.game.tutors.speaking
    assert tutor is not None
    assert told(listener.first, Rank.BESIDE) == [tutor.title, tutor.whole]
    tutor.goOn()
    assert tutor.whole in told(listener.listen(), Rank.BESIDE)
    listener.game.close()


def test_what_is_made_again_at_once_is_told_in_one_sentence() -> None:
    session, choose = atelier.session(1, bots=1, seed=2), atelier.Whim(2)
    listener = Listener(session, choose)
    game = listener.game
    while len({entry.seat for entry in session.undoable}) < 2:
        assert game.hotSeat.decision is not None
        game.answer(choose(game.hotSeat.decision))
        listener.listen()
    here = len(session.history)
    game.undo()
    taken = listener.listen()
    assert told(taken) == []
    assert told(taken, Rank.BESIDE) == [game.prompt.aside]
    game.redo()
    again = listener.listen()
    assert len(session.history) == here
    (sentence,) = told(again)
    assert sentence.startswith("Made again: you ")
    assert "Bruno" in sentence
    assert again[0].urgent
    assert again[-1].text == game.prompt.text
    game.close()


def test_refusals_and_errors_interrupt_and_what_was_said_can_be_repeated() -> None:
    listener = Listener(atelier.session(1, bots=1), atelier.Whim(1))
    announced: list[tuple[str, bool]] = []
    speaker = listener.commons.speaker
    speaker.announced.connect(lambda text, urgent: announced.append((text, urgent)))
    listener.game.prompt.mention("Saved")
    assert listener.listen() == [Said("Saved", Rank.BESIDE)]
    listener.commons.notices.tell("The disk is full")
    listener.listen()
    listener.game.table.refuse("", "no free place")
    assert listener.listen() == [Said("no free place", Rank.BESIDE, urgent=True)]
    speaker.repeat()
    assert announced == [
        ("Saved", False),
        ("The disk is full", True),
        ("no free place", True),
        ("no free place", True),
    ]
    listener.game.close()


def test_nothing_is_worded_while_nobody_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    commons = Commons(Places(Path("nowhere"), Path("nowhere")), Catalogue())
    choose = atelier.Whim(1)
    game = GameController(commons, atelier.session(1, bots=1), Bots(choose))
    announcer = Announcer(commons, game)
    worded: list[str] = []
    tell = commons.speaker.tell
    monkeypatch.setattr(commons.speaker, "tell", lambda text, *_, **__: worded.append(text))
    game.begin()
    while (decision := game.hotSeat.decision) is None or len(game.session.history) < 6:
        if decision is not None:
            assert game.answer(choose(decision))
        QCoreApplication.processEvents()
    assert not any(worded)
    monkeypatch.setattr(commons.speaker, "tell", tell)
    heard: list[Said] = []
    commons.speaker.listen(heard.extend)
    announcer.follow()
    QCoreApplication.processEvents()
    assert not told(heard)  # what happened before anybody listened
    assert told(heard, Rank.ASKED)[-1] == game.prompt.text
    game.close()
