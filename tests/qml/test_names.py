"""A name is data: whatever it is, it is drawn and said as it was typed, and changes nothing else.

A game of players with such names is shown beside the same game of players with plain ones.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from rococo_desktop.controller import log
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.games import GAMES
from rococo_desktop.session.session import AnySession, Session
from rococo_desktop.session.setup import GameSetup, SeatPlan
from tests.qml.hands import Hands, window_in

PLAIN = ("jQ", "qJ", "iQ", "qI")
"""Narrow names that occur in no other word."""
NAMES = {
    "placeholders": ("$&", "%2", "$'", "{n} %1"),
    "markup": ("<b>x</b>", "&amp;", "Ann", "Ann Marie"),
    "directions": ("عمر", "می\u200cخواهم", "דנה 2", "Zoë"),
    "signs": ("ශ්\u200dරී", "👨\u200d👩\u200d👧", "山田\u3000太郎", "ann & b."),
}
RIGHT_TO_LEFT = frozenset(NAMES["directions"][:3])
FIRST_ISOLATE, LAST_ISOLATE = "\u2068", "\u2069"
UNSTEADY = re.compile(r"\d\d?[:.]\d\d|\S+[/\\]saves")
"""A time of day, and the folder of a test: other ones each time."""
TALL = (1920, 1600)
"""A window in which no list has to be scrolled."""
LATER = 0.4
"""The part of a game after which everybody has done something."""

Names = tuple[str, ...]
Told = dict[str, set[str]]
"""All that is written and said, by place."""


@pytest.fixture(autouse=True)
def lines_of_any_length(monkeypatch: pytest.MonkeyPatch) -> None:
    """Divide the log into the same lines, however long the names are."""
    monkeypatch.setattr(log, "LONGEST", 10_000)


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


def at_the_table(hands: Hands, game: str, names: Names) -> Iterator[str]:
    """Show the places of a running game that name the players, one after the other."""
    hands.play(played(game, names, LATER))
    hands.game.passOn()
    yield "curtain"
    hands.game.reveal()
    yield "table"
    hands.settle()
    hands.click("openLog")
    yield "log"
    hands.game.timeline.stepTurn(-1)
    yield "past"
    for dialog in ("player", "seats", "save"):
        hands.shell.open(dialog)
        yield dialog
    hands.shell.saves.setName(names[1])
    hands.shell.save()
    hands.shell.open("load")
    yield "load"
    hands.shell.leave()
    yield "menu"


def at_the_end(hands: Hands, game: str, names: Names) -> Iterator[str]:
    """Show the places of a finished game that name the players, one after the other."""
    hands.play(played(game, names))
    hands.game.score.begin()
    yield "show"
    hands.game.score.skip()
    hands.game.score.endFinale()
    yield "score"
    hands.click("keepScore")
    yield "keep"
    hands.shell.open("records")
    yield "records"
    hands.shell.preferences.keep(seats=begun(game, names).setup.seats)
    hands.shell.leave()
    hands.shell.open("new_game")
    yield "form"


def told(hands: Hands, game: str, names: Names) -> Told:
    """Return all that is written and said in each place that names the players."""
    hands.root.resize(*TALL)
    found = {}
    for show in (at_the_table, at_the_end):
        for place in show(hands, game, names):
            hands.lay_out()
            chosen = {hands.shell.keeper.name, hands.shell.keeper.folder}  # as files may be called
            found[place] = {UNSTEADY.sub("-", text) for text in hands.said() - chosen}
    return found


@pytest.fixture(scope="module")
def plain(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Told]:
    """Return all that is told of a game whose players have plain names."""

    @cache
    def shown(game: str) -> Told:
        with window_in(tmp_path_factory.mktemp(game)) as hands:
            return told(hands, game, PLAIN)

    return shown


def unmarked(text: str) -> str:
    return text.replace(FIRST_ISOLATE, "").replace(LAST_ISOLATE, "")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("names", NAMES.values(), ids=NAMES)
def test_a_name_is_drawn_as_it_was_typed(
    hands: Hands, plain: Callable[[str], Told], game: str, names: Names
) -> None:
    typed = dict(zip(PLAIN, names, strict=True))
    plainly, found = re.compile("|".join(PLAIN)), told(hands, game, names)
    for place, usual in plain(game).items():
        expected = {plainly.sub(lambda name: typed[name[0]], text) for text in usual}
        assert {unmarked(text) for text in found[place]} == expected, place
        assert any(plainly.search(text) for text in usual), f"{place} names nobody"


@pytest.mark.parametrize("game", GAMES)
def test_a_name_from_right_to_left_turns_nothing_around(hands: Hands, game: str) -> None:
    """In a sentence, and in a list of names, it stands isolated from what is beside it."""
    bare = set[tuple[str, str]]()
    for place, texts in told(hands, game, NAMES["directions"]).items():
        for text in texts:
            for name in RIGHT_TO_LEFT - {text}:
                isolated = text.count(f"{FIRST_ISOLATE}{name}{LAST_ISOLATE}")
                if text.count(name) > isolated:
                    bare.add((place, text))
    assert not bare
