"""The Mentor's part of the checks of a state from outside."""

from collections.abc import Iterable, Iterator

from rococo_desktop.engine.reasons import Problem, misplaced, out_of_range, wrong_number
from rococo_desktop.rules.patisserie.book import Checks, RuleBook
from rococo_desktop.rules.patisserie.mentor.set_up import set_sizes
from rococo_desktop.rules.patisserie.mentor.staff import MentorHand
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.state import INCOME, OVER


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
