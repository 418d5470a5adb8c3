"""La Pâtisserie Rococo as a match: its rules with a set-up and components, ready to play."""

from collections.abc import Mapping

from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.match import Setup, SetupError, check_no_repetition
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.reasons import because
from rococo_desktop.engine.score import Estimate, Score
from rococo_desktop.rules.match import RuleBookMatch, in_range, one_of
from rococo_desktop.rules.patisserie import first_game, mentor, promos
from rococo_desktop.rules.patisserie.base import BASE
from rococo_desktop.rules.patisserie.book import Context, RuleBook, RuleSet
from rococo_desktop.rules.patisserie.check import check_state
from rococo_desktop.rules.patisserie.components.models import Components
from rococo_desktop.rules.patisserie.deal import deal
from rococo_desktop.rules.patisserie.layout import lay_out
from rococo_desktop.rules.patisserie.mentor import GRADES, MENTOR
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.scoring import estimate, score
from rococo_desktop.rules.patisserie.view import View, look

EDITIONS = ("2025",)
MIN_PLAYERS = 1
MAX_PLAYERS = 5
MENTOR_PLAYERS = 2
"""The number of people beside whom the Mentor may play as a third player."""

EXPANSIONS: tuple[RuleSet, ...] = (*promos.RULE_SETS, first_game.RULE_SET, *mentor.RULE_SETS)
"""All promos, variants and grades."""


class Patisserie(RuleBookMatch[State, View]):
    """The rules of one game."""

    state_type = State
    context_type = Context
    rules: RuleBook

    def __init__(self, setup: Setup, components: Components) -> None:
        setup = setup._replace(edition=setup.edition or EDITIONS[0])
        check_setup(setup)
        keys = {*setup.expansions, *([MENTOR] if has_mentor(setup) else [])}
        chosen = tuple(each for each in EXPANSIONS if each.key in keys)
        super().__init__(setup, RuleBook((BASE, *chosen), components, setup.players))
        self.rule_sets = ("base", *setup.expansions)  # without the Mentor of a solo game
        self.levels = {card.id: card.level or 0 for card in self.rules.staff.values()}
        """The level of each staff card, which the back shows; 0 for the others."""

    def placed(self, start: State, position: Mapping[str, Json]) -> State:
        return lay_out(self.rules, self.codec, start, position)

    def verify(self, state: State) -> None:
        check_state(self.rules, state)

    def look(self, state: State, eyes: frozenset[int]) -> View:
        """Return the combined view of some seats; all seats see everything but bags and decks."""
        return look(state, eyes, self.levels)

    def deal(self, seen: View, chance: Generator) -> State:
        return deal(self.rules, self.kernel, seen, chance)

    def score(self, state: State) -> Score:
        return score(self.rules, state)

    def estimate(self, state: State, seen: View) -> tuple[Estimate, ...]:
        return estimate(self.rules, state, seen)


def has_mentor(setup: Setup) -> bool:
    """Return whether the Mentor plays: always with one person, and by choice with two."""
    return setup.players == 1 or MENTOR in setup.expansions


def check_setup(setup: Setup) -> None:
    """Raise SetupError if the set-up is invalid."""
    check_no_repetition(setup)
    in_range("players", setup.players, MIN_PLAYERS, MAX_PLAYERS)
    one_of("edition", setup.edition or EDITIONS[0], EDITIONS)
    for key in setup.expansions:
        one_of("expansions", key, [expansion.key for expansion in EXPANSIONS])
    if MENTOR in setup.expansions:
        in_range("players", setup.players, 1, MENTOR_PLAYERS)
    grades = [key for key in GRADES if key in setup.expansions]
    if grades and (len(grades) > 1 or not has_mentor(setup)):
        raise SetupError("expansions", because("wrong-grade"))
