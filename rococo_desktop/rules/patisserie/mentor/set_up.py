"""The Mentor's solo cards before the game, and in a position laid out by hand."""

from collections.abc import Container

from rococo_desktop.rules.patisserie.book import Context, RuleBook
from rococo_desktop.rules.patisserie.components.models import Grade
from rococo_desktop.rules.patisserie.mentor.decisions import SOLO
from rococo_desktop.rules.patisserie.model import Mentor, State
from rococo_desktop.rules.state import INCOME, PREPARE, SELECT

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
