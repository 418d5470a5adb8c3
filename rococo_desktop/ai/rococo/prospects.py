"""A seat's prospects for the rest of the game, and the resulting value of money."""

from dataclasses import dataclass
from functools import lru_cache

from rococo_desktop.ai.rococo.taste import Taste
from rococo_desktop.rules.rococo.book import Context, RuleBook
from rococo_desktop.rules.rococo.components.bonuses import SILK_COLORS, Bonus
from rococo_desktop.rules.rococo.holdings import decorations_of, dresses_of
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.state import SELECT

DRESSES_PER_ROUND = 0.85
"""The number of dresses that a player rents out in a round."""
DRESSES_PER_CARD = 0.25
"""The number of dresses that a player rents out per card that is still in the hand."""
DECORATIONS_PER_ROUND = 0.5
FORESIGHT = 3.5
"""The number of coming rounds that raise the value of money; more add nothing."""
DECORATION_PER_CARD = 8.0
"""The most Livre that one card can spend on decorations, on average."""
FURTHER_QUESTION = 0.5
"""The value of a bonus that asks a further question, as a fraction of an action."""
HOPE = 0.25
"""The same for a bonus that has no effect yet but may have one later."""


class Layout:
    """The board and the tiles in the form that is fastest to read, made once for a rule book."""

    def __init__(self, rules: RuleBook) -> None:
        board = rules.board
        hall_index = {hall.id: index for index, hall in enumerate(board.halls)}
        self.hall_of = {space.id: hall_index[space.hall] for space in board.spaces.values()}
        self.master_spaces = frozenset(s.id for s in board.spaces.values() if s.master)
        self.musicians = {hall.musician.id: index for index, hall in enumerate(board.halls)}
        self.majorities = [(hall.first, hall.second) for hall in board.halls]
        self.color_of = {
            dress.id: SILK_COLORS.index(dress.color) for dress in rules.dresses.values()
        }
        self.prestige_of = {dress.id: dress.prestige for dress in rules.dresses.values()}
        self.fireworks = {space.id: place for place, space in enumerate(board.fireworks.spaces)}
        self.second_place = rules.seats >= rules.constants.second_place_players
        total = sum(self._color_counts())
        self.color_shares = tuple(count / total for count in self._color_counts())

    def _color_counts(self) -> list[int]:
        counts = [0] * len(SILK_COLORS)
        for color in self.color_of.values():
            counts[color] += 1
        return counts


layout_of = lru_cache(maxsize=8)(Layout)
"""Returns what valuing looks up in a rule book; those of the last eight are kept."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """A seat, its taste, and how much of the game is still to come."""

    rules: RuleBook
    layout: Layout
    taste: Taste
    seat: int
    rounds_after: int
    """The number of full rounds after this one."""
    cards_now: int
    """The number of cards that the seat will still play in this round."""
    livre: float
    """Points for a Livre that can still be spent well."""
    action: float
    """Points for playing one more card."""
    sponsoring: float
    """The Livres that can still be spent well on decorations."""

    @property
    def dresses_ahead(self) -> float:
        """Return the number of dresses that the seat may still expect to rent out."""
        return DRESSES_PER_ROUND * self.rounds_after + DRESSES_PER_CARD * self.cards_now


def prospect_of(rules: RuleBook, state: State, seat: int, taste: Taste) -> Prospect:
    """Return the prospect of a seat at one of its decisions."""
    rounds_after = rules.constants.rounds - state.round
    player = state.players[seat]
    selecting = state.phase == SELECT
    livre = taste.livre + taste.livre_early * min(rounds_after, FORESIGHT)
    decorations = rules.board.decorations.values()
    free = sum(each.cost for each in decorations if each.id not in state.decorations)
    return Prospect(
        rules=rules,
        layout=layout_of(rules),
        taste=taste,
        seat=seat,
        rounds_after=rounds_after,
        cards_now=rules.constants.hand_size if selecting else len(player.hand),
        livre=livre if rounds_after else taste.livre_late,
        action=taste.action if rounds_after else taste.action_late,
        sponsoring=taste.sponsoring * free / rules.seats,
    )


def purse_value(prospect: Prospect, state: State) -> float:
    """Return the points for the seat's money and for its future income."""
    rules, taste = prospect.rules, prospect.taste
    player = state.players[prospect.seat]
    incomes = prospect.rounds_after
    growth = incomes * (incomes - 1) / 2  # how often a thing gained once a round pays
    extra = fixed = 0.0
    held = decorations_of(state, prospect.seat)
    groups = {rules.board.decorations[space].group for space in held}
    if "fountain_upper" in groups:
        extra += incomes * len(held) + growth * DECORATIONS_PER_ROUND
        fixed += len(held)
    if "fountain_lower" in groups:
        dresses = len(dresses_of(rules, state, prospect.seat))
        extra += incomes * dresses + growth * DRESSES_PER_ROUND
        fixed += dresses
    funds = player.livre + incomes * rules.constants.base_income + extra * taste.fountain
    exchange = 1 / rules.constants.livre_per_prestige
    plays = len(player.hand) + rules.constants.hand_size * prospect.rounds_after
    last_round = not prospect.rounds_after
    spendable = plays * taste.spending + min(prospect.sponsoring, plays * DECORATION_PER_CARD)
    spare = exchange if last_round else taste.livre_spare
    well_spent = min(funds, spendable)
    return prospect.livre * well_spent + spare * (funds - well_spent) + exchange * fixed


class Gains:
    """A valuation of bonuses by their effect on the root position; each is tried once."""

    def __init__(self, prospect: Prospect, root: State) -> None:
        self._prospect = prospect
        self._root = root
        self._known: dict[Bonus, float] = {}

    def worth(self, source: str, bonus: Bonus) -> float:
        """Return the points for using the bonus of a card or of a dress once."""
        known = self._known.get(bonus)
        if known is None:
            known = self._known[bonus] = self._tried(source, bonus)
        return known

    def _tried(self, source: str, bonus: Bonus) -> float:
        prospect, seat = self._prospect, self._prospect.seat
        effect = prospect.rules.effects[bonus.effect]
        trial = Context(prospect.rules, self._root.copy(), None)
        if not effect.available(trial, seat, source, bonus):
            return HOPE * prospect.action if prospect.rounds_after else 0.0
        before, frames = self._root.players[seat], len(trial.state.frames)
        effect.begin(trial, seat, source, bonus)
        after = trial.state.players[seat]
        gained = (after.livre - before.livre) * prospect.livre + after.prestige - before.prestige
        asks = len(trial.state.frames) > frames
        return gained + (FURTHER_QUESTION * prospect.action if asks else 0.0)
