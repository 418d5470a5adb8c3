"""A name is data: whatever it is, it is drawn and said as it was typed, and changes nothing else.

A game of players with such names is shown beside the same game of players with plain ones.
Each is walked through once, in one language; what it told is kept for all tests.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from functools import cache

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rococo_desktop.ai.analysis import Judgement
from rococo_desktop.ai.patisserie.advisor import PatisserieAdvisor
from rococo_desktop.ai.rococo.advisor import RococoAdvisor
from rococo_desktop.controller.games import running_games
from rococo_desktop.controller.table import log
from rococo_desktop.controller.teaching import analysis
from rococo_desktop.controller.teaching.coach_tutor import CoachTutor
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import State
from rococo_desktop.games import GAMES
from rococo_desktop.session.seats import SeatPlan
from rococo_desktop.session.session import AnySession, Session
from rococo_desktop.session.setup import GameSetup
from rococo_desktop.session.teaching import coach
from tests.daily import soaked
from tests.qml.hands import BotsHere, Hands, answer_first, thinks, window_in

PLAIN = ("jQ", "qJ", "iQ", "qI")
"""Narrow names that occur in no other word."""
NAMES = {
    "placeholders": ("$&", "%2", "$'", "{n} %1"),
    "markup": ("<b>x</b>", "&amp;", "Ann", "Ann Marie"),
    "directions": ("عمر", "می\u200cخواهم", "דנה 2", "Zoë"),
    "signs": ("ශ්\u200dරී", "👨\u200d👩\u200d👧", "山田\u3000太郎", "ann & b."),
}
MEDLEY = ("<b>x</b> {n}", "%2 &amp; $'", "דנה 2", "👨\u200d👩\u200d👧 & b.")
"""One name of each kind; each kind by itself is told with the slow tests."""
FOREIGN = dict(zip(GAMES, ("de", "fr"), strict=True))
"""For each game a language, besides English, in which its sentences are read."""
ABROAD = ("placeholders", "directions")
"""The names that are put into the sentences of that language."""
RIGHT_TO_LEFT = frozenset(NAMES["directions"][:3])
assert set(MEDLEY) & RIGHT_TO_LEFT
FIRST_ISOLATE, LAST_ISOLATE = "\u2068", "\u2069"
UNSTEADY = re.compile(r"\d\d?[:.]\d\d|\S+[/\\]saves")
"""A time of day, and the folder of a test: other ones each time."""
TALL = (1920, 1600)
"""A window in which no list has to be scrolled."""
JUDGED = 2
"""The number of plays that the analysis judges."""
LATER = 0.4
"""The part of a game after which everybody has done something."""

Names = tuple[str, ...]
Told = dict[str, set[str]]
"""All that is written and said, by place."""


class FewJudgements(BotsHere):
    """Bots that judge a few plays at once and the next one never."""

    judged = 0

    def analyse(
        self, setup: Setup, before: State, answers: tuple[str, ...], seed: int
    ) -> Future[Judgement]:
        self.judged += 1
        if self.judged > JUDGED:
            return Future()
        return super().analyse(setup, before, answers, seed)


@pytest.fixture(autouse=True)
def told_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell the same however long the names are, and soon; every play is worth words."""
    monkeypatch.setattr(log, "LONGEST", 10_000)
    monkeypatch.setattr(running_games, "BotRunner", FewJudgements)
    monkeypatch.setattr(analysis, "COSTLY", float("-inf"))
    for advisor in (RococoAdvisor, PatisserieAdvisor):
        monkeypatch.setattr(advisor, "nodes", 20)


@cache
def answers(game: str) -> tuple[str, ...]:
    """Return the answers of a whole random game."""
    session, chance, given = begun(game, PLAIN), Generator(5, "names"), []
    while (decision := session.decision) is not None:
        given.append(decision.options[chance.below(len(decision.options))])
        session.answer(decision.id, given[-1])
    return tuple(given)


def begun(game: str, names: Names) -> AnySession:
    seats = tuple(SeatPlan(kind="human", name=name) for name in names)
    setup = GameSetup(game=game, seats=seats, seed=5)
    return Session.new(setup, {game: setup.kind.library.load()})


def played(game: str, names: Names, part: float = 1) -> AnySession:
    """Return a game of players with these names, of which a part is played."""
    session, given = begun(game, names), answers(game)
    for answer in given[: int(part * len(given))]:
        decision = session.decision
        assert decision is not None
        session.answer(decision.id, answer)
    return session


def at_the_table(hands: Hands, game: str, names: Names, *, advised: bool) -> Iterator[str]:
    """Show the places of a running game that name the players, one after the other."""
    hands.play(played(game, names, LATER))
    hands.game.hotSeat.passOn()
    yield "curtain"
    hands.game.hotSeat.reveal()
    yield "table"
    if advised:
        hands.key(Qt.Key.Key_H)
        yield "hint"
        hands.key(Qt.Key.Key_Escape)
    hands.click("openLog")
    yield "log"
    hands.game.timeline.stepTurn(-1)
    yield "past"
    for dialog in ("player", "seats", "save"):
        hands.shell.open(dialog)
        yield dialog
    hands.shell.backstage.saves.setName(names[1])
    hands.shell.backstage.saves.save()
    hands.shell.open("load")
    yield "load"
    hands.shell.leave()
    yield "menu"


