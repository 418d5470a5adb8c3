"""The Mentor's staff and solo cards: before the game, in "Phase 2", and in states from outside."""

from collections.abc import Container, Iterable, Iterator
from typing import NamedTuple

from rococo_desktop.engine.reasons import Problem, misplaced, out_of_range, wrong_number
from rococo_desktop.rules.patisserie.book import Checks, Context, RuleBook
from rococo_desktop.rules.patisserie.components.models import Grade
from rococo_desktop.rules.patisserie.mentor.decisions import SOLO
from rococo_desktop.rules.patisserie.model import Mentor, State
from rococo_desktop.rules.patisserie.staff import draft
from rococo_desktop.rules.state import INCOME, OVER, PREPARE, SELECT

BUTTERY: Grade = "buttery"
"""The grade without a key."""


def set_sizes(rules: RuleBook) -> tuple[int, ...]:
    """Return the sizes of the sets of solo cards by the grade, that of the first round first."""
    sizes = rules.constants.mentor_sets
    return next((sizes[grade] for grade in sizes if grade in rules.keys), sizes[BUTTERY])


def prepare(context: Context) -> None:
    """Shuffle the solo cards into four sets and the decision deck."""
    rules, state = context.rules, context.state
    cards = list(rules.solo)
    state.shuffle(SOLO, cards)
    sets = [[cards.pop() for _ in range(number)] for number in set_sizes(rules)]
    state.mentor = Mentor(sets=sets[::-1], deck=cards)


def lay_out(state: State, given: Container[str]) -> None:
    """Give the Mentor the set of the round; those of earlier rounds have been used."""
    if "mentor" in given:
        return
    mentor = state.mentor
    all_sets = [*mentor.sets, mentor.hand] if mentor.hand else mentor.sets
    sets, gone = all_sets[: 1 - state.round or None], all_sets[len(all_sets) + 1 - state.round :]
    mentor.used = [card for cards in reversed(gone) for card in cards]
    mentor.sets, mentor.hand = sets, []
    if state.phase not in (PREPARE, SELECT):
        mentor.hand = mentor.sets.pop()
    if state.phase == INCOME:
        mentor.used, mentor.hand = [*mentor.used, *mentor.hand], []


STREAM = "mentor"


class MentorDraft(NamedTuple):
    """The Mentor's random card of a baking tray."""

    seat: int
    tray: str

    def run(self, context: Context) -> None:
        """Put a random card face down on the Mentor's staff inventory."""
        cards = context.state.tray(self.tray)
        draft(context, self.seat, self.tray, cards[context.state.below(STREAM, len(cards))])


class MentorHand(NamedTuple):
    """The Mentor's next set of solo cards becomes the hand, unseen."""

    seat: int

    def run(self, context: Context) -> None:
        mentor = context.state.mentor
        mentor.hand = mentor.sets.pop()


def _cards(rules: RuleBook, state: State) -> Iterator[Problem]:
    """Check that all solo cards are there, and what the Mentor gained at the end."""
    mentor = state.mentor
    places: list[tuple[str, Iterable[str]]] = [
        ("mentor.hand", mentor.hand),
        ("mentor.used", mentor.used),
        ("mentor.deck", mentor.deck),
        ("mentor.spent", mentor.spent),
        *((f"mentor.sets[{index}]", cards) for index, cards in enumerate(mentor.sets)),
    ]
    yield from misplaced(
        dict.fromkeys(rules.solo, 1),
        ((place, card) for place, cards in places for card in cards),
        whole=True,
    )
    gained = mentor.inventory_prestige + mentor.supplies
    yield from out_of_range("mentor", gained, 0, state.players[-1].prestige)
    for name in ("inventory_prestige", "supplies"):
        most = gained if state.phase == OVER else 0
        yield from out_of_range(f"mentor.{name}", getattr(mentor, name), 0, most)


def _sets(rules: RuleBook, state: State) -> Iterator[Problem]:
    """Check the sizes of the sets, of which one is taken into the hand each round."""
    mentor = state.mentor
    is_taken = not any(isinstance(frame, MentorHand) for frame in state.frames)
    number = rules.rounds - state.round + (not is_taken)
    yield from wrong_number("mentor.sets", len(mentor.sets), number)
    for index, (cards, size) in enumerate(zip(mentor.sets, set_sizes(rules)[::-1], strict=False)):
        yield from wrong_number(f"mentor.sets[{index}]", len(cards), size)
    if not is_taken or state.phase in (INCOME, OVER):
        yield from wrong_number("mentor.hand", len(mentor.hand), 0)


CHECKS = Checks(missing=_cards, course=_sets)
