"""What a rule set may contribute, and the rule book of one game: its pieces, board and seats."""

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.book import Checks as AnyChecks
from rococo_desktop.rules.book import Context as AnyContext
from rococo_desktop.rules.book import Rival as AnyRival
from rococo_desktop.rules.book import RuleBook as AnyRuleBook
from rococo_desktop.rules.book import RuleSet as AnyRuleSet
from rococo_desktop.rules.patisserie.components.bonuses import Bonus
from rococo_desktop.rules.patisserie.components.models import BoardName, Components, Training
from rococo_desktop.rules.patisserie.model import State


class Effect(NamedTuple):
    """Whether a bonus does anything now, and how it begins.

    Both take the context, the seat, the training of the card and the bonus.
    """

    available: Callable[["Context", int, Training, Bonus], bool]
    begin: Callable[["Context", int, Training, Bonus], None]


@dataclass(frozen=True, kw_only=True)
class Rival(AnyRival["Context"]):
    """An automatic opponent, which is dealt staff like everybody and never asked about it."""

    hand: Callable[[int], Frame]
    """Makes, for its seat, the step in which it takes its hand of a round."""
    draft: Callable[[int, str], Frame]
    """Makes, for its seat, the step in which it takes a card of a tray."""
    lends: Callable[[State], Sequence[str]]
    """Returns its cards of which others may copy the bonus."""
    lend: Callable[["Context", int, str], None]
    """Begins the bonus of such a card for another seat."""
    unseen_items: tuple[str, ...]
    """The items of its score sheet that are unknown before the end."""


@dataclass(frozen=True, kw_only=True)
class RuleSet(AnyRuleSet["Context", "RuleBook", State]):
    """One rule set: everything it adds to the game, in the rulebook's order."""

    pieces: frozenset[str] = frozenset()
    """The sets of its components."""
    acts: frozenset[type] = frozenset()
    """Those of its frames with which an action, a bonus or a claim begins."""
    effects: dict[type[Bonus], Effect] = field(default_factory=dict)
    """The effects of bonuses that do more than give coins or prestige at once."""
    new_staff: Callable[["RuleBook", int], list[Frame]] | None = None
    """Its way to deal new staff: returns, for a start player, the frames, the last one first."""
    before_sales: tuple[Callable[["Context"], None], ...] = ()
    """Scored at the end of the game, before the last dishes are sold."""
    prestige_apart: tuple[Callable[[State, int], int], ...] = ()
    """The part of a seat's prestige that another item of the score sheet counts."""
    lay_out: Callable[[State, Container[str]], None] | None = None
    """Completes a position laid out by hand, of which the named fields are given."""
    rival: Rival | None = None


class RuleBook(AnyRuleBook[RuleSet, "Context", "RuleBook", State]):
    """The rules of one game with its components laid out for its number of seats."""

    components: Components
    board_name: BoardName

    def __init__(self, rule_sets: tuple[RuleSet, ...], components: Components, people: int) -> None:
        """Combine the rule sets, with their pieces and the side of the board for the seats."""
        self.rival = next((each.rival for each in rule_sets if each.rival is not None), None)
        super().__init__(rule_sets, people, self.rival)
        self.acts = frozenset(act for rule_set in rule_sets for act in rule_set.acts)
        self.effects = {bonus: e for each in rule_sets for bonus, e in each.effects.items()}
        ways = [rule_set.new_staff for rule_set in rule_sets if rule_set.new_staff is not None]
        self.new_staff = ways[-1]
        """The way to deal new staff: that of the base game, or of a variant."""
        self.before_sales = self._all(lambda rule_set: rule_set.before_sales)
        self.prestige_apart = self._all(lambda rule_set: rule_set.prestige_apart)

        self.components = components
        self.constants = components.constants
        self.rounds = self.constants.rounds
        self.one_post = self.seats <= self.constants.one_post_players
        """Whether only one of the two service staff spaces of an area is ever used."""
        self.second_places = self.seats >= self.constants.second_place_players
        """Whether the second place at a table scores."""
        self.goods = components.goods
        self.board_name = components.board_name(self.seats)
        self.board = components.boards[self.board_name]
        sets = frozenset(pieces for rule_set in rule_sets for pieces in rule_set.pieces)
        self.recipes = {i: e for i, e in components.recipes.items() if e.set in sets}
        self.ingredients = {i: e for i, e in components.ingredients.items() if e.set in sets}
        self.staff = {i: e for i, e in components.staff.items() if e.set in sets}
        self.table_bonuses = {i: e for i, e in components.table_bonuses.items() if e.set in sets}
        self.special_bonuses = {
            i: e for i, e in components.special_bonuses.items() if e.set in sets
        }
        self.solo = components.solo
        self.start_staff = tuple(card.id for card in self.staff.values() if card.deck == "start")


class Checks(AnyChecks[RuleBook, State]):
    """The checks of a rule set."""


class Context(AnyContext[RuleBook, State]):
    """A state that the rules may change, with the rule book of its game."""

    __slots__ = ()