def at_the_end(hands: Hands, game: str, names: Names, *, advised: bool) -> Iterator[str]:
    """Show the places of a finished game that name the players, one after the other."""
    hands.play(played(game, names))
    hands.game.score.begin()
    yield "show"
    hands.game.score.skip()
    hands.game.score.endFinale()
    yield "score"
    if advised:
        hands.click("analyse")
        yield "analysis"
        hands.shell.open("score")
        hands.settle()
    hands.click("keepScore")
    yield "keep"
    hands.shell.open("records")
    yield "records"
    (finished,) = hands.shell.backstage.records.games.rows
    for title in names[1:3]:
        hands.click(f"rename:{finished.key}")
        hands.shell.backstage.records.renaming.setName(title)
        hands.settle()
        hands.click("rename")
    hands.click(f"rename:{finished.key}")
    yield "renamed"
    hands.shell.preferences.keep(seats=begun(game, names).setup.seats)
    hands.shell.leave()
    hands.shell.open("new_game")
    yield "form"


def told(hands: Hands, game: str, names: Names, language: str) -> Told:
    """Return all that is written and said in each place that names the players.

    What takes time to think of is read in the foreign language alone.
    """
    hands.root.resize(*TALL)
    hands.shell.preferences.choose("language", language)
    found = {}
    for show in (at_the_table, at_the_end):
        for place in show(hands, game, names, advised=language == FOREIGN[game]):
            hands.lay_out()
            chosen = {
                hands.shell.backstage.keeper.name,
                hands.shell.backstage.keeper.folder,
            }  # as files may be called
            found[place] = {UNSTEADY.sub("-", text) for text in hands.said() - chosen}
    return found


Shown = Callable[[str, Names, str], Told]


@pytest.fixture(scope="module")
def shown(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> Shown:
    """Return all that is told of a game whose players have some names, in a language."""

    @cache
    def found(game: str, names: Names, language: str) -> Told:
        with window_in(tmp_path_factory.mktemp(game)) as hands:
            return told(hands, game, names, language)

    return found


def unmarked(text: str) -> str:
    return text.replace(FIRST_ISOLATE, "").replace(LAST_ISOLATE, "")


@pytest.mark.heavy
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", NAMES)
def test_a_name_of_each_kind_is_drawn_as_it_was_typed(shown: Shown, game: str, kind: str) -> None:
    check_as_typed(shown, game, NAMES[kind], FOREIGN[game] if kind in ABROAD else "en")


@pytest.mark.parametrize("game", soaked(GAMES, ["rococo"]))
def test_a_name_is_drawn_as_it_was_typed(shown: Shown, game: str) -> None:
    check_as_typed(shown, game, MEDLEY, FOREIGN[game])


def check_as_typed(shown: Shown, game: str, names: Names, language: str) -> None:
    typed = dict(zip(PLAIN, names, strict=True))
    plainly, found = re.compile("|".join(PLAIN)), shown(game, names, language)
    for (place, usual), texts in zip(
        shown(game, PLAIN, language).items(), found.values(), strict=True
    ):
        expected = {plainly.sub(lambda name: typed[name[0]], text) for text in usual}
        assert {unmarked(text) for text in texts} == expected, place
        assert any(plainly.search(text) for text in usual), f"{place} names nobody"


def bare(texts: Iterable[str]) -> set[str]:
    """Return the texts in which a name from right to left is not isolated."""
    return {
        text
        for text in texts
        for name in RIGHT_TO_LEFT - {text}
        if text.count(name) > text.count(f"{FIRST_ISOLATE}{name}{LAST_ISOLATE}")
    }


@pytest.mark.parametrize("game", soaked(GAMES, ["rococo"]))
@pytest.mark.parametrize(
    ("names", "abroad"),
    [
        pytest.param(MEDLEY, True, id="one"),
        pytest.param(NAMES["directions"], False, id="at home", marks=pytest.mark.heavy),
        pytest.param(NAMES["directions"], True, id="abroad", marks=pytest.mark.heavy),
    ],
)
def test_a_name_from_right_to_left_turns_nothing_around(
    shown: Shown, game: str, names: Names, *, abroad: bool
) -> None:
    """In a sentence, and in a list of names, it stands isolated."""
    found = shown(game, names, FOREIGN[game] if abroad else "en")
    assert not {place: texts for place, told in found.items() if (texts := bare(told))}


@pytest.mark.heavy
@pytest.mark.parametrize("game", GAMES)
def test_the_coach_leaves_names_alone(
    hands: Hands, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """What she says of a costly turn names the others as they are called, and herself."""
    monkeypatch.setattr(coach, "COSTLY", float("-inf"))
    monkeypatch.setattr(coach, "WASTED", float("-inf"))
    learner, *others = NAMES["directions"]
    seats = [SeatPlan(kind="human", name=learner)]
    seats += [SeatPlan(kind="random", name=name) for name in others[:2]]
    setup = GameSetup(game=game, seats=tuple(seats), seed=5)
    hands.shell.preferences.choose("language", FOREIGN[game])
    hands.play(Session.new(setup, {game: setup.kind.library.load()}))
    hands.shell.preferences.choose("coach", "on")
    tutor = hands.game.tutors.speaking
    assert isinstance(tutor, CoachTutor)
    said = set[str]()

    def ready() -> bool:
        return tutor.mayGoOn or (hands.game.prompt.mine and not thinks(tutor))

    qtbot.waitUntil(ready)
    while not tutor.mayGoOn:
        said |= hands.said()
        assert answer_first(hands.game)
        hands.settle()
        qtbot.waitUntil(ready)
    hands.lay_out()
    assert learner not in tutor.text, "she speaks of what she would do herself"
    assert not bare(said | hands.said())
