"""The value of employees: the hand, the deck for the rest of the game, and the card to select."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rococo_desktop.ai.rococo.prospects import DECORATIONS_PER_ROUND, Gains, Prospect
from rococo_desktop.ai.steady import steady_sum
from rococo_desktop.rules.entries import step_amount
from rococo_desktop.rules.rococo.components import bonuses as data
from rococo_desktop.rules.rococo.components.models import Employee
from rococo_desktop.rules.rococo.model import State

FUND_MONEY = 8.0
"""The Livres that a player has when a discount comes, on average."""
NEEDED_MAKERS = 0.4
"""The fraction of the deck that should be able to make dresses."""
NEEDED_MASTERS = 0.2
SHORTAGE = 1.6
"""Points per card by which a deck without any of the needed employees is worse."""
THINNING = 0.8
"""Points for removing an employee without losing an action."""
CROWN_HOPE = 1.3
"""The factor by which a crown card's points grow per remaining round."""
MAKER_POINTS = (0.0, 1.6, 2.1, 2.3)
"""Points for 0, 1, 2, 3 employees in the hand that can make dresses."""
MASTER_POINTS = (0.0, 0.7, 0.9, 1.0)


class Holdings(NamedTuple):
    """The quantities that bonuses depend on, now or on average later."""

    colors: tuple[float, ...]
    """The seat's dresses on the board by colour."""
    decorations: float
    staff: int
    livre: int
    tiles: int
    rounds_after: float


def makes_dresses(card: Employee) -> bool:
    """Return whether the card makes dresses, as its main action or as its bonus."""
    return card.type != "apprentice" or isinstance(card.bonus, data.MakeDress)


