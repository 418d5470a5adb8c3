"""Each step of an automatic rival's turn is told with a reason, in every language."""

from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile

import pytest

from rococo_desktop.engine.events import Event, kind_of
from rococo_desktop.rules.patisserie.events import DecisionRevealed
from rococo_desktop.rules.rococo.jewelry_box.events import JewelryAllowed
from rococo_desktop.rules.rococo.madame_du_barry.events import MadamePlaced, MadameReasoned
from rococo_desktop.session.session import AnySession
from rococo_desktop.texts import Catalogue, languages
from rococo_desktop.words import Words
from rococo_desktop.words.telling import Step, steps
from tests.daily import by_turns
from tests.qml import hands
from tests.qml.patisserie import kitchen_hands

EXPLAINING = (DecisionRevealed, JewelryAllowed, MadamePlaced, MadameReasoned)
BETWEEN = frozenset({"round_began", "item_scored"})


def madame(seed: int) -> AnySession:
    further = ("jewelry_box",) if seed % 2 else ()
    return hands.session(1, expansions=("madame_du_barry", *further), seed=seed)


def mentor(seed: int) -> AnySession:
    return kitchen_hands.session(1, seed=seed)


def turns(game: AnySession, seed: int) -> Iterator[Sequence[Event]]:
    """Play a game at random, and yield what happens in each turn of the rival."""
    whim = hands.Whim(seed)
    while (decision := game.decision) is not None:
        events = game.answer(decision.id, whim(decision))
        if decision.kind == "reveal_card":
            yield tuple(takewhile(goes_on, events))


def goes_on(event: Event) -> bool:
    return kind_of(type(event)) not in BETWEEN and getattr(event, "reason", "") != "income"


def words_of(game: AnySession, language: str) -> Words:
    return game.setup.kind.words(Catalogue(language), game.match, game.setup.names)


def named(told: Sequence[Step], kind: str) -> list[Step]:
    """Return the steps in which a kind of event happens."""
    return [step for step in told if kind in {kind_of(type(event)) for event in step.events}]


@pytest.mark.parametrize(("begun", "language"), by_turns([madame, mentor], languages()))
def test_each_step_has_a_sentence_of_the_log_and_a_reason(
    begun: Callable[[int], AnySession], language: str
) -> None:
    seen = 0
    for seed in (1, 2):
        game = begun(seed)
        words = words_of(game, language)
        for turn in turns(game, seed):
            told = steps(words, turn, EXPLAINING)
            seen += 1
            assert told
            happened = [event for step in told for event in step.events]
            silent = [event for event in turn if event not in happened]
            unsaid = [each for each in silent if not isinstance(each, EXPLAINING)]
            assert not any(words.told(event).text for event in unsaid), "nothing is left out"
            assert happened == [each for each in turn if each in happened], "in its order"
            for step in told:
                assert step.reason, step.text
                assert "telling-" not in step.reason
                assert step.text == words.summary(1, step.events)
    assert seen > 20


def test_a_reason_says_why_she_deviates_from_her_card() -> None:
    found: set[str] = set()
    for seed in (0, 2, 4):
        game = madame(seed)
        words = words_of(game, "en")
        for turn in turns(game, seed):
            reasoned = [event for event in turn if isinstance(event, MadameReasoned)]
            told = steps(words, turn, EXPLAINING)
            for event in reasoned:
                found.add(event.action)
                said = words.told(event).text
                assert [step for step in told if step.reason == said], "and no other reason"
    assert found >= {"instead", "crown"}


def test_the_mentor_says_what_was_not_possible() -> None:
    game = mentor(4)
    words = words_of(game, "en")
    passed = first = nothing = 0
    for turn in turns(game, 3):
        reveal = steps(words, turn, EXPLAINING)[0]
        passed += reveal.reason.startswith("Not possible now: ")
        first += reveal.reason == "It is the first action on the card, and it is possible."
        if reveal.reason == "Nothing on this card is possible now.":
            nothing += 1
            assert named(steps(words, turn, EXPLAINING), "prestige_gained")
    assert passed
    assert first
    assert nothing
