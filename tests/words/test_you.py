"""The only person who reads is told their own deeds as such, and those of others by name."""

from collections.abc import Iterator
from functools import cache

import pytest

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.games import GAMES
from rococo_desktop.session.session import AnySession, Session
from rococo_desktop.session.setup import GameSetup
from rococo_desktop.texts import Catalogue
from rococo_desktop.texts.languages import languages
from rococo_desktop.words import Words
from rococo_desktop.words.phrases import Told
from tests.words.test_nonsense import NAMES, games

ME = 0
SETUPS = {f"{each.game}-{each.edition}": each for each in games()}
"""The largest game of each edition."""


@cache
def happened(name: str) -> tuple[AnySession, list[Event]]:
    """Return a game of random answers to its end, and what the first seat sees of it."""
    setup: GameSetup = SETUPS[name]
    session = Session.new(setup, {setup.game: GAMES[setup.game].library.load()})
    chance, seen = Generator(5, "you"), list[Event | None]()
    while (decision := session.decision) is not None:
        option = decision.options[chance.below(len(decision.options))]
        seen += [each.seen_by(ME) for each in session.answer(decision.id, option)]
    return session, [each for each in seen if each is not None]


def told(words: Words, events: list[Event]) -> Iterator[tuple[bool, Told]]:
    """Yield whether an event is about the reader, and its sentence."""
    for event in events:
        if (said := words.told(event)).text:
            yield getattr(event, "seat", None) == ME, said


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", SETUPS)
def test_the_reader_is_told_no_deed_by_name(name: str, language: str) -> None:
    session, events = happened(name)
    words = session.setup.kind.words(Catalogue(language), session.match, session.setup.names)
    before = [*told(words, events)]
    words.reader = ME
    mine, others = 0, 0
    for (own, now), (_, by_name) in zip(told(words, events), before, strict=True):
        if own:
            mine += 1
            assert NAMES[ME] in by_name.text
            assert NAMES[ME] not in now.text
            assert bool(now.predicate) == bool(by_name.predicate)
            assert now.text[0].isupper() or language == "ja", now.text
            same = language in ("de", "ja")  # some German verbs have one form for both
            assert same or now.predicate != by_name.predicate or not now.predicate, now.text
        else:
            others += 1
            assert now == by_name
    assert mine > 50
    assert others > 50


@pytest.mark.parametrize("name", SETUPS)
def test_several_deeds_are_one_sentence_about_the_reader(name: str) -> None:
    session, events = happened(name)
    words = session.setup.kind.words(Catalogue(), session.match, session.setup.names)
    words.reader = ME
    deeds = [said.predicate for own, said in told(words, events) if own and said.predicate][:2]
    assert words.joined(ME, deeds) == f"You {deeds[0]}, {deeds[1]}."
    assert words.clause(ME, deeds[:1]) == f"you {deeds[0]}"
    assert words.joined(1, deeds[:1]) == f"{NAMES[1]} {deeds[0]}."