class Staff:
    """A valuation of decks by the quality of the cards that will be played from them."""

    def __init__(self, prospect: Prospect, gains: Gains) -> None:
        self._prospect = prospect
        self._gains = gains
        self._known: dict[object, float] = {}

    def value(self, state: State) -> float:
        """Return the points for the hand and for the deck over the rounds to come."""
        player = state.players[self._prospect.seat]
        now = self.holdings(state)
        key = (
            tuple(player.hand),
            tuple(player.supply),
            tuple(player.discard),
            player.played,
            now,
            player.thread,
            player.lace,
        )
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._value(state, now)
        return known

    def holdings(self, state: State) -> Holdings:
        layout, seat = self._prospect.layout, self._prospect.seat
        colors = [0, 0, 0, 0]
        for dress, owner in state.guests.values():
            if owner == seat:
                colors[layout.color_of[dress]] += 1
        player = state.players[seat]
        return Holdings(
            tuple(colors),
            sum(owner == seat for owner in state.decorations.values()),
            player.staff_size(),
            player.livre,
            len(player.resources),
            self._prospect.rounds_after,
        )

    def best_card(self, state: State, options: tuple[str, ...]) -> str:
        """Return the card that completes the best hand; of equal ones, the first."""
        prospect = self._prospect
        employees = prospect.rules.employees
        hand = [employees[card] for card in state.players[prospect.seat].hand]
        held = self.holdings(state)

        def points(cards: list[Employee]) -> float:
            return self.hand_points(cards, held)

        missing = prospect.rules.constants.hand_size - len(hand)
        best_option, best_points = options[0], float("-inf")
        for option in options:
            rest = [employees[card] for card in options if card != option]
            chosen = [*hand, employees[option]]
            for _ in range(min(missing - 1, len(rest))):
                addition = max(rest, key=lambda card: points([*chosen, card]))
                rest.remove(addition)
                chosen.append(addition)
            if (total := points(chosen)) > best_points:
                best_option, best_points = option, total
        return best_option

    def worth_of_hand(self, state: State) -> Callable[[Sequence[str]], float]:
        """Return a function that gives the points for a hand of cards, with present holdings."""
        employees, held = self._prospect.rules.employees, self.holdings(state)
        return lambda cards: self.hand_points([employees[card] for card in cards], held)

    def hand_points(self, cards: Sequence[Employee], held: Holdings) -> float:
        """Return the points for a hand: its cards, and who among them can do what is needed."""
        masters = sum(card.type == "master" for card in cards)
        makers = sum(makes_dresses(card) for card in cards)
        quality = steady_sum(self.quality(card, held) for card in cards)
        return quality + MAKER_POINTS[min(makers, 3)] + MASTER_POINTS[min(masters, 3)]

    def quality(self, card: Employee, held: Holdings) -> float:
        """Return the points by which playing the card beats playing a plain Apprentice."""
        taste = self._prospect.taste
        points = {"master": taste.master, "journeyman": taste.journeyman, "apprentice": 0.0}
        return points[card.type] + self._bonus(card, held)

    def _value(self, state: State, now: Holdings) -> float:
        prospect = self._prospect
        employees = prospect.rules.employees
        player = state.players[prospect.seat]
        points = steady_sum(
            prospect.action + self.quality(employees[card], now) for card in player.hand
        )
        deck = [employees[card] for card in player.staff()]
        if prospect.rounds_after:
            points += self._future(deck, now)
        return points + steady_sum(self._crown(card, state) for card in deck if card.scoring)

    def _future(self, deck: list[Employee], now: Holdings) -> float:
        """Return the points for the deck's quality over the rounds to come."""
        prospect = self._prospect
        half = prospect.rounds_after / 2
        shares = prospect.layout.color_shares
        later = now._replace(
            colors=tuple(
                count + share * prospect.dresses_ahead / 2
                for count, share in zip(now.colors, shares, strict=True)
            ),
            decorations=now.decorations + half * DECORATIONS_PER_ROUND,
            livre=12,
            tiles=3,
            rounds_after=half,
        )
        mean = steady_sum(self.quality(card, later) for card in deck) / len(deck)
        masters = sum(card.type == "master" for card in deck) / len(deck)
        makers = sum(makes_dresses(card) for card in deck) / len(deck)
        mean -= SHORTAGE * max(0.0, 1 - makers / NEEDED_MAKERS)
        mean -= SHORTAGE * max(0.0, 1 - masters / NEEDED_MASTERS) / 2
        plays = prospect.rules.constants.hand_size * prospect.rounds_after
        return mean * plays * prospect.taste.staff

    def _crown(self, card: Employee, state: State) -> float:
        """Return the expected points of a crown card: the present ones, with some growth."""
        prospect = self._prospect
        final = card.scoring
        if final is None:
            return 0.0
        points = prospect.rules.finals[final.final](prospect.rules, state, prospect.seat, final)
        if isinstance(final, data.DeckSize):
            return float(points)
        return points * (1 + (CROWN_HOPE - 1) * prospect.rounds_after)

    def _bonus(self, card: Employee, at: Holdings) -> float:
        """Return the points for using a card's bonus once."""
        bonus = card.bonus
        if bonus is None:
            return 0.0
        prospect = self._prospect
        taste, livre, action = prospect.taste, prospect.livre, prospect.action
        dresses = sum(at.colors)
        match bonus:
            case data.GainLivre():
                return bonus.amount * livre
            case data.BuyNotion():
                return max(0.0, taste.notion - bonus.cost * livre)
            case data.GainNotion():
                return taste.notion
            case data.Acquire():
                return 0.6 * action
            case data.DrawResource():
                return max(0.0, 0.5 * action - bonus.cost * livre)
            case data.DeputeWithBonus():
                return THINNING if at.staff > 5 else 0.0
            case data.DeputeForLivre():
                return THINNING + bonus.apprentice * livre if at.staff > 5 else 0.0
            case data.PerDress():
                return steady_sum(
                    count * (money * livre + points)
                    for count, money, points in zip(
                        at.colors, bonus.livre, bonus.prestige, strict=True
                    )
                )
            case data.PrestigePerDecorations():
                return max(0.0, (at.decorations - 0.3) / bonus.every)
            case data.LivrePerDecoration():
                return at.decorations * bonus.amount * livre
            case data.PrestigePerDresses():
                return max(0.0, (dresses - 0.5) / bonus.every)
            case data.Fund():
                return 0.5 * action + min(bonus.discount, FUND_MONEY) * livre * 0.5
            case data.MakeDress():
                return action + bonus.fewer * taste.bale
            case data.LivreByStaff():
                return step_amount(bonus.steps, at.staff) * livre
            case data.PrestigeForLivre():
                if at.rounds_after:
                    return 0.8
                return max(0.0, (at.livre - 4) * (1 / bonus.every - 0.1))
            case data.DiscardResources():
                return 0.7 * at.tiles
            case _ if prospect.rules.effects[bonus.effect].tried:
                return self._gains.worth(card.id, bonus)
        raise LookupError(f"no value for the bonus {bonus.effect}")
